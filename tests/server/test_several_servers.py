"""Two servers on one PostgreSQL, with a bus between them: whoever comes to whichever is at the same table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from redis.asyncio.client import PubSub
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quintain.server import hall, leading
from quintain.server.bus import Valkey
from quintain.server.farewell import farewell
from quintain.store import Store
from tests.conftest import database
from tests.parts import BusServer, bus
from tests.server.served import SHORT, Player, Served, served

ANNA, BORIS = "anna", "boris"
OPEN: dict[str, Any] = {"game": "majesty", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}


@pytest.fixture(scope="module")
def wire() -> Iterator[BusServer]:
    with bus() as server:
        yield server


@pytest.fixture
def place(postgres: str) -> Iterator[str]:
    with database(postgres) as address:
        yield address


@contextlib.asynccontextmanager
async def pair(folder: Path, place: str, wire: BusServer, **more: Any) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers that know of each other."""
    settings = {"database": place, "bus": wire.address, "metrics": "all", **more}
    async with served(folder, **settings) as one, served(folder, **settings) as two:
        for house in (one, two):
            await until(lambda house=house: house.service.bus.up)
        yield one, two


async def until(so: Any, seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def seated(one: Served, two: Served, game: str = "majesty", **more: Any) -> AsyncIterator[tuple[str, Any, Any]]:
    """Anna opens a table through the first server, Boris joins through the second."""
    async with one.client() as anna, two.client() as boris:
        made = (await anna.post("/api/tables", json={**OPEN, "game": game, "options": SHORT[game], **more})).json()
        accept = made.get("unusual", [])
        joined = await boris.post(f"/api/tables/{made['id']}/join", json={"accept": accept})
        assert 200 == joined.status_code, joined.text
        yield made["id"], anna, boris


def led_by(store: Store, table: str) -> str:
    lease = store.leases.get(table)
    assert lease is not None
    return lease.owner


@pytest.mark.parametrize("game", sorted(SHORT))
def test_people_at_different_servers_play_a_whole_match(tmp_path: Path, place: str, wire: BusServer, game: str) -> None:
    async def story() -> None:
        async with pair(tmp_path, place, wire) as (one, two), seated(one, two, game) as (table, anna, boris):
            async with one.socket(f"/ws/t/{table}", anna) as first, two.socket(f"/ws/t/{table}", boris) as second:
                players = [Player(first, ANNA), Player(second, BORIS)]
                await players[0].hello()
                await players[1].hello()
                assert one.address == led_by(one.service.store, table)
                assert two.service.hall.loaded(table) is None
                results = await asyncio.gather(*(player.play() for player in players))
                assert results[0] == results[1]
            row = one.service.store.tables.get(table)
            assert row is not None and "over" == row.phase

    asyncio.run(story())


def test_a_table_moves_when_its_server_ends(tmp_path: Path, place: str, wire: BusServer) -> None:
    """Whoever is sent away comes back at once, to the other server; what was sent is there once."""

    async def story() -> None:
        settings = {"database": place, "bus": wire.address}
        async with served(tmp_path, **settings) as two:
            async with (
                served(tmp_path, **settings) as one,
                seated(one, two) as (table, anna, boris),
                one.socket(f"/ws/t/{table}", anna) as socket,
            ):
                player = Player(socket, ANNA)
                await player.hello()
                assert one.address == led_by(two.service.store, table)
                one.server.should_exit = True
                assert "restart" == (await player.until("closing"))["why"]
            began = asyncio.get_running_loop().time()
            async with two.socket(f"/ws/t/{table}", boris) as socket:
                player = Player(socket, BORIS)
                await player.hello()
            assert asyncio.get_running_loop().time() - began < leading.LEASE / 1000 / 2
            assert two.address == led_by(two.service.store, table)

    asyncio.run(story())


def test_tables_are_handed_over_one_after_another_and_those_to_come_are_played_on(
    tmp_path: Path, place: str, wire: BusServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is sent away from a table that is not free yet."""
    monkeypatch.setattr(hall, "FEW", 1)

    async def story() -> None:
        async with pair(tmp_path, place, wire) as (one, two), contextlib.AsyncExitStack() as stack:
            players = []
            for _ in range(2):
                table, anna, _boris = await stack.enter_async_context(seated(one, two))
                players.append(Player(await stack.enter_async_context(one.socket(f"/ws/t/{table}", anna)), ANNA))
                await players[-1].hello()
                assert one.address == led_by(two.service.store, table)
            monkeypatch.setattr(hall, "STAGE", 3600.0)
            over = asyncio.ensure_future(one.service.hall.hand_over(7200.0))
            said = [asyncio.ensure_future(player.until("closing")) for player in players]
            done, waiting = await asyncio.wait(said, return_when=asyncio.FIRST_COMPLETED)
            assert (1, 1) == (len(done), len(waiting))
            first, second = (players[said.index(task)] for (task,) in (tuple(done), tuple(waiting)))
            assert {"type": "closing", "after": 0, "why": "restart"} == next(iter(done)).result()
            assert "" == led_by(two.service.store, first.table["id"])
            assert one.address == led_by(two.service.store, second.table["id"])
            await second.say(type="say", client="still-here", text="still here")
            while "said" not in [message["type"] for message in second.messages]:
                await asyncio.sleep(0.01)
            over.cancel()
            await one.service.hall.hand_over(0)
            assert "closing" == (await waiting.pop())["type"]

    asyncio.run(story())


async def _alone() -> bool:
    return False


def test_a_server_that_ends_says_so_and_takes_everybody_until_the_proxy_knows(
    tmp_path: Path, place: str, wire: BusServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with pair(tmp_path, place, wire, linger=3_600_000) as (one, two), seated(one, two) as (table, anna, _boris):
            ending = asyncio.ensure_future(farewell(one.service))
            async with one.client() as anybody:
                async with asyncio.timeout(30):
                    while "closing" != (await anybody.get("/healthz")).json()["status"]:
                        await asyncio.sleep(0.01)
            async with one.socket(f"/ws/t/{table}", anna) as socket:
                await Player(socket, ANNA).hello()
                assert one.address == led_by(two.service.store, table)
            ending.cancel()
            one.service.closing = True
            async with one.socket("/ws/lobby", anna) as socket:  # a stray is told when to come back, not turned away
                assert {"type": "closing", "after": 500, "why": "restart"} == await Player(socket).next()
            for house in (one, two):  # the end of the test waits for no proxy
                monkeypatch.setattr(house.service.hall, "has_neighbours", _alone)

    asyncio.run(story())


def test_who_comes_while_nobody_leads_the_table_waits_on_an_open_line(tmp_path: Path, place: str, wire: BusServer) -> None:
    """Its leader was told to end, say, and cannot be reached any more; in a moment the table is free."""

    async def story() -> None:
        async with pair(tmp_path, place, wire) as (one, two), seated(one, two) as (table, anna, _boris):
            leases = one.service.store.leases
            lead = await asyncio.wrap_future(leases.lead(table, "http://127.0.0.1:1", 600_000))
            async with two.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket, ANNA)
                await player.say(type="hello", protocol=1, n=-1)
                await asyncio.sleep(0.1)
                await asyncio.wrap_future(leases.release(table, "http://127.0.0.1:1", lead.epoch))
                assert "welcome" == (await player.next())["type"]
            assert two.address == led_by(two.service.store, table)

    asyncio.run(story())


def test_a_server_that_is_gone_loses_its_tables_when_the_lease_ends(
    tmp_path: Path, place: str, wire: BusServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It sleeps, the other one leads, it wakes: its write is refused, and it sends its people there."""
    monkeypatch.setattr(leading, "LEASE", 1_000)

    async def story() -> None:
        async with (
            pair(tmp_path, place, wire) as (one, two),
            seated(one, two) as (table, anna, boris),
            one.socket(f"/ws/t/{table}", anna) as first,
            one.socket(f"/ws/t/{table}", boris) as second,
        ):
            players = [Player(first, ANNA), Player(second, BORIS)]
            for player in players:
                await player.hello()
            monkeypatch.setattr(one.service.hall._leading, "beat", _asleep)
            await asyncio.wrap_future(one.service.store.leases.beat(one.service.owner, 0))
            wire.stop()
            await asyncio.sleep(1.5)
            led = await two.service.hall.room(table)
            asked = next(player for player in players if player.snapshot and player.snapshot["decision"])
            await asked.choose()
            assert "moved" == (await asked.until("refusal"))["code"]
            assert "moved" == (await asked.until("closing"))["why"]
            assert one.service.hall.loaded(table) is None
            for player in players:  # whoever says nothing is sent away too: nobody waits at a table that is not there
                with pytest.raises(ConnectionClosed) as closed:
                    await player.until("nothing")
                assert (1013, "moved") == (
                    closed.value.rcvd and closed.value.rcvd.code,
                    closed.value.rcvd and closed.value.rcvd.reason,
                )
            row = two.service.store.tables.get(table)
            assert row is not None and led.row.n == row.n
            wire.start()

    asyncio.run(story())


async def _asleep(rooms: Any) -> list[Any]:
    return []


def test_a_rematch_is_asked_for_through_either_server(tmp_path: Path, place: str, wire: BusServer) -> None:
    """The request goes to whoever leads the table, and its answer comes back."""

    async def story() -> None:
        async with (
            pair(tmp_path, place, wire) as (one, two),
            seated(one, two) as (table, anna, boris),
            one.socket(f"/ws/t/{table}", anna) as first,
        ):
            player = Player(first, ANNA)
            await player.hello()
            early = await boris.post(f"/api/tables/{table}/rematch")
            assert (409, "not-over") == (early.status_code, early.json()["code"])
            await player.say(type="resign", client="enough")
            await player.until("taken")
            wished = await boris.post(f"/api/tables/{table}/rematch")
            assert 200 == wished.status_code, wished.text
            room = one.service.hall.loaded(table)
            assert room is not None and {1} == room.wants
            assert (await anna.post(f"/api/tables/{table}/rematch")).json()["next"]

    asyncio.run(story())


def test_the_lobby_of_one_server_hears_of_the_tables_of_the_other(tmp_path: Path, place: str, wire: BusServer) -> None:
    async def story() -> None:
        async with (
            pair(tmp_path, place, wire) as (one, two),
            two.client() as boris,
            one.client() as anna,
            two.socket("/ws/lobby", boris) as socket,
        ):
            lobby = Player(socket)
            await lobby.say(type="ping", at=1)
            await lobby.until("pong")
            await anna.post("/api/tables", json=OPEN)
            await lobby.until("lobby")

    asyncio.run(story())


def test_who_looks_at_a_table_is_seen_through_the_other_server(tmp_path: Path, place: str, wire: BusServer) -> None:
    async def story() -> None:
        async with pair(tmp_path, place, wire) as (one, two), seated(one, two) as (table, anna, boris):
            async with one.socket(f"/ws/t/{table}", anna) as socket:
                await Player(socket).hello()
                await until(lambda: two.service.neighbours.here(table).online)
                seats = (await boris.get(f"/api/tables/{table}")).json()["seats"]
                assert [True, False] == [seat.get("online", False) for seat in seats]
            await until(lambda: not two.service.neighbours.here(table).online)

    asyncio.run(story())


def test_play_goes_on_without_the_bus(tmp_path: Path, place: str) -> None:
    """What passes the bus are hints; who waits for somebody at an open table finds out all the same."""

    async def story(wire: BusServer) -> None:
        async with pair(tmp_path, place, wire) as (one, two):
            wire.stop()
            await until(lambda: not (one.service.bus.up or two.service.bus.up))
            async with one.client() as anna, two.client() as boris:
                made = (await anna.post("/api/tables", json=OPEN)).json()
                async with one.socket(f"/ws/t/{made['id']}", anna) as first:
                    player = Player(first, ANNA)
                    await player.hello()
                    assert player.snapshot is None
                    await boris.post(f"/api/tables/{made['id']}/join", json={})
                    await player.until("welcome")
                    async with two.socket(f"/ws/t/{made['id']}", boris) as second:
                        other = Player(second, BORIS)
                        await other.hello()
                        results = await asyncio.gather(player.play(), other.play())
                        assert results[0] == results[1]
            wire.start()
            await until(lambda: one.service.bus.up and two.service.bus.up)

    with bus() as wire:
        asyncio.run(story(wire))


def test_a_server_ends_though_the_client_of_the_bus_forgets_that_it_was_told_to(
    wire: BusServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task that is cancelled as its wait runs out by itself may go on: servers ended never, once in many times."""
    heard = PubSub.get_message

    async def forgetful(line: PubSub, *args: Any, **named: Any) -> Any:
        try:
            return await heard(line, *args, **named)
        except asyncio.CancelledError:
            return None

    monkeypatch.setattr(PubSub, "get_message", forgetful)

    async def story() -> None:
        bus = Valkey(wire.address)
        bus.start("one", lambda _: None, lambda: None)
        async with asyncio.timeout(60):
            while not bus.up:
                await asyncio.sleep(0.05)
            await bus.stop()

    asyncio.run(story())


def test_nobody_speaks_for_others_without_the_key(tmp_path: Path, place: str, wire: BusServer) -> None:
    """A header that a stranger made up is not believed: his origin counts."""

    async def story() -> None:
        async with pair(tmp_path, place, wire) as (one, two), seated(one, two) as (table, _anna, _boris):
            made_up = {"x-quintain-relay": "relay-1700000000000-3132372e302e302e31.aaaaaaaaaaaaaaaaaaaaaaaa"}
            address = f"ws://127.0.0.1:{one.port}/ws/t/{table}"
            with pytest.raises(InvalidStatus):
                async with websockets.connect(address, additional_headers={**made_up, "Origin": "https://evil.example"}):
                    pass

    asyncio.run(story())
