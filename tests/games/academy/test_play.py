"""AC-5, AC-6. Playing cards, moving markers."""

import pytest

from quintain.kernel.errors import NotPending

from .builder import BOARDS, dealt, table


def test_AC_5_1_one_card_each_clockwise_four_times() -> None:
    """From the first player clockwise everybody plays one card, four times round."""
    play = dealt(1, seats=4, first_player=2).until("play")
    seats = []
    while play.phase == "play":
        seats.append(play.seat)
        play.move(play.legal[0])

    assert [2, 3, 0, 1] * 4 == seats


def test_AC_5_1_a_card_is_played_face_up() -> None:
    """Everybody sees a played card; nobody else sees the hand it came from."""
    play = table(3).hands(A=["king_3", "sword_4"]).play("A", "sword_4", "duel")

    assert ["sword_4 duel"] == play.seen(2)["squires"]["A"]["played"] == play.seen()["squires"]["A"]["played"]
    assert {"event": "played", "seat": 0, "squire": "A", "card": "sword_4", "board": "duel"} in play.heard(-1)
    assert ["hidden"] * 4 == play.seen(2)["squires"]["A"]["hand"]


def test_AC_5_1_nobody_plays_out_of_turn_or_from_another_hand() -> None:
    """The seat whose turn it is not is not asked; a card not in hand is refused."""
    play = table(3).hands(A=["king_3", "sword_4", "sword_4", "sword_4", "sword_4"], B=["dragon_5"]).playing()

    assert "AC-5.1" == play.refusal("play card=dragon_5 board=dragon")
    with pytest.raises(NotPending):
        play.match.play(1, play.game.space.parse("play card=dragon_5 board=dragon"))


def test_AC_5_1_a_refusal_out_of_turn_names_its_clause() -> None:
    """Whose turn it is, AC-5.1 says."""
    assert "AC-5.1" == table(3).hands(B=["dragon_5"]).playing().refusal("play card=dragon_5 board=dragon", 1)


def test_AC_5_2_the_fifth_card_goes_back_unseen() -> None:
    """After four plays each the last card stays in hand, face down, and the next deal is from the whole deck."""
    play = dealt(2, seats=3).until("play")
    for _ in range(12):
        play.move(play.legal[0])

    assert "advance" == play.phase
    for seat, name in enumerate("ABC"):
        assert 1 == len(play.hand(name))
        for viewer in {-1, 0, 1, 2} - {seat}:
            assert ["hidden"] == play.seen(viewer)["squires"][name]["hand"]

    play.until("draft")

    assert [[], [], []] == [squire["hand"] for squire in play.told["squires"].values()]
    assert 37 == play.told["deck"]


@pytest.mark.parametrize("card", ["gallantry_5", "education_2", "king_3", "dragon_4", "charity_5"])
def test_AC_5_3_a_card_moves_the_marker_of_its_board_by_its_value(card: str) -> None:
    """Exactly as many steps as the card says, on the board of its symbol and nowhere else."""
    board, _, value = card.rpartition("_")
    play = table(3).hands(B=[card]).play("B", card)

    assert f"{value}:[B] 0:{{A,C}}" == play.track(board)
    assert {"0:{A,B,C}"} == {play.track(other) for other in BOARDS if other != board}


def test_AC_5_3_a_card_is_refused_on_another_board() -> None:
    """A dragon card moves nothing on the King track."""
    assert "AC-5.3" == table(3).hands(A=["dragon_4"]).playing().refusal("play card=dragon_4 board=king")


@pytest.mark.parametrize("board", ["duel", "tournament"])
def test_AC_5_4_a_sword_goes_to_one_board_of_choice(board: str) -> None:
    """Duel or Tournament, at the moment of playing; the whole value there."""
    play = table(3).tracks(duel="2:[A]").hands(A=["sword_5"]).play("A", "sword_5", board)

    assert ("7:[A] 0:{B,C}" if board == "duel" else "2:[A] 0:{B,C}") == play.track("duel")
    assert ("5:[A] 0:{B,C}" if board == "tournament" else "0:{A,B,C}") == play.track("tournament")


@pytest.mark.parametrize("board", ["gallantry", "education", "king", "dragon", "charity"])
def test_AC_5_4_a_sword_fits_no_other_board(board: str) -> None:
    """It is refused by the clause on swords."""
    assert "AC-5.4" == table(3).hands(A=["sword_5"]).playing().refusal(f"play card=sword_5 board={board}")


def test_AC_5_5_a_king_card_must_be_played_even_for_nothing() -> None:
    """On 12 a King card is legal, moves nothing, and passing is not offered."""
    play = table(3).tracks(king="12:[A]").hands(A=["king_2", "king_3"]).played(A=["dragon_2"] * 2 + ["dragon_3"]).playing("A")

    assert ["play card=king_2 board=king", "play card=king_3 board=king"] == play.legal
    assert "AC-5.5" == play.refusal("pass")

    play.play("king_3")

    assert "12:[A] 0:{B,C}" == play.track("king")
    assert "king_3 king" == play.squire("A")["played"][-1]


def test_AC_6_1_landing_on_markers_means_on_top() -> None:
    """The last to arrive lies highest; markers passed over stay as they are."""
    play = table(4).tracks(duel="5:[B,C] 3:[D] 2:[A]").hands(A=["sword_3"]).play("A", "sword_3", "duel")

    assert "5:[B,C,A] 3:[D]" == play.track("duel")

    play = table(4).tracks(duel="5:[B,C] 3:[D] 2:[A]").hands(A=["sword_5"]).play("A", "sword_5", "duel")

    assert "7:[A] 5:[B,C] 3:[D]" == play.track("duel")


def test_AC_6_2_progress_counts_laps_and_makes_the_stacks() -> None:
    """22 steps show space 2 of the second lap, ahead of 19, and form no stack with a marker on 2."""
    play = table(3).tracks(dragon="19:[B] 18:[A] 2:[C]").hands(A=["dragon_4"]).play("A", "dragon_4")

    assert "22:[A] 19:[B] 2:[C]" == play.track("dragon")
    assert {"A": "2+1", "B": "19", "C": "2"} == play.told["spaces"]["dragon"]
    assert "A" == play.told["places"]["dragon"]["first"]


def test_AC_6_2_only_equal_progress_stacks() -> None:
    """A marker that reaches 22 goes on top of the one with 22, not of the one with 2."""
    play = table(3).tracks(charity="22:[B] 20:[A] 2:[C]").hands(A=["charity_2"]).play("A", "charity_2")

    assert "22:[B,A] 2:[C]" == play.track("charity")


def test_AC_6_3_only_the_mover_leaves_a_stack() -> None:
    """From the bottom or the middle; those above come down in their order."""
    play = table(5).tracks(education="4:[E,A,C,B]").hands(A=["education_3"]).play("A", "education_3")

    assert "7:[A] 4:[E,C,B] 0:{D}" == play.track("education")


@pytest.mark.parametrize(("start", "told"), [(18, "2+1"), (38, "2+2"), (58, "2+3")])
def test_AC_6_4_laps_have_no_limit(start: int, told: str) -> None:
    """A second, third and fourth lap are shown and counted."""
    play = table(3).tracks(gallantry=f"{start}:[A]").hands(A=["gallantry_4"]).play("A", "gallantry_4")

    assert told == play.told["spaces"]["gallantry"]["A"]
    assert start + 4 == play.progress("gallantry")["A"]


def test_AC_6_5_the_king_track_ends_at_twelve() -> None:
    """Surplus steps are lost; the arriving marker goes on top of those already there."""
    play = table(3).tracks(king="12:[B] 11:[A]").hands(A=["king_5"]).play("A", "king_5")

    assert "12:[B,A] 0:{C}" == play.track("king")
    assert "12" == play.told["spaces"]["king"]["A"]


def test_AC_6_5_on_twelve_a_marker_keeps_its_place_in_the_stack() -> None:
    """It does not jump to the top by a move it cannot make."""
    play = table(3).tracks(king="12:[A,B]").hands(A=["king_5"]).play("A", "king_5")

    assert "12:[A,B] 0:{C}" == play.track("king")


def test_AC_6_6_zero_has_no_order() -> None:
    """However zero is written down, nobody there is above anybody."""
    one = table(3).tracks(duel="0:{C,A} 1:[B]").at(phase="play").laid()
    other = table(3).tracks(duel="1:[B]").at(phase="play").laid()

    assert "1:[B] 0:{A,C}" == one.track("duel") == other.track("duel")
    assert ["A", "C"] == one.told["places"]["duel"]["last"]
