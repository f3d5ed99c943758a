"""Whole plans beside single choices: legal, weighed by the search, followed to their end; and nothing else is lost by them."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots import Budget, SearchBot
from quintain.bots.parameters import Parameters
from quintain.bots.search.plans import follow
from quintain.bots.search.tree import NOTHING, Tree
from quintain.bots.search.worlds import Worlds
from quintain.bots.values import value_of
from quintain.games import GAMES, new_game
from quintain.kernel.events import Log
from quintain.kernel.rng import Rng
from tests.bots.every import advance

WAR = ("castlecraft", "mastery", "reliquium")
DECISIONS = range(0, 120, 7)


def proposals(key: str, seats: int) -> list[tuple[Any, Any, int, list[list[int]]]]:
    """Positions of matches of chance, and what is proposed there."""
    game = new_game(key, {**GAMES[key].choices.among_programs, "seats": seats})
    value: Any = value_of(game)
    found = []
    for decisions in DECISIONS:
        state = advance(game, 11, decisions)
        seat = int(game.pending(state)[0])
        found.append((game, state, seat, [list(plan) for plan in value.plans(game, state, seat)]))
    return found


@pytest.mark.parametrize("key", WAR)
@pytest.mark.parametrize("seats", [2, 3])
def test_plans_begin_with_a_legal_choice_and_are_few(key: str, seats: int) -> None:
    proposed = 0
    for game, state, seat, plans in proposals(key, seats):
        legal = list(game.legal(state, seat))
        for plan in plans:
            assert plan and plan[0] in legal
        assert len(plans) <= 16
        proposed += len(plans)

    assert proposed, "nothing was proposed anywhere"


def test_a_redistribution_is_carried_out_to_its_end() -> None:
    whole = broken = 0
    for game, state, seat, plans in proposals("mastery", 2):
        for plan in plans:
            after = state.clone()
            made = int(follow(game, after, seat, vec[i64](plan), Log()))
            whole += made == len(plan)
            broken += made < len(plan)

    assert whole > 3 * broken


@pytest.mark.parametrize("key", WAR)
def test_what_no_plan_proposes_stays_reachable(key: str) -> None:
    for game, state, seat, plans in proposals(key, 2):
        view = game.view(state, seat)
        actions = game.legal(view, seat)
        if not plans or len(actions) < 2:
            continue
        tree = Tree()
        value: Any = value_of(game)
        worlds: Worlds[Any] = Worlds(game, view, seat, value, value.parameters(), tree, Rng.seeded(1), 0.0)
        for _ in range(30):
            worlds.iterate()
        table = worlds.own_table()
        single = [int(tree.action[edge]) for edge in tree.offered(table, actions) if tree.plan[edge] == NOTHING]
        chained = [edge for edge in tree.offered(table, actions) if tree.plan[edge] != NOTHING]

        assert single == list(actions)
        assert all(int(tree.first(edge)) in single for edge in chained)
        return

    raise AssertionError("no plan was proposed where there is a choice")


REDISTRIBUTION: dict[str, Any] = {
    "tiles": {"v3_1": "city", "v2_1": "fort"},
    "player": [
        {"castle": 0, "lands": {"v2_1": 5, "v1_1": 3}, "hand": ["conflict_5"], "destroyed": ["crown", "orb", "sceptre"]},
        {"castle": 1, "lands": {"v3_1": 1}, "hand": [], "destroyed": ["crown", "orb", "sceptre"]},
    ],
}


def test_a_plan_chosen_is_followed() -> None:
    """Knights that stand idle on safe land are fetched, and then they advance."""
    game = new_game("mastery", {"seats": 2})
    state = game.lay(REDISTRIBUTION)
    bot: SearchBot[Any] = SearchBot(2, Budget(400))
    made: list[str] = []
    while int(game.pending(state)[0]) == 0 and state.battle is None and len(made) < 8:
        action = int(bot.choose(game, game.view(state, 0), 0))
        made.append(game.space.text(action).split()[0])
        game.apply(state, 0, action, Log())
        if made[-1] == "advance":
            break

    assert made[0] == "redistribute"
    assert made[-1] == "advance"


def test_a_plan_that_is_there_is_not_added_again() -> None:
    tree = Tree()
    table = tree.new_table(0, NOTHING)
    for plan in ([3, 4], [3, 5], [3, 4]):
        tree.add_plan(table, vec[i64](plan), 100, 0.5)

    assert 2 == len(tree.action)
    assert [100, 101] == [int(tree.action[edge]) for edge in tree.offered(table, vec[i64]([3]))]
    assert not len(tree.offered(table, vec[i64]([4])))


def test_what_is_remembered_fades() -> None:
    tree = Tree()
    table = tree.new_table(0, NOTHING)
    edge = tree.new_edge(table, NOTHING, 7, 0.4)
    tree.visits[edge], tree.seen[edge], tree.total[edge] = 10, 20, 6.0
    tree.fade(table, 0.5)

    assert (5, 10, 3.0) == (int(tree.visits[edge]), int(tree.seen[edge]), float(tree.total[edge]))
    assert Parameters().kept == 1.0
