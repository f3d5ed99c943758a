## What only the Academy table says

you = You
you-tag = you
neutral = Neutral
ours = ∗ our reconstruction
unknown = face down

plate-gallantry = Gallantry
plate-duel = Duel
plate-tournament = Tournament
plate-education = Education
plate-king = King
plate-dragon = Dragon
plate-charity = Charity
plate-sword = Sword

place-first = first
place-second = second
place-last = last
place-last_but_one = last but one
taking = take a coat
take-two = take up to two
take-one = take one
scroll-taken = { $space } taken
scroll-aside = { $space } aside
cup = The Cup is { $side }, { $steps } from the middle

manuscript = Manuscript
order-of-colours = Colour order
round-of = round { $round } of { $rounds }
round = Round { $round }
short-deal = Deal
short-draft = Draft
short-play = Play
short-score = Score
short-reset = Reset
short-sword = Pass the sword
excalibur = Excalibur

only-you = only you
your-hand = Your hand
hand-note = You play { $plays ->
    [one] one more card
    [2] two more cards
    [3] three more cards
   *[other] four cards
} of { $cards ->
    [2] two
    [3] three
    [4] four
   *[other] five
}; the last returns to the deck
hand-last = It returns to the deck
your-coats = Your coats
coats-short = Coats
at-the-end = at the end
if-scored-1 = If scored
if-scored-2 = now

your-pack = Your pack
your-cards = Your cards
pack-note = The rest goes on when everybody has chosen
pack-waits = Packs go on when everybody has chosen
bet-note = Everybody sees the bet; it replaces the Gallantry bonus
rubric-pick = Choosing cards, { $at } of { $all }
coat-give = Give
coat-take = Take
kept = Kept { $count } of { $all }
from-to = { $start } to { $progress }
or = or { $other }
changes = { $points } now
from-whom = from

two-piles = Two piles
by-colours = By colour
open-piles = Piles
your-piles = Your piles
first-pile = First pile
second-pile = Second pile
swap-note = Click a card in each: they change places
piles-wait = Waiting for the other player
choose-note = You take one, the other stays with its owner
choose-waits = The other player chooses
opened-when = Shown when both are ready
keep-card = Keep { $card }
keep-which = Mark a card
tap-coat = Tap a coat on the Codex
tap-card = Tap a card of your hand
look-not = Do not look
done = Done
ready = ready
choosing = choosing
you-choose = choosing
pack-size = pack { $count }

ledger = Scoring of round { $round }
if-now = if now
earlier = earlier
in-round = in { $round }

codex = Secret Codex
codex-short = Codex
codex-note = One −3, one −1, { $zeros ->
    [one] one zero
    [2] two zeros
    [3] three zeros
   *[other] { $zeros } zeros
}. Shield: who looked
coat-number = Coat { $number }
bets = Bet card
bets-short = Bets

exchange = Exchange
exchange-note = First place gives a penalty away and takes coats of at most { $most }

final = Result
sum = sum
rank = place
tie-broken = { $points } each: who is further on Gallantry. { $progress }
total = coats at the end

board-said = { $name }. { $markers }. If scored now: { $given }
board-bare = { $name }. { $markers }

step-split = split into piles
step-choose = take one pile
step-assign = lay out by colour
title-advance = Where do { $steps ->
    [1] one step
    [2] two steps
   *[other] three steps
} go?
title-lift = Which marker goes on top?
title-pick = Keep a card
title-split = Split your six cards
title-assign = Lay out your cards
title-peek = At which coat do you look?
title-sword = Where does the sword go?
reason-sword = { $steps ->
    [2] Two steps
    [3] Three steps
    [4] Four steps
   *[other] { $steps } steps
} on one track
reason-play = Points if scored now
reason-pick = { $count ->
    [0] The last card of the pack
    [1] One more goes on
    [2] Two more go on
    [3] Three more go on
   *[other] Four more go on
}
reason-advance = Points if scored now
reason-peek = Only you know what you see
reason-take = Only you see the coat
reason-split = One goes to the other player
reason-choose = The other pile stays with its owner
reason-assign = Three cards for one colour, three for the other
reason-bet = Up to three steps per card played there
reason-lift = Once in a scoring, and only the first player
reason-exchange = What one gains the other loses
landing-from-to = { $start } to { $progress }
landing-stays = can go no further
landing-on-top = on top
landing-place = place { $place }
held = { $count ->
    [one] { $count } card held
   *[other] { $count } cards held
}
average = { $points } on average
cards-left = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
coats-held = { $count ->
    [one] { $count } coat
   *[other] { $count } coats
}

explain-board = A marker goes forward by the steps of a card; the top of a stack is ahead.
explain-coat = A coat brings its points at the end of the game. Those of others lie face down.
explain-card = A card moves your marker on its board by as many steps as are printed on it.
explain-now = Now: { $markers }
