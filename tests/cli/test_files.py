"""Saved matches that are none: one sentence and exit code 2, for playing on and for watching."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run, edited


def refused(run: Run, path: Path, expected: str) -> None:
    for command in (f"play --resume {path}", f"replay {path}"):
        for lang in ("en", "ru"):
            result = run(f"{command} --lang {lang}")

            assert 2 == result.exit_code
            assert 1 == result.stderr.count("\n")
            assert "" == result.stdout
            if lang == "en":
                assert expected in result.stderr


@pytest.mark.parametrize(
    "text",
    ["", "hello", "{", "[]", "null", "3", '"text"', "{}", '{"a": 1}', "[" * 100_000, '{"quintain": 1', "\ufeff{}"],
)
def test_garbage_is_not_a_saved_match(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(text)
    expected = "is not a match saved by Quintain"

    refused(run, path, expected)


def test_a_truncated_file_is_refused(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text()[:-40])

    refused(run, saved, "is not a match saved by Quintain")


def test_a_binary_file_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(bytes(range(256)) * 20)

    refused(run, path, "is not a match saved by Quintain")


def test_a_missing_file_and_a_folder_are_refused(run: Run, tmp_path: Path) -> None:
    refused(run, tmp_path / "none.json", "There is no file")
    refused(run, tmp_path, "is a folder, not a file")


def test_a_file_that_may_not_be_read_is_refused(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may read everything, so the refusal is played."""

    def forbidden(self: Path, *args: object, **kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    result = run(f"play --resume {saved}")

    assert 2 == result.exit_code
    assert "may not be read" in result.stderr


CHANGES: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("saved by another version of Quintain (format 3)", lambda data: data.update(quintain=3)),
    ("is damaged", lambda data: data.update(replay=[])),
    ("is damaged", lambda data: data["replay"].pop("seed")),
    ("is damaged", lambda data: data["replay"].update(seed=-1)),
    ("is damaged", lambda data: data["replay"].update(seed=2**60)),
    ("is damaged", lambda data: data["replay"].update(moves=[[0]])),
    ("is damaged", lambda data: data["replay"].update(moves="none")),
    ("is damaged", lambda data: data["replay"].update(options=[])),
    ("is damaged", lambda data: data["replay"]["options"].update(sides="C")),
    ("is damaged", lambda data: data["replay"]["options"].update(seats=[])),
    ("is damaged", lambda data: data["replay"]["options"].update(content="{")),
    ("is damaged", lambda data: data["replay"]["options"].update(content='{"constants": {"turns_per_player": 1.5}}')),
    ("is damaged", lambda data: data["replay"]["options"].update(content='{"constants": ' * 3000 + "1" + "}" * 3000)),
    ("is damaged", lambda data: data["replay"]["options"].update(colour="red")),
    ("3.0 is not a whole number", lambda data: data["replay"].update(seed=3.0)),
    ("1.0 is not a whole number", lambda data: data["replay"].update(rules=1.0)),
    ("1.5 is not a whole number", lambda data: data["replay"].update(moves=1.5)),
    ("2.0 is not a whole number", lambda data: data["replay"]["moves"].append([2.0, 10])),
    ("1.5 is not a whole number", lambda data: data.update(replay=1.5)),
    ("NaN is not a whole number", lambda data: data["replay"].update(seed=float("nan"))),
    ("which is not among the games", lambda data: data["replay"].update(game="chess")),
    ("follows revision 99 of the rules", lambda data: data["replay"].update(rules=99)),
    ("Move 2 of 2", lambda data: data["replay"].update(moves=[data["replay"]["moves"][0], [0, 10**30]])),
    ("Move 1 of 1", lambda data: data["replay"].update(moves=[[7, 0]])),
    ("Move 1 of 1", lambda data: data["replay"].update(moves=[[-1, -1]])),
    ("seats and names", lambda data: data.update(seats=["me"])),
    ("seats and names", lambda data: data.update(seats=["me", "deep_thought"])),
    ("seats and names", lambda data: data.update(seats=3)),
    ("seats and names", lambda data: data.update(names=["a", "\x1b[31m"])),
    ("seats and names", lambda data: data.update(names=["a"])),
]


@pytest.mark.parametrize(("expected", "change"), CHANGES)
def test_a_damaged_match_is_refused(run: Run, saved: Path, expected: str, change: Callable[[dict[str, Any]], object]) -> None:
    refused(run, edited(saved, change), expected)


def test_a_damaged_match_is_told_in_russian_words(run: Run, saved: Path) -> None:
    edited(saved, lambda data: data["replay"].update(seed=-1))  # type: ignore[attr-defined]

    assert "replay is" not in run(f"replay {saved} --lang ru").stderr
    assert "повреждена: числа и списки" in run(f"replay {saved} --lang ru").stderr


def test_an_illegal_move_inside_is_refused_with_its_clause(run: Run, saved: Path) -> None:
    edited(saved, lambda data: data["replay"]["moves"].__setitem__(1, [data["replay"]["moves"][1][0], 45]))  # type: ignore[index]

    refused(run, saved, "does not fit the rules: That is not allowed now. MJ-")


def test_a_match_of_another_game_than_the_one_named_is_refused(run: Run, saved: Path) -> None:
    result = run(f"play toy --resume {saved}")

    assert 2 == result.exit_code
    assert "is a match of majesty, not of toy" in result.stderr


def test_a_bare_replay_can_be_played_on_and_watched(run: Run, saved: Path) -> None:
    saved.write_text(json.dumps(json.loads(saved.read_text())["replay"]))

    assert 0 == run(f"play --resume {saved} --save {saved}x", "q").exit_code
    assert 0 == run(f"replay {saved}").exit_code


def test_saving_over_a_file_leaves_nothing_beside_it(run: Run, saved: Path) -> None:
    run(f"play --resume {saved}", "1", "q")

    assert [saved.name] == [file.name for file in saved.parent.iterdir() if file.is_file()]


@pytest.fixture
def endless(tmp_path: Path) -> Path:
    """A node like /dev/zero, but our own."""
    path = tmp_path / "endless.toml"
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 5))
    except OSError:
        pytest.skip("only root may make devices")
    return path


READERS = [
    "replay {}",
    "play --resume {}",
    "play majesty --content {}",
    "play castlecraft --castle {}",
    "castle check {}",
    "castle show {}",
    "example {}",
]


@pytest.mark.parametrize("words", READERS)
def test_a_device_is_not_read(run: Run, endless: Path, words: str) -> None:
    result = run(words.format(endless))

    assert 2 == result.exit_code
    assert 1 == result.stderr.count("\n")
    assert "not an ordinary file" in result.stderr


@pytest.mark.parametrize("words", READERS)
def test_a_file_without_end_is_not_read_to_its_end(run: Run, tmp_path: Path, words: str) -> None:
    path = tmp_path / "long.toml"
    with path.open("wb") as file:
        file.truncate(60_000_000)
    result = run(words.format(path))

    assert 2 == result.exit_code
    assert 1 == result.stderr.count("\n")
    assert "too long" in result.stderr or "of at most 5000000 bytes" in result.stderr


def test_an_abyss_of_tables_is_no_castle(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "abyss.toml"
    path.write_text(".".join("a" * 3000) + " = 1\n")
    result = run(f"castle check {path}")

    assert 1 == result.exit_code
    assert "line 1, column 1: V1. The text is no TOML: a key has too many parts." in result.output
