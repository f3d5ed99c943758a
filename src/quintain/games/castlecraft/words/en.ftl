title = Castle Craft
tagline = Raise an army, storm the towers and take the enemy's castle.

## Armies: `.of` whose

army-humans = Humans
    .of = of the Humans
army-dwarves = Dwarves
    .of = of the Dwarves
army-shadows = Shadows
    .of = of the Shadows

## Units: `.plural` for a squad, `.a` with the article, `.sign` on the board

unit-man_at_arms = Man-at-arms
    .plural = Men-at-arms
    .a = a Man-at-arms
    .sign = M
unit-knight = Knight
    .plural = Knights
    .a = a Knight
    .sign = K
unit-wizard = Wizard
    .plural = Wizards
    .a = a Wizard
    .sign = W
unit-brave = Brave
    .plural = Braves
    .a = a Brave
    .sign = B
unit-crossbowman = Crossbowman
    .plural = Crossbowmen
    .a = a Crossbowman
    .sign = C
unit-shaman = Shaman
    .plural = Shamans
    .a = a Shaman
    .sign = S
unit-spearman = Spearman
    .plural = Spearmen
    .a = a Spearman
    .sign = P
unit-guard = Guard
    .plural = Guards
    .a = a Guard
    .sign = G
unit-magister = Magister
    .plural = Magisters
    .a = a Magister
    .sign = X

## Spells

spell-lightning = Lightning
spell-fire_rain = Fire Rain
spell-magic_wellspring = Magic Wellspring
spell-fair_wind = Fair Wind
spell-stone_hail = Stone Hail
spell-stone_skin = Stone Skin
spell-wrath_of_the_ancestors = Wrath of the Ancestors
spell-earth_tremor = Earth Tremor
spell-black_flame = Black Flame
spell-curse_of_weakness = Curse of Weakness
spell-shackles_of_darkness = Shackles of Darkness
spell-veil_of_gloom = Veil of Gloom

## Cards

card-forged_armour = Forged Armour
card-damask_swords = Damask Swords
card-forced_march = Forced March
card-signal_fires = Signal Fires
card-rune_armour = Rune Armour
card-tempered_steel = Tempered Steel
card-long_crossbows = Long Crossbows
card-wall_hammers = Wall Hammers
card-black_blades = Black Blades
card-ashen_mail = Ashen Mail
card-shadow_tread = Shadow Tread
card-gates_of_gloom = Gates of Gloom
card-lightning = { spell-lightning }
card-fire_rain = { spell-fire_rain }
card-magic_wellspring = { spell-magic_wellspring }
card-fair_wind = { spell-fair_wind }
card-stone_hail = { spell-stone_hail }
card-stone_skin = { spell-stone_skin }
card-wrath_of_the_ancestors = { spell-wrath_of_the_ancestors }
card-earth_tremor = { spell-earth_tremor }
card-black_flame = { spell-black_flame }
card-curse_of_weakness = { spell-curse_of_weakness }
card-shackles_of_darkness = { spell-shackles_of_darkness }
card-veil_of_gloom = { spell-veil_of_gloom }

## Castles by their place

castle-north = northern castle
    .short = north
    .edge = northern edge of the field
castle-east = eastern castle
    .short = east
    .edge = eastern edge of the field
castle-south = southern castle
    .short = south
    .edge = southern edge of the field
castle-west = western castle
    .short = west
    .edge = western edge of the field
castle-extra1 = extra castle
castle-extra2 = second extra castle
castle-extra3 = third extra castle
castle-extra4 = fourth extra castle
castle-extra5 = fifth extra castle
castle-extra6 = sixth extra castle

## Options

option-seats = Players
    .help = How many play: 2 or 3.
option-armies = Armies
    .help = Chosen by the players one after another at the start (“choose”), drawn (“lot”), or given: for each seat humans, dwarves, shadows, choose or lot, with commas between.
option-armies-choose = chosen by the players
option-armies-lot = drawn by lot
option-places = Places
    .help = The edge of the field for each seat (north, south, west, east, as the set-up has them), with commas between; “lot” for those to be drawn.
option-places-lot = drawn by lot
option-setup = Set-up
    .help = Where the castles stand: a duel over the old castle, in the open field or over two castles; three kings; or a set-up of your own from a file.
option-setup-auto = the usual one
option-setup-duel = duel over the old castle
option-setup-duel_open = open field duel
option-setup-duel_two_castles = duel over two castles
option-setup-three_kings = three kings
option-setup-own = your own
option-own_setup = Your own set-up
    .help = A file with seats and extra castles, and with the plans of those castles if they are your own.
option-castles = Castles
    .help = Ready ones; your own; or your own if they are as strong as the ready ones (no warnings). Whoever brings none has the ready one.
option-castles-ready = ready castles
option-castles-own = own castles
option-castles-own_balanced = own castles of equal strength
option-own_castles = Your own castle
    .help = A castle file for the first seat, or a file with one castle for each seat.
option-castle_floor = Steps in castles
    .help = As everywhere, or one step for every cell of a castle floor, diagonally too.
option-castle_floor-metric = as everywhere
option-castle_floor-one_step = one step a cell
option-counter_attack = Counter-attacks
    .help = They happen by themselves (our reading), or their owner is asked, as printed.
option-counter_attack-auto = by themselves
option-counter_attack-ask = asked
option-line_of_attack = Line of attack
    .help = Walls stop attacks over a distance, or nothing does.
option-line_of_attack-walls = walls stop it
option-line_of_attack-none = nothing stops it
option-three_player_end = End with three players
    .help = Whoever conquers first wins, as printed; or the last king standing.
option-three_player_end-first_conquest = first conquest
option-three_player_end-last_standing = last king standing
option-late_start_bonus = Bonus for a late start
    .help = Gold and mana more for every place in the order of play; 0 is the printed game. In a duel whoever begins wins about three games of four, so “auto” (2 in a duel, 0 with three players) is advised.
option-late_start_bonus-0 = none, as printed
option-late_start_bonus-auto = even chances
option-late_start_bonus-1 = 1 of each
option-late_start_bonus-2 = 2 of each
option-late_start_bonus-3 = 3 of each
option-round_cap = Limit of rounds
    .help = The game ends after so many rounds; 0 means 200, a technical end of ours.
option-quiet_cap = Limit of quiet rounds
    .help = A draw after so many rounds in which nothing happened; 0 is off.

## Phases

phase-armies = choosing armies
phase-actions = actions
phase-building = building
phase-over = the end

## Questions

prompt-choose_army = { $seat }, which army do you lead?
prompt-choose_squad = { $seat }, which squad acts next?
prompt-move = { $seat }, where do the { NAME($unit, case: "plural") } go?
prompt-strike = { $seat }, what do the { NAME($unit, case: "plural") } strike?
prompt-counter = { $seat }, do the { NAME($unit, case: "plural") } strike back at the { NAME($foe, case: "plural") }?
prompt-build = { $seat }, what do you build?
prompt-deploy = { $seat }, where do the { NAME($unit, case: "plural") } appear?

## Choices

some-fall = { $range-fallen_most ->
    [0] nobody can fall
   *[other] { $range-fallen_least ->
        [0] up to { $range-fallen_most } of { $count } fall
       *[other] { $range-fallen_least } to { $range-fallen_most } of { $count } fall
    }, { $expected-fallen } on average
}{ $odds-conquer ->
    [0] { "" }
   *[other] ; takes the castle in { $odds-conquer } % of cases
}
strike-back = { $answered ->
    [no] { "" }
   *[yes] { $range-lost_most ->
        [0] ; those left can strike back, but nobody falls
       *[other] ; those left can strike back: up to { $range-lost_most } of your { $own } fall, { $expected-lost } on average
    }
}
price = { $price-gold ->
    [0] { $price-mana ->
        [0] free
       *[other] { $price-mana } mana
    }
   *[other] { $price-mana ->
        [0] { $price-gold } gold
       *[other] { $price-gold } gold and { $price-mana } mana
    }
}
leaving = leaves { $left-gold } gold and { $left-mana } mana
chips = { $gold ->
    [0] { $mana ->
        [0] nothing
       *[other] { $mana } mana
    }
   *[other] { $mana ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $mana } mana
    }
}
values-text = speed { $values-speed }, range { $values-range }, strength { $values-strength }, defence { $values-defence }
stat-text = { $stat ->
    [speed] speed { $delta }
    [range] range { $delta }
    [strength] strength of each warrior { $delta }
    [defence] defence { $delta }
    [manoeuvres] manoeuvres { $delta }
   *[veil] struck only from a touching cell
}
range-text = { $distance_per ->
    [0] range { $distance }
   *[other] { $distance ->
        [0] range { $distance_per } per mage
       *[other] range { $distance } + { $distance_per } per mage
    }
}
power-text = { $power_base ->
    [0] die + { $power_per } per mage
   *[other] die + { $power_base } + { $power_per } per mage
}
effect = { $effect ->
    [upgrade] { NAME($units, case: "plural") }: { stat-text }
    [deploy] new squads appear up to { $distance } steps from the castle
    [ram] attacks on doors and gates: total +{ $bonus }
    [bolt] magic attack, { power-text }, { range-text }
    [rain] magic attack on a squad and its neighbours under the open sky, { power-text }, { range-text }
    [hex] an enemy squad: { stat-text }; { range-text }
    [boon] another squad of yours: { stat-text }; { range-text }
   *[aura] every other squad of yours in range: { stat-text }; { range-text }
}
verb-choose_army = { NAME($army) } ({ NAME($units, case: "plural") })
verb-act = { NAME($unit, case: "plural") } ({ $count }) on { NAME($cell) }: { values-text }
verb-end_actions = No further squad acts
verb-move = { $steps ->
    [0] { NAME($cell) }: stay
   *[other] { NAME($cell) }: { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    }{ $traps ->
        [0] { "" }
        [one] , through a trap ({ $expected-lost } of yours fall on average)
       *[other] , through { $traps } traps ({ $expected-lost } of yours fall on average)
    }{ $targets-count ->
        [0] { "" }
       *[other] , to strike from
    }{ $loses ->
        [yes] { " " }— then your castle is lost!
       *[no] { "" }
    }
}
verb-end_squad = The squad has done enough
verb-attack = Attack the { NAME($unit, case: "plural") } on { NAME($cell) }: { some-fall }{ strike-back }
verb-breach = Break the { $kind ->
    [gate] gate
   *[door] door
} { NAME($portal) }: { $sums-attack } + die against { $sums-defence }, breaks in { $odds-breaks } % of cases
verb-cast = { NAME($spell) }: { NAME($unit, case: "plural") }{ $magic ->
    [yes] {" "}on { NAME($cell) }, { some-fall }{ strike-back }
   *[no] {" "}({ effect })
}
verb-enchant = { NAME($spell) } ({ effect })
verb-pass = { $asked ->
    [counter] The { NAME($unit, case: "plural") } hold still
   *[strike] No strike
}
verb-counter = The { NAME($unit, case: "plural") } strike back at the { NAME($foe, case: "plural") }: { some-fall }
verb-token = Token on the { NAME($tower) }, { NAME($castle) }: costs { price }, { leaving }; pays { $floors } { $kind ->
    [mana] mana
   *[gold] gold
} a turn, the next income is { $income-gold } gold and { $income-mana } mana{ $returns ->
    [yes] ; that of { $target } goes back
   *[no] { "" }
}{ $conquers ->
    [yes] { " " }— and the castle of { $loser } falls!
   *[no] { "" }
}
verb-recruit = Recruit { NAME($unit, case: "a") }: { price }, { leaving } ({ values-text })
verb-buy = { NAME($card) }: { price }, { leaving } ({ effect }){ $stranded ->
    [yes] { " " }— then you have no squad, nothing to recruit one with, and no income!
   *[no] { "" }
}
verb-end_turn = End the turn
verb-deploy = { NAME($cell) }{ $tower-id ->
    [none] { "" }
   *[other] , under the platform of the { NAME($tower) }
}

## What happened

event-seated = { $seat } sits at the { NAME($castle, case: "edge") }{ $drawn ->
    [1] , by lot
   *[0] { "" }
}.
event-armed = { $seat } { $how ->
    [chosen] chooses the { NAME($army) }
    [lot] draws the { NAME($army) }
   *[given] leads the { NAME($army) }
}.
event-choice_ordered = Armies are chosen in this order, by lot: { $seats }.
event-play_ordered = The order of play, by lot: { $seats }.
event-compensated = { $seat } begins later and with { $chips } gold and { $chips } mana more.
event-began = Round { $round }: { $seat } is on turn.
    .opens = paragraph
event-faded = { NAME($spell) } ends.
    .clause = CC-13.7
event-acted = { $seat }: the { NAME($unit, case: "plural") } act.
    .quiet = yes
event-moved = The { NAME($unit, case: "plural") } go to { NAME($cell) }.
event-trapped = The arch of { $owner } strikes the { NAME($unit, case: "plural") } of { $seat } on { NAME($cell) }: die { $roll }, { $total } against { $defence }, { $fallen ->
    [0] nobody falls.
    [one] { $fallen } falls.
   *[other] { $fallen } fall.
}
    .clause = CC-12.7
event-attacked = The { NAME($unit, case: "plural") } of { $seat } attack the { NAME($foe, case: "plural") } of { $target }: die { $roll }, { $total } against { $defence }, { $fallen ->
    [0] nobody falls.
    [one] { $fallen } falls.
   *[other] { $fallen } fall.
}
    .clause = CC-9.2
event-countered = The { NAME($unit, case: "plural") } of { $seat } strike back at the { NAME($foe, case: "plural") }: die { $roll }, { $total } against { $defence }, { $fallen ->
    [0] nobody falls.
    [one] { $fallen } falls.
   *[other] { $fallen } fall.
}
    .clause = CC-10.1
event-declined = The { NAME($unit, case: "plural") } of { $seat } do not strike back.
    .clause = CC-10.4
event-battered = The { NAME($unit, case: "plural") } of { $seat } strike at the { $gate ->
    [1] gate
   *[0] door
} { NAME($portal) }: die { $roll }, { $total } against { $defence }.
    .clause = CC-12.1
event-broke = { $seat } breaks the { $gate ->
    [1] gate
   *[0] door
} { NAME($portal) } open.
    .clause = CC-12.3
event-conjured = The { NAME($unit, case: "plural") } of { $seat } cast { NAME($spell) }.
    .clause = CC-13.1
event-struck = { NAME($spell) } strikes the { NAME($foe, case: "plural") } of { $target }: die { $roll }, { $total } against { $defence }, { $fallen ->
    [0] nobody falls.
    [one] { $fallen } falls.
   *[other] { $fallen } fall.
}
    .clause = CC-13.5
event-bewitched = { NAME($spell) } lies on the { NAME($foe, case: "plural") } of { $target }.
    .clause = CC-13.7
event-destroyed = The { NAME($unit, case: "plural") } of { $seat } are destroyed.
    .clause = CC-9.4
event-rewarded = { $seat } takes { chips }.
    .clause = CC-11.1
event-collected = { $seat }: the { NAME($tower) } ({ NAME($castle) }) pays { $gold ->
    [0] { $mana ->
        [0] nothing
       *[other] { $mana } mana
    }
   *[other] { $gold } gold
}.
    .clause = CC-14.1
event-gathered = { $seat }: the { NAME($unit, case: "plural") } gather { $mana } mana from afar.
    .clause = CC-14.2
event-claimed = { $seat } places a token on the { NAME($tower) } ({ NAME($castle) }){ $returned ->
    [0] { "" }
   *[1] ; that of { $target } goes back
}.
    .clause = CC-15.2
event-recruited = { $seat } recruits { NAME($unit, case: "a") } ({ $count } in the squad).
    .clause = CC-15.3
event-deployed = { $seat }: the { NAME($unit, case: "plural") } appear on { NAME($cell) }.
    .clause = CC-16.2
event-bought = { $seat } buys { NAME($card) }.
    .clause = CC-15.4
event-conquered = The { NAME($castle) } has fallen: { $loser } is out.
    .clause = CC-18.1
event-won = { $winner } has conquered and wins.
event-round_ended = Round { $round } is over.
    .quiet = yes
event-ended = The game is over ({ $clause }).

## Castle files

flaw-where = { $code }{ $plan ->
    [none] { "" }
   *[other] , { $plan }
}{ $x ->
    [-1] { $z ->
        [-1] { "" }
       *[other] , floor { $z }
    }
   *[other] , floor { $z }, cell { $x },{ $y }
}:
flaw-not-toml = The text is no TOML: { $why ->
    [parts] a key has too many parts
    [equals] “=” is missing after a key
    [newline] something stands after the end of a value
    [unclosed] a bracket or a quotation mark is not closed
    [twice] something is said twice
    [sign] a sign stands where it may not
    [escape] a backslash is followed by the wrong sign
    [statement] a line is neither a key with a value nor a table
    [value] a value is missing or malformed
   *[other] it cannot be read
}.
flaw-shape = { $key } should be { $expected }.
flaw-entries = { $key } should be { $expected } entries.
flaw-flag = { $key } should be true or false.
flaw-castle-id = { $key } should be the id of a castle.
flaw-row-list = { $key } should be a list of rows.
flaw-missing-key = The key { $key } is missing.
flaw-unknown-key = There is no key { $key } in this format.
flaw-format = format should be castlecraft-castle/1.
flaw-id = { $key } should be small letters, digits and underscores, beginning with a letter.
flaw-name = { $key } should be 1 to 40 printable characters.
flaw-people = { $key } should be humans, dwarves, shadows or none.
flaw-kind = { $key } should be square or round.
flaw-same-id = Two different plans bear this id.
flaw-size = size should be [width, depth] with numbers from 3 to 27.
flaw-rows = This floor should have { $expected } rows, not { $found }.
flaw-row-long = This row has { $found } characters; at most { $expected } fit.
flaw-cell-sign = The sign { $sign } means nothing as a cell.
flaw-edge-sign = The sign { $sign } means nothing as an edge here.
flaw-corner-sign = A corner is + or empty, not { $sign }.
flaw-loose-edge = This edge touches nothing on its floor.
flaw-floors-gap = Floors should be numbered 0, 1, 2 … once each.
flaw-floors-high = No floor lies higher than 6.
flaw-hanging = Nothing below carries this cell.
flaw-stairs-end = Over stairs there should be stairs or a hatch.
flaw-hatch-alone = Under a hatch there should be stairs.
flaw-tower-unnamed = This platform has no [[tower]] entry, so it is no tower and pays nothing.
flaw-tower-twice = This platform has { $found } [[tower]] entries; one is enough.
flaw-tower-kind = The entry { $tower } says { $kind }, but the platform is drawn otherwise.
flaw-tower-nowhere = The entry { $tower } points to no platform.
flaw-tower-id = Two towers bear the id { $tower }.
flaw-platform-cut = An edge is drawn inside the platform.
flaw-platform-shape = The platform of a square tower should be a full rectangle.
flaw-rim-open = The rim of this platform is open to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}, so it is no tower and pays nothing; close it or draw plain floor.
flaw-platform-low = A platform lies above the ground.
flaw-platform-covered = A platform has nothing above it.
flaw-unreachable = Nobody can walk to this cell from the open field.
flaw-gate-place = A gate or arch stands on the ground between a cell to stand on and the open field.
flaw-door-wall = This door opens into masonry.
flaw-door-air = This door opens into the air.
flaw-people-tower = A main castle needs a tower of its people, the { $people ->
    [humans] Humans
    [dwarves] Dwarves
   *[shadows] Shadows
}.
flaw-foreign-tower = The tower { $tower } belongs to another people.
flaw-no-people = people is none, so this castle can only be an extra castle.
flaw-too-big = A main castle is at most 15 cells wide and { $zone } deep.
flaw-no-room = New squads find no cell except platforms.
flaw-no-square = There is no square tower, so this castle never pays gold.
flaw-no-round = There is no round tower, so this castle never pays mana.
flaw-floors-pay = The towers pay { $gold } gold and { $mana } mana a turn; the ready castles pay 4 and 2.
flaw-access = The walks from the best entrance to all platforms are { $steps } steps; 17 to 23 are usual.
flaw-no-entrance = There is no gate, arch or door on the ground.
flaw-seats = A set-up has two or three seats on different edges.
flaw-crowd = { $key } has at most { $most } entries, not { $found }.
flaw-players = This set-up is for { $found } players, { $expected } play.
flaw-edge = edge should be north, east, south or west.
flaw-turn = turn should be { $degrees } at the { $edge ->
    [north] northern
    [east] eastern
    [south] southern
   *[west] western
} edge.
flaw-turn-extra = turn should be 0, 90, 180 or 270.
flaw-castle-unknown = There is no castle { $castle } to place.
flaw-off-field = The castle does not lie wholly on the field.
flaw-axis = The axis of the seat does not lie on the field.
flaw-zone = The main castle leaves the zone of its seat.
flaw-anchor = The anchor of this seat should be { $expected } across its edge.
flaw-in-zone = An extra castle stands in the zone of the seat at the { $edge ->
    [north] northern
    [east] eastern
    [south] southern
   *[west] western
} edge.
flaw-too-near = Fewer than two free cells remain to the castle at { $other }.
flaw-cut-off = This cell cannot be reached from the other castles.
flaw-unfair-seats = The set-up is not fair: the walks between the seats differ by { $steps } steps.
flaw-unfair-extra = The set-up is not fair: the walks to the nearest extra castle differ by { $steps } steps.

## Things named by their place or by a plan

named-place = { $text }
named-tower = { $en }
