### What only the drawing of Mastery says.

board-map = Map
board-place = { $name } { $slot }, { $owner }, knights { $knights }, worth { $worth }
board-fewer = One knight fewer: { $name }
board-more = One knight more: { $name }
board-castle = Castle { $name }
board-castle-mine = Your castle { $name }
board-in-castle = in the castle
board-in-all = knights in all
board-dice = dice left
board-artefacts = Artefacts
board-destroyed = destroyed; repaired at the end of turn { $turn }
board-hand = Hand
board-hand-conflict = Conflict
board-hand-support = Support
board-only-you = only you
board-deck = Deck: { $count }
board-discard = Discards: { $count }
board-plan = Plan
board-plan-private = only you see it yet
board-plan-done = Done
board-plan-reset = Reset
board-full = full
board-cut = cut off
board-step = Step { $step }: { $name }
board-turn = Turn { $turn }, round { $round }
board-turn-knights = knights
board-turn-resources = cards
board-turn-crown = crown
board-turn-redistribution = redistribution
board-turn-advance = advance
board-turn-battle = battle
board-turn-repair = repair
board-your-supply = your supply
board-supply-of = supply: { $seat }
board-cut-legend = out of supply
board-in-supply = in supply
board-lately-legend = last move
board-how-many = How many from the castle
board-of-castle = Of { $castle } in the castle
board-against = { $seat }, { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
board-free = nobody’s land
board-wins = This wins the match.
board-points-then = then { $points } of { $goal }
board-before-cards = Points before cards
board-odds = about { $percent } % to win
board-battle = Battle for { $place }
board-attacks = attacks
board-defends = defends
board-even = Even
board-tie-defender = the defender wins
board-ahead = { $you ->
    [yes] You lead
   *[no] { $seat } leads
}
board-margin = by { $margin }
board-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
board-drew = { $count ->
    [0] five cards already
    [one] drew { $count } card
   *[other] drew { $count } cards
}
board-broken-by = Fracture of { $seat }
board-chosen = chosen
board-chooses = chooses a card
board-no-card = no conflict card
board-fell = { $cause ->
    [margin] by the margin
    [arena] in the duel
    [brutality] by the orb
    [disorder] by the dice
   *[other] fallen
}
board-step-knights = Knights
board-step-terrain = Land
board-step-draw = Drawing
board-step-sceptres = Sceptres
board-step-conflict = Conflict
board-step-support = Support
board-step-outcome = Outcome
board-step-orbs = Orbs
board-step-losses = Losses
board-step-conquest = Conquest
board-later-outcome = the difference is lost
board-later-losses = the rest retreats to the castle
board-later-conquest = { $ability ->
    [knight] a knight to the castle
    [discard] a card may be discarded
    [lose] one knight sinks
   *[none] the land does nothing then
}
board-back-battle = Back to the battle
board-insight = The top of your deck
board-insight-place = { $card }, place { $place }
board-left = one place up
board-right = one place down
board-insight-others = The others see { $count } backs and do not learn the order.
board-insight-reset = As they lay
board-insight-done = Lay them so
board-others = What else may be done
board-attack = Attack
board-occupy = Occupy
board-stay = Do not advance
board-pass = Pass
board-breaks = { $artefact } ({ $seat }) has no effect and breaks
board-breaks-not = you do not hold this card
board-tile-now = worth { $worth }, at most { $capacity } knights
board-title-advance = Where do you advance?
board-title-window = What do you do?
board-title-redistribution = How do you place your knights?
board-title-insight = In which order do the cards go back?
board-title-fracture_crown = Break the crown?
board-title-fracture_sceptres = Break a sceptre?
board-title-fracture_orbs = Break an orb?
board-title-order = Which card returns to the deck?
board-title-prosperity = What becomes of this card?
board-title-may_discard = Discard a card?
board-title-equalise = Count as many knights?
board-title-conflict = Which card do you lay?
board-title-support = { $side ->
    [attack] Support the attack?
   *[defence] Support the defence?
}
board-reason-aimed = { $count ->
    [one] { $count } land within supply
   *[other] { $count } lands within supply
}
board-reason-lands = { $count ->
    [one] { $count } land within supply: choose it on the map
   *[other] { $count } lands within supply: choose one on the map
}, { $castle } in the castle
board-reason-spent = { $why ->
    [spent] you have advanced this turn
   *[nowhere] no land to advance to
}, { $castle } in the castle
board-reason-crown = { $aim ->
    [mine] { $crown } aims at your { $artefact }
    [artefact] { $crown } aims at { $artefact } of { $target }
    [deck] { $crown } aims at your deck
    [player] { $crown } aims at the deck of { $target }
   *[nothing] { $crown }
}
board-reason-tie = { $attack } : { $defence }, a tie is the defender’s
board-reason-sums = { $attack } : { $defence }, { $you ->
    [yes] you lead
   *[no] { $seat } leads
} by { $margin }
board-reason-may_discard = { $cards } cards in hand, { $pile } in the discard pile
board-reason-order = { $pile } cards in the discard pile, { $cards } in hand
board-reason-prosperity = { $card }, on top of the deck of { $seat }
board-reason-equalise = that is +{ $amount } battle points
board-reason-redistribution = { $count ->
    [one] { $count } land in supply
   *[other] { $count } lands in supply
}{ $cut ->
    [0] { "" }
   *[other] ; { $cut } cut off
}
board-reason-insight = Only you know the order
board-reason-fracture_sceptres = asked in turn, before sceptres take effect
board-reason-fracture_orbs = asked in turn, before orbs take effect
board-you = you
board-worth = { $points } victory points
board-onward = Continue
board-mark-attack = attack +1
board-mark-defence = defence +1
board-mark-knight-banner = no support
board-mark-rolling-dices = duel
board-mark-castle = counts as { $knights } knights
board-idle = { $why ->
    [attack] attacking only
    [defence] defending only
    [won] for the winner
    [lost] for the loser
    [broken] destroyed
   *[unused] not used
}
board-deed = { $kind ->
    [equal] as many knights as the other side
    [discard] a random card discarded
    [knight] { $count ->
        [one] { $count } knight to the castle
       *[other] { $count } knights to the castle
    }
    [cards] { $count ->
        [one] drew { $count } card
       *[other] drew { $count } cards
    }
   *[death] the loser loses { $count } more
}
board-duel-lost = { $count ->
    [one] −{ $count } knight
   *[other] −{ $count } knights
}
board-duel-whole = all stand
board-duel-left = battle points { $count }
board-duel-rule = equal: both lose one; no knights left, no battle
board-faces = points with each face
board-passed = pass
board-awaits = { $step ->
    [draw] up to five cards
    [conflict] in secret
    [support] after the cards are turned up
   *[other] –
}
board-answers = { $how ->
    [asked] chooses
    [passed] pass
   *[next] answers next
}
board-verdict = { $how ->
    [tie] a tie is the defender’s, margin { $margin }
    [reversed] { $seat }: the winner’s knights are gone
   *[plain] { $seat } wins by { $margin }
}
board-retreats = { $count ->
    [one] { $count } retreats to the castle
   *[other] { $count } retreat to the castle
}
board-whole = no losses
board-land = { $ending ->
    [conquered] { $place } is taken: { $points } points now
    [held] { $place } is held
    [fell] The castle has fallen
   *[abandoned] { $place } belongs to nobody
}
board-ended = { $ending ->
    [conquered] { $place }: the attack wins
    [held] { $place }: the defence wins
    [fell] { $place } has fallen
   *[abandoned] { $place } is deserted
}
board-ended-by = { $how ->
    [tie] even, margin { $margin }
    [reversed] the dice of Disorder turned it round
   *[plain] by { $margin }
}
board-ended-early = decided by the duel
board-if-nobody = If nobody adds support
board-will-win = { $you ->
    [yes] you win
   *[no] { $seat } wins
} by { $margin }
board-no-orbs = no orb has anything to do
board-will-have = { $how ->
    [keeps] { $place } stays with the defender
    [siege] the castle falls: that wins
   *[takes] { $place } goes to the attacker
}
board-step-duel = Duel
board-team-name = { $team ->
    [1] Battlements
    [2] Waves
   *[3] Wedges
}
board-team-mine = your team
board-partner = partner
board-points-own = yours
board-threatened = under threat: will be destroyed
board-breakers = asked in turn
board-rubric-battle = Battle, step { $step }: { $name }
board-rubric-turn = Your turn: { $name }
board-rubric-other = Turn of { $seat }: { $name }
board-confirm = Play it
board-fracture = Fracture
board-redistribute = Redistribute
board-end-turn = End the turn
board-knights-more = { $count ->
    [one] +{ $count } knight
   *[other] +{ $count } knights
}
board-advance-more = one more advance
board-choose-target = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
board-own-deck = your deck
board-deck-of = deck: { $seat }
board-lay = Lay { $card } secretly
board-becomes = { $points } with it
board-discard-none = Discard nothing
board-leave = Leave it on top
board-remove = Discard it
board-equalise-yes = Count { $amount } more
board-equalise-no = As they are
board-plan-castle = { $name }, in the castle
board-plan-before = was { $count }
board-plan-moved = { $count ->
    [one] { $count } knight moved
   *[other] { $count } knights moved
}
board-insight-left = the left one will be on top
board-insight-soon = drawn in the next battle
board-insight-later = later
board-insight-rest = The rest
board-insight-unknown = order unknown
board-insight-gives = What it gives
board-insight-hand = { $count ->
    [0] Cards in hand: { $cards }; the next battle draws none
    [one] Cards in hand: { $cards }; the next battle draws { $count } more:
   *[other] Cards in hand: { $cards }; the next battle draws { $count } more:
}
board-insight-see = What the others see
board-insight-key-take = take a card
board-insight-key-move = move it
board-insight-key-done = lay them so
board-insight-key-reset = as they lay
board-insight-card = { $how ->
    [conflict] +{ $value } in battle
    [support] +{ $value } after the cards are turned
   *[ambush] + the roll of a die
}
board-back-cards = Back to the cards
board-with-sceptre = with the sceptre, unless it is broken
board-allegiance = Allegiance
board-variant = { $rule ->
    [siege] Castle Siege
    [ruthlessness] Ruthlessness
    [skirmish] Skirmish
   *[disorder] Disorder
}
board-variant-says = { $rule ->
    [siege] Whoever takes a castle wins.
    [ruthlessness] Knights out of supply are lost.
    [skirmish] Homelands are worth nothing.
   *[disorder] Whoever wins a battle rolls a die per knight; each 1 costs one.
}
board-siege-says = Defends itself as { $knights } knights; its own risk nothing.
board-draft = Draft
board-draft-says = Nothing is sent before “Done”.
board-draft-key-land = land
board-draft-key-knights = knights
board-draft-key-back = back
board-lately = Last move
board-lately-what = { $seat }: { $what ->
    [castle_fell] took the castle { $place }
    [conquered] took { $place }
    [held] held { $place }
    [abandoned] left { $place }
    [attacked] fights for { $place }
    [advanced] marched to { $place }
   *[stationed] redistributed
}
board-if-won = If you win
board-stay-on-average = on average { $knights } knights stay; the win is lost only if all fall
board-where-from = Where the points lie
board-where-held = land held when it ended
board-each-worth = worth { $worth }
board-in-sum = in all
board-you-title = You
board-by-rounds = Points by rounds
board-last = The last conquest
board-last-took = { $from ->
    [nobody] { $place }, nobody’s land
   *[seat] { $place }, from { $owner }
}
board-last-sums = battle: { $attack } to { $defence }
board-last-free = without a battle
board-last-why = The match ends the moment land is conquered and { $goal } points are reached; what the land would give comes no more.
board-last-siege = Whoever conquers a castle has won.
board-battles = Battles
board-won = won
board-lost = lost
board-fallen = fallen
board-whole-map = Whole map

## The chronicle: short, the reader addressed as such ($you: it is him, $yours: it is his)

who = { $you ->
    [yes] You
   *[no] { $seat }
}
loser = { $yours ->
    [yes] You
   *[no] { $loser }
}
spoils = { $came ->
    [0] { "" }
   *[other] , +{ $came } to the castle
}{ $sunk ->
    [0] { "" }
   *[other] , −{ $sunk } sank
}.
toll = { $fell ->
    [0] { $fled ->
        [0] { "" }
       *[other] { " " }{ loser }: { $fled } retreat.
    }
   *[other] { " " }{ loser }: −{ $fell }{ $fled ->
        [0] .
       *[other] , { $fled } retreat.
    }
}
whither = { $tile-id ->
    [castle] against the castle { NAME($slot) }
   *[other] to { NAME($tile) }
}
event-turn = Turn { $turn }. { who }: { $knights ->
    [0] no dice for new knights
    [one] { $knights } knight to the castle
   *[other] { $knights } knights to the castle
}{ $forfeited ->
    [0] { "" }
   *[other] , { $forfeited } forfeited
}.
    .opens = paragraph
    .clause = MM-2.2
event-came = { who }: { $knights ->
    [0] no dice for knights
   *[other] +{ $knights } to the castle
}{ $forfeited ->
    [0] { "" }
   *[other] , { $forfeited } forfeited
}.
event-marshalled = { who }: redistribution{ $castle ->
    [-1] { "" }
   *[other] , { $castle } in the castle
}.
    .clause = MM-5.2
event-marched = { who }: { some-knights } { whither }.
    .clause = MM-6.1
event-assaulted = { $you ->
    [yes] You lead
   *[no] { $seat } leads
} { some-knights } { whither }: { $attack } to { $defence }, { $yours ->
    [yes] you defend
   *[no] { $target } defends
}.
    .clause = MM-6.6
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { NAME($tile) }: { $total } in all{ spoils }
    .clause = MM-6.5
event-walled = { NAME($tile) }, +{ $amount }: { $attack } to { $defence }.
event-helped = { NAME($artefact) }, { $you ->
    [yes] for you
   *[no] for { $seat }
} +{ $amount }: { $attack } to { $defence }.
event-matched = { who }: as many knights, +{ $amount }: { $attack } to { $defence }.
    .clause = MM-8.5
event-drawn = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { NAME($cards) }.
event-chose = { who }: a card lies face down.
    .clause = MM-7.4
event-lacked = { who }: no conflict card.
    .clause = MM-7.4
event-turned = { NAME($cards) }: { $attack } to { $defence }.
    .clause = MM-7.4
event-sprang = Ambush { $roll }: { $attack } to { $defence }.
    .clause = MM-7.4
event-backed = { $you ->
    [yes] You support
   *[no] { $seat } supports
} { $partner ->
    [yes] a partner,{ " " }
   *[no] with{ " " }
}{ $ones ->
    [0] { "" }
    [one] +1
   *[other] +1 ×{ $ones }
}{ $both ->
    [yes] { " " }and{ " " }
   *[no] { "" }
}{ $twos ->
    [0] { "" }
    [one] +2
   *[other] +2 ×{ $twos }
}: { $attack } to { $defence }.
    .clause = MM-7.5
event-prevailed = { $you ->
    [yes] You win
   *[no] { $seat } wins
}, { $points } to { $against }{ $tie ->
    [0] { "" }
   *[other] : a tie is the defender’s
}.
    .clause = MM-7.6
event-wagered = Disorder: { $dice } { $lost ->
    [0] all stand
   *[other] −{ $lost }
}.
    .clause = MM-12.13
event-lost = { who }: −{ $knights }.
event-fled = { who }: { $knights } retreat.
    .clause = MM-7.8
event-captured = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { NAME($tile) }: { $against ->
    [-1] { "" }
   *[other] { $points } to { $against },{ " " }
}{ $total } in all{ spoils }{ toll }
    .clause = MM-7.9
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $tile-id ->
    [castle] the castle { NAME($slot) }
   *[other] { NAME($tile) }
}{ $against ->
    [-1] { "" }
   *[other] : { $points } to { $against }
}.{ toll }
    .clause = MM-7.9
event-stormed = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the castle { NAME($slot) }!
    .clause = MM-12.8
event-broke = { $you ->
    [yes] You fracture
   *[no] { $seat } fractures
} { $yours ->
    [yes] your { NAME($artefact) }
   *[no] the { NAME($artefact) } of { $owner }
}.
    .clause = MM-3.5
event-ruined = { $you ->
    [yes] You destroy
   *[no] { $seat } destroys
} { $yours ->
    [yes] your { NAME($artefact) }
   *[no] the { NAME($artefact) } of { $owner }
}.
    .clause = MM-4.8
event-declared = { $you ->
    [yes] You declare
   *[no] { $seat } declares
} the { NAME($artefact) }{ $artefact-id ->
    [crown_corruption] { " " }on { $yours ->
        [yes] your { NAME($aim) }
       *[no] the { NAME($aim) } of { $target }
    }
    [crown_prosperity] { " " }on { $yours ->
        [yes] your deck
       *[no] the deck of { $target }
    }
   *[other] { "" }
}.
    .clause = MM-4.2
event-plays = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { NAME($card) }.
event-shuffles = { $you ->
    [yes] You shuffle
   *[no] { $seat } shuffles
} the discard pile into the deck.
event-discards = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { NAME($card) }{ $cause ->
    [sceptre] , at random: a sceptre
   *[other] { "" }
}.
event-repairs = { $you ->
    [yes] You repair
   *[no] { $seat } repairs
} the { NAME($artefact) }.
    .clause = MM-2.9
event-foresees = { $you ->
    [yes] You look at the top of your deck: { NAME($cards) }
   *[no] { $seat } looks at the top of the deck
}.
    .clause = MM-4.4
event-arranges = { $you ->
    [yes] You put
   *[no] { $seat } puts
} the cards back in an order of choice.
event-recalls = { $you ->
    [yes] You shuffle
   *[no] { $seat } shuffles
} { NAME($card) } into the deck.
    .clause = MM-4.6
event-examines = { $you ->
    [yes] You look
   *[no] { $seat } looks
} at the top card of { $yours ->
    [yes] your deck
   *[no] { $owner }
}{ $card-id ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
    .clause = MM-4.7
event-leaves = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
} it on top.
event-removes = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} it: { NAME($card) }.
event-triumphs = { $you ->
    [yes] You win
   *[no] { $seat } wins
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
