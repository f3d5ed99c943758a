"""Each law can fail: a toy with deliberate faults, every one of them caught."""

from __future__ import annotations

import pytest

from quintain.kernel import COMPILED
from tests.laws.breach import Breach
from tests.laws.every import LAWS
from tests.laws.faulty import FAULTS, toy
from tests.laws.forms import alike
from tests.laws.tried import breaks, replays, tried

ELSEWHERE = {"hashed", "unshaped"} if COMPILED else {"hashed"}  # shapes are compared interpreted only


@pytest.mark.parametrize("number", LAWS)
def test_the_faultless_toy_obeys(number: int) -> None:
    tried(LAWS[number], toy(), 25)


def test_the_faultless_toy_is_the_same_elsewhere() -> None:
    alike(replays(toy(), 5))


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault not in ELSEWHERE])
def test_the_fault_is_caught_by_its_law(fault: str) -> None:
    assert breaks(LAWS[FAULTS[fault]], toy(fault))


def test_a_salted_hash_is_caught_in_another_process() -> None:
    """Within one process the hash of a text stays the same; only another one tells."""
    subject = toy("hashed")

    assert not breaks(LAWS[3], subject, 5)
    with pytest.raises(Breach, match="another process"):
        alike(replays(subject, 1))


def test_a_leak_on_both_sides_is_seen_by_perturbation_alone() -> None:
    """When `view` leaks and `determinise` leaves the leak as it is, re-dealing notices nothing."""
    assert not breaks(LAWS[7], toy("glass_cards"))
    assert breaks(LAWS[8], toy("glass_cards"))


def test_every_law_catches_a_fault() -> None:
    assert set(LAWS) == set(FAULTS.values())


def test_there_are_at_least_ten_faults() -> None:
    assert len(FAULTS) >= 10
