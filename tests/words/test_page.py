"""The catalogues that only the page says: read strictly, the same in both languages, with every sentence its code asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quintain.games import GAMES
from quintain.kernel.game import folder_of
from quintain.words import LANGUAGES
from quintain.words.catalogue import COMMON, resource
from tests.test_words import Variables
from tests.words.catalogues import junk, messages

WEB = Path(__file__).parent.parent.parent / "web" / "src"
FILES = sorted([*WEB.glob("words/*.en.ftl"), *WEB.glob("games/*/*.en.ftl")])
KEYS = re.compile(r"""\bsay\(\s*"([a-z][a-z0-9-]+)"\s*[,)]""")
each_catalogue = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")


def in_language(file: Path, lang: str) -> Path:
    return file.with_name(file.name.replace(".en.ftl", f".{lang}.ftl"))


def variables(file: Path, key: str) -> set[str]:
    """What a sentence mentions, but for ids, by which one language chooses and another need not."""
    found = Variables()
    for entry in resource(file).body:
        if getattr(getattr(entry, "id", None), "name", "") == key:
            found.visit(entry)
    return {name for name in found.variables if not name.endswith("-id")}


@each_catalogue
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_of_the_page_can_be_read(file: Path, lang: str) -> None:
    assert [] == junk(in_language(file, lang))


@each_catalogue
def test_a_catalogue_of_the_page_says_the_same_in_every_language(file: Path) -> None:
    here, there = messages(file), messages(in_language(file, "ru"))

    assert set() == set(here) ^ set(there)
    for key in here:
        assert variables(file, key) == variables(in_language(file, "ru"), key), key


def test_no_sentence_of_the_page_takes_the_id_of_another() -> None:
    own = [key for file in FILES if file.parent.name == "words" for key in messages(file)]
    common = set(messages(COMMON / "en.ftl"))
    games = {key for kind in GAMES.values() for key in messages(folder_of(kind) / "words" / "en.ftl")}

    assert sorted(set(own)) == sorted(own)
    assert set() == set(own) & common
    assert set() == set(own) & games


def test_every_sentence_the_page_asks_for_is_there() -> None:
    """Ids are read from the code; those put together at run time are not seen here."""
    known = {key for file in FILES for key in messages(file)} | set(messages(COMMON / "en.ftl"))
    known |= {key for kind in GAMES.values() for key in messages(folder_of(kind) / "words" / "en.ftl")}
    said = {
        found
        for file in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
        for found in KEYS.findall(file.read_text(encoding="utf-8"))
    }

    assert len(said) > 100
    assert set() == said - known
