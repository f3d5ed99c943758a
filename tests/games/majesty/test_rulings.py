"""MJ-R. Rulings on abilities, attacks and scoring, where the rulebook is silent or unclear."""

import pytest

from .builder import table, workers_on


def test_MJ_R1_workers_are_limited_to_thirty() -> None:
    """With an empty reserve no worker is made, and the missing ones are worth nothing."""
    play = (
        table(seats=4).player(0, workers=0, brewery=2).market("brewer:3", "guard:3", "guard:3", "guard:3", "guard:3").reserve(0)
    )
    after = play.take("brewer")

    assert 30 == sum(after.workers(seat) for seat in range(4)) + sum(workers_on(after.market)) + after.reserve
    assert 3 == after.workers(0)
    assert 6 == after.points(0)
    assert [3] == [event["workers"] for event in after.called("shorted")]
    assert [] == after.called("compensated")


def test_MJ_R2_points_have_no_upper_limit() -> None:
    """A total beyond the 1010 points of all chips is told as it is."""
    play = table().player(0, points=2000).player(1, points=3000).scored()

    assert [2000, 3000] == play.all_points()


def test_MJ_R3_points_can_fall_below_nothing() -> None:
    """Final scoring has no floor."""
    play = table(sides="B").player(0, points=1, infirmary=["miller", "brewer", "witch"]).scored()

    assert 1 - 6 - 10 == play.points(0)
    assert [2, 1] == list(play.game.outcome(play.match.state).ranks)


@pytest.mark.parametrize("column", [["brewer", "brewer_witch"], ["brewer_witch", "brewer"]])
def test_MJ_R4_the_newest_card_of_the_column_is_wounded(column: list[str]) -> None:
    """Single or double does not matter, only which came last; the defender is not asked."""
    play = table().player(1, brewery=column).market("knight").take("knight")

    assert column[1:] == play.infirmary(1)
    assert column[:1] == play.column(1, "brewery")
    assert "MJ-2.8" == play.asks


def test_MJ_R4_a_table_may_wound_the_oldest_card() -> None:
    """Which card it is, is content: the first of the column, whatever lies behind it and elsewhere."""
    content = {"constants": {"wound_pick": "oldest"}}
    place = table(content=content).player(1, mill=["miller_brewer", "miller", "miller_knight"], inn=1)
    play = place.market("knight").take("knight")

    assert ["miller_brewer"] == play.infirmary(1)
    assert ["miller", "miller_knight"] == play.column(1, "mill")


def test_MJ_R5_the_ten_points_of_brewery_b_are_for_the_active_player() -> None:
    """Others with Innkeeper and Noble get nothing, and nobody gets it twice."""
    play = (
        table(seats=3, sides="B").player(0, workers=0, inn=2, castle=2).player(1, inn=2, castle=2).market("brewer").take("brewer")
    )

    assert [10, 0, 0] == play.all_points()


def test_MJ_R6_up_to_five_workers_are_exchanged_before_the_points() -> None:
    """In one direction, one point each, and it may be left."""
    play = table(sides="B").player(0, workers=0, points=30, castle=1).market("noble").take("noble")

    assert [f"trade amount={amount}" for amount in range(6)] == play.legal
    assert 30 == play.points(0)

    play.trade(5)

    assert (30 - 5 + 8, 5) == (play.points(0), play.workers(0))


def test_MJ_R6_the_limit_is_data() -> None:
    """A host who reads the card otherwise corrects the limit."""
    content = {"building": [{"id": "castle", "B": {"abilities": [{"limit": 2}]}}]}
    play = table(sides="B", content=content).player(0, workers=3, points=30).market("noble").take("noble")

    assert [f"trade amount={amount}" for amount in range(-2, 3)] == play.legal


def test_MJ_R7_the_infirmary_is_not_the_largest_building() -> None:
    """Five wounded cards do not multiply the Innkeepers; the Inn itself may be the largest."""
    wounded = ["miller", "miller", "brewer", "brewer", "witch"]
    play = table(sides="B").player(0, inn=1, infirmary=wounded).market("innkeeper").take("innkeeper")

    assert 2 * 2 * 2 == play.points(0)


@pytest.mark.parametrize("sides", ["BBBBBBBB", "AAAAAABA"])
def test_MJ_R8_nobles_and_wounded_cards_are_added(sides: str) -> None:
    """4 x (Nobles + own wounded cards), whatever the side of the infirmary."""
    play = table(sides=sides).player(0, castle=1, infirmary=["miller", "miller", "brewer"]).player(1, infirmary=["witch"])
    after = play.market("noble").take("noble").trade(0)

    assert 4 * (2 + 3) == after.points(0)


def test_MJ_R9_the_ten_points_are_lost_after_the_castle_by_every_leader() -> None:
    """The count of step 1 is used, although those cards have left the kingdom."""
    play = table(seats=3, sides="B").last_turn().active(0).player(0, castle=1, infirmary=["witch"]).player(1, infirmary=["guard"])
    after = play.market("miller").take("miller")
    majorities = [(event["building"], event["seat"], event["points"]) for event in after.called("scored_majority")]

    assert [("mill", 0, 14), ("castle", 0, 16), ("infirmary", 0, -10), ("infirmary", 1, -10)] == majorities


def test_MJ_R9_nobody_loses_when_nobody_is_wounded() -> None:
    """A majority of nothing costs nothing."""
    play = table(seats=4, sides="B").scored()

    assert [0, 0, 0, 0] == play.all_points()


def test_MJ_R10_an_empty_building_pays_nobody() -> None:
    """All are tied at no card, and nobody gains."""
    play = table(seats=3).player(1, mill=1).scored()

    assert [0, 11, 0] == play.all_points()
    assert [[0] * 8, [10, *[0] * 7], [0] * 8] == [report["majority"] for report in play.told["report"]]


def test_MJ_R11_defence_is_automatic() -> None:
    """The defender is never asked; enough Guards always hold."""
    play = table().player(1, mill=1, guardhouse=1).market("knight").laid()
    play.take("knight")

    assert 1 == play.seat
    assert "MJ-2.8" == play.asks
    assert [] == play.infirmary(1)


def test_MJ_R12_final_scoring_goes_step_by_step_for_all() -> None:
    """Nobody's variety is scored before everybody's wounded are."""
    play = table(seats=4).last_turn().active(0).player(2, infirmary=["miller"]).market("miller").take("miller")
    names = play.names()

    assert 2 in [event["seat"] for event in play.called("scored_wounded")]
    assert names.index("scored_variety") > max(at for at, name in enumerate(names) if name == "scored_wounded")
    assert names.index("scored_majority") > max(at for at, name in enumerate(names) if name == "scored_variety")


def test_MJ_R14_one_worker_on_each_card_before_the_chosen_one() -> None:
    """None is skipped, none gets two, and nothing else is offered."""
    play = table().market("witch:2", "miller:1", "noble", "knight", "miller", "brewer").laid()
    play.take("knight", 3)

    assert [3, 2, 1] == workers_on(play.market)[:3]
    assert [0, 0, 0] == workers_on(play.market)[3:]


def test_MJ_R15_the_infirmary_is_open_to_all() -> None:
    """Cards lie there face down as a mark; everybody knows which and in which order."""
    play = table(seats=3).player(1, mill=["miller_knight"], infirmary=["noble", "brewer_witch"]).market("knight").take("knight")

    for viewer in (-1, 0, 1, 2):
        assert ["noble", "brewer_witch", "miller_knight"] == play.seen(viewer)["players"][1]["infirmary"]


def test_MJ_R16_the_infirmary_is_no_kind_of_variety() -> None:
    """Seven occupied buildings and wounded cards are worth 49, not 64."""
    every = {"mill": 1, "brewery": 1, "cottage": 1, "guardhouse": 1, "barracks": 1, "inn": 1, "castle": 1}
    play = table().player(0, infirmary=["miller"], **every).scored()

    assert 49 == play.told["report"][0]["variety"]


def test_MJ_R17_points_and_workers_are_open() -> None:
    """Every viewer is told everybody's."""
    play = table(seats=3).player(0, points=11, workers=1).player(1, points=12, workers=2).player(2, points=13, workers=3).laid()

    for viewer in (-1, 0, 1, 2):
        seen = play.seen(viewer)["players"]

        assert [(11, 1), (12, 2), (13, 3)] == [(player["points"], player["workers"]) for player in seen]


def test_MJ_R20_the_example_of_the_workers_in_a_state_that_can_be() -> None:
    """One worker paid leaves one free place; of the two received one lies beside and becomes a point."""
    play = table().market("witch:2", "miller:2", "noble").laid()
    reserve = play.reserve
    play.take("miller", 1)

    assert "witch:3" == play.market[0]
    assert (3, 5) == (play.points(0), play.workers(0))
    assert reserve + 1 == play.reserve


@pytest.mark.parametrize("attacker", range(4))
def test_MJ_R21_attacks_are_told_clockwise_from_the_attacker(attacker: int) -> None:
    """The order matters for the log only."""
    play = table(seats=4).active(attacker).market("knight").take("knight")

    assert [(attacker + step) % 4 for step in (1, 2, 3)] == [event["target"] for event in play.called("attacked")]


@pytest.mark.parametrize(
    ("sides", "role", "needed", "own", "bonus"),
    [
        ("A", "brewer", "mill", 2, 2),
        ("A", "innkeeper", "brewery", 4, 3),
        ("B", "miller", "cottage", 2, 3),
        ("B", "guard", "inn", 2, 3),
    ],
)
def test_MJ_R22_the_active_player_shares_in_bonuses_for_everybody(
    sides: str, role: str, needed: str, own: int, bonus: int
) -> None:
    """Each player is each player."""
    play = table(sides=sides).player(0, workers=0, **{needed: 1}).player(1, **{needed: 1}).market(role).take(role)

    assert [own + bonus, bonus] == play.all_points()


@pytest.mark.parametrize(
    ("sides", "role", "needed", "bonus"),
    [("A", "brewer", "mill", 2), ("A", "innkeeper", "brewery", 3), ("B", "miller", "cottage", 3), ("B", "guard", "inn", 3)],
)
def test_MJ_R23_a_bonus_does_not_grow_with_the_cards(sides: str, role: str, needed: str, bonus: int) -> None:
    """One card or four: the same points."""
    play = table(seats=3, sides=sides).player(1, **{needed: 1}).player(2, **{needed: 4}).market(role).take(role)

    assert [bonus, bonus] == play.all_points()[1:]


def test_MJ_R25_the_printed_face_of_side_b_wins_over_the_general_text() -> None:
    """Side B: wounded cards cost 2 each, and the Castle counts them."""
    scored = (
        table(sides="B").player(0, infirmary=["miller", "brewer"]).player(1, infirmary=["miller", "brewer", "guard"]).scored()
    )

    assert [-4, -6] == [report["wounded"] for report in scored.told["report"]]

    castle = table(sides="B").player(0, workers=0, infirmary=["miller", "brewer"]).market("noble").take("noble")

    assert 4 + 8 == castle.points(0)


def test_MJ_R27_the_final_picture_keeps_the_wounded_where_they_lie() -> None:
    """They score for nothing but their own step, and all sixty cards are still there."""
    play = table().last_turn().active(0).player(0, infirmary=["miller"]).player(1, mill=["miller"]).market("knight").laid()
    box = play.told["box"]
    play.take("knight")

    assert ["miller"] == play.infirmary(0) == play.infirmary(1)
    assert box == play.told["box"]
    assert 60 == len(play.kingdom(0) + play.kingdom(1) + play.market + play.told["next"]) + box


@pytest.mark.parametrize(("own", "wounded"), [(["guard_knight"], 1), ([], 0)])
def test_MJ_R28_a_double_card_is_seen_only_as_what_it_lies_as(own: list[str], wounded: int) -> None:
    """A Guard/Knight at the Barracks fights; a Miller/Knight at the Mill does not, nor does a Guard/Knight there defend."""
    play = table().player(0, barracks=own, mill=["miller_knight"]).player(1, guardhouse=["guard"], barracks=["guard_knight"])
    after = play.market("knight").take("knight")

    assert wounded == len(after.infirmary(1))
    assert [(len(own) + 1, 1)] == [(event["knights"], event["guards"]) for event in after.called("attacked")]
