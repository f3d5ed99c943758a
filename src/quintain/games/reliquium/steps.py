"""What the numbers of a step mean: every packed argument is packed and unpacked here."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium.state import HOME, LOSE, PEACE
from quintain.kernel.agenda import Step
from quintain.kernel.types import Seat

# PEACE: who still acts, a bit for each faction, and whose turn is next.


def peace_index(active: i64, turn: i64) -> i64:
    """The place of a peace step among those that are made once."""
    return active * 4 + turn


def peace_steps() -> list[Step]:
    """All of them, by `peace_index`."""
    return [Step(PEACE, -1, active, turn) for active in range(16) for turn in range(4)]


# LOSE: the area, the post whose units are asked about, and how many units are still to be lost.


def lose_step(seat: Seat, area: i64, post: i64, losses: i64) -> Step:
    return Step(LOSE, seat, area * 4 + post, losses)


def lose_area(step: Step) -> i64:
    return step.a >> 2


def lose_post(step: Step) -> i64:
    return step.a & 3


# SUPPORT_STAGE: the last token decided, in the order in which they are asked about: by area, then by value.


def support_key(area: i64, value: i64) -> i64:
    return area * 4 + value


def support_value(key: i64) -> i64:
    return key & 3


# ATTACK_STAGE: how many of the twelve melee tokens are settled.


def token_in_order(at: i64) -> i64:
    """RQ-11.1. The melee token at this place: value 3, then 2, then 1; within a value in order of initiative."""
    return (at & 3) * 3 + 2 - (at >> 2)


# HOME: the melee token, and the battle it led to, if there was one.


def home_step(token: i64) -> Step:
    """The token goes home without a battle."""
    return Step(HOME, -1, token)


def battle_step(token: i64, foe: i64, attack: i64, defence: i64) -> Step:
    """RQ-12.22. The token goes home after a battle; its sums stay as they were taken."""
    return Step(HOME, -1, token, 1 + foe + 4 * (attack + 4096 * defence))


def is_battle(step: Step) -> bool:
    return step.b > 0


def battle_foe(step: Step) -> i64:
    return (step.b - 1) & 3


def battle_attack(step: Step) -> i64:
    return (step.b - 1) >> 2 & 4095


def battle_defence(step: Step) -> i64:
    return (step.b - 1) >> 14
