### Что говорит только страница, на каждом её виде. Слова стола лежат в table.ru.ftl.

brand = Quintain
game-majesty = Majesty
game-academy = Академия
game-mastery = Mastery
game-castlecraft = Castle Craft
game-reliquium = Reliquium

## Шапка

bar-games = Игры
bar-tables = Столы
bar-rules = Правила
bar-about = О проекте
bar-me = Моя страница
bar-home = К играм
bar-menu = Меню
bar-language = Язык
bar-settings = Настройки

## Настройки

settings-title = Настройки
settings-theme = Тема
settings-theme-system = как в системе
settings-theme-light = светлая
settings-theme-dark = тёмная
settings-motion = Движение
settings-motion-0 = нет
settings-motion-1 = спокойно
settings-motion-2 = вдвое быстрее
settings-motion-4 = вчетверо
settings-sound = Звук
settings-confirm = Подтверждать выбор
    .help = Где нужно: второе нажатие на сенсорном экране и в долгой игре, один щелчок за столом.
settings-confirm-auto = где нужно
settings-confirm-always = всегда
settings-confirm-never = никогда
settings-left = Для левши
settings-close = Закрыть

## Чего нет

missing-title = Здесь никто не сидит
missing-text = Стол закрыли, или в ссылке опечатка. Партии от этого не пропадают: они в записях.
missing-home = К играм
loading = Минутку…
load-failed = Страницу не удалось загрузить.
load-again = Попробовать ещё раз
