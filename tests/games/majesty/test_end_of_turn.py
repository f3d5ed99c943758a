"""MJ-6. The end of a turn."""

import pytest

from .builder import dealt, table


@pytest.mark.parametrize(("workers", "overflow"), [(0, 0), (2, 0), (3, 1), (5, 3)])
def test_MJ_6_1_workers_above_five_return_for_a_point_each(workers: int, overflow: int) -> None:
    """Three workers on the card: what has no place goes to the reserve, one point each."""
    play = table().player(0, workers=workers).market("miller:3", "guard:1").laid()
    reserve = play.reserve
    play.take("miller")

    assert min(5, workers + 3) == play.workers(0)
    assert 2 + overflow == play.points(0)
    assert reserve + overflow == play.reserve
    assert overflow == sum(event["points"] for event in play.called("overflowed"))


def test_MJ_6_1_workers_of_abilities_overflow_too() -> None:
    """Two Brewers with 5 workers held: both workers become points."""
    play = table().player(0, brewery=1).market("brewer").take("brewer")

    assert 4 + 2 == play.points(0)
    assert 5 == play.workers(0)


def test_MJ_6_1_in_the_last_turn_too() -> None:
    """The last turn of the game has its overflow before final scoring."""
    play = table().last_turn().active(0).market("noble:2", "guard:1").take("noble")

    assert play.over
    assert 5 + 3 == play.told["report"][0]["in_game"]
    assert 5 == play.workers(0)


@pytest.mark.parametrize("slot", range(6))
def test_MJ_6_2_the_market_slides_to_the_front_in_order(slot: int) -> None:
    """The gap closes; the order stays, and the workers stay on their cards."""
    row = ["witch:2", "miller:2", "noble:1", "knight", "innkeeper", "brewer"]
    roles = [entry.partition(":")[0] for entry in row]
    play = table().player(0, workers=5).market(*row).deck("guard").laid()
    play.take(roles[slot], slot)
    carried = [2, 2, 1, 0, 0, 0]
    expected = [(role, carried[at] + (1 if at < slot else 0)) for at, role in enumerate(roles) if at != slot]

    assert [f"{role}:{n}" if n else role for role, n in expected] == play.market[:5]
    assert "guard" == play.market[5]


def test_MJ_6_2_the_slide_comes_after_the_overflow() -> None:
    """First the workers beside the card, then the market."""
    play = table().market("miller:1").take("miller")

    assert ["overflowed", "slid", "laid"] == [name for name in play.names() if name in ("overflowed", "slid", "laid")]


def test_MJ_6_3_the_top_card_of_the_deck_fills_the_back() -> None:
    """It comes without workers, and the deck is one card shorter."""
    play = table().market("miller", "witch", "miller", "brewer", "miller", "brewer").deck("noble", "guard").laid()
    deck = play.told["deck"]
    play.take("witch", 1)

    assert "noble" == play.market[5]
    assert deck - 1 == play.told["deck"]
    assert [("noble", 5)] == [(event["card"], event["slot"]) for event in play.called("laid")]
    assert "guard" == play.told["next"][0]


@pytest.mark.parametrize(("seats", "market", "deck"), [(2, 6, 3), (3, 5, 0), (4, 5, 0)])
def test_MJ_6_3_only_after_the_very_last_turn_the_market_is_shorter(seats: int, market: int, deck: int) -> None:
    """With three or four players the deck has its last card laid out before the last turn."""
    play = dealt(7, seats=seats)
    while not play.over:
        if play.asks == "MJ-2.8":
            assert 6 == len(play.market)

        play.move(play.legal[0])

    assert market == len(play.market)
    assert deck == play.told["deck"]


def test_MJ_6_4_then_the_player_to_the_left_acts() -> None:
    """From the last seat the turn goes to seat 0."""
    play = table(seats=3).active(1).market("miller", "miller", "miller").laid()

    assert 1 == play.seat
    assert 2 == play.take("miller").seat
    assert 0 == play.take("miller").seat
    assert 1 == play.take("miller").seat


def test_MJ_6_5_the_last_turn_ends_like_every_other() -> None:
    """Overflow, slide and a new card come before the game ends and is scored."""
    play = table().last_turn().active(0).market("noble:2", "guard:1", "guard").take("noble")
    names = [name for name in play.names() if name in ("overflowed", "slid", "laid", "ended", "scored_wounded", "totalled")]

    assert ["overflowed", "slid", "laid", "ended", "scored_wounded", "scored_wounded", "totalled", "totalled"] == names
    assert 6 == len(play.market)
    assert ["guard:1", "guard"] == play.market[:2]
