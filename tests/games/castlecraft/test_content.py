"""The box of Castle Craft: complete, every value with its source, and open to corrections."""

from typing import Any

import pytest

from quintain.games import content_of, new_game
from quintain.kernel.errors import ContentError, OptionError

from .builder import table
from .plans import READY, examine_table, ready

# army, speed, range, strength, defence, gold, mana, figures, mage
UNITS = {
    "man_at_arms": ("humans", 5, 0, 1, 4, 1, 0, 6, False),
    "knight": ("humans", 4, 0, 2, 5, 2, 0, 5, False),
    "wizard": ("humans", 4, 2, 1, 3, 1, 1, 4, True),
    "brave": ("dwarves", 4, 0, 2, 5, 2, 0, 5, False),
    "crossbowman": ("dwarves", 4, 2, 1, 3, 1, 0, 5, False),
    "shaman": ("dwarves", 4, 1, 1, 3, 1, 1, 4, True),
    "spearman": ("shadows", 4, 1, 1, 4, 1, 0, 4, False),
    "guard": ("shadows", 4, 0, 2, 5, 2, 0, 5, False),
    "magister": ("shadows", 4, 1, 1, 3, 1, 1, 4, True),
}
VALUES = ("army", "speed", "range", "strength", "defence", "gold", "mana", "figures", "mage")

# price in gold and mana of every card
PRICES = {
    "forged_armour": (4, 0),
    "damask_swords": (5, 0),
    "forced_march": (3, 0),
    "signal_fires": (2, 2),
    "rune_armour": (4, 0),
    "tempered_steel": (5, 0),
    "long_crossbows": (3, 0),
    "wall_hammers": (2, 0),
    "black_blades": (5, 0),
    "ashen_mail": (4, 0),
    "shadow_tread": (3, 1),
    "gates_of_gloom": (2, 2),
    "lightning": (0, 3),
    "fire_rain": (1, 4),
    "magic_wellspring": (0, 3),
    "fair_wind": (0, 2),
    "stone_hail": (0, 3),
    "stone_skin": (0, 3),
    "wrath_of_the_ancestors": (1, 3),
    "earth_tremor": (0, 3),
    "black_flame": (0, 3),
    "curse_of_weakness": (0, 3),
    "shackles_of_darkness": (1, 4),
    "veil_of_gloom": (0, 3),
}
# kind, range, range per mage
SPELLS = {
    "lightning": ("bolt", 4, 0),
    "fire_rain": ("rain", 3, 0),
    "magic_wellspring": ("aura", 0, 2),
    "fair_wind": ("boon", 4, 0),
    "stone_hail": ("bolt", 3, 0),
    "stone_skin": ("boon", 0, 2),
    "wrath_of_the_ancestors": ("boon", 0, 2),
    "earth_tremor": ("hex", 4, 0),
    "black_flame": ("bolt", 3, 0),
    "curse_of_weakness": ("hex", 0, 2),
    "shackles_of_darkness": ("hex", 3, 0),
    "veil_of_gloom": ("boon", 0, 2),
}
# standable cells, doors, gates, arches, gold and mana a turn
CASTLES = {
    "castle_humans": (55, 6, 1, 1, 4, 2),
    "castle_dwarves": (54, 6, 1, 1, 4, 2),
    "castle_shadows": (54, 6, 1, 1, 4, 2),
    "castle_extra": (19, 2, 0, 0, 2, 2),
}


def by_id(*keys: str) -> dict[str, dict[str, Any]]:
    tables = content_of("castlecraft").tables
    return {item["id"]: item for key in keys for item in tables[key]}


def test_box_holds_nine_units() -> None:
    """Three of each army, in the order of the armies, with these numbers."""
    units = by_id("unit")

    assert list(UNITS) == list(units)
    for unit, values in UNITS.items():
        assert dict(zip(VALUES, values, strict=True)) == {key: units[unit][key] for key in VALUES}, unit


def test_box_holds_twenty_four_cards() -> None:
    """Twelve upgrades and twelve spells with their prices."""
    cards = by_id("upgrade", "spell")

    assert PRICES == {card: (item["gold"], item["mana"]) for card, item in cards.items()}
    assert [4, 4, 4] == [
        sum(item["army"] == army for item in by_id("spell").values()) for army in ("humans", "dwarves", "shadows")
    ]


def test_spells_have_kinds_and_ranges() -> None:
    """Range is a base and so much per mage."""
    spells = by_id("spell")

    assert SPELLS == {spell: (item["kind"], item["range_base"], item["range_per_mage"]) for spell, item in spells.items()}


@pytest.mark.parametrize("name", READY)
def test_ready_castles_are_equally_strong(name: str) -> None:
    """The same doors, gates, arches and pay for every people; cells as drawn."""
    castle = ready(name)
    signs = [
        sign
        for level in castle["level"]
        for row, text in enumerate(level["plan"])
        for column, sign in enumerate(text)
        if row % 2 and column % 2
    ]
    edges = "".join("".join(level["plan"]) for level in castle["level"])
    plan = examine_table(castle, name != "castle_extra").plan
    assert plan is not None
    counts = (sum(sign in ".shqQoO" for sign in signs), *(edges.count(sign) for sign in "DGA"))

    assert CASTLES[name] == (*counts, plan.pays("square"), plan.pays("round"))


def test_box_holds_four_set_ups() -> None:
    """Three duels and three kings."""
    setups = by_id("setup")

    assert {"duel": 2, "duel_open": 2, "duel_two_castles": 2, "three_kings": 3} == {
        setup: item["players"] for setup, item in setups.items()
    }
    assert ["duel", "three_kings"] == [setup for setup, item in setups.items() if item["default"]]


def test_an_owner_of_the_printed_game_can_correct_a_number() -> None:
    """Another speed, price or defence is played at once."""
    content = {"unit": [{"id": "knight", "speed": 6, "gold": 3}], "portal": {"door": 3}}
    play = table(content=content).stage("building").move("recruit unit=knight", "deploy cell=13,2")

    assert (6, 1) == (play["values.knight.speed"], play["gold.humans"])
    broken = table(content=content).squads(knight="1 at 13,11").stage("knight strike").dice(1).move("breach portal=13,11-13,12")
    assert ["13,11-13,12"] == broken["broken"]


@pytest.mark.parametrize(
    "content",
    [
        {"unit": [{"id": "dragon", "speed": 9}]},
        {"unit": [{"id": "knight", "speed": "fast"}]},
        {"unit": [{"id": "knight", "wings": 2}]},
        {"spell": [{"id": "lightning", "kind": "flood"}]},
        {"castle": [{"id": "castle_humans", "people": "elves"}]},
        {"castle": [{"id": "castle_humans", "size": [40, 5]}]},
        {"weather": {"rain": 1}},
    ],
)
def test_a_correction_that_makes_no_sense_is_refused(content: dict[str, Any]) -> None:
    """One sentence, and no game."""
    with pytest.raises((ContentError, OptionError)) as refusal:
        new_game("castlecraft", {"seats": 2, "content": content})

    assert "\n" not in str(refusal.value)
