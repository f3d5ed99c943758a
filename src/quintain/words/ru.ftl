### Фразы, общие для всех игр и всех программ. Фразы игры лежат в её собственной папке words, фразы терминала — в terminal.ru.ftl.

language = Русский

## Люди, вещи, ответы

nobody = никто
nothing = ничего
joint = и
seat-number = место { $number }
# Имена не склоняются: подобраны такие, что звучат верно в любом падеже.
person = Гость
person-number = Гость { $number }
bot-names = Эдит, Отто, Изабель, Гуго, Элен, Бруно, Мод, Анри
bot-at-table = { $name } (бот { $bot })
decimal-sign = ,
yes = да
no = нет
option-content = Исправленное содержимое
value-kind = { $kind ->
    [json] файл с данными
   *[other] текст
}

## Отказы

refused-over = Партия окончена.
refused-not-asked = Сейчас не ваш ход.
refused-stale = Вопрос уже изменился; посмотрите ещё раз.
refused-illegal = Сейчас так нельзя.
refused-illegal-clause = Сейчас так нельзя. { $clause }: { $text }
refused-no-actions = В ответе должен быть выбор, но не слишком много сразу.
refused-client-used = Это сообщение уже приходило с другим ответом.
refused-no-undo = Вам нечего отменять.
refused-no-consent = Об этом никто не просил.
refused-no-person = За этим местом нет человека, который мог бы это сделать.
refused-seat-taken = Это место уже занято.
refused-unreadable = Сообщение не понято.
refused-option = По таким правилам играть нельзя: { $detail }
refused-option-value = Настройка { $name } ({ $title }) не подходит, { $clause }: { $help }
refused-options = По таким правилам играть нельзя.
refused-options-clause = По таким правилам играть нельзя. { $clause }: { $text }
refused-content = Содержимое коробки не подходит: { $detail }
refused-position = Такую позицию разложить нельзя: { $detail }
refused-record = Данные имеют неверный вид: { $detail }
refused-replay = Запись партии не подходит: { $detail }

## Партия

result = { $count ->
    [one] Победа: { $winners }!
   *[other] Победу делят { $winners }!
} ({ $clause })
result-line = { $rank }. { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Записи партий

replay-secret = { $seat }: выбор сделан.

## Списки

players-range = игроков: { $lowest }–{ $highest }
unsure = неточно

## Боты

bot-random = Случай
bot-greedy = Жадность
bot-page = Паж
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-lord = Лорд
bot-king = Король
hint-title = Что думает сильный бот:
hint-line = { $number }. { $choice } — { $seats ->
    [2] { $share } % победы
   *[other] в { $share } % партий окажетесь выше отдельно взятого соперника
}
