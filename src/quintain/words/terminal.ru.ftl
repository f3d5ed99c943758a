### Фразы одного лишь терминала: командная строка, файлы, клавиши, меню, экраны.

## Люди, вещи, ответы

bot-thinks = { $name } думает…
window-waits = Остальных спрашивают…

## Командная строка

bad-command = Команда не понята: { $detail } (справка: «quintain --help»).
bad-number = Настройка { $name } принимает число.
bad-number-range = Настройка { $name } принимает число от { $low } до { $high }.
bad-value-missing = Настройке { $name } нужно значение.
bad-value-none = Настройка { $name } значения не принимает.
bad-missing = Не указано { $name }; справка: «{ $command } --help».
bad-extra = Слов больше, чем принимает «{ $command }»; справка: «{ $command } --help».
no-command = Команды «{ $given }» нет; есть { $commands }.
bad-word = Непонятно, что значит «{ $word }»: настройки пишут так: --имя значение.
bad-option-twice = Настройка { $name } указана дважды.
bad-option-unknown = Настройки «{ $name }» нет; есть { $options }.
bad-option-ambiguous = «{ $name }» подходит к нескольким настройкам: { $options }.
bad-option-value = Настройка { $name } принимает { $expected }, а не «{ $value }».
bad-seed = Зерно случайности — число от 0 до { $highest } или 32 знака, названные после партии, а не «{ $given }».
bad-name = В имени от 1 до { $longest } букв, а не «{ $name }».
no-language = Языка «{ $given }» нет; есть { $languages }.
no-game = Игры «{ $given }» нет; есть { $games }.
no-seat = «{ $given }» не может сесть за стол; могут { $bots }, а также search с запасом, например search:400 или search:80ms.
no-budget = «{ $given }» не подходит: запас — от 1 до 9999999 воображаемых партий или, с «ms», миллисекунд, например search:400 или king:200ms; его принимают { $bots }.
no-viewer = Места «{ $given }» нет: назовите число от 1 до { $seats } или одно из имён { $names }.
no-clause = Пункта «{ $given }» нет.
seats-number = { $game }: игроков может быть от { $lowest } до { $highest }, а не { $given }.
resume-alone = Сохранённая партия продолжается как есть: вместе с --resume не указывают --seats, --seed, --content и настройки игры.
game-needed = Назовите игру, а потом её настройки и места.

## Файлы

system-missing = такого файла или папки нет
system-forbidden = это не разрешено
system-folder = это папка
system-no-folder = часть пути — не папка
system-full = на диске нет места
system-read-only = диск открыт только для чтения
system-nameless = файл так называться не может
system-long = он слишком длинный
system-special = это не обычный файл
system-foreign = там лежит файл, который не является партией программы Quintain
file-missing = Файла { $file } нет.
file-directory = { $file } — папка, а не файл.
file-special = { $file } — не обычный файл.
file-forbidden = Файл { $file } читать не разрешено.
file-unreadable = Файл { $file } не читается: { $detail }.
file-unwritable = Сохранить партию в { $file } нельзя: { $detail }.
output-unwritable = Вывод не записывается: { $detail }.
file-foreign = { $file } — не партия, сохранённая программой Quintain.
file-broken = Сохранённая партия { $file } повреждена: { $detail }
file-shape = Сохранённая партия { $file } повреждена: числа и списки в ней не такие, какими их записывает Quintain.
file-version = { $file } сохранён другой версией программы Quintain (формат { $version }).
file-seats = Сохранённая партия { $file } повреждена: места и имена не подходят к игре.
file-game = { $file } — партия в игру «{ $game }», а есть только { $games }.
file-other-game = { $file } — партия в игру { $game }, а не { $wanted }.
file-rules = { $file } следует редакции { $found } правил игры { $game }, а здесь редакция { $expected }.
file-printed = Партия { $file } сыграна с другими печатными значениями игры { $game }, чем у этой программы: она закончилась бы иначе.
file-result = По нынешним правилам партия { $file } закончилась бы иначе.
file-watch = То, что о ней записано, можно посмотреть: quintain replay { $file }
file-moves = Ход { $number } из { $total } в файле { $file } противоречит правилам: { $why }
file-no-data = { $file } — не TOML и не JSON с таблицей значений: { $detail }
file-strange = В файле { $file } есть то, что не подходит ни к одной игре (дата, слишком большое число или слишком глубокие таблицы): { $detail }
file-content = { $file } не подходит к содержимому коробки: { $detail }

## Меню

menu-ask = Номер (Enter — { $default }):
menu-number = Введите число от 1 до { $count }.
menu-none = «{ $typed }» не подходит ни к одному варианту из { $count }.
menu-all = все
menu-help = помощь
menu-hidden = В этом списке нет номера { $typed }; «{ menu-all }» — весь список ({ $count }).
menu-rest = «{ menu-all }» — весь список ({ $count }).
menu-more = … и ещё { $count }: «+» покажет их, часть слов сократит список.
menu-first = «+» снова покажет первые варианты.
number-ask = { $question } ({ $low }–{ $high }, Enter — { $default }):
number-wrong = Введите число от { $low } до { $high }.
choose-game = Во что играем?
choose-continue = Продолжить: { $game }; { $names }; { $moves ->
    [one] сыгран { $moves } ход
    [few] сыграно { $moves } хода
   *[many] сыграно { $moves } ходов
}
choose-seats = Сколько игроков?
choose-people = Сколько из них людей?
choose-bots = Кто играет за остальных?
choose-name = Имя (Enter — { $default }):
choose-rules = Правила этой партии: измените их или начинайте.
choose-begin = Начать!

## Партия

welcome = За столом: { $around }.
welcome-seed = Зерно случайности { $seed }.
welcome-keys = Введите номер варианта. «?» поясняет вопрос, «? { $clause }» — этот пункт правил, «q» сохраняет и выходит.
keys-play = ? почему · h совет · u отмена · s запись · l журнал · b поле · q выход{ $passing ->
    [yes] { " " }· p пас на ход
   *[no] { "" }
}
help-keys =
    Номер выбирает вариант, как и все его слова; часть слов оставляет только варианты с ними, «{ menu-all }» — снова весь список.
    + показывает следующие варианты длинного списка.
    ? поясняет вопрос, «? { $clause }» — этот пункт правил, «? { $chapter }» — пункты главы, «? { $word }» — пункты с этим словом.
    Enter без слов снова показывает поле и вопрос.
    h спрашивает совета у сильного бота.
    u отменяет последний выбор; всех, кого это касается, спросят.{ $passing ->
        [yes] { "" }
            p пасует до конца хода.
       *[no] { "" }
    }
    b показывает поле целиком, l — что произошло.
    s сохраняет партию, «s ФАЙЛ» — в этот файл; q сохраняет и выходит.
clauses-more = … и ещё { $count }; «? { $clause }» — прочитать пункт.
clauses-how = «? { $clause }» — прочитать пункт.
page-on = Enter — дальше:
page-back = Enter — назад:
page-first = Вопрос будет после Enter.
board-cut = ↑ «b» покажет всё поле.
move-unread = Ход не понят: { $detail }.
hand-over = Передайте клавиатуру: { $seat }. { $seat }, нажмите Enter, когда никто не смотрит:
news-between = … здесь пропущено { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
   *[many] { $count } сообщений
}; всё есть в журнале и в записи партии …
log-title = Что произошло
log-empty = Пока ничего.
undo-none = Отменять нечего.
undone = Отменено.
undo-refused = Согласны не все: выбор остаётся в силе.
undo-own = { $seat }, вы отменяете свой последний выбор? (да или нет):
undo-agree = { $seat }, вы согласны, чтобы последний выбор отменил игрок { $chooser }? (да или нет):
saved = Сохранено в { $file }.
save-failed = Сохранить в { $file } не удалось: { $detail }.
save-nowhere = В другом месте сохранить её тоже нельзя: партия продолжается, но если выйти, она пропадёт.
left = Партия сохранена. Продолжить: quintain play --resume { $file }
left-unsaved = Партия прервана, и сохранить её негде.
kept = Посмотреть ещё раз: quintain replay { $file }
seed-was = Зерно случайности было { $seed }; та же раздача: quintain play { $game } --seed { $seed } { $options }
crashed = Ошибка в правилах программы, а не у вас. Партия сохранена в { $file }; пришлите её нам, пожалуйста.
crashed-unsaved = Ошибка в правилах, а не у вас. Сохранить партию негде; пожалуйста, расскажите нам, что произошло.

## Записи партий

replay-step = Шаг { $step } из { $last }
replay-ask = Шаг { $step } из { $last }. Enter или n — дальше · z — назад · номер · b — поле · q — выход:
replay-keys = Enter или n — дальше, z или - — назад, число — к этому шагу, b — всё поле, q — выход.
replay-cut = ↑ «b» покажет всё поле.
replay-archived = Дальше — то, что было записано в конце партии.
replay-boardless = По этим правилам поле не нарисовать.
replay-end = Это был последний шаг, { $last }.
replay-start = Это начало.

## Списки

column-option = Настройка
column-values = Значения
column-default = обычно
column-clause = Пункт
column-meaning = Смысл
column-value-of = Что
column-value = Значение
column-source = Источник
content-count = { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[many] { $count } значений
}, из них неточных: { $unsure }.

## Карты

no-map = Игра без карты: { $game }; с картой: { $games }.
map-drawn = Нарисовано: { $file }.
map-step = Ходов в партии: { $last }; шага { $step } нет.
map-unwritable = Картинку нельзя записать в { $file }: { $detail }.

## Боты

column-typed = Пишется
column-name = Имя
column-manner = Как выбирает
manner-random = Любой допустимый вариант, как выпадет.
manner-greedy = Смотрит на шаг вперёд и берёт то, что выглядит лучше.
manner-slips = Смотрит на шаг вперёд, но { $slips } выборов из 100 доверяет случаю.
manner-search = Думает наперёд: воображаемых партий на выбор — { $iterations }, больше или меньше там, где одна говорит меньше или больше; не дольше { $seconds } с.
bots-budget = Со своим запасом: search:400 (воображаемых партий), search:80ms (миллисекунд), king:200ms, lord:1000.
bots-how = Посадить за стол: quintain play ИГРА --seats me,knight,king
arena-bots = Для арены нужны хотя бы два разных бота, каждый назван один раз.

## Арена, моделирование, скорость

arena-file-none = Продолжить с файлом { $file } нельзя: состязания в нём нет.
arena-file-other = Продолжить с файлом { $file } нельзя: в нём другое состязание ({ $differing }).
arena-file-format = Продолжить с файлом { $file } нельзя: у него формат { $found }, а эта программа пишет формат { $expected }.
arena-file-line = Продолжить с файлом { $file } нельзя: строка { $number } — не партия этого состязания.
arena-file-busy = Продолжить с файлом { $file } нельзя: в него пишет другая арена.
arena-unwritable = Записать в { $file } нельзя: { $detail }.
arena-same-file = Отчёт затёр бы партии в { $file }: для --json и отчётов нужны разные файлы.
arena-overwrites = Отчёт затёр бы { $file }, а это не отчёт арены: назовите другой файл.
arena-nothing = Ничего не сыграно.
arena-missing = Ещё { $missing ->
    [one] { $missing } партия
    [few] { $missing } партии
   *[many] { $missing } партий
} — и каждый порядок мест встретится одинаково часто.
arena-report = Отчёт: { $file }
arena-interrupted = Прервано; { $kept ->
    [yes] запустите ещё раз, чтобы продолжить.
   *[no] с --json ФАЙЛ та же команда продолжит.
}
executor-kind = Исполнителя { $given } нет; есть { $known }.
executor-none = Кластер недоступен: { $detail }
arena-lost = Один из процессов уничтожен; { $kept ->
    [yes] запустите ещё раз, чтобы продолжить.
   *[no] с --json ФАЙЛ та же команда продолжит.
}
arena-title = Арена: { $game }, мест: { $seats }
arena-intervals = Интервалы — 95-процентные.
arena-wins = Доля побед
arena-rating = Рейтинг
arena-lead = Преимущество в 80 очков — это место выше соперника в 61 партии из 100.
arena-course = Доля побед, партия за партией
arena-numbers = Числа
arena-times = Время — миллисекунды на один выбор: среднее и то, чего не превысили 99 % выборов.
arena-distinct = Разных партий — { $distinct } из { $matches }; все числа — по разным.
arena-balance = Чего стоят стороны
arena-seat = место { $number }
arena-turn = ход { $number } первого раунда
arena-meetings = Кто заканчивает выше кого
arena-row-column = Как часто бот строки заканчивал выше бота столбца, когда они встречались; делёж места считается за половину.
matches-played = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
} в «{ $game }» ({ $options }), зёрна случайности с { $seed }
simulate-bots = Назовите одного бота на всех или по одному на каждое место (мест { $seats }, названо { $given }).
simulate-lost = Один из процессов уничтожен; сосчитать партии до конца нельзя.
simulate-time = за { $seconds } с, { $speed } в секунду
simulate-lengths = решений: в среднем { $mean }, σ { $deviation }, от { $low } до { $high }; { $marks }
simulate-endings = чем кончилось: { $endings }
bench-now = { $game }, мест: { $seats }
bench-form = { $form ->
    [compiled] скомпилировано
   *[interpreted] без компиляции
}, Python { $python }, за секунду времени процессора
bench-meaning = ходы: pending, legal и apply из Python; партии: целые случайные партии внутри правил; раздачи: determinise; слепо, поиск: шаги поиска через целые случайные партии и так, как играют боты; рис., факты: микросекунды на рисунок вида и на последствия одного выбора; раз: ходы с компиляцией ÷ без неё
head-bot = бот
head-sat = мест сыграно
head-side = сторона
head-fair = × ровной доли
head-wins = победы
head-place = место
head-points = очки
head-rating = рейтинг
head-mean-ms = мс
head-slow-ms = 99 %
head-seat = место
head-mean = среднее
head-deviation = σ
head-lowest = мин.
head-highest = макс.
head-interval = интервал 95 %
head-game = игра
head-seats = мест
head-decisions = ходы
head-playouts = партии
head-clones = копии
head-views = виды
head-redeals = раздачи
head-blind = слепо
head-search = поиск
head-picture = рис.
head-facts = факты
head-bytes = байты
head-gain = раз

## Сервер

serve-address = Quintain работает по адресу { $address } — Ctrl+C останавливает его.
serve-upgraded = База данных { $database } обновлена.
serve-unbuilt = Страница не собрана: её собирает «make web». Программы могут играть и так.
serve-setting = Так настроить нельзя: { $detail }
serve-outdated = База данных { $database } создана более старой версией Quintain: её обновит «quintain db upgrade».
serve-store = Базой данных { $database } нельзя воспользоваться: { $detail }.
serve-port = Сервер не может слушать { $host }, порт { $port }: { $detail }.
