"""What is printed in the box: values from data files, each with where it was read."""

from __future__ import annotations

import json
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Final, final

from quintain.kernel.errors import ContentError
from quintain.kernel.types import Json

FROM: Final = "from"
SOURCES: Final = "sources"
DEEPEST: Final = 20  # tables within tables; no box has as many
LARGEST: Final = 10**9  # every number of a box is smaller

_read: dict[Path, Content] = {}  # a game's files are read once


@final
class Fact:
    """One printed value: its place in the files, and who says so."""

    def __init__(self, path: str, value: Json, source: str, unsure: bool) -> None:
        self.path: Final[str] = path
        self.value: Final[Json] = value
        self.source: Final[str] = source
        self.unsure: Final[bool] = unsure


@final
class Entry:
    """A table of the data with its path, so that a wrong value can be named."""

    def __init__(self, path: str, table: dict[str, Json]) -> None:
        self.path: Final[str] = path
        self.table: Final[dict[str, Json]] = table

    def has(self, key: str) -> bool:
        return key in self.table

    def keys(self) -> list[str]:
        return [key for key in self.table if key not in (FROM, SOURCES)]

    def wrong(self, key: str, expected: str) -> ContentError:
        place = f"{self.path}.{key}" if self.path else key
        return ContentError(f"content {place} should be {expected}, not {self.table.get(key)!r}")

    def number(self, key: str) -> int:
        value = self.table.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and -LARGEST < value < LARGEST:
            return value
        raise self.wrong(key, "a number")

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if isinstance(value, bool):
            return value
        raise self.wrong(key, "true or false")

    def text(self, key: str) -> str:
        value = self.table.get(key)
        if isinstance(value, str):
            return value
        raise self.wrong(key, "a text")

    def numbers(self, key: str) -> list[int]:
        value = self.table.get(key)
        if isinstance(value, list):
            found = [item for item in value if isinstance(item, int) and not isinstance(item, bool)]
            if len(found) == len(value):
                return found
        raise self.wrong(key, "a list of numbers")

    def texts(self, key: str) -> list[str]:
        value = self.table.get(key)
        if isinstance(value, list):
            found = [item for item in value if isinstance(item, str)]
            if len(found) == len(value):
                return found
        raise self.wrong(key, "a list of texts")

    def one_of(self, key: str, ids: tuple[str, ...]) -> int:
        """The place of the value among the ids."""
        value = self.table.get(key)
        if isinstance(value, str) and value in ids:
            return ids.index(value)
        raise self.wrong(key, f"one of {', '.join(ids)}")

    def entry(self, key: str) -> Entry:
        value = self.table.get(key)
        if isinstance(value, dict):
            return Entry(f"{self.path}.{key}" if self.path else key, value)
        raise self.wrong(key, "a table")

    def entries(self, key: str) -> list[Entry]:
        """An array of tables, each named by its id."""
        value = self.table.get(key)
        place = f"{self.path}.{key}" if self.path else key
        if isinstance(value, list):
            found = [Entry(f"{place}.{item.get('id', at)}", item) for at, item in enumerate(value) if isinstance(item, dict)]
            if len(found) == len(value):
                return found
        raise self.wrong(key, "a list of tables")


@final
class Content:
    """All data of one game: the tables, and a fact for every value."""

    def __init__(self, game: str, tables: dict[str, Json], facts: list[Fact]) -> None:
        self.game: Final[str] = game
        self.tables: Final[dict[str, Json]] = tables
        self.facts: Final[list[Fact]] = facts

    def root(self) -> Entry:
        return Entry("", self.tables)

    def digest(self) -> str:
        """What two boxes with the same printed values share; sources and comments do not count."""
        values = json.dumps([[fact.path, fact.value] for fact in sorted(self.facts, key=_path)], separators=(",", ":"))
        return blake2b(values.encode(), digest_size=12).hexdigest()

    def corrected(self, override: str) -> Content:
        """The content with a host's corrections, given as JSON; every corrected value must exist and keep its kind."""
        if not override:
            return self
        try:
            changes: Json = json.loads(override, parse_float=_fraction, parse_constant=_fraction)
        except ContentError:
            raise
        except ValueError as error:
            raise ContentError(f"the corrections of {self.game} are no data: {error}") from None
        except RecursionError:
            raise _too_deep() from None
        if not isinstance(changes, dict):
            raise ContentError(f"the corrections of {self.game} are a table of values")
        _must_be_plain(changes)
        paths: list[str] = []
        tables = _merged(self.tables, changes, "", paths)
        assert isinstance(tables, dict)
        facts = [fact for fact in self.facts if not _covered(fact.path, paths)]
        for path in paths:
            facts.append(Fact(path, _at(tables, path), "corrected by the host", False))
        facts.sort(key=_path)
        return Content(self.game, tables, facts)


def _fraction(number: str) -> Json:
    """Everything in a box is counted."""
    raise ContentError(f"content is made of whole numbers, and {number[:20]} is none")


def _too_deep() -> ContentError:
    return ContentError(f"content has at most {DEEPEST} tables within each other")


def _must_be_plain(changes: Json) -> None:
    """Raise ContentError where a number is too large or tables lie too deep; done level by level, whatever the depth."""
    level: list[Json] = [changes]
    for _ in range(DEEPEST):
        below: list[Json] = []
        for value in level:
            if isinstance(value, dict):
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
            elif isinstance(value, int) and not -LARGEST < value < LARGEST:
                raise ContentError(f"no number of a box is as large as {str(value)[:20]}")
        if not below:
            return
        level = below
    raise _too_deep()


def _path(fact: Fact) -> str:
    return fact.path


def _covered(path: str, paths: list[str]) -> bool:
    return any(path == other or path.startswith(other + ".") for other in paths)


def _at(tables: Json, path: str) -> Json:
    value = tables
    for key in path.split("."):
        if isinstance(value, dict):
            value = value[key]
        elif isinstance(value, list):
            value = value[_place(value, key)]
    return value


def _place(items: list[Json], key: str) -> int:
    """Where in an array of tables the one with this id stands; its number where there are no ids."""
    for at, item in enumerate(items):
        if isinstance(item, dict) and str(item.get("id", at)) == key:
            return at
    return -1


def _merged(old: Json, new: Json, path: str, paths: list[str]) -> Json:
    if isinstance(old, dict) and isinstance(new, dict):
        table = dict(old)
        for key, value in new.items():
            place = f"{path}.{key}" if path else key
            if key in (FROM, SOURCES, "id"):
                continue
            if key not in old:
                raise ContentError(f"there is no content {place} to correct")
            table[key] = _merged(old[key], value, place, paths)
        return table
    if isinstance(old, list) and isinstance(new, list) and old and isinstance(old[0], dict):
        items = list(old)
        for at, change in enumerate(new):
            if not isinstance(change, dict):
                raise ContentError(f"content {path} is a list of tables")
            key = str(change.get("id", at))
            where = _place(items, key)
            if where < 0:
                raise ContentError(f"there is no content {path}.{key} to correct")
            items[where] = _merged(items[where], change, f"{path}.{key}", paths)
        return items
    if type(old) is not type(new):
        raise ContentError(f"content {path} should stay {_kind(old)}, not {_kind(new)}")
    paths.append(path)
    return new


def _kind(value: Json) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a number"
    if isinstance(value, str):
        return "a text"
    if value is None:
        return "nothing"
    return "a list" if isinstance(value, list) else "a table"


def content_of(game: str, folder: Path) -> Content:
    """The printed values of a game, from all files of `content` in the folder of its code."""
    if folder not in _read:
        _read[folder] = read_content(game, folder / "content")
    return _read[folder]


def read_content(game: str, folder: Path) -> Content:
    """Every value must have a source: `from` of its table or of one around it."""
    tables: dict[str, Json] = {}
    facts: list[Fact] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            found: dict[str, Json] = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{file.name} is not TOML: {error}") from None
        sources = found.pop(SOURCES, {})
        if not isinstance(sources, dict):
            raise ContentError(f"{file.name}: sources is a table")
        _collect(file.name, found, "", {}, sources, facts)
        for key, value in found.items():
            if key == FROM:
                continue
            if key in tables:
                raise ContentError(f"{file.name}: {key} stands in another file too")
            tables[key] = value
    if not facts:
        raise ContentError(f"{game} has no content")
    return Content(game, tables, facts)


def _collect(
    file: str, table: dict[str, Json], path: str, around: dict[str, Json], sources: dict[str, Json], facts: list[Fact]
) -> None:
    """Walk a table; `around` is what the tables outside say about sources."""
    said = table.get(FROM)
    here: dict[str, Json] = around
    if isinstance(said, str):
        here = {"all": said}
    elif isinstance(said, dict):
        here = {**({"all": around["all"]} if "all" in around else {}), **said}
    for key, value in table.items():
        if key == FROM:
            continue
        place = f"{path}.{key}" if path else key
        claim: dict[str, Json] = {"all": here[key]} if key in here else here
        if isinstance(value, dict):
            _collect(file, value, place, claim, sources, facts)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for at, item in enumerate(value):
                assert isinstance(item, dict)
                _collect(file, item, f"{place}.{item.get('id', at)}", claim, sources, facts)
        elif key != "id":
            facts.append(_fact(file, place, value, claim.get("all"), sources))


def _fact(file: str, path: str, value: Json, claim: Json, sources: dict[str, Json]) -> Fact:
    if not isinstance(claim, str) or not claim.split():
        raise ContentError(f"{file}: {path} has no source")
    key = claim.split()[0]
    if key not in sources:
        raise ContentError(f"{file}: {path} names the source {key!r}, which is not among {', '.join(sources)}")
    source = sources[key]
    where = claim[len(key) :].strip()
    if isinstance(source, str):
        return Fact(path, value, f"{source}; {where}" if where else source, False)
    if isinstance(source, dict) and isinstance(source.get("title"), str):
        title = str(source["title"])
        return Fact(path, value, f"{title}; {where}" if where else title, source.get("unsure") is True)
    raise ContentError(f"{file}: the source {key} is a text or a table with a title")
