### The log at the drawn table: a move in one sentence, a board that is scored in one.

list-end = { $last ->
    [yes] .
   *[no] ;
}
on-others = { $below ->
    [0] { "" }
    [one] , on top of { $below } marker
   *[other] , on top of { $below } markers
}
event-advanced = { who }: { NAME($card) }{ $sword ->
    [yes] , { NAME($board) }
   *[no] { "" }
}{ $steps ->
    [0] , stays put
   *[other] , from { $from } to { $progress }{ on-others }
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } step is lost
   *[other] ; { $lost } steps are lost
}.
event-stepped = { who }, { NAME($board) }: { $steps ->
    [0] stays put
   *[other] from { $from } to { $progress }{ on-others }
}.
event-honoured = { NAME($board) }: { who } { signed }{ list-end }
    .opens = paragraph
    .clause = AC-9.1
event-honoured_next = { who } { signed }{ list-end }
    .clause = AC-9.1
signed = { $sign ->
    [plus] +{ $points }
   *[none] { $points }
}
event-ranked = { NAME($board) }: first { who }{ list-end }
    .opens = paragraph
    .clause = AC-8.2
event-ranked_next = { $place ->
    [1] first
    [2] second
   *[other] third
} { who }{ list-end }
    .clause = AC-8.2
event-emptied = { NAME($boards) }: { $soft ->
    [1] all markers close up towards zero, in their order.
   *[other] all markers go back to zero.
}
    .opens = paragraph
    .clause = AC-10.1
event-knighted = Result: { $seat } { $points }, dubbed a knight{ list-end }
    .opens = paragraph
    .clause = AC-11.5
event-knighted_next = { $seat } { $points }{ list-end }
    .clause = AC-11.5
