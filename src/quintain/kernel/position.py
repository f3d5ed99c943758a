"""Reading a position in words: numbers, names, lists and tables; whatever does not fit is answered by a PositionError."""

from __future__ import annotations

from quintain.kernel.errors import PositionError
from quintain.kernel.types import Json


def only(table: dict[str, Json], words: tuple[str, ...], where: str) -> None:
    """A table has no word that its reader does not know; one mistyped would else be passed over."""
    for word in table:
        if word not in words:
            raise PositionError(f"{where} does not know {word!r}; it knows {', '.join(words)}")


def whole(value: Json, key: str, low: int, high: int) -> int:
    """A number within its bounds."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise PositionError(f"{key} is a number from {low} to {high}, not {value!r}")


def number(table: dict[str, Json], key: str, default: int, low: int, high: int) -> int:
    return whole(table[key], key, low, high) if key in table else default


def flag(table: dict[str, Json], key: str) -> bool:
    value = table.get(key, False)
    if isinstance(value, bool):
        return value
    raise PositionError(f"{key} is true or false, not {value!r}")


def text(table: dict[str, Json], key: str, default: str = "") -> str:
    value = table.get(key, default)
    if isinstance(value, str):
        return value
    raise PositionError(f"{key} is a text, not {value!r}")


def items(table: dict[str, Json], key: str) -> list[Json]:
    value = table.get(key, [])
    if isinstance(value, list):
        return value
    raise PositionError(f"{key} is a list, not {value!r}")


def names(value: Json, key: str) -> list[str]:
    """A list of texts."""
    if isinstance(value, list):
        found = [item for item in value if isinstance(item, str)]
        if len(found) == len(value):
            return found
    raise PositionError(f"{key} is a list of names, not {value!r}")


def texts(table: dict[str, Json], key: str) -> list[str]:
    return names(table.get(key, []), key)


def within(table: dict[str, Json], key: str) -> dict[str, Json]:
    """A table in the table."""
    value = table.get(key, {})
    if isinstance(value, dict):
        return value
    raise PositionError(f"{key} is a table, not {value!r}")


def which(name: Json, ids: tuple[str, ...], what: str) -> int:
    """The number of a thing by its id."""
    if isinstance(name, str) and name in ids:
        return ids.index(name)
    known = ", ".join(ids[:20]) + (" …" if len(ids) > 20 else "")
    raise PositionError(f"there is no {what} {name!r}; {what} is one of {known}")
