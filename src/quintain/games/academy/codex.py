"""AC-17: coats on the Secret Codex, taken in the order of places on Education."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.events import Returned, Took
from quintain.games.academy.events_draft import Filled
from quintain.games.academy.kit import Kit
from quintain.games.academy.scoring import EVERYONE, hand_out, watchers
from quintain.games.academy.seating import in_turn, player
from quintain.games.academy.state import EDUCATION, NONE, AcademyState
from quintain.games.academy.tracks import ranking
from quintain.kernel.events import Log
from quintain.kernel.types import HIDDEN, Action


def fill(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-17.1. One coat of each penalty and zeros up to the number of participants, face down in random order."""
    coats = vec[i64]([kit.zero] * int(kit.squires))
    coats[0] = kit.codex[0]
    coats[1] = kit.codex[1]
    state.rng.shuffle(coats)
    state.codex = coats
    state.codex_seen = vec[i64]([0] * int(kit.squires))
    state.codex_taker = vec[i64]([NONE] * int(kit.squires))
    if log.wanted:
        log.emit(Filled(kit.squires))


def takers(kit: Kit, state: AcademyState) -> vec[i64]:
    """AC-17.3. All squires: by place on Education, then those on zero in turn."""
    order = ranking(kit, state, EDUCATION)
    nth: i64
    for nth in range(kit.squires):
        squire: i64 = in_turn(kit, state, nth)
        if state.progress[EDUCATION * kit.squires + squire] == 0:
            order = append(order, squire)
    return order


def untaken(state: AcademyState) -> i64:
    """How many coats are left on the Codex."""
    n: i64 = 0
    for taker in state.codex_taker:
        n += taker == NONE
    return n


def next_taker(kit: Kit, state: AcademyState) -> i64:
    """AC-17.3. The squire whose turn to take it is; some coats are left."""
    return takers(kit, state)[kit.squires - untaken(state)]


def takeable(kit: Kit, state: AcademyState) -> vec[Action]:
    """AC-17.3. One of the coats left."""
    actions = vec[i64](capacity=5)
    slot: i64
    for slot in range(kit.squires):
        if state.codex_taker[slot] == NONE:
            actions = append(actions, kit.verbs.take.first + slot)
    return actions


def take(kit: Kit, state: AcademyState, slot: i64, log: Log) -> None:
    """AC-17.4. The taker looks at his coat at once, alone; nobody looks at the neutral squire's (AC-13.10)."""
    squire: i64 = next_taker(kit, state)
    state.codex_taker[slot] = squire
    state.codex_seen[slot] |= watchers(kit, state, squire)
    if log.wanted:
        kind: i64 = state.codex[slot]
        if kind == kit.zero and untaken(state) < 2:
            kind = HIDDEN  # everybody has taken at once, and all zeros are shown right after this
        worth: i64 = 0 if kind == HIDDEN else kit.coat_value[kind]
        log.emit(Took(player(kit, state, squire), squire, slot, kind, worth, state.codex_seen[slot]))


def take_last(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-1.6. The last coat needs no choice."""
    slot: i64
    for slot in range(kit.squires):
        if state.codex_taker[slot] == NONE:
            take(kit, state, slot, log)
            return


def close(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-17.4, AC-9.8. Zeros are shown and returned; penalties stay face down with their takers, unless scores are open."""
    slot: i64
    for slot in range(kit.squires):
        squire: i64 = state.codex_taker[slot]
        if state.codex[slot] == kit.zero:
            if log.wanted:
                log.emit(Returned(player(kit, state, squire), squire, slot))
        else:
            # whoever looked at it this round remembers until the coats are turned down with the rest
            hand_out(kit, state, squire, state.codex[slot], EVERYONE if kit.open_scores else state.codex_seen[slot])
    state.codex = vec[i64]([kit.zero] * int(kit.squires - 2))
    state.codex_seen = vec[i64]([EVERYONE] * int(kit.squires - 2))
    state.codex_taker = vec[i64]([NONE] * int(kit.squires - 2))
