"""The command as a process of its own, on pipes."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from select import select

import pytest

import quintain
from quintain.__main__ import main

SOURCES = str(Path(quintain.__file__).parent.parent)


def quintain_process(words: str, typed: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": SOURCES, "QUINTAIN_SAVES": str(home), "QUINTAIN_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-m", "quintain", *words.split()],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
        check=False,
    )


def test_a_session_on_a_pipe_is_played_left_and_taken_up_again(tmp_path: Path) -> None:
    first = quintain_process("play majesty --seats me,random --seed 9 --plain", "1\n?\nl\n1\n", tmp_path)

    assert 0 == first.returncode
    assert "" == first.stderr
    assert "MJ-2.8 Your choice" in first.stdout
    path = first.stdout.split("--resume ")[1].strip()

    second = quintain_process(f"play --resume {path} --plain --lang ru", "1\n" * 40, tmp_path)

    assert 0 == second.returncode
    assert "Победа: " in second.stdout or "Победу делят" in second.stdout


@pytest.mark.parametrize("words", ["games", "content majesty"])
def test_a_reader_that_goes_away_is_told_nothing(words: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "quintain", *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": SOURCES},
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()

    assert b"" == process.stderr.read()
    process.stderr.close()
    process.wait(30)


def in_a_shell(words: str, home: Path) -> subprocess.CompletedProcess[str]:
    """The command with its streams turned elsewhere, as a shell does it."""
    environment = {**os.environ, "PYTHONPATH": SOURCES, "QUINTAIN_SAVES": str(home), "QUINTAIN_LANG": "en"}
    command = f'exec "{sys.executable}" -m quintain {words}'
    return subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=environment, timeout=60, check=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("words", ["bots", "arena majesty --bots page,random --games 2"])
def test_a_full_disk_is_told_in_one_sentence(words: str, tmp_path: Path) -> None:
    told = in_a_shell(f"{words} >/dev/full", tmp_path)

    assert 2 == told.returncode
    assert told.stderr.startswith("The output cannot be written: ")
    assert 1 == told.stderr.count("\n")


@pytest.mark.parametrize("words", ["arena majesty --bots page,random --games 2 >&-", "play majesty --seed 3 <&-"])
def test_a_closed_stream_is_no_trouble(words: str, tmp_path: Path) -> None:
    told = in_a_shell(words, tmp_path)

    assert 0 == told.returncode
    assert "" == told.stderr


def test_an_interrupt_while_the_command_is_read_ends_it_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupting:
        @staticmethod
        def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
            if name == "quintain.cli.app":
                raise KeyboardInterrupt
            return None

    monkeypatch.delitem(sys.modules, "quintain.cli.app")
    monkeypatch.setattr(sys, "meta_path", [Interrupting, *sys.meta_path])
    with pytest.raises(SystemExit) as ended:
        main()

    assert 130 == ended.value.code


@pytest.mark.parametrize("plain", ["", "--plain"])
def test_what_is_typed_on_a_terminal_can_be_corrected_with_the_arrow_keys(tmp_path: Path, plain: str) -> None:
    """7, to the left, 2: the answer is 27, which is not among the choices."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "quintain", *f"play majesty --seats me,random --seed 9 {plain}".split()],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "PYTHONPATH": SOURCES, "QUINTAIN_SAVES": str(tmp_path), "QUINTAIN_LANG": "en", "TERM": "xterm"},
    )
    os.close(theirs)
    for awaited, typed in ((b"Seed 9", b""), (b">", b"7\x1b[D2\n"), (b"fits none", b""), (b">", b"q\n"), (b"--resume", b"")):
        seen = b""
        while awaited not in seen:
            assert select([ours], [], [], 30)[0], f"{awaited!r} does not come after {seen!r}"
            seen += os.read(ours, 1)
        os.write(ours, typed)
    process.wait(30)
    os.close(ours)

    assert 0 == process.returncode
