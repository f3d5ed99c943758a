"""A request about a table that another server leads: it is asked there, and the answer given back."""

from __future__ import annotations

import http.client
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from quintain.server import relay
from quintain.server.troubles import Denied

if TYPE_CHECKING:
    from quintain.server.service import Service

PATIENCE: Final = 5.0  # seconds
PASSED: Final = ("host", "origin", "cookie", "authorization", "accept-language", "user-agent")
MOVED: Final = 500  # milliseconds after which it may be tried again


async def passed(service: Service, request: Request, table: str, address: str) -> Response:
    """The answer of the leader; Denied where he is not to be reached. Bodies are not passed on: nothing of the kind has one."""
    if request.headers.get(relay.HEADER):
        raise Denied("closing", "the table moves to another server", retry_ms=MOVED)
    where = await relay.leader(service, table)
    if not where:
        raise Denied("closing", "the table moves to another server", retry_ms=MOVED)
    headers = {name: request.headers[name] for name in PASSED if name in request.headers}
    headers[relay.HEADER] = relay.vouched(service, address)
    try:
        status, kind, body = await service.read(_asked, where, request.method, request.url.path, headers)
    except (OSError, http.client.HTTPException):
        raise Denied("closing", "the server of this table does not answer", retry_ms=MOVED) from None
    return Response(body, status, media_type=kind)


def _asked(where: str, method: str, path: str, headers: dict[str, str]) -> tuple[int, str, bytes]:
    parts = urlsplit(where)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.headers.get_content_type(), answer.read()
    finally:
        connection.close()
