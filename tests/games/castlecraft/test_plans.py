"""CC-V. What makes a castle."""

from typing import Any

import pytest

from quintain.games.castlecraft.castles import codes, errors, examine, write

from .plans import FLOOR, READY, drawn, examine_table, ready, small


def found(castle: dict[str, Any], main: bool = True) -> list[str]:
    return codes(examine_table(castle, main).flaws)


def wrong(castle: dict[str, Any], main: bool = True) -> list[str]:
    """The codes of errors, without warnings."""
    return codes(errors(examine_table(castle, main).flaws))


def tower(**changed: Any) -> list[dict[str, Any]]:
    return [{**small()["tower"][0], **changed}]


@pytest.mark.parametrize("name", READY)
def test_CC_V1_ready_castles_are_right(name: str) -> None:
    """No error and no warning; written out and read again they are the same."""
    reading = examine_table(ready(name), name != "castle_extra")
    assert [] == codes(reading.flaws)
    assert reading.plan is not None

    again = examine(write(reading.plan))
    assert [] == codes(again.flaws)
    assert again.plan is not None
    assert reading.plan.table() == again.plan.table()


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "castlecraft-castle/2"},
        {"id": "My Castle"},
        {"id": ""},
        {"id": "мой_замок"},
        {"name_en": ""},
        {"name_en": "x" * 41},
        {"name_ru": "a\nb"},
        {"people": "elves"},
        {"colour": "red"},
        {"tower": tower(id="The Watch")},
        {"tower": tower(kind="triangular")},
        {"tower": tower(people="elves")},
        {"tower": tower(name_ru="")},
        {"tower": tower(height=3)},
        {"tower": "watch"},
        {"level": 3},
        {"size": "nine"},
    ],
)
def test_CC_V1_the_file_is_readable_and_complete(changed: dict[str, Any]) -> None:
    """Wrong words, unknown keys and shapes are refused."""

    assert wrong(small(**changed)) in (["V1"], ["V2"], ["V1", "V2"])
    assert examine_table(small(**changed), True).plan is None


@pytest.mark.parametrize("key", ["format", "id", "name_en", "name_ru", "people", "size", "level"])
def test_CC_V1_no_key_may_be_missing(key: str) -> None:
    """Only towers may be absent."""
    castle = small()
    del castle[key]

    assert "V1" in wrong(castle)


@pytest.mark.parametrize("text", ["", "{{{", "format = 3", "[[level]]\nz = ", "\x00", "a = 1\na = 2", "[" * 3000])
def test_CC_V1_text_that_is_no_castle(text: str) -> None:
    """Whatever the text is, it is answered by V1, with a line."""
    flaws = examine(text).flaws

    assert "V1" in codes(flaws)


@pytest.mark.parametrize("size", [[2, 4], [9, 2], [28, 4], [9, 28], [9], [9, 4, 1], [9.0, 4], ["9", 4]])
def test_CC_V2_size_is_3_to_27(size: Any) -> None:
    """Width and depth."""

    assert wrong(small(size=size)) in (["V2"], ["V1"], ["V1", "V2"])


def test_CC_V2_rows_fit_the_size() -> None:
    """2 x depth + 1 rows of at most 2 x width + 1 characters."""
    castle = small()
    castle["level"][0]["plan"] = castle["level"][0]["plan"][:-1]

    assert ["V2"] == wrong(castle)
    assert ["V2"] == wrong(drawn(small(), 0, 3, FLOOR + "  "))


@pytest.mark.parametrize(
    ("row", "text"),
    [
        (3, " x . . . . . . . ."),
        (3, "-. . . . . . . . ."),
        (2, " |"),
        (2, "x"),
        (3, ".. . . . . . . . ."),
        (2, " s"),
        (3, " \t . . . . . . . ."),
    ],
)
def test_CC_V3_every_sign_in_its_place(row: int, text: str) -> None:
    """Only the signs of the format: cells between edges, edges between corners."""

    assert ["V3"] == wrong(drawn(small(), 0, row, text))


def test_CC_V3_an_edge_touches_something() -> None:
    """A wall in the air is drawn for nothing."""

    assert ["V3"] == wrong(drawn(small(), 1, 6, "        +-+"))


@pytest.mark.parametrize("floors", [[0, 2], [1, 2], [0, 0], [0, -1], [0, 1, 2, 3, 4, 5, 6, 7]])
def test_CC_V4_floors_follow_each_other(floors: list[int]) -> None:
    """From 0 without gaps, 6 at most."""
    castle = small(tower=[])
    castle["level"] = [{"z": z, "plan": ["", FLOOR, "", FLOOR, "", FLOOR, "", FLOOR, ""]} for z in floors]

    assert ["V4"] == wrong(castle)


def test_CC_V5_everything_stands_on_something() -> None:
    """A floor over the open field is refused."""
    castle = drawn(small(), 0, 7, " . . . . . . . .")

    assert "V5" in wrong(drawn(castle, 1, 7, "                 ."))


def test_CC_V6_stairs_and_hatches_belong_together() -> None:
    """Stairs lead to stairs or a hatch; under a hatch there are stairs."""
    assert "V6" in wrong(drawn(small(), 0, 3, " . . s . . . . . ."))
    assert "V6" in wrong(drawn(small(), 1, 5, "     h"))


def test_CC_V7_a_platform_is_one_named_tower() -> None:
    """Exactly one entry of the same kind, pointing to the platform, ids different."""
    assert "V7" in wrong(small(tower=[]))
    assert "V7" in wrong(small(tower=tower() + tower(id="second")))
    assert "V7" in wrong(small(tower=tower(kind="round")))
    assert "V7" in wrong(small(tower=tower(at=[4, 2, 1])))
    assert "V7" in wrong(small(tower=tower(at=[40, 2, 9])))
    two = drawn(drawn(drawn(small(), 1, 4, "      +=+"), 1, 5, "      !q!"), 1, 6, "      +=+")
    assert [] == wrong({**two, "tower": tower() + tower(id="second", people="none", at=[3, 2, 1])})
    assert "V7" in wrong({**two, "tower": tower() + tower(people="none", at=[3, 2, 1])})


@pytest.mark.parametrize(
    ("rows", "right"),
    [
        (["+=+=+", "!Q q!", "+=+=+"], True),
        (["+=+=+", "!Q q!", "+=+-+"], True),
        (["+=+=+", "!Q q ", "+=+=+"], False),
        (["+=+=+", "!Q!q!", "+=+=+"], False),
        (["+=+=+", "!Q q!", "+=+A+"], False),
        (["+=+=+", "!Q qD", "+=+=+"], False),
    ],
)
def test_CC_V7_the_rim_is_closed_and_the_inside_open(rows: list[str], right: bool) -> None:
    """Battlements, walls and doors close a rim (a door must lead somewhere); nothing is drawn inside."""
    castle = small()
    castle["level"][1]["plan"][:3] = rows

    assert right == (wrong(castle) == [])


def test_CC_V7_a_square_tower_is_a_rectangle_a_round_one_need_not_be() -> None:
    """Three cells round a corner make no square tower."""
    rows = ["+=+=+", "!Q q!", "+ +=+", "!q!", "+=+"]
    castle = small()
    castle["level"][1]["plan"][:5] = rows
    assert ["V7"] == wrong(castle)

    castle["level"][1]["plan"][:5] = [row.replace("q", "o").replace("Q", "O") for row in rows]
    assert [] == wrong({**castle, "tower": tower(kind="round")})


def test_CC_V8_a_platform_is_high_and_open() -> None:
    """Not on the ground, and nothing above it."""
    ground = small(tower=tower() + tower(id="low", people="none", at=[4, 2, 0]))
    ground["level"][0]["plan"][4:7] = ["        +=+", " . . . .!q!. . . .", "        +=+"]
    assert "V8" in wrong(ground)

    covered = small()
    covered["level"].append({"z": 2, "plan": ["", " #", "", "", "", "", "", "", ""]})
    assert "V8" in wrong(covered)


def test_CC_V9_every_cell_can_be_reached() -> None:
    """A cell walled in on all sides is refused; with a door it is fine."""
    walled = small()
    walled["level"][0]["plan"][4:7] = ["        +-+", " . . . .|.|. . . .", "        +-+"]
    assert "V9" not in wrong(drawn(walled, 0, 5, " . . . .D.|. . . ."))
    assert ["V9"] == wrong(walled)


@pytest.mark.parametrize(
    ("z", "row", "text"),
    [
        (0, 3, " . .G. . . . . . ."),  # a gate inside
        (0, 3, " . .A. . . . . . ."),  # an arch inside
        (1, 1, "!QG"),  # a gate above the ground
        (0, 3, " . .D# . . . . . ."),  # a door into masonry
    ],
)
def test_CC_V10_gates_and_arches_stand_between_castle_and_field(z: int, row: int, text: str) -> None:
    """On the ground only; a door never opens into masonry."""

    assert "V10" in wrong(drawn(small(), z, row, text))


def test_CC_V10_a_door_into_the_air() -> None:
    """Above the ground a door needs a floor on both sides; on the ground it may lead to the field."""
    assert "V10" in wrong(drawn(small(), 1, 1, "DQ!"))
    assert [] == wrong(drawn(small(), 0, 3, "D. . . . . . . . ."))


def test_CC_V11_a_main_castle_has_a_tower_of_its_people() -> None:
    """And none of another people; an extra castle needs none."""
    assert ["V11"] == wrong(small(tower=tower(people="none")))
    assert ["V11"] == wrong(small(tower=tower(people="dwarves")))
    assert [] == wrong(small(people="none", tower=tower(people="none")), main=False)


@pytest.mark.parametrize(("width", "depth", "right"), [(15, 5, True), (16, 5, False), (15, 6, False)])
def test_CC_V12_a_main_castle_is_at_most_15_by_5(width: int, depth: int, right: bool) -> None:
    """Extra castles may be larger."""
    castle = small(size=[width, depth])
    for level in castle["level"]:
        level["plan"] = (level["plan"] + [""] * 99)[: 2 * depth + 1]

    assert ([] if right else ["V12"]) == wrong(castle)
    assert [] == wrong(castle, main=False)


def test_CC_V13_a_closed_castle_is_reported_as_unreachable() -> None:
    """No way in at all: V9 says it, V13 is never said by itself."""
    closed = small()
    closed["level"][0]["plan"][0] = "+" + "-+" * 9
    closed["level"][0]["plan"][8] = "+" + "-+" * 9
    for row in (1, 3, 5, 7):
        closed["level"][0]["plan"][row] = "|" + closed["level"][0]["plan"][row][1:].ljust(17) + "|"
    closed["level"][1]["plan"][1] = "|Q|"
    closed["level"][1]["plan"][0] = closed["level"][1]["plan"][2] = "+-+"

    assert ["V9"] == wrong(closed)


def test_CC_V14_warns_of_an_unbalanced_castle() -> None:
    """No round tower, other pay, no entrance: warned of, not refused; an extra castle is not even warned of."""
    reading = examine_table(small(), True)

    assert reading.plan is not None
    assert ["V14"] == codes(reading.flaws)
    assert [] == codes(errors(reading.flaws))
    assert [] == found(small(people="none", tower=tower(people="none")), main=False)


def test_CC_V15_new_squads_need_a_cell() -> None:
    """A castle of nothing but a platform over masonry cannot be a main castle."""
    castle = small(size=[3, 3])
    castle["level"] = [
        {"z": 0, "plan": ["", " # #", "", "", "", "", ""]},
        {"z": 1, "plan": ["+=+=+", "!q q!", "+=+=+", "", "", "", ""]},
    ]
    assert ["V15"] == wrong(castle)
    assert [] == wrong(castle, main=False)


def test_CC_R58_plans_are_examined_in_stages() -> None:
    """A wrong sign hides what is wrong with the towers."""
    castle = small(tower=[])
    assert "V7" in wrong(castle)
    assert ["V3"] == wrong(drawn(castle, 0, 3, " x . . . . . . . ."))
    assert ["V1"] == wrong({**castle, "people": "elves"})


def test_CC_R44_round_towers_are_fenced_like_square_ones() -> None:
    """A round platform with a gap is refused too; walls and doors are fence enough."""
    castle = small(tower=tower(kind="round"))
    castle["level"][1]["plan"][:3] = ["+-+", "|O|", "+-+"]
    assert [] == wrong(castle)

    castle["level"][1]["plan"][1] = " O|"
    assert ["V7"] == wrong(castle)
