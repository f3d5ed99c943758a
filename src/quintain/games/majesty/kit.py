"""What is in the box, as tables: cards by number, and the faces of the buildings."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.kernel.content import Content, Entry
from quintain.kernel.errors import ContentError

ROLES: Final = ("miller", "brewer", "witch", "guard", "knight", "innkeeper", "noble")
BUILDINGS: Final = ("mill", "brewery", "cottage", "guardhouse", "barracks", "inn", "castle", "infirmary")
SIDES: Final = ("A", "B")

# A character and its building have one number; the infirmary follows the seven.
WITCH: Final = 2
GUARD: Final = 3
KNIGHT: Final = 4
NOBLE: Final = 6
INFIRMARY: Final = 7
COLUMNS: Final = 7
NO_ROLE: Final = -1

KINDS: Final = ("per", "each_player_if", "if", "per_largest", "trade", "final_wounded")
PER: Final = 0
EACH_PLAYER_IF: Final = 1
IF: Final = 2
PER_LARGEST: Final = 3
TRADE: Final = 4
FINAL_WOUNDED: Final = 5

SPECIALS: Final = ("", "heal_top", "defend", "attack", "game_end")
HEAL_TOP: Final = 1
DEFEND: Final = 2
ATTACK: Final = 3
WOUND_PICKS: Final = ("newest", "oldest")


@final
class Ability:
    """One row on a building."""

    def __init__(self, entry: Entry) -> None:
        self.kind: Final[i64] = entry.one_of("kind", KINDS)
        roles = vec[i64]()
        for name in entry.texts("of") if entry.has("of") else []:
            if name == "wounded":
                roles = append(roles, INFIRMARY)
            elif name in ROLES:
                roles = append(roles, ROLES.index(name))
            else:
                raise entry.wrong("of", f"characters among {', '.join(ROLES)} or wounded")
        self.roles: Final[vec[i64]] = roles
        self.points: Final[i64] = _between(entry, "points", -1000, 1000) if entry.has("points") else 0
        self.workers: Final[i64] = _between(entry, "workers", 0, 30) if entry.has("workers") else 0
        self.limit: Final[i64] = _between(entry, "limit", 0, 30) if entry.has("limit") else 0


@final
class Face:
    """One side of a building."""

    def __init__(self, entry: Entry) -> None:
        self.majority: Final[i64] = entry.number("majority")
        self.abilities: Final[list[Ability]] = [Ability(row) for row in entry.entries("abilities")]
        trade: i64 = 0
        wounded: i64 = 0
        for ability in self.abilities:
            if ability.kind == TRADE:
                trade = ability.limit
            elif ability.kind == FINAL_WOUNDED:
                wounded = ability.points
        self.trade: Final[i64] = trade  # the most that can be exchanged here
        self.wounded: Final[i64] = wounded  # points per wounded card in final scoring


@final
class Kit:
    """The tables of one game, made from its content."""

    def __init__(self, content: Content, seats: int) -> None:
        root = content.root()
        constants = root.entry("constants")
        self.market_size: Final[i64] = _between(constants, "market_size", 1, 12)
        self.places: Final[i64] = _between(constants, "worker_places", 0, 30)
        self.workers: Final[i64] = _between(constants, "workers", seats * constants.number("start_workers"), 1000)
        self.start_workers: Final[i64] = _between(constants, "start_workers", 0, int(self.places))
        self.turns: Final[i64] = _between(constants, "turns_per_player", 1, 50) * seats
        self.overflow: Final[i64] = constants.number("overflow_points")
        self.shortage: Final[i64] = constants.number("shortage_points")
        self.wounds_newest: Final[bool] = constants.one_of("wound_pick", WOUND_PICKS) == 0
        self.stage1_kept: Final[i64] = root.entry("stage1_kept").number(str(seats))

        # Cards have numbers: all of stage 1, type by type, then all of stage 2.
        self.types: list[str] = []  # ids of the card types
        self.type_of: vec[i64] = vec[i64]()
        self.stage: vec[i64] = vec[i64]()
        self.low: vec[i64] = vec[i64]()  # the character with the lower number
        self.high: vec[i64] = vec[i64]()  # the other one of a double card, or NO_ROLE
        self._number_cards(root)
        self.stage1: Final[i64] = sum([1 for stage in self.stage if stage == 1])

        self.blank: Final[vec[i64]] = vec[i64]([0] * int(self.market_size * 2))  # as many options as a turn can have
        self.specials: Final[vec[i64]] = vec[i64]([entry.one_of("special", SPECIALS) for entry in root.entries("building")])
        self.faces: Final[list[Face]] = []  # side A and B of each building
        for entry in root.entries("building"):
            self.faces.append(Face(entry.entry("A")))
            self.faces.append(Face(entry.entry("B")))
        self.chips: Final[list[str]] = []  # ids of the chips, the dearest first
        self.chip_values: Final[list[int]] = []
        for worth, chip in sorted([(_between(entry, "value", 1, 1000), entry.text("id")) for entry in root.entries("chip")]):
            self.chips.insert(0, chip)
            self.chip_values.insert(0, worth)
        self._check(root, seats)

    def _number_cards(self, root: Entry) -> None:
        for stage in (1, 2):
            for number, entry in enumerate(root.entries("card")):
                roles = [ROLES.index(role) for role in entry.texts("roles") if role in ROLES]
                if len(roles) != len(entry.texts("roles")) or len(roles) not in (1, 2):
                    raise entry.wrong("roles", "one or two characters")
                if stage == 1:
                    self.types.append(entry.text("id"))
                for _ in range(_between(entry, f"stage{stage}", 0, 60)):
                    self.type_of = append(self.type_of, number)
                    self.stage = append(self.stage, stage)
                    self.low = append(self.low, min(roles))
                    self.high = append(self.high, max(roles) if len(roles) == 2 else NO_ROLE)

    def _check(self, root: Entry, seats: int) -> None:
        """Corrections may not make a box that cannot be played."""
        if [entry.text("id") for entry in root.entries("building")] != list(BUILDINGS):
            raise ContentError(f"content building should list {', '.join(BUILDINGS)} in this order")
        for number, entry in enumerate(root.entries("building")):
            _check_building(entry, number)
        for stage in (1, 2):
            if root.entry("stage_cards").number(str(stage)) != sum([1 for other in self.stage if other == stage]):
                raise root.entry("stage_cards").wrong(str(stage), "the number of cards of that stage")
        if not 0 <= self.stage1_kept <= self.stage1:
            raise root.entry("stage1_kept").wrong(str(seats), f"at most the {self.stage1} cards of stage 1")
        played = len(self.stage) - self.stage1 + self.stage1_kept
        if played < self.turns:
            raise ContentError(f"content: {played} cards in play are too few for {self.turns} turns")

    def face(self, building: i64, side: i64) -> Face:
        return self.faces[building * 2 + side]

    def has(self, card: i64, role: i64) -> bool:
        return self.low[card] == role or self.high[card] == role


def _check_building(entry: Entry, number: int) -> None:
    """A building keeps its number and its character; only the Castle exchanges, only the infirmary waits for the end."""
    if entry.number("number") != number + 1:
        raise entry.wrong("number", str(number + 1))
    if entry.text("character") != (ROLES[number] if number < COLUMNS else ""):
        raise entry.wrong("character", ROLES[number] if number < COLUMNS else "empty")
    for side in SIDES:
        for row in entry.entry(side).entries("abilities"):
            kind = row.one_of("kind", KINDS)
            if (kind == FINAL_WOUNDED) != (number == INFIRMARY):
                raise row.wrong("kind", "final_wounded at the infirmary, and only there")
            if kind == TRADE and number != NOBLE:
                raise row.wrong("kind", "an ability of this building; only the castle trades")


def _between(entry: Entry, key: str, low: int, high: int) -> int:
    value = entry.number(key)
    if not low <= value <= high:
        raise entry.wrong(key, f"a number from {low} to {high}")
    return value
