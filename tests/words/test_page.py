"""The catalogues that only the page says: read strictly, the same in both languages, with every sentence its code asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quintain.games import GAMES, content_of
from quintain.kernel.game import folder_of
from quintain.words import LANGUAGES
from quintain.words.catalogue import COMMON, resource
from tests.test_words import Variables
from tests.words.catalogues import junk, messages

WEB = Path(__file__).parent.parent.parent / "web" / "src"
FILES = sorted([*WEB.glob("words/*.en.ftl"), *WEB.glob("games/*/*.en.ftl"), *WEB.glob("pages/*/*.en.ftl")])
KEYS = re.compile(r"""\bsay\(\s*"([a-z][a-z0-9-]+)"\s*[,)]""")
FURTHER = re.compile(r"(?:: https?:.*| [A-Z]{2}-\S+)$")  # of a source: the same in every language
MARK = re.compile(r"[A-Z]{2}-\S+|\d+[AB]?")  # a clause, the number of a building
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


def test_every_printed_value_and_its_source_has_a_name_on_the_page() -> None:
    known = set(messages(WEB / "pages" / "content" / "printed.en.ftl"))
    facts = [fact for key in GAMES for fact in content_of(key).facts]
    fields = {fact.path.split(".")[-1] for fact in facts}
    parts = {FURTHER.sub("", part) for fact in facts for part in fact.source.split("; ")}

    assert set() == {field for field in fields if not field.isdigit() and f"field-{slug(field)}" not in known}
    assert set() == {part for part in parts if not MARK.fullmatch(part) and f"from-{slug(part)}" not in known}


def slug(text: str) -> str:
    """A text as a part of an id, as pages/content/told.ts makes it."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
