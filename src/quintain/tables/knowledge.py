"""What an answer made known: chance that was used, or a hidden thing that somebody sees now. Told from views, for every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quintain.kernel.events import Event
from quintain.kernel.game import AnyGame
from quintain.kernel.identities import identities
from quintain.kernel.types import SPECTATOR, TRUTH


def chance_used(before: Any, after: Any) -> bool:
    """Whether chance was asked between two states of one match."""
    return bool(
        before.rng.a != after.rng.a or before.rng.b != after.rng.b or before.rng.c != after.rng.c or before.rng.d != after.rng.d
    )


class Sight:
    """A state that nobody changes any more, and what everybody sees of it: found out when it is asked for, and then kept."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self._views: dict[int, Any] = {}
        self._read: dict[int, dict[int, int]] = {}

    def view(self, viewer: int) -> Any:
        """The view of a seat or a spectator, the same object every time: to be looked at only."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.game.view(self.state, viewer)
        return found

    def read(self, viewer: int) -> dict[int, int]:
        """The identities that a viewer can read in it; with TRUTH all of them."""
        found = self._read.get(viewer)
        if found is None:
            found = self._read[viewer] = identities(self.state if viewer == TRUTH else self.view(viewer))
        return found

    def past(self) -> None:
        """Nobody looks at it any more; what could be read in it may still be asked."""
        self._views.clear()


def news(game: AnyGame, before: Any, after: Any, seat: int, action: int, events: Iterable[Event]) -> bool:
    """Whether an answer of a seat used chance or let somebody see what he could not see before: then it is not simply undone."""
    return noticed(game, Sight(game, before), Sight(game, after), seat, action, events)


def noticed(game: AnyGame, before: Sight, after: Sight, seat: int, action: int, events: Iterable[Event]) -> bool:
    """The same of states that may have been looked at already."""
    if chance_used(before.state, after.state):
        return True
    if all(name == "rng" for name in game.state_class.hidden):
        return False  # there is nothing to learn but chance
    happened = list(events)
    public: dict[Event, dict[int, int]] = {}
    move = game.space.read(action)
    named = {int(move.a), int(move.b), int(move.c)}
    more = sum(after.read(TRUTH).values()) - sum(before.read(TRUTH).values())
    for viewer in (SPECTATOR, *range(int(game.seats))):
        told = [identity for event in happened for identity in _heard(event, viewer, public)]
        if _learned(before.read(viewer), after.read(viewer), told, more, named if viewer == seat else set()):
            return True
    return False


def _heard(event: Event, viewer: int, public: dict[Event, dict[int, int]]) -> Mapping[int, int]:
    """The identities that a viewer hears of; those of an event that is the same for all are read once."""
    seen = event.seen_by(viewer)
    if seen is not event:
        return identities(seen)
    if event not in public:
        public[event] = identities(event)
    return public[event]


def _learned(was: Mapping[int, int], now: Mapping[int, int], told: list[int], more: int, named: set[int]) -> bool:
    """Whether a viewer sees more of some identity than before, or hears of one.

    What a seat names in its own answer is no news to it: it may be twice in its view then, where it was and where it will go, but
    no less is hidden from it than before.
    """
    own = named if sum(now.values()) - sum(was.values()) <= more else set()
    if was != now and any(count > was.get(identity, 0) and identity not in own for identity, count in now.items()):
        return True
    return any(not was.get(identity) and identity not in own for identity in told)
