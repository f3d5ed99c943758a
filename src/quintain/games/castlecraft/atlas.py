"""Every field that the options allow: which castle may stand where, and what the numbers of a match mean."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft.castles.flaws import Flaw, errors
from quintain.games.castlecraft.castles.ground import Costs, cell_name
from quintain.games.castlecraft.castles.placing import Placed, seated
from quintain.games.castlecraft.castles.plan import EMPTY, STANDABLE, Plan
from quintain.games.castlecraft.castles.setups import Setup, Yard, judge_fairness, judge_field
from quintain.games.castlecraft.castles.survey import blank, edge_name, portals_of
from quintain.games.castlecraft.field import Field, Numbering
from quintain.kernel.game import Name

LOT: Final = -1  # drawn
CHOOSE: Final = -2  # chosen at the start of the match, CC-4.8
REMEMBERED: Final = 200  # judgements on assembled fields

_known: dict[tuple[str, ...], list[Flaw]] = {}


@final
class Wish:
    """What is settled for a seat before the match: army and place (LOT, CHOOSE), a plan or the ready one, how it is moved."""

    def __init__(self, army: int, place: int, plan: Plan | None, shift: int, setback: int, mirror: bool) -> None:
        self.army: Final[int] = army
        self.place: Final[int] = place
        self.plan: Final[Plan | None] = plan
        self.shift: Final[int] = shift
        self.setback: Final[int] = setback
        self.mirror: Final[bool] = mirror


def dealt(fixed: list[int], count: int) -> list[tuple[int, ...]]:
    """Everything lots and choices may give: one different number below `count` per seat, those settled as they are."""
    free = [number for number in range(count) if number not in fixed]
    open_seats = [seat for seat, number in enumerate(fixed) if number < 0]
    found: list[tuple[int, ...]] = []
    for drawn in permutations(free, len(open_seats)):
        given = fixed[:]
        for seat, number in zip(open_seats, drawn, strict=True):
            given[seat] = number
        found.append(tuple(given))
    return found


@final
class Atlas:
    """The castles of a table, and its fields, each made when it is first needed."""

    def __init__(self, yard: Yard, setup: Setup, ready: list[Plan], extras: list[Plan], wishes: list[Wish], costs: Costs) -> None:
        self.yard: Final[Yard] = yard
        self.setup: Final[Setup] = setup
        self.ready: Final[list[Plan]] = ready  # per army
        self.wishes: Final[list[Wish]] = wishes  # per seat
        self.costs: Final[Costs] = costs
        self.extras: Final[list[Placed]] = [
            Placed(plan, extra.anchor, extra.turn, extra.mirror) for plan, extra in zip(extras, setup.extras, strict=True)
        ]
        self.armies: Final[list[tuple[int, ...]]] = dealt([wish.army for wish in wishes], len(ready))
        self.places: Final[list[tuple[int, ...]]] = dealt([wish.place for wish in wishes], len(setup.places))
        self.mains: Final[i64] = len(setup.places)
        self.kinds: Final[i64] = len(ready)
        self.candidates: Final[list[list[Placed]]] = [[] for _ in setup.places]  # per place: what may stand there
        self.pick: vec[i64] = blank(len(wishes) * len(ready) * len(setup.places), -1)  # by seat, army, place: which candidate
        self._find_candidates()
        self.radix: vec[i64] = blank(len(setup.places), 1)
        count = 1
        for place, candidates in enumerate(self.candidates):
            self.radix[place] = count
            count *= max(1, len(candidates))
        self.fields: list[Field | None] = [None] * count
        self.unfurnished: Field | None = None  # without any main castle
        self.numbering: Numbering = Numbering()

    def castle_names(self) -> tuple[str, ...]:
        """Main castles by their edge, extra castles by number."""
        mains = [place.edge for place in self.setup.places]
        return (*mains, *[f"extra{n + 1}" for n in range(len(self.extras))])

    def cell_names(self) -> tuple[str, ...]:
        return tuple([cell_name(spot) for spot in self.numbering.spots])

    def tower_names(self) -> tuple[str, ...]:
        castles = self.castle_names()
        return tuple([f"{castles[castle]}:{tower}" for castle, tower in self.numbering.towers])

    def tower_called(self, number: int) -> Name:
        """What the plan calls a tower."""
        castle, name = self.numbering.towers[number]
        groups = [*self.candidates, *[[placed] for placed in self.extras]]
        for placed in groups[castle]:
            for tower in placed.plan.towers:
                if tower.id == name:
                    return Name("named-tower", {"en": tower.name_en, "ru": tower.name_ru})
        return Name("named-place", {"text": name})

    def portal_names(self) -> tuple[str, ...]:
        return tuple([edge_name(key) for key in self.numbering.portals])

    def placed(self, seat: int, army: int, place: int) -> Placed:
        """CC-4.4. The main castle of a seat with an army at a place."""
        wish, at = self.wishes[seat], self.setup.places[place]
        plan = wish.plan if wish.plan is not None else self.ready[army]
        mirror = at.mirror != wish.mirror
        return seated(plan, at.edge, at.axis(), self.yard.size, wish.shift, wish.setback, mirror)

    def _find_candidates(self) -> None:
        for seat in range(len(self.wishes)):
            for army, place in product(range(len(self.ready)), range(len(self.setup.places))):
                if not any(given[seat] == army for given in self.armies):
                    continue
                if not any(given[seat] == place for given in self.places):
                    continue
                placed = self.placed(seat, army, place)
                keys = [other.key() for other in self.candidates[place]]
                if placed.key() not in keys:
                    keys.append(placed.key())
                    self.candidates[place].append(placed)
                self.pick[(seat * len(self.ready) + army) * len(self.setup.places) + place] = keys.index(placed.key())

    def judge(self) -> list[Flaw]:
        """CC-S1 to CC-S6 for everything lots and choices may give; a flaw is told once."""
        found: list[Flaw] = []
        told: set[str] = set()
        seen: set[tuple[str, ...]] = set()
        for armies, places in product(self.armies, self.places):
            mains: list[Placed] = []
            for place in range(len(self.setup.places)):
                seat = places.index(place)
                mains.append(self.placed(seat, armies[seat], place))
            keys = tuple([placed.text() for placed in mains])
            if keys in seen:
                continue
            seen.add(keys)
            for flaw in self._judged(mains, keys):
                if str(flaw) not in told:
                    told.add(str(flaw))
                    found.append(flaw)
        if not errors(found):
            found += judge_fairness(self.yard, self.setup, self.extras)
        return found

    def _judged(self, mains: list[Placed], keys: tuple[str, ...]) -> list[Flaw]:
        """The same castles at the same places need be walked through only once."""
        places = [f"{place.edge} {place.anchor}" for place in self.setup.places]
        key = (f"{self.yard.size} {self.yard.zone}", *places, *keys, *[placed.text() for placed in self.extras])
        if key not in _known:
            if len(_known) >= REMEMBERED:
                _known.clear()
            _known[key] = judge_field(self.yard, self.setup, mains, self.extras)
        return _known[key]

    def number(self) -> None:
        """Number cells, towers and doors: everything that lots and choices may put on the field."""
        blocked: set[tuple[int, int]] = set()
        upper: set[tuple[int, int, int]] = set()
        portals: set[tuple[int, int, int, bool]] = set()
        groups = [*self.candidates, *[[placed] for placed in self.extras]]
        for castle, candidates in enumerate(groups):
            solid: list[set[tuple[int, int]]] = []
            for placed in candidates:
                cells = placed.cells()
                upper |= {(z, y, x) for x, y, z, sign in cells if z and sign in STANDABLE and sign != EMPTY}
                solid.append({(x, y) for x, y, z, sign in cells if z == 0 and sign == "#"})
                portals |= {portal.key() for portal in portals_of(castle, placed)}
                for tower in placed.plan.towers:
                    if (castle, tower.id) not in self.numbering.towers:
                        self.numbering.towers.append((castle, tower.id))
            blocked |= set.intersection(*solid)
        size = self.yard.size
        grounds = [(0, y, x) for y in range(size) for x in range(size) if (x, y) not in blocked]
        self.numbering.spots = grounds + sorted(upper)
        self.numbering.portals = sorted(portals)

    def candidate(self, seat: i64, army: i64, place: i64) -> i64:
        """Which of the castles that may stand at a place a seat with an army has there."""
        return self.pick[(seat * self.kinds + army) * self.mains + place]

    def field(self, armies: vec[i64], places: vec[i64]) -> Field:
        """The field on which these armies (per seat) have their castles at these places (per seat)."""
        layout: i64 = 0
        seat: i64
        for seat in range(len(armies)):
            place = places[seat]
            layout += self.candidate(seat, armies[seat], place) * self.radix[place]
        field = self.fields[layout]
        if field is None:
            field = self._assemble(layout)
            self.fields[layout] = field
        return field

    def bare(self) -> Field:
        """CC-4.8. The field while armies are chosen: the extra castles alone."""
        if self.unfurnished is None:
            nothing = Placed(Plan("none", ("", ""), "none", (0, 0), [], [], []), (0, 0), 0, False)
            castles = [nothing for _ in self.candidates] + self.extras
            self.unfurnished = Field(self.yard.size, castles, len(self.candidates), self.numbering, self.costs)
        return self.unfurnished

    def _assemble(self, layout: i64) -> Field:
        castles: list[Placed] = []
        for candidates in self.candidates:
            castles.append(candidates[layout % len(candidates)])
            layout //= len(candidates)
        return Field(self.yard.size, castles + self.extras, len(self.candidates), self.numbering, self.costs)
