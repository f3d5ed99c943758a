"""A bot cannot peek: what it may not see cannot move its choice, and whoever shows it more is told."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.bots import BOTS, Budget, NotAView, SearchBot, advise
from quintain.games import GAMES, new_game
from quintain.kernel.records import digest, plain
from quintain.kernel.rng import Rng
from quintain.kernel.types import SPECTATOR, Json
from tests.bots.every import FEW, advance, name, quick, variants

KINDS = ("random", "greedy", "page", "king")  # one of each making
TOLD_APART = ("seen", "stretch")  # of Academy: memory, empty in the truth and written down in a view
SMALL = [(key, options) for key, options in variants() if set(options) <= {"seats", *GAMES[key].choices.among_programs}]


@pytest.mark.parametrize("variant", SMALL, ids=name)
@pytest.mark.parametrize("kind", KINDS)
def test_swapping_what_is_hidden_does_not_move_a_choice(kind: str, variant: tuple[str, dict[str, Json]]) -> None:
    """Another world that looks the same to the seat: same view, same seed, same choice."""
    key, options = variant
    game = new_game(key, options)
    for seed in range(3):
        truth = advance(game, seed, 5 + 9 * seed)
        for seat in (int(each) for each in game.pending(truth)):
            view = game.view(truth, seat)
            chosen = quick(kind, seed).choose(game, view, seat)
            for other in range(3):
                imagined = game.determinise(view, Rng.seeded(100 + other))
                again = game.view(imagined, seat)

                assert digest(view) == digest(again)
                assert chosen == quick(kind, seed).choose(game, again, seat)


@pytest.mark.parametrize("kind", list(BOTS))
def test_a_bot_refuses_the_true_state(kind: str) -> None:
    game = new_game("majesty", {"seats": 2})
    state = game.start(1)
    seat = int(game.pending(state)[0])

    with pytest.raises(NotAView, match="true state"):
        BOTS[kind](1).choose(game, state, seat)


@pytest.mark.parametrize("kind", list(BOTS))
def test_a_bot_refuses_a_view_with_open_chance(kind: str) -> None:
    game = new_game("majesty", {"seats": 2})
    state = game.start(1)
    seat = int(game.pending(state)[0])
    view = game.view(state, seat)
    view.rng = Rng.seeded(7)

    with pytest.raises(NotAView, match="an open rng"):
        BOTS[kind](1).choose(game, view, seat)


@pytest.mark.parametrize("kind", list(BOTS))
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_bot_refuses_the_view_of_another(kind: str, viewer: int) -> None:
    game = new_game("majesty", {"seats": 3})
    state = game.start(1)
    seat = int(game.pending(state)[0])
    if viewer == seat:
        viewer = 2

    with pytest.raises(NotAView, match="the view of"):
        BOTS[kind](1).choose(game, game.view(state, viewer), seat)


@pytest.mark.parametrize("variant", SMALL, ids=name)
def test_a_bot_refuses_a_view_that_shows_more(variant: tuple[str, dict[str, Json]]) -> None:
    """A state that calls itself a view, with chance closed: every hidden field that is still open is found, one by one."""
    key, options = variant
    game = new_game(key, options)
    forged = set()
    for seed in range(3):
        truth = advance(game, seed, 5 + 9 * seed)
        for seat in (int(each) for each in game.pending(truth)):
            for field in truth.hidden:
                view, whole = game.view(truth, seat), truth.clone()
                if plain(getattr(view, field)) != plain(getattr(whole, field)) and field not in TOLD_APART:
                    setattr(view, field, getattr(whole, field))
                    with pytest.raises(NotAView, match=f"an open {field}"):
                        quick("greedy", seed).choose(game, view, seat)
                    forged.add(field)

    assert forged


def test_advice_refuses_the_true_state() -> None:
    game = new_game("majesty", {"seats": 2})
    state = game.start(1)

    with pytest.raises(NotAView):
        advise(game, state, int(game.pending(state)[0]), iterations=FEW)


def test_a_view_survives_a_search() -> None:
    """Nothing of the view is changed by imagining from it."""
    game = new_game("majesty", {"seats": 4})
    state = game.start(3)
    seat = int(game.pending(state)[0])
    view = game.view(state, seat)
    before = digest(view)
    bot: SearchBot[Any] = SearchBot(1, Budget(50))
    bot.choose(game, view, seat)

    assert before == digest(view)
