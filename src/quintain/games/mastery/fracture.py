"""MM-3.5 to MM-3.8: Fracture, and who is asked for it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.cards import lay_off, let_go
from quintain.games.mastery.events import Fractured
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    ARTEFACTS_OF_A_KIND,
    CROWN,
    FRACTURE,
    IN_ATTACK,
    IN_DEFENCE,
    KINDS_OF_ARTEFACTS,
    ORB,
    REGALIA,
    SCEPTRE,
    WHEN_LOST,
    WHEN_WON,
)
from quintain.games.mastery.state import MasteryState, place_of
from quintain.games.mastery.steps import TO_CROWN, TO_SCEPTRES
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def is_intact(state: MasteryState, seat: Seat, kind: i64) -> bool:
    """MM-8.1. Whether a seat's crown, orb or sceptre lies face up."""
    return state.broken[place_of(seat, kind)] == 0


def artefact_of(state: MasteryState, seat: Seat, kind: i64) -> i64:
    """MM-0.4. The crown, orb or sceptre of a seat."""
    return state.artefacts[place_of(seat, kind)]


def owner_of(state: MasteryState, artefact: i64) -> Seat:
    """Before whom an artefact lies; -1 for one that is not in play."""
    i: i64
    for i in range(len(state.artefacts)):
        if state.artefacts[i] == artefact:
            return i // KINDS_OF_ARTEFACTS
    return -1


def intact_of_others(state: MasteryState, seat: Seat) -> i64:
    """MM-3.5 a. Every face-up artefact of the other players, one bit each."""
    found: i64 = 0
    i: i64
    for i in range(len(state.artefacts)):
        if state.broken[i] == 0 and i // KINDS_OF_ARTEFACTS != seat:
            found |= 1 << state.artefacts[i]
    return found


def applies(kit: Kit, state: MasteryState, seat: Seat, kind: i64) -> bool:
    """MM-8.3, MM-R39. Whether a battler's sceptre or orb is about to apply: intact, and the role fits."""
    if not is_intact(state, seat, kind):
        return False
    battle = state.battle
    assert battle is not None
    when: i64 = kit.when[artefact_of(state, seat, kind)]
    if kind == SCEPTRE:
        return when == (IN_ATTACK if seat == battle.attacker else IN_DEFENCE)
    return when == (WHEN_WON if seat == battle.winner else WHEN_LOST)


def targets_for(state: MasteryState, seat: Seat, window: i64, user: Seat) -> i64:
    """MM-3.5 b-d, MM-R07. What a seat could fracture in a window, by public facts alone; `user` declared the crown.

    In a battle that is every sceptre (orb) of a battler that lies face up, never one's own, whether it would apply or not.
    """
    if window == TO_CROWN:
        if seat == user or not is_intact(state, user, CROWN):
            return 0
        return 1 << artefact_of(state, user, CROWN)
    battle = state.battle
    assert battle is not None
    kind: i64 = SCEPTRE if window == TO_SCEPTRES else ORB
    found: i64 = 0
    if seat != battle.attacker and is_intact(state, battle.attacker, kind):
        found |= 1 << artefact_of(state, battle.attacker, kind)
    if seat != battle.defender and is_intact(state, battle.defender, kind):
        found |= 1 << artefact_of(state, battle.defender, kind)
    return found


def might_hold(kit: Kit, state: MasteryState, seat: Seat) -> bool:
    """MM-3.8. As far as everybody can see: some card in hand, and not every Fracture in the discard pile."""
    province = state.provinces[seat]
    if province.hand.size() == 0:
        return False
    left: i64 = kit.copies[FRACTURE]
    for card in province.discard:
        if card == FRACTURE:
            left -= 1
    return left > 0


def open_window(kit: Kit, state: MasteryState, window: i64, origin: Seat) -> None:
    """MM-3.5, MM-3.6. One round clockwise from the user of the crown or the attacker, who is asked first."""
    _ask(kit, state, window, origin, origin, kit.seats)


def ask_next(kit: Kit, state: MasteryState, window: i64, seat: Seat, origin: Seat) -> None:
    """MM-3.6. The seats after this one, up to the origin of the round."""
    following: i64 = (seat + 1) % kit.seats
    _ask(kit, state, window, following, origin, (origin - following) % kit.seats)


def _ask(kit: Kit, state: MasteryState, window: i64, seat: Seat, origin: Seat, seats: i64) -> None:
    """MM-3.8. The first of so many seats that has a target and might hold a Fracture."""
    while seats > 0:
        if might_hold(kit, state, seat) and targets_for(state, seat, window, origin):
            kit.agendas.ask_reaction(state, window, seat, origin)
            return
        seat = (seat + 1) % kit.seats
        seats -= 1


def asked_from(kit: Kit, state: MasteryState, window: i64, seat: Seat, origin: Seat) -> list[int]:
    """MM-3.8. The seat that is asked, and those after it whom the window will ask if everybody passes."""
    found: list[int] = [int(seat)]
    left: i64 = (origin - seat - 1) % kit.seats
    while left > 0:
        seat = (seat + 1) % kit.seats
        if might_hold(kit, state, seat) and targets_for(state, seat, window, origin):
            found.append(int(seat))
        left -= 1
    return found


def break_artefact(state: MasteryState, artefact: i64) -> Seat:
    """MM-8.1. Turn an artefact down; its owner."""
    owner: i64 = owner_of(state, artefact)
    state.broken[place_of(owner, artefact // ARTEFACTS_OF_A_KIND)] = state.turn
    return owner


def repair_turn(kit: Kit, state: MasteryState, seat: Seat, broken: i64) -> i64:
    """MM-2.9. The turn at whose end a seat's artefact that was destroyed in another turn is up again: its next own turn."""
    whose: i64 = (seat - state.first) % kit.seats + 1  # the first turn of the seat
    rounds: i64 = (broken - whose) // kit.seats + 1 if broken >= whose else 0
    return whose + rounds * kit.seats


def fracture(kit: Kit, state: MasteryState, seat: Seat, artefact: i64, log: Log) -> None:
    """MM-3.5. Play the card, destroy the artefact."""
    let_go(state.provinces[seat].hand, FRACTURE)
    owner: i64 = break_artefact(state, artefact)
    lay_off(kit, state, seat, FRACTURE, True)
    if log.wanted:
        log.emit(Fractured(seat, owner, artefact))


def list_targets(kit: Kit, targets: i64, actions: vec[Action]) -> vec[Action]:
    """The actions that fracture these."""
    artefact: i64
    for artefact in range(REGALIA):
        if targets >> artefact & 1:
            actions = append(actions, kit.verbs.fracture.of(artefact))
    return actions
