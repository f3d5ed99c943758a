"""RQ-12.1 to RQ-12.3: the strength of an army, told group by group, and what can be expected of a battle."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintain.games.reliquium.accounts import Fought
from quintain.games.reliquium.control import controller
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ATTACK, DEFENCE, MILITIA, NOBODY, SENT_MILITIA, SUPPORT
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.events import Log


def has_aura(kit: Kit, state: ReliquiumState, faction: i64, unit: i64, area: i64) -> bool:
    """RQ-9.7. The faction's creature for this class of unit is present where the unit stands."""
    junction = state.creature[faction * 3 + unit]
    return junction >= 0 and kit.land.presence[junction] >> area & 1 == 1


def is_militia(state: ReliquiumState, faction: i64, area: i64) -> bool:
    """RQ-V2.1. The castle in this area fights for the faction."""
    return state.castle[area] == faction and state.militia >> faction & 1 == 1


def group(
    kit: Kit, state: ReliquiumState, faction: i64, force: i64, area: i64, side: i64, role: i64, militia: bool, log: Log
) -> i64:
    """What figures in an area add in a role, class by class, and a militia with them (RQ-V2.2)."""
    total: i64 = 0
    unit: i64
    for unit in range(3):
        number = force >> 2 * unit & 3
        if number:
            aura: i64 = kit.aura if has_aura(kit, state, faction, unit, area) else 0
            strength = kit.strength[role * 3 + unit]
            total += number * (strength + aura)
            if log.wanted:
                log.emit(Fought(faction, side, role, unit, number, area, strength, aura, number * (strength + aura)))
    if militia:
        total += kit.militia
        if log.wanted:
            log.emit(Fought(faction, side, role, MILITIA, 1, area, kit.militia, 0, kit.militia))
    return total


def helps(state: ReliquiumState, token: i64, faction: i64, foe: i64) -> bool:
    """RQ-12.3, RQ-V3.4. Whether units at a ranged token that points at the area count for the faction that fights there."""
    owner = token // 3
    return owner == faction or (state.friend[token] == faction and owner != foe)


def army_strength(kit: Kit, state: ReliquiumState, faction: i64, foe: i64, area: i64, side: i64, log: Log) -> i64:
    """RQ-12.1, RQ-12.2. All units in the area, and all that are sent to tokens pointing at it; the swords come on top."""
    force = state.army[area] if state.holder[area] == faction else 0
    total = group(kit, state, faction, force, area, side, side, is_militia(state, faction, area), log)
    token: i64
    for token in range(12):
        way = state.ranged[token]
        if way >= 0 and state.sent[token] and kit.land.goal[way] == area and helps(state, token, faction, foe):
            sent = state.sent[token]
            origin = kit.land.origin[way]
            total += group(kit, state, token // 3, sent & 63, origin, side, SUPPORT, sent & SENT_MILITIA != 0, log)
    return total


def defender_of(state: ReliquiumState, attacker: i64, area: i64) -> i64:
    """RQ-11.3, RQ-11.4, RQ-V2.4. The other player whose units or militia stand in the defence area; NOBODY without any."""
    holder = state.holder[area]
    if holder != NOBODY:
        return holder if holder != attacker else NOBODY
    castle = state.castle[area]
    if castle != NOBODY and castle != attacker and is_militia(state, castle, area):
        return castle
    return NOBODY


@final
class Forecast:
    """The sums of a battle if it were fought now, and how much support could still come to each side at most."""

    def __init__(self, attack: int, defence: int, attack_support: int, defence_support: int) -> None:
        self.attack: Final[int] = attack
        self.defence: Final[int] = defence
        self.attack_support: Final[int] = attack_support
        self.defence_support: Final[int] = defence_support


def forecast(kit: Kit, state: ReliquiumState, faction: i64, way: i64, swords: i64) -> Forecast:
    """What a melee token of this value on this way would meet; everything it reads is open."""
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    foe = controller(state, goal)
    quiet = Log()
    attack = army_strength(kit, state, faction, foe, origin, ATTACK, quiet) + swords
    defence: i64 = 0
    if foe != NOBODY and foe != faction:
        defence = army_strength(kit, state, foe, faction, goal, DEFENCE, quiet)
    more = promised(kit, state, faction, foe, origin)
    against = promised(kit, state, foe, faction, goal) if foe != NOBODY and foe != faction else 0
    return Forecast(int(attack), int(defence), int(more), int(against))


def promised(kit: Kit, state: ReliquiumState, faction: i64, foe: i64, area: i64) -> i64:
    """The most that units not yet sent could add at the tokens pointing at the area, the strongest first."""
    total: i64 = 0
    token: i64
    for token in range(12):
        way = state.ranged[token]
        if way < 0 or kit.land.goal[way] != area or state.sent[token] or not helps(state, token, faction, foe):
            continue
        owner, origin = token // 3, kit.land.origin[way]
        if state.holder[origin] != owner:
            continue
        worth: list[int] = []
        unit: i64
        for unit in range(3):
            each = kit.strength[SUPPORT * 3 + unit] + (kit.aura if has_aura(kit, state, owner, unit, origin) else 0)
            worth += [int(each)] * int(state.army[origin] >> 2 * unit & 3)
        total += sum(sorted(worth, reverse=True)[: int(token % 3 + 1)])
    return total
