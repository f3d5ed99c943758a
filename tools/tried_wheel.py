"""Tries a wheel: installed into an empty environment it has compiled rules, plays and serves the page.

`python -m tools.tried_wheel dist/quintain-….whl`
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent


def tried(wheel: Path, folder: Path) -> list[str]:
    """What was seen, a line each; an error where something is not as it should be."""
    python = folder / "venv" / "bin" / "python"
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QUINTAIN", "VIRTUAL_ENV"))}

    def run(*words: str) -> str:
        done = subprocess.run(words, cwd=folder, env=clean, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout

    pip = (str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
    run(sys.executable, "-m", "venv", str(folder / "venv"))
    run(*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt"))
    run(*pip, "--no-deps", "--no-index", str(wheel))
    where = run(str(python), "-c", "import quintain.kernel as k; print(k.COMPILED, k.__file__)").split()
    if where[0] != "True" or not where[1].startswith(str(folder)):
        raise SystemExit(f"the rules are not compiled, or not those of the wheel: {where}")
    quintain = str(python.with_name("quintain"))
    run(quintain, "simulate", "majesty", "--games", "20", "--jobs", "1", "--plain")
    seen = [f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, installed, compiled, plays"]
    return [*seen, *served(quintain, folder, clean)]


def served(quintain: str, folder: Path, environ: dict[str, str]) -> list[str]:
    """The page and the API, asked as a browser would."""
    environ = {**environ, "QUINTAIN_LANG": "en"}
    words = [quintain, "serve", "--port", "0", "--log-level", "error"]
    server = subprocess.Popen(words, cwd=folder, env=environ, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = ""
        for line in server.stdout:
            address = next((word for word in line.split() if word.startswith("http://")), "")
            if address:
                break
        page = urllib.request.urlopen(address, timeout=30).read().decode()
        if "<script" not in page:
            raise SystemExit("the wheel has no page")
        games = urllib.request.urlopen(f"{address}api/games", timeout=60).read()
        return [f"serves its page ({len(page)} bytes) and its games ({len(games)} bytes)"]
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for line in tried(Path(sys.argv[1]).resolve(), Path(folder)):
            print(line)


if __name__ == "__main__":
    main()
