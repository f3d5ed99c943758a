"""MM-3. Resource cards: Authority, Call to Arms, Tactical Advance. Fracture has a file of its own."""

import pytest

from .builder import HAND, WINDOW, battle, rest, table


def test_MM_3_1_a_card_is_shown_used_and_discarded() -> None:
    """Face up, on top of the own discard pile."""
    play = table().player(0, castle=1, hand=["call_to_arms", "ambush"], discard=["conflict_2"]).laid()
    play.move("play card=call_to_arms")

    assert ["conflict_2", "call_to_arms"] == play.discard(0)
    assert ["ambush"] == play.hand(0)
    assert [{"event": "played", "seat": 0, "card": "call_to_arms"}] == play.called("played")
    assert ["conflict_2", "call_to_arms"] == play.seen(1)["players"][0]["discard"]


def test_MM_3_1_only_cards_in_hand() -> None:
    """What one does not hold cannot be played."""
    play = table().player(0, castle=1).laid()

    assert "MM-3.1" == play.refusal("play card=call_to_arms")
    assert "MM-3.1" == play.refusal("play card=tactical_advance")


def test_MM_3_1_authority_is_not_in_the_pile_while_its_cards_are_drawn() -> None:
    """Drawn as the last card of the deck: the reshuffle for its two cards leaves it out."""
    deck = ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "authority"]
    play = battle(attack={"hand": [], "deck": deck, "discard": rest(deck)}).laid().advance("v1_1", 2)

    assert ["authority"] == play.discard(0)
    assert (6, 11) == (len(play.hand(0)), len(play.deck(0)))
    assert "authority" not in play.deck(0)


@pytest.mark.parametrize("place", range(5))
def test_MM_3_2_authority_is_played_when_the_draw_is_over(place: int) -> None:
    """Wherever it comes among the five cards: five first, then two more."""
    cards = ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1", "support_2"]
    deck = [*cards[:place], "authority", *cards[place:]]
    play = battle(attack={"hand": [], "deck": deck}).laid().advance("v1_1", 2)
    mine = [event for event in play.events if event.get("seat") == 0 and event["event"] in ("drew", "played")]

    assert [("drew", 5), ("played", None), ("drew", 2)] == [(event["event"], event.get("count")) for event in mine]
    assert sorted(cards) == sorted(play.hand(0))
    assert ["authority"] == play.discard(0)


def test_MM_3_2_authority_drawn_by_an_orb() -> None:
    """Greed draws up to six; with Authority among them the hand ends at seven."""
    hand = ["conflict_5", "conflict_4", "conflict_3", "support_2", "support_1"]
    deck = ["ambush", "authority", "conflict_2", "conflict_2"]
    play = battle(attack={"hand": hand, "deck": deck, "orb": "orb_greed"}).laid().fight("v1_1", 4, "conflict_5", "conflict_2")

    assert 7 == len(play.hand(0))
    assert ["authority", "conflict_5"] == play.discard(0)


def test_MM_3_2_authority_is_never_played_from_hand() -> None:
    """It cannot be in a hand, and is refused as a move."""
    play = table().player(0, castle=1).laid()

    assert "MM-3.2" == play.refusal("play card=authority")


def test_MM_3_3_call_to_arms() -> None:
    """Two knights onto the own castle, in a window of the own turn."""
    play = table().player(0, castle=1, hand=["call_to_arms"]).player(1, hand=["call_to_arms"]).laid()
    play.move("play card=call_to_arms")

    assert 3 == play.castle(0)
    assert WINDOW == play.asks
    assert "MM-3.1" == play.refusal("play card=call_to_arms")


@pytest.mark.parametrize(("before", "after"), [(58, 60), (59, 60), (60, 60)])
def test_MM_3_3_playable_even_if_no_knight_fits(before: int, after: int) -> None:
    """What finds no die is forfeited."""
    play = table().player(0, castle=before, hand=["call_to_arms"]).laid().move("play card=call_to_arms")

    assert (after, ["call_to_arms"]) == (play.castle(0), play.discard(0))


def test_MM_3_3_not_in_the_turn_of_another() -> None:
    """Who holds it waits for the own turn."""
    play = table().player(0, castle=1).player(1, hand=["call_to_arms"]).laid()

    assert [0] == play.pending
    assert "play card=call_to_arms" in play.turn_over().legal


@pytest.mark.parametrize("after", [False, True])
def test_MM_3_4_tactical_advance_before_or_after_the_regular_cycle(after: bool) -> None:
    """One more cycle either way; the card goes to the discard pile at once."""
    play = table().player(0, castle=6, hand=["tactical_advance"]).laid()
    if after:
        play.advance("v1_1", 1).move("play card=tactical_advance")
    else:
        play.move("play card=tactical_advance").advance("v1_1", 1)

    assert 1 == play.told["cycles"]
    assert ["tactical_advance"] == play.discard(0)

    play.advance("v1_4", 1)

    assert {"v1_1": 1, "v1_4": 1} == play.lands(0)


def test_MM_3_4_twice_in_a_turn_through_a_reshuffle() -> None:
    """The card lies in the discard pile at once, so a reshuffle in the battle may bring it back."""
    pile = ["authority", *rest(["tactical_advance", "authority", *HAND]), *HAND]
    play = battle(9, 1, attack={"hand": ["tactical_advance"], "discard": pile}).chance().laid()
    play.move("play card=tactical_advance").fight("v1_1", 4, "conflict_5", "conflict_2")

    assert "tactical_advance" in play.hand(0)
    assert 1 == play.told["cycles"]

    play.move("play card=tactical_advance")

    assert 2 == play.told["cycles"]
    assert {"v1_1", "v1_4", "v2_1"} == set(play.advance("v1_4", 1).advance("v2_1", 1).lands(0))
