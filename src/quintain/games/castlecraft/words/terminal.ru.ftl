## Поле

label-round = Круг { $round }
label-turn = ходит { $seat }
label-gold = золото
label-mana = мана
label-squad = { NAME($unit, case: "plural") } { $count }
label-floor = этаж { $z }
label-ground = земля
label-roofs = вид сверху
label-active = действуют { NAME($unit, case: "plural") }, манёвр { $manoeuvre }
label-towers = Башни
label-out = вне игры
label-nobody = без жетона
label-values-each = Скорость — в шагах, дальность — в клетках; сила — каждого воина, складывается и прибавляется к кубику; защита — каждого.
label-unit = { $sign } { NAME($unit, case: "plural") }: { values-text }
label-on-field = ; { $count } на клетке { $cell }
label-small-letter = Малая буква — отряд под крышей или перекрытием.
label-legend = ▒ кладка · ─ │ стена · ┄ ┆ бойницы · = дверь · # ворота · ∩ арка · × взломано · ≡ лестница · ¤ люк · □ ▣ квадратная башня · ○ ◉ круглая башня · • можно выбрать · ▾ можно выбрать внизу
label-no-squad = отрядов на поле нет
label-cells = Наберите клетку, например { $example }, или «все» — весь список.
label-also = Лестницы, люки, площадки и клетки под крышей, которые можно выбрать: { $cells }.
label-no-army = армия ещё не выбрана
label-panel = Рядом с полем: ×3 — воины отряда и его клетка, * — на нём заклинание, серым — уже действовал; □3 — занятая квадратная башня (золото), ○2 — круглая (мана), число — этажи; (+2) — следующий доход.
label-view-keys = «b 0» … «b { $highest }» — один этаж, «b верх» — вид сверху.
label-siege = { NAME($castle) }: своих жетонов { $tokens }, своих отрядов внутри { $squads }, чужих жетонов { $foreign }

## Файлы замков

castle-good = { $file }: «{ $name }» — хороший замок ({ $people ->
    [none] дополнительный
   *[other] главный замок { $army }
}); за ход он приносит золото { $gold } и ману { $mana }.
castle-bad = { $file } — пока не замок: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}.
castle-warnings = { $count ->
    [one] { $count } предупреждение
    [few] { $count } предупреждения
   *[many] { $count } предупреждений
}; играть им можно, если стол не хочет равных замков.
castle-not-main = Главным замком он быть не может:
castle-line = строка { $line }, столбец { $column }: { $code }{ $place }. { $text }
castle-place-floor = , этаж { $z }
castle-place-cell = , этаж { $z }, клетка { $x },{ $y }
castle-floor = Этаж { $z }
castle-tower = { $name }: { $kind ->
    [round] круглая, маны за ход { $floors }
   *[square] квадратная, золота за ход { $floors }
}, шагов от лучшего входа { $steps }
castle-access = До всех площадок вместе: шагов от лучшего входа { $steps }.
castle-written = Нарисовано в { $file }.
castle-picture-exists = Файл { $file } уже есть и остался как был; назовите другой или добавьте --overwrite.
castle-picture-is-castle = { $file } — это сам замок; картинке нужен свой файл.
castle-picture-unwritable = Картинку не удалось записать в { $file }: { $detail }.
castle-unknown = Нет ни файла замка { $file }, ни готового замка с таким именем; готовые замки: { $castles }.
castle-not-text = { $file } — не текст в UTF-8.
