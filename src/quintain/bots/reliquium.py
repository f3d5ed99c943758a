"""What a bot knows of Reliquium: castles, units where castles can be built, and what the swords on the map will do."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.value import Value
from quintain.games.reliquium.control import castles
from quintain.games.reliquium.game import ReliquiumGame
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import FOREST, NOBODY, PLAIN, WATER
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.game import AnyGame

# Measured in castles.
SPREAD: Final = 1.5
NEARER: Final = 0.04  # every castle is worth more, the nearer the goal
EARLY: Final = 0.12  # a castle on a plain or in a forest, for the actions it gives
SITE: Final = 0.33  # a unit where a castle can be built
UNIT: Final = 0.13  # any unit on the map
ORDER: Final = 0.06  # any order laid
PREY: Final = 0.55  # swords that point at a castle nobody defends
STRUGGLE: Final = 0.1  # for each unit more than the defender has


@final
class ReliquiumValue(Value[ReliquiumState]):
    """Not tuned: the weights are an estimate."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, ReliquiumGame)
        self.kit: Kit = game.kit
        self.own: vec[float] = vec[float]([0.0] * 4)  # per faction

    def forecast(self, state: ReliquiumState, points: vec[float]) -> float:
        faction: i64
        for faction in range(4):
            self.own[faction] = 0.0
            if state.seat_of[faction] != NOBODY and len(state.track):
                built = float(castles(state, faction))
                self.own[faction] = built + NEARER * built * built
        self.look_at_land(state)
        self.look_at_orders(state)
        seat: i64
        for seat in range(len(points)):
            points[seat] = 0.0
        for faction in range(4):
            if state.seat_of[faction] != NOBODY:
                points[state.seat_of[faction]] += self.own[faction]
        return SPREAD

    def look_at_land(self, state: ReliquiumState) -> None:
        """Units, and castles by their land."""
        land = self.kit.land
        area: i64
        for area in range(len(state.army)):
            terrain = land.terrain[area]
            castle = state.castle[area]
            if castle != NOBODY and terrain in (PLAIN, FOREST):
                self.own[castle] += EARLY
            holder = state.holder[area]
            if holder == NOBODY:
                continue
            self.own[holder] += UNIT * float(self.kit.forces.size[state.army[area]])
            if castle == NOBODY and terrain != WATER and state.track[holder * 3 + terrain] > 0:
                self.own[holder] += SITE

    def look_at_orders(self, state: ReliquiumState) -> None:
        """What melee tokens will bring and cost."""
        land = self.kit.land
        size = self.kit.forces.size
        token: i64
        for token in range(len(state.melee)):
            way = state.melee[token]
            if way < 0:
                continue
            faction = token // 3
            attackers = size[state.army[land.origin[way]]]
            goal = land.goal[way]
            defenders = size[state.army[goal]]
            foe = state.castle[goal] if state.castle[goal] != NOBODY else state.holder[goal]
            gain = ORDER
            if attackers and foe != NOBODY and foe != faction:
                prize = PREY if state.castle[goal] != NOBODY else 0.2
                if defenders == 0:
                    gain += prize
                else:
                    gain += STRUGGLE * float(attackers + token % 3 - defenders)
                self.own[foe] -= gain
            self.own[faction] += gain
