# Что говорит только поле в терминале.

label-turn = Ход { $turn }
label-round = Раунд { $round }
label-limit = Раунд { $round } из { $rounds }
label-goal = для победы: { $goal }
label-team-goal = для победы команде: { $goal }
label-active = ходит: { $seat }
label-cycles = осталось продвижений: { $cycles }
label-lake = озеро
mark-start_knights = { "" }
mark-attacker_plus_1 = А+
mark-defender_plus_1 = О+
mark-no_support = бП
mark-arena = 2к
mark-conquest_knight = +Р
mark-conquest_lose_knight = −Р
mark-conquest_discard = −К
label-worth = 3c: число — сколько очков стоит территория, буква — какая она из таких
label-cut-off = ! без снабжения
label-marks = А+ атака +1 · О+ оборона +1 · бП без поддержки · 2к поединок · +Р рыцарь · −Р потеря рыцаря · −К можно сбросить · ≤n вмещает не больше n
label-player = очки { $points }/{ $goal }, замок { $castle }, рыцари { $knights }, кубики { $dice }/{ $all }, рука { $hand }, колода { $deck }, сброс { $discard }
label-team = команда { $team }
label-team-short = Ком.
label-points = Очки
label-castle = Замок
label-total = Всего
label-dice = Кубики
label-hand = Рука
label-deck = Колода
label-discard = Сброс
label-artefacts = Артефакты
label-destroyed = { $artefact-id ->
    [sceptre_fear] разрушен
    [sceptre_influence] разрушен
    [sceptre_rage] разрушен
    [sceptre_defiance] разрушен
    [sceptre_loyalty] разрушен
    [sceptre_vigour] разрушен
   *[other] разрушена
}
label-own-hand = Ваша рука
label-known = Вы знаете в руке ({ $seat }): { $cards }
label-known-deck = Вы знаете в колоде ({ $seat }), сверху: { $cards }
label-unknown = неизвестно
label-empty = пусто
label-discards = Сброс ({ $seat }): { $cards }
label-battle = Сражение: { $place }
label-side = { $seat }: боевые очки { $points }, рыцари { $knights }; выложено: { $cards }
label-attacker = атакует
label-defender = обороняется
label-outcome = побеждает { $seat }, перевес { $margin }
label-plan = План: { $places }
label-land = { $place }, цена { $worth }: { $holder }
label-held-by = { $seat }, рыцари: { $knights }
label-held-cut-off = { $seat }, рыцари: { $knights }, без снабжения
label-free = свободно
label-next-to = рядом { $places }
label-over = Партия окончена.
label-kinds = К корона, Д держава, С скипетр
kind-crown = К
kind-orb = Д
kind-sceptre = С
label-declared = { $aimed ->
    [artefact] { $seat } объявляет { NAME($artefact, case: "acc") }; цель — { NAME($aim) }, владелец { $target }
    [deck] { $seat } объявляет { NAME($artefact, case: "acc") }; цель — колода, владелец { $target }
   *[nothing] { $seat } объявляет { NAME($artefact, case: "acc") }
}
