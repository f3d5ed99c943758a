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
board-plan-castle = В замке: { $count }
board-plan-draft = Ничего не отправлено, пока не нажато «Готово».
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
board-on-supply = на снабжении
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
board-window = Могут ответить: { $seats }
board-declared = { $seat }: объявлена { $crown }
board-stakes = Под угрозой: { $artefacts }
