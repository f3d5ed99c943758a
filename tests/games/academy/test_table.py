"""Positions in the words of a player: laid out as described, told in the same words, refused where they cannot be."""

import random
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import PositionError

from .builder import ADVANCED, ALL_VARIANTS, BOARDS, dealt, lancelot, table


def as_position(told: dict[str, Any]) -> dict[str, Any]:
    """What is told, written as a position."""
    squires: dict[str, Any] = told["squires"]
    position = {key: told[key] for key in ("round", "first", "phase", "tracks", "cup", "scrolls") if key in told}
    position["coats"] = {name: squire["coats"] for name, squire in squires.items()}
    if any(squire["bonus"] for squire in squires.values()):
        position["bonus"] = {name: squire["bonus"] for name, squire in squires.items()}
    if "codex" in told:
        position["codex"] = [int(coat.removeprefix("education_")) for coat in told["codex"]]
        seats = sorted({seat for looks in told["peeked"] for seat in looks})
        position["peeked"] = {str(seat): [slot for slot, looks in enumerate(told["peeked"]) if seat in looks] for seat in seats}
    if "bet" in squires[next(iter(squires))]:
        position["bets"] = {name: squire["bet"] for name, squire in squires.items() if squire["bet"]}
    if told["phase"] in ("bet", "draft"):
        position["packs"] = {name: squire["pack"] for name, squire in squires.items() if squire["pack"]}
    if told["phase"] == "draft":
        position["kept"] = {name: squire["kept"] for name, squire in squires.items()}
    if told["phase"] == "play":
        position["turn"] = told["turn"]
        position["hands"] = {name: squire["hand"] for name, squire in squires.items()}
        position["played"] = {name: squire["played"] for name, squire in squires.items()}
    if "players" in told:
        cards = {seat: player["pack"] for seat, player in told["players"].items()}
        if told["phase"] in ("bet", "split"):
            position["packs"] = cards
        if told["phase"] == "choose":
            position["piles"] = cards
        if told["phase"] == "assign":
            position["hands"] = cards
    return position


def comparable(told: dict[str, Any]) -> dict[str, Any]:
    """All but what a position does not say: the order of the draft, once the cards are in hand."""
    left = {key: value for key, value in told.items() if key != "players" or told["phase"] != "play"}
    if told["phase"] == "play":
        left["squires"] = {name: {**squire, "kept": None} for name, squire in told["squires"].items()}
    return left


GAMES: list[dict[str, Any]] = [
    {"seats": 3},
    {"seats": 5, **ADVANCED},
    {"seats": 4, **ALL_VARIANTS},
    {"seats": 2},
    {"seats": 2, "first_player": 1, **ALL_VARIANTS},
    {"seats": 2, "two_player_mode": "lancelot", **ALL_VARIANTS, "good_manners": False},
]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_a_table_that_is_told_can_be_laid_again(options: dict[str, Any]) -> None:
    """Every third table of a real game between choices of cards, written down and laid out, is the same table."""
    options = {"first_player": 0, **options}
    play = dealt(3, **options)
    chance = random.Random(3)
    laid = 0
    at = 0
    while not play.over:
        told = play.told
        whole = told["phase"] != "draft" or len(play.pending) == options["seats"]  # no pick is lying face down
        if (
            told["phase"] in ("draft", "play", "split", "assign")
            and whole
            and at % 3 == 0
            and not partly(play.legal_of(play.pending[0]))
        ):
            again = play.game.tell(play.game.lay(as_position(told)))
            laid += 1

            assert comparable(told) == comparable(again)
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
        at += 1

    assert laid > 15


def partly(legal: list[str]) -> bool:
    """In the middle of a chain of secret choices."""
    return legal[0].startswith(("split", "assign"))


def test_what_is_not_said_has_its_default() -> None:
    """Round I, the draft, all markers on zero, seat 0 first, no coats, five unknown cards each."""
    told = table(3).laid().told

    assert (1, 0, "draft", 37) == (told["round"], told["first"], told["phase"], told["deck"])
    assert {"0:{A,B,C}"} == set(told["tracks"].values())
    assert [5, 5, 5] == [len(squire["pack"]) for squire in told["squires"].values()]
    assert "bet" == table(3, good_manners=True).laid().phase
    assert "split" == lancelot().laid().phase


@pytest.mark.parametrize("number", range(1, 7))
def test_the_first_player_follows_from_the_round(number: int) -> None:
    """As if seat 0, or the one of the option, had opened round I."""
    assert (number - 1) % 4 == table(4).at(round=number).laid().told["first"]
    assert (number + 1) % 4 == table(4, first_player=2).at(round=number).laid().told["first"]
    assert 3 == table(4).at(round=number, first=3).laid().told["first"]


def test_a_phase_that_asks_nobody_is_carried_out() -> None:
    """The reset of round III leads to the draft of round IV."""
    play = table(3).tracks(duel="5:[A]").at(round=3, phase="reset").laid()

    assert (4, "draft", "0:{A,B,C}") == (play.round, play.phase, play.track("duel"))


def test_one_phase_alone() -> None:
    """With `only` nothing else happens and nobody owes a choice."""
    play = table(3).tracks(duel="5:[A]", tournament="5:[B]").at(phase="duel", only=True).laid()

    assert (["sword_3"], []) == (play.coats("A"), play.coats("B"))
    assert [] == play.pending


def test_missing_cards_are_filled_up() -> None:
    """Named cards are there; the rest comes from the unused ones, and all 52 are accounted for."""
    play = table(4).hands(A=["king_5"]).played(B=["king_4"]).at(phase="play", turn="C").laid()
    squires = play.told["squires"]

    assert "king_5" in squires["A"]["hand"]
    assert [len(squire["hand"]) + len(squire["played"]) for squire in squires.values()] == [5] * 4
    assert "king_4 king" in squires["B"]["played"]
    assert (2, "C") == (play.seat, play.told["turn"])
    assert [] == play.game.faults(play.match.state)


@pytest.mark.parametrize("phase", ["bet", "draft", "play", "score", *BOARDS, "exchange", "reset", "sword", "end"])
@pytest.mark.parametrize(
    "options",
    [{"seats": 4, **ALL_VARIANTS}, {"seats": 2, **ALL_VARIANTS}, {"seats": 2, "two_player_mode": "lancelot", **ALL_VARIANTS}],
    ids=["4", "2", "lancelot"],
)
def test_every_phase_can_be_laid_out(options: dict[str, Any], phase: str) -> None:
    """In round VI, with all variants; whatever is not said is filled up, and the table can be played to its end."""
    if phase == "draft" and "two_player_mode" in options:
        phase = "split"
    play = table(**options).at(round=6, phase=phase).laid().until()

    assert play.over
    assert sorted(play.outcome()[0])[0] == 1


@pytest.mark.parametrize(
    "position",
    [
        {"round": 0},
        {"round": 7},
        {"round": "one"},
        {"round": True},
        {"round": 2**70},
        {"first": 3},
        {"first": -1},
        {"first": "A"},
        {"phase": "lunch"},
        {"phase": 3},
        {"phase": "bet"},
        {"phase": "split"},
        {"phase": "play", "turn": "N"},
        {"phase": "play", "turn": 0},
        {"only": "yes"},
        {"only": 1},
        {"weather": "fine"},
        {"cup": 3},
        {"codex": [-3, -1, 0]},
        {"scrolls": {"6": "aside"}},
        {"bets": {"A": "king"}},
        {"peeked": {"0": [1]}},
        {"tracks": "all zero"},
        {"tracks": {"moat": "3:[A]"}},
        {"tracks": {"black": "3:[A]"}},
        {"tracks": {"duel": 3}},
        {"tracks": {"duel": "A on 3"}},
        {"tracks": {"duel": "3:[D]"}},
        {"tracks": {"duel": "3:[A] 2:[A]"}},
        {"tracks": {"duel": "3:[A,A]"}},
        {"tracks": {"duel": "3:[A] 3:[B]"}},
        {"tracks": {"duel": "-1:[A]"}},
        {"tracks": {"duel": "3:{A,B}"}},
        {"tracks": {"king": "13:[A]"}},
        {"tracks": {"duel": "99999999999999999999999:[A]"}},
        {"packs": {"D": ["king_5"]}},
        {"packs": {"A": ["king_6"]}},
        {"packs": {"A": ["sword_2"]}},
        {"packs": {"A": "king_5"}},
        {"packs": {"A": [5]}},
        {"packs": {"A": ["king_5", "king_5"]}},
        {"packs": {"A": ["king_5"], "B": ["king_5"]}},
        {"packs": {"A": ["sword_3"] * 6}},
        {"kept": {"A": ["king_2", "king_3", "king_4", "king_5", "sword_3", "sword_4"]}},
        {"phase": "play", "hands": {"A": ["sword_3"] * 6}},
        {"phase": "play", "hands": {"A": ["dragon_2"]}, "played": {"B": ["dragon_2", "dragon_2"]}},
        {"phase": "play", "played": {"A": ["sword_3"]}},
        {"phase": "play", "played": {"A": ["sword_3 king"]}},
        {"phase": "play", "played": {"A": ["king_3 duel"]}},
        {"phase": "play", "played": {"A": ["king_3"] * 2 + ["king_2"] * 2 + ["king_4"]}},
        {"coats": {"A": ["sword_4"]}},
        {"coats": {"A": "sword_3"}},
        {"coats": {"A": ["-1 x sword_3"]}},
        {"coats": {"A": ["99999999999999999999999 x sword_3"]}},
        {"coats": {"N": ["sword_3"]}},
        {"bonus": {"A": "two"}},
        {"bonus": {"A": 2**70}},
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any]) -> None:
    """Unknown words, cards the box lacks, markers twice, things of variants that are not played."""
    game = new_game("academy", {"seats": 3})
    with pytest.raises(PositionError) as refusal:
        game.lay(position)

    assert str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "position",
    [
        {"cup": 9},
        {"cup": -9},
        {"cup": "left"},
        {"codex": [-3, -1]},
        {"codex": [-3, -1, 0, 0]},
        {"codex": [-3, -3, 0]},
        {"codex": [0, 0, 0]},
        {"codex": "none"},
        {"peeked": {"0": [3]}},
        {"peeked": {"5": [0]}},
        {"scrolls": {"6": "lost"}},
        {"scrolls": {"7": "board"}},
        {"scrolls": {"6": "board", "12": "taken"}},
        {"scrolls": {"12": "aside"}},
        {"bets": {"A": "moat"}},
        {"bets": {"D": "king"}},
    ],
    ids=str,
)
def test_impossible_things_of_variants_are_refused(position: dict[str, Any]) -> None:
    """A cup beyond its track, a Codex with other coats, scrolls that no play could leave so."""
    game = new_game("academy", {"seats": 3, **ALL_VARIANTS})
    with pytest.raises(PositionError) as refusal:
        game.lay(position)

    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "draft"},
        {"packs": {"A": ["king_5"]}},
        {"packs": {"0": ["king_5"] * 7}},
        {"packs": {"2": ["king_5"]}},
        {"phase": "assign", "hands": {"red": ["king_5"]}},
        {"phase": "play", "hands": {"red": ["sword_3"] * 4}},
        {"tracks": {"duel": "3:[A]"}},
    ],
    ids=str,
)
def test_positions_of_lancelot_that_cannot_be_are_refused(position: dict[str, Any]) -> None:
    """Packs and piles belong to players, hands in play to colours."""
    game = new_game("academy", {"seats": 2, "two_player_mode": "lancelot"})
    with pytest.raises(PositionError) as refusal:
        game.lay(position)

    assert "\n" not in str(refusal.value)
