"""AC-10, AC-11. The reset, passing Excalibur and the end."""

import pytest

from .builder import BOARDS, FRONT, dealt, table

EVERYWHERE = dict.fromkeys(BOARDS, "7:[B] 5:[A,C]")


def test_AC_10_1_five_boards_go_home_after_round_three() -> None:
    """Gallantry, Duel, Tournament, Education and King go back to zero for everyone."""
    play = table(3).tracks(**EVERYWHERE).scoring("reset", round=3)

    assert {"0:{A,B,C}"} == {play.track(board) for board in FRONT}


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_AC_10_1_no_reset_after_other_rounds(number: int) -> None:
    """Only round III has one."""
    play = table(3).tracks(**EVERYWHERE).scoring("reset", round=number)

    assert {"7:[B] 5:[A,C]"} == {play.track(board) for board in BOARDS}


def test_AC_10_2_dragon_and_charity_are_never_reset() -> None:
    """They keep their markers and stacks through round III."""
    play = table(3).tracks(**EVERYWHERE).scoring("reset", round=3)

    assert ["7:[B] 5:[A,C]"] * 2 == [play.track("dragon"), play.track("charity")]


def test_AC_10_3_no_reset_after_round_six() -> None:
    """The markers stay where they are; Gallantry is needed for the tie."""
    play = table(3).tracks(**EVERYWHERE).scoring("reset", round=6)

    assert {"7:[B] 5:[A,C]"} == {play.track(board) for board in BOARDS}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AC_11_1_excalibur_goes_round_to_the_left(seats: int) -> None:
    """Round after round the left neighbour is first player."""
    play = dealt(1, seats=seats, first_player=seats - 1)
    firsts = []
    while not play.over:
        if play.round > len(firsts):
            firsts.append(play.told["first"])
        play.move(play.legal_of(play.pending[0])[0], play.pending[0])

    assert [(seats - 1 + number) % seats for number in range(6)] == firsts


def test_AC_11_1_after_round_six_neither_sword_nor_hourglass_moves() -> None:
    """The end is told in round VI with its first player."""
    play = dealt(1, seats=3, first_player=0).until()

    assert ("over", 6, 2) == (play.phase, play.round, play.told["first"])


def test_AC_11_2_coats_and_bonuses_are_added_up() -> None:
    """Totals may be negative."""
    place = table(3, defeat_dragon=True).coats(A=["sword_3", "education_-1"], B=["education_-3", "education_-3"]).bonus(A=2, C=-1)
    play = place.at(round=6, phase="end").laid()

    assert {"A": 4, "B": -6, "C": -1} == play.told["totals"]
    assert ([1, 3, 2], [4, -6, -1]) == play.outcome()


def test_AC_11_2_at_the_end_all_totals_are_told() -> None:
    """Everybody sees the coats when they are added up."""
    play = table(3).coats(A=["sword_3"]).at(round=6, phase="end").laid()

    assert ["sword_3"] == play.seen(1)["squires"]["A"]["coats"] == play.seen()["squires"]["A"]["coats"]
    assert {"A": 3, "B": 0, "C": 0} == play.seen()["totals"]


@pytest.mark.parametrize(
    ("track", "ranks"), [("9:[B] 7:[A]", [2, 1]), ("9:[B,A]", [1, 2]), ("9:[A,B]", [2, 1]), ("1:[A]", [1, 2])]
)
def test_AC_11_3_gallantry_breaks_a_tie(track: str, ranks: list[int]) -> None:
    """The tied squire who is farther there wins, stack order included."""
    play = table(3).coats(A=["sword_3"], B=["sword_3"]).tracks(gallantry=track).at(round=6, phase="end").laid()

    assert [*ranks, 3] == play.outcome()[0]


def test_AC_11_3_only_the_tied_are_compared() -> None:
    """Whoever is far on Gallantry with fewer points stays behind."""
    play = table(3).coats(A=["sword_3"], B=["sword_3"], C=["sword_2"]).tracks(gallantry="19:[C] 1:[B]").at(round=6, phase="end")

    assert [2, 1, 3] == play.laid().outcome()[0]


def test_AC_11_4_tied_on_zero_share_the_victory() -> None:
    """Both have rank 1."""
    play = table(4).coats(A=["sword_3"], C=["sword_3"]).tracks(gallantry="4:[B]").at(round=6, phase="end").laid()

    assert [1, 3, 1, 4] == play.outcome()[0]


def test_AC_11_5_ranks_follow_total_and_gallantry_all_the_way() -> None:
    """Ranks after a shared one are skipped."""
    play = table(5).coats(A=["sword_3"], D=["king_12"]).tracks(gallantry="2:[E]").at(round=6, phase="end").laid()

    assert ([2, 4, 4, 1, 3], [3, 0, 0, 12, 0]) == play.outcome()


def test_AC_11_5_ranks_are_told_in_events() -> None:
    """One event per player with his total and rank."""
    place = table(3).tracks(gallantry="1:[A]", dragon="3:[B]").at(round=6, phase="gallantry")
    play = place.laid().move("advance board=charity")
    ranks, points = play.outcome()

    assert [(seat, points[seat], ranks[seat]) for seat in range(3)] == sorted(
        (event["seat"], event["points"], event["rank"]) for event in play.called("totalled")
    )


@pytest.mark.parametrize("ending", ["AC-11.2", "AC-11.3", "AC-11.4"])
def test_AC_11_2_the_outcome_names_the_rule_that_ended_it(ending: str) -> None:
    """One of the clauses on the end of the game."""
    coats = {"AC-11.2": {"A": ["sword_3"]}}.get(ending, {})
    track = "3:[B]" if ending == "AC-11.3" else ""
    play = table(3).coats(**coats).tracks(gallantry=track).at(round=6, phase="end").laid()

    assert play.game.outcome(play.match.state).clause.startswith("AC-11.")
