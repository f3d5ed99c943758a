"""Undo, resigning, and consent that lapses."""

from __future__ import annotations

import pytest

from quintain.games import new_game
from quintain.kernel.rng import Rng
from quintain.server.messages import Agree, Decline, Refuse, Resign, TakeBack, Taken
from quintain.store import Store
from quintain.tables import Table, person, undo
from quintain.tables.chronicle import Seated, Undone, read
from tests.server.house import House, Page, in_loop
from tests.tables.around import wander


def after(kind: str, people: int = 2) -> tuple[Table, int]:
    """A match of Mastery in which a seat may take back at this price, and the seat."""
    for seed in range(9):
        table = Table(new_game("mastery", {"seats": 3}), seed, [person(f"p{seat}") for seat in range(3)])
        for seat, _ in wander(table, Rng.seeded(seed), 80):
            for own in range(people):
                offer = undo.offered(table, own)
                if offer is not None and offer.kind == kind and table.n > 4 and seat != own:
                    return table, own
    raise AssertionError(f"nowhere can be taken back by {kind}")


async def laid(store: Store, kind: str, pace: str = "live") -> tuple[House, list[Page], int]:
    match, seat = after(kind)
    house = await House(store).open()
    people = ["p0", "p1", "p2"]
    table = house.laid(match, people, pace=pace, move_ms=5 * 86_400_000)
    return house, await house.pages(table, *people), seat


@in_loop
async def test_what_nobody_saw_is_taken_back_at_once(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("castlecraft", "anna", "boris")
    pages = await house.pages(table, "anna", "boris")
    for _ in range(40):
        page = next(page for page in pages if page.snapshot.decision is not None)
        await page.choose()
        if page.snapshot.undo is not None and page.snapshot.undo.kind == "free":
            break
    n = page.snapshot.n
    picture_after = page.snapshot.picture
    assert Taken("u", n + 1) in await page.say(TakeBack("u"))
    entry = read(file_store.tables.entries(table)[-1].entry)

    assert isinstance(entry, Undone)
    assert [] == entry.agreed and not entry.practice
    assert picture_after != page.snapshot.picture
    assert [] == page.snapshot.unrated
    assert [Taken("u", n + 1)] == await page.say(TakeBack("u"))


@in_loop
async def test_a_person_alone_with_bots_practises(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", ":squire")
    [anna] = await house.pages(table, "anna")
    await house.pass_time(2_000)
    await anna.choose()
    await house.pass_time(5_000)
    assert anna.snapshot.undo is not None and "practice" == anna.snapshot.undo.kind
    await anna.say(TakeBack("u"))

    assert ["practice"] == anna.snapshot.unrated
    assert anna.snapshot.decision is not None


@in_loop
async def test_others_are_asked_and_all_must_agree(file_store: Store) -> None:
    _house, pages, seat = await laid(file_store, "consent")
    asker, others = pages[seat], [page for at, page in enumerate(pages) if at != seat]
    n = asker.snapshot.n
    await asker.say(TakeBack("u"))
    for page in pages:
        assert page.snapshot.proposal is not None
        assert (seat, n) == (page.snapshot.proposal.seat, page.snapshot.n)
    assert [] == file_store.tables.entries(asker.table)[n:]
    await others[0].say(Agree("a"))
    assert asker.snapshot.proposal is not None
    assert [others[0].viewer.seat] == asker.snapshot.proposal.agreed
    told = await others[1].say(Agree("b"))

    assert Taken("b", n + 1) in told
    assert (None, ["undo"]) == (asker.snapshot.proposal, asker.snapshot.unrated)
    entry = read(file_store.tables.entries(asker.table)[-1].entry)
    assert isinstance(entry, Undone)
    assert sorted(page.viewer.seat for page in others) == entry.agreed


@in_loop
async def test_one_no_is_enough_and_a_wish_may_be_withdrawn(file_store: Store) -> None:
    house, pages, seat = await laid(file_store, "consent")
    asker, other = pages[seat], pages[seat - 1]
    for sayer in (other, asker):
        await asker.say(TakeBack("u"))
        assert asker.snapshot.proposal is not None
        await sayer.say(Decline("d"))
        assert asker.snapshot.proposal is None
    [refused] = await other.say(Agree("late"))

    assert isinstance(refused, Refuse) and "no-consent" == refused.code
    assert house.room(asker.table).lapse == 0


@pytest.mark.parametrize(("pace", "patience"), [("live", 30_000), ("days", 86_400_000)])
@in_loop
async def test_silence_is_a_no_after_half_a_minute_or_a_day(file_store: Store, pace: str, patience: int) -> None:
    house, pages, seat = await laid(file_store, "consent", pace)
    await pages[seat].say(TakeBack("u"))
    await house.pass_time(patience - 1)
    assert pages[seat].snapshot.proposal is not None
    await house.pass_time(1)

    assert pages[seat].snapshot.proposal is None
    assert 0 == house.room(pages[0].table).lapse


@in_loop
async def test_bots_wait_while_consent_is_asked(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris", ":squire")
    pages = await house.pages(table, "anna", "boris")
    for _ in range(9):
        await house.pass_time(2_000)
        asked = [page for page in pages if page.snapshot.decision is not None]
        await asked[0].choose()
        room = house.room(table)
        assert room.table is not None
        if room.table.pending() == [2] and pages[0].snapshot.undo is not None and pages[0].snapshot.undo.kind == "consent":
            break
    await pages[0].say(TakeBack("u"))
    n = room.table.n
    await house.pass_time(20_000)
    assert n == room.table.n
    await pages[1].say(Decline("no"))
    await house.pass_time(2_000)

    assert n < room.table.n


@in_loop
async def test_of_two_sides_one_resigns_and_the_match_is_over(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("mastery", "anna", "boris")
    anna, boris = await house.pages(table, "anna", "boris")
    assert Taken("r", 1) in await anna.say(Resign("r"))
    await house.hall.settled()

    result = boris.snapshot.result
    assert result is not None
    assert ([2, 1], [0]) == (result.ranks, result.resigned)
    row = house.row(table)
    assert ("over", house.clock()) == (row.phase, row.ended)
    assert [Taken("r", 1)] == await anna.say(Resign("r"))
    [refused] = await anna.say(TakeBack("u"))
    assert isinstance(refused, Refuse) and "over" == refused.code
    assert file_store.archive.get(table) is not None


@in_loop
async def test_of_three_one_resigns_and_a_bot_plays_on(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris", "carl")
    anna, boris, _ = await house.pages(table, "anna", "boris", "carl")
    await anna.say(Resign("r"))
    entry = read(file_store.tables.entries(table)[0].entry)
    assert isinstance(entry, Seated) and "resigned" == entry.why
    assert "knight" == house.store.tables.seats([table])[table][0].bot
    await house.pass_time(3_000)

    assert ("running", "knight", True) == (house.row(table).phase, boris.snapshot.seats[0].bot, boris.snapshot.seats[0].resigned)
    assert 0 not in boris.snapshot.waiting


@in_loop
async def test_a_wish_that_waits_outlives_the_process(file_store: Store) -> None:
    house, pages, seat = await laid(file_store, "consent")
    asker, others = pages[seat], [page for at, page in enumerate(pages) if at != seat]
    await asker.say(TakeBack("u"))
    await others[0].say(Agree("a"))
    lapse = house.room(asker.table).lapse
    again = await house.again()
    pages = await again.pages(asker.table, "p0", "p1", "p2")
    asker, others = pages[seat], [page for at, page in enumerate(pages) if at != seat]
    wish = asker.snapshot.proposal

    assert wish is not None and lapse == again.room(asker.table).lapse
    assert (seat, [others[0].viewer.seat], [others[1].viewer.seat]) == (wish.seat, wish.agreed, wish.asked)
    await others[1].say(Agree("b"))
    assert isinstance(read(file_store.tables.entries(asker.table)[-1].entry), Undone)
    third = await again.again()
    [page] = await third.pages(asker.table, "p0")
    assert page.snapshot.proposal is None and 0 == third.room(asker.table).lapse


@in_loop
async def test_a_wish_that_was_refused_is_not_asked_again_by_the_next_process(file_store: Store) -> None:
    house, pages, seat = await laid(file_store, "consent")
    await pages[seat].say(TakeBack("u"))
    await pages[seat - 1].say(Decline("d"))
    again = await house.again()
    [page] = await again.pages(pages[0].table, "p0")

    assert page.snapshot.proposal is None


@in_loop
async def test_the_wish_ends_when_all_who_are_asked_give_up(file_store: Store) -> None:
    """Bots hold while somebody waits for consent; nobody would be there to give it."""
    house, pages, seat = await laid(file_store, "consent")
    await pages[seat].say(TakeBack("u"))
    others = [page for at, page in enumerate(pages) if at != seat]
    await others[0].say(Resign("r"))
    wish = pages[seat].snapshot.proposal
    assert wish is not None and [others[1].viewer.seat] == wish.asked
    await others[1].say(Resign("s"))

    assert pages[seat].snapshot.proposal is None
    assert 0 == house.room(pages[0].table).lapse
