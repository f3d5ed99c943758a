### Sentences of the terminal's board alone.

## Workers on the market

lying-workers = { some-workers }

## The board

label-market = Market
label-deck = Deck
label-price = Price
label-workers = Workers
label-points = Points
label-reserve = Reserve
label-kingdom = Kingdom
label-infirmary = Infirmary
label-turn = Turn { $turn } of { $turns }
label-stage = Stage { $stage }
label-majority = Majority
label-front = front
label-first = first player

## The board at the end

label-value = Value
label-side = Side
label-in_game = In the game
label-wounded = Wounded
label-variety = Variety
label-most_wounded = Most wounded
label-total = Total
label-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
