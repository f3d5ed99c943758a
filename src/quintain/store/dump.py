"""A whole database in one file of ours, whatever kind it came from: JSON lines, packed with zstandard.

The first line says what it is and which columns every table has, then comes a line per row, last a line with their number.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
import zstandard
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    Text,
    column,
    insert,
    select,
    table,
)

from quintain.store.errors import NotOurs
from quintain.store.schema import METADATA

FORMAT: Final = 1
BATCH: Final = 500  # rows that are read and written at once
LONGEST: Final = 200_000_000  # bytes of a line
KINDS: Final[dict[str, Any]] = {
    "bytes": LargeBinary,
    "json": JSON(none_as_null=True),
    "flag": Boolean,
    "fraction": Float,
    "number": BigInteger,
    "text": Text,
}


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    quintain_store: int
    revision: str
    made: int
    tables: dict[str, dict[str, str]]  # by name: columns with their kinds


class Footer(msgspec.Struct, frozen=True):
    """The last line: a file without it was cut off."""

    rows: dict[str, int]


def write_dump(connection: Connection, revision: str, made: int, file: IO[bytes]) -> dict[str, int]:
    """Everything the connection's transaction sees; how many rows of each table."""
    columns = {each.name: {one.name: _kind(one) for one in each.c} for each in METADATA.sorted_tables}
    counts: dict[str, int] = {}
    with zstandard.ZstdCompressor(level=6, write_checksum=True).stream_writer(file, closefd=False) as packed:
        _line(packed, Header(FORMAT, revision, made, columns))
        for each in METADATA.sorted_tables:
            counts[each.name] = 0
            found = connection.execution_options(yield_per=BATCH).execute(select(each).order_by(*each.primary_key))
            for row in found:
                _line(packed, {each.name: [_plain(value) for value in row]})
                counts[each.name] += 1
        _line(packed, Footer(counts))
    return counts


class Dump:
    """A file written by `write_dump`, to be read again; NotOurs where it is none, or not whole."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        with path.open("rb") as file:
            self.header: Final = self._header(next(_lines(file), b""))

    def into(self, connection: Connection) -> dict[str, int]:
        """Every row into empty tables; how many of each."""
        counts = dict.fromkeys(self.header.tables, 0)
        gathered: list[dict[str, Any]] = []
        at = ""
        whole = False
        with self.path.open("rb") as file:
            lines = _lines(file)
            next(lines)
            for line in lines:
                name, row = self._row(line)
                if name == "rows" and isinstance(row, dict):
                    whole = row == counts
                    continue
                if name != at or len(gathered) == BATCH:
                    self._insert(connection, at, gathered)
                    at, gathered = name, []
                gathered.append(row)
                counts[name] += 1
        self._insert(connection, at, gathered)
        if not whole:
            raise NotOurs(f"{self.path} is not whole")
        return counts

    def _header(self, line: bytes) -> Header:
        try:
            found = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError:
            raise NotOurs(f"{self.path} is no backup of Quintain") from None
        strange = {kind for columns in found.tables.values() for kind in columns.values()} - set(KINDS)
        if found.quintain_store != FORMAT or strange:
            raise NotOurs(f"{self.path} was made by another Quintain (format {found.quintain_store})")
        return found

    def _row(self, line: bytes) -> tuple[str, Any]:
        try:
            ((name, values),) = msgspec.json.decode(line, type=dict[str, Any]).items()
            if name == "rows":
                return name, values
            kinds = self.header.tables[name]
            row = {one: _back(kind, value) for (one, kind), value in zip(kinds.items(), values, strict=True)}
        except (msgspec.DecodeError, ValueError, KeyError, TypeError):
            raise NotOurs(f"{self.path} is damaged") from None
        return name, row

    def _insert(self, connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
        if rows:
            columns = [column(one, KINDS[kind]) for one, kind in self.header.tables[name].items()]
            connection.execute(insert(table(name, *columns)), rows)


def _lines(file: IO[bytes]) -> Iterator[bytes]:
    """Unpacked lines; a damaged file ends in NotOurs."""
    rest = b""
    try:
        with zstandard.ZstdDecompressor().stream_reader(file, closefd=False, read_across_frames=False) as packed:
            while part := packed.read(1 << 20):
                *whole, rest = (rest + part).split(b"\n")
                yield from whole
                if len(rest) > LONGEST:
                    raise NotOurs("a line of the backup does not end")
    except zstandard.ZstdError as error:
        raise NotOurs(f"the file is no backup of Quintain, or damaged: {error}") from None
    if rest:
        yield rest


def _line(file: Any, found: object) -> None:
    file.write(msgspec.json.encode(found) + b"\n")


def _kind(found: Column[Any]) -> str:
    kinds: list[tuple[Any, str]] = [
        (LargeBinary, "bytes"), (JSON, "json"), (Boolean, "flag"), (Float, "fraction"), (Integer, "number"), (Text, "text"),
    ]  # fmt: skip
    return next(name for kind, name in kinds if isinstance(found.type, kind))


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, (bytes, memoryview)) else value


def _back(kind: str, value: Any) -> Any:
    return base64.b64decode(value, validate=True) if kind == "bytes" and value is not None else value
