### Фразы сервера: тому, кто за ним смотрит, и людям, которым он пишет.

## База данных

db-made = Создана новая база данных: { $database }, версия { $revision }.
db-current = База данных { $database } не нуждается в обновлении, версия { $revision }.
db-upgraded = База данных { $database } обновлена, версия { $revision }.
db-missing = Базы данных { $database } нет.
db-there = { $file } уже есть; заменить его разрешает --overwrite.
db-occupied = База данных { $database } не пуста ({ $detail }); заменить её содержимое разрешает --overwrite.
db-in-use = База данных { $database } не заменяется: { $detail }.
db-file = { $file }: { $detail }.
db-backed-up = { $database } сохранена в { $file }: { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }.
db-restored = { $database } создана из { $file }: { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }.
db-found = { $table } ({ $game }, { $phase }): { $why }
db-why-rules = начата по другой редакции правил; она замрёт: её можно смотреть и с общего согласия закончить
db-why-content = начата с другими напечатанными значениями; она замрёт: её можно смотреть и с общего согласия закончить
db-why-options = игры или таких настроек больше нет; она замрёт
db-why-move = её журнал не подходит к правилам
db-why-log = в её журнале не хватает записей
db-why-digest = её журнал приводит к другому положению, чем было отмечено
db-why-result = она закончилась не так, как было отмечено
db-why-archive = её архива нет или он повреждён
db-checked = { $looked ->
        [one] Проверена { $looked } партия
        [few] Проверены { $looked } партии
       *[many] Проверено { $looked } партий
    }, { $wrong ->
        [0] всё хорошо
        [one] { $wrong } не в порядке
       *[many] { $wrong } не в порядке
    }.

## Проверка законченной партии

verify-noted = ✓ Обязательство то самое, которое вы записали.
verify-noted-not = ✗ Обязательство не то, которое вы записали: { $detail }
verify-commitment = ✓ Зерно и соль дают обязательство.
verify-commitment-not = ✗ Зерно и соль не дают обязательства: { $detail }
verify-replay = ✓ Партию можно сыграть заново.
verify-replay-not = ✗ Записи партии в файле нет: { $detail }
verify-rules = ✓ Правила, настройки и напечатанные значения сегодняшние.
verify-rules-not = ✗ По сегодняшним правилам партию не повторить: { $detail }
verify-moves = ✓ Все ходы были по правилам.
verify-moves-not = ✗ Ходы не подходят: { $detail }
verify-events = ✓ Произошло то, что следует из зерна и ходов.
verify-events-not = ✗ Произошло не то, что следует из зерна и ходов: { $detail }
verify-outcome = ✓ Итог тот, который следует из правил.
verify-outcome-not = ✗ Итог не тот, который следует из правил: { $detail }
verify-final = ✓ Последнее положение то, которое было отмечено.
verify-final-not = ✗ Последнее положение не то, которое было отмечено: { $detail }
verify-unsealed = Обязательства нет: ничто не показывает, что зерно было выбрано до партии.
verify-unnoted = Показывалось ли в начале партии { $commitment }? Только это доказывает, что зерно было выбрано до неё.
verify-good = Всё верно.
verify-bad = Что-то не так.
verify-foreign = { $place } — не законченная партия программы Quintain.
verify-unfinished = { $place }: партия не закончена.
verify-address = { $place } — не адрес партии вроде https://example.org/m/abcdefgh23.
verify-refused = { $place }: сервер отказывает: { $detail }
verify-unreached = { $place } не отвечает: { $detail }.

## Оповещения

notice-table = { $game } «{ $name }»
notice-turn = Ваш ход: { $table }
notice-reminder = Ваш ход, осталось { $left }: { $table }
notice-began = Партия началась: { $table }
notice-over = Партия закончена: { $table }
notice-many = Вас ждут столы: { $count }
notice-test = Оповещения Quintain приходят сюда.
notice-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
notice-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
notice-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
mail-why = Вы получили это письмо, потому что просили оповещать вас по почте. Больше не писать: { $link }
mail-confirm-title = Это ваш адрес?
mail-confirm-text = Кто-то, вероятно вы, указал этот адрес в Quintain. Если это были вы, подтвердите его: { $link } — Если нет, ничего не делайте: больше писем не будет.
mail-lost-title = Вернуться к своему имени в Quintain
mail-lost-text = По этой ссылке любое устройство станет вашим, { $name }: { $link } — Она действует час. Если вы её не просили, ничего не делайте.
mail-page-confirm = Подтвердить адрес
mail-page-leave = Больше не писать
mail-page-done = Готово.
mail-page-void = Эта ссылка больше не действует.

## Люди и столы, для того, кто смотрит за сервером

admin-none = Ничего нет.
admin-table = { $table } { $at } { $game }, { $phase }, ходов: { $moves }; { $names }
admin-person = { $person } { $name } ({ $kind }), был здесь { $seen }
admin-banned = · не допускается до { $until }: { $why }
admin-report = { $report }. { $at } { $reporter } о { $name } ({ $person }), стол { $table }: { $text }
admin-settled = Жалоба { $report } закрыта.
admin-renamed = { $person }: прежнее имя { $before }, новое { $name }.
admin-bad-name = «{ $name }» именем быть не может: { $detail }.
admin-name-taken = Имя «{ $name }» уже занято.
admin-shut-out = { $name } ({ $person }) не допускается до { $until }.
admin-let-in = { $name } ({ $person }) снова допускается.
admin-no-person = Никого с номером или именем «{ $person }» нет.
admin-no-table = Стола { $table } нет.
admin-over = Партия за столом { $table } закончена.
admin-ended = Партия за столом { $table } прекращена и не засчитывается.
admin-removed = Стол { $table } убран: партия ещё не началась.
