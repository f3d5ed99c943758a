"""From a request to an endpoint and back: who asks, whether it may be asked, what is wrong with it, and the answer."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from quintain.server import accounts
from quintain.server.answers import plain
from quintain.server.endpoints import DIGEST, PATHS, Ask, Digest, Endpoint, Number, Query
from quintain.server.limits import address_of
from quintain.server.logs import log
from quintain.server.origins import foreign, same_origin
from quintain.server.passing import passed
from quintain.server.relay import spoken_for
from quintain.server.service import Service
from quintain.server.sessions import bearer_of, set_cookie
from quintain.server.troubles import Denied, refusal
from quintain.store.errors import Clash, Missing, NotOwner, StoreError, StoreFull, Unfit

PATTERNS: Final = {name: re.compile(schema.get("pattern", "")) for name, schema in PATHS.items()}
JSON: Final = "application/json"
PATIENCE: Final = 30  # seconds for a body


def routes(service: Service, endpoints: Sequence[Endpoint]) -> list[Route]:
    """One route per path, so that a method it does not have is refused with those it has."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, _door(service, methods), methods=list(methods)) for path, methods in paths.items()]


def _door(service: Service, methods: Mapping[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def door(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        began = time.perf_counter()
        response = await _answered(service, endpoint, request)
        service.metrics.requests.labels(request.method, endpoint.path, str(response.status_code)).inc()
        service.metrics.seconds.labels(endpoint.path).observe(time.perf_counter() - began)
        return response

    return door


async def _answered(service: Service, endpoint: Endpoint, request: Request) -> Response:
    """The answer; whatever goes wrong becomes a trouble with a code."""
    ask = Ask(service, request, None)
    try:
        try:
            response = await _asked(service, endpoint, request, ask)
        except NotOwner:
            if not service.shared or "table" not in ask.path:
                raise
            response = await passed(service, request, ask.path["table"], ask.address)
    except Denied as denied:
        service.metrics.refused.labels(denied.trouble.code).inc()
        response = refusal(denied)
    except (Missing, Clash):  # it went, or was changed, while it was asked for
        code = "no-table" if ask.path else "no-person"
        response = refusal(Denied(code, "what was asked for is gone, or is otherwise now"))
    except StoreFull:
        response = refusal(Denied("store-full", "there is no room left on the disk of the database"))
    except Unfit:
        response = refusal(Denied("unreadable", "this holds something that cannot be kept"))
    except StoreError as error:
        log().error("store", error=type(error).__name__, route=endpoint.path)
        response = refusal(Denied("store-failed", "the database cannot be reached or refused", retry_ms=1000))
    except ClientDisconnect:
        response = Response(status_code=400)
    except Exception:
        log().error("broken", route=endpoint.path, method=request.method, exc_info=True)
        response = refusal(Denied("broken", "something is wrong with the server; it has been written down"))
    for value in ask.cookies:
        signed = service.signer.signed(value) if value else ""
        response.headers.append("set-cookie", set_cookie(signed, service.config.prefix, service.config.secure))
    return response


async def _asked(service: Service, endpoint: Endpoint, request: Request, ask: Ask) -> Response:
    config = service.config
    ask.address = spoken_for(service, request.headers) or address_of(
        request.client.host if request.client else "", request.headers, config.proxies
    )
    wait = service.requests.take(ask.address)
    if wait:
        raise Denied("too-fast", "too many requests from this address", retry_ms=wait)
    if service.closing and endpoint.method != "GET":
        raise Denied("closing", "the server is about to end", retry_ms=3000)
    ask.path = _path(request)
    ask.query = _queried(endpoint, request)
    if endpoint.method != "GET":
        _must_be_ours(request, config.origins)
        ask.body = await _body(endpoint, request, config.body_bytes)
    await accounts.recognise(ask)
    if endpoint.who == "guest" and ask.person is None:
        await accounts.welcome_guest(ask)
    if endpoint.who == "person" and ask.person is None:
        raise Denied("no-person", "nobody is known by this cookie or token")
    if endpoint.method != "GET":
        accounts.must_not_be_banned(ask)
    if endpoint.method == "GET" or endpoint.abroad or ask.person is None:
        return await _done(endpoint, ask)
    async with service.people.turn(ask.person.id):  # who leaves and sits down at the same moment does one of both
        await accounts.again(ask)
        if ask.person is None:
            raise Denied("no-person", "whoever asks has left")
        accounts.must_not_be_banned(ask)
        return await _done(endpoint, ask)


async def _done(endpoint: Endpoint, ask: Ask) -> Response:
    found = await endpoint.work(ask)
    if isinstance(found, Response):
        return found
    return Response(status_code=204) if endpoint.gives is None else plain(found)


def _must_be_ours(request: Request, origins: Sequence[str]) -> None:
    """A page of another origin changes nothing here; a program shows its token instead."""
    if foreign(request.headers, origins) or not (same_origin(request.headers, origins) or bearer_of(request.headers)):
        raise Denied("foreign-origin", "requests that change something come from our own page, or with a token")


def _path(request: Request) -> dict[str, str]:
    found = {name: str(value) for name, value in request.path_params.items()}
    for name, value in found.items():
        if not PATTERNS[name].fullmatch(value) and name != "game":
            raise Denied("not-found", f"this is no id of a {name}")
    return found


def _queried(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    known = {each.name for each in endpoint.query}
    strange = [name for name in request.query_params if name not in known]
    if strange:
        raise Denied("unreadable", f"there is no {strange[0][:40]!r} to ask for here")
    return {each.name: _value(each, request.query_params.get(each.name)) for each in endpoint.query}


def _value(query: Query, text: str | None) -> Any:
    if text is None:
        return query.default
    if isinstance(query, Number):
        if not re.fullmatch(r"-?[0-9]{1,9}", text) or not query.low <= int(text) <= query.high:
            raise Denied("unreadable", f"{query.name} is a number from {query.low} to {query.high}")
        return int(text)
    if isinstance(query, Digest):
        if not re.fullmatch(DIGEST, text):
            raise Denied("unreadable", f"{query.name} is a digest")
        return text
    if text not in query.words:
        raise Denied("unreadable", f"{query.name} is one of {', '.join(query.words)}")
    return text


async def _body(endpoint: Endpoint, request: Request, most: int) -> Any:
    """The struct that the endpoint takes; without one, a body is not looked at, but still not longer than allowed."""
    content = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                content += chunk
                if len(content) > most:
                    raise Denied("too-large", f"a body has at most {most} bytes")
    except TimeoutError:
        raise Denied("unreadable", f"a body comes within {PATIENCE} seconds") from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content and kind != JSON:
        raise Denied("not-json", f"bodies are {JSON}")
    if endpoint.takes is None:
        return None
    try:
        return msgspec.json.decode(bytes(content), type=endpoint.takes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Denied("unreadable", str(error)[:300]) from None
