"""The box: the map and what the specification says of it, pieces, strengths and sources."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import quintain.games
from quintain.games import content_of, new_game
from quintain.kernel.errors import ContentError

from .builder import FACTIONS, FOUR, Table, started, table
from .second_map import MAP
from .test_setup import NEUTRAL, START

CONTENT: dict[str, Any] = dict(content_of("reliquium").tables)
AREAS: dict[str, dict[str, Any]] = {area["id"]: area for area in CONTENT["area"]}
NEAR = {area: frozenset(entry["adjacent"]) for area, entry in AREAS.items()}
BORDERS = {frozenset((area, other)) for area, others in NEAR.items() for other in others}
JUNCTIONS = {
    frozenset(three) for three in combinations(AREAS, 3) if all(other in NEAR[area] for area, other in combinations(three, 2))
}
TERRAIN = {area: entry["terrain"] for area, entry in AREAS.items()}


def test_the_map_has_31_areas_66_borders_and_36_junctions() -> None:
    """28 lands (10 plains, 9 mountains, 9 forests) and 3 waters."""

    assert (31, 66, 36) == (len(AREAS), len(BORDERS), len(JUNCTIONS))
    assert {"plain": 10, "mountain": 9, "forest": 9, "water": 3} == Counter(TERRAIN.values())


def test_adjacency_is_mutual_and_connected() -> None:
    """Whoever neighbours somebody is neighboured back, and every area can be reached."""

    assert all(area in NEAR[other] and area != other for area, others in NEAR.items() for other in others)

    reached, fringe = {"mirror_lake"}, ["mirror_lake"]
    while fringe:
        for other in NEAR[fringe.pop()] - reached:
            reached.add(other)
            fringe.append(other)

    assert set(AREAS) == reached


def test_the_game_marches_summons_and_numbers_by_this_map() -> None:
    """Every border can be marched both ways, every junction takes a creature, and nothing else exists."""
    game = started().game
    ways = [move for move in (game.space.text(action) for action in range(game.space.size)) if move.startswith("melee ")]
    places = {
        move.split("junction=")[1]
        for move in (game.space.text(action) for action in range(game.space.size))
        if move.startswith("summon creature=aqus")
    }

    assert {f"melee way={area}>{other}" for area, others in NEAR.items() for other in others} == set(ways)
    assert {"+".join(sorted(three)) for three in JUNCTIONS} == places


@pytest.mark.parametrize(
    "border",
    [
        ("boundless_expanse", "wasteland"),
        ("ancestors_bowl", "saxum_ridges"),
        ("wasteland", "saxum_ridges"),
        ("howling_wilds", "wasteland"),
        ("valley_of_volcanoes", "saxum_ridges"),
        ("howling_wilds", "saxum_ridges"),
        ("cliff_of_sorrow", "great_sea"),
        ("forest_edge", "oak_grove"),
    ],
    ids="|".join,
)
def test_borders_of_the_rulebook(border: tuple[str, str]) -> None:
    """The examples of the rulebook can be played here."""

    assert frozenset(border) in BORDERS


@pytest.mark.parametrize(
    "junction",
    [
        ("saxum_ridges", "wasteland", "howling_wilds"),
        ("forest_edge", "sacrificial_forest", "mossy_ridge"),
        ("oak_grove", "cliff_of_sorrow", "dawn_pinewood"),
        ("forest_edge", "sacrificial_forest", "eagle_crags"),
    ],
    ids="+".join,
)
def test_junctions_of_the_rulebook(junction: tuple[str, str, str]) -> None:
    """Armus, Arborus, Architectus and Aqus are summoned there."""

    assert frozenset(junction) in JUNCTIONS


def around(faction: str) -> set[str]:
    """Start lands of a faction and all lands that border on them."""
    lands = set(START[faction])
    for start in START[faction]:
        lands |= {other for other in NEAR[start] if TERRAIN[other] != "water"}
    return lands


def test_neutral_sets_are_disjoint_and_five_or_six() -> None:
    """Legion 5, Alliance 6, Order 5, Brotherhood 6, none with more than three of a terrain."""
    sets = {faction: around(faction) for faction in FACTIONS}

    assert sets == NEUTRAL
    assert [5, 6, 5, 6] == [len(sets[faction]) for faction in FACTIONS]
    assert 22 == len(set().union(*sets.values()))
    assert all(max(Counter(TERRAIN[land] for land in lands).values()) <= 3 for lands in sets.values())


def test_start_lands_have_one_of_each_terrain() -> None:
    """Three a faction, and the four sets of units differ."""
    for faction in FACTIONS:
        assert {"plain", "mountain", "forest"} == {TERRAIN[area] for area in START[faction]}
    assert 4 == len({tuple(sorted(START[faction].values())) for faction in FACTIONS})


def distances(faction: str) -> dict[str, int]:
    """Steps from the nearest start land of a faction."""
    found = dict.fromkeys(START[faction], 0)
    fringe = list(START[faction])
    for area in fringe:
        for other in sorted(NEAR[area]):
            if other not in found:
                found[other] = found[area] + 1
                fringe.append(other)
    return found


def test_every_faction_has_the_same_share_of_the_lands() -> None:
    """Seven lands each when every land is given to the nearest start, ties halved."""
    far = {faction: distances(faction) for faction in FACTIONS}
    share = dict.fromkeys(FACTIONS, 0.0)
    for land in (area for area in AREAS if TERRAIN[area] != "water"):
        least = min(far[faction][land] for faction in FACTIONS)
        nearest = [faction for faction in FACTIONS if far[faction][land] == least]
        for faction in nearest:
            share[faction] += 1 / len(nearest)

    assert dict.fromkeys(FACTIONS, 7.0) == share


def test_two_lands_of_each_terrain_are_nearest_to_each_faction_alone() -> None:
    """Four lands in the middle are as near to two factions."""
    far = {faction: distances(faction) for faction in FACTIONS}
    alone: dict[str, list[str]] = {faction: [] for faction in FACTIONS}
    shared = []
    for land in (area for area in AREAS if TERRAIN[area] != "water"):
        least = min(far[faction][land] for faction in FACTIONS)
        nearest = [faction for faction in FACTIONS if far[faction][land] == least]
        if len(nearest) == 1:
            alone[nearest[0]].append(TERRAIN[land])
        else:
            shared.append(land)

    assert 4 == len(shared)
    assert all({"plain": 2, "mountain": 2, "forest": 2} == Counter(terrains) for terrains in alone.values())


def test_nine_river_borders_join_lands_of_one_terrain() -> None:
    """They are drawn and mean nothing."""
    rivers = [
        border
        for border in BORDERS
        if len({TERRAIN[area] for area in border}) == 1 and "water" not in {TERRAIN[a] for a in border}
    ]

    assert 9 == len(rivers)


def test_a_half_turn_maps_the_map_onto_itself() -> None:
    """Legion with Order, Alliance with Brotherhood: as many neighbours each."""
    for one, other in (("legion", "order"), ("alliance", "brotherhood")):
        assert sorted(len(NEAR[area]) for area in NEUTRAL[one]) == sorted(len(NEAR[area]) for area in NEUTRAL[other])


def test_the_map_is_the_second_map() -> None:
    """Written down twice from the same table, in the same order."""

    assert MAP == {area: (TERRAIN[area], tuple(sorted(NEAR[area]))) for area in AREAS}
    assert list(MAP) == list(AREAS) == list(started().game.nouns["area"])


def test_every_value_has_a_source_and_guesses_are_marked() -> None:
    """The neighbours are reconstructed, the pieces are the rulebook's."""
    facts = content_of("reliquium").facts

    assert all(fact.source for fact in facts)
    assert any(fact.unsure for fact in facts if "area" in fact.path)
    assert any(not fact.unsure for fact in facts)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", {"saxum_ridges": "Saxum Ridges", "ancestors_bowl": "Bowl of the Ancestors", "mossy_ridge": "Mossy Ridge"}),
        ("ru", {"saxum_ridges": "Гряды Саксум", "ancestors_bowl": "Чаша предков", "mossy_ridge": "Мшалый кряж"}),
    ],
)
def test_RQ_R15_names_that_the_rulebook_spells_in_two_ways(language: str, names: dict[str, str]) -> None:
    """One spelling each is used."""
    words = Path(quintain.games.__file__).parent / "reliquium" / "words" / f"{language}.ftl"
    lines = words.read_text(encoding="utf-8").splitlines()

    assert all(f"area-{area} = {name}" in lines for area, name in names.items())


@pytest.mark.parametrize(
    "content",
    [
        {"area": [{"id": "atlantis", "terrain": "water"}]},
        {"area": [{"id": "wasteland", "terrain": "swamp"}]},
        {"area": [{"id": "wasteland", "adjacent": ["atlantis"]}]},
        {"area": [{"id": "wasteland", "adjacent": ["boundless_expanse"]}]},
        {"start": {"legion": {"lands": ["gallows_thicket", "ashen_peaks", "boundless_expanse", "burnt_forest"]}}},
        {"area": 31},
        {"weather": "fine"},
        "no table",
        [1, 2],
    ],
    ids=str,
)
def test_bad_corrections_are_refused_as_content_errors(content: Any) -> None:
    """A value that does not exist, has the wrong kind or tears the map is refused before set-up."""
    with pytest.raises(ContentError):
        new_game("reliquium", {"seats": 4, "factions": FOUR, "content": content})


def test_a_corrected_terrain_is_played() -> None:
    """An owner of the printed game who finds the Wasteland to be a forest builds a forest castle there."""
    content = {"area": [{"id": "wasteland", "terrain": "forest"}]}
    play = table(content=content).area("wasteland", "legion 1W").turn("legion", 9).laid().move("build area=wasteland")

    assert {"plain": 2, "mountain": 2, "forest": 1} == play["track.legion"]


def corrected(**content: Any) -> Table | None:
    """A table with a correction, or nothing where it is refused, which is an answer too."""
    try:
        new_game("reliquium", {"seats": 4, "factions": FOUR, "content": content})
    except ContentError:
        return None
    return table(content=content)


def test_a_corrected_strength_is_played_or_refused() -> None:
    """A correction is never ignored: warriors that attack with 3 do so."""
    position = corrected(strength={"attack": {"warrior": 3}})
    if position:
        position.areas(wasteland="legion 2W", saxum_ridges="brotherhood 3D").token("wasteland>saxum_ridges", "legion m1")

        assert (2 * 3 + 1, 6) == position.fought().sums


def test_a_corrected_loss_step_is_played_or_refused() -> None:
    """One loss for five points: 7 against 6 costs one and two."""
    position = corrected(constants={"loss_step": 5})
    if position:
        position.areas(wasteland="legion 3W", saxum_ridges="brotherhood 3D").token("wasteland>saxum_ridges", "legion m1")
        doomed = position.fought().one("doomed")

        assert (1, 2) == (doomed["losses"], doomed["foe_losses"])


def test_a_corrected_limit_of_fidea_is_played_or_refused() -> None:
    """One mage instead of two."""
    position = corrected(creature=[{"id": "fidea", "max_units": 1}])
    if position:
        play = position.area("field_of_grace", "order castle 2M").turn("order", 9).laid()
        play.move("summon creature=fidea junction=cliff_of_sorrow+dawn_pinewood+oak_grove", "rally area=cliff_of_sorrow")

        assert "order castle 1M" == play.area("cliff_of_sorrow")


def test_a_corrected_ability_is_played_or_refused() -> None:
    """Without its ability Architectus only strengthens."""
    position = corrected(creature=[{"id": "architectus", "ability": "none"}])
    if position:
        play = position.area("oak_grove", "order 1D").turn("order", 9).laid()

        assert "brotherhood" == play.move("summon creature=architectus junction=cliff_of_sorrow+dawn_pinewood+oak_grove").faction


def test_a_corrected_class_is_played_or_refused() -> None:
    """Whoever strengthens warriors does so."""
    position = corrected(creature=[{"id": "cerberus", "class": "strength"}, {"id": "malleus", "class": "agility"}])
    if position:
        position.areas(wasteland="legion 1W", saxum_ridges="brotherhood 3D").token("wasteland>saxum_ridges", "legion m1")
        play = position.creature("malleus", "howling_wilds+saxum_ridges+wasteland").fought()

        assert (2 + 1 + 1, 6) == play.sums


def test_corrected_start_units_are_played_or_refused() -> None:
    """The Legion begins with three warriors."""
    content = {"start": {"legion": {"units": ["warrior", "warrior", "warrior"]}}}
    if corrected(**content):
        play = started(content=content)

        assert "legion castle 1W" == play.area("gallows_thicket")
        assert "3D3M" == play["reserve.legion"]


def test_a_corrected_troop_limit_is_played_or_refused() -> None:
    """Two units an area."""
    position = corrected(constants={"troop_limit": 2})
    if position:
        play = position.areas(wasteland="legion 1W", broken_spine="legion 2D").turn("legion").laid()

        assert "RQ-4.4" == play.refusal("march way=wasteland>broken_spine force=1W")
