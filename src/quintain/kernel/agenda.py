"""What remains to be done, as plain data: last is next."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from quintain.kernel.records import Record
from quintain.kernel.rng import Rng
from quintain.kernel.types import TRUTH, Seat


@final
class Step(Record):
    """A rulebook step still to be done; small integers only, never a hidden identity."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "a", "b")
    frozen: ClassVar[bool] = True

    def __init__(self, kind: i64 = 0, seat: Seat = -1, a: i64 = 0, b: i64 = 0) -> None:
        self.kind: Final[i64] = kind
        self.seat: Final[Seat] = seat
        self.a: Final[i64] = a
        self.b: Final[i64] = b

    def clone(self) -> Step:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """A table photographed: fields and `clone`, no rules."""

    fields: ClassVar[tuple[str, ...]] = ("viewer", "rng", "agenda")
    parts: ClassVar[dict[str, type[Record]]] = {"rng": Rng, "agenda": Step}
    hidden: ClassVar[tuple[str, ...]] = ("rng",)  # the fields a view may blank; every other field is public

    def __init__(self) -> None:
        self.viewer: Seat = TRUTH  # TRUTH, or whose view this is
        self.rng: Rng = Rng()  # closed in every view
        self.agenda: list[Step] = []  # last is next


def then(state: State, *steps: Step) -> None:
    """Push in reading order: the first step named is done first."""
    i: i64 = len(steps) - 1
    while i >= 0:
        state.agenda.append(steps[i])
        i -= 1
