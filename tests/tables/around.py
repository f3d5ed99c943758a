"""Tables to try things at: the toy of secret bids, and every registered game played at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quintain.games import GAMES, new_game
from quintain.kernel.game import AnyGame
from quintain.kernel.options import choose
from quintain.kernel.rng import Rng
from quintain.tables import Sitter, Table, bot, person
from quintain.tables.wire import Answer
from tests.cli.toy.game import ToyGame, ToyOptions
from tests.golden.plans import plans_of

COPPER, SILVER, GOLD, PASS, RAISE = range(5)  # the actions of the toy
ANNA, BORIS = 0, 1


def toy(*sitters: Sitter, seed: int = 3, **options: Any) -> Table:
    """Anna and Boris at the toy, or whoever is said."""
    game = ToyGame(choose(ToyOptions, {"seats": 2, **options}))
    return Table(game, seed, sitters or (person("Anna"), person("Boris")))


def bidden(*sitters: Sitter, **options: Any) -> Table:
    """The toy after both bids: Anna is asked twice whether to raise, then Boris."""
    table = toy(*sitters, **options)
    table.play(ANNA, [GOLD])
    table.play(BORIS, [COPPER])
    return table


def answer(table: Table, seat: int, *actions: int, client: str = "") -> Answer:
    """The present question of a seat answered."""
    return Answer(table.opened[seat], client, list(actions))


def games() -> Iterator[tuple[str, AnyGame]]:
    """Every registered game under the options of every golden playthrough."""
    for key in GAMES:
        for play in plans_of(key).plays:
            yield f"{key}/{play.name}", new_game(key, play.options)


def every_game() -> Iterator[tuple[str, AnyGame]]:
    """Every registered game with as many seats as it has room for."""
    for key, kind in GAMES.items():
        yield key, new_game(key, {"seats": kind.choices.highest})


def seated(game: AnyGame, people: int | None = None, seed: int = 1) -> Table:
    """People at the first seats (at all, if it is not said), squires at the others."""
    count = int(game.seats) if people is None else people
    return Table(game, seed, [person(f"P{seat}") if seat < count else bot("squire") for seat in range(int(game.seats))])


def wander(table: Table, rng: Rng, most: int) -> Iterator[tuple[int, int]]:
    """So many answers at random; each seat and action before it is played."""
    for _ in range(most):
        owing = table.pending()
        if not owing:
            return
        seat = owing[int(rng.below(len(owing)))]
        actions = table.asked[seat].actions
        action = actions[int(rng.below(len(actions)))]
        yield seat, action
        table.play(seat, [action])
