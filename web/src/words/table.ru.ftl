### Страница стола: вопрос, выбор, летопись, люди, беседа.

## Шапка

table-named = Стол «{ $name }»
table-round = Раунд { $round }
online = на связи
offline = нет связи
updating = обновление
spectating = вы смотрите
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
practice = учебная
    .help = Партия не в зачёт: { $why }.
practice-undo = ход вернули по согласию
practice-practice = ход вернули
practice-away = кто-то отлучался
practice-hint = была подсказка
undo = Отменить
undo-ask = Попросить вернуть ход
undo-ask-help = С тех пор кое-что открылось. Остальные должны согласиться, и партия не пойдёт в зачёт.
undo-practice-help = Против ботов вернуть можно всё; партия не пойдёт в зачёт.
menu = Меню
menu-hint = Подсказка
menu-hint-help = Сильный бот посмотрит на ваш выбор. Партия не пойдёт в зачёт.
menu-resign = Сдаться
menu-resign-help = Двое: партия кончается. Больше: за вас доиграет бот, а вы будете последним.
menu-standing = Пас до моего хода
menu-standing-help = Что бы ни спросили в этот чужой ход, вы пасуете. Никто об этом не узнает.
menu-standing-off = Снова спрашивать меня
menu-rules = Правила
menu-settings = Настройки
menu-leave = К играм
sure = Точно?
do-it = Да
leave-it = Нет
close = Закрыть
back = Назад
back-key = Esc

## Заголовок вкладки

title-mine = ● Ваш ход · { $game }
title-table = { $game } · { $name }
title-plain = { $game }

## Вопрос

your-turn = Ваш ход
out-of-turn = Вне хода
turn-of = Ходит { $seat }
answers-sent = Отправлено
answers-wait = Ждём ответа сервера
answers-kept = Сохранено; уйдёт, как только вернётся связь
waiting-one = { $seat } выбирает
waiting-many = { $seats } выбирают
waiting-nobody = Минутку…
waiting-next = Потом { $seats }
waiting-again = снова вы
next-table = { $count ->
    [1] Вас ждут за другим столом
    [one] Вас ждут за { $count } столом
    [few] Вас ждут за { $count } столами
   *[many] Вас ждут за { $count } столами
}
looking-back = Вы смотрите назад
looking-move = После записи { $n }
looking-new = { $count ->
    [one] { $count } новый ход
    [few] { $count } новых хода
   *[many] { $count } новых ходов
}
looking-live = К настоящему
choose-first = Первое нажатие выбирает, второе ходит
confirm-choice = Ходить
all-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
choices-title = Варианты
choices-on-board = Выберите на доске или в списке
refused-title = Не принято
refused-understood = Понятно
choice-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} сейчас
pass-until-title = Пас…
pass-here = Пас в этот раз
pass-prompt = Пас на этот вопрос до конца хода
pass-turn = Пас на всё до моего хода
standing-on = Вы пасуете до своего хода
time-left-hours = { $count } ч
time-left-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
clock-of = осталось { $time }

## Возврат хода

undo-asked-rubric = Вас спрашивают
undo-asked = { $seat } просит вернуть ход
undo-asked-reason = Согласиться должны все; партия тогда не в зачёт.
undo-agree = Вернуть
undo-agree-help = { $seat } решит заново
undo-decline = Пусть остаётся
undo-decline-help = игра пойдёт дальше
undo-mine = Вы просите вернуть ход
undo-mine-help = Согласиться должны все. Молчание значит «нет».
undo-agreed = согласие
undo-thinking = думает
undo-withdraw = Передумать

## Подсказки

hint-thinking = Сильный бот думает…
hint-shown = Сильный бот выбрал бы

## Летопись и беседа

log-title = Летопись
log-empty = Пока ничего не было.
log-since = С вашего прошлого хода
log-to-me = Вам
log-all = Всё
log-about-me = Обо мне
log-absent = { $seat } не за столом; ответили правила.
log-gone = Ход: { $seat }; его вернули.
log-undone = { $seat }: ход возвращён.
log-hinted = { $seat }: спрошена подсказка.
log-clocked = Сервер отлучался; часы всё это время стояли.
log-seat-away = { $seat } не за столом; дальше играет рыцарь.
log-seat-returned = { $seat } снова за столом.
log-seat-resigned = { $seat } сдаётся.
talk-title = Беседа
talk-seats = За столом
talk-watchers = Зрители
talk-write = Написать за столом…
talk-write-watchers = Написать зрителям…
talk-send = Отправить
talk-empty = Пока никто ничего не сказал.
talk-phrases = Хороший ход, Минутку, Спасибо за игру
talk-lost = Не отправлено: нет связи.
catch-up = Что было без вас
catch-up-you = Вам
catch-up-show = Показать ходы
catch-up-done = Понятно
news-new = Новое

## Люди

people-title = Игроки
you = вы
bot-tag = бот
bot-level = бот, { $level }
away-tag = не здесь
first-tag = впереди
resigned-tag = сдача
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
see-board = Посмотреть, что есть: { $seat }
deputy-title = За вас играет бот
deputy-text = Вас не было. Место остаётся вашим при любом решении.
deputy-return = Вернуться на место

## Связь

lost-title = Связь пропала
lost-text = Показано то, что было в { $time }. Ищем сервер, попытка { $tries }.
lost-now = Сейчас
restart-title = Сервер обновляется
restart-text = Ходы целы, часы стоят у всех. Вернёмся сами.
gone-no-table = Такого стола нет, или его закрыли.
gone-unreachable = До стола сейчас не достучаться.
gone-banned = Вам сейчас нельзя за этот стол.
gone-other-protocol = Эта страница старее сервера. Загрузите её заново.

## До партии

open-rubric = До партии
open-title = Кто играет?
open-reason = Партия начнётся, когда займут последнее место.
open-reason-host = Посадите ботов или подождите людей.
open-seat = Свободное место
open-join = Сесть здесь
open-leave = Уйти
open-bot = Посадить бота
open-remove = Освободить место
open-begin = Начать
open-fill = Посадить ботов и начать
open-level = Сила ботов
open-invite = Пригласить по ссылке
open-copied = Скопировано
open-copy = Скопировать
open-unusual = За этим столом играют не по напечатанным правилам:
open-accept = Вижу и хочу играть так
open-options = Правила этого стола
open-failed = Не получилось: { $code }.
frozen-title = Партия заморожена
frozen-rules = Она началась по другой редакции правил, чем сегодня.
frozen-content = Она началась с другими картами и значениями, чем сегодня.
frozen-options = Она началась с условиями, которых сегодня нет.
frozen-move = Её запись повреждена или не подходит к сегодняшним правилам.
frozen-digest = Её запись приводит к другой позиции, чем была на столе.
frozen-watch = Доиграть её нельзя; игроки могут закончить её без счёта, если все согласны.
frozen-ask = Доиграть её нельзя; закончить её без счёта можно, если согласны все игроки.
frozen-wait = Вы согласны её закончить. Ждём: { $names }.
frozen-nobody = Хода никто не ждёт
frozen-end = Закончить партию
frozen-ended = Партия закончена по согласию
frozen-ended-text = Доиграть её было нельзя; она не засчитана.
frozen-no-board = Доску этой партии сегодня не показать.

## Конец

over-rubric = Партия окончена
over-won = Побеждает { $winners }
over-shared = Победу делят { $winners }
over-team = Побеждают { $winners }
over-rematch = Реванш
over-rematch-wanted = Ждём реванша
over-rematch-open = К реваншу
over-replay = Запись
over-rank = Место
over-points = Очки
over-name = Игрок
over-resigned = сдача

## Пояснения

explain-clause = Открыть в правилах
explain-now = Сейчас
explain-none = Больше правила об этом не говорят.

## Простая картина

plain-note = У этой игры ещё нет рисунка; всё, что на столе, стоит в списке.

## Имена для тех, кто слушает

label-board = Доска
label-question = Вопрос
label-rail = Игроки, летопись и беседа
label-sheets = Ещё о столе
