"""MJ-8. Variants."""

from collections import Counter
from itertools import pairwise

import pytest

from .builder import STAGE_ONE, STAGE_TWO, cards_of, dealt, table

ALL = Counter(STAGE_ONE) + Counter(STAGE_TWO)


def test_MJ_8_1_side_b_turns_all_eight_buildings() -> None:
    """`B` is all buildings of all players on side B."""

    assert "BBBBBBBB" == dealt(sides="B").told["sides"]
    assert dealt(sides="BBBBBBBB").told == dealt(sides="B").told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MJ_8_1_all_else_is_unchanged(seats: int) -> None:
    """The same seed gives the same table on either side."""
    on_a, on_b = dealt(5, seats=seats).told, dealt(5, seats=seats, sides="B").told
    del on_a["sides"], on_b["sides"]

    assert on_a == on_b


@pytest.mark.parametrize(
    ("place", "role", "points_a", "points_b"),
    [
        (0, "miller", 4, 7),
        (1, "brewer", 6, 10),
        (2, "witch", 8, 6),
        (3, "guard", 8, 11),
        (4, "knight", 6, 12),
        (5, "innkeeper", 11, 8),
        (6, "noble", 10, 8),
    ],
)
def test_MJ_8_2_each_building_follows_its_own_side(place: int, role: str, points_a: int, points_b: int) -> None:
    """Turning one building changes that building; turning the seven others does not change it."""
    one_of_each = {"mill": 1, "brewery": 1, "cottage": 1, "guardhouse": 1, "barracks": 1, "inn": 1, "castle": 1}
    for side, points in (("A", points_a), ("B", points_b)):
        for others in "AB":
            sides = others * place + side + others * (7 - place)
            play = table(sides=sides).player(0, workers=0, **one_of_each).market(role).take(role)

            assert points == play.points(0), sides


@pytest.mark.parametrize("place", range(7))
def test_MJ_8_2_majority_values_follow_the_side_too(place: int) -> None:
    """Each building pays the value printed on the side it shows."""
    one_of_each = {"mill": 1, "brewery": 1, "cottage": 1, "guardhouse": 1, "barracks": 1, "inn": 1, "castle": 1}
    on_a, on_b = [10, 11, 12, 13, 14, 15, 16], [14, 12, 12, 8, 8, 12, 16]
    play = table(sides="A" * place + "B" + "A" * (7 - place)).player(0, **one_of_each).scored()

    assert [*on_a[:place], on_b[place], *on_a[place + 1 :], 0] == play.told["report"][0]["majority"]


@pytest.mark.parametrize(("sides", "lost"), [("AAAAAAAB", -4 - 10), ("BBBBBBBA", -2)])
def test_MJ_8_2_the_penalty_follows_the_side_of_the_infirmary(sides: str, lost: int) -> None:
    """Two wounded cards cost 2 on side A, and 4 and 10 more on side B, whatever the other buildings show."""
    play = table(sides=sides).player(0, infirmary=["miller", "brewer"]).scored()

    assert lost == play.points(0)


@pytest.mark.parametrize(("seats", "left"), [(2, 30), (3, 18), (4, 6)])
def test_MJ_8_3_full_shuffle_plays_with_all_sixty_cards(seats: int, left: int) -> None:
    """Nothing returns to the box; 54 cards lie in the deck after set-up, and 30, 18 or 6 at the end."""
    play = dealt(2, seats=seats, deck_mode="full_shuffle")

    assert "full_shuffle" == play.told["deck_mode"]
    assert 54 == play.told["deck"]
    assert 0 == play.told["box"]
    assert ALL == Counter(cards_of(play.market) + play.told["next"])

    while not play.over:
        play.move(play.legal[0])

    assert left == play.told["deck"]
    assert 6 == len(play.market)


def test_MJ_8_3_backs_come_in_random_order_and_only_the_top_one_shows() -> None:
    """The back of the top card is told, 1 or 2, and changes to and fro."""
    changes = 0
    for seed in range(5):
        play = dealt(seed, seats=4, deck_mode="full_shuffle")
        backs = []
        while not play.over:
            assert play.told["stage"] == play.seen()["stage"] == play.seen(0)["stage"]

            backs.append(play.told["stage"])
            play.move(play.legal[0])

        assert {1, 2} == set(backs)
        changes += sum(1 for before, after in pairwise(backs) if before > after)

    assert changes > 5


def test_MJ_8_4_sides_and_deck_combine_with_any_number_of_players() -> None:
    """Every combination can be dealt and played to its end."""
    for seats in (2, 3, 4):
        for sides in ("A", "B", "ABABABAB", "random"):
            for deck_mode in ("standard", "full_shuffle"):
                play = dealt(1, seats=seats, sides=sides, deck_mode=deck_mode)
                while not play.over:
                    play.move(play.legal[-1])

                assert 12 * seats == play.told["turn"]


def test_MJ_8_5_random_sides_are_drawn_at_set_up_and_seen_by_all() -> None:
    """Each building shows A or B with equal chance, the same for all players."""
    drawn = [dealt(seed, sides="random").told["sides"] for seed in range(120)]

    assert all(len(sides) == 8 and set(sides) <= {"A", "B"} for sides in drawn)
    for place in range(8):
        assert 35 < sum(1 for sides in drawn if sides[place] == "B") < 85  # 60 expected, deviation about 5.5

    play = dealt(3, sides="random")

    assert play.told["sides"] == play.seen(0)["sides"] == play.seen(1)["sides"] == play.seen()["sides"]
    assert len(set(drawn)) > 60


def test_MJ_8_5_the_drawn_sides_are_those_that_count() -> None:
    """A drawn table plays like one on which the same sides were chosen."""
    for seed in range(6):
        drawn = dealt(seed, sides="random")
        sides = drawn.told["sides"]
        expected = {"A": [10, 11, 12, 13, 14, 15, 16], "B": [14, 12, 12, 8, 8, 12, 16]}
        while not drawn.over:
            drawn.move(drawn.legal[0])
        paid = [max(line["majority"][place] for line in drawn.told["report"]) for place in range(7)]

        assert all(value in (0, expected[sides[place]][place]) for place, value in enumerate(paid))
