"""What the laws must know of Academy: what a viewer cannot know, told again without the rules' own memory."""

from __future__ import annotations

import itertools

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy.game import AcademyGame
from quintain.games.academy.state import SPLIT, AcademyState
from quintain.kernel.rng import Rng

NEUTRAL = 2
FACE_UP = 256


def alter(game: AcademyGame, state: AcademyState, viewer: int, rng: Rng) -> None:
    """Change everything the viewer cannot know."""
    if game.kit.lancelot:
        alter_hands(game, state, viewer, rng)
    else:
        alter_draft(game, state, viewer, rng)
    alter_coats(game, state, viewer, rng)
    for seat in range(game.seats):
        if seat != viewer:
            for place in range(3):
                state.choices[3 * seat + place] = rng.below(24)


def shuffled(items: list[int], rng: Rng) -> list[int]:
    mixed = vec[i64](items)
    rng.shuffle(mixed)
    return list(mixed)


def alter_draft(game: AcademyGame, state: AcademyState, viewer: int, rng: Rng) -> None:
    """What left a pack between two looks at it may have left in any order; what was never seen may be anything."""
    kit = game.kit
    squires, deal = int(kit.squires), int(kit.deal)
    done = len(state.kept) // squires
    opener = (state.first - state.round + 1) % kit.seats
    way = int(kit.left[state.round]) * (-1 if kit.simple and opener == 1 else 1)
    unseen = [card for card in range(24) for _ in range(3)]
    for pack in range(squires):
        holders = [(pack + way * step) % squires for step in range(deal)]
        places = [("kept", step * squires + holders[step]) for step in range(done)]
        size = deal - done
        start = holders[done] * size if size else 0
        places += [("packs", start + card) for card in range(size)]
        cards = [int(getattr(state, pile)[at]) for pile, at in places]
        handled = [
            step
            for step in range(done)
            if kit.simple and viewer >= 0 and holders[step] == NEUTRAL and (viewer + way) % squires == NEUTRAL
        ]
        looks = [step for step in range(min(done + 1, deal)) if holders[step] == viewer] + handled
        sure = [step for step in looks if step < done and (step not in handled or one_face(cards[step:]))]
        cuts = sorted({0, deal, *looks, *[step + 1 for step in sure]})
        for begin, end in itertools.pairwise(cuts):
            if not looks or end <= min(looks):
                cards[begin:end] = [unseen[rng.below(len(unseen))] for _ in range(begin, end)]
            else:
                cards[begin:end] = shuffled(cards[begin:end], rng)
        cards[done:] = sorted(cards[done:])
        for (pile, at), card in zip(places, cards, strict=True):
            getattr(state, pile)[at] = card


def one_face(pack: list[int]) -> bool:
    """Whether the neutral squire's pick follows from its pack."""
    best = max(card % 4 for card in pack)
    return len({card for card in pack if card % 4 == best}) == 1


def alter_hands(game: AcademyGame, state: AcademyState, viewer: int, rng: Rng) -> None:
    """Hands before the piles are shown, and what lies under the other's colours."""
    if any(step.kind == SPLIT for step in state.agenda):
        for at in range(len(state.packs)):
            if at // 6 != viewer:
                state.packs[at] = rng.below(24)
    opener = (state.first - state.round + 1) % 2
    for at in range(len(state.kept)):
        if (opener + at % 4) % 2 != viewer:
            state.kept[at] = rng.below(24)


def alter_coats(game: AcademyGame, state: AcademyState, viewer: int, rng: Rng) -> None:
    """Coats face down, and those on the Codex at which the viewer has not looked."""
    bits = FACE_UP | (1 << viewer if viewer >= 0 else 0)
    for at in range(len(state.coats)):
        if not state.coat_seen[at] & bits:
            state.coats[at] = rng.below(len(game.kit.coat_value))
    hidden = [slot for slot in range(len(state.codex)) if not state.codex_seen[slot] & bits]
    for slot, kind in zip(hidden, shuffled([int(state.codex[slot]) for slot in hidden], rng), strict=True):
        state.codex[slot] = kind
