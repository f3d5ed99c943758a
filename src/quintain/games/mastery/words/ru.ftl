title = Medieval Mastery
tagline = Высылайте рыцарей из неприступного замка и удержите земли на 13 очков.

## Счётные слова для фраз ниже: рыцари в винительном падеже

some-knights = { $knights ->
    [one] { $knights } рыцаря
   *[many] { $knights } рыцарей
}
some-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Карты: `.power` — что делает

card-conflict_2 = Конфликт 2
    .power = в сражении кладут одну лицом вниз; число прибавляется к рыцарям
card-conflict_3 = Конфликт 3
    .power = в сражении кладут одну лицом вниз; число прибавляется к рыцарям
card-conflict_4 = Конфликт 4
    .power = в сражении кладут одну лицом вниз; число прибавляется к рыцарям
card-conflict_5 = Конфликт 5
    .power = в сражении кладут одну лицом вниз; число прибавляется к рыцарям
card-ambush = Засада
    .acc = Засаду
    .power = кладут как карту конфликта; к рыцарям прибавляется бросок кубика
card-support_1 = Поддержка +1
    .acc = Поддержку +1
    .power = выкладывают в сражении после карт конфликта; число прибавляется
card-support_2 = Поддержка +2
    .acc = Поддержку +2
    .power = выкладывают в сражении после карт конфликта; число прибавляется
card-call_to_arms = Призыв к оружию
    .power = в свой ход: два рыцаря в замок
card-authority = Влияние
    .power = играется сразу, как вытянута: ещё две карты
card-tactical_advance = Тактическое превосходство
    .power = в свой ход: ещё одна передислокация и ещё одно продвижение
card-fracture = Разрушение
    .power = разрушает артефакт другого игрока: в свой ход любой, корону — при её объявлении, скипетр или державу сражающегося — в сражении

hidden-card = карта
    .acc = карту
hidden-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
    .acc = { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }

## Артефакты: `.short` — для тесных мест, `.power` — что делает

artefact-crown_corruption = Корона коррупции
    .acc = Корону коррупции
    .short = коррупция
    .power = раз в ход: разрушить артефакт любого игрока
artefact-crown_insight = Корона предвидения
    .acc = Корону предвидения
    .short = предвидение
    .power = раз в ход: посмотреть четыре верхние карты своей колоды и вернуть в любом порядке
artefact-crown_order = Корона порядка
    .acc = Корону порядка
    .short = порядок
    .power = раз в ход: замешать в колоду карту, сыгранную в свой предыдущий ход
artefact-crown_prosperity = Корона процветания
    .acc = Корону процветания
    .short = процветание
    .power = раз в ход: посмотреть верхнюю карту любой колоды; оставить или сбросить
artefact-crown_vitality = Корона энергии
    .acc = Корону энергии
    .short = энергия
    .power = раз в ход: передислокация ещё раз
artefact-crown_wrath = Корона гнева
    .acc = Корону гнева
    .short = гнев
    .power = раз в ход: можно сбросить карту
artefact-orb_brutality = Держава жестокости
    .acc = Державу жестокости
    .short = жестокость
    .power = победа: проигравший теряет ещё одного рыцаря
artefact-orb_greed = Держава жадности
    .acc = Державу жадности
    .short = жадность
    .power = победа: добор до шести карт
artefact-orb_preparation = Держава подготовки
    .acc = Державу подготовки
    .short = подготовка
    .power = победа: можно сбросить карту
artefact-orb_cleansing = Держава искупления
    .acc = Державу искупления
    .short = искупление
    .power = поражение: можно сбросить карту
artefact-orb_devotion = Держава преданности
    .acc = Державу преданности
    .short = преданность
    .power = поражение: один рыцарь в замок
artefact-orb_resurgence = Держава возрождения
    .acc = Державу возрождения
    .short = возрождение
    .power = поражение: добор до шести карт
artefact-sceptre_fear = Скипетр страха
    .acc = Скипетр страха
    .short = страх
    .power = в атаке: можно счесть рыцарей столько же, сколько у обороняющегося
artefact-sceptre_influence = Скипетр влияния
    .acc = Скипетр влияния
    .short = влияние
    .power = в атаке: обороняющийся сбрасывает случайную карту
artefact-sceptre_rage = Скипетр ярости
    .acc = Скипетр ярости
    .short = ярость
    .power = в атаке: +1
artefact-sceptre_defiance = Скипетр сопротивления
    .acc = Скипетр сопротивления
    .short = сопротивление
    .power = в обороне: атакующий сбрасывает случайную карту
artefact-sceptre_loyalty = Скипетр верности
    .acc = Скипетр верности
    .short = верность
    .power = в обороне: +1
artefact-sceptre_vigour = Скипетр решительности
    .acc = Скипетр решительности
    .short = решительность
    .power = в обороне: можно счесть рыцарей столько же, сколько у атакующего

## Тайлы: `.short` — не больше десяти букв, `.to` — куда, `.at` — где, `.power` — что делает

tile-homelands = Родные земли
    .acc = Родные земли
    .to = на Родные земли
    .at = на Родных землях
    .short = Родн.земли
    .power = здесь начинают первые рыцари
tile-grasslands = Равнина
    .acc = Равнину
    .to = на Равнину
    .at = на Равнине
    .short = Равнина
    .power = атакующий +1
tile-forest = Лес
    .acc = Лес
    .to = в Лес
    .at = в Лесу
    .short = Лес
    .power = без свойств
tile-village = Деревня
    .acc = Деревню
    .to = в Деревню
    .at = в Деревне
    .short = Деревня
    .power = завоевание: один рыцарь в замок
tile-ruins = Руины
    .acc = Руины
    .to = в Руины
    .at = в Руинах
    .short = Руины
    .power = завоевание: можно сбросить карту
tile-fort = Форт
    .acc = Форт
    .to = в Форт
    .at = в Форте
    .short = Форт
    .power = обороняющийся +1
tile-marshlands = Топи
    .acc = Топи
    .to = в Топи
    .at = в Топях
    .short = Топи
    .power = завоевание: потеря рыцаря здесь
tile-mountains = Горы
    .acc = Горы
    .to = в Горы
    .at = в Горах
    .short = Горы
    .power = без карт поддержки
tile-cave = Пещера
    .acc = Пещеру
    .to = в Пещеру
    .at = в Пещере
    .short = Пещера
    .power = вмещает мало рыцарей
tile-battlefield = Поле боя
    .acc = Поле боя
    .to = на Поле боя
    .at = на Поле боя
    .short = Поле боя
    .power = вмещает меньше рыцарей
tile-arena = Арена
    .acc = Арену
    .to = на Арену
    .at = на Арене
    .short = Арена
    .power = поединок на кубиках перед сражением
tile-city = Город
    .acc = Город
    .to = в Город
    .at = в Городе
    .short = Город
    .power = обороняющийся +1; завоевание: один рыцарь в замок
tile-fortress = Крепость
    .acc = Крепость
    .to = в Крепость
    .at = в Крепости
    .short = Крепость
    .power = обороняющийся +1; завоевание: можно сбросить карту
tile-abbey = Аббатство
    .acc = Аббатство
    .to = в Аббатство
    .at = в Аббатстве
    .short = Аббатство
    .power = завоевание: один рыцарь в замок и можно сбросить карту
tile-castle = замок
    .acc = замок
    .to = в замок
    .at = в замке
    .short = Замок
    .power = вмещает сколько угодно рыцарей

## Места: замки по имени, территории по цене и букве

slot-castle_1 = Ниверне
slot-castle_2 = Турень
slot-castle_3 = Анжу
slot-castle_4 = Берри
slot-castle_5 = Бурбонне
slot-castle_6 = Орлеане
slot-v1_1 = 1a
slot-v1_2 = 1b
slot-v1_3 = 1c
slot-v1_4 = 1d
slot-v1_5 = 1e
slot-v1_6 = 1f
slot-v1_7 = 1g
slot-v1_8 = 1h
slot-v1_9 = 1i
slot-v1_10 = 1j
slot-v1_11 = 1k
slot-v1_12 = 1l
slot-v2_1 = 2a
slot-v2_2 = 2b
slot-v2_3 = 2c
slot-v2_4 = 2d
slot-v2_5 = 2e
slot-v2_6 = 2f
slot-v2_7 = 2g
slot-v2_8 = 2h
slot-v2_9 = 2i
slot-v2_10 = 2j
slot-v2_11 = 2k
slot-v2_12 = 2l
slot-v3_1 = 3a
slot-v3_2 = 3b
slot-v3_3 = 3c
slot-v3_4 = 3d
slot-v3_5 = 3e
slot-v3_6 = 3f

## Настройки

option-seats = Игроки
    .help = Сколько человек играет: от 2 до 6.
option-allegiance = Вариант: Верность
    .help = Команды по двое (четыре или шесть игроков) или по трое (шесть игроков); партнёры побеждают вместе и поддерживают друг друга в сражениях. Не вместе с «Осадой замка».
option-allegiance-no = нет
option-allegiance-two = команды по двое
option-allegiance-three = команды по трое
option-castle_siege = Вариант: Осада замка
    .help = Замки можно атаковать; они обороняются, будто в них восемь рыцарей, а взявший замок побеждает. Не вместе с «Верностью».
option-ruthlessness = Вариант: Жестокость
    .help = Рыцари, отрезанные от снабжения, сразу уходят с поля.
option-skirmish = Вариант: Стычка
    .help = Партия короче: для победы нужно 11 очков вместо 13, а родные земли ничего не стоят.
option-disorder = Вариант: Беспорядок
    .help = В начале у каждого ещё шесть рыцарей; победитель сражения бросает по кубику за рыцаря и теряет по одному за каждую единицу.
option-round_limit = Предел раундов
    .help = Партия кончается после стольких раундов, и побеждает тот, у кого больше очков; 0 — без предела.

## Решения

prompt-window = { $seat }, что вы делаете?
prompt-redistribution = { $seat }, как вы передислоцируете рыцарей? Называйте в порядке списка те территории, где число меняется; на пропущенных рыцари остаются, остальные идут в замок.
prompt-advance = { $seat }, куда вы продвигаетесь?
prompt-fracture_crown = { $aimed ->
    [artefact] { $seat }, разрушите { NAME($artefact, case: "acc") } (владелец { $owner })? Цель — { NAME($aim) }, владелец { $target }.
    [deck] { $seat }, разрушите { NAME($artefact, case: "acc") } (владелец { $owner })? Цель — колода, владелец { $target }.
   *[nothing] { $seat }, разрушите { NAME($artefact, case: "acc") } (владелец { $owner })?
}
prompt-fracture_sceptres = { $seat }, разрушите скипетр: { NAME($artefacts, case: "acc") }?
prompt-fracture_orbs = { $seat }, разрушите державу: { NAME($artefacts, case: "acc") }?
prompt-order = { $seat }, какую карту вы замешаете в свою колоду?
prompt-insight = { $seat }, какая карта будет следующей сверху в вашей колоде ({ $place } из { $count })?
prompt-prosperity = { $seat }, что станет с картой «{ NAME($card) }» на колоде (владелец { $owner })?
prompt-may_discard = { $seat }, сбросите карту?
prompt-equalise = { $seat }, считаете столько же рыцарей, сколько у оппонента (+{ $amount })?
prompt-conflict = { $seat }, какую карту конфликта вы кладёте лицом вниз? Пока { $attack } против { $defence }.
prompt-support = { $seat }, выкладываете карты поддержки? Сейчас { $attack } против { $defence }: побеждает { $winner }.

## Действия

verb-play = { $card-id ->
    [call_to_arms] Сыграть карту «Призыв к оружию»: рыцарей +{ $gain-knights }{ $forfeited ->
        [0] { "" }
       *[other] , пропадает { $forfeited }
    }
   *[other] Сыграть карту «{ NAME($card) }»: ещё одно продвижение
}
verb-fracture = { $window ->
    [crown] { $aimed ->
        [artefact] «Разрушение»: разрушить { NAME($artefact, case: "acc") } (владелец { $owner }), цель — { NAME($aim) } (владелец { $target })
        [deck] «Разрушение»: разрушить { NAME($artefact, case: "acc") } (владелец { $owner }), цель — колода (владелец { $target })
       *[nothing] «Разрушение»: разрушить { NAME($artefact, case: "acc") }, владелец { $owner }
    }
    [turn] «Разрушение»: разрушить { NAME($artefact, case: "acc") }, владелец { $owner }
   *[battle] «Разрушение»: разрушить { NAME($artefact, case: "acc") }, владелец { $owner } { $applies ->
        [yes] (сейчас применяется)
       *[no] (в этом сражении не применяется)
    }
}
verb-use_crown = Применить { NAME($artefact, case: "acc") }
verb-corrupt = Корона коррупции: разрушить { NAME($artefact, case: "acc") }, владелец { $owner }
verb-examine = Корона процветания: посмотреть верхнюю карту колоды (владелец { $target })
verb-redistribute = Передислоцировать рыцарей
verb-advance = { $battle ->
    [yes] Атаковать { NAME($tile, case: "acc") } { NAME($slot) }, послать { some-knights }: { $owner }, до карт { $sums-attack } : { $sums-defence }, около { $odds-win } % { $wins ->
        [yes] на победу в партии
       *[no] на +{ $prize-points }
    }
   *[no] Занять { NAME($tile, case: "acc") } { NAME($slot) }, послать { some-knights }: { $wins ->
        [yes] +{ $gain-points } и победа
       *[no] +{ $gain-points }
    }
}
verb-end_turn = { $left-advances ->
    [0] Закончить ход
   *[other] Закончить ход без продвижения
}
verb-station = { NAME($tile) } { NAME($slot) }: { $before } → { $knights }, в замке { $left-castle }
verb-done = Готово: в замке { $left-castle }
verb-recall = { NAME($card) }
verb-arrange = { NAME($card) }
verb-leave = Оставить карту «{ NAME($card) }» на колоде (владелец { $owner })
verb-remove = Положить карту «{ NAME($card) }» в сброс (владелец { $owner })
verb-discard = Сбросить карту «{ NAME($card) }»
verb-equalise = Да: +{ $amount }, { $sums-attack } против { $sums-defence }
verb-commit = { $card-id ->
    [ambush] { NAME($card) }: в среднем +{ $expected-battle }
   *[other] { NAME($card) }: пока { $sums-attack } против { $sums-defence }
}
verb-commit_nothing = Карты конфликта нет
verb-support = { $ones ->
    [0] { $twos ->
        [one] Поддержка +2
       *[many] Поддержка +2 ×{ $twos }
    }
    [one] Поддержка +1{ $twos ->
        [0] { "" }
        [one] { " " }и +2
       *[many] { " " }и +2 ×{ $twos }
    }
   *[many] Поддержка +1 ×{ $ones }{ $twos ->
        [0] { "" }
        [one] { " " }и +2
       *[many] { " " }и +2 ×{ $twos }
    }
}: { $sums-attack } против { $sums-defence }
verb-pass = { $asked ->
    [advance] Не продвигаться
    [equalise] Нет: считать своих рыцарей
    [discard] Ничего не сбрасывать
    [support] Пас: { $sums-attack } против { $sums-defence }, побеждает { $ahead ->
        [attacker] атакующий
       *[defender] обороняющийся
    }, перевес { $margin }
   *[fracture] { $aimed ->
        [artefact] Пас: { NAME($artefacts) } действует, цель — { NAME($aim) } (владелец { $target })
        [deck] Пас: { NAME($artefacts) } действует, цель — колода (владелец { $target })
       *[nothing] Пас: не трогать { NAME($artefacts, case: "acc") }
    }
}

## Фазы

phase-turn = ход
phase-over = партия окончена

## События подготовки

event-land_laid = Поле разложено, территорий: { $tiles-count }.
    .clause = MM-0.2
event-endowed = { $seat } получает: { NAME($artefacts, case: "acc") }.
    .clause = MM-0.4
event-settled = { $seat } начинает с поселением { NAME($tile, case: "at") } { NAME($slot) }: рыцарей { $knights }.
    .clause = MM-0.6
event-first_drawn = Жребий выпал: начинает { $seat }.
    .clause = MM-0.9

## События хода

event-turn_began = Ход { $turn }: { $seat }.
    .opens = paragraph
    .clause = MM-2.1
event-mustered = { $knights ->
    [0] { $seat }: нет кубиков для новых рыцарей, пропадает { $forfeited }.
   *[other] { $seat } выставляет { some-knights } в замок{ $cause ->
        [call_to_arms] { " " }(«Призыв к оружию»)
        [devotion] { " " }(Держава преданности)
        [conquest] { " " }(за завоевание)
       *[turn] { "" }
    }{ $forfeited ->
        [0] { "" }
       *[other] ; для остальных нет кубиков, пропадает { $forfeited }
    }.
}
event-played = { $seat } играет карту «{ NAME($card) }».
    .clause = MM-3.1
event-drew = { $cause ->
    [authority] { $seat } вытягивает: { NAME($cards, case: "acc") } (карта «Влияние»).
    [orb] { $seat } вытягивает: { NAME($cards, case: "acc") } (держава).
   *[battle] { $seat } вытягивает: { NAME($cards, case: "acc") }.
}
event-reshuffled = { $seat } замешивает сброс в колоду.
event-discarded = { $cause ->
    [sceptre] Скипетр оппонента: { $seat } сбрасывает случайную карту — «{ NAME($card) }».
   *[other] { $seat } сбрасывает карту «{ NAME($card) }».
}
event-fractured = { $seat } играет карту «Разрушение» и разрушает { NAME($artefact, case: "acc") }, владелец { $owner }.
    .clause = MM-3.5
event-repaired = { $seat } восстанавливает { NAME($artefact, case: "acc") }.
    .clause = MM-2.9
event-turn_ended = { $seat } заканчивает ход.
    .clause = MM-2.9
event-limit_reached = Последний раунд сыгран, всего ходов: { $turn }.
    .clause = MM-11.5

## События корон

event-crown_used = { $artefact-id ->
    [crown_corruption] { $seat } объявляет { NAME($artefact, case: "acc") }; цель — { NAME($aim) }, владелец { $target }.
    [crown_prosperity] { $seat } объявляет { NAME($artefact, case: "acc") }; цель — колода, владелец { $target }.
   *[other] { $seat } объявляет { NAME($artefact, case: "acc") }.
}
    .clause = MM-4.2
event-corrupted = { $seat } разрушает { NAME($artefact, case: "acc") }, владелец { $owner }.
    .clause = MM-4.8
event-foresaw = { $seat } смотрит верх своей колоды: { NAME($cards) }.
    .clause = MM-4.4
event-arranged = { $seat } возвращает карты в выбранном порядке.
    .clause = MM-4.4
event-recalled = { $seat } замешивает в колоду карту «{ NAME($card) }».
    .clause = MM-4.6
event-examined = { $seat } смотрит верхнюю карту колоды (владелец { $owner }){ $card-id ->
    [hidden] .
   *[other] : «{ NAME($card) }».
}
    .clause = MM-4.7
event-left = { $seat } оставляет карту на колоде (владелец { $owner }).
    .clause = MM-4.7
event-removed = { $seat } кладёт карту «{ NAME($card) }» в сброс (владелец { $owner }).
    .clause = MM-4.7

## События на поле

event-stationed = { $tile-id ->
    [castle] { $seat }: замок, { $before } → { $knights }.
   *[other] { $seat }: { NAME($tile) } { NAME($slot) }, { $before } → { $knights }.
}
    .clause = MM-5.2
event-redistributed = { $seat } завершает передислокацию.
    .clause = MM-5.2
event-advanced = { $tile-id ->
    [castle] { $seat } посылает { some-knights } в чужой замок { NAME($slot) }.
   *[other] { $seat } посылает { some-knights } { NAME($tile, case: "to") } { NAME($slot) }.
}
    .clause = MM-6.1
event-conquered = { $seat } завоёвывает { NAME($tile, case: "acc") } { NAME($slot) }; счёт: { some-points }.
    .clause = MM-10.1
event-sank = { $seat } теряет { some-knights } { NAME($tile, case: "at") } { NAME($slot) }.
    .clause = MM-10.4
event-cut_down = { NAME($tile) } { NAME($slot) } без снабжения: { $seat } теряет { some-knights }.
    .clause = MM-12.10
event-abandoned = { NAME($tile) } { NAME($slot) } — теперь ничья земля.
    .clause = MM-1.2
event-won = { $winner } выигрывает партию, { some-points }!

## События сражения

event-attacked = { $tile-id ->
    [castle] Сражение за замок { NAME($slot) }: { $attacker } { $attack }, { $defender } { $defence }.
   *[other] Сражение за { NAME($tile, case: "acc") } { NAME($slot) }: { $attacker } { $attack }, { $defender } { $defence }.
}
    .clause = MM-6.6
event-strengthened = { $cause ->
    [terrain] { NAME($tile) }: +{ $amount }, { $seat }; { $attack } против { $defence }.
   *[sceptre] { NAME($artefact) }: +{ $amount }, { $seat }; { $attack } против { $defence }.
}
event-duelled = Поединок на арене: { $attacker } выбрасывает { $attack }, { $defender } — { $defence }.
    .clause = MM-10.5
event-fell = { $cause ->
    [arena] Поединок: { $seat } теряет { some-knights } { NAME($tile, case: "at") } { NAME($slot) }.
    [brutality] Держава жестокости: { $seat } теряет { some-knights } { NAME($tile, case: "at") } { NAME($slot) }.
    [disorder] Беспорядок: { $seat } теряет { some-knights } { NAME($tile, case: "at") } { NAME($slot) }.
   *[margin] Поражение: { $seat } теряет { some-knights } { NAME($tile, case: "at") } { NAME($slot) }.
}
event-equalised = { $seat } считает рыцарей столько же, сколько у оппонента: { $attack } против { $defence }.
    .clause = MM-8.5
event-committed = { $seat } делает выбор.
    .clause = MM-9.6
event-revealed = { $card-id ->
    [ambush] { $seat } вскрывает карту «Засада».
   *[other] { $seat } вскрывает карту «{ NAME($card) }»: { $attack } против { $defence }.
}
    .clause = MM-7.4
event-ambushed = { $seat } выбрасывает { $face } за «Засаду»: { $attack } против { $defence }.
    .clause = MM-7.4
event-laid_nothing = { $seat }: нет карты конфликта.
    .clause = MM-7.4
event-supported = { $seat } выкладывает поддержку { $ones ->
    [0] { "" }
    [one] +1{ " " }
   *[many] +1 ×{ $ones }{ " " }
}{ $twos ->
    [0] { "" }
    [one] +2{ " " }
   *[many] +2 ×{ $twos }{ " " }
}(сторона: { $target }): { $attack } против { $defence }.
    .clause = MM-7.5
event-decided = { $tie ->
    [1] Ничья, { $points } против { $against }: побеждает обороняющийся { $winner }, перевес { $margin }.
   *[0] { $winner } побеждает в сражении, { $points } против { $against }, перевес { $margin }.
}
    .clause = MM-7.6
event-rolled = { $seat } бросает за рыцарей: { $faces }. { $lost ->
    [0] Все стоят.
   *[other] Потеряно: { $lost }.
}
    .clause = MM-12.13
event-reversed = У победителя никого не осталось: побеждает { $winner }, проигрывает { $loser }.
    .clause = MM-12.14
event-retreated = { $seat } отводит { some-knights } в замок.
    .clause = MM-7.8
event-held = { $tile-id ->
    [castle] { $seat } удерживает замок.
   *[other] { $seat } сохраняет { NAME($tile, case: "acc") } { NAME($slot) }.
}
    .clause = MM-7.9
event-castle_fell = { $seat } берёт замок, владелец { $owner }!
    .clause = MM-12.8
event-cleared = Сражение окончено.
    .clause = MM-7.11
