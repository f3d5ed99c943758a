"""What bots know of Castle Craft: a better position is judged better, and whoever knows beats chance."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from quintain.bots import GreedyBot, RandomBot
from quintain.bots.castlecraft import CastleCraftValue
from quintain.bots.value import share_forecast
from quintain.games import new_game
from quintain.games.castlecraft.goal import CONQUEST
from quintain.kernel import COMPILED
from quintain.kernel.game import AnyGame, Bot
from quintain.kernel.match import Match
from quintain.kernel.records import digest
from tests.bots.every import advance

HUMANS, SHADOWS = 0, 1
HOMES = {"north:h_spire": "humans", "south:s_black": "shadows", "south:s_shadow": "shadows"}
SQUADS = {"knight": "3 at 13,10", "spearman": "3 at 13,24", "wizard": "2 at 13,2"}


def duel() -> AnyGame:
    return new_game("castlecraft", {"seats": 2, "armies": "humans,shadows", "places": "north,south"})


def hope(game: AnyGame, position: dict[str, Any]) -> float:
    """What the first seat may hope for in a position, 0 .. 1."""
    points, shares = vec[float]([0.0, 0.0]), vec[float]([0.0, 0.0])
    share_forecast(points, CastleCraftValue(game).forecast(game.lay(position), points), shares)
    return float(shares[HUMANS])


BETTER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a tower of the enemy taken": ({"tokens": {**HOMES, "south:s_black": "humans"}}, {"tokens": HOMES}),
    "a tower of one's own": ({"tokens": {**HOMES, "north:h_armoury": "humans"}}, {"tokens": HOMES}),
    "more warriors": ({"squads": {**SQUADS, "knight": "4 at 13,10"}}, {"squads": SQUADS}),
    "a smaller enemy": ({"squads": {**SQUADS, "spearman": "1 at 13,24"}}, {"squads": SQUADS}),
    "more gold": ({"gold": {"humans": 3}}, {"gold": {"humans": 1}}),
    "nearer to the enemy's towers": (
        {"squads": {**SQUADS, "knight": "3 at 13,18"}},
        {"squads": {**SQUADS, "knight": "3 at 1,6"}},
    ),
    "no enemy in one's castle": ({"squads": SQUADS}, {"squads": {**SQUADS, "guard": "1 at 12,2"}}),
    "a broken door on the way": ({"broken": ["13,14-13,15", "13,11-13,12"]}, {}),
}


@pytest.mark.parametrize("case", list(BETTER))
def test_a_better_position_is_judged_better(case: str) -> None:
    game = duel()
    common = {"squads": SQUADS, "tokens": HOMES}
    better, worse = BETTER[case]

    assert hope(game, {**common, **better}) > hope(game, {**common, **worse})


def test_no_lead_is_as_good_as_a_conquest() -> None:
    game = duel()
    towers = {f"south:s_{tower}": "humans" for tower in ("black", "bastion")}
    squads = {"knight": "5 at 13,18", "man_at_arms": "6 at 13,19", "wizard": "4 at 13,20", "spearman": "1 at 13,24"}

    assert 0.7 < hope(game, {"squads": squads, "tokens": towers, "gold": {"humans": 50}}) < 0.85


@pytest.mark.parametrize("seats", [2, 3])
def test_a_forecast_changes_nothing(seats: int) -> None:
    game = new_game("castlecraft", {"seats": seats})
    value = CastleCraftValue(game)
    for decisions in (0, 30, 200):
        state = advance(game, 3, decisions)
        before = digest(state)
        first, again = (vec[float]([0.0] * seats) for _ in range(2))
        assert value.forecast(state, first) > 0.0
        value.mark(state, 0)

        value.forecast(advance(game, 4, 100), again)  # another match in between, perhaps on another field
        value.forecast(state, again)

        assert before == digest(state)
        assert list(first) == list(again)


def test_whoever_fell_is_last() -> None:
    game = new_game("castlecraft", {"seats": 3, "armies": "humans,dwarves,shadows", "places": "north,west,east"})
    state = game.lay({"fallen": ["dwarves"], "squads": {"knight": "1 at 13,8"}})
    points = vec[float]([0.0] * 3)
    spread = CastleCraftValue(game).forecast(state, points)

    assert points[1] < min(points[0], points[2]) - 2.0 * spread


@pytest.mark.skipif(not COMPILED, reason="takes minutes")
def test_greedy_conquers_chance() -> None:
    game = new_game("castlecraft", {"seats": 2, "armies": "lot"})
    for seed in range(4):
        bots: list[Bot[Any]] = [RandomBot(seed), RandomBot(seed)]
        bots[seed % 2] = GreedyBot(seed)
        match: Match[Any] = Match(game, seed)
        while not match.over():
            seat = match.pending()[0]
            match.play(seat, int(bots[seat].choose(game, match.view(seat), seat)))

        assert match.state.ending == CONQUEST
        assert match.state.winner == seed % 2
        assert match.state.round <= 60
