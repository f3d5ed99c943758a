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
