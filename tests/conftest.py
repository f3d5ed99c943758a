"""Stores to test with: a SQLite file and a database on a real PostgreSQL server, fresh for every test."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from quintain.store import Store
from tests.parts import postgresql

_numbers = itertools.count(1)


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
        file = tmp_path / "quintain.db"
        shutil.copyfile(request.getfixturevalue("blank_file"), file)
        yield str(file)
    else:
        address = request.getfixturevalue("postgres")
        name = f"quintain_{next(_numbers)}"
        ordered(address, f"CREATE DATABASE {name} TEMPLATE template_quintain")
        yield address.format(name)
        ordered(address, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def store(store_place: str) -> Iterator[Store]:
    """An empty store, once per kind of database."""
    opened = Store.open(store_place)
    yield opened
    opened.close()


@pytest.fixture
def file_store(blank_file: Path, tmp_path: Path) -> Iterator[Store]:
    """An empty store in a file, for tests that are not about databases."""
    file = tmp_path / "quintain.db"
    shutil.copyfile(blank_file, file)
    opened = Store.open(file)
    yield opened
    opened.close()


def ordered(address: str, order: str) -> None:
    """An order to the server itself."""
    with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
        connection.execute(order)  # type: ignore[call-overload]
