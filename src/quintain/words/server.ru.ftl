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
