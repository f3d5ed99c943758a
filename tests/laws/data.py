"""Laws 4 and 5: what a state must be like as data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import GetSetDescriptorType
from typing import Any

from librt.vecs import vec

from quintain.kernel.errors import RecordError
from quintain.kernel.events import Log
from quintain.kernel.records import Record, digest, dump, load
from quintain.kernel.types import SPECTATOR
from tests.laws.breach import Breach, claim, same
from tests.laws.walks import Walk


def clone(walk: Walk) -> None:
    """4. A clone is equal, shares nothing that can change, and playing it leaves the original alone; so do all earlier clones."""
    game = walk.game()
    earlier: list[tuple[Record, str]] = []
    for state, seat, action in walk.moves(game):
        before = digest(state)
        for record in records(state):
            has = attributes(record)
            claim(
                has == set(record.fields),
                f"{type(record).__name__} has {sorted(has ^ set(record.fields))} only as attributes or only as fields",
            )
        twin = state.clone()
        claim(twin is not state and type(twin) is type(state), "the clone is no state of its own")
        same(state, twin, "the clone differs")
        game.apply(twin, seat, action, Log())
        claim(before == digest(state), "playing the clone moved the original")
        for copy in (
            state.clone(),
            game.view(state, seat),
            game.view(state, SPECTATOR),
            game.determinise(game.view(state, seat), walk.chance()),
        ):
            disturb(copy)
            claim(before == digest(state), "disturbing a clone or a view moved the original")
        view = game.view(state, seat)
        seen = digest(view)
        disturb(game.determinise(view, walk.chance()))
        disturb(view.clone())
        claim(seen == digest(view), "imagining the rest, or a clone of the view, shares something with the view")
        earlier.append((state.clone(), before))
    for copy, kept in earlier:
        claim(kept == digest(copy), "playing on moved an earlier clone")


def records(record: Record) -> Iterator[Record]:
    """The record and all records in it."""
    yield record
    for name in record.fields:
        value = getattr(record, name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Record):
                yield from records(item)


def attributes(record: Record) -> set[str]:
    """The attributes a record really has: compiled classes describe theirs, interpreted ones keep a dictionary."""
    described = {
        name for cls in type(record).__mro__ for name, item in vars(cls).items() if isinstance(item, GetSetDescriptorType)
    }
    own = set(getattr(record, "__dict__", ()))
    return {name for name in described | own if not name.startswith("__")}


def disturb(record: Record) -> None:
    """Change in place everything that can change."""
    if record.frozen:
        return
    for name in record.fields:
        value = getattr(record, name)
        if isinstance(value, Record):
            disturb(value)
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, Record):
                    disturb(item)
            value.clear()
        elif isinstance(value, dict):
            value.clear()
        elif isinstance(value, vec):
            for at in range(len(value)):
                value[at] = not value[at] if isinstance(value[at], bool) else value[at] ^ 1


def record(walk: Walk) -> None:
    """5. `load(dump(s)) == s`: the same kinds in the same places, and it plays on the same."""
    game = walk.game()
    same(game.options, load(type(game.options), through_text(game.options)), "the options come back different")
    for state, seat, action in walk.moves(game):
        for whole in (state, game.view(state, seat), game.view(state, SPECTATOR)):
            back = loaded(whole)
            same(whole, back, "a state comes back different")
            claim(kinds(whole) == kinds(back), f"a state comes back with other kinds of fields: {kinds(whole)} and {kinds(back)}")
        back = loaded(state)
        twin = state.clone()
        game.apply(twin, seat, action, Log())
        game.apply(back, seat, action, Log())
        same(twin, back, "a state that was stored plays on differently")


def loaded(whole: Record) -> Any:
    """What comes back when the record was written down as a text."""
    try:
        return load(type(whole), through_text(whole))
    except RecordError as error:
        raise Breach(f"a state does not come back: {error}") from error


def through_text(whole: Record) -> Any:
    return json.loads(json.dumps(dump(whole)))


def kinds(value: Any) -> Any:
    """The kinds of a value and of all in it, fields by name; a record without its kind would pass for a dictionary."""
    if isinstance(value, Record):
        return (type(value).__name__, [(name, kinds(getattr(value, name))) for name in value.fields])
    if isinstance(value, list):
        return [kinds(item) for item in value]
    return type(value).__name__
