"""Which identities can be read in a record, and how often: of a state, a view, an event."""

from __future__ import annotations

from typing import Final

from quintain.kernel.records import Record

_plans: Final[dict[type[Record], tuple[tuple[str, ...], tuple[str, ...]]]] = {}  # of every kind of record that was looked at


def identities(whole: Record) -> dict[int, int]:
    """Identities with their numbers; what is hidden is none."""
    found: dict[int, int] = {}
    _gather(whole, found)
    return found


def _gather(whole: Record, found: dict[int, int]) -> None:
    names, parts = _plan(type(whole))
    for name in names:
        value: object = getattr(whole, name)
        if isinstance(value, int):
            if value >= 0:
                found[value] = found.get(value, 0) + 1
        else:
            many: list[int] = list(value)  # type: ignore[call-overload]
            for item in many:
                if item >= 0:
                    found[item] = found.get(item, 0) + 1
    for name in parts:
        inner: object = getattr(whole, name)
        if isinstance(inner, Record):
            _gather(inner, found)
        elif inner is not None:
            records: list[Record] = list(inner)  # type: ignore[call-overload]
            for record in records:
                _gather(record, found)


def _plan(kind: type[Record]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a record in which identities stand, and those that hold records with identities in them."""
    found = _plans.get(kind)
    if found is None:
        names = tuple(name for name in kind.fields if name in kind.identities and name not in kind.parts)
        found = _plans[kind] = names, tuple(name for name, part in kind.parts.items() if _tells(part))
    return found


def _tells(kind: type[Record]) -> bool:
    """Whether identities can be read in a record of this kind, or of one that it holds."""
    return bool(kind.identities) or any(_tells(part) for part in kind.parts.values())
