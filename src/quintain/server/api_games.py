"""Games over HTTP: what there is to play, its options as a form, its rules and what is printed in its box."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from quintain.bots import LEVELS
from quintain.games import GAMES, content_of
from quintain.kernel.game import folder_of
from quintain.server.answers import packed
from quintain.server.endpoints import Ask, Endpoint, Word
from quintain.server.payloads import Clause, GameInfo, PrintedValue, RulesText
from quintain.server.troubles import Denied
from quintain.tables.forms import form_of
from quintain.words import LANGUAGES, rulebook

LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)


async def games(ask: Ask) -> object:
    """Every game with its options as a form and the bots that play it."""
    return packed(ask.request, _games())


async def game(ask: Ask) -> object:
    """One game with its options as a form and the bots that play it."""
    return packed(ask.request, _game(known(ask.path["game"])))


async def rules(ask: Ask) -> object:
    """The rules of a game, clause by clause, in a language."""
    return packed(ask.request, _rules(known(ask.path["game"]), ask.query["lang"]))


async def content(ask: Ask) -> object:
    """Every value printed in the box of a game, with where it was read."""
    return packed(ask.request, _content(known(ask.path["game"])))


def known(key: str) -> str:
    """The key of a game that there is."""
    if key not in GAMES:
        raise Denied("no-game", f"games are {', '.join(GAMES)}")
    return key


def _games() -> list[GameInfo]:
    return [_game(key) for key in GAMES]


@cache
def _game(key: str) -> GameInfo:
    return GameInfo(key, GAMES[key].rules, form_of(GAMES[key]), list(LEVEL_NAMES))


@cache
def _rules(key: str, lang: str) -> RulesText:
    book = rulebook(GAMES[key], lang)
    clauses = [Clause(clause.id, chapter.title, clause.text) for chapter in book.chapters for clause in chapter.clauses]
    return RulesText(key, lang, book.title, clauses)


@cache
def _content(key: str) -> list[PrintedValue]:
    files = _files(key)
    return [
        PrintedValue(files.get(fact.path.split(".")[0], ""), fact.path, fact.value, fact.source, not fact.unsure)
        for fact in content_of(key).facts
    ]


def _files(key: str) -> dict[str, str]:
    """The file in which each table of a box stands."""
    found: dict[str, str] = {}
    for file in sorted((folder_of(GAMES[key]) / "content").glob("*.toml")):
        for name in tomllib.loads(file.read_text(encoding="utf-8")):
            found.setdefault(name, file.name)
    return found


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", games, list[GameInfo]),
    Endpoint("GET", "/api/games/{game}", game, GameInfo),
    Endpoint("GET", "/api/games/{game}/rules", rules, RulesText, query=(Word("lang", LANGUAGES, LANGUAGES[0]),)),
    Endpoint("GET", "/api/games/{game}/content", content, list[PrintedValue]),
)
