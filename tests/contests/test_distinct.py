"""Matches that are the same count once, and where a game knows no chance openings are drawn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quintain.bots import Budget, GreedyBot, SearchBot
from quintain.contests import Result, distinct
from quintain.contests.balance import balance, endings
from quintain.contests.contest import contest_of, play_match, results
from quintain.contests.ledger import Ledger
from quintain.games import new_game
from quintain.kernel.match import Match, resume
from quintain.kernel.replay import Replay

RELIQUIUM: dict[str, Any] = {"seats": 2, "round_limit": 2}


def lines(bots: tuple[str, ...], games: int, seed: int = 0) -> list[dict[str, Any]]:
    game = new_game("reliquium", RELIQUIUM)
    return [play_match(task) for task in contest_of(game, RELIQUIUM, bots, seed).tasks(games, set())]


def test_an_opening_is_drawn_from_the_deal_and_played_from_every_seat() -> None:
    played = lines(("greedy", "page"), 4)
    opening = [line["moves"][:4] for line in played]

    assert opening[0] == opening[1] != opening[2] == opening[3]
    assert played[0]["bots"] == played[1]["bots"][::-1]


def test_a_match_with_an_opening_can_be_replayed() -> None:
    (line,) = lines(("greedy", "page"), 1)
    replay = Replay()
    game = new_game("reliquium", RELIQUIUM)
    replay.game, replay.rules, replay.seed, replay.moves = "reliquium", game.rules, f"{line['seed']:x}", line["moves"]
    replay.content = game.printed()

    assert line["ranks"] == resume(game, replay).outcome()["ranks"]


def test_the_same_match_counts_once() -> None:
    (line,) = lines(("greedy", "page"), 1)
    again, other = {**line, "n": 1}, {**line, "n": 2, "moves": line["moves"][:-1]}

    assert 3 == len(results([line, again, other]))
    assert [0, 2] == [(line, again, other).index(each) for each in (line, other)]
    assert 2 == len(distinct(results([line, again, other])))


def test_matches_of_unknown_course_all_count() -> None:
    result = Result("ab", [1, 2], [3, 1], [1.0, 1.0], [2, 2])

    assert 2 == len(distinct([result, result]))


def test_sides_and_endings_are_counted() -> None:
    played = results(lines(("greedy", "page"), 4))
    found = balance(played)

    assert {"faction", "seat"} == set(found)
    assert 8 == sum(share.matches for share in found["faction"].values())
    assert 4 == pytest.approx(sum(share.wins for share in found["faction"].values()))
    assert 4 == pytest.approx(sum(share.fair for share in found["seat"].values()))
    assert 4 == endings(played).total()


@pytest.mark.parametrize("key", ["castlecraft", "mastery", "majesty", "academy", "reliquium"])
def test_every_game_tells_its_sides(key: str, tmp_path: Any) -> None:
    game = new_game(key, {"seats": 2})
    contest = contest_of(game, {**type(game).choices.among_programs, "seats": 2}, ("page", "random"), 3)
    ledger = Ledger(contest, tmp_path / "kept.jsonl")
    if key in ("academy", "majesty"):  # the others take long interpreted
        for task in contest.tasks(1, set()):
            ledger.add(play_match(task))
        ledger.close()

        assert 1 == len(Ledger(contest, tmp_path / "kept.jsonl").lines)
    else:
        from quintain.contests.sides import SIDES

        assert key in SIDES


def by_seeds(make: Any) -> set[str]:
    """First rounds of Reliquium, as many as there are seeds; nothing in them is chance but what the bots draw."""
    game = new_game("reliquium", {"seats": 2, "factions": "legion,order"})
    found = set()
    for seed in range(4):
        bots = [make(seed), make(seed + 100)]
        match: Match[Any] = Match(game, 1)
        while len(match.moves) < 6:
            seat = match.pending()[0]
            match.play(seat, int(bots[seat].choose(game, match.view(seat), seat)))
        found.add(json.dumps(match.moves))
    return found


def test_bots_vary_by_their_seed_where_nothing_else_is_chance() -> None:
    assert len(by_seeds(GreedyBot)) > 1
    assert len(by_seeds(lambda seed: SearchBot(seed, Budget(30)))) > 1
