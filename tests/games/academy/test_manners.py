"""AC-16. Lessons in good manners."""

import pytest

from .builder import BOARDS, Play, Table, dealt, table


def lessons(seats: int = 3, **options: bool) -> Table:
    return table(seats, good_manners=True, **options)


def scored(place: Table) -> Play:
    return place.at(phase="gallantry", only=True).laid()


def test_AC_16_1_bets_after_the_deal_before_any_pick() -> None:
    """Clockwise from the first player, with the dealt cards in view; then the draft begins."""
    play = dealt(1, seats=4, good_manners=True, first_player=2)
    seats = []
    while play.phase == "bet":
        seats.append(play.seat)

        assert 5 == len(play.seen(play.seat)["squires"]["ABCD"[play.seat]]["pack"])
        assert "hidden" not in play.seen(play.seat)["squires"]["ABCD"[play.seat]]["pack"]
        assert ("AC-16.1", [f"bet board={board}" for board in BOARDS]) == (play.asks, play.legal)

        play.move("bet board=dragon")

    assert [2, 3, 0, 1] == seats
    assert ("draft", [0, 1, 2, 3]) == (play.phase, play.pending)


def test_AC_16_1_bets_are_open_and_may_agree() -> None:
    """Everybody sees them at once; several squires may bet on one board."""
    play = lessons().at(phase="bet").laid().move("bet board=king")

    assert "king" == play.seen(2)["squires"]["A"]["bet"] == play.seen()["squires"]["A"]["bet"]
    assert [{"event": "bet", "seat": 0, "squire": "A", "board": "king"}] == play.heard(-1)
    assert "bet board=king" in play.legal


def test_AC_16_1_picking_is_refused_before_all_bets_are_made() -> None:
    """The clause on bets answers."""
    play = lessons().packs(A=["king_4"]).at(phase="bet").laid()

    assert "AC-16.1" == play.refusal("pick card=king_4")


def test_AC_16_2_steps_times_cards_of_the_bet() -> None:
    """1, 2 and 3 steps for each card that third, second and first place played on the board of their bet; no free bonus."""
    place = lessons(4).tracks(gallantry="9:[A] 7:[B] 5:[C] 3:[D]").bets(A="king", B="dragon", C="charity", D="king")
    place.played(
        A=["king_2", "king_3", "gallantry_2", "gallantry_3"],
        B=["dragon_2", "dragon_3", "dragon_4", "gallantry_4"],
        C=["charity_2", "charity_3", "charity_4", "charity_5"],
        D=["king_4", "king_5", "king_2", "gallantry_3"],
    )
    play = scored(place)

    assert [] == play.pending
    assert "6:[A] 0:{B,C,D}" == play.track("king")
    assert "6:[B] 0:{A,C,D}" == play.track("dragon")
    assert "4:[C] 0:{A,B,D}" == play.track("charity")


def test_AC_16_2_third_place_moves_first() -> None:
    """Two bets on one board end on the same space: the better place lands later, on top."""
    place = lessons(4).tracks(gallantry="9:[A] 7:[B] 5:[C]", king="1:[A,B]").bets(A="king", B="king", C="king", D="king")
    place.played(
        A=["king_2", "dragon_2", "dragon_3", "dragon_4"],
        B=["king_3", "dragon_2", "dragon_3", "dragon_5"],
        C=["king_4", "king_2", "king_3", "king_5"],
    )
    play = scored(place)

    assert "4:[C,A] 3:[B] 0:{D}" == play.track("king")


def test_AC_16_3_swords_count_where_they_were_played() -> None:
    """A bet on Duel counts the swords on Duel, not those on Tournament."""
    place = lessons().tracks(gallantry="9:[A]").bets(A="duel", B="king", C="king")
    play = scored(place.played(A=["sword_3 duel", "sword_4 tournament", "sword_5 duel", "sword_3 tournament"]))

    assert ("6:[A] 0:{B,C}", "0:{A,B,C}") == (play.track("duel"), play.track("tournament"))


def test_AC_16_3_bonus_moves_are_no_cards() -> None:
    """A bet move on the board does not count for another."""
    place = (
        lessons()
        .tracks(gallantry="9:[A] 5:[B]")
        .bets(A="king", B="king", C="king")
        .played(B=["king_2", "king_3", "dragon_2", "dragon_3"])
    )
    play = scored(place.played(A=["dragon_4", "dragon_5", "charity_2", "charity_3"]))

    assert "4:[B] 0:{A,C}" == play.track("king")


def test_AC_16_4_one_single_move() -> None:
    """Six steps are one landing: the marker goes on top where it ends and disturbs nobody on its way."""
    place = lessons().tracks(gallantry="9:[B] 5:[A]", dragon="8:[C] 6:[B] 2:[A]").bets(A="dragon", B="king", C="king")
    play = scored(place.played(A=["dragon_2", "dragon_3", "dragon_4", "king_2"]))

    assert "8:[C,A] 6:[B]" == play.track("dragon")


def test_AC_16_4_product_zero_moves_nothing() -> None:
    """No card of the bet, no move: the marker keeps its place in its stack."""
    place = lessons().tracks(gallantry="9:[A]", dragon="8:[A,C]").bets(A="dragon", B="king", C="king")
    play = scored(place.played(A=["king_2", "king_3", "king_4", "king_5"]))

    assert "8:[A,C] 0:{B}" == play.track("dragon")


def test_AC_16_4_surplus_is_lost_on_the_king_track() -> None:
    """It stops on 12."""
    place = lessons().tracks(gallantry="9:[A]", king="10:[A]").bets(A="king", B="duel", C="duel")
    play = scored(place.played(A=["king_2", "king_3", "king_4", "king_5"]))

    assert "12:[A] 0:{B,C}" == play.track("king")


def test_AC_16_5_a_bet_on_gallantry_changes_no_place_of_the_round() -> None:
    """Third place overtakes everybody and the others still get their multiples."""
    place = lessons(4).tracks(gallantry="9:[A] 8:[B] 7:[C]").bets(A="king", B="king", C="gallantry", D="king")
    place.played(A=["king_2", "dragon_2", "dragon_3", "dragon_4"], B=["king_3", "charity_2", "charity_3", "charity_4"])
    play = scored(place.played(C=["gallantry_2", "gallantry_3", "gallantry_4", "gallantry_5"]))

    assert "11:[C] 9:[A] 8:[B] 0:{D}" == play.track("gallantry")
    assert "3:[A] 2:[B] 0:{C,D}" == play.track("king")


def test_AC_16_6_bets_are_taken_back_and_made_anew() -> None:
    """In the next round nobody has a bet, and the same board may be chosen again."""
    play = dealt(2, seats=3, good_manners=True)
    for _ in range(3):
        play.move("bet board=charity")
    play.until("bet")

    assert 2 == play.round
    assert [None, None, None] == [squire["bet"] for squire in play.told["squires"].values()]
    assert "bet board=charity" in play.legal


@pytest.mark.parametrize("card", ["king_4", "dragon_4"])
def test_AC_16_7_places_step_back_even_for_nothing(card: str) -> None:
    """With gallantry_back a rewarded place goes back one, whether its bet moved or not."""
    place = lessons(gallantry_back=True).tracks(gallantry="9:[A]").bets(A="king", B="duel", C="duel")
    play = scored(place.played(A=[card, "charity_2", "charity_3", "charity_4"]))

    assert "8:[A] 0:{B,C}" == play.track("gallantry")
    assert (3 if card == "king_4" else 0) == play.progress("king")["A"]
