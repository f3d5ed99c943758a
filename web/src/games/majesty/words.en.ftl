### The log at the drawn table: a turn in a sentence or two, the scoring row by row.

## Gains: points and workers

hands = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
over-places = { $over ->
    [0] { "" }
   *[other] { " " }({ $over } too many: +{ $bonus })
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

## A turn

event-hired = { $seat } { $paid ->
    [0] takes
   *[other] pays { $paid }{ $deed ->
        [attack] , takes
       *[none] { " " }and takes
    }
} { NAME($role, case: "a") }{ $deed ->
    [attack] { " " }and attacks
   *[none] { "" }
}{ $healed-id ->
    [none] { "" }
   *[other] , heals { NAME($healed, case: "a") }
}{ gains }.
event-recovered = { $seat } heals { NAME($card, case: "a") } ({ NAME($building) }){ gains }.
event-bargained = { $seat } { $direction ->
    [sell] sells
   *[buy] buys
} { $amount ->
    [one] { $amount } worker for { $amount } point
   *[other] { $amount } workers for { $amount } points
}{ gains }.
event-earned = { NAME($building) }, { $seat }{ gains }.
event-raided = { $success ->
    [0] { $target }: the Guard holds.
   *[other] { $card-id ->
        [none] { $target }: nobody to wound.
       *[other] { $target }: { NAME($card) } goes from the { NAME($building) } to the infirmary{ $variety ->
            [0] { "" }
           *[other] , variety { $variety } at the end
        }.
    }
}
event-shared = { $targets }: +{ $points }{ $targets-count ->
    [one] { "" }
   *[other] { " " }each
}.

## The scoring

count-end = { $last ->
    [yes] .
   *[no] ;
}
count-each = { $targets } { $sign ->
    [plus] +{ $points }
   *[other] { $points }
}{ $targets-count ->
    [one] { "" }
   *[other] { " " }each
}{ count-end }
event-counted = { $row ->
    [wounded] Wounded
    [variety] Variety
   *[majority] { NAME($building) }
}: { count-each }
    .opens = paragraph
event-counted_more = { count-each }
event-ranked = Result: { $seat } { $points }{ count-end }
    .opens = paragraph
event-ranked_next = { $seat } { $points }{ count-end }
