"""The file of an arena: what was edited by hand, cut off, linked or is in use."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from quintain.cli.app import app
from quintain.cli.arena_table import show
from quintain.contests.contest import play_match
from quintain.words import LANGUAGES

QUICK = ["arena", "majesty", "--bots", "page,random", "--plain", "--lang", "en"]


def arena(file: Path, *more: str) -> Result:
    return CliRunner().invoke(app, [*QUICK, "--json", str(file), *more], catch_exceptions=False)


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """Of two matches."""
    file = tmp_path / "arena.jsonl"
    assert 0 == arena(file, "--games", "2").exit_code
    return file


CHANGES: list[Callable[[dict[str, Any]], object]] = [
    lambda match: match.update(n=True),
    lambda match: match.update(n=-1),
    lambda match: match.update(n=10**30),
    lambda match: match.update(ranks=[1, 3]),
    lambda match: match.update(ranks=[0, 1]),
    lambda match: match.update(ranks=["1", "2"]),
    lambda match: match.update(points=[1.5, 2]),
    lambda match: match.update(points=[None, 2]),
    lambda match: match.update(points=[10**400, 2]),
    lambda match: match.update(seconds=[-1.0, 1.0]),
    lambda match: match.update(seconds=[float("nan"), 1.0]),
    lambda match: match.update(choices=[2.0, 3]),
    lambda match: match.update(choices=[-1, 3]),
    lambda match: match["times"][0].__setitem__(0, float("inf")),
    lambda match: match["times"][0].__setitem__(0, [1.0]),
    lambda match: match["times"][0].__setitem__(0, "1"),
    lambda match: match["times"][0].append(1.0),
    lambda match: match.update(times=[3, 4]),
    lambda match: match.update(bots=match["bots"][::-1]),
    lambda match: match.update(seed=match["seed"] + 1),
    lambda match: match.pop("seed"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_match_edited_by_hand_is_refused(ledger: Path, change: Callable[[dict[str, Any]], object]) -> None:
    head, first, second = ledger.read_text().splitlines()
    match = json.loads(second)
    change(match)
    ledger.write_text("\n".join([head, first, json.dumps(match), ""]))
    told = arena(ledger, "--games", "2")

    assert 2 == told.exit_code
    assert "line 3 is no match" in told.output


def test_a_damaged_line_in_the_middle_is_refused_and_kept(ledger: Path) -> None:
    head, first, second = ledger.read_text().splitlines()
    damaged = "\n".join([head, first[:-9], second, ""])
    ledger.write_text(damaged)
    told = arena(ledger, "--games", "2")

    assert 2 == told.exit_code
    assert "line 2 is no match" in told.output
    assert damaged == ledger.read_text()


@pytest.mark.parametrize("left", ['{"n": 2, "se', '{"n": 2, "se\n', "\n\n"])
def test_what_an_interrupted_run_left_is_cut_off_where_the_file_stands(ledger: Path, left: str) -> None:
    whole = ledger.read_text()
    ledger.write_text(whole + left)
    ledger.chmod(0o640)
    link = ledger.with_name("link")
    link.symlink_to(ledger)
    told = arena(link, "--games", "2")

    assert 0 == told.exit_code
    assert whole == ledger.read_text()
    assert link.is_symlink()
    assert 0o640 == ledger.stat().st_mode & 0o777


def test_a_last_line_without_its_end_is_a_match(ledger: Path) -> None:
    whole = ledger.read_text()
    ledger.write_text(whole.rstrip("\n"))

    assert 0 == arena(ledger, "--games", "2").exit_code
    assert whole == ledger.read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_arenas_do_not_write_to_one_file(ledger: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    seconds: list[Result] = []

    def disturbed(task: dict[str, object]) -> dict[str, object]:
        seconds.append(arena(ledger, "--games", "4", "--lang", lang))
        return play_match(task)

    monkeypatch.setattr("quintain.contests.contest.play_match", disturbed)
    first = arena(ledger, "--games", "3")

    assert 0 == first.exit_code
    assert [2] == [second.exit_code for second in seconds]
    assert ("another arena" if lang == "en" else "другая арена") in seconds[0].output
    assert 4 == len(ledger.read_text().splitlines())


def test_the_report_overwrites_only_reports(ledger: Path, tmp_path: Path) -> None:
    before = ledger.read_text()
    report = tmp_path / "arena.html"
    told = arena(tmp_path / "other", "--games", "2", "--html", str(ledger))

    assert 2 == told.exit_code
    assert "no report of an arena" in told.output
    assert before == ledger.read_text()
    assert [0, 0] == [arena(ledger, "--games", "2", "--html", str(report)).exit_code for _ in range(2)]


@pytest.mark.parametrize("switch", ["--json", "--html"])
def test_a_pipe_is_no_place_for_matches_or_reports(tmp_path: Path, switch: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    told = CliRunner().invoke(app, [*QUICK, "--games", "2", switch, str(pipe)])

    assert 2 == told.exit_code
    assert "is not an ordinary file" in told.output


def test_the_report_is_there_before_the_table_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*facts: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("quintain.cli.arena_table.show", gone)
    report = tmp_path / "arena.html"
    CliRunner().invoke(app, [*QUICK, "--games", "2", "--html", str(report)])

    assert report.read_text().startswith("<!doctype html>")


@pytest.mark.usefixtures("keyboard")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_second_interrupt_does_not_lose_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals, code: int
) -> None:
    """Whether the keyboard asks to stop or the system."""

    def interrupted(task: dict[str, object]) -> dict[str, object]:
        if task["n"] == 2:
            signal.raise_signal(number)
        return play_match(task)

    def again(*facts: Any) -> None:
        signal.raise_signal(number)
        show(*facts)

    file = tmp_path / "arena.jsonl"
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr("quintain.contests.contest.play_match", interrupted)
    monkeypatch.setattr("quintain.cli.arena_table.show", again)
    told = arena(file, "--games", "6")

    assert code == told.exit_code
    assert "2 matches" in told.output
    assert "Interrupted; run it again to go on" in told.output
    assert 3 == len(file.read_text().splitlines())
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_report_that_may_not_be_read_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may read everything, so the refusal is played."""
    report = tmp_path / "arena.html"
    report.write_text("secret")
    opened = Path.open

    def forbidden(self: Path, mode: str = "r", *rest: Any, **named: Any) -> Any:
        if mode == "rb":
            raise PermissionError(13, "Permission denied")
        return opened(self, mode, *rest, **named)

    monkeypatch.setattr(Path, "open", forbidden)
    told = CliRunner().invoke(app, [*QUICK, "--games", "1", "--html", str(report)])

    assert 2 == told.exit_code
    assert "cannot be read: that is not allowed." in told.output


def test_the_device_that_forgets_may_be_written_to() -> None:
    told = CliRunner().invoke(app, [*QUICK, "--games", "1", "--html", os.devnull, "--json", os.devnull])

    assert 0 == told.exit_code, told.output
