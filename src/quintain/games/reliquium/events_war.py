"""What can happen in war: a battle is told step by step, so that any client can tell it again."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quintain.kernel.events import Event
from quintain.kernel.types import Seat


@final
class WarBegan(Event):
    """The war phase began."""

    name: ClassVar[str] = "war_began"
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: Final[i64] = round


@final
class MilitiaRose(Event):
    """All castles of a faction fight."""

    name: ClassVar[str] = "militia_rose"
    fields: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction


@final
class Sent(Event):
    """Units were sent to a ranged token; they stay where they stand."""

    name: ClassVar[str] = "sent"
    fields: ClassVar[tuple[str, ...]] = ("faction", "force", "militia", "origin", "goal", "arrows")

    def __init__(self, faction: i64, force: i64, militia: i64, origin: i64, goal: i64, arrows: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.force: Final[i64] = force
        self.militia: Final[i64] = militia
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.arrows: Final[i64] = arrows


@final
class Idled(Event):
    """Nobody stood behind a melee token."""

    name: ClassVar[str] = "idled"
    fields: ClassVar[tuple[str, ...]] = ("faction", "origin", "goal", "swords")

    def __init__(self, faction: i64, origin: i64, goal: i64, swords: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.swords: Final[i64] = swords


@final
class Unopposed(Event):
    """Nobody stood before a melee token."""

    name: ClassVar[str] = "unopposed"
    fields: ClassVar[tuple[str, ...]] = ("faction", "origin", "goal", "swords")

    def __init__(self, faction: i64, origin: i64, goal: i64, swords: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.swords: Final[i64] = swords


@final
class BattleBegan(Event):
    """A battle began."""

    name: ClassVar[str] = "battle_began"
    fields: ClassVar[tuple[str, ...]] = ("faction", "foe", "origin", "goal", "swords")

    def __init__(self, faction: i64, foe: i64, origin: i64, goal: i64, swords: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.foe: Final[i64] = foe
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.swords: Final[i64] = swords


@final
class Fought(Event):
    """Units of one class and role added their strength."""

    name: ClassVar[str] = "fought"
    fields: ClassVar[tuple[str, ...]] = ("faction", "side", "role", "unit", "number", "area", "strength", "aura", "total")

    def __init__(
        self, faction: i64, side: i64, role: i64, unit: i64, number: i64, area: i64, strength: i64, aura: i64, total: i64
    ) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.side: Final[i64] = side
        self.role: Final[i64] = role
        self.unit: Final[i64] = unit
        self.number: Final[i64] = number
        self.area: Final[i64] = area
        self.strength: Final[i64] = strength
        self.aura: Final[i64] = aura
        self.total: Final[i64] = total


@final
class SwordsAdded(Event):
    """The swords of the token were added."""

    name: ClassVar[str] = "swords_added"
    fields: ClassVar[tuple[str, ...]] = ("faction", "swords")

    def __init__(self, faction: i64, swords: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.swords: Final[i64] = swords


@final
class Compared(Event):
    """The sums were compared."""

    name: ClassVar[str] = "compared"
    fields: ClassVar[tuple[str, ...]] = ("faction", "foe", "attack", "defence", "result")

    def __init__(self, faction: i64, foe: i64, attack: i64, defence: i64, result: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.foe: Final[i64] = foe
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence
        self.result: Final[i64] = result


@final
class Doomed(Event):
    """Both sides know their losses."""

    name: ClassVar[str] = "doomed"
    fields: ClassVar[tuple[str, ...]] = ("faction", "losses", "foe", "foe_losses")

    def __init__(self, faction: i64, losses: i64, foe: i64, foe_losses: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.losses: Final[i64] = losses
        self.foe: Final[i64] = foe
        self.foe_losses: Final[i64] = foe_losses


@final
class Lost(Event):
    """Units were lost."""

    name: ClassVar[str] = "lost"
    fields: ClassVar[tuple[str, ...]] = ("faction", "force", "area")

    def __init__(self, faction: i64, force: i64, area: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.force: Final[i64] = force
        self.area: Final[i64] = area


@final
class Fled(Event):
    """Units fled."""

    name: ClassVar[str] = "fled"
    fields: ClassVar[tuple[str, ...]] = ("faction", "force", "origin", "goal")

    def __init__(self, faction: i64, force: i64, origin: i64, goal: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.force: Final[i64] = force
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal


@final
class Destroyed(Event):
    """Units found no refuge."""

    name: ClassVar[str] = "destroyed"
    fields: ClassVar[tuple[str, ...]] = ("faction", "force", "area")

    def __init__(self, faction: i64, force: i64, area: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.force: Final[i64] = force
        self.area: Final[i64] = area


@final
class Attached(Event):
    """Fled units joined a ranged token."""

    name: ClassVar[str] = "attached"
    fields: ClassVar[tuple[str, ...]] = ("faction", "force", "origin", "goal", "arrows")

    def __init__(self, faction: i64, force: i64, origin: i64, goal: i64, arrows: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.force: Final[i64] = force
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal
        self.arrows: Final[i64] = arrows


@final
class Advanced(Event):
    """Units made a victory march."""

    name: ClassVar[str] = "advanced"
    fields: ClassVar[tuple[str, ...]] = ("faction", "force", "origin", "goal")

    def __init__(self, faction: i64, force: i64, origin: i64, goal: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.force: Final[i64] = force
        self.origin: Final[i64] = origin
        self.goal: Final[i64] = goal


@final
class Razed(Event):
    """A castle was razed; it covers a space of its owner's track."""

    name: ClassVar[str] = "razed"
    fields: ClassVar[tuple[str, ...]] = ("faction", "foe", "area", "space")

    def __init__(self, faction: i64, foe: i64, area: i64, space: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.foe: Final[i64] = foe
        self.area: Final[i64] = area
        self.space: Final[i64] = space


@final
class Pushed(Event):
    """A castle pushed the pawn off its space."""

    name: ClassVar[str] = "pushed"
    fields: ClassVar[tuple[str, ...]] = ("faction", "space")

    def __init__(self, faction: i64, space: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.space: Final[i64] = space


@final
class CreatureLeft(Event):
    """A creature left at the end of the round."""

    name: ClassVar[str] = "creature_left"
    fields: ClassVar[tuple[str, ...]] = ("faction", "creature")

    def __init__(self, faction: i64, creature: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.creature: Final[i64] = creature


@final
class RoundEnded(Event):
    """A round ended."""

    name: ClassVar[str] = "round_ended"
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: Final[i64] = round


@final
class Won(Event):
    """Somebody won."""

    name: ClassVar[str] = "won"
    fields: ClassVar[tuple[str, ...]] = ("seat", "faction", "castles", "clause")

    def __init__(self, seat: Seat, faction: i64, castles: i64, clause: str) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.faction: Final[i64] = faction
        self.castles: Final[i64] = castles
        self.clause: Final[str] = clause


@final
class Ended(Event):
    """The game ended without a winner on the field."""

    name: ClassVar[str] = "ended"
    fields: ClassVar[tuple[str, ...]] = ("clause",)

    def __init__(self, clause: str) -> None:
        super().__init__()
        self.clause: Final[str] = clause


@final
class Ranked(Event):
    """The place of a player."""

    name: ClassVar[str] = "ranked"
    fields: ClassVar[tuple[str, ...]] = ("seat", "faction", "rank", "castles", "units")

    def __init__(self, seat: Seat, faction: i64, rank: i64, castles: i64, units: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.faction: Final[i64] = faction
        self.rank: Final[i64] = rank
        self.castles: Final[i64] = castles
        self.units: Final[i64] = units


WAR_EVENTS: Final = (
    WarBegan,
    MilitiaRose,
    Sent,
    Idled,
    Unopposed,
    BattleBegan,
    Fought,
    SwordsAdded,
    Compared,
    Doomed,
    Lost,
    Fled,
    Destroyed,
    Attached,
    Advanced,
    Razed,
    Pushed,
    CreatureLeft,
    RoundEnded,
    Won,
    Ended,
    Ranked,
)
