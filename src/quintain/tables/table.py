"""A table: one match, who sits around it, and the log of everything that was done.

No input or output, no clock, no thread and no chance of its own: time, entropy and answers are given to it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from quintain.kernel.errors import IllegalAction, ReplayMismatch
from quintain.kernel.events import Event, told
from quintain.kernel.game import AnyGame, Decision
from quintain.kernel.match import Match
from quintain.kernel.records import dump
from quintain.kernel.types import Json
from quintain.tables import seats, standing
from quintain.tables.chronicle import By, Clocked, Entry, Hinted, Moved, Seated, Undone, client_of
from quintain.tables.knowledge import news
from quintain.tables.refusals import Refused
from quintain.tables.seats import Sitter
from quintain.tables.standing import Standing
from quintain.tables.trail import Step, Trail, begun
from quintain.tables.wire import CLIENT, LONGEST, Answer, Proposal, Result

_encoder: Final = msgspec.json.Encoder()


class Table:
    """Answers are tried apart and taken whole; what is refused leaves everything as it was."""

    def __init__(self, game: AnyGame, seed: int, sitters: Sequence[Sitter]) -> None:
        assert len(sitters) == int(game.seats), f"{len(sitters)} sitters for {int(game.seats)} seats"
        self.game = game
        self.match: Match[Any] = Match(game, seed)
        self.sitters = list(sitters)
        self.entries: list[Entry] = []
        self.line: list[Step] = []  # the moves that were not taken back
        self.trail = Trail(game, self.match.state)  # and the last of them, with the states around them
        self.asked: dict[int, Decision] = {}  # per seat that owes a choice, made from its view
        self.opened: dict[int, int] = {}  # and the entry with which that question opened
        self.clocks: list[int] = []  # milliseconds left per seat, −1 without limit; empty without clocks
        self.missed = [0] * len(self.sitters)  # answers in a row that were given for a seat that is away
        self.unrated: list[str] = []  # why the match does not count
        self.proposal: Proposal | None = None  # an undo that waits for consent
        self.standing: dict[int, Standing] = {}
        self._clients: dict[str, int] = {}  # the entry that each message became
        self._people = seats.people(self.sitters)
        self._told: dict[Event, dict[str, Json]] = {}  # what all may know of the last entry, said once for all viewers
        self._look(())

    @staticmethod
    def rebuilt(game: AnyGame, seed: int, sitters: Sequence[Sitter], entries: Iterable[Entry]) -> Table:
        """The table of a log; ReplayMismatch where the log and the rules disagree."""
        table = Table(game, seed, sitters)
        for entry in entries:
            if entry.n != table.n + 1:
                raise ReplayMismatch(f"entry {entry.n} follows entry {table.n}", "move")
            try:
                table._take(entry)
            except Refused as error:
                raise ReplayMismatch(f"entry {entry.n} does not fit: {error}", "move") from None
        return table

    # What is so

    @property
    def n(self) -> int:
        """How many entries the log has; it never goes back."""
        return len(self.entries)

    def pending(self) -> list[int]:
        """Who owes a choice; nobody when it is over."""
        return list(self.asked)

    def over(self) -> bool:
        return not self.asked

    def people(self) -> list[int]:
        """The seats for which people answer now."""
        return self._people

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat, as bots are named; empty where none does."""
        return self.sitters[seat].bot

    def view(self, viewer: int) -> Any:
        return self.trail.view(self.match.state, viewer)

    def turn(self) -> tuple[int, int, int, str]:
        """What tells one turn from the next."""
        return self.game.turn_of(self.match.state).key()

    def digest(self) -> str:
        """What `kernel.records.digest` says of the state, sooner."""
        return blake2b(_encoder.encode(dump(self.match.state)), digest_size=12).hexdigest()

    def last_answer(self, seat: int) -> int:
        """The entry of the last answer of a seat that still stands, 0 if there is none."""
        return next((step.n for step in reversed(self.line) if step.seat == seat), 0)

    def result(self) -> Result | None:
        """How it ended; whoever resigned ranks last."""
        if not self.over():
            return None
        resigned = [seat for seat, sitter in enumerate(self.sitters) if sitter.resigned]
        if not self.match.over():  # of two, one has resigned
            ranks = [2 if seat in resigned else 1 for seat in range(len(self.sitters))]
            return Result(ranks, [0] * len(ranks), "", resigned)
        outcome = self.game.outcome(self.match.state)
        order = sorted(range(len(outcome.ranks)), key=lambda seat: (seat in resigned, outcome.ranks[seat]))
        places = [(seat in resigned, outcome.ranks[seat]) for seat in order]
        ranks = [0] * len(order)
        for seat, place in zip(order, places, strict=True):
            ranks[seat] = places.index(place) + 1
        return Result(ranks, list(outcome.points), outcome.clause, resigned)

    # Answering

    def answer(self, seat: int, answer: Answer) -> Entry:
        """A person's answer; the same message again gives the entry it became, and changes nothing."""
        known = self.known(answer.client, seat)
        if known is not None:
            return known
        self.must_be_person(seat)
        if seat in self.opened and answer.decision != self.opened[seat]:
            raise Refused("stale", f"seat {seat} is asked question {self.opened[seat]}, not {answer.decision}")
        return self.play(seat, answer.actions, client=answer.client)

    def play(self, seat: int, actions: Sequence[int], by: By = "own", client: str = "") -> Moved:
        """An answer that is known to be meant for the present question: of a bot, of the rules for who is away, of a person."""
        if self.over():
            raise Refused("over", "the match is over", self.game.turn_clause)
        if seat not in self.asked:
            raise Refused("not-asked", f"seat {seat} owes no choice now", self.game.turn_clause)
        if not 1 <= len(actions) <= LONGEST:
            raise Refused("no-actions", f"an answer has 1 to {LONGEST} actions, not {len(actions)}")
        match, steps = self._tried(seat, actions, by)
        entry = Moved(self.n + 1, seat, [step.action for step, _ in steps], by, client)
        self._move(entry, match, steps)
        return entry

    def known(self, client: str, seat: int) -> Entry | None:
        """The entry that a message became before; a message id that means something else is refused."""
        if len(client) > CLIENT:
            raise Refused("client-used", f"the id of a message has at most {CLIENT} letters")
        if not client or client not in self._clients:
            return None
        entry = self.entries[self._clients[client] - 1]
        if isinstance(entry, Clocked) or entry.seat != seat:
            raise Refused("client-used", "this id belongs to the message of another seat")
        return entry

    def must_be_person(self, seat: int) -> None:
        if seat not in self.people():
            raise Refused("no-person", f"no person answers for seat {seat} now")

    def _tried(self, seat: int, actions: Sequence[int], by: By) -> tuple[Match[Any], list[tuple[Step, Any]]]:
        """The match after a chain of actions, tried apart, and the steps with the state that each of them led to.

        A chain ends where something becomes known: what follows was chosen without it and is not tried. Otherwise a chain
        that is refused because of what its beginning brought to light would be a way to look without paying.
        """
        match, steps = self.match, []
        for at, action in enumerate(actions):
            before, match = match.state, match.fork()
            try:
                events = match.play(seat, action)
            except IllegalAction as error:
                raise Refused("illegal", str(error), self._clause(match, seat, action), at) from None
            steps.append((Step(self.n + 1, seat, action, by, events), match.state))
            if at + 1 < len(actions) and news(self.game, before, match.state, seat, action, events):
                break
        return match, steps

    def _clause(self, match: Match[Any], seat: int, action: int) -> str:
        """The rule against an action, told from what the seat may see."""
        if type(action) is not int or not 0 <= action < int(self.game.space.size):
            return ""
        if seat not in match.pending():
            return self.game.turn_clause
        return self.game.why_not(match.view(seat), seat, action)

    # Entries

    def take(self, entry: Entry) -> None:
        """An entry made elsewhere in this package: of an undo, of a change at a seat."""
        assert entry.n == self.n + 1, f"entry {entry.n} follows entry {self.n}"
        self._take(entry)

    def set_clocks(self, left: Sequence[int]) -> Entry:
        """What the clocks show now, as whoever keeps them says."""
        entry = Clocked(self.n + 1, list(left))
        self._take(entry)
        return entry

    def hint(self, seat: int, client: str = "") -> Entry:
        """A seat was given advice: the match does not count any more."""
        entry = Hinted(self.n + 1, seat, client)
        self._take(entry)
        return entry

    def _take(self, entry: Entry) -> None:
        if isinstance(entry, Moved):
            match, steps = self._tried(entry.seat, entry.actions, entry.by)
            self._move(entry, match, steps)
        elif isinstance(entry, Undone):
            self._undo(entry)
        else:
            if isinstance(entry, Seated):
                self.sitters[entry.seat] = entry.sitter
                self._people = seats.people(self.sitters)
                self.missed[entry.seat] = 0
                self.proposal = self._still_wanted()
                if entry.why == "away":
                    self._mark("away")
            elif isinstance(entry, Hinted):
                self._mark("hint")
            else:
                self.clocks = list(entry.left)
            self._keep(entry)
            self._look(())

    def _move(self, entry: Moved, match: Match[Any], steps: list[tuple[Step, Any]]) -> None:
        self._keep(entry)
        self.match = match
        for step, state in steps:
            self.line.append(step)
            self.trail.follow(step, state)
        self.proposal = None
        if entry.by == "absent":
            self.missed[entry.seat] += 1
        elif entry.by == "own":
            self.missed[entry.seat] = 0
        self._look({entry.seat})

    def _undo(self, entry: Undone) -> None:
        cut = [step.n for step in self.line].index(entry.to)
        gone = {step.seat for step in self.line[cut:]}
        self._keep(entry)
        del self.line[cut:]
        self._go_back()
        self.proposal = None
        self.standing.clear()
        if entry.practice:
            self._mark("practice")
        elif entry.agreed:
            self._mark("undo")
        self._look(gone)

    def _go_back(self) -> None:
        """The match to the end of the line, and the trail that ends there."""
        start = begun(self.line)
        self.match = self.match.rewound(start)
        self.trail = Trail(self.game, self.match.state)
        for step in self.line[start:]:
            self.match = self.match.fork()
            self.match.play(step.seat, step.action)
            self.trail.follow(step, self.match.state)

    def _still_wanted(self) -> Proposal | None:
        """The undo that waits, of the people who are here now; with its asker, or with all who are asked, it goes."""
        wish = self.proposal
        if wish is None or wish.seat not in self._people:
            return None
        asked = [seat for seat in self._people if seat != wish.seat and seat not in wish.agreed]
        return Proposal(wish.seat, wish.to, wish.agreed, asked) if asked else None

    def _mark(self, why: str) -> None:
        self.unrated += [] if why in self.unrated else [why]

    def told(self, event: Event, viewer: int) -> dict[str, Json]:
        """An event as a viewer may know it; what is the same for all is made once."""
        seen = event.seen_by(viewer)
        if seen is not event:
            return told(seen, self.game.nouns)
        found = self._told.get(event)
        if found is None:
            found = self._told[event] = told(event, self.game.nouns)
        return found

    def _keep(self, entry: Entry) -> None:
        self._told.clear()
        self.entries.append(entry)
        if client_of(entry):
            self._clients[client_of(entry)] = entry.n

    def _look(self, answered: Collection[int]) -> None:
        """Who is asked what now. A question that another seat's answer left as it was is the same question."""
        before, opened = self.asked, self.opened
        owing = [] if self._given_up() else self.match.pending()
        self.asked = {seat: self.game.decision(self.view(seat), seat) for seat in owing}
        self.opened = {
            seat: opened[seat] if seat in before and seat not in answered and _same(before[seat], asked) else self.n
            for seat, asked in self.asked.items()
        }

    def _given_up(self) -> bool:
        """With two sides, the match ends when one resigns."""
        return len(self.sitters) == 2 and any(sitter.resigned for sitter in self.sitters)

    # Answers given beforehand

    def stand(self, seat: int, prompt: str = "") -> None:
        """Pass for the rest of this turn: on the question with this prompt, or on whatever is asked in the turn of another."""
        self.standing[seat] = Standing(self.turn(), prompt)

    def ask_me(self, seat: int) -> None:
        """No standing answer any more."""
        self.standing.pop(seat, None)

    def standing_answer(self, seat: int) -> int:
        """What a seat that owes a choice has answered beforehand, or −1; an answer that has outlived its turn is forgotten."""
        stands = self.standing.get(seat)
        if stands is None or seat not in self.asked:
            return -1
        if not standing.lasts(self.game, self.match.state, stands):
            del self.standing[seat]
            return -1
        return standing.answered(self.game, self.match.state, self.asked[seat], stands)

    def awaited(self) -> list[int]:
        """The people whom the host really waits for: presets decide that, not what they hold. Nobody else may know it."""
        return [seat for seat in self.people() if seat in self.asked and self.standing_answer(seat) < 0]

    def forced_answer(self, seat: int) -> int:
        """Passing, where nothing else is possible and nobody could learn from it that it was; else −1.

        With other people at the table even that is asked: not being asked would tell that one holds nothing.
        """
        if seat in self.asked and len(self.people()) == 1 and standing.forced(self.game, self.asked[seat]):
            return standing.pass_of(self.game, self.asked[seat])
        return -1


def _same(one: Decision, other: Decision) -> bool:
    return (one.clause, one.prompt, one.actions, one.about) == (other.clause, other.prompt, other.actions, other.about)
