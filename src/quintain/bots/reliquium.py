"""What a bot knows of Reliquium: castles, where the next can be built, what is open to a blow, and what swords will bring."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.parameters import Parameters
from quintain.bots.reliquium_plans import plans_of
from quintain.bots.value import Value, blend, wide
from quintain.games.reliquium.control import castles
from quintain.games.reliquium.forecast import promised
from quintain.games.reliquium.game import ReliquiumGame
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ATTACK, DEFENCE, FOREST, NOBODY, bit
from quintain.games.reliquium.state import PEACE, ReliquiumState
from quintain.games.reliquium.strength import army_strength, defender_of, losses_of
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame, Game
from quintain.kernel.types import Action, Seat

# What the weights weigh, per faction; the unit is what a logistic curve takes.
CASTLES: Final = 0
NEARER: Final = 1  # their square: every castle is worth more, the nearer the goal
MINES: Final = 2  # castles on mountains: orders of recruits
GROVES: Final = 3  # castles in forests: orders to build
UNITS: Final = 4
SITES: Final = 5  # lands held where a castle of the terrain is left to build
SOON: Final = 6  # castles that the orders of this round can still build there
NEXT: Final = 7  # and those of the next round
FREE: Final = 8  # such lands that nobody holds, beside own units
PULL: Final = 9  # how near, for each terrain that is wanted, the nearest land of it is that nobody holds
HUNT: Final = 10  # how near the nearest castle of another player on such a land is
EXPOSED: Final = 11  # castles without a unit beside an enemy's
PRESSED: Final = 12  # castles with fewer units than an enemy beside them
PREY: Final = 13  # enemy castles without a unit beside own units
CATCH: Final = 14  # castles that melee orders will probably raze, while there is peace
CATCH_NOW: Final = 15  # and in war
LOSE: Final = 16  # own castles that will probably be razed, while there is peace
LOSE_NOW: Final = 17
TAKEN: Final = 18  # units of others that battles will fell
SPENT: Final = 19  # own units that battles will fell
IDLE: Final = 20  # melee orders without anybody to carry them out
MARCHES: Final = 21  # orders left in this round: to march
RECRUITS: Final = 22  # to recruit
BUILDS: Final = 23  # to build
REACH: Final = 24  # the goal can be reached in this round
FEATURES: Final = 25
WEIGHTS: Final = (
    0.623, 0.025, -0.014, 0.137, 0.260, 0.227, 0.269, 0.190, 0.089, 0.093, -0.004, -0.161, -0.056, 0.081, 0.374,
    0.579, -0.562, -0.568, 0.033, -0.153, -0.121, 0.183, 0.256, 0.264, 0.412,
)  # fmt: skip

UNSURE: Final = 0.6  # no lead is as good as the goal
DOUBT: Final = 0.6  # what a point of strength decides while support can still come
SURE: Final = 1.5  # and in war
FULL: Final = 4  # free lands beyond which more do not matter


@final
class ReliquiumValue(Value[ReliquiumState]):
    """A weighted sum of what lies on the map; the weights were fitted to finished matches (bench/tune.py)."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, ReliquiumGame)
        self.kit: Kit = game.kit
        self.weights: vec[float] = vec[float](WEIGHTS)
        self.found: vec[float] = vec[float]([0.0] * (4 * FEATURES))  # per faction
        self.units: vec[i64] = vec[i64]([0] * 4)  # per faction: the areas where its units stand, a bit for each
        self.bases: vec[i64] = vec[i64]([0] * 4)  # and its castles
        self.log: Log = Log()

    def parameters(self) -> Parameters:
        return Parameters(points_weight=0.0, plans=True, haste=0.002, near=0.7)

    def forecast(self, state: ReliquiumState, points: vec[float]) -> float:
        seat: i64
        faction: i64
        i: i64
        for seat in range(len(points)):
            points[seat] = 0.0
        if not len(state.track):
            return wide(points, UNSURE)
        self.look_at_all(state)
        for faction in range(4):
            seat = state.seat_of[faction]
            if seat != NOBODY:
                for i in range(FEATURES):
                    points[seat] += self.weights[i] * self.found[faction * FEATURES + i]
        return wide(points, UNSURE)

    def look(self, state: ReliquiumState, seat: Seat) -> vec[float]:
        """Everything about one seat that may matter."""
        self.look_at_all(state)
        faction: i64
        for faction in range(4):
            if state.seat_of[faction] == seat:
                return self.found[faction * FEATURES : (faction + 1) * FEATURES]
        return vec[float]([0.0] * FEATURES)

    def left(self, state: ReliquiumState) -> float:
        """Castles that the foremost still needs."""
        most: i64 = 0
        faction: i64
        for faction in range(4):
            if state.seat_of[faction] != NOBODY and castles(state, faction) > most:
                most = castles(state, faction)
        return float(self.kit.goal - most)

    def look_at_all(self, state: ReliquiumState) -> None:
        i: i64
        for i in range(4 * FEATURES):
            self.found[i] = 0.0
        self.survey(state)
        faction: i64
        for faction in range(4):
            if state.seat_of[faction] != NOBODY:
                self.look_at_land(state, faction)
                self.look_at_ways(state, faction)
                self.look_at_castles(state, faction)
        self.look_at_swords(state)

    def survey(self, state: ReliquiumState) -> None:
        """Where everybody stands."""
        area: i64
        faction: i64
        for faction in range(4):
            self.units[faction] = 0
            self.bases[faction] = 0
        for area in range(self.kit.land.areas):
            if state.holder[area] != NOBODY:
                self.units[state.holder[area]] |= bit(area)
            if state.castle[area] != NOBODY:
                self.bases[state.castle[area]] |= bit(area)

    def look_at_land(self, state: ReliquiumState, faction: i64) -> None:
        """Castles, units, and where castles can be built with the orders there are."""
        kit = self.kit
        at = faction * FEATURES
        f = self.found
        built = float(castles(state, faction))
        f[at + CASTLES] = built
        f[at + NEARER] = built * built
        f[at + MINES] = float(3 - state.track[faction * 3 + 1])
        f[at + GROVES] = float(3 - state.track[faction * 3 + FOREST])
        free: i64 = 0
        terrain: i64
        held: i64 = 0
        lands = self.units[faction]
        beside: i64 = 0
        while lands:
            area = lowest_bit(lands)
            lands &= lands - 1
            f[at + UNITS] += float(kit.forces.size[state.army[area]])
            beside |= kit.land.near[area]
        for terrain in range(3):
            left = state.track[faction * 3 + terrain]
            here: i64 = 0
            near: i64 = 0
            for area in range(kit.land.areas):
                if kit.land.terrain[area] == terrain and state.castle[area] == NOBODY:
                    if state.holder[area] == faction:
                        here += 1
                    elif state.holder[area] == NOBODY and beside >> area & 1:
                        near += 1
            held += here if here < left else left
            free += near if near < left else left
        f[at + SITES] = float(held)
        f[at + FREE] = float(free if free < FULL else FULL)
        self.look_at_orders(state, faction, held)

    def look_at_orders(self, state: ReliquiumState, faction: i64, sites: i64) -> None:
        """What can still be ordered in this round, and built in the next."""
        at = faction * FEATURES
        f = self.found
        acting = False
        for step in state.agenda:
            if step.kind == PEACE and step.a >> faction & 1:
                acting = True
        builds: i64 = 0
        if acting:
            f[at + MARCHES] = float(self.orders_left(state, faction, 0))
            f[at + RECRUITS] = float(self.orders_left(state, faction, 1))
            builds = self.orders_left(state, faction, 2)
            f[at + BUILDS] = float(builds)
        soon: i64 = sites if sites < builds else builds
        f[at + SOON] = float(soon)
        later: i64 = sites - soon
        groves: i64 = 3 - state.track[faction * 3 + FOREST]
        f[at + NEXT] = float(later if later < groves else groves)
        if castles(state, faction) + soon >= self.kit.goal:
            f[at + REACH] = 1.0

    def orders_left(self, state: ReliquiumState, faction: i64, segment: i64) -> i64:
        """Open spaces of a segment from the pawn on."""
        found: i64 = 0
        space: i64
        for space in range(segment * 3 + state.track[faction * 3 + segment] + 1, segment * 3 + 4):
            if space >= state.pawn[faction]:
                found += 1
        return found

    def look_at_ways(self, state: ReliquiumState, faction: i64) -> None:
        """How far it is to land of every terrain that is still wanted, and to castles of others that stand on such land."""
        kit = self.kit
        closed: i64 = 0
        other: i64
        for other in range(4):
            if other != faction and state.seat_of[other] != NOBODY:
                closed |= self.units[other] | self.bases[other]
        wanted: i64 = 0
        hunted: i64 = 0
        area: i64
        terrain: i64
        at = faction * FEATURES
        for terrain in range(3):
            if state.track[faction * 3 + terrain] == 0:
                continue
            wanted = 0
            hunted = 0
            for area in range(kit.land.areas):
                if kit.land.terrain[area] != terrain:
                    continue
                castle = state.castle[area]
                if castle == NOBODY and (closed >> area & 1) == 0:
                    wanted |= bit(area)
                elif castle != NOBODY and castle != faction and state.seat_of[castle] != NOBODY:
                    hunted |= bit(area)
            self.found[at + PULL] += self.nearness(self.units[faction], wanted, closed)
            self.found[at + HUNT] += self.nearness(self.units[faction], hunted, closed)

    def nearness(self, start: i64, goals: i64, closed: i64) -> float:
        """One where a goal is reached already, less for every step; enemy ground is not passed, though it may be the goal."""
        near = self.kit.land.near
        reached = start
        steps: i64
        for steps in range(6):
            if reached & goals:
                return 1.0 / float(steps + 1)
            more = reached
            left = reached & ~closed if steps else reached
            while left:
                area = lowest_bit(left)
                left &= left - 1
                more |= near[area]
            if more == reached:
                return 0.0
            reached = more
        return 0.0

    def look_at_castles(self, state: ReliquiumState, faction: i64) -> None:
        """Castles that stand open, or too weakly held, beside an enemy."""
        kit = self.kit
        size = kit.forces.size
        f = self.found
        left = self.bases[faction]
        foe: i64
        while left:
            area = lowest_bit(left)
            left &= left - 1
            own: i64 = size[state.army[area]] if state.holder[area] == faction else 0
            most: i64 = 0
            for foe in range(4):
                if foe == faction or state.seat_of[foe] == NOBODY:
                    continue
                beside = kit.land.near[area] & self.units[foe]
                if beside and own == 0:
                    f[foe * FEATURES + PREY] += 1.0
                while beside:
                    other = lowest_bit(beside)
                    beside &= beside - 1
                    if size[state.army[other]] > most:
                        most = size[state.army[other]]
            if most and own == 0:
                f[faction * FEATURES + EXPOSED] += 1.0
            elif most > own:
                f[faction * FEATURES + PRESSED] += 1.0

    def look_at_swords(self, state: ReliquiumState) -> None:
        """What melee orders will bring and cost."""
        peace = False
        for step in state.agenda:
            if step.kind == PEACE:
                peace = True
        token: i64
        for token in range(len(state.melee)):
            if state.melee[token] >= 0:
                self.look_at_token(state, token, peace)

    def look_at_token(self, state: ReliquiumState, token: i64, peace: bool) -> None:
        kit = self.kit
        f = self.found
        faction = token // 3
        way = state.melee[token]
        origin, goal = kit.land.origin[way], kit.land.goal[way]
        if state.holder[origin] != faction:
            f[faction * FEATURES + IDLE] += 1.0
            return
        prey = state.castle[goal]
        if prey == faction or (prey != NOBODY and state.seat_of[prey] == NOBODY):
            prey = NOBODY
        foe = defender_of(state, faction, goal)
        chance = 1.0
        if foe != NOBODY:
            attack = army_strength(kit, state, faction, foe, origin, ATTACK, self.log) + token % 3 + 1
            defence = army_strength(kit, state, foe, faction, goal, DEFENCE, self.log)
            attack += promised(kit, state, faction, foe, origin)
            defence += promised(kit, state, foe, faction, goal)
            chance = 1.0 / (1.0 + math.exp(-(DOUBT if peace else SURE) * (float(attack - defence) - 0.5)))
            felled = float(least(losses_of(kit, defence, attack), kit.forces.size[state.army[goal]]))
            lost = float(least(losses_of(kit, attack, defence), kit.forces.size[state.army[origin]]))
            f[faction * FEATURES + TAKEN] += felled
            f[foe * FEATURES + SPENT] += felled
            f[faction * FEATURES + SPENT] += lost
            f[foe * FEATURES + TAKEN] += lost
        if prey != NOBODY:
            f[faction * FEATURES + (CATCH if peace else CATCH_NOW)] += chance
            f[prey * FEATURES + (LOSE if peace else LOSE_NOW)] += chance

    def plans(self, game: Game[ReliquiumState], state: ReliquiumState, seat: Seat) -> list[vec[Action]]:
        return plans_of(self.kit, state, game.legal(state, seat))

    def mark(self, state: ReliquiumState, seat: Seat) -> i64:
        """Everything lies open, so a position is known by what was chosen in it."""
        mark: i64 = state.round
        for numbers in (state.army, state.holder, state.castle, state.pawn):
            mark = blend(mark, numbers)
        for numbers in (state.melee, state.ranged, state.sent, state.creature):
            mark = blend(mark, numbers)
        if not len(state.agenda):
            return mark
        step = state.agenda[-1]
        return (mark * 64 + step.kind) * 16 + step.b & 0xFFFF_FFFF_FFFF


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    alone = bits & -bits
    found: i64 = 0
    if alone >> 32:
        alone >>= 32
        found = 32
    while alone > 1:
        alone >>= 1
        found += 1
    return found
