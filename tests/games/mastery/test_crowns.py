"""MM-4. The six crowns."""

from itertools import permutations

import pytest

from .builder import HAND, WINDOW, Play, battle, dealt, rest, table


def crowned(crown: str, seats: int = 2, **belongings: object) -> Play:
    """Seat 0 with this crown and some knights; everything else lies face down, nobody can fracture."""
    return table(seats).player(0, **{"castle": 6, "crown": f"crown_{crown}", **belongings}).laid()


# MM-4.1 to MM-4.3, MM-4.5: when a crown may be used


def test_MM_4_1_once_in_each_own_turn() -> None:
    """The second time it is refused, in the next own turn it is offered again."""
    play = crowned("wrath", hand=HAND).moves("use_crown", "pass")

    assert play.told["crown_used"]
    assert "use_crown" not in play.legal
    assert "MM-4.1" == play.refusal("use_crown")

    play.turn_over().turn_over()

    assert "use_crown" in play.legal


def test_MM_4_1_only_the_own_crown() -> None:
    """Nobody uses the crown of somebody else, and nobody uses it in somebody else's turn."""
    play = table().player(0, castle=1, hand=HAND, crown="crown_insight").player(1, hand=HAND, crown="crown_corruption").laid()

    assert "MM-4.1" == play.refusal("corrupt artefact=crown_insight")
    assert "MM-4.1" == play.refusal("examine target=1")
    assert [0] == play.pending


def test_MM_4_1_never_during_redistribution_advance_or_battle() -> None:
    """Only windows offer it."""
    play = crowned("wrath", hand=HAND, lands={"v1_1": 1}).move("redistribute")

    assert "MM-2.7" == play.refusal("use_crown")
    assert "MM-2.7" == play.move("done").refusal("use_crown")
    assert "MM-2.7" == battle(attack={"crown": "crown_wrath"}).laid().advance("v1_1", 2).refusal("use_crown", 0)


def test_MM_4_2_declaration_window_effect() -> None:
    """The declared target is public before anybody answers; the effect follows the window."""
    place = table().bright().player(0, castle=1, crown="crown_corruption").player(1, hand=["fracture"])
    play = place.laid().move("corrupt artefact=orb_greed")

    assert ([1], "reaction") == (play.pending, play.stage)
    assert [] == play.destroyed(1)

    play.move("pass")

    assert ["orb"] == play.destroyed(1)


def test_MM_4_2_a_fractured_crown_does_nothing_and_counts_as_used() -> None:
    """It is destroyed, and its target is untouched."""
    place = table().bright().player(0, castle=1, crown="crown_corruption").player(1, hand=["fracture"])
    play = place.laid().moves("corrupt artefact=orb_greed", "fracture artefact=crown_corruption")

    assert ([], ["crown"]) == (play.destroyed(1), play.destroyed(0))
    assert play.told["crown_used"]
    assert WINDOW == play.asks
    assert "corrupt" not in play.verbs()


def test_MM_4_3_destroyed_crowns_cannot_be_declared() -> None:
    """Whenever they were destroyed."""
    for when in ("destroyed", "destroyed_now"):
        play = table().player(0, castle=1, hand=HAND, crown="crown_wrath", **{when: ["crown"]}).laid()

        assert "use_crown" not in play.legal
        assert "MM-4.3" == play.refusal("use_crown")


def test_MM_4_5_order_needs_an_eligible_card() -> None:
    """Without one it is not offered."""
    play = crowned("order", discard=["conflict_2", "ambush"])

    assert "MM-4.5" == play.refusal("use_crown")
    assert "use_crown" in crowned("order", discard=["conflict_2", "ambush"], played=["ambush"]).legal


def test_MM_4_5_wrath_needs_a_card_in_hand() -> None:
    """An empty hand has nothing to discard."""
    assert "MM-4.5" == crowned("wrath").refusal("use_crown")
    assert "use_crown" in crowned("wrath", hand=["ambush"]).legal


def test_MM_4_5_insight_needs_deck_or_discard_pile() -> None:
    """With all 18 cards in hand (Authority aside, in the pile) it is offered; a pile or a deck is enough."""
    everything = rest(["authority"])

    assert "use_crown" in crowned("insight", hand=everything, discard=["authority"]).legal
    assert "use_crown" in crowned("insight", hand=everything, deck=["authority"]).legal


def test_MM_4_5_prosperity_needs_a_card_to_look_at() -> None:
    """Any player with a deck or a discard pile; oneself included."""
    play = table(3).player(0, castle=1, crown="crown_prosperity").laid()

    assert {"examine target=0", "examine target=1", "examine target=2"} <= set(play.legal)


def test_MM_4_5_corruption_needs_another_face_up_artefact() -> None:
    """The crown itself is none."""
    play = crowned("corruption")

    assert "corrupt" not in play.verbs()
    assert play.refusal("corrupt artefact=orb_greed") in ("MM-4.5", "MM-4.8")
    assert "corrupt artefact=orb_brutality" in crowned("corruption", orb="orb_brutality").legal


def test_MM_4_5_vitality_is_always_possible() -> None:
    """Even without a single territory."""
    assert "use_crown" in table().player(0, castle=0, crown="crown_vitality").laid().legal


# MM-4.4 Insight


@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_MM_4_4_insight_any_order(order: tuple[int, ...]) -> None:
    """The four top cards come back in the order chosen; those below stay."""
    top = ["ambush", "conflict_2", "support_1", "fracture"]
    play = crowned("insight", deck=top).move("use_crown")

    assert "MM-4.4" == play.asks
    for place in order[:3]:
        play.move(f"arrange card={top[place]}")

    assert [top[place] for place in order] == play.deck(0)[:4]
    assert rest(top) == play.deck(0)[4:]
    assert (WINDOW, []) == (play.asks, play.hand(0))


def test_MM_4_4_insight_the_offered_cards_are_those_left() -> None:
    """Equal cards are offered once, a card taken is gone."""
    play = crowned("insight", deck=["ambush", "ambush", "conflict_2", "conflict_3"]).move("use_crown")

    assert {"arrange card=ambush", "arrange card=conflict_2", "arrange card=conflict_3"} == set(play.legal)

    play.move("arrange card=conflict_2")

    assert {"arrange card=ambush", "arrange card=conflict_3"} == set(play.legal)


def test_MM_4_4_insight_puts_the_discard_pile_under_a_short_deck() -> None:
    """Fewer than four cards: the whole discard pile is shuffled and laid under them, the deck itself is not shuffled."""
    deck = ["ambush", "conflict_2"]
    pile = ["support_1", "support_2", "conflict_5"]
    place = table().player(0, castle=1, crown="crown_insight", deck=deck, discard=pile, hand=rest(deck, pile, ["authority"]))
    play = place.player(0, deck=[*deck, "authority"]).chance().laid().move("use_crown")

    assert [] == play.discard(0)
    assert {"ambush", "conflict_2", "authority"} <= {move.partition("=")[2] for move in play.legal}
    assert 4 == len(play.legal)
    assert sorted(deck + pile + ["authority"]) == sorted(play.deck(0))
    assert [*deck, "authority"] == play.deck(0)[:3]


def test_MM_4_4_insight_four_cards_need_no_reshuffle() -> None:
    """Exactly four are enough."""
    deck = ["ambush", "conflict_2", "support_1", "authority"]
    pile = ["support_2"]
    play = table().player(0, castle=1, crown="crown_insight", deck=deck, discard=pile, hand=rest(deck, pile)).laid()
    play.move("use_crown")

    assert pile == play.discard(0)
    assert [] == play.called("reshuffled")


@pytest.mark.parametrize(("deck", "pile", "decisions"), [(3, 0, 2), (1, 2, 2), (0, 3, 2), (1, 1, 1), (1, 0, 0), (0, 1, 0)])
def test_MM_4_4_insight_with_fewer_cards_in_all(deck: int, pile: int, decisions: int) -> None:
    """All that exist are seen; the last one has only one place left."""
    cards = ["authority", "ambush", "conflict_2"]
    on_deck, piled = cards[:deck], cards[deck : deck + pile]
    place = table().player(0, castle=1, crown="crown_insight", deck=on_deck, discard=piled, hand=rest(on_deck, piled))
    play = place.laid().move("use_crown")
    made = 0
    while play.asks == "MM-4.4":
        play.move(play.legal[0])
        made += 1

    assert decisions == made
    assert sorted(on_deck + piled) == sorted(play.deck(0))
    assert sorted(on_deck + piled) == sorted(play.seen(0)["players"][0]["deck"])


# MM-4.6 Order


def test_MM_4_6_order_offers_what_was_played_in_the_own_previous_turn() -> None:
    """Of any type, Authority included; other cards of the pile are refused."""
    pile = ["conflict_2", "authority", "call_to_arms", "ambush"]
    play = crowned("order", discard=pile, played=["authority", "call_to_arms", "ambush"]).move("use_crown")

    assert "MM-4.6" == play.asks
    assert {"recall card=authority", "recall card=call_to_arms", "recall card=ambush"} == set(play.legal)
    assert "MM-4.6" == play.refusal("recall card=conflict_2")

    play.move("recall card=ambush")

    assert ["conflict_2", "authority", "call_to_arms"] == play.discard(0)
    assert 2 == play.deck(0).count("ambush")
    assert 15 == len(play.deck(0))


def test_MM_4_6_order_in_play() -> None:
    """A resource and a conflict card played in one's turn can be recalled in the next one, not in the same one."""
    hand = ["conflict_5", "conflict_2", "call_to_arms", "support_1", "support_2"]
    play = battle(5, 2, attack={"hand": hand, "crown": "crown_order"}).laid()
    play.move("play card=call_to_arms").advance("v1_1", 5).conflict("conflict_5", "conflict_2")
    play.moves("pass", "support ones=1 twos=0", "pass", "pass")

    assert ["call_to_arms", "conflict_5", "support_1"] == sorted(play.discard(0))
    assert "MM-4.5" == play.refusal("use_crown")

    play.turn_over().turn_over().move("use_crown").passed()

    assert {"recall card=call_to_arms", "recall card=conflict_5", "recall card=support_1"} == set(play.legal)


def test_MM_4_6_order_not_two_turns_later() -> None:
    """Eligible in the very next own turn only."""
    play = crowned("order", hand=["call_to_arms"]).move("play card=call_to_arms").turn_over().turn_over()

    assert "use_crown" in play.legal
    assert "MM-4.5" == play.turn_over().turn_over().refusal("use_crown")


def test_MM_4_6_order_not_what_was_played_as_a_defender() -> None:
    """Cards laid in others' turns do not count."""
    play = battle(4, 2, defence={"crown": "crown_order"}).laid().fight("v1_1", 4, "conflict_5", "conflict_2").turn_over()

    assert ["conflict_2"] == play.discard(1)
    assert "MM-4.5" == play.refusal("use_crown")


def test_MM_4_6_order_not_what_was_merely_discarded() -> None:
    """A discard for Ruins is no play."""
    play = table().tiles(v1_1="ruins").player(0, castle=3, hand=["ambush"], crown="crown_order").laid()
    play.advance("v1_1", 1).move("discard card=ambush").turn_over().turn_over()

    assert "MM-4.5" == play.refusal("use_crown")


def test_MM_4_6_order_not_what_was_played_at_set_up() -> None:
    """Authority of the set-up belongs to no turn."""
    for seed in range(200):
        play = dealt(seed)
        if play.discard(0) == ["authority"] and play.player(0)["crown"] == "crown_order":
            while play.told["active"] != 0:
                play.turn_over()

            assert "use_crown" not in play.legal
            assert "use_crown" not in play.turn_over().turn_over().legal
            return
    raise AssertionError("no such set-up among these seeds")


# MM-4.7 Prosperity


@pytest.mark.parametrize("target", [0, 1, 2])
def test_MM_4_7_prosperity_leaves_or_removes_the_top_card(target: int) -> None:
    """Of any player, oneself included."""
    for choice in ("leave", "remove"):
        place = table(3).player(0, castle=1, crown="crown_prosperity").player(target, deck=["ambush", "conflict_5"])
        play = place.laid().move(f"examine target={target}")

        assert ("MM-4.7", 0, {"leave", "remove"}) == (play.asks, play.seat, play.verbs())

        play.move(choice)

        assert (["ambush"] if choice == "remove" else []) == play.discard(target)
        assert ("conflict_5" if choice == "remove" else "ambush") == play.deck(target)[0]


def test_MM_4_7_prosperity_reshuffles_for_an_empty_deck() -> None:
    """The target's discard pile becomes the deck first."""
    hand = rest(["authority", "ambush", "conflict_3"])
    place = table().player(0, castle=1, crown="crown_prosperity")
    play = place.player(1, hand=hand, discard=["authority", "conflict_3", "ambush"]).chance().laid()
    play.moves("examine target=1", "pass")

    assert [{"event": "reshuffled", "seat": 1}] == [
        {key: event[key] for key in ("event", "seat")} for event in play.called("reshuffled")
    ]
    assert ([], 3) == (play.discard(1), len(play.deck(1)))

    play.move("remove")

    assert ["ambush"] == play.discard(1)


def test_MM_4_7_prosperity_shows_the_card_to_its_user_alone() -> None:
    """Neither the owner nor others see it, unless it is removed."""
    place = table(3).player(0, castle=1, crown="crown_prosperity").player(1, deck=["ambush"])
    play = place.laid().move("examine target=1")

    assert "ambush" == play.seen(0)["players"][1]["deck"][0]
    assert "hidden" == play.seen(1)["players"][1]["deck"][0] == play.seen(2)["players"][1]["deck"][0]
    assert ["ambush", "hidden", "hidden"] == [
        next(event for event in play.heard(viewer) if event["event"] == "examined")["card"] for viewer in range(3)
    ]

    play.move("leave")

    assert "ambush" == play.seen(0)["players"][1]["deck"][0]
    assert "hidden" == play.seen(1)["players"][1]["deck"][0]


# MM-4.8 to MM-4.11


def test_MM_4_8_corruption_destroys_any_other_face_up_artefact() -> None:
    """Of anybody; never the declared crown itself."""
    play = table().bright().player(0, castle=1, crown="crown_corruption").player(1, destroyed=["crown"]).laid()
    offered = {move.partition("=")[2] for move in play.legal if move.startswith("corrupt")}

    assert {"orb_brutality", "sceptre_fear", "orb_greed", "sceptre_influence"} == offered
    assert "MM-4.8" == play.refusal("corrupt artefact=crown_corruption")
    assert "MM-4.8" == play.refusal("corrupt artefact=crown_insight")

    play.move("corrupt artefact=sceptre_influence")

    assert ["crown", "sceptre"] == play.destroyed(1)
    assert {"event": "corrupted", "seat": 0, "owner": 1, "artefact": "sceptre_influence"} in play.events


def test_MM_4_9_vitality_redistributes_once_more() -> None:
    """Without a cycle, and without an advance afterwards."""
    play = crowned("vitality", lands={"v1_1": 2}).move("use_crown")

    assert ("MM-5.2", 1) == (play.asks, play.told["cycles"])

    play.moves("station slot=v1_1 knights=5", "done")

    assert ({"v1_1": 5}, 3, WINDOW, 1) == (play.lands(0), play.castle(0), play.asks, play.told["cycles"])
    assert "redistribute" in play.legal


def test_MM_4_9_vitality_after_the_advance() -> None:
    """When no cycle is left it still works."""
    play = crowned("vitality").advance("v1_1", 2).moves("use_crown", "station slot=v1_1 knights=6", "done")

    assert ({"v1_1": 6}, 0) == (play.lands(0), play.castle(0))
    assert {"end_turn"} == play.verbs()


def test_MM_4_10_wrath_may_discard_one_card() -> None:
    """Any card of the hand, or nothing."""
    play = crowned("wrath", hand=["ambush", "fracture", "call_to_arms"]).move("use_crown")

    assert "MM-4.10" == play.asks
    assert {"pass", "discard card=ambush", "discard card=fracture", "discard card=call_to_arms"} == set(play.legal)
    assert "MM-9.4" == play.refusal("discard card=conflict_2")

    play.move("discard card=call_to_arms")

    assert (["ambush", "fracture"], ["call_to_arms"], 6) == (play.hand(0), play.discard(0), play.castle(0))


def test_MM_4_11_looking_is_not_drawing() -> None:
    """Authority seen by Insight or Prosperity stays where it is, and removed by Prosperity it does nothing."""
    play = crowned("insight", deck=["authority", "ambush"]).move("use_crown")

    assert ([], []) == (play.called("played"), play.hand(0))

    for target in (0, 1):
        place = table().player(0, castle=1, crown="crown_prosperity").player(target, deck=["authority"])
        play = place.laid().moves(f"examine target={target}", "remove")

        assert (["authority"], []) == (play.discard(target), play.hand(target))
        assert [] == play.all_called("drew", "played")


def test_MM_4_1_every_crown_can_be_used() -> None:
    """The six crowns, each by its verb."""
    for crown, verb in (
        ("corruption", "corrupt"),
        ("insight", "use_crown"),
        ("order", "use_crown"),
        ("prosperity", "examine"),
        ("vitality", "use_crown"),
        ("wrath", "use_crown"),
    ):
        play = crowned(crown, hand=["ambush"], orb="orb_greed", discard=["conflict_2"], played=["conflict_2"])

        assert verb in play.verbs()
