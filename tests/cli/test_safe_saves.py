"""Saving harms nothing that was there before: devices, pipes, links and files of others."""

from __future__ import annotations

import errno
import json
import os
import stat
import tempfile
from pathlib import Path
from threading import Thread

import pytest

from quintain.cli import saves

from .conftest import Run

MINE = "play majesty --seats me,random --seed 3"


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


@pytest.fixture
def device(tmp_path: Path) -> Path:
    """A node like /dev/null, but our own."""
    path = tmp_path / "device"
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except OSError:
        pytest.skip("only root may make devices")
    return path


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_pipe_or_a_device_is_not_replaced_by_a_match(run: Run, pipe: Path, device: Path, lang: str) -> None:
    for path in (pipe, device):
        kind = path.lstat().st_mode
        result = run(f"{MINE} --lang {lang} --save {path}", "1", "q")
        typed = run(f"{MINE} --lang {lang}", f"s {path}", "q")

        assert 2 == result.exit_code
        assert 1 == result.stderr.count("\n")
        assert ("not an ordinary file" if lang == "en" else "не обычный файл") in result.stderr
        assert 0 == typed.exit_code
        assert ("not an ordinary file" if lang == "en" else "не обычный файл") in typed.output
        assert kind == path.lstat().st_mode


@pytest.mark.parametrize("text", ["precious", "{}", '{"game": "chess"}', "[1, 2]", '{"name": "quintain"}'])
def test_a_file_that_is_no_match_is_not_overwritten(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "thesis.txt"
    path.write_text(text)
    result = run(f"{MINE} --save {path}", "1", "q")
    typed = run(MINE, f"s {path}", "q")

    assert 2 == result.exit_code
    assert "a file that is not a match saved by Quintain" in result.stderr
    assert f"Saving to {path} failed: there is a file that is not a match saved by Quintain." in typed.output
    assert text == path.read_text()


def test_a_saved_match_a_bare_replay_and_an_empty_file_may_be_overwritten(run: Run, saved: Path, tmp_path: Path) -> None:
    bare, empty = tmp_path / "bare.json", tmp_path / "empty.json"
    bare.write_text(json.dumps(json.loads(saved.read_text())["replay"]))
    empty.touch()
    for path in (saved, bare, empty):
        result = run(f"{MINE} --save {path}", "q")

        assert 0 == result.exit_code
        assert "3" == json.loads(path.read_text())["replay"]["seed"]


def test_a_link_stays_a_link_and_its_target_is_written(run: Run, tmp_path: Path) -> None:
    link, target = tmp_path / "link.json", tmp_path / "shelf" / "match.json"
    target.parent.mkdir()
    link.symlink_to(target)
    for _ in range(2):
        result = run(f"{MINE} --save {link}", "1", "q")

        assert 0 == result.exit_code
        assert link.is_symlink()
        assert 2 == json.loads(target.read_text())["quintain"]
        assert ["match.json"] == [file.name for file in target.parent.iterdir()]


def test_a_link_to_a_device_or_in_a_circle_is_refused(run: Run, tmp_path: Path, pipe: Path) -> None:
    link, circle = tmp_path / "link", tmp_path / "circle"
    link.symlink_to(pipe)
    circle.symlink_to(circle)
    for path in (link, circle):
        result = run(f"{MINE} --save {path}", "1", "q")
        typed = run(MINE, f"s {path}", "q")

        assert 2 == result.exit_code
        assert f"Saving to {path} failed" in typed.output
        assert path.is_symlink()


def test_a_match_is_not_saved_over_a_folder(run: Run, tmp_path: Path) -> None:
    typed = run(MINE, f"s {tmp_path}", "q")

    assert f"Saving to {tmp_path} failed: it is a folder." in typed.output
    assert 2 == run(f"{MINE} --save {tmp_path}").exit_code


def test_a_match_resumed_from_a_pipe_is_kept_elsewhere(run: Run, saved: Path, pipe: Path) -> None:
    """As in `--resume <(zcat match.json.gz)`."""
    writer = Thread(target=pipe.write_bytes, args=[saved.read_bytes()], daemon=True)
    writer.start()
    left = run(f"play --resume {pipe}", "q")
    writer.join(10)
    kept = Path(left.output.split("--resume ")[1].split()[0])

    assert 0 == left.exit_code
    assert pipe.is_fifo()
    assert json.loads(saved.read_text()) == json.loads(kept.read_text())
    kept.unlink()


@pytest.mark.parametrize("name", ["~nobody-of-that-name/x.json", "a\0b", "x" * 300])
def test_a_name_no_file_can_have_is_refused_and_play_goes_on(run: Run, name: str) -> None:
    typed = run(MINE, f"s {name}", "1", "q")

    assert 0 == typed.exit_code
    assert f"Saving to {name} failed: no file can be called so." in typed.output
    assert "Something is wrong" not in typed.output
    assert "Go on with" in typed.output


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk on which files can be made and not filled, wherever they are."""

    def refusing(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(saves.json, "dump", refusing)


@pytest.fixture
def passing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for passing things."""
    folder = tmp_path / "passing"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_on_a_full_disk_one_plays_on(run: Run, tmp_path: Path, passing: Path, lang: str) -> None:
    path = tmp_path / "match.json"
    played = run(f"{MINE} --save {path} --lang {lang}", "1", "1", "q")
    failed = "failed: the disk is full." if lang == "en" else "на диске нет места"
    left = "The match is left and cannot be saved anywhere." if lang == "en" else "сохранить её негде"

    assert 0 == played.exit_code
    assert 1 == played.output.count(failed)
    assert 1 == played.output.count("cannot be saved elsewhere" if lang == "en" else "В другом месте")
    assert 3 == played.output.count("\n> ")
    assert left in played.output
    assert "--resume" not in played.output
    assert [] == list(passing.iterdir())
    assert not path.exists()


@pytest.mark.usefixtures("full", "passing")
def test_on_a_full_disk_a_match_is_played_to_its_end(run: Run) -> None:
    played = run(MINE, *["1"] * 30)

    assert 0 == played.exit_code
    assert "1. " in played.output.partition("wins!")[2]
    assert "quintain replay" not in played.output


def test_a_match_kept_elsewhere_overwrites_nothing(
    run: Run, tmp_path: Path, passing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    monkeypatch.setenv("QUINTAIN_SAVES", str(blocked))
    monkeypatch.setattr(saves, "fresh", lambda game: saves.folder() / f"{game}.json")
    (passing / "majesty.json").write_text("precious")
    for _ in range(2):
        left = run(MINE, "1", "q")

        assert 0 == left.exit_code
        assert 1 == left.output.count(" failed: ")
        assert 2 == json.loads(Path(left.output.split("--resume ")[1].split()[0]).read_text())["quintain"]
    assert "precious" == (passing / "majesty.json").read_text()
    assert 3 == len(list(passing.iterdir()))
