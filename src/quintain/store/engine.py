"""Connections to a SQLite file or a PostgreSQL server, set up so that what is committed stays."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError

from quintain.store.errors import NotOurs, StoreError, StoreFailed, StoreFull, Unfit, Unreachable, Unsafe

BUSY_MS: Final = 10_000  # how long another process may hold the file
PRAGMAS: Final = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": BUSY_MS}  # 2: FULL
DURABLE: Final = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}  # of PostgreSQL
READERS: Final = 8
STUCK_MS: Final = 10_000  # after so long in the middle of a transaction a process is stopped or gone, and others need its locks
FULL: Final = re.compile(r"database or disk is full|No space left on device")  # SQLite's words, and the system's
FULL_STATE: Final = "53100"  # PostgreSQL's


def address_of(place: str | Path) -> str:
    """The database's address for SQLAlchemy: of a file its path, else what begins with `postgresql://`."""
    text = str(place)
    if text.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + text.split("://", 1)[1]
    if text.startswith(("sqlite://", "postgresql+psycopg://")):
        return text
    if "://" in text:
        raise Unreachable(f"a database is a file or postgresql://…, not {text.split('://', 1)[0]}://…")
    return f"sqlite:///{Path(text).absolute()}"


def file_of(address: str) -> Path | None:
    """The file of a SQLite address; None for a server."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise Unreachable(str(error)) from None
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise Unreachable("what is kept in memory is not kept: give a file")
    return Path(url.database)


def writing(address: str) -> Engine:
    """The engine of the one writer."""
    file = file_of(address)
    if file is None:
        return _server(address, STUCK_MS)
    _touch(file)
    engine = create_engine(address, pool_size=2, max_overflow=0, connect_args={"check_same_thread": False}, **_JSON)
    _sqlite(engine, "BEGIN IMMEDIATE")
    return engine


def reading(address: str) -> Engine:
    """The engine of those who read: nobody waits for them, so they may take their time."""
    if file_of(address) is None:
        return _server(address, 0)
    engine = create_engine(address, pool_size=READERS, max_overflow=READERS, connect_args={"check_same_thread": False}, **_JSON)
    _sqlite(engine, "BEGIN", query_only=True)
    return engine


def assert_durable(engine: Engine) -> None:
    """Unsafe where the database would lose what it has acknowledged."""
    wanted: dict[str, Any] = dict(PRAGMAS) if engine.dialect.name == "sqlite" else dict(DURABLE)
    found = settings(engine)
    wrong = {name: found[name] for name, value in wanted.items() if found[name] != value}
    if wrong:
        raise Unsafe("the database would lose moves after a crash: " + ", ".join(f"{k} = {v}" for k, v in wrong.items()))


def settings(engine: Engine) -> dict[str, Any]:
    """The settings of a connection that decide whether a commit is durable."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
        return {name: connection.exec_driver_sql(f"SHOW {name}").scalar() for name in DURABLE}


def typed(error: Exception) -> StoreError:
    """A trouble of the database, as ours."""
    if isinstance(error, StoreError):
        return error
    if any(getattr(each, "sqlstate", "") == FULL_STATE or FULL.search(str(each)) for each in _chain(error)):
        return StoreFull("there is no room left on the disk of the database")
    text = str(error.orig if isinstance(error, DBAPIError) and error.orig else error)
    if "file is not a database" in text:
        return NotOurs("the file is no database")
    if isinstance(error, DataError):
        return Unfit(text.strip().splitlines()[0])
    return StoreFailed(text.strip().splitlines()[0] if text.strip() else type(error).__name__)


def _chain(error: BaseException | None) -> list[BaseException]:
    """An error and those it followed: SQLite ends a transaction by itself, and what fails next is only the savepoint."""
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.append(error)
        error = error.__cause__ or error.__context__
    return found


def reached(error: DBAPIError) -> StoreError:
    """A trouble while the database is opened, as ours."""
    found = typed(error)
    return Unreachable(str(found)) if isinstance(found, StoreFailed) else found


def plain(value: Any) -> str:
    """JSON as it is stored."""
    return msgspec.json.encode(value).decode()


_JSON: Final[dict[str, Any]] = {"json_serializer": plain, "json_deserializer": msgspec.json.decode}


def _server(address: str, stuck: int) -> Engine:
    engine = create_engine(
        address,
        pool_size=READERS,
        max_overflow=READERS,
        pool_pre_ping=True,
        connect_args={"connect_timeout": 10, "application_name": "quintain"},
        **_JSON,
    )

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute("SET synchronous_commit = on")
            cursor.execute(f"SET idle_in_transaction_session_timeout = {stuck}")
        connection.commit()

    return engine


def _touch(file: Path) -> None:
    """A new file is for its owner alone: it holds mail addresses and keys."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise (StoreFull if error.errno == 28 else Unreachable)(f"{file}: {error.strerror}") from None


def _sqlite(engine: Engine, begin: str, query_only: bool = False) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if query_only:
            connection.execute("PRAGMA query_only = ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)
