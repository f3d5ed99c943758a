"""MM-12.10 to MM-12.15. Ruthlessness, Skirmish, Disorder."""

from typing import Any

import pytest

from .builder import HAND, WINDOW, Play, battle, dealt, table

SPENT = {"discard": ["fracture"]}


def disorderly(
    dice: list[int],
    attackers: int,
    defenders: int,
    wins: bool,
    attack: dict[str, Any] | None = None,
    defence: dict[str, Any] | None = None,
) -> Play:
    """A battle with Disorder that the attacker wins or loses by battle points; then these dice."""
    place = battle(6, defenders, attack={**SPENT, **(attack or {})}, defence={**SPENT, **(defence or {})}, disorder=True)
    play = place.chance(*dice).laid().advance("v1_1", attackers)
    return play.conflict(*(("conflict_5", "conflict_2") if wins else ("conflict_2", "conflict_5"))).passed()


# Ruthlessness


def cut(**options: Any) -> Play:
    """Seat 1 has cut seat 0's line over the lake: v2_1 and v2_6 hang on v2_2 alone."""
    place = (
        table(3, **options)
        .tiles(v2_2="cave")
        .set(active=1)
        .player(0, castle=1, lands={"v2_2": 1, "v2_1": 3, "v2_6": 2}, hand=HAND)
    )
    place.player(1, castle=6, lands={"v2_4": 1}, hand=HAND)
    return place.laid().fight("v2_2", 3, "conflict_5", "conflict_2")


def test_MM_12_10_land_out_of_supply_is_cleared() -> None:
    """All knights there go to the reserve, none retreat."""
    play = cut(ruthlessness=True)

    assert ({}, 0) == (play.lands(0), play.points(0))
    assert 1 == play.castle(0)
    assert {("v2_1", 3), ("v2_6", 2)} == {(event["slot"], event["knights"]) for event in play.called("cut_down")}
    assert {"v2_1", "v2_6"} <= {event["slot"] for event in play.called("abandoned")} or not play.called("abandoned")


def test_MM_12_10_without_the_variant_it_stays() -> None:
    """Cut off, but held."""
    play = cut()

    assert ({"v2_1": 3, "v2_6": 2}, 4) == (play.lands(0), play.points(0))


def test_MM_12_10_after_an_advance_into_empty_land_nothing_is_cut() -> None:
    """Empty land carried nobody's supply; all stay."""
    place = table(3, ruthlessness=True).player(0, castle=3, lands={"v2_2": 1}).player(1, lands={"v2_4": 1, "v2_6": 1})
    play = place.laid().advance("v2_5", 1)

    assert {"v2_4": 1, "v2_6": 1} == play.lands(1)


def test_MM_12_10_after_a_battle_without_a_winner() -> None:
    """An Arena that swallows both cuts what hung on it."""
    place = table(3, ruthlessness=True).tiles(v2_2="arena").set(active=1)
    place.player(0, castle=1, lands={"v2_2": 1, "v2_6": 2}).player(1, castle=3, lands={"v2_4": 1})
    play = place.chance(3, 3).laid().advance("v2_2", 1)

    assert ({}, {"v2_4": 1}) == (play.lands(0), play.lands(1))
    assert [("v2_6", 2)] == [(event["slot"], event["knights"]) for event in play.called("cut_down")]


def test_MM_12_10_not_after_a_conquest_that_has_won() -> None:
    """Cut-off land of the loser keeps its knights when the game ends."""
    rich = {"v2_4": 1, "v2_3": 1, "v3_2": 1, "v1_5": 1, "v3_3": 1}  # 11 points, all in supply
    place = table(3, ruthlessness=True).tiles(v2_2="cave", v1_5="forest").set(active=1)
    place.player(0, castle=1, lands={"v2_2": 1, "v2_6": 2}, hand=HAND).player(1, castle=6, lands=rich, hand=HAND)
    play = place.laid().fight("v2_2", 3, "conflict_5", "conflict_2")

    assert (True, 13, {"v2_6": 2}) == (play.over, play.points(1), play.lands(0))
    assert "cut_down" not in play.names()


# Skirmish


def test_MM_12_11_eleven_points_win() -> None:
    """Instead of thirteen."""
    rich = {"v3_1": 1, "v3_2": 1, "v3_3": 1, "v1_2": 1}
    tiles = {"v1_2": "forest", "v1_3": "ruins", "v2_2": "fort"}
    play = table(3, skirmish=True).tiles(**tiles).player(0, castle=3, lands=rich).laid()

    assert (10, False) == (play.points(0), play.over)
    assert play.advance("v1_3", 1).over
    assert 11 == play.points(0)


def test_MM_12_11_homelands_are_worth_nothing() -> None:
    """Controlled, conquered and supplied as usual."""
    play = table(skirmish=True).tiles(v1_1="homelands").player(0, castle=3, lands={"v2_1": 1}).laid().advance("v1_1", 1)

    assert (2, ["v1_1", "v2_1"], 0) == (play.points(0), play.player(0)["supplied"], play.told["owner"]["v1_1"])
    for seed in range(10):
        assert {0} == {player["points"] for player in dealt(seed, 3, skirmish=True).told["players"]}


def test_MM_12_11_homelands_still_belong_to_the_stack_of_one() -> None:
    """They lie on slots worth 1 and take starting knights."""
    tiles = [dealt(seed, 3, skirmish=True).told["tiles"] for seed in range(20)]

    assert all(slot.startswith("v1") for table_ in tiles for slot, tile in table_.items() if tile == "homelands")
    assert any("homelands" in table_.values() for table_ in tiles)


@pytest.mark.parametrize(("allegiance", "goal"), [("two", 17), ("three", 25)])
def test_MM_12_11_with_teams(allegiance: str, goal: int) -> None:
    """17 and 25 points together."""
    if allegiance == "two":
        mine = dict.fromkeys(["v3_1", "v3_2", "v3_3", "v2_1"], 1)  # 11
        theirs = dict.fromkeys(["v3_4", "v2_4"], 1)  # 5
        place = (
            table(4, allegiance="two", skirmish=True).tiles(v1_5="forest").player(0, castle=5, lands=mine).player(2, lands=theirs)
        )
        slot = "v1_5"
    else:
        place = table(6, allegiance="three", skirmish=True).tiles(v1_1="forest", v1_2="forest")
        place.player(0, castle=5, lands=dict.fromkeys(["v3_1", "v3_2", "v2_1"], 1))  # 8
        place.player(2, lands=dict.fromkeys(["v3_3", "v3_4", "v2_3"], 1)).player(
            4, lands=dict.fromkeys(["v3_5", "v3_6", "v2_5"], 1)
        )
        slot = "v1_1"
    play = place.laid().advance(slot, 1)

    assert goal == sum(play.points(seat) for seat in range(0, len(play.told["players"]), 2))
    assert play.over


# Disorder


@pytest.mark.parametrize("seats", range(2, 7))
def test_MM_12_12_six_more_knights_in_the_castle(seats: int) -> None:
    """After the first six have been shared."""
    plain, more = dealt(5, seats), dealt(5, seats, disorder=True)
    for seat in range(seats):
        assert plain.lands(seat) == more.lands(seat)
        assert plain.castle(seat) + 6 == more.castle(seat)


def test_MM_12_13_the_winner_rolls_for_every_knight() -> None:
    """Each 1 takes one of them, before the orbs."""
    play = disorderly([1, 6, 2, 1], 4, 2, True, attack={"orb": "orb_greed"})

    assert {"v1_1": 2} == play.lands(0)
    assert [{"event": "rolled", "seat": 0, "faces": [1, 6, 2, 1], "lost": 2}] == play.all_called("rolled")
    names = play.all_names()
    assert names.index("decided") < names.index("rolled") < len(names) - 1 - names[::-1].index("drew")


def test_MM_12_13_the_defender_rolls_when_he_wins() -> None:
    """For his own knights there."""
    play = disorderly([1, 3, 3], 2, 3, False)

    assert ({"v1_1": 2}, 4 + 0) == (play.lands(1), play.castle(0))  # margin 4: both attackers fall


def test_MM_12_13_the_roll_comes_before_the_window_of_the_orbs() -> None:
    """Whoever is asked to fracture knows the dice."""
    hand = ["conflict_2", "conflict_3", "conflict_5", "support_1", "fracture"]
    place = battle(6, 2, attack={"orb": "orb_greed"}, defence={"hand": hand}, disorder=True)
    play = place.chance(1, 2, 2).laid().advance("v1_1", 3).conflict("conflict_5", "conflict_2")
    while play.stage == "support":
        play.move("pass")

    assert (1, "reaction") == (play.seat, play.stage)
    assert 1 == len(play.all_called("rolled"))


def test_MM_12_13_equalised_knights_do_not_roll() -> None:
    """Only the real ones."""
    place = battle(6, 4, attack={**SPENT, "sceptre": "sceptre_fear"}, defence=dict(SPENT), disorder=True)
    play = place.chance(3, 1).laid().advance("v1_1", 2).move("equalise").conflict("conflict_5", "conflict_2").passed()

    assert [[3, 1]] == [event["faces"] for event in play.all_called("rolled")]
    assert {"v1_1": 1} == play.lands(0)


def test_MM_12_13_no_roll_when_the_arena_ended_the_battle() -> None:
    """There was no outcome."""
    play = battle(2, 1, "arena", disorder=True).chance(5, 1).laid().advance("v2_1", 2)

    assert ({"v2_1": 2}, []) == (play.lands(0), play.called("rolled"))


def test_MM_12_14_the_winner_without_knights_becomes_the_loser() -> None:
    """The attacker won and vanished: the defender stays, rolls in turn and keeps the land."""
    play = disorderly([1, 1, 4, 1, 6], 2, 3, True)

    assert ({"v1_1": 2}, {}) == (play.lands(1), play.lands(0))
    assert [{"event": "reversed", "winner": 1, "loser": 0}] == play.all_called("reversed")
    assert [(0, 2), (1, 1)] == [(event["seat"], event["lost"]) for event in play.all_called("rolled")]
    assert (2, WINDOW) == (play.castle(1), play.asks)


def test_MM_12_14_a_defender_who_vanishes_loses_the_land() -> None:
    """The attacker does not lose or retreat but conquers."""
    play = disorderly([1, 2, 3, 4], 3, 1, False, attack={"orb": "orb_greed"}, defence={"orb": "orb_devotion"})

    assert ({"v1_1": 3}, {}) == (play.lands(0), play.lands(1))
    assert 6 == len(play.hand(0))  # Greed of the new winner
    assert 2 + 1 == play.castle(1)  # Devotion of the new loser
    assert 1 == play.points(0)


def test_MM_12_14_if_both_vanish_nobody_has_it() -> None:
    """No orbs, no conquest; the cards are discarded."""
    play = disorderly([1, 1, 1], 2, 1, True, attack={"orb": "orb_greed"}, defence={"orb": "orb_devotion"})

    assert ({}, {}, {}) == (play.lands(0), play.lands(1), play.told["owner"])
    assert ([], []) == (play.all_called("drew"), play.all_called("mustered"))
    assert (["fracture", "conflict_5"], ["fracture", "conflict_2"]) == (play.discard(0), play.discard(1))
    assert ([0], WINDOW) == play.asked
    assert 2 == play.castle(1)


def test_MM_12_14_if_both_vanish_there_is_no_window() -> None:
    """Nobody is asked for a Fracture."""
    place = battle(6, 1, attack={"orb": "orb_greed"}, defence={"orb": "orb_devotion"}, disorder=True)
    play = place.chance(1, 1).laid().advance("v1_1", 1).conflict("conflict_5", "conflict_2").moves("pass", "pass")

    assert ([0], WINDOW) == play.asked


def test_MM_12_15_after_a_reversal_the_margin_is_nothing() -> None:
    """The new loser has no knight left anyway, and nobody falls by the margin."""
    play = disorderly([1, 1, 4, 5, 6], 2, 3, True)

    assert [] == [event for event in play.all_called("fell") if event["clause"] == "MM-7.8" and event["knights"] > 0]
    assert {"v1_1": 3} == play.lands(1)


def test_MM_12_15_the_margin_is_told() -> None:
    """While the new loser is asked for a discard, winner and margin are those of the reversal."""
    play = disorderly([1, 1, 4, 5, 6], 2, 3, True, attack={"orb": "orb_cleansing"})

    assert ([0], "MM-8.9") == play.asked
    assert (1, 0) == (play.told["battle"]["winner"], play.told["battle"]["margin"])
