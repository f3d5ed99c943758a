"""CC-15 to CC-17. Building, deployment, cards."""

import pytest

from .builder import table


def test_CC_15_1_in_any_order_and_never_below_nought() -> None:
    """Each purchase is paid at once; what cannot be paid is not offered."""
    play = table().squads(wizard="1 at 9,4,2", knight="1 at 8,0,3").stage("building")
    play = play.move("buy card=fair_wind", "recruit unit=wizard", "token tower=north:h_spire", "token tower=north:h_armoury")
    assert (2, 0) == (play["gold.humans"], play["mana.humans"])
    assert "CC-15.1" == play.refusal("recruit unit=wizard")

    play.move("recruit unit=knight")
    assert (0, 0, "humans") != (play["gold.humans"], play["mana.humans"], play["turn"])


def test_CC_15_2_a_token_needs_an_own_squad_alone_on_the_platform() -> None:
    """Not from the landing below, not beside an enemy, not twice."""
    beside = table().stage("building").squads(knight="1 at 8,0,3", guard="1 at 9,0,3").laid()
    below = table().stage("building").squads(knight="1 at 9,1,2").laid()
    twice = table().stage("building").squads(knight="1 at 8,0,3").tokens({"north:h_armoury": "humans"}).laid()

    for play in (beside, below, twice):
        assert "CC-15.2" == play.refusal("token tower=north:h_armoury")


@pytest.mark.parametrize(("tower", "cell", "gold", "mana"), [("h_armoury", "8,0,3", 3, 4), ("h_spire", "9,4,2", 4, 3)])
def test_CC_15_2_the_price_of_a_token(tower: str, cell: str, gold: int, mana: int) -> None:
    """1 gold on a square tower, 1 mana on a round one; it stays when the squad leaves."""
    play = table().stage("building").squads(knight=f"1 at {cell}").move(f"token tower=north:{tower}")

    assert (gold, mana, "humans") == (play["gold.humans"], play["mana.humans"], play["tokens"][f"north:{tower}"])


def test_CC_15_2_a_foreign_token_goes_back() -> None:
    """One token per tower: the old one is returned."""
    play = table().stage("building").squads(knight="1 at 9,22,2", guard="1 at 13,24").tokens({"south:s_shadow": "shadows"})
    play = play.move("token tower=south:s_shadow")

    assert {"south:s_shadow": "humans"} == play["tokens"]
    assert [(1, 1)] == [(event["target"], event["returned"]) for event in play.called("claimed")]


@pytest.mark.parametrize(
    ("unit", "gold", "mana", "figures"),
    [("man_at_arms", 1, 0, 6), ("knight", 2, 0, 5), ("wizard", 1, 1, 4)],
)
def test_CC_15_3_prices_and_figures(unit: str, gold: int, mana: int, figures: int) -> None:
    """One warrior per purchase at his price, until all figures stand on the board."""
    position = table().stage("building")
    play = position.squads(**{unit: f"{figures - 1} at 13,2"}).move(f"recruit unit={unit}")
    assert (4 - gold, 4 - mana, f"{figures} at 13,2") == (play["gold.humans"], play["mana.humans"], play[f"squads.{unit}"])

    assert "CC-15.3" == play.refusal(f"recruit unit={unit}")
    assert "CC-15.3" == play.refusal("recruit unit=guard")


def test_CC_15_4_a_card_is_bought_once_and_works_at_once() -> None:
    """Armour protects already in the opponent's turn."""
    play = table().stage("building").gold(humans=8, shadows=4).move("buy card=forged_armour")
    assert "CC-15.4" == play.refusal("buy card=forged_armour")

    play.move("end_turn")
    assert ("shadows", 6) == (play["turn"], play["values.man_at_arms.defence"])


def test_CC_15_5_building_only_in_the_own_building_stage() -> None:
    """Not in the actions, not in the opponent's turn; within it as much as one can pay."""
    play = table().squads(knight="1 at 13,2").laid()
    assert play.refusal("buy card=fair_wind") in ("CC-15.5", "CC-5.1")

    play = table().stage("building").gold(humans=9, shadows=0).mana(humans=0, shadows=0).laid()
    play.move("recruit unit=man_at_arms", "deploy cell=13,2", *["recruit unit=man_at_arms"] * 5, "buy card=forced_march")
    assert ("6 at 13,2", 0) == (play["squads.man_at_arms"], play["gold.humans"])


def test_CC_16_1_a_recruit_joins_his_squad_wherever_it_stands() -> None:
    """Among enemies, or on a platform."""
    for cell in ("13,25", "8,0,3"):
        play = table().squads(knight=f"1 at {cell}", guard="1 at 13,24").stage("building").move("recruit unit=knight")
        assert f"2 at {cell}" == play["squads.knight"]


def test_CC_16_2_a_new_squad_is_one_warrior_on_a_free_cell() -> None:
    """The cell is asked at once."""
    play = table().stage("building").move("recruit unit=wizard")
    assert "deploy" == play["stage"]

    play.move("deploy cell=9,1,2")
    assert ("building", "1 at 9,1,2") == (play["stage"], play["squads.wizard"])


def test_CC_16_3_where_new_squads_appear() -> None:
    """43 cells of the Humans' castle without its 12 platform cells, and the ground within 5 half-steps of the footprint."""
    cells = table().stage("building").move("recruit unit=knight").cells("deploy")
    inside = {cell for cell in cells if cell.count(",") == 2 or cell in {f"{x},{y}" for x in range(8, 19) for y in range(4)}}

    assert {"9,1", "9,1,1", "9,1,2", "10,3", "10,3,1", "12,3,1", "13,3", "8,2", "18,0"} <= cells
    assert not {"9,1,3", "8,0,3", "9,4,2", "10,3,2", "16,3,1", "17,4,1", "13,13", "13,24", "21,2"} & cells
    assert 43 == len(inside)
    assert 48 == len(cells - inside)


def test_CC_16_4_enemies_in_the_castle_forbid_nothing() -> None:
    """Only their own cell is taken."""
    free = table().stage("building").move("recruit unit=knight").cells("deploy")
    stormed = table().stage("building").squads(guard="1 at 13,2").move("recruit unit=knight").cells("deploy")

    assert {"13,2"} == free - stormed


def test_CC_16_5_recruiting_is_binding() -> None:
    """The price is paid first, and nothing but a cell can be chosen."""
    play = table().stage("building").move("recruit unit=knight")

    assert 2 == play["gold.humans"]
    assert all(move.startswith("deploy") for move in play.legal)
    assert play.refusal("end_turn").startswith("CC-")


def test_CC_16_6_lost_towers_change_nothing() -> None:
    """With all towers in foreign hands everything can still be recruited and bought."""
    position = table().stage("building").gold(humans=9, shadows=0).mana(humans=9, shadows=0).squads(knight="1 at 13,2")
    lost = dict.fromkeys(("north:h_armoury", "north:h_spire", "north:h_bastion"), "shadows")

    assert position.laid().legal == position.tokens(lost).laid().legal


def test_CC_17_1_all_cards_lie_open() -> None:
    """With enough chips every card of the army is offered, in the first turn too."""
    play = table().stage("building").gold(humans=9, shadows=0).mana(humans=9, shadows=0).laid()

    assert 8 == len([move for move in play.legal if move.startswith("buy")])


def test_CC_17_2_spells_without_mages() -> None:
    """Learning needs no mage on the board."""
    play = table().stage("building").move("buy card=lightning")

    assert (["lightning"], {}) == (play["cards"], play["squads"])
