"""`quintain castle`: looking at a castle harms no file, and pictures are written where they were asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run


@pytest.fixture
def mine(run: Run, tmp_path: Path) -> Path:
    """A castle of one's own, begun with a ready one."""
    path = tmp_path / "mine.toml"
    path.write_text(run("castle show castle_humans --text").output, encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("flag", ["", " --overwrite"])
def test_a_castle_is_never_overwritten_by_its_picture(run: Run, mine: Path, lang: str, flag: str) -> None:
    before = mine.read_text(encoding="utf-8")
    shown = run(f"castle show {mine} --svg {mine} --lang {lang}{flag}")

    assert 2 == shown.exit_code
    assert 1 == shown.stderr.count("\n")
    assert before == mine.read_text(encoding="utf-8")


def test_a_picture_replaces_a_file_only_when_it_is_asked_to(run: Run, mine: Path, tmp_path: Path) -> None:
    other = tmp_path / "thesis.svg"
    other.write_text("precious")
    refused = run(f"castle show {mine} --svg {other}")

    assert 2 == refused.exit_code
    assert "--overwrite" in refused.stderr
    assert "precious" == other.read_text()
    assert 0 == run(f"castle show {mine} --svg {other} --overwrite").exit_code
    assert other.read_text(encoding="utf-8").startswith("<svg")


def test_nor_does_it_go_through_a_link(run: Run, mine: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.svg"
    link.symlink_to(mine)
    before = mine.read_text(encoding="utf-8")

    assert 2 == run(f"castle show {mine} --svg {link} --overwrite").exit_code
    assert before == mine.read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "words"), [("en", "The picture cannot be written"), ("ru", "Картинку не удалось записать")])
def test_a_picture_that_cannot_be_written_is_told_as_a_picture(run: Run, tmp_path: Path, lang: str, words: str) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "castle.svg"):
        shown = run(f"castle show castle_humans --svg {place} --lang {lang}")

        assert 2 == shown.exit_code
        assert words in shown.stderr or place == tmp_path


def test_text_and_picture_may_be_asked_for_together(run: Run, tmp_path: Path) -> None:
    svg = tmp_path / "castle.svg"
    shown = run(f"castle show castle_extra --text --svg {svg}")

    assert shown.output.startswith("format = ")
    assert svg.read_text(encoding="utf-8").startswith("<svg")


def test_a_mark_in_front_of_the_text_does_no_harm(run: Run, mine: Path) -> None:
    mine.write_text("\ufeff" + mine.read_text(encoding="utf-8"), encoding="utf-8")

    assert 0 == run(f"castle check {mine}").exit_code
    assert 0 == run(f"play castlecraft --castle {mine} --seats random,random --seed 1 --armies lot --round-cap 1").exit_code
