"""Stores to test with, a SQLite file and a database on a real PostgreSQL server, fresh for every test; and a keyboard."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from quintain.store import Store
from tests.parts import postgresql

_numbers = itertools.count(1)
collect_ignore = (
    [] if os.environ.get("QUINTAIN_CLUSTER") else ["cluster"]
)  # needs Ray, which takes a minute to come up: test-long


@pytest.fixture
def keyboard() -> Iterator[None]:
    """Interrupts are heard, even where a shell runs the tests in the background and has them ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server: its address with `{}` for the database; `template_quintain` holds our empty schema."""
    with postgresql() as address:
        ordered(address, "CREATE DATABASE template_quintain")
        Store.open(address.format("template_quintain")).close()
        yield address


@pytest.fixture(scope="session")
def blank_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with our empty schema, to be copied."""
    file = tmp_path_factory.mktemp("blank") / "quintain.db"
    Store.open(file).close()
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def store_place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The place of an empty store of ours, once per kind of database."""
    if request.param == "sqlite":
        yield copied(request.getfixturevalue("blank_file"), tmp_path)
    else:
        with database(request.getfixturevalue("postgres")) as address:
            yield address


@pytest.fixture
def store(store_place: str) -> Iterator[Store]:
    """An empty store, once per kind of database."""
    opened = Store.open(store_place)
    yield opened
    opened.close()


@pytest.fixture
def file_store(blank_file: Path, tmp_path: Path) -> Iterator[Store]:
    """An empty store in a file, for tests that are not about databases."""
    opened = Store.open(copied(blank_file, tmp_path))
    yield opened
    opened.close()


@pytest.fixture
def postgres_store(postgres: str) -> Iterator[Store]:
    """An empty store on the server, for what only a server can do."""
    with database(postgres) as address:
        opened = Store.open(address)
        yield opened
        opened.close()


def copied(blank: Path, folder: Path) -> str:
    """A copy of the empty file."""
    return str(shutil.copyfile(blank, folder / "quintain.db"))


@contextmanager
def database(address: str) -> Iterator[str]:
    """An empty database with our schema, gone afterwards."""
    name = f"quintain_{next(_numbers)}"
    ordered(address, f"CREATE DATABASE {name} TEMPLATE template_quintain")
    yield address.format(name)
    ordered(address, f"DROP DATABASE {name} WITH (FORCE)")


def ordered(address: str, order: str) -> None:
    """An order to the server itself."""
    with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
        connection.execute(order)  # type: ignore[call-overload]
