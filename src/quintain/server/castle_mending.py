"""How a fault of a castle can be mended by one change of its plan, where there is such a change."""

from __future__ import annotations

from quintain.games.castlecraft import Flaw, Plan
from quintain.server.payloads_castles import CastleFix

FLAT = {"Q": "q", "O": "o"}  # what a hatch in a platform is without its hatch


def grid_place(flaw: Flaw) -> tuple[int, int]:
    """Row and column of the floor's drawing that a fault points at; −1, −1 where it points at no sign."""
    parts = flaw.path.split(".")
    if len(parts) == 4 and parts[0] == "level" and parts[2] == "plan" and flaw.z >= 0:
        return int(parts[3]), flaw.offset
    return -1, -1


def mending(flaw: Flaw, plan: Plan) -> CastleFix | None:
    """The change, or nothing where whoever draws has to think."""
    if flaw.key == "tower-unnamed":
        return CastleFix("tower", flaw.z, 2 * flaw.y + 1, 2 * flaw.x + 1)
    if flaw.key in ("tower-nowhere", "tower-id"):
        return CastleFix("drop", index=int(flaw.path.split(".")[1]))
    row, column = grid_place(flaw)
    if row < 0:
        return None
    sign = _sign(flaw.key, row, plan.rows[flaw.z][row][column])
    return None if sign is None else CastleFix("put", flaw.z, row, column, sign)


def _sign(key: str, row: int, there: str) -> str | None:
    """What should stand in place of the sign that is there."""
    if key == "rim-open":
        return "!" if row % 2 else "="
    if key in ("gate-place", "door-wall", "door-air"):
        return "|" if row % 2 else "-"
    if key in ("hanging", "platform-cut"):
        return " "
    if key in ("stairs-end", "platform-low"):
        return "."
    if key == "hatch-alone":
        return FLAT.get(there, ".")
    return None
