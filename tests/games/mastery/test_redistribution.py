"""MM-5. Supply and redistribution."""

import pytest

from . import second_book
from .builder import ADVANCE, REDISTRIBUTION, Play, table
from .second_book import allocations


def ruled(
    seats: int = 2, tiles: dict[str, str] | None = None, others: dict[str, int] | None = None, **belongings: object
) -> Play:
    """Seat 0 as described, seat 1 with these lands."""
    return table(seats).tiles(**(tiles or {})).player(0, **belongings).player(1, lands=others or {}).laid()


def outcome(play: Play) -> tuple[tuple[str, int], ...]:
    return tuple(sorted({**play.lands(0), "castle": play.castle(0)}.items()))


def chains(make: "Maker", moves: tuple[str, ...] = ()) -> list[tuple[tuple[str, int], ...]]:
    """The outcomes of all chains of a redistribution, one entry per chain."""
    play = make()
    play.moves("redistribute", *moves)
    found: list[tuple[tuple[str, int], ...]] = []
    for move in play.legal:
        if move == "done":
            found.append(outcome(make().moves("redistribute", *moves, "done")))
        else:
            found += chains(make, (*moves, move))
    assert play.legal
    return found


class Maker:
    """The same position again and again."""

    def __init__(self, place: object) -> None:
        self.place = place

    def __call__(self) -> Play:
        return self.place.laid()


# supply


@pytest.mark.parametrize(
    ("owned", "others", "supplied"),
    [
        ({"v1_2": 1}, {}, {"v1_2"}),  # beside the castle
        ({"v2_2": 1, "v2_1": 1}, {}, {"v2_1", "v2_2"}),  # over an own territory
        ({"v2_1": 1}, {}, set()),  # nobody between
        ({"v2_2": 1, "v2_5": 1}, {}, {"v2_2", "v2_5"}),  # over the lake
        ({"v2_1": 1, "v2_5": 1, "v3_1": 1}, {}, set()),  # the lake alone does not lead home
        ({"v1_3": 1, "v3_2": 1, "v1_4": 1}, {}, {"v1_3", "v3_2", "v1_4"}),
        ({"v2_1": 1}, {"v2_2": 1}, set()),  # not through others
    ],
)
def test_MM_5_1_supply(owned: dict[str, int], others: dict[str, int], supplied: set[str]) -> None:
    """Beside the castle, or over own territories and lakes."""
    play = ruled(3, others=others, lands=owned)

    assert supplied == set(play.player(0)["supplied"]) == second_book.supplied(3, 0, set(owned))
    assert set(owned) - supplied == set(play.player(0)["cut_off"])


def test_MM_5_1_lakes_are_everybodys() -> None:
    """Two players' lines cross the same lake."""
    play = ruled(3, others={"v2_4": 1, "v2_1": 1}, lands={"v2_2": 1, "v2_5": 1})

    assert ["v2_2", "v2_5"] == play.player(0)["supplied"]
    assert ["v2_1", "v2_4"] == play.player(1)["supplied"]


def test_MM_5_1_the_castle_of_another_helps_nobody() -> None:
    """Land beside a foreign castle is not in supply by it."""
    play = ruled(lands={"v1_2": 2})

    assert (["v1_2"], []) == (play.player(0)["cut_off"], play.player(0)["supplied"])


# redistribution


def test_MM_5_2_any_reallocation() -> None:
    """Knights go from anywhere to anywhere, the castle included."""
    play = ruled(3, castle=3, lands={"v1_2": 4, "v2_2": 4, "v3_1": 2}, tiles={"v2_2": "fort"}).move("redistribute")

    assert (REDISTRIBUTION, "redistribution") == (play.asks, play.stage)
    assert {"v1_2": 4, "v2_2": 4, "v3_1": 2, "castle_1": 3}.items() <= play.told["plan"].items()

    play.moves("station slot=v1_2 knights=1", "station slot=v2_2 knights=5", "station slot=v3_1 knights=1", "done")

    assert ({"v1_2": 1, "v2_2": 5, "v3_1": 1}, 6) == (play.lands(0), play.castle(0))
    assert ADVANCE == play.asks
    assert ["redistributed"] == [name for name in play.names() if name == "redistributed"]
    assert {"castle_1", "v1_2", "v2_2", "v3_1"} == {event["slot"] for event in play.called("stationed")}


def test_MM_5_2_unchanged_is_allowed() -> None:
    """Nobody has to move anything."""
    play = ruled(castle=3, lands={"v1_1": 2}).moves("redistribute", "done")

    assert ({"v1_1": 2}, 3, []) == (play.lands(0), play.castle(0), play.called("stationed"))


def test_MM_5_2_knights_move_at_the_end_all_at_once() -> None:
    """While it is planned, the table stays as it is."""
    play = ruled(castle=3, lands={"v1_1": 2}).moves("redistribute", "station slot=v1_1 knights=5")

    assert ({"v1_1": 2}, 3) == (play.lands(0), play.castle(0))
    assert {"v1_1": 5, "castle_1": 0}.items() <= play.told["plan"].items()


def test_MM_5_2_capacity_and_castle_bound_the_plan() -> None:
    """Not more than the tile holds, not more than there are."""
    play = ruled(tiles={"v2_1": "cave", "v1_1": "forest"}, castle=4, lands={"v1_1": 1, "v2_1": 1}).move("redistribute")

    assert "MM-5.2" == play.refusal("station slot=v2_1 knights=4")
    assert "MM-5.2" == play.refusal("station slot=v1_1 knights=1")  # what is there already is left out
    assert "station slot=v1_1 knights=5" in play.legal
    assert "MM-5.2" == play.refusal("station slot=v1_1 knights=6")  # the Cave must keep one

    play.move("station slot=v2_1 knights=3")

    assert "MM-5.2" == play.refusal("station slot=v1_1 knights=2")  # slots come in their order


def test_MM_5_2_done_is_not_offered_below_zero() -> None:
    """More knights planned than there are: others must give first."""
    play = ruled(castle=0, lands={"v1_1": 2, "v2_1": 3}).moves("redistribute", "station slot=v1_1 knights=4")

    assert "done" not in play.legal
    assert "MM-5.2" == play.refusal("done")
    assert {"station slot=v2_1 knights=1"} == set(play.legal)


SMALL = [
    ({}, {"castle": 3, "lands": {"v1_1": 1, "v1_4": 2}}, {}),
    ({"v2_1": "cave"}, {"castle": 2, "lands": {"v1_1": 2, "v2_1": 3}}, {}),
    ({"v2_1": "battlefield", "v2_4": "cave"}, {"castle": 0, "lands": {"v2_1": 4, "v2_4": 1}}, {}),
    ({}, {"castle": 2, "lands": {"v1_1": 1, "v1_2": 3}}, {}),  # v1_2 is cut off
    ({}, {"castle": 52, "lands": {"v1_1": 6}}, {}),  # the dice bind
    ({}, {"castle": 48, "lands": {"v1_1": 3, "v1_2": 3}}, {}),  # and those of a cut-off territory with them
    (
        {},
        {"castle": 47, "lands": {"v1_1": 6, "v1_4": 4}},
        {},
    ),  # the dice of a territory still open bind too, and of one passed over
    ({}, {"castle": 0, "lands": {"v1_1": 1, "v2_1": 1, "v3_1": 1}}, {}),
    ({}, {"castle": 4, "lands": {}}, {}),
    ({}, {"castle": 1, "lands": {"v2_1": 2, "v2_2": 1, "v3_2": 1}}, {"v1_2": 1}),
]


@pytest.mark.parametrize(("tiles", "belongings", "others"), SMALL)
def test_MM_5_2_chains_reach_exactly_the_legal_outcomes(tiles: dict[str, str], belongings: dict, others: dict[str, int]) -> None:
    """Every allocation the clause allows has one chain, and no chain leads elsewhere or nowhere."""
    place = table().tiles(**tiles).player(0, **belongings).player(1, lands=others)
    told = place.laid().told
    owned = belongings["lands"]
    expected = allocations(owned, belongings["castle"], second_book.supplied(2, 0, set(owned)), told["tiles"])
    found = chains(Maker(place))

    assert expected == set(found)
    assert len(found) == len(set(found))


def test_MM_5_2_dice_bind_the_whole() -> None:
    """Nine dice in the castle and one on the land: another allocation that needs eleven is not to be had."""
    play = ruled(castle=54, lands={"v1_1": 6}).move("redistribute")

    assert {"done"} == set(play.legal)  # fewer on the land would need a tenth die in the castle
    assert "MM-5.2" == play.refusal("station slot=v1_1 knights=5")


def test_MM_5_3_territories_out_of_supply_keep_their_knights() -> None:
    """They are no place of a redistribution."""
    play = ruled(castle=3, lands={"v1_1": 2, "v1_2": 4}).move("redistribute")

    assert "MM-5.3" == play.refusal("station slot=v1_2 knights=2")
    assert "v1_2" not in play.told["plan"]
    assert not any("v1_2" in move for move in play.legal)
    assert 4 == play.moves("station slot=v1_1 knights=5", "done").lands(0)["v1_2"]


def test_MM_5_3_only_own_territories() -> None:
    """Neither empty ones nor those of others."""
    play = ruled(castle=3, lands={"v1_1": 2}, others={"v2_1": 1}).move("redistribute")

    assert "MM-5.3" == play.refusal("station slot=v2_1 knights=2")
    assert "MM-5.3" == play.refusal("station slot=v1_4 knights=2")


def test_MM_5_4_no_territory_can_be_abandoned() -> None:
    """At least one knight stays everywhere."""
    play = ruled(castle=3, lands={"v1_1": 2, "v2_1": 1}).move("redistribute")
    stationed = {move for move in play.legal if move.startswith("station")}

    assert stationed
    assert not any(move.endswith("knights=0") for move in stationed)


def test_MM_5_5_knights_out_of_supply_defend_score_and_retreat() -> None:
    """A cut-off territory scores, fights, and its survivors reach the castle."""
    hand = ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1"]
    place = table().tiles(v1_1="forest").player(0, castle=6, hand=hand)
    play = place.player(1, castle=1, lands={"v1_1": 5}, hand=hand).laid()

    assert (["v1_1"], 1) == (play.player(1)["cut_off"], play.points(1))

    play.fight("v1_1", 6, "conflict_3", "conflict_2")

    assert (4, 0) == (play.castle(1), play.points(1))  # 9 against 7: two fall, three retreat
