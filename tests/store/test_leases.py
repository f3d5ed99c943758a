"""Servers that lead tables: as long as they are heard of, and not a moment longer than somebody else needs."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import text

from quintain.store import NotOwner, SeatRow, Store
from quintain.store.errors import Clash, StoreFailed
from tests.store.things import entry, new_table

TABLE = "aaaaaaaaaa"
LONG = 60_000


def test_a_table_is_led_while_its_owner_is_heard_of(store: Store) -> None:
    new_table(store)
    assert not store.leases.beat("one", LONG).result()
    store.leases.lead(TABLE, "one", 0).result()

    assert isinstance(store.leases.lead(TABLE, "two", LONG).exception(), NotOwner)
    assert 1 == store.leases.others("two")
    store.leases.beat("one", 0).result()
    lead = store.leases.lead(TABLE, "two", LONG).result()
    assert (2, 0) == (lead.epoch, store.leases.others("two"))
    assert store.leases.beat("one", LONG).result(), "he was not heard of in time"
    assert [TABLE] == store.leases.lost("one", [(TABLE, 1)])
    assert [] == store.leases.lost("two", [(TABLE, 2)])


def test_who_takes_over_is_told_for_how_long_nobody_was_there(store: Store) -> None:
    new_table(store)
    store.leases.lead(TABLE, "one", 0).result()
    time.sleep(0.3)

    assert 250 < store.leases.lead(TABLE, "two", 0).result().silent < 60_000
    assert 0 == store.leases.lead(TABLE, "two", 0).result().silent, "it was its own"
    store.leases.release(TABLE, "two", 3).result()
    assert 0 == store.leases.lead(TABLE, "three", 0).result().silent, "it was given back"


def test_who_leaves_gives_everything_back(store: Store) -> None:
    for table in (TABLE, "bbbbbbbbbb"):
        new_table(store, table)
        store.leases.lead(table, "one", LONG).result()
    store.leases.beat("one", LONG).result()
    store.leases.leave("one").result()

    assert ["", ""] == [lease.owner for table in (TABLE, "bbbbbbbbbb") if (lease := store.leases.get(table))]
    assert 0 == store.leases.others("two")


def test_only_what_is_due_and_led_by_nobody_is_claimed(store: Store) -> None:
    tables = {"aaaaaaaaaa": 5, "bbbbbbbbbb": 3, "cccccccccc": 50, "dddddddddd": 0, "eeeeeeeeee": 4}
    for table, due in tables.items():
        new_table(store, table, phase="running", due=due)
    new_table(store, "ffffffffff", due=1)
    store.leases.beat("two", LONG).result()
    store.leases.lead("eeeeeeeeee", "two", 0).result()
    claimed = store.leases.claim("one", 10, LONG).result()

    assert ["bbbbbbbbbb", "aaaaaaaaaa"] == [table for table, _ in claimed]
    assert [1, 1] == [lead.epoch for _, lead in claimed]
    assert [] == store.leases.claim("three", 10, LONG).result()
    store.leases.beat("two", 0).result()
    assert ["eeeeeeeeee"] == [table for table, _ in store.leases.claim("three", 10, LONG).result()]


def test_columns_are_changed_only_by_whoever_leads(store: Store) -> None:
    new_table(store)
    epoch = store.leases.take(TABLE, "one", 0).result()
    store.tables.change(TABLE, epoch=epoch, extras={"a": 1}).result()
    store.leases.take(TABLE, "two", LONG).result()

    assert isinstance(store.tables.change(TABLE, epoch=epoch, extras={"a": 2}).exception(), NotOwner)
    row = store.tables.get(TABLE)
    assert row is not None and {"a": 1} == row.extras


def test_a_match_begins_with_those_who_sit_there(store: Store) -> None:
    new_table(store)
    seats = store.tables.seats([TABLE])[TABLE]
    store.tables.seat(SeatRow(TABLE, 1, "bot", bot="squire"), while_in="open").result()

    assert isinstance(store.tables.begin(TABLE, seats, phase="running").exception(), Clash)
    store.tables.begin(TABLE, store.tables.seats([TABLE])[TABLE], phase="running").result()
    assert isinstance(store.tables.begin(TABLE, store.tables.seats([TABLE])[TABLE], phase="running").exception(), Clash)
    assert isinstance(store.tables.seat(SeatRow(TABLE, 1), while_in="open").exception(), Clash)


@contextmanager
def asleep(store: Store, epoch: int) -> Iterator[None]:
    """A process that was stopped in the middle of a commit: it holds its locks."""
    with store.writer._engine.connect() as connection:
        connection.execute(text("SELECT epoch FROM leases FOR UPDATE"))
        connection.execute(text("UPDATE tables SET n = n + 1"))
        yield
        with pytest.raises(Exception, match=r"terminating connection|closed"):
            connection.commit()
        connection.invalidate()


def test_nobody_waits_for_a_process_that_sleeps_in_the_middle_of_a_commit(postgres_store: Store) -> None:
    store = postgres_store
    new_table(store, phase="running", due=1)
    old = store.leases.take(TABLE, "one", 0).result()
    with asleep(store, old):
        began = time.monotonic()
        assert isinstance(store.leases.lead(TABLE, "two", LONG).exception(), NotOwner)
        assert [] == store.leases.claim("two", 10, LONG).result()
        assert time.monotonic() - began < 8, "the writer waited for the sleeper"
        lead = _taken(store)
        store.writer.append([entry(1, epoch=lead)]).result()

    assert isinstance(store.writer.append([entry(2, epoch=old)]).exception(), NotOwner)
    row = store.tables.get(TABLE)
    assert row is not None and 1 == row.n


def _taken(store: Store) -> int:
    """As soon as the database has sent the sleeper away."""
    for _ in range(120):
        found = store.leases.lead(TABLE, "two", LONG)
        if not isinstance(found.exception(), NotOwner):
            return found.result().epoch
        threading.Event().wait(0.25)
    raise StoreFailed("the sleeper still holds its locks")
