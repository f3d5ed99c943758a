"""`quintain verify`: a file or an address, in words and with an exit code."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest

from quintain.tables.archive import archived, plain_archive
from tests.cli.conftest import Run
from tests.tables.test_verification import SEALED, match

TOLD = {**msgspec.json.decode(msgspec.json.encode(plain_archive(archived(match("majesty"), ["A", "B"])))), "table": "abcdefgh23"}
SENT = {**TOLD, "commitment": SEALED.commitment, "salt": SEALED.salt}


def kept(path: Path, data: object) -> str:
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def test_a_good_match_is_called_good(run: Run, tmp_path: Path) -> None:
    found = run(["verify", kept(tmp_path / "m.json", SENT), "--commitment", SEALED.commitment])

    assert 0 == found.exit_code
    assert 7 == found.output.count("✓") and "✗" not in found.output
    assert "All is well." == found.output.splitlines()[-1]


def test_what_is_not_proved_is_said(run: Run, tmp_path: Path) -> None:
    """Whether the commitment was there before the match, only somebody who noted it knows."""
    assert SEALED.commitment in run(["verify", kept(tmp_path / "m.json", SENT)]).output
    assert "Обязательства нет" in run(["verify", kept(tmp_path / "m.json", TOLD), "--lang", "ru"]).output


def test_a_changed_match_is_called_bad(run: Run, tmp_path: Path) -> None:
    found = run(["verify", kept(tmp_path / "m.json", {**SENT, "salt": "00"}), "--lang", "ru"])

    assert (1, "Что-то не так.") == (found.exit_code, found.output.splitlines()[-1])


def test_a_match_of_the_terminal_is_checked_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    run(f"play majesty --seats random,random --seed 5 --save {path}")
    found = run(["verify", str(path)])

    assert (0, True) == (found.exit_code, "There is no commitment" in found.output)


def test_an_unfinished_match_and_other_files_are_refused(run: Run, saved: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear reader")
    results = [run(["verify", str(path)]) for path in (saved, tmp_path / "letter", tmp_path / "none")]
    results.append(run(["verify", kept(tmp_path / "list", [])]))

    assert [2] * 4 == [each.exit_code for each in results]
    assert "is not over" in results[0].output
    assert "not a finished match" in results[1].output and "not a finished match" in results[3].output
    assert "no such file" in results[2].output


class Site(BaseHTTPRequestHandler):
    """A server under a prefix, with one match."""

    def do_GET(self) -> None:
        good = self.path == "/games/api/matches/abcdefgh23/download"
        body = json.dumps(SENT if good else {"code": "not-over", "detail": "this match is not over"}).encode()
        self.send_response(200 if good else 409)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is printed."""


@pytest.fixture
def site() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("page", ["m/abcdefgh23", "t/abcdefgh23", "api/matches/abcdefgh23/download", "m/abcdefgh23/"])
def test_the_address_of_a_match_is_enough(run: Run, site: str, page: str) -> None:
    assert 0 == run(["verify", f"{site}/games/{page}"]).exit_code


def test_an_address_that_is_none_is_refused(run: Run, site: str) -> None:
    results = [run(["verify", where]) for where in (f"{site}/games/m/other", f"{site}/about", "http://127.0.0.1:1/m/abcdefgh23")]

    assert [2, 2, 2] == [each.exit_code for each in results]
    assert "this match is not over" in results[0].output
    assert "not the address of a match" in results[1].output
    assert "cannot be reached" in results[2].output
