### Слова страниц вокруг столов: главная, новый стол, запись, правила, содержимое, о проекте, моя страница.

## Общее

skip = К содержимому
ways = Разделы
way-games = Игры
way-tables = Столы
way-records = Записи
way-me = Я
way-castles = Замки
way-about = О проекте
way-rules = Правила
cancel = Отмена
save = Сохранить
show = Показать
hide = Скрыть
less = Меньше
more = Больше
copy = Копировать
copied = Скопировано
copy-failed = Скопируйте вручную
copy-by-hand = Скопируйте ссылку:
link-copy = Ссылка на пункт
link-copied = Ссылка скопирована
quoted = «{ $text }»
level-label = Сила бота
me-guest = Гость

## Обложки

cover-majesty = Majesty
cover-academy = Средневековая / Академия
cover-mastery = Medieval / Mastery
cover-castlecraft = Castle Craft
cover-reliquium = Reliquium
blurb-majesty = Зовите людей с рынка в королевство: каждый новый житель кормит остальных.
blurb-academy = Шесть курсов подготовки рыцаря: передавайте карты и обгоняйте соучеников.
blurb-mastery = Из замка, который не взять, ведите рыцарей за тринадцать очков земли.
blurb-castlecraft = Три отряда, башни с этажами и люками, один кубик и чужой главный замок.
blurb-reliquium = Ни карт, ни кубиков: приказы на границах и девять замков до победы.
shelf = Полка с играми
players = Игроков:
minutes = { $span } мин
weight = Сложность { $weight } из 3
own-table-of = Свой стол: { $game }
rules-of = Правила: { $game }

## Главная

home-title = Во что сыграем?
home-text = Пять средневековых игр с друзьями и ботами. Сесть за стол можно сразу.
rivals = Соперники
rivals-novices = Новички
rivals-even = Наравне
rivals-masters = Мастера
play = Сыграть
play-laying = Раскладываем…
my-tables = Мои столы
my-tables-none = Пока ни одного. Выберите игру на полке — и вы уже за столом.
open-tables = Открытые столы
open-own = Создать свой
nobody-waits = Пока никто не ждёт
nobody-waits-text = Откройте стол, и он появится здесь у всех. Пока ждёте, можно сыграть с ботами.
recent = Недавние партии
recent-none = Здесь появятся законченные партии.
lobby-lost = Сервер не отвечает. Пробуем ещё.
table-own-rules = { $game }, свои правила
line-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
}
line-frozen = Стол заморожен: правила изменились
line-my-turn = Ваш ход
line-my-turn-left = Ваш ход, { $left }
line-bot-thinks = { $count ->
    [one] Думает бот { $names }
   *[other] Думают боты { $names }
}
line-moves = { $count ->
    [one] Ходит { $names }
   *[other] Ходят { $names }
}
line-running = Партия идёт
left-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
left-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
turn-title = { $game }: ваш ход
turn-left = осталось { $left }
turn-more = { $count ->
    [one] ещё { $count } стол
    [few] ещё { $count } стола
   *[many] ещё { $count } столов
}
go-move = Ходить
go-look = Смотреть
go-table = К столу
go-sit = Сесть
go-watch = Смотреть
go-record = Запись
pace-none = без часов
pace-live = вживую
pace-days = не спеша
ended-won = { $points ->
    [0] Победа
    [one] Победа, { $points } очко
    [few] Победа, { $points } очка
   *[many] Победа, { $points } очков
}
ended-shared = Общая победа
ended-lost = Поражение
ended-place = { $rank }-е место из { $of }
ended-won-by = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}
ended-unfinished = Не доиграна
join-title = За этим столом свои правила
join-text = Чем партия отличается от напечатанной:
join-own-file = из файла
join-accept = Согласен, сесть

## Новый стол

new-title = Новый стол
new-yours = Ваш стол
new-game = Игра
new-who = Кто играет
new-variants = Варианты
new-variants-none = без них — обычные правила
new-reset = Сбросить
new-content = Есть коробка, и числа в ней другие? Стол сыграет по вашему файлу.
new-pace = Темп
new-access = Кто видит стол
new-pace-access = Темп и вход
new-open = Открыть стол
new-hint = Сядете сразу. Пустое место займёт тот, кто первым придёт по ссылке.
seat-open = Открыто
seat-kind-open = Ссылка
seat-kind-bot = Бот
seat-kind-me = Я
seat-me-line = за столом
seat-open-line = сядет первый, кто откроет ссылку
team = команда { $team }
team-0 = А
team-1 = Б
team-2 = В
excluded-by = не вместе: «{ $option }»
needs-seats = когда игроков { $counts }
needs-file = нужен файл
take-instead = Взять вместо
no-limit = без предела
all-of = Все: { $value }
each-own = По отдельности
edge-north = север
edge-east = восток
edge-south = юг
edge-west = запад
file-choose = Выбрать файл
file-remove = Убрать
file-given = файл выбран
file-large = Файл больше 256 КБ.
file-line = Файл не читается: ошибка в строке { $line }.
file-unreadable = Файл не читается: нужен JSON или TOML.
pace-title-none = Вживую
pace-title-live = Секунды
pace-title-days = Дни
pace-none-line = без часов
pace-move = Время на ход
pace-reserve = Запас времени
pace-seconds = { $count } с на ход
pace-reserve-minutes = { $count ->
    [0] без запаса
   *[other] + { $count } мин
}
pace-days-move = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
access-link = по ссылке
access-listed = виден всем
access-link-short = По ссылке
access-listed-short = Все
access-link-text = По ссылке стола нет в списке. Зрителю видно только открытое.
access-listed-text = Стол стоит на главной странице у всех. Зрителю видно только открытое.
allow-hints = Подсказки
allow-open-after = После конца видно всё
count-rating = На рейтинг
sum-table = За столом
sum-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
sum-rules = Правила
sum-printed = обычные
sum-pace = Темп
sum-access = Вход
table-name = Название стола
table-name-other = Другое название
table-names = У старой мельницы, У трёх дорог, Под дубом, За рекой, У ворот, Красный лев, Тихая гавань, Семь башен, Последний мост, У кузницы, На перевале, Белый олень
opened = Стол открыт
qr-label = QR-код ссылки
call-others = Позовите остальных
call-others-text = Камера телефона или ссылка. Регистрация не нужна.
waiting-link = ждём по ссылке
is-bot = бот, { $level }
is-here = здесь
is-away = отошёл
fill-and-begin = Посадить ботов и начать
begins-itself = Начнётся само, когда все сядут. Страницу можно закрыть: стол останется среди ваших.
close-table = Закрыть стол

## Запись партии

record = запись
record-of = запись, { $day }
all-records = Все записи
replay-of = { $game }, запись партии
replay-start = Подготовка
replay-moved = Ход: { $name }
replay-log = Летопись
log-follows = следит за ходом
log-quiet = без слов
moment = Раунд { $round }, ход { $step } из { $last }
scrubber = Ход партии
mark-lead = Вперёд выходит { $name }
mark-attack = Удар по соперникам: { $name }
mark-end = Конец партии, победа: { $name }
mark-before = К прошлому перелому
mark-next = К следующему перелому
step-before = Ход назад
step-next = Ход вперёд
play-film = Играть
pause = Пауза
speed = Скорость ×{ $speed }
eyes = Глазами
eyes-of = Глазами: { $name }
eyes-watcher = Зритель
eyes-all = Всё
timeline = Очки по ходам
timeline-label = Очки по ходам; сейчас { $points }
show-end = Показать, чем кончилось
play-on = Играть отсюда
play-on-help = Новый стол с этого хода против ботов; на рейтинг не влияет.
play-on-old = Правила с тех пор изменились: партию можно только смотреть.
share-moment = Поделиться моментом
download = Скачать запись
go-to-move = К ходу { $step }
chance-title = Проверка случая
chance-good = Случай проверен
chance-bad = Случай не сошёлся
chance-unknown = Проверки нет
chance-checking = Проверяем случай
chance-text = Сервер загадал число до первого хода и показал его отпечаток. Теперь число открыто: из него получаются та же колода и те же броски.
chance-commitment = отпечаток до партии
chance-seed = число партии
chance-browser = ваш браузер
chance-agrees = сошлось
chance-differs = не сошлось
chance-cannot = не может проверить
check-commitment = отпечаток
check-replay = ходы заново
check-digest = итог до знака
check-outcome = исход
check-bots = ходы ботов
check-content = содержимое коробки
check-rules = редакция правил

## Правила и содержимое

chapters = Главы
chapter = Глава { $mark }
rules-revision = правила, редакция { $revision }
rules-search = Найти в правилах
rules-beside = Рядом
in-ru = По-русски
in-en = По-английски
found-of = { $at } из { $count }
found-none = не найдено
found-count = { $count ->
    [one] найден { $count } пункт
    [few] найдено { $count } пункта
   *[many] найдено { $count } пунктов
}
found-before = Раньше
found-next = Дальше
sources = Откуда числа
sources-text = Подчёркнутые числа напечатаны в коробке: сплошная черта — точно, прерывистая — наша реконструкция. Выберите пункт, чтобы увидеть источник.
sources-count = { $total ->
    [one] { $total } напечатанное значение
    [few] { $total } напечатанных значения
   *[many] { $total } напечатанных значений
}, неточных: { $doubtful }.
is-sure = точно
is-guess = неточно
content-link = Откуда числа
content-title = { $game }: все числа
content-text = Всё, что напечатано в коробке, и где это прочитано. Чего нет в правилах, мы восстановили, и это отмечено.
content-correct = Впишите числа со своей коробки: стол сыграет по ним.
content-which = Какие значения
content-all = Все
content-guesses = Только неточные
content-search = Найти значение

## О проекте

about-title = О Quintain
about-lead = Пять средневековых настольных игр в браузере: с друзьями, с ботами, вживую и не спеша.
about-games = Игры
about-games-text = Правила пересказаны нашими словами, пункт за пунктом. Рисунки, карты и поля нарисованы для этого проекта; оформление коробок и рисунки издателей не использованы.
about-fair = Честность
about-fair-text = Случай каждой партии загадан до первого хода, его отпечаток виден сразу, а само число — в конце. Любую партию можно проверить на странице её записи. Боты не видят больше, чем человек на их месте.
about-private = Что мы храним
about-private-text = Имя, партии и настройки оповещений. Почта нужна, только если вы сами её указали. Страница не обращается ни к каким чужим серверам.
about-glyphs = Значки
about-glyphs-text = Значки перекрашены, в остальном как у авторов:
about-authors = Авторы: { $names }.
about-fonts = Шрифты
about-fonts-text = Alegreya (The Alegreya Project Authors, Huerta Tipográfica) и Source Sans 3 (Adobe), лицензия
about-code = Код
about-code-text = Программа свободная, лицензия MIT. Страница сделана на Svelte, слова — на Project Fluent, график — на uPlot; все они тоже свободные.

## Моя страница

how-to-play = Как играть
pref-theme = Тема
pref-theme-light = Светлая
pref-theme-dark = Тёмная
pref-theme-system = Как в системе
pref-motion = Движение
pref-motion-1 = ×1
pref-motion-2 = ×2
pref-motion-4 = ×4
pref-motion-0 = Нет
pref-confirm = Подтверждать ход
pref-confirm-never = Нет
pref-confirm-auto = На телефоне
pref-confirm-always = Да
pref-sound = Звук
pref-left = Для левой руки
pref-left-text = кнопки листа слева
rename = Сменить имя
me-line-guest = гость этого браузера
me-line-registered = записан
me-registered = Вы записаны
me-registered-text = Имя, партии и рейтинг откроются с любого устройства по имени и тайной фразе.
me-is-guest = Вы гость
me-is-guest-text = Имя, партии и рейтинг живут в этом браузере. Запишитесь, и они откроются с любого.
register = Записаться
register-note = Почта не нужна. Ничего из сыгранного не потеряется.
have-account = Я уже записан
login = Войти
login-title = Вход
login-text = Имя и тайная фраза, с которыми вы записались.
login-note = Партии этого гостя останутся гостю.
no-account = Я впервые
logout = Выйти на этом устройстве
account-name = Имя
passphrase = Тайная фраза
restore-title = Ссылка для возвращения
restore-text = Откройте её на другом устройстве, и вы снова { $name }.
restore-make = Получить
restore-warning = Кто знает ссылку, тот и вы.
restore-other = Сменить ссылку
restore-here = Вернуться к своим столам
restore-here-text = По этой ссылке устройство станет вашим: ваше имя, ваши столы и партии.
restore-here-none = В адресе нет тайной части. Откройте ссылку целиком.
restore-here-do = Это я
kept-of-me = Что о вас хранится
kept-of-me-text = Имя, партии, настройки и способы звать вас.
kept-download = Скачать всё
kept-delete = Удалить меня
kept-delete-text = Всё ваше пропадёт сразу и насовсем. Законченные партии останутся без вашего имени; из идущих сначала выйдите или сдайтесь.
kept-delete-do = Удалить насовсем
notices = Звать меня
notices-text = Когда стол ждёт вашего хода, а вас нет на странице.
notice-none = ещё не проверяли
notice-arrived = дошло, { $at }
notice-waiting = в пути, { $at }
notice-failed = не дошло, { $at }
notice-unconfirmed = адрес не подтверждён: откройте письмо
notice-next = снова { $next }
notice-test = Проверить
notice-drop = Убрать
notice-add = Добавить
channel-push = Этот браузер
    .help = Сообщение на этом устройстве, даже когда страница закрыта.
channel-mail = Почта
    .help = Письмо, когда вас ждут.
channel-mail-example = почта@пример.рф
channel-webhook = Вебхук
    .help = Запрос на ваш адрес: для чатов и программ.
channel-webhook-example = https://chat.example.org/hooks/…
my-matches = Мои партии
places-note = последние места слева направо, первое закрашено
rating-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
rating-none = Рейтинг появится после первой рейтинговой партии.
rating-way = Рейтинг по партиям
rating-places = Места в последних партиях: { $places }
person-registered = записанный игрок
person-guest = гость
mute = Не слышать в беседе
unmute = Снова слышать

## Чего сервер не смог

trouble-other = Не получилось ({ $code }). Попробуйте ещё раз.
trouble-unknown = Не получилось. Попробуйте ещё раз.
trouble-no-game = Такой игры здесь нет.
trouble-not-found = Здесь ничего нет.
trouble-forbidden = Вам это недоступно.
trouble-too-fast = Слишком часто. Подождите немного.
trouble-too-many = Слишком много. Закончите что-нибудь из начатого.
trouble-too-large = Слишком большой файл.
trouble-bad-seats = Так рассадить нельзя.
trouble-bad-pace = Такого темпа нет.
trouble-bad-name = Имя не подходит: от 2 до 24 букв, цифр и пробелов.
trouble-bad-passphrase = Тайная фраза слишком короткая или слишком простая.
trouble-bad-mail = Это не похоже на адрес почты.
trouble-bad-channel = Такой адрес не подходит.
trouble-bad-text = Текст не подходит.
trouble-name-taken = Это имя занято.
trouble-wrong-passphrase = Имя и тайная фраза не подходят друг к другу.
trouble-wrong-secret = Ссылка не действует: её сменили, или она скопирована не целиком.
trouble-registered = Вы уже записаны.
trouble-not-over = Партия ещё идёт.
trouble-not-host = Это может только тот, кто открыл стол.
trouble-not-seated = Вы не сидите за этим столом.
trouble-no-bot = Такого бота здесь нет.
trouble-begun = Партия уже началась.
trouble-invite-needed = Нужна ссылка с приглашением.
trouble-unplayable = По нынешним правилам эту партию не сыграть.
trouble-banned = Вам закрыт вход.
trouble-closing = Сервер перезапускается. Попробуйте через минуту.
trouble-store-full = На сервере кончилось место.
trouble-store-failed = Сервер не смог это сохранить.
trouble-foreign-origin = Запрос пришёл с чужой страницы.
