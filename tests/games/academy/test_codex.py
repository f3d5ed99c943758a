"""AC-17. Classical education and the Secret Codex."""

import random
from collections import Counter

import pytest

from .builder import Table, dealt, lancelot, table


def school(seats: int = 3, **options: bool) -> Table:
    return table(seats, classical_education=True, **options)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_AC_17_1_as_many_coats_as_squires_in_random_order(seats: int) -> None:
    """One -3, one -1 and zeros, laid face down after the deal, in another order each time."""
    size = max(3, seats)
    orders = Counter()
    for seed in range(30):
        play = dealt(seed, seats=seats, classical_education=True)
        orders[tuple(play.told["codex"])] += 1

        assert Counter({"education_-3": 1, "education_-1": 1, "education_0": size - 2}) == Counter(play.told["codex"])
        assert ["hidden"] * size == play.seen(0)["codex"] == play.seen()["codex"]

    assert len(orders) > 4


def test_AC_17_1_before_the_bets() -> None:
    """The Codex lies ready when the first bet is asked, and is filled anew every round."""
    play = dealt(1, seats=3, classical_education=True, good_manners=True)

    assert ("bet", 3) == (play.phase, len(play.told["codex"]))

    chance = random.Random(1)
    while not play.over:
        if play.phase in ("bet", "draft"):
            assert ["education_-1", "education_-3", "education_0"] == sorted(play.told["codex"])
            assert [None] * 3 == play.told["codex_taken"]
            assert [[], [], []] == play.told["peeked"]
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)


def test_AC_17_2_a_look_after_every_education_card() -> None:
    """The marker moves; then its player may look at one coat, any slot, or at none."""
    play = school().at(codex=[0, -3, -1]).hands(A=["education_4"]).play("A", "education_4")

    assert "4:[A] 0:{B,C}" == play.track("education")
    assert (0, "AC-17.2", ["peek slot=0", "peek slot=1", "peek slot=2", "pass"]) == (play.seat, play.asks, play.legal)

    play.move("peek slot=1")

    assert ["hidden", "education_-3", "hidden"] == play.seen(0)["codex"]
    for viewer in (-1, 1, 2):
        assert ["hidden"] * 3 == play.seen(viewer)["codex"]
        assert [[], [0], []] == play.seen(viewer)["peeked"]
        assert [(0, 1, "hidden")] == [(event["seat"], event["slot"], event["coat"]) for event in play.heard(viewer)]
        assert "-3" not in str(play.heard(viewer))

    assert [(0, 1, "education_-3")] == [(event["seat"], event["slot"], event["coat"]) for event in play.heard(0)]
    assert ["education_0", "education_-3", "education_-1"] == play.told["codex"]


def test_AC_17_2_no_look_after_other_cards() -> None:
    """A sword is followed by the next squire."""
    play = school().hands(A=["sword_4"]).play("A", "sword_4", "duel")

    assert (1, "AC-5.1") == (play.seat, play.asks)


def test_AC_17_2_looking_may_be_declined() -> None:
    """Passing shows nothing; another kind of move is refused."""
    play = school().at(codex=[0, -3, -1]).hands(A=["education_4", "king_2"]).play("A", "education_4")

    assert "AC-17.2" == play.refusal("play card=king_2 board=king")
    assert ["hidden"] * 3 == play.move("pass").seen(0)["codex"]
    assert 1 == play.seat


def test_AC_17_2_what_was_seen_stays_known_in_the_round_only() -> None:
    """Looks add up; the next round is laid anew and nothing of it is known."""
    place = school().at(round=1, phase="play", turn="A", codex=[0, -3, -1]).peeked({"0": [2]}).hands(A=["education_4"])
    play = place.laid().play("education_4").move("peek slot=0")

    assert ["education_0", "hidden", "education_-1"] == play.seen(0)["codex"]

    play.until("draft")

    assert ["hidden"] * 3 == play.seen(0)["codex"]


def test_AC_17_2_a_bonus_move_gives_no_look() -> None:
    """Only playing an Education card does."""
    play = school().tracks(gallantry="4:[A]").at(phase="gallantry", only=True).laid().move("advance board=education")

    assert [] == play.pending


def test_AC_17_3_first_place_takes_first() -> None:
    """In the order of the places, every round; the last coat is taken unasked."""
    for number in range(1, 7):
        play = school(4).tracks(education="6:[B] 4:[A,D] 2:[C]").at(round=number, phase="education", only=True).laid()
        takers = []
        while play.pending:
            takers.append(play.told["turn"])

            assert "AC-17.3" == play.asks

            play.move(play.legal[-1])

        assert ["B", "D", "A"] == takers


def test_AC_17_3_those_on_zero_take_last_in_turn_order() -> None:
    """From the round's first player clockwise."""
    play = school(5).tracks(education="2:[E] 1:[B]").at(round=4, phase="education", only=True).laid()
    takers = []
    while play.pending:
        takers.append(play.told["turn"])
        play.move(play.legal[0])

    assert ["E", "B", "D", "A"] == takers


def test_AC_17_3_a_taken_slot_is_refused() -> None:
    """Each slot has one coat."""
    play = school().tracks(education="3:[A] 2:[B] 1:[C]").at(phase="education", only=True).laid().move("take slot=1")

    assert ["take slot=0", "take slot=2"] == play.legal
    assert "AC-17.3" == play.refusal("take slot=1")
    assert [None, "A", None] == play.told["codex_taken"]


def test_AC_17_3_nothing_else_is_paid_on_education() -> None:
    """No coats of AC-9.3 besides."""
    play = school(4).tracks(education="3:[A]").at(phase="education", only=True, codex=[0, 0, -1, -3]).laid()
    for _ in range(3):
        play.move(play.legal[0])

    assert [[], [], ["education_-1"], ["education_-3"]] == [play.coats(name) for name in "ABCD"]


def test_AC_17_4_the_taker_looks_alone_and_at_once() -> None:
    """He knows his coat while the others are still taking; they do not."""
    place = school(4).tracks(education="6:[B] 4:[A,D] 2:[C]").at(phase="education", only=True, codex=[0, -3, -1, 0])
    play = place.laid().move("take slot=1")

    assert ["hidden", "education_-3", "hidden", "hidden"] == play.seen(1)["codex"]
    for viewer in (-1, 0, 2, 3):
        assert ["hidden"] * 4 == play.seen(viewer)["codex"]
        assert ["hidden"] == [event["coat"] for event in play.heard(viewer) if event["event"] == "took"]
    assert ["education_-3"] == [event["coat"] for event in play.heard(1) if event["event"] == "took"]


def test_AC_17_4_zeros_are_shown_only_after_everyone_has_taken() -> None:
    """B has a zero: nobody hears of it until the last coat is taken."""
    place = school().tracks(education="6:[B] 4:[A] 2:[C]").at(phase="education", only=True, codex=[0, -3, -1])
    play = place.laid().move("take slot=0")

    assert [] == play.called("returned")
    assert ["hidden"] * 3 == play.seen(0)["codex"]

    play.move("take slot=2")

    assert [{"event": "returned", "seat": 1, "squire": "B", "slot": 0}] == play.called("returned")
    assert [["education_-1"], [], ["education_-3"]] == [play.coats(name) for name in "ABC"]
    assert ["education_0"] == play.told["codex"]
    for viewer in (-1, 1, 2):
        assert ["hidden"] == play.seen(viewer)["squires"]["A"]["coats"]


def test_AC_17_4_who_had_looked_knows_what_is_taken() -> None:
    """C looked at slot 1 this round: he knows what B took there, and only he."""
    place = school().tracks(education="6:[B] 4:[A] 2:[C]").peeked({"2": [1]}).at(phase="education", only=True, codex=[0, -3, -1])
    play = place.laid().move("take slot=1")

    assert "education_-3" == play.seen(2)["codex"][1] == play.seen(1)["codex"][1]
    assert "hidden" == play.seen(0)["codex"][1]


@pytest.mark.parametrize("seats", [2, 4])
def test_AC_17_5_one_minus_three_and_one_minus_one_a_round(seats: int) -> None:
    """However many markers are on zero: over six rounds six of each."""
    play = dealt(7, seats=seats, classical_education=True).until(chance=random.Random(7))
    coats = Counter(coat for squire in play.told["squires"].values() for coat in squire["coats"])

    assert (6, 6, 0) == (coats["education_-3"], coats["education_-1"], coats["education_0"])


def test_a_look_of_lancelot_belongs_to_the_player() -> None:
    """Both his colours use it."""
    place = lancelot(classical_education=True).hands(red=["education_2"]).at(phase="play", turn="red", codex=[0, 0, -3, -1])
    play = place.laid().play("education_2").move("peek slot=2")

    assert ["hidden", "hidden", "education_-3", "hidden"] == play.seen(0)["codex"]
    assert [[], [], [0], []] == play.told["peeked"]
