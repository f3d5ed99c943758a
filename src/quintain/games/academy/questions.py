"""Decisions dressed for people: the clause that asks, the clause that refuses, and what a label may mention."""

from __future__ import annotations

from typing import Final

from quintain.games.academy import generosity, lancelot
from quintain.games.academy.asking import concerned
from quintain.games.academy.book import Book, board_of, value_of
from quintain.games.academy.draft import PLACES
from quintain.games.academy.seating import player
from quintain.games.academy.state import (
    ASSIGN,
    BET,
    BONUS,
    CHOOSE,
    CLAIM,
    GIVE,
    KING,
    PEEK,
    PICK,
    PLAY,
    RAISE,
    SPLIT,
    SWORD,
    SWORD_FOR,
    TAKE,
    TARGET,
    VALUES,
    AcademyState,
)
from quintain.kernel.types import Action, Json, Seat

QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    BET: ("AC-16.1", "bet"),
    PICK: ("AC-4.1", "pick"),
    SPLIT: ("AC-14.3", "split"),
    CHOOSE: ("AC-14.3", "choose"),
    ASSIGN: ("AC-14.4", "assign"),
    PLAY: ("AC-5.1", "play"),
    SWORD_FOR: ("AC-13.7", "sword"),
    PEEK: ("AC-17.2", "peek"),
    RAISE: ("AC-12.1", "lift"),
    BONUS: ("AC-8.3", "advance"),
    TAKE: ("AC-17.3", "take"),
    TARGET: ("AC-20.2", "target"),
    GIVE: ("AC-20.2", "give"),
    CLAIM: ("AC-20.2", "claim"),
}


def question(book: Book, state: AcademyState) -> tuple[str, str]:
    """The clause that asks, and the key of the question."""
    step = state.agenda[-1]
    if step.kind == PLAY and book.lancelot:
        return "AC-14.5", "play"
    if step.kind == CLAIM and generosity.must_claim(step):
        return "AC-20.3", "claim_one"
    if step.kind == GIVE and generosity.must_claim(state.agenda[-2]):
        return "AC-20.3", "give"  # the step under it is the same squire's claim
    return QUESTIONS[int(step.kind)]


def why_not(book: Book, state: AcademyState, seat: Seat, action: Action) -> str:
    """The clause that forbids an action that is not legal; another verb than the one asked for is refused by what asks."""
    kind = int(state.agenda[-1].kind)
    verbs = book.verbs
    if kind in (PLAY, SWORD_FOR) and verbs.play.holds(action):
        return _why_not_play(book, state, kind, int(verbs.play.a(action)), int(verbs.play.b(action)))
    if kind == PLAY and verbs.skip.holds(action):
        return "AC-5.5"
    if kind == BONUS and (verbs.advance.holds(action) or verbs.skip.holds(action)):
        return "AC-8.6"
    if kind == RAISE and verbs.lift.holds(action) and book.lancelot:
        return "AC-14.8"
    if kind in (SPLIT, ASSIGN) and (verbs.split.holds(action) or verbs.assign.holds(action)):
        verb = verbs.split if kind == SPLIT else verbs.assign
        if verb.holds(action) and verb.a(action) in lancelot.hand_of(state, seat):
            return "AC-1.5"
    if kind == CHOOSE and verbs.choose.holds(action):
        return "AC-1.5"
    if kind == GIVE and (verbs.done.holds(action) or verbs.skip.holds(action)):
        return "AC-20.4"
    if kind in (GIVE, CLAIM):
        return "AC-20.6"
    return question(book, state)[0]


def _why_not_play(book: Book, state: AcademyState, kind: int, card: int, board: int) -> str:
    """A card that may not be played, or not on that board."""
    if card // VALUES != SWORD and board != board_of(card):
        return "AC-5.3"
    if card // VALUES == SWORD and board not in (1, 2):
        return "AC-15.2" if book.black_vs_white else "AC-5.4"
    if kind == SWORD_FOR:
        return "AC-13.6"
    return "AC-14.5" if book.lancelot else "AC-5.1"


def facts(book: Book, nouns: dict[str, tuple[str, ...]], state: AcademyState, seat: Seat, action: Action) -> dict[str, Json]:
    """What a label says beyond the arguments: for whom, how far, from where."""
    verbs = book.verbs
    kind = int(state.agenda[-1].kind)
    told: dict[str, Json] = {}
    if kind not in (PICK, SPLIT, ASSIGN, CHOOSE, RAISE):
        told["squire"] = nouns["squire"][concerned(book, state)]
    if verbs.play.holds(action):
        told.update(_landing(book, state, int(verbs.play.b(action)), int(value_of(verbs.play.a(action)))))
    elif verbs.advance.holds(action):
        told.update(_landing(book, state, int(verbs.advance.a(action)), int(state.agenda[-1].b)))
    elif verbs.peek.holds(action) or verbs.take.holds(action):
        told["number"] = int(verbs.peek.a(action) if verbs.peek.holds(action) else verbs.take.a(action)) + 1
    elif verbs.target.holds(action):
        rival = int(verbs.target.a(action))
        told["rival"] = nouns["squire"][rival]
        told["owner"] = int(player(book, state, rival))
    elif verbs.choose.holds(action):
        start = int(lancelot.HAND * state.agenda[-1].a + lancelot.PILE * verbs.choose.a(action))
        told["cards"] = [nouns["card"][state.packs[start + i]] for i in range(lancelot.PILE)]
    elif verbs.split.holds(action):
        told["cards"] = [nouns["card"][lancelot.hand_of(state, seat)[0]], *_named(nouns, state, seat)]
    elif verbs.assign.holds(action):
        told["squire"] = nouns["squire"][0 if player(book, state, 0) == seat else 1]
        told["cards"] = _named(nouns, state, seat)
    return told


def _named(nouns: dict[str, tuple[str, ...]], state: AcademyState, seat: Seat) -> list[Json]:
    """The cards of a chain that are already named."""
    start = PLACES * int(seat)
    return [nouns["card"][state.choices[start + n]] for n in range(int(lancelot.chosen(state, seat)))]


def _landing(book: Book, state: AcademyState, board: int, steps: int) -> dict[str, Json]:
    """Where a marker would stop, and on how many others."""
    base = board * int(book.squires)
    squire = int(concerned(book, state))
    old = int(state.progress[base + squire])
    new = min(old + steps, int(book.length[KING])) if board == KING else old + steps
    others = [int(state.progress[base + other]) for other in range(int(book.squires)) if other != squire]
    return {"steps": new - old, "progress": new, "below": others.count(new) if new else 0}
