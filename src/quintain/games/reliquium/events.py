"""What can happen in peace. All of it is open to everybody."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.events import Event


@final
class RoundBegan(Event):
    """A round began."""

    name: ClassVar[str] = "round_began"
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: Final[i64] = round


@final
class Passed(Event):
    """A faction did nothing."""

    name: ClassVar[str] = "passed"
    fields: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction


@final
class Marched(Event):
    """Units marched to a neighbouring area."""

    name: ClassVar[str] = "marched"
    fields: ClassVar[tuple[str, ...]] = ("faction", "force", "origin", "goal")

    def __init__(self, faction: i64, force: i64, origin: i64, goal: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.force: Final[i64] = force
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal


@final
class OrderedMelee(Event):
    """A melee token was laid."""

    name: ClassVar[str] = "ordered_melee"
    fields: ClassVar[tuple[str, ...]] = ("faction", "origin", "goal", "swords")

    def __init__(self, faction: i64, origin: i64, goal: i64, swords: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.swords: Final[i64] = swords


@final
class Recruited(Event):
    """A unit came from the reserve."""

    name: ClassVar[str] = "recruited"
    fields: ClassVar[tuple[str, ...]] = ("faction", "unit", "area")

    def __init__(self, faction: i64, unit: i64, area: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.unit: Final[i64] = unit
        self.area: Final[i64] = area


@final
class OrderedRanged(Event):
    """A ranged token was laid for the own faction."""

    name: ClassVar[str] = "ordered_ranged"
    fields: ClassVar[tuple[str, ...]] = ("faction", "origin", "goal", "arrows")

    def __init__(self, faction: i64, origin: i64, goal: i64, arrows: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.arrows: Final[i64] = arrows


@final
class PledgedRanged(Event):
    """A ranged token was laid for an ally."""

    name: ClassVar[str] = "pledged_ranged"
    fields: ClassVar[tuple[str, ...]] = ("faction", "friend", "origin", "goal", "arrows")

    def __init__(self, faction: i64, friend: i64, origin: i64, goal: i64, arrows: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.friend: Final[i64] = friend
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.arrows: Final[i64] = arrows


@final
class Built(Event):
    """A castle was built, and a space of the track is open."""

    name: ClassVar[str] = "built"
    fields: ClassVar[tuple[str, ...]] = ("faction", "area", "space", "castles")

    def __init__(self, faction: i64, area: i64, space: i64, castles: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.area: Final[i64] = area
        self.space: Final[i64] = space
        self.castles: Final[i64] = castles


@final
class Summoned(Event):
    """A creature came to the junction of these areas."""

    name: ClassVar[str] = "summoned"
    fields: ClassVar[tuple[str, ...]] = ("faction", "creature", "areas")

    def __init__(self, faction: i64, creature: i64, areas: vec[i64]) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.creature: Final[i64] = creature
        self.areas: Final[vec[i64]] = areas


@final
class PawnMoved(Event):
    """The pawn moved on; back at the start, the faction is done."""

    name: ClassVar[str] = "pawn_moved"
    fields: ClassVar[tuple[str, ...]] = ("faction", "space", "done")

    def __init__(self, faction: i64, space: i64, done: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.space: Final[i64] = space
        self.done: Final[i64] = done


@final
class Asked(Event):
    """A player was asked to allow an action."""

    name: ClassVar[str] = "asked"
    fields: ClassVar[tuple[str, ...]] = ("faction", "friend")

    def __init__(self, faction: i64, friend: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.friend: Final[i64] = friend


@final
class Agreed(Event):
    """The player agreed."""

    name: ClassVar[str] = "agreed"
    fields: ClassVar[tuple[str, ...]] = ("faction", "friend")

    def __init__(self, faction: i64, friend: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.friend: Final[i64] = friend


@final
class Refused(Event):
    """The player refused."""

    name: ClassVar[str] = "refused"
    fields: ClassVar[tuple[str, ...]] = ("faction", "friend")

    def __init__(self, faction: i64, friend: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.friend: Final[i64] = friend


@final
class Declined(Event):
    """The ability was not used."""

    name: ClassVar[str] = "declined"
    fields: ClassVar[tuple[str, ...]] = ("faction", "creature")

    def __init__(self, faction: i64, creature: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.creature: Final[i64] = creature


@final
class Tempted(Event):
    """A unit was led away."""

    name: ClassVar[str] = "tempted"
    fields: ClassVar[tuple[str, ...]] = ("faction", "unit", "origin", "goal")

    def __init__(self, faction: i64, unit: i64, origin: i64, goal: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.unit: Final[i64] = unit
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal


@final
class Changed(Event):
    """Units were replaced from the reserve."""

    name: ClassVar[str] = "changed"
    fields: ClassVar[tuple[str, ...]] = ("faction", "area", "gone", "came")

    def __init__(self, faction: i64, area: i64, gone: i64, came: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.area: Final[i64] = area
        self.gone: Final[i64] = gone
        self.came: Final[i64] = came


@final
class Gathered(Event):
    """Units followed a call."""

    name: ClassVar[str] = "gathered"
    fields: ClassVar[tuple[str, ...]] = ("faction", "force", "origin", "goal")

    def __init__(self, faction: i64, force: i64, origin: i64, goal: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.force: Final[i64] = force
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal


@final
class Exchanged(Event):
    """A melee token took the place of another."""

    name: ClassVar[str] = "exchanged"
    fields: ClassVar[tuple[str, ...]] = ("faction", "origin", "goal", "swords", "value")

    def __init__(self, faction: i64, origin: i64, goal: i64, swords: i64, value: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.swords: Final[i64] = swords
        self.value: Final[i64] = value


@final
class MeleeReturned(Event):
    """A melee token went back to its owner."""

    name: ClassVar[str] = "melee_returned"
    fields: ClassVar[tuple[str, ...]] = ("faction", "origin", "goal", "swords")

    def __init__(self, faction: i64, origin: i64, goal: i64, swords: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.swords: Final[i64] = swords


@final
class RangedReturned(Event):
    """A ranged token went back to its owner."""

    name: ClassVar[str] = "ranged_returned"
    fields: ClassVar[tuple[str, ...]] = ("faction", "origin", "goal", "arrows")

    def __init__(self, faction: i64, origin: i64, goal: i64, arrows: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.arrows: Final[i64] = arrows


PEACE_EVENTS: Final = (
    RoundBegan,
    Passed,
    Marched,
    OrderedMelee,
    Recruited,
    OrderedRanged,
    PledgedRanged,
    Built,
    Summoned,
    PawnMoved,
    Asked,
    Agreed,
    Refused,
    Declined,
    Tempted,
    Changed,
    Gathered,
    Exchanged,
    MeleeReturned,
    RangedReturned,
)
