### What only the drawing of Castle Craft says.

board-field = Field
board-roofs = Roofs
board-floor = Floor { $floor }
board-floors = What is seen
board-whole = Whole field
board-sums = attack { $attack } and the die against defence { $defence }
board-mean = falls ~ { $count }
board-breaks = breaks with { $percent } %
board-destroy = wiped out with { $percent } %
board-trap = Arch on the way: { $percent } % that somebody falls, { $count } on average
board-answer = Survivors strike back: { $count } on average
board-left-after = Left: gold { $gold }, mana { $mana }
board-left-short = leaves { $gold } gold, { $mana } mana
board-conquers = This would conquer a castle.
board-build = What may be bought
board-owned = bought
board-missing = { $gold ->
    [0] { $mana ->
        [0] not now
       *[other] { $mana } more mana
    }
   *[other] { $mana ->
        [0] { $gold } more gold
       *[other] { $gold } more gold, { $mana } more mana
    }
}
board-gold = { $count } gold
board-mana = { $count } mana
board-purse = gold { $gold }, mana { $mana }
board-units = Units
board-count = field/left
board-speed = speed
board-range = range
board-strength = strength
board-defence = defence
board-siege = Siege: own tokens { $tokens }, squads inside { $squads }, foreign floors { $foreign }
