"""MM-3.5 to MM-3.8: Fracture, and who is asked for it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.box import Box
from quintain.games.mastery.cards import lay_off, let_go
from quintain.games.mastery.events import Fractured
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import TO_CROWN, TO_SCEPTRES
from quintain.games.mastery.things import (
    CROWN,
    FRACTURE,
    IN_ATTACK,
    IN_DEFENCE,
    ORB,
    REGALIA,
    SCEPTRE,
    WHEN_LOST,
    WHEN_WON,
)
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def is_intact(state: MasteryState, seat: Seat, kind: i64) -> bool:
    """MM-8.1. Whether a seat's crown, orb or sceptre lies face up."""
    return state.broken[seat * 3 + kind] == 0


def owner_of(state: MasteryState, artefact: i64) -> i64:
    """Three times the seat plus the kind: the place of an artefact in play; -1 for one that is not."""
    i: i64
    for i in range(len(state.artefacts)):
        if state.artefacts[i] == artefact:
            return i
    return -1


def intact_of_others(box: Box, state: MasteryState, seat: Seat) -> i64:
    """MM-3.5 a. Every face-up artefact of the other players, one bit each."""
    found: i64 = 0
    i: i64
    for i in range(box.seats * 3):
        if state.broken[i] == 0 and i // 3 != seat:
            found |= 1 << state.artefacts[i]
    return found


def applies(box: Box, state: MasteryState, seat: Seat, kind: i64) -> bool:
    """MM-8.3. Whether a battler's sceptre or orb is about to apply: intact, and the role fits."""
    if not is_intact(state, seat, kind):
        return False
    battle = state.battle
    assert battle is not None
    when: i64 = box.when[state.artefacts[seat * 3 + kind]]
    if kind == SCEPTRE:
        return when == (IN_ATTACK if seat == battle.attacker else IN_DEFENCE)
    return when == (WHEN_WON if seat == battle.winner else WHEN_LOST)


def targets_for(box: Box, state: MasteryState, seat: Seat, window: i64, user: Seat) -> i64:
    """MM-3.5 b-d. What a seat could fracture in a window, by public facts alone; `user` declared the crown."""
    if window == TO_CROWN:
        if seat == user or not is_intact(state, user, CROWN):
            return 0
        return 1 << state.artefacts[user * 3 + CROWN]
    battle = state.battle
    assert battle is not None
    kind: i64 = SCEPTRE if window == TO_SCEPTRES else ORB
    found: i64 = 0
    if seat != battle.attacker and applies(box, state, battle.attacker, kind):
        found |= 1 << state.artefacts[battle.attacker * 3 + kind]
    if seat != battle.defender and applies(box, state, battle.defender, kind):
        found |= 1 << state.artefacts[battle.defender * 3 + kind]
    return found


def might_hold(box: Box, state: MasteryState, seat: Seat) -> bool:
    """MM-3.8. As far as everybody can see: some card in hand, and not every Fracture in the discard pile."""
    province = state.provinces[seat]
    if province.hand.size() == 0:
        return False
    left: i64 = box.copies[FRACTURE]
    for card in province.discard:
        if card == FRACTURE:
            left -= 1
    return left > 0


def open_window(box: Box, state: MasteryState, window: i64, origin: Seat) -> None:
    """MM-3.5, MM-3.6. One round clockwise from the user of the crown or the attacker, who is asked first."""
    _ask(box, state, window, origin, origin, box.seats)


def ask_next(box: Box, state: MasteryState, window: i64, seat: Seat, origin: Seat) -> None:
    """MM-3.6. The seats after this one, up to the origin of the round."""
    following: i64 = (seat + 1) % box.seats
    _ask(box, state, window, following, origin, (origin - following) % box.seats)


def _ask(box: Box, state: MasteryState, window: i64, seat: Seat, origin: Seat, seats: i64) -> None:
    """MM-3.8. The first of so many seats that has a target and might hold a Fracture."""
    while seats > 0:
        if might_hold(box, state, seat) and targets_for(box, state, seat, window, origin):
            box.agendas.ask_reaction(state, window, seat, origin)
            return
        seat = (seat + 1) % box.seats
        seats -= 1


def break_artefact(state: MasteryState, artefact: i64) -> Seat:
    """MM-8.1. Turn an artefact down; its owner."""
    at: i64 = owner_of(state, artefact)
    state.broken[at] = state.turn
    return at // 3


def fracture(box: Box, state: MasteryState, seat: Seat, artefact: i64, log: Log) -> None:
    """MM-3.5. Play the card, destroy the artefact."""
    let_go(state.provinces[seat].hand, FRACTURE)
    owner: i64 = break_artefact(state, artefact)
    lay_off(box, state, seat, FRACTURE, True)
    if log.wanted:
        log.emit(Fractured(seat, owner, artefact))


def list_targets(box: Box, targets: i64, actions: vec[Action]) -> vec[Action]:
    """The actions that fracture these."""
    artefact: i64
    for artefact in range(REGALIA):
        if targets >> artefact & 1:
            actions = append(actions, box.verbs.fracture.of(artefact))
    return actions
