"""CC-14. Income."""

import pytest

from .builder import THREE, table

BOTH = {"north:h_armoury": "humans", "north:h_spire": "humans"}


@pytest.mark.parametrize(
    ("cell", "gold", "mana"),
    [("13,2", 1, 1), ("9,4,2", 1, 0), ("8,0,3", 0, 1), ("9,1,2", 1, 1), ("13,4", 3, 2), ("16,3,1", 1, 1)],
)
def test_CC_14_1_an_enemy_in_the_castle(cell: str, gold: int, mana: int) -> None:
    """Nothing from a tower with an enemy on its platform, 1 from the others while he is in the castle, else the floors."""
    play = table().squads(guard=f"1 at {cell}").tokens(BOTH).stage("income").laid()

    assert (4 + gold, 4 + mana) == (play["gold.humans"], play["mana.humans"])


def test_CC_14_1_the_same_formula_in_foreign_and_extra_castles() -> None:
    """A captured tower pays 1 while its owner has a squad in the castle; a neutral one while another king is there."""
    tokens = {"south:s_black": "humans", "extra1:x_mint": "humans"}

    assert 5 == table().tokens(tokens).laid()["income.humans.gold"]
    assert 3 == table().tokens(tokens).squads(guard="1 at 13,24").laid()["income.humans.gold"]
    assert 4 == table().tokens(tokens).squads(guard="1 at 13,13").laid()["income.humans.gold"]


def test_CC_14_1_a_third_king_disturbs_as_well() -> None:
    """Any other player's squad counts, also in somebody else's castle."""
    play = table(THREE).tokens({"west:d_keep": "humans"}).squads(guard="1 at 2,17").laid()

    assert 1 == play["income.humans.gold"]


@pytest.mark.parametrize(("cell", "mana"), [("9,15", 0), ("9,16", 1), ("20,20", 1), ("13,14", 0), ("13,15", 1), ("9,23,2", 1)])
def test_CC_14_2_natural_energy_far_from_home(cell: str, mana: int) -> None:
    """More than 23 half-steps from the footprint of the own main castle, wherever the squad stands, whatever its count."""
    play = table().squads(knight=f"3 at {cell}").tokens({"north:h_bastion": "humans"}).laid()

    assert mana == play["income.humans.mana"]


def test_CC_14_2_each_squad_counts() -> None:
    """Three squads far away gather 3 mana."""
    play = table().squads(knight="1 at 3,20", wizard="1 at 4,20", man_at_arms="1 at 5,20").move("end_actions")

    assert 7 == play["mana.humans"]
    assert 3 == len(play.called("gathered"))


def test_CC_14_3_no_limit_on_chips() -> None:
    """Hundreds are as good as four."""
    play = table().gold(humans=500, shadows=0).tokens({"north:h_armoury": "humans"}).stage("income").laid()

    assert 503 == play["gold.humans"]
