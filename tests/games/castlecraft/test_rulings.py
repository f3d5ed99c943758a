"""CC-R. Where the rulebook is silent or says two things."""

import pytest

from quintain.games.castlecraft.castles import codes, errors

from .builder import THREE, dealt, named_codes, refused, table
from .plans import examine_table, ready, small
from .test_start import own_setup, placed


def test_CC_R4_cards_are_chosen_not_drawn() -> None:
    """Two matches of different seeds offer the same cards."""
    offers = [{move for move in dealt(seed, armies="humans,dwarves").legal if "buy" in move} for seed in range(8)]

    assert 2 == len({frozenset(offer) for offer in offers})


def test_CC_R5_half_steps_instead_of_a_ruler() -> None:
    """Four cells straight and two over: 10 half-steps, five steps."""

    assert 10 == table().squads(man_at_arms="1 at 5,10").stage("man_at_arms").laid().cost("9,12")


def test_CC_R6_a_squad_is_one_cell_everywhere() -> None:
    """Six Men-at-arms pass the gate like one."""

    assert (
        "6 at 13,2" == table().squads(man_at_arms="6 at 13,5").stage("man_at_arms").move("move cell=13,2")["squads.man_at_arms"]
    )


def test_CC_R8_walls_stop_shots_battlements_do_not() -> None:
    """Wizards on the wall-walk shoot over the battlement; from behind the wall they do not shoot through it."""
    over = table().squads(wizard="1 at 12,3,1", guard="1 at 12,5").stage("wizard strike").laid()
    through = table().squads(wizard="1 at 11,2", guard="1 at 11,4").stage("wizard strike").laid()
    letter = table(line_of_attack="none").squads(wizard="1 at 11,2", guard="1 at 11,4").stage("wizard strike").laid()

    assert {"attack unit=guard"} == over.strikes() == letter.strikes()
    assert set() == through.strikes()


def test_CC_R13_foreign_squads_are_walls_own_ones_are_not() -> None:
    """A ring of enemies is slipped through diagonally."""
    play = (
        table().squads(knight="1 at 5,10", guard="1 at 6,10", spearman="1 at 5,11", magister="1 at 4,10").stage("knight").laid()
    )

    assert {"6,11", "4,11", "5,9"} <= play.cells()
    assert not {"6,10", "5,11", "4,10"} & play.cells()


def test_CC_R24_no_token_beside_an_enemy() -> None:
    """Not even on an empty tower."""
    play = table().squads(knight="1 at 9,22,2", guard="1 at 10,22,2").stage("building").laid()

    assert "token tower=south:s_shadow" not in play.legal


def test_CC_R28_the_lost_tower_of_the_people() -> None:
    """The Armoury in foreign hands: Knights are still recruited."""
    play = table().tokens({"north:h_armoury": "shadows"}).squads(wizard="1 at 13,2").stage("building").laid()

    assert "recruit unit=knight" in play.legal


def test_CC_R32_banks_never_run_out() -> None:
    """Thousands of chips are paid out."""
    play = table().gold(humans=5000, shadows=5000).tokens({"north:h_armoury": "humans"}).stage("income").laid()

    assert 5003 == play["gold.humans"]


def test_CC_R33_effects_outlive_the_mages_not_the_squad() -> None:
    """The Wizards fall and the wind stays; the Knights fall and it is gone."""
    position = table().turn("shadows").effects(fair_wind=["knight"]).stage("guard strike").dice(6)
    position = position.squads(guard="5 at 5,10", wizard="1 at 5,11", knight="1 at 6,11")

    assert {"fair_wind": ["knight"]} == position.move("attack unit=wizard")["effects"]
    assert {} == position.dice(6).move("attack unit=knight")["effects"]


def test_CC_R35_several_own_squads_on_one_platform() -> None:
    """One to a cell, and one of them is enough for the token."""
    play = table().squads(knight="1 at 8,0,3", wizard="1 at 9,0,3").stage("building").move("token tower=north:h_armoury")

    assert {"north:h_armoury": "humans"} == play["tokens"]


def test_CC_R36_support_reaches_through_walls() -> None:
    """The Wellspring outside the wall covers the squad inside."""
    play = table().cards("magic_wellspring").squads(wizard="1 at 11,4", knight="1 at 11,2").stage("wizard strike")

    assert 7 == play.move("enchant spell=magic_wellspring")["values.knight.defence"]


def test_CC_R39_a_small_castle_stands_centred_in_its_zone() -> None:
    """Set back by one it is still in the five rows, by two it is not."""
    assert table(castles="own", own_castles=[{"castle": small(), "setback": 1}, {}]).laid()["stage"]
    assert {"S2"} == named_codes(
        str(refused(castles="own", own_castles=[{"castle": small(), "setback": 2}, {}], armies="humans,lot"))
    )


def test_CC_R41_a_broken_castle_is_refused_not_repaired() -> None:
    """The match does not start with a ready castle instead."""

    assert "CC-4.6" == refused(castles="own", own_castles=[{"castle": small(tower=[])}, {}]).clause


def test_CC_R42_no_limit_of_parts() -> None:
    """An extra castle as large as the field is a castle."""
    row, gap = " ." * 27, ""
    plan = [gap if n % 2 == 0 else row for n in range(55)]
    castle = {**small(people="none", tower=[]), "size": [27, 27], "level": [{"z": 0, "plan": plan}]}

    assert [] == codes(errors(examine_table(castle, False).flaws))


def test_CC_R43_fifteen_cells_are_the_most() -> None:
    """Sixteen cells of width are refused for a main castle."""
    castle = small(size=[16, 4])

    assert {"V12"} == named_codes(str(refused(castles="own", own_castles=[{"castle": castle}, {}])))


def test_CC_R45_an_absent_peoples_castle_as_an_extra_one() -> None:
    """It has no owner, its doors are closed to all, its arch is harmless."""
    options = own_setup(placed("castle_dwarves", 8, 11))
    play = table(**options).squads(knight="1 at 19,13").stage("knight").dice().laid()
    assert {"north", "south"} == set(play["owners"])

    assert not play.move("move cell=18,13").called("trapped")
    assert {"extra1:d_keep", "extra1:d_rune", "extra1:d_bastion"} <= set(play.game.nouns["tower"])


def test_CC_R47_a_recruit_cannot_be_taken_back() -> None:
    """After `recruit` only cells are offered."""

    assert {"deploy"} == {move.split()[0] for move in table().stage("building").move("recruit unit=knight").legal}


def test_CC_R48_one_option_is_taken_by_itself() -> None:
    """Without a target no strike is asked."""

    assert "move" == table().squads(knight="1 at 5,10").stage("knight").move("move cell=5,10")["stage"]


def test_CC_R49_after_two_hundred_rounds_it_is_over() -> None:
    """The end of round 200."""

    assert table().put(round=200, turn="shadows").stage("building").move("end_turn").over


def test_CC_R50_magic_breaks_no_gates() -> None:
    """Magisters with Black Flame before the gate can only batter it."""
    play = table().turn("shadows").cards("black_flame").squads(magister="4 at 13,4").stage("magister strike").laid()

    assert {"breach portal=13,3-13,4"} == play.strikes()


@pytest.mark.parametrize(("seats", "gold"), [(2, [4, 6]), (3, [4, 4, 4])])
def test_CC_R52_the_second_of_a_duel_may_begin_richer(seats: int, gold: list[int]) -> None:
    """With `auto` two chips of each kind in a duel, nothing with three; the printed game gives everybody the same."""
    play = dealt(3, seats=seats, armies="lot", late_start_bonus="auto")

    assert gold == [play["gold"][play["armies"][seat]] for seat in play["order"]]
    assert [4, 4] == sorted(dealt(3, armies="lot")["gold"].values())


def test_CC_R53_without_lines_whole_doors_stop_touching_only() -> None:
    """A Spearman shoots through the gate, a Guard does not strike through it."""
    for unit, expected in (("spearman", True), ("guard", False)):
        play = table(line_of_attack="none").turn("shadows").squads(**{unit: "1 at 13,4", "knight": "1 at 13,3"})

        assert expected == ("attack unit=knight" in play.stage(f"{unit} strike").laid().strikes())


def test_CC_R55_an_elimination_is_an_event() -> None:
    """The Humans leave their lost castle and fall: the round was not quiet."""
    play = (
        table(THREE, quiet_cap=1, three_player_end="last_standing")
        .put(order=[1, 2, 0], turn="humans")
        .tokens({"north:h_spire": "dwarves"})
    )
    play = play.squads(knight="1 at 13,3").stage("knight").move("move cell=13,5")

    assert (False, 0, ["humans"]) == (play.over, play["quiet"], play["fallen"])


def test_CC_R56_shackles_fall_with_their_caster() -> None:
    """The Shadows fall to the first strike; the shackled Knights move again."""
    play = table(THREE, three_player_end="last_standing").tokens({"east:s_bastion": "humans"}).stage("knight strike")
    play = (
        play.effects(shackles_of_darkness=["knight"])
        .squads(knight="3 at 24,16", magister="1 at 24,17")
        .dice(1)
        .move("attack unit=magister")
    )

    assert ("move", 2, {}) == (play["stage"], play["manoeuvre"], play["effects"])


def test_CC_R45_the_ready_castles_differ() -> None:
    """Each people has its own."""

    assert 3 == len({str(ready(f"castle_{people}")["level"]) for people in ("humans", "dwarves", "shadows")})
