"""MM-7. The nine steps of a battle."""

from itertools import product

import pytest

from .builder import CONFLICT, DECK, HAND, SUPPORT, WINDOW, Play, battle, near, rest

SUPPORTERS = ["conflict_2", "conflict_3", "support_1", "support_1", "support_2"]


def supporting(attackers: int, defenders: int, tile: str = "forest", **more: object) -> Play:
    """Both hold `SUPPORTERS`; both have laid a conflict card of 2."""
    place = battle(attackers, defenders, tile, attack={"hand": SUPPORTERS}, defence={"hand": SUPPORTERS, **more})
    return place.laid().advance(near(tile), attackers).conflict("conflict_2", "conflict_2")


def test_MM_7_0_knights_are_battle_points() -> None:
    """Each battler starts with as many as knights stand there."""
    play = battle(4, 3).laid().advance("v1_1", 4)

    assert (4, 3) == play.score
    assert {"event": "attacked", "attacker": 0, "defender": 1, "attack": 4, "defence": 3}.items() <= play.called("attacked")[
        0
    ].items()


def test_MM_7_0_cards_laid_are_in_neither_hand_nor_pile() -> None:
    """They stay in play until the battle is over."""
    play = supporting(2, 2).move("support ones=2 twos=0")

    assert ["conflict_2", "support_1", "support_1"] == sorted(play.player(0)["laid"])
    assert (["conflict_3", "support_2"], []) == (play.hand(0), play.discard(0))
    assert {"hand": 2, "deck": 13, "discard": 0, "laid": 3} == play.player(0)["counts"]


@pytest.mark.parametrize(
    ("tile", "attack", "defence"),
    [
        ("grasslands", 5, 3),
        ("forest", 4, 3),
        ("homelands", 4, 3),
        ("village", 4, 3),
        ("ruins", 4, 3),
        ("fort", 4, 4),
        ("marshlands", 4, 3),
        ("mountains", 4, 3),
        ("battlefield", 4, 3),
        ("city", 4, 4),
        ("fortress", 4, 4),
        ("abbey", 4, 3),
    ],
)
def test_MM_7_1_terrain(tile: str, attack: int, defence: int) -> None:
    """Grasslands help the attacker; Fort, City and Fortress the defender."""
    play = battle(4, 3, tile).laid().advance(near(tile), 4)

    assert (attack, defence) == play.score


def test_MM_7_1_mountains_allow_no_support() -> None:
    """The step is skipped: after the conflict cards the outcome follows."""
    play = supporting(3, 2, "mountains")

    assert ["decided"] == [event["event"] for event in play.called("decided")]
    assert WINDOW == play.asks
    assert [] == play.called("supported")


def test_MM_7_2_both_draw_up_to_five() -> None:
    """Who has five or more draws nothing."""
    play = battle(attack={"hand": ["conflict_2"]}, defence={"hand": [*HAND, "ambush"]}).laid().advance("v1_1", 2)

    assert (5, 6) == (len(play.hand(0)), len(play.hand(1)))
    assert [(0, 4)] == [(event["seat"], event["count"]) for event in play.called("drew")]


def test_MM_7_2_the_drawn_cards_are_the_top_of_the_deck() -> None:
    """In order, and secret to others."""
    play = battle(attack={"hand": [], "deck": ["ambush", "fracture", "support_2"]}).laid().advance("v1_1", 2)

    assert {"ambush", "fracture", "support_2"} <= set(play.hand(0))
    for viewer in (1, -1):
        (drew,) = [event for event in play.heard(viewer) if event["event"] == "drew"]
        assert (5, ["hidden"] * 5) == (drew["count"], drew["cards"])
    (mine,) = [event for event in play.heard(0) if event["event"] == "drew"]
    assert ["ambush", "fracture", "support_2"] == mine["cards"][:3]


def test_MM_7_2_an_empty_deck_is_replaced_by_the_pile_and_the_draw_goes_on() -> None:
    """Two from the deck, three from the shuffled pile."""
    deck = ["conflict_2", "conflict_3"]
    pile = rest(deck, ["authority"])
    play = battle(attack={"hand": [], "deck": deck, "discard": ["authority", *pile]}).chance().laid().advance("v1_1", 2)

    assert 5 == len(play.hand(0))
    assert set(deck) <= set(play.hand(0))
    assert ([], 13) == (play.discard(0), len(play.deck(0)))
    assert [0] == [event["seat"] for event in play.called("reshuffled")]


def test_MM_7_2_a_draw_that_uses_the_deck_up_does_not_reshuffle() -> None:
    """Exactly five cards were there."""
    deck = ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1"]
    play = battle(attack={"hand": [], "deck": deck, "discard": rest(deck)}).laid().advance("v1_1", 2)

    assert ([], 13, []) == (play.deck(0), len(play.discard(0)), play.called("reshuffled"))


def test_MM_7_2_with_both_empty_the_draw_stops() -> None:
    """Possible only with a smaller deck than that of the box: six cards in all, four in hand, one drawn, nothing more."""
    few = {"conflict_2": 2, "conflict_3": 1, "support_1": 1, "authority": 1, "fracture": 1}
    content = {"card": [{"id": card, "count": few.get(card, 0)} for card in DECK]}
    hand = ["conflict_2", "conflict_2", "conflict_3", "support_1"]
    play = battle(attack={"hand": hand}, defence={"hand": hand}, content=content).laid().advance("v1_1", 2)

    assert [*hand, "fracture"] == play.hand(0)
    assert (["authority"], []) == (play.discard(0), play.deck(0))
    assert [0, 1] == play.pending


def test_MM_7_3_sceptres_apply_before_the_conflict_cards() -> None:
    """The attacker's first, then the defender's."""
    play = battle(attack={"sceptre": "sceptre_rage"}, defence={"sceptre": "sceptre_loyalty"}).laid().advance("v1_1", 4).passed()

    assert [(0, 5, 3), (1, 5, 4)] == [(event["seat"], event["attack"], event["defence"]) for event in play.called("strengthened")]
    assert (5, 4) == play.score
    assert CONFLICT == play.asks_of(0) == play.asks_of(1)


def test_MM_7_4_everyone_with_a_conflict_card_must_lay_one() -> None:
    """All kinds held are offered, nothing else."""
    hand = ["conflict_2", "conflict_2", "ambush", "support_2", "fracture"]
    play = battle(attack={"hand": hand}).laid().advance("v1_1", 4)

    assert {"commit card=conflict_2", "commit card=ambush"} == set(play.legal_of(0))
    assert "MM-7.4" == play.refusal("commit_nothing", 0)
    assert "MM-7.4" == play.refusal("commit card=conflict_5", 0)


def test_MM_7_4_without_one_nothing_is_laid() -> None:
    """Asked all the same, counting 0."""
    hand = ["support_1", "support_1", "support_2", "fracture", "call_to_arms"]
    play = battle(4, 3, attack={"hand": hand}).laid().advance("v1_1", 4)

    assert ["commit_nothing"] == play.legal_of(0)

    play.conflict("", "conflict_3")

    assert (4, 6) == play.score
    assert [0] == [event["seat"] for event in play.all_called("laid_nothing")]


@pytest.mark.parametrize(("attack", "defence"), list(product([2, 3, 4, 5], repeat=2))[::3])
def test_MM_7_4_values_are_added_when_both_are_laid(attack: int, defence: int) -> None:
    """Revealed together."""
    play = battle(4, 3).laid().advance("v1_1", 4).lay_down(0, f"conflict_{attack}")

    assert ((4, 3), [1]) == (play.score, play.pending)

    play.lay_down(1, f"conflict_{defence}")

    assert (4 + attack, 3 + defence) == play.score


@pytest.mark.parametrize("first", [0, 1])
def test_MM_7_4_ambush_rolls_after_the_reveal_the_attackers_first(first: int) -> None:
    """Whoever chose first: the attacker's die is rolled first."""
    hand = ["ambush", "conflict_2", "conflict_3", "support_1", "support_2"]
    play = battle(4, 3, attack={"hand": hand}, defence={"hand": hand}).chance(6, 1).laid().advance("v1_1", 4)
    play.lay_down(first, "ambush").lay_down(1 - first, "ambush")

    assert (10, 4) == play.score
    assert [(0, 6), (1, 1)] == [(event["seat"], event["face"]) for event in play.all_called("ambushed")]


@pytest.mark.parametrize(("attackers", "defenders", "begins"), [(2, 3, 0), (3, 2, 1), (3, 3, 0)])
def test_MM_7_5_fewer_points_begin_the_support(attackers: int, defenders: int, begins: int) -> None:
    """Equal: the attacker."""
    play = supporting(attackers, defenders)

    assert ([begins], SUPPORT) == play.asked


def test_MM_7_5_one_or_more_cards_per_go() -> None:
    """Every number of +1 and +2 that is held, or a pass."""
    play = supporting(3, 3)
    offered = {f"support ones={ones} twos={twos}" for ones in range(3) for twos in range(2) if ones + twos}

    assert {*offered, "pass"} == set(play.legal)
    assert "MM-7.5" == play.refusal("support ones=0 twos=2")

    play.move("support ones=2 twos=1")

    assert (9, 5) == play.score
    assert {"event": "supported", "seat": 0, "target": 0, "ones": 2, "twos": 1, "attack": 9, "defence": 5} in play.events
    assert [1] == play.pending


def test_MM_7_5_goes_alternate_and_a_pass_is_not_final() -> None:
    """Who passed may lay cards after the other has; two passes in a row end the step."""
    play = supporting(3, 3).move("pass")

    assert [1] == play.pending

    play.move("support ones=1 twos=0")

    assert [0] == play.pending

    play.move("support ones=0 twos=1").move("pass").move("support ones=1 twos=0").move("pass")

    assert SUPPORT == play.asks

    play.move("pass")

    assert [(8, 6)] == [(event["attack"], event["defence"]) for event in play.called("decided")]


def test_MM_7_5_a_hand_without_support_is_asked_all_the_same() -> None:
    """Only an empty hand is passed over, for everybody sees it."""
    place = battle(2, 3, attack={"hand": ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush"]})
    play = place.laid().advance("v1_1", 2).conflict("conflict_2", "conflict_2")

    assert (0, ["pass"]) == (play.seat, play.legal)


@pytest.mark.parametrize(
    ("attackers", "defenders", "winner", "margin"), [(5, 2, 0, 3), (4, 3, 0, 1), (3, 3, 1, 1), (2, 3, 1, 1), (1, 4, 1, 3)]
)
def test_MM_7_6_outcome(attackers: int, defenders: int, winner: int, margin: int) -> None:
    """More battle points win by the difference; a tie is the defender's by 1."""
    play = battle(attackers, defenders).laid().fight("v1_1", attackers, "conflict_3", "conflict_3")
    (decided,) = play.all_called("decided")

    assert (winner, 1 - winner, margin) == (decided["winner"], decided["loser"], decided["margin"])
    assert abs(attackers - defenders) == decided["points"] - decided["against"]


def test_MM_7_6_later_losses_leave_the_margin() -> None:
    """Brutality takes one first, then the whole margin falls."""
    play = battle(4, 6, attack={"orb": "orb_brutality"}).laid().fight("v1_1", 4, "conflict_5", "conflict_2").passed()

    assert [("MM-8.6", 1), ("MM-7.8", 1)] == [(event["clause"], event["knights"]) for event in play.all_called("fell")]
    assert 2 + 4 == play.castle(1)


def test_MM_7_7_orbs_apply_the_attackers_first() -> None:
    """Brutality of the attacker, then Devotion of the defender."""
    play = battle(4, 3, attack={"orb": "orb_brutality"}, defence={"orb": "orb_devotion"}).laid()
    play.fight("v1_1", 4, "conflict_3", "conflict_3").passed()
    names = [(event["event"], event.get("clause")) for event in play.all_called("fell", "mustered", "retreated")]

    assert [("fell", "MM-8.6"), ("mustered", "MM-8.8"), ("fell", "MM-7.8"), ("retreated", None)] == names


def test_MM_7_8_the_loser_loses_the_margin_and_retreats() -> None:
    """The survivors go to the loser's castle."""
    play = battle(6, 5).laid().fight("v1_1", 6, "conflict_3", "conflict_2")

    assert {"event": "fell", "seat": 1, "knights": 2, "clause": "MM-7.8"}.items() <= play.called("fell")[0].items()
    assert ({}, 5) == (play.lands(1), play.castle(1))
    assert [{"event": "retreated", "seat": 1, "knights": 3}] == play.called("retreated")


def test_MM_7_8_an_attacker_who_lost_retreats_too() -> None:
    """Two of four fall, two go home."""
    play = battle(7, 6).laid().fight("v1_1", 4, "conflict_2", "conflict_2")

    assert (5, {}) == (play.castle(0), play.lands(0))
    assert ({"v1_1": 6}, 2) == (play.lands(1), play.castle(1))


def test_MM_7_8_never_more_than_stand_there() -> None:
    """A margin beyond the knights there takes no others."""
    play = battle(6, 1).laid().fight("v1_1", 6, "conflict_5", "conflict_2")

    assert 2 == play.castle(1)
    assert [1] == [event["knights"] for event in play.called("fell")]
    assert sum(event["knights"] for event in play.called("retreated")) == 0


def test_MM_7_9_an_attacker_who_won_conquers_and_applies() -> None:
    """The Village sends a knight."""
    play = battle(4, 2, "village").laid().fight("v1_1", 4, "conflict_3", "conflict_3")

    assert (1, {"v1_1": 4}, 1) == (play.castle(0), play.lands(0), play.points(0))
    assert {"event": "conquered", "seat": 0, "slot": "v1_1", "tile": "village", "points": 1} in play.events


@pytest.mark.parametrize("tile", ["village", "ruins", "marshlands", "abbey"])
def test_MM_7_9_a_defender_who_won_applies_nothing(tile: str) -> None:
    """Nothing was conquered."""
    play = battle(2, 4, tile).laid().fight(near(tile), 2, "conflict_3", "conflict_3")

    assert ({near(tile): 4}, 2, WINDOW) == (play.lands(1), play.castle(1), play.asks)
    assert (["held"], []) == ([event["event"] for event in play.called("held")], play.called("conquered", "sank", "mustered"))


def test_MM_7_10_the_winner_loses_nobody() -> None:
    """All knights of the winner stay on the territory."""
    assert {"v1_1": 5} == battle(6, 5).laid().fight("v1_1", 5, "conflict_5", "conflict_4").lands(0)
    assert {"v1_1": 5} == battle(6, 5).laid().fight("v1_1", 5, "conflict_4", "conflict_4").lands(1)


def test_MM_7_11_cards_go_to_their_owners_piles() -> None:
    """Conflict and support cards of both, then the attacker's turn goes on."""
    play = supporting(3, 3).moves("support ones=1 twos=1", "support ones=2 twos=0", "pass", "pass")

    assert ["conflict_2", "support_1", "support_2"] == sorted(play.discard(0))
    assert ["conflict_2", "support_1", "support_1"] == sorted(play.discard(1))
    assert ([0], WINDOW) == play.asked
    assert [] == play.player(0)["laid"] == play.player(1)["laid"]


def test_MM_7_11_a_battle_that_wins_the_game_is_cleaned_up_too() -> None:
    """As the last thing that happens."""
    rich = dict.fromkeys(["v3_1", "v3_2", "v3_4", "v1_5", "v2_1"], 1)  # 3 + 3 + 3 + 1 + 2 points
    place = battle(6, 1, seats=4, attack={"lands": rich})
    play = place.tiles(v1_5="forest").laid()

    assert 12 == play.points(0)

    play.fight("v1_1", 6, "conflict_3", "conflict_2")

    assert play.over
    assert (["conflict_3"], ["conflict_2"]) == (play.discard(0), play.discard(1))
    assert "cleared" == play.names()[-1]


def test_MM_7_12_a_battle_that_ends_early_skips_the_rest() -> None:
    """An Arena that takes the last defender: no draw, no cards; the advance is used up and the turn goes on."""
    play = battle(3, 1, "arena", attack={"hand": ["ambush"]}).chance(5, 2).laid().advance("v2_1", 3)

    assert ({"v2_1": 3}, ["ambush"], 0) == (play.lands(0), play.hand(0), play.told["cycles"])
    assert ([0], WINDOW) == play.asked
    assert [] == play.called("drew", "decided", "committed")
