"""CC-4. The start: chips, lots, castles of one's own."""

import json
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.match import resume
from quintain.kernel.records import dump
from quintain.kernel.replay import read_replay

from .builder import THREE, Play, dealt, named_codes, refused, table
from .plans import ready, small

DUEL_SEATS = [
    {"edge": "north", "anchor": [8, 0], "turn": 0, "mirror": False},
    {"edge": "south", "anchor": [8, 22], "turn": 180, "mirror": True},
]


def own_setup(*extras: dict[str, Any], seats: list[dict[str, Any]] | None = None, castles: Any = ()) -> dict[str, Any]:
    setup: dict[str, Any] = {"setup": {"seat": seats or DUEL_SEATS, "extra": list(extras)}}
    if castles:
        setup["castle"] = list(castles)
    return {"setup": "own", "own_setup": setup}


def placed(name: str, x: int, y: int, turn: int = 0, mirror: bool = False) -> dict[str, Any]:
    return {"castle": name, "anchor": [x, y], "turn": turn, "mirror": mirror}


def platforms(play: Play) -> set[str]:
    """Cells above the ground; the small castle has its tower there and nothing else."""
    return {cell for cell in play.game.nouns["cell"] if cell.count(",") == 2}


@pytest.mark.parametrize(("seats", "bonus", "late"), [(2, "0", 0), (3, "0", 0), (2, "auto", 2), (3, "auto", 0)])
def test_CC_4_1_four_gold_and_four_mana_and_the_bonus_of_the_late(seats: int, bonus: str, late: int) -> None:
    """Nobody has a squad, token or card; with `auto` the second player of a duel has two more of each."""
    play = dealt(seats=seats, armies="lot", late_start_bonus=bonus)

    for place, seat in enumerate(play["order"]):
        army = play["armies"][seat]
        assert (4 + late * place, 4 + late * place) == (play["gold"][army], play["mana"][army])
    assert {} == play["squads"] == play["tokens"] == play["effects"]
    assert [] == play["cards"] == play["broken"]


@pytest.mark.parametrize("bonus", ["0", "1", "3"])
def test_CC_4_1_another_bonus(bonus: str) -> None:
    """The player at place k gets k times the bonus."""
    play = dealt(seats=3, armies="lot", late_start_bonus=bonus)

    assert [4 + int(bonus) * k for k in range(3)] == [play["gold"][play["armies"][seat]] for seat in play["order"]]


def test_CC_4_1_lots_come_from_the_seed() -> None:
    """Armies, places and order of play are drawn, and every outcome occurs."""
    plays = [dealt(seed, armies="lot") for seed in range(18)]

    assert 6 == len({tuple(play["armies"]) for play in plays})
    assert {("north", "south"), ("south", "north")} == {tuple(play["places"]) for play in plays}
    assert {(0, 1), (1, 0)} == {tuple(play["order"]) for play in plays}


def test_CC_4_2_the_first_turn_begins_with_building() -> None:
    """Nobody can act and nothing is collected."""
    play = dealt(armies="lot")

    assert ("building", 1) == (play["stage"], play["round"])
    assert all(move == "end_turn" or move.startswith(("recruit", "buy")) for move in play.legal)


@pytest.mark.parametrize("armies", ["humans,humans", "humans", "humans,elves", "humans,dwarves,shadows", ""])
def test_CC_4_3_armies_differ(armies: str) -> None:
    """One army for each seat, no two alike."""

    assert "CC-4.3" == refused(armies=armies).clause


@pytest.mark.parametrize("seats", [0, 1, 4, "two", None])
def test_CC_4_3_two_or_three_play(seats: Any) -> None:
    """Other numbers are refused."""

    assert "CC-4.3" == refused(seats=seats).clause


@pytest.mark.parametrize(
    ("seat", "moved", "tower"),
    [
        (0, {}, "9,0,1"),
        (1, {}, "9,26,1"),
        (1, {"shift": 2, "setback": 1}, "11,25,1"),
        (0, {"shift": -3}, "6,0,1"),
        (0, {"mirror": True}, "17,0,1"),
    ],
)
def test_CC_4_4_an_own_castle_is_centred_and_may_be_moved(seat: int, moved: dict[str, Any], tower: str) -> None:
    """Nine cells wide it begins at axis - 4: x 9 to 17, on the own edge, turned to the field."""
    castles: list[dict[str, Any]] = [{}, {}]
    castles[seat] = {"castle": small(), **moved}
    armies = "humans,shadows" if seat == 0 else "shadows,humans"
    own = table(armies, castles="own", own_castles=castles, setup="duel_open").laid()
    plain = table(armies, setup="duel_open").laid()
    taken = {cell for cell in platforms(plain) if (int(cell.split(",")[1]) < 13) == (seat == 0)}

    assert {tower} == platforms(own) - (platforms(plain) - taken)


def test_CC_4_4_where_the_box_lies_can_be_felt_by_deployment() -> None:
    """The castle of 9 by 4 covers x 9 to 17, y 0 to 3."""
    castles = [{"castle": small()}, {}]
    play = table(castles="own", own_castles=castles).stage("building").move("recruit unit=knight")

    assert {"7,0", "19,3", "9,5", "17,5", "17,3"} <= play.cells("deploy")
    assert not {"6,0", "20,3", "9,6", "9,0,1"} & play.cells("deploy")


def test_CC_4_4_who_brings_a_plan_has_chosen_its_army() -> None:
    """Armies drawn or chosen, the bringer of a Dwarven castle is always the Dwarves' king; another army is refused."""
    castles = [{"castle": {**ready("castle_dwarves"), "id": "mine"}}, {}]

    for seed in range(3):
        for armies in ("lot", "choose"):
            assert "dwarves" == dealt(seed, castles="own", own_castles=castles, armies=armies)["armies"][0]
    assert refused(castles="own", own_castles=castles, armies="humans,dwarves").clause in ("CC-4.4", "CC-4.3")


@pytest.mark.parametrize("moved", [{"shift": 9}, {"shift": -9}, {"setback": 1}, {"setback": -1}])
def test_CC_4_4_a_castle_stays_in_its_zone(moved: dict[str, int]) -> None:
    """Off the field or out of the five rows is refused."""
    message = str(refused(castles="own", own_castles=[moved, {}]))

    assert named_codes(message) & {"S1", "S2"}


def test_CC_4_5_extra_castles_stand_where_the_table_says() -> None:
    """Any number of any plans, turned and mirrored, also a castle of an absent people."""
    options = own_setup(placed("castle_extra", 3, 11), placed("castle_dwarves", 14, 8, 90, True))
    play = table(**options).laid()

    assert {"extra1:x_mint", "extra1:x_observatory", "extra2:d_keep", "extra2:d_rune", "extra2:d_bastion"} <= set(
        play.game.nouns["tower"]
    )
    assert {"north", "south"} == set(play["owners"])


def test_CC_4_5_without_extra_castles() -> None:
    """None at all is allowed too."""
    play = table(**own_setup()).laid()

    assert not [castle for castle in play.game.nouns["castle"] if castle.startswith("extra")]


def test_CC_4_6_every_error_is_named_and_nothing_is_repaired() -> None:
    """A plan with an open rim and stairs to nowhere lists both, with castle, level and cell."""
    plan = small()
    plan["level"][0]["plan"][3] = " . . s . . . . . ."
    plan["level"][1]["plan"][0] = "+ +"
    error = refused(castles="own", own_castles=[{"castle": plan}, {}])

    assert "CC-4.6" == error.clause
    assert {"V6", "V7"} == named_codes(str(error))
    assert "V6 small, level 0, cell 2,1" in str(error)
    assert "V7 small, level 1, cell 0,0" in str(error)


def test_CC_4_6_warnings_refuse_only_a_balanced_table() -> None:
    """The small castle pays too little: `own` plays it, `own_balanced` does not."""
    castles = [{"castle": small()}, {}]

    assert table(castles="own", own_castles=castles).laid()["stage"]
    assert {"V14"} == named_codes(str(refused(castles="own_balanced", own_castles=castles, armies="humans,shadows")))


def test_CC_4_7_plans_belong_to_the_replay() -> None:
    """A match with an own castle and set-up is resumed from its replay alone."""
    options = {"castles": "own", "own_castles": [{"castle": small(), "shift": 1}, {}], **own_setup(placed("castle_extra", 4, 12))}
    play = dealt(5, **options)
    for _ in range(12):
        play.move(play.legal[-1])
    record = read_replay(json.loads(json.dumps(dump(play.match.replay()))))
    again = resume(new_game(record.game, record.options), record)

    assert "Small Castle" in json.dumps(record.options)
    assert play.told == again.game.tell(again.state)


def test_CC_4_1_three_kings_stand_north_west_and_east() -> None:
    """The front cells of the seats are before the gates and the arch."""
    play = table(THREE).laid()

    assert {"13,3-13,4", "3,17-4,17"} <= set(play.game.nouns["portal"])
    assert {"north": "humans", "west": "dwarves", "east": "shadows"} == play["owners"]
