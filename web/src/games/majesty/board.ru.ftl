### Слова, которые говорит только доска Majesty.

## Имена построек на узких табличках

plate-mill = Мельница
plate-brewery = Пивоварня
plate-cottage = Ведьмин дом
plate-guardhouse = Башня
plate-barracks = Казармы
plate-inn = Трактир
plate-castle = Замок
plate-infirmary = Лазарет

## Рынок

market = Рынок
free = даром
deck = Колода: { $cards }
deck-empty = Колода пуста
turn-of = Ход { $round } из { $rounds }
reserve = Резерв
card-to-come = новая карта ляжет в конце хода
up-to = до { $limit }

## Указатели построек

sign-heal_top = исцеление
sign-defend = защита
sign-attack = атака
sign-game_end = в конце игры

## Места рынка
slot-label = { $card }. { $price ->
    [0] Даром
    [one] Цена { $price } работник
    [few] Цена { $price } работника
   *[many] Цена { $price } работников
}{ $workers ->
    [0] .
    [one] , на карте { $workers } работник.
    [few] , на карте { $workers } работника.
   *[many] , на карте { $workers } работников.
}
out-of-reach = Не хватает работников.

## Королевство

your-kingdom = Ваше королевство
kingdom-of = Королевство: { $seat }
my-kingdom = Моё королевство
variety = Разнообразие
of-seven = / { $all }
workers = Работники
workers-held = { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
   *[many] { $workers } работников
}
points = Очки
points-held = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
empty = пусто
top-card = верхняя карта
older = ещё { $count }
column-label = { $building }: { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
majority-worth = большинство: { $points }
lands-here = { $role }, { $building }
cell-label = { $building }: { $count }{ $leads ->
    [yes] , больше всех
   *[no] { "" }
}
first-player = Ходит первым
mine-here = { $theirs } : { $mine }

## Вопрос

title-role = Кем станет эта карта?
title-take = Кого взять с рынка?
title-heal = Кем вернётся карта?
title-trade = Обменять работников?
reason-take = { $workers ->
    [0] Работников нет: доступна только первая карта
    [1] У вас 1 работник: доступны первые две карты
    [2] У вас 2 работника: доступны первые три карты
    [3] У вас 3 работника: доступны первые четыре карты
    [4] У вас 4 работника: доступны первые пять карт
   *[other] Работников хватает на любую карту
}
reason-role = { $price ->
    [0] Достаётся даром
    [one] Цена { $price } работник
    [few] Цена { $price } работника
   *[many] Цена { $price } работников
}{ $workers ->
    [0] { "" }
    [one] , ещё { $workers } лежит на карте
   *[other] , ещё { $workers } лежат на карте
}
reason-heal = Свойства постройки не сработают, только сам Ведьмин дом
reason-trade = Один за очко. Потом Замок принесёт ещё { $castle }
sell = продать
buy = купить
no-trade = без обмена
buy-none = Без обмена
buy-some = Купить { $amount }
sell-some = Продать { $amount }

## Что даст выбор

gain = +{ $points }
gain-or-more = от +{ $points }
heals = исцелит { $card }
wounds = { $count ->
    [one] ранит { $count } карту
    [few] ранит { $count } карты
   *[many] ранит { $count } карт
}
gives = другим +{ $points }
more-workers = { $workers ->
    [one] +{ $workers } работник
    [few] +{ $workers } работника
   *[many] +{ $workers } работников
}
fewer-workers = { $workers ->
    [one] −{ $workers } работник
    [few] −{ $workers } работника
   *[many] −{ $workers } работников
}
short-of = в резерве не хватит { $workers }
final-more = в конце ещё +{ $points }
final-less = в конце { $points }
kind-new = новый вид
no-effect = больше ничего не меняется

## Финальный подсчёт

kingdoms = Королевства
in-game = За игру
wounded = Раненые
per-wounded = по { $points }
majority = Большинство
sum = Сумма
total = Итог
place = место
place-number = место { $rank }
some-kinds = { $kinds ->
    [one] { $kinds } вид
    [few] { $kinds } вида
   *[many] { $kinds } видов
}
you = Вы
bot = бот
scoring-step = Финальный подсчёт, шаг { $step } из { $steps }
step-in-game = Очки, набранные за игру
step-wounded = Раненые карты
step-variety = Разнообразие
step-majority = { $building }: { $count ->
    [0] никого
    [one] { $seats }
   *[other] поровну
}
why-in-game = С этого начинается подсчёт
why-wounded = Каждая карта в Лазарете отнимает очки: { $points }
why-variety = Число построек с картами, умноженное само на себя
why-majority = { $count ->
    [0] Здесь нет ни одной карты
    [one] Больше всех карт: { $points }
   *[other] При равенстве каждый получает полную ценность: по { $points }
}
why-infirmary = { $count ->
    [0] Раненых ни у кого нет
    [one] Больше всех раненых: { $points }
   *[other] При равенстве теряет каждый: по { $points }
}
skip = Сразу итог

## Что сделали со мной

hit-title = { $seat } ранит карту: { $card }
hit-count = Рыцарей { $knights }, вашей стражи { $guards }.
hit-loss = В конце игры { $points }
hit-variety = разнообразие { $points }
