"""Chance: the same numbers everywhere, even, closed in a view, and scripted where a test wants it."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.errors import PositionError
from quintain.kernel.records import digest, dump, load
from quintain.kernel.rng import Rng, ScriptedRng, read_seed, seed_text

WORD = 2**32 - 1


def sfc32(seed: int, n: int) -> list[int]:
    """Chris Doty-Humphrey's generator once more, written from its definition."""
    a, b, c, d = 0, seed & WORD, seed >> 32 & WORD, 1
    if seed >= 2**53:
        a, b, c, d = (int(f"{seed:032x}"[at : at + 8], 16) for at in (0, 8, 16, 24))
    found = []
    for _ in range(12 + n):
        word = (a + b + d) & WORD
        d = (d + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = ((c << 21 | c >> 11) + word) & WORD
        found.append(word)
    return found[12:]


@pytest.mark.parametrize("seed", [0, 1, 77, 2**32 - 1, 2**32, 2**53 - 1, 2**53, 0x0123456789ABCDEF_FEDCBA9876543210, 2**128 - 1])
def test_words_are_those_of_sfc32(seed: int) -> None:
    rng = Rng.seeded(seed)

    assert sfc32(seed, 50) == [rng.word() for _ in range(50)]


@pytest.mark.parametrize("seed", [0, 7, 2**53 - 1, 2**53, 2**128 - 1])
def test_a_seed_is_written_in_hexadecimal_and_read_again(seed: int) -> None:
    assert seed == read_seed(seed_text(seed)) == read_seed(seed_text(seed).upper())
    assert 32 == len(seed_text(seed)) or seed < 2**53


@pytest.mark.parametrize("text", ["", "0x12", "-1", "g", "f" * 33, "1 2"])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="1 to 32 hexadecimal digits"):
        read_seed(text)


def test_below_stays_below_and_reaches_everything() -> None:
    rng = Rng.seeded(3)
    counts = Counter(int(rng.below(6)) for _ in range(6000))

    assert set(range(6)) == set(counts)
    assert all(850 < count < 1150 for count in counts.values())
    assert {0} == {rng.below(1) for _ in range(5)}
    assert all(0 <= rng.below(2**31 - 1) < 2**31 - 1 for _ in range(100))


class Words(Rng):
    """Chance whose words are written down."""

    def __init__(self, words: list[int]) -> None:
        super().__init__()
        self.words = words

    def word(self) -> i64:
        return self.words.pop(0)


def choices_by_word(n: int, word: int, after: int) -> tuple[int, int]:
    """What is chosen when this word comes and then the other, and how many words that took."""
    rng = Words([word, after, after])

    return int(rng.below(n)), 3 - len(rng.words)


@pytest.mark.parametrize("n", [3, 5, 6, 7, 10, 52, 1000, 2**31 - 1])
def test_a_word_that_would_make_a_choice_uneven_is_drawn_again(n: int) -> None:
    """Of the 2**32 words so many are refused that the rest falls evenly on all choices; each choice has one such word at most."""
    even = WORD - WORD % n - 1  # in no choice's first stretch
    refused = 2**32 % n
    starts = [-(-choice * 2**32 // n) for choice in range(min(n, 2000))]  # the first word of each choice
    uneven = [word for word in starts if word * n % 2**32 < refused]
    for word in starts:
        chosen, taken = choices_by_word(n, word, even)

        assert (2 if word in uneven else 1) == taken
        assert (even if word in uneven else word) * n >> 32 == chosen
    if n <= 2000:
        assert refused == len(uneven)


def test_words_are_drawn_until_one_is_even() -> None:
    """0 is refused where the choices do not part the words evenly, however often it comes, and kept where they do."""
    rng = Words([0, 0, 0, 2**31 + 1])

    assert (3, []) == (int(rng.below(6)), rng.words)
    assert (0, 1) == choices_by_word(8, 0, 2**31)


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


def test_a_shuffle_draws_once_for_every_card_but_the_last() -> None:
    rng, cards = Words([2**31 + 1] * 9), vec[i64](range(5))
    rng.shuffle(cards)

    assert 5 == len(rng.words)
    assert [0, 3, 1, 4, 2] == list(cards)


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
