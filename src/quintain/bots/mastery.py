"""What a bot knows of Medieval Mastery: land, the knights that hold it, and how a battle will probably end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.value import Value, likelihood
from quintain.games.mastery.box import Box
from quintain.games.mastery.game import MasteryGame
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.supply import held, supplied, targets
from quintain.games.mastery.things import NOBODY
from quintain.kernel.game import AnyGame
from quintain.kernel.types import Seat

SPREAD: Final = 3.5  # points; a match can end in any turn
NEARER: Final = 0.05  # every point is worth more, the nearer the goal
GARRISON: Final = 0.25  # a knight on land, up to three of them
RESERVE: Final = 0.15  # a knight in the castle
CARD: Final = 0.12  # a card in hand
CUT_OFF: Final = 0.3  # of the worth of land out of supply is lost
PROSPECT: Final = 0.1  # of the worth of land within reach that others hold weakly


@final
class MasteryValue(Value[MasteryState]):
    """Not tuned: the weights are an estimate."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, MasteryGame)
        self.box: Box = game.box
        self.own: vec[float] = vec[float]([0.0] * int(game.seats))

    def forecast(self, state: MasteryState, points: vec[float]) -> float:
        box = self.box
        seat: i64
        for seat in range(box.seats):
            self.own[seat] = self.worth(state, seat)
        self.look_at_battle(state)
        other: i64
        for seat in range(box.seats):
            points[seat] = self.own[seat]
            if box.team_size > 1:
                for other in range(box.seats):
                    if other != seat and box.same_team(seat, other):
                        points[seat] += self.own[other]
        return SPREAD

    def worth(self, state: MasteryState, seat: Seat) -> float:
        """Land by its points, knights, cards, and what may be taken next."""
        box = self.box
        own = held(box, state, seat)
        safe = supplied(box, seat, own)
        near = targets(box, state, seat)
        land: float = 0.0
        more: float = 0.0
        place: i64
        for place in range(box.seats, box.places):
            value = float(box.worth[state.tiles[place]])
            knights = state.knights[place]
            if own >> place & 1:
                land += value
                more += GARRISON * float(knights if knights < 3 else 3)
                if not safe >> place & 1:
                    more -= CUT_OFF * value
            elif near >> place & 1 and knights < 2:
                more += PROSPECT * value
        more += RESERVE * float(state.knights[seat])
        more += CARD * float(len(state.provinces[seat].hand.cards))
        return land + NEARER * land * land + more

    def look_at_battle(self, state: MasteryState) -> None:
        """A battle not yet decided is worth its chance."""
        battle = state.battle
        if battle is None or battle.winner != NOBODY:
            return
        value = 1.5 * float(self.box.worth[state.tiles[battle.place]]) if battle.place >= self.box.seats else 8.0
        chance = likelihood(0.33 * (float(battle.attack - battle.defence) - 0.65))
        self.own[battle.attacker] += chance * value + GARRISON * float(battle.force) * chance
        if state.owner[battle.place] == battle.defender:
            self.own[battle.defender] -= chance * value
