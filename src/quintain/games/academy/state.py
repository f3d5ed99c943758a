"""What lies on the table of Medieval Academy.

A participant is called a squire: a player, the neutral squire, or a colour of Lancelot.
A card is a face, symbol by value; equal faces are the same card (AC-1.5).
Cards not dealt are not kept: they are what the others leave of the deck, which is shuffled whole every round.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.agenda import State
from quintain.kernel.types import Seat

NONE: Final = -1  # no board, no squire, no card

# The seven boards, in the order in which they are scored.
GALLANTRY: Final = 0
DUEL: Final = 1  # with Black versus White the Black Knight's track
TOURNAMENT: Final = 2  # with Black versus White the White Knight's track
EDUCATION: Final = 3
KING: Final = 4
DRAGON: Final = 5
CHARITY: Final = 6
BOARDS: Final = 7

# Symbols of cards.
SWORD: Final = 1
VALUES: Final = 4  # a card is symbol * VALUES + value - 2
CARDS: Final = 24

# Where a scroll lies.
ON_BOARD: Final = 0
TAKEN: Final = 1  # in this round
ASIDE: Final = 2

NEUTRAL: Final = 2  # the neutral squire of the simple two-player mode

# Steps of the agenda.
BET: Final = 0  # AC-16.1, squire after squire
PICK: Final = 1  # AC-4.1, all at once
SPLIT: Final = 2  # AC-14.3, both at once
CHOOSE: Final = 3  # AC-14.3; a: whose piles
ASSIGN: Final = 4  # AC-14.4, both at once
PLAY: Final = 5  # AC-5.1, until everybody has played
SWORD_FOR: Final = 6  # AC-13.7; a: the neutral squire, b: the card turned up
PEEK: Final = 7  # AC-17.2; a: the squire that has moved
RAISE: Final = 8  # AC-12.1
BONUS: Final = 9  # AC-8.3; a: the squire, b: the steps
TAKE: Final = 10  # AC-17.3, squire after squire
TARGET: Final = 11  # AC-20.2; a: the giver
GIVE: Final = 12  # AC-20.2; a: the giver, b: the rival
CLAIM: Final = 13  # AC-20.2; made by `claim_step`
DECISIONS: Final = 14  # steps from here on run by themselves
DEAL: Final = 14  # AC-3.1
SCORE: Final = 15  # AC-9.1; a: the board
STEP_BACK: Final = 16  # AC-12.2; a: the squire
EXCHANGE: Final = 17  # AC-20.1
RESET: Final = 18  # AC-10
PASS_SWORD: Final = 19  # AC-11.1
END: Final = 20  # AC-11.2
PHASE_4: Final = 21  # AC-8.1


@final
class AcademyState(State):
    """A table photographed. Numbers per board and squire stand at board * squires + squire."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "round",
        "first",
        "progress",
        "height",
        "packs",
        "kept",
        "choices",
        "ready",
        "pile",
        "played",
        "played_by",
        "played_on",
        "bets",
        "coats",
        "coat_owner",
        "coat_seen",
        "older",
        "bonus",
        "codex",
        "codex_seen",
        "codex_taker",
        "cup",
        "scrolls",
        "scroll_taker",
        "seen",
        "stretch",
    )
    hidden: ClassVar[tuple[str, ...]] = ("rng", "packs", "kept", "choices", "coats", "codex", "seen", "stretch")
    identities: ClassVar[tuple[str, ...]] = ("packs", "kept", "choices", "played", "coats", "codex", "seen")

    def __init__(self) -> None:
        super().__init__()
        self.round: i64 = 0  # 1 .. 6
        self.first: Seat = 0  # who holds Excalibur
        self.progress: vec[i64] = vec[i64]()  # steps since the last reset, per board and squire
        self.height: vec[i64] = vec[i64]()  # markers below in the stack, per board and squire; 0 on zero
        self.packs: vec[i64] = vec[i64]()  # cards before each squire, pack after pack; Lancelot: cards, piles, then hands
        self.kept: vec[i64] = vec[i64]()  # cards kept in the draft, step after step; Lancelot: under each colour
        self.choices: vec[i64] = vec[i64]()  # secret choices of this step, three places per seat, NONE: not chosen
        self.ready: i64 = 0  # bitmask of the seats that have made their secret choice
        self.pile: i64 = NONE  # Lancelot: which of the other's piles the first player has taken
        self.played: vec[i64] = vec[i64]()  # cards played this round, in order
        self.played_by: vec[i64] = vec[i64]()  # by which squire
        self.played_on: vec[i64] = vec[i64]()  # on which board
        self.bets: vec[i64] = vec[i64]()  # board per squire, NONE: no bet; empty without good manners
        self.coats: vec[i64] = vec[i64]()  # kinds of the coats handed out
        self.coat_owner: vec[i64] = vec[i64]()  # the squire before whom it lies
        self.coat_seen: vec[i64] = vec[i64]()  # bitmask of those who may look at it
        self.older: i64 = 0  # how many of the coats are from earlier rounds; they come first, sorted
        self.bonus: vec[i64] = vec[i64]()  # points by AC-19, per squire
        self.codex: vec[i64] = vec[i64]()  # kinds of the coats on the Codex, per slot
        self.codex_seen: vec[i64] = vec[i64]()  # bitmask of the seats that have looked, per slot
        self.codex_taker: vec[i64] = vec[i64]()  # squire that has taken it, NONE: nobody yet
        self.cup: i64 = 0  # below zero: on the black side
        self.scrolls: vec[i64] = vec[i64]()  # where the two scrolls lie; empty without service to the king
        self.scroll_taker: vec[i64] = vec[i64]()  # squire that took it this round, NONE: nobody
        self.seen: vec[i64] = vec[i64]()  # views only: cards of the packs the viewer has held (memory.py)
        self.stretch: vec[i64] = vec[i64]()  # views only: where the set begins to which such a card belongs

    def clone(self) -> AcademyState:
        twin = AcademyState()
        twin.viewer = self.viewer
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.round = self.round
        twin.first = self.first
        twin.progress = self.progress[:]
        twin.height = self.height[:]
        twin.packs = self.packs[:]
        twin.kept = self.kept[:]
        twin.choices = self.choices[:]
        twin.ready = self.ready
        twin.pile = self.pile
        twin.played = self.played[:]
        twin.played_by = self.played_by[:]
        twin.played_on = self.played_on[:]
        twin.bets = self.bets[:]
        twin.coats = self.coats[:]
        twin.coat_owner = self.coat_owner[:]
        twin.coat_seen = self.coat_seen[:]
        twin.older = self.older
        twin.bonus = self.bonus[:]
        twin.codex = self.codex[:]
        twin.codex_seen = self.codex_seen[:]
        twin.codex_taker = self.codex_taker[:]
        twin.cup = self.cup
        twin.scrolls = self.scrolls[:]
        twin.scroll_taker = self.scroll_taker[:]
        twin.seen = self.seen[:]
        twin.stretch = self.stretch[:]
        return twin
