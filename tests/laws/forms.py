"""Law 3 across processes: a corpus of replays is played again elsewhere, in the other form, and every position compared.

Run as `python -m tests.laws.forms < corpus.json`, it prints whether it is compiled, and the digests.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from quintain.kernel import COMPILED
from tests.laws.breach import claim
from tests.laws.play import digests
from tests.laws.subjects import named

ROOT = Path(__file__).parent.parent.parent


def elsewhere(corpus: list[dict[str, Any]], interpreted: bool) -> dict[str, Any]:
    """What a new process makes of the corpus; its hashes of texts differ from ours."""
    environment = {name: value for name, value in os.environ.items() if name != "QUINTAIN_INTERPRETED"}
    environment["PYTHONHASHSEED"] = "77"
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    if interpreted:
        environment["QUINTAIN_INTERPRETED"] = "1"
    command = [sys.executable, "-m", "tests.laws.forms"]
    child = subprocess.run(
        command, input=json.dumps(corpus), capture_output=True, text=True, env=environment, cwd=ROOT, check=False
    )
    assert not child.returncode, child.stderr
    answer: dict[str, Any] = json.loads(child.stdout)
    return answer


def alike(corpus: list[dict[str, Any]]) -> None:
    """3. The same replay gives the same digests in another process, interpreted if we are compiled."""
    answer = elsewhere(corpus, interpreted=True)
    claim(not answer["compiled"], "the other process was to be interpreted")
    for replay, found in zip(corpus, answer["digests"], strict=True):
        game = named(replay["subject"]).game(replay["options"])
        ours = digests(game, replay)
        at = next((at for at, (a, b) in enumerate(zip(ours, found, strict=True)) if a != b), -1)
        claim(
            at < 0,
            f"position {at} differs in another process: {replay['options']}, seed {replay['seed']}, {replay['moves'][:at]}",
        )


def main() -> None:
    corpus = json.load(sys.stdin)
    found = [digests(named(replay["subject"]).game(replay["options"]), replay) for replay in corpus]
    json.dump({"compiled": COMPILED, "digests": found}, sys.stdout)


if __name__ == "__main__":
    main()
