"""How many positions and moves there are to a depth from a fixed start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quintain.games import new_game
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame
from quintain.kernel.records import digest
from tests.golden.plans import Count
from tests.laws.walks import random_moves

MOST = 20_000  # positions of one depth; a plan that reaches further is too deep


def counted(plan: Count) -> dict[str, list[int]]:
    """Per depth the moves that can be made, and the different positions they lead to."""
    game = new_game(plan.game, plan.options)
    state = game.start(plan.seed)
    for seat, action in random_moves(game, plan.seed, plan.skip):
        game.apply(state, seat, action, Log())
    moves, positions, layer = [], [], {digest(state): state}
    for _ in range(plan.depth):
        made, following = 0, {}
        for position in layer.values():
            for after in neighbours(game, position):
                made += 1
                following[digest(after)] = after
        assert len(following) <= MOST, f"{plan.game}/{plan.name}: {len(following)} positions are too many to count on every run"
        moves.append(made)
        positions.append(len(following))
        layer = following
    return {"moves": moves, "positions": positions}


def neighbours(game: AnyGame, state: Any) -> Iterator[Any]:
    """Every position one choice away."""
    for seat in game.pending(state):
        for action in game.legal(state, seat):
            after = state.clone()
            game.apply(after, seat, action, Log())
            yield after


def written(plans: list[Count]) -> str:
    """The counts of a game as TOML."""
    text = ["# Moves and different positions per depth, from the starts of plans.toml; written by make golden."]
    for plan in plans:
        found = counted(plan)
        text += ["", f"[{plan.name}]", f"moves = {found['moves']}", f"positions = {found['positions']}"]
    return "\n".join(text) + "\n"
