"""What the printed values come to under the options chosen: tables that the rules read fast."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.land import Land
from quintain.games.mastery.names import (
    ABILITIES,
    ARTEFACT_KINDS,
    ARTEFACTS,
    ARTEFACTS_OF_A_KIND,
    AUTHORITY,
    CARD_KINDS,
    CARDS,
    OCCASIONS,
    PRINTED,
    START_KNIGHTS,
    SUPPORT_ONE,
    SUPPORT_TWO,
    TARGETS,
)
from quintain.games.mastery.options import MasteryOptions
from quintain.games.mastery.steps import Agendas
from quintain.games.mastery.verbs import Verbs
from quintain.kernel.actions import ActionSpace
from quintain.kernel.content import Content, Entry
from quintain.kernel.errors import ContentError

MOST_KNIGHTS: Final = 12  # the largest capacity a tile may be given
MOST_STANDING: Final = 3600  # knights of one place: at most 60 dice of 60 pips


@final
class Kit:
    """Everything the rules look up; nothing here ever changes."""

    def __init__(self, content: Content, options: MasteryOptions, space: ActionSpace) -> None:
        root = content.root()
        seats = int(options.seats)
        layouts = [entry for entry in root.entries("layout") if entry.number("players") == seats]
        if len(layouts) != 1:
            raise ContentError(f"content layout should have one map for {seats} players, not {len(layouts)}")
        self.land: Final[Land] = Land(layouts[0], seats)
        self.seats: Final[i64] = seats
        self.places: Final[i64] = self.land.places  # castles and territories
        self.near: Final[vec[i64]] = self.land.near
        self.reach: Final[vec[i64]] = self.land.reach

        # options
        self.siege: Final[bool] = options.castle_siege
        self.ruthless: Final[bool] = options.ruthlessness
        self.disorder: Final[bool] = options.disorder
        self.skirmish: Final[bool] = options.skirmish
        self.turn_limit: Final[i64] = int(options.round_limit) * seats  # 0: none
        self.team_size: Final[i64] = options.team_size()
        self.teams: Final[i64] = seats // options.team_size()  # seats s and s + teams are partners (MM-12.1)

        # constants
        printed = root.entry("constants")
        self.start_knights: Final[i64] = _between(printed, "start_knights", 1, 60)
        self.extra_knights: Final[i64] = _count(printed, "disorder_extra_knights", 60) if options.disorder else 0
        self.income: Final[i64] = _between(printed, "knights_per_turn", 1, 60)
        self.call_to_arms: Final[i64] = _count(printed, "call_to_arms_knights", 60)
        self.hand_setup: Final[i64] = _count(printed, "hand_setup", 60)
        self.hand_battle: Final[i64] = _count(printed, "hand_battle", 60)
        self.hand_orb: Final[i64] = _count(printed, "hand_orb_draw", 60)
        self.authority_draw: Final[i64] = _count(printed, "authority_draw", 60)
        self.insight_depth: Final[i64] = _between(printed, "insight_depth", 1, 60)
        self.dice: Final[i64] = _between(printed, "dice_per_player", 6, 60)  # five territories and a castle, or nobody can win
        self.pips: Final[i64] = _between(printed, "pips_per_die", 2, 60)  # faces of a die
        self.dice_of: Final[vec[i64]] = vec[i64]([(knights + self.pips - 1) // self.pips for knights in range(MOST_STANDING + 1)])
        self.tie_margin: Final[i64] = _count(printed, "tie_margin", 60)
        self.garrison: Final[i64] = _count(printed, "siege_garrison", 60)
        self.besiegers: Final[i64] = _between(printed, "siege_max_attackers", 1, MOST_KNIGHTS)

        # tiles
        entries = root.entries("tile")
        self.tiles: Final[tuple[str, ...]] = (*[entry.text("id") for entry in entries], "castle")
        self.castle: Final[i64] = len(entries)  # the tile of every castle: worth nothing, without abilities
        self.copies_of_tile: Final[vec[i64]] = vec[i64]([_count(entry, "count", 60) for entry in entries])
        self.stack_of: Final[vec[i64]] = vec[i64]([_between(entry, "vp", 1, 3) for entry in entries])  # by printed value
        capacity = [_between(entry, "capacity", 1, MOST_KNIGHTS) for entry in entries]
        capacity.append(int(self.besiegers))
        self.capacity: Final[vec[i64]] = vec[i64](capacity)
        abilities = [_abilities(entry) for entry in entries]
        abilities.append(0)
        self.abilities: Final[vec[i64]] = vec[i64](abilities)
        homelands = _between(printed, "skirmish_homelands_vp", 0, 3)
        worth = [int(stack) for stack in self.stack_of]
        for tile in range(len(entries)):
            if options.skirmish and abilities[tile] & START_KNIGHTS:
                worth[tile] = homelands  # MM-12.11
        worth.append(0)
        self.worth: Final[vec[i64]] = vec[i64](worth)
        for value in (1, 2, 3):
            tiles = sum([int(self.copies_of_tile[tile]) for tile in range(len(entries)) if self.stack_of[tile] == value])
            if tiles < list(self.land.slot_worth).count(value):
                raise ContentError(
                    f"content tile should have a tile worth {value} for every slot of the map, not {tiles} of them"
                )

        self.goal: Final[i64] = self._goal(printed, options)

        # cards
        deck = [_by_id(root, "card", card) for card in CARDS]
        self.copies: Final[vec[i64]] = vec[i64]([_between(entry, "count", 0, 9) for entry in deck])
        self.value: Final[vec[i64]] = vec[i64]([_count(entry, "value", 99) if entry.has("value") else 0 for entry in deck])
        self.deck_size: Final[i64] = sum(list(self.copies))
        for card, entry in enumerate(deck):
            kind = 0 if card < SUPPORT_ONE else 1 if card <= SUPPORT_TWO else 2
            if entry.one_of("kind", CARD_KINDS) != kind:
                raise entry.wrong("kind", CARD_KINDS[kind])
        if self.copies[AUTHORITY] > 1:
            raise deck[AUTHORITY].wrong("count", "at most 1")

        # artefacts
        regalia = [_by_id(root, "artefact", artefact) for artefact in ARTEFACTS]
        self.when: Final[vec[i64]] = vec[i64]([entry.one_of("when", OCCASIONS) for entry in regalia])
        for artefact, entry in enumerate(regalia):
            if entry.one_of("kind", ARTEFACT_KINDS) != artefact // ARTEFACTS_OF_A_KIND:
                raise entry.wrong("kind", ARTEFACT_KINDS[artefact // ARTEFACTS_OF_A_KIND])
            occasion, target = PRINTED[artefact].split()
            if entry.one_of("when", OCCASIONS) != OCCASIONS.index(occasion):
                raise entry.wrong("when", occasion)
            if entry.one_of("target", TARGETS) != TARGETS.index(target):
                raise entry.wrong("target", target)

        self.slots: Final[tuple[str, ...]] = tuple(self.land.slots)
        most = max(capacity)
        self.verbs: Final[Verbs] = Verbs(
            space, self.slots, seats, most, int(self.copies[SUPPORT_ONE]), int(self.copies[SUPPORT_TWO])
        )
        self.agendas: Final[Agendas] = Agendas(seats, 2 * options.team_size())
        alone: list[vec[i64]] = []
        for seat in range(seats):
            alone.append(append(vec[i64](), seat))
        self.alone: Final[list[vec[i64]]] = alone  # per seat: the vec of only that seat

    def same_team(self, seat: i64, other: i64) -> bool:
        """MM-12.1. A seat is its own partner."""
        return (seat - other) % self.teams == 0

    def _goal(self, printed: Entry, options: MasteryOptions) -> int:
        """MM-11.2, MM-12.11 for a skirmish, MM-12.2 for teams: more than a set-up gives (MM-11.3), no more than the map has."""
        key = ("victory_points_to_win", "team_vp_two", "team_vp_three")[options.team_size() - 1]
        if options.skirmish:
            key = "skirmish_vp" if options.team_size() == 1 else f"{key}_skirmish"
        homelands = [int(self.stack_of[tile]) for tile in range(self.castle) if self.abilities[tile] & START_KNIGHTS]
        at_start = 0
        for seat in range(int(self.seats)):
            beside = [int(self.land.slot_worth[place]) for place in range(self.places) if self.near[seat] >> place & 1]
            at_start = max(at_start, sum([worth for worth in beside if worth in homelands]))
        return _between(printed, key, at_start * options.team_size() + 1, sum([int(worth) for worth in self.land.slot_worth]))


def _count(entry: Entry, key: str, most: int) -> int:
    return _between(entry, key, 0, most)


def _between(entry: Entry, key: str, least: int, most: int) -> int:
    value = entry.number(key)
    if least <= value <= most:
        return value
    raise entry.wrong(key, f"a number from {least} to {most}")


def _abilities(entry: Entry) -> int:
    """The abilities of a tile as bits."""
    for ability in entry.texts("abilities"):
        if ability not in ABILITIES:
            raise entry.wrong("abilities", f"some of {', '.join(ABILITIES)}")
    return sum([1 << ABILITIES.index(ability) for ability in set(entry.texts("abilities"))])


def _by_id(root: Entry, key: str, wanted: str) -> Entry:
    for entry in root.entries(key):
        if entry.text("id") == wanted:
            return entry
    raise ContentError(f"content {key} should have {wanted}")
