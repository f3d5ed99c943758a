"""MM-6. The advance."""

import pytest

from .builder import ADVANCE, WINDOW, battle, table
from .second_book import MAPS, targets


def test_MM_6_1_from_the_castle_to_land_one_does_not_control() -> None:
    """At least one knight; never into one's own territory."""
    play = table().player(0, castle=4, lands={"v1_1": 2}).laid()

    assert "MM-6.1" == play.refusal("advance slot=v1_1 knights=1")

    play.advance("v1_4", 3)

    assert (1, {"v1_1": 2, "v1_4": 3}) == (play.castle(0), play.lands(0))
    assert {"event": "advanced", "seat": 0, "slot": "v1_4", "tile": play.told["tiles"]["v1_4"], "knights": 3} in play.events


def test_MM_6_1_an_empty_castle_sends_nobody() -> None:
    """Knights on territories do not help."""
    play = table().player(0, castle=0, lands={"v1_1": 6}).laid()

    assert "advance" not in play.verbs()
    assert "MM-6.3" == play.refusal("advance slot=v1_4 knights=1")


@pytest.mark.parametrize(
    ("owned", "reached"),
    [
        (set(), {"v1_2", "v2_2", "v1_3"}),
        ({"v1_2", "v2_2"}, {"v1_3", "v3_1", "v2_1", "v2_3", "v2_4", "v2_5", "v2_6"}),
        ({"v1_2"}, {"v2_2", "v1_3", "v3_1", "v2_1"}),
        ({"v3_3"}, {"v1_2", "v2_2", "v1_3"}),
    ],
)
def test_MM_6_2_targets(owned: set[str], reached: set[str]) -> None:
    """Beside the castle, beside land in supply, or across a lake from it."""
    play = table(3).player(0, castle=6, lands=dict.fromkeys(owned, 1)).laid()

    assert reached == play.targets(0) == targets(3, 0, owned)
    assert reached == {move.split()[1].partition("=")[2] for move in play.legal if move.startswith("advance")}


def test_MM_6_2_out_of_reach_is_refused() -> None:
    """Land that would not be in supply once taken."""
    play = table(3).player(0, castle=6, lands={"v1_2": 1}).laid()

    assert "MM-6.2" == play.refusal("advance slot=v2_5 knights=1")
    assert "MM-6.2" == play.refusal("advance slot=v3_2 knights=1")


def test_MM_6_2_a_cut_off_territory_neither_helps_nor_harms() -> None:
    """Its neighbours are reached only in another way."""
    play = table(3).player(0, castle=6, lands={"v3_1": 2}).laid()

    assert "MM-6.2" == play.refusal("advance slot=v1_1 knights=1")  # beside v3_1 only
    assert "advance slot=v1_2 knights=1" in play.legal  # beside v3_1 and beside the castle


def test_MM_6_2_a_cut_off_territory_on_a_lake_opens_no_shore() -> None:
    """Without a line to the castle the lake leads nowhere."""
    play = table(3).player(0, castle=6, lands={"v2_5": 2}).laid()

    assert {"v1_2", "v2_2", "v1_3"} == play.targets(0)


def test_MM_6_3_not_more_than_the_castle_has() -> None:
    """Three knights, at most three."""
    play = table().player(0, castle=3).laid()

    assert "MM-6.3" == play.refusal("advance slot=v1_1 knights=4")


def test_MM_6_3_not_more_than_the_target_holds() -> None:
    """Also when it is defended."""
    play = table().tiles(v2_1="cave").player(0, castle=6).player(1, lands={"v2_1": 1}).laid()

    assert "MM-6.3" == play.refusal("advance slot=v2_1 knights=4")
    assert "advance slot=v2_1 knights=3" in play.legal


def test_MM_6_3_the_dice_must_suffice() -> None:
    """Ten dice in the castle: only sending six frees one."""
    play = table().tiles(v1_1="forest").player(0, castle=60).laid()

    assert ["advance slot=v1_1 knights=6"] == [move for move in play.legal if "slot=v1_1 " in move]
    assert "MM-6.3" == play.refusal("advance slot=v1_1 knights=5")


def test_MM_6_3_ten_territories_leave_no_die() -> None:
    """An empty castle and ten territories: no advance, and no knights at the start of a turn."""
    lands = {f"v1_{n}": 1 for n in range(1, 11)}
    play = table(6).player(0, castle=0, lands=lands).set(stage="start").laid()

    assert (0, 10, set()) == (play.castle(0), play.player(0)["dice"], play.targets(0))
    assert "advance" not in play.verbs()


def test_MM_6_4_distance_does_not_matter_and_land_sends_nobody() -> None:
    """From the castle straight to the far end of the supply line; the land between keeps its knights."""
    play = table(3).tiles(v3_2="city").player(0, castle=4, lands={"v2_2": 2, "v2_3": 1}).laid()

    assert "castle_1" not in MAPS[3]["v3_2"]

    play.advance("v3_2", 4)

    assert {"v2_2": 2, "v2_3": 1, "v3_2": 4} == play.lands(0)


def test_MM_6_5_land_of_nobody_is_conquered_at_once() -> None:
    """No battle; abilities of the land apply."""
    play = table().tiles(v1_1="village").player(0, castle=4).laid().advance("v1_1", 2)

    assert (["advanced", "conquered", "mustered"], WINDOW) == (play.names(), play.asks)
    assert ({"v1_1": 2}, 3, 1) == (play.lands(0), play.castle(0), play.points(0))


def test_MM_6_6_land_of_another_means_battle() -> None:
    """Between exactly these two, even if others sit at the table."""
    play = battle(seats=4).laid().advance("v1_1", 3)

    assert [0, 1] == play.pending
    assert (0, 1, "v1_1") == tuple(play.told["battle"][key] for key in ("attacker", "defender", "slot"))


def test_MM_6_7_an_advance_is_optional() -> None:
    """After a redistribution one may pass; who cannot advance can only pass."""
    play = table().player(0, castle=2, lands={"v1_1": 1}).laid().moves("redistribute", "done")

    assert (ADVANCE, True) == (play.asks, "pass" in play.legal)

    play = table().player(0, castle=0, lands={"v1_1": 1}).laid().moves("redistribute", "done")

    assert (ADVANCE, ["pass"]) == (play.asks, play.legal)
