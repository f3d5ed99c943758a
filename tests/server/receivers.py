"""Real receivers on loopback: a mail server, and a site that keeps what is posted to it."""

from __future__ import annotations

import contextlib
import email
import email.policy
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast


class Site:
    """Keeps requests, and answers as it is told to."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.address = ""


@contextmanager
def site() -> Iterator[Site]:
    """A site on loopback, gone afterwards."""
    kept = Site()

    class Desk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            kept.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(kept.status)
            self.send_header("Location", kept.address + "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nothing is printed."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Desk) as server:
        kept.address = f"http://127.0.0.1:{server.server_port}"
        with _running(server):
            yield kept


class Letterbox:
    """Keeps letters; refuses with a code where it is told to."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.code = 250
        self.users: list[str] = []
        self.plain: list[str] = []  # what was said before TLS
        self.address = ""


@contextmanager
def letterbox(certificate: Path | None = None) -> Iterator[Letterbox]:
    """A mail server on loopback that speaks as much SMTP as a client needs, gone afterwards; with a certificate also TLS."""
    kept = Letterbox()

    class Desk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 loopback")
            with contextlib.suppress(OSError):
                self.talk(certificate)

        def talk(self, offered: Path | None) -> None:
            while line := self.rfile.readline():
                word = line[:4].upper().strip()
                if certificate is not None and offered is not None:
                    kept.plain.append(line.split()[0].decode().upper())
                if word == b"EHLO":
                    self.say("250-loopback\r\n250-AUTH PLAIN\r\n250 " + ("8BITMIME" if offered is None else "STARTTLS"))
                elif word == b"STAR" and offered is not None:
                    self.say("220 go on")
                    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                    context.load_cert_chain(offered)
                    secure = context.wrap_socket(self.connection, server_side=True)
                    self.rfile, self.wfile, offered = secure.makefile("rb"), secure.makefile("wb", buffering=0), None
                elif word == b"AUTH":
                    kept.users.append(line.split()[2].decode())
                    self.say("235 welcome")
                elif word == b"DATA":
                    self.say("354 go on")
                    lines = []
                    while (part := self.rfile.readline()) != b".\r\n":
                        lines.append(part[1:] if part.startswith(b"..") else part)
                    kept.letters.append(
                        cast(EmailMessage, email.message_from_bytes(b"".join(lines), policy=email.policy.default))
                    )
                    self.say("250 taken")
                elif word == b"RCPT":
                    self.say(f"{kept.code} {'good' if kept.code == 250 else 'no'}")
                elif word == b"QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 good")

        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Desk) as server:
        server.daemon_threads = True
        kept.address = f"smtp://127.0.0.1:{server.server_address[1]}"
        with _running(server):
            yield kept


@contextmanager
def _running(server: Any) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
