"""Chance: the same numbers everywhere, even, closed in a view, and scripted where a test wants it."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.errors import PositionError
from quintain.kernel.records import digest, dump, load
from quintain.kernel.rng import Rng, ScriptedRng

WORD = 2**32 - 1


def sfc32(seed: int, n: int) -> list[int]:
    """Chris Doty-Humphrey's generator once more, written from its definition."""
    a, b, c, d = 0, seed & WORD, seed >> 32 & WORD, 1
    found = []
    for _ in range(12 + n):
        word = (a + b + d) & WORD
        d = (d + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = ((c << 21 | c >> 11) + word) & WORD
        found.append(word)
    return found[12:]


@pytest.mark.parametrize("seed", [0, 1, 77, 2**32 - 1, 2**32, 2**53 - 1])
def test_words_are_those_of_sfc32(seed: int) -> None:
    rng = Rng.seeded(seed)

    assert sfc32(seed, 50) == [rng.word() for _ in range(50)]


def test_below_stays_below_and_reaches_everything() -> None:
    rng = Rng.seeded(3)
    counts = Counter(int(rng.below(6)) for _ in range(6000))

    assert set(range(6)) == set(counts)
    assert all(850 < count < 1150 for count in counts.values())
    assert {0} == {rng.below(1) for _ in range(5)}
    assert all(0 <= rng.below(2**31 - 1) < 2**31 - 1 for _ in range(100))


def test_a_die_shows_its_faces() -> None:
    rng = Rng.seeded(4)

    assert set(range(1, 7)) == {rng.roll(6) for _ in range(200)}


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    rng, orders = Rng.seeded(5), Counter()
    for _ in range(1200):
        cards = vec[i64](range(3))
        rng.shuffle(cards)
        orders[tuple(cards)] += 1

    assert 6 == len(orders)
    assert all(130 < count < 270 for count in orders.values())


def test_closed_chance_gives_nothing() -> None:
    with pytest.raises(AssertionError, match="a view knows no chance"):
        Rng().word()


def test_a_clone_goes_its_own_way_with_the_same_numbers() -> None:
    rng = Rng.seeded(6)
    twin = rng.clone()

    assert [rng.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    rng.word()
    assert digest(rng) != digest(twin)
    assert digest(rng) == digest(load(Rng, dump(rng)))


def test_scripted_chance_gives_what_is_written() -> None:
    rng = ScriptedRng([3, 6, 0])
    cards = vec[i64]([1, 2, 3])
    rng.shuffle(cards)

    assert [1, 2, 3] == list(cards)
    assert (3, 6) == (rng.below(4), rng.roll(6))
    twin = rng.clone()
    assert 0 == twin.below(1) == rng.below(1)


@pytest.mark.parametrize(("script", "sentence"), [([], "only 0 are scripted"), ([6], "lie in 0 .. 5"), ([-1], "does not lie")])
def test_scripted_chance_that_does_not_fit_is_refused(script: list[int], sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        ScriptedRng(script).below(6)


def test_a_scripted_face_must_be_on_the_die() -> None:
    with pytest.raises(PositionError, match="no face of a die with 6 sides"):
        ScriptedRng([7]).roll(6)
