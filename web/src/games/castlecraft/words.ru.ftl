### Что говорит только рисунок Castle Craft.

board-named-place = { SQUARE($text) }{ FLOOR($text) ->
    [0] {""}
   *[other] , этаж { FLOOR($text) }
}
board-field = Поле
board-beside = Рядом с полем
board-overview = Всё поле
board-roofs = Крыши
board-floor = Этаж { $floor }
board-floors = Что видно
board-kind-field = поле
board-kind-floor = пол
board-kind-stairs = лестница
board-kind-hatch = люк
board-kind-masonry = кладка
board-in-field = в поле
board-in-yard = { $castle }, двор
board-on-floor = { $castle }, этаж { $floor }
board-yard = двор
board-wall-walk = стена
board-castle = Замок
board-steps = { $steps } { $half ->
    [yes] шага
   *[no] { $whole ->
        [one] шаг
        [few] шага
       *[other] шагов
    }
}
board-through-arch = сквозь арку
board-from-here = отсюда достать: { $targets }
board-token = Жетон
board-token-on = Жетон: { $tower }
board-portal-of = { $kind ->
    [gate] Ворота
   *[door] Дверь
}
board-title-strike = Кого ударят { NAME($unit, case: "plural") }?
board-title-squad = Какой отряд ходит?
board-short-upgrade = { $units }: { $what }
board-short-deploy = новые отряды: до { $distance } шагов от замка
board-short-ram = двери и ворота: удар +{ $bonus }
board-short-bolt = { $range }, удар магией
board-short-rain = { $range }, цель и все рядом
board-short-hex = { $range }, враг: { $what }
board-short-boon = { $range }, свой отряд: { $what }
board-short-aura = { $range }, все свои: { $what }
board-stage-actions = Действия
board-stage-income = Доход
board-stage-building = Строительство
board-short-actions = действия
board-short-income = доход
board-short-building = стройка
board-behind-wall = за стеной
board-in-sight = видно
board-strike-at = Удар по { NAME($foe, case: "dat") }
board-strike-spell = { $spell } по { NAME($foe, case: "dat") }
board-strike-portal = Взлом: { $portal }
board-sum = кубик + { $even ->
    [yes] { $count } × сила { $strength }
   *[no] { $attack }
}, защита { $defence }
board-sum-plain = кубик + { $attack }, защита { $defence }
board-face = на { $face } падёт { $count }
board-mean-word = падёт
board-on-average = в среднем
board-breaks-word = взлом
board-destroy = Гибель отряда { $percent } %
board-answer = Ответ уцелевших: в среднем −{ $count } ваших
board-answer-short = ответ −{ $count }
board-no-answer = Ответа не будет
board-conquer-odds = С вероятностью { $percent } % замок будет взят
board-mage-reward = За павшего мага { $gold } золото и { $mana } мана
board-after-trap = Сила удара зависит от того, кто пройдёт арку
board-arch-odds = арка −{ $count } в среднем
board-trap = На пути бьёт арка: уцелеет кто-то с вероятностью { $percent } %, в среднем падёт { $count }
board-loses = Уйдя, вы потеряете свой замок!
board-income-mine = Ваш доход станет:
board-income-theirs = Доход, { $seat }, станет:
board-walk-to = Идти на { $cell }
board-from-place = с места
board-left-after = останется золота { $gold }, маны { $mana }
board-conquers = Замок будет взят!
board-build = Что можно купить
board-warriors = Воины
board-upgrades = Улучшения
board-spells = Чары
board-remains = останется
board-has = уже есть
board-owned = куплено
board-more = ещё
board-cannot = сейчас нельзя
board-none-left = фигурок не осталось
board-joins = станет { $count }: { $where }
board-new-squad = новый отряд: место на поле
board-stranded = тогда нет ни отряда, ни средств на него, ни дохода!
board-token-pays = +{ $floors } { $kind ->
    [mana] маны
   *[gold] золота
} в ход{ $returns ->
    [yes] , прочь: { $seat }
   *[no] { "" }
}
board-gold = золото { $count }
board-mana = мана { $count }
board-purse = золото { $gold }, мана { $mana }
board-next-income = доход { $gold } и { $mana }
board-units = Отряды
board-cards = Карты
board-count = поле / запас
board-price = цена
board-speed = скорость
board-range = дальность
board-strength = сила
board-defence = защита
board-siege-title = Осада
board-siege-columns = башни, внутри
board-siege = своих жетонов { $tokens }, своих отрядов внутри { $squads }, осаждают { $foreign }
board-siege-near = один удар решит
board-siege-whose = один удар решит, победит { $seat }
board-siege-under = осаждают: { $seats }
board-siege-safe = чужих жетонов нет
board-nobodys-castle = замок ничей
board-downfall = { $seat } выбывает
board-downfall-note = раунд { $round }, { $place }-е место
board-nobodys = ничей: платит, кто держит башню
board-your-castle = Ваш замок
board-no-token = жетона нет
board-done-to-me = Что сделали с вами
board-dice = Последние броски
board-thrown = выпало { $roll }
board-did-attacked = { NAME($unit, case: "plural") } бьют { NAME($foe, case: "gen") }
board-did-countered = { NAME($unit, case: "plural") } отвечают
board-did-struck = { $spell } по { NAME($foe, case: "dat") }
board-did-trapped = Арка, { $seat }, бьёт { NAME($foe, case: "gen") }
board-did-battered = { NAME($unit, case: "plural") } у двери
board-against = { $total } против { $defence }
board-broke = взломано
board-fallen = пало: { $count }
board-effects = Что наложено
board-effects-turns = чей ход ещё накроет
board-until-mine = до вашего хода
board-until = до хода: { $seat }
board-once = раз в ход
board-own = свои
board-foe = враг
board-spares-own = свои: не тронет
board-spares-foe = враг: не про него
board-not-seen = не видно
board-veiled = не достать
board-no-target = целей нет
board-cast-already = уже был
board-count-foes = { $count } { $count ->
    [one] враг
    [few] врага
   *[other] врагов
}
board-count-own = { $count } своих
board-income = Доход в следующий ход
board-income-now = Ваш доход теперь
board-far = { NAME($unit, case: "plural") } вдали
board-no-income = Ни на одной башне ещё нет вашего жетона: его ставят с её площадки.
board-poor = Пока чужие в замке, платят меньше: { $towers }.
board-with-token = С жетоном, { $tower }:
board-returns = Жетон уйдёт: { $seat }
board-why-fell = Почему пал { $castle }
board-fell-last = Последний отряд в нём погиб: { NAME($unit, case: "plural") }
board-fell-squads = В нём нет ни одного отряда { NAME($army, case: "of") }
board-fell-tokens = На его башнях нет жетонов { NAME($army, case: "of") }
board-fell-foreign = На его башнях чужие жетоны:
board-fell-now = Отряды и жетоны { NAME($army, case: "of") } сняты отовсюду, казна ушла в банк, арка не бьёт. Чужие жетоны остались и платят.
board-out = вне игры
board-out-note = { $army }: отряды и жетоны сняты с поля; можно смотреть и писать.
board-taken = ведёт { $seat }
board-chooses = выбирает
board-lead = Выбрать: { $army }
board-order = Порядок выбора
board-why-army = У каждой армии свой замок, три рода воинов и восемь карт. Порядок ходов решит жребий.
board-why-squad = Ещё не ходили: { $count }. Порядок любой; у отряда два манёвра
board-why-move = Манёвр { $manoeuvre } из { $of }, до { $speed } шагов.{ $aims ->
    [0] { "" }
   *[other] {" "}При цели: сколько воинов в среднем падёт
}
board-why-strike = { NAME($unit, case: "plural") }, манёвр { $manoeuvre } из { $of }
board-why-build = Платите сразу, сколько угодно раз. Новые воины ходят со следующего хода
board-why-deploy = В своём замке или в шаге от него; под площадкой башня ближе всего
board-why-counter = Решит кубик: { $die } граней
board-doubt-end_actions = Ещё не ходили: { $units }. Закончить всё равно?
board-doubt-end_turn = Ещё можно: { $units }. Закончить ход?
board-doubt-move = Замок падёт, как только отряд его покинет. Всё равно идти? { $units }
board-manoeuvres = { $count } { $count ->
    [one] манёвр
    [few] манёвра
   *[other] манёвров
}
board-under-platform = прямо под площадкой
board-end-actions = Закончить действия
board-stay = Стоять
board-end-squad = Довольно
board-no-magic = Удар без магии
board-no-strike = Не бить
board-end-turn = Закончить ход
board-bought-by = Куплено: { $seat }.
board-mage = Маги вместо удара применяют заклинания своей армии.
board-squad-of = Отряд из { $count }
board-tower-pays = Платит { $floors } { $kind ->
    [mana] маны
   *[gold] золота
} в ход тому, чей на ней жетон; 1, пока в замке чужие, и ничего, пока чужие на площадке.
board-tower-now = Жетон: { $seat }; сейчас платит { $pays }.
board-places = Места
board-castle-fell = замок пал
board-castle-stood = замок устоял
board-numbers = Партия в числах
board-sum-fallen = Пало воинов
board-sum-broken = Выбито дверей и ворот
board-sum-spells = Заклинаний
board-sum-gold = Золота за партию
board-sum-mana = Маны за партию
board-sum-towers = Башен в конце
board-chart = Доход по раундам, золото и мана вместе
board-end-tokens = на башнях жетоны: { $seat }
board-end-drawn = ни один замок не взят
editor-gallery = Галерея замков
editor-gallery-note = Замки игроков и готовые. Возьмите за стол или перестройте копию
editor-tag-even = равный
editor-tag-uneven = не как норма
editor-tag-middle = середина поля
editor-tag-draft = черновик с ошибками
editor-open = Открыть
editor-copy = Копия себе
editor-delete = Удалить
editor-delete-sure = Удалить «{ $name }»? Вернуть будет нельзя.
editor-new = Построить свой
editor-new-note = пустой план в мастерской
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
editor-top = Снять верхний этаж
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
editor-show = Показать
editor-fix-put = Исправить
editor-fix-clear = Убрать
editor-fix-tower = Сделать башней
editor-fix-drop = Убрать запись
editor-more = И ещё { $count }.
editor-towers = Башни
editor-tower-name = Имя башни
editor-tower-own = башня народа
editor-sum = Итого
editor-income = Доход за ход
editor-access = Путь к башням
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
editor-shelf-setups = Расстановки
editor-setup-new = Новая расстановка
editor-setup-note = где стоят замки
editor-setup-name = Имя расстановки
editor-setup-pieces = Что стоит на поле
editor-setup-castle = Замок для середины
editor-setup-add = Поставить
editor-setup-seat = Место: { $edge }
editor-setup-turn = Повернуть
editor-setup-remove = Убрать
editor-setup-keys = Замки можно тянуть, или выбрать и двигать стрелками; R — поворот, M — отражение, Delete — убрать.
editor-find = Имя или автор
editor-only-even = только равные
editor-all-peoples = Все { $count }
editor-nothing = Таких замков нет.
editor-by-box = готовый
editor-by-me = мой
editor-brushes = Кисть
editor-group-cells = Клетки
editor-group-edges = Края
editor-group-towers = Башни
editor-a-turn = в ход
editor-clear = Очистить
editor-main-humans = главный замок Людей
editor-main-dwarves = главный замок Гномов
editor-main-shadows = главный замок Теней
editor-main-none = замок для середины поля
editor-cells = клеток
editor-good-title = Годен для стола
editor-good-note = Ошибок нет.
editor-good-access = Ошибок нет, путь к башням { $steps }, норма 17–23.
editor-of = 1 из { $count }:
editor-all-checks = Все
editor-fix-battlement = Закрыть бойницами
editor-fix-wall = Поставить стену
editor-flaw = Так нельзя
editor-flaw-warns = Не как у готовых замков
editor-flaw-hanging = Клетка висит в воздухе
editor-flaw-stairs-end = Лестница никуда не ведёт
editor-flaw-hatch-alone = Под люком нет лестницы
editor-flaw-tower-unnamed = Площадка ещё не башня
editor-flaw-tower-twice = Две записи на одну площадку
editor-flaw-tower-kind = Башня не того рода
editor-flaw-tower-nowhere = Башня без площадки
editor-flaw-platform-cut = Площадка перегорожена
editor-flaw-platform-shape = Площадка не прямоугольник
editor-flaw-rim-open = Край площадки не закрыт
editor-flaw-platform-low = Площадка на земле
editor-flaw-platform-covered = Над площадкой что-то есть
editor-flaw-unreachable = Сюда не дойти
editor-flaw-gate-place = Ворота или арка не на месте
editor-flaw-door-wall = Дверь в кладку
editor-flaw-door-air = Дверь в воздух
editor-flaw-people-tower = Нет башни своего народа
editor-flaw-foreign-tower = Башня чужого народа
editor-flaw-too-big = Замок слишком велик
editor-flaw-no-room = Новым отрядам негде встать
editor-flaw-no-square = Нет квадратной башни
editor-flaw-no-round = Нет круглой башни
editor-flaw-floors-pay = Доход не как у готовых замков
editor-flaw-access = Путь не как у готовых замков
editor-flaw-no-entrance = На земле нет входа
editor-flaw-loose-edge = Ребро ничего не касается
editor-income-note = доход за ход
editor-tower-square = квадратная
editor-tower-round = круглая
editor-tower-broken = пока не платит
editor-floors = { $count } { $count ->
    [one] этаж
    [few] этажа
   *[other] этажей
}
editor-no-towers = Башен ещё нет: закройте площадку бойницами и примите совет «Сделать башней».
editor-norm-income = норма 4 и 2
editor-norm-access = норма 17–23
editor-norm-standing = у готовых 54–55
editor-play-with = Играть с этим замком
editor-copy-note = Копия откроется в мастерской; автор и чужие партии её не заметят.
editor-walk = Прогулка
editor-walk-end = Закончить прогулку
editor-walk-own = хозяин
editor-walk-foe = враг
editor-walk-note = Поставьте отряд на любую клетку. Светлое — за манёвр, тёмное — за два, дальше — только счёт шагов. Врага не пускают двери и ворота, а арка его бьёт.
editor-walk-stuck = Здесь не встать: выберите другую клетку.
editor-walk-never = не дойти
editor-walk-cells = клеток за ход: { $count }
editor-fix-close = Закрыть
editor-fix-tower-short = Это башня
board-sign-gold = золота
board-sign-mana = маны
