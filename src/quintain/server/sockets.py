"""Sockets: the line between a page or program and a table, and the line that tells a page when the lobby has changed.

What a table does is decided in its room; here are only the line, its limits and its end.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quintain.server import accounts, relay
from quintain.server.barred import Barred
from quintain.server.limits import Bucket, address_of
from quintain.server.logs import log
from quintain.server.messages import PREVIOUS, Closing, FromClient, Hello, Ping, Pong, Refuse
from quintain.server.origins import foreign
from quintain.server.room import Room
from quintain.server.service import Service
from quintain.server.texts import has_nul
from quintain.server.troubles import Denied
from quintain.server.viewers import Viewer
from quintain.store import Missing, NotOwner, StoreError

NORMAL: Final = 1000
GOING: Final = 1001
POLICY: Final = 1008
AGAIN: Final = 1013
TRIES: Final = 3
MOVING: Final = (0.05, 0.1, 0.2, 0.4, 0.8)  # seconds between two looks for whoever leads a table now
RETURN: Final = 500  # milliseconds after which whoever came to a server that ends may try again
FARTHEST: Final = 2**62  # numbers of a message are smaller

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(FromClient)


class Gone(Exception):
    """The line is to be closed: with which code and why."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Line:
    """One socket: what is to be sent waits in a queue of bounded length, so that a slow reader holds up nobody."""

    def __init__(self, service: Service, socket: WebSocket, kind: str) -> None:
        self.service = service
        self.socket = socket
        self.kind = kind
        self.relayed = relay.spoken_for(service, socket.headers) if kind == "table" else ""  # by another server, for whom
        peer = socket.client.host if socket.client else ""
        self.address = self.relayed or address_of(peer, socket.headers, service.config.proxies)
        self.bucket = Bucket(service.config.message_rate, service.config.message_burst, service.now())
        self._queue: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self.person = ""  # whose it is, and by which session: the digest of what was shown
        self.session = ""

    def deliver(self, message: bytes) -> None:
        """To be sent as soon as the line takes it; a reader that is too slow is sent away, and comes back with what it has."""
        if self._closing is not None:
            return
        if len(self._queue) >= self.service.config.queue_messages:
            self._queue.clear()
            self._queue.append(_encoder.encode(Closing(1000, "slow")))
            self.close(AGAIN, "slow")
            return
        self._queue.append(message)
        self._filled.set()

    def send(self, message: msgspec.Struct) -> None:
        self.deliver(_encoder.encode(message))

    def close(self, code: int, why: str) -> None:
        """After what is still to be sent."""
        if self._closing is None:
            self._closing = (code, why)
            self._filled.set()

    def dismiss(self, why: str) -> None:
        """The room has sent everybody away; but for its end, they may come back."""
        self.close(NORMAL if why == "ended" else AGAIN, why)

    async def pump(self) -> None:
        """Sends what is delivered until the line is closed from here."""
        metrics = self.service.metrics
        while True:
            while self._queue:
                message = self._queue.popleft()
                await self.socket.send_text(message.decode())
                metrics.sent.inc()
            if self._closing is not None:
                code, why = self._closing
                if code != NORMAL:
                    metrics.dropped.labels(why).inc()
                await self.socket.close(code, why)
                return
            self._filled.clear()
            await self._filled.wait()

    async def receive(self, patience: int) -> bytes:
        """The next message; Gone where it is none of ours, comes too fast, or does not come."""
        try:
            async with asyncio.timeout(patience / 1000 if patience else None):
                event = await self.socket.receive()
        except TimeoutError:
            raise Gone(GOING, "idle") from None
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", NORMAL))
        if self._closing is not None:  # who was sent away is not listened to, however long he takes to go
            raise Gone(*self._closing)
        text = event.get("text")
        content = text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""
        if len(content) > self.service.config.message_bytes:
            raise Gone(POLICY, "too-large")
        if self.bucket.take(self.service.now()):
            raise Gone(POLICY, "too-fast")
        return content


def read(content: bytes) -> Any:
    """A message of a client, or a refusal to be sent back."""
    try:
        message = _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refuse("unreadable", _client_of(content))
    if has_nul(content) or not _bounded(message):
        return Refuse("unreadable", getattr(message, "client", "")[:64])
    return message


def _client_of(content: bytes) -> str:
    """The id of a message that could not be read otherwise, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    client = found.get("client") if isinstance(found, dict) else None
    return client[:64] if isinstance(client, str) else ""


def _bounded(message: msgspec.Struct) -> bool:
    """Whether all numbers fit where rules and store keep numbers."""
    for name in message.__struct_fields__:
        value = getattr(message, name)
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, int) and not -FARTHEST < each < FARTHEST:
                return False
    return True


async def table_socket(service: Service, socket: WebSocket) -> None:
    """`/ws/t/<table>`: hello first, then whatever the room understands."""
    line = await _opened(service, socket, "table")
    if line is not None:
        await _run(service, line, _at_table(service, line, socket.path_params["table"]))


async def lobby_socket(service: Service, socket: WebSocket) -> None:
    """`/ws/lobby`: only hints come down this line; the page then asks for the lobby."""
    line = await _opened(service, socket, "lobby")
    if line is not None:
        await _run(service, line, _at_lobby(service, line))


async def _opened(service: Service, socket: WebSocket, kind: str) -> Line | None:
    """The line, if it may be opened; a page of another origin gets none, nor does an address with too many."""
    line = Line(service, socket, kind)
    leaving = service.closing and not (kind == "table" and service.hall.loaded(socket.path_params["table"]))
    if line.relayed:  # the other server has seen to the rest
        if leaving:
            await socket.close(AGAIN, "closing")
            return None
        await socket.accept()
        return line
    if foreign(socket.headers, service.config.origins):
        await socket.close(POLICY, "foreign-origin")
        return None
    if leaving:
        await socket.accept()
        await socket.send_text(_encoder.encode(Closing(RETURN, "restart")).decode())
        await socket.close(GOING, "restart")
        return None
    if service.requests.take(line.address) or not service.sockets.enter(line.address):
        await socket.close(AGAIN, "too-many")
        return None
    try:
        await socket.accept()
    except BaseException:  # gone already
        service.sockets.leave(line.address)
        raise
    return line


async def _run(service: Service, line: Line, work: Any) -> None:
    """Reads and sends side by side until either ends."""
    gauge = service.metrics.sockets.labels(line.kind)
    gauge.inc()
    service.lines.add(line)
    reader = asyncio.ensure_future(work)
    pump = asyncio.ensure_future(line.pump())
    try:
        await asyncio.wait({reader, pump}, return_when=asyncio.FIRST_COMPLETED)
        if not pump.done():
            code, why = _end_of(reader)
            line.close(code, why)
            async with asyncio.timeout(5):
                await asyncio.wait({pump})
    except TimeoutError:
        pass
    finally:
        for task in (reader, pump):
            task.cancel()
        await asyncio.gather(reader, pump, return_exceptions=True)
        service.lines.discard(line)
        if not line.relayed:
            service.sockets.leave(line.address)
        gauge.dec()


def _end_of(reader: asyncio.Future[Any]) -> tuple[int, str]:
    """Why reading ended, as the other end is told."""
    error = reader.exception()
    if isinstance(error, Gone):
        return error.code, error.why
    if error is not None and not isinstance(error, WebSocketDisconnect):
        log().error("socket broken", error=type(error).__name__, exc_info=error)
        return 1011, "broken"
    return NORMAL, "bye"


async def _at_table(service: Service, line: Line, table: str) -> None:
    first = await line.receive(service.config.hello)
    hello = read(first)
    if not isinstance(hello, Hello):
        line.send(hello if isinstance(hello, Refuse) else Refuse("hello-first"))
        raise Gone(POLICY, "hello-first")
    if hello.protocol not in PREVIOUS:
        line.send(Refuse("other-protocol"))
        raise Gone(POLICY, "other-protocol")
    patience = service.config.idle if hello.build else 0
    entered = await _entered_here(service, line, table, hello, first)
    if entered is None:
        return
    viewer, room = entered
    try:
        while True:
            content = await line.receive(patience)
            message = read(content)
            service.metrics.received.labels(_kind(message)).inc()
            if isinstance(message, Ping):  # at once, whatever the table is busy with
                line.send(Pong(message.at, service.now()))
            elif isinstance(message, Refuse):
                line.send(message)
            elif isinstance(message, Hello):
                line.send(Refuse("hello-once"))
            elif not room.receive(viewer, message) and not room.closed:  # whose room is closed is sent away
                line.send(Refuse("busy", message.client if hasattr(message, "client") else ""))
    finally:
        room.leave(viewer)


async def _entered_here(service: Service, line: Line, table: str, hello: Hello, first: bytes) -> tuple[Viewer, Room] | None:
    """The viewer and the room; None for whoever was passed on to the leader of the table, until the end of it.

    While a table changes hands nobody leads it who can be reached: whoever comes then waits a little, on an open line.
    """
    for rest in MOVING:
        try:
            return await _entered(service, line, table, hello)
        except NotOwner:
            if await relay.passed_on(service, line, table, first, service.config.idle if hello.build else 0):
                return None
        await asyncio.sleep(rest)
    relay.sent_back(line)
    return None


def _kind(message: Any) -> str:
    return "unreadable" if isinstance(message, Refuse) else str(message.__struct_config__.tag)


async def _entered(service: Service, line: Line, table: str, hello: Hello) -> tuple[Viewer, Room]:
    """The viewer and the room, after the welcome; refused where there is no such table or no such person."""
    try:
        person = await accounts.of_socket(service, line, hello.token)
        if person is not None and person.banned_until > service.now():
            raise Denied("banned")
        muted = await service.read(service.store.people.muted, person.id) if person else []
        viewer = Viewer(person.id if person else "", person.name if person else "", line.deliver, muted, line.dismiss)
        room = await _room(service, table, viewer, hello)
    except Barred as barred:
        line.send(Refuse(barred.code))
        raise Gone(AGAIN, barred.code) from None
    except Denied as denied:
        line.send(Refuse(denied.trouble.code))
        raise Gone(POLICY, denied.trouble.code) from None
    except Missing:
        line.send(Refuse("no-table"))
        raise Gone(POLICY, "no-table") from None
    except NotOwner:
        if service.shared and not line.relayed:
            raise
        line.send(Refuse("moved"))
        raise Gone(AGAIN, "moved") from None
    except StoreError:
        line.send(Refuse("store-failed"))
        raise Gone(AGAIN, "store-failed") from None
    return viewer, room


async def _room(service: Service, table: str, viewer: Viewer, hello: Hello) -> Room:
    """The room, entered; one that was unloaded at this very moment is loaded again."""
    for _ in range(TRIES):
        room = await service.hall.room(table)
        try:
            await room.enter(viewer, hello)
        except Barred:
            if room.closed:
                continue
            raise
        return room
    raise Barred("moved")


async def _at_lobby(service: Service, line: Line) -> None:
    person = await accounts.of_socket(service, line)
    service.lobby.enter(line, person.id if person else "")
    try:
        while True:
            message = read(await line.receive(0))
            if isinstance(message, Ping):
                line.send(Pong(message.at, service.now()))
    finally:
        service.lobby.leave(line)
