"""Just within and just beyond: refusals by their clause, files and set-ups at the edge, previews of what comes first."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.games import new_game
from quintain.games.castlecraft.castles import codes
from quintain.kernel.errors import ContentError, OptionError

from .builder import Play, named_codes, refused, table
from .plans import drawn, examine_table, small
from .test_start import DUEL_SEATS, own_setup, placed


def facts(play: Play, move: str) -> dict[str, Any]:
    return dict(play.game.facts(play.match.view(play.seat), play.seat, play.game.space.parse(move)))


# Strikes and spells


@pytest.mark.parametrize(
    ("unit", "at", "near", "far", "clause"),
    [
        ("knight", "5,10", "5,11", "5,15", "CC-8.1"),  # nothing between them, but not touching
        ("knight", "12,4", "11,5", "13,3", "CC-8.6"),  # diagonally through the whole gate
        ("wizard", "5,10", "5,11", "5,14", "CC-8.2"),  # eight half-steps straight on; range two reaches seven
        ("wizard", "5,10", "5,11", "7,13", "CC-8.2"),  # and aslant
    ],
)
def test_CC_8_1_a_strike_out_of_reach_is_refused_by_its_reason(unit: str, at: str, near: str, far: str, clause: str) -> None:
    position = table("humans,dwarves", places="south,north").turn("humans").stage(f"{unit} strike")
    play = position.squads(**{unit: f"1 at {at}", "brave": f"1 at {near}", "shaman": f"1 at {far}"}).laid()

    assert "attack unit=brave" in play.legal
    assert clause == play.refusal("attack unit=shaman")


def test_CC_6_2_no_walking_while_a_strike_is_asked() -> None:
    """Neither on nor home."""
    play = table().squads(knight="1 at 5,10", guard="1 at 5,11").stage("knight strike").laid()

    assert "CC-6.2" == play.refusal("move cell=5,9")
    assert "CC-6.2" == play.refusal("end_squad")


@pytest.mark.parametrize(("cell", "clause"), [("5,15", ""), ("5,16", "CC-13.3")])
def test_CC_13_3_a_bolt_flies_so_far(cell: str, clause: str) -> None:
    """Lightning has range four: eleven half-steps."""
    squads = {"wizard": "1 at 5,10", "guard": f"1 at {cell}", "spearman": "1 at 5,11"}
    play = table().cards("lightning").squads(**squads).stage("wizard strike").laid()

    if clause:
        assert clause == play.refusal("cast spell=lightning unit=guard")
    else:
        assert "cast spell=lightning unit=guard" in play.legal


@pytest.mark.parametrize(("cell", "clause"), [("5,17", "CC-13.3"), ("10,23", "CC-13.6")])
def test_CC_13_6_rain_falls_on_open_ground_within_its_range(cell: str, clause: str) -> None:
    """Too far away, though under the sky; under a roof."""
    wizard, spearman = {"5,17": ("5,10", "5,11"), "10,23": ("10,21", "9,21")}[cell]
    squads = {"wizard": f"1 at {wizard}", "guard": f"1 at {cell}", "spearman": f"1 at {spearman}"}
    play = table().cards("fire_rain").squads(**squads).stage("wizard strike").laid()

    assert clause == play.refusal("cast spell=fire_rain unit=guard")


@pytest.mark.parametrize(("cell", "reached"), [("6,0", True), ("5,0", False)])
def test_CC_1_3_every_floor_counts_two_half_steps(cell: str, reached: bool) -> None:
    """From the top of the Armoury, three floors up: four and six, or six and six of eleven half-steps."""
    play = table().cards("lightning").squads(wizard="1 at 8,0,3", guard=f"1 at {cell}").stage("wizard strike").laid()

    assert reached == ("cast spell=lightning unit=guard" in play.legal)


# Set-ups


def test_CC_S1_no_castle_above_or_below_the_field() -> None:
    for y in (-1, 25):
        assert "S1" in named_codes(str(refused(**own_setup(placed("castle_extra", 11, y)))))


@pytest.mark.parametrize("own", [[{"setback": 1}, {}], [{}, {"setback": 1}], [{"setback": -1}, {}], [{}, {"setback": -1}]])
def test_CC_S2_nobody_sets_a_deep_castle_back(own: list[dict[str, int]]) -> None:
    """Neither the northern nor the southern seat, and nobody over the edge of the field."""
    found = named_codes(str(refused(castles="own", own_castles=own)))

    assert found & {"S1", "S2"}


@pytest.mark.parametrize(("own", "corner"), [([{"setback": 1}, {}], "8,1"), ([{}, {"setback": 1}], "8,21")])
def test_CC_S2_each_zone_ends_where_the_field_begins(own: list[dict[str, int]], corner: str) -> None:
    """Once for the castle that is set back, and for no other."""
    told = str(refused(castles="own", own_castles=own, armies="humans,dwarves", places="north,south"))

    assert 1 == told.count("leaves the zone of its seat")
    assert f"cell {corner}" in told


@pytest.mark.parametrize("armies", ["humans,humans", "dwarves,dwarves"])
def test_CC_4_3_the_first_army_is_led_once_too(armies: str) -> None:
    error = refused(armies=armies)

    assert ("CC-4.3", "armies") == (error.clause, error.option)


@pytest.mark.parametrize("places", ["north,north", "south,south"])
def test_CC_4_4_the_first_place_is_taken_once_too(places: str) -> None:
    error = refused(places=places)

    assert ("CC-4.4", "places") == (error.clause, error.option)


@pytest.mark.parametrize("moved", [{"shift": "far"}, {"setback": "far"}, {"shift": 101}, {"setback": -101}, {"shift": 1.5}])
def test_CC_4_4_castles_are_moved_by_numbers_of_cells(moved: dict[str, Any]) -> None:
    error = refused(castles="own", own_castles=[moved, {}])

    assert ("CC-4.4", "own_castles") == (error.clause, error.option)


def house(**changed: Any) -> dict[str, Any]:
    """Open floor, nine cells, nobody's."""
    level = [{"z": 0, "plan": ["", " . . .", "", " . . .", "", " . . .", ""]}]
    return {**small(people="none", tower=[]), "id": "house", "size": [3, 3], "level": level, **changed}


def test_CC_V1_the_same_plan_may_be_told_twice_but_not_two_by_one_id() -> None:
    field = own_setup(placed("house", 0, 12), castles=[house(), house()])

    assert table(**field).laid()["stage"]

    other = house(name_en="Another House")

    assert "V1" in named_codes(str(refused(**own_setup(placed("house", 0, 12), castles=[house(), other]))))


def test_CC_4_5_there_is_one_set_up() -> None:
    """Two in one file are none."""
    setup = {"seat": DUEL_SEATS}

    assert table(own_setup={"setup": [setup]}, castles="own").laid()["stage"]
    assert "S1" in named_codes(str(refused(own_setup={"setup": [setup, setup]}, castles="own")))


def test_a_corrected_castle_of_an_army_must_be_in_the_box() -> None:
    with pytest.raises(ContentError, match="castle of the humans"):
        new_game("castlecraft", {"seats": 2, "content": {"army": [{"id": "humans", "castle": "nowhere"}]}})


# Castle files


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("a" * 40, True),
        ("a" * 41, False),
        ("a1_b", True),
        ("1a", False),
        ("_a", False),
        ("Aa", False),
        ("a-b", False),
        ("", False),
    ],
)
def test_CC_V1_an_id_is_a_short_word_that_begins_with_a_letter(name: str, right: bool) -> None:
    assert right == ("V1" not in codes(examine_table(small(id=name), True).flaws))


@pytest.mark.parametrize("levels", [[3], [small()["level"][0], "roof"], [{**small()["level"][0], "z": "ground"}]])
def test_CC_V1_a_level_is_a_table_with_a_number(levels: list[Any]) -> None:
    assert codes(examine_table(small(level=levels), True).flaws)


def test_CC_V3_an_edge_beside_an_edge_touches_nothing() -> None:
    """The cells on both sides count, not what is drawn further on."""
    assert "V3" in codes(examine_table(drawn(small(), 1, 1, "!Q! !"), True).flaws)
    assert "V3" in codes(examine_table(drawn(small(), 1, 4, " ="), True).flaws)


RIM = {"north": (0, 9, 1, 9), "south": (8, 9, 7, 9), "west": (3, 0, 3, 1), "east": (3, 18, 3, 17)}


@pytest.mark.parametrize("side", RIM)
@pytest.mark.parametrize("portal", ["G", "A", "D"])
def test_CC_V10_no_passage_leads_into_masonry_on_any_side(side: str, portal: str) -> None:
    """A gate, an arch or a door before a wall is told of once."""
    row, column, inner_row, inner = RIM[side]
    plan = [text.ljust(19) for text in small()["level"][0]["plan"]]
    for at, where, sign in ((row, column, portal), (inner_row, inner, "#")):
        plan[at] = plan[at][:where] + sign + plan[at][where + 1 :]
    castle = small(level=[{"z": 0, "plan": plan}, small()["level"][1]])

    assert ["V10"] == [flaw.code for flaw in examine_table(castle, True).flaws if flaw.code == "V10"]


@pytest.mark.parametrize("sign", ["G", "A"])
def test_CC_V10_no_gate_or_arch_above_the_ground(sign: str) -> None:
    assert "V10" in codes(examine_table(drawn(small(), 1, 0, f"+{sign}+"), True).flaws)


def test_CC_V10_a_gate_inside_is_told_of_once() -> None:
    """Between the first and the second row, where floor lies on both sides."""
    castle = drawn(small(), 0, 2, " " * 9 + "G")

    assert ["V10"] == [flaw.code for flaw in examine_table(castle, True).flaws if flaw.code == "V10"]


# Positions


def test_a_position_says_who_leads_what_as_far_as_the_options_leave_it_open() -> None:
    free = table(armies="lot,lot")

    assert {0: "humans", 1: "dwarves"} == dict(enumerate(free.put(armies=["humans", "dwarves"]).laid()["armies"]))
    assert ["shadows", "humans"] == list(table(armies="lot,lot").put(armies=["shadows", "humans"]).laid()["armies"])
    assert table("humans,shadows").put(armies=["humans", "shadows"]).laid()["stage"]


# Previews


def test_the_first_tower_is_named_like_any_other() -> None:
    """Up onto its platform."""
    named = {}
    for cell, tower in {"9,1,3": "north:h_armoury", "10,3,2": "north:h_spire", "16,3,1": "north:h_bastion"}.items():
        below = cell.rpartition(",")[0] + "," + str(int(cell[-1]) - 1)
        play = table().squads(knight=f"1 at {below}" if not below.endswith(",0") else f"1 at {below[:-2]}").stage("knight").laid()
        named[tower] = facts(play, f"move cell={cell}")["tower"]

    assert all(found != "none" for found in named.values()), named
    assert 3 == len(set(named.values()))


@pytest.mark.parametrize(("spell", "stat"), [("fair_wind", "speed"), ("magic_wellspring", "defence")])
def test_a_spell_says_which_value_it_changes(spell: str, stat: str) -> None:
    play = table().gold(humans=9).mana(humans=9).stage("building").laid()

    assert (stat, 0) == tuple(facts(play, f"buy card={spell}")[key] for key in ("stat", "bonus"))


def test_a_spell_for_strength_says_so() -> None:
    play = table("dwarves,shadows").gold(dwarves=9).mana(dwarves=9).turn("dwarves").stage("building").laid()

    told = facts(play, "buy card=wrath_of_the_ancestors")

    assert ("strength", "no") == (told["stat"], told["stranded"])  # enough is left for a warrior


def test_what_cannot_be_had_anyway_is_not_lost_by_a_purchase() -> None:
    """Without gold nobody can be recruited; a spell for mana takes no means away."""
    play = table().gold(humans=0).mana(humans=4).stage("building").laid()

    assert "no" == facts(play, "buy card=lightning")["stranded"]


def test_who_will_surely_fall_does_not_answer() -> None:
    """Five Knights against a single Guard of defence five."""
    play = table().squads(knight="5 at 5,10", guard="1 at 5,11").stage("knight strike").laid()
    told = facts(play, "attack unit=guard")

    assert 1000 == told["odds"]["destroy"]
    assert "no" == told["answered"]


def test_a_walk_to_gate_and_door_tells_the_odds_of_each() -> None:
    """Three Knights break the gate with four to six, a door with anything."""
    play = table("humans,dwarves", places="south,north").squads(knight="3 at 13,6").turn("humans").stage("knight").laid()
    targets = facts(play, "move cell=13,4")["targets"]

    assert 500 in [each.get("odds", {}).get("breaks") for each in targets], targets


def test_options_of_wrong_length_name_the_option() -> None:
    with pytest.raises(OptionError, match="one per seat"):
        new_game("castlecraft", {"seats": 2, "armies": "humans"})


# Rules at their edge


def test_CC_13_10_what_others_have_learnt_is_not_cast() -> None:
    """The Dwarves know Stone Hail, the Wizards beside them do not."""
    position = table("humans,dwarves").cards("stone_hail").squads(wizard="1 at 5,10", brave="1 at 5,12")
    play = position.stage("wizard strike").laid()

    assert {"attack unit=brave"} == play.strikes()
    assert "CC-13.10" == play.refusal("cast spell=stone_hail unit=brave")


@pytest.mark.parametrize(
    ("gold", "tokens", "clause"), [(0, {}, "CC-15.1"), (0, {"north:h_armoury": "humans"}, "CC-15.2"), (4, {}, "")]
)
def test_CC_15_2_a_token_is_refused_by_its_place_before_its_price(gold: int, tokens: dict[str, str], clause: str) -> None:
    play = table().stage("building").squads(knight="1 at 8,0,3").gold(humans=gold).tokens(tokens).laid()

    if clause:
        assert clause == play.refusal("token tower=north:h_armoury")
    else:
        assert "token tower=north:h_armoury" in play.legal


@pytest.mark.parametrize(("portal", "clause"), [("13,3-13,4", "CC-12.1"), ("10,23-10,24", "CC-12.2")])
def test_CC_12_1_the_own_gate_is_refused_otherwise_than_one_out_of_reach(portal: str, clause: str) -> None:
    play = table().squads(knight="1 at 5,10", guard="1 at 5,11").stage("knight strike").laid()

    assert clause == play.refusal(f"breach portal={portal}")


@pytest.mark.parametrize(
    ("army", "unit", "corner", "mana"),
    [
        ("humans", "knight", "0,0", 0),
        ("humans", "knight", "26,0", 0),
        ("humans", "knight", "0,26", 1),
        ("humans", "knight", "26,26", 1),
        ("shadows", "guard", "0,0", 1),
        ("shadows", "guard", "26,0", 1),
        ("shadows", "guard", "0,26", 0),
        ("shadows", "guard", "26,26", 0),
    ],
)
def test_CC_14_2_the_corners_of_the_field_are_as_far_as_they_are(army: str, unit: str, corner: str, mana: int) -> None:
    """Eight cells beside the own castle; twenty-two away from the other one."""
    play = table().turn(army).squads(**{unit: f"1 at {corner}"}).laid()

    assert mana == play[f"income.{army}.mana"]


def test_what_a_strike_left_out_says_and_what_others_say() -> None:
    """The strike is told where it is passed; a purchase does not speak of one."""
    play = table().squads(knight="1 at 5,10", guard="1 at 5,11").stage("knight strike").laid()

    assert {"asked": "strike", "unit": "knight"} == facts(play, "pass")
    assert {} == facts(table().squads(knight="1 at 5,10").laid(), "end_actions")
