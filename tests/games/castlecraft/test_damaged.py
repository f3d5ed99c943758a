"""Damaged castle files: a clear sentence or a sound castle, never a traceback and never a castle that breaks a law in play."""

from __future__ import annotations

import random

import pytest

from quintain.games import new_game
from quintain.games.castlecraft.castles import SENTENCES, errors, examine, write
from quintain.games.castlecraft.game import CastleCraftGame
from quintain.games.castlecraft.kit import Kit
from quintain.games.castlecraft.muster import ready_plans
from quintain.kernel.content import content_of
from quintain.kernel.events import Log
from quintain.kernel.rng import Rng

SIGNS = ' .#shqQoO-=|!DGA+"[]=#,0123456789\n\\éx'


def ready_texts() -> dict[str, str]:
    content = content_of(CastleCraftGame.key)
    return {name: write(plan) for name, plan in ready_plans(content, Kit(content), False).items()}


def damaged(text: str, chance: random.Random) -> str:
    """One to four small accidents: signs changed, lost, swapped or added, lines lost, doubled or swapped."""
    for _ in range(chance.randint(1, 4)):
        accident = chance.randrange(7)
        at = chance.randrange(len(text))
        lines = text.split("\n")
        row = chance.randrange(len(lines))
        plan_rows = [n for n, line in enumerate(lines) if line.startswith('  "')]
        if accident <= 2 and plan_rows:  # inside a plan, where a person errs
            row = chance.choice(plan_rows)
            spot = chance.randrange(3, max(4, len(lines[row]) - 1))
            lines[row] = lines[row][:spot] + chance.choice(" .#shqQoO-=|!DGA+") + lines[row][spot + 1 :]
            text = "\n".join(lines)
        elif accident == 3:
            text = text[:at] + chance.choice(SIGNS) + text[at + 1 :]
        elif accident == 4:
            text = text[:at] + text[at + chance.randint(1, 3) :]
        elif accident == 5:
            del lines[row]
            text = "\n".join(lines)
        else:
            lines.insert(chance.randrange(len(lines)), lines[row])
            text = "\n".join(lines)
    return text


@pytest.mark.parametrize("name", ["castle_humans", "castle_dwarves", "castle_shadows", "castle_extra"])
def test_CC_4_6_a_damaged_castle_is_refused_in_words_or_sound(name: str) -> None:
    """A thousand damaged files in all; those that still are castles are written, read again, and a few of them played."""
    text, chance = ready_texts()[name], random.Random(name)
    sound = 0
    for _ in range(250):
        broken = damaged(text, chance)
        reading = examine(broken)
        for flaw in reading.flaws:
            assert flaw.key in SENTENCES and str(flaw)
            assert 1 <= flaw.line <= broken.count("\n") + 1 and flaw.column >= 1
        assert (reading.plan is None) == bool(errors(reading.flaws))
        if reading.plan is None:
            continue
        again = examine(write(reading.plan)).plan
        assert again is not None and again.table() == reading.plan.table()
        sound += 1
        if sound <= 4 and reading.plan.people != "none":
            play(reading.plan.table(), sound)

    assert sound


def play(table: object, seed: int) -> None:
    """Some choices at random with this castle; every position keeps the invariants."""
    game = new_game("castlecraft", {"seats": 2, "castles": "own", "own_castles": [{"castle": {**table, "id": "mine"}}]})  # type: ignore[dict-item]
    state, rng = game.start(seed), Rng.seeded(seed)
    for _ in range(60):
        seats = list(game.pending(state))
        if not seats:
            break
        actions = game.legal(state, seats[0])
        game.apply(state, seats[0], actions[int(rng.below(len(actions)))], Log())

        assert [] == game.faults(state)
