"""Requests from the server to addresses that people gave: never into private networks, and to the address that was checked."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias
from urllib.parse import SplitResult, urlsplit

WAIT: Final = 10.0  # seconds for a connection, and for each part of an answer
PATIENCE: Final = 20.0  # seconds for all of it together
LONGEST: Final = 2_000  # letters of an address
ANSWER: Final = 500  # bytes of an answer that are looked at
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Resolve: TypeAlias = Callable[[str, int], list[str]]  # a name and a port to addresses


class Forbidden(ValueError):
    """This address may not be asked, or is none."""


class Unanswered(OSError):
    """Nobody answered there, or not in time."""


@dataclass(frozen=True)
class Answer:
    """What came back; redirections are not followed."""

    status: int
    text: str = ""


def resolved(host: str, port: int) -> list[str]:
    """The addresses of a name, as the system knows them."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unanswered(f"{host} is not known: {error}") from None
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def is_public(address: str) -> bool:
    """Whether an address belongs to the whole net; what is wrapped into IPv6 counts as what it is."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast and not found.is_reserved and not found.is_unspecified


def checked(address: str, private: bool) -> SplitResult:
    """The parts of an address that may be asked, as far as can be told without asking; else Forbidden."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise Forbidden("this is no address")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Forbidden("this is no address") from None
    if parts.scheme not in (("https", "http") if private else ("https",)):
        raise Forbidden("an address begins with https://")
    if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
        raise Forbidden("an address names a host, and nobody's name or secret")
    if not private and _is_number(parts.hostname) and not is_public(parts.hostname):
        raise Forbidden("this address is private")
    return parts


def post(address: str, headers: Mapping[str, str], body: bytes, private: bool = False, resolve: Resolve = resolved) -> Answer:
    """Ask an address. The name is resolved once, every address of it is checked, and the first of them is asked."""
    parts = checked(address, private)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = resolve(host, port)
    if not found:
        raise Unanswered(f"{host} is not known")
    if not private and not all(is_public(each) for each in found):
        raise Forbidden("this address is private")
    connection = _Pinned(host, port, found[0], parts.scheme == "https")
    end = threading.Timer(PATIENCE, connection.hang_up)  # else one letter a time would do for ever
    end.start()
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", target, body, dict(headers))
        answer = connection.getresponse()
        text = answer.read(ANSWER).decode("utf-8", "replace")
        connection.must_go_on()
        return Answer(answer.status, text)
    except (OSError, http.client.HTTPException) as error:
        raise Unanswered(f"{host} did not answer: {error or type(error).__name__}") from None
    finally:
        end.cancel()
        connection.close()


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


class _Pinned(http.client.HTTPConnection):
    """A connection to one address, that speaks to a host by its name, with the host's certificate."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port, timeout=WAIT)
        self._address = address
        self._secure = secure
        self._line: socket.socket | None = None
        self._over = False
        if secure:
            self.default_port = http.client.HTTPS_PORT

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), WAIT)
        self._line = plain.dup()
        self.must_go_on()
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host) if self._secure else plain

    def hang_up(self) -> None:
        """From another thread: whoever reads or writes here comes to an end."""
        self._over = True
        if self._line is not None:
            with contextlib.suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)

    def must_go_on(self) -> None:
        if self._over:
            raise TimeoutError("it took too long")

    def close(self) -> None:
        super().close()
        if self._line is not None:
            self._line.close()
