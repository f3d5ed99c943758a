"""MJ-1. Components and set-up."""

from collections import Counter

import pytest

from .builder import BUILDINGS, STAGE_ONE, STAGE_TWO, cards_of, dealt, table, workers_on

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_MJ_1_1_everybody_has_the_eight_buildings_in_order(seats: int) -> None:
    """Each player has one building of each number 1 to 8, left to right, all empty."""
    play = dealt(seats=seats)

    assert seats == len(play.told["players"])
    for player in play.told["players"]:
        assert [*BUILDINGS, "infirmary"] == list(player["counts"])
        assert [0] * 8 == list(player["counts"].values())
        assert [[]] * 8 == [player[place] for place in (*BUILDINGS, "infirmary")]


@pytest.mark.parametrize("seats", SEATS)
def test_MJ_1_2_all_show_side_a_unless_said_otherwise(seats: int) -> None:
    """The sides are those of the table, eight letters for all players; by default A."""

    assert "AAAAAAAA" == dealt(seats=seats).told["sides"]
    assert "ABBAABAB" == dealt(seats=seats, sides="ABBAABAB").told["sides"]


@pytest.mark.parametrize("seats", SEATS)
def test_MJ_1_3_chance_says_who_begins(seats: int) -> None:
    """The knight's worker card is dealt to one of the players, each as likely as the others; its owner begins."""
    began = Counter()
    for seed in range(60 * seats):
        play = dealt(seed, seats=seats)
        began[play.told["first"]] += 1

        assert [play.told["first"]] == play.pending
        assert play.told["first"] == play.told["active"]

    assert set(range(seats)) == set(began)
    assert all(35 < times < 85 for times in began.values())  # 60 expected, deviation about 6.5


@pytest.mark.parametrize(("seats", "reserve"), [(2, 20), (3, 15), (4, 10)])
def test_MJ_1_4_five_workers_and_no_points_each(seats: int, reserve: int) -> None:
    """Each player begins with 5 workers and 0 points; the other workers of the 30 lie in the reserve."""
    play = dealt(seats=seats)

    assert [5] * seats == [play.workers(seat) for seat in range(seats)]
    assert [0] * seats == play.all_points()
    assert reserve == play.reserve


@pytest.mark.parametrize(("seats", "kept", "box"), [(2, 6, 27), (3, 14, 19), (4, 26, 7)])
def test_MJ_1_5_kept_cards_of_stage_one_lie_on_all_of_stage_two(seats: int, kept: int, box: int) -> None:
    """The deck is 6, 14 or 26 cards of stage 1 on top of the 27 of stage 2; the other cards of stage 1 are in the box."""
    for seed in range(12):
        play = dealt(seed, seats=seats)
        deck = cards_of(play.market) + play.told["next"]

        assert kept + 27 == len(deck)
        assert Counter(STAGE_TWO) == Counter(deck[kept:])
        assert not Counter(deck[:kept]) - Counter(STAGE_ONE)
        assert box == play.told["box"]
        assert (2 if seats == 2 else 1) == play.told["stage"]


def test_MJ_1_5_every_card_of_stage_one_can_be_kept_or_left() -> None:
    """Which cards of stage 1 are played with is chance: with two players each kind is sometimes there and sometimes not."""
    there: Counter[str] = Counter()
    for seed in range(150):
        there.update(set(cards_of(dealt(seed).market)))

    assert set(STAGE_ONE) == set(there)
    assert all(times < 150 for times in there.values())


@pytest.mark.parametrize(("seats", "deck"), [(2, 27), (3, 35), (4, 47)])
def test_MJ_1_6_six_cards_lie_in_the_market(seats: int, deck: int) -> None:
    """The six top cards of the deck lie face up in a row, without workers."""
    play = dealt(seats=seats)

    assert 6 == len(play.market)
    assert [0] * 6 == workers_on(play.market)
    assert deck == play.told["deck"]
    assert deck == len(play.told["next"])
    assert play.market == play.seen(0)["market"]


def test_MJ_1_7_nobody_is_ever_asked_about_chips() -> None:
    """Points are a number; there is nothing to choose about the chips that show it."""
    play = table().player(0, points=7).player(1, points=213).laid()

    assert [7, 213] == play.all_points()
    assert {"take", "heal", "trade"} == {verb.name for verb in play.game.space.verbs}


def test_MJ_1_8_chips_never_limit_a_gain() -> None:
    """Points are gained even when all 70 chips, worth 1010, are already out."""
    play = table().player(0, points=1009, mill=2).player(1, points=1009).market("miller").take("miller")

    assert [1015, 1009] == play.all_points()


@pytest.mark.parametrize(
    ("seats", "deck_mode", "deck", "box"), [(2, "standard", 33, 27), (4, "standard", 53, 7), (3, "full_shuffle", 60, 0)]
)
def test_MJ_1_5_the_set_up_is_told(seats: int, deck_mode: str, deck: int, box: int) -> None:
    """Which sides, how large a deck and who begins, then the market card by card from the front; nothing of the deck."""
    play = dealt(3, seats=seats, sides="ABBABABB", deck_mode=deck_mode)

    assert {"event": "prepared", "faces": "ABBABABB", "deck": deck, "box": box} == play.chronicle[0]
    assert {"event": "began", "seat": play.told["first"]} == play.chronicle[1]
    assert [(card, slot) for slot, card in enumerate(play.market)] == [
        (event["card"], event["slot"]) for event in play.chronicle[2:] if event["event"] == "laid"
    ]
    assert 8 == len(play.chronicle)


def test_MJ_8_5_random_sides_are_told_when_drawn() -> None:
    """What chance made of the sides is the first thing the log says."""
    play = dealt(6, sides="random")

    assert play.told["sides"] == play.chronicle[0]["faces"]
