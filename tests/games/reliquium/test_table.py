"""Positions in the words of a player: laid out as described, told in the same words, refused where they cannot be."""

import random
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import PositionError

from .builder import ASHES, Play, started, table


def as_position(told: dict[str, Any]) -> dict[str, Any]:
    """What is told in the peace phase, written as a position."""
    kept = {key: told[key] for key in ("round", "phase", "done", "areas", "tokens")}
    creatures = {creature: place for creature, place in told["creatures"].items() if place != "supply"}
    return {**kept, "turn": told["factions"][told["active"]], "creatures": creatures, "pawns": told["pawns"]}


@pytest.mark.parametrize("factions", ["legion,alliance,order,brotherhood", "order,legion", "brotherhood,alliance,order"])
def test_a_table_that_is_told_can_be_laid_again(factions: str) -> None:
    """Every position at the beginning of a peace turn, written down and laid out, is the same table."""
    play: Play = started(factions, round_limit=3)
    chance = random.Random(len(factions))
    while not play.over:
        if play.asks == "RQ-3.1":
            told = play.told

            assert told == play.game.tell(play.game.lay(as_position(told)))

        play.move(chance.choice(play.legal))


def test_what_is_not_said_has_its_default() -> None:
    """Round 1, peace, a castle on every start land, pawns on the first open space, the Legion's turn."""
    play = table().laid()

    assert (1, "peace", "legion") == (play["round"], play["phase"], play.faction)
    assert "legion castle" == play.area("ashen_peaks")
    assert 3 == play["pawns.order"]


@pytest.mark.parametrize(
    "position",
    [
        {"round": 0},
        {"round": "one"},
        {"phase": "night"},
        {"turn": "dragons"},
        {"turn": "legion", "done": ["legion"]},
        {"done": "legion"},
        {"base": "nothing"},
        {"weather": "fine"},
        {"areas": {"atlantis": "legion 1W"}},
        {"areas": {"wasteland": "dragons 1W"}},
        {"areas": {"wasteland": "legion 4W"}},
        {"areas": {"wasteland": "legion 2W 2D"}},
        {"areas": {"wasteland": "legion 2W2W"}},
        {"areas": {"wasteland": "legion 2W 2W"}},
        {"areas": {"wasteland": "legion 2D 2D"}},
        {"areas": {"wasteland": "legion 2M 2M"}},
        {"areas": {"wasteland": "legion 1W, order 1D"}},
        {"areas": {"wasteland": "legion castle, order 1D"}},
        {"areas": {"wasteland": "legion 3W", "broken_spine": "legion 1W"}},
        {"areas": {"mirror_lake": "legion castle"}},
        {"areas": {"wasteland": "legion castle", "crossroads_of_winds": "legion castle", "copper_field": "legion castle"}},
        {"areas": {"wasteland": 3}},
        {"tokens": {"wasteland>oak_grove": "legion m1"}},
        {"tokens": {"wasteland>saxum_ridges": "legion m4"}},
        {"tokens": {"wasteland>saxum_ridges": "legion x1"}},
        {"tokens": {"wasteland>saxum_ridges": "legion m1", "saxum_ridges>wasteland": "order m1"}},
        {"tokens": {"wasteland>saxum_ridges": "legion m1", "wasteland>howling_wilds": "legion m1"}},
        {"tokens": {"boundless_expanse>wasteland": "legion r1 1M"}},
        {"creatures": {"dragon": ASHES}},
        {"creatures": {"armus": "wasteland"}},
        {"creatures": {"armus": ASHES, "iratus": ASHES}},
        {"pawns": {"legion": 1}},
        {"pawns": {"legion": 10}},
        {"pawns": {"dragons": 3}},
        {"militia": ["legion"]},
        {"refused": ["dragons"]},
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any]) -> None:
    """Unknown words, more pieces than there are, pieces where they cannot stand: one sentence."""
    game = started().game
    with pytest.raises(PositionError) as refusal:
        game.lay(position)

    assert str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_militia_is_sent_once() -> None:
    """There is one in an area."""
    position = table(militia=True).says(phase="attack", militia=["order"]).area("oak_grove", "legion 3W")
    position.token("oak_grove>cliff_of_sorrow", "legion m1").token("dawn_pinewood>cliff_of_sorrow", "order r3 militia")

    assert "order r3 militia" == position.laid().token("dawn_pinewood>cliff_of_sorrow")

    with pytest.raises(PositionError, match="not so many of a class"):
        position.token("dawn_pinewood>cliff_of_sorrow", "order r3 militia militia").laid()


@pytest.mark.parametrize("factions", [["legion", "legion"], ["legion"], ["legion", "order", "alliance"]], ids=str)
def test_factions_of_a_position_are_one_for_each_seat(factions: list[str]) -> None:
    """Where the options leave them to be chosen, a position says who leads whom."""
    with pytest.raises(PositionError, match="2 different ones"):
        new_game("reliquium", {"seats": 2}).lay({"factions": factions})
