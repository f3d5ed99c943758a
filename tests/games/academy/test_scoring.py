"""AC-9. Scoring the other boards."""

from collections import Counter

import pytest

from quintain.words import Speaker

from .builder import dealt, table, values

DUE = {  # what every board pays to A, far ahead everywhere, with three squires
    "duel": [1, 2, 3, 4, 5, 6],
    "tournament": [1, 2, 3, 4, 5, 6],
    "king": [3, 6],
    "dragon": [6],
}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_AC_9_1_boards_are_scored_in_their_rounds(number: int) -> None:
    """Duel, Tournament and Education always, the King in III and VI, Dragon and Charity in VI."""
    tracks = dict.fromkeys(["duel", "tournament", "education", "king", "dragon", "charity"], "9:[A] 8:[B] 7:[C]")
    play = table(3).tracks(**tracks).at(round=number, phase="duel").laid()

    expected = ["sword_3", "sword_3"]
    expected += ["king_5"] if number in DUE["king"] else []
    expected += ["dragon_17"] if number in DUE["dragon"] else []
    assert expected == play.coats("A")

    expected = ["education_-3"] + (["king_2"] if number in DUE["king"] else []) + (["charity_-3"] if number == 6 else [])
    assert expected == play.coats("C")


def test_AC_9_1_boards_are_scored_in_their_order() -> None:
    """Duel, Tournament, Education, King, Dragon, Charity, after Gallantry."""
    tracks = dict.fromkeys(["duel", "tournament", "education", "king", "dragon", "charity"], "9:[A] 8:[B] 7:[C]")
    play = table(3).tracks(gallantry="1:[B]", **tracks).at(round=6, phase="gallantry").laid().move("advance board=gallantry")
    boards = list(dict.fromkeys(event["board"] for event in play.called("awarded")))

    assert ["duel", "tournament", "education", "king", "dragon", "charity"] == boards


@pytest.mark.parametrize(("board", "coats"), [("duel", [3, 2, 1]), ("tournament", [3, 2, 1]), ("dragon", [17, 10, 4])])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AC_9_2_places_one_to_three_are_paid(seats: int, board: str, coats: list[int]) -> None:
    """3, 2, 1 on Duel and Tournament, 17, 10, 4 on Dragon; with three squires third place gets nothing."""
    play = table(seats).tracks(**{board: "8:[C] 6:[A,B]"}).scoring(board, round=6)
    third = [coats[2]] if seats > 3 else []

    assert [third, [coats[1]], [coats[0]]] == [values(play.coats(name)) for name in "ABC"]
    assert [[]] * (seats - 3) == [play.coats(name) for name in "DE"[: seats - 3]]


@pytest.mark.parametrize("board", ["education", "charity"])
@pytest.mark.parametrize(
    ("track", "expected"),
    [
        ("5:[A] 3:[B,C] 1:[D]", [0, -1, 0, -3]),
        ("4:[A] 3:[D] 2:[B]", [0, -1, -3, 0]),
        ("4:[A] 2:[B]", [0, 0, -3, -3]),
        ("4:[A]", [0, -3, -3, -3]),
        ("", [-3, -3, -3, -3]),
        ("2:[D,A,C,B]", [-1, 0, 0, -3]),
    ],
)
def test_AC_9_3_last_places_lose_points(board: str, track: str, expected: list[int]) -> None:
    """A coat of -3 for everybody in last place, one of -1 for whoever is last but one."""
    play = table(4).tracks(**{board: track}).scoring(board, round=6)

    assert expected == [sum(values(play.coats(name))) for name in "ABCD"]
    assert all(play.squire(name)["coat_count"] <= 1 for name in "ABCD")


@pytest.mark.parametrize("space", range(13))
def test_AC_9_4_king_pays_by_space(space: int) -> None:
    """Nothing up to 5, 12 points on 12; one coat of the value of the space, whatever the place."""
    worth = [0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 9, 12][space]
    track = f"{space}:[C,A]" if space else ""
    play = table(3).tracks(king=track).scoring("king", round=3)

    assert [worth] * (worth > 0) == values(play.coats("A")) == values(play.coats("C"))
    assert [] == play.coats("B")


def test_AC_9_5_coats_are_kept_face_down() -> None:
    """Others see how many coats there are and neither their values nor their total."""
    play = table(3).coats(A=["sword_3", "education_-1", "king_12"]).laid()
    own, other, nobody = (play.seen(viewer)["squires"]["A"] for viewer in (0, 1, -1))

    assert (["sword_3", "education_-1", "king_12"], 14) == (own["coats"], own["points"])
    for view in (other, nobody):
        assert (["hidden"] * 3, 3, None) == (view["coats"], view["coat_count"], view["points"])


def test_AC_9_5_awards_are_open() -> None:
    """Everybody hears who gets which coat."""
    play = table(3).tracks(gallantry="1:[B]", duel="5:[A]").at(phase="gallantry").laid().move("advance board=gallantry")
    for viewer in (-1, 0, 1, 2):
        awards = [event for event in play.heard(viewer) if event["event"] == "awarded"]

        assert {"event": "awarded", "seat": 0, "squire": "A", "board": "duel", "coat": "sword_3", "points": 3} in awards
        assert 4 == len(awards)  # one on Duel, three on Education


def test_AC_9_6_the_bank_never_runs_out() -> None:
    """Five squires who avoid learning get far more coats of -3 than there are squires and rounds."""
    play = dealt(3, seats=5)
    given: Counter[str] = Counter()
    while not play.over:
        seat = play.pending[0]
        legal = play.legal_of(seat)
        shy = [move for move in legal if "education" not in move]
        play.move((shy or legal)[0], seat)
        given.update(event["coat"] for event in play.called("awarded"))

    assert given["education_-3"] > 18


def test_AC_9_6_more_coats_than_any_box_holds() -> None:
    """Forty coats of 3 before one squire are forty coats, and he gets another."""
    play = table(3).coats(A=["40 x sword_3"]).tracks(duel="1:[A]").scoring("duel")

    assert 41 == play.squire("A")["coat_count"]
    assert 123 == play.squire("A")["points"]


def test_AC_9_7_coats_of_this_scoring_lie_open_until_phase_six() -> None:
    """While coats are still being taken from the Codex, the new coats of Duel lie face up; in the next round nothing does."""
    place = table(3, classical_education=True).tracks(duel="5:[A]", education="3:[A] 2:[B] 1:[C]")
    play = place.coats(A=["sword_2"]).at(phase="duel").laid()

    assert ["sword_3", "hidden"] == play.seen(1)["squires"]["A"]["coats"] == play.seen()["squires"]["A"]["coats"]
    assert ["sword_2", "sword_3"] == play.seen(0)["squires"]["A"]["coats"]

    play.until("draft")

    assert ["hidden"] * play.squire("A")["coat_count"] == play.seen(1)["squires"]["A"]["coats"]


def test_AC_9_7_coats_from_the_codex_are_never_face_up() -> None:
    """After the last taking of round VI the others still see only a back, until the end."""
    place = table(3, classical_education=True).tracks(education="3:[A] 2:[B] 1:[C]").at(phase="education", codex=[-3, -1, 0])
    play = place.laid().move("take slot=0").move("take slot=1")

    assert ["education_-3"] == play.coats("A")
    for viewer in (-1, 1, 2):
        assert ["hidden"] == play.seen(viewer)["squires"]["A"]["coats"]
        assert "education_-3" not in str(play.heard(viewer))


def test_AC_9_8_open_scores_show_all_coats_before_the_squires() -> None:
    """Everybody sees values and totals; coats on the Codex stay secret."""
    place = table(3, open_scores=True, classical_education=True).coats(A=["sword_3"], B=["education_-3"])
    play = place.at(codex=[-3, -1, 0]).laid()
    for viewer in (-1, 0, 1, 2):
        seen = play.seen(viewer)

        assert [3, -3, 0] == [squire["points"] for squire in seen["squires"].values()]
        assert ["hidden"] * 3 == seen["codex"]


def test_AC_9_8_codex_coats_are_open_once_everyone_has_taken() -> None:
    """While coats are taken nothing is shown; then a -3 or -1 is, the neutral squire's too."""
    place = table(2, open_scores=True, classical_education=True).tracks(education="3:[N] 2:[A] 1:[B]")
    play = place.at(phase="education", codex=[-3, -1, 0]).laid().move("take slot=0")

    assert ["hidden"] * 3 == play.seen(1)["codex"] == play.seen(0)["codex"]
    assert [] == play.seen(1)["squires"]["N"]["coats"]

    play.move("take slot=1")
    for viewer in (-1, 0, 1):
        seen = play.seen(viewer)["squires"]

        assert [["education_-1"], [], ["education_-3"]] == [seen[name]["coats"] for name in "ABN"]


def test_AC_9_1_every_board_that_is_scored_is_told_and_opens_a_paragraph_as_a_round_does() -> None:
    """In the order of scoring, each before its awards; a King that nobody served is passed over."""
    play = dealt(1, seats=4, service_to_king=True)
    facts = []
    while play.round == 1:
        facts += play.move(play.legal_of(play.pending[0])[0], play.pending[0]).happened
    speaker = Speaker("ru", play.game, strict=True)

    assert ["gallantry", "duel", "tournament", "education"] == [
        event["board"] for event in play.chronicle if event["event"] == "scored"
    ]
    before = ["", *(event.name for event in facts)]
    assert {"began", "scored"} == {event.name for event, last in zip(facts, before, strict=False) if speaker.opens(event, last)}
