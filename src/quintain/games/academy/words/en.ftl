title = Medieval Academy
tagline = Draft your lessons, climb seven tracks, and be the one squire whom the king will knight.

## Boards: `.on` as the place of a marker

board-gallantry = Gallantry
    .on = on Gallantry
board-duel = Duel
    .on = on Duel
board-tournament = Tournament
    .on = on Tournament
board-black = Black Knight
    .on = on the Black Knight's track
board-white = White Knight
    .on = on the White Knight's track
board-education = Education
    .on = on Education
board-king = King
    .on = on the King track
board-dragon = Dragon
    .on = on Dragon
board-charity = Charity
    .on = on Charity

## Squires: the players, the neutral squire, or the colours of Lancelot

squire-A = A
squire-B = B
squire-C = C
squire-D = D
squire-E = E
squire-N = the neutral squire
squire-red = red
squire-blue = blue
squire-yellow = yellow
squire-green = green

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black

source-sword = Duel and Tournament
source-education = Education
source-king = King
source-dragon = Dragon
source-charity = Charity

direction-left = left
direction-right = right

side-middle = in the middle
side-black = on the black side
side-white = on the white side

## Cards

card-gallantry_2 = Gallantry 2
card-gallantry_3 = Gallantry 3
card-gallantry_4 = Gallantry 4
card-gallantry_5 = Gallantry 5
card-sword_2 = Sword 2
card-sword_3 = Sword 3
card-sword_4 = Sword 4
card-sword_5 = Sword 5
card-education_2 = Education 2
card-education_3 = Education 3
card-education_4 = Education 4
card-education_5 = Education 5
card-king_2 = King 2
card-king_3 = King 3
card-king_4 = King 4
card-king_5 = King 5
card-dragon_2 = Dragon 2
card-dragon_3 = Dragon 3
card-dragon_4 = Dragon 4
card-dragon_5 = Dragon 5
card-charity_2 = Charity 2
card-charity_3 = Charity 3
card-charity_4 = Charity 4
card-charity_5 = Charity 5

hidden-card = a card
hidden-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Coats of arms

coat-sword_1 = sword coat 1
coat-sword_2 = sword coat 2
coat-sword_3 = sword coat 3
coat-sword_5 = sword coat 5
coat-sword_8 = sword coat 8
coat-education_-3 = Education coat −3
coat-education_-1 = Education coat −1
coat-education_0 = Education coat 0
coat-king_1 = King coat 1
coat-king_2 = King coat 2
coat-king_3 = King coat 3
coat-king_4 = King coat 4
coat-king_5 = King coat 5
coat-king_6 = King coat 6
coat-king_7 = King coat 7
coat-king_9 = King coat 9
coat-king_12 = King coat 12
coat-dragon_4 = Dragon coat 4
coat-dragon_10 = Dragon coat 10
coat-dragon_17 = Dragon coat 17
coat-charity_-3 = Charity coat −3
coat-charity_-1 = Charity coat −1
hidden-coat = a coat

## Parts of sentences: who it is about, and for whom a player decides

who = { $squire-id ->
    [N] The neutral squire
    [red] { $seat } (red)
    [blue] { $seat } (blue)
    [yellow] { $seat } (yellow)
    [green] { $seat } (green)
   *[other] { $seat }
}
whom = { $rival-id ->
    [N] the neutral squire
    [red] { $owner } (red)
    [blue] { $owner } (blue)
    [yellow] { $owner } (yellow)
    [green] { $owner } (green)
   *[other] { $owner }
}
for-squire = { $squire-id ->
    [N] { " " }for the neutral squire
    [red] { " " }for red
    [blue] { " " }for blue
    [yellow] { " " }for yellow
    [green] { " " }for green
   *[other] { "" }
}
some-points = { $points ->
    [one] { $points } point
    [-1] { $points } point
   *[other] { $points } points
}
which-coat = { $slot ->
    [0] the first coat
    [1] the second coat
    [2] the third coat
    [3] the fourth coat
   *[other] the fifth coat
}

## Options

option-seats = Players
    .help = How many play: 2 to 5.
option-first_player = First player
    .help = Who opens round I: drawn by lot, or a seat from 1 to the number of players.
option-first_player-random = drawn by lot
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-first_player-4 = seat 5
option-two_player_mode = With two players
    .help = Simple: a neutral squire is the third. Lancelot: each player leads two colours. Read with two players only.
option-two_player_mode-simple = simple
option-two_player_mode-lancelot = Lancelot
option-tie_win = Win a tie
    .help = Advanced: before scoring the first player may put one marker on top of its stack.
option-gallantry_back = Gallantry steps back
    .help = Advanced: whoever used a Gallantry bonus moves one space back on Gallantry.
option-soft_reset = Soft reset
    .help = Advanced: after round III markers keep their order on spaces 0, 1, 2, 3 …
option-black_vs_white = Black versus White
    .help = Duel and Tournament become a fight of two knights for the Cup.
option-good_manners = Lessons in good manners
    .help = Gallantry rewards bets on the boards you will play on.
option-classical_education = Classical education
    .help = The penalties of Education lie face down on the Secret Codex.
option-service_to_king = Service to the king
    .help = The King is scored when somebody takes a scroll.
option-defeat_dragon = How to defeat the dragon
    .help = Dragon counts the coats of Duel, Tournament and King.
option-most_generous = The most generous
    .help = At the end the best on Charity exchange coats with the worst.
option-open_scores = Open scores
    .help = Everybody may look at everybody's coats at any time.

## Phases

phase-deal = Deal
phase-draft = Draft
phase-play = Play
phase-score = Scoring
phase-reset = Reset
phase-sword = Passing the sword
phase-over = Over

## Decisions

prompt-bet = { $seat }, on which board do you bet{ for-squire }?
prompt-pick = { $seat }, which card do you keep?
prompt-split = { $seat }, you split your hand: which card goes into the first pile?
prompt-choose = { $seat }, which pile do you take?
prompt-assign = { $seat }, which card goes under your first colour?
prompt-play = { $seat }, which card do you play?
prompt-sword = { $seat }, the neutral squire turned up { NAME($card) }: where does it go?
prompt-peek = { $seat }, at which coat on the Codex do you look?
prompt-lift = { $seat }, which marker do you put on top of its stack?
prompt-advance = { $seat }, which marker does the Gallantry bonus move { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ for-squire }?
prompt-take = { $seat }, which coat do you take from the Codex{ for-squire }?
prompt-target = { $seat }, with whom do you exchange coats?
prompt-give = { $seat }, which coat do you give away?
prompt-claim = { $seat }, which coat do you take? Up to two, one after the other.
prompt-claim_one = { $seat }, which coat do you take?

## Actions

verb-bet = { NAME($board) }, { $held ->
    [one] { $held } card dealt
   *[other] { $held } cards dealt
}
verb-pick = { NAME($card) }{ $landings-count ->
    [2] { " " }({ NAME($landings-1-board) } to { $landings-1-progress }, { NAME($landings-2-board) } to { $landings-2-progress })
   *[other] { " " }(to { $landings-1-progress })
}
verb-play = { NAME($card) }{ $board-id ->
    [duel] { " " }on Duel
    [tournament] { " " }on Tournament
    [black] { " " }for the Black Knight
    [white] { " " }for the White Knight
   *[other] { "" }
}{ for-squire }: { landing }{ outlook }
outlook = { $change ->
    [points] { $trend ->
        [up] { " · " }+{ $final-points } if scored
        [down] { " · " }{ $final-points } if scored
       *[same] { "" }
    }
    [steps] { $trend ->
        [up] { " · " }bonus +{ $bonus }
        [down] { " · " }bonus { $bonus }
       *[same] { "" }
    }
    [order] { " · " }place { $place }
   *[none] { "" }
}
coat-outlook = { $sure ->
    [yes] { " " }({ $expected-points })
   *[no] { " " }(on average { $expected-points })
}
landing = { $steps ->
    [0] no move
   *[other] to { $progress }{ $below ->
        [0] { "" }
       *[other] { " " }(on top)
    }
}
verb-peek = Coat { $number }{ coat-outlook }
verb-lift = { $squire-id ->
    [red] Red { NAME($board, case: "on") }
    [blue] Blue { NAME($board, case: "on") }
    [yellow] Yellow { NAME($board, case: "on") }
    [green] Green { NAME($board, case: "on") }
   *[other] My marker { NAME($board, case: "on") }
}{ outlook }
verb-advance = { NAME($board) }: { landing }{ outlook }
verb-take = Coat { $number }{ coat-outlook }
verb-target = { whom }: from { $range-points_least } to { $range-points_most } points
verb-give = Give the coat of { some-points } to { whom }{ for-squire }
verb-claim = Take a coat of { some-points } from { whom }{ for-squire }
verb-split = { NAME($card) }, beside { NAME($cards) }
verb-choose = { $pile ->
    [0] First pile
   *[other] Second pile
}: { NAME($cards) }
verb-assign = { NAME($card) }{ for-squire }
verb-pass = Nothing
verb-done = No more

## Events of phases 1 and 2

event-began = { $round ->
    [1] Round I
    [2] Round II
    [3] Round III
    [4] Round IV
    [5] Round V
   *[other] Round VI
} begins; { $seat } holds Excalibur.
    .opens = paragraph
    .clause = AC-11.1
event-dealt = { $seat } is dealt { NAME($cards) }.
    .clause = AC-3.2
event-filled = The Codex is filled with { $number } coats face down.
    .clause = AC-17.1
event-bet = { who } bets on { NAME($board) }.
    .clause = AC-16.1
event-kept = { $last ->
    [1] { $card-id ->
        [hidden] { $seat } keeps the last card of the pack.
       *[other] { $seat } keeps the last card of the pack: { NAME($card) }.
    }
   *[other] { $seat } keeps { NAME($card) }.
}
    .clause = AC-4.1
event-neutral_shown = { $seat } looks at the neutral squire's pack: { NAME($cards) }.
    .clause = AC-13.9
event-neutral_kept = { $blind ->
    [1] The neutral squire keeps a card drawn blindly.
   *[other] The neutral squire keeps { NAME($card) }.
}
    .clause = AC-13.3
event-passed = All packs go to the { NAME($direction) }.
    .clause = AC-4.2
event-readied = { $seat } is ready.
    .clause = AC-14.3
event-revealed = { $seat } shows { $pile ->
    [0] the first pile
   *[other] the second pile
}: { NAME($cards) }.
    .clause = AC-14.3
event-chose = { $seat } takes one of the other player's piles: { NAME($cards) }.
    .clause = AC-14.3

## Events of phase 3

event-turned = The neutral squire turns up { NAME($card) }.
    .clause = AC-13.6
event-played = { who } plays { NAME($card) }.
    .clause = AC-5.3
event-moved = { $steps ->
    [0] { who } cannot move any further { NAME($board, case: "on") }.
    [-1] { who } steps back { NAME($board, case: "on") } to { $progress }{ on-top }.
   *[other] { who } moves { NAME($board, case: "on") } to { $progress }{ on-top }.
}
    .clause = AC-6.1
on-top = { $below ->
    [0] { "" }
    [one] , on top of { $below } marker
   *[other] , on top of { $below } markers
}
event-cup_moved = { $steps ->
    [0] The Cup stands in the middle.
    [one] The Cup stands { NAME($side) }, { $steps } space from the middle.
   *[other] The Cup stands { NAME($side) }, { $steps } spaces from the middle.
}
    .clause = AC-15.2
event-scroll_taken = { who } takes the scroll of space { $space }.
    .clause = AC-18.1
event-peeked = { $coat-id ->
    [hidden] { $seat } looks at { which-coat } on the Codex.
   *[other] { $seat } looks at { which-coat } on the Codex: { some-points }.
}
    .clause = AC-17.2

## Events of phases 4 to 6

event-lifted = { who } puts the marker { NAME($board, case: "on") } on top of its stack.
    .clause = AC-12.1
event-scored = { NAME($board) } is scored.
    .opens = paragraph
    .clause = AC-9.1
event-placed = { who } is { $place ->
    [1] first
    [2] second
   *[other] third
} on Gallantry.
    .clause = AC-8.2
event-awarded = { who } gets a coat of { some-points }.
    .clause = AC-9.5
event-took = { $coat-id ->
    [hidden] { who } takes { which-coat } from the Codex.
   *[other] { who } takes { which-coat } from the Codex: { some-points }.
}
    .clause = AC-17.4
event-returned = { who } shows a 0 and returns it to the Codex.
    .clause = AC-17.4
event-earned = { who }: the dragon brings { some-points } for { $number ->
    [one] { $number } coat
   *[other] { $number } coats
}.
    .clause = AC-19.2
event-uncovered = All coats are turned face up.
event-targeted = { who } exchanges coats with { whom }.
    .clause = AC-20.2
event-given = { who } gives a coat of { some-points } to { whom }.
    .clause = AC-20.2
event-claimed = { who } takes a coat of { some-points } from { whom }.
    .clause = AC-20.2
event-cleared = { $soft ->
    [1] { NAME($board) }: the markers move together and keep their order.
   *[other] { NAME($board) }: all markers return to zero.
}
    .clause = AC-10.1
event-totalled = { $seat } ends with { some-points }: { $rank ->
    [1] knighted!
   *[other] place { $rank }.
}
    .opens = row
    .clause = AC-11.5

## Numbers that are ours (AC-R27): the mark, and per number what is certain

mark-ours = our reconstruction
mark-uncertain = rulebook, uncertain
mark-entered = entered for this table
printed-title = Some numbers of the boards are our reconstruction.
printed-enter = Enter the printed numbers
printed-king = King, spaces 6 to 11
    .certain = Certain are 0 points up to space 5 and 12 on space 12.
printed-dragon = Dragon
    .certain = Certain are three places, and 7 points between first and second.
printed-cup = ends of the Cup track
    .certain = Certain is an end on each side.
printed-king_back = King with scrolls
    .certain = Certain are the scrolls on 6 and 12.
printed-turn_order = turn-order card
    .certain = Certain is that the colours of the two players alternate.
printed-charity = Charity
    .certain = The rulebook says −3 and −1, perhaps of Education alone.

## Clauses at a table for which numbers were entered

amended-dragon = Duel and Tournament give one coat each to the first three places: 3, 2 and 1 points. Dragon gives { $first }, { $second } and { $third } (entered for this table). With three participants third place gets nothing.
amended-charity = Education gives a coat of −3 to everybody in last place and a coat of −1 to whoever is last but one; Charity gives coats of { $last } and { $penultimate } (entered for this table).
amended-king = King gives everybody one coat for the space his marker stands on; places do not matter. Spaces 0 to 5 give none, then { $spaces } points. The points of 6 to 11 were entered for this table; 0 is no coat.
amended-turn_order = Phase 3: the colours are played in the order of the turn-order card, one after the other. Playing a colour means playing all three of its cards, in the order its owner likes. No card is left over. The orders are: I { $I-1 }, { $I-2 }, { $I-3 }, { $I-4 }; II { $II-1 }, { $II-2 }, { $II-3 }, { $II-4 }; III { $III-1 }, { $III-2 }, { $III-3 }, { $III-4 }; IV { $IV-1 }, { $IV-2 }, { $IV-3 }, { $IV-4 }; V { $V-1 }, { $V-2 }, { $V-3 }, { $V-4 }; VI { $VI-1 }, { $VI-2 }, { $VI-3 }, { $VI-4 }. These orders were entered for this table.
amended-cup = Duel and Tournament together become one board with three tracks: the Black Knight's (the Duel half), the White Knight's (the Tournament half) and the Cup's, from { $steps } on the black side over 0 to { $steps } on the white side (its two ends were entered for this table). The Cup starts on 0. Everybody has a marker on each knight's track, starting on zero.
amended-king_back = When the King's turn to be scored comes: if a scroll was taken in this round, everybody gets one coat for the space he stands on. The points by space are { $spaces } (entered for this table); 0 is no coat. If both scrolls were taken in this round, everybody gets two such coats. Otherwise the King is not scored, not even in III and VI.
