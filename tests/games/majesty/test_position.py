"""Positions in the words of a player: laid out as described, told in the same words, refused where they cannot be."""

import random
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import PositionError

from .builder import BUILDINGS, cards_of, dealt, table, workers_on


def as_position(told: dict[str, Any]) -> dict[str, Any]:
    """What is told, written as a position."""
    players = [{key: value for key, value in player.items() if key != "counts"} for player in told["players"]]
    kept = {key: told[key] for key in ("active", "first", "turn", "market", "reserve")}
    return {**kept, "deck": told["next"], "player": players}


@pytest.mark.parametrize("deck_mode", ["standard", "full_shuffle"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_is_told_can_be_laid_again(seats: int, deck_mode: str) -> None:
    """Every position at the beginning of a turn of a real game, written down and laid out, is the same table."""
    play = dealt(seats, seats=seats, sides="ABBABABB", deck_mode=deck_mode)
    chance = random.Random(seats)
    while not play.over:
        if play.asks == "MJ-2.8":
            told = play.told
            again = play.game.tell(play.game.lay(as_position(told)))

            assert {**told, "stage": None} == {**again, "stage": None}  # backs are not described

        play.move(chance.choice(play.legal))


def test_what_is_not_said_has_its_default() -> None:
    """Five workers, no points, empty buildings, six cards in the market, the other workers in the reserve."""
    told = table(seats=3).laid().told

    assert (0, 0, 0) == (told["active"], told["turn"], told["first"])
    assert [5, 5, 5] == [player["workers"] for player in told["players"]]
    assert [0, 0, 0] == [player["points"] for player in told["players"]]
    assert 15 == told["reserve"]
    assert 6 == len(told["market"])
    assert [0] * 6 == workers_on(told["market"])


def test_numbers_lay_fitting_cards() -> None:
    """`mill = 3` is three cards with a Miller on them, as long as the box has some."""
    play = table().player(0, mill=14, castle=9).laid()

    assert 14 == len(play.column(0, "mill"))
    assert all("miller" in card.split("_") for card in play.column(0, "mill"))
    assert all("noble" in card.split("_") for card in play.column(0, "castle"))


def test_slots_that_are_not_said_are_filled() -> None:
    """The named cards lie in front, in their order."""
    market = table().market("noble:2", "witch_guard:1").laid().market

    assert ["noble:2", "witch_guard:1"] == market[:2]
    assert 6 == len(cards_of(market))


@pytest.mark.parametrize(("turn", "active"), [(0, 2), (5, 1), (34, 0)])
def test_the_first_player_follows_from_turn_and_active(turn: int, active: int) -> None:
    """Whoever is not named first is the one from whom the turns lead to the active player."""
    told = table(seats=3).turn(turn).active(active).laid().told

    assert active == (told["first"] + turn) % 3


def test_kingdoms_need_not_fit_the_turn() -> None:
    """A position shows what matters; nobody counts the cards against the turn."""
    play = table().player(0, mill=3).turn(0).laid()

    assert 3 == len(play.column(0, "mill"))


@pytest.mark.parametrize(
    "position",
    [
        {"active": 2},
        {"active": "0"},
        {"active": True},
        {"first": -1},
        {"first": 1, "active": 0, "turn": 0},
        {"turn": 24},
        {"turn": -1},
        {"turn": 2**70},
        {"market": "miller"},
        {"market": ["dragon"]},
        {"market": ["miller:x"]},
        {"market": ["miller:-1"]},
        {"market": ["miller:1:2"]},
        {"market": [3]},
        {"market": ["miller"] * 7},
        {"market": ["noble"] * 6},
        {"market": ["miller:99999999999999999999999"]},
        {"market": ["miller", "miller:2"]},
        {"market": ["miller:2"] * 6},
        {"market": ["miller:31"]},
        {"deck": "miller"},
        {"deck": ["dragon"]},
        {"deck": ["miller:1"]},
        {"deck": ["noble"] * 6},
        {"reserve": -1},
        {"reserve": 19},
        {"reserve": 31},
        {"final": "yes"},
        {"final": 1},
        {"weather": "fine"},
        {"players": [{}]},
        {"player": {}},
        {"player": [1]},
        {"player": [{}, {}, {}]},
        {"player": [{"points": "many"}]},
        {"player": [{"points": 2**70}]},
        {"player": [{"workers": -1}]},
        {"player": [{"workers": 40}]},
        {"player": [{"mill": -1}]},
        {"player": [{"mill": 15}]},
        {"player": [{"mill": "miller"}]},
        {"player": [{"mill": ["noble"]}]},
        {"player": [{"mill": ["dragon"]}]},
        {"player": [{"castle": 5}, {"castle": 5}]},
        {"player": [{"infirmary": 2}]},
        {"player": [{"infirmary": ["dragon"]}]},
        {"player": [{"tavern": 1}]},
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any]) -> None:
    """Unknown words, cards the box lacks, workers that do not add up to thirty, a market no payment could leave."""
    game = new_game("majesty", {"seats": 2})
    with pytest.raises(PositionError) as refusal:
        game.lay(position)

    assert str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("building", BUILDINGS)
def test_columns_keep_the_order_in_which_they_are_written(building: str) -> None:
    """Oldest first; the same cards are told back."""
    columns = {
        "mill": ["miller_brewer", "miller"],
        "brewery": ["brewer_knight", "brewer"],
        "cottage": ["witch_noble", "witch"],
        "guardhouse": ["guard_noble", "guard"],
        "barracks": ["guard_knight", "knight"],
        "inn": ["innkeeper_noble", "innkeeper"],
        "castle": ["innkeeper_noble", "noble"],
    }
    play = table().player(1, **{building: columns[building]}).laid()

    assert columns[building] == play.column(1, building)


@pytest.mark.parametrize(("seats", "turn", "stage"), [(2, 0, 2), (4, 0, 1), (4, 19, 1), (4, 20, 2)])
def test_named_cards_of_the_deck_have_the_back_that_a_match_would_show(seats: int, turn: int, stage: int) -> None:
    """With two players all of the deck is stage 2; with four its first twenty cards are stage 1."""
    told = table(seats=seats).turn(turn).deck("miller").laid().told

    assert ("miller", stage) == (told["next"][0], told["stage"])


def test_all_workers_may_be_out_of_the_reserve() -> None:
    """None left is a reserve, too."""
    told = table(seats=4).market("miller:2", "miller:2", "miller:2", "miller:2", "brewer:2").reserve(0).laid().told

    assert 0 == told["reserve"]
