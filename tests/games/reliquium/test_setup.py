"""RQ-0, RQ-15. Setting up, with four players and with fewer."""

from itertools import combinations
from typing import Any

import pytest

from .builder import FACTIONS, dealt, started

START = {
    "legion": {"boundless_expanse": "1W", "ashen_peaks": "1W", "gallows_thicket": "1M"},
    "alliance": {"blooming_dale": "1W", "mossy_ridge": "1M", "sacrificial_forest": "1M"},
    "order": {"field_of_grace": "1W", "cliff_of_sorrow": "1D", "dawn_pinewood": "1M"},
    "brotherhood": {"ancestors_bowl": "1W", "valley_of_volcanoes": "1D", "old_cedarwood": "1D"},
}
NEUTRAL = {
    "legion": {"gallows_thicket", "ashen_peaks", "boundless_expanse", "wasteland", "burnt_forest"},
    "alliance": {"blooming_dale", "mossy_ridge", "sacrificial_forest", "forest_edge", "whispering_grove", "eagle_crags"},
    "order": {"field_of_grace", "dawn_pinewood", "cliff_of_sorrow", "oak_grove", "pilgrims_meadow"},
    "brotherhood": {"old_cedarwood", "valley_of_volcanoes", "ancestors_bowl", "saxum_ridges", "howling_wilds", "copper_field"},
}
GROUPS = [",".join(group) for seats in (2, 3, 4) for group in combinations(FACTIONS, seats)]


def castles(told: dict[str, Any], faction: str) -> set[str]:
    """Where the castles of a faction stand."""
    return {area for area, stands in told["areas"].items() if stands.startswith(f"{faction} castle")}


@pytest.mark.parametrize("factions", GROUPS)
def test_RQ_0_1_two_to_four_players_on_one_map(factions: str) -> None:
    """Two to four players share 31 areas."""
    play = started(factions)

    assert factions.split(",") == play["factions"]
    assert 31 == len(play["areas"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_RQ_0_2_each_faction_is_taken_once(seats: int) -> None:
    """One player after another takes a faction that is left; each is asked once, the last of four is not asked."""
    play = dealt(3, seats=seats)
    asked = []
    while play.asks == "RQ-0.2":
        asked.append(play.seat)
        left = play.options("take")

        assert [f"faction={faction}" for faction in FACTIONS if f"faction={faction}" in left] == left
        assert len(FACTIONS) - len(asked) + 1 == len(left)

        play.move(f"take {left[-1]}")

    assert min(seats, 3) == len(set(asked)) == len(asked)
    assert seats == len(set(play["factions"]))
    assert "peace" == play["phase"]


def test_RQ_0_2_a_lot_decides_who_takes_first() -> None:
    """Not always the same seat begins, and the same seed gives the same lot."""
    first = [dealt(seed).seat for seed in range(12)]

    assert len(set(first)) > 1
    assert first == [dealt(seed).seat for seed in range(12)]


def test_RQ_0_2_a_taken_faction_is_refused() -> None:
    """Nobody leads the faction of another."""
    play = dealt().move("take faction=order")

    assert "RQ-0.2" == play.refusal("take faction=order")


def test_RQ_0_2_the_faction_and_not_the_seat_decides_the_order() -> None:
    """Seat 0 with the Brotherhood acts after seat 1 with the Legion."""
    play = started("brotherhood,legion")

    assert ("legion", 1) == (play.faction, play.seat)
    assert ("brotherhood", 0) == (play.passed().faction, play.seat)


def voted(*votes: str) -> Any:
    """Four players vote, each with three digits: single march, militia, allies."""
    play = dealt(factions=",".join(FACTIONS), vote=True)
    for vote in votes:
        assert "RQ-0.3" == play.asks

        play.move(f"vote single_march={vote[0]} militia={vote[1]} allies={vote[2]}")
    return play


def test_RQ_0_3_more_than_half_bring_a_rule_into_play() -> None:
    """Three of four for the first, two for the second, one for the third: only the first is played."""
    play = voted("111", "110", "100", "000")

    assert ["single_march"] == play["rules"]
    assert [(1, 0, 0)] == [(ruled["single_march"], ruled["militia"], ruled["allies"]) for ruled in play.called("ruled")]


def test_RQ_0_3_votes_are_given_in_order_of_initiative_on_all_three() -> None:
    """One decision each, with all eight answers."""
    play = dealt(factions="brotherhood,order,legion", seats=3, vote=True)
    order = []
    while play.asks == "RQ-0.3":
        order.append(play.faction)

        assert 8 == len(play.legal)

        play.move("vote single_march=0 militia=0 allies=1")

    assert ["legion", "order", "brotherhood"] == order
    assert ["allies"] == play["rules"]


def test_RQ_V0_a_tied_vote_means_no() -> None:
    """Two of four are not more than half."""

    assert [] == voted("111", "111", "000", "000")["rules"]


def test_RQ_V0_all_three_combine() -> None:
    """Everything may be in play at once, by vote or by agreement."""

    assert {"single_march", "militia", "allies"} == set(voted("111", "111", "111", "000")["rules"])
    assert {"single_march", "militia", "allies"} == set(started(single_march=True, militia=True, allies=True)["rules"])


@pytest.mark.parametrize("factions", GROUPS)
def test_RQ_0_4_a_castle_and_a_unit_on_each_start_land(factions: str) -> None:
    """Each faction with a player begins on its three start lands and nowhere else."""
    play = started(factions)
    for faction in factions.split(","):
        stands = {area: what for area, what in play["areas"].items() if faction in what}

        assert {area: f"{faction} castle {unit}" for area, unit in START[faction].items()} == stands


def test_RQ_0_5_six_castles_cover_the_track() -> None:
    """Spaces 1, 2, 4, 5, 7 and 8 are covered, the last of each segment is open."""
    play = started()
    for faction in FACTIONS:
        assert [3, 6, 9] == play[f"open.{faction}"]
        assert {"plain": 2, "mountain": 2, "forest": 2} == play[f"track.{faction}"]


def test_RQ_0_6_the_pawn_stands_on_the_third_space() -> None:
    """The first open space is space 3."""

    assert dict.fromkeys(FACTIONS, 3) == started()["pawns"]


def test_RQ_0_7_the_rest_lies_in_reserve_and_supply() -> None:
    """Six figures in reserve, all tokens and creatures in supply."""
    play = started()

    assert {"legion": "1W3D2M", "alliance": "2W3D1M", "order": "2W2D2M", "brotherhood": "2W1D3M"} == play["reserve"]
    assert dict.fromkeys(FACTIONS, ["supply"] * 3) == play["melee"] == play["ranged"]
    assert 12 == list(play["creatures"].values()).count("supply")
    assert {} == play["tokens"]


@pytest.mark.parametrize("factions", GROUPS)
def test_RQ_0_8_castles_of_factions_without_a_player(factions: str) -> None:
    """Start lands and all lands bordering on them; no unit, pawn or supply."""
    play = started(factions)
    for faction in FACTIONS:
        if faction not in factions:
            assert NEUTRAL[faction] == castles(play.told, faction)
            assert all(play.area(area) == f"{faction} castle" for area in NEUTRAL[faction])
            assert all(faction not in play[field] for field in ("pawns", "track", "reserve", "melee", "ranged"))


@pytest.mark.parametrize(
    ("factions", "number"),
    [
        ("legion,alliance,order,brotherhood", 0),
        ("alliance,order,brotherhood", 5),
        ("legion,alliance,brotherhood", 5),
        ("legion,order,brotherhood", 6),
        ("legion,alliance,order", 6),
        ("alliance,brotherhood", 10),
        ("legion,order", 12),
        ("legion,alliance", 11),
        ("order,brotherhood", 11),
    ],
)
def test_RQ_15_1_neutral_castles_are_five_or_six_each(factions: str, number: int) -> None:
    """10 to 12 with two players, 5 or 6 with three, none with four."""
    play = started(factions)
    neutral = [area for faction in FACTIONS if faction not in factions for area in castles(play.told, faction)]

    assert number == len(neutral)


@pytest.mark.parametrize("group", ["choose", "legion,order"])
def test_RQ_R33_the_rules_see_only_the_result(group: str) -> None:
    """Factions and votes taken in the match, or agreed before it: the same table results."""
    agreed = started("legion,order", militia=True)
    play = dealt(seats=2, factions=group, vote=True)
    while play.asks == "RQ-0.2":
        play.move("take faction=legion" if play.seat == 0 else "take faction=order")
    while play.asks == "RQ-0.3":
        play.move("vote single_march=0 militia=1 allies=0")

    assert agreed.told == play.told


def test_RQ_R32_the_vote_is_open() -> None:
    """Everybody hears how the others voted."""
    play = dealt(factions="legion,order", seats=2, vote=True).move("vote single_march=1 militia=0 allies=1")

    assert ("legion", 1, 0, 1) == tuple(play.one("voted")[field] for field in ("faction", "single_march", "militia", "allies"))
