"""What the laws must know of Mastery: what a viewer cannot know."""

from __future__ import annotations

from quintain.games.mastery.game import MasteryGame
from quintain.games.mastery.names import AMBUSH, AUTHORITY, NO_CONFLICT, UNCHOSEN
from quintain.games.mastery.state import MasteryState
from quintain.kernel.rng import Rng


def alter(game: MasteryGame, state: MasteryState, viewer: int, rng: Rng) -> None:
    """Deal the cards of every deck and of the others' hands anew among the places whose cards the viewer does not know.

    Authority stays in the deck (MM-3.2); a conflict card chosen in secret becomes another one, or none.
    """
    for seat, province in enumerate(state.provinces):
        hand = [at for at in range(len(province.hand.cards)) if not _knows(province.hand.known[at], viewer)]
        deck = [at for at in range(len(province.deck.cards)) if not _knows(province.deck.known[at], viewer)]
        unknown = [province.hand.cards[at] for at in hand] + [province.deck.cards[at] for at in deck]
        for at in range(len(unknown) - 1, 0, -1):
            other = int(rng.below(at + 1))
            unknown[at], unknown[other] = unknown[other], unknown[at]
        unknown.sort(key=lambda card: card == AUTHORITY)  # stable: only Authority goes to the end, so into the deck
        for at in hand:
            province.hand.cards[at] = unknown.pop(0)
        for at in rng_order(deck, rng):
            province.deck.cards[at] = unknown.pop(0)
        if seat != viewer and province.chosen != UNCHOSEN:
            province.chosen = NO_CONFLICT if rng.below(6) == 0 else rng.below(AMBUSH + 1)


def rng_order(places: list[int], rng: Rng) -> list[int]:
    """The places in any order."""
    left, order = list(places), []
    while left:
        order.append(left.pop(int(rng.below(len(left)))))
    return order


def _knows(known: int, viewer: int) -> bool:
    return viewer >= 0 and bool(known >> viewer & 1)
