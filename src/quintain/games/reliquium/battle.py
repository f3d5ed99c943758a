"""RQ-11 and RQ-12: melee tokens are carried out one by one; strengths, losses, flight, victory march."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.abilities import take_melee_home
from quintain.games.reliquium.control import enemy_ground, enter, is_player, leave, room
from quintain.games.reliquium.estates import raze
from quintain.games.reliquium.events_war import (
    Advanced,
    BattleBegan,
    Compared,
    Destroyed,
    Doomed,
    Fled,
    Idled,
    Lost,
    SwordsAdded,
    Unopposed,
)
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ATTACK, DEFENCE, FIGURES, NOBODY, SENT_MILITIA
from quintain.games.reliquium.state import (
    ADVANCE,
    ATTACK_STAGE,
    FLEE,
    JOIN,
    ROUT,
    TRIUMPH,
    ReliquiumState,
)
from quintain.games.reliquium.steps import battle_step, home_step, lose_area, lose_step, token_in_order
from quintain.games.reliquium.strength import army_strength, defender_of, is_militia, losses_of, result_of
from quintain.games.reliquium.support import at_post
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def next_battle(kit: Kit, state: ReliquiumState, log: Log) -> None:
    """RQ-11.1. Tokens of value 3, then 2, then 1; within a value in order of initiative."""
    settled = state.agenda.pop().a
    while settled < 12:
        token = token_in_order(settled)
        settled += 1
        if state.melee[token] >= 0:
            state.agenda.append(Step(ATTACK_STAGE, -1, settled))
            carry_out_order(kit, state, token, log)
            return


def carry_out_order(kit: Kit, state: ReliquiumState, token: i64, log: Log) -> None:
    """RQ-11.2 to RQ-11.4. Nobody to attack, nobody to fight, or a battle."""
    faction, swords = token // 3, token % 3 + 1
    way = state.melee[token]
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    if state.holder[origin] != faction and not is_militia(state, faction, origin):
        if log.wanted:
            log.emit(Idled(faction, origin, goal, swords))
        take_melee_home(kit, state, token, log)
        return
    foe = defender_of(state, faction, goal)
    if foe == NOBODY:
        if log.wanted:
            log.emit(Unopposed(faction, origin, goal, swords))
        then(state, Step(TRIUMPH, -1, token, 0), home_step(token))
        return
    fight(kit, state, token, way, foe, log)


def fight(kit: Kit, state: ReliquiumState, token: i64, way: i64, foe: i64, log: Log) -> None:
    """RQ-12.4, RQ-12.5, RQ-12.22. Strengths are taken once; winner and losses follow from them."""
    faction, swords = token // 3, token % 3 + 1
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    if log.wanted:
        log.emit(BattleBegan(faction, foe, origin, goal, swords))
    attack = army_strength(kit, state, faction, foe, origin, ATTACK, log) + swords
    if log.wanted:
        log.emit(SwordsAdded(faction, swords))
    defence = army_strength(kit, state, foe, faction, goal, DEFENCE, log)
    losses = losses_of(kit, attack, defence)
    foe_losses = losses_of(kit, defence, attack)
    if log.wanted:
        log.emit(Compared(faction, foe, attack, defence, result_of(attack, defence)))
        log.emit(Doomed(faction, losses, foe, foe_losses))

    state.agenda.append(battle_step(token, foe, attack, defence))
    if attack > defence:
        end_support_from(kit, state, foe, goal)  # RQ-R44: all of them leave the area or the map
        then(state, Step(ROUT, -1, goal, kit.land.first_way[goal]), Step(JOIN, -1, foe, 1), Step(TRIUMPH, -1, token, 0))
    suffer(kit, state, foe, goal, foe_losses)
    suffer(kit, state, faction, origin, losses)


def end_support_from(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> None:
    """RQ-12.12. The figures of the area no longer support; a militia that was sent goes on (RQ-V2.6)."""
    token: i64
    for token in range(faction * 3, faction * 3 + 3):
        way = state.ranged[token]
        if way >= 0 and kit.land.origin[way] == area:
            state.sent[token] &= SENT_MILITIA


def suffer(kit: Kit, state: ReliquiumState, faction: i64, area: i64, losses: i64) -> None:
    """RQ-12.6, RQ-R25. So many figures are lost, never more than stand there; a militia never is."""
    standing = kit.forces.size[state.army[area]] if state.holder[area] == faction else 0
    if losses > standing:
        losses = standing
    next_losses(kit, state, faction, area, 0, losses)


def next_losses(kit: Kit, state: ReliquiumState, faction: i64, area: i64, post: i64, losses: i64) -> None:
    """RQ-12.7, RQ-R44. Those not sent first, then those at each ranged token."""
    if losses == 0:
        return
    while at_post(kit, state, faction, area, post) == 0:
        post += 1
    state.agenda.append(lose_step(state.seat_of[faction], area, post, losses))


def lose_options(kit: Kit, state: ReliquiumState, area: i64, post: i64, losses: i64) -> vec[Action]:
    """RQ-12.7. Any part of those at this post, so that the others suffice for the rest."""
    faction = state.holder[area]
    here = at_post(kit, state, faction, area, post)
    others: i64 = 0
    later: i64
    for later in range(post + 1, 4):
        others += kit.forces.size[at_post(kit, state, faction, area, later)]
    first = kit.forces.first_part[here]
    found = vec[i64]()
    part: i64
    for part in range(first, first + kit.forces.fitting[here * 4 + losses]):
        force = kit.forces.parts[part]
        if kit.forces.size[kit.forces.packed[force]] >= losses - others:
            found = append(found, kit.verbs.lose.of(post, force))
    return found


def lose(kit: Kit, state: ReliquiumState, post: i64, force: i64, log: Log) -> None:
    """RQ-12.6, RQ-12.12. To the reserve; whoever was sent supports no longer."""
    step = state.agenda.pop()
    area = lose_area(step)
    faction = state.holder[area]
    if force:
        if post > 0:
            state.sent[faction * 3 + post - 1] -= force
        state.reserve[faction] += force
        leave(state, area, force)
        if log.wanted:
            log.emit(Lost(faction, kit.forces.number[force], area))
    next_losses(kit, state, faction, area, post + 1, step.b - kit.forces.size[force])


def next_flight(kit: Kit, state: ReliquiumState, log: Log) -> None:
    """RQ-12.8, RQ-12.9. Whoever survives flees while there is room anywhere; the rest is destroyed."""
    step = state.agenda.pop()
    area = step.a
    faction = state.holder[area]
    if faction == NOBODY:
        return
    if refuge(kit, state, area, step.b) > 0:
        state.agenda.append(Step(FLEE, state.seat_of[faction], area, step.b))
        return
    force = state.army[area]
    state.reserve[faction] += force
    leave(state, area, force)
    if log.wanted:
        log.emit(Destroyed(faction, kit.forces.number[force], area))


def refuge(kit: Kit, state: ReliquiumState, area: i64, first: i64) -> i64:
    """RQ-12.8, RQ-12.10. How many units the neighbouring areas can take, from this way on."""
    closed = enemy_ground(kit, state, state.holder[area])
    places: i64 = 0
    way: i64
    for way in range(first, kit.land.first_way[area + 1]):
        if not closed >> kit.land.goal[way] & 1:
            places += room(kit, state, kit.land.goal[way])
    return places


def flee_options(kit: Kit, state: ReliquiumState, area: i64, first: i64) -> vec[Action]:
    """RQ-12.8, RQ-12.9. Part of the survivors along a way, so that as many as possible are still saved."""
    closed = enemy_ground(kit, state, state.holder[area])
    army = state.army[area]
    places = refuge(kit, state, area, first)
    saved = min(kit.forces.size[army], places)
    start = kit.forces.first_part[army]
    found = vec[i64]()
    way: i64
    part: i64
    for way in range(first, kit.land.first_way[area + 1]):
        free = room(kit, state, kit.land.goal[way])
        if closed >> kit.land.goal[way] & 1 or free == 0:
            continue
        places -= free
        for part in range(start + 1, start + kit.forces.fitting[army * 4 + free]):
            force = kit.forces.parts[part]
            if kit.forces.size[kit.forces.packed[force]] + places >= saved:
                found = append(found, kit.verbs.flee.of(way, force))
    return found


def flee(kit: Kit, state: ReliquiumState, way: i64, force: i64, log: Log) -> None:
    """RQ-12.8. They move, and are remembered for RQ-12.11."""
    area = state.agenda.pop().a
    goal = kit.land.goal[way]
    faction = state.holder[area]
    leave(state, area, force)
    enter(state, faction, goal, force)
    state.plan = append(append(state.plan, goal), force)
    if log.wanted:
        log.emit(Fled(faction, kit.forces.number[force], area, goal))
    state.agenda.append(Step(ROUT, -1, area, way + 1))


def next_triumph(kit: Kit, state: ReliquiumState) -> None:
    """RQ-12.14, RQ-12.15. While there is room: those not sent first, then those at each ranged token."""
    step = state.agenda.pop()
    token = step.a
    faction, way = token // 3, state.melee[token]
    if room(kit, state, kit.land.goal[way]) == 0:
        return
    post: i64
    for post in range(step.b, 4):
        if at_post(kit, state, faction, kit.land.origin[way], post):
            state.agenda.append(Step(ADVANCE, state.seat_of[faction], token, post))
            return


def advance_options(kit: Kit, state: ReliquiumState, token: i64, post: i64) -> vec[Action]:
    """RQ-12.14. Any number of them, also none, within the troop limit."""
    way = state.melee[token]
    here = at_post(kit, state, token // 3, kit.land.origin[way], post)
    free = room(kit, state, kit.land.goal[way])
    first = kit.forces.first_part[here]
    found = vec[i64]()
    part: i64
    for part in range(first, first + kit.forces.fitting[here * 4 + free]):
        found = append(found, kit.verbs.advance.of(post, kit.forces.parts[part]))
    return found


def advance(kit: Kit, state: ReliquiumState, post: i64, force: i64, log: Log) -> None:
    """RQ-12.14 to RQ-12.17. They enter, and a castle of another player is razed."""
    token = state.agenda.pop().a
    faction, way = token // 3, state.melee[token]
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    if force:
        if post > 0:
            state.sent[faction * 3 + post - 1] -= force
        leave(state, origin, force)
        enter(state, faction, goal, force)
        if log.wanted:
            log.emit(Advanced(faction, kit.forces.number[force], origin, goal))
        owner = state.castle[goal]
        if owner != faction and is_player(state, owner):
            raze(kit, state, faction, goal, log)
            dismiss_militia(kit, state, owner, goal)
    state.agenda.append(Step(TRIUMPH, -1, token, post + 1))


def dismiss_militia(kit: Kit, state: ReliquiumState, owner: i64, area: i64) -> None:
    """RQ-V2.6. With the castle its militia is gone, wherever it was sent."""
    token: i64
    for token in range(owner * 3, owner * 3 + 3):
        way = state.ranged[token]
        if way >= 0 and kit.land.origin[way] == area:
            state.sent[token] &= FIGURES
