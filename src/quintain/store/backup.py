"""Backups: made while the server runs, and put back where nothing is."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from quintain.store import engine, migrate
from quintain.store.dump import Dump, write_dump
from quintain.store.errors import Clash, NewerSchema, NotOurs, StoreError
from quintain.store.schema import METADATA, leases, servers
from quintain.store.store import Store

SQLITE: Final = b"SQLite format 3\x00"
ZSTANDARD: Final = b"\x28\xb5\x2f\xfd"


def back_up(store: Store, path: Path, made: int, dump: bool = False, overwrite: bool = False) -> dict[str, int]:
    """A copy of the database as of one moment, while it is used: of a file a file, of a server (or if wanted) a dump."""
    if path.exists() and not overwrite:
        raise Clash(f"{path} is there already")
    if store.is_file and not dump:
        return _beside(path, lambda file: _copied(store, file))
    return _beside(path, lambda file: _dumped(store, made, file))


def restore(path: Path, place: str, overwrite: bool = False) -> dict[str, int]:
    """A backup of either kind becomes the database at a place that is empty, or may be overwritten; rows of each table."""
    kind = _kind(path)
    address = engine.address_of(place)
    target = engine.file_of(address)
    if target is not None:
        if target.exists() and target.stat().st_size:
            if not overwrite:
                raise Clash(f"{target} is there already")
            _must_be_idle(target)
        return _beside(target, lambda file: _filled(path, kind, str(file)), gone=("-wal", "-shm"))
    return _filled(path, kind, place, overwrite)


def _must_be_idle(file: Path) -> None:
    """Clash where a process has the file open: SQLite changes the kind of journal only for whoever is alone with it."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as alone:
            alone.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise Clash(f"{file} is in use: {error}") from None
    except sqlite3.DatabaseError as error:
        raise engine.typed(error) from None


def _kind(path: Path) -> bytes:
    with path.open("rb") as file:
        found = file.read(16)
    if found == SQLITE:
        return SQLITE
    if found.startswith(ZSTANDARD):
        return ZSTANDARD
    raise NotOurs(f"{path} is no backup of Quintain")


def _beside(path: Path, fill: Callable[[Path], dict[str, int]], gone: tuple[str, ...] = ()) -> dict[str, int]:
    """A file is filled beside its place, made durable, and put there whole; its owner alone may read it."""
    handle, name = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}.")
    try:
        found = fill(Path(name))
        os.fsync(handle)
        for end in gone:
            Path(f"{path}{end}").unlink(missing_ok=True)
        os.replace(name, path)
    finally:
        os.close(handle)
        for end in ("", "-wal", "-shm"):
            Path(f"{name}{end}").unlink(missing_ok=True)
    return found


def _copied(store: Store, path: Path) -> dict[str, int]:
    source = engine.file_of(store.address)
    try:
        with closing(sqlite3.connect(str(source))) as old, closing(sqlite3.connect(path)) as new:
            old.backup(new, pages=1_000)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            wrong = new.execute("PRAGMA integrity_check").fetchone()[0]
            found = {
                each.name: new.execute(f'SELECT count(*) FROM "{each.name}"').fetchone()[0] for each in METADATA.sorted_tables
            }
    except sqlite3.Error as error:
        raise engine.typed(error) from error
    if wrong != "ok":
        raise StoreError(f"the copy is damaged: {wrong}")
    return found


def _dumped(store: Store, made: int, path: Path) -> dict[str, int]:
    with path.open("wb") as file:
        return store.snapshot(lambda connection: write_dump(connection, store.schema, made, file))


def counts(connection: Connection) -> dict[str, int]:
    """How many rows every table has."""
    return {each.name: connection.scalar(select(func.count()).select_from(each)) or 0 for each in METADATA.sorted_tables}


def _filled(path: Path, kind: bytes, place: str, overwrite: bool = False) -> dict[str, int]:
    """A new database from a backup, with the schema of this program."""
    if kind == SQLITE:
        with tempfile.TemporaryDirectory(prefix="quintain-restore-") as folder:
            old = Store.open(_copy(path, Path(folder)), upgrade=True)
            try:
                between = Path(folder) / "between.jsonl.zst"
                back_up(old, between, 0, dump=True)
            finally:
                old.close()
            return _filled(between, ZSTANDARD, place, overwrite)
    dump = Dump(path)
    writer = engine.writing(engine.address_of(place))
    try:
        with writer.begin() as connection:
            if _occupied(connection) and not overwrite:
                raise Clash("the database is not empty")
            _emptied(connection)
            migrate.upgrade_to(connection, _known(dump))
            found = dump.into(connection)
            _count_on(connection, dump)
            migrate.upgrade_to(connection, "head")
            connection.execute(leases.update().values(owner="", until=0))  # nobody leads a table of a restored database
            connection.execute(servers.delete())
    except SQLAlchemyError as error:
        raise engine.typed(error) from error
    finally:
        writer.dispose()  # of a file, what stands beside it goes into it now
    return found


def _copy(path: Path, folder: Path) -> Path:
    """A backup is not opened itself: opening could change it."""
    copy = folder / "copy.db"
    copy.write_bytes(path.read_bytes())
    return copy


def _known(dump: Dump) -> str:
    if dump.header.revision not in migrate.revisions():
        raise NewerSchema(f"the backup has revision {dump.header.revision}: this Quintain is too old for it")
    return dump.header.revision


def _occupied(connection: Connection) -> bool:
    """Whether there is anything that would be lost; a schema without rows is nothing."""
    return migrate.revision(connection) != "" and any(counts(connection).values())


def _emptied(connection: Connection) -> None:
    """Our tables are gone; `migrate.revision` has refused a database that holds others."""
    for name in inspect(connection).get_table_names():
        connection.execute(text(f'DROP TABLE "{name}"' + (" CASCADE" if connection.dialect.name == "postgresql" else "")))


def _count_on(connection: Connection, dump: Dump) -> None:
    """Numbers that count up by themselves go on after the last one that was put back."""
    if connection.dialect.name != "postgresql":
        return
    for name, columns in dump.header.tables.items():
        if columns.get("id") == "number":
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
                )
            )
