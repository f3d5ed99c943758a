"""What bots know of Medieval Mastery: a better position is judged better, and a plan is seen before it is done."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from quintain.bots import GreedyBot, RandomBot
from quintain.bots.mastery import AT_HOME, STRIKE, MasteryValue
from quintain.bots.value import share_forecast
from quintain.games import GAMES, new_game
from quintain.kernel.game import AnyGame, Bot
from quintain.kernel.match import Match
from quintain.kernel.records import digest
from tests.bots.every import advance

LANDS = [{"castle": 4, "lands": {"v1_1": 2, "v2_1": 2}}, {"castle": 4, "lands": {"v1_2": 2}}]


def hope(game: AnyGame, state: Any) -> float:
    """What the first seat may hope for, 0 .. 1."""
    points, shares = vec[float]([0.0] * int(game.seats)), vec[float]([0.0] * int(game.seats))
    share_forecast(points, MasteryValue(game).forecast(state, points), shares)
    return float(shares[0])


def laid(game: AnyGame, first: dict[str, Any], second: dict[str, Any], **more: Any) -> Any:
    """The usual position with these changes to the two players."""
    return game.lay({"player": [{**LANDS[0], **first}, {**LANDS[1], **second}], **more})


BETTER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {  # what the first has more, what the second has
    "land of one's own": ({"lands": {"v1_1": 2, "v2_1": 2, "v3_1": 2}}, {}),
    "knights in the castle": ({"castle": 6}, {}),
    "a garrison": ({"lands": {"v1_1": 2, "v2_1": 5}}, {}),
    "an enemy without knights": ({}, {"castle": 0}),
    "support cards": ({"hand": ["support_2", "support_2"]}, {}),
    "a resource": ({"hand": ["tactical_advance"]}, {}),
}


@pytest.mark.parametrize("case", list(BETTER))
@pytest.mark.parametrize("active", [0, 1])
def test_a_better_position_is_judged_better(case: str, active: int) -> None:
    game = new_game("mastery", {"seats": 2})
    first, second = BETTER[case]

    assert hope(game, laid(game, first, second, active=active)) > hope(game, laid(game, {}, {}, active=active))


@pytest.mark.parametrize("seats", [2, 3])
def test_land_that_is_worth_nothing_is_judged_too(seats: int) -> None:
    """In Skirmish nobody gains points by taking another's Homelands."""
    game = new_game("mastery", {"seats": seats, "skirmish": True})
    for decisions in (0, 30, 60, 90, 120):
        state = advance(game, 3, decisions)
        shares = vec[float]([0.0] * seats)

        assert MasteryValue(game).forecast(state, shares) > 0.0


def test_a_plan_is_seen_before_it_is_done() -> None:
    """Knights called home in a redistribution can strike, though they have not moved yet."""
    game = new_game("mastery", {"seats": 2})
    match: Match[Any] = Match(game, 1)
    match.state = laid(game, {"castle": 0, "lands": {"v1_1": 6}}, {"lands": {"v2_1": 1}})
    match.play(0, named(game, match, verb="redistribute"))
    before = list(MasteryValue(game).look(match.state, 0))
    match.play(0, named(game, match, verb="station", slot="v1_1", knights=1))
    after = list(MasteryValue(game).look(match.state, 0))

    assert 0 == before[AT_HOME] < after[AT_HOME] == 5
    assert before[STRIKE] < after[STRIKE]


def named(game: AnyGame, match: Match[Any], **described: Any) -> int:
    """The legal action of this description."""
    legal = [int(action) for action in game.legal(match.state, match.pending()[0])]
    return next(action for action in legal if described.items() <= game.space.describe(action).items())


def test_a_conflict_card_chosen_counts_before_it_lies_open() -> None:
    game = new_game("mastery", {"seats": 2})
    value = MasteryValue(game)
    chances = []
    for card in ("conflict_2", "conflict_5"):
        match: Match[Any] = Match(game, 1)
        hand = ["conflict_2", "conflict_5", "support_1", "call_to_arms", "fracture"]
        match.state = laid(
            game,
            {"hand": hand, "destroyed": ["crown", "orb", "sceptre"]},
            {"lands": {"v3_1": 3}, "hand": ["conflict_3", "conflict_3", "ambush", "support_1", "support_2"]},
        )
        match.play(0, named(game, match, verb="advance", slot="v3_1", knights=4))
        while "pass" in {game.space.describe(int(each))["verb"] for each in game.legal(match.state, match.pending()[0])}:
            match.play(match.pending()[0], named(game, match, verb="pass"))
        match.play(0, named(game, match, verb="commit", card=card))
        assert match.state.battle is not None
        chances.append(value.chance(match.state, match.state.battle))

    assert 0.0 < chances[0] < chances[1] < 1.0


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_forecast_changes_nothing(seats: int) -> None:
    game = new_game("mastery", {"seats": seats})
    value = MasteryValue(game)
    for decisions in (0, 30, 90):
        state = advance(game, 3, decisions)
        before = digest(state)
        first, again = (vec[float]([0.0] * seats) for _ in range(2))

        assert value.forecast(state, first) > 0.0
        value.forecast(state, again)
        assert before == digest(state)
        assert list(first) == list(again)


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_chance(seats: int) -> None:
    game = new_game("mastery", {**GAMES["mastery"].choices.among_programs, "seats": seats})
    won = 0
    for seed in range(6):
        bots: list[Bot[Any]] = [RandomBot(seed * 7 + seat) for seat in range(seats)]
        bots[seed % seats] = GreedyBot(seed)
        match: Match[Any] = Match(game, seed)
        while not match.over():
            seat = match.pending()[0]
            match.play(seat, int(bots[seat].choose(game, match.view(seat), seat)))
        won += game.outcome(match.state).ranks[seed % seats] == 1

    assert won >= 5
