"""AC-1, AC-2. The frame of the game and its set-up."""

import random
from collections import Counter

import pytest

from .builder import BOARDS, COLOURS, DECK, Play, dealt, lancelot, table


def rounds_of(play: Play, chance: random.Random) -> list[tuple[int, str]]:
    """The round and phase of every decision of a whole match, repeats left out."""
    found: list[tuple[int, str]] = []
    while not play.over:
        at = (play.round, play.phase)
        if not found or found[-1] != at:
            found.append(at)
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AC_1_1_six_rounds_with_their_phases_in_order(seats: int) -> None:
    """Exactly six rounds: cards are drafted, then played, then the Gallantry bonus is used, round after round."""
    found = rounds_of(dealt(1, seats=seats), random.Random(1))

    assert [1, 2, 3, 4, 5, 6] == sorted({number for number, _ in found})
    for number in range(1, 7):
        assert [(number, "draft"), (number, "play"), (number, "advance")] == [at for at in found if at[0] == number]


def test_AC_1_1_reset_comes_after_scoring_and_before_the_sword_passes() -> None:
    """In round III the King is scored, then its markers go home, then Excalibur passes and round IV begins."""
    play = table(3).tracks(king="12:[A]", education="3:[A] 2:[B] 1:[C]").at(round=3, phase="play", turn="C")
    play = play.hands(C=["charity_2"]).played(C=["dragon_2", "dragon_3", "dragon_4"]).at(first=0).laid().play("charity_2")
    names = [event["event"] for event in play.events if event["event"] in ("awarded", "cleared", "began")]

    assert names.index("awarded") < names.index("cleared") < names.index("began")
    assert "king_12" in play.coats("A")
    assert "0:{A,B,C}" == play.track("king")
    assert (4, 1) == (play.round, play.told["first"])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AC_1_2_one_marker_per_board_on_zero(seats: int) -> None:
    """Every squire has a marker on every board, and all stand on zero."""
    tracks = dealt(2, seats=seats).told["tracks"]
    zero = "0:{" + ",".join("ABCDE"[:seats]) + "}"

    assert dict.fromkeys(BOARDS, zero) == tracks


def test_AC_1_3_most_points_win() -> None:
    """After round VI the highest total is rank 1."""
    play = table(3).coats(A=["sword_1"], B=["king_12"], C=["sword_3"]).at(round=6, phase="end").laid()

    assert ([3, 1, 2], [1, 12, 3]) == play.outcome()


def test_AC_1_4_participants_by_number_of_players() -> None:
    """Three to five players rank themselves; two play with a neutral squire or with four colours."""
    assert ["A", "B", "C"] == list(dealt(seats=3).told["squires"])
    assert ["A", "B", "C", "D", "E"] == list(dealt(seats=5).told["squires"])
    assert ["A", "B", "N"] == list(dealt(seats=2).told["squires"])
    assert list(COLOURS) == list(dealt(seats=2, two_player_mode="lancelot").told["squires"])
    assert ["A", "B", "C"] == list(dealt(seats=3, two_player_mode="lancelot").told["squires"])


def test_AC_1_5_equal_cards_are_one_option_of_a_pick() -> None:
    """A pack with three equal swords and two equal kings offers two picks."""
    play = table(3).packs(A=["sword_3", "sword_3", "sword_3", "king_4", "king_4"]).laid()

    assert ["pick card=sword_3", "pick card=king_4"] == play.legal_of(0)


def test_AC_1_5_equal_cards_are_one_option_of_a_play() -> None:
    """Two equal dragons in hand are one play, two equal swords one play per board."""
    play = table(3).hands(A=["dragon_3", "dragon_3", "sword_4", "sword_4", "sword_4"]).playing()

    assert ["play card=sword_4 board=duel", "play card=sword_4 board=tournament", "play card=dragon_3 board=dragon"] == play.legal


def paths(place: Play, seat: int) -> list[tuple[str, ...]]:
    """Every way in which a seat can end its secret choice, by trying them all."""
    found: list[tuple[str, ...]] = []

    def walk(path: tuple[str, ...]) -> None:
        state = place.match.state.clone()
        twin = Play(place.game, type(place.match)(place.game, 0, state))
        phase = twin.phase
        for move in path:
            twin.move(move, seat)
        if twin.phase != phase or seat not in twin.pending:
            found.append(path)
            return
        for move in twin.legal_of(seat):
            walk((*path, move))

    walk(())
    return found


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        (["gallantry_2", "gallantry_3", "king_2", "king_3", "dragon_2", "dragon_3"], 10),
        (["gallantry_2", "gallantry_2", "king_2", "king_3", "dragon_2", "dragon_3"], 7),
        (["sword_3", "sword_3", "sword_3", "king_2", "king_3", "king_4"], 4),
        (["sword_3", "sword_3", "king_3", "king_3", "dragon_3", "dragon_3"], 4),
        (["sword_3", "sword_3", "sword_3", "sword_3", "sword_3", "sword_3"], 1),
        (["sword_3", "sword_3", "sword_3", "sword_3", "king_3", "king_3"], 2),
    ],
)
def test_AC_1_5_equal_splits_are_one_option(cards: list[str], number: int) -> None:
    """Ten ways to split six different cards, fewer with equal ones; each split has one path."""
    play = lancelot().packs({"0": cards}).at(phase="split").laid()

    assert number == len(paths(play, 0))


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        (["gallantry_2", "gallantry_3", "king_2", "king_3", "dragon_2", "dragon_3"], 20),
        (["gallantry_2", "gallantry_2", "king_2", "king_3", "dragon_2", "dragon_3"], 14),
        (["sword_3", "sword_3", "sword_3", "king_2", "king_3", "king_4"], 8),
        (["sword_3", "sword_3", "sword_3", "sword_3", "sword_3", "sword_3"], 1),
        (["sword_3", "sword_3", "king_3", "king_3", "dragon_3", "dragon_3"], 7),
    ],
)
def test_AC_1_5_equal_assignments_are_one_option(cards: list[str], number: int) -> None:
    """Twenty ways to give three of six different cards to a colour, fewer with equal ones."""
    play = lancelot().hands({"0": cards}).at(phase="assign").laid()
    ways = paths(play, 0)

    assert number == len(ways)
    assert len(ways) == len({tuple(sorted(way)) for way in ways})


def test_AC_1_6_a_play_with_one_option_is_asked() -> None:
    """Only the listed steps run unasked: two equal cards in hand still make a question."""
    play = table(3).hands(A=["king_2", "king_2"]).played(A=["dragon_2", "dragon_3", "dragon_4"]).playing("A")

    assert ["play card=king_2 board=king"] == play.legal


def test_AC_1_6_a_pick_among_equal_cards_is_asked() -> None:
    """The fourth pick of a pack with two equal cards has one option and is asked; the fifth is not."""
    kept = {
        "A": ["king_2", "king_3", "king_4"],
        "B": ["dragon_2", "dragon_3", "dragon_4"],
        "C": ["charity_2"] * 2 + ["charity_3"],
    }
    packs = {"A": ["sword_3", "sword_3"], "B": ["sword_4", "sword_4"], "C": ["sword_5", "sword_5"]}
    play = table(3).kept(**kept).packs(**packs).laid()

    assert [["pick card=sword_3"], ["pick card=sword_4"], ["pick card=sword_5"]] == [play.legal_of(seat) for seat in range(3)]

    play.pick(0, "sword_3").pick(1, "sword_4").pick(2, "sword_5")

    assert "play" == play.phase
    assert 5 == len(play.hand("A"))


def test_AC_1_6_no_question_where_no_tie_can_be_won() -> None:
    """The first player of the round has nobody above him: phase 4 goes straight to Gallantry."""
    play = table(3, tie_win=True).tracks(gallantry="3:[B]", duel="4:[B,A]").at(phase="score").laid()

    assert "AC-8.3" == play.asks


def test_AC_2_1_every_game_starts_in_round_one() -> None:
    """The Hourglass lies on I; a board whose variant is chosen lies on its back."""
    plain, back = dealt(seats=4).told, dealt(seats=4, black_vs_white=True, service_to_king=True).told

    assert 1 == plain["round"] == back["round"]
    assert BOARDS == tuple(plain["tracks"])
    assert ["black", "white"] == list(back["tracks"])[1:3]
    assert (0, {"6": "board", "12": "board"}) == (back["cup"], back["scrolls"])
    assert not {"cup", "scrolls", "codex"} & set(plain)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AC_2_2_each_player_has_a_colour(seats: int) -> None:
    """Every player has his own colour, no coats and no cards played."""
    squires = dealt(3, seats=seats).told["squires"]

    assert seats == len({squire["colour"] for squire in squires.values()})
    for seat, squire in enumerate(squires.values()):
        assert (seat, 0, 0, []) == (squire["seat"], squire["coat_count"], squire["points"], squire["played"])


def test_AC_2_3_first_player_by_lot_or_as_agreed() -> None:
    """Without an agreement every seat is drawn sometimes; with one it is always that seat."""
    drawn = Counter(dealt(seed, seats=4).told["first"] for seed in range(80))

    assert [0, 1, 2, 3] == sorted(drawn)
    assert min(drawn.values()) > 8
    assert {2} == {dealt(seed, seats=4, first_player=2).told["first"] for seed in range(8)}


@pytest.mark.parametrize(("seats", "third"), [(3, False), (4, True), (5, True)])
def test_AC_2_4_only_third_places_depend_on_the_number(seats: int, third: bool) -> None:
    """With four or five squires third place is paid on Duel, with three it is not; last places are paid alike."""
    play = table(seats).tracks(duel="8:[A] 6:[B] 4:[C]", education="8:[A] 6:[B] 4:[C]").at(round=1, phase="duel").laid()

    assert "sword_3" in play.coats("A")
    assert "sword_2" in play.coats("B")
    assert third == ("sword_1" in play.coats("C"))


def test_AC_2_5_deck_of_fifty_two_cards() -> None:
    """Over many deals every card is seen as often as the box has it, and never more often."""
    assert 52 == sum(DECK.values())
    most: Counter[str] = Counter()
    for seed in range(60):
        told = dealt(seed, seats=5).told
        cards = Counter(card for squire in told["squires"].values() for card in squire["pack"])
        most |= cards

        assert 25 == cards.total()
        assert 27 == told["deck"]

    assert set(DECK) == set(most)
    assert not most - Counter(DECK)
    assert all(most[card] == DECK[card] for card in ("sword_5", "gallantry_5", "king_2", "charity_4", "dragon_3"))


def test_AC_2_6_colours_in_seat_order() -> None:
    """Red, blue, yellow, green, black by seats; the neutral squire takes the first colour left."""
    five = [squire["colour"] for squire in dealt(seats=5).told["squires"].values()]
    two = {name: squire["colour"] for name, squire in dealt(seats=2, first_player=1).told["squires"].items()}

    assert ["red", "blue", "yellow", "green", "black"] == five
    assert {"A": "red", "B": "blue", "N": "yellow"} == two
