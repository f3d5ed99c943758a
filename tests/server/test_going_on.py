"""No match is ever left standing: whoever is waited for has been asked, and whatever comes by itself is planned."""

from __future__ import annotations

import asyncio
import contextlib
import random
from concurrent.futures import Future
from typing import Any

import pytest

from quintain.server.mailbox import Mailbox
from quintain.server.messages import Agree, Choose, Decline, FromClient, Resign, Return, Stand, TakeBack
from quintain.server.room import Room
from quintain.store import Store, StoreFailed
from tests.server.house import EVERY, House, Page, in_loop

PEOPLE = ("anna", "boris")
STEPS = 120


def standing_still(house: House, table: str) -> str:
    """Why nothing would ever happen at a table again, if nobody new came; empty where all is well."""
    room = house.hall.loaded(table)
    if room is None:
        row = house.row(table)
        known = house.hall._due.get(table, 0)
        waits = {seat.seat for seat in house.store.tables.seats([table])[table] if seat.kind == "person" and not seat.bot}
        return "" if row.phase != "running" or known or waits >= set(row.turn) else f"nobody loads it: {row.turn} are awaited"
    if not room.running:
        return ""
    if room.due() and house.hall._due.get(table) != room.due():
        return f"it wants to be woken at {room.due()}, and the hall knows of {house.hall._due.get(table)}"
    match = room.match()
    if match.proposal is not None:
        able = [seat for seat in match.proposal.asked if seat in match.people()]
        return "" if able and room.lapse and room.due() else f"{match.proposal} waits until {room.lapse}"
    if not match.pending():
        return "nobody owes a choice, and it is not over"
    return next(filter(None, (_seat(room, seat) for seat in match.pending())), "")


def _seat(room: Room, seat: int) -> str:
    kept = room.waiting._kept.get(seat)
    if kept is None or kept.question != room.match().opened[seat]:
        return f"seat {seat} is asked {room.match().opened[seat]}, and {kept} waits"
    if room.match().bot_at(seat) and (
        kept.thought is None or kept.thought.cancelled() or (kept.thought.done() and not room.due())
    ):
        return f"the bot of seat {seat} was not asked, or is not heard"
    if not room.match().bot_at(seat) and room.clocks.on and not room.due():
        return f"no time runs for seat {seat}"
    return ""


class Refusing:
    """A writer that refuses now and then, before the commit or after it."""

    def __init__(self, store: Store, dice: random.Random) -> None:
        self.append, self.dice = store.writer.append, dice

    def __call__(self, appends: Any) -> Any:
        chance = self.dice.random()
        if chance < 0.9:
            return self.append(appends)
        if chance < 0.95:
            self.append(appends).result()
        failed: Future[None] = Future()
        failed.set_exception(StoreFailed("the connection was lost"))
        return failed


def wish(page: Page, dice: random.Random, number: int) -> FromClient:
    """Anything a person may say."""
    client = f"{page.person}{number}"
    asked = page.snapshot.decision
    if page.snapshot.proposal is not None and dice.random() < 0.6:
        return Agree(client) if dice.random() < 0.7 else Decline(client)
    if asked is not None and dice.random() < 0.6:
        return Choose(asked.id, client, [dice.choice(asked.actions).id])
    kinds: list[FromClient] = [TakeBack(client), Return(client), Stand(), Stand(on=False), Agree(client), Choose(0, client, [0])]
    return Resign(client) if dice.random() < 0.01 else dice.choice(kinds)


@pytest.mark.parametrize("pace", ["none", "live", "days"])
@pytest.mark.parametrize("game", EVERY)
@in_loop
async def test_whatever_is_done_every_match_goes_on(
    file_store: Store, monkeypatch: pytest.MonkeyPatch, game: str, pace: str
) -> None:
    dice = random.Random(f"{game} {pace}")
    monkeypatch.setattr(file_store.writer, "append", Refusing(file_store, dice))
    house = await House(file_store, patience=1_000).open()
    seats = [*PEOPLE, ":page"][: 2 if game == "castlecraft" else 3]
    table, pages, opened = "", {}, 0
    for number in range(STEPS):
        if not table or house.row(table).phase not in ("open", "running"):
            table, pages, opened = await house.table(game, *seats, pace=pace, move_ms=60_000), {}, opened + 1
        person, chance = dice.choice(PEOPLE), dice.random()
        if chance < 0.04:
            house, pages = await house.again(), {}
        elif chance < 0.1 and person in pages:
            pages.pop(person).leave()
        elif chance < 0.14:
            house.clock.at += 2_000
            house.hall.unload()
        elif chance < 0.4:
            await house.pass_time(dice.choice([10, 900, 20_000, 90_000]))
        else:
            with contextlib.suppress(StoreFailed):  # it comes back later
                if person not in pages:
                    [pages[person]] = await house.pages(table, person)
                await pages[person].say(wish(pages[person], dice, number))
        await house.hall.settled()
        while house.means.outage.since:
            await house.hall._renew()
            await house.hall.settled()
        pages = {who: page for who, page in pages.items() if _here(house, table, page)}
        trouble = standing_still(house, table)
        assert not trouble, f"after step {number}: {trouble}"


def _here(house: House, table: str, page: Page) -> bool:
    room = house.hall.loaded(table)
    return room is not None and any(viewer is page.viewer for viewer in room.viewers)


@in_loop
async def test_a_fault_in_one_thing_does_not_hold_up_what_comes_after_it() -> None:
    mailbox, done = Mailbox(), []

    async def broken() -> None:
        raise ZeroDivisionError

    async def sound() -> None:
        done.append(1)

    mailbox.put(broken)
    mailbox.put(sound)
    await asyncio.wait_for(mailbox.settled(), 5)

    assert [1] == done
