"""Everything that can happen. All of it is open to everybody."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft.events_setup import START
from quintain.kernel.events import Event
from quintain.kernel.types import Seat


@final
class Began(Event):
    """A turn began."""

    name: ClassVar[str] = "began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "round")

    def __init__(self, seat: Seat, round: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.round: Final[i64] = round


@final
class Faded(Event):
    """A lasting spell ended."""

    name: ClassVar[str] = "faded"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spell")

    def __init__(self, seat: Seat, spell: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.spell: Final[i64] = spell


@final
class Acted(Event):
    """A squad was chosen to act."""

    name: ClassVar[str] = "acted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit")

    def __init__(self, seat: Seat, unit: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit


@final
class Moved(Event):
    """A squad moved, or was stopped on its way by a trap; `cost` in half-steps, `cells` the way from cell to cell."""

    name: ClassVar[str] = "moved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "cell", "cost", "cells")

    def __init__(self, seat: Seat, unit: i64, cell: i64, cost: i64, cells: vec[i64]) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit
        self.cell: Final[i64] = cell
        self.cost: Final[i64] = cost
        self.cells: Final[vec[i64]] = cells


@final
class Trapped(Event):
    """The trap of an arch struck a squad."""

    name: ClassVar[str] = "trapped"
    fields: ClassVar[tuple[str, ...]] = ("owner", "seat", "unit", "cell", "roll", "total", "defence", "fallen")

    def __init__(self, owner: Seat, seat: Seat, unit: i64, cell: i64, roll: i64, total: i64, defence: i64, fallen: i64) -> None:
        super().__init__()
        self.owner: Final[Seat] = owner
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit
        self.cell: Final[i64] = cell
        self.roll: Final[i64] = roll
        self.total: Final[i64] = total
        self.defence: Final[i64] = defence
        self.fallen: Final[i64] = fallen


class Blow(Event):
    """One squad strikes another."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "target", "foe", "roll", "total", "defence", "fallen")

    def __init__(self, seat: Seat, unit: i64, target: Seat, foe: i64, roll: i64, total: i64, defence: i64, fallen: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit
        self.target: Final[Seat] = target
        self.foe: Final[i64] = foe
        self.roll: Final[i64] = roll
        self.total: Final[i64] = total
        self.defence: Final[i64] = defence
        self.fallen: Final[i64] = fallen


@final
class Attacked(Blow):
    """A squad attacked another."""

    name: ClassVar[str] = "attacked"


@final
class Countered(Blow):
    """The survivors struck back."""

    name: ClassVar[str] = "countered"


@final
class Declined(Event):
    """The survivors did not strike back."""

    name: ClassVar[str] = "declined"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit")

    def __init__(self, seat: Seat, unit: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit


@final
class Battered(Event):
    """A squad attacked a door or gate."""

    name: ClassVar[str] = "battered"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "portal", "gate", "roll", "total", "defence")

    def __init__(self, seat: Seat, unit: i64, portal: i64, gate: i64, roll: i64, total: i64, defence: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit
        self.portal: Final[i64] = portal
        self.gate: Final[i64] = gate  # 1 for a gate, 0 for a door
        self.roll: Final[i64] = roll
        self.total: Final[i64] = total
        self.defence: Final[i64] = defence


@final
class Broke(Event):
    """A door or gate was broken."""

    name: ClassVar[str] = "broke"
    fields: ClassVar[tuple[str, ...]] = ("seat", "portal", "gate")

    def __init__(self, seat: Seat, portal: i64, gate: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.portal: Final[i64] = portal
        self.gate: Final[i64] = gate  # 1 for a gate, 0 for a door


@final
class Conjured(Event):
    """Mages cast a spell."""

    name: ClassVar[str] = "conjured"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "spell")

    def __init__(self, seat: Seat, unit: i64, spell: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit
        self.spell: Final[i64] = spell


@final
class Struck(Event):
    """A magic attack struck a squad."""

    name: ClassVar[str] = "struck"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spell", "target", "foe", "roll", "total", "defence", "fallen")

    def __init__(self, seat: Seat, spell: i64, target: Seat, foe: i64, roll: i64, total: i64, defence: i64, fallen: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.spell: Final[i64] = spell
        self.target: Final[Seat] = target
        self.foe: Final[i64] = foe
        self.roll: Final[i64] = roll
        self.total: Final[i64] = total
        self.defence: Final[i64] = defence
        self.fallen: Final[i64] = fallen


@final
class Bewitched(Event):
    """A lasting spell lies on a squad."""

    name: ClassVar[str] = "bewitched"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spell", "target", "foe")

    def __init__(self, seat: Seat, spell: i64, target: Seat, foe: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.spell: Final[i64] = spell
        self.target: Final[Seat] = target
        self.foe: Final[i64] = foe


@final
class Destroyed(Event):
    """A squad lost its last warrior."""

    name: ClassVar[str] = "destroyed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit")

    def __init__(self, seat: Seat, unit: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit


@final
class Rewarded(Event):
    """Chips were taken for fallen enemies."""

    name: ClassVar[str] = "rewarded"
    fields: ClassVar[tuple[str, ...]] = ("seat", "gold", "mana")

    def __init__(self, seat: Seat, gold: i64, mana: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.gold: Final[i64] = gold
        self.mana: Final[i64] = mana


@final
class Collected(Event):
    """A tower paid."""

    name: ClassVar[str] = "collected"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tower", "castle", "gold", "mana")

    def __init__(self, seat: Seat, tower: i64, castle: i64, gold: i64, mana: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.tower: Final[i64] = tower
        self.castle: Final[i64] = castle
        self.gold: Final[i64] = gold
        self.mana: Final[i64] = mana


@final
class Gathered(Event):
    """A squad far from its castle gathered mana."""

    name: ClassVar[str] = "gathered"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "mana")

    def __init__(self, seat: Seat, unit: i64, mana: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit
        self.mana: Final[i64] = mana


@final
class Claimed(Event):
    """A token was placed; `returned` is 1 when the token of `target` went back to him."""

    name: ClassVar[str] = "claimed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tower", "castle", "target", "returned")

    def __init__(self, seat: Seat, tower: i64, castle: i64, target: Seat, returned: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.tower: Final[i64] = tower
        self.castle: Final[i64] = castle
        self.target: Final[Seat] = target
        self.returned: Final[i64] = returned


@final
class Recruited(Event):
    """A warrior was recruited; `count` is his squad with him."""

    name: ClassVar[str] = "recruited"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "count")

    def __init__(self, seat: Seat, unit: i64, count: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit
        self.count: Final[i64] = count


@final
class Deployed(Event):
    """A new squad stands on the board."""

    name: ClassVar[str] = "deployed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "cell")

    def __init__(self, seat: Seat, unit: i64, cell: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.unit: Final[i64] = unit
        self.cell: Final[i64] = cell


@final
class Bought(Event):
    """An upgrade or spell was bought."""

    name: ClassVar[str] = "bought"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card


@final
class Conquered(Event):
    """A main castle fell, and its king is out."""

    name: ClassVar[str] = "conquered"
    fields: ClassVar[tuple[str, ...]] = ("loser", "castle")

    def __init__(self, loser: Seat, castle: i64) -> None:
        super().__init__()
        self.loser: Final[Seat] = loser
        self.castle: Final[i64] = castle


@final
class Won(Event):
    """A conquest decided the game."""

    name: ClassVar[str] = "won"
    fields: ClassVar[tuple[str, ...]] = ("winner", "clause")

    def __init__(self, winner: Seat, clause: str) -> None:
        super().__init__()
        self.winner: Final[Seat] = winner
        self.clause: Final[str] = clause


@final
class RoundEnded(Event):
    """A round is complete."""

    name: ClassVar[str] = "round_ended"
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: Final[i64] = round


@final
class Ended(Event):
    """The game is over."""

    name: ClassVar[str] = "ended"
    fields: ClassVar[tuple[str, ...]] = ("clause",)

    def __init__(self, clause: str) -> None:
        super().__init__()
        self.clause: Final[str] = clause


EVENTS: Final[tuple[type[Event], ...]] = (
    *START, Began, Faded, Acted, Moved, Trapped, Attacked, Countered, Declined, Battered, Broke, Conjured, Struck, Bewitched,
    Destroyed,    Rewarded, Collected, Gathered, Claimed, Recruited, Deployed, Bought, Conquered, Won, RoundEnded, Ended,
)  # fmt: skip
