"""RQ-9.10 to RQ-9.22: what abilities do, apart from those that are ordinary actions."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium.control import enter, is_in_reach, leave
from quintain.games.reliquium.creatures import entering
from quintain.games.reliquium.events import Changed, Exchanged, MeleeReturned, RangedReturned, Tempted
from quintain.games.reliquium.events_allies import AllyChanged
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import NOBODY, SUPPLY
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.events import Log


def shatter(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, log: Log) -> None:
    """RQ-9.11. Malleus: all ranged tokens of other players on borders of the presence areas go home."""
    token: i64
    for token in range(12):
        if is_in_reach(kit, state.ranged, token, faction, presence):
            take_ranged_home(kit, state, token, log)


def tempt(kit: Kit, state: ReliquiumState, way: i64, unit: i64, log: Log) -> None:
    """RQ-9.12. Illesebra: one unit goes where the Legion wants it."""
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    owner = state.holder[origin]
    one: i64 = 1 << 2 * unit
    leave(state, origin, one)
    enter(state, owner, goal, one)
    if log.wanted:
        log.emit(Tempted(owner, unit, origin, goal))


def change(kit: Kit, state: ReliquiumState, faction: i64, area: i64, wanted: i64, log: Log) -> None:
    """RQ-9.14. Caballus: figures go to the reserve, others come in their place."""
    owner = state.holder[area]
    came = entering(state.army[area], wanted)
    gone = entering(wanted, state.army[area])
    state.army[area] = wanted
    state.reserve[owner] += gone - came
    if log.wanted:
        out, into = kit.forces.number[gone], kit.forces.number[came]
        if owner == faction:
            log.emit(Changed(faction, area, out, into))
        else:
            log.emit(AllyChanged(faction, owner, area, out, into))


def exchange(kit: Kit, state: ReliquiumState, faction: i64, swords: i64, value: i64, log: Log) -> None:
    """RQ-9.19. Iratus: another melee token takes the place, pointing the same way."""
    way = state.melee[faction * 3 + swords - 1]
    state.melee[faction * 3 + swords - 1] = SUPPLY
    state.melee[faction * 3 + value - 1] = way
    if log.wanted:
        log.emit(Exchanged(faction, kit.land.origin[way], kit.land.goal[way], swords, value))


def disarm(kit: Kit, state: ReliquiumState, border: i64, log: Log) -> None:
    """RQ-9.20, RQ-9.22. Armus: the melee token on this border goes home and may be laid again."""
    token: i64
    for token in range(12):
        if state.melee[token] >= 0 and kit.land.border[state.melee[token]] == border:
            take_melee_home(kit, state, token, log)


def take_melee_home(kit: Kit, state: ReliquiumState, token: i64, log: Log) -> None:
    way = state.melee[token]
    state.melee[token] = SUPPLY
    if log.wanted:
        log.emit(MeleeReturned(token // 3, kit.land.origin[way], kit.land.goal[way], token % 3 + 1))


def take_ranged_home(kit: Kit, state: ReliquiumState, token: i64, log: Log) -> None:
    way = state.ranged[token]
    state.ranged[token] = SUPPLY
    state.friend[token] = NOBODY
    state.sent[token] = 0
    if log.wanted:
        log.emit(RangedReturned(token // 3, kit.land.origin[way], kit.land.goal[way], token % 3 + 1))
