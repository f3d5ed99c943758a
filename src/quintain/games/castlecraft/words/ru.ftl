title = Castle Craft
tagline = Соберите армию, штурмуйте башни и возьмите замок противника.

## Армии: `.of` — чьё

army-humans = Люди
    .of = Людей
army-dwarves = Гномы
    .of = Гномов
army-shadows = Тени
    .of = Теней

## Воины: `.plural` — отряд, `.gen` — кого (много), `.sign` — знак на поле

unit-man_at_arms = Дружинник
    .plural = Дружинники
    .gen = Дружинников
    .sign = Д
unit-knight = Витязь
    .plural = Витязи
    .gen = Витязей
    .sign = В
unit-wizard = Чародей
    .plural = Чародеи
    .gen = Чародеев
    .sign = Ч
unit-brave = Храбрец
    .plural = Храбрецы
    .gen = Храбрецов
    .sign = Х
unit-crossbowman = Стрелок
    .plural = Стрелки
    .gen = Стрелков
    .sign = Л
unit-shaman = Шаман
    .plural = Шаманы
    .gen = Шаманов
    .sign = Ш
unit-spearman = Копейщик
    .plural = Копейщики
    .gen = Копейщиков
    .sign = К
unit-guard = Страж
    .plural = Стражи
    .gen = Стражей
    .sign = С
unit-magister = Магистр
    .plural = Магистры
    .gen = Магистров
    .sign = М

## Заклинания

spell-lightning = Молния
spell-fire_rain = Огненный дождь
spell-magic_wellspring = Волшебный Исток
spell-fair_wind = Попутный Ветер
spell-stone_hail = Каменный Град
spell-stone_skin = Каменная Кожа
spell-wrath_of_the_ancestors = Гнев Предков
spell-earth_tremor = Дрожь Земли
spell-black_flame = Чёрное Пламя
spell-curse_of_weakness = Проклятие Слабости
spell-shackles_of_darkness = Оковы Тьмы
spell-veil_of_gloom = Пелена Мрака

## Карты

card-forged_armour = Кованые Доспехи
card-damask_swords = Булатные Мечи
card-forced_march = Скорый Марш
card-signal_fires = Сигнальные Огни
card-rune_armour = Рунные Латы
card-tempered_steel = Калёная Сталь
card-long_crossbows = Дальнобойные Арбалеты
card-wall_hammers = Стенобойные Молоты
card-black_blades = Чёрные Клинки
card-ashen_mail = Пепельная Кольчуга
card-shadow_tread = Поступь Теней
card-gates_of_gloom = Врата Мрака
card-lightning = { spell-lightning }
card-fire_rain = { spell-fire_rain }
card-magic_wellspring = { spell-magic_wellspring }
card-fair_wind = { spell-fair_wind }
card-stone_hail = { spell-stone_hail }
card-stone_skin = { spell-stone_skin }
card-wrath_of_the_ancestors = { spell-wrath_of_the_ancestors }
card-earth_tremor = { spell-earth_tremor }
card-black_flame = { spell-black_flame }
card-curse_of_weakness = { spell-curse_of_weakness }
card-shackles_of_darkness = { spell-shackles_of_darkness }
card-veil_of_gloom = { spell-veil_of_gloom }

## Замки по месту

castle-north = северный замок
    .short = север
castle-east = восточный замок
    .short = восток
castle-south = южный замок
    .short = юг
castle-west = западный замок
    .short = запад
castle-extra1 = дополнительный замок
castle-extra2 = второй дополнительный замок
castle-extra3 = третий дополнительный замок
castle-extra4 = четвёртый дополнительный замок
castle-extra5 = пятый дополнительный замок
castle-extra6 = шестой дополнительный замок

## Настройки

option-seats = Игроки
    .help = Сколько человек играет: 2 или 3.
option-armies = Армии
    .help = Для каждого игрока humans, dwarves или shadows через запятую; «lot» — тем, кто тянет жребий.
option-armies-lot = по жребию
option-places = Места
    .help = Край поля для каждого игрока (north, south, west, east — какие есть в расстановке) через запятую; «lot» — тем, кто тянет жребий.
option-places-lot = по жребию
option-setup = Расстановка
    .help = Где стоят замки: дуэль у старого замка, в чистом поле или за два замка; три короля; или своя расстановка из файла.
option-setup-auto = обычная
option-setup-duel = дуэль у старого замка
option-setup-duel_open = дуэль в чистом поле
option-setup-duel_two_castles = дуэль за два замка
option-setup-three_kings = три короля
option-setup-own = своя
option-own_setup = Своя расстановка
    .help = Файл с местами и дополнительными замками, а если эти замки свои — и с их планами.
option-castles = Замки
    .help = Готовые; свои; или свои, если они не сильнее и не слабее готовых (без предупреждений).
option-castles-ready = готовые замки
option-castles-own = свои замки
option-castles-own_balanced = свои замки равной силы
option-own_castles = Свой замок
    .help = Файл замка для первого игрока или файл с замком для каждого.
option-castle_floor = Шаги в замках
    .help = Как везде, или по шагу за клетку пола замка, по диагонали тоже.
option-castle_floor-metric = как везде
option-castle_floor-one_step = клетка за шаг
option-counter_attack = Ответные атаки
    .help = Происходят сами, или об этом спрашивают хозяина отряда.
option-counter_attack-auto = сами собой
option-counter_attack-ask = по вопросу
option-line_of_attack = Линия атаки
    .help = Стены останавливают атаки на расстоянии, или их не останавливает ничто.
option-line_of_attack-walls = стены мешают
option-line_of_attack-none = ничто не мешает
option-three_player_end = Конец игры втроём
    .help = Побеждает последний король или тот, кто завоюет первым.
option-three_player_end-last_standing = последний король
option-three_player_end-first_conquest = первое завоевание
option-late_start_bonus = Прибавка за поздний ход
    .help = На столько больше золота и маны за каждое место в порядке хода; обычно 2 в дуэли и 0 втроём; 0 — печатная игра.
option-late_start_bonus-auto = обычная
option-late_start_bonus-0 = нет
option-late_start_bonus-1 = по 1
option-late_start_bonus-2 = по 2
option-late_start_bonus-3 = по 3
option-round_cap = Предел кругов
    .help = После стольких кругов игра кончается; 0 значит 200.
option-quiet_cap = Предел тихих кругов
    .help = Ничья после стольких кругов, в которых ничего не случилось; 0 — выключено.

## Вопросы

prompt-choose_squad = { $seat }, какой отряд действует следующим?
prompt-move = { $seat }, куда идёт отряд?
prompt-strike = { $seat }, по кому или чему бьёт отряд?
prompt-counter = { $seat }, бьют ли уцелевшие в ответ?
prompt-build = { $seat }, что вы строите?
prompt-deploy = { $seat }, где встаёт новый отряд?

## Действия

some-fall = { $most ->
    [0] никто не падёт
   *[other] { $least ->
        [0] падёт до { $most } из { $count }
       *[other] падёт от { $least } до { $most } из { $count }
    }
}
strike-back = { $answer ->
    [none] { "" }
    [0] ; уцелевшие могут ответить, но никто не падёт
   *[other] ; уцелевшие могут ответить: падёт до { $answer } из { $own } ваших
}
price = { $gold ->
    [0] { $mana ->
        [0] даром
       *[other] мана { $mana }
    }
   *[other] { $mana ->
        [0] золото { $gold }
       *[other] золото { $gold } и мана { $mana }
    }
}
stat-text = { $stat ->
    [speed] скорость { $delta }
    [range] дальность { $delta }
    [strength] сила каждого воина { $delta }
    [defence] защита { $delta }
    [manoeuvres] манёвры { $delta }
   *[veil] бить можно только вплотную
}
range-text = { $range_per ->
    [0] дальность { $range }
   *[other] { $range ->
        [0] дальность { $range_per } за мага
       *[other] дальность { $range } + { $range_per } за мага
    }
}
power-text = { $power_base ->
    [0] кубик + { $power_per } за мага
   *[other] кубик + { $power_base } + { $power_per } за мага
}
effect = { $effect ->
    [upgrade] { NAME($units, case: "plural") }: { stat-text }
    [deploy] новые отряды встают до { $reach } шагов от замка
    [ram] атаки на двери и ворота: сумма +{ $bonus }
    [bolt] магическая атака, { power-text }, { range-text }
    [rain] магическая атака на отряд и его соседей под открытым небом, { power-text }, { range-text }
    [hex] вражеский отряд: { stat-text }; { range-text }
    [boon] другой ваш отряд: { stat-text }; { range-text }
   *[aura] все другие ваши отряды в пределах дальности: { stat-text }; { range-text }
}
verb-act = { NAME($unit, case: "plural") } ({ $count }), клетка { NAME($cell) }: { label-values }
verb-end_actions = Больше никто не действует
verb-move = { $steps ->
    [0] { NAME($cell) }: стоять
   *[other] { NAME($cell) }: шагов { $steps }{ $traps ->
        [0] { "" }
        [one] , через ловушку
       *[other] , через ловушки: { $traps }
    }
}
verb-end_squad = Отряд сделал достаточно
verb-attack = Атаковать { NAME($unit, case: "gen") }, клетка { NAME($cell) }: { some-fall }{ strike-back }
verb-breach = Взломать { $kind ->
    [gate] ворота
   *[door] дверь
} { NAME($portal) }: сила { $power } + кубик против { $defence }
verb-cast = { NAME($spell) }: { NAME($unit, case: "plural") }{ $magic ->
    [yes] , клетка { NAME($cell) }, { some-fall }{ strike-back }
   *[no] {" "}({ effect })
}
verb-enchant = { NAME($spell) } ({ effect })
verb-pass = Не бить
verb-counter = { NAME($unit, case: "plural") } бьют в ответ { NAME($foe, case: "gen") }
verb-decline = { NAME($unit, case: "plural") } не отвечают
verb-token = Жетон: { NAME($tower) }, { NAME($castle) }; цена: { price }; приносит за ход: { $kind ->
    [mana] мана
   *[gold] золото
} { $floors }
verb-recruit = Набрать: { NAME($unit) }; { price } ({ label-values })
verb-buy = { NAME($card) }: { price } ({ effect }){ $stranded ->
    [yes] { " " }— после этого у вас ни отряда, ни средств на него, ни дохода!
   *[no] { "" }
}
verb-end_turn = Закончить ход
verb-deploy = { NAME($cell) }

## События

event-began = Круг { $round }: ходит { $seat }.
event-faded = { NAME($spell) }: действие кончается.
event-acted = { $seat }: действуют { NAME($unit, case: "plural") }.
    .quiet = yes
event-moved = { NAME($unit, case: "plural") } идут на клетку { NAME($cell) }.
event-trapped = Арка игрока { $owner } бьёт { NAME($unit, case: "gen") } на клетке { NAME($cell) }: кубик { $roll }, { $total } против { $defence }, пало: { $fallen }.
event-attacked = { NAME($unit, case: "plural") } игрока { $seat } атакуют { NAME($foe, case: "gen") } игрока { $target }: кубик { $roll }, { $total } против { $defence }, пало: { $fallen }.
event-countered = { NAME($unit, case: "plural") } игрока { $seat } бьют в ответ { NAME($foe, case: "gen") }: кубик { $roll }, { $total } против { $defence }, пало: { $fallen }.
event-declined = { NAME($unit, case: "plural") } игрока { $seat } не отвечают.
event-battered = { NAME($unit, case: "plural") } игрока { $seat } ломают { $gate ->
    [1] ворота
   *[0] дверь
} { NAME($portal) }: кубик { $roll }, { $total } против { $defence }.
event-broke = { $seat } взламывает { $gate ->
    [1] ворота
   *[0] дверь
} { NAME($portal) }.
event-conjured = { NAME($unit, case: "plural") } игрока { $seat } творят заклинание «{ NAME($spell) }».
event-struck = { NAME($spell) } бьёт { NAME($foe, case: "gen") } игрока { $target }: кубик { $roll }, { $total } против { $defence }, пало: { $fallen }.
event-bewitched = «{ NAME($spell) }» лежит на отряде: { NAME($foe, case: "plural") } игрока { $target }.
event-destroyed = { NAME($unit, case: "plural") } игрока { $seat } уничтожены.
event-rewarded = { $seat } берёт: { price }.
event-collected = { $seat }: { NAME($tower) } ({ NAME($castle) }) приносит: { $gold ->
    [0] { $mana ->
        [0] ничего
       *[other] мана { $mana }
    }
   *[other] золото { $gold }
}.
event-gathered = { $seat }: { NAME($unit, case: "plural") } вдали от замка собирают ману: { $mana }.
event-claimed = { $seat } кладёт жетон: { NAME($tower) } ({ NAME($castle) }){ $returned ->
    [0] { "" }
   *[1] ; жетон игрока { $target } возвращается
}.
event-recruited = { $seat } набирает: { NAME($unit) } (в отряде { $count }).
event-deployed = { $seat }: { NAME($unit, case: "plural") } встают на клетку { NAME($cell) }.
event-bought = { $seat } покупает: { NAME($card) }.
event-conquered = Пал { NAME($castle) }: { $loser } выбывает.
event-won = Завоевание решает игру: побеждает { $winner }.
event-round_ended = Круг { $round } окончен.
    .quiet = yes
event-ended = Игра окончена ({ $clause }).

## Поле

label-round = Круг { $round }
label-turn = ходит { $seat }
label-gold = золото
label-mana = мана
label-income = доход
label-squad = { NAME($unit, case: "plural") } { $count }
label-floor = этаж { $z }
label-ground = земля
label-roofs = вид сверху
label-active = действуют { NAME($unit, case: "plural") }, манёвр { $manoeuvre }
label-towers = Башни
label-cards = карты
label-effects = заклинания
label-out = вне игры
label-nobody = без жетона
label-values = скорость { $speed }, дальность { $range }, сила { $strength }, защита { $defence }
label-values-each = Скорость — в шагах, дальность — в клетках; сила — каждого воина, складывается и прибавляется к кубику; защита — каждого.
label-unit = { $sign } { NAME($unit, case: "plural") }: { label-values }
label-on-field = ; { $count } на клетке { $cell }
label-small-letter = Малая буква — отряд под крышей или перекрытием.
label-reserve = { $count } из { $figures }
label-legend = ▒ кладка · ─ │ стена · ┄ ┆ бойницы · = дверь · # ворота · ∩ арка · × взломано · ≡ лестница · ¤ люк · □ ▣ квадратная башня · ○ ◉ круглая башня · • досягаемо
label-legend-plain = Досягаемых клеток: { $cells }; наберите клетку как x,y или x,y,z.
label-no-squad = отрядов на поле нет
label-cells = Наберите клетку, например { $example }, или «все» — весь список ({ $count }).
label-view-keys = «b 0» … «b { $highest }» — один этаж, «b верх» — вид сверху.
label-siege = { NAME($castle) }: своих жетонов { $tokens }, своих отрядов внутри { $squads }, чужих жетонов { $foreign }

## Файлы замков

castle-good = { $file }: «{ $name }» — хороший замок ({ $people ->
    [none] дополнительный
   *[other] главный замок { $army }
}); за ход он приносит золото { $gold } и ману { $mana }.
castle-bad = { $file } — пока не замок: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}.
castle-warnings = { $count ->
    [one] { $count } предупреждение
    [few] { $count } предупреждения
   *[many] { $count } предупреждений
}; играть им можно, если стол не хочет равных замков.
castle-not-main = Главным замком он быть не может:
castle-line = строка { $line }, столбец { $column }: { $code }{ $place }. { $text }
castle-place-floor = , этаж { $z }
castle-place-cell = , этаж { $z }, клетка { $x },{ $y }
castle-floor = Этаж { $z }
castle-tower = { $name }: { $kind ->
    [round] круглая, маны за ход { $floors }
   *[square] квадратная, золота за ход { $floors }
}, шагов от лучшего входа { $steps }
castle-access = До всех площадок вместе: шагов от лучшего входа { $steps }.
castle-written = Нарисовано в { $file }.
castle-plan = план
castle-view = вид спереди
castle-unknown = Нет ни файла замка { $file }, ни готового замка с таким именем; готовые замки: { $castles }.
castle-not-text = { $file } — не текст в UTF-8.

flaw-not-toml = Текст — не TOML: { $why }.
flaw-shape = { $key } должно иметь вид: { $expected }.
flaw-missing-key = Нет ключа { $key }.
flaw-unknown-key = Ключа { $key } в этом формате нет.
flaw-format = format должен быть castlecraft-castle/1.
flaw-id = { $key } — малые латинские буквы, цифры и подчёркивания, сначала буква.
flaw-name = { $key } — от 1 до 40 печатных знаков.
flaw-people = { $key } — humans, dwarves, shadows или none.
flaw-kind = { $key } — square или round.
flaw-same-id = Это id носят два разных плана.
flaw-size = size — это [ширина, глубина], числа от 3 до 27.
flaw-rows = На этом этаже должно быть строк: { $expected }, а их { $found }.
flaw-row-long = В этой строке знаков { $found }, а помещается { $expected }.
flaw-cell-sign = Знак { $sign } не обозначает никакой клетки.
flaw-edge-sign = Знак { $sign } не обозначает здесь никакого ребра.
flaw-corner-sign = Угол — это + или пусто, а не { $sign }.
flaw-loose-edge = Это ребро ничего не касается на своём этаже.
flaw-floors-gap = Этажи нумеруются 0, 1, 2 …, каждый один раз.
flaw-floors-high = Выше шестого этажа не строят.
flaw-hanging = Под этой клеткой ничего нет.
flaw-stairs-end = Над лестницей должна быть лестница или люк.
flaw-hatch-alone = Под люком должна быть лестница.
flaw-tower-unnamed = У этой площадки нет записи [[tower]]: она не башня и дохода не даёт.
flaw-tower-twice = У этой площадки записей [[tower]]: { $found }; хватит одной.
flaw-tower-kind = Запись { $tower } говорит { $kind }, а площадка нарисована иначе.
flaw-tower-nowhere = Запись { $tower } не указывает ни на какую площадку.
flaw-tower-id = id { $tower } носят две башни.
flaw-platform-cut = Внутри площадки нарисовано ребро.
flaw-platform-shape = Площадка квадратной башни — полный прямоугольник.
flaw-rim-open = Край этой площадки открыт { $side ->
    [north] на север
    [east] на восток
    [south] на юг
   *[west] на запад
}: она не башня и дохода не даёт; закройте край или нарисуйте простой пол.
flaw-platform-low = Площадка должна быть выше земли.
flaw-platform-covered = Над площадкой ничего не должно быть.
flaw-unreachable = До этой клетки не дойти с открытого поля.
flaw-gate-place = Ворота и арки стоят на земле между клеткой, где можно стоять, и открытым полем.
flaw-door-wall = Эта дверь открывается в кладку.
flaw-door-air = Эта дверь открывается в воздух.
flaw-people-tower = Главному замку нужна башня его народа ({ $people }).
flaw-foreign-tower = Башня { $tower } принадлежит другому народу.
flaw-no-people = people — none, значит, замок может быть только дополнительным.
flaw-too-big = Главный замок — не больше 15 клеток в ширину и { $zone } в глубину.
flaw-no-room = Новым отрядам негде встать, кроме площадок.
flaw-no-square = Квадратной башни нет: этот замок никогда не платит золотом.
flaw-no-round = Круглой башни нет: этот замок никогда не платит маной.
flaw-floors-pay = Башни приносят за ход золото { $gold } и ману { $mana }; готовые замки — 4 и 2.
flaw-access = Пути от лучшего входа до всех площадок — шагов { $steps }; обычно от 17 до 23.
flaw-no-entrance = На земле нет ни ворот, ни арки, ни двери.
flaw-seats = В расстановке два или три места на разных краях.
flaw-players = Эта расстановка на игроков: { $found }, а играют { $expected }.
flaw-edge = edge — north, east, south или west.
flaw-turn = turn должен быть { $expected }.
flaw-castle-unknown = Замка { $castle }, чтобы его поставить, нет.
flaw-off-field = Замок не целиком на поле.
flaw-axis = Ось места не на поле.
flaw-zone = Главный замок выходит из зоны своего места.
flaw-anchor = Якорь этого места поперёк края должен быть { $expected }.
flaw-in-zone = Дополнительный замок стоит в зоне места ({ $edge }).
flaw-too-near = До замка на { $other } остаётся меньше двух свободных клеток.
flaw-cut-off = Эта клетка недостижима из других замков.
flaw-unfair-seats = Расстановка неравная: пути между местами разнятся на шагов: { $steps }.
flaw-unfair-extra = Расстановка неравная: пути до ближайшего дополнительного замка разнятся на шагов: { $steps }.
