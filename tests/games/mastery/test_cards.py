"""MM-9. Hands, piles, and what is known of them."""

from itertools import product

import pytest

from quintain.games.mastery.cards import take_up
from quintain.kernel.piles import Pile
from quintain.kernel.types import SPECTATOR

from .builder import HAND, Play, battle, dealt, rest, table

SPENT = {"discard": ["fracture"]}
CONFLICT_5 = 3


def hand_seen(play: Play, viewer: int, seat: int) -> list[str]:
    return play.seen(viewer)["players"][seat]["hand"]


def deck_seen(play: Play, viewer: int, seat: int) -> list[str]:
    """The known cards on top of a deck."""
    return [card for card in play.seen(viewer)["players"][seat]["deck"] if card != "hidden"]


def peeked(card: str = "ambush", seats: int = 3) -> Play:
    """Seat 0 has looked at the top card of seat 1's deck and left it."""
    place = table(seats).tiles(v1_4="forest", v1_2="forest").player(0, castle=6, crown="crown_prosperity", **SPENT)
    place.player(1, castle=6, deck=[card, "conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_2"], **SPENT)
    for seat in range(2, seats):
        place.player(seat, castle=3, **SPENT)
    return place.laid().moves("examine target=1", "leave")


def test_MM_9_1_hands_are_secret() -> None:
    """Everybody sees the own hand and only the size of the others."""
    play = dealt(4, 4)
    for seat in range(4):
        for viewer in (SPECTATOR, *range(4)):
            expected = play.hand(seat) if viewer == seat else ["hidden"] * len(play.hand(seat))

            assert expected == hand_seen(play, viewer, seat)


def test_MM_9_1_there_is_no_hand_limit() -> None:
    """Seventeen cards stay in hand through battle and turn."""
    play = battle(attack={"hand": rest(["authority"])}).laid().fight("v1_1", 3, "conflict_5", "conflict_2").turn_over()

    assert 16 == len(play.hand(0))


def test_MM_9_2_discard_piles_are_open() -> None:
    """Every card of them, in order, for everybody."""
    pile = ["conflict_2", "ambush", "fracture"]
    play = table(3).player(1, discard=pile).laid()
    for viewer in (SPECTATOR, 0, 1, 2):
        assert pile == play.seen(viewer)["players"][1]["discard"]


def test_MM_9_3_a_pile_is_reshuffled_only_for_want_of_a_card() -> None:
    """A deck used up exactly stays empty until the next card is needed."""
    hand = ["conflict_5"]
    deck = ["conflict_2", "conflict_3", "support_1", "support_2"]
    play = battle(6, 2, attack={"hand": hand, "deck": deck, "discard": rest(hand, deck)}).laid()
    play.fight("v1_1", 4, "conflict_5", "conflict_2")

    assert [] == play.all_called("reshuffled")
    assert ([], 14) == (play.deck(0), len(play.discard(0)))


def test_MM_9_4_a_discarded_card_has_no_effect() -> None:
    """Call to Arms discarded brings no knights, Tactical Advance no cycle."""
    place = table().player(0, castle=3, hand=["call_to_arms", "tactical_advance"], crown="crown_wrath")
    play = place.laid().moves("use_crown", "discard card=call_to_arms")

    assert (3, ["call_to_arms"], 1) == (play.castle(0), play.discard(0), play.told["cycles"])
    assert [] == play.player(0)["played"]


def test_MM_9_5_insight_is_remembered_by_its_user_alone() -> None:
    """In the order in which the cards were put back, until they are drawn."""
    top = ["ambush", "conflict_2", "support_1", "fracture"]
    play = table().player(0, castle=1, crown="crown_insight", deck=top).laid().move("use_crown")

    assert top == deck_seen(play, 0, 0)
    assert [] == deck_seen(play, 1, 0) == deck_seen(play, SPECTATOR, 0)
    (mine,) = [event for event in play.heard(0) if event["event"] == "foresaw"]
    (others,) = [event for event in play.heard(1) if event["event"] == "foresaw"]
    assert (top, ["hidden"] * 4, 4) == (mine["cards"], others["cards"], others["count"])

    play.moves("arrange card=fracture", "arrange card=ambush", "arrange card=support_1")

    assert ["fracture", "ambush", "support_1", "conflict_2"] == deck_seen(play, 0, 0)
    assert [] == deck_seen(play, 1, 0) == deck_seen(play, SPECTATOR, 0)

    play.turn_over()

    assert ["fracture", "ambush", "support_1", "conflict_2"] == deck_seen(play, 0, 0)


def test_MM_9_5_how_insight_is_arranged_is_not_heard() -> None:
    """Two different orders look the same to everybody else."""
    top = ["ambush", "conflict_2", "support_1", "fracture"]
    courses = []
    for order in (top, top[::-1]):
        play = table().player(0, castle=1, crown="crown_insight", deck=top).laid().move("use_crown")
        course = []
        for card in order[:3]:
            play.move(f"arrange card={card}")
            course.append((play.heard(1), play.seen(1), play.heard(SPECTATOR), play.seen(SPECTATOR)))
        courses.append(course)

    assert courses[0] == courses[1]


def test_MM_9_5_what_was_seen_stays_known_while_turns_pass() -> None:
    """Nobody else learns of it."""
    play = peeked()
    for _ in range(7):
        assert ["ambush"] == deck_seen(play, 0, 1)
        assert [] == deck_seen(play, 1, 1) == deck_seen(play, 2, 1) == deck_seen(play, SPECTATOR, 1)
        play.turn_over()


def fetched(card: str = "ambush", second: str = "support_2") -> Play:
    """Seat 0 knows the top card of seat 1's deck and attacks: seat 1 draws it into the hand."""
    place = battle(6, 3, attack={"crown": "crown_prosperity", **SPENT})
    drawn = [card, "conflict_2", "conflict_3", "conflict_4", second]
    place.player(1, hand=[], deck=drawn, **SPENT)
    return place.laid().moves("examine target=1", "leave").advance("v1_1", 3)


def test_MM_9_5_knowledge_goes_with_the_card_into_the_hand() -> None:
    """One known card among five, for the observer alone."""
    play = fetched()

    assert ["ambush", "hidden", "hidden", "hidden", "hidden"] == hand_seen(play, 0, 1)
    assert ["hidden"] * 5 == hand_seen(play, SPECTATOR, 1)
    assert 5 == len(hand_seen(play, 1, 1))
    assert "hidden" not in hand_seen(play, 1, 1)


def test_MM_9_5_knowledge_ends_when_the_card_becomes_public() -> None:
    """Laid and discarded it is no longer in the hand."""
    play = fetched("conflict_5").conflict("conflict_2", "conflict_5").passed()

    assert ["hidden"] * 4 == hand_seen(play, 0, 1)
    assert "conflict_5" in play.discard(1)


def test_MM_9_5_knowledge_stays_when_another_card_leaves() -> None:
    """The known one is still there."""
    play = fetched("conflict_5").conflict("conflict_2", "conflict_3").passed()

    assert ["conflict_5", "hidden", "hidden", "hidden"] == hand_seen(play, 0, 1)


def test_MM_9_5_equal_cards_cannot_be_told_apart() -> None:
    """Two Conflict 5, one of them known; one is laid: it counts as the known one."""
    play = fetched("conflict_5", "conflict_5").conflict("conflict_2", "conflict_5").passed()

    assert 1 == play.hand(1).count("conflict_5")
    assert ["hidden"] * 4 == hand_seen(play, 0, 1)


def test_MM_9_5_a_shuffle_ends_all_knowledge_of_a_deck() -> None:
    """Order shuffles the deck: neither the owner nor an observer knows any card of it."""
    place = table().player(0, castle=1, crown="crown_order", discard=["ambush", "fracture"], played=["ambush"])
    place.player(0, deck=["conflict_2", "conflict_3"], seen_deck={"0": 2, "1": 1}).player(1, **SPENT)
    play = place.laid()

    assert (["conflict_2", "conflict_3"], ["conflict_2"]) == (deck_seen(play, 0, 0), deck_seen(play, 1, 0))

    play.moves("use_crown", "recall card=ambush")

    assert [] == deck_seen(play, 0, 0) == deck_seen(play, 1, 0)


def test_MM_9_5_another_players_insight_ends_it() -> None:
    """The card may now lie anywhere among the four."""
    top = ["ambush", "conflict_2", "support_1", "fracture"]
    place = table().player(0, castle=1, crown="crown_insight", deck=top, seen_deck={"1": 1})
    play = place.laid()

    assert ["ambush"] == deck_seen(play, 1, 0)

    play.moves("use_crown", *(f"arrange card={card}" for card in top[:3]))

    assert [] == deck_seen(play, 1, 0)
    assert top == deck_seen(play, 0, 0)


def test_MM_9_5_knowledge_ends_at_the_first_card_put_back() -> None:
    """While the owner looks the observer goes on knowing; the first return ends it for all four, a deeper card stays known."""
    deck = ["ambush", "conflict_2", "support_1", "fracture", "conflict_5"]
    play = table().player(0, castle=1, crown="crown_insight", deck=deck, seen_deck={"1": 5}).laid().move("use_crown")

    assert deck == deck_seen(play, 1, 0)

    play.move("arrange card=fracture")

    assert ["hidden"] * 4 + ["conflict_5"] == play.seen(1)["players"][0]["deck"][:5]
    assert ["fracture", "ambush", "conflict_2", "support_1"] == deck_seen(play, 0, 0)


def test_MM_9_5_a_single_card_has_no_order() -> None:
    """Insight into a deck of one: who knew the card knows it still."""
    hand, deck = rest(["authority"]), ["authority"]
    play = table().player(0, castle=1, crown="crown_insight", hand=hand, deck=deck, seen_deck={"1": 1}).laid().move("use_crown")

    assert ("window", deck, deck) == (play.stage, deck_seen(play, 1, 0), deck_seen(play, 0, 0))


@pytest.mark.parametrize("masks", list(product(range(4), repeat=3)), ids=str)
def test_MM_9_5_of_three_equal_cards_only_the_number_known_counts(masks: tuple[int, ...]) -> None:
    """Whoever knows one, two or three of them knows the first of the hand, in whatever order they came."""
    hand = Pile()
    for mask in masks:
        take_up(hand, CONFLICT_5, mask)
    for seat in range(2):
        number = sum(mask >> seat & 1 for mask in masks)

        assert [1] * number + [0] * (3 - number) == [int(known >> seat & 1) for known in hand.known]


def test_MM_9_5_a_removed_card_leaves_the_others_known() -> None:
    """Prosperity takes the first of four cards that the owner knows."""
    place = table().player(0, castle=1, crown="crown_prosperity")
    play = place.player(1, deck=["ambush", "conflict_2", "support_1"], seen_deck={"1": 3}).laid()
    play.moves("examine target=1", "remove")

    assert ["conflict_2", "support_1"] == deck_seen(play, 1, 1)
    assert [] == deck_seen(play, 0, 1)


def test_MM_9_5_a_reshuffle_ends_what_was_known_of_the_pile() -> None:
    """Cards of the pile are public; once shuffled into a deck nobody knows where they lie."""
    deck = ["conflict_2"]
    pile = rest(deck)
    place = battle(6, 3, attack={"hand": [], "deck": deck, "discard": pile}, defence={"hand": HAND})
    play = place.laid().advance("v1_1", 3)

    assert [] == deck_seen(play, 0, 0) == deck_seen(play, 1, 0)


# MM-9.6 The conflict card before the reveal


@pytest.mark.parametrize("known", [[], ["conflict_5"], ["conflict_2", "conflict_5"], HAND])
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_MM_9_6_before_the_reveal_all_choices_look_the_same(known: list[str], viewer: int) -> None:
    """Whichever card the defender chose: the same hand, 'has chosen', the same events; also for who knows the cards."""
    pictures = []
    for card in ("conflict_2", "conflict_3", "conflict_4", "conflict_5"):
        seen = {"0": known, "2": known} if known else {}
        play = battle(3, 3, seats=3, defence={"seen_hand": seen}).laid().advance("v1_2", 3).lay_down(1, card)
        pictures.append((play.pending, play.seen(viewer), play.heard(viewer)))
        player = play.seen(viewer)["players"][1]

        assert "hidden" == player["chosen"]
        assert 5 == player["counts"]["hand"] == len(player["hand"])
        if viewer != SPECTATOR:
            assert sorted(known) == sorted(card for card in player["hand"] if card != "hidden")

    assert all(pictures[0] == picture for picture in pictures)


def test_MM_9_6_the_chooser_sees_the_own_choice() -> None:
    """And the other one that something was chosen."""
    play = battle().laid().advance("v1_1", 3).lay_down(0, "conflict_4")

    assert "conflict_4" == play.seen(0)["players"][0]["chosen"]
    assert ("hidden", "none") == (play.seen(1)["players"][0]["chosen"], play.seen(1)["players"][1]["chosen"])
    assert [{"event": "committed", "seat": 0}] == play.heard(1)


def test_MM_9_6_nothing_laid_looks_like_a_choice_too() -> None:
    """That a hand has no conflict card shows only at the reveal."""
    without = ["support_1", "support_1", "support_2", "call_to_arms", "fracture"]
    pictures = []
    for hand, card in ((HAND, "conflict_2"), (without, "")):
        play = battle(attack={"hand": hand}).laid().advance("v1_1", 3).lay_down(0, card)
        pictures.append((play.seen(1), play.heard(1), play.pending, play.seen(SPECTATOR)))

    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("first", [0, 1])
def test_MM_9_6_the_order_of_choosing_does_not_matter(first: int) -> None:
    """Revealed together: the same table whoever was first."""
    play = battle().laid().advance("v1_1", 3)
    cards = ["conflict_4", "conflict_2"]
    play.lay_down(first, cards[first]).lay_down(1 - first, cards[1 - first])

    assert (7, 5) == play.score
    assert [0, 1] == [event["seat"] for event in play.called("revealed")]
    assert [["conflict_4"], ["conflict_2"]] == [play.seen(SPECTATOR)["players"][seat]["laid"] for seat in (0, 1)]
