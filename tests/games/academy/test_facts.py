"""What choices promise, against what they do: the facts of an action and the table after it are two entries of one book."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.kernel.events import Chronicle
from quintain.kernel.types import TRUTH
from quintain.words import Speaker

from .builder import ALL_VARIANTS, Play, lancelot, table
from .walks import walk

TABLES: list[dict[str, Any]] = [
    {"seats": 4, "tie_win": True},
    {"seats": 3, "defeat_dragon": True, "black_vs_white": True, "tie_win": True},
    {"seats": 5, "service_to_king": True, "good_manners": True},
    {"seats": 2, "tie_win": True, **ALL_VARIANTS},
    {"seats": 2, "two_player_mode": "lancelot", "black_vs_white": True, "tie_win": True},
]
PLAIN = {"played", "moved", "cup_moved", "scroll_taken", "lifted"}  # nothing else has happened: no scoring, no reset


def applied(play: Play, seat: int, action: int) -> tuple[Any, list[Any]]:
    """The state after an action, and what happened."""
    state, heard = play.match.state.clone(), Chronicle()
    play.game.apply(state, seat, action, heard)
    return state, heard.events


def parts(play: Play, state: Any) -> dict[str, dict[str, int]]:
    return {each["squire"]: each["score"]["parts"] for each in play.game.picture(state)["squires"]}  # type: ignore[attr-defined]


def marker(play: Play, state: Any, board: str, squire: str) -> Any:
    drawn: Any = play.game.picture(state)
    found = next(each for each in drawn["boards"] if each["board"] == board)
    return next(each for each in found["markers"] if each["squire"] == squire)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_move_lands_and_changes_prizes_as_promised(options: dict[str, Any]) -> None:
    """Cards, bonuses and won ties over whole matches: progress, stack, and what the boards would give to everybody."""
    checked = 0
    for play in walk(2, every=1 if options["seats"] == 2 else 3, **options):
        state = play.match.state
        for seat in play.pending:
            for action in play.match.decision(seat).actions:
                told = play.game.space.describe(action)
                if told["verb"] not in ("play", "advance", "lift"):
                    continue
                promised: Any = play.game.facts(play.match.view(seat), seat, action)
                after, events = applied(play, seat, action)
                squire, board = str(promised.get("squire", told.get("squire"))), str(told["board"])
                if not {event.name for event in events} <= PLAIN or sum(event.name == "played" for event in events) > 1:
                    continue
                landed = marker(play, after, board, squire)

                assert (promised["progress"], promised["below"]) == (landed["progress"], landed["below"])
                if told["verb"] != "lift":
                    assert promised["progress"] - promised["steps"] == promised["start"]
                    assert promised["start"] == marker(play, state, board, squire)["progress"]
                before, then = parts(play, state), parts(play, after)
                change = {name: sum(then[name].values()) - sum(before[name].values()) for name in before}
                others = {each["squire"]: each["points"] for each in promised["others"]}
                if promised["change"] in ("points", "steps"):
                    assert change[squire] == promised["final"]["points"]
                if board != "dragon" or "defeat_dragon" not in options:
                    assert {name: n for name, n in change.items() if n and name != squire} == others
                checked += 1

    assert checked > 100


def test_AC_15_2_a_sword_promises_the_prizes_of_both_tracks() -> None:
    """The Cup goes over to white, so that black pays less and white more."""
    place = table(4, black_vs_white=True).tracks(black="5:[A]", white="2:[B]").at(cup=-2).hands(A=["sword_5"])
    told = place.playing("A").facts("play card=sword_5 board=white")

    assert ("points", "up", 8 + 5 - 8) == (told["change"], told["trend"], told["final"]["points"])
    assert [] == told["others"]  # second on the winning track brings B as much as first on the losing one


def test_a_move_on_gallantry_promises_steps() -> None:
    """From third place to first: two steps more."""
    told = (
        table(4)
        .tracks(gallantry="3:[B] 2:[C] 1:[A]")
        .hands(A=["gallantry_5"])
        .playing("A")
        .facts("play card=gallantry_5 board=gallantry")
    )

    assert ("steps", 2, "up", 1, {"points": 0}) == tuple(told[key] for key in ("change", "bonus", "trend", "place", "final"))


def test_a_move_promises_the_place_where_choices_decide_later() -> None:
    """The Codex and the exchange: an order, no points."""
    place = table(4, classical_education=True, most_generous=True).tracks(education="3:[B]", charity="4:[B]")
    play = place.hands(A=["education_5", "charity_2"]).playing("A")

    assert ("order", 1) == tuple(play.facts("play card=education_5 board=education")[key] for key in ("change", "place"))
    assert ("order", 2) == tuple(play.facts("play card=charity_2 board=charity")[key] for key in ("change", "place"))


def test_AC_19_1_nothing_is_promised_for_coats_that_are_not_known() -> None:
    """The neutral squire's coats are seen by nobody, so the dragon's gift for them is not told."""
    place = table(2, defeat_dragon=True).coats(N=["sword_3", "sword_2"]).tracks(gallantry="5:[N]")
    told = place.at(phase="gallantry", round=6, only=True).laid().facts("advance board=dragon")

    assert ("N", "none", {"points": 0}, "same") == tuple(told[key] for key in ("squire", "change", "final", "trend"))


def test_a_card_of_the_pack_shows_where_it_would_land() -> None:
    """A sword on either board; the prize of landing there now."""
    packs = ["sword_5", "king_4", "dragon_2", "dragon_3", "charity_2"]
    play = table(3).tracks(duel="5:[B] 2:[A]").packs(A=packs).laid()
    landings = play.facts("pick card=sword_5", 0)["landings"]

    assert [("duel", 2, 7, 0, 1), ("tournament", 0, 5, 0, 3)] == [
        (each["board"], each["start"], each["progress"], each["below"], each["points"]) for each in landings
    ]


@pytest.mark.parametrize(
    ("lang", "sword", "king"),
    [("en", "(Duel to 7, Tournament to 5)", "(to 4)"), ("ru", "(Поединок до 7, Турнир до 5)", "(до 4)")],
)
def test_a_choice_of_the_pack_says_where_it_would_land(lang: str, sword: str, king: str) -> None:
    packs = ["sword_5", "king_4", "dragon_2", "dragon_3", "charity_2"]
    play = table(3).tracks(duel="5:[B] 2:[A]").packs(A=packs).laid()
    view = play.match.view(0)
    labels = Speaker(lang, play.game, strict=True).labels(view, 0, list(play.game.legal(view, 0)))

    assert [1, 1] == [sum(label.endswith(" " + end) for label in labels) for end in (sword, king)]


def test_AC_16_1_a_bet_tells_how_many_cards_the_bettor_was_dealt_for_it() -> None:
    """Swords count for both boards."""
    packs = ["sword_5", "sword_4", "dragon_2", "dragon_3", "charity_2"]
    play = table(3, good_manners=True).packs(A=packs).laid()

    assert [2, 2, 2, 1, 0] == [
        play.facts(f"bet board={board}")["held"] for board in ("duel", "tournament", "dragon", "charity", "king")
    ]


def test_AC_17_2_a_coat_on_the_codex_is_worth_what_the_unknown_ones_are_on_average() -> None:
    """Four coats: −3, −1, 0, 0; who has seen a zero expects −4/3 of the others, in thousandths."""
    place = table(4, classical_education=True).at(codex=[-3, 0, -1, 0], phase="education").peeked({"0": [1]})
    play = place.tracks(education="5:[A]").laid()
    unknown, known = play.facts("take slot=0"), play.facts("take slot=1")

    assert ("no", "hidden", {"points": -1333}) == tuple(unknown[key] for key in ("sure", "coat", "expected"))
    assert ("yes", "education_0", {"points": 0}) == tuple(known[key] for key in ("sure", "coat", "expected"))


def test_AC_20_2_exchanges_promise_what_changes_hands() -> None:
    """Giving −3 gains three, taking 2 gains two, and the rival loses as much; before it, the least and the most."""
    place = table(4, most_generous=True).tracks(charity="9:[A]")
    place = place.coats(A=["education_-3", "education_-1"], B=["sword_3", "sword_2", "king_9"])
    play = place.at(round=6, phase="exchange", only=True).laid()

    assert {"points_least": 1, "points_most": 3 + 3 + 2} == play.facts("target squire=B")["range"]
    assert {"points_least": 1, "points_most": 3} == play.facts("target squire=C")["range"]
    play.move("target squire=B")
    points = play.points()
    for move in ("give points=-3", "claim points=2"):
        told = play.facts(move)
        play.move(move)

        assert told["gain"]["points"] == play.points()["A"] - points["A"]
        assert [{"seat": 1, "squire": "B", "points": play.points()["B"] - points["B"]}] == told["others"]
        points = play.points()


def test_AC_14_3_a_split_shows_both_piles() -> None:
    """What lies in the first pile, and with its last card what is left for the second."""
    hand = ["gallantry_2", "sword_3", "king_2", "king_3", "dragon_2", "charity_5"]
    play = lancelot().packs({"0": hand}).laid()

    assert (["gallantry_2"], []) == tuple(play.facts("split card=king_2", 0)[key] for key in ("cards", "rest"))
    play.move("split card=king_2", 0)
    told = play.facts("split card=charity_5", 0)

    assert (["gallantry_2", "king_2"], ["sword_3", "king_3", "dragon_2"]) == (told["cards"], told["rest"])


def test_AC_14_3_choosing_shows_what_stays() -> None:
    """The pile that is taken and the other one."""
    piles = ["gallantry_2", "sword_3", "king_2", "king_3", "dragon_2", "charity_5"]
    play = lancelot().piles({"1": piles}).at(phase="choose").laid()
    told = play.facts("choose pile=1")

    assert (["king_3", "dragon_2", "charity_5"], ["gallantry_2", "sword_3", "king_2"]) == (told["cards"], told["rest"])


def test_facts_are_the_same_from_the_truth_and_from_the_view() -> None:
    """What the seat does not know does not enter."""
    for play in walk(9, every=9, seats=2, **ALL_VARIANTS):
        for seat in play.pending:
            view = play.match.view(seat)

            assert TRUTH == play.match.state.viewer
            for action in play.match.decision(seat).actions:
                assert play.game.facts(play.match.state, seat, action) == play.game.facts(view, seat, action)
