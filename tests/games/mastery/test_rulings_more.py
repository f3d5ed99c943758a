"""MM-R31 to MM-R56. How the unclear places of the rulebook are played."""

from typing import Any

import pytest

from quintain.kernel.types import SPECTATOR

from .builder import HAND, WINDOW, Play, battle, dealt, rest, table
from .second_book import goal

SPENT = {"discard": ["fracture"]}
BREAKER = ["conflict_3", "conflict_4", "conflict_5", "support_1", "fracture"]
SHORE = {"v2_1": 1, "v2_2": 1}


def besieged(attack: str, defence: str, *dice: int, **options: Any) -> Play:
    """Six knights of seat 0 against the castle of seat 1, which holds three."""
    place = (
        table(castle_siege=True, **options).tiles(v2_1="fort", v2_2="fort").player(0, castle=6, lands=SHORE, hand=HAND, **SPENT)
    )
    play = place.player(1, castle=3, hand=HAND, **SPENT).chance(*dice).laid()
    return play.fight("castle_2", 6, attack, defence)


@pytest.mark.parametrize("more", [False, True])
@pytest.mark.parametrize("allegiance", ["two", "three"])
def test_MM_R31_skirmish_with_teams(allegiance: str, more: bool) -> None:
    """Sixteen, or twenty-four, do not win; one more does."""
    seats = 4 if allegiance == "two" else 6
    place = table(seats, allegiance=allegiance, skirmish=True).tiles(v1_1="forest", v1_3="forest", v1_5="ruins", v1_6="ruins")
    place.player(0, castle=3, lands=dict.fromkeys(["v3_1", "v3_2", "v3_3"], 1))
    place.player(2, lands=dict.fromkeys(["v3_4", "v2_3", "v1_3"], 1))
    if seats == 6:
        place.player(4, lands=dict.fromkeys(["v3_5", "v3_6", "v2_5"], 1))
    if more:
        place.player(2, lands=dict.fromkeys(["v3_4", "v2_3", "v1_3", "v1_6"], 1))
    play = place.laid().advance("v1_1", 1)

    assert goal(allegiance, True) - (0 if more else 1) == sum(play.points(seat) for seat in range(0, seats, 2))
    assert more == play.over


def test_MM_R32_disorder_with_castle_siege() -> None:
    """A castle that holds does not roll; an attacker who loses all to the dice has not taken it."""
    assert [] == besieged("conflict_2", "conflict_3", disorder=True).all_called("rolled")

    play = besieged("conflict_5", "conflict_2", 1, 1, 1, 1, 1, 1, disorder=True)

    assert (False, 3) == (play.over, play.castle(1))


def test_MM_R33_during_a_battle_the_attacked_land_still_supplies() -> None:
    """What hangs on it falls only when the battle is over."""
    place = table(3, ruthlessness=True).tiles(v2_2="cave").set(active=1)
    place.player(0, castle=1, lands={"v2_2": 1, "v2_6": 2}, hand=HAND).player(1, castle=6, lands={"v2_4": 1}, hand=HAND)
    play = place.laid().advance("v2_2", 3)

    assert {"v2_2": 1, "v2_6": 2} == play.lands(0)
    assert ["v2_2", "v2_6"] == play.player(0)["supplied"]

    play.conflict("conflict_5", "conflict_2").passed()

    assert {} == play.lands(0)


def test_MM_R34_discard_piles_may_be_searched() -> None:
    """By everybody, card by card."""
    play = table().player(1, discard=HAND).laid()

    assert HAND == play.seen(0)["players"][1]["discard"] == play.seen(SPECTATOR)["players"][1]["discard"]


def test_MM_R35_cave_three_battlefield_five() -> None:
    """The numbers of the box."""
    for tile, holds in (("cave", 3), ("battlefield", 5)):
        play = table().tiles(v2_1=tile).player(0, castle=9).laid()

        assert holds == len([move for move in play.legal if "slot=v2_1 " in move])


def test_MM_R37_a_crown_without_effect_is_not_offered() -> None:
    """Wrath with an empty hand; Corruption may take an own artefact."""
    assert "use_crown" not in table().player(0, castle=1, crown="crown_wrath").laid().legal
    play = table().player(0, castle=1, crown="crown_corruption", orb="orb_greed").laid()

    assert "corrupt artefact=orb_greed" in play.legal


def test_MM_R38_a_fractured_crown_is_used_and_destroyed() -> None:
    """Not to be declared again in this turn."""
    place = table().player(0, castle=1, hand=HAND, crown="crown_wrath").player(1, hand=["fracture"])
    play = place.laid().moves("use_crown", "fracture artefact=crown_wrath")

    assert play.told["crown_used"]
    assert "crown" in play.destroyed(0)
    assert "use_crown" not in play.legal


def test_MM_R39_the_role_decides_not_the_effect() -> None:
    """Fear with more knights applies, though nobody is asked to equalise: whoever may break it is told so."""
    play = battle(5, 2, attack={"sceptre": "sceptre_fear"}, defence={"hand": BREAKER}).laid().advance("v1_1", 5)

    assert (1, "reaction") == (play.seat, play.stage)
    assert "yes" == play.facts("fracture artefact=sceptre_fear")["applies"]
    assert "conflict" == play.move("pass").stage


def test_MM_R40_everyone_who_might_hold_the_card_is_asked() -> None:
    """By public knowledge, not by the hand."""
    place = (
        battle(3, 2, seats=4, attack={"sceptre": "sceptre_rage"}).player(2, hand=["ambush"]).player(3, hand=["ambush"], **SPENT)
    )
    play = place.laid().advance("v1_1", 3)
    order = []
    while play.stage == "reaction":
        order.append(play.seat)
        play.move("pass")

    assert [1, 2] == order


def test_MM_R41_authority_seen_or_removed_does_nothing() -> None:
    """It works when drawn."""
    place = table().player(0, castle=1, crown="crown_prosperity").player(1, deck=["authority", "ambush"])
    play = place.laid().moves("examine target=1", "remove")

    assert (["authority"], [], "ambush") == (play.discard(1), play.hand(1), play.deck(1)[0])


def test_MM_R42_a_known_card_stays_known_but_not_whether_it_was_laid() -> None:
    """Seen on the deck, drawn for the battle; which card lies face down is not to be seen."""
    pictures = []
    for card in ("conflict_5", "conflict_2"):
        place = battle(6, 3, attack={"crown": "crown_prosperity", **SPENT})
        place.player(1, hand=[], deck=["conflict_5", "conflict_2", "conflict_3", "conflict_4", "support_2"], **SPENT)
        play = place.laid().moves("examine target=1", "leave").advance("v1_1", 3).lay_down(1, card)
        pictures.append((play.seen(0), play.heard(0), play.pending))

        assert ["conflict_5", *["hidden"] * 4] == play.seen(0)["players"][1]["hand"]

    assert pictures[0] == pictures[1]


def test_MM_R43_call_to_arms_without_a_free_die() -> None:
    """Playable; the knights are lost."""
    play = table().player(0, castle=60, hand=["call_to_arms"]).laid().move("play card=call_to_arms")

    assert (60, ["call_to_arms"]) == (play.castle(0), play.discard(0))


def test_MM_R44_partners_share_points_and_support_only() -> None:
    """Neither supply nor castles nor hands nor knights."""
    place = (
        table(4, allegiance="two")
        .player(0, castle=3, lands={"v1_1": 1})
        .player(2, castle=5, lands={"v1_4": 1, "v2_3": 1}, hand=HAND)
    )
    play = place.laid()

    assert ["v1_4", "v2_3"] == play.player(2)["cut_off"]
    assert (1, ["hidden"] * 5) == (play.points(0), play.seen(0)["players"][2]["hand"])
    assert "v1_4" not in play.move("redistribute").told["plan"]


def test_MM_R45_the_real_garrison_never_fights_and_never_dies() -> None:
    """Three in the castle before and after."""
    play = besieged("conflict_3", "conflict_2")

    assert (False, 3) == (play.over, play.castle(1))


def test_MM_R46_the_check_first_and_nothing_is_removed() -> None:
    """The conqueror wins, the cut-off land keeps its knights."""
    rich = {"v2_4": 1, "v2_3": 1, "v3_2": 1, "v1_5": 1, "v3_3": 1}
    place = table(3, ruthlessness=True).tiles(v2_2="cave", v1_5="forest").set(active=1)
    place.player(0, castle=1, lands={"v2_2": 1, "v2_6": 2}, hand=HAND).player(1, castle=6, lands=rich, hand=HAND)
    play = place.laid().fight("v2_2", 3, "conflict_5", "conflict_2")

    assert (True, 1, {"v2_6": 2}) == (play.over, play.told["winner"], play.lands(0))


def test_MM_R47_no_roll_and_no_orbs_after_the_arena() -> None:
    """The script of chance has the two dice of the Arena and no more."""
    attack, defence = {**SPENT, "orb": "orb_greed"}, {**SPENT, "orb": "orb_devotion"}
    play = battle(2, 1, "arena", attack=attack, defence=defence, disorder=True).chance(4, 2).laid().advance("v2_1", 2)

    assert ([], [], 5) == (play.called("rolled"), play.called("mustered", "drew"), len(play.hand(0)))


def test_MM_R48_a_card_that_left_the_pile_is_no_longer_eligible() -> None:
    """Tactical Advance is played, comes back by a reshuffle in the battle and is then merely discarded: not eligible."""
    pile = ["authority", *rest(["tactical_advance", "authority", *HAND]), *HAND]
    attack = {"hand": ["tactical_advance"], "discard": pile, "crown": "crown_order"}
    play = battle(9, 1, "ruins", attack=attack, defence=dict(SPENT)).chance(0).laid().move("play card=tactical_advance")
    play.fight("v1_1", 4, "conflict_5", "conflict_2").move("discard card=tactical_advance")

    assert ["conflict_5", "tactical_advance"] == sorted(play.discard(0))

    play.turn_over().turn_over().move("use_crown").passed()

    assert ["recall card=conflict_5"] == play.legal


def test_MM_R48_played_again_in_the_own_turn_it_is_eligible() -> None:
    """The later play was itself in the owner's previous turn."""
    pile = ["authority", *rest(["tactical_advance", "authority", *HAND]), *HAND]
    attack = {"hand": ["tactical_advance"], "discard": pile, "crown": "crown_order"}
    play = battle(9, 1, attack=attack, defence=dict(SPENT)).chance(0).laid().move("play card=tactical_advance")
    play.fight("v1_1", 4, "conflict_5", "conflict_2").move("play card=tactical_advance")
    play.turn_over().turn_over().move("use_crown").passed()

    assert {"recall card=conflict_5", "recall card=tactical_advance"} == set(play.legal)


def test_MM_R49_no_support_in_the_mountains_from_anybody() -> None:
    """Partners included."""
    place = battle(3, 3, "mountains", seats=4, allegiance="two")
    for seat in range(4):
        place.player(seat, hand=HAND)
    play = place.laid().advance("v2_5", 3).lay_down(0, "conflict_2").lay_down(1, "conflict_2")

    assert ([0], WINDOW) == play.asked


def test_MM_R50_the_winning_conquest_asks_for_no_discard() -> None:
    """A Fortress that wins."""
    lands = {"v3_2": 1, "v3_3": 1, "v2_2": 1, "v1_2": 1, "v1_3": 1}
    place = table(3).tiles(v3_1="fortress", v1_2="forest", v1_3="forest").player(0, castle=3, lands=lands, hand=HAND)
    play = place.laid().advance("v3_1", 1)

    assert (True, 13, []) == (play.over, play.points(0), play.discard(0))


def test_MM_R51_a_limit_of_rounds_ends_an_endless_game() -> None:
    """Two idle players, sixty rounds."""
    play = dealt(0, 2, round_limit=60)
    turns = 0
    while not play.over:
        play.turn_over()
        turns += 1

    assert (120, "limit") == (turns, play.told["ending"])


def test_MM_R52_supply_lines_run_over_lakes() -> None:
    """Although one of the texts does not mention it."""
    assert ["v2_2", "v2_5"] == table(3).player(0, lands={"v2_2": 1, "v2_5": 1}).laid().player(0)["supplied"]


def test_MM_R53_the_conqueror_cannot_refuse() -> None:
    """Marshlands take their knight without a question."""
    play = table().tiles(v2_1="marshlands").player(0, castle=3).laid().advance("v2_1", 2)

    assert ({"v2_1": 1}, WINDOW) == (play.lands(0), play.asks)


@pytest.mark.parametrize("copies", [1, 2])
def test_MM_R54_equal_cards_look_alike(copies: int) -> None:
    """One Conflict 5 is known; a Conflict 5 is laid; whether there was a second one is not told."""
    hand = ["conflict_5", "conflict_2", "conflict_3", "support_2", "conflict_5" if copies == 2 else "conflict_4"]
    play = battle(3, 3, defence={"hand": hand, "seen_hand": {"0": ["conflict_5"]}}).laid()

    assert ["conflict_5", *["hidden"] * 4] == play.seen(0)["players"][1]["hand"]

    play.fight("v1_1", 3, "conflict_5", "conflict_5")

    assert ["hidden"] * 4 == play.seen(0)["players"][1]["hand"]


def test_MM_R55_cards_in_play_are_discarded_when_the_battle_wins_the_game() -> None:
    """Nothing else happens afterwards."""
    play = besieged("conflict_5", "conflict_2")

    assert play.over
    assert (["fracture", "conflict_5"], ["fracture", "conflict_2"]) == (play.discard(0), play.discard(1))
    assert [] == play.player(0)["laid"] == play.player(1)["laid"]


def test_MM_R56_until_step_nine_the_land_is_the_defenders() -> None:
    """With 12 points the attacker waits for the loser's discard before he has won."""
    rich = dict.fromkeys(["v3_1", "v3_2", "v3_4", "v1_5", "v2_1"], 1)
    attack = {**SPENT, "lands": rich, "orb": "orb_brutality"}
    place = battle(6, 1, seats=4, attack=attack, defence={**SPENT, "orb": "orb_cleansing"}).tiles(v1_5="forest")
    play = place.laid().fight("v1_1", 6, "conflict_3", "conflict_2")

    assert ([1], "MM-8.9") == play.asked
    assert (12, 1, 1, 0) == (play.points(0), play.points(1), play.told["owner"]["v1_1"], play.told["battle"]["defenders"])
    assert play.move("pass").over
