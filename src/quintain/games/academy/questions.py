"""What is asked: who owes a choice, among what, by which clause and in which words."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy import codex, draft, gallantry, generosity, lancelot, play
from quintain.games.academy.kit import Kit
from quintain.games.academy.seating import player
from quintain.games.academy.state import (
    ASSIGN,
    BET,
    BONUS,
    CHOOSE,
    CLAIM,
    GIVE,
    PEEK,
    PICK,
    PLAY,
    RAISE,
    SPLIT,
    SWORD_FOR,
    TAKE,
    TARGET,
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


def question(kit: Kit, state: AcademyState) -> tuple[str, str]:
    """The clause that asks, and the key of the question."""
    step = state.agenda[-1]
    if step.kind == PLAY and kit.lancelot:
        return "AC-14.5", "play"
    if step.kind == CLAIM and generosity.must_claim(step):
        return "AC-20.3", "claim_one"
    if step.kind == GIVE and generosity.must_claim(state.agenda[-2]):
        return "AC-20.3", "give"  # the step under it is the same squire's claim
    return QUESTIONS[int(step.kind)]


def concerned(kit: Kit, state: AcademyState) -> i64:
    """The squire for whom the next choice is made; its number means nothing where all choose at once."""
    step = state.agenda[-1]
    if step.kind == PLAY:
        return play.active(kit, state)
    if step.kind == BET:
        return play.bettor(kit, state)
    if step.kind == TAKE:
        return codex.next_taker(kit, state)
    return step.a


def pending(kit: Kit, state: AcademyState) -> vec[Seat]:
    """AC-1.6, AC-13.7. All who have not chosen where choices are secret; otherwise whoever decides for the squire in turn."""
    if not state.agenda:
        return vec[i64]()
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind in (PICK, SPLIT, ASSIGN):
        return kit.waiting[state.ready]
    if kind in (PLAY, BET, TAKE):
        return kit.alone[player(kit, state, concerned(kit, state))]
    return kit.alone[step.seat]


def legal(kit: Kit, state: AcademyState, seat: Seat) -> vec[Action]:
    """What a pending seat may choose, ascending."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind == PICK:
        return draft.pickable(kit, state, seat)
    if kind == PLAY:
        return play.playable(kit, state, play.active(kit, state))
    if kind == BONUS:
        return gallantry.advanceable(kit, state, step.a)
    if kind == SWORD_FOR:
        return play.swords(kit, step.b)
    if kind == BET:
        return play.bettable(kit)
    if kind == PEEK:
        return play.peekable(kit)
    if kind == RAISE:
        return append(gallantry.liftable(kit, state, seat), kit.verbs.pass_.first)
    if kind == TAKE:
        return codex.takeable(kit, state)
    if kind == TARGET:
        return generosity.targetable(kit, state)
    if kind == SPLIT:
        return lancelot.splittable(kit, state, seat)
    if kind == CHOOSE:
        return lancelot.choosable(kit, state, step.a)
    if kind == ASSIGN:
        return lancelot.assignable(kit, state, seat)
    return generosity.offers(kit, state, step)


def absent(kit: Kit, state: AcademyState, seat: Seat) -> Action:
    """What is answered for a seat that is away: it declines what is optional; of the rest it takes the first."""
    actions = legal(kit, state, seat)
    declining = actions[-1] in (kit.verbs.pass_.first, kit.verbs.done.first)
    return actions[-1] if declining else actions[0]


def about(kit: Kit, nouns: dict[str, tuple[str, ...]], state: AcademyState) -> dict[str, Json]:
    """What a question is about beyond the seat that is asked: the squire, the steps of a bonus, the card turned up, the rival."""
    step = state.agenda[-1]
    kind = int(step.kind)
    told: dict[str, Json] = {}
    if kind not in (PICK, SPLIT, ASSIGN, CHOOSE, RAISE):
        told["squire"] = nouns["squire"][concerned(kit, state)]
    if kind == BONUS:
        told["steps"] = int(step.b)
    elif kind == SWORD_FOR:
        told["card"] = nouns["card"][step.b]
    elif kind == GIVE:
        told["rival"] = nouns["squire"][step.b]
    elif kind == CLAIM:
        told["rival"] = nouns["squire"][generosity.rival_of(step)]
        told["left"] = int(generosity.left_of(step))
    return told
