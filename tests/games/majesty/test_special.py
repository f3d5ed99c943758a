"""MJ-5. Defence, attack and healing."""

from typing import Any

import pytest

from .builder import BUILDINGS, ROLES, Play, table


def test_MJ_5_1_defence_needs_no_choice_and_no_activation() -> None:
    """Guards that lie at the Guardhouse defend, without a question to their owner."""
    play = table().player(1, mill=1, guardhouse=1).market("knight").take("knight")

    assert [] == play.infirmary(1)
    assert "MJ-2.8" == play.asks


@pytest.mark.parametrize("guards", range(4))
def test_MJ_5_1_strength_is_the_number_of_guards_at_the_guardhouse(guards: int) -> None:
    """A Witch/Guard at the Cottage and a Guard in the infirmary do not add to it."""
    play = table().player(1, guardhouse=guards, cottage=["witch_guard"], infirmary=["guard"]).player(0, barracks=1)
    after = play.market("knight").take("knight")

    assert guards == after.called("attacked")[0]["guards"]
    assert (guards < 2) == bool(after.called("wounded"))


def test_MJ_5_2_a_knight_attacks_every_opponent_separately() -> None:
    """Each opponent is compared alone; the attacker is not attacked."""
    play = table(seats=4).player(0, mill=1).player(1, mill=1).player(2, mill=1, guardhouse=1).player(3, brewery=1)
    after = play.market("knight").take("knight")

    assert [(1, 1), (2, 0), (3, 1)] == [(event["target"], int(event["success"])) for event in after.called("attacked")]
    assert [0, 1, 0, 1] == [len(after.infirmary(seat)) for seat in range(4)]


def test_MJ_5_2_none_may_be_spared() -> None:
    """The attack follows from the card; there is no choice in it."""
    play = table(seats=3).player(1, mill=1).player(2, mill=1).market("knight").laid()

    assert ["take slot=0 role=knight"] == [move for move in play.legal if "slot=0" in move]

    play.take("knight")

    assert 1 == play.seat
    assert [1, 1] == [len(play.infirmary(seat)) for seat in (1, 2)]


@pytest.mark.parametrize("role", [role for role in ROLES if role != "knight"])
def test_MJ_5_2_only_a_placed_knight_attacks(role: str) -> None:
    """With Knights in the kingdom, placing another character attacks nobody."""
    play = table().player(0, barracks=3).player(1, mill=1).market(role).take(role)

    assert [] == play.called("attacked", "wounded")
    assert [] == play.infirmary(1)


@pytest.mark.parametrize(
    ("knights", "guards", "wounded"), [(1, 0, 1), (1, 1, 0), (2, 1, 1), (2, 2, 0), (3, 2, 1), (1, 3, 0), (4, 0, 1)]
)
def test_MJ_5_3_fewer_guards_than_knights_is_success(knights: int, guards: int, wounded: int) -> None:
    """The new Knight is counted; equal numbers are a failure."""
    play = table().player(0, barracks=knights - 1).player(1, guardhouse=guards, castle=1).market("knight").take("knight")

    assert wounded == len(play.infirmary(1))
    assert [(knights, guards, wounded)] == [
        (event["knights"], event["guards"], int(event["success"])) for event in play.called("attacked")
    ]


@pytest.mark.parametrize("leftmost", range(7))
def test_MJ_5_4_the_leftmost_occupied_building_loses_a_card(leftmost: int) -> None:
    """The lowest number among the occupied buildings 1 to 7, whatever lies further right."""
    occupied = dict.fromkeys(BUILDINGS[leftmost:], 1)
    play = table().player(0, barracks=2).player(1, **occupied).market("knight").take("knight")
    counts = [len(play.column(1, building)) for building in BUILDINGS]

    assert [0] * (leftmost + 1) + [1] * (6 - leftmost) == counts
    assert 1 == len(play.infirmary(1))
    assert [BUILDINGS[leftmost]] == [event["building"] for event in play.called("wounded")]


def test_MJ_5_4_the_newest_card_of_the_column_is_wounded() -> None:
    """Last placed, first wounded."""
    column = ["miller", "miller_brewer", "miller_knight"]
    play = table().player(1, mill=column).market("knight").take("knight")

    assert ["miller", "miller_brewer"] == play.column(1, "mill")
    assert ["miller_knight"] == play.infirmary(1)


def test_MJ_5_4_a_wounded_card_lies_on_top_of_the_infirmary() -> None:
    """The pile grows at its top, the last of the list."""
    play = table().player(1, brewery=["brewer"], infirmary=["witch", "guard"]).market("knight").take("knight")

    assert ["witch", "guard", "brewer"] == play.infirmary(1)


def test_MJ_5_4_one_card_only_whatever_the_margin() -> None:
    """Five Knights against no Guard wound one card."""
    play = table().player(0, barracks=4).player(1, mill=3).market("knight").take("knight")

    assert 2 == len(play.column(1, "mill"))
    assert 1 == len(play.infirmary(1))


def test_MJ_5_4_who_has_no_card_at_a_building_loses_nothing() -> None:
    """An empty kingdom, or one with wounded cards only, has nothing to lose."""
    play = table(seats=3).player(2, infirmary=["miller"]).market("knight").take("knight")

    assert [] == play.infirmary(1)
    assert ["miller"] == play.infirmary(2)
    assert [] == play.called("wounded")


def test_MJ_5_4_the_attacker_gains_nothing_by_success() -> None:
    """Three successes or none: the Barracks pay the same."""
    against_all = table(seats=4).player(1, mill=1).player(2, mill=1).player(3, mill=1).market("knight").take("knight")
    against_none = table(seats=4).market("knight").take("knight")

    assert 3 == against_all.points(0) == against_none.points(0)


def test_MJ_5_4_the_last_guard_can_be_wounded() -> None:
    """Guards to the left of nothing else are the leftmost card; the next attack meets one Guard less."""
    play = table().player(0, barracks=1).player(1, guardhouse=["guard"], castle=1).market("knight").take("knight")

    assert ["guard"] == play.infirmary(1)
    assert [] == play.column(1, "guardhouse")


def test_MJ_5_5_a_witch_heals_the_top_card_only() -> None:
    """One card, the latest; the rest of the pile stays."""
    play = table().player(0, infirmary=["noble", "brewer", "guard"]).market("witch").take("witch")

    assert ["noble", "brewer"] == play.infirmary(0)
    assert ["guard"] == play.column(0, "guardhouse")
    assert [("guard", "guardhouse")] == [(event["card"], event["building"]) for event in play.called("healed")]


def test_MJ_5_5_an_empty_infirmary_is_no_matter() -> None:
    """Nothing to heal, nothing asked; the points come all the same."""
    play = table().player(1, infirmary=["miller"]).market("witch").take("witch")

    assert 1 == play.seat
    assert [] == play.called("healed")
    assert [2, 0] == play.all_points()
    assert ["miller"] == play.infirmary(1)


def test_MJ_5_5_healing_cannot_be_declined() -> None:
    """A single card returns without a question."""
    play = table(sides="B").player(0, infirmary=["miller"]).market("witch").take("witch")

    assert 1 == play.seat
    assert [] == play.infirmary(0)


@pytest.mark.parametrize(
    ("role", "building", "points"),
    [
        ("miller", "mill", 3),
        ("brewer", "brewery", 3),
        ("witch", "cottage", 6),
        ("guard", "guardhouse", 3),
        ("knight", "barracks", 3),
        ("innkeeper", "inn", 3),
        ("noble", "castle", 3),
    ],
)
def test_MJ_5_6_a_healed_card_activates_nothing(role: str, building: str, points: int) -> None:
    """Side B: only the 3 points per Witch of the Cottage come; no attack, no second healing, no exchange."""
    play = table(sides="B").player(0, workers=2, points=10, infirmary=["miller", role]).player(1, mill=1)
    after = play.market("witch").take("witch")

    assert 1 == after.seat
    assert [role] == after.column(0, building)[-1:]
    assert ["miller"] == after.infirmary(0)
    assert [10 + points, 0] == after.all_points()
    assert 2 == after.workers(0)
    assert [] == after.infirmary(1)


@pytest.mark.parametrize(("role", "building"), [("brewer", "brewery"), ("witch", "cottage")])
def test_MJ_5_7_a_healed_double_card_goes_where_the_healer_wants(role: str, building: str) -> None:
    """Both buildings are offered, whatever the card was before it was wounded."""
    play = table().player(0, infirmary=["brewer_witch"]).market("witch").take("witch")

    assert "MJ-5.7" == play.asks
    assert ["heal role=brewer", "heal role=witch"] == play.legal

    play.heal(role)

    assert "brewer_witch" == play.column(0, building)[-1]
    assert [] == play.infirmary(0)


def test_MJ_5_7_only_its_own_buildings_are_offered() -> None:
    """A building that is not the card's is refused."""
    play = table().player(0, infirmary=["guard_noble"]).market("witch").take("witch")

    for role in ("miller", "brewer", "witch", "knight", "innkeeper"):
        assert "MJ-5.7" == play.refusal(f"heal role={role}")


def test_MJ_5_7_a_double_card_below_the_top_is_not_asked_about() -> None:
    """The top card is a single one: nothing is to be chosen."""
    play = table().player(0, infirmary=["guard_noble", "miller"]).market("witch").take("witch")

    assert 1 == play.seat
    assert ["guard_noble"] == play.infirmary(0)


@pytest.mark.parametrize(("role", "points"), [("miller", 4), ("knight", 2)])
def test_MJ_5_8_the_healed_card_is_counted_at_the_cottage(role: str, points: int) -> None:
    """Side A: healed as a Miller it adds 2 points, healed as a Knight nothing."""
    play = table().player(0, infirmary=["miller_knight"]).market("witch").take("witch")

    assert 0 == play.points(0)
    assert points == play.heal(role).points(0)


@pytest.mark.parametrize("side", ["A", "B"])
def test_MJ_5_9_being_wounded_costs_no_points_at_once(side: str) -> None:
    """The infirmary counts in final scoring only."""
    play = table(sides=side).player(1, points=5, mill=2, infirmary=["guard"]).market("knight").take("knight")

    assert 2 == len(play.infirmary(1))
    assert 5 == play.points(1)


def test_MJ_5_10_a_healed_card_is_the_newest_of_its_column() -> None:
    """It lies outermost, and so it is the next to be wounded."""
    play = table().player(1, mill=["miller", "miller"], infirmary=["miller_brewer"]).active(1).market("witch", "knight")
    healed = play.take("witch").heal("miller")

    assert ["miller", "miller", "miller_brewer"] == healed.column(1, "mill")

    healed.take("knight")

    assert ["miller", "miller"] == healed.column(1, "mill")
    assert ["miller_brewer"] == healed.infirmary(1)


@pytest.mark.parametrize(
    ("sides", "mill", "penalty", "variety"),
    [("A", 1, -1, -(3 * 3 - 2 * 2)), ("A", 2, -1, 0), ("B", 1, -2, -(3 * 3 - 2 * 2))],
)
def test_MJ_5_9_a_wound_costs_nothing_now_and_tells_what_it_costs_at_the_end(
    sides: str, mill: int, penalty: int, variety: int
) -> None:
    """The penalty of the infirmary, and the step of variety if the building is empty now."""
    play = table(sides=sides).player(1, points=9, mill=mill, inn=1, castle=2).market("knight").laid()
    before = play.game.tell(play.game.lay({**as_final(play), "final": True}))["report"][1]
    play.take("knight")
    after = play.game.tell(play.game.lay({**as_final(play), "final": True}))["report"][1]
    (wounded,) = play.called("wounded")

    assert 9 == play.points(1)
    assert (penalty, variety) == (wounded["penalty"], wounded["variety"])
    assert (penalty, variety) == (after["wounded"] - before["wounded"], after["variety"] - before["variety"])


def as_final(play: Play) -> dict[str, Any]:
    """The kingdoms as a position, to see what they would score."""
    players = [{key: value for key, value in player.items() if key != "counts"} for player in play.told["players"]]
    return {"player": players}


def test_MJ_5_4_a_wounded_card_counts_once() -> None:
    """One card in the pile, one in the count, and 4 points for it at Castle B."""
    play = table(sides="B").player(1, workers=0, mill=1).market("knight", "noble").deck("miller").take("knight")

    assert (1, 0) == (play.player(1)["counts"]["infirmary"], play.player(1)["counts"]["mill"])

    play.take("noble")

    assert 4 * (1 + 1) == play.points(1)
