"""A restart in the middle: another hall on the same store has the same tables, clocks stood still, and the log says so."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.kernel.records import digest
from quintain.kernel.rng import Rng
from quintain.server import ending
from quintain.server.messages import Choose, Closing, Refuse, Shown, Welcome
from quintain.store import Store
from quintain.tables.chronicle import Clocked, read
from tests.server.house import EVERY, House, in_loop, played

HOUR = 3_600_000


@pytest.mark.parametrize("game", EVERY)
@in_loop
async def test_a_match_goes_on_exactly_where_it_was(file_store: Store, game: str) -> None:
    house = await House(file_store).open()
    seats = ["anna", "boris", ":squire"] if game != "castlecraft" else ["anna", ":squire"]
    people = [seat for seat in seats if not seat.startswith(":")]
    table = await house.table(game, *seats)
    for round_ in range(4):
        pages = await house.pages(table, *people)
        await played(house, pages, Rng.seeded(round_), 11)
        before = house.room(table)
        house = await house.again()
        await house.hall.room(table)
        after = house.room(table)
        assert before is not after
        assert before.table is not None and after.table is not None
        assert digest(before.table.match.state) == digest(after.table.match.state)
        assert (before.table.n, before.table.opened) == (after.table.n, after.table.opened)
        assert before.table.unrated == after.table.unrated
    pages = await house.pages(table, *people)
    await played(house, pages, Rng.seeded(9))

    assert "over" == house.row(table).phase


@pytest.mark.parametrize("pace", ["live", "days"])
@in_loop
async def test_clocks_stand_still_for_an_outage_and_the_log_says_so(file_store: Store, pace: str) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris", pace=pace, move_ms=60_000, reserve_ms=30_000)
    pages = await house.pages(table, "anna", "boris")
    asked = next(page for page in pages if page.snapshot.decision is not None)
    await house.pass_time(10_000)
    await asked.choose()
    await house.pass_time(20_000)
    left = house.room(table).clocks.left(house.clock())
    await house.hall.close()
    house.clock.at += 5 * HOUR
    again = await house.again()
    [page] = await again.pages(table, "anna")

    assert left == again.room(table).clocks.left(again.clock())
    last = read(file_store.tables.entries(table)[-1].entry)
    assert isinstance(last, Clocked) and left == last.left
    assert left == page.snapshot.clocks
    assert "clocked" == page.snapshot.events[-1].kind
    second = await again.again()  # without an outage nothing is written
    await second.hall.room(table)
    assert last == read(file_store.tables.entries(table)[-1].entry)


@in_loop
async def test_after_a_crash_clocks_go_on_from_the_last_moment_that_is_known(file_store: Store) -> None:
    """Never less than before the crash: what passed since the last note is given, not taken."""
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris", pace="live", move_ms=60_000)
    pages = await house.pages(table, "anna", "boris")
    asked = next(page for page in pages if page.snapshot.decision is not None)
    await asked.choose()
    await house.pass_time(3_000)
    left = house.room(table).clocks.left(house.clock())
    house.clock.at += HOUR
    again = await house.again()
    await again.hall.room(table)
    now = again.room(table).clocks.left(again.clock())

    assert all(before <= after <= 60_000 for before, after in zip(left, now, strict=True))


@in_loop
async def test_bots_go_on_by_themselves_after_a_restart(file_store: Store) -> None:
    """Nobody has to come and look first."""
    house = await House(file_store).open()
    house.thinkers.held = []
    table = await house.table("majesty", ":squire", ":squire")
    await house.pass_time(0)
    assert 0 == house.row(table).n
    again = await house.again()
    await again.pass_time(0)

    assert "over" == again.row(table).phase
    assert again.store.archive.get(table) is not None


@in_loop
async def test_time_runs_out_where_nobody_looks(file_store: Store) -> None:
    house = await House(file_store, patience=1_000).open()
    table = await house.table("majesty", "anna", "boris", pace="days", move_ms=86_400_000)
    await house.pass_time(10)
    assert house.hall.loaded(table) is not None
    house.clock.at += 2_000
    house.hall.unload()
    await house.hall.settled()
    assert house.hall.loaded(table) is None
    await house.pass_time(86_400_000)

    assert 1 == house.row(table).n


@in_loop
async def test_a_quiet_room_is_unloaded_and_comes_back(file_store: Store) -> None:
    house = await House(file_store, patience=1_000).open()
    table = await house.table("mastery", "anna", "boris")
    [anna] = await house.pages(table, "anna")
    house.clock.at += 2_000
    house.hall.unload()
    assert house.hall.loaded(table) is not None  # somebody looks
    anna.leave()
    await house.hall.settled()
    house.hall.unload()
    assert house.hall.loaded(table) is not None  # something happened just now
    house.clock.at += 2_000
    house.hall.unload()
    await house.hall.settled()
    assert house.hall.loaded(table) is None
    lease = file_store.leases.get(table)
    assert lease is not None and "" == lease.owner
    [back] = await house.pages(table, "anna")

    assert 0 == back.got(Welcome)[0].viewer


@in_loop
async def test_at_the_end_of_the_server_everybody_is_told(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris")
    pages = await house.pages(table, "anna", "boris")
    asked = next(page for page in pages if page.snapshot.decision is not None)
    await asked.choose()
    await house.hall.close()

    for page in pages:
        assert "restart" == page.got(Closing)[-1].why
        assert 1 == page.got(Shown)[-1].snapshot.n
    assert [] == house.hall.rooms


@in_loop
async def test_a_match_that_was_not_archived_is_archived_at_the_next_start(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", ":squire", ":squire")
    await house.pass_time(0)
    kept = file_store.archive.get(table)
    assert kept is not None
    file_store.writer.run(lambda connection: connection.exec_driver_sql("DELETE FROM archive").rowcount).result()
    again = await house.again()
    await again.hall.settled()

    assert kept == file_store.archive.get(table)


@in_loop
async def test_matches_are_archived_one_after_another(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many that ended at once had all threads, and whoever came to another table waited for them."""
    under_way, most, archive = 0, 0, ending.archive

    async def counted(*told: Any) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await archive(*told)
        under_way -= 1

    monkeypatch.setattr(ending, "archive", counted)
    house = await House(file_store).open()
    tables = [await house.table("majesty", ":squire", ":squire") for _ in range(3)]
    await house.pass_time(0)

    assert all(file_store.archive.get(table) is not None for table in tables)
    assert 1 == most


@in_loop
async def test_a_match_that_comes_back_otherwise_is_frozen_and_says_so(file_store: Store) -> None:
    """The digest of the state is kept with every entry; whoever loads the match compares."""
    house = await House(file_store).open()
    tables = [await house.table("mastery", "anna", "boris", id=name) for name in ("damaged222", "sound22222")]
    for table in tables:
        pages = await house.pages(table, "anna", "boris")
        await played(house, pages, Rng.seeded(3), 9)
        room = house.room(table)
        assert room.table is not None
        assert house.row(table).final == digest(room.table.match.state)
    file_store.tables.change(tables[0], final="0" * 24).result()
    again = await house.again()
    damaged, sound = [(await again.pages(table, "anna"))[0] for table in tables]

    assert ("frozen", "digest") == (damaged.got(Welcome)[0].table.phase, damaged.got(Welcome)[0].table.frozen)
    assert ("running", "") == (sound.got(Welcome)[0].table.phase, sound.got(Welcome)[0].table.frozen)
    assert damaged.snapshot.decision is None
    [refused] = await damaged.say(Choose(0, "x", [0]))
    assert isinstance(refused, Refuse) and "frozen" == refused.code
