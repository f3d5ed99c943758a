"""What holds in every position of a match that was played from its set-up."""

from __future__ import annotations

from quintain.games.academy import play
from quintain.games.academy.kit import EDUCATION_COAT, Kit
from quintain.games.academy.state import (
    ASIDE,
    ASSIGN,
    BET,
    BOARDS,
    CARDS,
    CHOOSE,
    EDUCATION,
    KING,
    NONE,
    ON_BOARD,
    PICK,
    PLAY,
    SPLIT,
    TAKE,
    AcademyState,
)
from quintain.kernel.types import TRUTH

Nouns = dict[str, tuple[str, ...]]


def faults(kit: Kit, nouns: Nouns, state: AcademyState) -> list[str]:
    """Each violated invariant in words; cards and coats of a view are not counted."""
    found = [*track_faults(kit, nouns, state), *piece_faults(kit, state)]
    if state.viewer == TRUTH:
        found += card_faults(kit, nouns, state) + coat_faults(kit, state)
    return found


def card_faults(kit: Kit, nouns: Nouns, state: AcademyState) -> list[str]:
    """No card more often than the deck has it; everybody has as many as everybody else."""
    found = []
    cards = list(state.packs) if kit.lancelot else [*state.packs, *state.kept]
    deck = list(kit.deck)
    for card in range(CARDS):
        if cards.count(card) > deck.count(card):
            found.append(f"{cards.count(card)} cards {nouns['card'][card]} of {deck.count(card)}")
    dealt = int(kit.seats if kit.lancelot else kit.squires) * int(kit.deal)
    if len(cards) != dealt or any(not 0 <= card < CARDS for card in cards):
        found.append(f"{len(cards)} cards dealt instead of {dealt}")
    if kit.lancelot and state.kept and sorted(state.kept) != sorted(state.packs):
        found.append("what lies under the colours is not what the players hold")
    kinds = [int(step.kind) for step in state.agenda]
    plays = [list(state.played_by).count(squire) for squire in range(int(kit.squires))]
    if max(plays) > kit.plays:
        found.append(f"{max(plays)} cards played by one squire")
    if PLAY not in kinds and plays != [int(kit.plays)] * int(kit.squires):
        found.append(f"after phase 3 the squires have played {plays} cards")
    for squire in range(int(kit.squires)):
        left = len(state.kept) // int(kit.squires) - plays[squire]
        if len(play.hand(kit, state, squire)) != left:
            found.append(f"{nouns['squire'][squire]} has played a card it did not keep")
    drafting = [kind for kind in kinds if kind in (BET, PICK, SPLIT, CHOOSE, ASSIGN)]
    if drafting and state.played:
        found.append("cards were played before the draft was over")
    if not kit.lancelot and not drafting and len(state.kept) != dealt:
        found.append(f"{len(state.kept)} cards kept in the draft instead of {dealt}")
    return found


def track_faults(kit: Kit, nouns: Nouns, state: AcademyState) -> list[str]:
    """One marker each; stacks are orders of the markers with equal progress; the King track ends."""
    found = []
    size = int(kit.squires)
    if len(state.progress) != BOARDS * size or len(state.height) != BOARDS * size:
        return [f"{len(state.progress)} markers instead of {BOARDS * size}"]
    for board in range(BOARDS):
        name = nouns["board"][board]
        progress = [int(state.progress[board * size + squire]) for squire in range(size)]
        height = [int(state.height[board * size + squire]) for squire in range(size)]
        if min(progress) < 0 or (board == KING and max(progress) > kit.length[KING]):
            found.append(f"markers of {name} at {progress}")
        for space in set(progress):
            stack = sorted([height[squire] for squire in range(size) if progress[squire] == space])
            if stack != ([0] * len(stack) if space == 0 else list(range(len(stack)))):
                found.append(f"a stack of {name} on {space} with heights {stack}")
    return found


def piece_faults(kit: Kit, state: AcademyState) -> list[str]:
    """The sword, the Cup, the scrolls and the Codex."""
    found = []
    if not 1 <= state.round <= kit.rounds or not 0 <= state.first < kit.seats:
        found.append(f"round {state.round} with first player {state.first}")
    opener = (state.first - (state.round - 1)) % kit.seats
    if kit.opener not in (NONE, opener):
        found.append(f"Excalibur started at seat {opener}, not {kit.opener}")
    if not -kit.cup_end <= state.cup <= kit.cup_end or (state.cup and not kit.black_vs_white):
        found.append(f"the Cup stands on {state.cup}")
    if kit.service_to_king:
        if state.scrolls[1] == ASIDE or (state.scrolls[1] != ON_BOARD and state.scrolls[0] == ON_BOARD):
            found.append(f"the scrolls lie at {list(state.scrolls)}")
    elif state.scrolls:
        found.append("scrolls without service to the king")
    if not kit.classical_education and state.codex:
        found.append("a Codex without classical education")
    kinds = [int(step.kind) for step in state.agenda]
    if kit.classical_education and (PLAY in kinds or TAKE in kinds) and len(state.codex) != kit.squires:
        found.append(f"{len(state.codex)} coats on the Codex")
    return found


def coat_faults(kit: Kit, state: AcademyState) -> list[str]:
    """Coats are of kinds that exist and lie before somebody; the Codex holds its two penalties and zeros."""
    found = []
    if not len(state.coats) == len(state.coat_owner) == len(state.coat_seen) or state.older > len(state.coats):
        return ["coats, owners and those who may look do not fit together"]
    if any(not 0 <= kind < len(kit.coat_value) or kind == kit.zero for kind in state.coats):
        found.append(f"coats of kinds {list(state.coats)}")
    if any(not 0 <= owner < kit.squires for owner in state.coat_owner):
        found.append(f"coats before {list(state.coat_owner)}")
    if kit.classical_education:
        penalties = [int(kind) for kind in state.codex if kind != kit.zero]
        if len(state.codex) == kit.squires and sorted(penalties) != sorted(kit.codex):
            found.append(f"the Codex holds {list(state.codex)}")
        if len(state.codex) != kit.squires and penalties:
            found.append("penalties were left on the Codex")
        given = sum([1 for kind in state.coats if kit.coat_source[kind] == EDUCATION_COAT])
        scored = sum([1 for past in range(1, int(state.round)) if kit.score[EDUCATION] >> past & 1])
        closed = len(state.codex) != kit.squires
        if given != 2 * (scored + (1 if closed else 0)):
            found.append(f"{given} coats came from the Codex in {scored} rounds")
    if not kit.defeat_dragon and any(state.bonus):
        found.append("points of the dragon without its variant")
    return found
