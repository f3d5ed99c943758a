### What only the board of Majesty says.

## Names of houses on narrow plates

plate-mill = Mill
plate-brewery = Brewery
plate-cottage = Cottage
plate-guardhouse = Guardhouse
plate-barracks = Barracks
plate-inn = Inn
plate-castle = Castle
plate-infirmary = Infirmary

## The market

market = Market
free = free
deck = Deck: { $cards }
deck-empty = The deck is empty
turn-of = Turn { $round } of { $rounds }
reserve = Reserve
card-to-come = a new card comes at the end of the turn
up-to = to { $limit }

## Signposts of buildings

sign-heal_top = healing
sign-defend = defence
sign-attack = attack
sign-game_end = at the end

## Places of the market
slot-label = { $card }. { $price ->
    [0] Free
    [one] Price { $price } worker
   *[other] Price { $price } workers
}{ $workers ->
    [0] .
    [one] , { $workers } worker on it.
   *[other] , { $workers } workers on it.
}
out-of-reach = Not enough workers.

## A kingdom

your-kingdom = Your kingdom
kingdom-of = { $seat }’s kingdom
my-kingdom = My kingdom
variety = Variety
of-seven = / { $all }
workers = Workers
workers-held = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
points = Points
points-held = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
empty = empty
top-card = top card
older = { $count } more
column-label = { $building }: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
majority-worth = majority: { $points }
lands-here = { $role }, { $building }
cell-label = { $building }: { $count }{ $leads ->
    [yes] , the most
   *[no] { "" }
}
first-player = Goes first
mine-here = { $theirs } : { $mine }

## The question

title-role = Who shall this card be?
title-take = Take a character from the market
title-heal = As whom does the card return?
title-trade = Exchange workers?
reason-take = { $workers ->
    [0] You have no workers: only the first card is within reach
    [1] You have 1 worker, so the first two cards are within reach
    [2] You have 2 workers, so the first three cards are within reach
    [3] You have 3 workers, so the first four cards are within reach
    [4] You have 4 workers, so the first five cards are within reach
   *[other] You have workers enough for any card
}
reason-role = { $price ->
    [0] The card is free
    [one] Price { $price } worker
   *[other] Price { $price } workers
}{ $workers ->
    [0] { "" }
   *[other] , { $workers } more on the card
}
reason-heal = The abilities of its building do not work, only the Cottage’s
reason-trade = One for a point. Then the Castle pays { $castle } more
sell = sell
buy = buy
no-trade = no exchange
buy-none = No exchange
buy-some = Buy { $amount }
sell-some = Sell { $amount }

## What a choice brings

gain = +{ $points }
gain-or-more = +{ $points } or more
heals = heals { $card }
wounds = { $count ->
    [one] wounds { $count } card
   *[other] wounds { $count } cards
}
gives = others +{ $points }
more-workers = { $workers ->
    [one] +{ $workers } worker
   *[other] +{ $workers } workers
}
fewer-workers = { $workers ->
    [one] −{ $workers } worker
   *[other] −{ $workers } workers
}
short-of = the reserve lacks { $workers }
final-more = +{ $points } more at the end
final-less = { $points } at the end
kind-new = a new kind
no-effect = nothing else changes

## Final scoring

kingdoms = Kingdoms
in-game = In the game
wounded = Wounded
per-wounded = { $points } each
majority = Majority
sum = Sum
total = Total
place = place
place-number = place { $rank }
some-kinds = { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}
you = You
bot = bot
scoring-step = Final scoring, step { $step } of { $steps }
step-in-game = Points of the game
step-wounded = Wounded cards
step-variety = Variety
step-majority = { $building }: { $count ->
    [0] nobody
    [one] { $seats }
   *[other] a tie
}
why-in-game = The scoring begins with these
why-wounded = Every card in the Infirmary costs points: { $points }
why-variety = The number of buildings with cards, multiplied by itself
why-majority = { $count ->
    [0] There is no card here
    [one] The most cards: { $points }
   *[other] With a tie everybody gets the full value: { $points } each
}
why-infirmary = { $count ->
    [0] Nobody has a wounded card
    [one] The most wounded cards: { $points }
   *[other] With a tie everybody loses: { $points } each
}
skip = To the result

## What was done to me

hit-title = { $seat } wounds your card: { $card }
hit-count = Knights { $knights }, your guards { $guards }.
hit-loss = At the end { $points }
hit-variety = variety { $points }
