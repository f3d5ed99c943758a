"""How much one person can ask of a server before others notice: passphrases, talk, complaints, long thoughts, connections."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from quintain.server import lingering, rulesets
from quintain.server.bots import Priority
from quintain.server.lingering import Lingering
from quintain.server.messages import Refuse, Say
from quintain.server.troubles import Denied
from quintain.server.turns import Turns
from quintain.store import Store
from tests.server.house import House, in_loop
from tests.server.served import Player, served
from tests.server.test_hostile_people import ME, NAMED, OPEN, opened, told
from tests.server.test_matches import finished

# What is asked too often


def test_a_name_is_tried_only_so_often_however_it_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, logins_per_name=3) as house, house.client() as anna, house.client() as eve:
            await anna.post("/api/me/register", json=NAMED)
            tried = [
                (await eve.post("/api/me/login", json={"name": name, "passphrase": "green apple tree"})).status_code
                for name in ("Anna", "ANNA ", "Ａnna", "An\u200dna")
            ]
            assert [401, 401, 401, 429] == tried

    told(story)


def test_passphrases_are_made_only_so_often(tmp_path: Path) -> None:
    """Each takes a core and 64 MiB for a moment: one person could keep everybody else from logging in."""

    async def story() -> None:
        async with served(tmp_path, logins_per_address=3) as house, house.client() as anna:
            await anna.post("/api/me/register", json=NAMED)
            codes = [(await anna.patch("/api/me", json={"passphrase": f"apple tree {n}"})).status_code for n in range(3)]
            assert [200, 200, 429] == codes

    told(story)


def test_complaints_have_a_measure(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            table = await opened(anna, ME, ME)
            wish = {"person": (await anna.get("/api/me")).json()["person"], "text": "rude"}
            codes = [(await anna.post(f"/api/tables/{table}/report", json=wish)).status_code for _ in range(21)]
            assert [204] * 20 + [429] == codes

    told(story)


def test_talk_has_a_measure_however_many_lines_are_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as eve:
            table = await opened(eve, ME, ME)
            async with house.socket(f"/ws/t/{table}", eve) as one, house.socket(f"/ws/t/{table}", eve) as two:
                players = [Player(one, "one"), Player(two, "two")]
                for player in players:
                    await player.hello()
                    for _ in range(15):
                        await player.say(type="say", client=player.client(), text="spam")
                for player in players:
                    await player.say(type="ping", at=1)
                    await player.until("pong")
                refused = [m for player in players for m in player.messages if m["type"] == "refusal"]
                while len(refused) < 8:
                    message = await players[1].next()
                    refused += [message] if message["type"] == "refusal" else []
                assert {"busy"} == {message["code"] for message in refused}
            assert 20 <= len(house.service.store.chat.lines(table)) < 25

    told(story)


@in_loop
async def test_who_may_not_talk_yet_is_told_so(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris")
    (anna, _) = await house.pages(table, "anna", "boris")
    object.__setattr__(house.means, "hold_on", lambda person: 100)

    assert [Refuse("busy", "c")] == await anna.say(Say("c", "hello"))


# What takes long


@in_loop
async def test_what_takes_long_is_done_one_at_a_time_and_each_address_in_turn() -> None:
    turns, order, under_way = Turns(3), [], 0

    async def job(address: str) -> None:
        nonlocal under_way
        async with turns.turn(address):
            under_way += 1
            assert 1 == under_way
            await asyncio.sleep(0)
            order.append(address)
            under_way -= 1

    greedy = [asyncio.ensure_future(job("greedy")) for _ in range(4)]
    await asyncio.sleep(0)
    await asyncio.gather(*greedy, job("modest"), return_exceptions=True)

    assert "modest" in order[:2] and 3 == order.count("greedy")
    assert ["too-fast"] == [error.trouble.code for each in greedy if isinstance(error := each.exception(), Denied)]


def test_play_goes_on_while_somebody_asks_for_everything_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as eve:
            match = await finished(house, anna)
            made = (await anna.post("/api/tables", json={"game": "majesty", "options": {}, "seats": [ME, ME]})).json()
            paths = ["verify", "frames?eyes=-2&count=100", "scores", "download"]
            asked = [asyncio.ensure_future(eve.get(f"/api/matches/{match}/{path}")) for path in paths * 8]
            async with house.socket(f"/ws/t/{made['id']}", anna) as socket:
                player = Player(socket)
                await player.hello(seat=made["turn"][0])
                await player.choose()
                await player.until("taken")
            assert {200} == {each.status_code for each in await asyncio.gather(*asked)}

    told(story)


def test_a_set_up_of_thousands_of_castles_is_refused_at_once(tmp_path: Path) -> None:
    """Twenty thousand empty ones were judged one by one for twelve seconds, while nobody else was answered."""
    many = '{"setup": [{"seat": [%s], "extra": []}], "castle": [%s]}'

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as eve:
            for seats, castles, key in ((0, 20_000, "castle"), (20_000, 0, "seat")):
                text = many % (", ".join(["{}"] * seats), ", ".join(["{}"] * castles))
                options = {"setup": "own", "own_setup": text, "armies": "lot"}
                wish = {"game": "castlecraft", "options": options, "seats": [ME, OPEN]}
                began = time.process_time()
                answer = (await eve.post("/api/tables", json=wish)).json()
                assert "options" == answer["code"]
                assert (key, 12) in [(each["args"].get("key"), each["args"].get("most")) for each in answer["reasons"]]
                assert time.process_time() - began < 2
            wish["options"]["own_setup"] = " " * 100_001  # type: ignore[index]
            assert "at most 100000 letters" in (await eve.post("/api/tables", json=wish)).json()["detail"]

    told(story)


def test_lists_of_tables_make_no_rules_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More kinds of tables than games are kept in memory: each look into the lobby read as many boxes."""
    monkeypatch.setattr(rulesets, "KEPT", 2)

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            for cap in range(3, 8):
                await opened(anna, ME, OPEN, game="castlecraft", options={"round_cap": cap})
            monkeypatch.setattr(rulesets, "new_game", lambda *_: pytest.fail("rules were made"))
            assert 5 == len((await anna.get("/api/lobby")).json()["open"])

    told(story)


@in_loop
async def test_bots_among_themselves_wait_for_those_with_people(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await House(file_store).open()
    asked: list[Priority] = []
    ask = house.thinkers.ask

    def noted(question: Any, priority: Priority, owner: str = "") -> Any:
        asked.append(priority)
        return ask(question, priority, owner)

    monkeypatch.setattr(house.thinkers, "ask", noted)
    house.thinkers.held = []
    for seats in (("anna", ":page"), (":page", ":page")):
        table = await house.table("mastery", *seats)
        await house.hall.room(table)
        await house.hall.settled()

    assert {Priority.PERSON, Priority.ANALYSIS} == set(asked)


# Connections on which nothing is asked


class Connection:
    """As uvicorn keeps one."""

    def __init__(self, address: str, answering: bool = False) -> None:
        self.client = (address, 1)
        self.cycle = SimpleNamespace(response_complete=not answering)
        self.closed = False
        self.transport = self

    def close(self) -> None:
        self.closed = True


def test_connections_that_linger_are_closed() -> None:
    now = 0.0
    gate = Lingering(2, ["10.0.0.1"], lambda: now)
    idle, busy, asking = [Connection("1.1.1.1", at == 1) for at in range(3)]
    proxied = [Connection("10.0.0.1") for _ in range(9)]
    assert 0 == gate.close([idle, busy, asking, *proxied])
    now = 20.0
    asking.cycle = SimpleNamespace(response_complete=True)  # something was answered meanwhile
    assert 0 == gate.close([idle, busy, asking])
    now = 31.0
    assert 1 == gate.close([idle, busy, asking])
    assert (True, False, False) == (idle.closed, busy.closed, asking.closed)
    more = [Connection("1.1.1.1") for _ in range(2)]
    assert 1 == gate.close([asking, *more])
    assert asking.closed


def test_a_request_that_never_ends_holds_no_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lingering, "PATIENCE", 0.1)

    async def story() -> None:
        async with served(tmp_path) as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-a: b")
            async with asyncio.timeout(30):
                assert b"" == await reader.read()
            writer.close()

    told(story)


def test_one_look_into_the_store_answers_all_who_ask_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs a commit, and anybody may ask."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as eve:
            looks: list[float] = []
            check = house.service.store.check

            def counted() -> None:
                looks.append(time.monotonic())
                time.sleep(0.5)
                check()

            monkeypatch.setattr(house.service.store, "check", counted)
            answers = await asyncio.gather(*(eve.get("/healthz") for _ in range(30)))
            assert {200} == {each.status_code for each in answers}
            assert len(looks) < 10

    told(story)


def test_nobody_gets_more_by_asking_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, bots_per_person=2, tables_per_person=2) as house, house.client() as eve:
            await eve.patch("/api/me", json={})
            bots = await asyncio.gather(*(eve.post("/api/bots", json={"name": f"Robin {n}"}) for n in range(6)))
            assert [200, 200, 429, 429, 429, 429] == sorted(each.status_code for each in bots)
            wish = {"game": "majesty", "options": {}, "seats": [ME, OPEN]}
            tables = await asyncio.gather(*(eve.post("/api/tables", json=wish) for _ in range(6)))
            assert [200, 200, 429, 429, 429, 429] == sorted(each.status_code for each in tables)

    told(story)
