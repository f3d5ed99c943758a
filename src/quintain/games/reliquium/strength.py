"""RQ-12.1 to RQ-12.5: the strength of an army, told group by group, and what follows from two of them."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium.events_war import Fought
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ATTACK, DEFENCE, DRAW, MILITIA, NOBODY, SENT_MILITIA, SUPPORT
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


def losses_of(kit: Kit, own: i64, other: i64) -> i64:
    """RQ-12.5. So many units a side loses: one for each ten points of the other side, and one for losing the battle."""
    return other // kit.loss_step + (kit.extra_loss if own < other else 0)


def result_of(attack: i64, defence: i64) -> i64:
    """RQ-12.4. The greater strength wins; equal strength is a draw."""
    return ATTACK if attack > defence else DEFENCE if attack < defence else DRAW
