### Что говорит только рисунок Реликвиума.

board-map = Карта земель
board-area = { $area }, { $owner }{ $castle ->
    [yes] , замок
   *[no] { "" }
}, { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
board-way = к цели: { $goal }
board-token = жетон между: { $areas }
board-junction = узел: { $areas }
board-queue = Очередь боёв
board-queue-none = Приказов о бое пока нет.
board-queue-mine = Ваш удар встанет сюда: { $goal }
board-undefended = обороны нет
board-track = Шкала владений: замков { $castles }, пешка на { $pawn }
board-reserve = Резерв
board-tokens = Жетоны в запасе
board-nobody = никто
board-summon = Какое существо
board-battle = Бой: { $goal }
board-attacks = атакует
board-defends = обороняется
board-loses = { $count ->
    [0] без потерь
    [one] теряет { $count } отряд
    [few] теряет { $count } отряда
   *[many] теряет { $count } отрядов
}
board-to-lose = { $faction }, { $area }: { $count ->
    [one] потерять { $count } отряд
    [few] потерять { $count } отряда
   *[many] потерять { $count } отрядов
}
board-result-attack = Атака удалась.
board-result-defence = Оборона выстояла.
board-result-draw = Поровну: ничья.
board-fight-losses = потери
board-fight-flight = бегство
board-fight-march = победный марш
board-overview = Вся карта
board-reason-consent = { $faction } просит согласия: действие коснётся ваших владений
board-reason-way = { $origin } → { $goal }
board-reason-take = Серым — земли, которые останутся нейтральными
board-reason-places = { $faction }: мест на карте { $count }
board-reason-force = { $faction }: выберите, кто идёт
board-creature = усиливает: { $unit } +{ $aura }
board-unit = атака { $attack }, оборона { $defence }, поддержка { $support }
