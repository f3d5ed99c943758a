"""Corners where several clauses meet."""

import pytest

from .builder import HAND, LAND_DISCARD, SUPPORT, WINDOW, battle, table

SPENT = {"discard": ["fracture"]}


def test_MM_7_5_an_empty_hand_passes_but_the_other_goes_on() -> None:
    """The attacker has laid everything; the defender may lay card after card and ends the step with a pass."""
    full = ["conflict_2", "support_1", "support_1", "support_2", "support_2"]
    play = battle(3, 3, attack={"hand": full}, defence={"hand": full}).laid().advance("v1_1", 3)
    play.conflict("conflict_2", "conflict_2").moves("support ones=2 twos=2", "support ones=1 twos=0")

    assert ([1], SUPPORT) == play.asked

    play.move("support ones=1 twos=0")

    assert ([1], SUPPORT) == play.asked

    play.move("pass")

    assert ([0], WINDOW) == play.asked


def test_MM_7_5_who_passed_before_the_other_emptied_the_hand_is_asked_again() -> None:
    """One pass and the other's cards: the step is not over."""
    full = ["conflict_2", "support_1", "support_1", "support_2", "support_2"]
    play = battle(3, 2, attack={"hand": full}, defence={"hand": full}).laid().advance("v1_1", 3)
    play.conflict("conflict_2", "conflict_2").moves("pass", "support ones=2 twos=2")

    assert ([1], SUPPORT) == play.asked


def test_MM_8_8_devotion_finds_no_die_while_the_defenders_still_stand() -> None:
    """Nine dice in the castle and one on the land: the knight is forfeited, for the retreat comes later."""
    play = battle(6, 6, attack=dict(SPENT), defence={**SPENT, "castle": 54, "orb": "orb_devotion"}).laid()
    play.fight("v1_1", 6, "conflict_4", "conflict_2")

    assert [(0, 1)] == [(event["knights"], event["forfeited"]) for event in play.all_called("mustered")]
    assert 54 + 4 == play.castle(1)


@pytest.mark.parametrize(("taken", "known"), [(3, []), (0, ["conflict_5"])])
def test_MM_9_5_a_random_discard_may_end_what_is_known(taken: int, known: list[str]) -> None:
    """Influence takes the known Conflict 5, or another card."""
    defence = {
        **SPENT,
        "hand": ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1"],
        "seen_hand": {"0": ["conflict_5"]},
    }
    play = battle(attack={**SPENT, "sceptre": "sceptre_influence"}, defence=defence).chance(taken).laid().advance("v1_1", 2)

    assert [*known, *["hidden"] * (4 - len(known))] == play.seen(0)["players"][1]["hand"]


def test_MM_9_5_support_cards_of_one_kind_cannot_be_told_apart() -> None:
    """One +2 of two was known; one is laid, and none is known any more."""
    hand = ["conflict_2", "support_2", "support_2", "support_1", "ambush"]
    play = battle(4, 2, defence={"hand": hand, "seen_hand": {"0": ["support_2"]}}).laid().advance("v1_1", 4)
    play.conflict("conflict_5", "conflict_2").move("support ones=0 twos=1")

    assert ["hidden"] * 3 == play.seen(0)["players"][1]["hand"]


def test_MM_9_6_a_third_player_who_knows_the_card_learns_nothing_either() -> None:
    """Nor does he learn it from who is still to choose."""
    pictures = []
    for card in HAND[:4]:
        defence = {"seen_hand": {"2": ["conflict_5"]}}
        play = battle(3, 3, seats=4, allegiance="two", defence=defence).laid().advance("v1_1", 3).lay_down(0, card)
        pictures.append((play.seen(2), play.seen(1), play.heard(2), play.pending))

    assert all(pictures[0] == picture for picture in pictures)


def test_MM_12_10_compulsory_then_removal_then_the_discard() -> None:
    """A Village sends its knight, the cut-off land falls; with Ruins the discard is asked last."""
    place = table(3, ruthlessness=True).tiles(v1_3="village", v3_2="city").set(active=1)
    place.player(0, castle=1, lands={"v1_3": 1, "v3_2": 2}, hand=HAND).player(
        1, castle=6, lands={"v1_4": 1, "v2_3": 1}, hand=HAND
    )
    play = place.laid().fight("v1_3", 6, "conflict_5", "conflict_2")

    assert play.names().index("mustered") < play.names().index("cut_down")
    assert ({}, 1) == (play.lands(0), play.castle(1))

    place.tiles(v1_3="ruins")
    play = place.laid().fight("v1_3", 6, "conflict_5", "conflict_2")

    assert ([1], LAND_DISCARD) == play.asked
    assert {} == play.lands(0)


def test_MM_12_14_disorder_and_ruthlessness_without_a_winner() -> None:
    """Both sides vanish: what hung on the land is cut down too."""
    place = table(3, ruthlessness=True, disorder=True).tiles(v1_3="forest").set(active=1)
    place.player(0, castle=1, lands={"v1_3": 1, "v3_2": 2}, hand=HAND, **SPENT)
    place.player(1, castle=6, lands={"v1_4": 1, "v2_3": 1}, hand=HAND, **SPENT)
    play = place.chance(1, 1).laid().fight("v1_3", 1, "conflict_5", "conflict_2")

    assert {} == play.lands(0)
    assert ["v3_2"] == [event["slot"] for event in play.all_called("cut_down")]


def test_MM_R32_after_the_dice_the_castle_is_the_winner_for_the_orbs() -> None:
    """The attacker has lost: his Devotion applies, and Greed of the defender."""
    place = table(castle_siege=True, disorder=True).tiles(v2_1="fort", v2_2="fort")
    place.player(0, castle=6, lands={"v2_1": 1, "v2_2": 1}, hand=HAND, orb="orb_devotion", **SPENT)
    play = place.player(1, castle=3, hand=HAND, orb="orb_greed", **SPENT).chance(1, 1, 1, 1, 1, 1).laid()
    play.fight("castle_2", 6, "conflict_5", "conflict_2")

    assert (1, 6, 3) == (play.castle(0), len(play.hand(1)), play.castle(1))
    assert [{"event": "reversed", "winner": 1, "loser": 0}] == play.all_called("reversed")


def test_MM_8_6_brutality_without_a_knight_left_has_no_effect() -> None:
    """After a reversal the loser has none there."""
    place = battle(6, 3, attack=dict(SPENT), defence={**SPENT, "orb": "orb_brutality"}, disorder=True)
    play = place.chance(1, 1, 4, 5, 6).laid().fight("v1_1", 2, "conflict_5", "conflict_2")

    assert [] == [event for event in play.all_called("fell") if event["clause"] == "MM-8.6"]
    assert 4 == play.castle(0)


def test_MM_2_9_corruption_on_an_own_artefact_lasts_until_the_next_turn() -> None:
    """Destroyed in this very turn, it is not repaired at its end."""
    place = table().player(0, castle=1, crown="crown_corruption", orb="orb_greed")
    play = place.laid().move("corrupt artefact=orb_greed").turn_over()

    assert ["orb"] == play.destroyed(0)
    assert [] == play.turn_over().turn_over().destroyed(0)


def test_MM_4_6_cards_laid_for_a_partner_are_not_of_the_own_turn() -> None:
    """Support in a partner's battle is laid in the partner's turn."""
    full = ["conflict_2", "conflict_3", "support_1", "support_1", "support_2"]
    place = battle(3, 3, seats=4, allegiance="two").player(2, hand=full, crown="crown_order", castle=3)
    play = place.laid().advance("v1_1", 3).lay_down(0, "conflict_2").lay_down(1, "conflict_2")
    while play.seat != 2:
        play.move("pass")
    play.move("support ones=0 twos=1").passed()

    assert ["support_2"] == play.discard(2)
    assert [] == play.player(2)["played"]


@pytest.mark.parametrize("seats", [2, 4])
def test_MM_0_9_out_of_turn_nothing_is_accepted(seats: int) -> None:
    """Only who owes a choice may choose."""
    play = table(seats).player(0, castle=3).player(1, castle=3, hand=["call_to_arms"]).laid()

    assert play.refusal("play card=call_to_arms", 1).startswith("MM-")
    assert play.refusal("end_turn", seats - 1).startswith("MM-")


def test_MM_11_5_a_victory_in_the_last_round_is_a_victory() -> None:
    """The limit ends only a game that nobody has won."""
    lands = {"v3_1": 1, "v3_2": 1, "v3_3": 1, "v2_2": 1}
    place = table(3, round_limit=5).set(turn=15, active=0).tiles(v2_3="cave").player(0, castle=3, lands=lands)
    play = place.laid().advance("v2_3", 1)

    assert (True, "points", 0) == (play.over, play.told["ending"], play.told["winner"])
