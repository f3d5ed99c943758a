"""The table photographed: what lies before each player, the land, the battle."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery.names import KINDS_OF_ARTEFACTS, NOBODY, RUNNING, UNCHOSEN
from quintain.kernel.agenda import State
from quintain.kernel.piles import Pile
from quintain.kernel.records import Record
from quintain.kernel.types import Seat


def place_of(seat: Seat, kind: i64) -> i64:
    """Where the crown, orb or sceptre of a seat stands in `artefacts` and `broken`."""
    return seat * KINDS_OF_ARTEFACTS + kind


@final
class Province(Record):
    """The cards of one player."""

    fields: ClassVar[tuple[str, ...]] = ("deck", "hand", "discard", "played", "laid", "chosen")
    parts: ClassVar[dict[str, type[Record]]] = {"deck": Pile, "hand": Pile}
    identities: ClassVar[tuple[str, ...]] = ("discard", "laid", "chosen")

    def __init__(self) -> None:
        self.deck: Pile = Pile()  # face down, the last card is the top
        self.hand: Pile = Pile()  # sorted by kind
        self.discard: vec[i64] = vec[i64]()  # face up, the last card is the top
        self.played: vec[i64] = vec[i64]()  # per card of the discard pile: own turn in which it was played, or 0 (MM-4.6)
        self.laid: vec[i64] = vec[i64]()  # conflict and support cards in play (MM-7.0)
        self.chosen: i64 = UNCHOSEN  # the conflict card chosen in secret; it stays in hand until both have chosen (MM-9.6)

    def clone(self) -> Province:
        twin = Province()
        twin.deck = self.deck.clone()
        twin.hand = self.hand.clone()
        twin.discard = self.discard[:]
        twin.played = self.played[:]
        twin.laid = self.laid[:]
        twin.chosen = self.chosen
        return twin


@final
class Battle(Record):
    """One battle from the advance to the clean-up."""

    fields: ClassVar[tuple[str, ...]] = (
        "place",
        "attacker",
        "defender",
        "force",
        "attack",
        "defence",
        "attack_lent",
        "defence_lent",
        "attack_face",
        "defence_face",
        "winner",
        "margin",
    )

    def __init__(self) -> None:
        self.place: i64 = 0  # the conflict territory, or a castle besieged
        self.attacker: Seat = 0
        self.defender: Seat = 0
        self.force: i64 = 0  # knights of the attacker there; those of the defender are the land's
        self.attack: i64 = 0  # battle points of the attacker, as far as they are known
        self.defence: i64 = 0  # battle points of the defender
        self.attack_lent: i64 = 0  # of them: knights counted by Fear (MM-8.5)
        self.defence_lent: i64 = 0  # of them: knights counted by Vigour
        self.attack_face: i64 = 0  # of them: the die of the attacker's Ambush
        self.defence_face: i64 = 0  # of them: the die of the defender's Ambush
        self.winner: Seat = NOBODY  # from step 6 on
        self.margin: i64 = 0  # by how much

    def clone(self) -> Battle:
        twin = Battle()
        twin.place = self.place
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.force = self.force
        twin.attack = self.attack
        twin.defence = self.defence
        twin.attack_lent = self.attack_lent
        twin.defence_lent = self.defence_lent
        twin.attack_face = self.attack_face
        twin.defence_face = self.defence_face
        twin.winner = self.winner
        twin.margin = self.margin
        return twin


@final
class MasteryState(State):
    """Per place means castles first, seat by seat, then territories."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "turn",
        "first",
        "cycles",
        "crown_used",
        "tiles",
        "owner",
        "knights",
        "plan",
        "artefacts",
        "broken",
        "provinces",
        "battle",
        "winner",
        "ending",
    )
    parts: ClassVar[dict[str, type[Record]]] = {**State.parts, "provinces": Province, "battle": Battle}
    hidden: ClassVar[tuple[str, ...]] = (*State.hidden, "provinces")

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 0  # turns begun so far
        self.first: Seat = 0  # who had the first turn
        self.cycles: i64 = 0  # redistributions with advances left in this turn (MM-2.5)
        self.crown_used: i64 = 0  # 1 when the crown was declared in this turn
        self.tiles: vec[i64] = vec[i64]()  # per place: the kind of tile
        self.owner: vec[i64] = vec[i64]()  # per place: who controls it, or NOBODY
        self.knights: vec[i64] = vec[i64]()  # per place: knights of its owner
        self.plan: vec[i64] = vec[i64]()  # per place: knights planned, during a redistribution; else empty
        self.artefacts: vec[i64] = vec[i64]()  # three per seat: crown, orb, sceptre
        self.broken: vec[i64] = vec[i64]()  # per artefact: the turn in which it was destroyed, or 0
        self.provinces: list[Province] = []  # per seat
        self.battle: Battle | None = None
        self.winner: Seat = NOBODY  # who ended the game by victory
        self.ending: i64 = RUNNING  # how it ended

    def clone(self) -> MasteryState:
        twin = MasteryState()
        twin.viewer = self.viewer
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.turn = self.turn
        twin.first = self.first
        twin.cycles = self.cycles
        twin.crown_used = self.crown_used
        twin.tiles = self.tiles[:]
        twin.owner = self.owner[:]
        twin.knights = self.knights[:]
        twin.plan = self.plan[:]
        twin.artefacts = self.artefacts[:]
        twin.broken = self.broken[:]
        for province in self.provinces:
            twin.provinces.append(province.clone())
        if self.battle is not None:
            twin.battle = self.battle.clone()
        twin.winner = self.winner
        twin.ending = self.ending
        return twin
