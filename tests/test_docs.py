"""The manual of examples tells the truth: its example holds, and the words of every game are all there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quintain.cli.examples import read, run
from quintain.games import GAMES, new_game

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
