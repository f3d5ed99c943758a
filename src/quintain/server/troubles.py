"""What the server refuses: always a status and a `Trouble` with a code, never a bare page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from starlette.responses import Response

from quintain.kernel.errors import ContentError, OptionError
from quintain.server.payloads import Trouble
from quintain.tables.wire import refusal_of

STATUS: Final = {  # every code of the API; docs/protocol.md explains them
    "unreadable": 400,
    "options": 400,
    "bad-name": 400,
    "bad-text": 400,
    "bad-seats": 400,
    "bad-pace": 400,
    "bad-passphrase": 400,
    "bad-mail": 400,
    "bad-channel": 400,
    "bad-castle": 400,
    "no-bot": 400,
    "no-person": 401,
    "wrong-passphrase": 401,
    "wrong-secret": 401,
    "foreign-origin": 403,
    "forbidden": 403,
    "banned": 403,
    "not-host": 403,
    "invite-needed": 403,
    "not-found": 404,
    "no-game": 404,
    "no-table": 404,
    "no-method": 405,
    "accept-needed": 409,
    "begun": 409,
    "not-begun": 409,
    "not-over": 409,
    "not-seated": 409,
    "seats-open": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "registered": 409,
    "unplayable": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "too-fast": 429,
    "broken": 500,
    "closing": 503,
    "store-full": 507,
    "store-failed": 503,
}


class Denied(Exception):
    """Nothing has changed; what is said goes to whoever asked."""

    def __init__(
        self,
        code: str,
        detail: str = "",
        clause: str = "",
        option: str = "",
        reasons: Sequence[dict[str, Any]] = (),
        retry_ms: int = 0,
    ) -> None:
        assert code in STATUS, f"{code} is no code of the API"
        super().__init__(detail or code)
        self.status = STATUS[code]
        self.trouble = Trouble(code, detail, clause, option, list(reasons), retry_ms)


def denied_options(error: OptionError | ContentError) -> Denied:
    """Options that cannot be played, by the clause and the option to change."""
    if isinstance(error, ContentError):
        return Denied("options", str(error)[:400], option="content")
    sent = refusal_of(error)
    return Denied("options", str(error)[:400], sent.clause, sent.option, [msgspec.to_builtins(reason) for reason in sent.reasons])


def refusal(denied: Denied) -> Response:
    """The answer to whoever asked."""
    headers = {"Retry-After": str(-(-denied.trouble.retry_ms // 1000))} if denied.trouble.retry_ms else {}
    return Response(msgspec.json.encode(denied.trouble), denied.status, headers, "application/json")
