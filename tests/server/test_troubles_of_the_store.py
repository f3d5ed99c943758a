"""What cannot be written is refused, with a reason, and nothing is lost: the room comes back from the log."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest

from quintain.server.messages import Choose, Closing, Refuse, Said, Say, Taken
from quintain.server.room import Room
from quintain.store import Store, StoreFailed
from tests.server.house import House, Page, in_loop


async def asked(store: Store) -> tuple[House, Page, Page]:
    house = await House(store).open()
    table = await house.table("majesty", "anna", "boris", ":squire")
    await house.pass_time(3_000)
    pages = await house.pages(table, "anna", "boris")
    await house.pass_time(3_000)
    first = next(page for page in pages if page.snapshot.decision is not None)
    return house, first, next(page for page in pages if page is not first)


def limit(store: Store, pages: int) -> None:
    """As if the disk were full: the file may not have more pages than this."""
    store.writer.run(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar()).result()


def pages_of(store: Store) -> int:
    return store.writer.run(lambda connection: int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())).result()


@in_loop
async def test_a_full_disk_is_told_and_nothing_is_lost(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("castlecraft", "anna", "boris")
    pages = await house.pages(table, "anna", "boris")
    limit(file_store, pages_of(file_store))
    for number in range(400):  # until no page of the file has room
        match = house.room(table).table
        page = next(page for page in pages if page.snapshot.decision is not None)
        n, message = page.snapshot.n, _choice(page, f"{number:064}")
        told = await page.say(message)
        if isinstance(told[0], Refuse):
            break
    other = pages[1 - pages.index(page)]

    assert Refuse("store-full", message.client) == told[0]
    assert match is not house.room(table).table
    assert n == page.snapshot.n == other.snapshot.n == len(file_store.tables.entries(table))
    assert "store-full" == (await page.say(message))[0].code  # type: ignore[union-attr]
    limit(file_store, 1_000_000)
    assert Taken(message.client, n + 1) == (await page.say(message))[0]
    assert n + 1 == other.snapshot.n
    assert [Taken(message.client, n + 1)] == await page.say(message)


@pytest.mark.parametrize("pace", ["live", "days"])
@in_loop
async def test_clocks_stand_still_while_the_disk_is_full(file_store: Store, pace: str) -> None:
    """Of those who tried to answer, of those who did not, and at tables that are not in memory."""
    house = await House(file_store, patience=1_000).open()
    columns: dict[str, Any] = {"pace": pace, "move_ms": 300_000, "reserve_ms": 60_000}
    busy, quiet, away = [await house.table("majesty", "anna", "boris", **columns) for _ in range(3)]
    pages = await house.pages(busy, "anna", "boris")
    others = await house.pages(quiet, "anna", "boris")
    await house.pass_time(20_000)
    assert house.hall.loaded(away) is None or not house.room(away).viewers
    house.hall.unload()
    await house.hall.settled()
    limit(file_store, pages_of(file_store))
    for number in range(400):
        page = next(page for page in pages if page.snapshot.decision is not None)
        told = await page.say(_choice(page, f"{number:064}"))
        if isinstance(told[0], Refuse):
            break
    rooms = [house.room(busy), house.room(quiet)]
    left = [room.clocks.left(house.clock()) for room in rooms]
    await house.pass_time(3_000_000)
    await house.hall._renew()  # finds the disk still full
    await house.pass_time(600_000)
    assert left == [room.clocks.left(room.means.ticking()) for room in rooms]
    assert left[0] == page.snapshot.clocks
    limit(file_store, 1_000_000)
    await house.hall._renew()
    await house.hall.settled()

    assert left == [room.clocks.left(house.clock()) for room in rooms]
    assert left[1] == others[0].snapshot.clocks
    assert "clocked" == others[0].snapshot.events[-1].kind
    [back] = await house.pages(away, "anna")
    assert min(back.snapshot.clocks) >= 300_000 + 60_000 * (pace == "live") - 20_000
    await house.pass_time(400_000)  # and then they go on
    assert min(house.room(quiet).clocks.left(house.clock())) < min(left[1])


@in_loop
async def test_chat_that_cannot_be_kept_is_not_heard(file_store: Store) -> None:
    _, anna, boris = await asked(file_store)
    limit(file_store, pages_of(file_store))
    for number in range(400):
        told = await anna.say(Say(f"c{number}", "y" * 500))
        if isinstance(told[0], Refuse):
            break

    assert Refuse("store-full", f"c{number}") == told[0]
    assert number == len(boris.got(Said))


class Failing:
    """A writer that refuses everything while it is told to: before the commit, or after it."""

    def __init__(self, store: Store, after: bool) -> None:
        self.append = store.writer.append
        self.after = after

    def __call__(self, appends: Any) -> Any:
        if self.after:
            self.append(appends).result()
        failed: Future[None] = Future()
        failed.set_exception(StoreFailed("the connection was lost"))
        return failed


@in_loop
async def test_a_commit_that_failed_is_refused_and_one_that_seemed_to_is_found(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is durable is known after reading the log again; either way everybody is right."""
    _house, anna, boris = await asked(file_store)
    n = anna.snapshot.n
    monkeypatch.setattr(file_store.writer, "append", Failing(file_store, after=False))
    told = await anna.choose(client="a")
    assert [Refuse("store-failed", "a")] == told[:1]
    assert n == anna.snapshot.n == boris.snapshot.n
    monkeypatch.undo()
    monkeypatch.setattr(file_store.writer, "append", Failing(file_store, after=True))
    told = await anna.choose(client="b")
    monkeypatch.undo()

    assert [Taken("b", n + 1)] == told[:1]
    assert n + 1 == anna.snapshot.n == boris.snapshot.n
    assert [Taken("b", n + 1)] == await anna.choose(0, decision=0, client="b")


@in_loop
async def test_what_cannot_be_written_by_itself_is_tried_again_after_a_while(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", ":squire", ":squire", "anna")
    [anna] = await house.pages(table, "anna")
    if anna.snapshot.decision is not None:
        await anna.choose()
    n = house.row(table).n
    monkeypatch.setattr(file_store.writer, "append", Failing(file_store, after=False))
    await house.pass_time(1_000)
    assert n == house.row(table).n
    assert house.room(table).rest > house.clock()
    monkeypatch.undo()
    await house.pass_time(5_000)

    assert n < house.row(table).n


@in_loop
async def test_who_does_not_lead_the_table_any_more_sends_everybody_away(file_store: Store) -> None:
    house, anna, boris = await asked(file_store)
    await _taken_over(file_store, anna.table)
    told = await anna.choose(client="late")

    assert [Refuse("moved", "late")] == told[:1]
    assert ["moved", "moved"] == [page.got(Closing)[-1].why for page in (anna, boris)]
    assert house.hall.loaded(anna.table) is None


async def _taken_over(store: Store, table: str) -> None:
    store.leases.take(table, "quintain", 1_000).result()


@pytest.mark.parametrize("lasting", [False, True])
@in_loop
async def test_a_fault_of_ours_loses_nothing(file_store: Store, monkeypatch: pytest.MonkeyPatch, lasting: bool) -> None:
    """The room comes back from the log; where even that fails, everybody is sent away and may come back."""
    house, anna, boris = await asked(file_store)
    n, faults = anna.snapshot.n, []
    follow = Room.follow

    def broken(room: Room, now: int) -> None:
        if lasting or not faults:
            faults.append(now)
            raise ZeroDivisionError
        follow(room, now)

    monkeypatch.setattr(Room, "follow", broken)
    told = await anna.choose(client="x")
    monkeypatch.undo()
    assert Refuse("failed", "x") in told
    assert lasting == (house.hall.loaded(anna.table) is None)
    if lasting:
        assert "restart" == boris.got(Closing)[-1].why
    [back] = await house.pages(anna.table, anna.person)
    await back.choose(client="x")

    assert n + 1 <= back.snapshot.n


def _choice(page: Page, client: str) -> Choose:
    question = page.snapshot.decision
    assert question is not None
    return Choose(question.id, client, [question.actions[0].id])
