"""Python and TypeScript say the same about the same matches, in every language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import quintain
from quintain.games import GAMES
from tests.words.corpus import lines

WEB = Path(__file__).parents[2] / "web"
PROGRAM = WEB / "build" / "tests" / "corpus.js"


def node() -> str:
    """Node of the system, or the one installed beside this Python."""
    found = shutil.which("node", path=os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)]))
    assert found, "Node is missing: install it, or let `make web` fetch it"
    assert PROGRAM.exists(), "the page's words are not built: run `make web`"
    return found


@pytest.mark.parametrize("key", list(GAMES))
def test_both_runtimes_tell_the_same_matches_alike(key: str) -> None:
    corpus = list(lines(key))
    package = str(Path(quintain.__file__).parent)
    compared = subprocess.run(
        [node(), str(PROGRAM), package], input="\n".join(corpus), capture_output=True, text=True, check=False
    )

    assert "" == compared.stderr
    assert 0 == compared.returncode, compared.stdout
    assert {"event", "question", "label", "name", "option", "help", "value", "clause", "refusal", "outcome"} == {
        what for each in corpus if (what := json.loads(each).get("what"))
    }


def test_a_sentence_that_differs_is_noticed() -> None:
    first, *others = lines("majesty")
    at = next(n for n, line in enumerate(others) if json.loads(line)["what"] == "event")
    wrong = json.loads(others[at])
    wrong["said"]["ru"] += "!"
    package = str(Path(quintain.__file__).parent)
    sent = "\n".join([first, json.dumps(wrong)])
    compared = subprocess.run([node(), str(PROGRAM), package], input=sent, capture_output=True, text=True, check=False)

    assert 1 == compared.returncode
    assert "1 of 2 sentences differ" in compared.stdout


def test_the_lock_of_the_page_has_no_addresses() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")

    assert "resolved" not in lock
    assert "http" not in lock
