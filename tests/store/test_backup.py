"""Backups of both kinds: online, whole, and put back into either kind of database."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import zstandard

from quintain.store import Clash, NewerSchema, NotOurs, Store, migrate
from quintain.store.backup import back_up, counts, restore
from quintain.store.schema import METADATA, leases
from tests.conftest import database, ordered
from tests.store.test_people import _lived
from tests.store.things import entry, new_table

NAMES = [table for table in METADATA.sorted_tables if table is not leases]


def everything(store: Store) -> list[object]:
    """All rows of all tables, but for who leads which table."""
    found = store.read(lambda connection: [connection.execute(each.select().order_by(*each.primary_key)).all() for each in NAMES])
    return [[tuple(row) for row in rows] for rows in found]


def filled(store: Store) -> None:
    _lived(store)
    store.writer.append([entry(1, client="c1", result={"ranks": [1, 2]}), entry(2)]).result()
    new_table(store, "bbbbbbbbbb", name="Воскресенье", turn=[0])
    store.secrets.get_or_make("cookie", lambda: bytes(range(256))).result()
    store.leases.take("aaaaaaaaaa", "a server that is gone", 1_000_000).result()


def places(kind: str, tmp_path: Path, postgres: str) -> str:
    """Where nothing is."""
    if kind == "sqlite":
        return str(tmp_path / "restored.db")
    ordered(postgres, "DROP DATABASE IF EXISTS restored WITH (FORCE)")
    ordered(postgres, "CREATE DATABASE restored")
    return postgres.format("restored")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("dump", [False, True])
def test_a_backup_gives_everything_back(store: Store, kind: str, dump: bool, tmp_path: Path, postgres: str) -> None:
    """From a file to a file, to a server, and back."""
    filled(store)
    backup = tmp_path / "backup"
    made = back_up(store, backup, 5, dump)
    place = places(kind, tmp_path, postgres)
    found = restore(backup, place)
    other = Store.open(place)

    assert made == found
    assert everything(store) == everything(other)
    assert (
        0
        == other.leases.take("aaaaaaaaaa", "somebody", 1_000).result()
        - store.leases.take("aaaaaaaaaa", "a server that is gone", 1).result()
    )
    assert 2 == other.chat.say("aaaaaaaaaa", "seats", "on we go", 1, "p2", "").result().id
    other.writer.append([entry(3, epoch=2)]).result()
    other.close()


def test_a_backup_is_for_its_owner_alone_and_replaces_nothing(store: Store, tmp_path: Path) -> None:
    back_up(store, tmp_path / "backup", 5)

    assert 0o600 == (tmp_path / "backup").stat().st_mode & 0o777
    with pytest.raises(Clash):
        back_up(store, tmp_path / "backup", 5)
    back_up(store, tmp_path / "backup", 5, overwrite=True)
    assert [] == [file for file in tmp_path.iterdir() if file.name.startswith(".")]


def test_a_backup_is_of_one_moment_while_moves_go_on(store: Store, tmp_path: Path, postgres: str) -> None:
    """Of every entry that was copied, the row of its table knows."""
    new_table(store)
    futures = [store.writer.append([entry(n, moves=n)]) for n in range(1, 1_001)]
    for n, dump in enumerate((False, True)):
        back_up(store, tmp_path / f"backup{n}", 5, dump)
    for future in futures:
        future.result()
    for n in range(2):
        restore(tmp_path / f"backup{n}", str(tmp_path / f"restored{n}.db"))
        other = Store.open(tmp_path / f"restored{n}.db")
        table, _, entries = other.tables.with_entries("aaaaaaaaaa")
        other.close()

        assert list(range(1, table.moves + 1)) == [row.n for row in entries]


def test_what_is_there_is_not_overwritten_unasked(store: Store, tmp_path: Path, blank_file: Path, postgres: str) -> None:
    new_table(store)
    back_up(store, tmp_path / "backup", 5)
    shutil.copyfile(blank_file, tmp_path / "other.db")
    with pytest.raises(Clash):
        restore(tmp_path / "backup", str(tmp_path / "other.db"))
    restore(tmp_path / "backup", str(tmp_path / "other.db"), overwrite=True)
    with database(postgres) as address:
        restore(tmp_path / "backup", address)
        with pytest.raises(Clash):
            restore(tmp_path / "backup", address)
        restore(tmp_path / "backup", address, overwrite=True)
        for place in (address, str(tmp_path / "other.db")):
            other = Store.open(place)
            assert 1 == other.read(counts)["tables"]
            other.close()


def test_a_database_of_others_is_never_overwritten(store: Store, tmp_path: Path, postgres: str) -> None:
    back_up(store, tmp_path / "backup", 5)
    with database(postgres) as address:
        import psycopg

        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("DROP TABLE alembic_version")

        with pytest.raises(NotOurs):
            restore(tmp_path / "backup", address, overwrite=True)


@pytest.mark.parametrize("cut", ["short", "bit", "letter", "empty"])
def test_a_damaged_backup_is_refused_and_nothing_is_left(file_store: Store, tmp_path: Path, cut: str) -> None:
    filled(file_store)
    back_up(file_store, tmp_path / "backup", 5, dump=True)
    whole = (tmp_path / "backup").read_bytes()
    text = zstandard.ZstdDecompressor().decompressobj().decompress(whole)
    damaged = {
        "short": whole[:-20],
        "bit": whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
        "letter": zstandard.compress(text.rsplit(b"\n", 3)[0]),
        "empty": b"",
    }
    (tmp_path / "backup").write_bytes(damaged[cut])

    with pytest.raises(NotOurs):
        restore(tmp_path / "backup", str(tmp_path / "restored.db"))
    assert [] == [file.name for file in tmp_path.iterdir() if "restored" in file.name]


def test_a_backup_of_a_newer_schema_is_refused(file_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrate, "newest", lambda: "9999")
    back_up(file_store, tmp_path / "backup", 5, dump=True)
    monkeypatch.undo()

    with pytest.raises(NewerSchema):
        restore(tmp_path / "backup", str(tmp_path / "restored.db"))
