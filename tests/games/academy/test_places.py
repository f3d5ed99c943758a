"""AC-7. Places on a track."""

from typing import Any

import pytest

from .builder import table


def places(seats: int, track: str, board: str = "education") -> dict[str, Any]:
    return table(seats).tracks(**{board: track}).at(phase="play").laid().told["places"][board]


def test_AC_7_1_farther_is_better_and_higher_breaks_the_tie() -> None:
    """Progress first, then the place in the stack."""
    told = places(4, "5:[A] 3:[B,C] 1:[D]")

    assert ["A", "C", "B"] == [told["first"], told["second"], told["third"]]
    assert (["D"], "B") == (told["last"], told["last_but_one"])


def test_AC_7_1_the_whole_order_can_lie_in_one_stack() -> None:
    """From top to bottom."""
    told = places(4, "2:[D,A,C,B]")

    assert ["B", "C", "A"] == [told["first"], told["second"], told["third"]]
    assert (["D"], "A") == (told["last"], told["last_but_one"])


@pytest.mark.parametrize(
    ("track", "expected"),
    [("", [None, None, None]), ("4:[C]", ["C", None, None]), ("4:[C] 1:[A]", ["C", "A", None]), ("4:[C,A,B]", ["B", "A", "C"])],
)
def test_AC_7_2_places_only_for_those_who_moved(track: str, expected: list[str | None]) -> None:
    """If fewer than three have moved, the remaining places stay empty."""
    told = places(4, track)

    assert expected == [told["first"], told["second"], told["third"]]


def test_AC_7_2_empty_places_are_paid_to_nobody() -> None:
    """One marker off zero on Duel: one coat of 3 and nothing else."""
    play = table(4).tracks(duel="1:[C]").scoring("duel")

    assert [[], [], ["sword_3"], []] == [play.coats(name) for name in "ABCD"]


@pytest.mark.parametrize(
    ("track", "expected"),
    [
        ("", ["A", "B", "C", "D"]),
        ("5:[A]", ["B", "C", "D"]),
        ("5:[A,B] 2:[C]", ["D"]),
        ("5:[A,B] 2:[C] 1:[D]", ["D"]),
        ("2:[C,A,D,B]", ["C"]),
    ],
)
def test_AC_7_3_last_are_all_on_zero_or_the_single_worst(track: str, expected: list[str]) -> None:
    """Everybody on zero, else one."""
    assert expected == places(4, track)["last"]


@pytest.mark.parametrize(
    ("track", "expected"),
    [("", None), ("5:[A]", None), ("5:[A] 4:[B]", None), ("5:[A,B] 2:[C]", "C"), ("3:[A,B,C]", "A"), ("2:[C,A,D,B]", "A")],
)
def test_AC_7_4_last_but_one_needs_a_single_last(track: str, expected: str | None) -> None:
    """Nobody when two or more are on zero; otherwise the next above the last."""
    assert expected == places(4, track)["last_but_one"]


def test_AC_7_5_a_whole_lap_is_not_zero() -> None:
    """Progress 20 shows the zero space, but is ahead of 19, and one on zero is last."""
    play = table(3).tracks(charity="19:[B] 18:[A]").hands(A=["charity_2"]).play("A", "charity_2")
    told = play.told

    assert "0+1" == told["spaces"]["charity"]["A"]
    assert ("A", ["C"], "B") == tuple(told["places"]["charity"][key] for key in ("first", "last", "last_but_one"))
