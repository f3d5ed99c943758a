"""What a terminal must not tell: the seed, another's choice, what a bot holds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from quintain.cli import session
from quintain.cli.arguments import typed_again
from quintain.cli.screen import Screen
from quintain.cli.session import Session
from quintain.cli.table import KeptTable, drawn_seed
from quintain.games import new_game
from quintain.kernel.options import choose
from quintain.kernel.records import load
from quintain.kernel.rng import SEEDS, WIDE
from quintain.words import Speaker

from .conftest import Run
from .toy.game import ToyGame, ToyOptions

HEX = re.compile(r"\b[0-9a-f]{32}\b")


def options_in(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))["replay"]["options"]


def seed_in(path: Path) -> str:
    return str(json.loads(path.read_text(encoding="utf-8"))["replay"]["seed"])


def test_a_drawn_seed_has_128_bits_and_is_not_shown_before_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    left = run(f"play majesty --seats me,random --save {path}", "1", "l", "b", "?", "q").output

    assert HEX.fullmatch(seed_in(path))
    assert SEEDS <= int(seed_in(path), 16) < WIDE
    assert seed_in(path) not in left
    assert "Seed" not in left


def test_it_is_shown_at_the_end_and_deals_the_same_again(run: Run, tmp_path: Path) -> None:
    path, again = tmp_path / "match.json", tmp_path / "again.json"
    played = run(f"play majesty --seats random,random --sides B --deck_mode full_shuffle --save {path}").output
    seed = seed_in(path)
    command = f"quintain play majesty --seed {seed} --seats 2 --sides BBBBBBBB --deck_mode full_shuffle"

    assert f"The seed was {seed}; the same set-up again: {command}" in played
    run(f"{command.removeprefix('quintain ')} --save {again}", "q")
    assert [seed, seed] == [seed_in(path), seed_in(again)]
    assert options_in(path) == options_in(again)


def test_what_is_typed_again_counts_seats_from_one_and_knows_switches() -> None:
    chosen = {"seats": 3, "first_player": "1", "tie_win": True}

    assert "--seats 3 --first_player 2 --tie_win" == typed_again(new_game("academy", chosen).options)


def test_no_two_matches_have_the_same_seed() -> None:
    seeds = {drawn_seed() for _ in range(100)}

    assert 100 == len(seeds)
    assert all(SEEDS <= seed < WIDE for seed in seeds)


def test_a_seed_that_a_person_types_is_shown_and_works_as_ever(run: Run) -> None:
    played = run("play majesty --seats me,random --seed 17", "q").output

    assert "At the table: Player, Agnes (bot Chance). Seed 17." in played
    assert "Seed 17." in run(f"play --resume {played.split('--resume ')[1].split()[0]}", "q").output


@pytest.mark.parametrize("seed", ["-1", "x", "9" * 18, "f" * 31, "f" * 33, "g" * 32, ""])
def test_other_seeds_are_refused(run: Run, seed: str) -> None:
    result = run(["play", "majesty", "--seed", seed])

    assert 2 == result.exit_code
    assert 1 == result.stderr.count("\n")


def test_bots_do_not_draw_from_the_match_s_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches of one seed have other bots, unless a person typed it; a bot's seed is never the match's."""
    given: list[int] = []

    class Listener:
        """Stands for the worker: what it is asked is all that a bot is given."""

        def answer(self, question: dict[str, Any]) -> dict[str, Any]:
            given.append(question["seed"])
            assert f"{2**100}" not in json.dumps(question)
            return {"action": int(game.absent(load(game.state_class, question["view"]), question["seat"]))}

    monkeypatch.setattr("quintain.cli.table.Worker", Listener)
    game = ToyGame(choose(ToyOptions, {"seats": 2}))
    for typed in (True, True, False, False):
        table = KeptTable(game, 2**100, ["random", "me"], ["A", "B"], tmp_path / "x.json", typed)
        table.play_bot(0)

    assert given[0] == given[1]
    assert 3 == len(set(given))
    assert 2**100 not in given


class Sitting(Screen):
    """A screen with somebody who sits there and has typed everything."""

    def __init__(self, *typed: str) -> None:
        super().__init__(plain=True)
        object.__setattr__(self, "live", True)
        self.typed = list(typed)

    def ask(self, question: str) -> str | None:
        return self.typed.pop(0) if self.typed else None


def waited(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: list[str], thought: float, draw: int) -> list[float]:
    """How long a terminal slept while bots answered in the windows of the toy, if each thought takes so long."""
    slept: list[float] = []
    clock = [0.0]

    def think(table: Any, seat: int) -> None:
        clock[0] += thought if table.asked[seat].prompt == "raise" else 1.2
        table.play(seat, [table.asked[seat].actions[0]])

    def wait(seconds: float) -> None:
        slept.append(seconds)
        clock[0] += seconds

    monkeypatch.setattr(session, "monotonic", lambda: clock[0])
    monkeypatch.setattr(session, "sleep", wait)
    monkeypatch.setattr(session.secrets, "randbits", lambda _: draw)
    monkeypatch.setattr(KeptTable, "play_bot", think)
    table = KeptTable(ToyGame(choose(ToyOptions, {"seats": 2})), 3, seats, ["Anna", "Boris"], tmp_path / "x.json")
    Session(table, Sitting("1", "1", "1", "1"), Speaker("en", table.game, table.names)).run()
    return slept


@pytest.mark.parametrize("draw", [0, 77, 500])
def test_a_bot_s_time_in_a_window_does_not_tell_whether_it_thought(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, draw: int
) -> None:
    nothing = waited(monkeypatch, tmp_path, ["random", "me"], 0.0, draw)
    much = waited(monkeypatch, tmp_path, ["random", "me"], 1.2, draw)

    assert nothing
    assert [pytest.approx(1.2 + 0.4 + draw / 1000)] * len(nothing) == nothing
    assert [pytest.approx(each - 1.2) for each in nothing] == much


def test_a_standing_answer_takes_its_time_where_others_watch(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    slept: list[float] = []
    monkeypatch.setattr(session, "sleep", slept.append)
    for seats in (["me", "me"], ["me", "random"]):
        table = KeptTable(ToyGame(choose(ToyOptions, {"seats": 2})), 3, seats, ["Anna", "Boris"], tmp_path / "x.json")
        table.play(0, [2])
        table.play(1, [0])
        table.stand(0, "raise")
        slept.clear()
        Session(table, Sitting(), Speaker("en", table.game, table.names)).run()
        if seats[1] == "me":
            assert 2 == len(slept)
            assert all(0.4 <= seconds <= 0.9 for seconds in slept)

    assert all(table.bot_at(1) for _ in slept)  # alone with a bot only the bot's windows take time


def test_among_bots_alone_nobody_waits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert not any(waited(monkeypatch, tmp_path, ["random", "random"], 0.0, 9))


def test_on_a_pipe_nobody_waits(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(session, "sleep", slept.append)
    run("play toy --seats random,me", "1", "1", "1", "1")

    assert [] == slept


def test_another_s_choice_is_not_taken_back_without_asking_him(run: Run) -> None:
    """Anna has sealed her bid; Boris sits at the keyboard. It would be free for her, but it is hers."""
    refused = run("play toy --seats me:Anna,me:Boris --plain", "3", "", "u", "maybe", "no", "", "q").output
    agreed = run("play toy --seats me:Anna,me:Boris --plain", "3", "", "u", "yes", "", "q").output

    assert 2 == refused.count("Anna, do you take back your last choice? (yes or no):")
    assert "Not all agree: the choice stands." in refused
    assert "Boris, what do you bid?" in refused.partition("Not all agree")[2]
    assert "Taken back." in agreed
    assert "Anna, what do you bid?" in agreed.partition("Taken back.")[2]


def test_whoever_learned_something_is_asked_too(run: Run) -> None:
    """Boris has opened the bids with his; Anna sits at the keyboard and wants that back: Boris must agree, nobody else."""
    played = run("play toy --seats me:Anna,me:Boris --plain", "3", "", "1", "", "u", "y", "", "q").output

    assert "Boris, do you take back your last choice?" in played
    assert "Taken back." in played
    assert "Boris, what do you bid?" in played.partition("Taken back.")[2]


def test_one_s_own_choice_takes_the_consent_of_those_who_answered_since(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    typed = ["1", "1", "u", "yes", "yes", "q"]
    played = run(f"play majesty --seats me:Anna,me:Boris,me:Clara --seed 3 --plain --save {path}", *typed).output

    assert 2 == played.count("(yes or no):")
    assert "do you agree that" in played
    assert ["undo"] == json.loads(path.read_text())["unrated"]
    assert 1 == len(json.loads(path.read_text())["replay"]["moves"])


def test_while_others_are_asked_no_secret_is_on_the_screen(run: Run) -> None:
    played = run("play toy --seats me:Anna,me:Boris --plain", "3", "", "u", "no", "", "q").output
    before, _, _ = played.partition("Anna, do you take back")

    assert before.endswith("\n" * 60)


@pytest.mark.parametrize(("lang", "typed"), [("ru", "да"), ("ru", "Y"), ("en", "д"), ("en", "YES")])
def test_yes_is_understood_in_every_language(run: Run, lang: str, typed: str) -> None:
    played = run(f"play toy --seats me:Anna,me:Boris --plain --lang {lang}", "3", "", "u", typed, "", "q").output

    assert ("Taken back." if lang == "en" else "Отменено.") in played


def test_advice_makes_the_match_unrated(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play toy --seats me,random --save {path}", "h", "q")

    assert ["hint"] == json.loads(path.read_text())["unrated"]
