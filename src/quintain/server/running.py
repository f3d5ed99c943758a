"""The server as a process: opens the store, listens, and ends in good order when it is told to."""

from __future__ import annotations

import socket
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import uvicorn

from quintain import __version__
from quintain.server import collecting
from quintain.server.app import application
from quintain.server.config import Config
from quintain.server.farewell import farewell
from quintain.server.lingering import Lingering
from quintain.server.logs import log, set_up
from quintain.server.means import ALONE
from quintain.server.service import Service
from quintain.store import Store

PING: Final = 10.0  # seconds of silence before a socket is asked whether it is there
PONG: Final = 20.0  # and how long it may take to say so: after 30 s it is forgotten
BACKLOG: Final = 2048
TICKS: Final = 10  # of uvicorn, in a second
EVERYWHERE: Final = ("", "0.0.0.0", "::")


class Server(uvicorn.Server):
    """Says when it is ready, and tells sockets that it goes before it closes them."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.service = service
        self.ready = ready
        self.lingering = Lingering(service.config.sockets_per_address, service.config.proxies)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.lingering.close(set(self.server_state.connections))
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Once is enough, and asking again changes nothing: the settings `linger` and `drain` say how long the end takes."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await farewell(self.service)
        await super().shutdown(sockets)


def opened(config: Config) -> Store:
    """The store; a file of an older Quintain is upgraded, a server's database only by `quintain db upgrade`."""
    is_file = "://" not in config.database or config.database.startswith("sqlite://")
    return Store.open(config.database, upgrade=is_file)


def server_of(service: Service, ready: Callable[[], None] = lambda: None) -> Server:
    """A server for an application; whoever calls gives it its socket."""
    config = service.config
    settings = uvicorn.Config(
        application(service),
        ws="websockets-sansio",
        ws_max_size=config.message_bytes + 1024,  # a little more, so that we can say what is wrong
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=max(1, config.drain // 1000),
        timeout_keep_alive=30,
        backlog=BACKLOG,
    )
    return Server(settings, service, ready)


def bound(config: Config) -> socket.socket:
    """A socket that listens; OSError where the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError:
        listening.close()
        raise
    return listening


def reached_at(config: Config, port: int) -> str:
    """The address under which this process leads tables; a name that is no address where nobody else does."""
    if not config.peer and not config.bus:
        return ALONE
    if config.peer:
        return config.peer
    if config.host in EVERYWHERE:
        return f"http://{socket.gethostname()}:{port}"
    return f"http://[{config.host}]:{port}" if ":" in config.host else f"http://{config.host}:{port}"


def run(config: Config, say: Callable[..., Any]) -> None:
    """Serves until it is told to end. `say` tells whoever started it the address, and what was done to the database."""
    set_up(config.log_level, config.log_format)
    listening = bound(config)
    try:
        store = opened(config)
        try:
            if store.found and store.found != store.schema:
                say("serve-upgraded", database=config.database)
            port = listening.getsockname()[1]
            service = Service(config, store, owner=reached_at(config, port))
            if not service.page.built:
                say("serve-unbuilt")
            host = f"[{config.host}]" if ":" in config.host else config.host

            def ready() -> None:
                collecting.begin()
                say("serve-address", address=f"http://{host}:{port}{config.prefix}/")
                log().info("listening", version=__version__, host=config.host, port=port)

            server_of(service, ready).run(sockets=[listening])
        finally:
            store.close()
    finally:
        listening.close()
