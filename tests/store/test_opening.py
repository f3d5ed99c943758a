"""How a store is opened, what it refuses, and that it keeps what it has acknowledged."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from quintain.store import NewerSchema, NotOurs, OutdatedSchema, Store, Unreachable, engine
from quintain.store.schema import METADATA
from tests.conftest import ordered
from tests.store.things import new_table


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "new.db")
    new_table(store)
    found = store.tables.get("aaaaaaaaaa")
    store.close()

    assert "" == store.found
    assert found is not None and "majesty" == found.game


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    Store.open(tmp_path / "new.db").close()

    assert 0o600 == stat.S_IMODE((tmp_path / "new.db").stat().st_mode)


def test_an_empty_database_of_a_server_becomes_a_store(postgres: str) -> None:
    ordered(postgres, "CREATE DATABASE quintain_new")
    store = Store.open(postgres.format("quintain_new"))
    new_table(store)
    assert store.tables.get("aaaaaaaaaa") is not None
    store.close()
    ordered(postgres, "DROP DATABASE quintain_new WITH (FORCE)")


def test_what_was_kept_is_there_when_it_is_opened_again(store_place: str) -> None:
    store = Store.open(store_place)
    new_table(store)
    store.close()
    again = Store.open(store_place)
    found = again.tables.get("aaaaaaaaaa")
    again.close()

    assert again.schema == again.found
    assert found is not None and {"seats": 2} == found.options


def test_a_commit_is_durable(store: Store) -> None:
    """`kill -9` does not test the disk, so the settings are asserted."""
    found = engine.settings(store.writer._engine)

    if store.is_file:
        assert {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": engine.BUSY_MS} == found
    else:
        assert {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"} == found


def test_readers_change_nothing(file_store: Store) -> None:
    with pytest.raises(Exception, match="readonly"):
        file_store.read(lambda connection: connection.execute(text("DELETE FROM people")))


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.writer._engine.connect() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), METADATA)


def _with_revision(place: str, revision: str) -> None:
    with create_engine(engine.address_of(place)).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :found"), {"found": revision})


def test_a_newer_schema_is_refused(store_place: str) -> None:
    _with_revision(store_place, "9999")

    with pytest.raises(NewerSchema, match="9999"):
        Store.open(store_place, upgrade=True)


def test_an_outdated_schema_is_refused_and_can_be_upgraded(
    store_place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from quintain.store import migrate

    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    (folder / "env.py").write_bytes((migrate.FOLDER / "env.py").read_bytes())
    for file in (migrate.FOLDER / "versions").glob("0*.py"):
        (folder / "versions" / file.name).write_bytes(file.read_bytes())
    (folder / "versions" / "next.py").write_text(
        "from alembic import op\nrevision, down_revision = 'next', " + repr(migrate.newest()) + "\n"
        "def upgrade():\n    op.execute('CREATE TABLE later (id INTEGER)')\n"
    )
    monkeypatch.setattr(migrate, "FOLDER", folder)

    with pytest.raises(OutdatedSchema, match="quintain db upgrade"):
        Store.open(store_place)
    Store.open(store_place, upgrade=True).close()
    store = Store.open(store_place)
    store.close()
    assert "next" == store.found


def test_what_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear reader, this is a letter and no database. " * 50)
    with create_engine(f"sqlite:///{tmp_path / 'other.db'}").begin() as connection:
        connection.execute(text("CREATE TABLE birds (id INTEGER)"))

    with pytest.raises(NotOurs):
        Store.open(tmp_path / "letter.db")
    with pytest.raises(NotOurs, match="birds"):
        Store.open(tmp_path / "other.db")


@pytest.mark.parametrize(
    "place", ["postgresql://nobody@127.0.0.1:1/nothing", "mysql://localhost/x", "sqlite://", "/nowhere/a/file.db"]
)
def test_a_place_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(Unreachable):
        Store.open(place)
