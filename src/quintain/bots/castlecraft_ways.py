"""How far it is to the towers of Castle Craft, for a bot that wants to know which squad is nearest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.castles.survey import blank
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.movement import hostile, opens
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.state import CastleState
from quintain.kernel.types import Seat

# Half-steps that hindrances seem to cost on the way to a tower
DOOR: Final = 8
GATE: Final = 20
TRAP: Final = 6
LONGEST: Final = 400

KEPT: Final = 256  # maps in memory


@final
class Ways:
    """How far every cell is from every tower for every seat, while doors and lords stay as they are; measured when needed."""

    def __init__(self, realm: Realm) -> None:
        self.realm: Realm = realm
        self.field: Field | None = None
        self.towers: vec[i64] = vec[i64]()  # those that stand on the field
        self.traps: vec[i64] = vec[i64]()  # per move: the castle whose arch the way back enters, or -1
        self.known: dict[int, list[vec[i64]]] = {}  # by doors and lords: per seat and tower, half-steps per cell or nothing yet
        self.steps: list[vec[i64]] = []  # those of the position looked up last
        self.key: i64 = -1  # its doors and lords

    def look_up(self, state: CastleState) -> Field:
        """The field of the state, and the ways on it by doors and lords."""
        field = field_of(self.realm, state)
        if self.field is not field:
            self.field = field
            self.known.clear()
            self.key = -1
            self.survey(field)
        key: i64 = 0
        i: i64
        for i in range(len(state.broken)):
            if state.broken[i]:
                key = (key * 1_000_003 + i + 1) & 0xFF_FFFF_FFFF
        for i in range(len(state.alive)):
            key = 2 * key + state.alive[i]
        if key != self.key:
            self.key = key
            known = self.known.get(int(key))
            if known is None:
                if len(self.known) >= KEPT:
                    self.known.clear()
                known = [vec[i64]() for _ in range(len(state.alive) * len(state.tokens))]
                self.known[int(key)] = known
            self.steps = known
        return field

    def survey(self, field: Field) -> None:
        """What never changes on a field."""
        self.towers = vec[i64]()
        i: i64
        for i in range(len(field.tower_castle)):
            if field.tower_castle[i] >= 0:
                self.towers = append(self.towers, i)
        self.traps = blank(len(field.to), -1)
        cell: i64
        move: i64
        for cell in range(field.n):
            for move in range(field.first[cell], field.first[cell + 1]):
                for i in range(field.first[field.to[move]], field.first[field.to[move] + 1]):
                    if field.to[i] == cell:
                        self.traps[move] = field.arch[i]

    def steps_to(self, state: CastleState, field: Field, seat: Seat, tower: i64) -> vec[i64]:
        """Per cell: half-steps to the platform of a tower, with something added for every hindrance."""
        at: i64 = seat * len(state.tokens) + tower
        steps = self.steps[at]
        if not len(steps):
            steps = self.measure(state, field, seat, tower)
            self.steps[at] = steps
        return steps

    def measure(self, state: CastleState, field: Field, seat: Seat, tower: i64) -> vec[i64]:
        """Backwards from the platform; cells wait in lists by distance."""
        found = field.unknown[:]
        heads = blank(LONGEST + 1, -1)
        cells = vec[i64](capacity=1024)
        nexts = vec[i64](capacity=1024)
        cell: i64
        for cell in range(field.n):
            if field.tower[cell] == tower:
                found[cell] = 0
                cells = append(cells, cell)
                nexts = append(nexts, heads[0])
                heads[0] = len(cells) - 1
        spent: i64
        move: i64
        for spent in range(LONGEST + 1):
            entry = heads[spent]
            while entry >= 0:
                cell = cells[entry]
                entry = nexts[entry]
                if found[cell] != spent:
                    continue
                for move in range(field.first[cell], field.first[cell + 1]):
                    total = spent + field.cost[move]
                    portal = field.portal[move]
                    if portal >= 0 and not opens(field, state, seat, portal):
                        total += GATE if field.portal_gate[portal] else DOOR
                    if self.traps[move] >= 0 and hostile(state, seat, self.traps[move]):
                        total += TRAP
                    if total <= LONGEST and total < found[field.to[move]]:
                        found[field.to[move]] = total
                        cells = append(cells, field.to[move])
                        nexts = append(nexts, heads[total])
                        heads[total] = len(cells) - 1
        return found
