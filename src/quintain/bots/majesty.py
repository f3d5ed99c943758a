"""What a bot knows of Majesty: how a kingdom will probably end."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.parameters import Parameters
from quintain.bots.value import Value
from quintain.games.majesty.game import MajestyGame
from quintain.games.majesty.kit import (
    COLUMNS,
    EACH_PLAYER_IF,
    GUARD,
    HEAL_TOP,
    IF,
    INFIRMARY,
    KNIGHT,
    PER,
    PER_LARGEST,
    Kit,
)
from quintain.games.majesty.state import Kingdom, MajestyState
from quintain.kernel.game import AnyGame
from quintain.kernel.types import Seat

FEATURES: Final = 15
WEIGHTS: Final = {  # per number of seats
    2: (1.0, 0.945, 0.01, -0.009, 2.043, -0.021, 1.0, 1.263, 0.1, 0.3, 0.452, 0.123, -0.521, 1.0, 0.3),
    3: (0.948, 0.385, 0.03, 0.092, 1.035, 0.178, 1.356, 2.482, -0.789, -0.077, 0.975, -0.304, -0.791, 0.365, 0.186),
    4: (0.924, 0.3, 0.018, 0.098, 1.251, 0.13, 1.18, 2.328, -0.821, -0.092, 0.71, 0.166, -0.671, 0.323, 0.17),
}
DOUBT: Final = 16.0  # the square of what a forecast may be wrong at the end
DOUBT_OF_TURNS: Final = 60.0  # and for each turn left
MISSED: Final = 0.82  # a character that is still missing will be missing after another own turn so often


@final
class MajestyValue(Value[MajestyState]):
    """A weighted sum of what lies on the table; the weights were fitted to finished matches or climbed (bench/tune.py)."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, MajestyGame)
        self.kit: Kit = game.kit
        self.seats: i64 = game.seats
        self.weights: vec[float] = vec[float](WEIGHTS[int(game.seats)])
        self.doubt: float = DOUBT
        self.doubt_of_turns: float = DOUBT_OF_TURNS
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.common: vec[float] = vec[float]([0.0] * COLUMNS)  # per character: its part of all cards of the box
        total = 0.0
        for card in range(len(self.kit.low)):
            self.common[self.kit.low[card]] += 1.0
            total += 1.0
            if self.kit.high[card] >= 0:
                self.common[self.kit.high[card]] += 1.0
                total += 1.0
        role: i64
        for role in range(COLUMNS):
            self.common[role] /= total

    def forecast(self, state: MajestyState, points: vec[float]) -> float:
        seat: i64
        for seat in range(len(state.kingdoms)):
            self.look(state, seat)
            points[seat] = self.weighed()
        return math.sqrt(self.doubt + self.doubt_of_turns * self.left(state))

    def weighed(self) -> float:
        """What the features promise."""
        sum = 0.0
        i: i64
        for i in range(FEATURES):
            sum += self.weights[i] * self.features[i]
        return sum

    def left(self, state: MajestyState) -> float:
        """Turns left for each player."""
        return float(self.kit.turns - state.turn) / float(len(state.kingdoms))

    def look(self, state: MajestyState, seat: Seat) -> vec[float]:
        """Measure everything about one kingdom that may matter."""
        kit = self.kit
        kingdom = state.kingdoms[seat]
        seats: i64 = len(state.kingdoms)
        turns: i64 = kit.turns // seats - len(kingdom.cards) - len(kingdom.infirmary)
        left = float(turns)
        f = self.features
        mean = 0.0
        most = 0.0
        kinds = 0.0
        building: i64
        for building in range(COLUMNS):
            gain = self.gain(state, kingdom, building)
            mean += self.common[building] * gain
            if gain > most:
                most = gain
            if kingdom.counts[building]:
                kinds += 1.0
        wounded = float(kingdom.counts[INFIRMARY])
        f[0] = float(kingdom.points) + wounded * float(kit.face(INFIRMARY, state.sides[INFIRMARY]).wounded)
        f[1] = left * mean
        f[2] = left * most
        f[3] = left * left * mean
        f[4] = float(kingdom.workers) if turns else 0.0
        f[5] = float(kingdom.workers) * left
        more = kinds + (7.0 - kinds) * (1.0 - MISSED**left)
        f[6] = kinds * kinds
        f[7] = more * more - kinds * kinds
        f[8] = left * wounded
        f[13] = 0.0
        f[14] = 0.0
        if turns and len(state.agenda):
            after: i64 = (seat - state.agenda[-1].seat + seats) % seats
            if after == 0:
                f[13] = self.prospect(state, kingdom, kinds)
            elif after == 1:
                f[14] = self.prospect(state, kingdom, kinds)
        self.look_around(state, seat, kingdom, left)
        return f

    def prospect(self, state: MajestyState, kingdom: Kingdom, kinds: float) -> float:
        """What the best card that lies on the market and can be paid brings at once, workers and a new kind included."""
        kit = self.kit
        best = 0.0
        slot: i64 = 0
        last: i64 = kingdom.workers if kingdom.workers < len(state.market) - 1 else len(state.market) - 1
        while slot <= last:
            card = state.market[slot]
            lying = float(state.market_workers[slot] - slot)
            role = kit.low[card]
            while role >= 0:
                gain = self.gain(state, kingdom, role) + lying
                if not kingdom.counts[role]:
                    gain += 2.0 * kinds + 1.0
                if gain > best:
                    best = gain
                role = kit.high[card] if role == kit.low[card] else -1
            slot += 1
        return best

    def look_around(self, state: MajestyState, seat: Seat, kingdom: Kingdom, left: float) -> None:
        """Measure what depends on the others: majorities and attacks."""
        kit = self.kit
        f = self.features
        now = 0.0
        soon = 0.0
        late = 0.0
        scale = 0.25 + 0.4 * math.sqrt(left)
        building: i64
        other: i64
        for building in range(COLUMNS + 1):
            value = float(kit.face(building, state.sides[building]).majority)
            own = kingdom.counts[building]
            most: i64 = 0
            for other in range(len(state.kingdoms)):
                if other != seat:
                    count = state.kingdoms[other].counts[building]
                    if count > most:
                        most = count
            if own and own >= most:
                now += value
            if own or left > 0.0:
                lead = (float(own - most) + 0.5) / scale
                if not own:
                    value *= 0.6
                soon += value / (1.0 + math.exp(-1.7 * lead))
                late += value / (1.0 + math.exp(-0.7 * lead))
        f[9] = now
        f[10] = soon
        f[11] = late
        exposed = 0.0
        guards = kingdom.counts[GUARD]
        for other in range(len(state.kingdoms)):
            if other != seat and state.kingdoms[other].counts[KNIGHT] + 1 > guards:
                exposed += 1.0
        f[12] = exposed * left

    def gain(self, state: MajestyState, kingdom: Kingdom, building: i64) -> float:
        """What one more card at a building brings at once, workers counted as points."""
        counts = kingdom.counts
        gained: i64 = 0
        for ability in self.kit.face(building, state.sides[building]).abilities:
            if ability.kind == PER:
                n: i64 = 0
                for role in ability.roles:
                    n += counts[role]
                    if role == building:
                        n += 1
                gained += n * (ability.points + ability.workers)
            elif ability.kind == EACH_PLAYER_IF or ability.kind == IF:
                met = True
                for role in ability.roles:
                    if role != building and not counts[role]:
                        met = False
                if met:
                    gained += ability.points
            elif ability.kind == PER_LARGEST:
                most: i64 = counts[building] + 1
                other: i64
                for other in range(COLUMNS):
                    if counts[other] > most:
                        most = counts[other]
                n = 0
                for role in ability.roles:
                    n += counts[role]
                    if role == building:
                        n += 1
                gained += n * ability.points * most
        if self.kit.specials[building] == HEAL_TOP and counts[INFIRMARY]:
            gained += 3
        return float(gained)

    def parameters(self) -> Parameters:
        """With one opponent his replies deserve a closer look: 0.3 won 61 % against 0.1, which is better with three.

        With three seats fewer imagined matches already come close to what thousands find.
        """
        return Parameters(exploration=0.3 if self.seats == 2 else 0.1, budget_factor=0.7 if self.seats == 3 else 1.0)

    def mark(self, state: MajestyState, seat: Seat) -> i64:
        """Everything but the market, whose newest cards are chance."""
        mark: i64 = state.turn
        for kingdom in state.kingdoms:
            mark = (mark * 1_000_003 + kingdom.points * 31 + kingdom.workers) & 0xFFFF_FFFF_FFFF
            for count in kingdom.counts:
                mark = (mark * 13 + count) & 0xFFFF_FFFF_FFFF
        return mark * 4 + state.agenda[-1].kind if len(state.agenda) else mark * 4
