"""What a search remembers, in flat arrays: tables of choices, and the edges that lead from one to the next.

A table belongs to a place (a line of choices since the root) and to the seat that chooses there. Chance, and what was
imagined of the hidden, is not part of the line: one place can belong to different deciders, tables of one place are twins.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.bots.search.plans import same
from quintain.kernel.types import Action, Seat

NOTHING: Final = -1


@final
class Tree:
    """Table 0 is the first table at the root. Edges of a table are a list in ascending order of their actions."""

    def __init__(self) -> None:
        # per table
        self.seat: vec[i64] = vec[i64]()  # who chooses
        self.edges: vec[i64] = vec[i64]()  # the first edge
        self.twin: vec[i64] = vec[i64]()  # the table of another seat at the same place
        self.veiled: vec[i64] = vec[i64]()  # where a secret choice leads, whatever it was: others do not see it
        self.mark: vec[i64] = vec[i64]()  # by what the position is recognised
        # per edge
        self.action: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()  # the edge with the next greater action
        self.child: vec[i64] = vec[i64]()  # the first table it leads to
        self.visits: vec[i64] = vec[i64]()  # how often it was chosen
        self.seen: vec[i64] = vec[i64]()  # how often it could have been
        self.total: vec[float] = vec[float]()  # sum of what the chooser got
        self.prior: vec[float] = vec[float]()  # what the value function thinks of it
        self.plan: vec[i64] = vec[i64]()  # the plan it stands for; NOTHING: a single choice
        # plans
        self.plans: list[vec[Action]] = []  # chains of choices, none of them empty

    def new_table(self, seat: Seat, mark: i64) -> i64:
        self.seat = append(self.seat, seat)
        self.edges = append(self.edges, NOTHING)
        self.twin = append(self.twin, NOTHING)
        self.veiled = append(self.veiled, NOTHING)
        self.mark = append(self.mark, mark)
        return len(self.seat) - 1

    def new_edge(self, table: i64, before: i64, action: Action, prior: float, plan: i64 = NOTHING) -> i64:
        """An edge after `before` in the list of the table, or at its head; that of a plan has an action beyond all others."""
        edge: i64 = len(self.action)
        self.action = append(self.action, action)
        self.child = append(self.child, NOTHING)
        self.visits = append(self.visits, 0)
        self.seen = append(self.seen, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.plan = append(self.plan, plan)
        if before == NOTHING:
            self.next = append(self.next, self.edges[table])
            self.edges[table] = edge
        else:
            self.next = append(self.next, self.next[before])
            self.next[before] = edge
        return edge

    def find(self, table: i64, seat: Seat) -> i64:
        """The table of this seat among the twins beginning with `table`, or NOTHING."""
        while table != NOTHING and self.seat[table] != seat:
            table = self.twin[table]
        return table

    def add_twin(self, table: i64, twin: i64) -> None:
        """A further table at the place of another."""
        self.twin[twin] = self.twin[table]
        self.twin[table] = twin

    def edge_of(self, table: i64, action: Action) -> i64:
        edge = self.edges[table]
        while edge != NOTHING and self.action[edge] != action:
            edge = self.next[edge]
        return edge

    def first(self, edge: i64) -> Action:
        """The choice that an edge begins with: its only one, or the first of its plan."""
        plan = self.plan[edge]
        return self.action[edge] if plan == NOTHING else self.plans[plan][0]

    def offered(self, table: i64, actions: vec[Action]) -> vec[i64]:
        """The edges of these choices, and of the plans that begin with one of them."""
        found = vec[i64](capacity=len(actions) + 8)
        at: i64 = 0
        edge = self.edges[table]
        while edge != NOTHING:
            if self.plan[edge] != NOTHING:
                if self.plans[self.plan[edge]][0] in actions:
                    found = append(found, edge)
            else:
                while at < len(actions) and actions[at] < self.action[edge]:
                    at += 1
                if at < len(actions) and actions[at] == self.action[edge]:
                    found = append(found, edge)
            edge = self.next[edge]
        return found

    def add_plan(self, table: i64, plan: vec[Action], beyond: Action, prior: float) -> None:
        """A plan beside the single choices of a table, which are below `beyond`; once is enough."""
        n: i64 = 0
        edge = self.edges[table]
        while edge != NOTHING:
            if self.plan[edge] != NOTHING:
                n += 1
                if same(self.plans[self.plan[edge]], plan):
                    return
            edge = self.next[edge]
        last = self.last(table)
        self.plans.append(plan)
        self.new_edge(table, last, beyond + n, prior, len(self.plans) - 1)

    def last(self, table: i64) -> i64:
        """The edge at the end of a table's list, or NOTHING."""
        edge = self.edges[table]
        while edge != NOTHING and self.next[edge] != NOTHING:
            edge = self.next[edge]
        return edge

    def fade(self, table: i64, kept: float) -> None:
        """Keep only a part of what the edges of a table have learnt."""
        edge = self.edges[table]
        while edge != NOTHING:
            visits: i64 = i64(float(self.visits[edge]) * kept)
            if self.visits[edge]:
                self.total[edge] *= float(visits) / float(self.visits[edge])
            self.visits[edge] = visits
            self.seen[edge] = i64(float(self.seen[edge]) * kept)
            edge = self.next[edge]

    def below(self, place: i64) -> Tree:
        """A new tree with a copy of everything from this place on."""
        twin = Tree()
        self._copy(place, twin)
        return twin

    def _copy(self, place: i64, into: Tree) -> i64:
        """The place, with its twins, copied; the number of its first table there."""
        first: i64 = NOTHING
        before: i64 = NOTHING
        while place != NOTHING:
            table = into.new_table(self.seat[place], self.mark[place])
            if first == NOTHING:
                first = table
            else:
                into.twin[before] = table
            before = table
            edge = self.edges[place]
            last: i64 = NOTHING
            while edge != NOTHING:
                plan = self.plan[edge]
                if plan != NOTHING:
                    into.plans.append(self.plans[plan])
                    plan = len(into.plans) - 1
                last = into.new_edge(table, last, self.action[edge], self.prior[edge], plan)
                into.visits[last] = self.visits[edge]
                into.seen[last] = self.seen[edge]
                into.total[last] = self.total[edge]
                child = self._copy(self.child[edge], into)
                into.child[last] = child
                edge = self.next[edge]
            veiled = self._copy(self.veiled[place], into)
            into.veiled[table] = veiled
            place = self.twin[place]
        return first
