"""AC-14. Two players, two colours each: Lancelot."""

import random
from itertools import permutations

import pytest

from .builder import COLOURS, dealt, lancelot, table, values

ORDER = {
    1: ["red", "blue", "yellow", "green"],
    2: ["blue", "yellow", "green", "red"],
    3: ["yellow", "green", "red", "blue"],
    4: ["green", "red", "blue", "yellow"],
    5: ["red", "blue", "yellow", "green"],
    6: ["blue", "yellow", "green", "red"],
}
SIX = {
    "0": ["gallantry_2", "gallantry_3", "king_2", "king_3", "dragon_2", "dragon_3"],
    "1": ["sword_3", "sword_4", "education_2", "education_3", "charity_2", "charity_3"],
}


def test_AC_14_1_places_and_coats_by_colour_as_with_four() -> None:
    """Third place is rewarded, on Gallantry too; a player's total is the sum of his two colours."""
    play = lancelot().tracks(duel="9:[red] 8:[green] 7:[yellow] 6:[blue]").scoring("duel")

    assert [[3], [], [1], [2]] == [values(play.coats(colour)) for colour in COLOURS]

    play = lancelot().tracks(gallantry="9:[red] 8:[green] 7:[yellow] 6:[blue]").at(phase="gallantry", only=True).laid()
    turns = []
    while play.pending:
        turns.append((play.seat, play.told["turn"]))
        play.move("advance board=king")

    assert [(0, "yellow"), (1, "green"), (0, "red")] == turns
    assert "3:[red] 2:[green] 1:[yellow] 0:{blue}" == play.track("king")

    coats = {"red": ["sword_3"], "yellow": ["education_-1"], "blue": ["sword_1"], "green": []}
    play = lancelot().coats(**coats).at(round=6, phase="end").laid()

    assert ([1, 2], [2, 1]) == play.outcome()
    assert {"red": 3, "blue": 1, "yellow": -1, "green": 0} == play.told["totals"]


def test_AC_14_2_six_cards_for_each_player() -> None:
    """Twelve are dealt, forty stay in the deck; each sees his own six."""
    play = dealt(1, seats=2, two_player_mode="lancelot")
    players = play.told["players"]

    assert (6, 6, 40) == (len(players["0"]["pack"]), len(players["1"]["pack"]), play.told["deck"])
    assert players["0"]["pack"] == play.seen(0)["players"]["0"]["pack"]
    assert ["hidden"] * 6 == play.seen(1)["players"]["0"]["pack"] == play.seen()["players"]["0"]["pack"]


MOVES = {0: ["split card=king_2", "split card=dragon_2"], 1: ["split card=education_2", "split card=charity_3"]}


@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 1, 1]))))
def test_AC_14_3_splits_come_in_any_order(order: tuple[int, ...]) -> None:
    """Nothing is revealed before both are done, and then always the same four piles."""
    play = lancelot().packs(SIX).at(phase="split").laid()
    left = {0: MOVES[0][:], 1: MOVES[1][:]}
    for seat in order:
        assert [who for who in (0, 1) if left[who]] == play.pending
        assert "split" == play.phase
        assert ["hidden"] * 6 == play.seen(1)["players"]["0"]["pack"]
        assert ["hidden"] * 6 == play.seen(0)["players"]["1"]["pack"]

        play.move(left[seat].pop(0), seat)

    piles = [(event["seat"], event["pile"], event["cards"]) for event in play.called("revealed")]
    assert [
        (0, 0, ["gallantry_2", "king_2", "dragon_2"]),
        (0, 1, ["gallantry_3", "king_3", "dragon_3"]),
        (1, 0, ["sword_3", "education_2", "charity_3"]),
        (1, 1, ["sword_4", "education_3", "charity_2"]),
    ] == piles
    assert "choose" == play.phase


def test_AC_14_3_a_split_is_not_heard() -> None:
    """The other player and spectators hear at most that somebody is ready."""
    play = lancelot().packs(SIX).at(phase="split").laid()
    for move in MOVES[0]:
        play.move(move, 0)
        for viewer in (1, -1):
            assert all(card not in str(play.heard(viewer)) for card in SIX["0"])
            assert play.seen(viewer)["players"]["0"]["pack"] == ["hidden"] * 6


@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_AC_14_3_the_first_player_takes_a_pile_then_the_second(number: int, first: int) -> None:
    """Each chooses one of the other's piles; the other pile stays with its maker."""
    place = lancelot().piles({"0": SIX["0"], "1": SIX["1"]}).at(round=number, phase="choose")
    play = place.laid()

    assert (first, ["choose pile=0", "choose pile=1"], "AC-14.3") == (play.seat, play.legal, play.asks)

    play.move("choose pile=1")

    assert 1 - first == play.seat

    play.move("choose pile=0")
    piles = {"0": [SIX["0"][:3], SIX["0"][3:]], "1": [SIX["1"][:3], SIX["1"][3:]]}
    mine, other = str(first), str(1 - first)

    assert sorted(piles[other][1] + piles[mine][1]) == sorted(play.told["players"][mine]["pack"])
    assert sorted(piles[other][0] + piles[mine][0]) == sorted(play.told["players"][other]["pack"])


def test_AC_14_3_the_one_who_chooses_is_told_as_choosing() -> None:
    """`turn` names a colour of the player who chooses, or nobody."""
    for first in (0, 1):
        play = lancelot(first_player=first).piles({"0": SIX["0"], "1": SIX["1"]}).at(phase="choose").laid()
        for _ in range(2):
            turn = play.told["turn"]

            assert turn is None or play.squire(turn)["seat"] == play.seat

            play.move("choose pile=0")


@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 0, 1, 1, 1])))[::4])
def test_AC_14_4_three_cards_under_each_colour_in_secret(order: tuple[int, ...]) -> None:
    """In any order; the other player sees three backs under each colour."""
    play = lancelot().hands(SIX).at(phase="assign").laid()
    left = {
        0: ["assign card=gallantry_3", "assign card=king_2", "assign card=dragon_3"],
        1: ["assign card=sword_3", "assign card=sword_4", "assign card=charity_2"],
    }
    for seat in order:
        assert "assign" == play.phase

        play.move(left[seat].pop(0), seat)

    assert ["gallantry_3", "king_2", "dragon_3"] == play.hand("red")
    assert ["gallantry_2", "king_3", "dragon_2"] == play.hand("yellow")
    assert ["sword_3", "sword_4", "charity_2"] == play.hand("blue")
    assert ["education_2", "education_3", "charity_3"] == play.hand("green")
    for viewer in (1, -1):
        seen = play.seen(viewer)["squires"]

        assert ["hidden"] * 3 == seen["red"]["hand"] == seen["yellow"]["hand"]


@pytest.mark.parametrize("number", range(1, 7))
def test_AC_14_5_colours_play_in_the_order_of_the_card(number: int) -> None:
    """All three cards of a colour, then the next colour; nothing is left over."""
    play = lancelot().at(round=number, phase="play").laid()

    assert ORDER[number] == play.told["order"]

    turns = []
    while play.phase == "play":
        turns.append(play.told["turn"])

        assert play.squire(turns[-1])["seat"] == play.seat
        assert "AC-14.5" == play.asks

        play.move(play.legal[-1])

    assert [colour for colour in ORDER[number] for _ in range(3)] == turns


def test_AC_14_5_cards_of_a_colour_in_any_order() -> None:
    """Its owner chooses which comes next and where a sword goes; only that colour's markers move."""
    play = lancelot().hands(red=["sword_4", "king_2", "dragon_3"], yellow=["charity_5", "charity_4", "charity_3"]).playing("red")

    assert [
        "play card=sword_4 board=duel",
        "play card=sword_4 board=tournament",
        "play card=king_2 board=king",
        "play card=dragon_3 board=dragon",
    ] == play.legal
    assert "AC-14.5" == play.refusal("play card=charity_5 board=charity")

    play.play("dragon_3").play("sword_4", "tournament").play("king_2")

    assert "blue" == play.told["turn"]
    assert [] == play.hand("red")
    assert "3:[red] 0:{blue,yellow,green}" == play.track("dragon")


def test_AC_14_5_no_card_is_left_over() -> None:
    """After phase 3 all hands are empty."""
    play = dealt(2, seats=2, two_player_mode="lancelot").until("play")
    while play.phase == "play":
        play.move(play.legal[0])

    assert [(3, 0)] * 4 == [(len(squire["played"]), len(squire["hand"])) for squire in play.told["squires"].values()]


@pytest.mark.parametrize("first", [0, 1])
def test_AC_14_6_excalibur_alternates(first: int) -> None:
    """And the colour that begins belongs to the round's first player."""
    play = dealt(3, seats=2, two_player_mode="lancelot", first_player=first)
    chance = random.Random(3)
    firsts = []
    while not play.over:
        told = play.told
        if told["round"] > len(firsts):
            firsts.append(told["first"])

            assert told["squires"][told["order"][0]]["seat"] == told["first"]

        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)

    assert [first, 1 - first] * 3 == firsts


@pytest.mark.parametrize(
    ("track", "ranks"),
    [
        ("7:[red] 6:[blue,green]", [1, 2]),
        ("7:[red,green]", [2, 1]),
        ("7:[green,red] 6:[blue]", [1, 2]),
        ("1:[blue]", [2, 1]),
        ("", [1, 1]),
    ],
)
def test_AC_14_7_the_best_gallantry_marker_of_four_breaks_a_tie(track: str, ranks: list[int]) -> None:
    """Its owner wins; with all four on zero the victory is shared."""
    play = lancelot().coats(red=["sword_3"], green=["sword_2"], blue=["sword_1"]).tracks(gallantry=track).at(round=6, phase="end")

    assert (ranks, [3, 3]) == play.laid().outcome()


def test_AC_14_8_the_own_second_colour_is_no_opponent() -> None:
    """A marker with only the own other colour above it cannot be lifted, but may end above it."""
    place = lancelot(tie_win=True).tracks(duel="5:[red,yellow]", king="4:[red,blue,yellow]", dragon="3:[blue,red]")
    play = place.at(phase="score", only=True).laid()

    assert ["lift squire=red board=king", "pass"] == play.legal
    assert "AC-14.8" == play.refusal("lift squire=red board=duel")
    assert "4:[blue,yellow,red] 0:{green}" == play.move("lift squire=red board=king").track("king")


@pytest.mark.parametrize("first", [0, 1])
def test_AC_14_9_who_opens_owns_red_and_yellow(first: int) -> None:
    """The other owns blue and green."""
    squires = dealt(4, seats=2, two_player_mode="lancelot", first_player=first).told["squires"]

    assert {"red": first, "blue": 1 - first, "yellow": first, "green": 1 - first} == {
        name: squire["seat"] for name, squire in squires.items()
    }
    assert list(COLOURS) == [squire["colour"] for squire in squires.values()]


def test_AC_14_10_hands_are_public_after_the_reveal() -> None:
    """Everybody sees the piles and both hands of six; who gets which three stays secret until played."""
    play = lancelot().piles({"0": SIX["0"], "1": SIX["1"]}).at(phase="choose").laid()
    for viewer in (-1, 0, 1):
        assert sorted(SIX["0"]) == sorted(play.seen(viewer)["players"]["0"]["pack"])

    play.move("choose pile=0").move("choose pile=0")
    for viewer in (-1, 0, 1):
        assert play.told["players"] == play.seen(viewer)["players"]

    play.until("play")
    colour = play.told["turn"]
    card = play.hand(colour)[0]
    board = "duel" if card.startswith("sword") else None

    assert ["hidden"] * 3 == play.seen(1)["squires"][colour]["hand"]
    assert [card] == [entry.split()[0] for entry in play.play(card, board).seen(1)["squires"][colour]["played"]]
    assert ["hidden"] * 2 == play.seen(1)["squires"][colour]["hand"]


def test_AC_14_11_clockwise_means_the_order_of_colours() -> None:
    """For bets, and for coats taken from the Codex by markers on zero."""
    play = lancelot(good_manners=True).at(round=2, phase="bet").laid()
    turns = []
    while play.phase == "bet":
        turns.append((play.told["turn"], play.seat))
        play.move("bet board=king")

    assert [("blue", 1), ("yellow", 0), ("green", 1), ("red", 0)] == turns

    play = lancelot(classical_education=True).tracks(education="2:[green]").at(round=3, phase="education", only=True).laid()
    turns = []
    while play.pending:
        turns.append(play.told["turn"])
        play.move(play.legal[0])

    assert ["green", "yellow", "red"] == turns


def test_the_mode_is_ignored_with_more_seats() -> None:
    """Three players draft as always."""
    assert "draft" == table(3, two_player_mode="lancelot").laid().phase
