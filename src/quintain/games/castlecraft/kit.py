"""What the box says, as tables the rules can read quickly: armies, units, cards and the numbers of the rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.castles.plan import PEOPLES
from quintain.kernel.content import Content, Entry

# Values of a unit
SPEED: Final = 0
RANGE: Final = 1
STRENGTH: Final = 2
DEFENCE: Final = 3
MANOEUVRES: Final = 4
VEIL: Final = 5
STATS: Final = ("speed", "range", "strength", "defence", "manoeuvres", "veil")
LOWEST: Final = (1, 0, 0, 1)  # CC-2.4

# Kinds of spell: their places in KINDS, where rules ask for one
BOLT: Final = 0
RAIN: Final = 1
BOON: Final = 3
AURA: Final = 4
KINDS: Final = ("bolt", "rain", "hex", "boon", "aura")


def at_least(entry: Entry, key: str, lowest: int) -> int:
    value = entry.number(key)
    if not lowest <= value <= 100:
        raise entry.wrong(key, f"a number from {lowest} to 100")
    return value


def delta_of(entry: Entry) -> int:
    value = entry.number("delta")
    if not -100 <= value <= 100:
        raise entry.wrong("delta", "a number from -100 to 100")
    return value


def column(entries: list[Entry], key: str, lowest: int) -> vec[i64]:
    return vec[i64]([at_least(entry, key, lowest) for entry in entries])


@final
class Kit:
    """The printed numbers; identities are places in these tables."""

    def __init__(self, content: Content) -> None:
        root = content.root()
        self.size: Final[int] = root.entry("field").number("size")
        self.zone: Final[int] = root.entry("field").number("zone")
        if not 15 <= self.size <= 60:
            raise root.entry("field").wrong("size", "a number from 15 to 60")
        if not 3 <= self.zone <= self.size // 2 - 2:
            raise root.entry("field").wrong("zone", f"a number from 3 to {self.size // 2 - 2}")
        self._read_numbers(root)
        self._read_units(root)
        self._read_upgrades(root.entries("upgrade"))
        self._read_spells(root.entries("spell"))
        prices = [*zip(self.gold, self.mana, strict=True), *zip(self.card_gold, self.card_mana, strict=True)]
        self.gratis: bool = (0, 0) in prices  # nothing printed is; a host's corrections may be

    def _read_numbers(self, root: Entry) -> None:
        self.start_gold: i64 = at_least(root.entry("start"), "gold", 0)
        self.start_mana: i64 = at_least(root.entry("start"), "mana", 0)
        bonus = root.entry("late_start_bonus")
        self.auto_bonus: vec[i64] = vec[i64]([0, 0, at_least(bonus, "two", 0), at_least(bonus, "three", 0)])  # by seats
        self.die: i64 = at_least(root.entry("die"), "sides", 1)
        self.manoeuvres: i64 = at_least(root.entry("turn"), "manoeuvres", 1)
        self.stairs: i64 = 2 * at_least(root.entry("passage"), "stairs", 1)  # half-steps
        self.climb: i64 = 2 * at_least(root.entry("passage"), "climb", 1)
        self.door: i64 = at_least(root.entry("portal"), "door", 1)
        self.gate: i64 = at_least(root.entry("portal"), "gate", 1)
        self.arch: i64 = at_least(root.entry("portal"), "arch", 0)
        self.reward_gold: i64 = at_least(root.entry("reward"), "gold", 0)
        self.reward_mana: i64 = at_least(root.entry("reward"), "mana", 0)
        self.token_gold: i64 = at_least(root.entry("token"), "gold", 0)
        self.token_mana: i64 = at_least(root.entry("token"), "mana", 0)
        self.far: i64 = 2 * at_least(root.entry("energy"), "steps", 0) + 3  # half-steps, CC-14.2
        self.energy: i64 = at_least(root.entry("energy"), "mana", 0)
        self.deploy_steps: i64 = at_least(root.entry("deployment"), "steps", 0)
        self.rain: i64 = at_least(root.entry("rain"), "separation", 0)
        self.rounds: i64 = root.entry("length").number("rounds")

    def _read_units(self, root: Entry) -> None:
        armies = root.entries("army")
        self.armies: tuple[str, ...] = tuple([entry.text("id") for entry in armies])
        if self.armies != PEOPLES:
            raise root.wrong("army", f"the armies {', '.join(PEOPLES)}")
        self.castle_of: list[str] = [entry.text("castle") for entry in armies]
        self.colours: list[str] = [entry.text("colour") for entry in armies]
        units = root.entries("unit")
        self.units: tuple[str, ...] = tuple([entry.text("id") for entry in units])
        self.n: i64 = len(units)
        self.army: vec[i64] = vec[i64]([entry.one_of("army", self.armies) for entry in units])
        self.printed: vec[i64] = vec[i64]()  # four values for each unit
        for entry in units:
            for stat in range(4):
                self.printed = append(self.printed, at_least(entry, STATS[stat], LOWEST[stat]))
        self.gold: vec[i64] = column(units, "gold", 0)
        self.mana: vec[i64] = column(units, "mana", 0)
        self.figures: vec[i64] = column(units, "figures", 1)
        self.mage: vec[i64] = vec[i64]([int(entry.flag("mage")) for entry in units])

    def _read_upgrades(self, upgrades: list[Entry]) -> None:
        """Cards are numbered upgrades first, then spells."""
        self.upgrades: i64 = len(upgrades)
        self.cards: tuple[str, ...] = tuple([entry.text("id") for entry in upgrades])
        self.card_army: vec[i64] = vec[i64]([entry.one_of("army", self.armies) for entry in upgrades])
        self.card_gold: vec[i64] = column(upgrades, "gold", 0)
        self.card_mana: vec[i64] = column(upgrades, "mana", 0)
        self.card_reach: vec[i64] = vec[i64]()  # steps from the castle where new squads may appear
        self.card_ram: vec[i64] = vec[i64]()  # bonus against doors and gates
        # What upgrades add to value s of unit u are those numbered boost_first[4 * u + s] .. boost_first[4 * u + s + 1] - 1.
        self.boost_first: vec[i64] = vec[i64]()
        self.boost_card: vec[i64] = vec[i64]()
        self.boost: vec[i64] = vec[i64]()
        for entry in upgrades:
            self.card_reach = append(self.card_reach, at_least(entry, "deploy_steps", 0) if entry.has("deploy_steps") else 0)
            self.card_ram = append(self.card_ram, at_least(entry, "portal_bonus", 0) if entry.has("portal_bonus") else 0)
            if entry.has("units"):
                entry.one_of("stat", STATS[:4])
                for name in entry.texts("units"):
                    if name not in self.units:
                        raise entry.wrong("units", f"some of {', '.join(self.units)}")
        for unit in self.units:
            for stat in range(4):
                self.boost_first = append(self.boost_first, len(self.boost))
                for card, entry in enumerate(upgrades):
                    if entry.has("units") and entry.text("stat") == STATS[stat] and unit in entry.texts("units"):
                        self.boost_card = append(self.boost_card, card)
                        self.boost = append(self.boost, delta_of(entry))
        self.boost_first = append(self.boost_first, len(self.boost))

    def _read_spells(self, spells: list[Entry]) -> None:
        self.spells: tuple[str, ...] = tuple([entry.text("id") for entry in spells])
        self.cards = (*self.cards, *self.spells)
        self.spell_army: vec[i64] = vec[i64]([entry.one_of("army", self.armies) for entry in spells])
        self.kind: vec[i64] = vec[i64]([entry.one_of("kind", KINDS) for entry in spells])
        self.range_base: vec[i64] = column(spells, "range_base", 0)
        self.range_per_mage: vec[i64] = column(spells, "range_per_mage", 0)
        self.strength_base: vec[i64] = vec[i64]()
        self.strength_per_mage: vec[i64] = vec[i64]()
        self.stat: vec[i64] = vec[i64]()  # what a lasting effect changes; -1 for magic attacks
        self.delta: vec[i64] = vec[i64]()
        for spell, entry in enumerate(spells):
            attack = self.kind[spell] in (BOLT, RAIN)
            self.strength_base = append(self.strength_base, at_least(entry, "strength_base", 0) if attack else 0)
            self.strength_per_mage = append(self.strength_per_mage, at_least(entry, "strength_per_mage", 0) if attack else 0)
            self.stat = append(self.stat, -1 if attack else entry.one_of("stat", STATS))
            self.delta = append(self.delta, 0 if attack else delta_of(entry))
            self.card_army = append(self.card_army, self.spell_army[spell])
            self.card_gold = append(self.card_gold, at_least(entry, "gold", 0))
            self.card_mana = append(self.card_mana, at_least(entry, "mana", 0))
            self.card_reach = append(self.card_reach, 0)
            self.card_ram = append(self.card_ram, 0)
            if self.range_base[spell] + self.range_per_mage[spell] < 1:
                raise entry.wrong("range_base", "a range of at least 1 with one mage")
