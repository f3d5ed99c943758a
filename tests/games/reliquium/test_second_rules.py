"""The game and the rules written down a second time agree in the middle of play."""

from __future__ import annotations

import random

import pytest

from .builder import Play, dealt
from .second_abilities import ABILITIES, answers
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


def test_every_use_of_an_ability_is_found_twice() -> None:
    """After every summons of some games: the same uses, or nothing asked where there is none; each creature is used."""
    used: set[str] = set()
    for at, options in enumerate(PEACE):
        play: Play = dealt(at + 60, **{**options, "round_limit": 14})
        chance = random.Random(at)
        while not play.over:
            summons = play.options("summon") if play.asks == "RQ-3.1" else []
            if not summons:
                play.move(eager(play, chance))
                continue
            faction = play.faction
            move = chance.choice(summons) if chance.random() < 0.7 else eager(play, chance).removeprefix("summon ")
            if not move.startswith("creature="):
                play.move(move)
                continue
            creature, junction = (part.split("=")[1] for part in move.split(" "))
            board = Board(play.told)
            found = answers(board, creature, junction, faction)
            play.move(f"summon {move}")
            if found:
                used.add(creature)

                assert ("RQ-9.8", faction) == (play.asks, play.faction)
                assert found | {"pass"} == set(play.legal)
            else:
                assert play.over or play.asks != "RQ-9.8"

    assert set(ABILITIES) == used
