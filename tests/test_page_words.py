"""The page's own catalogues, and the printed numbers its rules point at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from quintain.games import GAMES, content_of
from quintain.kernel.game import folder_of
from quintain.words import LANGUAGES
from quintain.words.catalogue import COMMON, resource
from tests.words.catalogues import junk, messages

WEB = Path(__file__).parents[1] / "web" / "src"
CATALOGUES = sorted([*WEB.glob("words/*.en.ftl"), *WEB.glob("games/*/words.en.ftl"), *WEB.glob("games/*/log.en.ftl")])
SAID = re.compile(r"""\bwords\.say\(\s*"([a-z][a-z0-9-]+)"\s*[,)]""")
REPEATED = re.compile(r'^  "([A-Z]{2}-[^"]+)": \[([^\]]*)\]', re.MULTILINE)
each_catalogue = pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parent.name}-{file.name.split('.')[0]}")


class Mentioned(visitor.Visitor):
    """The variables a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def in_language(file: Path, lang: str) -> Path:
    return file.with_name(file.name.replace(".en.ftl", f".{lang}.ftl"))


def variables(file: Path) -> dict[str, set[str]]:
    """What each message of a catalogue mentions."""
    found: dict[str, set[str]] = {}
    for entry in resource(file).body:
        if isinstance(entry, ast.Message):
            mentioned = Mentioned()
            mentioned.visit(entry)
            found[entry.id.name] = mentioned.names
    return found


@each_catalogue
def test_catalogues_of_the_page_are_whole_in_every_language(file: Path) -> None:
    """No broken message, the same messages in every language, mentioning the same things."""
    wanted = variables(file)

    for lang in LANGUAGES:
        other = in_language(file, lang)
        assert [] == junk(other)
        assert wanted == variables(other)


def test_no_sentence_of_the_page_has_two_texts() -> None:
    """Catalogues that are loaded together share no id: the later one would be silently ignored."""
    files = [COMMON / "en.ftl", *WEB.glob("words/*.en.ftl")]
    found = [name for file in files for name in messages(file)]

    assert sorted(set(found)) == sorted(found)


def test_everything_the_page_says_by_name_is_in_a_catalogue() -> None:
    known = {name for file in [COMMON / "en.ftl", *CATALOGUES] for name in messages(file)}
    known |= {name for kind in GAMES.values() for name in messages(folder_of(kind) / "words" / "en.ftl")}
    every = [file for folder in ("app", "pages", "table") for file in (WEB / folder).rglob("*")]
    files = [file for file in every if file.suffix in (".svelte", ".ts")]
    said = {key for file in files for key in SAID.findall(file.read_text("utf-8"))}

    assert set() == said - known


def test_clauses_point_at_printed_numbers_that_are_there() -> None:
    """A clause of the rules page names paths of the content; each of them exists."""
    text = (WEB / "pages" / "rules" / "printed.ts").read_text("utf-8")
    paths = [fact.path for key in GAMES for fact in content_of(key).facts]
    wanted = {path for _, listed in REPEATED.findall(text) for path in re.findall(r'"([^"]+)"', listed)}
    missing = {path for path in wanted if not any(re.match(_pattern(path), each) for each in paths)}

    assert len(wanted) > 40
    assert set() == missing


def _pattern(path: str) -> str:
    return re.escape(path).replace(r"\*", "[^.]+") + r"(\.|$)"
