### Фразы одного лишь терминального поля.

## Работники на рынке

lying-workers = { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
   *[many] { $workers } работников
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

## Поле в конце игры

label-value = Ценность
label-side = Сторона
label-in_game = За игру
label-wounded = Раненые
label-variety = Разнообразие
label-most_wounded = Больше всех раненых
label-total = Итог
label-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
