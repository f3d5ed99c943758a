"""Who somebody is, from request to request: a signed cookie for pages, a token for programs."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Final

COOKIE: Final = "quintain"
YEAR: Final = 365 * 24 * 3600
BEARER: Final = "bearer "
SIGNATURE: Final = 24  # letters: 144 bits
LONGEST: Final = 200


class Signer:
    """Signs tokens, so that what was made up is refused without a look into the store."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, token: str) -> str:
        return f"{token}.{self._signature(token)}"

    def token(self, signed: str) -> str:
        """The token, if we have signed it; else nothing."""
        token, _, signature = signed[:LONGEST].partition(".")
        fits = hmac.compare_digest(signature.encode(), self._signature(token).encode())
        return token if fits else ""

    def _signature(self, token: str) -> str:
        made = hmac.new(self._key, token.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made).decode()[:SIGNATURE]


def cookie_of(headers: Mapping[str, str]) -> str:
    """The value of our cookie; nothing where there is none, or the header is broken."""
    try:
        found = SimpleCookie(headers.get("cookie", "")[:8192]).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


def bearer_of(headers: Mapping[str, str]) -> str:
    """The token of a program."""
    given = headers.get("authorization", "")
    return given[len(BEARER) :].strip()[:LONGEST] if given.lower().startswith(BEARER) else ""


def set_cookie(value: str, prefix: str, secure: bool) -> str:
    """The header that sets the cookie, or takes it away where the value is empty."""
    age = YEAR if value else 0
    rest = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Path={prefix or ''}/; Max-Age={age}; HttpOnly; SameSite=Lax{rest}"
