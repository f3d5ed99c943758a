"""What is told of a battle, a crown and a plan at its edges: the first card, one knight behind, the last die."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.kernel.types import SPECTATOR

from .builder import EQUALISE, HAND, LAND_DISCARD, ORB_DISCARD, Play, battle, dealt, near, table


def fight_of(play: Play) -> dict[str, Any]:
    """The battle in the picture."""
    found: Any = play.game.picture(play.match.view(SPECTATOR))["battle"]
    return dict(found)


def about(play: Play) -> dict[str, Any]:
    return dict(play.match.decision(play.seat).about)


# Sceptres


@pytest.mark.parametrize(("attackers", "defenders", "lifted"), [(3, 2, 3), (4, 2, 4), (2, 2, 2), (2, 3, 3)])
def test_MM_8_5_vigour_lifts_by_as_many_as_are_missing(attackers: int, defenders: int, lifted: int) -> None:
    """By one, by two, by none."""
    play = battle(attackers, defenders, defence={"sceptre": "sceptre_vigour"}).laid()

    assert {"attack": attackers * 1000, "defence": lifted * 1000} == play.facts(f"advance slot=v1_1 knights={attackers}")[
        "expected"
    ]


def test_MM_8_5_what_a_side_is_lent_is_its_own() -> None:
    """Both sums, whoever attacks: the other side's stay as they are."""
    fear = battle(2, 5, attack={"sceptre": "sceptre_fear"}).laid().advance("v1_1", 2).passed()
    vigour = battle(5, 2, defence={"sceptre": "sceptre_vigour"}).laid().advance("v1_1", 5).passed()

    assert ([0], EQUALISE) == fear.asked
    assert (3, {"attack": 5, "defence": 5}) == tuple(fear.facts("equalise")[key] for key in ("amount", "sums"))
    assert ([1], EQUALISE) == vigour.asked
    assert (3, {"attack": 5, "defence": 5}) == tuple(vigour.facts("equalise")[key] for key in ("amount", "sums"))


def test_MM_8_3_a_fracture_says_whether_the_sceptre_applies() -> None:
    """Rage helps its owner as the attacker, and nobody as the defender."""
    hand = ["fracture", *HAND[1:]]
    play = battle(4, 3, attack={"hand": hand}, defence={"sceptre": "sceptre_loyalty"}).laid().advance("v1_1", 4)

    assert "yes" == play.facts("fracture artefact=sceptre_loyalty")["applies"]

    idle = battle(4, 3, attack={"hand": hand}, defence={"sceptre": "sceptre_rage"}).laid().advance("v1_1", 4)

    assert "no" == idle.facts("fracture artefact=sceptre_rage")["applies"]


# Cards


def test_MM_7_4_the_lowest_conflict_card_counts_like_any_other() -> None:
    play = battle(4, 3).laid().advance("v1_1", 4).passed()
    facts = play.facts("commit card=conflict_2", 0)

    assert (2, {"attack": 6, "defence": 3}) == (facts["amount"], facts["sums"])
    assert {"attack": 4, "defence": 6} == play.facts("commit card=conflict_3", 1)["sums"]


def test_MM_7_4_laying_nothing_changes_nothing() -> None:
    none = ["support_1", "support_1", "support_2", "support_2", "tactical_advance"]
    play = battle(4, 3, attack={"hand": none}).laid().advance("v1_1", 4).passed()
    facts = play.facts("commit_nothing", 0)

    assert (0, {"attack": 4, "defence": 3}, {"battle": 0}) == tuple(facts[key] for key in ("amount", "sums", "expected"))


def test_MM_7_5_a_support_card_that_was_seen_is_counted_once() -> None:
    """Prosperity left a +2 on the deck, and the defender has drawn it: it, another +2, and two +1 in three hidden cards."""
    hand = ["conflict_2", "conflict_3", "conflict_4", "conflict_5"]
    defence = {"hand": hand, "deck": ["support_2"]}
    play = battle(4, 2, attack={"crown": "crown_prosperity", "hand": [*HAND, "support_2"]}, defence=defence).laid()
    play.moves("examine target=1")
    while play.stage == "reaction":
        play.move("pass")
    play.move("leave").advance("v1_1", 4)
    play.conflict("conflict_2", "conflict_4")
    while play.seat != 0:
        play.move("pass")

    assert "support_2" in play.seen(0)["players"][1]["hand"]
    assert 2 + 2 + 1 + 1 == play.facts("pass")["range"]["answer_most"]


# The picture of a battle


def test_MM_7_8_losses_are_those_of_whoever_is_behind() -> None:
    """Never more than stand there, on either side."""
    ahead = fight_of(battle(5, 2).laid().advance("v1_1", 5))
    behind = fight_of(battle(2, 6).laid().advance("v1_1", 2))
    closely = fight_of(battle(3, 5).laid().advance("v1_1", 3))

    assert (0, 3, 2) == (ahead["ahead"], ahead["margin"], ahead["losses"])
    assert (1, 4, 2) == (behind["ahead"], behind["margin"], behind["losses"])
    assert (1, 2, 2) == (closely["ahead"], closely["margin"], closely["losses"])


def test_MM_12_17_a_garrison_loses_nobody() -> None:
    """Whoever storms a castle and is ahead costs nobody a knight; the other way round the storm loses some."""
    place = table(castle_siege=True).tiles(v2_1="fort", v2_2="fort").player(1, castle=2, hand=HAND)
    place.player(0, castle=8, lands={"v2_1": 1, "v2_2": 1}, hand=HAND)
    play = place.laid().advance("castle_2", 6)
    behind = fight_of(play)
    play.passed().lay_down(0, "conflict_5").lay_down(1, "conflict_2")
    ahead = fight_of(play)

    assert (1, 2, 2) == (behind["ahead"], behind["margin"], behind["losses"])
    assert (0, 1, 0) == (ahead["ahead"], ahead["margin"], ahead["losses"])


def test_MM_7_1_the_parts_of_a_sum_are_told() -> None:
    """Knights, terrain, a sceptre, conflict cards: each counted once."""
    attack, defence = {"sceptre": "sceptre_rage"}, {"sceptre": "sceptre_loyalty"}
    play = battle(4, 5, tile="city", attack=attack, defence=defence).laid().advance("v3_1", 4)
    play.conflict("conflict_5", "conflict_3")
    told = fight_of(play)

    assert {"knights": 4, "terrain": 0, "sceptre": 1, "conflict": 5}.items() <= told["attacker"]["parts"].items()
    assert {"knights": 5, "terrain": 1, "sceptre": 1, "conflict": 3}.items() <= told["defender"]["parts"].items()
    assert (10, 10) == (told["attacker"]["points"], told["defender"]["points"])


def test_MM_10_3_the_step_of_a_question_after_the_battle() -> None:
    """What the land asks is the ninth step, what an orb asks the seventh."""
    land = battle(6, 2, tile="abbey").laid().fight("v3_1", 6, "conflict_5", "conflict_2")

    assert ([0], LAND_DISCARD) == land.asked
    assert land.told["battle"] is None or 9 == fight_of(land)["step"]

    orb = battle(6, 2, attack={"orb": "orb_preparation"}).laid().fight("v1_1", 6, "conflict_5", "conflict_2")

    if orb.asked[1] == ORB_DISCARD:
        assert 7 == fight_of(orb)["step"]


# Crowns


@pytest.mark.parametrize("crown", ["vitality", "wrath"])
def test_MM_4_2_a_crown_without_a_target_is_aimed_at_nobody(crown: str) -> None:
    play = table(3).player(0, castle=3, crown=f"crown_{crown}", hand=HAND, discard=["authority"], deck=["ambush"])
    play.player(1, castle=2, hand=["fracture"])
    told: Any = play.laid().move("use_crown")
    declared: Any = told.game.picture(told.match.view(SPECTATOR))["declared"]

    assert (0, f"crown_{crown}", -1) == tuple(declared[key] for key in ("seat", "crown", "target"))


def test_MM_3_5_a_fracture_may_be_the_only_card_of_a_hand() -> None:
    place = table().player(0, castle=3, crown="crown_vitality", hand=HAND).player(1, castle=2, hand=["fracture"])
    play = place.laid().move("use_crown")
    while play.seat != 1:
        play.move("pass")

    assert {"fracture artefact=crown_vitality", "pass"} == set(play.legal)


@pytest.mark.parametrize("target", [0, 1, 2])
def test_MM_4_2_whoever_is_asked_knows_whose_deck_is_meant(target: int) -> None:
    """Also that of the first seat."""
    place = table(3).set(active=1).player(1, castle=2, crown="crown_prosperity", hand=HAND)
    place.player(0, castle=2, hand=["fracture"], deck=["ambush"]).player(2, castle=2, hand=["fracture"], deck=["ambush"])
    play = place.player(1, deck=["ambush"]).laid().move(f"examine target={target}")
    asked = about(play)

    assert ("deck", target, 1) == tuple(asked[key] for key in ("aimed", "target", "owner"))


def test_MM_4_7_the_lowest_card_is_named_like_any_other() -> None:
    play = table().player(0, castle=1, crown="crown_prosperity").player(1, deck=["conflict_2", "ambush"]).laid()
    play.move("examine target=1")
    while play.stage == "reaction":
        play.move("pass")

    assert {"owner": 1, "card": "conflict_2"} == about(play)
    assert "conflict_2" == play.facts("leave")["card"] == play.facts("remove")["card"]


def test_MM_4_4_insight_counts_the_cards_it_puts_back() -> None:
    top = ["ambush", "conflict_3", "authority", "conflict_5"]
    play = table().player(0, castle=1, crown="crown_insight", hand=HAND, deck=top).laid().move("use_crown")
    while play.stage == "reaction":
        play.move("pass")
    seen = []
    while "place" in about(play):
        seen.append((about(play)["place"], about(play)["count"], play.facts(play.legal[0])["place"]))
        play.move(play.legal[0])

    assert [(1, 4, 1), (2, 4, 2), (3, 4, 3)] == seen[:3]


def test_MM_2_9_the_end_of_a_turn_tells_what_is_repaired() -> None:
    """Orb and sceptre as well as the crown."""
    play = table().bright().player(0, destroyed=["crown", "orb", "sceptre"]).laid()
    repaired = play.facts("end_turn")["artefacts"]

    assert ["crown", "orb", "sceptre"] == [artefact.partition("_")[0] for artefact in repaired]
    assert repaired == [event["artefact"] for event in play.move("end_turn").called("repaired")]


# A plan


def spread(last: int, castle: int) -> Play:
    """Eight territories of one knight each, but for the last, and the castle."""
    slots = ["v1_1", "v1_2", "v1_3", "v1_4", "v2_1", "v2_2", "v2_3"]
    lands = dict.fromkeys(slots, 1) | {"v2_4": last}
    return table().player(0, castle=castle, lands=lands).laid().move("redistribute")


def test_MM_5_2_all_ten_dice_may_be_used_and_no_more() -> None:
    """The castle takes what a territory gives up: twelve knights on its two dice, and no thirteenth."""
    full = spread(2, 12)

    assert 10 == full.player(0)["dice"]
    assert "station slot=v2_4 knights=1" not in full.legal
    assert "station slot=v2_4 knights=3" in full.legal

    room = spread(2, 11)

    assert {"station slot=v2_4 knights=1", "station slot=v2_4 knights=3"} <= set(room.legal)
    assert 12 == room.move("station slot=v2_4 knights=1").move("done").castle(0)


def test_MM_5_2_sixty_knights_stand_where_they_stand() -> None:
    """Eight full territories and twelve in the castle: whoever left one would find no die."""
    tiles = ["forest", "forest", "village", "homelands", "fort", "fort", "arena", "marshlands"]
    slots = [f"v{worth}_{n}" for worth in (1, 2) for n in (1, 2, 3, 4)]
    place = table().tiles(**dict(zip(slots, tiles, strict=True))).player(0, castle=12, lands=dict.fromkeys(slots, 6))

    assert ["done"] == place.laid().move("redistribute").legal


def test_MM_5_2_territories_still_to_be_named_take_what_is_over() -> None:
    """A number for the first is no trouble as long as others and the castle have dice to spare."""
    offered = {move for move in spread(2, 11).legal if "v1_1" in move}

    assert {f"station slot=v1_1 knights={n}" for n in (2, 3, 4, 5, 6)} == offered


def test_MM_5_2_only_a_number_that_changes_is_named() -> None:
    play = spread(2, 11)

    assert "station slot=v2_4 knights=2" not in play.legal
    assert not [move for move in play.legal if move.endswith("knights=1") and "v2_4" not in move]


# Who is asked, what is told at the beginning


def test_MM_3_6_a_window_tells_whom_it_may_still_ask() -> None:
    """Clockwise from the attacker, fewer with every pass, and nobody twice."""
    attack, defence = {"sceptre": "sceptre_rage"}, {"sceptre": "sceptre_loyalty"}
    play = (
        battle(4, 3, seats=3, attack=attack, defence=defence).player(2, castle=2, hand=HAND).laid().advance(near("forest", 3), 4)
    )
    told = []
    while play.stage == "reaction":
        window: Any = play.game.picture(play.match.view(SPECTATOR))["window"]
        told.append(window["asked"])
        play.move("pass")

    assert [[0, 1, 2], [1, 2], [2]] == told


def test_MM_0_4_everybody_is_told_of_crown_orb_and_sceptre() -> None:
    play = dealt(7, 3)
    opening: Any = play.match.opening
    told = [event.artefacts for event in opening if event.name == "endowed"]

    assert [[play.game.nouns["artefact"][each] for each in three] for three in told] == [
        [play.told["players"][seat][kind] for kind in ("crown", "orb", "sceptre")] for seat in range(3)
    ]


def test_MM_2_8_without_a_cycle_nobody_redistributes() -> None:
    assert "redistribute" in table().player(0, castle=3).laid().legal
    assert "redistribute" not in table().player(0, castle=3).set(cycles=0).laid().legal


# What may still come of a battle


def test_MM_7_5_a_hand_answers_with_no_more_cards_than_it_has() -> None:
    """Three cards are hidden, four support cards unseen: the two best and one more."""
    attack = {"sceptre": "sceptre_influence", "discard": ["fracture"]}
    defence = {"hand": ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush"], "discard": ["fracture"]}
    play = battle(4, 2, attack=attack, defence=defence).chance(0).laid().advance("v1_1", 4).conflict("conflict_2", "conflict_3")
    while play.seat != 0:
        play.move("pass")

    assert (["fracture", "conflict_2"], 3) == (play.discard(1), len(play.seen(0)["players"][1]["hand"]))
    assert 5 == play.facts("pass")["range"]["answer_most"]


def test_MM_10_5_a_battle_that_the_arena_ended_never_came_to_the_sceptres() -> None:
    """With an Arena that lets its conqueror discard, Rage is no part of the attacker's points while he is asked."""
    content = {"tile": [{"id": "arena", "abilities": ["arena", "conquest_discard"]}]}
    place = battle(3, 1, "arena", attack={"sceptre": "sceptre_rage"}, content=content).chance(6, 1)
    play = place.laid().advance("v2_1", 3)
    attacker = fight_of(play)["attacker"]

    assert LAND_DISCARD == play.asked[1]
    assert (0, attacker["points"]) == (attacker["parts"]["sceptre"], sum(attacker["parts"].values()))
