"""The headers of every answer: what a page from here may load, and who may frame or embed it."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PIECES: Final = (
    "X-Content-Type-Options",
    "Cross-Origin-Resource-Policy",
    "Strict-Transport-Security",
)  # all that concern no document
TLS: Final = "max-age=31536000"


class SecureHeaders:
    """Adds them to whatever is answered; what has no word about caches is not cached.

    Scripts, styles and letters that never change are pieces of a document which has its own: sent with each, the rest would be a
    tenth of a first visit.
    """

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.headers = {**ALWAYS, "Strict-Transport-Security": TLS} if secure else ALWAYS
        self.pieces = {name: value for name, value in self.headers.items() if name in PIECES}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                never_changes = "immutable" in headers.get("Cache-Control", "")
                for name, value in (self.pieces if never_changes else self.headers).items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)
