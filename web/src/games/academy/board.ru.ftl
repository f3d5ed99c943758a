## Что говорит только стол Академии

you = Вы
you-tag = вы
neutral = Нейтральный
ours = ∗ наша реконструкция
unknown = рубашкой вверх

plate-gallantry = Галантность
plate-duel = Поединок
plate-tournament = Турнир
plate-education = Образование
plate-king = Король
plate-dragon = Дракон
plate-charity = Милостыня
plate-sword = Меч

place-first = первый
place-second = второй
place-last = последний
place-last_but_one = 2-й с конца
taking = берут герб
take-two = взять до двух
take-one = взять один
scroll-taken = { $space } взят
scroll-aside = { $space } снят
cup = Чаша { $side }, от середины: { $steps }

manuscript = Рукопись
order-of-colours = Порядок цветов
round-of = раунд { $round } из { $rounds }
round = Раунд { $round }
short-deal = Раздача
short-draft = Выбор карт
short-play = Розыгрыш
short-score = Подсчёт
short-reset = Сброс
short-sword = Меч дальше
excalibur = Экскалибур

only-you = только вам
your-hand = Ваша рука
hand-note = Сыграете ещё { $plays ->
    [one] одну карту
    [2] две карты
    [3] три карты
   *[other] четыре карты
} { $cards ->
    [2] из двух
    [3] из трёх
    [4] из четырёх
   *[other] из пяти
}, последняя вернётся в колоду
hand-last = Она вернётся в колоду
your-coats = Ваши гербы
coats-short = Гербы
at-the-end = в конце
if-scored-1 = Если считать
if-scored-2 = сейчас

your-pack = Ваша пачка
your-cards = Ваши карты
pack-note = Остальное уйдёт дальше, когда выберут все
pack-waits = Пачки пойдут дальше, когда выберут все
bet-note = Ставку видят все; она заменит бонус Галантности
rubric-pick = Выбор карт, { $at } из { $all }
coat-give = Отдать
coat-take = Взять
kept = Оставлено { $count } из { $all }
from-to = с { $start } на { $progress }
or = или { $other }
changes = { $points } сейчас
from-whom = от

two-piles = Две стопки
by-colours = По цветам
open-piles = Стопки
your-piles = Ваши стопки
first-pile = Первая стопка
second-pile = Вторая стопка
swap-note = Нажмите по карте в каждой: они поменяются
piles-wait = Ждём второго игрока
choose-note = Одну возьмёте вы, другая останется сопернику
choose-waits = Выбирает соперник
opened-when = Откроются, когда готовы оба
keep-card = Оставить: { $card }
keep-which = Отметьте карту
tap-coat = Нажмите герб на Кодексе
tap-card = Нажмите карту в руке
look-not = Не смотреть
done = Готово
ready = готов
choosing = выбирает
you-choose = выбираете
pack-size = пачка { $count }

ledger = Подсчёт, раунд { $round }
if-now = если сейчас
earlier = раньше
in-round = в { $round }

codex = Тайный Кодекс
codex-short = Кодекс
codex-note = Один −3, один −1, { $zeros ->
    [one] один ноль
    [2] два нуля
    [3] три нуля
   *[other] нулей: { $zeros }
}. Щит: кто смотрел
coat-number = Герб { $number }
bets = Карта ставок
bets-short = Ставки

exchange = Обмен
exchange-note = Первый отдаёт штраф и берёт гербы не дороже { $most }

final = Итог
sum = сумма
rank = место
tie-broken = По { $points } у нескольких: кто дальше в Галантности. { $progress }
total = гербы в конце

board-said = { $name }. { $markers }. Если считать сейчас: { $given }
board-bare = { $name }. { $markers }

step-split = разделить на стопки
step-choose = взять одну стопку
step-assign = разложить по цветам
title-advance = Куда сделать { $steps ->
    [1] шаг
    [2] два шага
   *[other] три шага
}?
title-lift = Какой маркер поднять наверх?
title-pick = Оставьте карту
title-split = Разделите шесть карт
title-assign = Разложите карты
title-peek = На какой герб взглянуть?
title-sword = Куда направить меч?
reason-sword = { $steps ->
    [2] Два шага
    [3] Три шага
    [4] Четыре шага
   *[other] Шагов: { $steps }
} на одной дорожке
reason-play = Очки, если считать сейчас
reason-pick = { $count ->
    [0] Последняя карта пачки
    [1] Ещё одна уйдёт дальше
    [2] Ещё две уйдут дальше
    [3] Ещё три уйдут дальше
   *[other] Ещё четыре уйдут дальше
}
reason-advance = Очки, если считать сейчас
reason-peek = Увиденное знаете только вы
reason-take = Герб увидите только вы
reason-split = Одну возьмёт соперник, другая ваша
reason-choose = Другая стопка останется сопернику
reason-assign = Три карты одному цвету, три другому
reason-bet = До трёх шагов за карту на этом поле
reason-lift = Один раз за подсчёт и только первый игрок
reason-exchange = Что один получает, другой теряет
landing-from-to = с { $start } на { $progress }
landing-stays = дальше некуда
landing-on-top = поверх других
landing-place = место { $place }
held = карт на руках: { $count }
average = в среднем { $points }
cards-left = Карт на руках: { $count }
coats-held = Гербов: { $count }

explain-board = Маркер идёт вперёд на число шагов карты; верхний в стопке впереди.
explain-coat = Герб приносит очки в конце игры. Чужие лежат рубашкой вверх.
explain-card = Карта двигает ваш маркер на её поле на столько шагов, сколько на ней напечатано.
explain-now = Сейчас: { $markers }
