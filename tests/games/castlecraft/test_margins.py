"""Just within and just beyond: refusals by their clause, rules at their edge, previews of what comes first."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import OptionError, PositionError

from .builder import dealt, table

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
        named[tower] = play.facts(f"move cell={cell}")["tower"]

    assert all(found != "none" for found in named.values()), named
    assert 3 == len(set(named.values()))


@pytest.mark.parametrize(("spell", "stat"), [("fair_wind", "speed"), ("magic_wellspring", "defence")])
def test_a_spell_says_which_value_it_changes(spell: str, stat: str) -> None:
    play = table().gold(humans=9).mana(humans=9).stage("building").laid()

    assert (stat, 0) == tuple(play.facts(f"buy card={spell}")[key] for key in ("stat", "bonus"))


def test_a_spell_for_strength_says_so() -> None:
    play = table("dwarves,shadows").gold(dwarves=9).mana(dwarves=9).turn("dwarves").stage("building").laid()

    told = play.facts("buy card=wrath_of_the_ancestors")

    assert ("strength", "no") == (told["stat"], told["stranded"])  # enough is left for a warrior


def test_what_cannot_be_had_anyway_is_not_lost_by_a_purchase() -> None:
    """Without gold nobody can be recruited; a spell for mana takes no means away."""
    play = table().gold(humans=0).mana(humans=4).stage("building").laid()

    assert "no" == play.facts("buy card=lightning")["stranded"]


def test_who_will_surely_fall_does_not_answer() -> None:
    """Five Knights against a single Guard of defence five."""
    play = table().squads(knight="5 at 5,10", guard="1 at 5,11").stage("knight strike").laid()
    told = play.facts("attack unit=guard")

    assert 1000 == told["odds"]["destroy"]
    assert "no" == told["answered"]


def test_a_walk_to_gate_and_door_tells_the_odds_of_each() -> None:
    """Three Knights break the gate with four to six, a door with anything."""
    play = table("humans,dwarves", places="south,north").squads(knight="3 at 13,6").turn("humans").stage("knight").laid()
    targets = play.facts("move cell=13,4")["targets"]

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

    assert {"asked": "strike", "unit": "knight"} == play.facts("pass")
    assert {} == table().squads(knight="1 at 5,10").laid().facts("end_actions")


def test_CC_6_1_what_belongs_to_another_moment_is_refused_by_that_moment() -> None:
    play = table().squads(knight="1 at 5,10", guard="1 at 5,11").stage("knight").laid()

    asked = {"attack unit=guard": "CC-6.2", "pass": "CC-6.2", "end_actions": "CC-6.1", "buy card=lightning": "CC-15.5"}
    assert asked == {move: play.refusal(move) for move in asked}


@pytest.mark.parametrize(("spell", "clause"), [("lightning", "CC-8.5"), ("fire_rain", "CC-13.6")])
def test_CC_13_6_only_rain_is_refused_for_the_roof_itself(spell: str, clause: str) -> None:
    """From the wall-walk down to the gate below it."""
    squads = {"wizard": "1 at 12,3,1", "guard": "1 at 13,3", "spearman": "1 at 12,2"}
    play = table().cards("lightning", "fire_rain").squads(**squads).stage("wizard strike").laid()

    assert clause == play.refusal(f"cast spell={spell} unit=guard")


def test_CC_4_7_whoever_was_drawn_first_begins() -> None:
    firsts = set()
    for seed in range(6):
        play = dealt(seed, 3, armies="lot,lot,lot")
        firsts.add(play["order"][0])

        assert (play["order"][0], play["armies"][play["order"][0]]) == (play.seat, play["turn"])

    assert len(firsts) > 1


def test_a_recruit_comes_out_of_the_reserve() -> None:
    """Of five Knights two stand on the field: this one is the third, two are left."""
    told = table().stage("building").squads(knight="2 at 13,2").laid().facts("recruit unit=knight")

    assert (3, 2) == (told["count"], told["reserve"])


def test_a_position_does_not_contradict_the_options() -> None:
    """The first army and the first place are no exception."""
    with pytest.raises(PositionError, match="armies humans, not dwarves"):
        table("humans,shadows").put(armies=["dwarves", "shadows"]).laid()
    with pytest.raises(PositionError, match="places north, not south"):
        table().put(places=["south", "north"]).laid()


def test_CC_12_1_doors_of_castles_that_were_left_in_the_box_are_nowhere() -> None:
    """Where armies are drawn all castles have numbers for their doors; those of the third people stand on no field."""
    position = table("lot,lot").put(armies=["humans", "dwarves"]).squads(knight="1 at 5,10", brave="1 at 5,11")
    play = position.stage("knight strike").laid()
    here = set(table("humans,dwarves").laid().game.nouns["portal"])
    absent = [portal for portal in play.game.nouns["portal"] if portal not in here]

    assert absent
    assert {"CC-12.1"} == {play.refusal(f"breach portal={portal}") for portal in absent}


# Whose it is, and why not


@pytest.mark.parametrize(("spell", "unit"), [("lightning", "knight"), ("fair_wind", "spearman")])
def test_CC_13_4_a_blow_is_for_others_and_a_boon_for_ones_own(spell: str, unit: str) -> None:
    squads = {"wizard": "1 at 5,10", "knight": "1 at 5,12", "spearman": "1 at 5,11"}
    play = table().cards("lightning", "fair_wind").squads(**squads).stage("wizard strike").laid()

    assert "CC-13.4" == play.refusal(f"cast spell={spell} unit={unit}")


@pytest.mark.parametrize(("cell", "clause"), [("5,12", "CC-13.8"), ("5,20", "CC-8.1")])
def test_CC_13_8_only_who_could_be_struck_is_spared_by_the_veil(cell: str, clause: str) -> None:
    """Two cells away it is the veil, ten cells away the distance."""
    squads = {"wizard": "1 at 5,10", "guard": f"1 at {cell}", "spearman": "1 at 5,11"}
    play = table().cards("veil_of_gloom").squads(**squads).effects(veil_of_gloom=["guard"]).stage("wizard strike").laid()

    assert clause == play.refusal("attack unit=guard")


def test_CC_13_8_a_bolt_that_a_wall_stops_is_not_stopped_by_the_veil() -> None:
    """From the wall-walk down to the gate below it, veiled or not."""
    squads = {"wizard": "1 at 12,3,1", "guard": "1 at 13,3", "spearman": "1 at 12,2"}
    position = table().cards("lightning", "veil_of_gloom").squads(**squads).effects(veil_of_gloom=["guard"])

    assert "CC-8.5" == position.stage("wizard strike").laid().refusal("cast spell=lightning unit=guard")


def test_a_squad_is_led_by_somebody_at_the_table() -> None:
    with pytest.raises(PositionError, match="no living player leads the brave"):
        table("humans,shadows").squads(brave="1 at 5,10").laid()


def test_CC_4_8_two_who_choose_are_drawn_in_either_order() -> None:
    assert {(0, 1), (1, 0)} == {tuple(dealt(seed)["choosing"]) for seed in range(12)}


# What a walk and a spell reach


def test_a_walk_names_the_castle_it_leads_into() -> None:
    """The first one like any other; on open ground none."""
    play = table().squads(knight="1 at 13,4", guard="1 at 13,22").stage("knight").laid()
    foe = table().squads(knight="1 at 13,4", guard="1 at 13,22").turn("shadows").stage("guard").laid()

    assert ("north", "none") == tuple(play.facts(f"move cell={cell}")["castle"] for cell in ("13,3", "13,5"))
    assert "south" == foe.facts("move cell=13,23")["castle"]


def test_a_walk_lists_a_blow_and_a_spell_once_each() -> None:
    """The first spell of all, Lightning, beside the staff of the same mages."""
    play = table().cards("lightning").squads(wizard="1 at 5,10", guard="1 at 5,14").stage("wizard").laid()
    targets = play.facts("move cell=5,12")["targets"]

    assert [("guard", ""), ("guard", "lightning")] == sorted((each.get("unit"), each.get("spell", "")) for each in targets)


def test_a_boon_reaches_behind_walls_and_a_bolt_does_not() -> None:
    """The ranges of mages on the wall-walk: of the same cells some are hidden from Lightning, none from Fair Wind."""
    play = table().cards("lightning", "fair_wind").squads(wizard="1 at 12,3,1", guard="1 at 12,2").stage("wizard strike").laid()
    picture: Any = play.game.picture(play.match.view(0))
    bolt, wind = (next(each for each in picture["ranges"] if each["spell"] == spell) for spell in ("lightning", "fair_wind"))

    assert ([], True) == (wind["hidden"], bool(bolt["hidden"]))
    assert "13,3" in bolt["hidden"]
    assert "12,3,1" not in [*bolt["seen"], *bolt["hidden"], *wind["seen"]]


@pytest.mark.parametrize(("army", "unit", "traps"), [("humans", "knight", 0), ("shadows", "guard", 1)])
def test_CC_12_6_ones_own_arch_is_no_danger_that_a_walk_tells_of(army: str, unit: str, traps: int) -> None:
    told = table().turn(army).squads(**{unit: "1 at 6,2"}).stage(unit).laid().facts("move cell=9,2")

    assert (traps, traps == 0) == (told["traps"], 1000 == told["odds"]["survive"])


def test_CC_7_10_of_ways_as_short_the_one_by_smaller_cells_is_taken() -> None:
    """Aslant first or straight first: both take two moves."""
    play = table().squads(knight="1 at 5,10").stage("knight").laid()

    assert [["5,10", "5,11", "6,12"], ["5,10", "4,9", "3,9"], ["5,10", "4,9", "4,8"]] == [
        play.facts(f"move cell={cell}")["path"] for cell in ("6,12", "3,9", "4,8")
    ]


def test_CC_13_6_rain_goes_on_when_a_king_falls_under_it() -> None:
    """The last Brave of a castle in foreign hands: the Shaman before the wall vanishes with his king, the Guard is struck."""
    position = table("humans,dwarves,shadows", three_player_end="last_standing").tokens({"west:d_keep": "humans"})
    position.squads(wizard="4 at 2,16", brave="1 at 2,18", shaman="1 at 4,18", guard="1 at 4,17").cards("fire_rain")
    play = position.stage("wizard strike").dice(6, 6).move("cast spell=fire_rain unit=brave")

    assert (["dwarves"], ["brave", "guard"]) == (play["fallen"], [event["foe"] for event in play.called("struck")])
    assert None is play["squads.shaman"]


def test_a_new_squad_is_told_where_it_would_stand() -> None:
    """In the first castle like in any other, and before it in none."""
    play = table().gold(humans=9).mana(humans=9).stage("building").laid().move("recruit unit=knight")

    assert ("north", "none") == tuple(play.facts(f"deploy cell={cell}")["castle"] for cell in ("13,2", "13,4"))
