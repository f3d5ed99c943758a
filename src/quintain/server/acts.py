"""What viewers may do at a table: every message of a client, and what becomes of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, cast

from quintain.kernel.types import Json
from quintain.server import ending, keeping, rematch, talk
from quintain.server.barred import Barred
from quintain.server.bots import Answer as Thought
from quintain.server.bots import Busy, NoThought, Priority
from quintain.server.clocks import CONSENT
from quintain.server.messages import (
    AdviceOf,
    Advised,
    Again,
    Agree,
    AskHint,
    Choose,
    Decline,
    FromClient,
    Ping,
    Pong,
    Refuse,
    Resign,
    Return,
    Say,
    Stand,
    TakeBack,
    Taken,
)
from quintain.server.telling import tell, tell_seat
from quintain.server.viewers import Viewer
from quintain.tables import Refused, absence, undo
from quintain.tables.chronicle import Entry
from quintain.tables.programs import bot_question
from quintain.tables.wire import Answer, Proposal

if TYPE_CHECKING:
    from quintain.server.room import Room

ADVISER: Final = "king:700ms"
MOST_ADVICE: Final = 10


async def act(room: Room, viewer: Viewer, message: FromClient) -> None:
    """Nothing is changed where it is refused: Refused by the table, Barred by the room."""
    match message:
        case Ping():
            viewer.send(Pong(message.at, room.means.now()))
        case Say():
            await talk.say(room, viewer, message)
        case Choose() | TakeBack() | Agree() | Resign() | Return() | AskHint():
            await _answer(room, viewer, message)
        case Decline():
            undo.decline(room.match(), _own(viewer))
            room.lapse = 0
            await _asked(room)
        case Stand():
            await _stand(room, viewer, message)
        case Again():
            await rematch.again(room, _own(viewer), message.on)
        case _:
            raise Refused("unreadable", "a hello is said once")


def _own(viewer: Viewer) -> int:
    if viewer.seat < 0:
        raise Barred("no-seat")
    return viewer.seat


async def _answer(room: Room, viewer: Viewer, message: Choose | TakeBack | Agree | Resign | Return | AskHint) -> None:
    """Messages that become an entry, once: the same again, even after the end, is told which entry it became."""
    seat, client = _own(viewer), message.client
    known = None if room.table is None else room.table.known(client, seat)
    if known is not None and not isinstance(message, AskHint):
        viewer.send(Taken(client, known.n))
        return
    match message:
        case Choose():
            found = room.match().answer(seat, Answer(message.decision, client, message.actions))
            await room.commit([found], viewer, client)
        case TakeBack():
            await _take_back(room, viewer, seat, message)
        case Agree():
            if room.frozen:
                await ending.agree_to_end(room, seat)
            else:
                await _undone(room, viewer, client, undo.agree(room.match(), seat, client, message.to))
        case Resign():
            await room.commit([absence.resign(room.match(), seat, client)], viewer, client)
        case Return():
            await room.commit([absence.come_back(room.match(), seat, client)], viewer, client)
        case AskHint():
            await _hint(room, viewer, seat, message, known)


async def _take_back(room: Room, viewer: Viewer, seat: int, message: TakeBack) -> None:
    table = room.match()
    if table.proposal is not None:
        if table.proposal.seat != seat:
            raise Refused("no-undo", "somebody else waits for consent already")
        tell_seat(room, seat)
        return
    await _undone(room, viewer, message.client, undo.ask(table, seat, message.to, message.client))


async def _undone(room: Room, viewer: Viewer, client: str, found: Entry | Proposal) -> None:
    """Taken back, or the others are asked; who does not answer in time says no."""
    if not isinstance(found, Proposal):
        await room.commit([found], viewer, client)
        return
    room.lapse = room.lapse or room.means.ticking() + CONSENT[room.clocks.pace]
    await _asked(room)


async def _asked(room: Room) -> None:
    """Who is asked for consent, or is no longer, outlives the process; then everybody hears of it."""
    await keeping.keep_extras(room)
    tell(room, room.row.n)


async def _stand(room: Room, viewer: Viewer, message: Stand) -> None:
    """Private: nobody else is told anything."""
    seat, table = _own(viewer), room.match()
    table.must_be_person(seat)
    if message.on:
        table.stand(seat, message.prompt)
    else:
        table.ask_me(seat)
    await keeping.keep_extras(room)
    tell_seat(room, seat)


async def _hint(room: Room, viewer: Viewer, seat: int, message: AskHint, known: Entry | None) -> None:
    """Advice is logged, so the match does not count any more, and then told to whoever asked alone."""
    table = room.match()
    if not room.row.hints:
        raise Barred("no-hints")
    table.must_be_person(seat)
    if seat not in table.asked:
        raise Refused("not-asked", f"seat {seat} owes no choice now")
    wanted: Json = max(1, min(message.best, MOST_ADVICE))
    question = bot_question(table, seat, room.row.bots_root) | {"bot": ADVISER, "ask": "advice", "best": wanted}
    try:
        thought = room.means.thinkers.ask(question, Priority.PERSON, viewer.person)
    except Busy:
        raise Barred("busy") from None
    decision = table.opened[seat]
    try:
        if known is None:
            await room.commit([table.hint(seat, message.client)], viewer, message.client)
        else:
            viewer.send(Taken(message.client, known.n))
    except BaseException:
        thought.cancel()
        raise
    thought.add_done_callback(lambda done: _advise(viewer, message.client, decision, done))


def _advise(viewer: Viewer, client: str, decision: int, thought: asyncio.Future[Thought]) -> None:
    try:
        found = cast("list[dict[str, int]]", thought.result()["advice"])
    except (NoThought, asyncio.CancelledError):
        viewer.send(Refuse("busy", client))
        return
    viewer.send(Advised(client, decision, [AdviceOf(each["action"], each["worth"], each["visits"]) for each in found]))
