"""MM-7.5 and MM-12.4: support cards, laid in turns."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.artefacts import add_points
from quintain.games.mastery.cards import held_number, let_go
from quintain.games.mastery.events_battle import Supported
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import NO_SUPPORT, SUPPORT_ONE, SUPPORT_TWO
from quintain.games.mastery.state import Battle, MasteryState
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def open_support(kit: Kit, state: MasteryState, battle: Battle) -> None:
    """MM-7.5. Step 5: the side with fewer battle points begins, the attacker if equal; none in the Mountains."""
    if not kit.abilities[state.tiles[battle.place]] & NO_SUPPORT:
        ask(kit, state, battle, battle.attacker if battle.attack <= battle.defence else battle.defender, 0)


def ask(kit: Kit, state: MasteryState, battle: Battle, seat: Seat, passes: i64) -> None:
    """The next who may lay cards; an empty hand passes by itself. When all have passed in a row the step is over."""
    members: i64 = kit.team_size * 2
    while passes < members:
        if state.provinces[seat].hand.size() > 0:
            kit.agendas.ask_support(state, seat, passes)
            return
        passes += 1
        seat = following(kit, battle, seat)


def following(kit: Kit, battle: Battle, seat: Seat) -> Seat:
    """MM-12.4. Clockwise, the next member of the two teams in battle."""
    seat = (seat + 1) % kit.seats
    while not kit.same_team(seat, battle.attacker) and not kit.same_team(seat, battle.defender):
        seat = (seat + 1) % kit.seats
    return seat


def choices(kit: Kit, state: MasteryState, seat: Seat) -> vec[Action]:
    """MM-7.5. One or more support cards, or pass."""
    actions = vec[i64](capacity=8)
    hand = state.provinces[seat].hand
    most_ones: i64 = held_number(hand, SUPPORT_ONE)
    most_twos: i64 = held_number(hand, SUPPORT_TWO)
    ones: i64
    twos: i64
    for ones in range(most_ones + 1):
        for twos in range(most_twos + 1):
            if ones + twos > 0:
                actions = append(actions, kit.verbs.support.of(ones, twos))
    return append(actions, kit.verbs.pass_by.of())


def lay(kit: Kit, state: MasteryState, battle: Battle, seat: Seat, ones: i64, twos: i64, log: Log) -> None:
    """MM-7.5, MM-12.4. The cards count for the seat's side."""
    side: i64 = battle.attacker if kit.same_team(seat, battle.attacker) else battle.defender
    province = state.provinces[seat]
    i: i64
    for i in range(ones + twos):
        card: i64 = SUPPORT_ONE if i < ones else SUPPORT_TWO
        let_go(province.hand, card)
        province.laid = append(province.laid, card)
        add_points(battle, side, kit.value[card])
    if log.wanted:
        log.emit(Supported(seat, side, ones, twos, battle.attack, battle.defence))
