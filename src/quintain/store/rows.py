"""From rows of a query to objects of ours."""

from __future__ import annotations

from typing import Any, TypeVar

from sqlalchemy import Result, Table

T = TypeVar("T")


def made(kind: type[T], found: Result[Any]) -> list[T]:
    """Every row as an object whose fields are named as its columns."""
    return [kind(**row) for row in found.mappings()]


def one(kind: type[T], found: Result[Any]) -> T | None:
    """The only row, if there is one."""
    rows = made(kind, found)
    return rows[0] if rows else None


def known(table: Table, changes: dict[str, Any]) -> dict[str, Any]:
    """The changes, if all of them are columns; a wrong name is a mistake of ours."""
    strange = set(changes) - set(table.c.keys())
    if strange:
        raise KeyError(f"{table.name} has no column {', '.join(sorted(strange))}")
    return changes
