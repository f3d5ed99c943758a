"""CC-3. Castles, towers and territory."""

import pytest

from quintain.games.castlecraft.castles import codes

from .builder import THREE, table
from .plans import examine_table, ready


def test_CC_3_1_nobody_stands_in_masonry_or_air() -> None:
    """Floors, stairs, hatches and platforms carry squads; masonry and the empty air do not."""
    cells = set(table().laid().game.nouns["cell"])

    assert {"9,1", "9,1,1", "9,1,2", "9,1,3", "8,0,3", "11,3,1", "16,3,1", "13,4", "13,3"} <= cells
    assert not {"8,0", "9,0", "8,0,2", "12,3", "13,2,1", "5,10,1"} & cells


@pytest.mark.parametrize(("cell", "gold"), [("13,2", 1), ("12,3,1", 1), ("9,1,1", 1), ("13,3", 1), ("13,4", 3), ("19,2", 3)])
def test_CC_3_2_territory_is_every_cell_of_the_castle_on_all_floors(cell: str, gold: int) -> None:
    """An enemy there cuts the income; the field inside the castle's box is no territory."""
    play = table().squads(guard=f"1 at {cell}").tokens({"north:h_armoury": "humans"}).laid()

    assert gold == play["income.humans.gold"]


def test_CC_3_3_a_main_castle_belongs_to_its_player_until_he_falls() -> None:
    """Extra castles and castles of the fallen have no owner."""
    assert {"north": "humans", "west": "dwarves", "east": "shadows"} == table(THREE).laid()["owners"]
    assert {"west": "dwarves", "east": "shadows"} == table(THREE).put(fallen=["humans"]).laid()["owners"]


@pytest.mark.parametrize(
    ("tower", "gold", "mana"),
    [
        ("north:h_armoury", 3, 0),
        ("north:h_spire", 0, 2),
        ("north:h_bastion", 1, 0),
        ("south:s_black", 3, 0),
        ("south:s_shadow", 0, 2),
        ("south:s_bastion", 1, 0),
        ("extra1:x_mint", 2, 0),
        ("extra1:x_observatory", 0, 2),
    ],
)
def test_CC_3_4_a_tower_pays_its_floors(tower: str, gold: int, mana: int) -> None:
    """Square towers pay gold, round ones mana."""

    assert {"gold": gold, "mana": mana} == table().tokens({tower: "humans"}).laid()["income.humans"]


def test_CC_3_5_an_open_rim_makes_no_tower() -> None:
    """A platform with a gap in its fence is refused as a tower; drawn as floor it pays nothing."""
    castle = ready("castle_humans")
    castle["level"][3]["plan"][4] = "+ +=+"
    assert ["V7"] == codes(examine_table(castle, True).flaws)

    for row in (1, 3):
        castle["level"][3]["plan"][row] = castle["level"][3]["plan"][row].replace("q", ".").replace("Q", "h")
    castle["tower"] = [{**tower, "people": "humans"} for tower in castle["tower"] if tower["id"] != "h_armoury"]
    plan = examine_table(castle, True).plan
    assert plan is not None
    assert (1, 2) == (plan.pays("square"), plan.pays("round"))


def test_CC_3_6_open_to_the_sky() -> None:
    """In the courtyard fire rains; under the wall-walk it does not."""
    position = table().cards("fire_rain").stage("wizard strike")

    assert "cast spell=fire_rain unit=guard" in position.squads(wizard="1 at 13,2", guard="1 at 14,2").laid().strikes()
    assert {"attack unit=guard"} == position.squads(wizard="1 at 13,2", guard="1 at 13,3").laid().strikes()


def test_CC_3_7_one_main_castle_each_the_rest_is_extra() -> None:
    """Extra castles never get an owner, even when all their towers are taken."""
    play = table().squads(knight="1 at 11,12,2").tokens({"extra1:x_observatory": "humans"}).stage("building")
    play = play.move("token tower=extra1:x_mint")

    assert {"north": "humans", "south": "shadows"} == play["owners"]
    assert not play.called("conquered")


def test_CC_3_8_a_broken_door_in_the_rim_unmakes_no_tower() -> None:
    """The Gate Bastion goes on paying and takes tokens when the door of its rim is broken."""
    play = table().squads(knight="1 at 17,4,1").broken("15,3,1-16,3,1").stage("building").move("token tower=north:h_bastion")

    assert 1 == play["income.humans.gold"]
