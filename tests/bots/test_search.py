"""The search: reproducible, anytime, within its budget, and no worse for thinking longer."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest
from librt.vecs import vec

from quintain.bots import BOTS, LEVELS, Budget, GreedyBot, Parameters, RandomBot, SearchBot, advise, named
from quintain.bots.parameters import TO_THE_END
from quintain.bots.search.bot import heard
from quintain.bots.search.tree import NOTHING, Tree
from quintain.bots.value import likelihood, share_outcome
from quintain.games import GAMES, new_game
from quintain.kernel.game import AnyGame, Bot, Outcome
from quintain.kernel.match import Match
from tests.bots.every import advance

SETTINGS = {
    "value function": Parameters(playout_choices=0),
    "short playouts": Parameters(playout_choices=4),
    "whole playouts": Parameters(prior_weight=0.0, playout_choices=TO_THE_END),
}


def played(game: AnyGame, bots: list[Bot[Any]], seed: int) -> Match[Any]:
    match: Match[Any] = Match(game, seed)
    while not match.over():
        seat = match.pending()[0]
        match.play(seat, int(bots[seat].choose(game, match.view(seat), seat)))
    return match


def first_choice(game: AnyGame) -> tuple[Any, int]:
    """The first position of a match where somebody has more than two choices."""
    states = (advance(game, 1, decisions) for decisions in range(50))
    return next((state, int(seat)) for state in states for seat in game.pending(state) if len(game.legal(state, seat)) > 2)


@pytest.mark.parametrize("settings", list(SETTINGS))
def test_the_same_seed_and_iterations_give_the_same_match(settings: str) -> None:
    game = new_game("majesty", {"seats": 2})
    moves = [
        played(game, [SearchBot(seat, Budget(20, parameters=SETTINGS[settings])) for seat in range(2)], 4).moves for _ in range(2)
    ]

    assert moves[0] == moves[1]


@pytest.mark.parametrize("settings", list(SETTINGS))
def test_search_beats_chance(settings: str) -> None:
    game = new_game("majesty", {"seats": 2})
    won = 0
    for n in range(8):
        bots: list[Bot[Any]] = [RandomBot(n), RandomBot(n)]
        bots[n % 2] = SearchBot(n, Budget(40, parameters=SETTINGS[settings]))
        match = played(game, bots, n // 2)
        won += game.outcome(match.state).ranks[n % 2] == 1

    assert won >= 6


def test_greedy_beats_chance() -> None:
    game = new_game("majesty", {"seats": 2})
    won = 0
    for n in range(10):
        bots: list[Bot[Any]] = [RandomBot(n), RandomBot(n)]
        bots[n % 2] = GreedyBot(n)
        won += game.outcome(played(game, bots, n // 2).state).ranks[n % 2] == 1

    assert won >= 8


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("settings", list(SETTINGS))
def test_a_budget_of_time_is_kept(settings: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond at every look: a search looks often enough, and stops when it is told."""
    ticks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) / 1000)
    options = GAMES[key].choices
    game = new_game(key, {**options.among_programs, "seats": options.lowest})  # nothing that bots answer by routine
    state, seat = first_choice(game)
    bot: SearchBot[Any] = SearchBot(1, Budget(1000, milliseconds=50, parameters=SETTINGS[settings]))
    chosen = bot.choose(game, game.view(state, seat), seat)

    assert chosen in list(game.legal(state, seat))
    assert 0 < bot.spent < 1000
    assert next(ticks) <= 60


def test_a_tiny_budget_still_gives_a_choice() -> None:
    game = new_game("majesty", {"seats": 4})
    state = game.start(2)
    seat = int(game.pending(state)[0])
    bot: SearchBot[Any] = SearchBot(1, Budget(1))

    assert bot.choose(game, game.view(state, seat), seat) in list(game.legal(state, seat))


def test_the_tree_is_used_again_after_the_others_have_chosen() -> None:
    """After own choice and the opponent's, the search goes on where it was."""
    game = new_game("majesty", {"seats": 2})
    match: Match[Any] = Match(game, 5)
    seat = match.pending()[0]
    bot: SearchBot[Any] = SearchBot(1, Budget(400))
    match.play(seat, int(bot.choose(game, match.view(seat), seat)))
    other = match.pending()[0]
    table = bot.tree.child[bot.edge]
    visits = {}
    edge = int(bot.tree.edges[table])
    while edge != NOTHING:
        visits[int(bot.tree.action[edge])] = int(bot.tree.visits[edge])
        edge = int(bot.tree.next[edge])
    match.play(other, max(visits, key=lambda action: visits[action]))
    kept = bot.recognised(game, match.view(seat), seat)

    assert len(kept.seat) > 1
    assert seat == kept.seat[0]
    assert 0 < sum(kept.visits) < 400


def test_an_unknown_position_begins_a_new_tree() -> None:
    game = new_game("majesty", {"seats": 2})
    match: Match[Any] = Match(game, 5)
    seat = match.pending()[0]
    bot: SearchBot[Any] = SearchBot(1, Budget(30))
    bot.choose(game, match.view(seat), seat)
    elsewhere: Match[Any] = Match(game, 77)
    seat = elsewhere.pending()[0]

    assert 0 == len(bot.recognised(game, elsewhere.view(seat), seat).seat)


def test_a_copied_tree_keeps_what_is_below() -> None:
    tree = Tree()
    root = tree.new_table(0, NOTHING)
    left = tree.new_edge(root, NOTHING, 3, 0.5)
    right = tree.new_edge(root, left, 7, 0.25)
    child = tree.new_table(1, 42)
    tree.child[right] = child
    tree.new_edge(child, NOTHING, 9, 0.75)
    tree.visits[2] = 5
    copy = tree.below(child)

    assert [1] == list(copy.seat)
    assert [42] == list(copy.mark)
    assert [9] == list(copy.action)
    assert [5] == list(copy.visits)


def test_advice_names_the_best_three_with_their_worth() -> None:
    game = new_game("majesty", {"seats": 2})
    state = game.start(1)
    seat = int(game.pending(state)[0])
    advice = advise(game, game.view(state, seat), seat, iterations=60)

    assert 3 == len(advice)
    assert all(0.0 <= each.worth <= 1.0 for each in advice)
    assert advice[0].worth >= advice[1].worth >= advice[2].worth


@pytest.mark.parametrize("key", list(GAMES))
def test_advice_has_looked_at_what_it_names(key: str) -> None:
    """What is shown to people was tried often, not once by chance."""
    game = new_game(key, {"seats": GAMES[key].choices.highest})
    state, seat = first_choice(game)
    advice = advise(game, game.view(state, seat), seat, iterations=400)

    assert all(each.visits >= 30 for each in advice[:3])


def test_levels_are_bots_of_the_same_name() -> None:
    assert ["page", "squire", "knight", "lord", "king"] == [level.name for level in LEVELS]
    assert all(level.name in BOTS for level in LEVELS)


def test_a_king_thinks_two_seconds_at_most() -> None:
    assert 2000 == LEVELS[-1].milliseconds


def test_levels_keep_the_pace_of_a_game_and_budgets_of_ones_own_do_not() -> None:
    """In Academy an imagined match tells a quarter as much, so a level imagines four times as many; it differs by seats.

    A part of a match is a match.
    """
    for key, seats, knights in (("majesty", 2, 4), ("majesty", 3, 3), ("majesty", 4, 4), ("academy", 2, 16), ("academy", 4, 8)):
        game = new_game(key, {"seats": seats})
        state, seat = first_choice(game)
        level = next(each for each in LEVELS if each.name == "knight")
        for bot, spent in ((level.bot(1), knights), (named("knight:20")(1), 20), (named("search:20")(1), 20)):
            assert isinstance(bot, SearchBot)
            bot.choose(game, game.view(state, seat), seat)

            assert spent == bot.spent


@pytest.mark.parametrize("seed", range(6))
def test_a_small_budget_listens_to_the_value_function(seed: int) -> None:
    """A choice looked at a time or two is not taken for that, but for what it brought and what was hoped of it together."""
    game = new_game("academy", {"seats": 3})
    state, seat = first_choice(game)
    bot: SearchBot[Any] = SearchBot(seed, Budget(8))
    bot.choose(game, game.view(state, seat), seat)
    tree, faith = bot.tree, 8.0
    table = next(n for n, each in enumerate(tree.seat) if each == seat)
    edges = [tree.edge_of(table, action) for action in game.legal(state, seat)]

    assert max(tree.visits[edge] for edge in edges) < faith
    assert tree.action[bot.edge] == tree.action[max(edges, key=lambda edge: heard(tree, edge, faith))]


@pytest.mark.parametrize("key", list(GAMES))
def test_what_a_search_learnt_hangs_together(key: str) -> None:
    """Every table can be reached from the first, forced choices on the way included, and nothing was chosen unseen."""
    for seats in {GAMES[key].choices.lowest, GAMES[key].choices.highest}:
        game = new_game(key, {"seats": seats})
        for decisions in (0, 25):
            state = advance(game, 2, decisions)
            seat = int(game.pending(state)[-1])
            bot: SearchBot[Any] = SearchBot(1, Budget(150))
            tree = bot.search(game, game.view(state, seat), seat, thorough=False).tree
            reached: set[int] = set()
            ways = [0]
            while ways:
                table = ways.pop()
                if table == NOTHING or table in reached:
                    continue
                reached.add(table)
                ways += [int(tree.twin[table]), int(tree.veiled[table])]
                edge = int(tree.edges[table])
                while edge != NOTHING:
                    ways.append(int(tree.child[edge]))
                    edge = int(tree.next[edge])

            assert set(range(len(tree.seat))) == reached
            assert all(visits <= seen for visits, seen in zip(tree.visits, tree.seen, strict=True))


def test_partners_do_not_compete_for_points() -> None:
    """A team wins together, whoever of it holds the land."""
    shares = vec[float]([0.0] * 4)
    share_outcome(Outcome([1, 3, 1, 3], [1, 6, 12, 6], ""), 0.3, 5.0, shares)

    assert shares[1] == shares[3]
    assert 0.5 == pytest.approx(shares[0] * 3 - sum(1.0 + 0.3 * (likelihood((1 - 6) / 5.0) - 1.0) for _ in range(2)))


def test_who_thinks_by_the_clock() -> None:
    bots = {spec: named(spec)(1) for spec in ("knight", "lord", "king", "king:200ms", "lord:1000", "search:80ms")}

    assert {"king", "king:200ms", "search:80ms"} == {
        spec for spec, bot in bots.items() if isinstance(bot, SearchBot) and bot.budget.ends_by_clock()
    }
