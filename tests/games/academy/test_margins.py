"""Positions and boxes just within and just beyond what can be, and previews where nobody may look."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import ContentError, PositionError

from .builder import Play, lancelot, table


def facts(play: Play, move: str) -> dict[str, Any]:
    return dict(play.game.facts(play.match.view(play.seat), play.seat, play.game.space.parse(move)))


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
    told = facts(position.playing("A"), "play card=dragon_5 board=dragon")

    assert "points" == told["change"]
    assert {"B", "C"} == {each["squire"] for each in told["others"]}
    assert 17 == told["final"]["points"]


def test_AC_1_3_totals_are_told_when_everything_lies_open() -> None:
    over = table(3).at(phase="end", round=6).coats(A=["sword_3"]).laid()
    going_on = table(3).at(phase="play", round=6).coats(A=["sword_3"]).laid()

    assert {"A": 3, "B": 0, "C": 0} == over.told["totals"]
    assert "totals" not in going_on.told
