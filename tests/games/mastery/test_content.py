"""The box of Mastery: complete, every value with its source, maps re-checked, and open to corrections."""

from typing import Any

import pytest

from quintain.games import content_of, new_game
from quintain.kernel.errors import ContentError

from .builder import ARTEFACTS, DECK, HAND, WORTH, battle, dealt, table
from .second_book import DIRECTIONS, LAYOUTS, MAPS

CONSTANTS = {
    "victory_points_to_win": 13,
    "start_knights": 6,
    "knights_per_turn": 3,
    "call_to_arms_knights": 2,
    "hand_setup": 5,
    "hand_battle": 5,
    "hand_orb_draw": 6,
    "authority_draw": 2,
    "insight_depth": 4,
    "dice_per_player": 10,
    "pips_per_die": 6,
    "tie_margin": 1,
    "siege_garrison": 8,
    "siege_max_attackers": 6,
    "skirmish_vp": 11,
    "disorder_extra_knights": 6,
    "team_vp_two": 20,
    "team_vp_three": 30,
    "team_vp_two_skirmish": 17,
    "team_vp_three_skirmish": 25,
}
ABILITIES = {
    "homelands": ["start_knights"],
    "grasslands": ["attacker_plus_1"],
    "forest": [],
    "village": ["conquest_knight"],
    "ruins": ["conquest_discard"],
    "fort": ["defender_plus_1"],
    "marshlands": ["conquest_lose_knight"],
    "mountains": ["no_support"],
    "cave": [],
    "battlefield": [],
    "arena": ["arena"],
    "city": ["defender_plus_1", "conquest_knight"],
    "fortress": ["defender_plus_1", "conquest_discard"],
    "abbey": ["conquest_knight", "conquest_discard"],
}
every_map = pytest.mark.parametrize("seats", range(2, 7))


def box() -> dict[str, Any]:
    return content_of("mastery").tables


def by_id(key: str) -> dict[str, dict[str, Any]]:
    return {item["id"]: item for item in box()[key]}


def made(seats: int = 2, **content: Any) -> Any:
    return new_game("mastery", {"seats": seats, "content": content})


# the box is complete


def test_box_holds_eighteen_cards_for_each() -> None:
    """Seven kinds twice, four resources once; values 2 to 5, 1 and 2."""
    cards = by_id("card")

    assert {card: item["count"] for card, item in cards.items()} == DECK
    assert 18 == sum(DECK.values())
    assert [2, 3, 4, 5] == [cards[f"conflict_{n}"]["value"] for n in range(2, 6)]
    assert (1, 2) == (cards["support_1"]["value"], cards["support_2"]["value"])


def test_box_holds_eighteen_artefacts() -> None:
    """Six crowns, orbs and sceptres; each with its time and its target."""
    when = {
        "brutality": "won",
        "greed": "won",
        "preparation": "won",
        "cleansing": "lost",
        "devotion": "lost",
        "resurgence": "lost",
    }
    when |= {
        "fear": "attack",
        "influence": "attack",
        "rage": "attack",
        "defiance": "defence",
        "loyalty": "defence",
        "vigour": "defence",
    }
    target = dict.fromkeys(("brutality", "defiance", "influence"), "opponent") | dict.fromkeys(
        ("corruption", "prosperity"), "any"
    )
    for kind, names in ARTEFACTS.items():
        for name in names:
            item = by_id("artefact")[f"{kind}_{name}"]

            assert (kind, when.get(name, "turn"), target.get(name, "you")) == (item["kind"], item["when"], item["target"])
    assert 18 == len(box()["artefact"])


def test_box_holds_thirty_tiles() -> None:
    """12 worth 1, 12 worth 2, 6 worth 3; 54 points in all."""
    tiles = by_id("tile")

    assert WORTH == {tile: item["vp"] for tile, item in tiles.items()}
    assert {**dict.fromkeys(WORTH, 2), "homelands": 4} == {tile: item["count"] for tile, item in tiles.items()}
    assert {**dict.fromkeys(WORTH, 6), "cave": 3, "battlefield": 5} == {tile: item["capacity"] for tile, item in tiles.items()}
    assert ABILITIES == {tile: item["abilities"] for tile, item in tiles.items()}
    assert 54 == sum(item["vp"] * item["count"] for item in tiles.values())


def test_numbers_of_the_rules() -> None:
    """Every constant."""
    assert CONSTANTS == {key: box()["constants"][key] for key in CONSTANTS}


@every_map
def test_maps_are_those_of_the_list(seats: int) -> None:
    """Slot by slot, in order."""
    layout = by_id("layout")[str(seats)]
    names = {"castles": "castle", "lakes": "lake", "v1": "v1", "v2": "v2", "v3": "v3"}

    assert LAYOUTS[seats] == {kind: [tuple(place) for place in layout[key]] for key, kind in names.items()}


def test_MM_0_2_any_games_for_six_in_all_can_be_laid_from_one_box() -> None:
    """EX-8: 12, 12 and 6 tiles and three lakes suffice for every way to divide six players."""

    def divided(left: int, most: int) -> list[list[int]]:
        return [[]] + [[n, *rest] for n in range(2, min(left, most) + 1) for rest in divided(left - n, n)]

    for games in divided(6, 6):
        needed = {kind: sum(len(LAYOUTS[n][kind]) for n in games) for kind in ("v1", "v2", "v3", "lake", "castle")}

        assert needed["v1"] <= 12 and needed["v2"] <= 12 and needed["v3"] <= 6 and needed["lake"] <= 3
        assert needed["castle"] == sum(games) <= 6


# the technical line of the maps


def touching(seats: int, place: str, kind: str) -> set[str]:
    return {other for other in MAPS[seats][place] if other.startswith(kind)}


@every_map
def test_contacts_on_the_maps(seats: int) -> None:
    """Castles touch no castle, lake or 3; lakes touch no lake and six lands; every 1 has one castle, every castle two 1s."""
    for place in MAPS[seats]:
        if place.startswith("castle"):
            assert not touching(seats, place, "castle") | touching(seats, place, "lake") | touching(seats, place, "v3")
            assert 2 == len(touching(seats, place, "v1"))
        elif place.startswith("lake"):
            assert not touching(seats, place, "lake")
            assert 6 == len(touching(seats, place, "v"))
        elif place.startswith("v1"):
            assert 1 == len(touching(seats, place, "castle"))


@every_map
def test_maps_are_connected_and_without_holes(seats: int) -> None:
    """One piece of land, and one piece of everything outside."""
    filled = {place for places in LAYOUTS[seats].values() for place in places}
    field = {(q, r) for q in range(-6, 7) for r in range(-6, 7)}
    for part in (filled, field - filled):
        reached = {next(iter(part))}
        border = list(reached)
        while border:
            q, r = border.pop()
            for dq, dr in DIRECTIONS:
                if (q + dq, r + dr) in part - reached:
                    reached.add((q + dq, r + dr))
                    border.append((q + dq, r + dr))

        assert part == reached


@every_map
def test_neighbouring_castles_are_three_advances_apart(seats: int) -> None:
    """Lakes counted; only castles 4 and 5 of five players are four apart."""
    for seat in range(seats):
        mine, other = f"castle_{seat + 1}", f"castle_{(seat + 1) % seats + 1}"
        steps, reached = 0, {mine}
        while other not in reached:
            near = {place for held in reached for place in MAPS[seats][held]}
            shores = {place for lake in near if lake.startswith("lake") for place in MAPS[seats][lake]}
            reached |= {place for place in near | (shores if steps else set()) if place.startswith(("v", other))}
            steps += 1

        assert (4 if (seats, seat) == (5, 3) else 3) == steps


MOVED: list[dict[str, Any]] = [
    {"castles": [[1, -2], [1, -3]]},  # castles touch
    {"castles": [[1, -2], [2, -1]]},  # a castle touches a 3
    {"lakes": [[0, 0], [-1, 0]], "v3": [[1, 0], [3, -3]]},  # lakes touch
    {"v1": [[2, -2], [0, 2], [-2, 2], [5, 5]]},  # a piece apart, and a 1 without a castle
    {"v1": [[2, -2], [0, 2], [-2, 2], [1, -1]]},  # two tiles on one place
    {"v1": [[2, -2], [0, 2], [-2, 2]]},  # a castle with one 1 only
    {"v2": [[1, -1], [0, 1], [-1, 1]]},  # the lake lacks a shore
    {"lakes": [[0, 0], [2, -1]]},  # a lake with few neighbours
    {"castles": [[1, -2]]},  # a castle for each seat
    {"lakes": "none"},
    {"v3": [[1, 0], [-1]]},
    {"v3": [[1, 0], ["a", 0]]},
    {"players": 3},
]


@pytest.mark.parametrize("change", MOVED, ids=str)
def test_MM_R25_a_corrected_map_is_checked_again(change: dict[str, Any]) -> None:
    """What the technical line forbids is refused before play."""
    with pytest.raises(ContentError) as refusal:
        made(layout=[{"id": "2", **change}])

    assert "layout" in str(refusal.value)


def test_a_map_with_a_hole_is_refused() -> None:
    """For six players: a tile inside is moved to the outside."""
    v2 = [list(place) for place in LAYOUTS[6]["v2"]]
    v2[6] = [4, -2]
    with pytest.raises(ContentError):
        made(6, layout=[{"id": "6", "v2": v2}])


def test_a_right_map_may_be_other_than_ours() -> None:
    """Two slots exchanged within their list are a map like any other."""
    v2 = [list(place) for place in LAYOUTS[2]["v2"]]
    v2[0], v2[1] = v2[1], v2[0]
    game = made(layout=[{"id": "2", "v2": v2}])

    assert 2 == game.seats


# every value has a source


def test_every_value_has_a_source() -> None:
    """Each fact names where it was read, once."""
    facts = content_of("mastery").facts

    assert len(facts) > 150
    assert all(fact.source.strip() for fact in facts)
    assert len(facts) == len({fact.path for fact in facts})


def test_guesses_are_marked() -> None:
    """Counts of cards, tiles and their points, two capacities, the maps and two thresholds are reconstructed."""
    unsure = {fact.path for fact in content_of("mastery").facts if fact.unsure}

    assert {
        "card.conflict_2.count",
        "tile.cave.capacity",
        "tile.battlefield.capacity",
        "tile.city.vp",
        "tile.homelands.count",
        "constants.team_vp_two_skirmish",
        "constants.team_vp_three_skirmish",
        "layout.2.v1",
        "layout.6.castles",
    } <= unsure
    assert not any(path.startswith("artefact.") or path.endswith(".abilities") for path in unsure)
    assert "constants.victory_points_to_win" not in unsure
    assert "tile.fort.capacity" not in unsure


# corrections


@pytest.mark.parametrize("holds", [1, 8, 12])
def test_any_capacity_from_one_to_twelve_is_played(holds: int) -> None:
    """An owner of the printed game may have other numbers on the tiles; more than six knights need two dice."""
    content = {"tile": [{"id": "cave", "capacity": holds}]}
    play = table(content=content).tiles(v2_1="cave").player(0, castle=20).laid()

    assert list(range(1, holds + 1)) == [int(move.rpartition("=")[2]) for move in play.legal if "slot=v2_1 " in move]

    play.advance("v2_1", holds)

    assert -(-holds // 6) + -(-(20 - holds) // 6) == play.player(0)["dice"]


@pytest.mark.parametrize("holds", [0, -1, 13, "six"])
def test_other_capacities_are_refused(holds: Any) -> None:
    """Less than one or more than twelve."""
    with pytest.raises(ContentError):
        made(tile=[{"id": "cave", "capacity": holds}])


def test_corrected_numbers_are_played() -> None:
    """Knights per turn, cards in a battle, the goal, the garrison."""
    assert 7 == table(content={"constants": {"knights_per_turn": 5}}).player(0, castle=2).set(stage="start").laid().castle(0)

    play = battle(attack={"hand": []}, content={"constants": {"hand_battle": 3}}).laid().advance("v1_1", 2)

    assert 3 == len(play.hand(0))

    play = (
        table(content={"constants": {"victory_points_to_win": 3}})
        .tiles(v1_1="forest")
        .player(0, castle=2, lands={"v2_1": 1})
        .laid()
    )

    assert play.advance("v1_1", 1).over

    place = table(castle_siege=True, content={"constants": {"siege_garrison": 5}}).player(
        0, castle=3, lands={"v2_1": 1, "v2_2": 1}
    )

    assert (3, 5) == place.laid().advance("castle_2", 3).score


def test_corrected_abilities_are_played() -> None:
    """A Forest that helps the defender."""
    content = {"tile": [{"id": "forest", "abilities": ["defender_plus_1"]}]}

    assert (4, 4) == battle(4, 3, content=content).laid().advance("v1_1", 4).score


def test_a_corrected_artefact_is_played_or_refused() -> None:
    """A correction is never ignored."""
    content = {"artefact": [{"id": "sceptre_rage", "when": "defence"}]}
    try:
        place = battle(
            4, 3, defence={"sceptre": "sceptre_rage", "discard": ["fracture"]}, attack={"discard": ["fracture"]}, content=content
        )
        assert (4, 4) == place.laid().advance("v1_1", 4).score
    except ContentError:
        pass
    content = {"card": [{"id": "conflict_5", "value": 7}]}
    play = battle(4, 3, attack={"hand": HAND}, content=content).laid().advance("v1_1", 4).conflict("conflict_5", "conflict_2")

    assert (11, 5) == play.score


def test_corrections_leave_other_games_alone() -> None:
    """Correcting one game does not change the next one."""
    made(constants={"knights_per_turn": 9})

    assert 5 == table().player(0, castle=2).set(stage="start").laid().castle(0)


def test_no_correction_is_no_change() -> None:
    """An empty correction gives the printed game."""
    assert dealt(3).told == dealt(3, content={}).told


@pytest.mark.parametrize(
    "content",
    [
        {"tile": [{"id": "swamp", "vp": 1}]},
        {"tile": [{"id": "city", "vp": 4}]},
        {"tile": [{"id": "city", "vp": "three"}]},
        {"tile": [{"id": "city", "abilities": ["fly"]}]},
        {"tile": [{"id": "city", "count": -1}]},
        {"tile": [{"id": "city", "count": 0}, {"id": "abbey", "count": 0}, {"id": "fortress", "count": 0}]},
        {"card": [{"id": "dragon", "count": 1}]},
        {"card": [{"id": "ambush", "count": -1}]},
        {"card": [{"id": "ambush", "kind": "dance"}]},
        {"artefact": [{"id": "crown_order", "kind": "hat"}]},
        {"artefact": [{"id": "crown_order", "when": "often"}]},
        {"artefact": [{"id": "crown_glory", "kind": "crown"}]},
        {"constants": {"knights_per_turn": -1}},
        {"constants": {"knights_per_turn": "three"}},
        {"constants": {"dice_per_player": 0}},
        {"constants": {"pips_per_die": 0}},
        {"constants": {"victory_points_to_win": 0}},
        {"constants": {"weather": 1}},
        {"layout": [{"id": "7"}]},
        {"weather": "fine"},
        "no table",
        [1, 2],
    ],
    ids=str,
)
def test_bad_corrections_are_refused_as_content_errors(content: Any) -> None:
    """A value that does not exist, has the wrong kind or leaves no game to play is refused before set-up."""
    with pytest.raises(ContentError):
        new_game("mastery", {"seats": 2, "content": content})
