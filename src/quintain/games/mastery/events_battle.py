"""What can happen in a battle; everybody sees all of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery.events import CAUSES
from quintain.kernel.events import Event
from quintain.kernel.types import Seat


@final
class Attacked(Event):
    """MM-6.6. A battle began: knights against knights."""

    name: ClassVar[str] = "attacked"
    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender", "slot", "tile", "attack", "defence")

    def __init__(self, attacker: Seat, defender: Seat, slot: i64, tile: i64, attack: i64, defence: i64) -> None:
        self.attacker: Final[Seat] = attacker
        self.defender: Final[Seat] = defender
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence


@final
class Strengthened(Event):
    """MM-7.1, MM-8.10. A side gained battle points by the tile fought for or by its sceptre; the cause says which."""

    name: ClassVar[str] = "strengthened"
    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "attack", "defence", "tile", "artefact", "cause", "clause")

    def __init__(self, seat: Seat, amount: i64, attack: i64, defence: i64, tile: i64, artefact: i64, clause: str) -> None:
        self.seat: Final[Seat] = seat
        self.amount: Final[i64] = amount
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence
        self.tile: Final[i64] = tile
        self.artefact: Final[i64] = artefact  # the sceptre of that seat
        self.cause: Final[str] = CAUSES[clause]
        self.clause: Final[str] = clause


@final
class Duelled(Event):
    """MM-10.5. The dice of the Arena: the faces of both sides."""

    name: ClassVar[str] = "duelled"
    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender", "attack", "defence")

    def __init__(self, attacker: Seat, defender: Seat, attack: i64, defence: i64) -> None:
        self.attacker: Final[Seat] = attacker
        self.defender: Final[Seat] = defender
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence


@final
class Fell(Event):
    """MM-1.7. Knights of a side were lost in a battle: to the margin, the Arena, Brutality or the dice of Disorder."""

    name: ClassVar[str] = "fell"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "tile", "knights", "cause", "clause")

    def __init__(self, seat: Seat, slot: i64, tile: i64, knights: i64, clause: str) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile
        self.knights: Final[i64] = knights
        self.cause: Final[str] = CAUSES[clause]
        self.clause: Final[str] = clause


@final
class Equalised(Event):
    """MM-8.5. A side counts as many knights as the other."""

    name: ClassVar[str] = "equalised"
    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "attack", "defence")

    def __init__(self, seat: Seat, amount: i64, attack: i64, defence: i64) -> None:
        self.seat: Final[Seat] = seat
        self.amount: Final[i64] = amount
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence


@final
class Committed(Event):
    """MM-9.6. A battler has chosen; nobody learns what."""

    name: ClassVar[str] = "committed"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class Revealed(Event):
    """MM-7.4. A conflict card was revealed and added."""

    name: ClassVar[str] = "revealed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "amount", "attack", "defence")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, amount: i64, attack: i64, defence: i64) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card
        self.amount: Final[i64] = amount
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence


@final
class Ambushed(Event):
    """MM-7.4. The die of an Ambush, added."""

    name: ClassVar[str] = "ambushed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "face", "attack", "defence")

    def __init__(self, seat: Seat, face: i64, attack: i64, defence: i64) -> None:
        self.seat: Final[Seat] = seat
        self.face: Final[i64] = face
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence


@final
class LaidNothing(Event):
    """MM-7.4. A battler had no conflict card to lay."""

    name: ClassVar[str] = "laid_nothing"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class Supported(Event):
    """MM-7.5. Support cards were laid for a battler."""

    name: ClassVar[str] = "supported"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "ones", "twos", "attack", "defence")

    def __init__(self, seat: Seat, target: Seat, ones: i64, twos: i64, attack: i64, defence: i64) -> None:
        self.seat: Final[Seat] = seat
        self.target: Final[Seat] = target
        self.ones: Final[i64] = ones
        self.twos: Final[i64] = twos
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence


@final
class Decided(Event):
    """MM-7.6. The outcome; the battle points by side, and once more those of the winner and of the loser."""

    name: ClassVar[str] = "decided"
    fields: ClassVar[tuple[str, ...]] = ("winner", "loser", "attack", "defence", "points", "against", "margin", "tie")

    def __init__(self, winner: Seat, loser: Seat, attack: i64, defence: i64, margin: i64) -> None:
        self.winner: Final[Seat] = winner
        self.loser: Final[Seat] = loser
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence
        self.points: Final[i64] = max(attack, defence)  # a tie is the defender's
        self.against: Final[i64] = min(attack, defence)
        self.margin: Final[i64] = margin
        self.tie: Final[i64] = 1 if attack == defence else 0


@final
class Rolled(Event):
    """MM-12.13. Disorder: one die per knight of the winner, each 1 removes one."""

    name: ClassVar[str] = "rolled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "faces", "lost")

    def __init__(self, seat: Seat, faces: vec[i64], lost: i64) -> None:
        self.seat: Final[Seat] = seat
        self.faces: Final[vec[i64]] = faces
        self.lost: Final[i64] = lost


@final
class Reversed(Event):
    """MM-12.14. Disorder: the winner has nobody left, and the roles change."""

    name: ClassVar[str] = "reversed"
    fields: ClassVar[tuple[str, ...]] = ("winner", "loser")

    def __init__(self, winner: Seat, loser: Seat) -> None:
        self.winner: Final[Seat] = winner
        self.loser: Final[Seat] = loser


@final
class Retreated(Event):
    """MM-7.8. The loser's remaining knights went back to the castle."""

    name: ClassVar[str] = "retreated"
    fields: ClassVar[tuple[str, ...]] = ("seat", "knights")

    def __init__(self, seat: Seat, knights: i64) -> None:
        self.seat: Final[Seat] = seat
        self.knights: Final[i64] = knights


@final
class Held(Event):
    """MM-7.9. The defender keeps the place."""

    name: ClassVar[str] = "held"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "tile")

    def __init__(self, seat: Seat, slot: i64, tile: i64) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile


@final
class CastleFell(Event):
    """MM-12.8. A castle was conquered."""

    name: ClassVar[str] = "castle_fell"
    fields: ClassVar[tuple[str, ...]] = ("seat", "owner", "slot", "tile")

    def __init__(self, seat: Seat, owner: Seat, slot: i64, tile: i64) -> None:
        self.seat: Final[Seat] = seat
        self.owner: Final[Seat] = owner
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile


@final
class Cleared(Event):
    """MM-7.11. The cards of the battle went to their discard piles."""

    name: ClassVar[str] = "cleared"
    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender")

    def __init__(self, attacker: Seat, defender: Seat) -> None:
        self.attacker: Final[Seat] = attacker
        self.defender: Final[Seat] = defender
