"""MM-10. What a territory does."""

import pytest

from .builder import HAND, LAND_DISCARD, WINDOW, Play, battle, near, table


def entered(tile: str, knights: int = 3, hand: list[str] | None = None) -> Play:
    """Seat 0 has advanced into an empty territory with that tile."""
    slot = near(tile)
    lands = {"v2_1": 1} if slot == "v3_1" else {}
    place = table().tiles(**{slot: tile, **({"v2_1": "fort"} if slot == "v3_1" else {})})
    return place.player(0, castle=6, lands=lands, hand=hand or []).laid().advance(slot, knights)


def test_MM_10_1_every_conquest_by_battle_or_without() -> None:
    """A Village sends a knight to each conqueror, empty or defended, as often as it changes hands."""
    assert 6 - 3 + 1 == entered("village").castle(0)

    play = battle(5, 1, "village").laid().fight("v1_1", 5, "conflict_5", "conflict_2")

    assert 1 == play.castle(0)

    taken = battle(6, 1, "village", defence={"lands": {"v1_1": 1, "v2_2": 1, "v2_1": 1}, "castle": 6}).laid()
    taken.fight("v1_1", 2, "conflict_5", "conflict_2").turn_over()

    assert (4 + 1, 6 + 3) == (taken.castle(0), taken.castle(1))

    taken.fight("v1_1", 6, "conflict_5", "conflict_2")

    assert 6 + 3 - 6 + 1 == taken.castle(1)


@pytest.mark.parametrize("tile", ["village", "abbey", "city"])
def test_MM_10_2_one_knight_to_the_conquerors_castle(tile: str) -> None:
    """Village, Abbey and City."""
    play = entered(tile)

    assert 4 == play.castle(0)
    assert [("MM-10.2", 1)] == [(event["clause"], event["knights"]) for event in play.called("mustered")]


@pytest.mark.parametrize("tile", ["ruins", "abbey", "fortress"])
@pytest.mark.parametrize("choice", ["pass", "discard card=ambush"])
def test_MM_10_3_the_conqueror_may_discard(tile: str, choice: str) -> None:
    """Ruins, Abbey and Fortress; one card or none."""
    play = entered(tile, hand=["ambush", "call_to_arms"])

    assert ([0], LAND_DISCARD) == play.asked
    assert {"pass", "discard card=ambush", "discard card=call_to_arms"} == set(play.legal)

    play.move(choice)

    assert ([] if choice == "pass" else ["ambush"]) == play.discard(0)
    assert WINDOW == play.asks


@pytest.mark.parametrize("tile", ["ruins", "abbey", "fortress"])
def test_MM_10_3_an_empty_hand_is_not_asked(tile: str) -> None:
    """There is nothing to discard."""
    assert WINDOW == entered(tile).asks


def test_MM_10_3_after_a_battle_cards_in_play_cannot_be_chosen() -> None:
    """They are no longer in the hand; clean-up follows the choice."""
    play = battle(5, 1, "ruins").laid().fight("v1_1", 5, "conflict_5", "conflict_2")

    assert ([0], LAND_DISCARD) == play.asked
    assert "MM-9.4" == play.refusal("discard card=conflict_5")

    play.move("discard card=support_1")

    assert {"support_1", "conflict_5"} == set(play.discard(0))


def test_MM_10_4_marshlands_take_a_knight() -> None:
    """Of the conqueror, there."""
    play = entered("marshlands", 3)

    assert ({"v2_1": 2}, 3) == (play.lands(0), play.castle(0))
    assert [{"event": "sank", "seat": 0, "slot": "v2_1", "tile": "marshlands", "knights": 1}] == play.called("sank")


def test_MM_10_4_the_only_knight_leaves_it_to_nobody() -> None:
    """The territory becomes uncontrolled."""
    play = entered("marshlands", 1)

    assert ({}, 0, {}) == (play.lands(0), play.points(0), play.told["owner"])
    assert [{"event": "abandoned", "slot": "v2_1", "tile": "marshlands"}] == play.called("abandoned")


def test_MM_10_4_after_a_battle_too() -> None:
    """A single victorious attacker sinks."""
    play = battle(1, 1, "marshlands").laid().fight("v2_1", 1, "conflict_5", "conflict_2")

    assert ({}, {}, {}) == (play.lands(0), play.lands(1), play.told["owner"])


@pytest.mark.parametrize(
    ("dice", "attackers", "defenders"), [((5, 2), 3, 2), ((2, 5), 2, 3), ((4, 4), 2, 2), ((6, 1), 3, 2), ((1, 6), 2, 3)]
)
def test_MM_10_5_arena_the_lower_die_loses_a_knight(dice: tuple[int, int], attackers: int, defenders: int) -> None:
    """The attacker's die first; equal: both lose one; the battle goes on with the reduced numbers."""
    play = battle(3, 3, "arena").chance(*dice).laid().advance("v2_1", 3)

    assert (attackers, defenders) == play.score
    assert [{"event": "duelled", "attacker": 0, "defender": 1, "attack": dice[0], "defence": dice[1]}] == play.called("duelled")
    assert [0, 1] == play.pending


@pytest.mark.parametrize(
    ("dice", "attackers", "defenders", "owner", "left"),
    [
        ((5, 2), 2, 1, 0, 2),
        ((2, 5), 1, 2, 1, 2),
        ((3, 3), 2, 1, 0, 1),
        ((3, 3), 1, 2, 1, 1),
        ((3, 3), 1, 1, None, 0),
        ((6, 5), 1, 1, 0, 1),
        ((1, 2), 1, 1, 1, 1),
    ],
)
def test_MM_10_5_arena_ends_the_battle(
    dice: tuple[int, int], attackers: int, defenders: int, owner: int | None, left: int
) -> None:
    """A side without knights: no draw, no sceptres, no cards, no orbs."""
    attack = {"hand": [], "sceptre": "sceptre_rage", "orb": "orb_greed"}
    defence = {"hand": [], "orb": "orb_devotion"}
    play = battle(attackers, defenders, "arena", attack=attack, defence=defence).chance(*dice).laid().advance("v2_1", attackers)

    assert owner == play.told["owner"].get("v2_1")
    assert left == play.told["knights"]["v2_1"]
    assert ([0], WINDOW) == play.asked
    assert ([], []) == (play.hand(0), play.hand(1))
    assert [] == play.called("drew", "strengthened", "decided", "retreated", "mustered")
    assert (owner == 0) == bool(play.called("conquered"))
    assert (owner is None) == bool(play.called("abandoned"))


def test_MM_10_5_an_empty_arena_needs_no_dice() -> None:
    """Nobody to fight."""
    play = table().tiles(v2_1="arena").player(0, castle=3).chance().laid().advance("v2_1", 2)

    assert ({"v2_1": 2}, []) == (play.lands(0), play.called("duelled"))


def test_MM_10_6_homelands_do_nothing_later() -> None:
    """Conquered like any land; no knights come."""
    play = entered("homelands")

    assert (["advanced", "conquered"], 3, {"v1_1": 3}) == (play.names(), play.castle(0), play.lands(0))


def test_MM_10_7_a_forest_does_nothing() -> None:
    """Neither in battle nor after it."""
    assert ["advanced", "conquered"] == entered("forest", hand=HAND).names()
    assert (4, 3) == battle(4, 3, "forest").laid().advance("v1_1", 4).score


@pytest.mark.parametrize("tile", ["grasslands", "fort", "mountains", "cave", "battlefield", "arena"])
def test_MM_10_1_other_tiles_do_nothing_after_a_conquest(tile: str) -> None:
    """No knight, no discard, no loss."""
    play = entered(tile, hand=HAND)

    assert (["advanced", "conquered"], WINDOW) == (play.names(), play.asks)


def test_MM_10_8_first_the_knight_then_the_discard() -> None:
    """In an Abbey the knight stands in the castle when the discard is asked."""
    play = entered("abbey", hand=HAND)

    assert (LAND_DISCARD, 4) == (play.asks, play.castle(0))
    assert ["advanced", "conquered", "mustered"] == play.names()
