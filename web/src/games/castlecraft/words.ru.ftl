### Что говорит только рисунок Castle Craft.

board-field = Поле
board-roofs = Крыши
board-floor = Этаж { $floor }
board-floors = Что видно
board-whole = Всё поле
board-sums = сила { $attack } и кубик, защита { $defence }
board-mean = падёт ~ { $count }
board-breaks = взлом { $percent } %
board-destroy = гибель отряда { $percent } %
board-trap = Арка на пути: { $percent } %, что кто-то падёт, в среднем { $count }
board-answer = Ответ уцелевших: в среднем { $count }
board-left-after = Останется: золото { $gold }, мана { $mana }
board-left-short = останется { $gold } золота, { $mana } маны
board-conquers = Так будет захвачен замок.
board-build = Что можно купить
board-owned = куплено
board-missing = { $gold ->
    [0] { $mana ->
        [0] сейчас нельзя
       *[other] не хватает маны: { $mana }
    }
   *[other] { $mana ->
        [0] не хватает золота: { $gold }
       *[other] не хватает: золото { $gold }, мана { $mana }
    }
}
board-gold = золото { $count }
board-mana = мана { $count }
board-purse = золото { $gold }, мана { $mana }
board-units = Отряды
board-count = поле/запас
board-speed = скорость
board-range = дальность
board-strength = сила
board-defence = защита
board-siege = Осада: своих жетонов { $tokens }, отрядов внутри { $squads }, чужих этажей { $foreign }
editor-gallery = Замки
editor-gallery-note = Готовые замки и замки других игроков: перестройте копию или начертите свой.
editor-shelf-mine = Мои замки
editor-shelf-shared = Замки игроков
editor-shelf-ready = Готовые замки
editor-tag-even = равный
editor-tag-uneven = не как норма
editor-tag-middle = середина поля
editor-tag-draft = черновик с ошибками
editor-open = Открыть
editor-copy = Копия себе
editor-delete = Удалить
editor-delete-sure = Удалить «{ $name }»? Вернуть будет нельзя.
editor-new = Построить свой
editor-new-note = пустой план
editor-brush-cells = Кисть по клеткам
editor-brush-edges = Кисть по краям
editor-sign-empty = пусто
editor-sign-floor = двор, пол
editor-sign-masonry = кладка
editor-sign-stairs = лестница
editor-sign-hatch = люк
editor-sign-square = площадка квадратная
editor-sign-round = площадка круглая
editor-sign-open = открыто
editor-sign-wall = стена
editor-sign-battlement = бойницы
editor-sign-door = дверь
editor-sign-gate = ворота
editor-sign-arch = арка
editor-all = Весь план
editor-undo = Отменить
editor-redo = Вернуть
editor-mirror = Отразить
editor-top = Снять верхний
editor-add = Добавить этаж
editor-name = Имя замка
editor-people = Чей
editor-people-humans = Люди
editor-people-dwarves = Гномы
editor-people-shadows = Тени
editor-people-none = для середины
editor-width = Ширина
editor-depth = Глубина
editor-saved = сохранён
editor-unsaved = не сохранён
editor-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
editor-plan = План этажа { $floor }: стрелки — ход, Enter — мазок
editor-front = к полю
editor-cell = Этаж { $floor }, { $letter }{ $number }{ $side ->
    [north] , северный край
    [east] , восточный край
    [south] , южный край
    [west] , западный край
   *[none] {""}
}: { $what }
editor-place = Этаж { $floor }, клетка { $letter }{ $number }
editor-picture = Вид замка
editor-whole = Весь замок
editor-upto = До этажа { $floor }
editor-checks = Проверка
editor-found = ошибок { $errors }, советов { $warnings }
editor-good = Годен для стола: ошибок нет.
editor-show = Показать
editor-fix-put = Исправить
editor-fix-clear = Убрать
editor-fix-tower = Сделать башней
editor-fix-drop = Убрать запись
editor-more = И ещё { $count }.
editor-towers = Башни
editor-tower-name = Имя башни
editor-tower-own = башня народа
editor-steps = шагов до неё: { $steps }
editor-sum = Итого
editor-income = Доход за ход
editor-access = Шагов до всех башен (обычно 17–23)
editor-standing = Клеток под ногами
editor-play = Взять за стол
editor-draft = Замок с ошибкой остаётся черновиком: за стол его не взять.
editor-middle = Замок для середины входит в расстановку; чтобы играть им как своим, выберите народ.
editor-save = Сохранить
editor-export = Файл TOML
editor-import = Из файла
editor-link = Ссылка на замок
editor-share = Показать в галерее
editor-unreadable = Этот файл не начертить; проверка говорит почему.
