"""Data without rules, and how it is written down."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import ClassVar, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

from quintain.kernel.errors import RecordError
from quintain.kernel.types import Json

WIDE: Final = 2**63  # numbers of a state are smaller
R = TypeVar("R", bound="Record")


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A field is a number, a text, a vec of numbers, a record (or none) or a list of records; never a vec of vecs."""

    fields: ClassVar[tuple[str, ...]] = ()
    parts: ClassVar[dict[str, type[Record]]] = {}  # fields that hold records
    identities: ClassVar[tuple[str, ...]] = ()  # fields whose numbers are identities that can be hidden
    frozen: ClassVar[bool] = False  # made whole from its fields, never changed: clones share it

    def __init__(self) -> None:
        """Empty values; set-up fills them."""

    def clone(self) -> Self:
        """Equal, and sharing nothing that can change; written by hand, held to `fields` by a law."""
        raise NotImplementedError


def plain(value: object) -> Json:
    """A value as JSON knows it."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Record):
        return dump(value)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, Iterable):  # isinstance(value, vec) crashes mypyc 2.4
        return [plain(item) for item in value]
    raise TypeError(f"a record may not hold a {type(value).__name__}")


def dump(record: Record) -> dict[str, Json]:
    """The record as JSON knows it; `load` gives it back."""
    return {name: plain(getattr(record, name)) for name in record.fields}


def load(cls: type[R], data: Json) -> R:
    """The empty record knows the kind of each field; the data fills it."""
    if not isinstance(data, dict):
        raise RecordError(f"a {cls.__name__} is a table of fields, not {type(data).__name__}")
    missing = [name for name in cls.fields if name not in data]
    if missing:
        raise RecordError(f"a {cls.__name__} needs the field {missing[0]!r}")
    try:
        return _filled(cls, data)
    except (TypeError, OverflowError) as error:
        raise RecordError(f"a field of {cls.__name__} has the wrong kind: {error}") from None


def _filled(cls: type[R], data: dict[str, Json]) -> R:
    if cls.frozen:
        make: Callable[..., R] = cls
        return make(*[data[name] for name in cls.fields])
    record = cls()
    for name in cls.fields:
        value = data[name]
        part = cls.parts.get(name)
        if part is None:
            setattr(record, name, _fitting(getattr(record, name), value, name))
        elif isinstance(value, list):
            setattr(record, name, [load(part, item) for item in value])
        else:
            setattr(record, name, None if value is None else load(part, value))
    return record


def _fitting(empty: object, value: Json, name: str) -> object:
    """The value as the field holds it; compiled classes refuse another kind by themselves, interpreted ones do not."""
    kind: Callable[[Json], object] = type(empty)
    if isinstance(value, list):
        return kind(value)
    if isinstance(value, int) and not -WIDE <= value < WIDE:
        raise OverflowError(f"{name} is too large")
    for simple in (int, str, dict):
        if isinstance(empty, simple) and isinstance(value, simple):
            return value
    raise TypeError(f"{name} is no {type(empty).__name__}")


def digest(record: Record) -> str:
    """Twelve bytes in hexadecimal that two equal records share."""
    return blake2b(json.dumps(dump(record), separators=(",", ":")).encode(), digest_size=12).hexdigest()
