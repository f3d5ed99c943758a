"""A socket for a table that another server leads: this one stands between, and adds nothing.

The other server is reached at the address under which it leads. It takes our word for whom we speak for: what we say is signed
with the key that all servers of a database share.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import websockets
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, WebSocketException

from quintain.server.messages import Closing

if TYPE_CHECKING:
    from quintain.server.service import Service
    from quintain.server.sockets import Line

HEADER: Final = "x-quintain-relay"
WORD: Final = "relay"
VALID: Final = 60_000  # milliseconds for which what was signed is believed; clocks of servers differ less
PATIENCE: Final = 2.0  # seconds for the other server to answer, and to give a sign of life when asked
SILENCE: Final = 3.0  # seconds after which it is asked for one
LARGEST: Final = 1 << 24
BACK: Final = 300  # milliseconds after which whoever was sent away may come back
PASSED: Final = ("cookie", "user-agent", "accept-language")


def vouched(service: Service, address: str) -> str:
    """What the header says: that this server speaks for somebody at an address."""
    return service.signer.signed(f"{WORD}-{service.now()}-{address.encode().hex()}")


def spoken_for(service: Service, headers: Mapping[str, str]) -> str:
    """The address of whom another server speaks for; empty where nobody does, or it was not one of ours."""
    said = headers.get(HEADER, "")
    word, _, rest = service.signer.token(said).partition("-") if said else ("", "", "")
    at, _, address = rest.partition("-")
    if word != WORD or not at.isdecimal() or abs(service.now() - int(at)) > VALID:
        return ""
    return bytes.fromhex(address).decode()


async def leader(service: Service, table: str) -> str:
    """Where the leader of a table is reached; empty where that is nobody, or nobody knows."""
    lease = await service.read(service.store.leases.get, table)
    found = lease.owner if lease is not None else ""
    return found if urlsplit(found).scheme in ("http", "https") and found != service.owner else ""


async def passed_on(service: Service, line: Line, table: str, hello: bytes, patience: int) -> bool:
    """Everything between a client and the leader of its table, until either is gone; False where the leader is not reached."""
    where = await leader(service, table)
    try:
        socket = await _opened(service, line, where, table)
    except (OSError, TimeoutError, WebSocketException, ValueError):
        return False
    service.metrics.relayed.inc()
    down = asyncio.ensure_future(_down(line, socket))
    up = asyncio.ensure_future(_up(line, socket, hello, patience))
    try:
        await asyncio.wait({down, up}, return_when=asyncio.FIRST_COMPLETED)
        if up.done() and not down.done():
            up.result()  # the client is gone, or is to go
    finally:
        for task in (down, up):
            task.cancel()
        await asyncio.gather(down, up, return_exceptions=True)
        service.metrics.relayed.dec()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                await socket.close()
    return True


async def _opened(service: Service, line: Line, where: str, table: str) -> Any:
    if not where:
        raise ValueError("nobody leads this table now")
    headers = {name: line.socket.headers[name] for name in PASSED if name in line.socket.headers}
    return await websockets.connect(
        f"ws{where.removeprefix('http')}{service.config.prefix}/ws/t/{table}",
        additional_headers={**headers, HEADER: vouched(service, line.address)},
        user_agent_header=None,
        compression=None,
        max_size=LARGEST,
        open_timeout=PATIENCE,
        ping_interval=SILENCE,
        ping_timeout=PATIENCE,
        proxy=None,
    )


async def _down(line: Line, socket: Any) -> None:
    try:
        async for message in socket:
            line.deliver(message.encode() if isinstance(message, str) else message)
    except ConnectionClosed:
        pass
    code = socket.close_code
    if code is None or code in (1005, 1006, 1011):
        sent_back(line)
    else:
        line.close(code, socket.close_reason or "bye")


async def _up(line: Line, socket: Any, hello: bytes, patience: int) -> None:
    content = hello
    while True:
        try:
            await socket.send(content.decode("utf-8", "replace"))
        except ConnectionClosed:
            await asyncio.sleep(PATIENCE)  # the other direction says why
            raise WebSocketDisconnect from None
        content = await line.receive(patience)
        line.service.metrics.received.labels("relayed").inc()


def sent_back(line: Line) -> None:
    """The leader is not there: whoever comes back finds him, or another."""
    line.send(Closing(BACK, "moved"))
    line.close(1013, "moved")
