"""MM-1. Knights, control, neighbours, capacity, dice."""

import pytest

from .builder import HAND, battle, dealt, near, table
from .second_book import MAPS


def test_MM_1_1_a_knight_is_in_castle_on_land_or_in_reserve() -> None:
    """Knights on the map are those of the castle and of the territories."""
    play = table().player(0, castle=7, lands={"v1_1": 2, "v2_1": 4}).laid()

    assert (13, 7, {"v1_1": 2, "v2_1": 4}) == (play.player(0)["knights"], play.castle(0), play.lands(0))
    assert {"castle_1": 7, "v1_1": 2, "v2_1": 4}.items() <= play.told["knights"].items()


def test_MM_1_2_control_needs_a_knight() -> None:
    """One's own knights alone make a territory one's own; empty ones belong to nobody."""
    play = table().player(0, lands={"v1_1": 1}).player(1, lands={"v2_2": 3}).laid()

    assert {"v1_1": 0, "v2_2": 1} == play.told["owner"]


def test_MM_1_2_a_territory_under_attack_is_the_defenders() -> None:
    """Until step 9, for points and for supply."""
    play = (
        battle(4, 3, "fort", attack={"lands": {}}, defence={"lands": {"v2_1": 3, "v2_3": 1, "v3_1": 2}})
        .tiles(v2_3="cave")
        .laid()
        .advance("v2_1", 4)
    )

    assert 1 == play.told["owner"]["v2_1"]
    assert (0, 7) == (play.points(0), play.points(1))
    assert {"v2_1", "v2_3", "v3_1"} == set(play.player(1)["supplied"])

    play.conflict("conflict_5", "conflict_2").passed()

    assert 0 == play.told["owner"]["v2_1"]
    assert (2, 5) == (play.points(0), play.points(1))


def test_MM_1_2_even_without_a_defender_left() -> None:
    """Brutality takes the last knight; until step 9 the territory still scores for the defender."""
    play = (
        battle(4, 1, "village", attack={"orb": "orb_brutality"}, defence={"orb": "orb_cleansing"})
        .laid()
        .fight("v1_1", 4, "conflict_5", "conflict_2")
    )

    assert ([1], "MM-8.9") == play.asked
    assert 0 == play.told["battle"]["defenders"]
    assert 1 == play.told["owner"]["v1_1"]
    assert (0, 1) == (play.points(0), play.points(1))


@pytest.mark.parametrize("seats", range(2, 7))
def test_MM_1_3_adjacent_is_sharing_an_edge(seats: int) -> None:
    """A lone castle reaches exactly the tiles that share an edge with it."""
    place = table(seats)
    for seat in range(seats):
        place.player(seat, castle=1)
    play = place.laid()

    for seat in range(seats):
        assert MAPS[seats][f"castle_{seat + 1}"] == play.targets(seat)


def test_MM_1_4_castles_cannot_be_entered() -> None:
    """Not even when one stands beside them."""
    play = table().player(0, castle=6, lands={"v2_1": 1, "v2_2": 1}).laid()

    assert "castle_2" in MAPS[2]["v2_2"]
    assert "MM-1.4" == play.refusal("advance slot=castle_2 knights=3")
    assert not any(slot.startswith("castle") for slot in play.targets(0))


def test_MM_1_4_lakes_are_no_places_for_knights() -> None:
    """A lake is neither a slot of a move nor of anything told."""
    play = dealt(1, 4)

    assert not any(slot.startswith("lake") for slot in play.game.nouns["slot"])
    assert not any(slot.startswith("lake") for slot in play.told["knights"])


@pytest.mark.parametrize(
    ("tile", "holds"), [("cave", 3), ("battlefield", 5), ("fort", 6), ("arena", 6), ("forest", 6), ("city", 6)]
)
def test_MM_1_5_capacity(tile: str, holds: int) -> None:
    """Six knights, but three in a Cave and five on a Battlefield."""
    slot = near(tile)
    play = table().tiles(**{slot: tile}).player(0, castle=20, lands={} if slot != "v3_1" else {"v2_1": 1}).laid()
    sent = [int(move.rpartition("=")[2]) for move in play.legal if move.startswith(f"advance slot={slot} ")]

    assert list(range(1, holds + 1)) == sent
    if holds < 6:
        assert "MM-6.3" == play.refusal(f"advance slot={slot} knights={holds + 1}")


def test_MM_1_5_a_castle_holds_any_number() -> None:
    """None, or forty and three more."""
    assert 43 == table().player(0, castle=40).set(stage="start").laid().castle(0)
    assert 0 == table().player(0, castle=0, lands={"v1_1": 1}).laid().castle(0)


@pytest.mark.parametrize(("in_castle", "needed"), [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (48, 8)])
def test_MM_1_6_dice_in_use(in_castle: int, needed: int) -> None:
    """Knights divided by six, rounded up, place by place."""
    play = table().player(0, castle=in_castle, lands={"v1_1": 1, "v2_1": 6}).laid()

    assert needed + 2 == play.player(0)["dice"]


def test_MM_1_6_never_more_than_ten() -> None:
    """An advance that would need an eleventh die is not offered."""
    play = table().player(0, castle=49, lands={"v1_1": 1}).laid()  # 9 + 1 dice

    assert 10 == play.player(0)["dice"]
    assert "advance slot=v2_1 knights=1" in play.legal  # 48 need eight
    assert "advance slot=v2_1 knights=6" in play.legal

    play = table().player(0, castle=54, lands={"v1_1": 1}).laid()

    assert "MM-6.3" == play.refusal("advance slot=v2_1 knights=5")  # 49 still need nine
    assert "advance slot=v2_1 knights=6" in play.legal


def test_MM_1_6_attackers_use_dice_too() -> None:
    """Knights on the conflict territory count while the battle lasts."""
    play = battle(7, 3).laid().advance("v1_1", 5)

    assert 2 == play.player(0)["dice"]
    assert 7 == play.player(0)["knights"]


def test_MM_1_6_a_retreat_needs_no_further_die() -> None:
    """Ten dice in use; the survivors of a lost territory find room in the castle."""
    play = battle(6, 6, attack={"hand": HAND}, defence={"castle": 54}).laid().fight("v1_1", 6, "conflict_3", "conflict_2")

    assert (59, 10) == (play.castle(1), play.player(1)["dice"])


def test_MM_1_7_removed_knights_come_back_from_the_reserve() -> None:
    """Sixty are the limit; after a loss new knights can be placed again."""
    play = battle(6, 6, defence={"castle": 54}).laid().fight("v1_1", 6, "conflict_5", "conflict_2")

    assert 57 == play.player(1)["knights"]

    play.turn_over()

    assert [{"event": "mustered", "seat": 1, "knights": 3, "forfeited": 0, "cause": "turn", "clause": "MM-2.2"}] == play.called(
        "mustered"
    )
    assert (60, 10) == (play.castle(1), play.player(1)["dice"])
