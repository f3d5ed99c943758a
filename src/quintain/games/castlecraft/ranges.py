"""CC-13.3, CC-13.4. How far the spells of the mages that strike reach: cells in sight, and those hidden behind a wall."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.kit import AURA, BOON, RAIN
from quintain.games.castlecraft.reach import reaches, separation
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.spells import ready, spell_range
from quintain.games.castlecraft.state import CastleState


class SpellRange(TypedDict):
    """A spell that could be cast from where the mages stand."""

    spell: str
    range: int  # steps
    seen: list[str]  # cells on which a squad could be struck or helped
    hidden: list[str]  # cells near enough to be struck, but out of sight


def spell_ranges(realm: Realm, field: Field, state: CastleState, unit: i64) -> list[SpellRange]:
    """Of every spell the squad may cast now."""
    kit = realm.kit
    found: list[SpellRange] = []
    if not kit.mage[unit]:
        return found
    spell: i64
    for spell in range(len(kit.spells)):
        if ready(realm, state, unit, spell):
            distance = spell_range(realm, state, unit, spell)
            told: SpellRange = {"spell": kit.spells[spell], "range": int(distance), "seen": [], "hidden": []}
            gather(realm, field, state, state.cells[unit], distance, kit.kind[spell], told)
            found.append(told)
    return found


def gather(realm: Realm, field: Field, state: CastleState, a: i64, distance: i64, kind: i64, told: SpellRange) -> None:
    """By floor, row and column; the mages' own cell is left out."""
    friendly = kind in (BOON, AURA)
    limit: i64 = 2 * distance + 3
    b: i64
    for b in range(field.n):
        if not field.stands[b] or b == a or separation(field, a, b) > limit:
            continue
        if friendly or ((kind != RAIN or field.sky[b]) and reaches(field, state, realm.sightless, a, b, distance)):
            told["seen"].append(realm.cells[b])
        else:
            told["hidden"].append(realm.cells[b])
