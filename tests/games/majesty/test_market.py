"""MJ-2. The turn and the market."""

from collections import Counter

import pytest

from quintain.kernel.errors import IllegalAction, NotPending

from .builder import STAGE_ONE, STAGE_TWO, cards_of, dealt, table, workers_on

ROW = ("witch", "miller", "noble", "knight", "miller", "brewer")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MJ_2_1_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    """Players act in turn, by ascending seats, beginning with the first player."""
    for seed in range(4):
        play = dealt(seed, seats=seats)
        first = play.told["first"]
        order = []
        for _ in range(3 * seats):
            order.append(play.seat)
            play.move(play.legal[0])

        assert [(first + turn) % seats for turn in range(3 * seats)] == order


def test_MJ_2_1_nobody_acts_out_of_turn() -> None:
    """A seat whose turn it is not is refused by this clause, whatever it wants to do."""
    play = table(seats=3).market(*ROW).active(1).laid()

    assert [1] == play.pending
    for seat in (0, 2):
        with pytest.raises(NotPending) as refusal:
            play.match.play(seat, play.game.space.parse("take slot=0 role=witch"))

        assert "MJ-2.1" == refusal.value.clause


def test_MJ_2_2_a_turn_is_one_card_taken_and_there_is_no_pass() -> None:
    """Every choice at the beginning of a turn takes a card; after the turn the player has exactly one card more."""
    play = dealt(3, seats=3)
    for turn in range(12):
        seat = play.seat

        assert "MJ-2.8" == play.asks
        assert all(move.startswith("take ") for move in play.legal)

        play.move(play.legal[-1])
        while not play.over and play.seat == seat:
            play.move(play.legal[0])

        assert turn // 3 + 1 == len(play.kingdom(seat))
        assert turn + 1 == sum(len(play.kingdom(other)) for other in range(3))


def test_MJ_2_3_the_card_at_the_front_is_free() -> None:
    """Slot 0 costs nothing, even for somebody without workers."""
    play = table().player(0, workers=0).market(*ROW).take("witch")

    assert 0 == play.workers(0)
    assert [0] * 6 == workers_on(play.market)
    assert ["witch"] == play.column(0, "cottage")


@pytest.mark.parametrize(("slot", "role"), list(enumerate(ROW)))
def test_MJ_2_3_a_card_costs_a_worker_on_each_card_before_it(slot: int, role: str) -> None:
    """Taking slot s puts one worker onto each card in the slots before it."""
    play = table().market(*ROW).deck("guard").laid()
    play.take(role, slot)
    left = [*ROW[:slot], *ROW[slot + 1 :], "guard"]

    assert left == cards_of(play.market)
    assert [1] * slot + [0] * (6 - slot) == workers_on(play.market)
    assert slot == sum(payment["workers"] for payment in play.called("paid"))


@pytest.mark.parametrize("workers", range(6))
def test_MJ_2_4_a_slot_beyond_the_workers_cannot_be_taken(workers: int) -> None:
    """With fewer than s workers slot s is refused."""
    play = table().player(0, workers=workers).market(*ROW).laid()

    for slot, role in enumerate(ROW):
        move = f"take slot={slot} role={role}"
        if slot <= workers:
            assert move in play.legal
        else:
            assert move not in play.legal
            assert "MJ-2.4" == play.refusal(move)


def test_MJ_2_4_workers_on_the_chosen_card_do_not_pay_for_it() -> None:
    """Only workers held at the start of the turn pay."""
    play = table().player(0, workers=1).market("witch:3", "miller:3", "noble:3", "knight").laid()

    assert "MJ-2.4" == play.refusal("take slot=2 role=noble")
    assert ["take slot=0 role=witch", "take slot=1 role=miller"] == play.legal


def test_MJ_2_5_workers_stay_on_their_card_and_add_up() -> None:
    """Workers on a market card go with it through the slides, and further payments join them."""
    play = table().market(*ROW).deck("guard", "guard").laid()
    play.take("noble", 2)

    assert ["witch:1", "miller:1", "knight", "miller", "brewer", "guard"] == play.market

    play.take("knight", 2)

    assert ["witch:2", "miller:2", "miller", "brewer", "guard", "guard"] == play.market

    play.take("witch")

    assert ["miller:2", "miller", "brewer", "guard", "guard"] == play.market[:5]


def test_MJ_2_6_who_takes_a_card_receives_all_workers_on_it() -> None:
    """The workers on the taken card become the player's."""
    play = table().player(0, workers=1).market("miller:4", "witch:2").take("miller")

    assert 5 == play.workers(0)
    assert [2, 0, 0, 0, 0, 0] == workers_on(play.market)
    assert 4 == play.called("took")[0]["workers"]


def test_MJ_2_6_workers_on_other_cards_stay() -> None:
    """Taking a card from the middle leaves the workers before and behind it."""
    play = table().player(0, workers=1).market("miller:3", "witch:2", "guard:1").take("witch", 1)

    assert 2 == play.workers(0)
    assert ["miller:4", "guard:1"] == play.market[:2]


def test_MJ_2_7_workers_without_a_place_lie_beside_until_the_end_of_the_turn() -> None:
    """Within the turn more than 5 workers can be held; at its end they are not."""
    play = table(sides="B").player(0, workers=4).market("noble:3", "miller:1").take("noble")

    assert "MJ-4.10" == play.asks
    assert 7 == play.workers(0)
    assert 5 == play.trade(0).workers(0)


def test_MJ_2_8_one_option_for_each_payable_slot_and_character() -> None:
    """A single card gives one option, a double card two, by slot and then by building number."""
    play = table().player(0, workers=3).market("brewer_witch", "noble", "guard_knight", "miller_knight", "witch").laid()

    assert "MJ-2.8" == play.asks
    assert [
        "take slot=0 role=brewer",
        "take slot=0 role=witch",
        "take slot=1 role=noble",
        "take slot=2 role=guard",
        "take slot=2 role=knight",
        "take slot=3 role=miller",
        "take slot=3 role=knight",
    ] == play.legal


def test_MJ_2_8_there_is_no_slot_beyond_the_sixth() -> None:
    """With 5 workers all six slots are payable, and there are no others."""
    play = table().market(*ROW).laid()

    assert [f"take slot={slot} role={role}" for slot, role in enumerate(ROW)] == play.legal


@pytest.mark.parametrize("workers", [0, 5])
def test_MJ_2_8_a_slot_behind_the_last_card_is_refused_as_no_slot(workers: int) -> None:
    """Where three cards are left of all sixty, the fourth slot is refused by this clause, whether it could be paid or not."""
    row = ["miller", "brewer", "witch"]
    others = Counter(STAGE_ONE) + Counter(STAGE_TWO) - Counter(row)
    play = table().player(0, workers=workers).player(1, infirmary=sorted(others.elements())).market(*row).laid()

    assert row == play.market
    assert [f"take slot={slot} role={role}" for slot, role in enumerate(row[: workers + 1])] == play.legal
    assert "MJ-2.8" == play.refusal("take slot=3 role=miller")
    assert ("MJ-3.3" if workers else "MJ-2.4") == play.refusal("take slot=2 role=miller")


def test_MJ_2_9_only_the_active_player_decides() -> None:
    """Attacked players, and those who gain by another's turn, are asked nothing."""
    play = (
        table(seats=4).player(1, brewery=["miller_brewer"]).player(2, mill=["miller", "miller"]).market("knight").take("knight")
    )

    assert [1] == play.pending
    assert "MJ-2.8" == play.asks
    assert ["miller_brewer"] == play.infirmary(1)


def test_MJ_2_9_at_most_one_thing_more_is_asked() -> None:
    """After a Witch only the healing can be asked, after a Noble only the exchange; then the turn is over."""
    healing = table().player(0, infirmary=["miller_brewer"]).market("witch").take("witch")

    assert (0, "MJ-5.7") == (healing.seat, healing.asks)
    assert (1, "MJ-2.8") == (healing.heal("brewer").seat, healing.asks)

    exchange = table(sides="B").player(0, infirmary=["miller_brewer"]).market("noble").take("noble")

    assert (0, "MJ-4.10") == (exchange.seat, exchange.asks)
    assert (1, "MJ-2.8") == (exchange.trade(0).seat, exchange.asks)


@pytest.mark.parametrize(
    ("card", "role"),
    [("miller", "miller"), ("brewer", "brewer"), ("guard", "guard"), ("knight", "knight"), ("innkeeper", "innkeeper")],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_MJ_2_9_other_characters_ask_nothing_more(card: str, role: str, side: str) -> None:
    """After a Miller, Brewer, Guard, Knight or Innkeeper the turn passes at once."""
    play = table(sides=side).player(0, infirmary=["miller_brewer"], points=9).market(card).take(role)

    assert 1 == play.seat
    assert "MJ-2.8" == play.asks


def test_MJ_2_9_another_kind_of_decision_is_refused() -> None:
    """While one thing is asked, nothing else can be done."""
    play = table(sides="B").player(0, points=5, infirmary=["miller_brewer"]).market("witch", "noble").laid()

    assert "MJ-2.9" == play.refusal("heal role=miller")
    assert "MJ-2.9" == play.refusal("trade amount=0")

    play.take("witch")

    assert "MJ-2.9" == play.refusal("take slot=0 role=noble")
    assert "MJ-2.9" == play.refusal("trade amount=0")

    exchange = table(sides="B").market("noble", "noble").take("noble")

    assert "MJ-2.9" == exchange.refusal("take slot=0 role=noble")
    assert "MJ-2.9" == exchange.refusal("heal role=miller")


def test_MJ_2_8_an_action_that_does_not_exist_is_refused() -> None:
    """Numbers outside the action space are illegal, not an accident."""
    play = table().laid()

    for action in (-1, int(play.game.space.size), 10**30):
        with pytest.raises(IllegalAction):
            play.match.play(0, action)
