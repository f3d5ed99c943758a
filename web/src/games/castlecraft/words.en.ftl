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
editor-gallery = Castles
editor-gallery-note = Castles of the box and of other players: copy one and rebuild it, or draw your own.
editor-shelf-mine = My castles
editor-shelf-shared = Shared by others
editor-shelf-ready = Of the box
editor-tag-even = even
editor-tag-uneven = not as the norm
editor-tag-middle = middle of the field
editor-tag-draft = draft with faults
editor-open = Open
editor-copy = Copy and rebuild
editor-delete = Delete
editor-delete-sure = Delete “{ $name }”? It cannot be brought back.
editor-new = Build your own
editor-new-note = an empty plan
editor-brush-cells = Brush for cells
editor-brush-edges = Brush for edges
editor-sign-empty = empty
editor-sign-floor = yard, floor
editor-sign-masonry = masonry
editor-sign-stairs = stairs
editor-sign-hatch = hatch
editor-sign-square = square platform
editor-sign-round = round platform
editor-sign-open = open
editor-sign-wall = wall
editor-sign-battlement = battlement
editor-sign-door = door
editor-sign-gate = gate
editor-sign-arch = arch
editor-all = The whole plan
editor-undo = Undo
editor-redo = Redo
editor-mirror = Mirror
editor-top = Drop top floor
editor-add = Add a floor
editor-name = Name of the castle
editor-people = For
editor-people-humans = Humans
editor-people-dwarves = Dwarves
editor-people-shadows = Shadows
editor-people-none = the middle
editor-width = Width
editor-depth = Depth
editor-saved = saved
editor-unsaved = not saved
editor-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
editor-plan = Plan of floor { $floor }: arrows move, Enter draws
editor-front = to the field
editor-cell = Floor { $floor }, { $letter }{ $number }{ $side ->
    [north] , northern edge
    [east] , eastern edge
    [south] , southern edge
    [west] , western edge
   *[none] {""}
}: { $what }
editor-place = Floor { $floor }, cell { $letter }{ $number }
editor-picture = Picture of the castle
editor-whole = Whole castle
editor-upto = Up to floor { $floor }
editor-checks = Checks
editor-found = faults { $errors }, advice { $warnings }
editor-good = Fit for the table: no faults.
editor-show = Show
editor-fix-put = Mend
editor-fix-clear = Clear it
editor-fix-tower = Make it a tower
editor-fix-drop = Drop the entry
editor-more = And { $count } more.
editor-towers = Towers
editor-tower-name = Name of the tower
editor-tower-own = tower of the people
editor-steps = steps to it: { $steps }
editor-sum = In all
editor-income = Income a turn
editor-access = Steps to all towers (17–23 are usual)
editor-standing = Cells to stand on
editor-play = Play with it
editor-draft = A castle with faults stays a draft: it cannot be taken to a table.
editor-middle = A castle for the middle belongs to a set-up; to play it as your own choose a people.
editor-save = Save
editor-export = TOML file
editor-import = From a file
editor-link = Copy link
editor-share = Show in the gallery
editor-unreadable = This file cannot be drawn; the checks say why.
