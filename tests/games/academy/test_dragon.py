"""AC-19. How to defeat the dragon."""

import pytest

from .builder import Play, Table, lancelot, table


def hunt(seats: int = 4, **options: bool) -> Table:
    return table(seats, defeat_dragon=True, **options)


def bonuses(play: Play) -> list[int]:
    return [squire["bonus"] for squire in play.told["squires"].values()]


def test_AC_19_1_positive_coats_of_swords_and_king_are_counted() -> None:
    """The number of coats, not their points; penalties do not count, and no dragon coats are given."""
    place = (
        hunt().tracks(dragon="9:[A] 6:[B]").coats(A=["sword_3", "sword_1", "king_12", "education_-3"], B=["sword_2", "king_9"])
    )
    play = place.scoring("dragon", round=6)

    assert [3, 1, 0, 0] == bonuses(play)
    assert (4, 2) == (play.squire("A")["coat_count"], play.squire("B")["coat_count"])


def test_AC_19_1_coats_of_this_scoring_count_too() -> None:
    """Duel, Tournament and King of round VI are scored before."""
    place = hunt(3).tracks(dragon="9:[A]", duel="5:[A]", tournament="5:[A]", king="7:[A]").at(round=6, phase="duel")

    assert 3 == bonuses(place.laid())[0]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_AC_19_1_only_in_round_six(number: int) -> None:
    """Earlier rounds give nothing."""
    play = hunt(3).tracks(dragon="9:[A]").coats(A=["sword_1"]).scoring("dragon", round=number)

    assert [0, 0, 0] == bonuses(play)


def test_AC_19_1_coats_of_both_knights_and_the_served_king_count() -> None:
    """Both sides of the boards."""
    place = hunt(3, black_vs_white=True, service_to_king=True).coats(A=["sword_8", "sword_5", "king_6"]).tracks(dragon="2:[A]")

    assert 3 == bonuses(place.scoring("dragon", round=6))[0]


@pytest.mark.parametrize(
    ("number", "first", "second", "last"), [(0, 0, 0, 0), (1, 1, 0, 0), (2, 2, 1, -1), (7, 7, 3, -3), (8, 8, 4, -4)]
)
def test_AC_19_2_halves_are_rounded_down_in_size(number: int, first: int, second: int, last: int) -> None:
    """+1 per coat, +1 per two coats, -1 per two coats; third of four nothing."""
    coats = {name: [f"{number} x sword_1"] if number else [] for name in "ABCD"}
    play = hunt().tracks(dragon="20:[A] 14:[B] 9:[C] 1:[D]").coats(**coats).scoring("dragon", round=6)

    assert [first, second, 0, last] == bonuses(play)


def test_AC_19_2_everybody_on_zero_is_last() -> None:
    """They all lose; with nobody off zero there is no first place."""
    coats = {name: ["4 x sword_1"] for name in "ABCD"}

    assert [4, -2, -2, -2] == bonuses(hunt().tracks(dragon="1:[A]").coats(**coats).scoring("dragon", round=6))
    assert [-2] * 4 == bonuses(hunt().coats(**coats).scoring("dragon", round=6))


def test_AC_19_3_points_are_no_coats() -> None:
    """They count at the end, and the exchange cannot take them."""
    place = hunt(3, most_generous=True).tracks(dragon="9:[C] 3:[B]", charity="5:[A] 3:[B] 1:[C]").coats(C=["3 x king_9"])
    play = place.at(round=6, phase="dragon").laid()

    assert play.over
    assert {"A": 0, "B": 0, "C": 30} == play.told["totals"]
    assert 3 == play.squire("C")["coat_count"]


def test_AC_19_3_with_three_place_three_is_last() -> None:
    """Places 1 and 2 are paid, the third loses."""
    coats = {name: ["5 x sword_1"] for name in "ABC"}

    assert [-2, 5, 2] == bonuses(hunt(3).tracks(dragon="9:[B] 6:[C] 5:[A]").coats(**coats).scoring("dragon", round=6))


def test_coats_are_counted_by_colour() -> None:
    """Lancelot: each colour's own coats, with its own rounding."""
    place = lancelot(defeat_dragon=True).tracks(dragon="9:[red] 8:[yellow] 7:[blue] 1:[green]")
    coats = {"red": ["sword_1"], "yellow": ["3 x sword_1"], "green": ["3 x sword_1"]}

    assert [1, 0, 1, -1] == bonuses(place.coats(**coats).scoring("dragon", round=6))
