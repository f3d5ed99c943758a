"""CC-7. Where a squad can go, and the way it takes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.castles.ground import FAR
from quintain.games.castlecraft.castles.survey import blank
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.kit import Kit
from quintain.games.castlecraft.squads import owner, speed
from quintain.games.castlecraft.state import CastleState
from quintain.kernel.types import Seat

FURTHEST: Final = 1000  # half-steps; no budget is larger
MOVES: Final = 4096  # more than a way has moves
NO_ENTRIES: Final[vec[i64]] = blank(FURTHEST + 1, -1)


def budget(kit: Kit, state: CastleState, unit: i64) -> i64:
    """CC-7.1. Half-steps of one manoeuvre."""
    return min(2 * speed(kit, state, unit), FURTHEST)


def opens(field: Field, state: CastleState, seat: Seat, portal: i64) -> bool:
    """CC-7.5. The owner passes his doors and gates; everybody else only broken ones."""
    return state.broken[portal] == 1 or state.lords[field.portal_castle[portal]] == seat


def hostile(state: CastleState, seat: Seat, castle: i64) -> bool:
    """CC-12.6. Whether the arches of a castle strike this player."""
    return state.lords[castle] >= 0 and state.lords[castle] != seat


def costs_from(kit: Kit, field: Field, state: CastleState, unit: i64, limit: i64) -> vec[i64]:
    """CC-7.10. The cheapest way from a squad to every cell within the limit; FAR elsewhere, -1 under foreign squads.

    Cells wait in lists by cost, so that none is looked at before its cost is final.
    """
    seat = owner(kit, state, unit)
    found = field.unknown[:]
    other: i64
    for other in range(kit.n):
        if state.counts[other] and owner(kit, state, other) != seat:
            found[state.cells[other]] = -1
    first, to, cost, portal = field.first, field.to, field.cost, field.portal
    heads = NO_ENTRIES[: limit + 1]
    cells = vec[i64](capacity=256)
    nexts = vec[i64](capacity=256)
    found[state.cells[unit]] = 0
    cells = append(cells, state.cells[unit])
    nexts = append(nexts, -1)
    heads[0] = 0
    spent: i64
    for spent in range(limit + 1):
        entry = heads[spent]
        while entry >= 0:
            cell = cells[entry]
            entry = nexts[entry]
            if found[cell] != spent:
                continue
            move: i64
            for move in range(first[cell], first[cell + 1]):
                total = spent + cost[move]
                if total > limit or total >= found[to[move]]:
                    continue
                if portal[move] >= 0 and not opens(field, state, seat, portal[move]):
                    continue
                found[to[move]] = total
                cells = append(cells, to[move])
                nexts = append(nexts, heads[total])
                heads[total] = len(cells) - 1
    return found


def destinations(kit: Kit, field: Field, state: CastleState, unit: i64, base: i64, last: i64) -> vec[i64]:
    """CC-7.6, CC-7.10. The actions `base + cell` for all cells where the squad may end, then the action `last`."""
    limit = budget(kit, state, unit)
    found = costs_from(kit, field, state, unit, limit)
    seat = owner(kit, state, unit)
    other: i64
    for other in range(kit.n):
        if other != unit and state.counts[other] and owner(kit, state, other) == seat:
            found[state.cells[other]] = FAR
    actions = vec[i64](capacity=128)
    cell: i64
    for cell in range(field.n):
        if 0 <= found[cell] <= limit:
            actions = append(actions, base + cell)
    return append(actions, last)


def may_meet_arch(field: Field, state: CastleState, seat: Seat, start: i64, end: i64, limit: i64) -> bool:
    """Whether some way within the limit could enter a hostile arch; without one the way does not matter."""
    for cell in field.inner:
        if hostile(state, seat, field.castle[cell]) and 2 * (columns(field, start, cell) + columns(field, cell, end)) <= limit:
            return True
    return False


def columns(field: Field, a: i64, b: i64) -> i64:
    """Columns or rows between two cells, whichever are more; no move crosses more than one for 2 half-steps."""
    dx, dy = field.x[a] - field.x[b], field.y[a] - field.y[b]
    return max(dx, -dx, dy, -dy)


def way(kit: Kit, field: Field, state: CastleState, unit: i64, end: i64) -> vec[i64]:
    """CC-7.10. The cells of the way: fewest hostile arches, then least cost, fewest moves, first cells by number.

    Sheet k holds, for every cell, the best rest of a way to the end that springs k traps, as cost * MOVES + moves.
    """
    limit = budget(kit, state, unit)
    seat = owner(kit, state, unit)
    start = state.cells[unit]
    free = field.unknown[:]
    other: i64
    for other in range(kit.n):
        if state.counts[other] and owner(kit, state, other) != seat:
            free[state.cells[other]] = 0
    sheets: list[vec[i64]] = []
    sheet = field.unknown[:]
    sheet[end] = 0
    while True:
        _fill(field, state, seat, limit, free, sheet)
        sheets.append(sheet)
        if sheet[start] <= limit * MOVES + MOVES - 1:
            break
        assert len(sheets) < 64, "there is a way to every destination"
        sheet = _before_arches(field, state, seat, free, sheet)
    return _follow(field, state, seat, free, sheets, start, end)


def _fill(field: Field, state: CastleState, seat: Seat, limit: i64, free: vec[i64], sheet: vec[i64]) -> None:
    """Spread the best rests of a way backwards over moves that spring no trap; moves cost the same both ways."""
    heads = NO_ENTRIES[: limit + 1]
    cells = vec[i64](capacity=256)
    nexts = vec[i64](capacity=256)
    cell: i64
    for cell in range(field.n):
        if sheet[cell] // MOVES <= limit:
            cells = append(cells, cell)
            nexts = append(nexts, heads[sheet[cell] // MOVES])
            heads[sheet[cell] // MOVES] = len(cells) - 1
    spent: i64
    for spent in range(limit + 1):
        entry = heads[spent]
        while entry >= 0:
            cell = cells[entry]
            entry = nexts[entry]
            if sheet[cell] // MOVES != spent:
                continue
            move: i64
            for move in range(field.first[cell], field.first[cell + 1]):
                back = field.to[move]
                rest = sheet[cell] + field.cost[move] * MOVES + 1
                if rest // MOVES > limit or rest >= sheet[back] or not free[back]:
                    continue
                if not _walks(field, state, seat, back, cell):
                    continue
                sheet[back] = rest
                cells = append(cells, back)
                nexts = append(nexts, heads[rest // MOVES])
                heads[rest // MOVES] = len(cells) - 1


def _move_between(field: Field, a: i64, b: i64) -> i64:
    """The number of the move from cell to cell, or -1."""
    move: i64
    for move in range(field.first[a], field.first[a + 1]):
        if field.to[move] == b:
            return move
    return -1


def _walks(field: Field, state: CastleState, seat: Seat, a: i64, b: i64) -> bool:
    """Whether the move from cell to cell is open and springs no trap."""
    move = _move_between(field, a, b)
    if field.arch[move] >= 0:
        return not hostile(state, seat, field.arch[move])
    return field.portal[move] < 0 or opens(field, state, seat, field.portal[move])


def _before_arches(field: Field, state: CastleState, seat: Seat, free: vec[i64], after: vec[i64]) -> vec[i64]:
    """The cells in front of hostile arches, with the rest of the way through them."""
    sheet = field.unknown[:]
    cell: i64
    for cell in range(field.n):
        move: i64
        for move in range(field.first[cell], field.first[cell + 1]):
            inner = field.to[move]
            known = field.arch[move] >= 0 and after[inner] < FAR and free[cell] and free[inner]
            if known and hostile(state, seat, field.arch[move]):
                sheet[cell] = min(sheet[cell], after[inner] + field.cost[move] * MOVES + 1)
    return sheet


def _follow(
    field: Field, state: CastleState, seat: Seat, free: vec[i64], sheets: list[vec[i64]], start: i64, end: i64
) -> vec[i64]:
    """Walk the best way, taking the cell with the smallest number wherever several are as good."""
    path = vec[i64]([start])
    level: i64 = len(sheets) - 1
    cell = start
    while cell != end or level:
        best: i64 = -1
        trap: i64 = 0
        move: i64
        for move in range(field.first[cell], field.first[cell + 1]):
            to = field.to[move]
            springs: i64 = 1 if field.arch[move] >= 0 and hostile(state, seat, field.arch[move]) else 0
            if springs > level or not free[to] or (best >= 0 and to >= best):
                continue
            if field.portal[move] >= 0 and not opens(field, state, seat, field.portal[move]):
                continue
            if sheets[level][cell] == sheets[level - springs][to] + field.cost[move] * MOVES + 1:
                best, trap = to, springs
        assert best >= 0, "a way goes on until its end"
        level -= trap
        cell = best
        path = append(path, cell)
    return path


def length_of(field: Field, path: vec[i64]) -> i64:
    """Half-steps of a way."""
    total: i64 = 0
    at: i64
    for at in range(len(path) - 1):
        total += field.cost[_move_between(field, path[at], path[at + 1])]
    return total
