"""Stepping through a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintain.cli import boards, saves
from quintain.cli.reels import Replayed
from quintain.cli.replay import Player
from quintain.cli.screen import Screen
from quintain.cli.table import KeptTable
from quintain.kernel.types import SPECTATOR, TRUTH
from quintain.words import Speaker

from .conftest import Run


def test_without_a_terminal_all_steps_are_printed(run: Run, saved: Path) -> None:
    printed = run(f"replay {saved}").output
    last = int(printed.rpartition("Step ")[2].split()[0])

    assert all(f"Step {step} of {last}" in printed for step in range(1, last + 1))
    assert "Turn 1 of 24" in printed


def test_a_finished_match_shows_its_result(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play majesty --seats random,random --seed 2 --save {path}")

    assert "(MJ-9.5)" in run(f"replay {path}").output
    assert "Победа" in run(f"replay {path} --lang ru").output or "Победу делят" in run(f"replay {path} --lang ru").output


def test_a_seat_sees_only_what_it_saw(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play toy --seats me:Anna,me:Boris --save {path}", "3", "", "1", "q")

    assert "Anna seals a gold." in run(f"replay {path} --as Anna").output
    assert "Anna seals something." in run(f"replay {path} --as 2").output
    assert "Anna seals something." in run(f"replay {path}").output


@pytest.mark.parametrize("plain", ["", " --plain"])
def test_who_watches_is_not_told_what_he_could_type(run: Run, tmp_path: Path, plain: str) -> None:
    """Not even as the seat that is asked for a cell."""
    path = tmp_path / "match.json"
    asked = run(f"play castlecraft --armies lot --seats me,random --seed 7 --save {path} --plain", "1", "q").output

    assert "Type a cell as" in asked
    watched = run(f"replay {path} --as 1{plain}").output

    assert "on turn" in watched
    assert "Type a cell as" not in watched
    assert "that can be chosen" not in watched


def test_a_finished_match_is_open(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play toy --no-raises --seats me:Anna,me:Boris --save {path}", "3", "", "1")

    assert "Anna seals a gold." in run(f"replay {path}").output


def test_the_number_of_a_seat_goes_before_a_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play toy --seats me:2,me:1 --save {path}", "3", "", "1", "q")

    assert "2 seals a gold." in run(f"replay {path} --as 1").output


@pytest.mark.parametrize("seat", ["0", "3", "Zoe", "-1", "99999"])
def test_a_seat_that_is_not_there_is_refused(run: Run, saved: Path, seat: str) -> None:
    result = run(["replay", str(saved), "--as", seat])

    assert 2 == result.exit_code
    assert 1 == result.stderr.count("\n")


class Typist(Screen):
    """A screen with somebody who has already typed everything."""

    def __init__(self, *typed: str) -> None:
        super().__init__(plain=True)
        self.typed = list(typed)

    def ask(self, question: str) -> str | None:
        return self.typed.pop(0) if self.typed else None


def stepped(saved: Path, viewer: int, *typed: str) -> Player:
    """A match walked through by somebody who has typed all this."""
    speaker = Speaker("en")
    found = saves.read(saved, speaker)
    game = saves.game_of(found, saved, speaker)
    table = KeptTable.resumed(game, found, saved, speaker)
    screen = Typist(*typed)
    return Player(Replayed(table, viewer, screen, Speaker("en", game, table.names)), screen, speaker)


@pytest.mark.parametrize("back", ["z", "-", "я"])
def test_one_steps_forwards_back_and_to_a_number(saved: Path, capsys: pytest.CaptureFixture[str], back: str) -> None:
    player = stepped(saved, SPECTATOR, "", "n", back, "3", "99", "0", back, "xyz", "q", "")
    capsys.readouterr()
    player._walk()
    shown = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("Step", "That was", "This is", "Enter"))]

    assert [
        *(f"Step {step} of {player.last}" for step in (0, 1, 2, 1, 3)),
        f"That was the last step, {player.last}.",
        f"Step 0 of {player.last}",
        "This is the beginning.",
        "Enter or n goes on, z or - goes back, a number goes to that step, b shows the whole board, q leaves.",
    ] == shown


def test_the_whole_truth_can_be_drawn(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    viewers = []
    monkeypatch.setattr(boards, "drawn", lambda screen, game, view, *_, **__: viewers.append(view.viewer) or "")
    for viewer in (TRUTH, SPECTATOR, 1):
        stepped(saved, viewer).reel.board(1)

    assert [TRUTH, SPECTATOR, 1] == viewers


def test_b_is_the_board_as_in_play(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    player = stepped(saved, SPECTATOR, "b", "q")
    capsys.readouterr()
    player._walk()

    assert 3 == capsys.readouterr().out.count("Turn 1 of 24")


def test_the_set_up_is_told_at_the_beginning(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play toy --seats me,me --save {path}", "3", "q")

    assert "Rounds of bids: 1.\n\nStep 1 of 1\n" in run(f"replay {path}").output


def test_who_watches_is_not_told_what_to_type(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A board that has something to say to who is asked may have another drawing for who watches."""
    asked = []
    monkeypatch.setattr("quintain.cli.boards.majesty.watched", lambda *args: asked.append(args[-1]) or "watched", raising=False)

    assert "watched" == stepped(saved, SPECTATOR).reel.board(1)
    assert [True] == asked
