"""`quintain serve` as a process of its own, and its settings."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
import webbrowser
from pathlib import Path

import pytest

import quintain
from quintain.cli.serve import SCREENS, open_page
from quintain.server.config import Config, ConfigError, read_config, settings

SOURCES = str(Path(quintain.__file__).parent.parent)


def process(folder: Path, *words: str, **environ: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": SOURCES, "QUINTAIN_LANG": "en", **environ}
    command = [sys.executable, "-m", "quintain", "serve", *words]
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_the_command_serves_until_it_is_told_to_end(sign: signal.Signals, tmp_path: Path) -> None:
    """It says where, makes its database, and ends in good order, even when told twice."""
    server = process(tmp_path, "--port", "0", "--log-format", "json")
    assert server.stdout is not None
    line = server.stdout.readline()
    while "served at" not in line:
        line = server.stdout.readline()
    address = next(word for word in line.split() if word.startswith("http://"))
    with urllib.request.urlopen(f"{address}healthz") as answer:
        assert 200 == answer.status
    server.send_signal(sign)
    server.send_signal(sign)
    _, said = server.communicate(timeout=30)

    assert 0 == server.returncode
    assert "Traceback" not in said
    assert '"event": "ended"' in said
    assert (tmp_path / "quintain.db").exists()


def test_the_page_is_opened_where_that_is_wanted(tmp_path: Path) -> None:
    """As `make play` wants it; the browser is a program that writes down what it was given."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {tmp_path}/now && mv {tmp_path}/now {tmp_path}/opened\n')
    browser.chmod(0o755)
    server = process(tmp_path, "--port", "0", "--open", BROWSER=str(browser))
    assert server.stdout is not None
    line = server.stdout.readline()
    while "served at" not in line:
        line = server.stdout.readline()
    end = time.monotonic() + 60
    while not (tmp_path / "opened").exists() and time.monotonic() < end:
        time.sleep(0.05)
    server.terminate()
    server.communicate(timeout=60)

    assert (tmp_path / "opened").read_text() in line


def test_nothing_is_opened_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    open_page("http://127.0.0.1:8000/")

    assert [] == opened


@pytest.mark.parametrize(
    ("words", "environ", "sentence"),
    [
        (["--port", "99999"], {}, "The option --port takes a number from 0 to 65535."),
        ([], {"QUINTAIN_DRAIN": "soon"}, "This cannot be set: the environment: drain cannot be 'soon'"),
        (["--config", "no.toml"], {}, "This cannot be set: no.toml cannot be read"),
        (["--database", "mysql://x"], {}, "The database mysql://x cannot be used"),
        (["--host", "203.0.113.1"], {}, "The server cannot listen at 203.0.113.1"),
        (["--prefix", "games"], {}, "This cannot be set: prefix is a path such as /games"),
        (["--origins", "play.example.org"], {}, "This cannot be set: origins are addresses such as"),
    ],
)
def test_what_cannot_be_set_is_said_in_one_sentence(
    words: list[str], environ: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    server = process(tmp_path, *words, **environ)
    _, said = server.communicate(timeout=60)

    assert 2 == server.returncode
    assert said.startswith(sentence)
    assert 1 == len(said.splitlines())


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "quintain.toml"
    file.write_text('port = 1\ndrain = 1\nidle = 1\norigins = ["https://a.example"]\n', encoding="utf-8")
    environ = {"QUINTAIN_CONFIG": str(file), "QUINTAIN_DRAIN": "2", "QUINTAIN_IDLE": "2", "QUINTAIN_PROXIES": "10.0.0.1, ::1"}
    config = read_config({"idle": 3, "host": None}, environ)

    assert (1, 2, 3) == (config.port, config.drain, config.idle)
    assert (["https://a.example"], ["10.0.0.1", "::1"]) == (config.origins, config.proxies)
    assert config.secure


@pytest.mark.parametrize(
    "text", ["port = true", "port = '80'", "ports = 80", "port = -1", "metrics = 'some'", "origins = 'x'", "="]
)
def test_a_file_that_says_something_else_is_refused_by_name(text: str, tmp_path: Path) -> None:
    file = tmp_path / "quintain.toml"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(ConfigError, match=r"quintain\.toml"):
        read_config({"config": file}, {})


def test_every_setting_has_a_sentence_and_stands_in_the_manual() -> None:
    manual = (Path(__file__).parent.parent.parent / "docs" / "operation.md").read_text(encoding="utf-8")
    for setting in settings():
        assert setting.says.endswith(".")
        default = getattr(Config(), setting.name)
        shown = "" if default in ("", [], False) else f"`{default}`"
        assert f"| `{setting.name}` | {shown} | {setting.says} |" in manual
