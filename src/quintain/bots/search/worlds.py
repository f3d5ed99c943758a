"""One iteration after another: imagine a world, descend, play on or ask the value function, and remember."""

from __future__ import annotations

import math
import time
from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.bots.parameters import TO_THE_END, Parameters
from quintain.bots.search.plans import follow
from quintain.bots.search.tree import NOTHING, Tree
from quintain.bots.seeding import hair
from quintain.bots.value import Value, share_forecast, share_outcome
from quintain.kernel.events import Log
from quintain.kernel.game import Game, S
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Seat

UNASKED: Final = -1.0  # the value function has not been asked about a choice
LOOKS: Final = 32  # decisions of a playout between two looks at the clock
WORLDS: Final = 8  # in which the own choices are compared before the search


@final
class Worlds(Generic[S]):
    """The search of one seat from one view. Everything it plays with is imagined from that view.

    Secret choices made at the same time are drawn for the others first, each from a table that does not branch on the
    choices of the rest; so nobody in the tree answers a choice that he could not have seen.
    """

    def __init__(
        self,
        game: Game[S],
        view: S,
        me: Seat,
        value: Value[S] | None,
        parameters: Parameters,
        tree: Tree,
        rng: Rng,
        deadline: float,
    ) -> None:
        self.game: Game[S] = game
        self.view: S = view
        self.me: Seat = me
        self.value: Value[S] | None = value
        self.parameters: Parameters = parameters
        self.tree: Tree = tree
        self.rng: Rng = rng
        self.deadline: float = deadline  # 0: there is none
        self.log: Log = Log()
        self.asked: bool = value is not None and parameters.prior_weight > 0.0  # the value function speaks on every choice
        self.points: vec[float] = vec[float]([0.0] * int(game.seats))
        self.shares: vec[float] = vec[float]([0.0] * int(game.seats))  # what each seat gets from this iteration
        self.luck: vec[float] = vec[float]([0.0] * int(game.seats))  # of this world, for each seat
        self.usual: vec[float] = vec[float]([0.0] * int(game.seats))  # what the worlds so far promised each seat
        self.worlds: float = 0.0
        self.path: vec[i64] = vec[i64](capacity=64)  # edges of this iteration
        self.movers: vec[i64] = vec[i64](capacity=64)  # and who chose each
        self.depth: i64 = 0
        self.chose: bool = False  # whether the choice that the search is about has been made in this iteration
        self.wanted: i64 = NOTHING  # the own choice that the next iteration must look at; NOTHING: whichever looks best
        self.carried: vec[Action] = vec[i64]()  # of the observer's plan in this iteration: what is still to come
        self.won: bool = False  # whether the end judged last was a win of the observer's
        self.finish: i64 = NOTHING  # an own choice that ends the match with a win in every world looked at
        self.gap: float = 10.0  # mean distance of two results in points, learnt as it goes
        self.gaps: float = 1.0

    def iterate(self) -> None:
        """Imagine a world, descend to a new place, judge it, and tell everybody on the way."""
        state = self.game.determinise(self.view, self.rng)
        if self.asked:
            self.weigh(state)
        self.depth = 0
        self.chose = False
        self.carried = vec[i64]()
        if self.descend(state) and not self.play_on(state):
            return
        tree = self.tree
        i: i64
        for i in range(self.depth):
            edge = self.path[i]
            mover = self.movers[i]
            tree.visits[edge] += 1
            tree.total[edge] += self.shares[mover] - self.luck[mover]

    def weigh(self, state: S) -> None:
        """How much luckier than others this world is for each seat, before any choice: that is not the merit of a choice."""
        value = self.value
        assert value is not None
        spread = value.forecast(state, self.points)
        share_forecast(self.points, spread, self.luck)
        self.worlds += 1.0
        seat: i64
        for seat in range(len(self.luck)):
            self.usual[seat] += (self.luck[seat] - self.usual[seat]) / self.worlds
            self.luck[seat] -= self.usual[seat]

    def descend(self, state: S) -> bool:
        """Choose by the tables until a new place is reached; whether its judgement is still to be made."""
        game = self.game
        tree = self.tree
        place: i64 = 0 if len(tree.seat) else NOTHING
        edge: i64 = NOTHING  # the way to the place: an open edge, or a secret choice at a table
        veil: i64 = NOTHING
        batch: i64 = 0  # how many still owe a choice of those who owe it together
        secret = False
        while True:
            seats = game.pending(state)
            n: i64 = len(seats)
            if n == 0:
                self.judge_end(state)
                self.hurry()
                return False
            if n != batch:
                batch = n
                secret = n > 1
            seat = seats[0]
            if n > 1 and seat == self.me:
                seat = seats[1]
            actions = game.legal(state, seat)
            table = tree.find(place, seat)
            if table == NOTHING:
                table = self.new_table(state, seat, place, edge, veil)
                if self.asked and len(actions) > 1:
                    self.ask(state, seat, table, actions)
                    return self.parameters.playout_choices != 0
            count = len(tree.action)
            if self.wanted != NOTHING and seat == self.me:
                edge = self.wanted
                self.wanted = NOTHING
                self.chose = True
                tree.seen[edge] += 1
            else:
                edge = self.select(state, seat, table, actions)
            self.remember(edge, seat)
            if tree.plan[edge] == NOTHING:
                game.apply(state, seat, tree.action[edge], self.log)
            else:
                self.follow(state, seat, tree.plans[tree.plan[edge]])
            if len(tree.action) > count and len(actions) > 1 and not self.asked and not (secret and seat != self.me):
                return True
            batch -= 1
            veil = NOTHING
            if secret and seat != self.me:
                veil = table
                place = tree.veiled[table]
            else:
                place = tree.child[edge]

    def hurry(self) -> None:
        """Who wins would rather win sooner, and who loses later."""
        haste = 1.0 - self.parameters.haste * float(self.depth)
        if haste < 0.5:
            haste = 0.5
        seat: i64
        for seat in range(len(self.shares)):
            self.shares[seat] = 0.5 + (self.shares[seat] - 0.5) * haste

    def follow(self, state: S, seat: Seat, plan: vec[Action]) -> None:
        """Make the choices of a plan one after another while they are legal and nobody else owes one."""
        n = follow(self.game, state, seat, plan, self.log)
        if seat == self.me:
            self.carried = plan[n:]

    def new_table(self, state: S, seat: Seat, place: i64, edge: i64, veil: i64) -> i64:
        """A table for this seat at the place an edge or a secret choice leads to."""
        tree = self.tree
        mark: i64 = NOTHING
        value = self.value
        if seat == self.me and value is not None:
            mark = value.mark(state, seat)
        table = tree.new_table(seat, mark)
        if place != NOTHING:
            tree.add_twin(place, table)
        elif veil != NOTHING:
            tree.veiled[veil] = table
        elif edge != NOTHING:
            tree.child[edge] = table
        return table

    def remember(self, edge: i64, seat: Seat) -> None:
        if self.depth < len(self.path):
            self.path[self.depth] = edge
            self.movers[self.depth] = seat
        else:
            self.path = append(self.path, edge)
            self.movers = append(self.movers, seat)
        self.depth += 1

    def select(self, state: S, seat: Seat, table: i64, actions: vec[Action]) -> i64:
        """The edge that looks best among those that exist in this world; without a value function, new ones first."""
        tree = self.tree
        prior_weight = self.parameters.prior_weight if self.asked else 0.0
        exploration = self.parameters.exploration
        if seat == self.me and not self.chose:
            exploration = self.parameters.root_exploration
            self.chose = True
        best: i64 = NOTHING
        best_score = -2.0  # below every score, that of an unasked choice among one included
        fresh: i64 = 0  # actions without an edge
        fresh_action: Action = NOTHING
        fresh_before: i64 = NOTHING
        before: i64 = NOTHING
        edge = tree.edges[table]
        for action in actions:
            while edge != NOTHING and tree.action[edge] < action:
                before = edge
                edge = tree.next[edge]
            if edge == NOTHING or tree.action[edge] != action:
                if self.asked or len(actions) == 1:
                    edge = tree.new_edge(table, before, action, UNASKED)
                else:
                    fresh += 1
                    if fresh == 1 or self.rng.below(fresh) == 0:
                        fresh_action = action
                        fresh_before = before
                    continue
            tree.seen[edge] += 1
            if fresh == 0:
                if self.asked and tree.prior[edge] < 0.0 and len(actions) > 1:
                    tree.prior[edge] = self.prior(state, seat, action)
                weight = float(tree.visits[edge]) + prior_weight
                if weight > 0.0:
                    mean = (tree.total[edge] + prior_weight * tree.prior[edge]) / weight
                    score = mean + exploration * math.sqrt(math.log(float(tree.seen[edge])) / weight)
                else:
                    score = 1.0
                if score > best_score:
                    best_score = score
                    best = edge
            before = edge
            edge = tree.next[edge]
        while edge != NOTHING:  # plans come last
            if tree.plan[edge] != NOTHING and tree.plans[tree.plan[edge]][0] in actions:
                tree.seen[edge] += 1
                weight = float(tree.visits[edge]) + prior_weight
                mean = (tree.total[edge] + prior_weight * tree.prior[edge]) / weight
                score = mean + exploration * math.sqrt(math.log(float(tree.seen[edge])) / weight)
                if score > best_score:
                    best_score = score
                    best = edge
            edge = tree.next[edge]
        if fresh:
            best = tree.new_edge(table, fresh_before, fresh_action, UNASKED)
            tree.seen[best] = 1
        return best

    def ask(self, state: S, seat: Seat, table: i64, actions: vec[Action]) -> None:
        """Let the value function speak on every choice of a new table; the place is worth what the best of them is."""
        tree = self.tree
        best = -1.0
        last: i64 = NOTHING
        shares = self.shares[:]
        for action in actions:
            prior = self.prior(state, seat, action)
            last = tree.new_edge(table, last, action, prior)
            if prior > best:
                best = prior
                shares, self.shares = self.shares, shares
        if self.parameters.plans:
            value = self.value
            assert value is not None
            plans = value.plans(self.game, state, seat)
            if seat == self.me and len(self.carried):
                plans.append(self.carried)
            for plan in plans:
                if len(plan) > 1 and plan[0] in actions:
                    prior = self.prior_of(state, seat, plan)
                    tree.add_plan(table, plan, self.game.space.size, prior)
                    if prior > best:
                        best = prior
                        shares, self.shares = self.shares, shares
        self.shares = shares

    def prior_of(self, state: S, seat: Seat, plan: vec[Action]) -> float:
        """What a seat gets from a whole plan, in the opinion of the value function; the shares of all are left in `shares`."""
        value = self.value
        assert value is not None
        carried = self.carried
        after = state.clone()
        self.follow(after, seat, plan)
        self.carried = carried
        if len(self.game.pending(after)):
            spread = value.forecast(after, self.points)
            share_forecast(self.points, spread, self.shares)
        else:
            self.judge_end(after)
        return self.shares[seat]

    def prime(self, actions: vec[Action]) -> None:
        """At the own choice every action is asked about in the same few worlds; elsewhere one world must do.

        What looks as good as equal is told apart by chance, so that another seed plays another match.
        """
        tree = self.tree
        edges = tree.offered(self.own_table(), actions)
        priors = vec[float]([0.0] * len(edges))
        wins = vec[i64]([0] * len(edges))
        i: i64
        worlds: i64 = 0
        while worlds < WORLDS and not self.is_late():
            state = self.game.determinise(self.view, self.rng)
            for i in range(len(edges)):
                plan = tree.plan[edges[i]]
                if plan != NOTHING:
                    priors[i] += self.prior_of(state, self.me, tree.plans[plan])
                else:
                    self.won = False
                    priors[i] += self.prior(state, self.me, tree.action[edges[i]])
                    if self.won:
                        wins[i] += 1
            worlds += 1
        for i in range(len(edges)):
            if worlds:
                tree.prior[edges[i]] = priors[i] / float(worlds) + hair(self.rng)
            better = self.finish == NOTHING or tree.prior[edges[i]] > tree.prior[self.finish]
            if worlds and wins[i] == worlds and better:
                self.finish = edges[i]

    def is_late(self) -> bool:
        return self.deadline > 0.0 and time.perf_counter() >= self.deadline

    def prior(self, state: S, seat: Seat, action: Action) -> float:
        """What a seat gets from a choice, in the opinion of the value function; the shares of all are left in `shares`."""
        game = self.game
        value = self.value
        assert value is not None
        after = state.clone()
        game.apply(after, seat, action, self.log)
        if len(game.pending(after)):
            spread = value.forecast(after, self.points)
            share_forecast(self.points, spread, self.shares)
        else:
            self.judge_end(after)
        return self.shares[seat]

    def play_on(self, state: S) -> bool:
        """From a new place on: some hasty choices, then a forecast; or to the end, where there is nobody to ask.

        A long playout looks at the clock; False: there was no time to end it.
        """
        game = self.game
        value = self.value
        rng = self.rng
        left: i64 = self.parameters.playout_choices if value is not None else TO_THE_END
        staged = value is not None and left != TO_THE_END
        guided = value is not None and self.parameters.guided
        stage: i64 = 0 if value is None else value.stage(state)
        taken: i64 = 0
        seats = game.pending(state)
        while left != 0 and len(seats):
            taken += 1
            if taken % LOOKS == 0 and self.is_late():
                return False
            seat = seats[0]
            actions = game.legal(state, seat)
            if len(actions) == 1:
                game.apply(state, seat, actions[0], self.log)
            else:
                if guided and value is not None:
                    action = value.playout_choice(game, state, seat, actions, rng)
                else:
                    action = actions[rng.below(len(actions))]
                game.apply(state, seat, action, self.log)
                left -= 1
            seats = game.pending(state)
            if staged and value is not None and value.stage(state) != stage:
                break
        if len(seats) and value is not None:
            spread = value.forecast(state, self.points)
            share_forecast(self.points, spread, self.shares)
        else:
            self.judge_end(state)
        return True

    def judge_end(self, state: S) -> None:
        """What everybody gets when it is over."""
        outcome = self.game.outcome(state)
        points = outcome.points
        self.won = outcome.ranks[self.me] == 1
        if len(points) > 1:
            gap = float(points[0] - points[1])
            self.gap += gap if gap > 0.0 else -gap
            self.gaps += 1.0
        share_outcome(outcome, self.parameters.points_weight, 1.0 + self.gap / self.gaps, self.shares)

    def own_table(self) -> i64:
        """Where this seat makes the choice that the search is about, once a descent has come there."""
        tree = self.tree
        place: i64 = 0 if len(tree.seat) else NOTHING
        while place != NOTHING:
            table = tree.find(place, self.me)
            if table != NOTHING:
                return table
            place = tree.veiled[place]
        return NOTHING
