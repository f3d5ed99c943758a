"""A structure-aware fuzzer on the sockets of tables: messages that are right, nearly right, wrong and no messages at all.

    python -m bench.fuzz --messages 100000 [--database FILE|URL|postgresql]

Whatever comes, nothing breaks: every line is answered or closed with a code, what was acknowledged is in the log, every log gives
its table back, and every match goes on afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import structlog
import websockets

from bench.kill import database
from quintain.games import GAMES
from quintain.server.loading import load
from tests.server.served import LATE, Player, Served, served

Message = dict[str, Any]
GIANTS: Final = (0, -1, 1, 2**31, 2**53, 2**63, -(2**63), 10**40, 1.5, -0.0, 1e308)
TEXTS: Final = (
    "",
    "x",
    "\u0000",
    "\ud800".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
    "А" * 64,
    "y" * 3000,
    "🏰",
)
KINDS: Final = ("answer", "undo", "agree", "decline", "return", "stand", "say", "rematch", "ping", "hello", "hint", "resign")
MORE: Final = 40  # answers after the fuzz, by each; then somebody gives up
CHANCE: Final = {"hint": 0.002, "resign": 0.005}  # one costs a king's thought, the other a match


class Visitor:
    """Somebody with a line to a table, who says whatever comes to mind and remembers what was acknowledged."""

    def __init__(self, house: Served, table: str, client: httpx.AsyncClient | None, rng: random.Random, name: str) -> None:
        self.house = house
        self.table = table
        self.client = client
        self.rng = rng
        self.name = name
        self.player: Player | None = None
        self.taken: dict[str, int] = {}
        self.seen: Counter[str] = Counter()
        self.sent: list[str] = []  # ids of messages, to be said again
        self.count = 0

    async def line(self) -> Player:
        """The line to the table, opened again where it was closed."""
        if self.player is None:
            # read at once, whoever's turn it is: a line that nobody reads for long is dropped, and would look like a fault
            socket = await self.house.socket(f"/ws/t/{self.table}", self.client, max_queue=None, ping_interval=None)
            self.player = Player(socket, f"{self.name}-{self.count}")
            n = self.rng.choice([-1, 0, 3, 10**6])
            await self.player.hello(n=n)
            self.seen["welcome"] += 1
        return self.player

    async def speak(self) -> None:
        """One message, and whatever came meanwhile."""
        self.count += 1
        try:
            player = await self.line()
            await player.socket.send(self.text(player))
            await self.listen(player, 0)
        except websockets.ConnectionClosed:
            await self.gone()

    async def gone(self) -> None:
        assert self.player is not None
        code = self.player.socket.close_code
        assert code in (1000, 1001, 1007, 1008, 1013), f"the line was closed with {code} {self.player.socket.close_reason}"
        self.seen[f"closed {code}"] += 1
        self.player = None

    async def listen(self, player: Player, patience: float) -> None:
        """Everything that has arrived; what is acknowledged is remembered."""
        while True:
            try:
                async with asyncio.timeout(patience):
                    message = await player.next()
            except TimeoutError:
                return
            self.seen[message["type"] if message["type"] != "refusal" else f"refused {message['code']}"] += 1
            assert message.get("code") not in ("failed", "store-failed"), message
            if message["type"] == "taken":
                known = self.taken.setdefault(message["client"], message["n"]) if message["client"] else message["n"]
                assert known == message["n"], "the same message became two entries"

    def text(self, player: Player) -> str | bytes:
        """A message: right, bent or broken."""
        rng = self.rng
        message = self.right(player)
        way = rng.random()
        if way < 0.55:
            return msgspec.json.encode(message).decode()
        if way < 0.9:
            for _ in range(rng.randint(1, 3)):
                message = self.bent(message)
            return msgspec.json.encode(message).decode()
        text = msgspec.json.encode(message)
        if way < 0.95:
            at = rng.randrange(len(text))
            broken = text[:at] + bytes([rng.randrange(128)]) * rng.randrange(3) + text[at + rng.randrange(4) :]
            return broken.decode("utf-8", "replace")
        return rng.choice([b"", text, bytes(rng.randrange(256) for _ in range(40)), b"[" * 3000, b'{"a":' * 1000])

    def right(self, player: Player) -> Message:
        """A message that could be meant: of a seat that is asked most often its answer."""
        rng = self.rng
        asked = player.snapshot["decision"] if player.snapshot else None
        kind = "answer" if asked and rng.random() < 0.5 else rng.choice(KINDS)
        if rng.random() > CHANCE.get(kind, 1):
            kind = "answer"
        client = rng.choice(self.sent) if self.sent and rng.random() < 0.1 else f"{self.name}-{self.count}"
        self.sent = [*self.sent[-50:], client]
        message: Message = {"type": kind, "client": client}
        if kind == "answer":
            acts = [act["id"] for act in asked["actions"]] if asked else [rng.randrange(500)]
            chain = [rng.choice(acts) for _ in range(1 if rng.random() < 0.9 else rng.randint(2, 5))]
            message |= {"decision": asked["id"] if asked else rng.randrange(50), "actions": chain}
        elif kind == "undo":
            message["to"] = rng.choice([0, 0, rng.randrange(60)])
        elif kind == "stand":
            message |= {"prompt": rng.choice(["", asked["prompt"] if asked else "x"]), "on": rng.random() < 0.5}
        elif kind == "say":
            message["text"] = rng.choice([*TEXTS, "good day"])
        elif kind == "ping":
            message["at"] = self.count
        elif kind == "hello":
            message["protocol"] = rng.choice([1, 1, 2])
        return message

    def bent(self, message: Message) -> Message:
        """The same with one thing wrong."""
        rng = self.rng
        bent = dict(message)
        key = rng.choice([*bent, "extra"])
        strange: list[Any] = [*GIANTS, *TEXTS, None, True, [], {}, [None], [[1]], [2**70], {"a": 1}, list(range(300))]
        match rng.randrange(4):
            case 0:
                bent.pop(key, None)
            case 1:
                bent[key] = rng.choice(strange)
            case 2:
                bent["type"] = rng.choice([*KINDS, "welcome", "snapshot", "", 7])
            case _:
                if isinstance(bent.get("actions"), list):
                    bent["actions"] = [*bent["actions"], rng.choice(strange)]
                else:
                    bent[str(rng.choice(TEXTS))] = rng.choice(strange)
        return {name: value for name, value in bent.items() if value != -(2**63) or name != "at"}


class Party:
    """A table of one game with two people and somebody who looks on; when its match is over they move to another."""

    def __init__(self, house: Served, game: str, seed: int) -> None:
        self.house = house
        self.game = game
        self.rng = random.Random(seed)
        self.tables: list[tuple[str, list[Visitor]]] = []
        self.people: list[httpx.AsyncClient] = []

    async def sit(self) -> list[Visitor]:
        if not self.people:
            self.people = [self.house.client(), self.house.client()]
        anna, boris = self.people
        seats: list[Message] = [{"kind": "me"}, {"kind": "open"}]
        seats += [{"kind": "bot", "bot": "page"}] * (GAMES[self.game].choices.lowest - 2)
        made = (await anna.post("/api/tables", json={"game": self.game, "options": {}, "seats": seats, "public": True})).json()
        await boris.post(f"/api/tables/{made['id']}/join", json={})
        name = f"{self.game}{len(self.tables)}"
        clients: list[tuple[str, httpx.AsyncClient | None]] = [("a", anna), ("b", boris), ("w", None)]
        visitors = [Visitor(self.house, made["id"], client, self.rng, f"{name}{who}") for who, client in clients]
        self.tables.append((made["id"], visitors))
        return visitors

    async def run(self, messages: int) -> None:
        visitors = await self.sit()
        for at in range(messages):
            await self.rng.choice(visitors).speak()
            if at % 6 == 5:
                await self.breathe(visitors)
                over = any(each.player and each.player.snapshot and each.player.snapshot["result"] for each in visitors)
                if over:
                    await self.part(visitors)
                    visitors = await self.sit()

    async def breathe(self, visitors: list[Visitor]) -> None:
        """Everybody listens for a moment, so that questions are answered which are asked."""
        for visitor in visitors:
            try:
                await visitor.listen(await visitor.line(), 0.001)
            except websockets.ConnectionClosed:
                await visitor.gone()

    async def part(self, visitors: list[Visitor]) -> None:
        """Everybody hears what is still said, and goes."""
        for visitor in visitors:
            try:
                player = await visitor.line()
                await visitor.listen(player, 0.02)
                await player.socket.close()
                visitor.player = None
            except websockets.ConnectionClosed:
                await visitor.gone()

    async def end(self) -> None:
        """Nothing is lost, and every match goes on and ends."""
        await self.part(self.tables[-1][1])
        for table, visitors in self.tables:
            entries = {entry.client: entry.n for entry in self.house.service.store.tables.entries(table) if entry.client}
            for visitor in visitors:
                lost = {client: n for client, n in visitor.taken.items() if client and entries.get(client) != n}
                assert not lost, f"acknowledged and not in the log of {table}: {lost}"
            loaded = load(self.house.service.store, table)
            assert loaded.table is not None and not loaded.frozen, f"the log of {table} does not give it back: {loaded.frozen}"
        await self._finish(self.tables[-1][0])
        for client in self.people:
            await client.aclose()

    async def _finish(self, table: str) -> None:
        async def play(client: httpx.AsyncClient, name: str) -> None:
            async with self.house.socket(f"/ws/t/{table}", client) as socket:
                player = Player(socket, name)
                await player.hello()
                if player.snapshot and any(seat.get("bot") for seat in player.snapshot["seats"] if seat["kind"] == "person"):
                    await player.say(type="return", client=f"{name}-back")
                await player.play(late=(*LATE, "no-person"), most=MORE)

        await asyncio.gather(*(play(client, f"end-{at}") for at, client in enumerate(self.people)))


async def fuzz(place: str, messages: int, seed: int = 1) -> Counter[str]:
    """So many messages over the tables of all games; what was answered, by kind."""
    troubles: list[Message] = []

    def note(_logger: Any, _name: str, told: Any) -> Any:
        troubles.append(dict(told))
        raise structlog.DropEvent

    async with served(Path(), database=place, tables_per_person=10**6, created_per_person=10**6) as house:
        structlog.configure(processors=[note])
        try:
            parties = [Party(house, game, seed + at) for at, game in enumerate(GAMES)]
            await asyncio.gather(*(party.run(messages // len(parties)) for party in parties))
            await asyncio.gather(*(party.end() for party in parties))
        finally:
            structlog.reset_defaults()
        broken = [told for told in troubles if told["event"] in ("broken", "socket broken", "room failed")]
        assert not broken, broken[:3]
        return sum((visitor.seen for party in parties for _, all_ in party.tables for visitor in all_), Counter())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="an empty one; none: a file that is gone afterwards")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database(args.database or f"{folder}/quintain.db") as place:
        seen = asyncio.run(fuzz(place, args.messages, args.seed))
    print(f"{args.messages} messages; answered:")
    for kind, count in seen.most_common():
        print(f"  {kind:<24} {count}")


if __name__ == "__main__":
    main()
