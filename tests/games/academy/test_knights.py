"""AC-15. The art of tournaments: Black versus White."""

import pytest

from .builder import Table, lancelot, table, values


def joust(seats: int = 3, **options: bool) -> Table:
    return table(seats, black_vs_white=True, **options)


def paid(place: Table, number: int) -> dict[str, list[int]]:
    """The sword coats of everybody after both tracks were scored."""
    play = place.at(round=number, phase="duel").laid()
    return {name: values(coat for coat in play.coats(name) if coat.startswith("sword")) for name in play.told["squires"]}


def test_AC_15_1_two_tracks_and_a_cup() -> None:
    """Black and white take the place of Duel and Tournament; all markers and the Cup stand in the middle."""
    told = joust().laid().told

    assert ["gallantry", "black", "white", "education", "king", "dragon", "charity"] == list(told["tracks"])
    assert ("0:{A,B,C}", "0:{A,B,C}", 0) == (told["tracks"]["black"], told["tracks"]["white"], told["cup"])


def test_AC_15_1_positions_understand_both_names() -> None:
    """The black knight's half is the Duel board, the white knight's the Tournament."""
    assert "3:[A] 0:{B,C}" == joust().tracks(duel="3:[A]").laid().track("black")
    assert "3:[A] 0:{B,C}" == joust().tracks(tournament="3:[A]").laid().track("white")


@pytest.mark.parametrize(("board", "cup"), [("black", -4), ("white", 4)])
def test_AC_15_2_a_sword_moves_marker_and_cup(board: str, cup: int) -> None:
    """The marker on that knight's track and the Cup towards him, both by the card's value."""
    play = joust().hands(A=["sword_4"]).play("A", "sword_4", board)

    assert ("4:[A] 0:{B,C}", cup) == (play.track(board), play.told["cup"])
    assert [cup] == [event["cup"] for event in play.called("cup_moved")]
    assert [(board, 4)] == [(event["side"], event["steps"]) for event in play.called("cup_moved")]


def test_AC_15_2_the_knight_is_chosen_anew_each_time() -> None:
    """The same squire may help both; other boards are refused."""
    place = joust().hands(A=["sword_4", "sword_3"], B=["king_2"], C=["king_2"])
    play = place.playing()

    assert "AC-15.2" == play.refusal("play card=sword_4 board=king")

    play.play("sword_4", "black").play("king_2").play("king_2").play("sword_3", "white")

    assert -1 == play.told["cup"]
    assert ("4:[A] 0:{B,C}", "3:[A] 0:{B,C}") == (play.track("black"), play.track("white"))


def test_AC_15_2_other_cards_leave_the_cup() -> None:
    """Only swords move it."""
    assert 2 == joust().at(cup=2).hands(A=["king_5"]).play("A", "king_5").told["cup"]


@pytest.mark.parametrize(
    ("cup", "board", "after"), [(5, "white", 8), (8, "white", 8), (8, "black", 4), (-6, "black", -8), (-8, "white", -4)]
)
def test_AC_15_3_the_cup_stops_at_the_ends(cup: int, board: str, after: int) -> None:
    """Surplus steps are lost; from an end it can come back. The marker moves its whole way."""
    play = joust().at(cup=cup).hands(A=["sword_4"]).play("A", "sword_4", board)

    assert (after, "4:[A] 0:{B,C}") == (play.told["cup"], play.track(board))


def test_AC_15_4_bonus_and_bet_moves_leave_the_cup() -> None:
    """They move the marker only."""
    play = joust().at(cup=3, phase="gallantry", only=True).tracks(gallantry="4:[B]").laid().move("advance board=black")

    assert (3, "3:[B] 0:{A,C}") == (play.told["cup"], play.track("black"))

    place = (
        joust(good_manners=True)
        .at(cup=3, phase="gallantry", only=True)
        .tracks(gallantry="4:[B]")
        .bets(A="king", B="white", C="king")
    )
    play = place.played(B=["sword_4 white", "sword_3 white", "sword_3 black", "gallantry_4"]).laid()

    assert (3, "6:[B] 0:{A,C}") == (play.told["cup"], play.track("white"))


@pytest.mark.parametrize(("cup", "black", "white"), [(1, [5, 3, 1], [8, 5, 2]), (-8, [8, 5, 2], [5, 3, 1])])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AC_15_5_the_winners_track_pays_more(seats: int, cup: int, black: list[int], white: list[int]) -> None:
    """8, 5, 2 for the knight with the Cup, 5, 3, 1 for the other; third places from four squires on; nothing on zero."""
    for board, coats in (("black", black), ("white", white)):
        got = paid(joust(seats).tracks(**{board: "7:[B] 5:[C,A]"}).at(cup=cup), 4)
        third = [coats[2]] if seats > 3 else []

        assert [[coats[1]], [coats[0]], third, *[[]] * (seats - 3)] == list(got.values())


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_AC_15_5_only_in_even_rounds(number: int) -> None:
    """II, IV and VI; all coats are sword coats."""
    got = paid(joust().tracks(black="7:[B]", white="3:[B]").at(cup=5), number)

    assert ([] if number % 2 else [5, 8]) == got["B"]


def test_AC_15_6_with_the_cup_in_the_middle_nobody_has_won() -> None:
    """Both tracks pay 5, 3, 1."""
    got = paid(joust(4).tracks(black="7:[A] 6:[B] 5:[C]", white="7:[D] 6:[C] 5:[B]"), 2)

    assert {"A": [5], "B": [1, 3], "C": [1, 3], "D": [5]} == got


@pytest.mark.parametrize("number", [2, 4, 6])
def test_AC_15_7_after_scoring_all_go_home(number: int) -> None:
    """Markers on both tracks to zero, the Cup to the middle, also with the soft reset."""
    play = joust(soft_reset=True).tracks(black="7:[A] 6:[B]", white="7:[C,B]").at(cup=-5).scoring("reset", round=number)

    assert ("0:{A,B,C}", "0:{A,B,C}", 0) == (play.track("black"), play.track("white"), play.told["cup"])


@pytest.mark.parametrize("number", [1, 3, 5])
@pytest.mark.parametrize("soft", [False, True])
def test_AC_15_7_no_reset_in_odd_rounds(number: int, soft: bool) -> None:
    """Not even in round III."""
    play = joust(soft_reset=soft).tracks(black="7:[A] 6:[B]", gallantry="5:[A] 4:[B]").at(cup=-5).scoring("reset", round=number)

    assert ("7:[A] 6:[B] 0:{C}", -5) == (play.track("black"), play.told["cup"])
    assert ("5:[A] 4:[B] 0:{C}" == play.track("gallantry")) == (number != 3)


def test_lancelot_knights_pay_third_place() -> None:
    """Four colours: third place on both tracks."""
    got = paid(lancelot(black_vs_white=True).tracks(white="9:[red] 5:[blue,yellow]", black="4:[green]").at(cup=2), 2)

    assert {"red": [8], "blue": [2], "yellow": [5], "green": [5]} == got
