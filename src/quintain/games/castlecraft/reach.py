"""CC-1 and CC-8. Distances, and what a squad can strike from where it stands."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.castlecraft.castles.survey import ARCH, BATTLEMENT, BLOCK, DOOR, OPEN, Survey
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.state import CastleState


def octile(dx: i64, dy: i64) -> i64:
    """CC-1.2. Half-steps over so many columns and rows."""
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return 2 * dx + dy if dx > dy else 2 * dy + dx


def separation(field: Field, a: i64, b: i64) -> i64:
    """CC-1.3."""
    rise = field.z[a] - field.z[b]
    return octile(field.x[a] - field.x[b], field.y[a] - field.y[b]) + (2 * rise if rise > 0 else -2 * rise)


def joined(field: Field, a: i64, b: i64) -> bool:
    """CC-8.1. Whether stairs or a hatch lead from one cell straight to the other."""
    return field.up[a] == b or field.up[b] == a


def reaches(field: Field, state: CastleState, sightless: bool, a: i64, b: i64, distance: i64) -> bool:
    """CC-8.1, CC-8.2. Whether a squad with this range can strike from cell to cell; the same in both directions."""
    if distance == 0:
        if field.z[a] != field.z[b]:
            return joined(field, a, b)
        dx, dy = field.x[a] - field.x[b], field.y[a] - field.y[b]
        return -1 <= dx <= 1 and -1 <= dy <= 1 and line(field, state, a, b, True)
    if separation(field, a, b) > 2 * distance + 3:
        return False
    return sightless or clear(field, state, a, b) or joined(field, a, b)


def clear(field: Field, state: CastleState, a: i64, b: i64) -> bool:
    """CC-8.3, CC-8.5. A line of attack, on one level or between two."""
    if field.z[a] == field.z[b]:
        return line(field, state, a, b, False)
    return over(field, a, b)


def passes(survey: Survey, state: CastleState, x: i64, y: i64, z: i64, dx: i64, dy: i64, touching: bool) -> bool:
    """CC-8.3, CC-8.4, CC-8.6. Whether an attack passes the edge between a cell and its neighbour."""
    edge = survey.edge(x, y, z, dx, dy)
    if edge in (OPEN, ARCH):
        return True
    if edge == BATTLEMENT:
        return not touching
    if edge < DOOR:
        return False
    return state.broken[survey.portal(x, y, z, dx, dy)] == 1


def corner(survey: Survey, state: CastleState, x: i64, y: i64, z: i64, dx: i64, dy: i64, touching: bool) -> bool:
    """CC-8.3. A diagonal step is clear if one of its two corner routes is."""
    if (
        survey.kind[survey.at(x + dx, y, z)] != BLOCK
        and passes(survey, state, x, y, z, dx, 0, touching)
        and passes(survey, state, x + dx, y, z, 0, dy, touching)
    ):
        return True
    return (
        survey.kind[survey.at(x, y + dy, z)] != BLOCK
        and passes(survey, state, x, y, z, 0, dy, touching)
        and passes(survey, state, x, y + dy, z, dx, 0, touching)
    )


def line(field: Field, state: CastleState, a: i64, b: i64, touching: bool) -> bool:
    """CC-8.3. Walk the cells crossed by the segment between the centres of two cells of one level."""
    survey = field.survey
    x, y, z = field.x[a], field.y[a], field.z[a]
    dx: i64 = 1 if field.x[b] > x else -1
    dy: i64 = 1 if field.y[b] > y else -1
    nx: i64 = (field.x[b] - x) * dx
    ny: i64 = (field.y[b] - y) * dy
    ix: i64 = 0
    iy: i64 = 0
    while ix < nx or iy < ny:
        along: i64 = (1 + 2 * ix) * ny
        across: i64 = (1 + 2 * iy) * nx
        if along < across:
            if not passes(survey, state, x, y, z, dx, 0, touching):
                return False
            x += dx
            ix += 1
        elif along > across:
            if not passes(survey, state, x, y, z, 0, dy, touching):
                return False
            y += dy
            iy += 1
        else:
            if not corner(survey, state, x, y, z, dx, dy, touching):
                return False
            x += dx
            y += dy
            ix += 1
            iy += 1
        if (ix < nx or iy < ny) and survey.kind[survey.at(x, y, z)] == BLOCK:
            return False
    return True


def over(field: Field, a: i64, b: i64) -> bool:
    """CC-8.5. Between levels: both under the open sky, and no column between rises above the higher one."""
    x, y = field.x[a], field.y[a]
    if not field.sky[a] or not field.sky[b] or (x == field.x[b] and y == field.y[b]):
        return False
    heights = field.survey.height_of
    highest: i64 = max(field.z[a], field.z[b])
    dx: i64 = 1 if field.x[b] > x else -1
    dy: i64 = 1 if field.y[b] > y else -1
    nx: i64 = (field.x[b] - x) * dx
    ny: i64 = (field.y[b] - y) * dy
    ix: i64 = 0
    iy: i64 = 0
    while ix < nx or iy < ny:
        along: i64 = (1 + 2 * ix) * ny
        across: i64 = (1 + 2 * iy) * nx
        corners = min(heights[y * field.size + x + dx], heights[(y + dy) * field.size + x]) if along == across else 0
        if corners > highest:
            return False
        if along <= across:
            x += dx
            ix += 1
        if along >= across:
            y += dy
            iy += 1
        if (ix < nx or iy < ny) and heights[y * field.size + x] > highest:
            return False
    return True


def portal_reach(field: Field, state: CastleState, sightless: bool, cell: i64, portal: i64, distance: i64) -> bool:
    """CC-12.2. From an end cell, or on the same level with a clear line to one."""
    at: i64
    for at in range(field.end_first[portal], field.end_first[portal + 1]):
        end = field.end[at]
        if end == cell:
            return True
        if distance and field.z[end] == field.z[cell]:
            near = octile(field.x[end] - field.x[cell], field.y[end] - field.y[cell]) <= 2 * distance
            if near and (sightless or line(field, state, cell, end, False)):
                return True
    return False
