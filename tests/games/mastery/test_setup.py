"""MM-0. The table set up: land, artefacts, first knights, first hands."""

import math
from collections import Counter

import pytest

from quintain.kernel.types import SPECTATOR

from .builder import ARTEFACTS, CARDS, KINDS, WORTH, Play, dealt, table
from .second_book import LAYOUTS, MAPS, lands

ALL = range(2, 7)
SEEDS = range(12)
BOX = {**dict.fromkeys(WORTH, 2), "homelands": 4}

every_count = pytest.mark.parametrize("seats", ALL)


def knights(play: Play, seat: int) -> dict[str, int]:
    """The first knights of a seat, before the three of its first turn."""
    told = play.told
    found = {**told["players"][seat]["lands"], "castle": told["players"][seat]["castle"]}
    if seat == told["active"]:
        found["castle"] -= 3
    return found


def homes(play: Play, seat: int) -> list[str]:
    """The Homelands beside the castle of a seat."""
    tiles = play.told["tiles"]
    around = MAPS[len(play.told["players"])][f"castle_{seat + 1}"]
    return sorted(slot for slot in around if tiles.get(slot) == "homelands")


@every_count
def test_MM_0_1_everybody_has_a_castle_and_the_eighteen_cards(seats: int) -> None:
    """A castle of their own and the same 18 cards for everybody."""
    play = dealt(seats, seats)

    assert seats == len([slot for slot in play.told["knights"] if slot.startswith("castle")])
    for player in play.told["players"]:
        assert sorted(CARDS) == sorted(player["hand"] + player["deck"] + player["discard"])
    assert 18 == len(CARDS)


def test_MM_0_1_everybody_has_ten_dice() -> None:
    """Ten dice of six pips: sixty knights in the castle and no more."""
    play = table().player(0, castle=58).set(stage="start").laid()

    assert (60, 10) == (play.castle(0), play.player(0)["dice"])


@every_count
def test_MM_0_2_tiles_lie_on_slots_of_their_value(seats: int) -> None:
    """Every slot of the map for this number of players has a tile of its value, no tile more often than in the box."""
    for seed in SEEDS:
        tiles = dealt(seed, seats).told["tiles"]

        assert lands(seats) == sorted(tiles, key=lands(seats).index)
        assert all(WORTH[tile] == int(slot[1]) for slot, tile in tiles.items())
        assert all(number <= BOX[tile] for tile, number in Counter(tiles.values()).items())


def test_MM_0_2_all_thirty_tiles_are_shuffled_whatever_the_number() -> None:
    """Even for two players any tile may come, in any slot of its value."""
    met = {slot: {dealt(seed).told["tiles"][slot] for seed in range(80)} for slot in ("v1_1", "v1_4", "v2_1", "v2_4", "v3_1")}

    for slot, tiles in met.items():
        assert {tile for tile, value in WORTH.items() if value == int(slot[1])} == tiles


@every_count
def test_MM_0_3_seats_and_castles_run_clockwise(seats: int) -> None:
    """castle_1 belongs to seat 0, and the castles follow one another clockwise round the map like the seats."""
    angles = []
    for q, r in LAYOUTS[seats]["castle"]:
        angles.append(math.atan2(1.5 * r, math.sqrt(3) * (q + r / 2)))
    turns = [(after - before) % math.tau for before, after in zip(angles, angles[1:] + angles[:1], strict=True)]

    assert abs(sum(turns) - math.tau) < 1e-9  # y grows downwards, so growing angles run clockwise

    play = dealt(3, seats)
    told = play.told
    assert [player["castle"] for player in told["players"]] == [told["knights"][f"castle_{n}"] for n in range(1, seats + 1)]
    assert (told["active"] + 1) % seats == play.turn_over().told["active"]


@every_count
def test_MM_0_4_one_crown_orb_and_sceptre_each(seats: int) -> None:
    """All different, face up, and chance decides which."""
    seen = set()
    for seed in SEEDS:
        players = dealt(seed, seats).told["players"]
        for kind in KINDS:
            given = [player[kind] for player in players]

            assert seats == len(set(given))
            assert all(artefact.removeprefix(f"{kind}_") in ARTEFACTS[kind] for artefact in given)
        assert all(player["destroyed"] == [] for player in players)
        seen.add(tuple(player["crown"] for player in players))
    assert len(seen) > 6


def test_MM_0_4_artefacts_are_open_to_all() -> None:
    """Everybody sees everybody's artefacts."""
    play = dealt(4, 5)
    for viewer in (SPECTATOR, *range(5)):
        for kind in KINDS:
            assert [p[kind] for p in play.told["players"]] == [p[kind] for p in play.seen(viewer)["players"]]


@every_count
def test_MM_0_5_what_is_not_needed_is_gone(seats: int) -> None:
    """Only the slots of this map, only the artefacts dealt can be met: nobody may fracture one that nobody owns."""
    play = dealt(1, seats)
    owned = {player[kind] for player in play.told["players"] for kind in KINDS}
    unowned = {f"{kind}_{name}" for kind in KINDS for name in ARTEFACTS[kind]} - owned

    assert 3 * seats == len(owned)
    assert set(play.told["owner"]) <= set(lands(seats)) == set(play.told["tiles"])
    for artefact in sorted(unowned):
        assert f"fracture artefact={artefact}" not in play.legal
        assert play.refusal(f"fracture artefact={artefact}") == "MM-3.5"


@every_count
def test_MM_0_6_six_knights_shared_with_the_homelands(seats: int) -> None:
    """Castle 6; or 3 and 3; or 2, 2 and 2."""
    for seed in SEEDS:
        play = dealt(seed, seats)
        for seat in range(seats):
            beside = homes(play, seat)
            share = 6 // (1 + len(beside))

            assert {**dict.fromkeys(beside, share), "castle": share} == knights(play, seat)


def test_MM_0_6_all_three_ways_occur() -> None:
    """None, one and two Homelands beside a castle."""
    met = {len(homes(dealt(seed, 4), seat)) for seed in range(30) for seat in range(4)}

    assert {0, 1, 2} == met


@every_count
def test_MM_0_7_never_more_than_two_homelands_beside_a_castle(seats: int) -> None:
    """Homelands are worth 1 and every castle touches exactly two such slots."""
    for seat in range(seats):
        assert 2 == len([slot for slot in MAPS[seats][f"castle_{seat + 1}"] if slot.startswith("v1")])
    for seed in range(20):
        play = dealt(seed, seats)
        assert all(len(homes(play, seat)) <= 2 for seat in range(seats))


@every_count
def test_MM_0_8_five_cards_or_six_with_authority(seats: int) -> None:
    """Five in hand; who drew Authority has discarded it and holds six."""
    met = Counter()
    for seed in SEEDS:
        for player in dealt(seed, seats).told["players"]:
            drawn = "authority" in player["discard"]
            met[drawn] += 1

            assert ["authority"] * drawn == player["discard"]
            assert (6 if drawn else 5) == len(player["hand"])
            assert "authority" not in player["hand"]
            assert player["played"] == []
    assert met[True] and met[False]


@every_count
def test_MM_0_9_chance_decides_who_begins(seats: int) -> None:
    """Everybody may be first, and turns pass clockwise from there."""
    assert set(range(seats)) == {dealt(seed, seats).told["first"] for seed in range(60)}

    play = dealt(7, seats)
    first = play.told["first"]
    order = []
    for _ in range(2 * seats):
        order.append(play.told["active"])
        play.turn_over()
    assert [(first + n) % seats for n in range(2 * seats)] == order


def test_MM_0_10_decks_are_shuffled_and_face_down() -> None:
    """The order differs from seed to seed and is told to nobody, not even to the owner; discard piles are open and empty."""
    orders = {tuple(dealt(seed).deck(0)) for seed in range(20)}
    assert 20 == len(orders)

    play = dealt(3)
    for viewer in (SPECTATOR, 0, 1):
        for seat, player in enumerate(play.seen(viewer)["players"]):
            assert ["hidden"] * player["counts"]["deck"] == player["deck"]
            assert play.discard(seat) == player["discard"]
            assert set(player["discard"]) <= {"authority"}


def test_MM_0_10_dice_not_on_the_map_are_the_reserve() -> None:
    """Six knights use one die, three and three use two, two and two and two use three; the rest waits."""
    for seed in range(20):
        play = dealt(seed, 3)
        for seat, player in enumerate(play.told["players"]):
            places = [number for number in (player["castle"], *player["lands"].values()) if number]

            assert sum(-(-number // 6) for number in places) == player["dice"] <= 10
            assert sum(places) == player["knights"] == 6 + 3 * (seat == play.told["active"])


def test_MM_0_11_starting_homelands_score_at_once() -> None:
    """One point each from the first moment, although nothing was conquered."""
    scores = Counter()
    for seed in range(25):
        play = dealt(seed, 4)
        for seat in range(4):
            scores[play.points(seat)] += 1

            assert len(homes(play, seat)) == play.points(seat)
            assert all(play.told["owner"][slot] == seat for slot in homes(play, seat))
    assert {0, 1, 2} == set(scores)
