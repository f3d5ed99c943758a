## The board

label-round = Round { $round }
label-turn = { $seat } is on turn
label-gold = gold
label-mana = mana
label-squad = { NAME($unit, case: "plural") } { $count }
label-floor = floor { $z }
label-ground = ground
label-roofs = from above
label-active = acting: { NAME($unit, case: "plural") }, manoeuvre { $manoeuvre }
label-towers = Towers
label-out = out
label-nobody = no token
label-values-each = Speed in steps and range in cells; strength of each warrior, added up and with a die; defence of each.
label-unit = { $sign } { NAME($unit, case: "plural") }: { values-text }
label-on-field = ; { $count } on { $cell }
label-small-letter = A small letter: a squad under a roof or floor.
label-legend = ▒ masonry · ─ │ wall · ┄ ┆ battlement · = door · # gate · ∩ arch · × broken · ≡ stairs · ¤ hatch · □ ▣ square tower · ○ ◉ round tower · • can be chosen · ▾ can be chosen below
label-no-squad = no squad on the board
label-cells = Type a cell as { $example }, or “all” for the whole list.
label-also = Stairs, hatches, platforms and cells under a roof that can be chosen: { $cells }.
label-no-army = no army yet
label-panel = Beside the field: ×3 warriors of a squad and its cell, * a spell lies on it, grey it has acted; □3 a square tower held (gold), ○2 a round one (mana), with its floors; (+2) the next income.
label-view-keys = “b 0” … “b { $highest }” shows one floor, “b top” the view from above.
label-siege = { NAME($castle) }: { $tokens ->
    [0] no token of its own
    [one] { $tokens } token of its own
   *[other] { $tokens } tokens of its own
}, { $squads ->
    [0] nobody at home
    [one] { $squads } squad at home
   *[other] { $squads } squads at home
}, { $foreign ->
    [0] no foreign token
    [one] { $foreign } foreign token
   *[other] { $foreign } foreign tokens
}

## Castle files

castle-good = { $file }: { $name } is a good castle ({ $people ->
    [none] extra castle
   *[other] main castle { $army }
}); it pays { $gold } gold and { $mana } mana a turn.
castle-bad = { $file } is no castle yet: { $count ->
    [one] one error
   *[other] { $count } errors
}.
castle-warnings = { $count ->
    [one] One warning
   *[other] { $count } warnings
}; it can be played unless the table wants equal castles.
castle-not-main = It cannot be a main castle:
castle-line = line { $line }, column { $column }: { $code }{ $place }. { $text }
castle-place-floor = { ", floor " }{ $z }
castle-place-cell = { ", floor " }{ $z }, cell { $x },{ $y }
castle-floor = Floor { $z }
castle-tower = { $name }: { $kind ->
    [round] round, { $floors } mana a turn
   *[square] square, { $floors } gold a turn
}, { $steps } steps from the best entrance
castle-access = All platforms together: { $steps } steps from the best entrance.
castle-written = Drawn to { $file }.
castle-picture-exists = { $file } is there already and stays as it is; choose another name, or say --overwrite.
castle-picture-is-castle = { $file } is the castle itself; the picture needs a file of its own.
castle-picture-unwritable = The picture cannot be written to { $file }: { $detail }.
castle-unknown = There is no castle file { $file } and no ready castle of that name; ready castles are { $castles }.
castle-not-text = { $file } is not a text in UTF-8.
