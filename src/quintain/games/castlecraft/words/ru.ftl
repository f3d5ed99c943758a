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
    .dat = Дружинникам
    .sign = Д
unit-knight = Витязь
    .plural = Витязи
    .gen = Витязей
    .dat = Витязям
    .sign = В
unit-wizard = Чародей
    .plural = Чародеи
    .gen = Чародеев
    .dat = Чародеям
    .sign = Ч
unit-brave = Храбрец
    .plural = Храбрецы
    .gen = Храбрецов
    .dat = Храбрецам
    .sign = Х
unit-crossbowman = Стрелок
    .plural = Стрелки
    .gen = Стрелков
    .dat = Стрелкам
    .sign = Л
unit-shaman = Шаман
    .plural = Шаманы
    .gen = Шаманов
    .dat = Шаманам
    .sign = Ш
unit-spearman = Копейщик
    .plural = Копейщики
    .gen = Копейщиков
    .dat = Копейщикам
    .sign = К
unit-guard = Страж
    .plural = Стражи
    .gen = Стражей
    .dat = Стражам
    .sign = С
unit-magister = Магистр
    .plural = Магистры
    .gen = Магистров
    .dat = Магистрам
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
    .edge = северный край поля
castle-east = восточный замок
    .short = восток
    .edge = восточный край поля
castle-south = южный замок
    .short = юг
    .edge = южный край поля
castle-west = западный замок
    .short = запад
    .edge = западный край поля
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
    .help = Игроки выбирают по очереди в начале партии («choose»), тянут жребий («lot») или получают назначенные: для каждого игрока humans, dwarves, shadows, choose или lot через запятую.
option-armies-choose = выбирают игроки
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
    .help = Готовые; свои; или свои, если они не сильнее и не слабее готовых (без предупреждений). Кто не принёс своего, играет с готовым.
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
    .help = Происходят сами (наше прочтение), или об этом спрашивают хозяина отряда, как напечатано.
option-counter_attack-auto = сами собой
option-counter_attack-ask = по вопросу
option-line_of_attack = Линия атаки
    .help = Стены останавливают атаки на расстоянии, или их не останавливает ничто.
option-line_of_attack-walls = стены мешают
option-line_of_attack-none = ничто не мешает
option-three_player_end = Конец игры втроём
    .help = Побеждает тот, кто завоюет первым, как напечатано, или последний король.
option-three_player_end-first_conquest = первое завоевание
option-three_player_end-last_standing = последний король
option-late_start_bonus = Прибавка за поздний ход
    .help = На столько больше золота и маны за каждое место в порядке хода; 0 — печатная игра. В дуэли начавший выигрывает примерно три партии из четырёх, поэтому советуем «auto» (2 в дуэли, 0 втроём).
option-late_start_bonus-0 = нет, как напечатано
option-late_start_bonus-auto = для равных шансов
option-late_start_bonus-1 = по 1
option-late_start_bonus-2 = по 2
option-late_start_bonus-3 = по 3
option-round_cap = Предел кругов
    .help = После стольких кругов игра кончается; 0 значит 200 — наш технический предел.
option-quiet_cap = Предел тихих кругов
    .help = Ничья после стольких кругов, в которых ничего не случилось; 0 — выключено.

## Этапы

phase-armies = выбор армий
phase-actions = действия
phase-building = строительство
phase-over = конец

## Вопросы

prompt-choose_army = { $seat }, какую армию вы возглавите?
prompt-choose_squad = { $seat }, какой отряд действует следующим?
prompt-move = { $seat }, куда идут { NAME($unit, case: "plural") }?
prompt-strike = { $seat }, по кому или чему бьют { NAME($unit, case: "plural") }?
prompt-counter = { $seat }, ответят ли { NAME($unit, case: "plural") } на удар { NAME($foe, case: "gen") }?
prompt-build = { $seat }, что вы строите?
prompt-deploy = { $seat }, где встанут { NAME($unit, case: "plural") }?

## Действия

some-fall = { $range-fallen_most ->
    [0] никто не падёт
   *[other] { $range-fallen_least ->
        [0] падёт до { $range-fallen_most } из { $count }
       *[other] падёт от { $range-fallen_least } до { $range-fallen_most } из { $count }
    }, в среднем { $expected-fallen }
}{ $odds-conquer ->
    [0] { "" }
   *[other] ; замок взят в { $odds-conquer } % случаев
}
strike-back = { $answered ->
    [no] { "" }
   *[yes] { $range-lost_most ->
        [0] ; уцелевшие могут ответить, но никто не падёт
       *[other] ; уцелевшие могут ответить: падёт до { $range-lost_most } из { $own } ваших, в среднем { $expected-lost }
    }
}
price = { $price-gold ->
    [0] { $price-mana ->
        [0] даром
       *[other] мана { $price-mana }
    }
   *[other] { $price-mana ->
        [0] золото { $price-gold }
       *[other] золото { $price-gold } и мана { $price-mana }
    }
}
leaving = останется: золото { $left-gold }, мана { $left-mana }
chips = { $gold ->
    [0] { $mana ->
        [0] ничего
       *[other] мана { $mana }
    }
   *[other] { $mana ->
        [0] золото { $gold }
       *[other] золото { $gold } и мана { $mana }
    }
}
values-text = скорость { $values-speed }, дальность { $values-range }, сила { $values-strength }, защита { $values-defence }
stat-text = { $stat ->
    [speed] скорость { $delta }
    [range] дальность { $delta }
    [strength] сила каждого воина { $delta }
    [defence] защита { $delta }
    [manoeuvres] манёвры { $delta }
   *[veil] бить можно только вплотную
}
range-text = { $distance_per ->
    [0] дальность { $distance }
   *[other] { $distance ->
        [0] дальность { $distance_per } за мага
       *[other] дальность { $distance } + { $distance_per } за мага
    }
}
power-text = { $power_base ->
    [0] кубик + { $power_per } за мага
   *[other] кубик + { $power_base } + { $power_per } за мага
}
effect = { $effect ->
    [upgrade] { NAME($units, case: "plural") }: { stat-text }
    [deploy] новые отряды встают до { $distance } шагов от замка
    [ram] атаки на двери и ворота: сумма +{ $bonus }
    [bolt] магическая атака, { power-text }, { range-text }
    [rain] магическая атака на отряд и его соседей под открытым небом, { power-text }, { range-text }
    [hex] вражеский отряд: { stat-text }; { range-text }
    [boon] другой ваш отряд: { stat-text }; { range-text }
   *[aura] все другие ваши отряды в пределах дальности: { stat-text }; { range-text }
}
verb-choose_army = { NAME($army) } ({ NAME($units, case: "plural") })
verb-act = { NAME($unit, case: "plural") } ({ $count }), клетка { NAME($cell) }: { values-text }
verb-end_actions = Больше никто не действует
verb-move = { $steps ->
    [0] { NAME($cell) }: стоять
   *[other] { NAME($cell) }: шагов { $steps }{ $traps ->
        [0] { "" }
        [one] , через ловушку (в среднем падёт { $expected-lost } ваших)
       *[other] , через ловушки: { $traps } (в среднем падёт { $expected-lost } ваших)
    }{ $targets-count ->
        [0] { "" }
       *[other] , оттуда можно бить
    }{ $loses ->
        [yes] { " " }— и ваш замок потерян!
       *[no] { "" }
    }
}
verb-end_squad = Отряд сделал достаточно
verb-attack = Атаковать { NAME($unit, case: "gen") }, клетка { NAME($cell) }: { some-fall }{ strike-back }
verb-breach = Взломать { $kind ->
    [gate] ворота
   *[door] дверь
} { NAME($portal) }: { $sums-attack } + кубик против { $sums-defence }, удаётся в { $odds-breaks } % случаев
verb-cast = { NAME($spell) }: { NAME($unit, case: "plural") }{ $magic ->
    [yes] , клетка { NAME($cell) }, { some-fall }{ strike-back }
   *[no] {" "}({ effect })
}
verb-enchant = { NAME($spell) } ({ effect })
verb-pass = { $asked ->
    [counter] { NAME($unit, case: "plural") } не отвечают
   *[strike] Не бить
}
verb-counter = { NAME($unit, case: "plural") } бьют в ответ { NAME($foe, case: "gen") }: { some-fall }
verb-token = Жетон: { NAME($tower) }, { NAME($castle) }; цена: { price }, { leaving }; приносит за ход: { $kind ->
    [mana] мана
   *[gold] золото
} { $floors }, следующий доход: золото { $income-gold }, мана { $income-mana }{ $returns ->
    [yes] ; прежний жетон возвращается ({ $target })
   *[no] { "" }
}{ $conquers ->
    [yes] { " " }— и замок падёт ({ $loser })!
   *[no] { "" }
}
verb-recruit = Набрать: { NAME($unit) }; { price }, { leaving } ({ values-text })
verb-buy = { NAME($card) }: { price }, { leaving } ({ effect }){ $stranded ->
    [yes] { " " }— после этого у вас ни отряда, ни средств на него, ни дохода!
   *[no] { "" }
}
verb-end_turn = Закончить ход
verb-deploy = { NAME($cell) }{ $tower-id ->
    [none] { "" }
   *[other] , под площадкой: { NAME($tower) }
}

## События

event-seated = { $seat }: место — { NAME($castle, case: "edge") }{ $drawn ->
    [1] , по жребию
   *[0] { "" }
}.
event-armed = { $seat }: армия — { NAME($army) }, { $how ->
    [chosen] по выбору
    [lot] по жребию
   *[given] как условлено
}.
event-choice_ordered = Армии выбирают в таком порядке, по жребию: { $seats }.
event-play_ordered = Порядок хода, по жребию: { $seats }.
event-compensated = { $seat } ходит позже и получает за это: золото { $chips }, мана { $chips }.
event-began = Круг { $round }: ходит { $seat }.
    .opens = paragraph
event-faded = { NAME($spell) }: действие кончается.
    .clause = CC-13.7
event-acted = { $seat }: действуют { NAME($unit, case: "plural") }.
    .quiet = yes
event-moved = { NAME($unit, case: "plural") } идут на клетку { NAME($cell) }.
event-trapped = { $owner }: арка бьёт { NAME($unit, case: "gen") } ({ $seat }) на клетке { NAME($cell) }: кубик { $roll }, { $total } против { $defence }, пало: { $fallen }.
    .clause = CC-12.7
event-attacked = { $seat }: { NAME($unit, case: "plural") } атакуют { NAME($foe, case: "gen") } ({ $target }): кубик { $roll }, { $total } против { $defence }, пало: { $fallen }.
    .clause = CC-9.2
event-countered = { $seat }: { NAME($unit, case: "plural") } бьют в ответ { NAME($foe, case: "gen") }: кубик { $roll }, { $total } против { $defence }, пало: { $fallen }.
    .clause = CC-10.1
event-declined = { $seat }: { NAME($unit, case: "plural") } не отвечают.
    .clause = CC-10.4
event-battered = { $seat }: { NAME($unit, case: "plural") } ломают { $gate ->
    [1] ворота
   *[0] дверь
} { NAME($portal) }: кубик { $roll }, { $total } против { $defence }.
    .clause = CC-12.1
event-broke = { $seat } взламывает { $gate ->
    [1] ворота
   *[0] дверь
} { NAME($portal) }.
    .clause = CC-12.3
event-conjured = { $seat }: { NAME($unit, case: "plural") } творят заклинание «{ NAME($spell) }».
    .clause = CC-13.1
event-struck = «{ NAME($spell) }» бьёт { NAME($foe, case: "gen") } ({ $target }): кубик { $roll }, { $total } против { $defence }, пало: { $fallen }.
    .clause = CC-13.5
event-bewitched = «{ NAME($spell) }» лежит на отряде: { NAME($foe, case: "plural") } ({ $target }).
    .clause = CC-13.7
event-destroyed = { NAME($unit, case: "plural") } ({ $seat }) уничтожены.
    .clause = CC-9.4
event-rewarded = { $seat } берёт: { chips }.
    .clause = CC-11.1
event-collected = { $seat }: { NAME($tower) } ({ NAME($castle) }) приносит: { $gold ->
    [0] { $mana ->
        [0] ничего
       *[other] мана { $mana }
    }
   *[other] золото { $gold }
}.
    .clause = CC-14.1
event-gathered = { $seat }: { NAME($unit, case: "plural") } вдали от замка собирают ману: { $mana }.
    .clause = CC-14.2
event-claimed = { $seat } кладёт жетон: { NAME($tower) } ({ NAME($castle) }){ $returned ->
    [0] { "" }
   *[1] ; прежний жетон возвращается ({ $target })
}.
    .clause = CC-15.2
event-recruited = { $seat } набирает: { NAME($unit) } (в отряде { $count }).
    .clause = CC-15.3
event-deployed = { $seat }: { NAME($unit, case: "plural") } встают на клетку { NAME($cell) }.
    .clause = CC-16.2
event-bought = { $seat } покупает: { NAME($card) }.
    .clause = CC-15.4
event-conquered = Пал { NAME($castle) }: { $loser } выбывает.
    .clause = CC-18.1
event-won = Завоевание решает игру: побеждает { $winner }.
event-round_ended = Круг { $round } окончен.
    .quiet = yes
event-ended = Игра окончена ({ $clause }).

## Файлы замков

flaw-where = { $code }{ $plan ->
    [none] { "" }
   *[other] , { $plan }
}{ $x ->
    [-1] { $z ->
        [-1] { "" }
       *[other] , этаж { $z }
    }
   *[other] , этаж { $z }, клетка { $x },{ $y }
}:
flaw-not-toml = Текст — не TOML: { $why ->
    [parts] в ключе слишком много частей
    [equals] после ключа нет «=»
    [newline] после значения стоит лишнее
    [unclosed] не закрыта скобка или кавычка
    [twice] одно и то же сказано дважды
    [sign] знак стоит там, где ему нельзя
    [escape] после обратной косой черты стоит не тот знак
    [statement] строка — не ключ со значением и не таблица
    [value] значения нет или оно записано неверно
   *[other] его не прочесть
}.
flaw-shape = { $key } должно иметь вид { $expected }.
flaw-entries = { $key } — это записи { $expected }.
flaw-flag = { $key } — это true или false.
flaw-castle-id = { $key } — это id замка.
flaw-row-list = { $key } — это список строк.
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
flaw-people-tower = Главному замку нужна башня его народа — { $people ->
    [humans] Людей
    [dwarves] Гномов
   *[shadows] Теней
}.
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
flaw-crowd = В { $key } не больше записей, чем { $most }, а тут { $found }.
flaw-players = Эта расстановка на игроков: { $found }, а играют { $expected }.
flaw-edge = edge — north, east, south или west.
flaw-turn = turn у { $edge ->
    [north] северного
    [east] восточного
    [south] южного
   *[west] западного
} края должен быть { $degrees }.
flaw-turn-extra = turn — это 0, 90, 180 или 270.
flaw-castle-unknown = Замка { $castle }, чтобы его поставить, нет.
flaw-off-field = Замок не целиком на поле.
flaw-axis = Ось места не на поле.
flaw-zone = Главный замок выходит из зоны своего места.
flaw-anchor = Якорь этого места поперёк края должен быть { $expected }.
flaw-in-zone = Дополнительный замок стоит в зоне места у { $edge ->
    [north] северного
    [east] восточного
    [south] южного
   *[west] западного
} края.
flaw-too-near = До замка на { $other } остаётся меньше двух свободных клеток.
flaw-cut-off = Эта клетка недостижима из других замков.
flaw-unfair-seats = Расстановка неравная: пути между местами разнятся на шагов: { $steps }.
flaw-unfair-extra = Расстановка неравная: пути до ближайшего дополнительного замка разнятся на шагов: { $steps }.

## Things named by their place or by a plan

named-place = { $text }
named-tower = { $ru }
