## The board

label-round = Round { $round } of { $rounds }
label-first = Excalibur: { $name }
label-passing = Packs go { $direction ->
    [left] left, to { $name }
   *[right] right, to { $name }
}
label-direction = Packs go { $direction ->
    [left] left
   *[right] right
}
label-order = Order
label-board = Board
label-cup = Cup
label-cup-black = { $steps } of { $end } black
label-cup-white = { $steps } of { $end } white
label-cup-middle = in the middle, ends { $end }
label-scrolls = Scrolls
label-scroll-board = { $space } on the board
label-scroll-taken = { $space } taken
label-scroll-aside = { $space } aside
label-codex = Codex
label-hand = Hand
label-pack = Pack
label-kept = Kept
label-piles = Piles
label-played = Played
label-coats = Coats
label-bet = Bet
label-bonus = Dragon
label-memory = Passed on
label-neutral = Neutral
label-zero = on zero
label-list = { NAME($cards) }
label-scale = { $king }, space: points — { $scale }
label-coats-sum = number=points
label-outlook = This round
label-outlook-now = if scored now
label-signs = 3↑1: on space 3, above 1 other marker · ① ② ③ rewarded places · ▼ last, ▽ last but one · III, VI: only scored in these rounds
label-signs-codex = 1. 2. 3.: the order in which coats are taken from the Codex
label-enter = Enter the printed numbers of your copy for a table: --content FILE (their names: quintain content academy --unsure; what may be entered: AC-R27)
label-reward-steps = { $steps } steps
label-reward-bets = { $steps } × cards
label-reward-worst = last { $last }, { $before }
label-reward-king = up to { $most }
label-reward-dragon = by coats
label-reward-exchange = exchange
