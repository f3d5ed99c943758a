"""The same view, seed and iterations give the same choice, compiled and interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from quintain.bots import Budget, GreedyBot, SearchBot
from quintain.games import GAMES, new_game
from tests.bots.every import advance

ROOT = Path(__file__).parent.parent.parent
DECISIONS = (0, 20, 60)  # of chance, before the bots are asked


def choices() -> dict[str, list[Any]]:
    """Per game: what bots choose in some positions, and the sum of what a search thought of everything it saw."""
    found: dict[str, list[Any]] = {}
    for key, kind in GAMES.items():
        game = new_game(key, {"seats": kind.choices.highest})
        found[key] = []
        for decisions in DECISIONS:
            state = advance(game, 5, decisions)
            seat = int(game.pending(state)[0])
            view = game.view(state, seat)
            bot: SearchBot[Any] = SearchBot(3, Budget(40))
            greedy: GreedyBot[Any] = GreedyBot(3)
            found[key].append([int(bot.choose(game, view, seat)), sum(bot.tree.total).hex() if len(bot.tree.total) else ""])
            found[key].append(int(greedy.choose(game, view, seat)))
    return found


def test_compiled_and_interpreted_bots_agree() -> None:
    code = (
        "import json; from quintain.kernel import COMPILED; from tests.bots.test_forms import choices;"
        "print(json.dumps([COMPILED, choices()]))"
    )
    environment = {**os.environ, "QUINTAIN_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    other = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    compiled, found = json.loads(other.stdout)

    assert not compiled
    assert found == json.loads(json.dumps(choices()))
    assert all(any(isinstance(each, list) and each[1] for each in answers) for answers in found.values()), "nothing was searched"
