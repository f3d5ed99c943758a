"""What an answer made known: chance that was used, or a hidden thing that somebody sees now. Told from views, for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from quintain.kernel.events import Event
from quintain.kernel.game import AnyGame
from quintain.kernel.records import Record
from quintain.kernel.types import SPECTATOR


def chance_used(before: Any, after: Any) -> bool:
    """Whether chance was asked between two states of one match."""
    return bool(
        before.rng.a != after.rng.a or before.rng.b != after.rng.b or before.rng.c != after.rng.c or before.rng.d != after.rng.d
    )


def news(game: AnyGame, before: Any, after: Any, seat: int, action: int, events: Iterable[Event]) -> bool:
    """Whether an answer of a seat used chance or let somebody see what he could not see before: then it is not simply undone."""
    if chance_used(before, after):
        return True
    happened = list(events)
    move = game.space.read(action)
    named = {int(move.a), int(move.b), int(move.c)}
    more = visible(after).total() - visible(before).total()
    for viewer in (SPECTATOR, *range(int(game.seats))):
        was, now = visible(game.view(before, viewer)), visible(game.view(after, viewer))
        told = [identity for event in happened for identity in visible(event.seen_by(viewer))]
        if _learned(was, now, told, more, named if viewer == seat else set()):
            return True
    return False


def _learned(was: Counter[int], now: Counter[int], told: list[int], more: int, named: set[int]) -> bool:
    """Whether a viewer sees more of some identity than before, or hears of one.

    What a seat names in its own answer is no news to it: it may be twice in its view then, where it was and where it will go, but
    no less is hidden from it than before.
    """
    own = named if now.total() - was.total() <= more else set()
    return any(now[identity] > was[identity] and identity not in own for identity in now) or any(
        not was[identity] and identity not in own for identity in told
    )


def visible(whole: Record) -> Counter[int]:
    """The identities that can be read in a state, a view or an event, each as often as it is there."""
    found: Counter[int] = Counter()
    _gather(whole, found)
    return found


def _gather(whole: Record, found: Counter[int]) -> None:
    identities, parts = _read(type(whole))
    for name in identities:
        value = getattr(whole, name)
        for item in (value,) if isinstance(value, int) else value:
            if item >= 0:
                found[int(item)] += 1
    for name in parts:
        value = getattr(whole, name)
        if isinstance(value, Record):
            _gather(value, found)
        elif value is not None:
            for part in value:
                _gather(part, found)


_fields: dict[type[Record], tuple[tuple[str, ...], tuple[str, ...]]] = {}  # of every kind of record that was looked at


def _read(kind: type[Record]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a record in which identities stand, and those that hold records with identities in them."""
    found = _fields.get(kind)
    if found is None:
        identities = tuple(name for name in kind.fields if name in kind.identities and name not in kind.parts)
        found = _fields[kind] = identities, tuple(name for name, part in kind.parts.items() if _tells(part))
    return found


def _tells(kind: type[Record]) -> bool:
    """Whether identities can be read in a record of this kind, or of one that it holds."""
    return bool(kind.identities) or any(_tells(part) for part in kind.parts.values())
