"""AC-13. Two players and the neutral squire."""

import random
from collections import Counter

import pytest

from quintain.kernel.rng import Rng

from .builder import Table, dealt, table, values

PACKS = {
    "A": ["gallantry_2", "gallantry_3", "gallantry_4", "dragon_2", "dragon_3"],
    "B": ["education_2", "education_3", "education_4", "education_5", "sword_3"],
    "N": ["king_5", "sword_4", "king_3", "charity_3", "charity_2"],
}


def draft(number: int = 1, **packs: list[str]) -> Table:
    return table(2).packs(**{**PACKS, **packs}).at(round=number, phase="draft")


def drawn(place: Table, seed: int) -> str:
    """What the neutral squire keeps after both players have kept a card, with the chance of a seed."""
    play = place.laid()
    play.match.state.rng = Rng.seeded(seed)
    play.move(play.legal_of(0)[0], 0).move(play.legal_of(1)[0], 1)
    return play.squire("N")["kept"][-1]


def test_AC_13_1_three_squires_and_no_third_place() -> None:
    """Third place gets nothing on Gallantry, Duel, Tournament and Dragon."""
    for board in ("duel", "tournament", "dragon"):
        play = table(2).tracks(**{board: "8:[N] 6:[A] 4:[B]"}).scoring(board, round=6)

        assert [] == play.coats("B")
        assert play.coats("A") and play.coats("N")

    play = table(2).tracks(gallantry="8:[N] 6:[A] 4:[B]").at(phase="gallantry", only=True).laid()

    assert ["A", "N"] == [play.told["turn"], play.move("advance board=duel").told["turn"]]
    assert [] == play.move("advance board=duel").pending


@pytest.mark.parametrize(("first", "odd", "even"), [(0, ["A", "B", "N"], ["B", "N", "A"]), (1, ["B", "A", "N"], ["A", "N", "B"])])
def test_AC_13_2_excalibur_alternates(first: int, odd: list[str], even: list[str]) -> None:
    """Play is clockwise first player of round I, other player, neutral squire, from the round's first player."""
    play = dealt(1, seats=2, first_player=first)
    seen: dict[int, list[str]] = {}
    chance = random.Random(1)
    while not play.over:
        told = play.told
        seen.setdefault(told["round"], told["order"])

        assert (first + told["round"] - 1) % 2 == told["first"]

        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)

    assert [odd, even] * 3 == [seen[number] for number in range(1, 7)]


def test_AC_13_2_cards_are_played_in_that_order() -> None:
    """In round II the second player, the neutral squire, the first one; four times."""
    play = table(2).at(round=2, phase="play").laid()
    squires = []
    while play.phase in ("play", "sword"):
        play.move(play.legal[0])
        squires += [event["squire"] for event in play.called("played")]

    assert ["B", "N", "A"] * 4 == squires


def test_AC_13_3_the_neutral_squire_keeps_its_highest_card() -> None:
    """It is dealt five cards and takes part in the draft; a single highest card is always kept."""
    assert {"king_5"} == {drawn(draft(), seed) for seed in range(8)}


def test_AC_13_3_among_equal_values_the_draw_is_even_over_cards() -> None:
    """King 4 and sword 4 are kept equally often; two kings of three cards twice as often."""
    even = Counter(drawn(draft(N=["king_4", "sword_4", "charity_3", "charity_2", "charity_2"]), seed) for seed in range(200))
    uneven = Counter(drawn(draft(N=["king_4", "king_4", "sword_4", "charity_3", "dragon_2"]), seed) for seed in range(300))

    assert {"king_4", "sword_4"} == set(even) == set(uneven)
    assert 75 <= even["king_4"] <= 125
    assert 170 <= uneven["king_4"] <= 230


@pytest.mark.parametrize(("first", "number", "handler"), [(0, 1, 1), (0, 2, 0), (0, 3, 1), (1, 1, 0), (1, 2, 1)])
def test_AC_13_4_who_passes_to_the_neutral_squire_handles_its_picks(first: int, number: int, handler: int) -> None:
    """Odd rounds: the second player of round I; even rounds: the first. He hears its pack and its pick, nobody else does."""
    play = table(2, first_player=first).packs(**PACKS).at(round=number, phase="draft").laid()
    play.move(play.legal_of(0)[0], 0).move(play.legal_of(1)[0], 1)
    other = 1 - handler
    shown = [event for event in play.heard(handler) if event["event"] == "neutral_shown"]
    kept = [event for event in play.heard(handler) if event["event"] == "neutral_kept"]

    assert [sorted(PACKS["N"])] == [sorted(event["cards"]) for event in shown]
    assert ["king_5"] == [event["card"] for event in kept]
    for viewer in (other, -1):
        heard = [event for event in play.heard(viewer) if event["event"].startswith("neutral")]

        assert "king_5" not in str(heard)
        assert "charity_3" not in str(heard)


def test_AC_13_4_a_blind_draw_is_known_to_nobody() -> None:
    """Neither by the event nor by the view, unless all cards drawn from are equal."""
    play = draft(N=["king_4", "sword_4", "charity_3", "dragon_2", "charity_2"]).chance(1).laid()
    play.move("pick card=gallantry_2", 0).move("pick card=education_2", 1)
    for viewer in (-1, 0, 1):
        (kept,) = (event for event in play.heard(viewer) if event["event"] == "neutral_kept")

        assert "hidden" == kept["card"]
        assert ["hidden"] == play.seen(viewer)["squires"]["N"]["kept"]

    assert ["sword_4", "king_4", "dragon_2", "charity_2", "charity_3"] == play.seen(1)["memory"]["N"]


def test_AC_13_4_a_draw_of_equal_cards_is_known() -> None:
    """Two kings of 4 are the highest: whichever is drawn, a king 4 is kept."""
    play = draft(N=["king_4", "king_4", "charity_3", "dragon_2", "charity_2"]).laid()
    play.move("pick card=gallantry_2", 0).move("pick card=education_2", 1)

    assert ["king_4"] == [event["card"] for event in play.heard(1) if event["event"] == "neutral_kept"]
    assert ["king_4", "dragon_2", "charity_2", "charity_3"] == play.seen(1)["memory"]["N"]


def test_AC_13_5_its_pack_is_passed_on() -> None:
    """In odd rounds to the first player of round I, in even rounds to the second."""
    for number, receiver in ((1, "A"), (2, "B")):
        play = draft(number).laid().pick(0, "gallantry_2").pick(1, "education_2")

        assert ["sword_4", "king_3", "charity_2", "charity_3"] == play.squire(receiver)["pack"]


@pytest.mark.parametrize(("number", "card"), [(0, "charity_2"), (1, "dragon_4"), (2, "charity_3")])
def test_AC_13_6_a_random_card_of_its_pile_is_played(number: int, card: str) -> None:
    """Whichever chance says; the fifth card is not shown."""
    place = table(2).hands(B=["king_3"], N=["charity_2", "dragon_4", "charity_3"]).played(N=["gallantry_2", "gallantry_3"])
    play = place.chance(number).at(phase="play", turn="B").laid().play("king_3")

    assert [f"{card} {card.rpartition('_')[0]}"] == play.squire("N")["played"][2:]
    assert 0 == play.seat


def test_AC_13_6_it_plays_four_of_its_five_cards() -> None:
    """One card is left over and nobody sees it."""
    play = dealt(3, seats=2).until("play")
    while play.phase in ("play", "sword"):
        play.move(play.legal[0])

    assert (4, 1) == (len(play.squire("N")["played"]), len(play.hand("N")))
    assert ["hidden"] == play.seen(0)["squires"]["N"]["hand"] == play.seen(1)["squires"]["N"]["hand"]


@pytest.mark.parametrize("number", [1, 2])
def test_AC_13_7_the_first_player_chooses_the_board_of_its_sword(number: int) -> None:
    """Whoever played before: the round's first player is asked."""
    first = number - 1
    hands = {"A": ["king_3"], "B": ["dragon_3"], "N": ["sword_5", "sword_5"]}
    place = table(2).hands(**hands).played(N=["charity_2"] * 2 + ["charity_3"]).chance(0)
    play = place.at(round=number, phase="play", turn="B").laid().play("dragon_3")

    assert (first, "AC-13.7") == (play.seat, play.asks)
    assert ["play card=sword_5 board=duel", "play card=sword_5 board=tournament"] == play.legal
    assert "5:[N] 0:{A,B}" == play.play("sword_5", "duel").track("duel")


def test_AC_13_7_the_first_player_uses_its_bonus_and_takes_for_it() -> None:
    """Gallantry bonus, bet and Codex coat of the neutral squire are his choices."""
    play = table(2).tracks(gallantry="4:[N]").at(round=2, phase="gallantry", only=True).laid()

    assert (1, "N") == (play.seat, play.told["turn"])
    assert "3:[N] 0:{A,B}" == play.move("advance board=charity").track("charity")

    play = table(2, good_manners=True).at(phase="bet").laid().move("bet board=king").move("bet board=duel")

    assert (0, "N") == (play.seat, play.told["turn"])
    assert "dragon" == play.move("bet board=dragon").squire("N")["bet"]

    play = table(2, classical_education=True).tracks(education="4:[N]").at(round=2, phase="education", only=True).laid()

    assert (1, "N") == (play.seat, play.told["turn"])


def test_AC_13_7_the_first_player_exchanges_for_it() -> None:
    """Whom it is generous to, what it gives and takes."""
    place = table(2, most_generous=True).tracks(charity="4:[N]").coats(N=["education_-3", "education_-1"], B=["sword_2"])
    play = place.at(round=6, phase="exchange", only=True).laid()

    assert (1, ["target squire=A", "target squire=B"]) == (play.seat, play.legal)

    play.move("target squire=B").move("give points=-3").move("claim points=2")

    assert [["education_-3"], ["sword_2", "education_-1"]] == [play.coats("B"), play.coats("N")]


def test_AC_13_7_it_never_peeks() -> None:
    """An Education card of the neutral squire is followed by no look at the Codex."""
    place = table(2, classical_education=True).hands(B=["king_3"], N=["education_3"]).chance(0).at(phase="play", turn="B")
    play = place.laid().play("king_3")

    assert "education_3 education" in play.squire("N")["played"]
    assert (0, "AC-5.1") == (play.seat, play.asks)


def test_AC_13_8_it_gets_coats_and_takes_places_but_no_rank() -> None:
    """Its total is told and ignored; the tie-break compares the two players only."""
    place = table(2).coats(A=["sword_3"], B=["sword_3"], N=["king_12"]).tracks(gallantry="9:[N] 2:[A,B]")
    play = place.at(round=6, phase="end").laid()

    assert {"A": 3, "B": 3, "N": 12} == play.told["totals"]
    assert ([2, 1], [3, 3]) == play.outcome()

    play = table(2).tracks(duel="3:[N] 2:[A] 1:[B]", education="3:[A] 2:[B]").at(phase="duel").laid()

    assert ([2], [-1], [-3, 3]) == tuple(values(play.coats(name)) for name in "ABN")


def test_AC_13_9_its_first_pack_is_seen_after_the_own_pick_only() -> None:
    """Neither before the bets nor before both have kept their card; then its handler has seen it."""
    play = draft().laid()

    assert ["hidden"] * 5 == play.seen(1)["squires"]["N"]["pack"]
    assert "N" not in play.seen(1)["memory"]

    play.pick(1, "education_5")

    assert "N" not in play.seen(1)["memory"]
    assert [] == play.squire("N")["kept"]
    assert not [event for event in play.events if event["event"].startswith("neutral")]

    play.pick(0, "gallantry_4")

    assert ["king_5"] == play.squire("N")["kept"]
    assert "N" in play.seen(1)["memory"]


def test_AC_13_9_bets_are_made_before_its_pack_is_seen() -> None:
    """With good manners nobody knows its cards while bets are made."""
    play = table(2, good_manners=True).packs(**PACKS).at(phase="bet").laid()
    for _ in range(3):
        for viewer in (-1, 0, 1):
            assert ["hidden"] * 5 == play.seen(viewer)["squires"]["N"]["pack"]
            assert "king_5" not in str(play.seen(viewer))
        play.move("bet board=king")


def test_AC_13_9_only_its_first_pack_is_shown() -> None:
    """Later packs its handler has passed himself; the event comes once a round."""
    play = dealt(5, seats=2)
    shown: Counter[int] = Counter()
    chance = random.Random(5)
    while not play.over:
        number = play.round
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
        shown[number] += len(play.called("neutral_shown"))

    assert dict.fromkeys(range(1, 7), 1) == dict(shown)


def test_AC_13_10_ties_are_won_over_it_too() -> None:
    """Its markers are an opponent's; it never has the right itself."""
    play = table(2, tie_win=True).tracks(duel="3:[A,N]", king="4:[N,B]").at(phase="score", only=True).laid()

    assert (0, ["lift squire=A board=duel", "pass"]) == (play.seat, play.legal)
    assert "3:[N,A] 0:{B}" == play.move("lift squire=A board=duel").track("duel")


def test_AC_13_10_its_codex_coat_is_shown_to_nobody() -> None:
    """Not to the one who took it; only at the exchange or the end."""
    place = table(2, classical_education=True, most_generous=True).tracks(education="5:[N] 3:[A] 2:[B]", charity="3:[A] 2:[B]")
    play = place.coats(N=["sword_1"]).at(round=6, phase="education", codex=[-3, -1, 0]).laid().move("take slot=0")
    for viewer in (-1, 0, 1):
        assert "hidden" == play.seen(viewer)["codex"][0]
        assert "education_-3" not in str(play.heard(viewer))

    play.move("take slot=1")  # the last coat follows, then everything is turned up for the exchange

    assert "claim" == play.phase
    for viewer in (-1, 0, 1):
        assert "education_-3" in play.seen(viewer)["squires"]["N"]["coats"]


def test_AC_13_10_its_zero_is_returned_openly() -> None:
    """Like any other's."""
    place = table(2, classical_education=True).tracks(education="5:[N] 3:[A] 2:[B]").at(phase="education", codex=[0, -1, -3])
    play = place.laid().move("take slot=0").move("take slot=1")

    assert [("N", 0)] == [(event["squire"], event["slot"]) for event in play.called("returned")]


def test_every_pick_of_the_neutral_squire_is_a_highest_card() -> None:
    """Over whole games, step by step."""
    for seed in range(3):
        play = dealt(seed, seats=2)
        chance = random.Random(seed)
        while not play.over:
            before = play.squire("N")
            seat = chance.choice(play.pending)
            play.move(chance.choice(play.legal_of(seat)), seat)
            if len(play.squire("N")["kept"]) > len(before["kept"]) and before["pack"]:
                highest = values(before["pack"])[-1]

                assert highest == values([play.squire("N")["kept"][len(before["kept"])]])[0]
