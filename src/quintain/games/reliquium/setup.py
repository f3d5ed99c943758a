"""RQ-0: factions and optional rules are chosen, then every faction settles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.control import enter
from quintain.games.reliquium.events_setup import LeftNeutral, LotDrawn, Ruled, Settled, Took, Voted
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ALLIES, MILITIA_RULE, NOBODY, SINGLE_MARCH, SUPPLY
from quintain.games.reliquium.options import ReliquiumOptions
from quintain.games.reliquium.state import BALLOT, FACTION, LAY, ROUND, VOTE, ReliquiumState
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action


def bare_table(kit: Kit, options: ReliquiumOptions) -> ReliquiumState:
    """RQ-0.1. The map without a piece on it."""
    state = ReliquiumState()
    areas = int(kit.land.areas)
    state.seat_of = vec[i64]([NOBODY] * 4)
    state.votes = vec[i64]([0] * 3)
    state.army = vec[i64]([0] * areas)
    state.holder = vec[i64]([NOBODY] * areas)
    state.castle = vec[i64]([NOBODY] * areas)
    state.reserve = vec[i64]([0] * 4)
    state.track = vec[i64]([0] * 12)
    state.pawn = vec[i64]([0] * 4)
    state.melee = vec[i64]([SUPPLY] * 12)
    state.ranged = vec[i64]([SUPPLY] * 12)
    state.friend = vec[i64]([NOBODY] * 12)
    state.sent = vec[i64]([0] * 12)
    state.creature = vec[i64]([SUPPLY] * 12)
    state.rules = (
        (SINGLE_MARCH if options.single_march else 0)
        + (MILITIA_RULE if options.militia else 0)
        + (ALLIES if options.allies else 0)
    )
    return state


def set_up(kit: Kit, options: ReliquiumOptions, seed: int, log: Log) -> ReliquiumState:
    """RQ-0.2, RQ-0.3, RQ-R33. What is not fixed by the options is still to be chosen, factions in the order of a lot."""
    state = bare_table(kit, options)
    state.rng = Rng.seeded(seed)
    state.agenda.append(Step(LAY))
    chosen = options.chosen()
    for seat, faction in enumerate(chosen):
        state.seat_of[faction] = seat
    if options.vote:
        state.agenda.append(Step(BALLOT))
    elif state.rules:
        tell_rules(state, log)
    if not chosen:
        order = vec[i64](range(options.seats))
        state.rng.shuffle(order)
        for seat in order:
            state.agenda.append(Step(FACTION, seat))
        if log.wanted:
            log.emit(LotDrawn(vec[i64]([order[-1 - at] for at in range(len(order))])))
    return state


def tell_rules(state: ReliquiumState, log: Log) -> None:
    if log.wanted:
        log.emit(Ruled(state.rules & 1, state.rules >> 1 & 1, state.rules >> 2 & 1))


def take_options(kit: Kit, state: ReliquiumState) -> vec[Action]:
    """RQ-0.2. Any faction that is not taken."""
    found = vec[i64]()
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] == NOBODY:
            found = append(found, kit.verbs.take.of(faction))
    return found


def take(state: ReliquiumState, faction: i64, log: Log) -> None:
    """RQ-0.2. The faction has its player."""
    seat = state.agenda.pop().seat
    state.seat_of[faction] = seat
    if log.wanted:
        log.emit(Took(seat, faction))


def call_vote(state: ReliquiumState) -> None:
    """RQ-0.3. When the factions are known, the votes follow in order of initiative."""
    state.agenda.pop()
    faction: i64 = 3
    while faction >= 0:
        if state.seat_of[faction] != NOBODY:
            state.agenda.append(Step(VOTE, state.seat_of[faction], faction))
        faction -= 1


def vote_options(kit: Kit) -> vec[Action]:
    """RQ-0.3. Yes or no to each of the three."""
    return vec[i64](range(kit.verbs.vote.first, kit.verbs.vote.after))


def vote(kit: Kit, state: ReliquiumState, action: Action, log: Log) -> None:
    """RQ-0.3, RQ-V0, RQ-R32. An open vote; more than half of the players decide."""
    faction = state.agenda.pop().a
    wishes = vec[i64]([kit.verbs.vote.a(action), kit.verbs.vote.b(action), kit.verbs.vote.c(action)])
    rule: i64
    for rule in range(3):
        state.votes[rule] += wishes[rule]
    if log.wanted:
        log.emit(Voted(faction, wishes[0], wishes[1], wishes[2]))
    if state.agenda[-1].kind == VOTE:
        return
    players: i64 = 0
    for seat in state.seat_of:
        if seat != NOBODY:
            players += 1
    for rule in range(3):
        if state.votes[rule] * 2 > players:
            state.rules |= 1 << rule
    tell_rules(state, log)


def settle_all(kit: Kit, state: ReliquiumState, log: Log) -> None:
    """RQ-0.4 to RQ-0.8. Every faction on its lands; then the first round."""
    state.agenda.pop()
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] == NOBODY:
            settle_neutral(kit, state, faction, log)
        else:
            settle_castles(kit, state, faction)
            settle_units(kit, state, faction)
            if log.wanted:
                log.emit(Settled(state.seat_of[faction], faction))
    state.agenda.append(Step(ROUND))


def settle_castles(kit: Kit, state: ReliquiumState, faction: i64) -> None:
    """RQ-0.4 to RQ-0.7. A castle on each start land, two on each segment of the track, all figures in reserve."""
    terrain: i64
    for terrain in range(3):
        state.castle[kit.start_lands[faction * 3 + terrain]] = faction
        state.track[faction * 3 + terrain] = 2
    state.pawn[faction] = 3
    state.reserve[faction] = kit.figures * 21  # so many of each class


def settle_units(kit: Kit, state: ReliquiumState, faction: i64) -> None:
    """RQ-0.4. One unit on each start land."""
    terrain: i64
    for terrain in range(3):
        one: i64 = 1 << 2 * kit.start_units[faction * 3 + terrain]
        state.reserve[faction] -= one
        enter(state, faction, kit.start_lands[faction * 3 + terrain], one)


def settle_neutral(kit: Kit, state: ReliquiumState, faction: i64, log: Log) -> None:
    """RQ-0.8, RQ-R19. Castles on the start lands and on every land that borders on one."""
    castles: i64 = 0
    area: i64
    for area in range(kit.land.areas):
        if kit.neutral[faction] >> area & 1:
            state.castle[area] = faction
            castles += 1
    if log.wanted:
        log.emit(LeftNeutral(faction, castles))
