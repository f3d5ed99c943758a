"""MJ-4.9 and MJ-4.10. A reserve that runs out, and the exchange of Castle B."""

import pytest

from quintain.words import Speaker

from .builder import Play, table


def crowded(active_workers: int, front: str, **belongings: object) -> Play:
    """Four players, the reserve empty: 15 workers with the others, the rest on the market."""
    market = (f"{front}:3", "guard:3", "guard:3", "guard:3", f"guard:{3 - active_workers}", "miller")
    play = table(seats=4).market(*market).reserve(0)
    return play.player(0, workers=active_workers, **belongings).laid()


@pytest.mark.parametrize("workers", [0, 1])
def test_MJ_4_9_workers_that_are_not_there_are_worth_nothing(workers: int) -> None:
    """With an empty reserve the workers an ability grants are told as missing and never paid for."""
    play = crowded(workers, "noble", castle=1).take("noble")

    assert 5 * 2 == play.points(0)
    assert workers + 3 == play.workers(0)
    assert 0 == play.reserve
    assert [2] == [event["workers"] for event in play.called("shorted")]
    assert [] == play.called("compensated", "overflowed")

    for _ in range(4):
        play.move(play.legal[0])

    assert [] == [event for event in play.chronicle if event["event"] == "compensated"]


def test_MJ_4_9_a_table_may_pay_for_missing_workers() -> None:
    """The value is data: with 2 points each, a shortage of two brings 4 at the end of that turn, and none in the next."""
    market = ("noble:3", "guard:3", "guard:3", "guard:3", "guard:3", "miller")
    content = {"constants": {"shortage_points": 2}}
    play = table(seats=4, content=content).market(*market).reserve(0).player(0, workers=0, castle=1).take("noble")

    assert 5 * 2 + 2 * 2 == play.points(0)
    assert [4] == [event["points"] for event in play.called("compensated")]
    assert play.names().index("compensated") < play.names().index("slid")
    assert [] == play.take("guard").called("compensated")


def test_MJ_4_9_what_is_there_is_taken_first() -> None:
    """One worker in the reserve, three granted: one is taken, two are worth nothing."""
    play = table(seats=4).player(0, workers=0, brewery=2).reserve(1)
    after = play.market("brewer:3", "guard:3", "guard:3", "guard:3", "guard:2").take("brewer")

    assert 2 * 3 == after.points(0)
    assert 4 == after.workers(0)
    assert 0 == after.reserve


@pytest.mark.parametrize("worth", [0, 1])
def test_MJ_4_9_overflow_is_paid_whatever_is_missing(worth: int) -> None:
    """Seven workers at the end of the turn and one that was missing: 2 points, and the missing one's if a table pays it."""
    play = (
        table(seats=4, content={"constants": {"shortage_points": worth}})
        .player(0, workers=4, castle=0)
        .player(1, workers=3)
        .player(2, workers=5)
        .player(3, workers=4)
    )
    after = play.market("noble:3", "guard:3", "guard:3", "guard:3", "guard:2").reserve(0).take("noble")

    assert 5 + 2 + worth == after.points(0)
    assert 5 == after.workers(0)
    assert 2 == after.reserve


def test_MJ_4_9_no_shortage_while_the_reserve_lasts() -> None:
    """A reserve of exactly the workers granted pays in workers."""
    play = table(seats=4).player(0, workers=0, castle=1).reserve(2)
    after = play.market("noble:3", "guard:3", "guard:3", "guard:3", "guard:1").take("noble")

    assert 10 == after.points(0)
    assert 5 == after.workers(0)
    assert 0 == after.reserve
    assert [] == after.called("shorted", "compensated")


@pytest.mark.parametrize(
    ("workers", "points", "low", "high"),
    [(5, 20, -5, 0), (4, 20, -4, 1), (2, 20, -2, 3), (0, 20, 0, 5), (0, 3, 0, 3), (3, 0, -3, 0), (1, 1, -1, 1)],
)
def test_MJ_4_10_workers_are_sold_or_bought_within_places_and_points(workers: int, points: int, low: int, high: int) -> None:
    """Sold as many as are held, at most 5; bought into free places, with points owned before the Castle pays."""
    play = table(sides="B").player(0, workers=workers, points=points, castle=1).market("noble").take("noble")

    assert "MJ-4.10" == play.asks
    assert [f"trade amount={amount}" for amount in range(low, high + 1)] == play.legal


def test_MJ_4_10_workers_just_taken_with_the_card_are_held() -> None:
    """Three workers and two on the card: five may be sold, none bought."""
    play = table(sides="B").player(0, workers=3, points=9).market("noble:2", "miller:1").take("noble")

    assert [f"trade amount={amount}" for amount in range(-5, 1)] == play.legal


def test_MJ_4_10_at_most_five_are_sold() -> None:
    """Of seven workers held five may be sold; with more than 5 held nothing can be bought."""
    play = table(sides="B").player(0, workers=5, points=9).market("noble:2", "miller:1").take("noble")

    assert [f"trade amount={amount}" for amount in range(-5, 1)] == play.legal
    assert "MJ-4.10" == play.refusal("trade amount=1")


def test_MJ_4_10_the_reserve_limits_what_is_bought() -> None:
    """One worker in the reserve: one may be bought."""
    market = ("guard:2", "guard:2", "guard:2", "guard:2", "noble:2", "miller")
    play = table(seats=4, sides="B").player(0, workers=4, points=9).market(*market).reserve(1).laid()
    play.take("noble", 4)

    assert [f"trade amount={amount}" for amount in range(-2, 2)] == play.legal
    assert "MJ-4.10" == play.refusal("trade amount=2")
    assert "MJ-4.10" == play.refusal("trade amount=-3")


def test_MJ_4_10_selling_pays_a_point_a_worker() -> None:
    """Four workers sold: 4 points, then those of the Castle; the workers go to the reserve."""
    play = table(sides="B").player(0, workers=4, points=1).market("noble").laid()
    reserve = play.reserve
    play.take("noble").trade(-4)

    assert 1 + 4 + 4 == play.points(0)
    assert 0 == play.workers(0)
    assert reserve + 4 == play.reserve
    assert 1 == len(play.called("traded"))


def test_MJ_4_10_buying_costs_a_point_a_worker() -> None:
    """Three workers bought: 3 points less, then those of the Castle; the workers come from the reserve."""
    play = table(sides="B").player(0, workers=1, points=7).market("noble").laid()
    reserve = play.reserve
    play.take("noble").trade(3)

    assert 7 - 3 + 4 == play.points(0)
    assert 4 == play.workers(0)
    assert reserve - 3 == play.reserve


def test_MJ_4_10_selling_workers_beside_the_card_saves_nothing_twice() -> None:
    """Seven held, five sold: two are left, and nothing overflows."""
    play = table(sides="B").player(0, workers=5).market("noble:2", "miller:1").take("noble").trade(-5)

    assert 5 + 4 == play.points(0)
    assert 2 == play.workers(0)
    assert [] == play.called("overflowed")


def test_MJ_4_10_is_not_asked_where_only_nothing_is_possible() -> None:
    """No worker held and nothing to buy with: the turn goes on."""
    play = table(sides="B").player(0, workers=0, points=0).market("noble").take("noble")

    assert 1 == play.seat
    assert 4 == play.points(0)


def test_MJ_4_10_belongs_to_side_b_of_the_castle_alone() -> None:
    """It is the Castle's own side that counts, not that of the other buildings."""
    without = table(sides="BBBBBBAB").player(0, workers=2, points=9).market("noble").take("noble")

    assert 1 == without.seat
    assert (9 + 5, 3) == (without.points(0), without.workers(0))

    with_exchange = table(sides="AAAAAABA").player(0, workers=2, points=9).market("noble").take("noble")

    assert "MJ-4.10" == with_exchange.asks


@pytest.mark.parametrize(("amount", "direction"), [(-8, "sell"), (3, "buy")])
def test_MJ_4_10_a_sale_beyond_five_is_told_as_a_sale(amount: int, direction: str) -> None:
    """With a corrected limit of nine, eight workers are sold: told without a sign, in both languages."""
    content = {"building": [{"id": "castle", "B": {"abilities": [{"limit": 9}]}}]}
    held = 5 if amount < 0 else 2
    front = "noble:3" if amount < 0 else "noble"
    play = table(sides="B", content=content).player(0, workers=held, points=20).market(front).take("noble").trade(amount)
    (traded,) = play.called("traded")

    assert (amount, -amount) == (traded["workers"], traded["points"])
    assert (direction, abs(amount)) == (traded["direction"], traded["amount"])

    (event,) = [event for event in play.happened if event.name == "traded"]
    expected = {
        "sell": ("Anna sells 8 workers for 8 points.", "Anna продаёт 8 работников за 8 очков."),
        "buy": ("Anna buys 3 workers for 3 points.", "Anna покупает 3 работников за 3 очка."),
    }
    for lang, said in zip(("en", "ru"), expected[direction], strict=True):
        assert said == Speaker(lang, play.game, ["Anna", "Boris"]).event(event)


@pytest.mark.parametrize(("amount", "way"), [(1, "buy"), (-1, "sell")])
def test_MJ_4_10_one_worker_is_bought_or_sold(amount: int, way: str) -> None:
    """The event tells which, and how many."""
    play = table(sides="B").player(0, workers=3, points=30, castle=1).market("noble").take("noble").move(f"trade amount={amount}")
    (event,) = play.called("traded")

    assert (way, 1) == (event["direction"], event["amount"])
