### Что говорит только рисунок Mastery.

board-map = Карта
board-place = { $name } { $slot }, { $owner }, рыцарей { $knights }, очков { $worth }
board-fewer = Рыцарем меньше: { $name }
board-more = Рыцарем больше: { $name }
board-castle = Замок { $name }
board-castle-mine = Ваш замок { $name }
board-in-castle = в замке
board-in-all = всего
board-dice = кубики
board-artefacts = Артефакты
board-destroyed = разрушен; починится в конце хода { $turn }
board-hand = Рука
board-hand-conflict = Конфликт { $values }
board-hand-support = Поддержка +{ $values }
board-only-you = только вам
board-deck = Колода: { $count }
board-discard = Сброс: { $count }
board-team = команда { $team }
board-plan = План
board-plan-private = пока видите только вы
board-plan-done = Готово
board-plan-reset = Сбросить
board-full = предел
board-cut = отрезана
board-step = Шаг { $step }: { $name }
board-turn = Ход { $turn }, круг { $round }
board-turn-knights = рыцари
board-turn-resources = карты
board-turn-crown = корона
board-turn-redistribution = передислокация
board-turn-advance = продвижение
board-turn-battle = сражение
board-turn-repair = починка
board-your-supply = ваше снабжение
board-supply-of = снабжение: { $seat }
board-cut-legend = отрезано
board-how-many = Сколько из замка
board-against = { $seat }, { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
board-free = ничья земля
board-wins = Это победа.
board-points-then = у вас станет { $points } из { $goal }
board-before-cards = Очки до карт
board-odds = победа ≈ { $percent } %
board-battle = Сражение: { $place }
board-attacks = атакует
board-defends = обороняется
board-even = Поровну
board-tie-defender = победит оборона
board-ahead = Впереди { $seat }
board-margin = на { $margin }
board-knights = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
board-drew = { $count ->
    [0] карт достаточно
    [one] добор: { $count } карта
    [few] добор: { $count } карты
   *[many] добор: { $count } карт
}
board-broken-by = Разрушение: { $seat }
board-lent = рыцарей как у соперника
board-chosen = выбрана
board-chooses = выбирает карту
board-no-card = нет карты конфликта
board-supports = { $count ->
    [0] пас
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-fell = { $cause ->
    [margin] разница очков
    [arena] в поединке
    [brutality] Держава жестокости
    [disorder] кубики беспорядка
   *[other] потери
}
board-step-knights = Рыцари
board-step-terrain = Земля
board-step-draw = Добор
board-step-sceptres = Скипетры
board-step-conflict = Конфликт
board-step-support = Поддержка
board-step-outcome = Исход
board-step-orbs = Державы
board-step-losses = Потери
board-step-conquest = Завоевание
board-later-terrain = { "" }
board-later-draw = { "" }
board-later-sceptres = { "" }
board-later-conflict = { "" }
board-later-support = { "" }
board-later-outcome = разница очков: потери
board-later-orbs = державы победителя и проигравшего
board-later-losses = остаток отступит в замок
board-later-conquest = что даёт земля
board-back-battle = К сражению
board-insight = Верх вашей колоды
board-insight-place = { $card }, место { $place }
board-left = на место выше
board-right = на место ниже
board-insight-others = Другие видят { $count ->
    [one] { $count } рубашку
    [few] { $count } рубашки
   *[many] { $count } рубашек
} и не узнают порядка.
board-insight-reset = Как лежали
board-insight-done = Положить так
board-others = Что ещё можно
board-attack = Наступать
board-occupy = Занять
board-stay = Не наступать
board-pass = Пас
board-breaks = разрушит: { $artefact } ({ $seat })
board-breaks-not = { $artefact }: карты «Разрушение» у вас нет
board-tile-now = очков { $worth }, рыцарей не больше { $capacity }
board-title-advance = Куда наступать?
board-title-window = Что сделаете?
board-title-redistribution = Как расставить рыцарей?
board-title-insight = В каком порядке положить карты?
board-title-fracture_crown = Разрушить корону?
board-title-fracture_sceptres = Разрушить скипетр?
board-title-fracture_orbs = Разрушить державу?
board-title-order = Какую карту вернуть в колоду?
board-title-prosperity = Что станет с этой картой?
board-title-may_discard = Сбросить карту?
board-title-equalise = Уравнять рыцарей?
board-title-conflict = Какую карту положите?
board-title-support = Поддержать?
board-reason-aimed = Сколько рыцарей выйдет из замка
board-reason-lands = { $count ->
    [0] наступать некуда
    [one] { $count } земля в пределах снабжения: выберите на карте
    [few] { $count } земли в пределах снабжения: выберите на карте
   *[many] { $count } земель в пределах снабжения: выберите на карте
}, в замке { $castle }
board-reason-crown = { $aim ->
    [artefact] { $seat }: { $crown } разрушит { $artefact } ({ $target })
    [player] { $seat }: { $crown }, цель — { $target }
   *[nothing] { $seat }: { $crown }
}
board-reason-tie = { $attack } : { $defence }, ничья принадлежит обороне
board-reason-sums = { $attack } : { $defence }, впереди { $seat } на { $margin }
board-reason-may_discard = карт в руке: { $cards }, в сбросе: { $pile }
board-reason-order = карт в сбросе: { $pile }, в руке: { $cards }
board-reason-prosperity = { $card }, верх колоды: { $seat }
board-reason-equalise = это +{ $amount } к боевым очкам
board-reason-redistribution = Черновик: ничего не отправлено, пока не нажато «Готово»
board-reason-insight = Порядок знаете только вы
board-reason-fracture_sceptres = сыграв карту «Разрушение», можно лишить силы
board-reason-fracture_orbs = сыграв карту «Разрушение», можно лишить силы
