"""AC-8. Checking Gallantry."""

import pytest

from .builder import BOARDS, table

ALL = [f"advance board={board}" for board in BOARDS]


def test_AC_8_1_gallantry_comes_first_in_every_round() -> None:
    """In each of the six rounds the bonus is asked before any coat is handed out."""
    for number in range(1, 7):
        play = table(4).tracks(gallantry="3:[A]", duel="5:[B]", king="7:[B]").at(round=number, phase="score").laid()

        assert ([0], "AC-8.3") == (play.pending, play.asks)
        assert [0, 0, 0, 0] == [play.squire(name)["coat_count"] for name in "ABCD"]


def test_AC_8_2_places_are_fixed_before_any_bonus() -> None:
    """Third place overtakes everybody on Gallantry and is still only third."""
    play = table(4).tracks(gallantry="5:[B,C,D]").at(phase="gallantry", only=True).laid()

    assert 1 == play.seat
    assert "6:[B] 5:[C,D] 0:{A}" == play.move("advance board=gallantry").track("gallantry")
    assert 2 == play.seat
    assert "7:[C] 6:[B] 5:[D] 0:{A}" == play.move("advance board=gallantry").track("gallantry")
    assert 3 == play.seat
    assert "8:[D] 7:[C] 6:[B] 0:{A}" == play.move("advance board=gallantry").track("gallantry")
    assert [] == play.pending


def test_AC_8_3_one_two_and_three_steps() -> None:
    """Third place moves 1 step, then second 2, then first 3."""
    play = table(5).tracks(gallantry="9:[E] 7:[A,D] 2:[B] 1:[C]").at(phase="gallantry", only=True).laid()
    used = []
    while play.pending:
        seat = play.seat
        (moved,) = play.move("advance board=dragon").called("moved")
        used.append((seat, moved["steps"]))

    assert [(0, 1), (3, 2), (4, 3)] == used
    assert "3:[E] 2:[D] 1:[A] 0:{B,C}" == play.track("dragon")


@pytest.mark.parametrize("board", BOARDS)
def test_AC_8_4_any_board_the_whole_steps(board: str) -> None:
    """Every own marker may be chosen, Gallantry's too; one marker moves all the steps."""
    play = table(3).tracks(gallantry="4:[A]").at(phase="gallantry", only=True).laid()

    assert ALL == play.legal

    play.move(f"advance board={board}")

    assert (7 if board == "gallantry" else 3) == play.progress(board)["A"]
    assert 7 == sum(play.progress(other)["A"] for other in BOARDS)


def test_AC_8_5_a_bonus_move_is_a_move() -> None:
    """It lands on top and completes laps."""
    play = table(3).tracks(gallantry="4:[A,B]", dragon="21:[B] 19:[A]").at(phase="gallantry").laid()

    assert "21:[B,A] 0:{C}" == play.move("advance board=dragon", 0).track("dragon")
    assert "1+1" == play.told["spaces"]["dragon"]["A"]


def test_AC_8_5_a_bonus_decides_the_duel_of_the_round() -> None:
    """A lands on B's space by his bonus and wins the board in the same phase."""
    play = table(3).tracks(gallantry="4:[A]", duel="3:[B]").at(phase="gallantry").laid().move("advance board=duel")

    assert "sword_3" in play.coats("A")
    assert "sword_2" in play.coats("B")
    assert "3:[B,A] 0:{C}" == play.track("duel")


def test_AC_8_5_a_bonus_stops_on_twelve() -> None:
    """Surplus steps of the bonus are lost."""
    play = table(3).tracks(gallantry="4:[A]", king="12:[C] 10:[A]").at(phase="gallantry", only=True).laid()

    assert "12:[C,A] 0:{B}" == play.move("advance board=king").track("king")


def test_AC_8_6_the_bonus_must_be_used_with_a_marker_that_can_move() -> None:
    """A King marker on 12 is refused, and so is declining."""
    play = table(3).tracks(gallantry="4:[A]", king="12:[A]").at(phase="gallantry", only=True).laid()

    assert [move for move in ALL if "king" not in move] == play.legal
    assert "AC-8.6" == play.refusal("advance board=king")
    assert "AC-8.6" == play.refusal("pass")


@pytest.mark.parametrize(
    ("seats", "track", "asked"),
    [
        (3, "", []),
        (3, "2:[B]", [1]),
        (3, "5:[A] 4:[B] 3:[C]", [1, 0]),
        (4, "5:[A] 4:[B] 3:[C]", [2, 1, 0]),
        (4, "5:[A] 4:[B]", [1, 0]),
        (5, "5:[A,B,C,D,E]", [2, 3, 4]),
    ],
)
def test_AC_8_7_no_bonus_on_zero_and_none_for_the_third_of_three(seats: int, track: str, asked: list[int]) -> None:
    """Markers on zero have no place; with three squires third place gets nothing."""
    play = table(seats).tracks(gallantry=track).at(phase="gallantry", only=True).laid()
    seen = []
    while play.pending:
        seen.append(play.seat)
        play.move("advance board=dragon")

    assert asked == seen


def test_places_on_gallantry_are_told() -> None:
    """An event says who holds which place, best or worst first, before the bonuses."""
    play = table(4).tracks(gallantry="6:[C] 5:[A,D] 2:[B]").hands(D=["king_2"]).played(D=["dragon_2", "dragon_3", "dragon_4"])
    play = play.at(first=0, phase="play", turn="D").laid().play("king_2")

    assert {("C", 1), ("D", 2), ("A", 3)} == {(event["squire"], event["place"]) for event in play.called("placed")}
