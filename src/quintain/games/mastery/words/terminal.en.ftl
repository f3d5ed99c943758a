# What only the terminal board says.

label-turn = Turn { $turn }
label-round = Round { $round }
label-limit = Round { $round } of { $rounds }
label-goal = { $goal } points win
label-team-goal = { $goal } points of a team win
label-active = at turn: { $seat }
label-cycles = advances left: { $cycles }
label-lake = lake
mark-start_knights = { "" }
mark-attacker_plus_1 = A+
mark-defender_plus_1 = D+
mark-no_support = xS
mark-arena = 2d
mark-conquest_knight = +K
mark-conquest_lose_knight = −K
mark-conquest_discard = −C
label-worth = 3c: the number is what the territory is worth in points, the letter tells places apart
label-cut-off = ! out of supply
label-marks = A+ attacker +1 · D+ defender +1 · xS no support · 2d dice duel · +K a knight · −K lose a knight · −C may discard · ≤n holds at most n
label-player = { $points }/{ $goal } points, castle { $castle }, knights { $knights }, dice { $dice }/{ $all }, hand { $hand }, deck { $deck }, discard { $discard }
label-team = team { $team }
label-team-short = Team
label-points = Points
label-castle = Castle
label-total = Total
label-dice = Dice
label-hand = Hand
label-deck = Deck
label-discard = Pile
label-artefacts = Artefacts
label-destroyed = destroyed
label-own-hand = Your hand
label-known = You know in the hand of { $seat }: { $cards }
label-known-deck = You know on the deck of { $seat }, from the top: { $cards }
label-unknown = unknown
label-empty = empty
label-discards = Discard pile of { $seat }: { $cards }
label-battle = Battle for { $place }
label-side = { $seat }: { $points } battle points, { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
} there; laid: { $cards }
label-attacker = attacks
label-defender = defends
label-outcome = { $seat } wins by { $margin }
label-plan = Planned: { $places }
label-land = { $place }, worth { $worth }: { $holder }
label-held-by = { $seat }, { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
}
label-held-cut-off = { $seat }, { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
}, out of supply
label-free = free
label-next-to = beside { $places }
label-over = The game is over.
label-kinds = C crown, O orb, S sceptre
kind-crown = C
kind-orb = O
kind-sceptre = S
label-declared = { $aimed ->
    [artefact] { $seat } has declared the { NAME($artefact) } on the { NAME($aim) } of { $target }
    [deck] { $seat } has declared the { NAME($artefact) } on the deck of { $target }
   *[nothing] { $seat } has declared the { NAME($artefact) }
}
