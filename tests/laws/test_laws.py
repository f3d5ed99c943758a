"""The sixteen laws of every registered game."""

from __future__ import annotations

import pytest

from quintain.games import GAMES
from quintain.kernel.records import digest
from quintain.kernel.rng import Rng
from quintain.kernel.types import SPECTATOR
from tests.laws.every import LAWS
from tests.laws.forms import alike
from tests.laws.subjects import subject_of
from tests.laws.tried import NIGHTLY, corpus, examples, replays, tried

CASES = [pytest.param(key, number, id=f"{key}-{number}-{law.__name__}") for key in GAMES for number, law in LAWS.items()]


@pytest.mark.parametrize(("key", "number"), CASES)
def test_law_holds(key: str, number: int) -> None:
    """The law holds for any options, any seed and any legal choices."""
    subject = subject_of(key)

    tried(LAWS[number], subject, examples(subject))


@pytest.mark.parametrize("key", GAMES)
def test_law_3_holds_across_processes_and_forms(key: str) -> None:
    """A corpus of replays gives the same digests in another process, interpreted if this one is compiled."""
    subject = subject_of(key)

    alike(replays(subject, 200, 100_000) if NIGHTLY else replays(subject, 12))


@pytest.mark.parametrize("key", GAMES)
def test_secrets_are_altered(key: str) -> None:
    """What law 8 alters is really altered, or the law is decoration."""
    subject, changed = subject_of(key), 0
    assert subject.alter is not None, f"write tests/games/{key}/secrets.py with alter(game, state, viewer, rng)"
    for walk in corpus(subject, 10):
        game, rng = walk.game(), Rng.seeded(1)
        state = game.start(walk.seed)
        before = digest(state)
        subject.alter(game, state, SPECTATOR, rng)
        changed += before != digest(state)

    assert changed
