title = Reliquium
tagline = Build castles in peace, carry out your orders in war: nine castles win.

## Factions: `.full` as on the box, `.sign` on the map

faction-legion = Legion
    .full = Chaos Legion
    .sign = L
faction-alliance = Alliance
    .full = Alliance of Nature
    .sign = A
faction-order = Order
    .full = Order of Light
    .sign = O
faction-brotherhood = Brotherhood
    .full = Mountain Brotherhood
    .sign = B

## Areas: `.short` on the map

area-gallows_thicket = Gallows Thicket
    .short = Gallows
area-ashen_peaks = Ashen Peaks
    .short = Ashen
area-boundless_expanse = Boundless Expanse
    .short = Expanse
area-wasteland = Wasteland
    .short = Wasteland
area-burnt_forest = Burnt Forest
    .short = Burnt
area-abyssal_fangs = Abyssal Fangs
    .short = Fangs
area-crimson_gulf = Crimson Gulf
    .short = Gulf
area-blooming_dale = Blooming Dale
    .short = Dale
area-mossy_ridge = Mossy Ridge
    .short = Mossy
area-sacrificial_forest = Sacrificial Forest
    .short = Sacrific.
area-forest_edge = Forest Edge
    .short = Edge
area-whispering_grove = Whispering Grove
    .short = Whisp.
area-eagle_crags = Eagle Crags
    .short = Eagle
area-field_of_grace = Field of Grace
    .short = Grace
area-dawn_pinewood = Dawn Pinewood
    .short = Dawn
area-cliff_of_sorrow = Cliff of Sorrow
    .short = Cliff
area-oak_grove = Oak Grove
    .short = Oak
area-pilgrims_meadow = Pilgrims’ Meadow
    .short = Pilgrims
area-white_bluffs = White Bluffs
    .short = Bluffs
area-great_sea = Great Sea
    .short = Sea
area-old_cedarwood = Old Cedarwood
    .short = Cedarwood
area-valley_of_volcanoes = Valley of Volcanoes
    .short = Volcanoes
area-ancestors_bowl = Bowl of the Ancestors
    .short = Bowl
area-saxum_ridges = Saxum Ridges
    .short = Saxum
area-howling_wilds = Howling Wilds
    .short = Howling
area-copper_field = Copper Field
    .short = Copper
area-crossroads_of_winds = Crossroads of Winds
    .short = Crossroad
area-field_of_bones = Field of Bones
    .short = Bones
area-broken_spine = Broken Spine
    .short = Spine
area-twilight_forest = Twilight Forest
    .short = Twilig.
area-mirror_lake = Mirror Lake
    .short = Mirror
terrain-plain = plain
terrain-mountain = mountain
terrain-forest = forest
terrain-water = water

## Units and forces

unit-warrior = warrior
    .plural = warriors
    .sign = W
unit-defender = defender
    .plural = defenders
    .sign = D
unit-mage = mage
    .plural = mages
    .sign = M
unit-militia = militia
    .plural = militia
force-none = nobody
force-1W = a warrior
force-1D = a defender
force-1M = a mage
force-2W = 2 warriors
force-1W1D = a warrior and a defender
force-1W1M = a warrior and a mage
force-2D = 2 defenders
force-1D1M = a defender and a mage
force-2M = 2 mages
force-3W = 3 warriors
force-2W1D = 2 warriors and a defender
force-2W1M = 2 warriors and a mage
force-1W2D = a warrior and 2 defenders
force-1W1D1M = a warrior, a defender and a mage
force-1W2M = a warrior and 2 mages
force-3D = 3 defenders
force-2D1M = 2 defenders and a mage
force-1D2M = a defender and 2 mages
force-3M = 3 mages
## Creatures: `.ability` is the name of what they can do, `.power` what it is, `.class` what they strengthen

creature-cerberus = Cerberus
    .ability = Three Maws
    .power = one melee order with any token
    .class = warriors
creature-malleus = Malleus
    .ability = Shatter
    .power = others’ ranged tokens around go home
    .class = defenders
creature-illesebra = Illesebra
    .ability = Temptation
    .power = leads one unit of another away
    .class = mages
creature-aqus = Aqus
    .ability = Undertow
    .power = one march
    .class = warriors
creature-caballus = Caballus
    .ability = Wild Call
    .power = replaces your units from the reserve
    .class = defenders
creature-arborus = Arborus
    .ability = Living Roots
    .power = calls up to three of your units to a forest
    .class = mages
creature-ballistarius = Ballistarius
    .ability = Volley
    .power = one ranged order
    .class = warriors
creature-architectus = Architectus
    .ability = Masonry
    .power = builds a castle
    .class = defenders
creature-fidea = Fidea
    .ability = Wings of Faith
    .power = calls up to two of your mages
    .class = mages
creature-iratus = Iratus
    .ability = Fury
    .power = exchanges one of your melee tokens
    .class = warriors
creature-armus = Armus
    .ability = Shield Wall
    .power = another’s melee token goes home
    .class = defenders
creature-ignifer = Ignifer
    .ability = Forge Fire
    .power = puts in a unit from the reserve
    .class = mages

## Battles

side-attack = attack
side-defence = defence
role-attack = attacking
role-defence = defending
role-support = supporting
result-attack = the attack wins
result-defence = the defence holds
result-draw = a draw

## Counted things

some-castles = { $castles ->
    [one] { $castles } castle
   *[other] { $castles } castles
}
some-swords = { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
some-battles = { $battles-count ->
    [0] { "" }
    [1] { " " }({ $sums-attack } : { $sums-defence })
   *[other] { " " }({ $battles-count } battles change)
}
some-arrows = { $arrows ->
    [one] { $arrows } arrow
   *[other] { $arrows } arrows
}

## Options

option-seats = Players
    .help = How many play: 2, 3 or 4. Factions without a player are neutral.
option-factions = Factions
    .help = “choose”: the players choose in the order of a lot. Or one faction for each seat, with commas: legion, alliance, order, brotherhood.
option-factions-choose = chosen by the players
option-vote = Vote on the optional rules
    .help = The players vote on single march, militia and allies; the three options must then be left off.
option-single_march = Single march
    .help = A march of one unit may go on to a second area.
option-militia = Militia
    .help = Whoever is attacked by two players at once can count on castles as units of strength 1.
option-allies = Allies
    .help = With consent you may support others, summon on their ground and use abilities on their units.
option-round_limit = Round limit
    .help = After so many rounds the game ends: most castles, then most units. 0: no limit; then the match ends after round 200 at the latest, which is our rule and no printed one.

## Decisions

prompt-take = { $seat }, which faction do you lead?
prompt-vote = { $seat }, which optional rules do you want?
prompt-act_plain = { $seat }, a plain space: march, or give a melee order?
prompt-act_mountain = { $seat }, a mountain space: recruit, or give a ranged order?
prompt-act_forest = { $seat }, a forest space: build, or summon a creature?
prompt-march_on = { $seat }, does the unit march on?
prompt-ask = { $seat }, whom do you ask to allow the summons?
prompt-consent = { $seat }, do you agree?
prompt-ability = { $seat }, do you use the creature’s ability?
prompt-ability_cerberus = { $seat }, Three Maws of Cerberus: give a melee order from or against a presence area, with any token?
prompt-ability_malleus = { $seat }, Shatter of Malleus: remove all ranged tokens of others around the presence areas?
prompt-ability_illesebra = { $seat }, Temptation of Illesebra: lead away one unit of another player?
prompt-ability_aqus = { $seat }, Undertow of Aqus: march out of a presence area?
prompt-ability_caballus = { $seat }, Wild Call of Caballus: replace units of one presence area from the reserve?
prompt-ability_arborus = { $seat }, Living Roots of Arborus: to which forest do you call up to three units?
prompt-ability_ballistarius = { $seat }, Volley of Ballistarius: give a ranged order out of or into a presence area?
prompt-ability_architectus = { $seat }, Masonry of Architectus: build a castle in a presence land?
prompt-ability_fidea = { $seat }, Wings of Faith of Fidea: to which area of yours do you call up to two mages?
prompt-ability_iratus = { $seat }, Fury of Iratus: exchange one of your melee tokens?
prompt-ability_armus = { $seat }, Shield Wall of Armus: remove a melee token of another player?
prompt-ability_ignifer = { $seat }, Forge Fire of Ignifer: put a unit from the reserve into a presence land of yours?
prompt-gather = { $seat }, who follows the call?
prompt-send = { $seat }, who is sent to this ranged token?
prompt-lose = { $seat }, which units are lost?
prompt-flee = { $seat }, where do the survivors flee?
prompt-attach = { $seat }, do fled units join this ranged token?
prompt-advance = { $seat }, who makes the victory march?

## Actions

verb-take = { NAME($faction, case: "full") }
verb-vote = Single march: { $single_march ->
    [1] yes
   *[0] no
}, militia: { $militia ->
    [1] yes
   *[0] no
}, allies: { $allies ->
    [1] yes
   *[0] no
}
verb-pass = { $waives ->
    [ability] Leave the ability
   *[turn] Do nothing
}
verb-march = { $friend-id ->
    [own] March { NAME($force) } from { NAME($origin) } to { NAME($goal) }
   *[other] March { NAME($force) } of { NAME($friend) } from { NAME($origin) } to { NAME($goal) } (with consent)
}{ $site ->
    [yes] , site for a castle
   *[no] { "" }
}{ some-battles }
verb-melee = Attack { NAME($goal) } ({ NAME($foe) }) from { NAME($origin) } with { some-swords }: { $course ->
    [idle] nobody there to attack yet
    [unopposed] nobody defends
   *[battle] { $sums-attack }{ $more-attack ->
        [0] { "" }
       *[other] { " " }(+{ $more-attack })
    } against { $sums-defence }{ $more-defence ->
        [0] { "" }
       *[other] { " " }(+{ $more-defence })
    }
}
verb-recruit = Recruit a { NAME($unit) } in { NAME($area) }{ some-battles }
verb-ranged = { $friend-id ->
    [own] Support { NAME($goal) } from { NAME($origin) } with { some-arrows }
   *[other] Support { NAME($goal) } of { NAME($friend) } from { NAME($origin) } with { some-arrows } (with consent)
}: up to +{ $more-support }
verb-build = Build in { NAME($area) } (castle { $castles }){ $wins ->
    [yes] : victory
   *[no] { "" }
}
verb-summon = { $friend-id ->
    [own] Summon { NAME($creature) } to { NAME($areas) }
    [several] Summon { NAME($creature) } to { NAME($areas) } (ask a host)
   *[other] Summon { NAME($creature) } to { NAME($areas) } (ask { NAME($friend) })
}{ $strengthened ->
    [0] { "" }
    [one] : { $strengthened } unit stronger
   *[other] : { $strengthened } units stronger
}{ some-battles }
verb-unleash = { verb-melee }
verb-shatter = Remove { $targets ->
    [one] { $targets } ranged token
   *[other] { $targets } ranged tokens
}
verb-tempt = Lead a { NAME($unit) } of { NAME($faction) } from { NAME($origin) } to { NAME($goal) }
verb-change = { $friend-id ->
    [own] Replace { NAME($gone) } in { NAME($area) } by { NAME($came) }
   *[other] Replace { NAME($gone) } of { NAME($friend) } in { NAME($area) } by { NAME($came) } (with consent)
}
verb-rally = Call to { NAME($area) }
verb-gather = { $friend-id ->
    [own] Call { NAME($force) } from { NAME($area) } to { NAME($goal) }
   *[other] Call { NAME($force) } of { NAME($friend) } from { NAME($area) } to { NAME($goal) } (with consent)
}
verb-done = { $ends ->
    [march] Stay here
   *[call] Nobody else
}
verb-exchange = Exchange { some-swords } from { NAME($origin) } to { NAME($goal) } for { $value }: { $sums-attack } against { $sums-defence }
verb-disarm = Remove { some-swords } of { NAME($faction) } from { NAME($origin) } to { NAME($goal) }
verb-march_on = On from { NAME($origin) } to { NAME($goal) }
verb-ask = Ask { NAME($faction) }
verb-refuse = Refuse
verb-agree = Agree: { NAME($faction) } { $request ->
    [ranged] may support { NAME($goal) } from { NAME($origin) } for you
    [march] may march { NAME($force) } of yours from { NAME($origin) } to { NAME($goal) }
    [change] may turn your army in { NAME($area) } into { NAME($force) }
    [summon] may summon { NAME($creature) } to { NAME($areas) }
   *[gather] may call { NAME($force) } of yours from { NAME($areas) } to { NAME($goal) }
}
verb-send = { $force-id ->
    [none] Send nobody from { NAME($origin) } for { NAME($goal) } ({ some-arrows })
   *[other] Send { NAME($force) } from { NAME($origin) } for { NAME($goal) } ({ some-arrows }): +{ $gain-support }
}{ $proposed ->
    [yes] , everybody there
   *[no] { "" }
}{ some-battles }
verb-send_militia = { $force-id ->
    [none] Send the militia from { NAME($origin) } for { NAME($goal) } ({ some-arrows }): +{ $gain-support }
   *[other] Send the militia and { NAME($force) } from { NAME($origin) } for { NAME($goal) } ({ some-arrows }): +{ $gain-support }
}{ some-battles }
verb-lose = Lose { NAME($force) } in { NAME($area) }{ $arrows ->
    [0] { "" }
   *[other] , sent to { some-arrows }
}
verb-flee = Flee to { NAME($goal) } with { NAME($force) }
verb-attach = { $force-id ->
    [none] Add nobody to the support from { NAME($origin) } for { NAME($goal) } ({ some-arrows })
   *[other] Add { NAME($force) } to the support from { NAME($origin) } for { NAME($goal) } ({ some-arrows }): +{ $gain-support }
}{ some-battles }
verb-advance = { $force-id ->
    [none] Advance with nobody from { NAME($origin) } to { NAME($goal) }
   *[other] Advance with { NAME($force) } from { NAME($origin) } to { NAME($goal) }
}{ $arrows ->
    [0] { "" }
   *[other] , sent to { some-arrows }
}{ $razes ->
    [yes] ; the castle is razed
   *[no] { "" }
}
## Events of set-up

event-lot_drawn = The lot: factions are chosen in the order { $seats }.
    .clause = RQ-0.2
event-took = { $seat } leads the { NAME($faction, case: "full") }.
    .clause = RQ-0.2
event-voted = { NAME($faction) } votes: single march { $single_march ->
    [1] yes
   *[0] no
}, militia { $militia ->
    [1] yes
   *[0] no
}, allies { $allies ->
    [1] yes
   *[0] no
}.
    .clause = RQ-0.3
event-ruled = In play: single march { $single_march ->
    [1] yes
   *[0] no
}, militia { $militia ->
    [1] yes
   *[0] no
}, allies { $allies ->
    [1] yes
   *[0] no
}.
    .clause = RQ-V0
event-settled = { NAME($faction) } ({ $seat }) stands on its start lands.
    .clause = RQ-0.4
event-left_neutral = { NAME($faction) } is neutral: { some-castles } on the map.
    .clause = RQ-0.8

## Events of peace

event-round_began = Round { $round } begins.
    .clause = RQ-2.2
event-passed = { NAME($faction) } does nothing.
    .clause = RQ-3.2
event-marched = { NAME($faction) } marches { NAME($force) } from { NAME($origin) } to { NAME($goal) }.
    .clause = RQ-4.1
event-ordered_melee = { NAME($faction) } orders an attack from { NAME($origin) } on { NAME($goal) } with { some-swords }.
    .clause = RQ-5.1
event-recruited = { NAME($faction) } recruits a { NAME($unit) } in { NAME($area) }.
    .clause = RQ-6.1
event-ordered_ranged = { NAME($faction) } orders support from { NAME($origin) } for { NAME($goal) } with { some-arrows }.
    .clause = RQ-7.1
event-pledged_ranged = { NAME($faction) } pledges { NAME($friend) } support from { NAME($origin) } for { NAME($goal) } with { some-arrows }.
    .clause = RQ-V3.2
event-built = { NAME($faction) } builds a castle in { NAME($area) }: { some-castles }, space { $space } is open.
    .clause = RQ-8.1
event-summoned = { NAME($faction) } summons { NAME($creature) } between { NAME($areas) }.
    .clause = RQ-9.1
event-pawn_moved = { $done ->
    [1] { NAME($faction) } takes no more turns in this phase; the pawn returns to space { $space }.
   *[0] The pawn of { NAME($faction) } moves to space { $space }.
}
    .clause = RQ-3.4
event-asked = { NAME($faction) } asks { NAME($friend) } for consent.
    .clause = RQ-V3.1
event-agreed = { NAME($friend) } agrees.
    .clause = RQ-V3.1
event-refused = { NAME($friend) } refuses { NAME($faction) }.
    .clause = RQ-V3.1
event-declined = { NAME($faction) } does not use the ability of { NAME($creature) }.
    .clause = RQ-9.8
event-tempted = A { NAME($unit) } of { NAME($faction) } is led from { NAME($origin) } to { NAME($goal) }.
    .clause = RQ-9.12
event-changed = { NAME($faction) } replaces { NAME($gone) } in { NAME($area) } by { NAME($came) }.
    .clause = RQ-9.14
event-gathered = { NAME($faction) } brings { NAME($force) } from { NAME($origin) } to { NAME($goal) }.
    .clause = RQ-9.9
event-ally_marched = { NAME($faction) } marches { NAME($force) } of { NAME($friend) } from { NAME($origin) } to { NAME($goal) }.
    .clause = RQ-V3.6
event-ally_changed = { NAME($faction) } replaces { NAME($gone) } of { NAME($friend) } in { NAME($area) } by { NAME($came) }.
    .clause = RQ-V3.6
event-ally_gathered = { NAME($faction) } calls { NAME($force) } of { NAME($friend) } from { NAME($origin) } to { NAME($goal) }.
    .clause = RQ-V3.6
event-exchanged = { NAME($faction) } lays { $value } instead of { some-swords } from { NAME($origin) } to { NAME($goal) }.
    .clause = RQ-9.19
event-melee_returned = The melee token of { NAME($faction) } ({ some-swords }, { NAME($origin) } to { NAME($goal) }) goes home.
    .clause = RQ-9.22
event-ranged_returned = The ranged token of { NAME($faction) } ({ some-arrows }, { NAME($origin) } to { NAME($goal) }) goes home.
    .clause = RQ-9.22

## Events of war

event-war_began = War breaks out in round { $round }.
    .clause = RQ-2.2
event-militia_rose = { NAME($faction) } is attacked by two others: its castles fight as militia.
    .clause = RQ-V2.1
event-sent = { NAME($faction) } sends { $militia ->
    [1] the militia { $force-id ->
        [none] { "" }
       *[other] and { NAME($force) }{ " " }
    }
   *[0] { NAME($force) }
}{ $militia ->
    [1] { "" }
   *[0] { " " }
}from { NAME($origin) } in support of { NAME($goal) } ({ some-arrows }).
    .clause = RQ-10.1
event-idled = Nobody stands behind the attack of { NAME($faction) } from { NAME($origin) } on { NAME($goal) }.
    .clause = RQ-11.2
event-unopposed = { NAME($faction) } meets nobody in { NAME($goal) }.
    .clause = RQ-11.3
event-battle_began = Battle! { NAME($faction) } attacks { NAME($foe) } from { NAME($origin) } in { NAME($goal) } ({ some-swords }).
    .clause = RQ-11.4
    .opens = paragraph
event-fought = { NAME($faction) }, { NAME($role) }: { $number } { $number ->
    [one] { NAME($unit) }
   *[other] { NAME($unit, case: "plural") }
} in { NAME($area) }, strength { $strength }{ $aura ->
    [0] { "" }
   *[other] { " " }and aura { $aura }
}: { $total }.
    .clause = RQ-12.1
event-swords_added = { NAME($faction) }: { some-swords } on the token.
    .clause = RQ-12.1
event-compared = { NAME($faction) } { $attack } against { NAME($foe) } { $defence }: { NAME($result) }.
    .clause = RQ-12.4
event-doomed = Losses: { NAME($faction) } { $losses }, { NAME($foe) } { $foe_losses }.
    .clause = RQ-12.5
event-lost = { NAME($faction) } loses { NAME($force) } in { NAME($area) }.
    .clause = RQ-12.7
event-fled = { NAME($faction) } flees from { NAME($origin) } to { NAME($goal) } with { NAME($force) }.
    .clause = RQ-12.8
event-destroyed = { NAME($faction) } finds no refuge and loses { NAME($force) } in { NAME($area) }.
    .clause = RQ-12.9
event-attached = { NAME($faction) } adds { NAME($force) } to the support from { NAME($origin) } for { NAME($goal) } ({ some-arrows }).
    .clause = RQ-12.11
event-advanced = { NAME($faction) } advances with { NAME($force) } from { NAME($origin) } to { NAME($goal) }.
    .clause = RQ-12.14
event-razed = { NAME($faction) } razes the castle of { NAME($foe) } in { NAME($area) }; it covers space { $space }.
    .clause = RQ-12.17
event-pushed = { $space ->
    [0] The pawn of { NAME($faction) } leaves the track.
   *[other] The pawn of { NAME($faction) } is pushed to space { $space }.
}
    .clause = RQ-12.18
event-creature_left = { NAME($creature) } leaves.
    .clause = RQ-9.6
    .opens = row
event-round_ended = Round { $round } is over.
    .clause = RQ-13.1
    .opens = paragraph
event-won = { $seat } wins for the { NAME($faction, case: "full") } with { some-castles }!
    .clause = RQ-14.1
event-ended = The game ends.
    .clause = RQ-13.2
    .opens = paragraph
event-ranked = { $seat }, { NAME($faction) }: place { $rank }, { some-castles }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}.
    .clause = RQ-14.2

## Phases

phase-setup = set-up
phase-peace = peace
phase-support = support
phase-attack = attack
phase-over = the end
