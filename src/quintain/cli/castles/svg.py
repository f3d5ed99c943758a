"""A castle as a picture: every floor in plan, and the whole as a simple isometric view."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from quintain.games.castlecraft import Plan

CELL: Final = 28  # pixels of a cell in plan
GAP: Final = 24
SLANT: Final = (18.0, 9.0)  # pixels of a cell to the right and down in the isometric view
STOREY: Final = 20.0

FILLS: Final = {
    "#": "#8b8680",
    ".": "#e6d5a8",
    "s": "#d9b77a",
    "h": "#e6d5a8",
    "q": "#f0d060",
    "Q": "#f0d060",
    "o": "#8fc7e8",
    "O": "#8fc7e8",
}
Point = tuple[float, float]


def picture(plan: Plan, title: str, floor_name: Callable[[int], str]) -> str:
    """The whole file."""
    wide, deep = plan.width * CELL, plan.depth * CELL
    floors = len(plan.rows)
    columns = max(1, min(floors, 900 // (wide + GAP)))
    rows = -(-floors // columns)
    plan_height = rows * (deep + 2 * GAP)
    iso_wide = int((plan.width + plan.depth) * SLANT[0]) + 2 * GAP
    iso_high = int((plan.width + plan.depth) * SLANT[1] + (floors + 1) * STOREY) + 2 * GAP
    width = max(columns * (wide + GAP) + GAP, iso_wide)
    parts = [_text(GAP, GAP, title, 18)]
    for z in range(floors):
        left = GAP + z % columns * (wide + GAP)
        top = 2 * GAP + z // columns * (deep + 2 * GAP)
        parts.append(_text(left, top, floor_name(z), 13))
        parts.append(f'<g transform="translate({left} {top + 8})">{_floor(plan, z)}</g>')
    parts.append(f'<g transform="translate({(width - iso_wide) // 2} {plan_height + 2 * GAP})">{_isometric(plan)}</g>')
    height = plan_height + iso_high + 3 * GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect width="100%" height="100%" fill="#fbfaf5"/>{"".join(parts)}</svg>\n'
    )


def _text(x: float, y: float, text: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-family="serif" font-size="{size}" fill="#333">{escape(text)}</text>'


# In plan


def _floor(plan: Plan, z: int) -> str:
    parts = [f'<rect width="{plan.width * CELL}" height="{plan.depth * CELL}" fill="{"#dfe8cf" if z == 0 else "#f4f2ea"}"/>']
    for y in range(plan.depth):
        for x in range(plan.width):
            sign = plan.cell(x, y, z)
            if sign != " ":
                parts.append(f'<rect x="{x * CELL}" y="{y * CELL}" width="{CELL}" height="{CELL}" fill="{FILLS[sign]}"/>')
            parts.append(_thing(x * CELL, y * CELL, sign))
    for y in range(plan.depth):
        for x in range(plan.width):
            left, top = x * CELL, y * CELL
            parts.append(_edge(left, top, left + CELL, top, plan.edge(x, y, z, "n")))
            parts.append(_edge(left, top, left, top + CELL, plan.edge(x, y, z, "w")))
            if y == plan.depth - 1:
                parts.append(_edge(left, top + CELL, left + CELL, top + CELL, plan.edge(x, y, z, "s")))
            if x == plan.width - 1:
                parts.append(_edge(left + CELL, top, left + CELL, top + CELL, plan.edge(x, y, z, "e")))
    return "".join(parts)


def _thing(x: int, y: int, sign: str) -> str:
    """Stairs as treads, hatches as a ring in a square."""
    if sign == "s":
        treads = [f"M{x + 6} {y + 6 + 5 * n}h{CELL - 12}" for n in range(4)]
        return f'<path d="{"".join(treads)}" stroke="#6b4f1d" fill="none"/>'
    if sign in "hQO":
        middle = CELL // 2
        return (
            f'<rect x="{x + 7}" y="{y + 7}" width="{CELL - 14}" height="{CELL - 14}" fill="none" stroke="#6b4f1d"/>'
            f'<circle cx="{x + middle}" cy="{y + middle}" r="3" fill="none" stroke="#6b4f1d"/>'
        )
    return ""


def _edge(x: int, y: int, u: int, v: int, sign: str) -> str:
    styles = {
        "-": 'stroke="#444" stroke-width="4"',
        "|": 'stroke="#444" stroke-width="4"',
        "=": 'stroke="#444" stroke-width="4" stroke-dasharray="5 4"',
        "!": 'stroke="#444" stroke-width="4" stroke-dasharray="5 4"',
        "D": 'stroke="#8a4b16" stroke-width="6"',
        "G": 'stroke="#5c2c06" stroke-width="9"',
        "A": 'stroke="#a03c8c" stroke-width="6" stroke-dasharray="3 3"',
    }
    return f'<line x1="{x}" y1="{y}" x2="{u}" y2="{v}" {styles[sign]}/>' if sign in styles else ""


# In space


def _isometric(plan: Plan) -> str:
    """From the back to the front, each column from the ground up; an edge is drawn with the cell south or east of it."""
    parts = []
    spots = [(x, y) for y in range(plan.depth + 1) for x in range(plan.width + 1)]
    for x, y in sorted(spots, key=sum):
        for z in range(len(plan.rows)):
            inside = x < plan.width and y < plan.depth
            if x < plan.width:
                sign = plan.edge(x, y, z, "n") if inside else plan.edge(x, y - 1, z, "s")
                parts.append(_wall(plan, (x, y), (x + 1, y), z, sign))
            if y < plan.depth:
                sign = plan.edge(x, y, z, "w") if inside else plan.edge(x - 1, y, z, "e")
                parts.append(_wall(plan, (x, y), (x, y + 1), z, sign))
            if inside:
                parts.append(_body(plan, x, y, z, plan.cell(x, y, z)))
    return "".join(parts)


def _at(plan: Plan, x: float, y: float, z: float) -> Point:
    """A corner of the plan in the picture; the front of the castle is towards the viewer's left."""
    right = (x - y + plan.depth) * SLANT[0] + GAP
    down = (x + y) * SLANT[1] + (len(plan.rows) - z) * STOREY + GAP
    return right, down


def _polygon(points: list[Point], fill: str) -> str:
    shape = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{shape}" fill="{fill}" stroke="#555" stroke-width="0.6"/>'


def _body(plan: Plan, x: int, y: int, z: int, sign: str) -> str:
    """A block of masonry, or a floor."""
    if sign == " ":
        return ""
    top = z + 1 if sign == "#" else z
    corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
    parts = []
    if sign == "#":
        for (a, b), (c, d), fill in (((x, y + 1), (x + 1, y + 1), "#9a948c"), ((x + 1, y), (x + 1, y + 1), "#7c766e")):
            parts.append(_polygon([_at(plan, a, b, z), _at(plan, c, d, z), _at(plan, c, d, top), _at(plan, a, b, top)], fill))
    parts.append(_polygon([_at(plan, a, b, top) for a, b in corners], FILLS[sign]))
    return "".join(parts)


def _wall(plan: Plan, start: tuple[int, int], end: tuple[int, int], z: int, sign: str) -> str:
    """A full wall is a storey high, a battlement low; doors, gates and arches are openings in a wall."""
    if sign == " ":
        return ""
    (a, b), (c, d) = start, end
    high = z + (0.45 if sign in "=!" else 0.95)
    fill = "#b9b2a6" if b == d else "#a19a8f"
    parts = [_polygon([_at(plan, a, b, z), _at(plan, c, d, z), _at(plan, c, d, high), _at(plan, a, b, high)], fill)]
    if sign in "DGA":
        near, far, top = (0.1, 0.9, 0.85) if sign == "G" else (0.25, 0.75, 0.75)
        left = (a + (c - a) * near, b + (d - b) * near)
        right = (a + (c - a) * far, b + (d - b) * far)
        opening = [_at(plan, *left, z), _at(plan, *right, z), _at(plan, *right, z + top), _at(plan, *left, z + top)]
        parts.append(_polygon(opening, {"D": "#8a4b16", "G": "#5c2c06", "A": "#2b2622"}[sign]))
    return "".join(parts)
