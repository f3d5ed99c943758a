"""How a law is tried: many walks by Hypothesis, more of them at night."""

from __future__ import annotations

import os
from collections.abc import Callable

from hypothesis import HealthCheck, Phase, given, settings

from quintain.kernel import COMPILED
from tests.laws.breach import Breach
from tests.laws.subjects import Subject
from tests.laws.walks import Walk, walks

NIGHTLY = os.environ.get("QUINTAIN_LAWS") == "nightly"
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
    tune(given(walks(subject, longest))(law))()


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


def examples() -> int:
    """How many walks per law and game."""
    if NIGHTLY:
        return int(os.environ.get("QUINTAIN_WALKS", "2000"))
    return 100 if COMPILED else 30


def corpus(subject: Subject, size: int) -> list[Walk]:
    """So many walks, always the same."""
    found: list[Walk] = []
    tune = settings(
        max_examples=size, derandomize=True, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=CALM
    )

    def keep(walk: Walk) -> None:
        found.append(walk)

    tune(given(walks(subject, 60))(keep))()
    return found
