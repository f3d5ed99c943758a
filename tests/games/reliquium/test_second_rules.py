"""The game and the rules written down a second time agree in the middle of play."""

from __future__ import annotations

import random

import pytest

from .builder import Play, dealt
from .second_rules import Board
from .test_invariants import eager

PEACE = [
    {"seats": 4, "round_limit": 8},
    {"seats": 4, "round_limit": 5, "single_march": True, "militia": True},
    {"seats": 3, "round_limit": 8, "single_march": True},
    {"seats": 2, "round_limit": 8},
]
WAR = [
    {"seats": 4, "round_limit": 12, "militia": True, "allies": True},
    {"seats": 3, "round_limit": 12, "militia": True, "allies": True},
    {"seats": 4, "round_limit": 12},
]


@pytest.mark.parametrize("at", range(len(PEACE)))
def test_every_action_of_a_peace_turn_is_found_twice(at: int) -> None:
    """March, melee order, recruiting, ranged order, building and summons, no more and no less."""
    play: Play = dealt(at + 20, **PEACE[at])
    chance = random.Random(at)
    asked = 0
    while not play.over:
        if play.asks == "RQ-3.1":
            asked += 1

            assert Board(play.told).actions(play.faction) == set(play.legal)

        play.move(eager(play, chance))

    assert asked > 40


@pytest.mark.parametrize("at", range(len(WAR)))
def test_sums_of_battles_are_found_twice(at: int) -> None:
    """Units, auras, swords, support, militia and allies, at every question of the war."""
    play: Play = dealt(at + 40, **WAR[at])
    chance = random.Random(at)
    compared = 0
    while not play.over:
        told = play.told
        if told["phase"] in ("support", "attack"):
            board = Board(told)
            for battle in told["battles"]:
                sums = board.sums(battle)
                if sums and play.asks == "RQ-10.1":
                    compared += 1

                    assert sums == (battle["attack"], battle["defence"])

        play.move(eager(play, chance))

    assert compared > 10
