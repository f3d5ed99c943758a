event-walked = The { NAME($unit, case: "plural") } go to { NAME($cell) }.
    .clause = CC-7.1
event-hit = The { NAME($unit, case: "plural") } strike at the { NAME($foe, case: "plural") }: { $roll } + { $plus } = { $total } against { $defence }, { $fallen ->
    [0] nobody falls
    [one] { $fallen } falls
   *[other] { $fallen } fall
}{ $over ->
    [1] {" "}— the squad is no more
   *[0] { "" }
}{ $gold ->
    [0] { "" }
   *[other] , +{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] , +{ $mana } ⬢
}.
    .clause = CC-9.2
event-answered = The { NAME($unit, case: "plural") } answer: { $roll } + { $plus } = { $total } against { $defence }, { $fallen ->
    [0] nobody falls
    [one] { $fallen } falls
   *[other] { $fallen } fall
}{ $over ->
    [1] {" "}— the squad is no more
   *[0] { "" }
}{ $gold ->
    [0] { "" }
   *[other] , +{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] , +{ $mana } ⬢
}.
    .clause = CC-10.1
event-blasted = { NAME($unit, case: "plural") }, { NAME($spell) } on the { NAME($foe, case: "plural") }: { $roll } + { $plus } = { $total } against { $defence }, { $fallen ->
    [0] nobody falls
    [one] { $fallen } falls
   *[other] { $fallen } fall
}{ $over ->
    [1] {" "}— the squad is no more
   *[0] { "" }
}{ $gold ->
    [0] { "" }
   *[other] , +{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] , +{ $mana } ⬢
}.
    .clause = CC-13.5
event-laid = { NAME($unit, case: "plural") }, { NAME($spell) }: on the { NAME($foe, case: "plural") }.
    .clause = CC-13.7
event-rammed = The { NAME($unit, case: "plural") } batter the { $gate ->
    [1] gate
   *[0] door
} { NAME($portal) }: { $roll } + { $plus } = { $total } against { $defence }, { $over ->
    [1] broken
   *[0] it holds
}.
    .clause = CC-12.1
event-finished = The game is over.
event-earned = { $seat }: income{ $gold ->
    [0] { "" }
   *[other] {" "}+{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] {" "}+{ $mana } ⬢
}.
    .clause = CC-14.1
event-looted = { $seat } takes{ $gold ->
    [0] { "" }
   *[other] {" "}+{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] {" "}+{ $mana } ⬢
}.
    .clause = CC-11.1
