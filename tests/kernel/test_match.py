"""Matches and replays, with the toy of the laws: validated, recorded, resumed, and refused when they do not fit."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quintain.kernel.errors import IllegalAction, NotPending, RecordError, ReplayMismatch
from quintain.kernel.match import Match, resume
from quintain.kernel.playout import playout, playouts
from quintain.kernel.records import digest, dump
from quintain.kernel.replay import Replay, read_replay
from quintain.kernel.rng import Rng
from tests.laws.faulty import toy


def match(moves: int = 5) -> Match[Any]:
    played = Match(toy().game({"seats": 3}), 11)
    for _ in range(moves):
        seat = played.pending()[0]
        played.play(seat, played.decision(seat).actions[0])
    return played


def test_a_match_is_options_seed_and_moves() -> None:
    played = match()
    stored = json.loads(json.dumps(dump(played.replay())))
    back = resume(toy().game(stored["options"]), read_replay(stored))

    assert digest(played.state) == digest(back.state)
    assert played.moves == back.moves
    assert 5 == len(stored["moves"])


def test_a_replay_is_a_copy() -> None:
    played = match()
    played.replay().moves[0][1] = 99

    assert 99 != played.moves[0][1]


@pytest.mark.parametrize("seed", [-1, 2**128, 2**200])
def test_a_seed_of_more_than_128_bits_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        Match(toy().game({"seats": 2}), seed)


def test_refusals_say_who_what_and_why() -> None:
    played = match(0)
    legal = played.decision(0).actions
    other = next(action for action in range(12) if action not in legal)
    with pytest.raises(IllegalAction, match=rf"seat 0 may not commit card={other} \(TY-2\)") as refused:
        played.play(0, other)

    assert "TY-2" == refused.value.clause
    with pytest.raises(IllegalAction, match="there is no action 14; actions are 0 to 13"):
        played.play(0, 14)
    with pytest.raises(NotPending, match="seat 7 owes no choice now"):
        played.play(7, 0)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("game", "chess", "this is a replay of chess, not of toy"),
        ("rules", 9, "follows revision 9 of the rules of toy; these are revision 1"),
        ("moves", [[0, 13]], "move 1 of 1 does not fit"),
        ("moves", [[5, 0]], "move 1 of 1 does not fit: seat 5 owes no choice"),
    ],
)
def test_a_replay_that_does_not_fit_says_where(field: str, value: Any, sentence: str) -> None:
    replay = match().replay()
    setattr(replay, field, value)

    with pytest.raises(ReplayMismatch, match=sentence):
        resume(toy().game({"seats": 3}), replay)


@pytest.mark.parametrize(
    "change",
    [
        {"game": 3},
        {"rules": "1"},
        {"options": []},
        {"seed": -1},
        {"seed": True},
        {"seed": 2**60},
        {"seed": "xyz"},
        {"seed": "1" * 33},
        {"seed": ""},
        {"content": 3},
        {"outcome": []},
        {"final": None},
        {"moves": {}},
        {"moves": [3]},
        {"moves": [[1]]},
        {"moves": [[1, "2"]]},
        {"moves": [[1, 2, 3]]},
        {"moves": [[True, 2]]},
    ],
)
def test_what_is_no_replay_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        read_replay({**dump(match().replay()), **change})


def test_a_list_is_no_replay() -> None:
    with pytest.raises(RecordError):
        read_replay([])


def test_an_empty_replay_is_a_record() -> None:
    empty = {"game": "", "rules": 0, "content": "", "options": {}, "seed": "0", "moves": [], "outcome": {}, "final": ""}

    assert empty == dump(Replay())


def finished() -> Match[Any]:
    played = match(0)
    while not played.over():
        seat = played.pending()[0]
        played.play(seat, played.decision(seat).actions[0])
    return played


def test_seeds_are_hexadecimal_text_and_old_numbers_are_read() -> None:
    replay = match().replay()
    old = dump(replay) | {"seed": 11}

    assert "b" == replay.seed
    assert "b" == read_replay(old).seed
    assert "b" == read_replay(dump(replay)).seed
    assert f"{2**127:032x}" == Match(toy().game({"seats": 2}), 2**127).replay().seed


def test_a_replay_of_old_says_neither_content_nor_result_and_is_played() -> None:
    old = {key: value for key, value in dump(match().replay()).items() if key not in ("content", "outcome", "final")}

    assert digest(match().state) == digest(resume(toy().game({"seats": 3}), read_replay(old)).state)


def test_a_finished_match_keeps_its_outcome_and_its_last_state() -> None:
    played = finished()
    replay = played.replay()

    assert digest(played.state) == replay.final
    assert played.game.outcome(played.state).points == replay.outcome["points"]
    assert ("", {}) == (match().replay().final, match().replay().outcome)
    assert digest(played.state) == digest(resume(played.game, read_replay(json.loads(json.dumps(dump(replay))))).state)


@pytest.mark.parametrize(
    ("change", "about", "sentence"),
    [
        ({"content": "0" * 24}, "content", "played with other printed values"),
        ({"outcome": {"ranks": [1, 2, 3], "points": [9, 8, 7], "clause": "TY-5"}}, "result", r"ended with ranks \[1, 2, 3\]"),
        ({"final": "0" * 24}, "result", "the last state of this replay was 000"),
        ({"moves": []}, "result", "but leads to no result"),
        ({"rules": 7}, "rules", "follows revision 7"),
        ({"game": "chess"}, "game", "a replay of chess"),
        ({"moves": [[0, 13]]}, "move", "move 1 of 1"),
    ],
)
def test_a_match_that_would_end_otherwise_is_never_replayed_in_silence(change: dict[str, Any], about: str, sentence: str) -> None:
    replay = read_replay({**dump(finished().replay()), **change})
    with pytest.raises(ReplayMismatch, match=sentence) as mismatch:
        resume(toy().game({"seats": 3}), replay)

    assert about == mismatch.value.about


def test_a_fork_leaves_the_match_alone() -> None:
    played = match()
    before = digest(played.state)
    apart = played.fork()
    seat = apart.pending()[0]
    apart.play(seat, apart.decision(seat).actions[0])

    assert (before, 5, 6) == (digest(played.state), len(played.moves), len(apart.moves))
    assert (played.seed, played.opening) == (apart.seed, apart.opening)


def test_a_match_is_rewound_to_where_it_was() -> None:
    assert digest(match(2).state) == digest(match(5).rewound(2).state)
    assert match(2).moves == match(5).rewound(2).moves


def test_a_match_from_a_position_has_no_replay() -> None:
    game = toy().game({"seats": 2})
    laid = Match(game, 0, game.start(3))

    with pytest.raises(AssertionError, match="has no replay"):
        laid.replay()


def test_playouts_end() -> None:
    game = toy().game({"seats": 2})
    state = game.start(1)
    taken = playout(game, state, Rng.seeded(2))

    assert 0 < taken <= game.bound
    assert [] == list(game.pending(state))
    assert playouts(game, 3, 5) == playouts(game, 3, 5)


@pytest.mark.parametrize("strange", [True, False, 0.0, 1.0, "0", None, float("nan"), 10**5000, -(10**5000), [0]], ids=type)
def test_only_plain_numbers_are_seats_and_actions(strange: Any) -> None:
    """Alike compiled and interpreted, and before anything changes."""
    played = match(1)
    seat = played.pending()[0]
    action = played.decision(seat).actions[0]
    before = digest(played.state)
    for choice in ((strange, action), (seat, strange), (strange, strange)):
        with pytest.raises(IllegalAction):
            played.play(*choice)

    assert before == digest(played.state)
    assert 1 == len(played.moves)
