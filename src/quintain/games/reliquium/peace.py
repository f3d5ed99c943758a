"""RQ-2, RQ-3: turns of the peace phase, and the consent of allies (RQ-V3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium import abilities
from quintain.games.reliquium.control import castles, controller, enemy_ground, faction_of, lowest
from quintain.games.reliquium.creatures import hosts, summon, summon_options
from quintain.games.reliquium.ending import win
from quintain.games.reliquium.estates import build, build_options, next_open, recruit, recruit_options
from quintain.games.reliquium.events import Agreed, Asked, Declined, Passed, PawnMoved, Refused
from quintain.games.reliquium.gathering import gather
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.march import march, marches_from, move
from quintain.games.reliquium.names import FOREST, MOUNTAIN, PLAIN
from quintain.games.reliquium.orders import melee_options, order_melee, order_ranged, ranged_options
from quintain.games.reliquium.state import ABILITY, ACT, ASK, CONSENT, GATHER, PEACE, ReliquiumState
from quintain.games.reliquium.steps import peace_index
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat

EVERYWHERE: Final = (1 << 62) - 1


def next_turn(kit: Kit, state: ReliquiumState) -> None:
    """RQ-2.1, RQ-3.6. The next faction that is not done acts; when all are done the phase is over."""
    step = state.agenda.pop()
    active, faction = step.a, step.b
    if active == 0:
        return
    while not active >> faction & 1:
        faction = (faction + 1) & 3
    state.agenda.append(kit.peace_steps[peace_index(active, (faction + 1) & 3)])
    state.agenda.append(kit.act_steps[state.seat_of[faction] * 4 + faction])


def move_pawn(kit: Kit, state: ReliquiumState, log: Log) -> None:
    """RQ-3.4. To the nearest open space to the right; else back to the first open space, and the faction is done."""
    faction = state.agenda.pop().a
    state.refused = 0
    space = next_open(state, faction, state.pawn[faction])
    done = space == 0
    if done:
        space = next_open(state, faction, 0)
        peace = state.agenda[-1]
        assert peace.kind == PEACE, "a turn is part of the peace phase"
        state.agenda[-1] = kit.peace_steps[peace_index(peace.a & ~(1 << faction), peace.b)]
    state.pawn[faction] = space
    if log.wanted:
        log.emit(PawnMoved(faction, space, int(done)))


def act_options(kit: Kit, state: ReliquiumState, faction: i64) -> vec[Action]:
    """RQ-3.1 to RQ-3.3. The two actions of the pawn's segment, and passing."""
    segment = (state.pawn[faction] - 1) // 3
    found = vec[i64](capacity=64)
    found = append(found, kit.verbs.pass_.of())
    if segment == PLAIN:
        closed = enemy_ground(kit, state, faction)
        area: i64
        for area in range(kit.land.areas):
            if state.holder[area] == faction:
                found = marches_from(kit, state, area, closed, found)
        return melee_options(kit, state, faction, found)
    if segment == MOUNTAIN:
        found = recruit_options(kit, state, faction, found)
        return ranged_options(kit, state, faction, EVERYWHERE, found)
    assert segment == FOREST
    found = build_options(kit, state, faction, EVERYWHERE, found)
    return summon_options(kit, state, faction, found)


def act(kit: Kit, state: ReliquiumState, faction: i64, action: Action, log: Log) -> None:
    """RQ-3.1. The action is carried out, unless somebody must first be asked (RQ-V3.2, RQ-V3.5)."""
    verbs = kit.verbs
    if verbs.ranged.holds(action):
        friend = controller(state, kit.land.goal[verbs.ranged.a(action)])
        if friend != faction:
            request(state, faction, friend, action, log)
            return
    elif verbs.summon.holds(action) and hosts(kit, state, faction, verbs.summon.b(action)):
        state.agenda.append(Step(ASK, state.seat_of[faction], action))
        return
    carry_out(kit, state, faction, action, log)


def carry_out(kit: Kit, state: ReliquiumState, faction: i64, action: Action, log: Log) -> None:
    """The turn's action takes effect; then the pawn moves."""
    verbs = kit.verbs
    state.agenda[-1] = kit.pawn_steps[faction]
    if verbs.march.holds(action):
        force = kit.forces.packed[verbs.march.b(action)]
        march(kit, state, faction, verbs.march.a(action), force, log)
    elif verbs.melee.holds(action):
        order_melee(kit, state, faction, verbs.melee.a(action), lowest(state.melee, faction), log)
    elif verbs.recruit.holds(action):
        recruit(state, faction, verbs.recruit.a(action), verbs.recruit.b(action), log)
    elif verbs.ranged.holds(action):
        order_ranged(kit, state, faction, verbs.ranged.a(action), log)
    elif verbs.build.holds(action):
        build_castle(kit, state, faction, verbs.build.a(action), log)
    elif verbs.summon.holds(action):
        summon(kit, state, faction, verbs.summon.a(action), verbs.summon.b(action), log)
    elif log.wanted:
        log.emit(Passed(faction))


def build_castle(kit: Kit, state: ReliquiumState, faction: i64, area: i64, log: Log) -> None:
    """RQ-8.1, RQ-8.6. A castle; the ninth wins at once."""
    build(kit, state, faction, area, log)
    if castles(state, faction) >= kit.goal:
        win(kit, state, faction, "RQ-14.1", log)


def march_further(kit: Kit, state: ReliquiumState, action: Action, log: Log) -> None:
    """RQ-V1.1. The second step of a single march, or none."""
    step = state.agenda.pop()
    if kit.verbs.march_on.holds(action):
        move(kit, state, faction_of(state, step.seat), kit.verbs.march_on.a(action), 1 << 2 * step.a, log)


def use_ability(kit: Kit, state: ReliquiumState, creature: i64, action: Action, log: Log) -> None:
    """RQ-9.8. The use takes effect, unless an ally must first be asked (RQ-V3.6, RQ-V3.9)."""
    verbs = kit.verbs
    faction = creature // 3
    friend = faction
    if verbs.rally.holds(action):
        state.agenda.append(Step(GATHER, state.seat_of[faction], creature, verbs.rally.a(action)))
        return
    if verbs.march.holds(action):
        friend = state.holder[kit.land.origin[verbs.march.a(action)]]
    elif verbs.ranged.holds(action):
        friend = controller(state, kit.land.goal[verbs.ranged.a(action)])
    elif verbs.change.holds(action):
        friend = state.holder[verbs.change.a(action)]
    if friend != faction:
        request(state, faction, friend, action, log)
        return
    fulfil(kit, state, creature, action, log)


def fulfil(kit: Kit, state: ReliquiumState, creature: i64, action: Action, log: Log) -> None:
    """RQ-9.10 to RQ-9.21. The ability takes effect."""
    verbs = kit.verbs
    faction = creature // 3
    presence = kit.land.presence[state.creature[creature]]
    state.agenda.pop()
    if verbs.march.holds(action):
        force = kit.forces.packed[verbs.march.b(action)]
        march(kit, state, faction, verbs.march.a(action), force, log)
    elif verbs.recruit.holds(action):
        recruit(state, faction, verbs.recruit.a(action), verbs.recruit.b(action), log)
    elif verbs.ranged.holds(action):
        order_ranged(kit, state, faction, verbs.ranged.a(action), log)
    elif verbs.build.holds(action):
        build_castle(kit, state, faction, verbs.build.a(action), log)
    elif verbs.unleash.holds(action):
        order_melee(kit, state, faction, verbs.unleash.a(action), verbs.unleash.b(action), log)
    elif verbs.shatter.holds(action):
        abilities.shatter(kit, state, faction, presence, log)
    elif verbs.tempt.holds(action):
        abilities.tempt(kit, state, verbs.tempt.a(action), verbs.tempt.b(action), log)
    elif verbs.change.holds(action):
        abilities.change(kit, state, faction, verbs.change.a(action), kit.forces.packed[verbs.change.b(action)], log)
    elif verbs.exchange.holds(action):
        abilities.exchange(kit, state, faction, verbs.exchange.a(action), verbs.exchange.b(action), log)
    elif verbs.disarm.holds(action):
        abilities.disarm(kit, state, verbs.disarm.a(action), log)
    elif log.wanted:
        log.emit(Declined(faction, creature))


def call(kit: Kit, state: ReliquiumState, action: Action, log: Log) -> None:
    """RQ-9.15, RQ-9.18. One more area is called; when that is enough, the units come or their owner is asked."""
    step = state.agenda[-1]
    if kit.verbs.gather.holds(action):
        state.plan = append(state.plan, kit.verbs.gather.a(action))
        state.plan = append(state.plan, kit.forces.packed[kit.verbs.gather.b(action)])
        return
    faction = step.a // 3
    friend = state.holder[state.plan[0]]
    if friend == faction:
        answer_call(kit, state, log)
    else:
        request(state, faction, friend, action, log)


def answer_call(kit: Kit, state: ReliquiumState, log: Log) -> None:
    step = state.agenda.pop()
    assert state.agenda.pop().kind == ABILITY
    gather(kit, state, step.a // 3, step.b, log)


def request(state: ReliquiumState, faction: i64, friend: i64, action: Action, log: Log) -> None:
    """RQ-V3.1. The other player is asked; the turn waits."""
    state.agenda.append(Step(CONSENT, state.seat_of[friend], action, faction))
    if log.wanted:
        log.emit(Asked(faction, friend))


def ask_options(kit: Kit, state: ReliquiumState, summons: Action, faction: i64) -> vec[Action]:
    """RQ-V3.5. Which of the players with a presence area is asked."""
    asked = hosts(kit, state, faction, kit.verbs.summon.b(summons))
    found = vec[i64]()
    other: i64
    for other in range(4):
        if asked >> other & 1:
            found = append(found, kit.verbs.ask.of(other))
    return found


def ask(kit: Kit, state: ReliquiumState, friend: i64, log: Log) -> None:
    summons = state.agenda.pop().a
    request(state, kit.verbs.summon.a(summons) // 3, friend, summons, log)


def answer(kit: Kit, state: ReliquiumState, seat: Seat, agreed: bool, log: Log) -> None:
    """RQ-V3.1, RQ-V3.9. With consent the action takes effect; refused, another one is chosen."""
    step = state.agenda.pop()
    faction = step.b
    friend = faction_of(state, seat)
    waiting = state.agenda[-1].kind
    if log.wanted:
        log.emit(Agreed(faction, friend) if agreed else Refused(faction, friend))
    if not agreed:
        state.refused |= 1 << friend
        if waiting == GATHER:
            state.agenda.pop()
            state.plan = vec[i64]()
    elif waiting == GATHER:
        answer_call(kit, state, log)
    elif waiting == ABILITY:
        fulfil(kit, state, state.agenda[-1].a, step.a, log)
    else:
        assert waiting == ACT
        carry_out(kit, state, faction, step.a, log)
