"""Cards in hand in Medieval Academy, as a bot counts them: how far they will move the markers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy.draft import PLACES
from quintain.games.academy.kit import Kit, board_of, value_of
from quintain.games.academy.lancelot import HAND, PILE, chosen
from quintain.games.academy.seating import opener
from quintain.games.academy.state import ASSIGN, BOARDS, DUEL, NONE, SWORD, TOURNAMENT, VALUES, AcademyState
from quintain.kernel.types import Seat


@final
class Hands:
    """The steps that cards kept and not yet played will bring every squire on every board."""

    def __init__(self, kit: Kit) -> None:
        self.kit: Kit = kit
        self.steps: vec[float] = vec[float]([0.0] * (int(kit.squires) * BOARDS))  # expected, per board and squire
        self.part: float = 1.0  # how far a card in hand counts as played

    def look_at(self, state: AcademyState, part: float) -> None:
        """What cards kept and not yet played will move, as far as there are turns left; `part` of each counts as played."""
        kit = self.kit
        n = kit.squires
        i: i64
        for i in range(len(self.steps)):
            self.steps[i] = 0.0
        turns: i64 = kit.plays - len(state.played) // n
        cards: i64 = kit.deal - len(state.played) // n
        if turns <= 0:
            return
        if not kit.lancelot:
            part *= float(turns) / float(cards)
        self.part = part
        if kit.lancelot and not len(state.kept):
            self.look_at_piles(state)
        for i in range(len(state.kept)):
            self.count(state.kept[i], i % n, part)
        for i in range(len(state.played)):
            self.count(state.played[i], state.played_by[i], -part)
        if not kit.lancelot:
            for i in range(kit.seats):
                if state.ready >> i & 1:
                    self.count(state.choices[PLACES * i], i, part)

    def look_at_piles(self, state: AcademyState) -> None:
        """AC-14.3, AC-14.4. Cards not yet laid under a colour help both colours by half, those already named for the first it."""
        assigning = state.agenda[-1].kind == ASSIGN
        begins = opener(self.kit, state)
        at: i64
        for at in range(len(state.packs)):
            owner: Seat = at // HAND
            if state.pile != NONE and owner != state.first and (at - HAND * owner) // PILE == state.pile:
                owner = state.first
            colour: i64 = 0 if owner == begins else 1
            first = 0.5
            if assigning:
                first = self.part_of_first(state, owner, at)
            self.count(state.packs[at], colour, self.part * first)
            self.count(state.packs[at], colour + 2, self.part * (1.0 - first))

    def part_of_first(self, state: AcademyState, seat: Seat, at: i64) -> float:
        """How far a card of the hand will lie under the first colour: all named ones do, of the others so many as are missing."""
        named = chosen(state, seat)
        card = state.packs[at]
        same: i64 = 0  # equal cards before this one
        i: i64
        for i in range(HAND * seat, at):
            same += state.packs[i] == card
        for i in range(named):
            if state.choices[PLACES * seat + i] == card:
                if same == 0:
                    return 1.0
                same -= 1
        return float(PILE - named) / float(HAND - named)

    def count(self, card: i64, squire: i64, part: float) -> None:
        if card < 0:
            return
        steps = part * float(value_of(card))
        if card // VALUES == SWORD:
            self.steps[DUEL * self.kit.squires + squire] += steps * 0.5
            self.steps[TOURNAMENT * self.kit.squires + squire] += steps * 0.5
        else:
            self.steps[board_of(card) * self.kit.squires + squire] += steps
