title = Medieval Mastery
tagline = Send your knights out of a castle that cannot fall, and hold land worth 13 points.

## Counted things, used in the sentences below

some-knights = { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards: `.power` is what they do

card-conflict_2 = Conflict 2
    .power = one is laid face down in a battle; its number is added to your knights
card-conflict_3 = Conflict 3
    .power = one is laid face down in a battle; its number is added to your knights
card-conflict_4 = Conflict 4
    .power = one is laid face down in a battle; its number is added to your knights
card-conflict_5 = Conflict 5
    .power = one is laid face down in a battle; its number is added to your knights
card-ambush = Ambush
    .power = laid as a conflict card; the roll of a die is added to your knights
card-support_1 = Support +1
    .power = laid in a battle after the conflict cards; its number is added
card-support_2 = Support +2
    .power = laid in a battle after the conflict cards; its number is added
card-call_to_arms = Call to Arms
    .power = in your turn: two knights into your castle
card-authority = Authority
    .power = played as soon as it is drawn: two more cards
card-tactical_advance = Tactical Advance
    .power = in your turn: redistribute and advance once more
card-fracture = Fracture
    .power = destroys an artefact of another player: any in your turn, a crown when it is declared, a sceptre or orb of a battler in a battle

hidden-card = a card
hidden-cards = { $count } cards

## Artefacts: `.short` for tight places, `.power` says what it does

artefact-crown_corruption = Crown of Corruption
    .short = Corruption
    .power = once a turn: destroy an artefact of any player
artefact-crown_insight = Crown of Insight
    .short = Insight
    .power = once a turn: look at your top four cards and put them back in any order
artefact-crown_order = Crown of Order
    .short = Order
    .power = once a turn: shuffle a card played in your previous turn back into your deck
artefact-crown_prosperity = Crown of Prosperity
    .short = Prosperity
    .power = once a turn: look at the top card of any deck; leave it or discard it
artefact-crown_vitality = Crown of Vitality
    .short = Vitality
    .power = once a turn: redistribute once more
artefact-crown_wrath = Crown of Wrath
    .short = Wrath
    .power = once a turn: you may discard a card
artefact-orb_brutality = Orb of Brutality
    .short = Brutality
    .power = battle won: the loser loses one more knight
artefact-orb_greed = Orb of Greed
    .short = Greed
    .power = battle won: draw up to six cards
artefact-orb_preparation = Orb of Preparation
    .short = Preparation
    .power = battle won: you may discard a card
artefact-orb_cleansing = Orb of Cleansing
    .short = Cleansing
    .power = battle lost: you may discard a card
artefact-orb_devotion = Orb of Devotion
    .short = Devotion
    .power = battle lost: one knight comes to your castle
artefact-orb_resurgence = Orb of Resurgence
    .short = Resurgence
    .power = battle lost: draw up to six cards
artefact-sceptre_fear = Sceptre of Fear
    .short = Fear
    .power = attacking: you may count as many knights as the defender
artefact-sceptre_influence = Sceptre of Influence
    .short = Influence
    .power = attacking: the defender discards a random card
artefact-sceptre_rage = Sceptre of Rage
    .short = Rage
    .power = attacking: +1
artefact-sceptre_defiance = Sceptre of Defiance
    .short = Defiance
    .power = defending: the attacker discards a random card
artefact-sceptre_loyalty = Sceptre of Loyalty
    .short = Loyalty
    .power = defending: +1
artefact-sceptre_vigour = Sceptre of Vigour
    .short = Vigour
    .power = defending: you may count as many knights as the attacker

## Tiles: `.short` has at most ten letters, `.power` says what it does

tile-homelands = Homelands
    .short = Homelands
    .power = first knights start here
tile-grasslands = Grasslands
    .short = Grasslands
    .power = attacker +1
tile-forest = Forest
    .short = Forest
    .power = no ability
tile-village = Village
    .short = Village
    .power = conquest: one knight to the castle
tile-ruins = Ruins
    .short = Ruins
    .power = conquest: you may discard a card
tile-fort = Fort
    .short = Fort
    .power = defender +1
tile-marshlands = Marshlands
    .short = Marshlands
    .power = conquest: lose a knight here
tile-mountains = Mountains
    .short = Mountains
    .power = no support cards
tile-cave = Cave
    .short = Cave
    .power = holds few knights
tile-battlefield = Battlefield
    .short = Battlefld.
    .power = holds fewer knights
tile-arena = Arena
    .short = Arena
    .power = a duel of dice before the battle
tile-city = City
    .short = City
    .power = defender +1; conquest: one knight to the castle
tile-fortress = Fortress
    .short = Fortress
    .power = defender +1; conquest: you may discard a card
tile-abbey = Abbey
    .short = Abbey
    .power = conquest: one knight to the castle, and you may discard a card
tile-castle = castle
    .short = Castle
    .power = holds any number of knights

## Slots: castles by name, territories by worth and letter

slot-castle_1 = Nivernais
slot-castle_2 = Touraine
slot-castle_3 = Anjou
slot-castle_4 = Berry
slot-castle_5 = Bourbonnais
slot-castle_6 = Orléanais
slot-v1_1 = 1a
slot-v1_2 = 1b
slot-v1_3 = 1c
slot-v1_4 = 1d
slot-v1_5 = 1e
slot-v1_6 = 1f
slot-v1_7 = 1g
slot-v1_8 = 1h
slot-v1_9 = 1i
slot-v1_10 = 1j
slot-v1_11 = 1k
slot-v1_12 = 1l
slot-v2_1 = 2a
slot-v2_2 = 2b
slot-v2_3 = 2c
slot-v2_4 = 2d
slot-v2_5 = 2e
slot-v2_6 = 2f
slot-v2_7 = 2g
slot-v2_8 = 2h
slot-v2_9 = 2i
slot-v2_10 = 2j
slot-v2_11 = 2k
slot-v2_12 = 2l
slot-v3_1 = 3a
slot-v3_2 = 3b
slot-v3_3 = 3c
slot-v3_4 = 3d
slot-v3_5 = 3e
slot-v3_6 = 3f

## Options

option-seats = Players
    .help = How many play: 2 to 6.
option-allegiance = Variant: Allegiance
    .help = Teams of two (four or six players) or of three (six players); partners win together and support each other in battle. Not with Castle Siege.
option-allegiance-no = no
option-allegiance-two = teams of two
option-allegiance-three = teams of three
option-castle_siege = Variant: Castle Siege
    .help = Castles can be attacked; they defend themselves as if with eight knights, and whoever takes one wins. Not with Allegiance.
option-ruthlessness = Variant: Ruthlessness
    .help = Knights who are cut off from supply are removed at once.
option-skirmish = Variant: Skirmish
    .help = A shorter game: 11 points win instead of 13, and Homelands are worth nothing.
option-disorder = Variant: Disorder
    .help = Six more knights each at the start; the winner of a battle rolls a die per knight and loses one for every 1.
option-round_limit = Limit of rounds
    .help = The game ends after so many rounds, and most points win; 0 means no limit.

## Decisions

prompt-window = { $seat }, what do you do?
prompt-redistribution = { $seat }, how do you redistribute your knights? Name the territories whose number changes, in the order of the list; those you skip keep their knights, and the castle takes the rest.
prompt-advance = { $seat }, where do you advance?
prompt-fracture_crown = { $aimed ->
    [artefact] { $seat }, do you break the { NAME($artefact) } of { $owner }? It is aimed at the { NAME($aim) } of { $target }.
    [deck] { $seat }, do you break the { NAME($artefact) } of { $owner }? It is aimed at the deck of { $target }.
   *[nothing] { $seat }, do you break the { NAME($artefact) } of { $owner }?
}
prompt-fracture_sceptres = { $seat }, do you break a sceptre: { NAME($artefacts) }?
prompt-fracture_orbs = { $seat }, do you break an orb: { NAME($artefacts) }?
prompt-order = { $seat }, which card do you shuffle back into your deck?
prompt-insight = { $seat }, which card comes next from the top of your deck ({ $place } of { $count })?
prompt-prosperity = { $seat }, what happens to { NAME($card) } on the deck of { $owner }?
prompt-may_discard = { $seat }, do you discard a card?
prompt-equalise = { $seat }, do you count as many knights as your opponent (+{ $amount })?
prompt-conflict = { $seat }, which conflict card do you lay face down? { $attack } against { $defence } so far.
prompt-support = { $seat }, do you lay support cards? It stands { $attack } against { $defence }: { $winner } would win.

## Actions

verb-play = { $card-id ->
    [call_to_arms] Play Call to Arms: +{ $gain-knights ->
        [one] { $gain-knights } knight
       *[other] { $gain-knights } knights
    }{ $forfeited ->
        [0] { "" }
       *[other] , { $forfeited } forfeited
    }
   *[other] Play { NAME($card) }: one more advance
}
verb-fracture = { $window ->
    [crown] { $aimed ->
        [artefact] Fracture: break the { NAME($artefact) } of { $owner }, aimed at the { NAME($aim) } of { $target }
        [deck] Fracture: break the { NAME($artefact) } of { $owner }, aimed at the deck of { $target }
       *[nothing] Fracture: break the { NAME($artefact) } of { $owner }
    }
    [turn] Fracture: break the { NAME($artefact) } of { $owner }
   *[battle] Fracture: break the { NAME($artefact) } of { $owner } { $applies ->
        [yes] (applies now)
       *[no] (does not apply in this battle)
    }
}
verb-use_crown = Use the { NAME($artefact) }
verb-corrupt = Crown of Corruption: destroy the { NAME($artefact) } of { $owner }
verb-examine = Crown of Prosperity: look at the top card of { $target }
verb-redistribute = Redistribute your knights
verb-advance = { $battle ->
    [yes] Attack { NAME($tile) } { NAME($slot) } with { some-knights }: { $owner }, { $sums-attack } to { $sums-defence } before cards, about { $odds-win } % { $wins ->
        [yes] to win the game
       *[no] for +{ $prize-points }
    }
   *[no] Take { NAME($tile) } { NAME($slot) } with { some-knights }: { $wins ->
        [yes] +{ $gain-points } and the game
       *[no] +{ $gain-points }
    }
}
verb-end_turn = { $left-advances ->
    [0] End your turn
   *[other] End your turn without advancing
}
verb-station = { NAME($tile) } { NAME($slot) }: { $before } → { some-knights }, castle { $left-castle }
verb-done = Done: { $left-castle } in the castle
verb-recall = { NAME($card) }
verb-arrange = { NAME($card) }
verb-leave = Leave { NAME($card) } on the deck of { $owner }
verb-remove = Put { NAME($card) } on the discard pile of { $owner }
verb-discard = Discard { NAME($card) }
verb-equalise = Yes: +{ $amount }, { $sums-attack } against { $sums-defence }
verb-commit = { $card-id ->
    [ambush] { NAME($card) }: +{ $expected-battle } on the average
   *[other] { NAME($card) }: { $sums-attack } against { $sums-defence } so far
}
verb-commit_nothing = No conflict card
verb-support = { $ones ->
    [0] { $twos ->
        [one] Support +2
       *[other] Support +2 ×{ $twos }
    }
    [one] Support +1{ $twos ->
        [0] { "" }
        [one] { " " }and +2
       *[other] { " " }and +2 ×{ $twos }
    }
   *[other] Support +1 ×{ $ones }{ $twos ->
        [0] { "" }
        [one] { " " }and +2
       *[other] { " " }and +2 ×{ $twos }
    }
}: { $sums-attack } against { $sums-defence }
verb-pass = { $asked ->
    [advance] No advance
    [equalise] No: count your own knights
    [discard] Discard nothing
    [support] Pass: { $sums-attack } against { $sums-defence }, { $ahead ->
        [attacker] the attacker
       *[defender] the defender
    } would win by { $margin }
   *[fracture] { $aimed ->
        [artefact] Pass: the { NAME($artefacts) } may destroy the { NAME($aim) } of { $target }
        [deck] Pass: the { NAME($artefacts) } may look into the deck of { $target }
       *[nothing] Pass: spare { NAME($artefacts) }
    }
}

## Phases

phase-turn = turn
phase-over = the game is over

## Events of the set-up

event-land_laid = The land is laid out: { $tiles-count } territories.
    .clause = MM-0.2
event-endowed = { $seat } receives { NAME($artefacts) }.
    .clause = MM-0.4
event-settled = { $seat } starts with { some-knights } in { NAME($tile) } { NAME($slot) }.
    .clause = MM-0.6
event-first_drawn = The lot falls on { $seat }, who begins.
    .clause = MM-0.9

## Events of a turn

event-turn_began = Turn { $turn }: { $seat }.
    .opens = paragraph
    .clause = MM-2.1
event-mustered = { $knights ->
    [0] { $seat } has no dice left for new knights: { $forfeited } forfeited.
   *[other] { $seat } places { some-knights } in the castle{ $cause ->
        [call_to_arms] { " " }(Call to Arms)
        [devotion] { " " }(Orb of Devotion)
        [conquest] { " " }(for the conquest)
       *[turn] { "" }
    }{ $forfeited ->
        [0] { "" }
       *[other] ; { $forfeited } forfeited for want of dice
    }.
}
event-played = { $seat } plays { NAME($card) }.
    .clause = MM-3.1
event-drew = { $cause ->
    [authority] { $seat } draws { NAME($cards) } (Authority).
    [orb] { $seat } draws { NAME($cards) } (orb).
   *[battle] { $seat } draws { NAME($cards) }.
}
event-reshuffled = { $seat } shuffles the discard pile into the deck.
event-discarded = { $cause ->
    [sceptre] The opponent's sceptre makes { $seat } discard { NAME($card) }, picked at random.
   *[other] { $seat } discards { NAME($card) }.
}
event-fractured = { $seat } plays Fracture and destroys the { NAME($artefact) } of { $owner }.
    .clause = MM-3.5
event-repaired = { $seat } repairs the { NAME($artefact) }.
    .clause = MM-2.9
event-turn_ended = { $seat } ends the turn.
    .clause = MM-2.9
event-limit_reached = The last round is over after turn { $turn }.
    .clause = MM-11.5

## Events of the crowns

event-crown_used = { $artefact-id ->
    [crown_corruption] { $seat } declares the { NAME($artefact) } on the { NAME($aim) } of { $target }.
    [crown_prosperity] { $seat } declares the { NAME($artefact) } on the deck of { $target }.
   *[other] { $seat } declares the { NAME($artefact) }.
}
    .clause = MM-4.2
event-corrupted = { $seat } destroys the { NAME($artefact) } of { $owner }.
    .clause = MM-4.8
event-foresaw = { $seat } looks at the top of the deck: { NAME($cards) }.
    .clause = MM-4.4
event-arranged = { $seat } puts the cards back in an order of choice.
    .clause = MM-4.4
event-recalled = { $seat } shuffles { NAME($card) } back into the deck.
    .clause = MM-4.6
event-examined = { $seat } looks at the top card of { $owner }: { NAME($card) }.
    .clause = MM-4.7
event-left = { $seat } leaves the card on the deck of { $owner }.
    .clause = MM-4.7
event-removed = { $seat } puts { NAME($card) } on the discard pile of { $owner }.
    .clause = MM-4.7

## Events on the land

event-stationed = { $tile-id ->
    [castle] { $seat }: castle, { $before } → { $knights }.
   *[other] { $seat }: { NAME($tile) } { NAME($slot) }, { $before } → { $knights }.
}
    .clause = MM-5.2
event-redistributed = { $seat } has redistributed.
    .clause = MM-5.2
event-advanced = { $tile-id ->
    [castle] { $seat } advances on the castle { NAME($slot) } with { some-knights }.
   *[other] { $seat } advances to { NAME($tile) } { NAME($slot) } with { some-knights }.
}
    .clause = MM-6.1
event-conquered = { $seat } conquers { NAME($tile) } { NAME($slot) } and has { some-points }.
    .clause = MM-10.1
event-sank = { $seat } loses { some-knights } in { NAME($tile) } { NAME($slot) }.
    .clause = MM-10.4
event-cut_down = { NAME($tile) } { NAME($slot) } is out of supply: { $seat } loses { some-knights }.
    .clause = MM-12.10
event-abandoned = { NAME($tile) } { NAME($slot) } belongs to nobody.
    .clause = MM-1.2
event-won = { $winner } wins the game with { some-points }!

## Events of a battle

event-attacked = { $tile-id ->
    [castle] Battle for the castle { NAME($slot) }: { $attacker } { $attack }, { $defender } { $defence }.
   *[other] Battle for { NAME($tile) } { NAME($slot) }: { $attacker } { $attack }, { $defender } { $defence }.
}
    .clause = MM-6.6
event-strengthened = { $cause ->
    [terrain] { NAME($tile) }: +{ $amount } for { $seat }, { $attack } against { $defence }.
   *[sceptre] { NAME($artefact) }: +{ $amount } for { $seat }, { $attack } against { $defence }.
}
event-duelled = Duel in the arena: { $attacker } rolls { $attack }, { $defender } rolls { $defence }.
    .clause = MM-10.5
event-fell = { $cause ->
    [arena] The duel costs { $seat } { some-knights } at { NAME($tile) } { NAME($slot) }.
    [brutality] The Orb of Brutality costs { $seat } { some-knights } at { NAME($tile) } { NAME($slot) }.
    [disorder] Disorder costs { $seat } { some-knights } at { NAME($tile) } { NAME($slot) }.
   *[margin] The defeat costs { $seat } { some-knights } at { NAME($tile) } { NAME($slot) }.
}
event-equalised = { $seat } counts as many knights as the opponent: { $attack } against { $defence }.
    .clause = MM-8.5
event-committed = { $seat } has chosen.
    .clause = MM-9.6
event-revealed = { $card-id ->
    [ambush] { $seat } reveals Ambush.
   *[other] { $seat } reveals { NAME($card) }: { $attack } against { $defence }.
}
    .clause = MM-7.4
event-ambushed = { $seat } rolls { $face } for the Ambush: { $attack } against { $defence }.
    .clause = MM-7.4
event-laid_nothing = { $seat } has no conflict card to lay.
    .clause = MM-7.4
event-supported = { $seat } lays { $ones ->
    [0] { "" }
    [one] +1{ " " }
   *[other] +1 ×{ $ones }{ " " }
}{ $twos ->
    [0] { "" }
    [one] +2{ " " }
   *[other] +2 ×{ $twos }{ " " }
}for the side of { $target }: { $attack } against { $defence }.
    .clause = MM-7.5
event-decided = { $tie ->
    [1] A tie, { $points } against { $against }: the defender { $winner } wins the battle by { $margin }.
   *[0] { $winner } wins the battle, { $points } against { $against }, by { $margin }.
}
    .clause = MM-7.6
event-rolled = { $seat } rolls for the knights: { $faces }. { $lost ->
    [0] All stand.
   *[other] Lost: { $lost }.
}
    .clause = MM-12.13
event-reversed = Nobody of the winner is left: { $winner } wins, { $loser } loses.
    .clause = MM-12.14
event-retreated = { $seat } retreats with { some-knights } to the castle.
    .clause = MM-7.8
event-held = { $tile-id ->
    [castle] { $seat } holds the castle.
   *[other] { $seat } keeps { NAME($tile) } { NAME($slot) }.
}
    .clause = MM-7.9
event-castle_fell = { $seat } takes the castle of { $owner }!
    .clause = MM-12.8
event-cleared = The battle is over.
    .clause = MM-7.11
