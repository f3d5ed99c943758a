"""CC-7. Where a squad can go, and the way it takes."""

from __future__ import annotations

from typing import Final, final

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
MOST_TRAPS: Final = 63  # on one way
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


@final
class Walks:
    """CC-7.10. A squad's ways to every cell in its budget: fewest hostile arches, then least cost, fewest moves, first cells.

    Sheet k holds for every cell the best way that springs k traps, as cost * MOVES + moves; a place on a way is k * n + cell.
    """

    def __init__(self, kit: Kit, field: Field, state: CastleState, unit: i64) -> None:
        self.field: Final[Field] = field
        self.seat: Final[Seat] = owner(kit, state, unit)
        self.start: Final[i64] = state.cells[unit]
        self.limit: Final[i64] = budget(kit, state, unit)
        self.sheets: list[vec[i64]] = []
        self.before: list[vec[i64]] = []  # per sheet and cell: the place before it on its way
        self.foreign: vec[i64] = vec[i64]()  # cells of others' squads
        other: i64
        for other in range(kit.n):
            if state.counts[other] and owner(kit, state, other) != self.seat:
                self.foreign = append(self.foreign, state.cells[other])
        sheet = self._blank()
        sheet[self.start] = 0
        self.before.append(field.unknown[:])
        self._spread(state, sheet, vec[i64]([self.start]))

    def _blank(self) -> vec[i64]:
        """Every cell is far, and those of others' squads are closed."""
        sheet = self.field.unknown[:]
        for cell in self.foreign:
            sheet[cell] = -1
        return sheet

    def _spread(self, state: CastleState, sheet: vec[i64], first: vec[i64]) -> None:
        """Fill a sheet from its first cells; where hostile arches are met, the next sheet begins behind them."""
        field, limit, before = self.field, self.limit, self.before[-1]
        layer: i64 = len(self.sheets)
        beyond = self._blank()
        beyond_before = field.unknown[:]
        trapped = vec[i64]()
        heads = NO_ENTRIES[: limit + 1]
        cells = vec[i64](capacity=256)
        nexts = vec[i64](capacity=256)
        self.sheets.append(sheet)
        for cell in first:
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
                here: i64 = layer * field.n + cell
                move: i64
                for move in range(field.first[cell], field.first[cell + 1]):
                    to = field.to[move]
                    rest = sheet[cell] + field.cost[move] * MOVES + 1
                    if rest // MOVES > limit or rest > sheet[to]:
                        continue
                    if field.portal[move] >= 0 and not opens(field, state, self.seat, field.portal[move]):
                        continue
                    if field.arch[move] >= 0 and hostile(state, self.seat, field.arch[move]):
                        if rest < beyond[to] or (rest == beyond[to] and self._earlier(here, beyond_before[to])):
                            if beyond[to] == FAR:
                                trapped = append(trapped, to)
                            beyond[to] = rest
                            beyond_before[to] = here
                        continue
                    if rest == sheet[to]:
                        if self._earlier(here, before[to]):
                            before[to] = here
                        continue
                    sheet[to] = rest
                    before[to] = here
                    cells = append(cells, to)
                    nexts = append(nexts, heads[rest // MOVES])
                    heads[rest // MOVES] = len(cells) - 1
        if len(trapped) and layer < MOST_TRAPS:
            self.before.append(beyond_before)
            self._spread(state, beyond, trapped)

    def _earlier(self, one: i64, other: i64) -> bool:
        """Whether of two ways with equally many moves the first has the smaller cells."""
        return self._order(one, other) < 0

    def _order(self, one: i64, other: i64) -> i64:
        if one == other:
            return 0
        n = self.field.n
        a, b = one % n, other % n
        before_a, before_b = self.before[one // n][a], self.before[other // n][b]
        if before_a < FAR and before_b < FAR:
            found = self._order(before_a, before_b)
            if found:
                return found
        return a - b

    def traps(self, cell: i64) -> i64:
        """How many hostile arches the way to a cell enters; -1 if there is none."""
        layer: i64
        for layer in range(len(self.sheets)):
            if 0 <= self.sheets[layer][cell] < FAR:
                return layer
        return -1

    def cost(self, cell: i64) -> i64:
        """Half-steps of the way to a cell that has one."""
        return self.sheets[self.traps(cell)][cell] // MOVES

    def path(self, cell: i64) -> vec[i64]:
        """The cells of the way, from the squad to the cell."""
        n = self.field.n
        place: i64 = self.traps(cell) * n + cell
        found = vec[i64]()
        while place < FAR:
            found = append(found, place % n)
            place = self.before[place // n][place % n]
        path = vec[i64](capacity=len(found))
        at: i64 = len(found) - 1
        while at >= 0:
            path = append(path, found[at])
            at -= 1
        return path


def enters_arch(field: Field, outer: i64, inner: i64) -> bool:
    """Whether a move goes through an arch from outside."""
    return field.arch[_move_between(field, outer, inner)] >= 0


def _move_between(field: Field, a: i64, b: i64) -> i64:
    """The number of the move from cell to cell beside it."""
    move: i64
    for move in range(field.first[a], field.first[a + 1]):
        if field.to[move] == b:
            return move
    raise AssertionError("a way goes from cell to cell")


def length_of(field: Field, path: vec[i64]) -> i64:
    """Half-steps of a way."""
    total: i64 = 0
    at: i64
    for at in range(len(path) - 1):
        total += field.cost[_move_between(field, path[at], path[at + 1])]
    return total
