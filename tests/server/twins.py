"""Two rooms that differ only in what one viewer may not know: whatever he is sent, and when, must be the same in both.

At every step the second room gets the match of the first with the secrets of others swapped. Then both make the step: the same
answer, or, where another seat now holds other things, one that the viewer cannot tell from it. As long as the rules show the
viewer the same, every byte to him, the number of messages and everything that is planned in time are compared.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from typing import Any

from quintain.kernel.events import Chronicle, told
from quintain.kernel.game import AnyGame
from quintain.kernel.records import dump
from quintain.kernel.rng import Rng
from quintain.server.messages import AskHint, Choose, FromClient, Say, Stand
from quintain.server.waiting import Kept
from quintain.store import Append, Store
from quintain.tables import Table
from quintain.tables.chronicle import client_of, written
from quintain.tables.trail import Trail
from tests.laws.breach import Breach
from tests.laws.subjects import subject_of
from tests.laws.tried import NIGHTLY
from tests.server.house import House, Page
from tests.server.outside import Outside

TRIES = 60  # answers of another seat that are tried in place of one it cannot give
LOOK = 10 if NIGHTLY else 25  # steps from one look at everything that can be asked for to the next
TABLE = "twintables"


class Twins:
    """The true house and its double, for one viewer."""

    def __init__(self, stores: tuple[Store, Store], seed: int) -> None:
        self.true, self.double = (House(store, seed) for store in stores)
        self.double.clock = self.true.clock
        object.__setattr__(self.double.means, "now", self.true.clock)
        self.rng = Rng.seeded(seed + 17)
        self.compared = 0  # steps after which the viewer knew the same
        self.swapped = 0  # of them with secrets that differed
        self.noises = 0

    async def sit(self, game: str, options: dict[str, Any], seats: list[str], viewer: int, pace: str) -> None:
        """The same table in both houses."""
        self.alter = subject_of(game).alter
        self.seats, self.viewer = seats, viewer
        self.pages: list[dict[int, Page]] = []
        for house in (self.true, self.double):
            await house.open()
            house.thinkers.held = []
            table = await house.table(game, *seats, id=TABLE, options=options, pace=pace, move_ms=86_400_000, public=True)
            people = {seat: who for seat, who in enumerate(seats) if not who.startswith(":")}
            pages = {seat: (await house.pages(table, who))[0] for seat, who in people.items()}
            pages[-1] = (await house.pages(table, ""))[0]
            self.pages.append(pages)
        self.game: AnyGame = self.match.game
        self.outside = [Outside(house, TABLE, self.pages[at][viewer].person) for at, house in enumerate((self.true, self.double))]
        self.compare("at the beginning")

    @property
    def match(self) -> Table:
        match = self.true.room(TABLE).table
        assert match is not None
        return match

    async def played(self, most: int) -> None:
        """A match to its end, or so many steps of it."""
        for number in range(most):
            if self.match.over():
                return
            if number % 5 == 4:
                self.sync(self.altered)
                await self.noise(number)
                if number % (2 * LOOK) == 4:
                    await self.look_in(number)
            self.sync(self.imagined)
            if number % LOOK == 2:
                await self.look_in(number)
            if number % 25 == 9:
                await self.hint(number)
                self.sync(self.imagined)
            await self.step(number)

    # The swap

    def sync(self, swapped: Callable[[Any], Any]) -> None:
        """The double stands where the true match stands, but for what the viewer may not know."""
        true, double = self.true.room(TABLE), self.double.room(TABLE)
        match = self.match
        match.trail = Trail(match.game, match.match.state)
        twin = copy.copy(match)
        for name in ("sitters", "entries", "line", "missed", "unrated", "standing", "_clients", "_told", "opened"):
            setattr(twin, name, copy.copy(getattr(match, name)))
        twin.match = match.match.fork()
        twin.match.state = swapped(match.match.state)
        twin.trail = Trail(twin.game, twin.match.state)
        fresh = [seat for seat in match.asked if seat == self.viewer or swapped == self.imagined]
        twin.asked = {**match.asked, **{seat: twin.match.decision(seat) for seat in fresh}}
        double.table = twin
        double.clocks = copy.deepcopy(true.clocks)
        double.row, double.lapse, double.rest = replace(true.row), true.lapse, true.rest
        for seat in list(double.waiting._kept):
            double.waiting._drop(seat)
        double.waiting._kept.update(
            {seat: Kept(kept.question, kept.bot, kept.at, kept.window) for seat, kept in true.waiting._kept.items()}
        )
        double.think()
        self.double.chance.rng = self.true.chance.rng.clone()
        self.double.chance.drawn = self.true.chance.drawn
        for pages in self.pages:
            pages[self.viewer].sent.clear()
            pages[self.viewer]._read.clear()
        self.true.news.clear()
        self.double.news.clear()

    def imagined(self, state: Any) -> Any:
        """Another truth that the viewer cannot tell from this one; it can be played on."""
        return self.game.determinise(self.game.view(state, self.viewer), Rng.seeded(self.rng.below(1 << 30)))

    def altered(self, state: Any) -> Any:
        """The hidden fields altered by somebody who does not share the view's idea of what is hidden; only to be looked at."""
        changed = state.clone()
        changed.rng = Rng.seeded(self.rng.below(1 << 30))
        if self.alter is not None:
            self.alter(self.game, changed, self.viewer, self.rng)
        return changed

    # A step

    async def step(self, number: int) -> None:
        owing = self.match.pending()
        seat = owing[int(self.rng.below(len(owing)))]
        double = self.double.room(TABLE).table
        assert double is not None
        actions = self.match.asked[seat].actions
        action = actions[int(self.rng.below(len(actions)))]
        other = self.alike(double, seat, action)
        before = self.match.n
        await self.answer(0, seat, action, f"m{number}")
        if other < 0:
            self.follow(before)
            return
        await self.answer(1, seat, other, f"m{number}")
        self.compared += 1
        self.swapped += dump(double.match.state) != dump(self.match.match.state)
        when = f"after step {number}: seat {seat}, {self.game.space.text(action)} and {self.game.space.text(other)}"
        self.compare(when)
        if number % 5 == 1:
            self.must_agree("a letter", *[await outside.delivered() for outside in self.outside], when)

    def alike(self, double: Table, seat: int, action: int) -> int:
        """An answer in the double after which the viewer knows the same as after the true one; −1: the rules tell him more."""
        wanted = self.known(self.match.match.state, seat, action)
        legal = double.asked[seat].actions
        first = [action] if action in legal else []
        if seat == self.viewer and not first:
            raise Breach(f"seat {seat} may choose otherwise where only others' secrets differ")
        others = [] if seat == self.viewer else [each for each in legal if each != action][:TRIES]
        for each in first + others:
            if wanted == self.known(double.match.state, seat, each):
                return each
        return -1

    def known(self, state: Any, seat: int, action: int) -> Any:
        """What the viewer sees after an answer, and what he is told of it."""
        after, log = state.clone(), Chronicle()
        self.game.apply(after, seat, action, log)
        events = [told(event.seen_by(self.viewer), self.game.nouns) for event in log.events]
        return dump(self.game.view(after, self.viewer)), events, list(self.game.pending(after))

    async def answer(self, at: int, seat: int, action: int, client: str) -> None:
        house = (self.true, self.double)[at]
        room = house.room(TABLE)
        assert room.table is not None
        if room.table.bot_at(seat):
            kept = room.waiting._kept[seat]
            assert kept.thought is not None
            if not at:
                self.true.clock.at = max(self.true.clock.at, kept.at)
            kept.thought.set_result({"action": action})
            room.wake()
            await house.hall.settled()
        else:
            await self.pages[at][seat].say(Choose(room.table.opened[seat], client, [action]))
        assert room.table.line[-1].seat == seat, "somebody else was faster"

    def follow(self, before: int) -> None:
        """What happened only in the true house is written in the other too, so that both logs are as long."""
        room = self.double.room(TABLE)
        log = [Append(TABLE, each.n, written(each), client_of(each), 0, room.epoch) for each in self.match.entries[before:]]
        self.double.store.writer.append(log).result()

    # Noise

    async def noise(self, number: int) -> None:
        """Chat, refusals, hints, presets and comings and goings, between two steps."""
        people = [seat for seat in self.pages[0] if seat >= 0]
        other = next((seat for seat in people if seat != self.viewer), people[0])
        size = int(self.game.space.size)
        mine: list[FromClient] = [
            Choose(self.match.opened.get(self.viewer, 0), f"w{number}", [int(self.rng.below(size))]),
            Choose(10**6, f"s{number}", [0]),
            Say(f"v{number}", "what now?"),
        ]
        wrong = mine[0]
        assert isinstance(wrong, Choose)
        if wrong.actions[0] in getattr(self.match.asked.get(self.viewer), "actions", []):
            mine = mine[1:]
        for message in mine:
            await self.both(self.viewer, message)
        await self.both(other, Say(f"o{number}", "your turn"))
        await self.both(other, Choose(10**6, f"x{number}", [0]))
        if other != self.viewer and not self.match.bot_at(other) and other not in self.match.asked:
            await self.pages[1][other].say(Stand())  # a preset of another: only in the double
            await self.pages[1][other].say(Stand(on=False))
        for at, house in enumerate((self.true, self.double)):
            back = Page(house, self.pages[at][self.viewer].person, TABLE)
            await back.enter(n=max(0, self.match.n - 3))
            self.pages[at][self.viewer].sent.extend(back.sent)
            back.leave()
            await house.hall.settled()
        self.noises += 1
        self.compare(f"after the noise before step {number}")

    async def look_in(self, number: int) -> None:
        """The viewer looks from outside: at the lobby, at what is refused, at numbers."""
        if self.match.over():
            return
        row = asdict(self.true.row(TABLE))
        del row["id"]
        self.double.store.tables.change(TABLE, **row).result()  # steps that were only followed left it behind
        self.must_agree("what is seen from outside", *[await outside.seen() for outside in self.outside], f"before step {number}")

    async def hint(self, number: int) -> None:
        """Somebody takes advice: everybody hears that, and nothing else."""
        for seat in self.pages[0]:
            if seat in self.match.asked and seat >= 0:
                await self.both(seat, AskHint(f"h{number}", 1))
                self.compare(f"after a hint to seat {seat} before step {number}")
                return

    async def both(self, seat: int, message: FromClient) -> None:
        for pages in self.pages:
            await pages[seat].say(message)

    # The comparison

    def compare(self, when: str) -> None:
        """Every byte to the viewer, and everything that is planned or kept where others could see it."""
        sent = [pages[self.viewer].sent for pages in self.pages]
        if len(sent[0]) != len(sent[1]):
            raise Breach(f"{self.viewer} gets {len(sent[0])} messages or {len(sent[1])} {when}")
        for one, other in zip(*sent, strict=True):
            if one != other:
                raise Breach(f"{self.viewer} is told of a secret {when}: {difference(one, other)}")
        for name, found in (("the schedule", self.schedule), ("the row", self.row), ("a notice", self.notices)):
            self.must_agree(name, found(self.true), found(self.double), when)

    def must_agree(self, name: str, one: Any, other: Any, when: str) -> None:
        if one != other:
            raise Breach(f"{name} tells of a secret {when}: {one} and {other}")

    def schedule(self, house: House) -> Any:
        room = house.room(TABLE)
        return (
            {seat: (kept.at, kept.question) for seat, kept in room.waiting._kept.items()},
            house.chance.drawn,
            room.clocks.next(),
        )

    def row(self, house: House) -> Any:
        return replace(house.room(TABLE).row, final="")

    def notices(self, house: House) -> Any:
        person = self.pages[0][self.viewer].person
        return [
            (replace(news.row, final=""), [question for question in news.awaited if question.person == person])
            for news in house.news
        ]


def difference(one: bytes, other: bytes) -> str:
    """The first place where two messages differ, with what stands around it."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 40]!r} and …{other[max(0, at - 60) : at + 40]!r}"


def viewers(seats: list[str]) -> Iterator[int]:
    yield -1
    yield from (seat for seat, who in enumerate(seats) if not who.startswith(":"))
