"""Secret windows: the same question and time for everybody who might hold the card; presets; pauses that tell nothing."""

from __future__ import annotations

import asyncio

import pytest

from quintain.games import new_game
from quintain.kernel.rng import Rng
from quintain.server.messages import Shown, Stand
from quintain.store import Store
from quintain.tables import Table, bot, pauses, person, standing
from quintain.tables.chronicle import Moved, read
from tests.server.house import House, in_loop
from tests.tables.around import wander


def window(forced: bool, level: str = "") -> tuple[Table, int]:
    """A window of Mastery in the turn of another: with nothing but a pass to choose, or with more."""
    for seed in range(30):
        sitters = [person("p0"), person("p1"), bot(level) if level else person("p2")]
        table = Table(new_game("mastery", {"seats": 3}), seed, sitters)
        for _ in wander(table, Rng.seeded(seed), 150):
            for seat, asked in table.asked.items():
                away = int(table.game.turn_of(table.match.state).seat) != seat
                wanted = seat == 2 if level else seat < 2
                if wanted and away and standing.window(table.game, asked) and standing.forced(table.game, asked) == forced:
                    return table, seat
    raise AssertionError("no window was met")


PEOPLE = ["p0", "p1", "p2"]


@pytest.mark.parametrize("forced", [True, False])
@in_loop
async def test_with_and_without_the_card_one_has_the_same_time(file_store: Store, forced: bool) -> None:
    match, seat = window(forced)
    house = await House(file_store).open()
    table = house.laid(match, PEOPLE, pace="live", move_ms=60_000)
    pages = await house.pages(table, *PEOPLE)
    asked = pages[seat].snapshot.decision
    assert asked is not None and asked.window
    await house.pass_time(14_999)
    assert match.n == pages[seat].snapshot.n
    await house.pass_time(1)

    [entry] = [read(row.entry) for row in file_store.tables.entries(table)[match.n :]]
    assert isinstance(entry, Moved) and (seat, "standing") == (entry.seat, entry.by)
    assert "own" == pages[seat - 1].got(Shown)[-1].snapshot.events[-1].by
    room = house.room(table)
    assert room.table is not None and [0, 0, 0] == room.table.missed


@pytest.mark.parametrize("pace", ["none", "days"])
@in_loop
async def test_slow_play_waits_until_somebody_says_pass_beforehand(file_store: Store, pace: str) -> None:
    match, seat = window(True)
    house = await House(file_store).open()
    table = house.laid(match, PEOPLE, pace=pace, move_ms=86_400_000)
    pages = await house.pages(table, *PEOPLE)
    await house.pass_time(3_600_000)
    assert match.n == pages[seat].snapshot.n
    before = [len(page.sent) for page in pages]
    told = await pages[seat].say(Stand())
    assert isinstance(told[0], Shown) and [""] == told[0].standing
    assert match.n == told[0].snapshot.n
    assert [0, 0] == [len(page.sent) - was for at, (page, was) in enumerate(zip(pages, before, strict=True)) if at != seat]
    await house.pass_time(2_000)

    entry = read(file_store.tables.entries(table)[match.n].entry)
    assert isinstance(entry, Moved) and (seat, "standing") == (entry.seat, entry.by)


@in_loop
async def test_a_preset_outlives_the_process_and_may_be_taken_back(file_store: Store) -> None:
    match, seat = window(True)
    house = await House(file_store).open()
    table = house.laid(match, PEOPLE, pace="days", move_ms=86_400_000)
    other = next(at for at in range(3) if at != seat)
    pages = await house.pages(table, *PEOPLE)
    await pages[other].say(Stand())
    again = await house.again()
    [back] = await again.pages(table, PEOPLE[other])
    room = again.room(table)
    assert room.table is not None
    assert other in room.table.standing
    await back.say(Stand(on=False))

    assert other not in room.table.standing
    assert {} == file_store.tables.get(table).extras["standing"]  # type: ignore[union-attr]


@pytest.mark.parametrize("forced", [True, False])
@in_loop
async def test_a_bot_in_a_window_answers_after_the_longest_thought_and_a_pause(file_store: Store, forced: bool) -> None:
    """With nothing to think about as with something; what is not thought by then is a pass."""
    match, seat = window(forced, "knight")
    house = await House(file_store).open()
    house.thinkers.held = []
    table = house.laid(match, ["p0", "p1", ":knight"])
    await house.pages(table, "p0", "p1")
    room = house.room(table)
    due = room.waiting.since(seat)
    assert 500 + pauses.LEAST <= due - house.clock() <= 500 + pauses.MOST
    await house.pass_time(due - house.clock() - 1)
    assert match.n == house.row(table).n
    await house.pass_time(1)

    entry = read(file_store.tables.entries(table)[match.n].entry)
    assert isinstance(entry, Moved)
    assert [standing.pass_of(match.game, match.asked[seat])] == entry.actions


@pytest.mark.parametrize("held", [False, True])
@in_loop
async def test_a_visible_choice_of_a_bot_is_kept_back_for_a_moment(file_store: Store, held: bool) -> None:
    """Even where it was thought at once; and where it takes longer, it comes when it is there."""
    house = await House(file_store).open()
    house.thinkers.held = [] if held else None
    table = await house.table("majesty", "anna", ":squire", ":squire")
    [anna] = await house.pages(table, "anna")
    if anna.snapshot.decision is not None:
        await anna.choose()
    n = anna.snapshot.n
    await house.pass_time(pauses.LEAST - 1)
    assert n == house.row(table).n
    await house.pass_time(pauses.MOST - pauses.LEAST + 1)
    assert (n if held else n + 1) <= house.row(table).n
    if house.thinkers.held:
        house.thinkers.think(*house.thinkers.held.pop())
        await asyncio.sleep(0)  # the thought is told in the next round of the loop
        await house.pass_time(0)
        assert n + 1 == house.row(table).n


@in_loop
async def test_among_bots_nobody_waits(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", ":squire", ":page")
    await house.pass_time(0)

    assert "over" == house.row(table).phase


@in_loop
async def test_where_bots_fail_a_match_goes_on_all_the_same(file_store: Store) -> None:
    house = await House(file_store).open()
    house.thinkers.broken = True
    table = await house.table("mastery", ":knight", ":lord")
    await house.pass_time(0)

    assert "over" == house.row(table).phase


@in_loop
async def test_a_pass_without_choice_is_given_only_where_nobody_watches(file_store: Store) -> None:
    """Alone with bots one need not press the only button; a spectator would learn from it that there was only one."""
    match, seat = window(True)
    sitters = [person("p") if at == seat else bot("squire") for at in range(3)]
    alone = Table.rebuilt(match.game, match.match.seed, sitters, match.entries)
    people = ["p" if at == seat else ":squire" for at in range(3)]
    house = await House(file_store).open()
    watched, unseen = house.laid(alone, people), house.laid(alone, people)
    await house.pages(watched, "p", "")
    await house.pages(unseen, "p")
    await house.pass_time(2_000)

    assert alone.n == house.row(watched).n
    assert alone.n < house.row(unseen).n
    first = read(file_store.tables.entries(unseen)[alone.n].entry)
    assert isinstance(first, Moved) and "standing" == first.by
