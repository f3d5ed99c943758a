"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.agenda import State

NOWHERE: Final = -1  # the cell of a squad that is not on the board
NOBODY: Final = -1  # the seat where there is none
NO_ARMY: Final = -1  # of a seat that has still to choose


@final
class CastleState(State):
    """Squads are numbered by their unit: armies differ, and nobody has two squads of a type."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "round",
        "turn",
        "order",
        "armies",
        "places",
        "alive",
        "fallen",
        "gold",
        "mana",
        "cards",
        "cast",
        "counts",
        "cells",
        "acted",
        "effects",
        "tokens",
        "serials",
        "serial",
        "broken",
        "lords",
        "quiet",
        "eventful",
        "ending",
        "winner",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round: i64 = 1
        self.turn: i64 = 0  # place in the order of play of the player on turn
        self.order: vec[i64] = vec[i64]()  # seats in the order of play; none while armies are chosen
        self.armies: vec[i64] = vec[i64]()  # per seat, or NO_ARMY
        self.places: vec[i64] = vec[i64]()  # per seat: which place of the set-up, and so which main castle
        self.alive: vec[i64] = vec[i64]()  # per seat: 1 until eliminated
        self.fallen: vec[i64] = vec[i64]()  # eliminated seats, the first to fall first
        self.gold: vec[i64] = vec[i64]()  # per seat
        self.mana: vec[i64] = vec[i64]()  # per seat
        self.cards: vec[i64] = vec[i64]()  # per card: 1 when bought
        self.cast: vec[i64] = vec[i64]()  # per spell: 1 when cast this turn
        self.counts: vec[i64] = vec[i64]()  # per unit: warriors on the board
        self.cells: vec[i64] = vec[i64]()  # per unit: where its squad stands, or NOWHERE
        self.acted: vec[i64] = vec[i64]()  # per unit: 1 when its squad has acted this turn
        self.effects: vec[i64] = vec[i64]()  # per spell: the units it lies on, as bits
        self.tokens: vec[i64] = vec[i64]()  # per tower: whose token it carries, or NOBODY
        self.serials: vec[i64] = vec[i64]()  # per tower: the number of that placement
        self.serial: i64 = 0  # tokens placed so far
        self.broken: vec[i64] = vec[i64]()  # per door or gate: 1 when broken
        self.lords: vec[i64] = vec[i64]()  # per castle: its owner, or NOBODY
        self.quiet: i64 = 0  # whole rounds in a row without an event, CC-19.3
        self.eventful: i64 = 0  # 1 when this round has had one
        self.ending: i64 = 0  # how the game ended; 0 while it lasts
        self.winner: i64 = NOBODY

    def clone(self) -> CastleState:
        twin = CastleState()
        twin.viewer = self.viewer
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order[:]
        twin.armies = self.armies[:]
        twin.places = self.places[:]
        twin.alive = self.alive[:]
        twin.fallen = self.fallen[:]
        twin.gold = self.gold[:]
        twin.mana = self.mana[:]
        twin.cards = self.cards[:]
        twin.cast = self.cast[:]
        twin.counts = self.counts[:]
        twin.cells = self.cells[:]
        twin.acted = self.acted[:]
        twin.effects = self.effects[:]
        twin.tokens = self.tokens[:]
        twin.serials = self.serials[:]
        twin.serial = self.serial
        twin.broken = self.broken[:]
        twin.lords = self.lords[:]
        twin.quiet = self.quiet
        twin.eventful = self.eventful
        twin.ending = self.ending
        twin.winner = self.winner
        return twin
