"""AC-3, AC-4. Dealing and drafting."""

import random
from collections import Counter
from itertools import permutations

import pytest

from .builder import DECK, Play, dealt, lancelot, table

PACKS = {
    "A": ["gallantry_2", "gallantry_3", "gallantry_4", "gallantry_5", "king_5"],
    "B": ["sword_3", "sword_3", "sword_4", "sword_4", "sword_5"],
    "C": ["dragon_2", "dragon_3", "dragon_4", "dragon_5", "king_2"],
    "D": ["charity_2", "charity_3", "charity_4", "charity_5", "king_3"],
}


def all_cards(play: Play) -> Counter[str]:
    """The cards before the squires: packs, kept cards and hands (kept cards are in the hands)."""
    squires = play.told["squires"].values()
    return Counter(card for squire in squires for card in squire["pack"] + squire["kept"])


def drafted(play: Play, chance: random.Random) -> Play:
    return play.until("play", chance=chance)


@pytest.mark.parametrize("seats", [3, 5])
def test_AC_3_1_all_cards_are_shuffled_every_round(seats: int) -> None:
    """Each round deals from the whole deck: a card played, left over or undealt can come again at once."""
    again: Counter[int] = Counter()
    for seed in range(6):
        chance = random.Random(seed)
        play = dealt(seed, seats=seats)
        before: Counter[str] = Counter()
        while not play.over:
            play.until("draft", chance=chance)
            if play.over:
                break
            now = all_cards(play)

            assert not now - Counter(DECK)
            assert 52 - now.total() == play.told["deck"]

            again[seats] += (now & before).total()
            before = now
            drafted(play, chance)

    assert again[seats] > 60  # by chance about 5 (3 seats) or 13 (5 seats) of the cards a round


def test_AC_3_1_deals_differ_from_round_to_round_and_seed_to_seed() -> None:
    """Twelve seeds make twelve deals; the same seed makes the same."""
    deals = [str([squire["pack"] for squire in dealt(seed).told["squires"].values()]) for seed in range(12)]

    assert 12 == len(set(deals))
    assert deals[3] == str([squire["pack"] for squire in dealt(3).told["squires"].values()])


@pytest.mark.parametrize(("seats", "left"), [(2, 37), (3, 37), (4, 32), (5, 27)])
def test_AC_3_2_five_cards_each(seats: int, left: int) -> None:
    """Every participant gets five cards; the rest stays in the deck."""
    play = dealt(4, seats=seats)
    packs = [len(squire["pack"]) for squire in play.told["squires"].values()]

    assert [5] * max(3, seats) == packs
    assert left == play.told["deck"]


def test_AC_3_2_only_the_player_looks_at_his_cards() -> None:
    """Each sees his own five; the others and a spectator see backs."""
    play = dealt(5, seats=3)
    for viewer in (-1, 0, 1, 2):
        for name, squire in play.seen(viewer)["squires"].items():
            truth = play.squire(name)["pack"]

            assert (truth if squire["seat"] == viewer else ["hidden"] * 5) == squire["pack"]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_AC_4_1_picks_come_in_any_order(order: tuple[int, ...]) -> None:
    """Nothing happens before the last pick, and then the same, whoever was first."""
    play = table(3).packs(**{name: PACKS[name] for name in "ABC"}).laid()
    picks = ["king_5", "sword_4", "king_2"]
    for at, seat in enumerate(order):
        assert sorted(order[at:]) == play.pending
        assert [[], [], []] == [squire["kept"] for squire in play.told["squires"].values()]

        play.pick(seat, picks[seat])

    assert [["king_5"], ["sword_4"], ["king_2"]] == [squire["kept"] for squire in play.told["squires"].values()]
    assert PACKS["A"][:4] == play.squire("B")["pack"]
    assert [0, 1, 2] == play.pending


def test_AC_4_1_a_pick_is_secret() -> None:
    """Nobody learns from a pick what was kept, neither before nor after the packs are passed."""
    play = table(3).packs(**{name: PACKS[name] for name in "ABC"}).laid().pick(0, "king_5")
    heard = [event for viewer in (-1, 1, 2) for event in play.heard(viewer)]

    assert [{"event": "kept", "seat": 0, "card": "hidden", "last": 0}] * 3 == heard
    assert [{"event": "kept", "seat": 0, "card": "king_5", "last": 0}] == play.heard(0)

    play.pick(1, "sword_5").pick(2, "king_2")
    for viewer in (-1, 1, 2):
        assert ["hidden"] == play.seen(viewer)["squires"]["A"]["kept"]
        assert ["hidden"] == play.seen(viewer)["squires"]["A"]["hand"]


def test_AC_4_1_only_cards_of_the_pack_can_be_kept() -> None:
    """A card in another pack is refused, and so is a second pick in the same step."""
    play = table(3).packs(**{name: PACKS[name] for name in "ABC"}).laid()

    assert "AC-4.1" == play.refusal("pick card=sword_5", 0)
    assert "AC-4.1" == play.refusal("play card=king_5 board=king", 0)

    play.pick(0, "king_5")

    assert play.refusal("pick card=gallantry_2", 0)


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_AC_4_2_odd_rounds_left_even_rounds_right(round: int) -> None:
    """Rounds I, III, V pass to the left neighbour, II, IV, VI to the right one."""
    play = table(4).packs(**PACKS).at(round=round).laid()
    picks = {"A": "king_5", "B": "sword_5", "C": "king_2", "D": "king_3"}
    for seat, name in enumerate("ABCD"):
        play.pick(seat, picks[name])
    for seat, name in enumerate("ABCD"):
        neighbour = "ABCD"[(seat + (1 if round % 2 else -1)) % 4]

        assert sorted(set(PACKS[name]) - {picks[name]}) == sorted(set(play.squire(neighbour)["pack"]) - {picks[name]})

    assert ("left" if round % 2 else "right") == play.told["direction"]


@pytest.mark.parametrize("round", [1, 2])
def test_AC_4_3_play_is_always_clockwise(round: int) -> None:
    """Whichever way packs go, cards are played from the first player to the left."""
    play = table(4).at(round=round, phase="play").laid()
    first = round - 1
    seats = []
    for _ in range(8):
        seats.append(play.seat)
        play.move(play.legal[0])

    assert [(first + turn) % 4 for turn in range(8)] == seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AC_4_4_four_choices_then_five_cards_in_hand(seats: int) -> None:
    """After k steps everybody has k cards and packs of 5 - k; the fifth card comes without a question."""
    play = dealt(6, seats=seats)
    dealt_cards = all_cards(play)
    for step in range(4):
        for seat in range(seats):
            play.move(play.legal_of(seat)[0], seat)
        if step < 3:
            for squire in play.told["squires"].values():
                assert (step + 1, 4 - step) == (len(squire["kept"]), len(squire["pack"]))

    assert "play" == play.phase
    assert [(5, 5, 0)] * seats == [
        (len(squire["hand"]), len(squire["kept"]), len(squire["pack"])) for squire in play.told["squires"].values()
    ]
    assert dealt_cards == all_cards(play)


def test_AC_4_4_the_fifth_card_is_announced() -> None:
    """Everybody is told that the last card of his pack is now his; which one only he learns."""
    packs = {"A": ["king_4", "sword_3"], "B": ["dragon_4", "sword_4"], "C": ["charity_4", "sword_5"]}
    play = table(3).packs(**packs).laid().pick(0, "king_4").pick(1, "dragon_4").pick(2, "charity_4")

    for viewer, cards in ((0, ["sword_5", "hidden", "hidden"]), (2, ["hidden", "hidden", "sword_4"]), (-1, ["hidden"] * 3)):
        assert cards == [event["card"] for event in play.heard(viewer) if event.get("last")]


def test_AC_4_4_the_neutral_squires_fifth_card_is_announced_to_its_handler() -> None:
    """Who passed the pack knows the card that was left; the other player does not."""
    play = dealt(3, seats=2, first_player=0).until("play")
    told = [[event for event in play.heard(viewer) if event["event"] == "neutral_kept"][-1]["card"] for viewer in (0, 1)]

    assert ["hidden", play.squire("N")["kept"][-1]] == told


def test_AC_4_5_own_kept_cards_may_be_looked_at() -> None:
    """A player sees what he has kept, in the order of the steps; the others see backs."""
    play = table(3).kept(A=["king_5", "sword_3"], B=["king_2", "king_3"], C=["dragon_2", "dragon_3"]).laid()

    assert ["king_5", "sword_3"] == play.seen(0)["squires"]["A"]["kept"]
    assert ["hidden", "hidden"] == play.seen(1)["squires"]["A"]["kept"]
    assert ["hidden", "hidden"] == play.seen()["squires"]["A"]["kept"]


def test_packs_that_were_held_are_remembered_and_nothing_more() -> None:
    """Of the pack he passed on a player keeps what he saw; not who took what of it."""
    play = table(4).packs(**PACKS).laid()
    for seat, card in enumerate(["king_5", "sword_5", "king_2", "king_3"]):
        play.pick(seat, card)

    assert {"A": PACKS["A"][:4], "D": ["charity_2", "charity_3", "charity_4", "charity_5"]} == play.seen(0)["memory"]

    play.pick(0, "charity_5").pick(1, "gallantry_5").pick(2, "sword_4").pick(3, "dragon_5")
    memory = play.seen(0)["memory"]

    assert PACKS["A"][:4] == memory["A"]
    assert ["charity_2", "charity_3", "charity_4"] == memory["D"]
    assert ["dragon_2", "dragon_3", "dragon_4"] == memory["C"]
    assert "B" not in memory
    assert "memory" not in play.seen()


def test_lancelot_remembers_no_packs() -> None:
    """There is no draft there."""
    assert "memory" not in lancelot().laid().seen(0) or not lancelot().laid().seen(0)["memory"]


def test_the_deal_is_heard_by_its_player_alone() -> None:
    """When a round begins, each hears of his own five cards; of the neutral squire's nobody does."""
    for seats in (2, 3):
        play = dealt(1, seats=seats)
        while play.round < 2:
            play.move(play.legal_of(play.pending[0])[0], play.pending[0])
        for viewer in range(-1, seats):
            heard = {event["seat"]: event["cards"] for event in play.heard(viewer) if event["event"] == "dealt"}

            assert list(range(seats)) == sorted(heard)
            for seat, cards in heard.items():
                assert (play.squire("ABC"[seat])["pack"] if seat == viewer else ["hidden"] * 5) == cards
