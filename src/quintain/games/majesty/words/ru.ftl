title = Majesty: Твоя корона, твоё королевство
tagline = Наймите нужных людей раньше соседей и сделайте своё королевство самым богатым.

## Счётные слова для фраз ниже (работники — в винительном и родительном падеже)

some-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
lying-workers = { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
   *[many] { $workers } работников
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
    .gen-plural = Крестьянок
role-brewer = Пивовар
    .acc = Пивовара
    .gen = Пивовара
    .ins = Пивоваром
    .plural = Пивовары
    .gen-plural = Пивоваров
role-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
    .ins = Ведьмой
    .plural = Ведьмы
    .gen-plural = Ведьм
role-guard = Стража
    .acc = Стражу
    .gen = Стражи
    .ins = Стражей
    .plural = Стража
    .gen-plural = Стражи
role-knight = Рыцарь
    .acc = Рыцаря
    .gen = Рыцаря
    .ins = Рыцарем
    .plural = Рыцари
    .gen-plural = Рыцарей
role-innkeeper = Трактирщик
    .acc = Трактирщика
    .gen = Трактирщика
    .ins = Трактирщиком
    .plural = Трактирщики
    .gen-plural = Трактирщиков
role-noble = Дворянка
    .acc = Дворянку
    .gen = Дворянки
    .ins = Дворянкой
    .plural = Дворянки
    .gen-plural = Дворянок

## Постройки: `.to` — куда, `.at` — где, `.from` — откуда

building-mill = Мельница
    .acc = Мельницу
    .gen = Мельницы
    .to = на Мельницу
    .at = на Мельнице
    .from = с Мельницы
building-brewery = Пивоварня
    .acc = Пивоварню
    .gen = Пивоварни
    .to = в Пивоварню
    .at = в Пивоварне
    .from = из Пивоварни
building-cottage = Ведьмин дом
    .acc = Ведьмин дом
    .gen = Ведьмина дома
    .to = в Ведьмин дом
    .at = в Ведьмином доме
    .from = из Ведьмина дома
building-guardhouse = Сторожевая башня
    .acc = Сторожевую башню
    .gen = Сторожевой башни
    .to = в Сторожевую башню
    .at = в Сторожевой башне
    .from = из Сторожевой башни
building-barracks = Казармы
    .acc = Казармы
    .gen = Казарм
    .to = в Казармы
    .at = в Казармах
    .from = из Казарм
building-inn = Трактир
    .acc = Трактир
    .gen = Трактира
    .to = в Трактир
    .at = в Трактире
    .from = из Трактира
building-castle = Замок
    .acc = Замок
    .gen = Замка
    .to = в Замок
    .at = в Замке
    .from = из Замка
building-infirmary = Лазарет
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
    .help = Восемь латинских букв A или B для построек с 1 по 8, одинаково для всех игроков; или «random» — наугад.
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

verb-take = { NAME($card) } — { NAME($building, case: "to") }: { $price ->
    [0] бесплатно
    [one] отдать { $price } работника
   *[many] отдать { $price } работников
}{ $workers ->
    [0] { "" }
    [one] , получить { $workers } работника
   *[many] , получить { $workers } работников
}
verb-heal = Вернуть { NAME($card, case: "acc") } { NAME($building, case: "to") } как { NAME($role, case: "acc") }
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
}

## События хода

event-laid = На рынке появляется { NAME($card) }.
    .quiet = yes
event-paid = { $seat } отдаёт { some-workers } на рынок: по одному на каждую карту впереди.
    .quiet = yes
event-took = { $seat } берёт { NAME($card, case: "acc") }{ $workers ->
    [0] { "" }
    [one] { " " }и { $workers } работника с этой карты
   *[many] { " " }и { $workers } работников с этой карты
}.
event-placed = { $seat } отправляет { NAME($role, case: "acc") } { NAME($building, case: "to") }.
event-attacked = { $seat } атакует игрока { $target } (рыцари: { $knights }, стража: { $guards }): { $success ->
    [1] атака успешна.
   *[0] атака отбита.
}
event-wounded = { $seat } переносит { NAME($card, case: "acc") } { NAME($building, case: "from") } в Лазарет.
event-healed = { $seat } исцеляет { NAME($card, case: "acc") } и возвращает { NAME($building, case: "to") }.
event-gained = { $seat } получает { $workers ->
    [0] { some-points }
   *[other] { $points ->
        [0] { some-workers }
       *[other] { some-points } и { some-workers }
    }
} ({ NAME($building) }).
event-shorted = { $seat } не получает { some-workers }: резерв пуст, в конце хода это возместят очки.
event-traded = { $seat } { $workers ->
    [-5] продаёт 5 работников за 5 очков
    [-4] продаёт 4 работников за 4 очка
    [-3] продаёт 3 работников за 3 очка
    [-2] продаёт 2 работников за 2 очка
    [-1] продаёт 1 работника за 1 очко
    [0] ничего не меняет
    [one] покупает { $workers } работника за { $workers } очко
    [few] покупает { $workers } работников за { $workers } очка
   *[many] покупает { $workers } работников за { $workers } очков
}.
event-overflowed = { $seat } возвращает { $workers ->
    [one] { $workers } лишнего работника
   *[many] { $workers } лишних работников
} и получает { some-points }.
event-compensated = { $seat } получает { some-points } за недостающих работников.
event-slid = Рынок сдвигается к началу.
    .quiet = yes

## События финального подсчёта: потерянные очки — отрицательные числа

event-ended = Последний ход сыгран, начинается финальный подсчёт.
event-scored_wounded = { $seat }, раненые: { $wounded ->
    [0] нет, потерь нет.
    [one] { $wounded } карта, { some-points }.
    [few] { $wounded } карты, { some-points }.
   *[many] { $wounded } карт, { some-points }.
}
event-scored_variety = { $seat }, разнообразие: { $kinds ->
    [one] { $kinds } постройка, { some-points }.
    [few] { $kinds } постройки, { some-points }.
   *[many] { $kinds } построек, { some-points }.
}
event-scored_majority = { $building ->
    [infirmary] { $seat }, больше всех раненых: { some-points }.
   *[other] { $seat }, большинство { NAME($building, case: "at") }: { some-points }.
}
event-totalled = { $seat }, итог: { some-points }, { $rank ->
    [1] победа!
   *[other] место { $rank }.
}

## Поле

label-market = Рынок
label-deck = Колода
label-price = Цена
label-workers = Работники
label-points = Очки
label-reserve = Резерв
label-kingdom = Королевство
label-infirmary = Лазарет
label-turn = Ход { $turn } из { $turns }
label-stage = Этап { $stage }
label-majority = Большинство
label-front = начало
label-first = первый игрок

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

## Поле в конце игры и строки свойств, если ведущий исправил содержимое коробки

label-value = Ценность
label-side = Сторона
label-in_game = За игру
label-wounded = Раненые
label-variety = Разнообразие
label-total = Итог
label-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
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
