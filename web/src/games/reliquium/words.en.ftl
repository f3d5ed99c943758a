### What only the drawing of Reliquium says.

board-map = Map of the realm
board-area = { $area }, { $owner }{ $castle ->
    [yes] , castle
   *[no] { "" }
}, { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
board-way = to { $goal }
board-token = token between { $areas }
board-junction = junction of { $areas }
board-overview = Show the whole realm
board-you = You
board-nobody = nobody
board-none = none

## The question

board-title-way = Where to, from { $from }?
board-title-who = Who marches { $from }?
board-title-consent-summon = Let { $creature } in?
board-title-consent-march = Lend units for a march?
board-title-consent-change = Have units replaced?
board-title-consent-gather = Let units follow the call?
board-title-consent-ranged = Accept support?
board-title-there = { $at }: what happens there?
board-title-creature = Where does { $creature } stand?
board-title-ability = Use { $ability }?
board-title-send = Whom do you send where?
board-title-lose = Who is lost?
board-reason-consent = { $faction } asks for your consent
board-reason-way = { $origin } → { $goal }
board-reason-take = Grey is what stays neutral: castles that nobody owns
board-title-plain = March or melee?
board-title-mountain = Recruit or ranged order?
board-title-forest = Build or summon?
board-rubric-decide = You decide
board-phase-peace = Peace
board-phase-support = Support
board-phase-attack = Battles
board-title-vote = Which further rules?
board-reason-plain = Plain space, { $count ->
    [one] { $count } place
   *[other] { $count } places
}
board-reason-mountain = Mountain space, { $count ->
    [one] { $count } place
   *[other] { $count } places
}
board-reason-forest = Forest space, { $count ->
    [one] { $count } place
   *[other] { $count } places
}
board-reason-places = Places to choose from: { $count }
board-reason-march-on = Single march: one more area, or stop
board-vote-yes = yes
board-vote-no = no
board-vote-single_march = Single march
board-vote-militia = Militia
board-vote-allies = Allies
board-reason-vote = A rule holds if more than half want it
board-reason-force = Choose who goes, or do nothing
board-reason-nothing = Nothing can be done here: you pass
board-reason-send = Nothing is sent until you press Done
board-reason-lose = { $area }: { $count ->
    [one] one unit falls
   *[other] { $count } units fall
}
board-reason-flee = Out of { $area }, to where there is room
board-on-map = Choose on the map
board-whose = Whose unit
board-own = mine
board-with-consent = with consent
board-attack = Attack, { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
board-ranged-order = Support order
board-site = a castle can be built there
board-abandons = the area is given up
board-razes = the castle there is razed
board-stays = everybody stays
board-wins = the ninth castle: victory
board-survives = survives: { $force }
board-none-survive = nobody survives
board-agree = Agree
board-agree-then = for this one action
board-refuse = Refuse
board-refuse-then = everything stays as it is

## Battles to come

board-queue = Battles to come
board-queue-none = No orders of battle yet.
board-queue-mine = Your attack would come here: { $goal }
board-queue-idle = no army
board-queue-open = no defence
board-undefended = nobody defends
board-ahead = Turns before the war
board-legend = Signs of the map
board-legend-melee = attack, so many swords
board-legend-ranged = support, so many arrows
board-legend-aura = aura of a creature
board-legend-boost = strengthened by it
board-legend-site = place for a castle
board-legend-last = the last move
board-legend-struck = your losses
board-verdict-attack = the attack wins
board-verdict-defence = the defence holds
board-verdict-draw = a draw: all stay
board-verdict-unopposed = nobody defends
board-verdict-idle = nobody attacks
board-junctions = What junctions give
board-aura = aura
board-orders = orders
board-battles-there = Battles there

## A battle

board-battle = Battle: { $goal }
board-battle-of = Order { $at } of { $of }
board-battle-one = Battle
board-attacks = { $you ->
    [yes] attack
   *[no] attacks
}
board-defends = { $you ->
    [yes] defend
   *[no] defends
}
board-part-units = units
board-part-aura = aura
board-part-support = support
board-part-militia = militia
board-part-swords = swords of the order
board-only-attack = only for the attack
board-castle-fights = the castle fights
board-stronger = stronger
board-weaker = weaker
board-even = even
board-against = against
board-loses = { $count ->
    [0] No losses
    [one] { $count } unit lost
   *[other] { $count } units lost
}
board-why-losses = { $beaten ->
    [yes] { $tens ->
        [0] for the defeat
       *[other] 1 for the defeat, { $tens } for full tens
    }
   *[no] { $tens } for full tens
}
board-short-of-ten = { $count } short of ten
board-to-lose = { $faction }, { $area }: { $count ->
    [one] { $count } unit to lose
   *[other] { $count } units to lose
}
board-losses-done = Settled.
board-flight-rule = { $you ->
    [yes] Your survivors
   *[no] Survivors ({ $faction })
} go to areas next to it, where no other player stands and there is room.
board-march-rule = { $you ->
    [yes] You
   *[no] { $faction }
} may enter with any number of units{ $razes ->
    [yes] , which razes the castle
   *[no] { "" }
}.
board-unopposed = { $faction } meets nobody there.
board-result-attack = The attack succeeds.
board-result-defence = The defence holds: nobody moves.
board-result-draw = A draw: nobody moves.
board-fight-losses = Losses
board-fight-flight = Flight
board-fight-march = Victory march

## Support

board-has-sent = { $count ->
    [0] nobody sent
   *[other] { $count } sent
}
board-at-home = at home
board-home = home
board-taken = taken
board-militia = militia
board-post-taken = { $taken } of { $arrows }
board-support-note = Whoever is sent does not leave: he still fights and falls at home.
board-support-empty = An order to which nobody is sent is taken off the map.
board-without-with = without your support → with it
board-send-nobody = Send nobody
board-done = Done

## Consent

board-asks = { $name }, { $faction }, asks
board-asked-of = A request to { $name }
board-consent-needed = With consent
board-request-own = Your own: no consent needed
board-no-aura = An aura does not help an ally.
board-request-whose = { $name }: only by consent
board-request-none = Choose what to ask for
board-request-ask = Allow the summons
board-request-summon = A creature on { $mine ->
    [yes] your
   *[no] another’s
} ground
board-request-ranged = Support { $mine ->
    [yes] for you
   *[no] for an ally
}
board-request-march = March { $mine ->
    [yes] your
   *[no] another’s
} units
board-request-change = Replace { $mine ->
    [yes] your
   *[no] another’s
} units
board-request-gather = Call { $mine ->
    [yes] your
   *[no] another’s
} units
board-your-unit = Your units, { $faction }
board-their-unit = Another’s units, { $faction }
board-changes = What would change
board-changes-you = What would change for you
board-now = now
board-then = after it
board-decide-you = You decide. Units and areas stay yours.
board-decide-they = { $name } decides: without consent nothing happens.
board-once-you = Consent for this one action: there is no pact. If you refuse, { $name } cannot ask again this turn.
board-once-they = If { $name } refuses, you choose another action and cannot ask again this turn.

## Setting up

board-taken-by = taken by { $name }
board-free = free
board-free-shown = free, shown on the map
board-initiative = initiative
board-neutral = Neutral factions
board-neutral-castles = { $count ->
    [one] { $count } neutral castle
   *[other] { $count } neutral castles
}
board-neutral-castle = neutral castle: nobody’s
board-neutral-note = Nobody’s, never razed, no building there; anyone may march through.
board-lands-left = Lands left to build on
board-nine = { $count } castles win
board-choose-note = Build them in peace, defend them in war.

## Faction boards

board-track = Domain track: castles { $castles }, pawn on { $pawn }
board-reserve = Reserve
board-tokens = Orders
board-turns-left = { $count ->
    [one] { $count } turn left in this phase
   *[other] { $count } turns left in this phase
}
board-of = of { $count }

## The end

board-places = Places
board-how-ended = How everybody ended
board-place = place
board-player = player
board-castles = castles
board-units = units
board-shared = shared
board-ranking = Castles first, then units on the map; equals share a place.
board-castles-by-round = Castles by round

## Explanations

board-creature = strengthens: { $unit } +{ $aura }
board-ability = { $ability }: { $power }
board-unit = attack { $attack }, defence { $defence }, support { $support }
