"""AC-18. Service to the king."""

import pytest

from .builder import Play, Table, table, values


def service(seats: int = 3, **options: bool) -> Table:
    return table(seats, service_to_king=True, **options)


def king_card(place: Table, card: str, squire: str = "A") -> Play:
    return place.hands(**{squire: [card]}).at(phase="play", turn=squire).laid().play(card)


@pytest.mark.parametrize(
    ("start", "card", "taken"),
    [
        (4, "king_2", ["6"]),
        (4, "king_3", ["6"]),
        (1, "king_4", []),
        (8, "king_4", ["6", "12"]),
        (5, "king_5", ["6"]),
        (10, "king_5", ["6", "12"]),
    ],
)
def test_AC_18_1_stopping_on_or_passing_takes_a_scroll(start: int, card: str, taken: list[str]) -> None:
    """The marker that comes to 6 or 12, or beyond, takes the scroll at once; one that stood beyond before takes none again."""
    scrolls = {"six": "aside"} if start > 6 else {}
    play = king_card(service().tracks(king=f"{start}:[A]").scrolls(**scrolls), card)
    now = play.told["scrolls"]

    assert {space: ("taken" if space in taken and now[space] != "aside" else now[space]) for space in now} == now
    assert ("taken" if "12" in taken else "board") == now["12"]
    assert ("aside" if start > 6 else "taken" if "6" in taken else "board") == now["6"]


def test_AC_18_1_only_the_first_marker_takes_it() -> None:
    """A second marker on 6 finds no scroll."""
    play = king_card(service().tracks(king="6:[B] 4:[A]").scrolls("taken"), "king_2")

    assert [] == play.called("scroll_taken")
    assert {"6": "taken", "12": "board"} == play.told["scrolls"]


def test_AC_18_1_a_scroll_is_taken_openly() -> None:
    """Everybody hears who took which."""
    play = king_card(service().tracks(king="4:[A]"), "king_3")

    assert {"event": "scroll_taken", "seat": 0, "squire": "A", "space": 6} in play.heard(-1)


def test_AC_18_1_bonus_moves_take_scrolls() -> None:
    """A Gallantry bonus to space 6."""
    play = service().tracks(gallantry="4:[B]", king="3:[B]").at(phase="gallantry", only=True).laid().move("advance board=king")

    assert "taken" == play.told["scrolls"]["6"]


def test_AC_18_1_bets_take_scrolls() -> None:
    """Nine steps by a bet pass 6 and reach 12: both scrolls."""
    place = service(good_manners=True).tracks(gallantry="4:[B]", king="3:[B]").bets(A="duel", B="king", C="duel")
    place.played(B=["king_2", "king_3", "king_4", "gallantry_4"])
    play = place.at(phase="gallantry", only=True).laid()

    assert ("12:[B] 0:{A,C}", {"6": "taken", "12": "taken"}) == (play.track("king"), play.told["scrolls"])


@pytest.mark.parametrize("space", range(13))
def test_AC_18_2_a_coat_of_half_the_space(space: int) -> None:
    """Everybody gets the coat of his space on the back side; none where it is 0."""
    play = service().tracks(king=f"{space}:[B]" if space else "").scrolls("taken").scoring("king", round=2)

    assert [space // 2] * (space >= 2) == values(play.coats("B"))
    assert [] == play.coats("A")


@pytest.mark.parametrize(
    ("six", "twelve", "number"),
    [("board", "board", 0), ("aside", "board", 0), ("taken", "board", 1), ("aside", "taken", 1), ("taken", "taken", 2)],
)
@pytest.mark.parametrize("round", [2, 3, 6])
def test_AC_18_2_one_coat_for_each_scroll_of_this_round(six: str, twelve: str, number: int, round: int) -> None:
    """A scroll beside the board pays no more; nothing is automatic in III or VI."""
    play = service().tracks(king="12:[A] 9:[B] 5:[C]").scrolls(six, twelve).scoring("king", round=round)

    assert [[6] * number, [4] * number, [2] * number] == [values(play.coats(name)) for name in "ABC"]


def test_AC_18_2_the_king_is_scored_at_his_turn() -> None:
    """After Education, before Dragon."""
    place = service().tracks(gallantry="3:[A]", king="5:[A]", education="1:[A]", dragon="2:[A]").at(round=6, phase="gallantry")
    play = place.laid().move("advance board=king")
    boards = list(dict.fromkeys(event["board"] for event in play.called("awarded")))

    assert ["education", "king", "dragon", "charity"] == boards


def test_AC_18_3_the_scroll_of_six_is_laid_beside_the_board() -> None:
    """The markers stay."""
    play = service().tracks(king="7:[A] 3:[B]").scrolls("taken").scoring("reset", round=1)

    assert ({"6": "aside", "12": "board"}, "7:[A] 3:[B] 0:{C}") == (play.told["scrolls"], play.track("king"))


@pytest.mark.parametrize("six", ["aside", "taken"])
def test_AC_18_3_with_the_scroll_of_twelve_everything_starts_anew(six: str) -> None:
    """Both scrolls return and all King markers go to zero, in any round, also in VI."""
    for number in (1, 3, 6):
        play = service(soft_reset=True).tracks(king="12:[A] 3:[B]").scrolls(six, "taken").scoring("reset", round=number)

        assert ({"6": "board", "12": "board"}, "0:{A,B,C}") == (play.told["scrolls"], play.track("king"))


def test_AC_18_3_without_a_scroll_nothing_happens() -> None:
    """A scroll that lies aside stays there."""
    play = service().tracks(king="9:[A]").scrolls("aside").scoring("reset", round=2)

    assert ({"6": "aside", "12": "board"}, "9:[A] 0:{B,C}") == (play.told["scrolls"], play.track("king"))


def test_AC_18_4_round_three_does_not_reset_the_king() -> None:
    """The other four boards go home."""
    tracks = dict.fromkeys(["gallantry", "duel", "tournament", "education", "king"], "5:[A] 4:[B]")
    play = service().tracks(**tracks).scoring("reset", round=3)

    assert "5:[A] 4:[B] 0:{C}" == play.track("king")
    assert {"0:{A,B,C}"} == {play.track(board) for board in tracks if board != "king"}
