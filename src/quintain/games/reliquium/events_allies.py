"""What a faction does with the units of an ally (RQ-V3.6)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quintain.kernel.events import Event


@final
class AllyMarched(Event):
    """A faction marched units of an ally."""

    name: ClassVar[str] = "ally_marched"
    fields: ClassVar[tuple[str, ...]] = ("faction", "friend", "force", "origin", "goal")

    def __init__(self, faction: i64, friend: i64, force: i64, origin: i64, goal: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.friend: Final[i64] = friend
        self.force: Final[i64] = force
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal


@final
class AllyChanged(Event):
    """An ally's units were replaced by others from the ally's reserve."""

    name: ClassVar[str] = "ally_changed"
    fields: ClassVar[tuple[str, ...]] = ("faction", "friend", "area", "gone", "came")

    def __init__(self, faction: i64, friend: i64, area: i64, gone: i64, came: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.friend: Final[i64] = friend
        self.area: Final[i64] = area
        self.gone: Final[i64] = gone
        self.came: Final[i64] = came


@final
class AllyGathered(Event):
    """Units of an ally followed the call of a creature."""

    name: ClassVar[str] = "ally_gathered"
    fields: ClassVar[tuple[str, ...]] = ("faction", "friend", "force", "origin", "goal")

    def __init__(self, faction: i64, friend: i64, force: i64, origin: i64, goal: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.friend: Final[i64] = friend
        self.force: Final[i64] = force
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal


ALLY_EVENTS: Final = (AllyMarched, AllyChanged, AllyGathered)
