"""Answers given beforehand: passing for the rest of a turn; and passing where nothing else is possible."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quintain.kernel.game import AnyGame, Decision

PASS: Final = "pass"  # the verb that can be a standing answer


class Standing(msgspec.Struct, frozen=True):
    """A seat passes for the rest of one turn: on one question, or on whatever it is asked in the turn of another.

    It is private: no entry, no number and no snapshot of another tells of it.
    """

    turn: tuple[int, int, int, str]
    prompt: str = ""  # the question meant; empty: every one asked in the turn of another


def pass_of(game: AnyGame, decision: Decision) -> int:
    """The one action of the verb `pass` that a decision offers, or −1."""
    passes = [action for action in decision.actions if game.space.verb_of(action).name == PASS]
    return passes[0] if len(passes) == 1 else -1


def forced(game: AnyGame, decision: Decision) -> bool:
    """Whether nothing but passing is possible."""
    return len(decision.actions) == 1 and pass_of(game, decision) >= 0


def window(game: AnyGame, decision: Decision) -> bool:
    """Whether this is a window for something secret: one may pass, and what else one may do others must not learn."""
    return keeps_secrets(game) and pass_of(game, decision) >= 0


def keeps_secrets(game: AnyGame) -> bool:
    """Whether the game hides anything but chance."""
    return any(name != "rng" for name in game.state_class.hidden)


def lasts(game: AnyGame, state: Any, standing: Standing) -> bool:
    """A standing answer ends with its turn."""
    return game.turn_of(state).key() == standing.turn


def answered(game: AnyGame, state: Any, decision: Decision, standing: Standing) -> int:
    """What a standing answer says to a question, or −1 where it says nothing."""
    if not lasts(game, state, standing):
        return -1
    meant = decision.prompt == standing.prompt if standing.prompt else int(game.turn_of(state).seat) != decision.seat
    return pass_of(game, decision) if meant else -1
