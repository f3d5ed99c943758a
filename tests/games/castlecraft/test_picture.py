"""Scene and picture: everything by id, the castles that stand, and numbers that the rules give."""

from typing import Any

import pytest

from quintain.kernel.rng import Rng

from .builder import THREE, Play, dealt, table
from .plans import ready, small
from .second_book import Book, name


def picture(play: Play) -> Any:
    return play.game.picture(play.match.state)


def scene(play: Play) -> Any:
    return play.game.scene()


def standing(play: Play) -> dict[str, Any]:
    """The castles of the scene that stand on the field, by place."""
    ids = {castle["stands"] for castle in picture(play)["castles"]}
    return {castle["castle"]: castle for castle in scene(play)["castles"] if castle["stands"] in ids}


def squad(play: Play, unit: str) -> Any:
    (found,) = (each for each in picture(play)["squads"] if each["unit"] == unit)
    return found


def castle(play: Play, place: str) -> Any:
    (found,) = (each for each in picture(play)["castles"] if each["castle"] == place)
    return found


@pytest.mark.parametrize(
    ("setup", "armies"), [("duel", ["humans", "shadows"]), ("three_kings", ["dwarves", "humans", "shadows"])]
)
def test_cells_and_edges_are_those_of_the_plans(setup: str, armies: list[str]) -> None:
    """A second account of the field, from the drawn plans alone, has the same cells, edges, doors and climbs."""
    play = table(",".join(armies), setup=setup).laid()
    book = Book(setup, armies)
    castles = standing(play).values()
    kinds = {".": "floor", "#": "masonry", "s": "stairs", "h": "hatch", "q": "floor", "o": "floor", "Q": "hatch", "O": "hatch"}
    edges = {"-": "wall", "|": "wall", "=": "battlement", "!": "battlement", "D": "door", "G": "gate", "A": "arch"}

    cells = {(cell["x"], cell["y"], cell["z"]): cell["kind"] for castle in castles for cell in castle["cells"]}
    assert {spot: kinds[sign] for spot, sign in book.signs.items()} == cells
    found = {}
    for castle in castles:
        for edge in castle["edges"]:
            x, y, z = edge["x"], edge["y"], edge["z"]
            found[frozenset(((x, y, z), (x, y - 1, z) if edge["side"] == "north" else (x - 1, y, z)))] = edge["kind"]
    assert {edge: edges[sign] for edge, sign in book.edges.items()} == found
    climbs = {(climb["low"], climb["high"]) for castle in castles for climb in castle["climbs"]}
    high = [spot for spot in book.signs if spot[2]]
    sides = ((1, 0), (-1, 0), (0, 1), (0, -1))
    pairs = [((x + dx, y + dy, z - 1), (x, y, z)) for x, y, z in high for dx, dy in sides]
    assert {(name(low), name(up)) for low, up in pairs if book.climb(low, up)} == climbs


def test_towers_and_portals_bear_the_ids_of_moves() -> None:
    """What can be clicked is what can be chosen."""
    play = table().laid()
    nouns = play.game.nouns
    castles = standing(play)

    assert {tower["tower"] for castle in castles.values() for tower in castle["towers"]} == {
        tower["tower"] for tower in picture(play)["towers"]
    }
    for castle in castles.values():
        assert all(portal["portal"] in nouns["portal"] for portal in castle["portals"])
        assert all(end in nouns["cell"] for portal in castle["portals"] for end in portal["ends"])
        assert all(cell["cell"] in nouns["cell"] for cell in castle["cells"] if cell["kind"] != "masonry")
    (armoury,) = (tower for tower in castles["north"]["towers"] if tower["tower"] == "north:h_armoury")
    assert ("square", "gold", 3) == (armoury["kind"], armoury["pays"], armoury["floors"])
    assert {"8,0,3", "9,0,3", "8,1,3", "9,1,3"} == set(armoury["cells"])
    assert [{"outer": "7,2", "inner": "8,2"}] == castles["north"]["arches"]


def test_while_armies_are_chosen_no_main_castle_stands() -> None:
    """Edges, zones and who is still to choose are known; the extra castle stands already."""
    play = dealt(1)
    shown = picture(play)

    assert ([], "armies", {"extra1"}) == (shown["order"], shown["phase"], set(standing(play)))
    assert [play.seat, 1 - play.seat] == shown["choosing"]
    assert [None, None] == [seat["army"] for seat in shown["seats"]]
    assert {"north", "south"} == {seat["castle"] for seat in shown["seats"]}
    assert [(0, 5), (22, 5)] == [(place["y"], place["depth"]) for place in scene(play)["places"]]
    play.move("choose_army army=shadows", "choose_army army=humans")
    people = {place: drawn["people"] for place, drawn in standing(play).items()}
    assert {seat["castle"]: seat["army"] for seat in picture(play)["seats"]} == {
        place: army for place, army in people.items() if place != "extra1"
    }


def test_own_castles_are_drawn_where_they_stand_and_named_by_their_plan() -> None:
    castles = [{"castle": small(), "shift": 2}, {}]
    play = table(castles="own", own_castles=castles).laid()
    own = standing(play)["north"]

    assert (11, 0, 9, 4, "small") == (own["x"], own["y"], own["width"], own["depth"], own["plan"])
    assert {"en": "Small Castle", "ru": "Малый замок"} == own["name"]["args"]
    assert {"en": "Watch", "ru": "Дозор"} == scene(play)["names"]["tower"]["north:watch"]["args"]


def test_squads_are_shown_as_they_count_now() -> None:
    """Place, values with upgrades and spells, whether they acted, and whether something is above them."""
    position = table().squads(knight="3 at 9,1", guard="2 at 16,4,1").cards("damask_swords").effects(magic_wellspring=["knight"])
    play = position.stage("knight").laid()
    knight, guard = squad(play, "knight"), squad(play, "guard")

    assert {"speed": 4, "range": 0, "strength": 3, "defence": 7} == knight["values"] == play["values.knight"]
    assert (True, True, False, "north", ["magic_wellspring"]) == tuple(
        knight[field] for field in ("active", "acted", "sky", "castle", "spells")
    )
    assert ("north:h_bastion", True, 1) == (guard["tower"], guard["sky"], guard["z"])
    assert {"unit": "knight", "manoeuvre": 1, "of": 2} == picture(play)["active"]
    assert [{"spell": "magic_wellspring", "seat": 0, "units": ["knight"], "turns": [0, 1]}] == picture(play)["spells"]


def test_income_tells_where_it_comes_from() -> None:
    """CC-14: the sum is that of the towers and of the squads far from home."""
    position = (
        table().squads(knight="1 at 13,20", guard="1 at 13,2").tokens({"north:h_armoury": "humans", "north:h_spire": "humans"})
    )
    play = position.laid()
    income = picture(play)["seats"][0]["income"]

    assert {"gold": 1, "mana": 2} == {chip: income[chip] for chip in ("gold", "mana")} == play["income.humans"]
    assert [("north:h_armoury", 1, 0), ("north:h_spire", 0, 1)] == [
        (tower["tower"], tower["gold"], tower["mana"]) for tower in income["towers"]
    ]
    assert ["knight"] == income["far"]


@pytest.mark.parametrize(
    ("squads", "tokens", "near", "conqueror"),
    [
        ({"knight": "1 at 13,2"}, {"north:h_bastion": "humans"}, False, None),
        ({}, {"north:h_bastion": "humans"}, True, None),
        ({"knight": "1 at 13,2"}, {"north:h_spire": "dwarves"}, True, 1),
        ({"knight": "1 at 13,2"}, {"north:h_spire": "dwarves", "north:h_armoury": "shadows"}, True, 2),
        ({"knight": "1 at 13,2", "wizard": "1 at 13,1"}, {"north:h_spire": "dwarves"}, False, 1),
        ({}, {}, True, None),
    ],
)
def test_a_siege_tells_how_near_the_fall_is_and_whose_it_would_be(
    squads: dict[str, str], tokens: dict[str, str], near: bool, conqueror: int | None
) -> None:
    """CC-18.1, CC-18.4: tokens and squads left, foreign tokens, and the conqueror as things stand."""
    play = table(THREE).turn("humans").squads(brave="1 at 20,20", **squads).tokens(tokens).laid()
    siege = castle(play, "north")["siege"]

    assert (near, conqueror) == (siege["near"], siege["conqueror"])
    assert len(squads) == len(siege["squads"])
    assert [army for army in tokens.values() if army == "humans"] == ["humans"] * siege["tokens"]


def test_points_are_floors_and_whoever_has_most_leads() -> None:
    play = table().tokens({"north:h_armoury": "humans", "south:s_shadow": "shadows"}).laid()

    assert [(3, True), (2, False)] == [(seat["points"], seat["leads"]) for seat in picture(play)["seats"]]


def test_what_is_printed_is_in_the_scene() -> None:
    """Units, cards and the numbers of the rules, with the corrections of the host."""
    shown = scene(dealt(0, content={"unit": [{"id": "knight", "speed": 6}]}))
    units = {unit["unit"]: unit for unit in shown["units"]}
    cards = {card["card"]: card for card in shown["cards"]}

    assert (6, 2, 5) == (units["knight"]["values"]["speed"], units["knight"]["price"]["gold"], units["knight"]["figures"])
    assert ("upgrade", ["man_at_arms", "wizard"], "defence", "+2") == tuple(
        cards["forged_armour"][field] for field in ("effect", "units", "stat", "delta")
    )
    assert ("bolt", 4, 1) == (cards["lightning"]["effect"], cards["lightning"]["distance"], cards["lightning"]["power_per"])
    assert (6, 5, 10, 2, 27, 5, 200) == tuple(shown[key] for key in ("die", "door", "gate", "arch", "size", "zone", "round_cap"))
    assert "castle_humans" == ready("castle_humans")["id"] == shown["armies"][0]["plan"]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_picture_agrees_with_what_is_told(seats: int) -> None:
    """Squads, tokens, chips, doors and cards over a random match."""
    play = dealt(7, seats, armies="lot", counter_attack="ask", round_cap=12)
    rng = Rng.seeded(3)
    while not play.over:
        shown, told = picture(play), play.told
        armies = [seat["army"] for seat in shown["seats"]]
        assert told["squads"] == {each["unit"]: f"{each['count']} at {each['cell']}" for each in shown["squads"]}
        assert told["tokens"] == {each["tower"]: armies[each["token"]] for each in shown["towers"] if each["token"] is not None}
        assert told["broken"] == shown["broken"]
        assert told["gold"] == {seat["army"]: seat["gold"] for seat in shown["seats"]}
        assert sorted(told["cards"]) == sorted(card for seat in shown["seats"] for card in seat["cards"])
        assert told["owners"] == {each["castle"]: armies[each["owner"]] for each in shown["castles"] if each["owner"] is not None}
        legal = play.legal
        play.move(legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize(
    ("spell", "mage", "army", "at"),
    [
        ("lightning", "wizard", "humans", "12,5"),
        ("fire_rain", "wizard", "humans", "12,5"),
        ("fire_rain", "wizard", "humans", "13,2"),  # beside the passage under the wall-walk
        ("black_flame", "magister", "shadows", "12,5"),
    ],
)
def test_the_range_of_a_spell_is_where_a_squad_would_be_a_target(spell: str, mage: str, army: str, at: str) -> None:
    """CC-13.3: a foe on a cell in sight can be struck, one on a hidden cell or beyond cannot."""
    foe = "guard" if army == "humans" else "knight"
    position = table().turn(army).cards(spell).stage(f"{mage} strike")
    play = position.squads(**{mage: f"2 at {at}", foe: "1 at 12,6" if at == "12,5" else "1 at 12,2"}).laid()
    (told,) = (each for each in picture(play)["ranges"] if each["spell"] == spell)
    near = {*told["seen"], *told["hidden"]}
    cells = [cell for cell in play.game.nouns["cell"] if cell != at]
    for cell in [*sorted(near), *[each for each in cells if each not in near][::9]]:
        there = position.squads(**{mage: f"2 at {at}", foe: f"1 at {cell}"}).laid()
        struck = f"cast spell={spell} unit={foe}" in there.legal

        assert (cell in told["seen"]) == struck, cell


def test_only_mages_that_strike_have_ranges() -> None:
    position = table().cards("lightning").squads(wizard="2 at 12,5", knight="1 at 13,5", guard="1 at 13,6")

    assert [] == picture(position.stage("knight strike").laid())["ranges"]
    assert [] == picture(position.stage("wizard").laid())["ranges"]


def test_a_lasting_spell_says_whose_turns_it_still_covers() -> None:
    """CC-13.7: from the present turn until that of its caster begins."""
    play = (
        table()
        .cards("fair_wind")
        .stage("wizard strike")
        .squads(wizard="2 at 12,5", knight="1 at 13,5")
        .move("cast spell=fair_wind unit=knight")
    )

    assert [0, 1] == picture(play)["spells"][0]["turns"]
