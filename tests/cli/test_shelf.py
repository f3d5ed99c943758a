"""What can be read without playing."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintain import __version__
from quintain.games import GAMES
from quintain.words import rulebook

from .conftest import Run


def test_the_version_says_which_form_runs(run: Run) -> None:
    said = run("--version").output

    assert said.startswith(f"quintain {__version__}, ")
    assert "compiled" in said or "interpreted" in said


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    listed = run("")

    assert 0 == listed.exit_code
    for command in ("games", "play", "rules", "replay", "options", "content", "simulate", "bench", "example"):
        assert command in listed.output


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_games_are_listed(run: Run, lang: str) -> None:
    listed = run(f"games --lang {lang}").output

    assert all(key in listed for key in GAMES)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_rules_show_every_clause(run: Run, lang: str) -> None:
    shown = run(f"rules majesty --lang {lang}").output

    for clause in rulebook(GAMES["majesty"], lang).clauses:
        assert f"\n{clause} " in shown


def test_one_clause_or_a_chapter_is_shown(run: Run) -> None:
    assert run("rules majesty 2.3").output.startswith("MJ-2.3 The card at the front")
    assert "MJ-2.1 " in run("rules majesty 2.").output
    assert "MJ-2.9 " in run("rules majesty 2.").output
    assert "MJ-3.1 " not in run("rules majesty 2.").output


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_options_are_listed_with_values_defaults_clauses_and_help(run: Run, lang: str) -> None:
    listed = run(f"options majesty --lang {lang}").output

    assert "--seats: 2 … 4" in listed
    assert "--deck_mode: standard | full_shuffle" in listed
    assert "AAAAAAAA" in listed
    assert "(MJ-8.3)" in listed


def test_content_is_listed_with_sources(run: Run) -> None:
    listed = run("content majesty").output
    unsure = run("content majesty --unsure").output

    assert "constants.workers = 30: Rulebook, Russian edition" in listed
    assert "(unsure)" in unsure
    assert all("(unsure)" in line for line in unsure.splitlines()[:-1])
    assert len(unsure.splitlines()) < len(listed.splitlines())


def test_corrected_content_names_the_host(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[constants]\nworkers = 40\n")

    assert "constants.workers = 40: corrected by the host" in run(f"content majesty --content {file}").output
