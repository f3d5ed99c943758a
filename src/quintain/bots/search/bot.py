"""The bot that searches."""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.bots.honesty import must_be_view
from quintain.bots.parameters import Parameters
from quintain.bots.pulse import feel_pulse
from quintain.bots.search.budget import Budget
from quintain.bots.search.tree import NOTHING, Tree
from quintain.bots.search.worlds import Worlds
from quintain.bots.value import Value
from quintain.bots.values import AnyValue, value_of
from quintain.kernel.game import Bot, Game, S
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Seat

LOOKS: Final = 64  # iterations between two looks at whether it is decided, or somebody wants to stop it
ADVISED: Final = 4  # choices that advice compares
UNKNOWN_FACTOR: Final = 32.0  # where nothing is known of a game, so many matches played to their end tell as much as one forecast


@final
class Advice:
    """A choice, what it is worth (the chance to end before an opponent, 0 .. 1), and how often the search came back to it."""

    def __init__(self, action: int, worth: float, visits: int) -> None:
        self.action: Final[int] = action
        self.worth: Final[float] = worth
        self.visits: Final[int] = visits


class SearchBot(Bot[S]):
    """Imagines what it cannot see, again and again, and remembers which choices went well."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__()
        self.rng: Rng = Rng.seeded(seed)
        self.budget: Final[Budget] = budget
        self.game: Game[S] | None = None
        self.value: Value[S] | None = None
        self.tree: Tree = Tree()
        self.edge: i64 = NOTHING  # the choice made last, in the tree
        self.spent: i64 = 0  # iterations of the last search
        self.compared: vec[i64] = vec[i64]()  # the choices that it looked at equally often, in the tree
        self.rest: vec[Action] = vec[i64]()  # of the plan followed last: what is still to come

    def choose(self, game: Game[S], view: S, seat: Seat) -> Action:
        """The choice most often come back to; a choice without alternative needs no search.

        Where a small budget came back to none more often than the value function's opinion is worth, both are heard.
        """
        must_be_view(game, view, seat)
        self.spent = 0
        answer: i64 = game.routine(view, seat)
        if answer >= 0:
            return answer
        actions = game.legal(view, seat)
        if len(actions) == 1:
            return actions[0]
        worlds = self.search(game, view, seat, thorough=False)
        tree = self.tree
        prior_weight = worlds.parameters.prior_weight if worlds.asked else 0.0
        best: i64 = NOTHING
        likely: i64 = NOTHING
        for edge in tree.offered(worlds.own_table(), actions):
            if best == NOTHING or better(tree, edge, best):
                best = edge
            if likely == NOTHING or heard(tree, edge, prior_weight) > heard(tree, likely, prior_weight):
                likely = edge
        if worlds.finish != NOTHING:
            best = worlds.finish
        elif float(tree.visits[best]) < prior_weight:
            best = likely
        elif worlds.parameters.near < 1.0:
            best = best_of_many(tree, tree.offered(worlds.own_table(), actions), best, worlds.parameters)
        plan = tree.plan[best]
        if plan == NOTHING:
            self.edge = best
        else:
            self.edge = NOTHING  # the position in the middle of a plan is not in the tree
            self.rest = tree.plans[plan][1:]
        return tree.first(best)

    def advise(self, game: Game[S], view: S, seat: Seat) -> list[Advice]:
        """Every legal choice with its worth, the best first; those that look best have been looked at equally often."""
        must_be_view(game, view, seat)
        actions = game.legal(view, seat)
        worlds = self.search(game, view, seat, thorough=True)
        tree = self.tree
        compared = self.compared
        offered = tree.offered(worlds.own_table(), actions)
        ranked: list[tuple[bool, float, int, float]] = []
        for action in actions:
            told = (True, 0.0, int(action), 0.0)
            for edge in offered:
                if tree.first(edge) == action:  # alone, or at the head of a plan: whichever is best
                    found = (edge not in compared, -worth(tree, edge), int(action), float(tree.visits[edge]))
                    if told[3] == 0.0 or found < told:
                        told = found
            ranked.append(told)
        self.edge = NOTHING
        ranked.sort()
        return [Advice(action, min(1.0, max(0.0, -loss)), int(visits)) for _, loss, action, visits in ranked]

    def search(self, game: Game[S], view: S, seat: Seat, thorough: bool) -> Worlds[S]:
        """Spend the budget on this view.

        Thorough, its second half is spent on the choices that look best then, in turn, so that their worth can be compared;
        else no more is spent than can still change the choice.
        """
        started = time.perf_counter()
        budget = self.budget
        deadline = started + float(budget.milliseconds) / 1000.0 if budget.milliseconds else 0.0
        if self.game is not game:
            self.game = game
            self.value = value_of(game)
            self.edge = NOTHING
            self.rest = vec[i64]()
        self.tree = self.recognised(game, view, seat)
        worlds = Worlds(game, view, seat, self.value, self.parameters(), self.tree, self.rng, deadline)
        limit = budget.limit(worlds.parameters)
        actions = game.legal(view, seat)
        n: i64 = 0
        while worlds.own_table() == NOTHING:  # the first descents can end at the secret choices of others
            worlds.iterate()
            n += 1
        if worlds.asked:
            if len(self.rest) > 1 and worlds.parameters.plans:
                self.tree.add_plan(worlds.own_table(), self.rest, game.space.size, 0.0)
            worlds.prime(actions)
        if worlds.finish != NOTHING and not thorough:
            self.spent = n
            return worlds
        self.compared = vec[i64]()
        while n < limit or not limit:
            if len(self.compared):
                worlds.wanted = self.compared[n % len(self.compared)]
            elif thorough and iterations_left(n, limit, started, deadline) <= float(n):
                self.compared = best_edges(self.tree, worlds.own_table(), actions)
            worlds.iterate()
            n += 1
            if worlds.is_late():
                break
            if n % LOOKS == 0:
                feel_pulse()
                if not thorough and lead(self.tree, worlds.own_table(), actions) > iterations_left(n, limit, started, deadline):
                    break
        self.spent = n
        return worlds

    def parameters(self) -> Parameters:
        """What the budget asks for, or the game's knowledge, or neither."""
        parameters = self.budget.parameters
        return parameters_of(self.value) if parameters is None else parameters

    def recognised(self, game: Game[S], view: S, seat: Seat) -> Tree:
        """What the last search knows about this position, or an empty tree."""
        if self.edge == NOTHING or len(game.pending(view)) > 1:
            return Tree()
        value = self.value
        mark: i64 = NOTHING if value is None else value.mark(view, seat)
        place = self.tree.child[self.edge]
        if mark == NOTHING:
            table = self.tree.find(place, seat)
            found = place if table != NOTHING and self.offers(table, game.legal(view, seat)) else NOTHING
        else:
            found = marked(self.tree, place, seat, mark)
        if found == NOTHING:
            return Tree()
        tree = self.tree.below(found)
        kept = self.parameters().kept
        if kept < 1.0:
            tree.fade(tree.find(0, seat), kept)
        return tree

    def offers(self, table: i64, actions: vec[Action]) -> bool:
        """Every one of these actions has been met at the table."""
        return all(self.tree.edge_of(table, action) != NOTHING for action in actions)


def parameters_of(value: AnyValue | None) -> Parameters:
    """How a game is searched of which this is known, or nothing."""
    return Parameters(budget_factor=UNKNOWN_FACTOR) if value is None else value.parameters()


def lead(tree: Tree, table: i64, actions: vec[Action]) -> float:
    """How many visits the first of these choices is ahead of the second."""
    most: i64 = 0
    second: i64 = 0
    for edge in tree.offered(table, actions):
        visits = tree.visits[edge]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
    return float(most - second)


def iterations_left(done: i64, limit: i64, started: float, deadline: float) -> float:
    """How many a budget still has, by its number or at this speed, whichever is less."""
    left = float(limit - done)
    if deadline > 0.0:
        now = time.perf_counter()
        by_time = float(done) * (deadline - now) / (now - started)
        if not limit or by_time < left:
            left = by_time
    return left


def marked(tree: Tree, place: i64, seat: Seat, mark: i64) -> i64:
    """The place at or below this one where the seat chooses next and sees what it sees now, or NOTHING."""
    first = place
    while place != NOTHING:
        if tree.seat[place] == seat:
            if tree.mark[place] == mark:
                return first
        else:
            found = marked(tree, tree.veiled[place], seat, mark)
            edge = tree.edges[place]
            while edge != NOTHING and found == NOTHING:
                found = marked(tree, tree.child[edge], seat, mark)
                edge = tree.next[edge]
            if found != NOTHING:
                return found
        place = tree.twin[place]
    return NOTHING


def better(tree: Tree, edge: i64, other: i64) -> bool:
    """More often come back to, or as often and worth more."""
    if tree.visits[edge] != tree.visits[other]:
        return tree.visits[edge] > tree.visits[other]
    return worth(tree, edge) > worth(tree, other)


def best_of_many(tree: Tree, edges: vec[i64], most: i64, parameters: Parameters) -> i64:
    """Of the choices come back to nearly as often as the one that was most, the one that went best."""
    best = most
    for edge in edges:
        often = float(tree.visits[edge]) >= parameters.near * float(tree.visits[most])
        if often and heard(tree, edge, parameters.prior_weight) > heard(tree, best, parameters.prior_weight):
            best = edge
    return best


def heard(tree: Tree, edge: i64, prior_weight: float) -> float:
    """What the choice brought so far and what was hoped of it, the prior counting as so many visits."""
    weight = float(tree.visits[edge]) + prior_weight
    return (tree.total[edge] + prior_weight * tree.prior[edge]) / weight if weight > 0.0 else 0.0


def worth(tree: Tree, edge: i64) -> float:
    """What the choice brought so far; what was hoped of it, if it was never made."""
    return tree.total[edge] / float(tree.visits[edge]) if tree.visits[edge] else tree.prior[edge]


def best_edges(tree: Tree, table: i64, actions: vec[Action]) -> vec[i64]:
    """The few of these choices that look best so far, the best first."""
    best = vec[i64](capacity=ADVISED)
    for edge in tree.offered(table, actions):
        if len(best) < ADVISED:
            best = append(best, edge)
        elif worth(tree, edge) > worth(tree, best[-1]):
            best[-1] = edge
        i: i64 = len(best) - 1
        while i > 0 and worth(tree, best[i]) > worth(tree, best[i - 1]):
            best[i], best[i - 1] = best[i - 1], best[i]
            i -= 1
    return best
