"""MM-4: the six crowns."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery import redeploy
from quintain.games.mastery.cards import ask_to_discard, reshuffle, take_from_discard
from quintain.games.mastery.events_crowns import Arranged, Corrupted, CrownUsed, Examined, Foresaw, Left, Recalled, Removed
from quintain.games.mastery.fracture import artefact_of, break_artefact, is_intact, open_window, owner_of
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    CORRUPTION,
    CROWN,
    INSIGHT,
    KINDS,
    ORDER,
    PROSPERITY,
    REGALIA,
    VITALITY,
    WRATH,
)
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import ARRANGE, BY_WRATH, CROWN_EFFECT, JUDGE, RECALL, TO_CROWN
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def crown_of(state: MasteryState, seat: Seat) -> i64:
    return artefact_of(state, seat, CROWN)


def choices(kit: Kit, state: MasteryState, seat: Seat, actions: vec[Action]) -> vec[Action]:
    """MM-4.1, MM-4.3, MM-4.5. The crown is offered once a turn, intact, and only if it can do something."""
    if state.crown_used or not is_intact(state, seat, CROWN):
        return actions
    crown: i64 = crown_of(state, seat)
    if crown == CORRUPTION:
        return _corruptible(kit, state, crown, actions)
    if crown == PROSPERITY:
        other: i64
        for other in range(kit.seats):
            if _has_deck(state, other):
                actions = append(actions, kit.verbs.examine.of(other))
        return actions
    if (
        crown == VITALITY
        or (crown == WRATH and state.provinces[seat].hand.size() > 0)
        or (crown == INSIGHT and _has_deck(state, seat))
        or (crown == ORDER and recallable(kit, state, seat) > 0)
    ):
        return append(actions, kit.verbs.use_crown.of())
    return actions


def _corruptible(kit: Kit, state: MasteryState, crown: i64, actions: vec[Action]) -> vec[Action]:
    """MM-4.8. Face-up artefacts of anybody, but not the crown itself."""
    intact: i64 = 0
    i: i64
    for i in range(len(state.artefacts)):
        if state.broken[i] == 0:
            intact |= 1 << state.artefacts[i]
    artefact: i64
    for artefact in range(REGALIA):
        if intact >> artefact & 1 and artefact != crown:
            actions = append(actions, kit.verbs.corrupt.of(artefact))
    return actions


def _has_deck(state: MasteryState, seat: Seat) -> bool:
    province = state.provinces[seat]
    return province.deck.size() > 0 or len(province.discard) > 0


def declare(kit: Kit, state: MasteryState, seat: Seat, target: i64, log: Log) -> None:
    """MM-4.2, MM-R57. Declaration with its target, Fracture window, effect."""
    state.crown_used = 1
    crown: i64 = crown_of(state, seat)
    if log.wanted:
        log.emit(CrownUsed(seat, crown, target_seat(state, crown, target), target if crown == CORRUPTION else -1))
    state.agenda.append(Step(CROWN_EFFECT, seat, target))
    open_window(kit, state, TO_CROWN, seat)


def declared(state: MasteryState) -> Step | None:
    """MM-4.2. The crown that was declared and has not taken effect: `seat` uses it, `a` is its target."""
    for step in state.agenda:
        if step.kind == CROWN_EFFECT:
            return step
    return None


def target_seat(state: MasteryState, crown: i64, target: i64) -> Seat:
    """MM-4.2. Whom a declared crown is aimed at: the owner of the artefact or of the deck; -1: nobody."""
    if crown == CORRUPTION:
        return owner_of(state, target)
    return target if crown == PROSPERITY else -1


def take_effect(kit: Kit, state: MasteryState, seat: Seat, target: i64, log: Log) -> None:
    """MM-4.2. A crown that was fractured does nothing."""
    if not is_intact(state, seat, CROWN):
        return
    crown: i64 = crown_of(state, seat)
    if crown == CORRUPTION:
        corrupt(state, seat, target, log)
    elif crown == INSIGHT:
        foresee(kit, state, seat, log)
    elif crown == ORDER:
        state.agenda.append(Step(RECALL, seat))
    elif crown == PROSPERITY:
        examine(state, seat, target, log)
    elif crown == VITALITY:
        redeploy.begin(kit, state, seat)  # MM-4.9
    elif crown == WRATH:
        ask_to_discard(state, seat, BY_WRATH)  # MM-4.10


def corrupt(state: MasteryState, seat: Seat, artefact: i64, log: Log) -> None:
    """MM-4.8. Destroy an artefact."""
    owner: i64 = break_artefact(state, artefact)
    if log.wanted:
        log.emit(Corrupted(seat, owner, artefact))


# Insight (MM-4.4)


def foresee(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-4.4, MM-9.5. Look at the top four; others go on knowing what they knew until the first is put back."""
    province = state.provinces[seat]
    if province.deck.size() < kit.insight_depth and len(province.discard) > 0:
        reshuffle(state, seat, "MM-4.4", log)
    deck = province.deck
    depth: i64 = deck.size()
    if depth > kit.insight_depth:
        depth = kit.insight_depth
    seen = vec[i64]()
    i: i64
    for i in range(depth):
        at: i64 = deck.size() - 1 - i
        deck.known[at] |= 1 << seat
        seen = append(seen, deck.cards[at])
    if log.wanted:
        log.emit(Foresaw(seat, seen, depth))
    if depth > 1:
        state.agenda.append(Step(ARRANGE, seat, 0, depth))


def arrangeable(kit: Kit, state: MasteryState, seat: Seat, arranged: i64, depth: i64) -> vec[Action]:
    """MM-4.4. Which of the cards left comes next from the top."""
    deck = state.provinces[seat].deck
    kinds: i64 = 0
    at: i64
    for at in range(deck.size() - depth, deck.size() - arranged):
        kinds |= 1 << deck.cards[at]
    actions = vec[i64]()
    card: i64
    for card in range(KINDS):
        if kinds >> card & 1:
            actions = append(actions, kit.verbs.arrange.of(card))
    return actions


def arrange(state: MasteryState, seat: Seat, card: i64, arranged: i64, depth: i64, log: Log) -> None:
    """MM-4.4, MM-9.5. Put a card next; the last one has only one place left. From the first on nobody else knows any of them."""
    deck = state.provinces[seat].deck
    if arranged == 0:
        i: i64
        for i in range(deck.size() - depth, deck.size()):
            deck.known[i] = 1 << seat
    to: i64 = deck.size() - 1 - arranged
    at: i64 = to
    while deck.cards[at] != card:
        at -= 1
    while at < to:
        deck.cards[at] = deck.cards[at + 1]
        at += 1
    deck.cards[to] = card
    if arranged + 2 < depth:
        state.agenda.append(Step(ARRANGE, seat, arranged + 1, depth))
    elif log.wanted:
        log.emit(Arranged(seat))


# Order (MM-4.6)


def recallable(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """MM-4.6. Kinds of cards played in the seat's own previous turn that still lie in its discard pile, one bit each."""
    kinds: i64 = 0
    previous: i64 = state.turn - kit.seats
    if previous > 0:
        province = state.provinces[seat]
        i: i64
        for i in range(len(province.discard)):
            if province.played[i] == previous:
                kinds |= 1 << province.discard[i]
    return kinds


def recall_choices(kit: Kit, state: MasteryState, seat: Seat) -> vec[Action]:
    """MM-4.6. One of the eligible cards."""
    kinds: i64 = recallable(kit, state, seat)
    actions = vec[i64]()
    card: i64
    for card in range(KINDS):
        if kinds >> card & 1:
            actions = append(actions, kit.verbs.recall.of(card))
    return actions


def recall(kit: Kit, state: MasteryState, seat: Seat, card: i64, log: Log) -> None:
    """MM-4.6. Into the deck, which is shuffled."""
    province = state.provinces[seat]
    previous: i64 = state.turn - kit.seats
    at: i64 = 0
    while province.discard[at] != card or province.played[at] != previous:
        at += 1
    take_from_discard(province, at)
    province.deck.put(card)
    province.deck.shuffle(state.rng)
    if log.wanted:
        log.emit(Recalled(seat, card))


# Prosperity (MM-4.7)


def examine(state: MasteryState, seat: Seat, owner: Seat, log: Log) -> None:
    """MM-4.7, MM-R22. Look at the top card of a player's deck."""
    province = state.provinces[owner]
    if province.deck.size() == 0:
        reshuffle(state, owner, "MM-4.7", log)
    province.deck.known[-1] |= 1 << seat
    if log.wanted:
        log.emit(Examined(seat, owner, province.deck.cards[-1]))
    state.agenda.append(Step(JUDGE, seat, owner))


def leave(seat: Seat, owner: Seat, log: Log) -> None:
    """MM-4.7. The card stays on top."""
    if log.wanted:
        log.emit(Left(seat, owner))


def remove(state: MasteryState, seat: Seat, owner: Seat, log: Log) -> None:
    """MM-4.7. The card goes to its owner's discard pile, without effect (MM-4.11)."""
    province = state.provinces[owner]
    card: i64 = province.deck.draw()
    province.discard = append(province.discard, card)
    province.played = append(province.played, 0)
    if log.wanted:
        log.emit(Removed(seat, owner, card))
