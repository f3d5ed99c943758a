event-walked = { NAME($unit, case: "plural") } идут на { NAME($cell) }.
    .clause = CC-7.1
event-hit = { NAME($unit, case: "plural") } бьют { NAME($foe, case: "gen") }: { $roll } + { $plus } = { $total } против { $defence }, { $fallen ->
    [0] никто не пал
    [one] пал { $fallen }
   *[other] пало { $fallen }
}{ $over ->
    [1] {" "}— отряда больше нет
   *[0] { "" }
}{ $gold ->
    [0] { "" }
   *[other] , +{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] , +{ $mana } ⬢
}.
    .clause = CC-9.2
event-answered = { NAME($unit, case: "plural") } в ответ: { $roll } + { $plus } = { $total } против { $defence }, { $fallen ->
    [0] никто не пал
    [one] пал { $fallen }
   *[other] пало { $fallen }
}{ $over ->
    [1] {" "}— отряда больше нет
   *[0] { "" }
}{ $gold ->
    [0] { "" }
   *[other] , +{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] , +{ $mana } ⬢
}.
    .clause = CC-10.1
event-blasted = { NAME($unit, case: "plural") }, «{ NAME($spell) }» по { NAME($foe, case: "dat") }: { $roll } + { $plus } = { $total } против { $defence }, { $fallen ->
    [0] никто не пал
    [one] пал { $fallen }
   *[other] пало { $fallen }
}{ $over ->
    [1] {" "}— отряда больше нет
   *[0] { "" }
}{ $gold ->
    [0] { "" }
   *[other] , +{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] , +{ $mana } ⬢
}.
    .clause = CC-13.5
event-laid = { NAME($unit, case: "plural") }, «{ NAME($spell) }»: { NAME($foe, case: "plural") } под чарами.
    .clause = CC-13.7
event-rammed = { NAME($unit, case: "plural") } ломают { $gate ->
    [1] ворота
   *[0] дверь
} { NAME($portal) }: { $roll } + { $plus } = { $total } против { $defence }, { $over ->
    [1] { $gate ->
        [1] выбиты
       *[0] выбита
    }
   *[0] держит
}.
    .clause = CC-12.1
event-finished = Партия окончена.
event-earned = { $seat }: доход{ $gold ->
    [0] { "" }
   *[other] {" "}+{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] {" "}+{ $mana } ⬢
}.
    .clause = CC-14.1
event-looted = { $seat } берёт{ $gold ->
    [0] { "" }
   *[other] {" "}+{ $gold } ◉
}{ $mana ->
    [0] { "" }
   *[other] {" "}+{ $mana } ⬢
}.
    .clause = CC-11.1
