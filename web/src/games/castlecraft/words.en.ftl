### What only the drawing of Castle Craft says.

board-named-place = { SQUARE($text) }{ FLOOR($text) ->
    [0] {""}
   *[other] , floor { FLOOR($text) }
}
board-field = Field
board-beside = Beside the field
board-overview = The whole field
board-roofs = Roofs
board-floor = Floor { $floor }
board-floors = What is seen
board-kind-field = field
board-kind-floor = floor
board-kind-stairs = stairs
board-kind-hatch = hatch
board-kind-masonry = masonry
board-in-field = in the field
board-in-yard = { $castle }, yard
board-on-floor = { $castle }, floor { $floor }
board-yard = yard
board-wall-walk = wall
board-castle = Castle
board-steps = { $steps } { $half ->
    [yes] steps
   *[no] { $whole ->
        [one] step
       *[other] steps
    }
}
board-through-arch = through an arch
board-from-here = within reach: { $targets }
board-token = Token
board-token-on = Token: { $tower }
board-portal-of = { $kind ->
    [gate] Gate
   *[door] Door
}
board-title-strike = Whom do the { NAME($unit, case: "plural") } strike?
board-title-squad = Which squad acts?
board-short-upgrade = { $units }: { $what }
board-short-deploy = new squads: up to { $distance } steps from the castle
board-short-ram = doors and gates: strike +{ $bonus }
board-short-bolt = { $range }, magic strike
board-short-rain = { $range }, target and all beside it
board-short-hex = { $range }, a foe: { $what }
board-short-boon = { $range }, an own squad: { $what }
board-short-aura = { $range }, all own: { $what }
board-stage-actions = Actions
board-stage-income = Income
board-stage-building = Building
board-short-actions = actions
board-short-income = income
board-short-building = building
board-behind-wall = behind the wall
board-in-sight = in sight
board-strike-at = Strike at the { NAME($foe, case: "plural") }
board-strike-spell = { $spell } at the { NAME($foe, case: "plural") }
board-strike-portal = Breaking in: { $portal }
board-sum = die + { $even ->
    [yes] { $count } × strength { $strength }
   *[no] { $attack }
}, defence { $defence }
board-sum-plain = die + { $attack }, defence { $defence }
board-face = a { $face }: { $count } fall
board-mean-word = falls
board-on-average = on average
board-breaks-word = breaks it
board-destroy = Wiped out with { $percent } %
board-answer = Those left strike back: { $count } of yours on average
board-answer-short = answer −{ $count }
board-no-answer = Nobody can strike back
board-conquer-odds = Takes the castle with { $percent } %
board-mage-reward = For a fallen mage { $gold } gold and { $mana } mana
board-after-trap = How hard the strike is depends on who gets through the arch
board-arch-odds = arch −{ $count } on average
board-trap = An arch strikes on the way: somebody is left with { $percent } %, { $count } fall on average
board-loses = Your own castle would fall as you leave it!
board-income-mine = Your next income then:
board-income-theirs = Next income of { $seat } then:
board-walk-to = Walk to { $cell }
board-from-place = from where they stand
board-left-after = leaves { $gold } gold and { $mana } mana
board-conquers = This takes a castle!
board-build = What may be bought
board-warriors = Warriors
board-upgrades = Upgrades
board-spells = Spells
board-remains = is left
board-has = bought
board-owned = bought
board-more = more:
board-cannot = not now
board-none-left = no figure is left
board-joins = makes { $count }: { $where }
board-new-squad = a new squad: its place on the field
board-stranded = then you have no squad, nothing to recruit with and no income!
board-token-pays = +{ $floors } { $kind ->
    [mana] mana
   *[gold] gold
} a turn{ $returns ->
    [yes] , the token of { $seat } goes
   *[no] { "" }
}
board-gold = { $count } gold
board-mana = { $count } mana
board-purse = gold { $gold }, mana { $mana }
board-next-income = next income { $gold } and { $mana }
board-units = Units
board-cards = Cards
board-count = field / left
board-price = price
board-speed = speed
board-range = range
board-strength = strength
board-defence = defence
board-siege-title = Siege
board-siege-columns = towers, inside
board-siege = own tokens { $tokens }, own squads inside { $squads }, besiegers { $foreign }
board-siege-near = one event decides
board-siege-whose = one event decides, for { $seat }
board-siege-under = besieged by { $seats }
board-siege-safe = no foreign token
board-nobodys-castle = nobody’s castle
board-downfall = { $seat } is out
board-downfall-note = round { $round }, place { $place }
board-nobodys = nobody’s: pays whoever holds a tower
board-your-castle = Your castle
board-no-token = no token
board-done-to-me = What was done to you
board-dice = The last dice
board-thrown = thrown: { $roll }
board-did-attacked = { NAME($unit, case: "plural") } strike the { NAME($foe, case: "plural") }
board-did-countered = { NAME($unit, case: "plural") } answer
board-did-struck = { $spell } on the { NAME($foe, case: "plural") }
board-did-trapped = The arch of { $seat } strikes the { NAME($foe, case: "plural") }
board-did-battered = { NAME($unit, case: "plural") } at the door
board-against = { $total } against { $defence }
board-broke = broken open
board-fallen = fallen: { $count }
board-effects = What lies on squads
board-effects-turns = turns it still covers
board-until-mine = until your turn
board-until = until the turn of { $seat }
board-once = once a turn
board-own = own
board-foe = foe
board-spares-own = own: spared
board-spares-foe = foe: not meant
board-not-seen = not seen
board-veiled = out of reach
board-no-target = no target
board-cast-already = cast already
board-count-foes = { $count } { $count ->
    [1] foe
   *[other] foes
}
board-count-own = { $count } own
board-income = Next income
board-income-now = Your income now
board-far = { NAME($unit, case: "plural") } afar
board-no-income = No tower carries your token yet: place one from its platform.
board-poor = With strangers in the castle less is paid: { $towers }.
board-with-token = With a token on { $tower }:
board-returns = The token of { $seat } goes back
board-why-fell = Why { $castle } fell
board-fell-last = The last squad in it was destroyed: { NAME($unit, case: "plural") }
board-fell-squads = No squad of the { $army } in it
board-fell-tokens = No token of the { $army } on its towers
board-fell-foreign = Tokens of others on its towers:
board-fell-now = Squads and tokens of the { $army } have left the field, their chips are gone, their arch strikes nobody. Other tokens stay and pay.
board-out = out
board-out-note = { $army }: squads and tokens are off the field; watching and talking.
board-taken = { $seat } leads them
board-chooses = chooses
board-lead = Lead the { $army }
board-order = Order of choosing
board-why-army = Each army has its castle, three units and eight cards. The order of play is drawn afterwards.
board-why-squad = { $count ->
    [1] One squad has not acted yet.
   *[other] { $count } squads have not acted yet.
} Any order; each has two manoeuvres.
board-why-move = Manoeuvre { $manoeuvre } of { $of }, up to { $speed } steps.{ $aims ->
    [0] { "" }
   *[other] {" "}At a target: how many fall on average
}
board-why-strike = { NAME($unit, case: "plural") }, manoeuvre { $manoeuvre } of { $of }
board-why-build = Pay at once, as often as you like. New warriors act from your next turn
board-why-deploy = In your castle, or one step before it; under a platform a tower is near
board-why-counter = A die of { $die } decides
board-doubt-end_actions = Not yet acted: { $units }. End all the same?
board-doubt-end_turn = Still possible: { $units }. End the turn all the same?
board-doubt-move = Your castle falls as soon as this squad leaves it. Walk all the same? { $units }
board-manoeuvres = { $count } { $count ->
    [1] manoeuvre
   *[other] manoeuvres
}
board-under-platform = right under its platform
board-end-actions = End actions
board-stay = Stay here
board-end-squad = Enough
board-no-magic = Without magic
board-no-strike = No strike
board-end-turn = End turn
board-bought-by = Bought by { $seat }.
board-mage = Mages cast the spells of their army instead of a strike.
board-squad-of = A squad of { $count }
board-tower-pays = Pays { $floors } { $kind ->
    [mana] mana
   *[gold] gold
} a turn to whoever’s token lies on it; 1 with a stranger in the castle, nothing with one on the platform.
board-tower-now = Token of { $seat }; pays { $pays } now.
board-places = Places
board-castle-fell = castle fallen
board-castle-stood = castle stood
board-numbers = The match in numbers
board-sum-fallen = Warriors fallen
board-sum-broken = Doors and gates broken
board-sum-spells = Spells cast
board-sum-gold = Gold taken in
board-sum-mana = Mana taken in
board-sum-towers = Towers at the end
board-chart = Income by round, gold and mana together
board-end-tokens = tokens of { $seat } on its towers
board-end-drawn = no castle was taken
editor-gallery = Gallery of castles
editor-gallery-note = Castles of players and of the box. Take one to a table, or rebuild a copy
editor-tag-even = even
editor-tag-uneven = off the norm
editor-tag-middle = middle of the field
editor-tag-draft = draft with faults
editor-open = Open
editor-copy = Copy and rebuild
editor-delete = Delete
editor-delete-sure = Delete “{ $name }”? It cannot be brought back.
editor-new = Build your own
editor-new-note = an empty plan in the workshop
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
editor-top = Take the top floor off
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
editor-show = Show
editor-fix-put = Mend
editor-fix-clear = Clear it
editor-fix-tower = Make it a tower
editor-fix-drop = Drop the entry
editor-more = And { $count } more.
editor-towers = Towers
editor-tower-name = Name of the tower
editor-tower-own = tower of the people
editor-sum = In all
editor-income = Income a turn
editor-access = Way to the towers
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
editor-shelf-setups = Set-ups
editor-setup-new = New set-up
editor-setup-note = where castles stand
editor-setup-name = Name of the set-up
editor-setup-pieces = What stands on the field
editor-setup-castle = Castle for the middle
editor-setup-add = Put in the middle
editor-setup-seat = A seat: { $edge }
editor-setup-turn = Turn
editor-setup-remove = Remove
editor-setup-keys = Drag castles, or choose one and use arrows, R to turn, M to mirror, Delete to remove.
editor-find = Name or author
editor-only-even = only even ones
editor-all-peoples = All { $count }
editor-nothing = No castle is like that.
editor-by-box = ready
editor-by-me = mine
editor-brushes = Brush
editor-group-cells = Cells
editor-group-edges = Edges
editor-group-towers = Towers
editor-a-turn = a turn
editor-clear = Clear
editor-main-humans = main castle of the Humans
editor-main-dwarves = main castle of the Dwarves
editor-main-shadows = main castle of the Shadows
editor-main-none = castle for the middle of the field
editor-cells = cells
editor-good-title = Fit for a table
editor-good-note = No faults.
editor-good-access = No faults; the way to the towers is { $steps }, usual 17–23.
editor-of = 1 of { $count }:
editor-all-checks = All
editor-fix-battlement = Close with battlements
editor-fix-wall = Put a wall
editor-flaw = This cannot be
editor-flaw-warns = Not as in the ready castles
editor-flaw-hanging = A cell hangs in the air
editor-flaw-stairs-end = Stairs lead nowhere
editor-flaw-hatch-alone = No stairs under the hatch
editor-flaw-tower-unnamed = The platform is no tower yet
editor-flaw-tower-twice = Two entries for one platform
editor-flaw-tower-kind = A tower of the wrong kind
editor-flaw-tower-nowhere = A tower without a platform
editor-flaw-platform-cut = The platform is divided
editor-flaw-platform-shape = The platform is no rectangle
editor-flaw-rim-open = The rim is not closed
editor-flaw-platform-low = A platform on the ground
editor-flaw-platform-covered = Something is above the platform
editor-flaw-unreachable = Nobody can get here
editor-flaw-gate-place = A gate or arch out of place
editor-flaw-door-wall = A door into masonry
editor-flaw-door-air = A door into the air
editor-flaw-people-tower = No tower of the own people
editor-flaw-foreign-tower = A tower of another people
editor-flaw-too-big = The castle is too big
editor-flaw-no-room = No room for new squads
editor-flaw-no-square = No square tower
editor-flaw-no-round = No round tower
editor-flaw-floors-pay = Income unlike the ready castles
editor-flaw-access = A way unlike the ready castles
editor-flaw-no-entrance = No entrance on the ground
editor-flaw-loose-edge = An edge touches nothing
editor-income-note = income a turn
editor-tower-square = square
editor-tower-round = round
editor-tower-broken = does not pay yet
editor-floors = { $count } { $count ->
    [one] floor
   *[other] floors
}
editor-no-towers = No towers yet: close a platform with battlements and take the advice “Make it a tower”.
editor-norm-income = usual 4 and 2
editor-norm-access = usual 17–23
editor-norm-standing = ready ones 54–55
editor-play-with = Play with this castle
editor-copy-note = The copy opens in the workshop; its author and other matches do not notice.
editor-walk = Walk
editor-walk-end = End the walk
editor-walk-own = owner
editor-walk-foe = foe
editor-walk-note = Put the squad on any cell. Bright: one manoeuvre; darker: two; beyond, steps are only counted. Doors and gates stop a foe, and an arch strikes him.
editor-walk-stuck = Nobody can stand here: choose another cell.
editor-walk-never = out of reach
editor-walk-cells = { $count } cells a turn
editor-fix-close = Close
editor-fix-tower-short = A tower
board-sign-gold = gold
board-sign-mana = mana
