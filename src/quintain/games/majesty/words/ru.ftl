title = Majesty: Твоя корона, твоё королевство
tagline = Наймите нужных людей раньше соседей и сделайте своё королевство самым богатым.

## Счётные слова для фраз ниже (работники — в винительном и родительном падеже)

some-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
some-workers = { $workers ->
    [one] { $workers } работника
   *[many] { $workers } работников
}

## Персонажи

role-miller = Крестьянка
    .acc = Крестьянку
    .gen = Крестьянки
    .ins = Крестьянкой
    .plural = Крестьянки
role-brewer = Пивовар
    .acc = Пивовара
    .gen = Пивовара
    .ins = Пивоваром
    .plural = Пивовары
role-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
    .ins = Ведьмой
    .plural = Ведьмы
role-guard = Стража
    .acc = Стражу
    .gen = Стражи
    .ins = Стражей
    .plural = Стража
role-knight = Рыцарь
    .acc = Рыцаря
    .gen = Рыцаря
    .ins = Рыцарем
    .plural = Рыцари
role-innkeeper = Трактирщик
    .acc = Трактирщика
    .gen = Трактирщика
    .ins = Трактирщиком
    .plural = Трактирщики
role-noble = Дворянка
    .acc = Дворянку
    .gen = Дворянки
    .ins = Дворянкой
    .plural = Дворянки

## Постройки: `.to` — куда, `.at` — где, `.from` — откуда

building-mill = Мельница
    .short = Мельница
    .acc = Мельницу
    .gen = Мельницы
    .to = на Мельницу
    .at = на Мельнице
    .from = с Мельницы
building-brewery = Пивоварня
    .short = Пивоварня
    .acc = Пивоварню
    .gen = Пивоварни
    .to = в Пивоварню
    .at = в Пивоварне
    .from = из Пивоварни
building-cottage = Ведьмин дом
    .short = Дом
    .acc = Ведьмин дом
    .gen = Ведьмина дома
    .to = в Ведьмин дом
    .at = в Ведьмином доме
    .from = из Ведьмина дома
building-guardhouse = Сторожевая башня
    .short = Башня
    .acc = Сторожевую башню
    .gen = Сторожевой башни
    .to = в Сторожевую башню
    .at = в Сторожевой башне
    .from = из Сторожевой башни
building-barracks = Казармы
    .short = Казармы
    .acc = Казармы
    .gen = Казарм
    .to = в Казармы
    .at = в Казармах
    .from = из Казарм
building-inn = Трактир
    .short = Трактир
    .acc = Трактир
    .gen = Трактира
    .to = в Трактир
    .at = в Трактире
    .from = из Трактира
building-castle = Замок
    .short = Замок
    .acc = Замок
    .gen = Замка
    .to = в Замок
    .at = в Замке
    .from = из Замка
building-infirmary = Лазарет
    .short = Лазарет
    .acc = Лазарет
    .gen = Лазарета
    .to = в Лазарет
    .at = в Лазарете
    .from = из Лазарета

## Карты персонажей

card-miller = Крестьянка
    .acc = Крестьянку
    .gen = Крестьянки
card-brewer = Пивовар
    .acc = Пивовара
    .gen = Пивовара
card-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
card-guard = Стража
    .acc = Стражу
    .gen = Стражи
card-knight = Рыцарь
    .acc = Рыцаря
    .gen = Рыцаря
card-innkeeper = Трактирщик
    .acc = Трактирщика
    .gen = Трактирщика
card-noble = Дворянка
    .acc = Дворянку
    .gen = Дворянки
card-miller_brewer = Крестьянка / Пивовар
    .acc = Крестьянку / Пивовара
    .gen = Крестьянки / Пивовара
card-miller_knight = Крестьянка / Рыцарь
    .acc = Крестьянку / Рыцаря
    .gen = Крестьянки / Рыцаря
card-brewer_witch = Пивовар / Ведьма
    .acc = Пивовара / Ведьму
    .gen = Пивовара / Ведьмы
card-brewer_knight = Пивовар / Рыцарь
    .acc = Пивовара / Рыцаря
    .gen = Пивовара / Рыцаря
card-witch_guard = Ведьма / Стража
    .acc = Ведьму / Стражу
    .gen = Ведьмы / Стражи
card-witch_innkeeper = Ведьма / Трактирщик
    .acc = Ведьму / Трактирщика
    .gen = Ведьмы / Трактирщика
card-witch_noble = Ведьма / Дворянка
    .acc = Ведьму / Дворянку
    .gen = Ведьмы / Дворянки
card-guard_knight = Стража / Рыцарь
    .acc = Стражу / Рыцаря
    .gen = Стражи / Рыцаря
card-guard_innkeeper = Стража / Трактирщик
    .acc = Стражу / Трактирщика
    .gen = Стражи / Трактирщика
card-guard_noble = Стража / Дворянка
    .acc = Стражу / Дворянку
    .gen = Стражи / Дворянки
card-knight_innkeeper = Рыцарь / Трактирщик
    .acc = Рыцаря / Трактирщика
    .gen = Рыцаря / Трактирщика
card-innkeeper_noble = Трактирщик / Дворянка
    .acc = Трактирщика / Дворянку
    .gen = Трактирщика / Дворянки
hidden-card = карта
    .acc = карту
    .gen = карты

## Стороны и колоды

side-A = сторона «А»
    .short = А
side-B = сторона «Б»
    .short = Б
deck_mode-standard = два этапа
deck_mode-full_shuffle = единая колода

## Настройки

option-seats = Игроки
    .help = Сколько человек играет: 2, 3 или 4.
option-sides = Стороны построек
    .help = Восемь букв A или B (можно и русских А или Б) для построек с 1 по 8, одинаково для всех игроков; одна буква — для всех восьми; или «random» — наугад.
option-sides-random = случайные
option-deck_mode = Колода
    .help = Два этапа: оставленные карты 1-го этапа лежат поверх 2-го. Единая колода: все 60 карт вместе.
option-deck_mode-standard = { deck_mode-standard }
option-deck_mode-full_shuffle = { deck_mode-full_shuffle }

## Решения

prompt-take = { $seat }, какую карту вы берёте с рынка?
prompt-heal_role = { $seat }, в какую постройку возвращается исцелённая карта?
prompt-castle_trade = { $seat }, обменяете работников и очки, прежде чем Замок принесёт очки?

## Действия

verb-take = { NAME($card) } — { NAME($building, case: "to") }: { $price-workers ->
    [0] даром
   *[other] отдать { $price-workers }
}{ $workers ->
    [0] { "" }
   *[other] , взять { $workers }
}, +{ $gain-points }{ $certain ->
    [no] { " " }или больше
   *[other] { "" }
}{ $given ->
    [0] { "" }
   *[other] , другим +{ $given }
}{ $wounded ->
    [0] { "" }
   *[other] , раненых { $wounded }
}{ $healed-id ->
    [none] { "" }
   *[other] , исцелить { NAME($healed, case: "acc") }
}{ $missing ->
    [0] { "" }
   *[other] , не хватит { $missing }
}{ $final-points ->
    [0] { "" }
   *[other] , в конце +{ $final-points }
}
verb-heal = Вернуть { NAME($card, case: "acc") } { NAME($building, case: "to") } как { NAME($role, case: "acc") }: +{ $gain-points }, в конце +{ $final-points }
verb-trade = { $direction ->
    [buy] Купить { $workers ->
        [one] { $workers } работника за { $workers } очко
        [few] { $workers } работников за { $workers } очка
       *[many] { $workers } работников за { $workers } очков
    }
    [sell] Продать { $workers ->
        [one] { $workers } работника за { $workers } очко
        [few] { $workers } работников за { $workers } очка
       *[many] { $workers } работников за { $workers } очков
    }
   *[none] Ничего не менять
}: всего { $left-points }

## Где мы в партии

phase-turn = ход
phase-over = конец игры

## Подготовка

event-prepared = Королевства разложены: { $faces ->
    [AAAAAAAA] сторона «А»
    [BBBBBBBB] сторона «Б»
   *[other] стороны { $faces }
}. Карт в колоде: { $deck }{ $box ->
    [0] { "" }
   *[other] , вернулось в коробку не глядя: { $box }
}.
event-began = { $seat } начинает: карта работников с рыцарем здесь.

## События хода

event-laid = На рынке появляется { NAME($card) }.
    .quiet = yes
event-paid = { $seat } отдаёт { some-workers } на рынок: по одному на каждую карту впереди.
    .quiet = yes
event-took = { $seat } берёт { NAME($card, case: "acc") } { $slot ->
    [0] бесплатно
    [one] за { $slot } работника
   *[many] за { $slot } работников
}{ $workers ->
    [0] { "" }
    [one] { " " }и получает { $workers } работника с этой карты
   *[many] { " " }и получает { $workers } работников с этой карты
}.
event-placed = { $seat } отправляет { NAME($role, case: "acc") } { NAME($building, case: "to") }.
event-attacked = { $seat } атакует, цель — { $target } (рыцари: { $knights }, стража: { $guards }): { $success ->
    [1] атака успешна.
   *[0] атака отбита.
}
event-wounded = { $seat } переносит { NAME($card, case: "acc") } { NAME($building, case: "from") } в Лазарет{ $variety ->
    [0] { "" }
   *[other] ; постройка пуста: разнообразие в конце { $variety }
}.
event-healed = { $seat } исцеляет { NAME($card, case: "acc") } и возвращает { NAME($building, case: "to") }.
event-gained = { $seat } получает { $workers ->
    [0] { some-points }
   *[other] { $points ->
        [0] { some-workers }
       *[other] { some-points } и { some-workers }
    }
} ({ NAME($building) }).
event-shorted = { $seat } не получает { some-workers }: резерв пуст.
    .clause = MJ-4.9
event-traded = { $seat } { $direction ->
    [sell] продаёт
   *[buy] покупает
} { $amount ->
    [one] { $amount } работника за { $amount } очко
    [few] { $amount } работников за { $amount } очка
   *[many] { $amount } работников за { $amount } очков
}.
event-overflowed = { $seat } возвращает { $workers ->
    [one] { $workers } лишнего работника
   *[many] { $workers } лишних работников
}: +{ $points }.
    .clause = MJ-6.1
event-compensated = { $seat } получает +{ $points } за недостающих работников.
    .clause = MJ-R1
event-slid = Рынок сдвигается к началу.
    .quiet = yes

## События финального подсчёта: потерянные очки — отрицательные числа

event-ended = Последний ход сыгран, начинается финальный подсчёт.
    .opens = paragraph
event-scored_wounded = { $seat }, раненые: { $wounded ->
    [0] нет, потерь нет.
    [one] { $wounded } карта, { some-points }.
    [few] { $wounded } карты, { some-points }.
   *[many] { $wounded } карт, { some-points }.
}
    .opens = row
event-scored_variety = { $seat }, разнообразие: { $kinds ->
    [one] { $kinds } постройка, { some-points }.
    [few] { $kinds } постройки, { some-points }.
   *[many] { $kinds } построек, { some-points }.
}
    .opens = row
event-scored_majority = { $building-id ->
    [infirmary] { $seat }, больше всех раненых: { some-points }.
   *[other] { $seat }, большинство { NAME($building, case: "at") }: { some-points }.
}
    .opens = row
event-totalled = { $seat }, итог: { some-points }, { $rank ->
    [1] победа!
   *[other] место { $rank }.
}
    .opens = row

## Свойства построек, по строке на сторону

ability-mill-A = +2 за Крестьянку
ability-mill-B = +2 за Крестьянку; всем, у кого есть Ведьма, +3
ability-brewery-A = +2 и 1 работник за Пивовара; всем, у кого есть Крестьянка, +2
ability-brewery-B = 1 работник за Крестьянку, Пивовара; с Трактирщиком и Дворянкой +10
ability-cottage-A = исцеление; +2 за Крестьянку, Пивовара, Ведьму
ability-cottage-B = исцеление; +3 за Ведьму
ability-guardhouse-A = защита; +2 за Стражу, Рыцаря, Трактирщика
ability-guardhouse-B = защита; +2 за Пивовара, Ведьму, Стражу; всем с Трактирщиком +3
ability-barracks-A = атака; +3 за Рыцаря
ability-barracks-B = атака; +3 за Рыцаря, Трактирщика, Дворянку
ability-inn-A = +4 за Трактирщика; всем, у кого есть Пивовар, +3
ability-inn-B = +2 за Трактирщика × карты в самой большой постройке
ability-castle-A = +5 и 1 работник за Дворянку
ability-castle-B = обмен до 5; +4 за Дворянку и за раненого
ability-infirmary-A = в конце −1 за раненого
ability-infirmary-B = в конце −2 за раненого; −10, если их больше всех

## Строки свойств, если ведущий исправил содержимое коробки

row-heal_top = исцеление
row-defend = защита
row-attack = атака
row-game_end = в конце
row-per = { $points ->
    [0] { some-workers }
   *[other] +{ $points }{ $workers ->
        [0] { "" }
       *[other] { " " }и { some-workers }
    }
}: { $roles }
row-each_player_if = всем, у кого есть { $roles }, +{ $points }
row-if = если есть { $roles }, +{ $points }
row-per_largest = +{ $points }: { $roles } × карты в самой большой постройке
row-trade = обмен до { $limit }
row-final_wounded = { $points } за раненого
row-wounded = раненый
