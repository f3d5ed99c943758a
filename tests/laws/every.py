"""The sixteen laws by their numbers."""

from __future__ import annotations

from collections.abc import Callable

from tests.laws import data, play, secrecy, shown
from tests.laws.walks import Walk

LAWS: dict[int, Callable[[Walk], None]] = {
    1: play.progress,
    2: play.order,
    3: play.determinism,
    4: data.clone,
    5: data.record,
    6: play.conservation,
    7: secrecy.redeal,
    8: secrecy.perturbation,
    9: secrecy.public_turn,
    10: secrecy.own_choices,
    11: play.commitment,
    12: secrecy.discretion,
    13: play.refusal,
    14: shown.pictures,
    15: shown.absence,
    16: shown.previews,
}
