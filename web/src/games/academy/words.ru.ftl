### Летопись за нарисованным столом: ход в одной фразе, подсчёт поля в одной фразе.

list-end = { $last ->
    [yes] .
   *[no] ;
}
on-others = { $below ->
    [0] { "" }
    [one] , поверх { $below } маркера
   *[other] , поверх { $below } маркеров
}
event-advanced = { who }: { NAME($card) }{ $sword ->
    [yes] , { NAME($board) }
   *[no] { "" }
}{ $steps ->
    [0] , на месте
   *[other] , с { $from } на { $progress }{ on-others }
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } шаг пропадает
    [few] ; { $lost } шага пропадают
   *[many] ; { $lost } шагов пропадают
}.
event-stepped = { who } — { NAME($board) }: { $steps ->
    [0] на месте
   *[other] с { $from } на { $progress }{ on-others }
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
event-ranked = { NAME($board) }: первое место — { who }{ list-end }
    .opens = paragraph
    .clause = AC-8.2
event-ranked_next = { $place ->
    [1] первое
    [2] второе
   *[other] третье
} — { who }{ list-end }
    .clause = AC-8.2
event-emptied = { NAME($boards) }: { $soft ->
    [1] маркеры сходятся к нулю и сохраняют порядок.
   *[other] маркеры возвращаются на ноль.
}
    .opens = paragraph
    .clause = AC-10.1
event-knighted = Итог: { $seat } { $points }, посвящение в рыцари{ list-end }
    .opens = paragraph
    .clause = AC-11.5
event-knighted_next = { $seat } { $points }{ list-end }
    .clause = AC-11.5
