"""What the links in letters lead to: a page with one button, since whatever reads mail may open links by itself."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from quintain.server.limits import address_of
from quintain.server.troubles import Denied, refusal
from quintain.words import Speaker

if TYPE_CHECKING:
    from quintain.server.service import Service

LONGEST: Final = 200  # letters of a token
POLICY: Final = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"  # its one button is a form


def mail_routes(service: Service) -> list[Route]:
    """Addresses outside of the API: programs that read mail post there without being our page."""
    room = service.outreach.mailroom

    def confirm(query: dict[str, str], act: bool) -> bool:
        token = query.get("token", "")
        return room.confirm(token) if act else room.may_confirm(token)

    def leave(query: dict[str, str], act: bool) -> bool:
        channel, seal = query.get("channel", ""), query.get("seal", "")
        return room.leave(channel, seal) if act else room.may_leave(channel, seal)

    return [
        _route(service, "/mail/confirm", "mail-page-confirm", confirm),
        _route(service, "/mail/leave", "mail-page-leave", leave),
    ]


def _route(service: Service, path: str, key: str, work: Callable[[dict[str, str], bool], bool]) -> Route:
    async def page(request: Request) -> Response:
        asked = address_of(request.client.host if request.client else "", request.headers, service.config.proxies)
        wait = service.logins.take(asked)
        if wait:
            return refusal(Denied("too-fast", "too many secrets were tried", retry_ms=wait))
        query = {name: value[:LONGEST] for name, value in request.query_params.items()}
        act = request.method == "POST"
        good = await service.read(work, query, act)
        speaker = Speaker("ru" if request.headers.get("accept-language", "").lower().startswith("ru") else "en")
        said = speaker.say(("mail-page-done" if act else key) if good else "mail-page-void")
        button = good and not act
        return HTMLResponse(_page(speaker.lang, said, button), 200 if good else 410, {"Content-Security-Policy": POLICY})

    return Route(path, page, methods=["GET", "POST"])


def _page(lang: str, said: str, button: bool) -> str:
    """A page of one sentence, or with one button."""
    inner = f'<form method="post"><button type="submit">{escape(said)}</button></form>' if button else f"<p>{escape(said)}</p>"
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quintain</title>'
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body><main><h1>Quintain</h1>{inner}</main></body></html>'
