"""The manual of examples tells the truth: its example holds, and the words of every game are all there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from quintain.cli.app import app
from quintain.examples import read, run
from quintain.games import GAMES, new_game
from quintain.kernel.game import folder_of
from tests.words.catalogues import CASES

DOCS = Path(__file__).parent.parent / "docs"
MANUAL = DOCS / "examples.md"
BLOCK = re.compile(r"```toml\n(game .*?)```", re.DOTALL)


def words_of(game: str) -> str:
    """What the manual says of a game: its own page, or the manual itself."""
    page = DOCS / "examples" / f"{game}.md"
    return (page if page.exists() else MANUAL).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [MANUAL, *sorted((DOCS / "examples").glob("*.md"))], ids=lambda page: page.stem)
def test_whole_examples_in_the_manual_hold(page: Path, tmp_path: Path) -> None:
    for n, text in enumerate(BLOCK.findall(page.read_text(encoding="utf-8"))):
        file = tmp_path / f"{n}.toml"
        file.write_text(text, encoding="utf-8")

        assert [] == run(read(file))


def test_the_manual_begins_with_an_example() -> None:
    assert BLOCK.search(MANUAL.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_event_and_option_is_explained(game: str) -> None:
    rules = new_game(game, {"seats": GAMES[game].choices.highest})
    text = words_of(game)
    names = [verb.name for verb in rules.space.verbs] + [event.name for event in rules.events]
    names += [option.name for option in rules.choices.schema]

    assert [] == [name for name in names if not re.search(rf"`{name}\b", text)]


def test_the_page_on_python_can_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    """Its blocks, one after another, as a reader would type them."""
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "python.md").read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)

    assert len(blocks) > 5
    assert "take slot=0" in capsys.readouterr().out


def named(page: str, heading: str) -> set[str]:
    """What a section of a page says of by name: in the first column of its tables, and in its lists `one`: … · `other` (…)."""
    found = set()
    for section in re.findall(rf"^#+ {heading}.*?$(.*?)(?=^#+ |\Z)", page, re.DOTALL | re.MULTILINE):
        for line in section.splitlines():
            if line.startswith("|"):
                found |= set(re.findall(r"`(\w+)[^`]*`", line.split("|")[1]))
            elif " · " in line:
                found |= set(re.findall(r"`(\w+)`(?=:| \()", line))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_event_that_is_explained_exists(game: str) -> None:
    rules = new_game(game, {"seats": GAMES[game].choices.highest})
    verbs, events = named(words_of(game), "Moves"), named(words_of(game), "Events")

    assert verbs
    assert events
    assert set() == verbs - {verb.name for verb in rules.space.verbs}
    assert set() == events - {event.name for event in rules.events}


@pytest.mark.parametrize("page", [MANUAL, *sorted((DOCS / "examples").glob("*.md"))], ids=lambda page: page.stem)
def test_moves_and_events_quoted_in_passing_exist(page: Path) -> None:
    """`0 take slot=2 role=noble` and `event = "gained"`, wherever they stand; the manual itself speaks of Majesty."""
    text = page.read_text(encoding="utf-8")
    game = page.stem if page.stem in GAMES else "majesty"
    rules = new_game(game, {"seats": GAMES[game].choices.highest})
    moves = set(re.findall(r"[\"`]\d ([a-z_]+)(?: \w+=[^\"`]*)?[\"`]", text))

    assert set() == moves - {verb.name for verb in rules.space.verbs}
    assert set() == set(re.findall(r'event = "(\w+)"', text)) - {event.name for event in rules.events}


def test_the_question_in_the_manual_of_bots_is_answered() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    lines = code.replace("answer(asked)", "first = answer(asked)").replace("answer({**", "second = answer({**")
    names: dict[str, Any] = {}
    exec(lines, names)

    assert {"action", "iterations", "microseconds"} == set(names["first"])
    assert 3 == len(names["second"]["advice"])


def test_the_readme_leads_to_every_page() -> None:
    """Every page of the manual but those of single games, which the page on examples leads to."""
    text = (DOCS.parent / "README.md").read_text(encoding="utf-8")

    assert [] == [page.name for page in DOCS.glob("*.md") if f"(docs/{page.name})" not in text]


def test_what_the_tour_names_is_there() -> None:
    """Folders, files and names of the code: whoever follows the tour finds them."""
    root = DOCS.parent
    files = [str(file.relative_to(root)) for part in ("src", "tests", "bench", "tools") for file in (root / part).rglob("*.py")]
    code = set(re.findall(r"\w+", "\n".join((root / file).read_text(encoding="utf-8") for file in files)))
    named = set(re.findall(r"`([\w/]+(?:\.py)?)`", (DOCS / "tour.md").read_text(encoding="utf-8")))
    places = {name for name in named if "/" in name or name.endswith(".py")}

    assert {"answer", "take"} <= named, "the tour names functions"
    assert set() == named - places - code
    assert [] == [place for place in places if not (root / place).exists() and not any(place in file for file in files)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_files_of_the_list_for_a_sixth(game: str) -> None:
    """Files have the same names in every game: all that stand in the numbered list alone, without a folder."""
    text = (DOCS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Adding a sixth game")[2]
    named = {name for line in text.splitlines() if line[:1].isdigit() for name in re.findall(r"`([a-z_]+\.py)`", line)}
    folder = folder_of(GAMES[game])

    assert {"hidden.py", "picture.py", "position.py", "questions.py", "refusals.py", "agenda.py"} <= named
    assert [] == sorted(name for name in named if not (folder / name).exists())


def test_commands_and_flags_that_are_told_exist() -> None:
    """In the manual and in the Makefile; a game's own options are read by the commands that take them."""
    root = DOCS.parent
    whole = typer.main.get_command(app)
    told, wrong = 0, []
    for file in (root / "Makefile", root / "README.md", *DOCS.glob("*.md"), *(root / "deploy").iterdir()):
        for line in re.findall(r"quintain ((?:[a-z]+ )?[a-z]+(?= |`|$).*)", file.read_text(encoding="utf-8"), re.MULTILINE):
            command, words = whole, re.split(r"[`#|;]", line)[0].split()
            while words and words[0].rstrip(",") in getattr(command, "commands", {}):
                command = command.commands[words.pop(0).rstrip(",")]  # type: ignore[attr-defined]
            if command is whole or command.context_settings.get("ignore_unknown_options"):
                continue
            told += 1
            known = {"--help", *(flag for each in command.params for flag in (*each.opts, *each.secondary_opts))}
            wrong += [f"{file.name}: {line}" for flag in re.findall(r"(?<!\S)--[a-z-]+", " ".join(words)) if flag not in known]

    assert 40 < told
    assert [] == wrong


@pytest.mark.parametrize("lang", CASES)
def test_the_page_on_words_lists_every_case(lang: str) -> None:
    (rule,) = re.findall(r"^4\. (.*)$", (DOCS / "words.md").read_text(encoding="utf-8"), re.MULTILINE)

    assert [] == [case for case in CASES[lang] if f"`{case}`" not in rule]
