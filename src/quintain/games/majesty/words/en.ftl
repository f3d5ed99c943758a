title = Majesty: For the Realm
tagline = Hire the right people before your neighbours do, and build the richest kingdom.

## Counted things, used in the sentences below

some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}

## Characters: `.a` with the article

role-miller = Miller
    .a = a Miller
    .plural = Millers
role-brewer = Brewer
    .a = a Brewer
    .plural = Brewers
role-witch = Witch
    .a = a Witch
    .plural = Witches
role-guard = Guard
    .a = a Guard
    .plural = Guards
role-knight = Knight
    .a = a Knight
    .plural = Knights
role-innkeeper = Innkeeper
    .a = an Innkeeper
    .plural = Innkeepers
role-noble = Noble
    .a = a Noble
    .plural = Nobles

## Buildings

building-mill = Mill
    .short = Mill
building-brewery = Brewery
    .short = Brewery
building-cottage = Cottage
    .short = Cottage
building-guardhouse = Guardhouse
    .short = Guard
building-barracks = Barracks
    .short = Barracks
building-inn = Inn
    .short = Inn
building-castle = Castle
    .short = Castle
building-infirmary = Infirmary
    .short = Infirm.

## Character cards: `.a` with the article

card-miller = Miller
    .a = a Miller
card-brewer = Brewer
    .a = a Brewer
card-witch = Witch
    .a = a Witch
card-guard = Guard
    .a = a Guard
card-knight = Knight
    .a = a Knight
card-innkeeper = Innkeeper
    .a = an Innkeeper
card-noble = Noble
    .a = a Noble
card-miller_brewer = Miller / Brewer
    .a = a Miller / Brewer
card-miller_knight = Miller / Knight
    .a = a Miller / Knight
card-brewer_witch = Brewer / Witch
    .a = a Brewer / Witch
card-brewer_knight = Brewer / Knight
    .a = a Brewer / Knight
card-witch_guard = Witch / Guard
    .a = a Witch / Guard
card-witch_innkeeper = Witch / Innkeeper
    .a = a Witch / Innkeeper
card-witch_noble = Witch / Noble
    .a = a Witch / Noble
card-guard_knight = Guard / Knight
    .a = a Guard / Knight
card-guard_innkeeper = Guard / Innkeeper
    .a = a Guard / Innkeeper
card-guard_noble = Guard / Noble
    .a = a Guard / Noble
card-knight_innkeeper = Knight / Innkeeper
    .a = a Knight / Innkeeper
card-innkeeper_noble = Innkeeper / Noble
    .a = an Innkeeper / Noble
hidden-card = a card

## Sides and decks

side-A = side A
    .short = A
side-B = side B
    .short = B
deck_mode-standard = two stages
deck_mode-full_shuffle = one shuffled deck

## Options

option-seats = Players
    .help = How many play: 2, 3 or 4.
option-sides = Sides of the buildings
    .help = Eight letters A or B, for buildings 1 to 8, the same for all players; one letter stands for all eight; or “random”.
option-sides-random = random
option-deck_mode = Deck
    .help = Two stages: the kept cards of stage 1 lie on top of stage 2. One shuffled deck: all 60 cards together.
option-deck_mode-standard = { deck_mode-standard }
option-deck_mode-full_shuffle = { deck_mode-full_shuffle }

## Decisions

prompt-take = { $seat }, which card do you take from the market?
prompt-heal_role = { $seat }, to which building does the healed card return?
prompt-castle_trade = { $seat }, do you exchange workers and points before the Castle pays?

## Actions

verb-take = { NAME($card) } to the { NAME($building) }: { $price-workers ->
    [0] free
   *[other] pay { $price-workers }
}{ $workers ->
    [0] { "" }
   *[other] , get { $workers }
}, +{ $gain-points }{ $certain ->
    [no] { " " }or more
   *[other] { "" }
}{ $given ->
    [0] { "" }
   *[other] , others +{ $given }
}{ $wounded ->
    [0] { "" }
   *[other] , { $wounded } wounded
}{ $healed-id ->
    [none] { "" }
   *[other] , heals { NAME($healed, case: "a") }
}{ $missing ->
    [0] { "" }
   *[other] , { $missing } missing
}{ $final-points ->
    [0] { "" }
   *[other] , end +{ $final-points }
}
verb-heal = { NAME($card) } back to the { NAME($building) } as { NAME($role, case: "a") }: +{ $gain-points }, end +{ $final-points }
verb-trade = { $direction ->
    [buy] { $workers ->
        [one] Buy { $workers } worker for { $workers } point
       *[other] Buy { $workers } workers for { $workers } points
    }
    [sell] { $workers ->
        [one] Sell { $workers } worker for { $workers } point
       *[other] Sell { $workers } workers for { $workers } points
    }
   *[none] Exchange nothing
}: { $left-points } in all

## Where in a match we are

phase-turn = turn
phase-over = the end

## Set-up

event-prepared = The kingdoms are laid out: { $faces ->
    [AAAAAAAA] side A
    [BBBBBBBB] side B
   *[other] sides { $faces }
}. The deck has { $deck } cards{ $box ->
    [0] { "" }
    [one] , { $box } goes back to the box unseen
   *[other] , { $box } go back to the box unseen
}.
event-began = { $seat } has the worker card with the knight and begins.

## Events of a turn

event-laid = New on the market: { NAME($card) }.
    .quiet = yes
event-paid = { $seat } puts { some-workers } on the market, one on each card in front.
    .quiet = yes
event-took = { $seat } takes { NAME($card, case: "a") } { $slot ->
    [0] for free
    [one] for { $slot } worker
   *[other] for { $slot } workers
}{ $workers ->
    [0] { "" }
    [one] { " " }and gets { $workers } worker from it
   *[other] { " " }and gets { $workers } workers from it
}.
event-placed = { $seat } places { NAME($role, case: "a") } at the { NAME($building) }.
event-attacked = { $seat } attacks { $target }, { $knights ->
    [one] { $knights } Knight
   *[other] { $knights } Knights
} against { $guards ->
    [0] no Guard
    [one] { $guards } Guard
   *[other] { $guards } Guards
}: { $success ->
    [1] the attack succeeds.
   *[0] the attack fails.
}
event-wounded = { $seat } moves { NAME($card, case: "a") } from the { NAME($building) } to the infirmary{ $variety ->
    [0] { "" }
   *[other] ; the building is empty now: variety { $variety } at the end
}.
event-healed = { $seat } heals { NAME($card, case: "a") } and returns it to the { NAME($building) }.
event-gained = { $seat } gains { $workers ->
    [0] { some-points }
   *[other] { $points ->
        [0] { some-workers }
       *[other] { some-points } and { some-workers }
    }
} ({ NAME($building) }).
event-shorted = { $seat } goes without { some-workers }: the reserve is empty.
    .clause = MJ-4.9
event-traded = { $seat } { $direction ->
    [sell] sells
   *[buy] buys
} { $amount ->
    [one] { $amount } worker for { $amount } point
   *[other] { $amount } workers for { $amount } points
}.
event-overflowed = { $seat } returns { some-workers } without a place: +{ $points }.
    .clause = MJ-6.1
event-compensated = { $seat } gains +{ $points } for missing workers.
    .clause = MJ-R1
event-slid = The market slides towards the front.
    .quiet = yes

## Events of the final scoring: points lost come as negative numbers

event-ended = The last turn is over; the final scoring begins.
    .opens = paragraph
event-scored_wounded = { $seat }, wounded: { $wounded ->
    [0] none, no loss.
    [one] { $wounded } card, { some-points }.
   *[other] { $wounded } cards, { some-points }.
}
    .opens = row
event-scored_variety = { $seat }, variety: { $kinds ->
    [one] { $kinds } building, { some-points }.
   *[other] { $kinds } buildings, { some-points }.
}
    .opens = row
event-scored_majority = { $building-id ->
    [infirmary] { $seat }, most wounded: { some-points }.
   *[other] { $seat }, majority at the { NAME($building) }: { some-points }.
}
    .opens = row
event-totalled = { $seat } ends with { some-points }: { $rank ->
    [1] victory!
   *[other] place { $rank }.
}
    .opens = row

## Abilities in one line each

ability-mill-A = +2 per Miller
ability-mill-B = +2 per Miller; all with a Witch +3
ability-brewery-A = +2 and 1 worker per Brewer; all with a Miller +2
ability-brewery-B = 1 worker per Miller, Brewer; with Innkeeper and Noble +10
ability-cottage-A = heal the top card; +2 per Miller, Brewer, Witch
ability-cottage-B = heal the top card; +3 per Witch
ability-guardhouse-A = defence; +2 per Guard, Knight, Innkeeper
ability-guardhouse-B = defence; +2 per Brewer, Witch, Guard; all with an Innkeeper +3
ability-barracks-A = attack; +3 per Knight
ability-barracks-B = attack; +3 per Knight, Innkeeper, Noble
ability-inn-A = +4 per Innkeeper; all with a Brewer +3
ability-inn-B = +2 per Innkeeper × cards at the largest building
ability-castle-A = +5 and 1 worker per Noble
ability-castle-B = exchange up to 5; +4 per Noble and per wounded card
ability-infirmary-A = at the end −1 per wounded card
ability-infirmary-B = at the end −2 per wounded card; −10 for the most

## Rows of abilities where the host has corrected the box

row-heal_top = heal the top card
row-defend = defence
row-attack = attack
row-game_end = at the end
row-per = { $points ->
    [0] { some-workers }
   *[other] +{ $points }{ $workers ->
        [0] { "" }
       *[other] { " " }and { some-workers }
    }
} per { $roles }
row-each_player_if = all with { $roles } +{ $points }
row-if = with { $roles } +{ $points }
row-per_largest = +{ $points } per { $roles } × cards at the largest building
row-trade = exchange up to { $limit }
row-final_wounded = { $points } per wounded card
row-wounded = wounded card
