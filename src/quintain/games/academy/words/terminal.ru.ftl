## Игровой стол

label-round = Раунд { $round } из { $rounds }
label-first = Экскалибур: { $name }
label-passing = Карты передаются { $direction ->
    [left] налево: { $name }
   *[right] направо: { $name }
}
label-direction = Карты передаются { $direction ->
    [left] налево
   *[right] направо
}
label-order = Порядок
label-board = Поле
label-cup = Чаша
label-cup-black = { $steps } из { $end } к чёрному
label-cup-white = { $steps } из { $end } к белому
label-cup-middle = посередине, до краёв { $end }
label-scrolls = Свитки
label-scroll-board = { $space } на поле
label-scroll-taken = { $space } взят
label-scroll-aside = { $space } рядом
label-codex = Кодекс
label-hand = Рука
label-pack = Карты
label-kept = Оставлено
label-piles = Стопки
label-played = Сыграно
label-coats = Гербы
label-bet = Ставка
label-bonus = Дракон
label-memory = Передано
label-neutral = Нейтральный
label-zero = на нуле
label-list = { NAME($cards) }
label-scale = { $king }, деление: очки — { $scale }
label-coats-sum = число=очки
label-outlook = Этот раунд
label-outlook-now = если считать
label-signs = 3↑1: на делении 3, поверх 1 маркера · ① ② ③ места с наградой · ▼ последнее, ▽ предпоследнее · III, VI: считается только в этих раундах
label-signs-codex = 1. 2. 3.: в каком порядке берут гербы с Кодекса
label-enter = Ввести напечатанные числа своей коробки для стола: --content ФАЙЛ (имена чисел: quintain content academy --unsure; что можно ввести: AC-R27)
label-reward-steps = { $steps } шага
label-reward-bets = { $steps } × карты
label-reward-worst = посл. { $last }, { $before }
label-reward-king = до { $most }
label-reward-dragon = по гербам
label-reward-exchange = обмен
