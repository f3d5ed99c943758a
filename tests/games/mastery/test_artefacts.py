"""MM-8. Sceptres and orbs in battle."""

from typing import Any

import pytest

from .builder import EQUALISE, HAND, ORB_DISCARD, WINDOW, Play, battle, rest

WON, LOST = ("brutality", "greed", "preparation"), ("cleansing", "devotion", "resurgence")
ATTACK, DEFENCE = ("fear", "influence", "rage"), ("defiance", "loyalty", "vigour")
NO_FRACTURE = {"discard": ["fracture"]}  # so that nobody is asked to break anything


def fought(wins: bool = True, attack: dict[str, Any] | None = None, defence: dict[str, Any] | None = None) -> Play:
    """A battle of 4 against 3 that the attacker wins by 2, or loses by 1; both Fractures are spent."""
    play = battle(6, 3, attack={**NO_FRACTURE, **(attack or {})}, defence={**NO_FRACTURE, **(defence or {})})
    return play.laid().fight("v1_1", 4, *(("conflict_4", "conflict_3") if wins else ("conflict_2", "conflict_4")))


def engaged(attackers: int = 4, defenders: int = 3, attack: str = "", defence: str = "", **hands: list[str]) -> Play:
    """The beginning of a battle with these sceptres; both Fractures are spent."""
    place = battle(attackers, defenders, attack=dict(NO_FRACTURE), defence=dict(NO_FRACTURE))
    if attack:
        place.player(0, sceptre=f"sceptre_{attack}")
    if defence:
        place.player(1, sceptre=f"sceptre_{defence}")
    for seat, name in enumerate(("first", "second")):
        if name in hands:
            place.player(seat, hand=hands[name])
    return place.chance(0, 0).laid().advance("v1_1", attackers)


def test_MM_8_1_a_destroyed_artefact_has_no_effect() -> None:
    """Neither sceptre nor orb, until it is repaired."""
    down = {"sceptre": "sceptre_rage", "orb": "orb_brutality", "destroyed": ["sceptre", "orb", "crown"]}
    play = fought(attack=down)

    assert [] == play.all_called("strengthened")
    assert ["MM-7.8"] == [event["clause"] for event in play.all_called("fell")]


def test_MM_8_1_repaired_it_works_again() -> None:
    """Face up after the owner's turn, in the next battle it applies."""
    play = fought(attack={"sceptre": "sceptre_rage", "destroyed": ["crown", "orb", "sceptre"]}).turn_over()

    assert "sceptre" not in play.destroyed(0)


def test_MM_8_2_in_every_battle_and_never_held_back() -> None:
    """Two battles in one turn, Rage in both, and nobody is asked."""
    hand = ["conflict_3", "conflict_4", "conflict_5", "tactical_advance", "support_1"]
    place = battle(12, 2, attack={"hand": hand, "sceptre": "sceptre_rage", "discard": ["fracture"]}, defence=dict(NO_FRACTURE))
    place.player(1, lands={"v1_1": 2, "v2_1": 1})
    play = place.laid().move("play card=tactical_advance")
    play.fight("v1_1", 4, "conflict_3", "conflict_2").fight("v2_1", 4, "conflict_4", "conflict_3")

    assert ["MM-8.10"] * 2 == [event["clause"] for event in play.all_called("strengthened") if event["seat"] == 0]


@pytest.mark.parametrize("attacker", [*ATTACK, *DEFENCE])
@pytest.mark.parametrize("defender", [*ATTACK, *DEFENCE])
def test_MM_8_3_which_sceptres_apply(attacker: str, defender: str) -> None:
    """The role alone decides; the others can be fractured in step 3 all the same."""
    if attacker == defender:
        return
    hand = ["conflict_2", "conflict_3", "conflict_4", "support_1", "fracture"]
    attack, defence = {"sceptre": f"sceptre_{attacker}"}, {"sceptre": f"sceptre_{defender}"}
    play = battle(4, 3, seats=3, attack=attack, defence=defence).player(2, hand=hand).laid().advance("v1_2", 4)
    while play.stage == "reaction" and play.seat != 2:
        play.move("pass")
    about = {f"sceptre_{attacker}": attacker in ATTACK, f"sceptre_{defender}": defender in DEFENCE}

    assert {"pass", *(f"fracture artefact={name}" for name in about)} == set(play.legal_of(2))
    assert about == {name: play.facts(f"fracture artefact={name}", 2)["applies"] == "yes" for name in about}


@pytest.mark.parametrize("wins", [True, False])
@pytest.mark.parametrize("attacker", [*WON, *LOST])
@pytest.mark.parametrize("defender", [*WON[:2], *LOST[:2]])
def test_MM_8_3_which_orbs_apply(attacker: str, defender: str, wins: bool) -> None:
    """The winner's Brutality, Greed, Preparation; the loser's Cleansing, Devotion, Resurgence."""
    if attacker == defender:
        return
    hand = ["conflict_2", "conflict_3", "conflict_4", "support_1", "fracture"]
    attack, defence = {"orb": f"orb_{attacker}"}, {"orb": f"orb_{defender}"}
    play = battle(4, 3, seats=3, attack=attack, defence=defence).player(2, hand=hand).laid().advance("v1_2", 4)
    play.conflict(*(("conflict_5", "conflict_2") if wins else ("conflict_2", "conflict_5")))
    while play.stage == "support" or (play.stage == "reaction" and play.seat != 2):
        play.move("pass")
    about = {f"orb_{attacker}": (attacker in WON) == wins, f"orb_{defender}": (defender in LOST) == wins}

    assert {"pass", *(f"fracture artefact={name}" for name in about)} == set(play.legal_of(2))
    assert about == {name: play.facts(f"fracture artefact={name}", 2)["applies"] == "yes" for name in about}


def test_MM_8_3_effects_without_consequence_are_applicable_too() -> None:
    """Fear with more knights and Greed with six cards can be fractured."""
    hand = [*HAND, "support_2", "fracture"]
    place = battle(
        4, 3, attack={"sceptre": "sceptre_fear", "orb": "orb_greed", "hand": [*hand, "ambush"]}, defence={"hand": hand}
    )
    play = place.laid().advance("v1_1", 4)

    assert (1, ["fracture artefact=sceptre_fear", "pass"]) == (play.seat, sorted(play.legal))

    play.move("pass").conflict("conflict_5", "conflict_2").moves("pass", "pass")

    assert (1, ["fracture artefact=orb_greed", "pass"]) == (play.seat, sorted(play.legal))


@pytest.mark.parametrize(("place", "card"), list(enumerate(HAND)))
def test_MM_8_4_influence_and_defiance_take_a_random_card(place: int, card: str) -> None:
    """Any of the cards, by chance; it goes to the opponent's discard pile without effect."""
    play = battle(attack={**NO_FRACTURE, "sceptre": "sceptre_influence"}, defence=dict(NO_FRACTURE)).chance(place).laid()
    play.advance("v1_1", 2)

    assert (["fracture", card], 4) == (play.discard(1), len(play.hand(1)))
    assert [(1, card)] == [(event["seat"], event["card"]) for event in play.called("discarded")]

    play = battle(attack=dict(NO_FRACTURE), defence={**NO_FRACTURE, "sceptre": "sceptre_defiance"}).chance(place).laid()
    play.advance("v1_1", 2)

    assert (["fracture", card], 4) == (play.discard(0), len(play.hand(0)))


def test_MM_8_4_the_discard_comes_before_the_conflict_cards() -> None:
    """The only conflict card may be lost that way."""
    hand = ["conflict_5", "support_1", "support_1", "support_2", "support_2"]
    play = engaged(attack="influence", second=hand)

    assert ["commit_nothing"] == play.legal_of(1)


@pytest.mark.parametrize("choice", ["equalise", "pass"])
def test_MM_8_5_fear_may_count_as_many_knights(choice: str) -> None:
    """Only for battle points; losses use the real knights."""
    play = engaged(2, 5, attack="fear")

    assert ([0], EQUALISE, {"equalise", "pass"}) == (*play.asked, play.verbs())

    play.move(choice)

    assert ((5, 5) if choice == "equalise" else (2, 5)) == play.score

    play.conflict("conflict_3", "conflict_4").passed()

    assert sum(event["knights"] for event in play.all_called("fell")) == (1 if choice == "equalise" else 2)


@pytest.mark.parametrize("attackers", [3, 4])
def test_MM_8_5_fear_is_not_asked_without_need(attackers: int) -> None:
    """Equal or more knights: nothing to gain."""
    assert [0, 1] == engaged(attackers, 3, attack="fear").pending


def test_MM_8_5_vigour_for_the_defender() -> None:
    """The same in defence; bonuses stay as they are."""
    play = battle(5, 2, "fort", attack=dict(NO_FRACTURE), defence={**NO_FRACTURE, "sceptre": "sceptre_vigour"}).laid()
    play.advance("v2_1", 5)

    assert (([1], EQUALISE), (5, 3)) == (play.asked, play.score)

    play.move("equalise")

    assert (5, 6) == play.score
    assert 2 == play.told["battle"]["defenders"]
    assert [{"event": "equalised", "seat": 1, "amount": 3, "attack": 5, "defence": 6}] == play.called("equalised")


def test_MM_8_6_brutality_takes_a_knight_before_the_losses() -> None:
    """One of the loser's there."""
    play = fought(attack={"orb": "orb_brutality"})

    assert [("MM-8.6", 1), ("MM-7.8", 2)] == [(event["clause"], event["knights"]) for event in play.all_called("fell")]
    assert 2 == play.castle(1)


def test_MM_8_6_brutality_of_a_defender() -> None:
    """It hits the attackers then."""
    play = fought(wins=False, defence={"orb": "orb_brutality"})

    assert [(0, "MM-8.6", 1), (0, "MM-7.8", 1)] == [
        (event["seat"], event["clause"], event["knights"]) for event in play.all_called("fell")
    ]
    assert 2 + 2 == play.castle(0)


def test_MM_8_7_greed_draws_up_to_six() -> None:
    """Four cards are left after the battle's card: two more are drawn; cards in play are not in the pile yet."""
    play = fought(attack={"orb": "orb_greed"})

    assert 6 == len(play.hand(0))
    assert [(0, 2)] == [(event["seat"], event["count"]) for event in play.all_called("drew")]


@pytest.mark.parametrize("orb", ["greed", "resurgence"])
def test_MM_8_7_six_or_more_draw_nothing(orb: str) -> None:
    """Who holds six already gets none."""
    hand = [*HAND, "support_2", "ambush"]
    play = fought(wins=orb == "greed", attack={"orb": f"orb_{orb}", "hand": hand})

    assert (6, []) == (len(play.hand(0)), play.all_called("drew"))


def test_MM_8_7_resurgence_draws_for_the_loser() -> None:
    """Up to six as well."""
    play = fought(defence={"orb": "orb_resurgence"})

    assert 6 == len(play.hand(1))


def test_MM_8_7_cards_in_play_are_not_reshuffled() -> None:
    """An empty deck: the pile is reshuffled, and the card of this battle comes to the new pile only afterwards."""
    pile = [*rest(HAND, ["ambush", "conflict_4"]), "conflict_4", "ambush"]
    place = battle(6, 3, attack={"hand": HAND, "discard": pile, "orb": "orb_greed"}, defence=dict(NO_FRACTURE))
    play = place.chance().laid().advance("v1_1", 4).conflict("conflict_5", "conflict_2").passed()

    assert ["conflict_5"] == play.discard(0)
    assert sorted(["conflict_2", "conflict_3", "conflict_4", "support_1", "ambush", "conflict_4"]) == sorted(play.hand(0))
    assert 11 == len(play.deck(0))


def test_MM_8_8_devotion_places_a_knight() -> None:
    """On the loser's castle, cut short by the dice."""
    play = fought(defence={"orb": "orb_devotion"})

    assert 2 + 1 + 1 == play.castle(1)  # one survivor of three retreats, one comes by Devotion
    assert "MM-8.8" in [event["clause"] for event in play.all_called("mustered")]


@pytest.mark.parametrize(("wins", "seat", "orb"), [(True, 0, "preparation"), (True, 1, "cleansing"), (False, 0, "cleansing")])
def test_MM_8_9_preparation_and_cleansing_may_discard(wins: bool, seat: int, orb: str) -> None:
    """Any card of the hand, or none; before the losses."""
    mine = {"orb": f"orb_{orb}"}
    play = fought(wins, attack=mine if seat == 0 else None, defence=mine if seat == 1 else None)

    assert ([seat], ORB_DISCARD) == play.asked
    assert {"pass", *(f"discard card={card}" for card in play.hand(seat))} == set(play.legal)
    assert [] == play.all_called("fell")

    play.move("discard card=support_1")

    assert "support_1" in play.discard(seat)
    assert ([0], WINDOW) == play.asked


def test_MM_8_9_not_asked_with_an_empty_hand() -> None:
    """One conflict and four support cards were laid: nothing is left to discard."""
    hand = ["conflict_5", "support_1", "support_1", "support_2", "support_2"]
    place = battle(3, 3, attack={**NO_FRACTURE, "hand": hand, "orb": "orb_preparation"}, defence=dict(NO_FRACTURE))
    play = place.laid().advance("v1_1", 3).conflict("conflict_5", "conflict_5").move("support ones=2 twos=2").passed()

    assert ([0], WINDOW, []) == (*play.asked, play.hand(0))


@pytest.mark.parametrize(
    ("attack", "defence", "score"), [("rage", "", (5, 3)), ("", "loyalty", (4, 4)), ("rage", "loyalty", (5, 4))]
)
def test_MM_8_10_rage_and_loyalty(attack: str, defence: str, score: tuple[int, int]) -> None:
    """One battle point for the owner."""
    assert score == engaged(4, 3, attack=attack, defence=defence).score


@pytest.mark.parametrize(("attack", "defence"), [("loyalty", "rage"), ("vigour", "fear"), ("defiance", "influence")])
def test_MM_8_3_the_wrong_role_does_nothing(attack: str, defence: str) -> None:
    """Defensive sceptres in attack and the other way round."""
    play = engaged(2, 3, attack=attack, defence=defence)

    assert ([0, 1], (2, 3)) == (play.pending, play.score)
    assert (5, 5) == (len(play.hand(0)), len(play.hand(1)))
