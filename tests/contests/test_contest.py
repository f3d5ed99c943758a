"""One match between bots as a piece of work."""

from __future__ import annotations

import json

import pytest

from quintain.contests import Here
from quintain.contests.arena import play_on
from quintain.contests.contest import Contest, play_match
from quintain.contests.ledger import Ledger
from quintain.games import new_game
from quintain.kernel.match import resume
from quintain.kernel.replay import Replay


def test_every_choice_has_its_time() -> None:
    line = play_match({"n": 0, "game": "majesty", "options": {"seats": 2}, "seed": 3, "bots": ["page", "random"], "chance": "0"})

    assert line["choices"] == [len(times) for times in line["times"]]
    assert all(
        1000 * total == pytest.approx(sum(times), abs=1) for total, times in zip(line["seconds"], line["times"], strict=True)
    )


def test_the_matches_of_an_arena_can_be_replayed() -> None:
    task = {"n": 0, "game": "majesty", "options": {"seats": 2}, "seed": 3, "bots": ["page", "random"], "chance": "0"}
    line = play_match(task)
    replay = Replay()
    game = new_game("majesty", {"seats": 2})
    replay.game, replay.rules, replay.seed, replay.moves = "majesty", game.rules, "3", line["moves"]
    match = resume(game, replay)

    assert match.over()
    assert line["points"] == game.outcome(match.state).points


def test_a_ledger_can_do_without_a_file() -> None:
    contest = Contest("majesty", 1, {"seats": 2}, ("page", "random"), ("greedy 65", "random"), 2, 0)
    ledger = Ledger(contest, None)
    for task in contest.tasks(2, set()):
        ledger.add(play_match(task))

    assert {0, 1} == ledger.played()
    assert [["page", "random"], ["random", "page"]] == [list(result.bots) for result in ledger.results(2)]


def test_the_same_task_is_the_same_match_wherever_it_is_played() -> None:
    """Bots seated anew choose alike: their chance follows from the contest and the number of the match."""
    contest = Contest("majesty", 1, {"seats": 2}, ("page", "random"), ("greedy 65", "random"), 2, 5)
    task, other = contest.tasks(2, set())
    line = play_match(json.loads(json.dumps(task)))

    assert line["moves"] == play_match(task)["moves"] != play_match(other)["moves"]


def test_played_matches_are_in_the_ledger_before_they_are_told() -> None:
    ledger = Ledger(Contest("majesty", 1, {"seats": 2}, ("page", "random"), ("greedy 65", "random"), 2, 0), None)
    told = [(line["n"], len(ledger.played())) for line in play_on(ledger, 2, Here())]
    more = [line["n"] for line in play_on(ledger, 3, Here())]

    assert [(0, 1), (1, 2)] == told
    assert [2] == more
