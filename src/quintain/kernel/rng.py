"""The one door of chance: sfc32, the same numbers compiled or not."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quintain.kernel.errors import PositionError
from quintain.kernel.records import Record

WORD: Final = 0xFFFF_FFFF
SEEDS: Final = 2**53  # seeds that a person types are 0 .. SEEDS-1
WIDE: Final = 2**128  # drawn seeds are SEEDS .. WIDE-1: the four words of the generator


@mypyc_attr(allow_interpreted_subclasses=True)  # tests and examples script it
class Rng(Record):
    """Four 32-bit words; all zero means closed, as in every view."""

    fields: ClassVar[tuple[str, ...]] = ("a", "b", "c", "d")

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0

    @staticmethod
    def seeded(seed: int) -> Rng:
        """Chance that follows from a seed: a number below 2**53, or four words at once."""
        rng = Rng()
        if seed < SEEDS:
            rng.b, rng.c, rng.d = seed & WORD, seed >> 32 & WORD, 1
        else:
            rng.a, rng.b, rng.c, rng.d = seed >> 96 & WORD, seed >> 64 & WORD, seed >> 32 & WORD, seed & WORD
        for _ in range(12):
            rng.word()
        return rng

    def word(self) -> i64:
        """The next 32 bits; every step is masked, for i64 wraps only when compiled."""
        assert self.a | self.b | self.c | self.d, "a view knows no chance"
        word: i64 = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = self.b ^ self.b >> 9
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((self.c << 21 & WORD | self.c >> 11) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        """An even choice from 0 .. n-1, n below 2**31."""
        wide: i64 = self.word() * n
        low: i64 = wide & WORD
        if low < n:  # only here can the choice be uneven; almost never taken
            bound: i64 = (WORD + 1 - n) % n
            while low < bound:
                wide = self.word() * n
                low = wide & WORD
        return wide >> 32

    def roll(self, sides: i64) -> i64:
        """The face of a die, 1 .. sides."""
        return self.below(sides) + 1

    def shuffle(self, items: vec[i64]) -> None:
        """Every order equally likely, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def clone(self) -> Rng:
        twin = Rng()
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin


def seed_text(seed: int) -> str:
    """A seed as replays and the wire write it: hexadecimal, 32 digits where it was drawn."""
    return f"{seed:x}" if seed < SEEDS else f"{seed:032x}"


def read_seed(text: str) -> int:
    """The seed back from its text; a ValueError says what it should be."""
    digits = text.lower()
    if not digits or len(digits) > 32 or digits.strip("0123456789abcdef"):
        raise ValueError(f"a seed has 1 to 32 hexadecimal digits, not {text[:40]!r}")
    return int(digits, 16)


class ScriptedRng(Rng):
    """Chance written down beforehand: faces for `roll`, numbers from 0 for `below`; shuffles leave the order as it is."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script: list[int] = script
        self.spent: int = 0

    def _next(self) -> int:
        if self.spent >= len(self.script):
            raise PositionError(f"chance is asked for result number {self.spent + 1}, but only {len(self.script)} are scripted")
        self.spent += 1
        return self.script[self.spent - 1]

    def below(self, n: i64) -> i64:
        number = self._next()
        if not 0 <= number < int(n):
            raise PositionError(f"scripted chance {number} does not lie in 0 .. {int(n) - 1}")
        return number

    def roll(self, sides: i64) -> i64:
        face = self._next()
        if not 1 <= face <= int(sides):
            raise PositionError(f"scripted chance {face} is no face of a die with {int(sides)} sides")
        return face

    def shuffle(self, items: vec[i64]) -> None:
        """The order stays as it is: lay piles out in the order wanted."""

    def clone(self) -> ScriptedRng:
        twin = ScriptedRng(self.script)
        twin.spent = self.spent
        return twin
