"""Positions and boxes just within and just beyond what can be, and previews where nobody may look."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import ContentError, PositionError
from quintain.kernel.events import Log
from quintain.kernel.records import digest
from quintain.kernel.rng import Rng

from .builder import Play, lancelot, table
from .test_lancelot import SIX


@pytest.mark.parametrize("card", ["sword_3 king", "sword_3 gallantry", "sword_3 education", "king_3 duel", "king_3 dragon"])
def test_AC_5_3_a_position_plays_no_card_on_a_strange_board(card: str) -> None:
    with pytest.raises(PositionError, match="is not played on"):
        table(4).at(phase="play").played(A=[card]).laid()


def test_AC_5_4_a_sword_lies_on_either_board_and_any_other_card_on_its_own() -> None:
    play = table(4).at(phase="play").played(A=["sword_3 duel"], B=["sword_4 tournament"], C=["king_3 king"]).laid()

    assert ["sword_3 duel"] == play.squire("A")["played"]
    assert ["sword_4 tournament"] == play.squire("B")["played"]
    assert "D" == play.told["turn"]


@pytest.mark.parametrize(
    "words",
    [
        {"scrolls": {"12": "aside"}},
        {"scrolls": {"6": "board", "12": "taken"}},
        {"scrolls": {"6": "lost"}},
    ],
    ids=str,
)
def test_AC_18_1_scrolls_lie_as_they_can(words: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        table(4, service_to_king=True).at(**words).laid()


@pytest.mark.parametrize("scrolls", [("taken", "board"), ("taken", "taken"), ("aside", "board"), ("aside", "taken")])
def test_AC_18_3_scrolls_that_can_lie_so_do(scrolls: tuple[str, str]) -> None:
    six, twelve = scrolls
    play = table(4, service_to_king=True).scrolls(six=six, twelve=twelve).at(phase="play").laid()

    assert {"6": six, "12": twelve} == play.told["scrolls"]


@pytest.mark.parametrize("phase", ["bet", "draft", "split", "choose", "score", "reset"])
def test_hands_are_laid_out_where_cards_are_held(phase: str) -> None:
    options: dict[str, Any] = {"good_manners": True} if phase == "bet" else {}
    position = lancelot() if phase in ("split", "choose") else table(4, **options)
    owner = "0" if phase in ("split", "choose") else "A"
    with pytest.raises(PositionError, match="hands"):
        position.hands({owner: ["king_3"]}).at(phase=phase).laid()


@pytest.mark.parametrize("phase", ["exchange", "reset", "sword", "end"])
def test_what_follows_a_phase_follows_it(phase: str) -> None:
    """The exchange, the reset after round III, Excalibur, the end: each begins where it is laid out."""
    position = table(4, most_generous=True).tracks(charity="4:[A] 3:[B] 2:[C] 1:[D]", duel="5:[A]")
    position.coats(A=["education_-3"], D=["sword_3"])
    play = position.at(phase=phase, round=6 if phase in ("exchange", "end") else 3).laid()

    if phase == "exchange":
        assert play.asks.startswith("AC-20.")
        assert "5:[A] 0:{B,C,D}" == play.track("duel")
    elif phase == "reset":
        assert ("0:{A,B,C,D}", 4) == (play.track("duel"), play.round)
        assert "4:[A] 3:[B] 2:[C] 1:[D]" == play.track("charity")
    elif phase == "sword":
        assert ("5:[A] 0:{B,C,D}", 4) == (play.track("duel"), play.round)
    else:
        assert play.over


@pytest.mark.parametrize("board", ["duel", "tournament", "education", "king"])
def test_AC_9_1_a_board_laid_out_for_scoring_is_scored_and_none_before_it(board: str) -> None:
    """From the board that is named on, in the order of the boards."""
    order = ["duel", "tournament", "education", "king"]
    tracks = dict.fromkeys(order, "7:[A] 6:[B] 2:[C] 1:[D]")
    scored = {
        word.rpartition("_")[0] for name in "ABCD" for word in table(4).tracks(**tracks).scoring(board, round=3).coats(name)
    }

    assert ({"sword"} if board in ("duel", "tournament") else {board}) == scored


@pytest.mark.parametrize(
    "order", [["red", "yellow", "blue", "green"], ["red", "green", "yellow", "blue"], ["red", "red", "blue", "green"]]
)
def test_AC_14_5_the_players_take_turns_on_one_circle(order: list[str]) -> None:
    """Neither the same player twice in a row nor another circle in one of the rounds."""
    rows = [{"id": "I", "colours": order}]
    with pytest.raises(ContentError, match="colours"):
        new_game("academy", {"seats": 2, "two_player_mode": "lancelot", "content": {"turn_order": rows}})


@pytest.mark.parametrize("points", [[3, 2], [3, 2, 1, 1], []])
def test_AC_9_2_a_board_pays_three_places(points: list[int]) -> None:
    with pytest.raises(ContentError):
        new_game("academy", {"seats": 4, "content": {"boards": {"duel": {"points": points}}}})


def test_AC_9_2_the_dragon_promises_points_whoever_may_look_at_coats() -> None:
    """Only where coats are counted it takes knowing them."""
    position = table(4).tracks(dragon="3:[B] 2:[C]").coats(B=["sword_3"], C=["sword_2"]).hands(A=["dragon_5"]).at(round=6)
    told = position.playing("A").facts("play card=dragon_5 board=dragon")

    assert "points" == told["change"]
    assert {"B", "C"} == {each["squire"] for each in told["others"]}
    assert 17 == told["final"]["points"]


def test_AC_1_3_totals_are_told_when_everything_lies_open() -> None:
    over = table(3).at(phase="end", round=6).coats(A=["sword_3"]).laid()
    going_on = table(3).at(phase="play", round=6).coats(A=["sword_3"]).laid()

    assert {"A": 3, "B": 0, "C": 0} == over.told["totals"]
    assert "totals" not in going_on.told


PILES = {"0": ["gallantry_2", "gallantry_3", "king_2", "king_3", "dragon_2", "dragon_3"], "1": ["sword_3"] * 3 + ["sword_4"] * 3}


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("pile", [0, 1])
def test_AC_14_3_a_pile_is_previewed_and_told_by_its_cards(number: int, pile: int) -> None:
    """Whoever chooses first: the pile that is taken, and the one that stays."""
    play = lancelot().piles(PILES).at(round=number, phase="choose").laid()
    for _ in range(2):
        owner, move = PILES[str(1 - play.seat)], f"choose pile={pile}"
        halves = [owner[:3], owner[3:]]
        told = play.facts(move)
        play.move(move)

        assert (halves[pile], halves[1 - pile]) == (told["cards"], told["rest"])
        assert [halves[pile]] == [event["cards"] for event in play.called("chose")]


@pytest.mark.parametrize(
    "hand",
    [
        ["sword_3", "sword_3", "sword_4", "sword_4", "king_2", "king_2"],
        ["sword_3", "sword_3", "sword_3", "sword_4", "king_2", "king_2"],
        ["sword_3", "sword_3", "sword_3", "king_3", "king_3", "king_3"],
        ["gallantry_2", "gallantry_2", "king_2", "king_3", "king_3", "king_4"],
        ["sword_3", "sword_3", "sword_3", "sword_3", "sword_3", "dragon_2"],
        PILES["0"],
    ],
    ids=" ".join,
)
def test_AC_1_5_equal_splits_are_one_option(hand: list[str]) -> None:
    """Every way to part six cards in two piles can be chosen by one chain of choices, and by no second one."""
    ways = {frozenset(parts(hand, three).items()) for three in combinations(range(6), 3)}
    chains = []
    first = lancelot().packs({"0": hand}).at(phase="split").laid()
    for one in first.legal_of(0):
        second = lancelot().packs({"0": hand}).at(phase="split").laid().move(one, 0)
        chains += [(one, two) for two in second.legal_of(0)]

    assert len(ways) == len(chains) == len(set(chains))


def parts(hand: list[str], three: tuple[int, ...]) -> Counter[tuple[str, ...]]:
    """The two piles, whichever is which."""
    return Counter([tuple(sorted(hand[i] for i in range(6) if (i in three) == inside)) for inside in (True, False)])


@pytest.mark.parametrize("codex", [[0, -3, -1], [-3, -1, 0], [-1, 0, -3]], ids=str)
def test_AC_17_4_whoever_takes_a_coat_of_the_codex_is_told_which(codex: list[int]) -> None:
    """At once and alone; but the last of all take at once, and their zeros are shown to everybody right after."""
    play = table(3, classical_education=True).at(codex=codex, round=1, phase="education", only=True).laid()
    told: dict[int, list[str]] = {viewer: [] for viewer in (-1, 0, 1, 2)}
    while play.pending:
        play.move(play.legal[0])
        for viewer, heard in told.items():
            heard += [event["coat"] for event in play.heard(viewer) if event["event"] == "took"]
            view = play.match.view(viewer)
            world = play.game.determinise(view, Rng.seeded(1))

            assert play.game.tell(view) == play.game.tell(play.game.view(world, viewer))

    names = [f"education_{worth}" for worth in codex]
    alone = [names[0], *("hidden" if name == "education_0" else name for name in names[1:])]
    assert {
        -1: ["hidden"] * 3,
        0: [alone[0], "hidden", "hidden"],
        1: ["hidden", alone[1], "hidden"],
        2: ["hidden", "hidden", alone[2]],
    } == told


def test_AC_8_3_the_question_says_how_many_steps() -> None:
    """Third place begins, with one step; no other question speaks of steps."""
    play = table(4).tracks(gallantry="9:[A] 8:[B] 7:[C] 6:[D]").at(phase="gallantry", only=True, round=1).laid()
    steps = []
    while play.pending:
        steps.append((play.seat, play.match.decision(play.seat).about["steps"]))
        play.move("advance board=king")

    assert [(2, 1), (1, 2), (0, 3)] == steps
    assert "steps" not in table(4).hands(A=["sword_3"]).playing().match.decision(0).about


def test_AC_17_1_education_is_due_until_its_coats_are_taken() -> None:
    def due(play: Play) -> bool:
        return bool(next(each["due"] for each in play.game.picture(play.match.view(0))["boards"] if each["board"] == "education"))

    options = {"classical_education": True, "most_generous": True}
    exchange = table(4, **options).tracks(charity="4:[A] 3:[B] 2:[C] 1:[D]").coats(A=["education_-3"], D=["sword_3"])
    over = exchange.at(round=6, phase="exchange").laid()

    assert due(table(3, **options).at(codex=[0, -3, -1], round=6, phase="education").laid())
    assert over.asks.startswith("AC-20.")
    assert not due(over)


@pytest.mark.parametrize("board", ["duel", "king", "education"])
def test_AC_8_2_a_marker_is_told_with_those_beneath_it(board: str) -> None:
    card = {"duel": "sword_3", "king": "king_3", "education": "education_3"}[board]
    for stack, below in (("0:{A,B,C,D}", 0), ("3:[B] 0:{A,C,D}", 1), ("3:[D,C,B] 0:{A}", 3)):
        play = table(4).tracks(**{board: stack}).hands(A=[card]).play("A", card, board)

        assert [below] == [event["below"] for event in play.called("moved")]

    beside = table(4).tracks(**{board: "3:[D,C,A] 0:{B}"}).hands(B=[card]).play("B", card, board)

    assert [3] == [event["below"] for event in beside.called("moved")]


def test_AC_9_8_coats_that_are_turned_down_lie_in_no_order() -> None:
    """Whatever the order in which they were gained, the table is the same, for the rules and for every viewer."""
    tables = [table(3).coats(A=list(order), B=["sword_1"]).at(phase="draft", round=2).laid() for order in permutations(
        ["sword_3", "education_-1", "sword_5"]
    )]  # fmt: skip

    assert 1 == len({str(play.coats("A")) for play in tables})
    assert 1 == len({digest(play.match.state) for play in tables})


def test_AC_1_2_a_position_begins_as_a_match_does() -> None:
    """In round I with the first seat, unless an opener is chosen; the sword goes round with the rounds."""
    for opener in ("random", 0, 1):
        start = 0 if opener == "random" else int(opener)
        for number in (1, 2, 3):
            play = table(3, first_player=opener).at(round=number).laid()

            assert (start + number - 1) % 3 == play.told["first"]


@pytest.mark.parametrize("phase", ["split", "assign"])
def test_AC_14_3_hands_are_sorted_as_they_are_laid(phase: str) -> None:
    place = lancelot().at(phase=phase)
    held = {seat: hand[::-1] for seat, hand in PILES.items()}
    play = (place.packs(held) if phase == "split" else place.hands(held)).laid()

    assert PILES == {seat: play.told["players"][seat]["pack"] for seat in PILES}


@pytest.mark.parametrize("phase", ["split", "assign"])
@pytest.mark.parametrize("named", [1, 2, 3])
def test_AC_14_3_what_is_done_in_secret_is_imagined_as_it_may_be(phase: str, named: int) -> None:
    """One of two has split his hand, or assigned his cards; whatever is imagined of it, play goes on from there."""
    seen = set()
    for seed in range(12):
        place = lancelot().at(phase=phase)
        play = (place.packs(PILES) if phase == "split" else place.hands(PILES)).laid()
        for _ in range(named):
            if 0 in play.pending:
                play.move(play.legal_of(0)[-1], 0)
        world = play.game.determinise(play.match.view(1), Rng.seeded(seed))
        rng = Rng.seeded(seed)
        assert [] == play.game.faults(world)
        assert play.game.tell(play.match.view(1)) == play.game.tell(play.game.view(world, 1))
        while play.game.tell(world)["phase"] == phase:
            seat = play.game.pending(world)[0]
            legal = play.game.legal(world, seat)
            play.game.apply(world, seat, legal[int(rng.below(len(legal)))], Log())
        seen.add(str([play.game.tell(world)[held] for held in ("players", "squires")]))

    assert 1 < len(seen)


def test_AC_14_4_an_assignment_says_under_which_colour_the_card_comes() -> None:
    """The first three of six cards belong to the colour that its player leads first."""
    play = lancelot().hands(SIX).at(phase="assign").laid()

    for _ in range(2):
        assert ["red", "blue"] == [play.facts(play.legal_of(seat)[0], seat)["squire"] for seat in (0, 1)]

        play.move(play.legal_of(0)[0], 0).move(play.legal_of(1)[0], 1)


SCORED_ONCE = ["sword_3", "sword_2", "sword_1"] * 2 + ["education_-3", "education_-1"]  # by Duel, Tournament and Education


@pytest.mark.parametrize("past", [1, 2])
def test_AC_9_1_coats_of_past_rounds_are_imagined_as_they_were_handed_out(past: int) -> None:
    """Everybody saw three places of two tracks rewarded and two squires punished; only who holds what is not known."""
    given = SCORED_ONCE * past
    play = table(4).coats(B=given[::3], C=given[1::3], D=given[2::3]).at(round=past + 1, phase="play").laid()
    dealt = set()
    for seed in range(6):
        world = play.game.tell(play.game.determinise(play.match.view(0), Rng.seeded(seed)))
        held = {name: Counter(squire["coats"]) for name, squire in world["squires"].items()}
        dealt.add(str(held))

        assert Counter(given) == held["A"] + held["B"] + held["C"] + held["D"]

    assert 1 < len(dealt)


@pytest.mark.parametrize("service", [False, True])
def test_AC_9_4_coats_of_the_king_are_imagined_once_he_can_have_given_some(service: bool) -> None:
    """After the third round, or any round if scrolls are taken; up to one for each of four."""
    past = 1 if service else 3
    given = [*SCORED_ONCE * past, "king_5", "king_3", "king_2"]
    position = table(4, service_to_king=service).coats(B=given[::3], C=given[1::3], D=given[2::3])
    play = position.at(round=past + 1, phase="play").laid()
    found = set()
    for seed in range(6):
        world = play.game.tell(play.game.determinise(play.match.view(0), Rng.seeded(seed)))
        coats = [coat for squire in world["squires"].values() for coat in squire["coats"] if coat.startswith("king")]
        found |= set(coats)

        assert len(coats) <= 4

    assert 1 < len(found)


def test_AC_9_1_a_board_that_is_not_due_is_not_scored_and_those_after_it_are() -> None:
    """The Duel of Black and White waits for round II; in round I the next board that is due is Education."""
    tracks = {"duel": "7:[A] 6:[B] 2:[C] 1:[D]", "education": "7:[A] 6:[B] 2:[C] 1:[D]"}
    position = table(4, black_vs_white=True).tracks(**tracks)
    alone, onward = (position.at(phase="duel", round=1, only=only).laid() for only in (True, False))

    assert ([[]] * 4, []) == ([alone.coats(name) for name in "ABCD"], alone.pending)
    assert [[], [], ["education_-1"], ["education_-3"]] == [onward.coats(name) for name in "ABCD"]


def test_AC_12_1_who_is_placed_before_the_scoring_of_a_board_wins_no_more_ties() -> None:
    """The question comes before Gallantry is scored; from a board that is named on it has been answered."""
    position = table(4, tie_win=True).tracks(gallantry="4:[A] 3:[B] 2:[C] 1:[D]", tournament="6:[A,B,C]")

    assert "AC-12.1" == position.at(phase="score", first=0).laid().asks
    assert "AC-12.1" != position.at(phase="gallantry", first=0).laid().asks


def test_AC_14_3_each_choice_of_a_pile_is_a_turn_of_its_own() -> None:
    """Splitting, the two who choose, and assigning: no two have the same number."""
    play = lancelot().packs({"0": SIX["0"], "1": SIX["1"]}).at(phase="split").laid()
    numbers = []
    for phase in ("split", "choose", "assign"):
        play.until(phase)
        numbers.append(play.game.turn_of(play.match.state).number)
        if phase == "choose":
            play.move("choose pile=0")
            numbers.append(play.game.turn_of(play.match.state).number)

    assert sorted(set(numbers)) == numbers
