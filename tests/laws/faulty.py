"""Lots: a toy with hidden hands, secret simultaneous choices and chance; and what can be wrong with it.

Every seat holds three cards and secretly commits one; the last commit reveals all.
The highest card wins the face of a die, its owner may double it by a boast, and everybody draws while the deck lasts.
A fault is a switch: `toy("gossip")` is the game in which drawn cards are told to everybody.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.kernel import content as box
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log
from quintain.kernel.game import NOBODY, Decision, Game, Outcome, Turn
from quintain.kernel.options import Options
from quintain.kernel.pictures import Scene, picture_of, scene_of
from quintain.kernel.piles import Pile
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, TRUTH
from tests.laws.lots import (
    Drew,
    Gossiped,
    LotsFacts,
    LotsOptions,
    LotsPicture,
    LotsState,
    NamelessState,
    SharedState,
    StowawayState,
    Won,
)
from tests.laws.subjects import Subject

FAULTS: dict[str, int] = {  # each fault, and the law that is there to catch it
    "stuck": 1,  # a seat is asked and has no choice
    "endless": 1,  # the round is played again and again
    "unsorted": 2,  # choices in the order of the hand
    "twice": 2,  # a choice is offered twice
    "namesake": 2,  # two verbs share a name
    "moody": 3,  # the game remembers earlier matches
    "listening": 3,  # play differs when somebody listens
    "hashed": 3,  # the hash of a text, which every process salts anew
    "shared_hand": 4,  # a clone shares the discard
    "stowaway": 4,  # an attribute that is no field
    "nameless_part": 5,  # a record in a field that is not among the parts
    "lost_card": 6,  # a played card vanishes
    "crooked_deal": 7,  # an imagined hand may hold a card that lies open
    "amnesia": 7,  # imagining forgets the viewer's own hand
    "glass_cards": 8,  # hands are open in every view, and imagining leaves them as they are
    "open_chance": 8,  # the chance to come is in every view
    "modest": 8,  # a public field is blanked
    "telltale": 9,  # who holds nothing high is not asked
    "blind": 10,  # not even one's own hand is visible
    "race": 11,  # the first to commit gets a point
    "gossip": 12,  # drawn cards are told to everybody
    "touchy": 13,  # asking why not costs a point
    "lawless": 13,  # a refusal names no rule
    "halves": 14,  # a picture holds a fraction
    "unshaped": 14,  # a picture holds what is not declared
    "whispering_turn": 15,  # whose turn it is follows from a hand
    "returning_round": 15,  # a round has a smaller number than the one before
    "rude_absence": 15,  # who is away answers what he may not
    "two_tongues": 16,  # facts differ alone and together
    "early_news": 16,  # the deal is told to everybody
}

CLAUSES = frozenset({"TY-1", "TY-2", "TY-3", "TY-4"})
COMMIT, BOAST = 1, 2
NONE = -2  # no card committed; HIDDEN is one that may not be seen
moods = 0  # how many matches the moody game has seen
box._read.setdefault(Path(__file__).parent, box.Content("toy", {}, []))


class Lots(Game[Any]):
    """The rules of Lots, with a fault or none."""

    key = "toy"
    prefix = "TY"
    turn_clause = "TY-2"
    choices = LotsOptions
    state_class = LotsState
    events = (Drew, Won, Gossiped)
    scene_shape = Scene
    picture_shape = LotsPicture
    facts_shape = LotsFacts
    fault: ClassVar[str] = ""
    sort: ClassVar[type[LotsState]] = LotsState

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.cards: int = options.cards  # type: ignore[attr-defined]
        self.boasting: bool = options.boast  # type: ignore[attr-defined]
        self.commit = self.space.verb("commit", card=self.cards)
        self.claim = self.space.verb("commit" if self.fault == "namesake" else "boast", much=2)
        self.bound = 2 * self.cards

    def start(self, seed: int, log: Log = NOBODY) -> Any:
        """TY-1. Three cards each from a shuffled deck."""
        global moods  # noqa: PLW0603 - the fault is that the game remembers
        moods += 1
        state = self.sort()
        state.rng = Rng.seeded(seed)
        cards = vec[i64](range(self.cards))
        state.rng.shuffle(cards)
        for card in cards:
            state.deck.put(card)
        n = int(self.seats)
        state.hands = [Pile() for _ in range(n)]
        state.choice, state.committed, state.points = vec[i64]([NONE] * n), vec[i64]([0] * n), vec[i64]([0] * n)
        for seat in range(n):
            for _ in range(3):
                card = int(state.deck.draw())
                state.hands[seat].put(card, 1 << seat)
                if log.wanted:
                    log.emit((Gossiped if self.fault == "early_news" else Drew)(seat, card))
        if self.fault == "moody":
            state.points[0] = moods % 2
        if self.fault == "hashed":
            state.points[0] = hash("lots") & 0xFFFF
        then(state, Step(COMMIT))
        return state

    def pending(self, state: Any) -> Any:
        """TY-2. All who have not committed; TY-4, the winner."""
        if not state.agenda:
            return vec[i64]()
        step = state.agenda[-1]
        if step.kind == BOAST:
            return vec[i64]([step.seat])
        seats = [seat for seat in range(self.seats) if not state.committed[seat]]
        if self.fault == "telltale" and len(seats) > 1:
            seats = [seat for seat in seats if max(state.hands[seat].cards) >= 4] or seats
        return vec[i64](seats)

    def legal(self, state: Any, seat: int) -> Any:
        if state.agenda[-1].kind == BOAST:
            return vec[i64]([] if self.fault == "stuck" and state.stake == 6 else [self.claim.of(0), self.claim.of(1)])
        actions = [self.commit.of(card) for card in state.hands[seat].cards if card != HIDDEN]
        if self.fault != "unsorted":
            actions.sort()
        return vec[i64](actions + actions[-1:] if self.fault == "twice" else actions)

    def apply(self, state: Any, seat: int, action: int, log: Log) -> None:
        if self.fault == "listening" and log.wanted:
            state.points[seat] += 1
        if state.agenda[-1].kind == BOAST:
            state.agenda.pop()
            state.points[seat] += state.stake * int(self.claim.a(action))
            self.replenish(state, log)
            return
        card = int(self.commit.a(action))
        hand = state.hands[seat]
        hand.take(hand.find(card))
        state.choice[seat] = card
        if self.fault == "race" and not sum(state.committed):
            state.points[seat] += 1
        state.committed[seat] = 1
        if all(state.committed):
            self.reveal(state, log)

    def reveal(self, state: Any, log: Log) -> None:
        """TY-3. The highest card wins as many points as a die shows."""
        winner = max(range(self.seats), key=lambda seat: state.choice[seat])
        state.stake = int(state.rng.roll(6))
        state.points[winner] += state.stake
        if log.wanted:
            log.emit(Won(winner, int(state.choice[winner]), state.stake))
        for seat in range(self.seats):
            if not (self.fault == "lost_card" and state.stake == 6 and seat == 0):
                state.discard = append(state.discard, state.choice[seat])
            state.choice[seat], state.committed[seat] = NONE, 0
        if self.boasting:
            then(state, Step(BOAST, winner))
        else:
            self.replenish(state, log)

    def replenish(self, state: Any, log: Log) -> None:
        """TY-1. Everybody draws while the deck lasts for all; with empty hands the game is over."""
        state.stake = 0
        if len(state.deck.cards) >= self.seats:
            for seat in range(self.seats):
                card = int(state.deck.draw())
                state.hands[seat].put(card, 1 << seat)
                if log.wanted:
                    log.emit((Gossiped if self.fault == "gossip" else Drew)(seat, card))
        if not len(state.hands[0].cards):
            if self.fault == "endless":
                self.again(state)
            else:
                state.agenda.pop()

    def again(self, state: Any) -> None:
        """The endless fault: the discard is dealt anew."""
        for seat in range(self.seats):
            state.hands[seat].put(int(state.discard[seat]), 1 << seat)
        state.discard = state.discard[int(self.seats) :]

    def outcome(self, state: Any) -> Outcome:
        points = [int(n) for n in state.points]
        return Outcome([1 + sum(other > own for other in points) for own in points], points, "TY-1")

    def view(self, state: Any, viewer: int) -> Any:
        view = state.clone()
        view.viewer = viewer
        if self.fault != "open_chance":
            view.rng = Rng()
        if self.fault == "modest":
            view.points = vec[i64]([0] * int(self.seats))
        view.deck = state.deck.seen_by(viewer)
        for seat in range(self.seats):
            if self.fault == "glass_cards":
                continue
            view.hands[seat] = state.hands[seat].seen_by(SPECTATOR_OF[self.fault == "blind"](viewer))
            if seat != viewer and view.choice[seat] != NONE:
                view.choice[seat] = HIDDEN
        return view

    def determinise(self, view: Any, rng: Rng) -> Any:
        state = view.clone()
        state.viewer, state.rng = TRUTH, Rng.seeded(rng.below(1 << 30))
        piles = [state.deck, *state.hands]
        if self.fault == "amnesia":
            for pile in piles:
                pile.cards, pile.known = vec[i64]([HIDDEN] * len(pile.cards)), pile.known[:]
        seen = set(state.discard) | set(state.choice) | {card for pile in piles for card in pile.cards}
        unseen = vec[i64](range(self.cards)) if self.fault == "crooked_deal" else vec[i64](sorted(set(range(self.cards)) - seen))
        rng.shuffle(unseen)
        rest = iter(unseen)
        for owner, pile in enumerate(piles):
            for at in range(len(pile.cards)):
                if pile.cards[at] == HIDDEN:
                    pile.cards[at] = next(rest)
                    pile.known[at] = 1 << (owner - 1) if owner else 0
        for seat in range(self.seats):
            if state.choice[seat] == HIDDEN:
                state.choice[seat] = next(rest)
        return state

    def decision(self, state: Any, seat: int) -> Decision:
        boast = state.agenda[-1].kind == BOAST
        return Decision(seat, "TY-4" if boast else "TY-2", "boast" if boast else "commit", list(self.legal(state, seat)))

    def turn_of(self, state: Any) -> Turn:
        """TY-2. All at once; TY-4, the winner alone."""
        seat = state.agenda[-1].seat if state.agenda else -1
        number = len(state.discard) + (self.fault == "whispering_turn" and max(state.hands[0].cards, default=0) > 5)
        round = self.bound - number if self.fault == "returning_round" else 0
        return Turn(number, seat, round, "boast" if seat >= 0 else "commit")

    def scene(self) -> Scene:
        return scene_of(self)

    def picture(self, view: Any) -> Any:
        best = max(view.points)
        seats = [
            {
                "seat": seat,
                "points": int(points),
                "leads": bool(points == best),
                "hand": [int(card) for card in view.hands[seat].cards],
            }
            for seat, points in enumerate(view.points)
        ]
        drawn: dict[str, Any] = {**picture_of(self, view), "seats": seats, "stake": int(view.stake)}
        if self.fault == "halves":
            drawn["stake"] = view.stake / 2
        if self.fault == "unshaped":
            drawn["mood"] = "good"
        return drawn

    def absent(self, state: Any, seat: int) -> int:
        return int(self.legal(state, seat)[0]) if self.fault != "rude_absence" else int(self.space.size) - 1

    def facts(self, state: Any, seat: int, action: int) -> LotsFacts:
        return {"stake": int(state.stake)}

    def previews(self, state: Any, seat: int, actions: list[int]) -> Any:
        more = 1 if self.fault == "two_tongues" else 0
        return [{"stake": int(state.stake) + more} for _ in actions]

    def why_not(self, state: Any, seat: int, action: int) -> str:
        if self.fault == "touchy":
            state.points[seat] -= 1
        return "" if self.fault == "lawless" else "TY-2"

    def lay(self, position: dict[str, Any]) -> Any:
        raise NotImplementedError

    def tell(self, state: Any) -> dict[str, Any]:
        return {"points": list(state.points), "discard": list(state.discard), "hands": [len(hand.cards) for hand in state.hands]}

    def faults(self, state: Any) -> list[str]:
        """Every card is somewhere, once."""
        cards = [card for pile in (state.deck, *state.hands) for card in pile.cards] + list(state.discard)
        cards += [card for card in state.choice if card != NONE]
        return [] if sorted(cards) == list(range(self.cards)) else [f"the cards are {sorted(cards)}"]


SPECTATOR_OF = {False: int, True: lambda _: -1}  # whose eyes a hand is seen with; the blind fault gives nobody's
SORTS = {"shared_hand": SharedState, "stowaway": StowawayState, "nameless_part": NamelessState}


def alter(game: Any, state: Any, viewer: int, rng: Rng) -> None:
    """Deal the cards the viewer does not know anew among their places."""
    piles: list[Any] = [state.deck, *state.hands]
    places = [
        (pile.cards, at) for pile in piles for at in range(len(pile.cards)) if viewer < 0 or not pile.known[at] & 1 << viewer
    ]
    choice = state.choice
    places += [(choice, seat) for seat in range(game.seats) if seat != viewer and choice[seat] != NONE]
    cards = vec[i64]([cards[at] for cards, at in places])
    rng.shuffle(cards)
    for (held, at), card in zip(places, cards, strict=True):
        held[at] = card


def toy(fault: str = "") -> Subject:
    """Lots with a fault, or without."""
    assert not fault or fault in FAULTS
    sort = SORTS.get(fault, LotsState)
    kind = type("Lots", (Lots,), {"fault": fault, "sort": sort, "state_class": sort, "__module__": __name__})
    return Subject(f"toy:{fault}" if fault else "toy", kind, CLAUSES, alter)
