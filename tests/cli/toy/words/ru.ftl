title = Закрытые ставки
tagline = Поставьте больше других.
coin-copper = медь
    .acc = медяк
coin-silver = серебро
coin-gold = золото
hidden-coin = что-то
prompt-bid = { $seat }, что вы ставите?
prompt-raise = { $seat }, повышаете?
verb-bid = Поставить { NAME($coin, case: "acc") }
verb-pass = Пас
verb-raise = Повысить на { $amount }
event-begun = Кругов торга: { $rounds }.
event-sealed = { $seat } прячет { NAME($coin, case: "acc") }.
event-opened = Ставки: { NAME($coins) }; победитель — { $winner }.
event-raised = { $seat } повышает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
option-seats = Игроки
    .help = Играют двое.
option-rounds = Раунды
    .help = Сколько раз ставят.
option-raises = Повышение
    .help = Можно ли повышать.
option-raise_by = Шаг
    .help = На сколько.
option-mood = Настроение
    .help = Каково оно.
option-mood-calm = спокойное
option-mood-cross = сердитое
option-extra = Ещё
    .help = Файл с дополнениями.
