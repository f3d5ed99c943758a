"""MM-3.5 to MM-3.8. Fracture: when it may be played, who is asked, and that being asked tells nothing."""

from typing import Any

import pytest

from quintain.kernel.types import SPECTATOR

from .builder import REACTION, WINDOW, Play, battle, table

BREAKER = ["conflict_3", "conflict_4", "conflict_5", "support_1", "fracture"]


def declared(hands: list[list[str]], discards: list[list[str]] | None = None) -> Play:
    """Seat 0 declares the Crown of Wrath; the others hold these cards."""
    place = table(1 + len(hands)).player(0, castle=3, hand=["conflict_2"], crown="crown_wrath")
    for seat, hand in enumerate(hands, 1):
        place.player(seat, hand=hand, discard=discards[seat - 1] if discards else [])
    return place.laid().move("use_crown")


def asked_in_turn(play: Play) -> list[int]:
    """Who is asked in a window when everybody passes."""
    order = []
    while not play.over and len(play.pending) == 1 and play.stage == "reaction":
        order.append(play.seat)
        play.move("pass")
    return order


def sceptres(seats: int = 2, **hands: list[str]) -> Play:
    """Seat 0 attacks with Rage, seat 1 defends with Loyalty, hands as given (`p0` …), otherwise with a Fracture."""
    place = battle(4, 3, seats=seats, attack={"sceptre": "sceptre_rage"}, defence={"sceptre": "sceptre_loyalty"})
    for seat in range(seats):
        place.player(seat, hand=hands.get(f"p{seat}", BREAKER))
    return place.laid().advance("v1_1" if seats != 3 else "v1_2", 4)


def test_MM_3_5_in_a_window_any_face_up_artefact_of_others() -> None:
    """Every one of them, and nothing else."""
    place = table(3).bright().player(0, castle=1, hand=["fracture"]).player(1, destroyed=["crown"])
    play = place.player(2, destroyed=["orb", "sceptre"]).laid()
    offered = {move.partition("=")[2] for move in play.legal if move.startswith("fracture")}

    assert {"orb_greed", "sceptre_influence", "crown_order"} == offered
    assert "MM-3.5" == play.refusal("fracture artefact=crown_insight")
    assert "MM-3.5" == play.refusal("fracture artefact=orb_brutality")

    play.move("fracture artefact=orb_greed")

    assert ["crown", "orb"] == play.destroyed(1)
    assert ["fracture"] == play.discard(0)
    assert {"event": "fractured", "seat": 0, "owner": 1, "artefact": "orb_greed"} in play.events
    assert WINDOW == play.asks


def test_MM_3_5_without_the_card_nothing_is_fractured() -> None:
    """The card must be held."""
    play = table().bright().player(0, castle=1, hand=["conflict_2"]).laid()

    assert "MM-3.5" == play.refusal("fracture artefact=orb_greed")


def test_MM_3_5_a_declared_crown_before_it_takes_effect() -> None:
    """The others may fracture exactly this crown, clockwise from the user."""
    play = declared([["fracture"], ["fracture"]])

    assert ([1], REACTION) == play.asked
    assert ["fracture artefact=crown_wrath", "pass"] == sorted(play.legal)

    play.move("pass")

    assert [2] == play.pending

    play.move("fracture artefact=crown_wrath")

    assert ["crown"] == [kind for kind in play.destroyed(0) if kind == "crown"]
    assert (["conflict_2"], WINDOW) == (play.hand(0), play.asks)
    assert ["fracture"] == play.discard(2)


def test_MM_3_5_in_a_crown_window_only_that_crown() -> None:
    """Other artefacts of the user cannot be chosen there."""
    place = table().bright().player(0, castle=3, hand=["conflict_2"], crown="crown_wrath").player(1, hand=["fracture"])
    play = place.laid().move("use_crown")

    assert "MM-3.5" == play.refusal("fracture artefact=orb_brutality")
    assert "MM-3.5" == play.refusal("fracture artefact=orb_greed")


def test_MM_3_5_sceptres_about_to_apply_clockwise_from_the_attacker() -> None:
    """Attacker, defender and those who do not fight; the battlers only on the other's sceptre."""
    play = sceptres(4)

    assert ([0], REACTION) == play.asked
    assert ["fracture artefact=sceptre_loyalty", "pass"] == sorted(play.legal)
    assert "MM-3.5" == play.refusal("fracture artefact=sceptre_rage")

    play.move("pass")

    assert (1, ["fracture artefact=sceptre_rage", "pass"]) == (play.seat, sorted(play.legal))

    play.move("pass")

    both = ["fracture artefact=sceptre_loyalty", "fracture artefact=sceptre_rage", "pass"]
    assert (2, both) == (play.seat, sorted(play.legal))

    play.move("fracture artefact=sceptre_loyalty")

    assert (3, ["fracture artefact=sceptre_rage", "pass"]) == (play.seat, sorted(play.legal))


@pytest.mark.parametrize("attacker", [0, 1, 2])
def test_MM_3_5_the_round_begins_with_the_attacker_wherever_he_sits(attacker: int) -> None:
    """Three players: the attacker, then clockwise."""
    near = {0: "v1_2", 1: "v1_4", 2: "v1_1"}[attacker]
    defender = (attacker + 1) % 3
    place = table(3).tiles(**{near: "forest"}).set(active=attacker)
    for seat in range(3):
        place.player(seat, castle=3, hand=BREAKER)
    place.player(attacker, sceptre="sceptre_rage").player(defender, lands={near: 2}, sceptre="sceptre_loyalty")

    assert [(attacker + n) % 3 for n in range(3)] == asked_in_turn(place.laid().advance(near, 2))


def test_MM_3_5_orbs_of_the_battlers() -> None:
    """In step 7 the winner's and the loser's orbs, clockwise from the attacker."""
    attack, defence = {"orb": "orb_brutality", "hand": BREAKER}, {"orb": "orb_devotion", "hand": BREAKER}
    play = battle(4, 3, seats=3, attack=attack, defence=defence).player(2, hand=BREAKER).laid()
    play.advance("v1_2", 4)

    assert "conflict" == play.stage  # no sceptre lies face up

    play.lay_down(0, "conflict_5").lay_down(1, "conflict_3").moves("pass", "pass")

    assert ([0], REACTION) == play.asked
    assert ["fracture artefact=orb_devotion", "pass"] == sorted(play.legal)

    play.move("fracture artefact=orb_devotion")

    assert (1, ["fracture artefact=orb_brutality", "pass"]) == (play.seat, sorted(play.legal))

    play.move("fracture artefact=orb_brutality")

    assert WINDOW == play.asks  # no target is left, so seat 2 is not asked
    assert [] == [event for event in play.all_called("fell") if event["clause"] == "MM-8.6"]
    assert 2 == play.castle(1)  # margin 3: nobody is left to retreat, no Devotion


def wrong_roles(**down: list[str]) -> Play:
    """Three players: seat 0 with Loyalty attacks seat 1 with Rage, so neither applies; seat 2 holds a Fracture."""
    place = battle(3, 3, seats=3, attack={"sceptre": "sceptre_loyalty"}, defence={"sceptre": "sceptre_rage"})
    place.player(2, hand=["fracture"])
    for seat in range(3):
        if f"p{seat}" in down:
            place.player(seat, destroyed=down[f"p{seat}"])
    return place.laid().advance("v1_2", 3)


def test_MM_3_5_a_sceptre_that_does_not_apply_can_be_fractured() -> None:
    """All are asked in turn, with the sceptres of others as targets; broken, it changes no battle points."""
    play = wrong_roles()

    assert (0, ["pass"]) == (play.seat, play.legal)
    assert (1, ["pass"]) == (play.move("pass").seat, play.legal)
    assert (2, 3) == (play.move("pass").seat, len(play.legal))

    play.move("fracture artefact=sceptre_rage")

    assert ("conflict", (3, 3)) == (play.stage, play.score)
    assert "sceptre" in play.destroyed(1)
    assert [] == play.all_called("strengthened")

    play.conflict("conflict_5", "conflict_2").passed().turn_over().turn_over()

    assert "sceptre" not in play.destroyed(1)  # repaired at the end of its owner's turn


def test_MM_3_5_an_orb_that_does_not_apply_can_be_fractured() -> None:
    """The winner's Cleansing, the loser's Greed: both are targets in step 7, and neither works."""
    attack, defence = {"orb": "orb_cleansing", "hand": BREAKER}, {"orb": "orb_greed", "hand": BREAKER}
    play = battle(4, 3, attack=attack, defence=defence).laid().advance("v1_1", 4)
    play.conflict("conflict_5", "conflict_3").moves("pass", "pass")

    assert (0, ["fracture artefact=orb_greed", "pass"]) == (play.seat, play.legal)
    assert (1, ["fracture artefact=orb_cleansing", "pass"]) == (play.move("pass").seat, play.legal)
    assert ([0], WINDOW) == play.move("pass").asked


def test_MM_3_6_one_round_and_one_card_each() -> None:
    """Who passed is not asked again, even if somebody fractures later."""
    play = sceptres(4).moves("pass", "fracture artefact=sceptre_rage", "fracture artefact=sceptre_loyalty")

    assert "conflict" == play.stage
    assert [1, 2] == [event["seat"] for event in play.all_called("fractured")]


def test_MM_3_6_the_window_closes_with_its_last_target() -> None:
    """The second holder of a Fracture is not asked when the crown is already broken."""
    play = declared([["fracture"], ["fracture"]]).move("fracture artefact=crown_wrath")

    assert ([0], WINDOW) == play.asked


def test_MM_3_7_what_is_left_intact_takes_effect() -> None:
    """Rage is broken, Loyalty applies."""
    play = sceptres(2).moves("pass", "fracture artefact=sceptre_rage")

    assert (4, 4) == play.score
    assert ["MM-8.10"] == [event["clause"] for event in play.called("strengthened")]


def test_MM_3_7_after_passing_everything_applies() -> None:
    """Both sceptres take effect, the attacker's first."""
    play = sceptres(2).moves("pass", "pass")

    assert (5, 4) == play.score
    assert [0, 1] == [event["seat"] for event in play.called("strengthened")]


# MM-3.8 Who is asked


def test_MM_3_8_a_seat_without_the_card_is_asked_and_can_only_pass() -> None:
    """Every hand that is not empty might hold it."""
    play = declared([["conflict_2"], ["ambush", "support_1"]])

    assert (1, ["pass"]) == (play.seat, play.legal)

    play.move("pass")

    assert (2, ["pass"]) == (play.seat, play.legal)


def test_MM_3_8_an_empty_hand_is_not_asked() -> None:
    """Everybody can see that it holds nothing."""
    assert [2] == asked_in_turn(declared([[], ["conflict_2"], []]))


def test_MM_3_8_whose_fracture_lies_in_the_discard_pile_is_not_asked() -> None:
    """There is only one in each deck, and discard piles are open."""
    assert [1, 3] == asked_in_turn(declared([["ambush"]] * 3, [[], ["fracture"], ["conflict_2"]]))


def test_MM_3_8_when_nobody_can_hold_it_nobody_is_asked() -> None:
    """The window is skipped for all."""
    play = declared([["ambush"], []], [["fracture"], []])

    assert ([0], "MM-4.10") == play.asked


def test_MM_3_8_no_target_no_question() -> None:
    """Only the other's sceptre is a target for a battler."""
    place = battle(4, 3, seats=3, attack={"sceptre": "sceptre_rage", "hand": BREAKER}, defence={"hand": BREAKER})
    play = place.player(2, hand=["conflict_2"]).laid().advance("v1_2", 4)

    assert [1, 2] == asked_in_turn(play)


def test_MM_3_8_a_battler_is_asked_for_the_face_up_sceptre_of_the_other() -> None:
    """With Rage face down the attacker is not asked, with Loyalty face down the defender is not; the third is, by either."""
    assert [1, 2] == asked_in_turn(wrong_roles(p1=["crown", "orb", "sceptre"]))
    assert [0, 2] == asked_in_turn(wrong_roles(p0=["crown", "orb", "sceptre"]))
    assert [] == asked_in_turn(wrong_roles(p0=["crown", "orb", "sceptre"], p1=["crown", "orb", "sceptre"]))


def test_MM_3_8_a_fracture_played_as_first_takes_its_player_out_of_later_windows() -> None:
    """After it lies in the discard pile its owner is not asked in step 7."""
    attack = {"sceptre": "sceptre_rage", "orb": "orb_brutality", "hand": BREAKER}
    play = battle(5, 3, attack=attack, defence={"hand": BREAKER}).laid().advance("v1_1", 4)
    play.move("fracture artefact=sceptre_rage").conflict("conflict_5", "conflict_3").passed()

    assert WINDOW == play.asks
    assert [] == [event for event in play.all_called("fractured") if event["artefact"] == "orb_brutality"]
    assert [event for event in play.all_called("fell") if event["clause"] == "MM-8.6"]


SECRETS = [
    ["fracture", "conflict_2", "conflict_3", "conflict_4", "support_1"],
    ["conflict_2", "conflict_2", "conflict_3", "conflict_4", "support_1"],
    ["ambush", "conflict_5", "tactical_advance", "call_to_arms", "conflict_2"],
]


def public(play: Play) -> tuple[Any, ...]:
    """What a spectator knows: the table, and who owes a choice."""
    return play.pending, play.seen(SPECTATOR), play.heard(SPECTATOR)


@pytest.mark.parametrize("orb", ["orb_greed", "orb_preparation"])
def test_MM_3_8_whether_the_card_is_held_changes_nothing_that_is_seen(orb: str) -> None:
    """The same battle with all others' hands exchanged: the same seats are asked, and a spectator sees the same."""
    courses = []
    for first in SECRETS:
        for second in SECRETS:
            attack = {"sceptre": "sceptre_rage", "orb": orb, "hand": first}
            place = battle(
                4, 2, seats=4, attack=attack, defence={"sceptre": "sceptre_loyalty", "orb": "orb_devotion", "hand": second}
            )
            place.player(2, hand=second).player(3, hand=first, discard=["fracture"] if "fracture" not in first else [])
            if "fracture" in first:
                place.player(3, hand=SECRETS[1], discard=["fracture"])
            play = place.laid()
            course = [public(play)]
            play.advance("v1_1", 3)
            while play.stage == "reaction":
                course.append(public(play))
                play.move("pass")
            course.append(public(play))
            courses.append(course)

    assert [0, 1, 2] == [moment[0][0] for moment in courses[0][1:-1]]
    assert all(courses[0] == course for course in courses)


def test_MM_3_8_a_crown_window_tells_nothing() -> None:
    """Seat 1 with and without the card: asked both times, and everybody else sees the same."""
    with_it, without = declared([SECRETS[0], SECRETS[1]]), declared([SECRETS[1], SECRETS[0]])
    for _ in range(2):
        assert with_it.pending == without.pending
        assert with_it.seen(0) == without.seen(0)
        assert with_it.seen(SPECTATOR) == without.seen(SPECTATOR)
        with_it.move("pass")
        without.move("pass")
        assert with_it.heard(0) == without.heard(0)


def test_MM_3_8_passes_are_not_told_by_name() -> None:
    """No event says who passed."""
    play = declared([SECRETS[0], SECRETS[1]]).move("pass")

    assert [] == play.events


def test_MM_3_8_a_known_hand_is_asked_all_the_same() -> None:
    """What one seat has seen with Prosperity is no public knowledge: everybody else would learn of it."""
    place = table(3).player(0, castle=3, hand=["conflict_2"], crown="crown_wrath")
    place.player(1, hand=["ambush"], seen_hand={"0": ["ambush"]}).player(2, hand=["ambush"])

    assert [1, 2] == asked_in_turn(place.laid().move("use_crown"))
