"""AC-12. Advanced rules."""

import pytest

from .builder import BOARDS, dealt, table


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_AC_12_1_the_first_player_of_the_round_may_win_a_tie(number: int) -> None:
    """In every round, before Gallantry is checked, and nobody else."""
    first = "ABC"[(number - 1) % 3]
    others = [name for name in "ABC" if name != first]
    track = f"6:[{first},{others[0]},{others[1]}]"
    place = table(3, tie_win=True).tracks(gallantry=track, tournament=track).at(round=number, phase="score", only=True)
    play = place.laid()

    assert ("ABC".index(first), "AC-12.1") == (play.seat, play.asks)
    assert [f"lift squire={first} board=gallantry", f"lift squire={first} board=tournament", "pass"] == play.legal

    play.move(f"lift squire={first} board=gallantry")

    assert f"6:[{others[0]},{others[1]},{first}]" == play.track("gallantry")
    assert ("ABC".index(others[1]), "AC-8.3") == (play.seat, play.asks)


@pytest.mark.parametrize("board", BOARDS)
def test_AC_12_1_any_board_counts(board: str) -> None:
    """Also the King's, also boards that are not scored in this round."""
    play = table(3, tie_win=True).tracks(**{board: "6:[A,B]"}).at(phase="score", only=True).laid()

    assert [f"lift squire=A board={board}", "pass"] == play.legal
    assert "6:[B,A] 0:{C}" == play.move(play.legal[0]).track(board)


def test_AC_12_1_knights_tracks_count_too() -> None:
    """Black and white are two boards with one marker each."""
    place = table(3, tie_win=True, black_vs_white=True).tracks(black="6:[A,B]", white="2:[A,C]")
    play = place.at(phase="score", only=True).laid()

    assert ["lift squire=A board=black", "lift squire=A board=white", "pass"] == play.legal


def test_AC_12_1_not_on_zero_and_not_from_the_top() -> None:
    """A marker with nobody above it, one on zero and another's marker are refused."""
    place = table(3, tie_win=True).tracks(duel="6:[A,B]", king="4:[B,A]", dragon="3:[B,C]")
    play = place.at(phase="score", only=True).laid()

    assert ["lift squire=A board=duel", "pass"] == play.legal
    for move in ("lift squire=A board=king", "lift squire=A board=charity", "lift squire=B board=dragon"):
        assert "AC-12.1" == play.refusal(move)


def test_AC_12_1_one_marker_and_only_once() -> None:
    """After one lift the scoring begins, even if another marker could be lifted."""
    place = table(3, tie_win=True).tracks(gallantry="1:[C]", duel="6:[A,B]", king="4:[A,C]")
    play = place.at(phase="score", only=True).laid().move("lift squire=A board=duel")

    assert ([2], "AC-8.3") == (play.pending, play.asks)
    assert "4:[A,C] 0:{B}" == play.track("king")


def test_AC_12_1_from_the_middle_to_the_top() -> None:
    """Those above keep their order."""
    play = table(4, tie_win=True).tracks(charity="6:[D,A,B,C]").at(phase="score", only=True).laid()

    assert "6:[D,B,C,A]" == play.move("lift squire=A board=charity").track("charity")


def test_AC_12_1_without_the_switch_nobody_is_asked() -> None:
    """Phase 4 begins with Gallantry."""
    play = table(3).tracks(gallantry="6:[A,B]").at(phase="score", only=True).laid()

    assert "AC-8.3" == play.asks


def back(seats: int, track: str, *boards: str) -> str:
    """The Gallantry track after the bonuses went to these boards, third place first."""
    play = table(seats, gallantry_back=True).tracks(gallantry=track).at(phase="gallantry", only=True).laid()
    for board in boards:
        play.move(f"advance board={board}")

    assert [] == play.pending
    return play.track("gallantry")


def test_AC_12_2_rewarded_places_step_back_in_order() -> None:
    """Place 3, place 2, place 1, each landing on top."""
    assert "5:[C] 4:[B,A,D]" == back(4, "6:[C] 5:[A,D] 4:[B]", "dragon", "dragon", "dragon")


def test_AC_12_2_places_are_those_before_the_bonuses() -> None:
    """A, third, jumps ahead by its bonus and still steps back first, on top of the others; D, fourth, stays."""
    assert "6:[A] 5:[B,C] 2:[D]" == back(4, "6:[A,B,C] 2:[D]", "gallantry", "king", "king")


def test_AC_12_2_with_three_the_third_does_not_step_back() -> None:
    """Only rewarded places do: two of three squires."""
    assert "5:[A] 4:[B] 3:[C]" == back(3, "6:[A] 5:[B] 3:[C]", "king", "king")


def test_AC_12_2_a_step_back_to_zero() -> None:
    """From 1 a marker goes to zero and has not moved."""
    assert "0:{A,B,C}" == back(3, "1:[B]", "duel")


def test_AC_12_2_all_bonuses_come_first() -> None:
    """Nobody has stepped back while a bonus is still owed."""
    play = table(3, gallantry_back=True).tracks(gallantry="6:[A] 5:[B]").at(phase="gallantry", only=True).laid()

    assert "7:[B] 6:[A] 0:{C}" == play.move("advance board=gallantry").track("gallantry")
    assert "6:[B] 5:[A] 0:{C}" == play.move("advance board=duel").track("gallantry")


@pytest.mark.parametrize("board", ["gallantry", "duel", "tournament", "education"])
@pytest.mark.parametrize(
    ("track", "expected"),
    [
        ("9:[A] 7:[C,B] 4:[D] 2:[E]", "4:[A] 3:[B] 2:[C] 1:[D] 0:{E}"),
        ("9:[A] 7:[C,B] 0:{D,E}", "3:[A] 2:[B] 1:[C] 0:{D,E}"),
        ("9:[A] 7:[C,B] 3:[D]", "4:[A] 3:[B] 2:[C] 1:[D] 0:{E}"),
        ("2:[D,A,E,C,B]", "4:[B] 3:[C] 2:[E] 1:[A] 0:{D}"),
        ("25:[E]", "1:[E] 0:{A,B,C,D}"),
        ("", "0:{A,B,C,D,E}"),
    ],
)
def test_AC_12_3_soft_reset_keeps_the_order(board: str, track: str, expected: str) -> None:
    """The last goes to zero unless somebody is there; the others go to 1, 2, 3 … from worst to best."""
    play = table(5, soft_reset=True).tracks(**{board: track}).scoring("reset", round=3)

    assert expected == play.track(board)


def test_AC_12_3_only_in_round_three() -> None:
    """No other round has a soft reset."""
    for number in (1, 2, 4, 5, 6):
        assert "9:[A] 0:{B,C}" == table(3, soft_reset=True).tracks(duel="9:[A]").scoring("reset", round=number).track("duel")


def test_AC_12_4_king_goes_home_whole() -> None:
    """All King markers go to zero; Dragon and Charity stay."""
    tracks = dict.fromkeys(["king", "dragon", "charity"], "7:[A] 5:[B]")
    play = table(3, soft_reset=True).tracks(**tracks).scoring("reset", round=3)

    assert "0:{A,B,C}" == play.track("king")
    assert "7:[A] 5:[B] 0:{C}" == play.track("dragon") == play.track("charity")


def test_AC_12_4_whichever_side_of_gallantry_and_education_is_up() -> None:
    """Good manners and classical education keep the soft reset; the served King has none in III."""
    options = {"good_manners": True, "classical_education": True, "service_to_king": True, "soft_reset": True}
    tracks = dict.fromkeys(["gallantry", "education", "king"], "7:[A] 5:[B] 2:[C]")
    play = table(3, **options).tracks(**tracks).scrolls("aside").scoring("reset", round=3)

    assert "2:[A] 1:[B] 0:{C}" == play.track("gallantry") == play.track("education")
    assert "7:[A] 5:[B] 2:[C]" == play.track("king")


def test_soft_reset_happens_in_a_whole_game() -> None:
    """At the beginning of round IV the order of round III is spread over neighbouring spaces."""
    play = dealt(4, seats=5, soft_reset=True)
    while play.round < 4:
        play.move(play.legal_of(play.pending[0])[0], play.pending[0])
    for board in ("gallantry", "duel", "tournament", "education"):
        spaces = sorted(space for space in play.progress(board).values() if space)

        assert list(range(1, len(spaces) + 1)) == spaces
