### Летопись за нарисованным столом: ход в одной-двух фразах, подсчёт по строкам.

## Прибыль: очки и работники

hands = { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
   *[many] { $workers } работников
}
over-places = { $over ->
    [0] { "" }
    [one] { " " }({ $over } лишний: +{ $bonus })
   *[other] { " " }({ $over } лишних: +{ $bonus })
}
gains = { $points ->
    [0] { $workers ->
        [0] { "" }
       *[other] : { hands }{ over-places }
    }
   *[other] : +{ $points }{ $workers ->
        [0] { "" }
       *[other] , { hands }
    }{ over-places }
}

## Ход

event-hired = { $seat } { $paid ->
    [0] берёт
   *[other] платит { $paid }{ $deed ->
        [attack] , берёт
       *[none] { " " }и берёт
    }
} { NAME($role, case: "acc") }{ $deed ->
    [attack] { " " }и атакует
   *[none] { "" }
}{ $healed-id ->
    [none] { "" }
   *[other] , исцеляет { NAME($healed, case: "acc") }
}{ gains }.
event-recovered = { $seat } исцеляет { NAME($card, case: "acc") } ({ NAME($building) }){ gains }.
event-bargained = { $seat } { $direction ->
    [sell] продаёт
   *[buy] покупает
} { $amount ->
    [one] { $amount } работника за { $amount } очко
    [few] { $amount } работников за { $amount } очка
   *[many] { $amount } работников за { $amount } очков
}{ gains }.
event-earned = { NAME($building) }, { $seat }{ gains }.
event-raided = { $success ->
    [0] { $target }: стража отбивает атаку.
   *[other] { $card-id ->
        [none] { $target }: ранить некого.
       *[other] { $target }: { NAME($card) } уходит { NAME($building, case: "from") } в Лазарет{ $variety ->
            [0] { "" }
           *[other] , разнообразие в конце { $variety }
        }.
    }
}
event-shared = { $targets }: { $targets-count ->
    [one] { "" }
   *[other] по{ " " }
}+{ $points }.

## Подсчёт

count-end = { $last ->
    [yes] .
   *[no] ;
}
count-each = { $targets }{ $targets-count ->
    [one] { "" }
   *[other] { " " }по
} { $sign ->
    [plus] +{ $points }
   *[other] { $points }
}{ count-end }
event-counted = { $row ->
    [wounded] Раненые
    [variety] Разнообразие
   *[majority] { NAME($building) }
}: { count-each }
    .opens = paragraph
event-counted_more = { count-each }
event-ranked = Итог: { $seat } { $points }{ count-end }
    .opens = paragraph
event-ranked_next = { $seat } { $points }{ count-end }
