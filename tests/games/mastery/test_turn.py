"""MM-2. The nine steps of a turn."""

import random

import pytest

from .builder import ADVANCE, HAND, WINDOW, Play, battle, dealt, table


def opened(**belongings: object) -> Play:
    """Seat 0 in the first window of a turn, with knights and one territory."""
    return table().tiles(v2_1="fort", v2_4="cave").player(0, **{"castle": 6, "lands": {"v1_1": 2}, **belongings}).laid()


def test_MM_2_1_only_the_first_and_the_last_step_are_compulsory() -> None:
    """One may end the turn at once; knights are placed and artefacts repaired all the same."""
    play = table(3).player(0, castle=2, crown="crown_wrath", destroyed=["orb"]).player(1, castle=1).laid()

    assert "end_turn" in play.legal

    play.turn_over()

    assert ["repaired", "turn_ended", "turn_began", "mustered"] == play.names()
    assert (1, 4) == (play.told["active"], play.castle(1))


def test_MM_2_1_a_battle_once_entered_must_be_fought() -> None:
    """Nobody can leave it: both owe a conflict card."""
    play = battle().laid().advance("v1_1", 2)

    assert [0, 1] == play.pending
    assert "MM-2.7" == play.refusal("end_turn", 0)


def test_MM_2_2_three_knights_at_the_start() -> None:
    """Onto the castle, before anything else."""
    play = table().player(0, castle=4).set(stage="start").laid()

    assert (7, WINDOW) == (play.castle(0), play.asks)


@pytest.mark.parametrize(("before", "placed"), [(57, 3), (58, 2), (59, 1), (60, 0)])
def test_MM_2_2_what_finds_no_die_is_forfeited(before: int, placed: int) -> None:
    """One by one as long as dice suffice."""
    play = table().player(1, castle=before).laid().turn_over()

    assert before + placed == play.castle(1)
    assert [(placed, 3 - placed)] == [(event["knights"], event["forfeited"]) for event in play.called("mustered")]


def test_MM_2_2_dice_on_the_land_count() -> None:
    """Nine territories and a full die in the castle leave nothing to place."""
    lands = {f"v1_{n}": 1 for n in range(1, 6)} | {f"v2_{n}": 1 for n in range(1, 4)}
    play = table(4).player(1, castle=11, lands=lands).laid().turn_over()

    assert (12, 10) == (play.castle(1), play.player(1)["dice"])


def test_MM_2_2_other_knights_are_forfeited_too() -> None:
    """Call to Arms, a conquered Village and Devotion meet the same limit."""
    play = table().player(0, castle=59, hand=["call_to_arms"]).laid().move("play card=call_to_arms")

    assert 60 == play.castle(0)

    village = table().tiles(v1_1="village").player(0, castle=60).laid().advance("v1_1", 6)

    assert (54, 60, 10) == (village.castle(0), village.player(0)["knights"], village.player(0)["dice"])
    assert [(0, 1)] == [(event["knights"], event["forfeited"]) for event in village.called("mustered")]


def test_MM_2_3_no_cards_at_the_start_or_end_of_a_turn() -> None:
    """Hands and decks stay as they are while turns pass without a battle."""
    play = dealt(2, 3)
    before, drawn = [player["counts"] for player in play.told["players"]], play.all_called("drew")
    for _ in range(7):
        play.turn_over()

    assert before == [player["counts"] for player in play.told["players"]]
    assert drawn == play.all_called("drew")


def test_MM_2_3_an_empty_land_brings_no_cards() -> None:
    """Cards are drawn in battles, not in advances without one."""
    play = opened(hand=["conflict_2"]).advance("v2_1", 3)

    assert (["conflict_2"], 17) == (play.hand(0), len(play.deck(0)))


def test_MM_2_4_any_number_of_resource_cards() -> None:
    """All three in one window, in any order."""
    hand = ["call_to_arms", "tactical_advance", "fracture"]
    for order in (hand, hand[::-1]):
        play = table().bright().player(0, castle=1, hand=hand).laid()
        for card in order:
            play.move("fracture artefact=orb_greed" if card == "fracture" else f"play card={card}")

        assert order == play.discard(0)
        assert WINDOW == play.asks


def test_MM_2_5_one_redistribution_and_one_advance() -> None:
    """After them there is no cycle left."""
    play = opened().moves("redistribute", "done", "advance slot=v2_1 knights=1")

    assert 0 == play.told["cycles"]
    assert "MM-2.5" == play.refusal("advance slot=v2_4 knights=1")
    assert "MM-2.5" == play.refusal("redistribute")
    assert {"end_turn"} == play.verbs()


def test_MM_2_5_a_tactical_advance_adds_one_pair() -> None:
    """Two advances in one turn, each after its own redistribution."""
    play = opened(hand=["tactical_advance"]).move("play card=tactical_advance")

    assert 2 == play.told["cycles"]

    play.moves("redistribute", "done", "advance slot=v2_1 knights=1")
    play.moves("redistribute", "station slot=v2_1 knights=3", "done", "advance slot=v2_4 knights=2")

    assert {"v1_1": 2, "v2_1": 3, "v2_4": 2} == play.lands(0)
    assert "MM-2.5" == play.refusal("redistribute")


def test_MM_2_6_an_advance_forfeits_the_redistribution_before_it() -> None:
    """Redistributing is possible only before the advance of the same cycle."""
    play = opened().advance("v2_1", 1)

    assert "redistribute" not in play.legal
    assert "MM-2.5" == play.refusal("redistribute")


def test_MM_2_6_declining_forfeits_the_advance() -> None:
    """A redistribution without an advance uses the cycle up."""
    play = opened().moves("redistribute", "station slot=v1_1 knights=4", "done", "pass")

    assert (WINDOW, 0) == (play.asks, play.told["cycles"])
    assert "MM-2.5" == play.refusal("advance slot=v2_1 knights=1")


def test_MM_2_7_nothing_between_redistribution_and_advance() -> None:
    """Neither cards nor crown, nor another redistribution, nor the end of the turn."""
    play = table().bright().player(0, castle=6, lands={"v1_1": 2}, hand=["call_to_arms", "fracture"], crown="crown_vitality")
    play = play.laid().move("redistribute")
    for move in ("play card=call_to_arms", "fracture artefact=orb_greed", "use_crown", "end_turn"):
        assert "MM-2.7" == play.refusal(move)
    play.move("done")

    assert ADVANCE == play.asks
    assert {"advance", "pass"} == play.verbs()
    for move in ("play card=call_to_arms", "fracture artefact=orb_greed", "use_crown", "end_turn", "redistribute"):
        assert "MM-2.7" == play.refusal(move)


def test_MM_2_7_in_a_battle_only_what_its_steps_allow() -> None:
    """No resource cards, no crown while conflict and support cards are laid."""
    hand = ["conflict_2", "conflict_3", "call_to_arms", "tactical_advance", "fracture"]
    play = battle(attack={"hand": hand, "crown": "crown_wrath"}).laid().advance("v1_1", 4)
    for move in ("play card=call_to_arms", "play card=tactical_advance", "use_crown", "redistribute"):
        assert "MM-2.7" == play.refusal(move, 0)
    play.conflict("conflict_2", "conflict_3")

    assert {"pass", "support"} >= play.verbs()
    for move in ("play card=call_to_arms", "use_crown"):
        assert "MM-2.7" == play.refusal(move)


def test_MM_2_8_a_window_before_between_and_after() -> None:
    """Cards and crown may be used before the first cycle, between two and after the last."""
    hand = ["call_to_arms", "tactical_advance"]
    windows = []
    for moment in range(3):
        play = opened(hand=hand, crown="crown_vitality").move("play card=tactical_advance")
        for cycle in range(moment):
            play.advance(("v2_1", "v2_4")[cycle], 1)
        windows.append((play.asks, {"play card=call_to_arms", "use_crown"} <= set(play.legal)))

    assert [(WINDOW, True)] * 3 == windows


def test_MM_2_9_artefacts_destroyed_before_are_repaired() -> None:
    """At the end of the owner's turn, all of them."""
    play = table().bright().player(0, destroyed=["crown", "orb", "sceptre"]).laid().turn_over()

    assert [] == play.destroyed(0)
    assert 3 == len(play.called("repaired"))


def test_MM_2_9_artefacts_destroyed_in_this_turn_wait_for_the_next() -> None:
    """They stay down until the end of the owner's next turn."""
    play = table().bright().player(0, destroyed=["orb"], destroyed_now=["crown"]).laid().turn_over()

    assert ["crown"] == play.destroyed(0)
    assert ["orb_brutality"] == [event["artefact"] for event in play.called("repaired")]

    play.turn_over()

    assert ["crown"] == play.destroyed(0)

    play.turn_over()

    assert [] == play.destroyed(0)


def test_MM_2_9_only_the_own_artefacts_are_repaired() -> None:
    """What was destroyed in another's turn comes back at the end of the owner's next turn."""
    play = table(3).bright().player(0, hand=["fracture"]).laid().moves("fracture artefact=orb_greed", "end_turn")

    assert ["orb"] == play.destroyed(1)
    assert 1 == play.told["active"]

    play.turn_over()

    assert [] == play.destroyed(1)


def test_MM_2_9_a_repaired_crown_comes_too_late_for_this_turn() -> None:
    """Repairing is the last step: the destroyed crown is never offered in this turn."""
    play = table().player(0, castle=3, hand=HAND, crown="crown_wrath", destroyed=["crown"]).laid()

    assert "use_crown" not in play.legal
    assert "MM-4.3" == play.refusal("use_crown")

    play.turn_over()

    assert ["repaired", "turn_ended"] == play.names()[:2]
    assert 1 == play.seat


def test_MM_2_5_no_turn_has_more_cycles_than_cards_allow() -> None:
    """Over random turns: advances never outnumber one plus the Tactical Advances of the turn."""
    chance = random.Random(3)
    play = dealt(3, 3)
    advances = cards = 0
    while not play.over and play.told["turn"] < 40:
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
        for event in play.events:
            if event["event"] == "turn_began":
                advances = cards = 0
            advances += event["event"] == "advanced"
            cards += event["event"] == "played" and event["card"] == "tactical_advance"

            assert advances <= 1 + cards
