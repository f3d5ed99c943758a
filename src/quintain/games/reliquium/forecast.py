"""What can be expected of a battle before it is fought: everything it reads is open."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ATTACK, DEFENCE, NOBODY, SUPPORT
from quintain.games.reliquium.state import PEACE, SEND, SUPPORT_STAGE, WAR, ReliquiumState
from quintain.games.reliquium.steps import support_key
from quintain.games.reliquium.strength import army_strength, defender_of, has_aura, helps, is_militia, losses_of
from quintain.games.reliquium.support import at_post, free_militia
from quintain.kernel.events import Log

IDLE: Final = 0  # RQ-11.2: nobody to attack
WALKOVER: Final = 1  # RQ-11.3: nobody to fight
BATTLE: Final = 2
COURSES: Final = ("idle", "unopposed", "battle")


@final
class Forecast:
    """What would come of a melee token if it were carried out now, and the support that could still come to each side."""

    def __init__(self, course: int, foe: int) -> None:
        self.course: Final[int] = course
        self.foe: Final[int] = foe  # the faction that would defend, or NOBODY
        self.attack: int = 0
        self.defence: int = 0
        self.attack_support: int = 0  # at most, from units that can still be sent
        self.defence_support: int = 0
        self.losses: int = 0  # of the attacker; never more than stand there
        self.foe_losses: int = 0


def forecast(kit: Kit, state: ReliquiumState, faction: i64, way: i64, swords: i64) -> Forecast:
    """RQ-11.2 to RQ-11.5, RQ-12.1 to RQ-12.6. What a melee token of this value on this way meets as things stand.

    Without an army in both areas there is no battle, and no support makes one.
    """
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    foe = defender_of(state, faction, goal)
    if state.holder[origin] != faction and not is_militia(state, faction, origin):
        return Forecast(IDLE, int(foe))
    quiet = Log()
    seen = Forecast(BATTLE if foe != NOBODY else WALKOVER, int(foe))
    attack = army_strength(kit, state, faction, foe, origin, ATTACK, quiet) + swords
    seen.attack = int(attack)
    if foe != NOBODY:
        defence = army_strength(kit, state, foe, faction, goal, DEFENCE, quiet)
        seen.defence = int(defence)
        seen.attack_support = int(promised(kit, state, faction, foe, origin))
        seen.defence_support = int(promised(kit, state, foe, faction, goal))
        seen.losses = int(min(losses_of(kit, attack, defence), standing(kit, state, faction, origin)))
        seen.foe_losses = int(min(losses_of(kit, defence, attack), standing(kit, state, foe, goal)))
    return seen


def standing(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> i64:
    """RQ-12.6. Figures of the faction in the area, which are all it can lose there."""
    return kit.forces.size[state.army[area]] if state.holder[area] == faction else 0


def promised(kit: Kit, state: ReliquiumState, faction: i64, foe: i64, area: i64) -> i64:
    """RQ-10.3, RQ-10.8. The most that units who can still be sent could add at tokens pointing at the area."""
    total: i64 = 0
    token: i64
    for token in range(12):
        way = state.ranged[token]
        if way < 0 or kit.land.goal[way] != area or not helps(state, token, faction, foe) or not is_undecided(kit, state, token):
            continue
        total += most_sent(kit, state, token // 3, kit.land.origin[way], token % 3 + 1)
    return total


def most_sent(kit: Kit, state: ReliquiumState, owner: i64, origin: i64, arrows: i64) -> i64:
    """RQ-10.3, RQ-V2.5. The most that units of an area who are not sent yet could add at a token with so many arrows."""
    free = at_post(kit, state, owner, origin, 0)
    worth: list[int] = [int(kit.militia)] if free_militia(kit, state, owner, origin) else []
    unit: i64
    for unit in range(3):
        number = int(free >> 2 * unit & 3)
        if number:
            each = kit.strength[SUPPORT * 3 + unit] + (kit.aura if has_aura(kit, state, owner, unit, origin) else 0)
            worth += [int(each)] * number
    return sum(sorted(worth, reverse=True)[: int(arrows)])


def is_undecided(kit: Kit, state: ReliquiumState, token: i64) -> bool:
    """RQ-10.8, RQ-12.11. Units can still be sent to this ranged token; once its owner has decided, only flight changes that."""
    if not state.agenda:
        return False
    last = state.agenda[-1]
    if last.kind == SEND and last.a == token // 3 and last.b == token % 3 + 1:
        return True
    for step in state.agenda:
        if step.kind in (PEACE, WAR):
            return True
        if step.kind == SUPPORT_STAGE and step.a == token // 3:
            return step.b < support_key(kit.land.origin[state.ranged[token]], token % 3 + 1)
    return False
