"""A choice as plain data in and out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quintain.bots import BOTS, Budget, NotAView, SearchBot, advise, bot_seed, named
from quintain.bots.worker import Worker, answer, game_of
from quintain.games import GAMES, new_game
from quintain.kernel.match import Match
from quintain.kernel.records import dump
from quintain.kernel.rng import SEEDS
from quintain.kernel.types import SPECTATOR, TRUTH, Json
from tests.bots.every import advance

ROOT = Path(__file__).parent.parent.parent
DECISIONS = (0, 30)  # of chance, before the bots are asked
SEED = 3
Question = dict[str, Json]


def options_of(key: str) -> dict[str, Json]:
    kind = GAMES[key].choices
    return {**kind.among_programs, "seats": kind.highest}


def question(key: str, decisions: int = 20, bot: str = "search:4", **more: Json) -> Question:
    """What the first seat that owes a choice would be asked, some choices after the set-up."""
    game = new_game(key, options_of(key))
    state = advance(game, 5, decisions)
    seat = int(game.pending(state)[0])
    asked: Question = {"game": key, "options": options_of(key), "bot": bot, "seat": seat, "seed": SEED}
    return {**asked, "view": dump(game.view(state, seat)), **more}


def untimed(told: Question) -> Question:
    return {key: value for key, value in told.items() if key != "microseconds"}


def answers() -> list[Json]:
    """Of several bots in all games, as they travel."""
    found: list[Json] = []
    for key in GAMES:
        for decisions in DECISIONS:
            for bot in ("random", "greedy", "search:4"):
                found.append(untimed(answer(question(key, decisions, bot))))
            found.append(untimed(answer(question(key, decisions, ask="advice"))))
    return found


def test_compiled_and_interpreted_workers_agree() -> None:
    code = (
        "import json; from quintain.kernel import COMPILED; from tests.bots.test_worker import answers;"
        "print(json.dumps([COMPILED, answers()]))"
    )
    environment = {**os.environ, "QUINTAIN_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    other = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    compiled, found = json.loads(other.stdout)

    assert not compiled
    assert found == json.loads(json.dumps(answers()))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "search:4"])
def test_a_worker_chooses_as_the_bot_does(key: str, bot: str) -> None:
    """The same view, seed and budget, once handed over alive and once as plain data that went through JSON."""
    game = new_game(key, options_of(key))
    for decisions in DECISIONS:
        state = advance(game, 5, decisions)
        seat = int(game.pending(state)[0])
        chosen = named(bot)(SEED).choose(game, game.view(state, seat), seat)
        told = answer(json.loads(json.dumps(question(key, decisions, bot))))

        assert chosen == told["action"]
        assert ["action", "iterations", "microseconds"] == list(told)


def test_a_search_says_how_much_it_thought() -> None:
    told = answer(question("majesty", 0, "search:4"))

    assert 4 == told["iterations"]
    assert 0 < int(str(told["microseconds"]))
    assert 0 == answer(question("majesty", 0, "greedy"))["iterations"]


def test_advice_is_the_best_three_with_their_worth_in_thousandths() -> None:
    asked = question("majesty", 10, "search:40", ask="advice")
    game = game_of("majesty", asked["options"])
    state = advance(game, 5, 10)
    seat = int(game.pending(state)[0])
    expected = advise(game, game.view(state, seat), seat, 3, SEED, 40)
    told: Any = answer(asked)["advice"]

    assert 3 == len(told)
    assert [(each.action, round(1000 * each.worth), each.visits) for each in expected] == [tuple(each.values()) for each in told]
    assert 1 == len(answer({**asked, "best": 1})["advice"])  # type: ignore[arg-type]


def test_a_question_alone_decides_its_answer() -> None:
    """Asked before or not, whatever was asked between."""
    asked = question("mastery", 15)
    first = untimed(answer(asked))
    answer(question("majesty", 3))

    assert first == untimed(answer(asked))


def test_a_named_thinker_goes_on_where_it_stopped() -> None:
    """It chooses as a bot does that sits through the whole match, tree and chance kept; asked anew each time, it would not."""
    game = game_of("majesty", {"seats": 2})
    match: Match[Any] = Match(game, 9)
    bots: list[Any] = [SearchBot(seat, Budget(30)) for seat in range(2)]
    worker, anew = Worker(2), []
    while not match.over():
        seat = match.pending()[0]
        asked: Question = {"game": "majesty", "options": {"seats": 2}, "bot": "search:30", "seat": seat, "seed": seat}
        asked["view"] = dump(match.view(seat))
        chosen = int(bots[seat].choose(game, match.view(seat), seat))
        anew.append(answer(asked)["action"] == chosen)

        assert chosen == worker.answer({**asked, "thinker": f"table 9, seat {seat}"})["action"]
        match.play(seat, chosen)

    assert not all(anew)


def test_only_those_who_thought_last_are_kept() -> None:
    worker = Worker(2)
    asked = question("majesty", 0)
    for name in ("a", "b", "a", "c"):
        worker.answer({**asked, "thinker": name})

    assert ["a", "c"] == list(worker.thinkers)


@pytest.mark.parametrize("change", [{"bot": "search:7"}, {"options": {"seats": 4, "sides": "B"}}])
def test_a_thinker_of_another_table_sits_down_anew(change: Question) -> None:
    worker = Worker()
    asked = question("majesty", 0, thinker="a")
    worker.answer(asked)
    before = worker.thinkers["a"]
    other = game_of("majesty", change.get("options", asked["options"]))
    start = other.start(1)
    worker.answer({**asked, **change, "view": dump(other.view(start, int(str(asked["seat"]))))})

    assert before is not worker.thinkers["a"]


def good() -> Question:
    return question("majesty", 6)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": 3}, "game is a text, not int"),
        ({"options": [2]}, "options: a table by names is expected here, not list"),
        ({"options": {2: 2}}, "options: a table by names"),
        ({"options": {"seats": 9}}, "seats is a number from 2 to 4, not 9"),
        ({"options": {"seats": {1, 2}}}, "no plain data"),
        ({"options": {"seats": 4, "chairs": 2}}, "there is no option 'chairs'"),
        ({"bot": "nobody"}, "there is no bot 'nobody'"),
        ({"bot": "search"}, "names no budget"),
        ({"bot": "page:7"}, "names no budget"),
        ({"bot": None}, "bot is a text, not NoneType"),
        ({"seat": 4}, "seat lies in 0 .. 3"),
        ({"seat": -1}, "seat lies in 0 .. 3"),
        ({"seat": True}, "seat is a whole number, not bool"),
        ({"seed": -1}, "seed lies in"),
        ({"seed": SEEDS}, "seed lies in"),
        ({"seed": 10**400}, "seed lies in"),
        ({"seed": "7"}, "seed is a whole number, not str"),
        ({"seed": 7.5}, "seed is a whole number, not float"),
        ({"bot": 7.5}, "bot is a text, not float"),
        ({"view": 7.5}, "not float"),
        ({"ask": 7.5}, "not '7.5'"),
        ({"ask": "advice", "best": 1.5}, "best is a whole number"),
        ({"view": None}, "a view: a table by names is expected here, not NoneType"),
        ({"view": {}}, "a MajestyState needs the field"),
        ({"ask": "mercy"}, "not 'mercy'"),
        ({"best": 3}, "asks for a choice"),
        ({"ask": "advice", "best": 0}, "best lies in 1"),
        ({"ask": "advice", "bot": "page"}, "page gives no advice"),
        ({"thinker": 3}, "thinker is a text"),
        ({"state": {}}, "a question has no 'state'"),
    ],
    ids=str,
)
def test_a_bad_question_is_refused_in_one_sentence(change: Question, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        answer({**good(), **change})


@pytest.mark.parametrize("key", ["game", "options", "bot", "seat", "view", "seed"])
def test_what_is_missing_is_named(key: str) -> None:
    asked = good()
    del asked[key]

    with pytest.raises(ValueError, match=f"a question needs '{key}'"):
        answer(asked)


@pytest.mark.parametrize("asked", [[], None, 7.5, "question", {1: 2}])
def test_what_is_no_table_is_no_question(asked: object) -> None:
    with pytest.raises(ValueError, match="a question: a table by names is expected here"):
        answer(asked)


@pytest.mark.parametrize("key", GAMES)
def test_a_view_with_a_field_of_another_kind_is_refused(key: str) -> None:
    """Every field in turn, as a text, a nothing, a list of texts and a giant."""
    asked = question(key, 12)
    view: Any = asked["view"]
    wrong: list[Any] = ["wrong", ["wrong"], 2**80, {"wrong": 1}, 1.5, [1.5]]
    for name in view:
        for value in wrong:
            if isinstance(view[name], str) and isinstance(value, str):
                continue
            try:
                told = answer({**asked, "view": {**view, name: value}})
            except ValueError:
                continue

            assert "action" in told, f"{name} = {value!r}"


@pytest.mark.parametrize("key", GAMES)
def test_a_state_that_only_calls_itself_a_view_is_refused(key: str) -> None:
    game = new_game(key, options_of(key))
    state = advance(game, 5, 20)
    seat = int(game.pending(state)[0])
    state.viewer = seat

    with pytest.raises(NotAView, match="with an open"):
        answer({**question(key), "view": dump(state)})


@pytest.mark.parametrize("key", GAMES)
def test_the_truth_and_the_views_of_others_are_refused(key: str) -> None:
    game = new_game(key, options_of(key))
    state = advance(game, 5, 20)
    seat = int(game.pending(state)[0])
    views = [dump(game.view(state, viewer)) for viewer in range(SPECTATOR, int(game.seats)) if viewer != seat]
    for view in [dump(state), *views]:
        with pytest.raises(NotAView, match="the true state" if view["viewer"] == TRUTH else "the view of"):
            answer({**question(key), "view": view})


def test_a_seat_that_owes_no_choice_is_not_asked() -> None:
    asked = good()
    game = game_of("majesty", asked["options"])
    state = advance(game, 5, 6)
    other = (int(game.pending(state)[0]) + 1) % 4

    with pytest.raises(ValueError, match=f"seat {other} owes no choice"):
        answer({**asked, "seat": other, "view": dump(game.view(state, other))})


def test_only_so_many_games_are_kept() -> None:
    """The rules asked about last stay the same object, so that a search can go on; others are forgotten."""
    first = game_of("majesty", {"seats": 2})
    for limit in range(1, 10):
        game_of("mastery", {"seats": 2, "round_limit": 10 + limit})
        assert first is game_of("majesty", {"seats": 2})


def test_bots_draw_from_chance_of_their_own() -> None:
    """Of every match and every seat another, and none of them the match's."""
    seeds = [bot_seed("7", number, seat) for number in range(50) for seat in range(6)]

    assert len(seeds) == len(set(seeds))
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert not set(range(60)) & set(seeds)
    assert bot_seed("7", 1, 2) == bot_seed("7", 1, 2) != bot_seed("8", 1, 2)


@pytest.mark.parametrize("bot", BOTS)
def test_every_registered_bot_can_be_asked(bot: str) -> None:
    spec = bot + ":1" if bot in ("knight", "lord", "king") else bot

    assert "action" in answer(question("majesty", 20, spec))
