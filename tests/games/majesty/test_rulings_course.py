"""MJ-R. Rulings on set-up and on the course of the game, where the rulebook is silent or unclear."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.rng import Rng

from .builder import STAGE_ONE, STAGE_TWO, Play, cards_of, dealt, table


def _stages(seed: int, seats: int) -> tuple[list[str], list[str]]:
    """The kept cards of stage 1 and those of stage 2, in the order in which they were drawn."""
    told = dealt(seed, seats=seats).told
    deck = cards_of(told["market"]) + told["next"]
    return deck[:-27], deck[-27:]


def _permutation(rng: Rng, size: int) -> list[int]:
    items = vec[i64](range(size))
    rng.shuffle(items)
    return list(items)


def test_MJ_R13_the_first_card_drawn_goes_to_the_front() -> None:
    """Each seed shuffles one and the same list; only laid from front to back do the markets of many seeds fit it."""
    printed: dict[int, str] = {}
    for seed in range(30):
        rng = Rng.seeded(seed)
        rng.below(4)
        _permutation(rng, 27)
        drawn = _permutation(rng, 33)
        market = cards_of(dealt(seed, seats=4).market)
        for place, card in enumerate(market):
            assert card == printed.setdefault(drawn[place], card)

    assert Counter(STAGE_ONE) == Counter(printed.values())


def test_MJ_R19_all_cards_are_shuffled_into_one_deck() -> None:
    """Cards of both stages lie among the first and among the last of the deck."""
    only_two = {"brewer_knight", "witch_innkeeper", "witch_noble", "guard_knight"}
    only_one = {"guard_innkeeper", "guard_noble"}
    early, late = set(), set()
    for seed in range(12):
        play = dealt(seed, deck_mode="full_shuffle")
        early |= set(cards_of(play.market))
        late |= set(play.told["next"][-27:])

    assert only_two & early
    assert only_one & late


def test_MJ_R24_a_seat_can_always_be_played_on_for_nothing() -> None:
    """Slot 0 as its lower character, the lower building for a healed card and no exchange are always legal."""
    asked = Counter()
    for seed in range(12):
        play = dealt(seed, seats=3, sides="B")
        while not play.over:
            asks, legal, seat = play.asks, play.legal, play.seat
            asked[asks] += 1
            workers, points = play.workers(seat), play.points(seat)
            if asks == "MJ-2.8":
                role = cards_of(play.market)[0].split("_")[0]

                assert f"take slot=0 role={role}" == legal[0]

                play.take(role)

                assert [] == [event for event in play.called("paid") if event["workers"]]
            elif asks == "MJ-5.7":
                assert f"heal role={play.infirmary(seat)[-1].split('_')[0]}" == legal[0]

                play.move(legal[0])
            else:
                assert "trade amount=0" in legal

                play.trade(0)

                assert workers >= play.workers(seat)
                assert points <= play.points(seat) or play.over

    assert {"MJ-2.8", "MJ-5.7", "MJ-4.10"} == set(asked)


def answer_for_absent(play: Play) -> str:
    """What is answered for the seat that is asked, the same from the state and from its view."""
    answer = play.game.absent(play.match.state, play.seat)

    assert answer == play.game.absent(play.match.view(play.seat), play.seat)

    return play.game.space.text(answer)


def test_MJ_R24_every_kind_of_question_has_the_answer_of_an_absent_seat() -> None:
    """The front card and the healed card as the character of the lower building number; no exchange, though it comes last."""
    play = table(sides="B").player(0, infirmary=["witch_innkeeper"], points=9, workers=3).market("guard_knight", "witch").laid()

    assert "take slot=0 role=guard" == answer_for_absent(play)
    assert "heal role=witch" == answer_for_absent(play.take("witch", 1))

    exchange = table(sides="B").player(0, points=9, workers=3).market("noble").take("noble")

    assert "trade amount=-3" == exchange.legal[0]
    assert "trade amount=0" == answer_for_absent(exchange)


@pytest.mark.parametrize("sides", ["A", "B", "random"])
def test_MJ_R24_a_match_of_absent_seats_ends_and_costs_them_nothing(sides: str) -> None:
    """Every answer is legal, no worker is paid, and each seat has its 12 cards."""
    for seed in range(6):
        play = dealt(seed, seats=3, sides=sides)
        while not play.over:
            move = answer_for_absent(play)

            assert move in play.legal

            play.move(move)

        assert [] == [event for event in play.chronicle if event["event"] in ("paid", "traded")]
        assert [12, 12, 12] == [len(play.kingdom(seat)) for seat in range(3)]


def test_MJ_R24_what_is_answered_for_an_absent_seat_is_no_opinion() -> None:
    """Programs that play a seat decide for themselves: they are told nothing to answer."""
    for play in (
        table().laid(),
        table(sides="B").player(0, workers=3).market("noble").take("noble"),
        table().player(0, infirmary=["witch_innkeeper"]).market("witch").take("witch"),
    ):
        assert -1 == play.game.routine(play.match.state, play.seat)


def test_MJ_R26_a_card_is_laid_after_the_last_turn_too() -> None:
    """With two players the market is full in the final picture, and three cards are left."""
    play = dealt(4)
    while not play.over:
        play.move(play.legal[0])

    assert 6 == len(play.market)
    assert 3 == play.told["deck"] == len(play.told["next"])
    assert ["laid"] == [name for name in play.names() if name == "laid"]


def test_MJ_R29_the_same_seed_keeps_the_first_cards_of_the_same_piles() -> None:
    """The first seat is drawn, then stage 2 shuffled, then stage 1; fewer players keep fewer of the same first cards."""
    for seed in range(20):
        six, under_six = _stages(seed, 2)
        fourteen, under_fourteen = _stages(seed, 3)
        twenty_six, under_twenty_six = _stages(seed, 4)

        assert twenty_six[:14] == fourteen
        assert twenty_six[:6] == six
        assert under_six == under_fourteen == under_twenty_six
        assert Counter(STAGE_TWO) == Counter(under_six)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MJ_R29_the_first_seat_is_the_first_draw_after_the_sides(seats: int) -> None:
    """Sides that are random are drawn before it, building by building."""
    for seed in range(20):
        rng = Rng.seeded(seed)

        assert rng.below(seats) == dealt(seed, seats=seats).told["first"]

        rng = Rng.seeded(seed)
        sides = "".join("AB"[rng.below(2)] for _ in range(8))
        play = dealt(seed, seats=seats, sides="random")

        assert sides == play.told["sides"]
        assert rng.below(seats) == play.told["first"]


def test_MJ_R30_five_cards_lie_in_the_market_between_taking_and_the_end() -> None:
    """The others in order, with their workers; the next card is neither laid nor seen."""
    row = ("guard:1", "miller:1", "witch", "noble", "brewer", "brewer")
    healing = table().player(0, infirmary=["guard_noble"]).market(*row).deck("innkeeper").laid().take("witch", 2)

    assert "MJ-5.7" == healing.asks
    assert ["guard:2", "miller:2", "noble", "brewer", "brewer"] == healing.market
    assert "innkeeper" == healing.told["next"][0]
    assert "hidden" == healing.seen(0)["next"][0]

    exchange = table(sides="B").market(*row).deck("innkeeper").laid().take("noble", 3)

    assert "MJ-4.10" == exchange.asks
    assert ["guard:2", "miller:2", "witch:1", "brewer", "brewer"] == exchange.market
    assert [] == exchange.called("slid", "laid")
    assert ["slid", "laid"] == [name for name in exchange.trade(0).names() if name in ("slid", "laid")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MJ_R31_the_final_state_tells_totals_and_nobody_is_active(seats: int) -> None:
    """Points are those after final scoring; the turn number is that of all turns."""
    play = dealt(9, seats=seats)
    while not play.over:
        play.move(play.legal[0])
    told = play.told

    assert [] == play.pending
    assert told.get("active") is None
    assert 12 * seats == told["turn"]
    assert [line["total"] for line in told["report"]] == play.all_points()
    assert play.all_points() == list(play.game.outcome(play.match.state).points)
