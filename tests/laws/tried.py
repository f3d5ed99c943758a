"""How a law is tried: many walks by Hypothesis, more of them at night."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, example, given, settings

from quintain.kernel import COMPILED
from tests.laws.breach import Breach
from tests.laws.subjects import Subject
from tests.laws.walks import Walk, random_moves, stored, walks

NIGHTLY = os.environ.get("QUINTAIN_LAWS") == "nightly"
SHORT = 60  # choices in a match that is short enough to be walked often
LONG = 3000
CALM = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example, HealthCheck.filter_too_much)


def tried(law: Callable[[Walk], None], subject: Subject, examples: int, longest: int = 10) -> None:
    """Raise what the law raises on the smallest walk that breaks it; the same walks every day, others every night."""
    tune = settings(
        max_examples=examples,
        derandomize=not NIGHTLY,
        database=None,
        deadline=None,
        suppress_health_check=CALM,
        print_blob=False,
    )
    simplest = Walk(subject, {"seats": subject.kind.choices.lowest}, 0, 0, [0, 8, 17])
    tune(example(simplest)(given(walks(subject, longest))(law)))()  # tried first: what fails there need not be shrunk for minutes


def breaks(law: Callable[[Walk], None], subject: Subject, examples: int = 40) -> bool:
    """Whether some walk breaks the law; nothing is shrunk."""
    tune = settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=CALM,
        phases=[Phase.generate],
        report_multiple_bugs=False,
    )
    try:
        tune(given(walks(subject))(law))()
    except Breach:
        return True
    return False


def examples(subject: Subject) -> int:
    """How many walks per law: fewer where matches are long, and where nothing is compiled."""
    if NIGHTLY:
        return int(os.environ.get("QUINTAIN_WALKS", "2000"))
    game = subject.game({"seats": subject.kind.choices.lowest})
    usual = len(random_moves(game, 0, LONG))
    return max(40, 100 * SHORT // usual) if COMPILED else max(8, 30 * SHORT // usual)


def corpus(subject: Subject, size: int) -> list[Walk]:
    """So many walks, always the same."""
    found: list[Walk] = []
    tune = settings(
        max_examples=size,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=CALM,
    )

    def keep(walk: Walk) -> None:
        found.append(walk)

    tune(given(walks(subject, 60))(keep))()
    return found


def replays(subject: Subject, size: int, most: int = 4000) -> list[dict[str, Any]]:
    """A corpus as replays: so many, or as many as make up so many positions."""
    kept: list[dict[str, Any]] = []
    for walk in corpus(subject, size):
        kept.append(stored(walk, walk.game()))
        if sum(len(replay["moves"]) for replay in kept) > most:
            break
    return kept
