"""The command as a process of its own, on pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quintain

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
