"""MM-12.6 to MM-12.9 and MM-12.17. Castle Siege."""

from typing import Any

import pytest

from .builder import EQUALISE, HAND, WINDOW, Play, Table, table
from .second_book import targets

REACH = {"v2_1": 1, "v2_2": 1}  # with two players this leads over the lake to the other castle


def siege(knights: int = 8, attack: dict[str, Any] | None = None, defence: dict[str, Any] | None = None, **options: Any) -> Table:
    """Seat 0 stands before the castle of seat 1."""
    place = table(castle_siege=True, **options).tiles(v2_1="fort", v2_2="fort")
    place.player(0, **{"castle": knights, "lands": REACH, "hand": HAND, "discard": ["fracture"], **(attack or {})})
    return place.player(1, **{"castle": 3, "hand": HAND, "discard": ["fracture"], **(defence or {})})


def stormed(laid: str, answered: str, knights: int = 6, **more: Any) -> Play:
    return siege(**more).laid().advance("castle_2", knights).conflict(laid, answered).passed()


def test_MM_12_6_a_castle_is_a_target_where_supply_reaches() -> None:
    """One to six knights."""
    play = siege().laid()
    sent = [int(move.rpartition("=")[2]) for move in play.legal if "castle_2" in move]

    assert [1, 2, 3, 4, 5, 6] == sent
    assert play.targets(0) == targets(2, 0, set(REACH), siege=True)


def test_MM_12_6_only_where_adjacent_to_supply() -> None:
    """Without land beside it the castle is out of reach."""
    play = table(castle_siege=True).player(0, castle=6, lands={"v2_1": 1}).laid()

    assert "MM-6.2" == play.refusal("advance slot=castle_2 knights=1")
    assert not any(slot.startswith("castle") for slot in play.targets(0))


def test_MM_12_6_never_the_own_castle() -> None:
    """It is no target, and land beside it does not make it one."""
    play = table(castle_siege=True).player(0, castle=6, lands={"v1_1": 1}).laid()

    assert "castle_1" not in play.targets(0)
    play.refusal("advance slot=castle_1 knights=1")


def test_MM_12_6_too_few_knights_or_dice() -> None:
    """Refused by the clause of the siege."""
    assert "MM-12.6" == siege(2).laid().refusal("advance slot=castle_2 knights=3")

    play = siege(48).laid()  # eight dice and two on the land

    assert 10 == play.player(0)["dice"]
    assert ["advance slot=castle_2 knights=6"] == [move for move in play.legal if "castle_2" in move]
    assert "MM-12.6" == play.refusal("advance slot=castle_2 knights=5")


def test_MM_12_6_always_a_battle_even_for_an_empty_castle() -> None:
    """Nobody stands there, and still both lay conflict cards."""
    play = siege(defence={"castle": 0}).laid().advance("castle_2", 4)

    assert ([0, 1], "castle") == (play.pending, play.told["battle"]["tile"])


@pytest.mark.parametrize("garrison", [0, 3, 20])
def test_MM_12_7_the_defender_counts_eight(garrison: int) -> None:
    """Whatever stands there; a castle has no terrain ability."""
    play = siege(defence={"castle": garrison}).laid().advance("castle_2", 5)

    assert (5, 8) == play.score
    assert [] == play.called("strengthened", "duelled")


def test_MM_12_7_fear_may_raise_the_attacker_to_eight() -> None:
    """Eight against eight."""
    play = siege(attack={"sceptre": "sceptre_fear"}).laid().advance("castle_2", 5)

    assert ([0], EQUALISE) == play.asked
    assert (8, 8) == play.move("equalise").score


def test_MM_12_7_vigour_is_never_asked() -> None:
    """Even with an empty castle the defender counts more than any attacker."""
    play = siege(defence={"castle": 0, "sceptre": "sceptre_vigour"}).laid().advance("castle_2", 6)

    assert [0, 1] == play.pending


def test_MM_12_8_an_attacker_who_wins_wins_the_game() -> None:
    """By the castle."""
    play = stormed("conflict_5", "conflict_2")

    assert play.over
    assert (0, "siege") == (play.told["winner"], play.told["ending"])
    assert {"event": "castle_fell", "seat": 0, "owner": 1, "slot": "castle_2", "tile": "castle"} in play.events
    assert "MM-12.8" == play.game.outcome(play.match.state).clause


def test_MM_12_8_a_defender_who_wins_loses_nothing() -> None:
    """The attackers have losses and retreat; the garrison is untouched."""
    play = stormed("conflict_3", "conflict_2")  # 9 against 10

    assert (False, 3, 2 + 5) == (play.over, play.castle(1), play.castle(0))
    assert ([0], WINDOW) == play.asked
    assert 1 == play.all_called("decided")[0]["margin"]


def test_MM_12_9_points_still_win() -> None:
    """Thirteen as always."""
    rich = dict.fromkeys(["v3_1", "v3_2", "v2_1", "v2_2", "v2_3"], 1)
    play = table(castle_siege=True).tiles(v2_4="fort").player(0, castle=3, lands=rich).laid().advance("v2_4", 1)

    assert (True, 14, "points") == (play.over, play.points(0), play.told["ending"])


def test_MM_12_17_the_nine_steps_as_usual() -> None:
    """Draw, sceptres, conflict, support, outcome, orbs; then the castle falls and the cards are discarded."""
    place = siege(attack={"sceptre": "sceptre_rage", "orb": "orb_greed", "hand": ["conflict_5"]}, defence={"orb": "orb_devotion"})
    play = place.laid().advance("castle_2", 6)

    assert (7, 8) == play.score
    assert [4] == [event["count"] for event in play.called("drew")]

    play.conflict("conflict_5", "conflict_2").passed()

    assert play.over
    assert 6 == len(play.hand(0))
    assert 4 == play.castle(1)
    assert "conflict_5" in play.discard(0)


def test_MM_12_17_brutality_and_losses_never_touch_the_garrison() -> None:
    """The castle keeps its knights whoever wins."""
    play = stormed("conflict_5", "conflict_2", attack={"orb": "orb_brutality"})

    assert (True, 3) == (play.over, play.castle(1))

    play = stormed("conflict_2", "conflict_3", defence={"orb": "orb_brutality"})  # 8 against 11

    assert [("MM-8.6", 1), ("MM-7.8", 3)] == [(event["clause"], event["knights"]) for event in play.all_called("fell")]
    assert (3, 2 + 2) == (play.castle(1), play.castle(0))


def test_MM_12_17_with_disorder_the_defender_never_rolls() -> None:
    """No chance is needed when the castle holds."""
    play = siege(disorder=True).chance().laid().advance("castle_2", 6).conflict("conflict_2", "conflict_3").passed()

    assert ([], 3) == (play.all_called("rolled"), play.castle(1))
    assert WINDOW == play.asks


def test_MM_12_17_with_disorder_the_attacker_rolls() -> None:
    """With a knight left the castle falls; with none it holds."""
    play = (
        siege(disorder=True).chance(1, 1, 1, 1, 1, 2).laid().advance("castle_2", 6).conflict("conflict_5", "conflict_2").passed()
    )

    assert (True, "siege") == (play.over, play.told["ending"])

    play = (
        siege(disorder=True).chance(1, 1, 1, 1, 1, 1).laid().advance("castle_2", 6).conflict("conflict_5", "conflict_2").passed()
    )

    assert (False, 3, 2) == (play.over, play.castle(1), play.castle(0))
    assert ([0], WINDOW) == play.asked
