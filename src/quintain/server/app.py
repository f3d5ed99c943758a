"""The server put together: addresses of the API, sockets, health, numbers and the page; how it begins and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from quintain import __version__
from quintain.server import (
    api_bots,
    api_castles,
    api_channels,
    api_games,
    api_matches,
    api_me,
    api_ratings,
    api_setups,
    api_tables,
    api_verify,
    sockets,
)
from quintain.server.answers import packed
from quintain.server.endpoints import Endpoint
from quintain.server.farewell import farewell
from quintain.server.headers import SecureHeaders
from quintain.server.limits import is_local
from quintain.server.logs import log
from quintain.server.mail_links import mail_routes
from quintain.server.openapi import description
from quintain.server.routing import routes
from quintain.server.service import Service
from quintain.server.troubles import Denied, refusal
from quintain.store import StoreError, StoreFull

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *api_games.ENDPOINTS,
    *api_tables.ENDPOINTS,
    *api_matches.ENDPOINTS,
    *api_verify.ENDPOINTS,
    *api_ratings.ENDPOINTS,
    *api_me.ENDPOINTS,
    *api_channels.ENDPOINTS,
    *api_bots.ENDPOINTS,
    *api_castles.ENDPOINTS,
    *api_setups.ENDPOINTS,
)
OURS: Final = ("/api", "/ws", "/healthz", "/metrics")  # addresses that are never the page


def application(service: Service) -> Starlette:
    """The whole server as an ASGI application."""
    inner: list[BaseRoute] = [
        *routes(service, ENDPOINTS),
        Route("/api/openapi.json", _described(service)),
        *mail_routes(service),
        Route("/healthz", _health(service)),
        Route("/metrics", _metrics(service)),
        WebSocketRoute("/ws/t/{table}", _socket(service, sockets.table_socket)),
        WebSocketRoute("/ws/lobby", _socket(service, sockets.lobby_socket)),
        Route("/{path:path}", _page(service), methods=["GET"]),
    ]
    prefix = service.config.prefix
    outer: list[BaseRoute] = [Mount(prefix, routes=inner), Route(prefix, _bare(prefix))] if prefix else inner
    app = Starlette(routes=outer, lifespan=_life(service), exception_handlers={HTTPException: _refused, Exception: _broken})
    app.add_middleware(SecureHeaders, secure=service.config.secure)
    app.router.redirect_slashes = False
    app.state.service = service
    return app


def _life(service: Service) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await service.start()
        log().info("started", version=__version__, tables=len(service.store.tables.running()))
        try:
            yield
        finally:
            if not service.closing:
                await farewell(service)
            await service.stop()
            log().info("ended")

    return life


def _described(service: Service) -> Callable[[Request], Awaitable[Response]]:
    whole = msgspec.json.encode(description(ENDPOINTS, service.config.prefix))

    async def described(request: Request) -> Response:
        return packed(request, whole)

    return described


def _health(service: Service) -> Callable[[Request], Awaitable[Response]]:
    looking: list[asyncio.Task[str]] = []

    async def look() -> str:
        try:
            await service.read(service.store.check)
        except StoreFull:
            return "store-full"
        except StoreError:
            return "store-failed"
        return "ok"

    async def health(_request: Request) -> Response:
        """Whether moves can be kept now; a proxy sends nobody to a server that says no.

        It costs a commit, so whoever asks while somebody is looking is told what that one finds.
        """
        if not looking or looking[0].done():
            looking[:] = [asyncio.get_running_loop().create_task(look())]
        state = await asyncio.shield(looking[0])
        if service.leaving:
            state = "closing"
        told = {"status": state, "version": __version__, "page": service.page.built}
        return Response(msgspec.json.encode(told), 200 if state == "ok" else 503, media_type="application/json")

    return health


def _metrics(service: Service) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(request: Request) -> Response:
        who = service.config.metrics
        local = is_local(request.client.host if request.client else "", request.headers)
        if who == "nobody" or (who == "local" and not local):
            return refusal(Denied("forbidden", "numbers are for whoever runs the server"))
        service.count()
        return Response(service.metrics.text(), media_type=service.metrics.kind)

    return metrics


def _socket(service: Service, work: Callable[[Service, WebSocket], Awaitable[None]]) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(opened: WebSocket) -> None:
        await work(service, opened)

    return socket


def _page(service: Service) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if f"/{path}".startswith(tuple(f"{ours}/" for ours in OURS)) or f"/{path}" in OURS:
            return refusal(Denied("not-found", "there is nothing at this address"))
        return service.page.answer(request, path)

    return page


def _bare(prefix: str) -> Callable[[Request], Awaitable[Response]]:
    async def bare(_request: Request) -> Response:
        return RedirectResponse(f"{prefix}/")

    return bare


async def _refused(_request: Request, error: Exception) -> Response:
    """What the router refuses, said as everything else is."""
    assert isinstance(error, HTTPException)
    code = "no-method" if error.status_code == 405 else "not-found" if error.status_code == 404 else "unreadable"
    response = refusal(Denied(code, error.detail))
    response.headers.update(error.headers or {})
    return response


async def _broken(_request: Request, _error: Exception) -> Response:
    return refusal(Denied("broken", "something is wrong with the server; it has been written down"))
