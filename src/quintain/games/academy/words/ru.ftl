title = Средневековая Академия
tagline = Выбирайте уроки, продвигайтесь по семи дорожкам и станьте тем единственным, кого король посвятит в рыцари.

## Поля: `.on` — где стоит маркер, `.acc` — куда ставят

board-gallantry = Галантность
    .on = на поле Галантности
    .acc = Галантность
board-duel = Поединок
    .on = на поле Поединка
    .acc = Поединок
board-tournament = Турнир
    .on = на поле Турнира
    .acc = Турнир
board-black = Чёрный Рыцарь
    .on = на дорожке Чёрного Рыцаря
    .acc = Чёрного Рыцаря
board-white = Белый Рыцарь
    .on = на дорожке Белого Рыцаря
    .acc = Белого Рыцаря
board-education = Образование
    .on = на поле Образования
    .acc = Образование
board-king = Король
    .on = на поле Короля
    .acc = Короля
board-dragon = Дракон
    .on = на поле Дракона
    .acc = Дракона
board-charity = Благотворительность
    .on = на поле Благотворительности
    .acc = Благотворительность

## Оруженосцы: игроки, нейтральный игрок или цвета Ланселота

squire-A = А
squire-B = Б
squire-C = В
squire-D = Г
squire-E = Д
squire-N = нейтральный игрок
squire-red = красный
squire-blue = синий
squire-yellow = жёлтый
squire-green = зелёный

colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный
colour-black = чёрный

source-sword = Поединок и Турнир
source-education = Образование
source-king = Король
source-dragon = Дракон
source-charity = Благотворительность

direction-left = налево
direction-right = направо

side-middle = посередине
side-black = на чёрной стороне
side-white = на белой стороне

## Cards

card-gallantry_2 = Галантность 2
card-gallantry_3 = Галантность 3
card-gallantry_4 = Галантность 4
card-gallantry_5 = Галантность 5
card-sword_2 = Меч 2
card-sword_3 = Меч 3
card-sword_4 = Меч 4
card-sword_5 = Меч 5
card-education_2 = Образование 2
card-education_3 = Образование 3
card-education_4 = Образование 4
card-education_5 = Образование 5
card-king_2 = Король 2
card-king_3 = Король 3
card-king_4 = Король 4
card-king_5 = Король 5
card-dragon_2 = Дракон 2
card-dragon_3 = Дракон 3
card-dragon_4 = Дракон 4
card-dragon_5 = Дракон 5
card-charity_2 = Благотворительность 2
card-charity_3 = Благотворительность 3
card-charity_4 = Благотворительность 4
card-charity_5 = Благотворительность 5

hidden-card = карта
    .acc = карту
hidden-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Coats of arms

coat-sword_1 = герб меча 1
coat-sword_2 = герб меча 2
coat-sword_3 = герб меча 3
coat-sword_5 = герб меча 5
coat-sword_8 = герб меча 8
coat-education_-3 = герб Образования −3
coat-education_-1 = герб Образования −1
coat-education_0 = герб Образования 0
coat-king_1 = герб Короля 1
coat-king_2 = герб Короля 2
coat-king_3 = герб Короля 3
coat-king_4 = герб Короля 4
coat-king_5 = герб Короля 5
coat-king_6 = герб Короля 6
coat-king_7 = герб Короля 7
coat-king_9 = герб Короля 9
coat-king_12 = герб Короля 12
coat-dragon_4 = герб Дракона 4
coat-dragon_10 = герб Дракона 10
coat-dragon_17 = герб Дракона 17
coat-charity_-3 = герб Благотворительности −3
coat-charity_-1 = герб Благотворительности −1
hidden-coat = герб

## Части предложений: о ком речь и за кого решает игрок

who = { $squire-id ->
    [N] Нейтральный игрок
    [red] { $seat } (красный)
    [blue] { $seat } (синий)
    [yellow] { $seat } (жёлтый)
    [green] { $seat } (зелёный)
   *[other] { $seat }
}
whom = { $rival-id ->
    [N] нейтральный игрок
    [red] { $owner } (красный)
    [blue] { $owner } (синий)
    [yellow] { $owner } (жёлтый)
    [green] { $owner } (зелёный)
   *[other] { $owner }
}
for-squire = { $squire-id ->
    [N] { " " }— за нейтрального игрока
    [red] { " " }— за красный цвет
    [blue] { " " }— за синий цвет
    [yellow] { " " }— за жёлтый цвет
    [green] { " " }— за зелёный цвет
   *[other] { "" }
}
some-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [-1] { $points } очко
    [-2] { $points } очка
    [-3] { $points } очка
   *[many] { $points } очков
}
which-coat = { $slot ->
    [0] первый герб
    [1] второй герб
    [2] третий герб
    [3] четвёртый герб
   *[other] пятый герб
}

## Настройки

option-seats = Игроки
    .help = Сколько человек играет: от 2 до 5.
option-first_player = Первый игрок
    .help = Кто начинает I раунд: по жребию или место от 1 до числа игроков.
option-first_player-random = по жребию
option-first_player-0 = место 1
option-first_player-1 = место 2
option-first_player-2 = место 3
option-first_player-3 = место 4
option-first_player-4 = место 5
option-two_player_mode = Игра вдвоём
    .help = Простой вариант: третий — нейтральный игрок. Ланселот: у каждого два цвета. Учитывается только вдвоём.
option-two_player_mode-simple = простой вариант
option-two_player_mode-lancelot = Ланселот
option-tie_win = Победа в ничьей
    .help = Усложнение: перед подсчётом первый игрок может положить один свой маркер на верх его стопки.
option-gallantry_back = Шаг назад по Галантности
    .help = Усложнение: получившие бонус Галантности отступают на ней на одно деление.
option-soft_reset = Мягкий сброс
    .help = Усложнение: после III раунда маркеры сохраняют порядок на делениях 0, 1, 2, 3…
option-black_vs_white = Чёрный против Белого
    .help = Поединок и Турнир становятся борьбой двух рыцарей за Чашу.
option-good_manners = Уроки хороших манер
    .help = Галантность награждает ставки на поля, на которых вы будете играть.
option-classical_education = Классическое образование
    .help = Штрафы Образования лежат лицом вниз на Тайном Кодексе.
option-service_to_king = Служба королю
    .help = Король приносит очки, когда кто-то берёт свиток.
option-defeat_dragon = Как победить дракона
    .help = Дракон считает гербы Поединка, Турнира и Короля.
option-most_generous = Самый щедрый
    .help = В конце лучшие на Благотворительности обмениваются гербами с худшими.
option-open_scores = Открытый счёт
    .help = Все гербы всех игроков видны в любое время.

## Фазы

phase-deal = Раздача
phase-draft = Выбор карт
phase-play = Розыгрыш
phase-score = Подсчёт очков
phase-reset = Сброс маркеров
phase-sword = Передача меча
phase-over = Конец игры

## Решения

prompt-bet = { $seat }, на какое поле ставка{ for-squire }?
prompt-pick = { $seat }, какую карту оставить себе?
prompt-split = { $seat }, разделите карты: какую положить в первую стопку?
prompt-choose = { $seat }, какую стопку взять?
prompt-assign = { $seat }, какую карту положить под первый цвет?
prompt-play = { $seat }, какую карту сыграть?
prompt-sword = { $seat }, нейтральный игрок открыл карту { NAME($card) }: куда её сыграть?
prompt-peek = { $seat }, на какой герб Кодекса посмотреть?
prompt-lift = { $seat }, какой маркер положить на верх стопки?
prompt-advance = { $seat }, какой маркер передвинуть за Галантность на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}{ for-squire }?
prompt-take = { $seat }, какой герб взять с Кодекса{ for-squire }?
prompt-target = { $seat }, с кем обменяться гербами?
prompt-give = { $seat }, какой герб отдать?
prompt-claim = { $seat }, какой герб взять? Не больше двух, по одному.
prompt-claim_one = { $seat }, какой герб взять?

## Действия

verb-bet = { NAME($board) }, карт на руках: { $held }
verb-pick = { NAME($card) }{ $landings-count ->
    [2] { " " }({ NAME($landings-1-board) } до { $landings-1-progress }, { NAME($landings-2-board) } до { $landings-2-progress })
   *[other] { " " }(до { $landings-1-progress })
}
verb-play = { NAME($card) }{ $board-id ->
    [duel] { " " }на Поединок
    [tournament] { " " }на Турнир
    [black] { " " }за Чёрного Рыцаря
    [white] { " " }за Белого Рыцаря
   *[other] { "" }
}{ for-squire }: { landing }{ outlook }
outlook = { $change ->
    [points] { $trend ->
        [up] { " · " }+{ $final-points } при подсчёте
        [down] { " · " }{ $final-points } при подсчёте
       *[same] { "" }
    }
    [steps] { $trend ->
        [up] { " · " }бонус +{ $bonus }
        [down] { " · " }бонус { $bonus }
       *[same] { "" }
    }
    [order] { " · " }место { $place }
   *[none] { "" }
}
coat-outlook = { $sure ->
    [yes] { " " }({ $expected-points })
   *[no] { " " }(в среднем { $expected-points })
}
landing = { $steps ->
    [0] на месте
   *[other] до { $progress }{ $below ->
        [0] { "" }
       *[other] { " " }(сверху)
    }
}
verb-peek = Герб { $number }{ coat-outlook }
verb-lift = { $squire-id ->
    [red] Красный { NAME($board, case: "on") }
    [blue] Синий { NAME($board, case: "on") }
    [yellow] Жёлтый { NAME($board, case: "on") }
    [green] Зелёный { NAME($board, case: "on") }
   *[other] Мой маркер { NAME($board, case: "on") }
}{ outlook }
verb-advance = { NAME($board) }: { landing }{ outlook }
verb-take = Герб { $number }{ coat-outlook }
verb-target = { whom }: очков от { $range-points_least } до { $range-points_most }
verb-give = Отдать герб ({ some-points }); получит { whom }{ for-squire }
verb-claim = Взять герб ({ some-points }); отдаст { whom }{ for-squire }
verb-split = { NAME($card) }; в стопке уже { NAME($cards) }
verb-choose = { $pile ->
    [0] Первая стопка
   *[other] Вторая стопка
}: { NAME($cards) }
verb-assign = { NAME($card) }{ for-squire }
verb-pass = Ничего
verb-done = Больше ничего

## События фаз 1 и 2

event-began = Начинается { $round ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
} раунд. Экскалибур: { $seat }.
    .opens = paragraph
    .clause = AC-11.1
event-dealt = { $seat } получает { NAME($cards) }.
    .clause = AC-3.2
event-filled = На Кодекс кладут гербы лицом вниз: { $number }.
    .clause = AC-17.1
event-bet = { who } делает ставку: { NAME($board) }.
    .clause = AC-16.1
event-kept = { $last ->
    [1] { $card-id ->
        [hidden] { $seat } оставляет себе последнюю карту.
       *[other] { $seat } оставляет себе последнюю карту: { NAME($card) }.
    }
   *[other] { $seat } оставляет { NAME($card, case: "acc") }.
}
    .clause = AC-4.1
event-neutral_shown = { $seat } видит карты нейтрального игрока: { NAME($cards) }.
    .clause = AC-13.9
event-neutral_kept = { $blind ->
    [1] Нейтральный игрок оставляет карту, вытянутую вслепую.
   *[other] Нейтральный игрок оставляет { NAME($card, case: "acc") }.
}
    .clause = AC-13.3
event-passed = Все передают карты { NAME($direction) }.
    .clause = AC-4.2
event-readied = { $seat } заканчивает выбор.
    .clause = AC-14.3
event-revealed = { $seat } показывает { $pile ->
    [0] первую стопку
   *[other] вторую стопку
}: { NAME($cards) }.
    .clause = AC-14.3
event-chose = { $seat } берёт одну из стопок соперника: { NAME($cards) }.
    .clause = AC-14.3

## События фазы 3

event-turned = Нейтральный игрок открывает карту: { NAME($card) }.
    .clause = AC-13.6
event-played = { who } играет карту: { NAME($card) }.
    .clause = AC-5.3
event-moved = { $steps ->
    [0] { who } не может двигаться дальше { NAME($board, case: "on") }.
    [-1] { who } отступает { NAME($board, case: "on") } до { $progress }{ on-top }.
   *[other] { who } идёт { NAME($board, case: "on") } до { $progress }{ on-top }.
}
    .clause = AC-6.1
on-top = { $below ->
    [0] { "" }
   *[other] , маркер ложится на стопку (ниже маркеров: { $below })
}
event-cup_moved = { $steps ->
    [0] Чаша стоит посередине.
   *[other] Чаша стоит { NAME($side) }, шагов от середины: { $steps }.
}
    .clause = AC-15.2
event-scroll_taken = { who } берёт свиток с деления { $space }.
    .clause = AC-18.1
event-peeked = { $coat-id ->
    [hidden] { $seat } смотрит { which-coat } на Кодексе.
   *[other] { $seat } смотрит { which-coat } на Кодексе: { some-points }.
}
    .clause = AC-17.2

## События фаз 4–6

event-lifted = { who } кладёт маркер { NAME($board, case: "on") } на верх стопки.
    .clause = AC-12.1
event-scored = Подсчёт: { NAME($board) }.
    .opens = paragraph
    .clause = AC-9.1
event-placed = { who } занимает { $place ->
    [1] первое
    [2] второе
   *[other] третье
} место на поле Галантности.
    .clause = AC-8.2
event-awarded = { who } получает герб: { some-points }.
    .clause = AC-9.5
event-took = { $coat-id ->
    [hidden] { who } берёт { which-coat } с Кодекса.
   *[other] { who } берёт { which-coat } с Кодекса: { some-points }.
}
    .clause = AC-17.4
event-returned = { who } показывает 0 и возвращает герб на Кодекс.
    .clause = AC-17.4
event-earned = { who }: дракон приносит { some-points } (гербов: { $number }).
    .clause = AC-19.2
event-uncovered = Все гербы открываются.
event-targeted = { who } обменивается гербами; соперник — { whom }.
    .clause = AC-20.2
event-given = { who } отдаёт герб ({ some-points }); получает его { whom }.
    .clause = AC-20.2
event-claimed = { who } берёт герб ({ some-points }); отдаёт его { whom }.
    .clause = AC-20.2
event-cleared = { $soft ->
    [1] { NAME($board) }: маркеры сходятся к нулю и сохраняют порядок.
   *[other] { NAME($board) }: все маркеры возвращаются на ноль.
}
    .clause = AC-10.1
event-totalled = Итог — { $seat }: { some-points }, { $rank ->
    [1] посвящение в рыцари!
   *[other] место { $rank }.
}
    .opens = row
    .clause = AC-11.5

## Наши числа (AC-R27): пометка и что в каждом достоверно

mark-ours = наша реконструкция
mark-uncertain = по правилам, но не наверняка
mark-entered = введено для этого стола
printed-title = Некоторые числа на полях — наша реконструкция.
printed-enter = Ввести напечатанные числа
printed-king = Король, деления с 6 по 11
    .certain = Достоверно: 0 очков до деления 5 и 12 на делении 12.
printed-dragon = Дракон
    .certain = Достоверно: три места и 7 очков между первым и вторым.
printed-cup = края дорожки Чаши
    .certain = Достоверно: с каждой стороны есть край.
printed-king_back = Король со свитками
    .certain = Достоверно: свитки лежат на 6 и 12.
printed-turn_order = карта порядка хода
    .certain = Достоверно: цвета двух игроков чередуются.
printed-charity = Благотворительность
    .certain = В правилах −3 и −1 — возможно, только для Образования.

## Пункты правил за столом, для которого введены числа

amended-dragon = Поединок и Турнир дают по гербу первым трём местам: 3, 2 и 1 очко. Дракон даёт { $first }, { $second } и { $third } (введено для этого стола). При трёх участниках третье место ничего не получает.
amended-charity = Образование даёт герб −3 каждому на последнем месте и герб −1 тому, кто предпоследний; Благотворительность — гербы { $last } и { $penultimate } (введено для этого стола).
amended-king = Король даёт каждому один герб за деление, на котором стоит его маркер; места не важны. Деления от 0 до 5 не дают ничего, дальше { $spaces } очков. Очки делений с 6 по 11 введены для этого стола; 0 — герба нет.
amended-turn_order = Фаза 3: цвета играются один за другим в порядке, указанном на карте порядка хода. Сыграть цвет — значит сыграть все три его карты, в каком порядке захочет хозяин. Лишних карт не остаётся. Порядок: I { $I-1 }, { $I-2 }, { $I-3 }, { $I-4 }; II { $II-1 }, { $II-2 }, { $II-3 }, { $II-4 }; III { $III-1 }, { $III-2 }, { $III-3 }, { $III-4 }; IV { $IV-1 }, { $IV-2 }, { $IV-3 }, { $IV-4 }; V { $V-1 }, { $V-2 }, { $V-3 }, { $V-4 }; VI { $VI-1 }, { $VI-2 }, { $VI-3 }, { $VI-4 }. Этот порядок введён для этого стола.
amended-cup = Поединок и Турнир вместе становятся одним полем с тремя дорожками: Чёрного Рыцаря (половина Поединка), Белого Рыцаря (половина Турнира) и Чаши — от { $steps } на чёрной стороне через 0 до { $steps } на белой (края введены для этого стола). Чаша начинает с 0. У каждого по маркеру на дорожке каждого рыцаря, с нуля.
amended-king_back = Когда доходит очередь считать Короля: если в этом раунде взят свиток, каждый получает один герб за деление, на котором стоит. Очки по делениям: { $spaces } (введено для этого стола); 0 — герба нет. Если в этом раунде взяты оба свитка, каждый получает два таких герба. Иначе Короля не считают, даже в III и VI раундах.
