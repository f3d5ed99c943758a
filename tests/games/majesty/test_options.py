"""MJ-1.9. What may be chosen before play, and what is refused."""

from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import OptionError
from quintain.kernel.records import dump

RUSSIAN = str.maketrans("AB", "\u0410\u0411")


def refused(chosen: dict[str, Any]) -> OptionError:
    with pytest.raises(OptionError) as refusal:
        new_game("majesty", chosen)
    return refusal.value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MJ_1_9_two_to_four_play(seats: int) -> None:
    """2, 3 or 4 players, on side A with the standard deck unless something else is chosen."""
    game = new_game("majesty", {"seats": seats})
    told = game.tell(game.start(0))

    assert seats == game.seats == len(told["players"])
    assert ("AAAAAAAA", "standard") == (told["sides"], told["deck_mode"])


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 12, "two", "", True, 2.5, [2], None])
def test_MJ_1_9_other_numbers_are_refused(seats: Any) -> None:
    """No solo game, no five; what is no number is refused too."""

    assert "MJ-1.9" == refused({"seats": seats}).clause


def test_MJ_1_9_the_number_of_players_must_be_said() -> None:
    """There is no default."""

    assert "MJ-1.9" == refused({}).clause


@pytest.mark.parametrize(
    "sides",
    [
        "",
        "C",
        "AB",
        "AAAAAAA",
        "AAAAAAAAA",
        "AAAAAAAC",
        "aaaaaaaa",
        "b",
        "Random",
        "AAAA AAAA",
        " AAAAAAAA",
        "\u0412",  # looks like B, is the third letter of the Russian alphabet
        "ABABABA\n",
    ],
)
def test_MJ_1_9_sides_are_eight_capitals_or_random(sides: str) -> None:
    """Eight capitals A or B (one letter stands for all eight), or the word random."""

    assert "MJ-1.9" == refused({"seats": 2, "sides": sides}).clause


@pytest.mark.parametrize("sides", [3, True, ["A"] * 8, None])
def test_MJ_1_9_sides_are_a_text(sides: Any) -> None:
    """Anything else is refused, by this clause or by that of the option."""

    assert refused({"seats": 2, "sides": sides}).clause in ("MJ-1.9", "MJ-8.2")


@pytest.mark.parametrize("sides", ["A", "B", "AAAAAAAA", "BBBBBBBB", "ABABABAB", "random"])
def test_MJ_1_9_these_sides_are_fine(sides: str) -> None:
    """One letter stands for all eight buildings."""
    told = new_game("majesty", {"seats": 3, "sides": sides})

    assert 3 == told.seats


@pytest.mark.parametrize("sides", ["A", "B", "AAAAAAAA", "ABABABAB"])
def test_MJ_1_9_the_letters_of_the_russian_faces_are_the_same_sides(sides: str) -> None:
    """Side «Б» is side B: both spellings choose the same options, which keep Latin letters."""
    latin = new_game("majesty", {"seats": 2, "sides": sides})
    russian = new_game("majesty", {"seats": 2, "sides": sides.translate(RUSSIAN)})

    assert sides.translate(RUSSIAN) != sides
    assert dump(latin.options) == dump(russian.options)


@pytest.mark.parametrize("deck_mode", ["", "full", "Standard", "FULL_SHUFFLE", "full shuffle", 1, True, None])
def test_MJ_1_9_an_unknown_deck_is_refused(deck_mode: Any) -> None:
    """Standard or full_shuffle; anything else is refused, by this clause or by that of the option."""

    assert refused({"seats": 2, "deck_mode": deck_mode}).clause in ("MJ-1.9", "MJ-8.3")


@pytest.mark.parametrize("name", ["players", "side", "Seats", "deck", "seed", "turns", ""])
def test_MJ_1_9_an_unknown_option_is_refused(name: str) -> None:
    """Nothing is silently ignored."""

    assert "MJ-1.9" == refused({"seats": 2, name: 2}).clause


def test_MJ_1_9_a_refusal_says_what_was_asked_and_what_is_expected() -> None:
    """One sentence that names the option, the value and the clause."""
    message = str(refused({"seats": 7}))

    assert "seats" in message
    assert "7" in message
    assert "2" in message and "4" in message
    assert "MJ-1.9" in message

    message = str(refused({"seats": 2, "sides": "ABC"}))

    assert "sides" in message
    assert "ABC" in message
    assert "MJ-1.9" in message
