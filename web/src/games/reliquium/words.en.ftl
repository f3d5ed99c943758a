### What only the drawing of Reliquium says.

board-map = Map of the realm
board-area = { $area }, { $owner }{ $castle ->
    [yes] , castle
   *[no] { "" }
}, { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
board-way = to { $goal }
board-token = token between { $areas }
board-junction = junction of { $areas }
board-queue = Battles to come
board-queue-none = No orders of battle yet.
board-queue-mine = Your attack would come here: { $goal }
board-undefended = nobody defends
board-track = Domain track: castles { $castles }, pawn on { $pawn }
board-reserve = Reserve
board-tokens = Tokens left
board-nobody = nobody
board-summon = Which creature
board-battle = Battle: { $goal }
board-attacks = attacks
board-defends = defends
board-loses = { $count ->
    [0] loses nobody
    [one] loses { $count } unit
   *[other] loses { $count } units
}
board-to-lose = { $faction }, { $area }: { $count ->
    [one] { $count } unit to lose
   *[other] { $count } units to lose
}
board-result-attack = The attack succeeds.
board-result-defence = The defence holds.
board-result-draw = Even: a draw.
board-fight-losses = losses
board-fight-flight = flight
board-fight-march = march of the victor
board-overview = The whole realm
board-reason-consent = { $faction } asks for your consent: it touches what is yours
board-reason-way = { $origin } → { $goal }
board-reason-take = Grey is what stays neutral
board-reason-places = { $faction }: { $count } places on the map
board-reason-force = { $faction }: choose who goes
board-creature = strengthens: { $unit } +{ $aura }
board-unit = attack { $attack }, defence { $defence }, support { $support }
