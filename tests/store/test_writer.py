"""One writer: together, durable, and one table's trouble is not another's."""

from __future__ import annotations

import threading
from concurrent.futures import Future

from sqlalchemy import Connection, text

from quintain.store import Append, Clash, Missing, NotOwner, Store, StoreClosed, StoreFailed, StoreFull
from tests.conftest import ordered
from tests.store.things import entry, log, new_table


def held(store: Store) -> tuple[threading.Event, Future[None]]:
    """The writer stands still until the event is set, so that what is asked meanwhile gathers."""
    going, begun = threading.Event(), threading.Event()

    def work(_: Connection) -> None:
        begun.set()
        assert going.wait(30)

    future = store.writer.run(work)
    assert begun.wait(30)
    return going, future


def test_an_entry_is_in_the_log_when_the_future_resolves(store: Store) -> None:
    new_table(store)
    store.writer.append([entry(1, client="c1", moves=1, turn=[1], due=77)]).result()

    (row,) = store.tables.entries("aaaaaaaaaa")
    assert (1, b"entry 1", "c1", 2_001) == (row.n, row.entry, row.client, row.at)
    table = store.tables.get("aaaaaaaaaa")
    assert table is not None
    assert (1, 1, [1], 77) == (table.n, table.moves, table.turn, table.due)


def test_what_has_gathered_is_committed_together(store: Store) -> None:
    for name in "abc":
        new_table(store, name * 10)
    going, first = held(store)
    futures = [store.writer.append([entry(n, name * 10, moves=n)]) for n in range(1, 21) for name in "abc"]
    before = store.writer.commits
    going.set()
    first.result()
    for future in futures:
        future.result()

    assert before + 2 == store.writer.commits
    assert [list(range(1, 21))] * 3 == [log(store, name * 10) for name in "abc"]
    assert [20] * 3 == [row.moves for row in store.tables.all()]


def test_one_tables_clash_fails_only_its_own_futures(store: Store) -> None:
    for name in "ab":
        new_table(store, name * 10)
    store.writer.append([entry(1), entry(2)]).result()
    going, _ = held(store)
    good = [store.writer.append([entry(1, "b" * 10)])]
    bad = [store.writer.append([entry(2)]), store.writer.append([entry(3)])]
    good += [store.writer.append([entry(2, "b" * 10)]), store.writer.run(lambda connection: None)]
    going.set()

    assert [None] * 3 == [future.result() for future in good]
    assert [Clash, Clash] == [type(future.exception()) for future in bad]
    assert [1, 2] == log(store, "b" * 10)
    assert [1, 2] == log(store)
    store.writer.append([entry(3)]).result()
    assert [1, 2, 3] == log(store)


def test_a_log_has_no_holes(store: Store) -> None:
    new_table(store)

    assert isinstance(store.writer.append([entry(2)]).exception(), Clash)
    assert isinstance(store.writer.append([entry(1), entry(3)]).exception(), Clash)
    assert [] == log(store)


def test_the_same_message_becomes_one_entry(store: Store) -> None:
    for name in "ab":
        new_table(store, name * 10)
    store.writer.append([entry(1, client="c1")]).result()

    assert isinstance(store.writer.append([entry(2, client="c1")]).exception(), Clash)
    store.writer.append([entry(1, "b" * 10, client="c1")]).result()
    store.writer.append([entry(2), entry(3)]).result()
    assert [1, 2, 3] == log(store)


def test_a_call_is_whole_or_not_at_all(store: Store) -> None:
    new_table(store)
    future = store.writer.append([entry(1, client="c1", moves=5), entry(2, client="c1", moves=6)])

    assert isinstance(future.exception(), Clash)
    assert [] == log(store)
    table = store.tables.get("aaaaaaaaaa")
    assert table is not None and 0 == table.moves


def test_who_lost_the_lease_cannot_append(store: Store) -> None:
    new_table(store)
    old = store.leases.take("aaaaaaaaaa", "one", 0).result()
    new = store.leases.take("aaaaaaaaaa", "two", 60_000).result()
    late = store.writer.append([entry(1, epoch=old)])

    assert old < new
    assert isinstance(late.exception(), NotOwner)
    store.writer.append([entry(1, epoch=new)]).result()
    assert [1] == log(store)


def test_a_table_that_is_not_there_is_missing(store: Store) -> None:
    assert isinstance(store.writer.append([entry(1)]).exception(), Missing)


def test_work_that_raises_takes_back_its_own_changes_only(store: Store) -> None:
    new_table(store)

    def spoilt(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET name = 'spoilt'"))
        raise ValueError("no")

    going, _ = held(store)
    named = store.tables.change("aaaaaaaaaa", name="Sunday")
    failed = store.writer.run(spoilt)
    appended = store.writer.append([entry(1)])
    going.set()

    assert isinstance(failed.exception(), ValueError)
    assert (None, None) == (named.result(), appended.result())
    table = store.tables.get("aaaaaaaaaa")
    assert table is not None and ("Sunday", 1) == (table.name, table.n)


def test_text_that_a_database_cannot_hold_fails_alone(store: Store) -> None:
    """PostgreSQL keeps no NUL in texts."""
    new_table(store)
    going, _ = held(store)
    odd = store.writer.append([Append("aaaaaaaaaa", 1, b"\x00", "c\x00", 1, 0)])
    good = store.tables.change("aaaaaaaaaa", name="Sunday")
    going.set()

    assert store.is_file or odd.exception() is not None
    assert good.result() is None


def test_a_full_disk_is_a_typed_error_and_passes(file_store: Store) -> None:
    """The file may not grow: SQLite answers as it does on a full disk."""
    new_table(file_store)
    file_store.writer.append([entry(1)]).result()

    def limit(connection: Connection, pages: int) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    with file_store.writer._engine.connect() as connection:
        used = int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0)
    file_store.writer.run(lambda connection: limit(connection, used)).result()
    going, before = held(file_store)
    large = Append("aaaaaaaaaa", 2, b"x" * 1_000_000, "", 1, 0)
    full = [file_store.writer.append([large]), file_store.tables.change("aaaaaaaaaa", name="Sunday")]
    going.set()
    before.exception()

    assert [StoreFull, StoreFull] == [type(future.exception()) for future in full]
    assert isinstance(file_store.writer.trouble, StoreFull)
    assert [1] == log(file_store)

    file_store.writer.run(lambda connection: limit(connection, 1_000_000)).result()
    file_store.writer.append([large]).result()
    assert file_store.writer.trouble is None
    assert [1, 2] == log(file_store)


def test_a_server_with_a_full_disk_says_so(postgres_store: Store) -> None:
    new_table(postgres_store)
    order = "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$"
    going, _ = held(postgres_store)
    full = postgres_store.writer.run(lambda connection: connection.execute(text(order)))
    beside = postgres_store.writer.append([entry(1)])
    going.set()

    assert [StoreFull, StoreFull] == [type(future.exception()) for future in (full, beside)]
    assert [] == log(postgres_store)
    postgres_store.writer.append([entry(1)]).result()
    assert postgres_store.writer.trouble is None


def test_a_lost_connection_is_a_typed_error_and_comes_back(postgres_store: Store, postgres: str) -> None:
    new_table(postgres_store)
    going, before = held(postgres_store)
    late = postgres_store.writer.append([entry(1)])
    ordered(postgres, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'quintain'")
    going.set()
    before.exception()
    if late.exception() is not None:  # gathered with what was lost
        assert isinstance(late.exception(), StoreFailed)
        postgres_store.writer.append([entry(1)]).result()

    assert isinstance(before.exception(), StoreFailed)
    assert [1] == log(postgres_store)


def test_closing_writes_what_was_asked_and_refuses_the_rest(store_place: str) -> None:
    store = Store.open(store_place)
    new_table(store)
    futures = [store.writer.append([entry(n)]) for n in range(1, 51)]
    store.close()

    assert [None] * 50 == [future.result() for future in futures]
    assert isinstance(store.writer.append([entry(51)]).exception(), StoreClosed)


def test_a_cancelled_wish_is_not_written(store: Store) -> None:
    new_table(store)
    going, _ = held(store)
    wish = store.tables.change("aaaaaaaaaa", name="Sunday")
    assert wish.cancel()
    going.set()
    store.check()

    table = store.tables.get("aaaaaaaaaa")
    assert table is not None and "" == table.name
