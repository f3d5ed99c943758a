"""What people do who mean harm to others once they are let in: stay when they are shut out, come and go at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from quintain.server import revisiting
from quintain.server.texts import name_of
from quintain.server.troubles import Denied
from quintain.store.schema import METADATA
from tests.server.served import Player, Served, served

ME, OPEN = {"kind": "me"}, {"kind": "open"}
NAMED = {"name": "Anna", "passphrase": "red apple tree"}


def told(story: Any) -> None:
    asyncio.run(story())


async def opened(person: httpx.AsyncClient, *seats: dict[str, str], **more: Any) -> str:
    wish = {"game": "majesty", "options": {}, "public": True, "seats": list(seats), **more}
    return str((await person.post("/api/tables", json=wish)).json()["id"])


# Lines last no longer than what opened them


async def sent_away(player: Player) -> tuple[str, str]:
    """What is said last on a line, and why it is closed; nothing that is said on it meanwhile is done."""
    last = ""
    try:
        while True:
            last = (await player.next())["type"]
    except websockets.ConnectionClosed as closed:
        return last, closed.rcvd.reason if closed.rcvd else ""


def test_who_is_shut_out_is_sent_away_in_the_middle_of_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line was opened before, and nobody asked again."""
    monkeypatch.setattr(revisiting, "EVERY", 0.05)

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as eve:
            table = await opened(anna, ME, OPEN)
            await eve.post(f"/api/tables/{table}/join", json={})
            async with house.socket(f"/ws/t/{table}", anna) as mine, house.socket(f"/ws/t/{table}", eve) as hers:
                here, there = Player(mine), Player(hers)
                await here.hello()
                await there.hello()
                person = (await eve.get("/api/me")).json()["person"]
                house.service.store.people.ban(person, house.service.now() + 60_000, "rude").result()
                assert ("refusal", "banned") == await sent_away(there)
                await here.say(type="ping", at=1)
                await here.until("pong")

    told(story)


async def by_leaving(anna: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
    assert 204 == (await anna.delete("/api/me")).status_code


async def by_logging_out(anna: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
    await anna.post("/api/me/logout", json={})


async def by_a_new_passphrase(anna: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
    await other.post("/api/me/login", json=NAMED)
    await other.patch("/api/me", json={"passphrase": "green apple tree"})


@pytest.mark.parametrize("act", [by_leaving, by_logging_out, by_a_new_passphrase])
def test_a_line_ends_with_the_session_that_opened_it(tmp_path: Path, act: Callable[..., Any]) -> None:
    """At once, and nothing of whoever has left is written any more."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as other, house.client() as boris:
            await anna.post("/api/me/register", json=NAMED)
            table = await opened(boris, ME, ME)
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket)
                await player.hello()
                await act(anna, other)
                assert ("closing", "replaced") == await sent_away(player)
            assert [] == house.service.store.chat.lines(table)

    told(story)


def test_the_line_of_a_program_ends_with_its_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            made = (await anna.post("/api/bots", json={"name": "Robin"})).json()
            table = await opened(anna, ME, ME)
            async with house.socket(f"/ws/t/{table}") as robin, house.socket(f"/ws/t/{table}", anna) as own:
                program, page = Player(robin), Player(own)
                await program.hello(token=made["token"])
                await page.hello()
                await anna.delete(f"/api/bots/{made['person']}")
                assert ("closing", "replaced") == await sent_away(program)
                await page.say(type="ping", at=1)
                await page.until("pong")

    told(story)


def test_a_stolen_token_leaves_no_way_back(tmp_path: Path) -> None:
    """Whoever had it could make himself a private link."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as eve:
            made = (await anna.post("/api/bots", json={"name": "Robin"})).json()
            async with house.client(Authorization=f"Bearer {made['token']}") as stolen:
                links = [(await stolen.post("/api/me/restore-link", json={})).json()["secret"] for _ in range(2)]
            assert "Robin" == (await eve.post("/api/me/restore", json={"secret": links[1]})).json()["name"]
            await anna.delete(f"/api/bots/{made['person']}")
            assert {} == (await eve.get("/api/me")).json()
            assert [401, 401] == [(await eve.post("/api/me/restore", json={"secret": link})).status_code for link in links]

    told(story)


def test_who_does_not_read_that_he_is_sent_away_is_not_listened_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as eve:
            table = await opened(eve, ME, ME)
            async with house.socket(f"/ws/t/{table}", eve) as socket:
                await Player(socket).hello()
                line = next(iter(house.service.lines))
                line._closing = (1008, "banned")  # the pump waits for a reader who never comes
                await Player(socket).say(type="say", client="c", text="still here")
                await socket.wait_closed()
            assert [] == house.service.store.chat.lines(table)

    told(story)


# What is told, and what is left


def everything(house: Served) -> str:
    return house.service.store.read(
        lambda connection: repr([connection.execute(table.select()).all() for table in METADATA.sorted_tables])
    )


def test_a_match_leaves_no_name_where_it_could_not_be_forgotten(tmp_path: Path) -> None:
    """Neither in the log nor in what a table began with, nor in what comes down a line."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            await anna.post("/api/me/register", json={**NAMED, "name": "Annabella"})
            me = (await anna.get("/api/me")).json()["person"]
            table = await opened(anna, ME, OPEN)
            await boris.post(f"/api/tables/{table}/join", json={})
            await boris.post(f"/api/tables/{table}/report", json={"person": me, "text": "rude"})
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket)
                await player.hello()
                await player.say(type="resign", client="r")
                await player.until("taken")
            await house.service.hall.settled()
            assert "Annabella" in (await boris.get(f"/api/tables/{table}")).text
            assert 204 == (await anna.delete("/api/me")).status_code
            await house.service.hall.forget(table)
            async with house.socket(f"/ws/t/{table}", boris) as socket:
                assert "Annabella" not in repr(await Player(socket).hello())
            kept = everything(house).lower()
            assert "annabella" not in kept and me not in kept

    told(story)


def test_the_export_tells_nothing_of_a_match_under_way(tmp_path: Path) -> None:
    """A digest of everything on the table is an oracle: whoever doubts between two hidden cards computes both."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            table = await opened(anna, ME, OPEN, game="academy", options={"seats": 2})
            await boris.post(f"/api/tables/{table}/join", json={})
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket)
                await player.hello()
                await player.choose()
                await player.until("taken")
            row = house.service.store.tables.get(table)
            assert row is not None and row.final
            told = (await anna.get("/api/me/export")).text
            assert table in told
            assert not [secret for secret in (row.final, row.seed, row.salt, row.bots_root) if secret in told]
            assert (await boris.get("/api/me")).json()["name"] not in told

    told(story)


@pytest.mark.parametrize("name", ["\u3164\u3164", "\u115f", "\u2800", "\uffa0 \u1160"])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(Denied):
        name_of(name)
    assert "Anna" == name_of(f"{name}Anna{name}")


# Those who come and go at the same moment


def test_all_leave_at_once_and_nothing_is_left_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            for _ in range(5):
                table = await opened(anna, ME, OPEN, OPEN)
                await boris.post(f"/api/tables/{table}/join", json={})
                left = await asyncio.gather(*(each.post(f"/api/tables/{table}/leave", json={}) for each in (anna, boris)))
                assert [204, 204] == [each.status_code for each in left]
                assert 404 == (await anna.get(f"/api/tables/{table}")).status_code

    told(story)


def test_who_comes_and_goes_takes_no_table_of_others_along(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as eve:
            table = await opened(anna, OPEN, OPEN)
            await eve.post(f"/api/tables/{table}/join", json={})
            assert 204 == (await eve.post(f"/api/tables/{table}/leave", json={})).status_code
            assert ["open", "open"] == [seat["kind"] for seat in (await anna.get(f"/api/tables/{table}")).json()["seats"]]

    told(story)


def test_what_goes_while_it_is_asked_for_is_no_fault_of_the_store(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            for _ in range(8):
                table = await opened(anna, ME, OPEN)
                _, joined = await asyncio.gather(
                    anna.post(f"/api/tables/{table}/leave", json={}), boris.post(f"/api/tables/{table}/join", json={})
                )
                assert joined.status_code in (200, 404, 409), joined.text

    told(story)


def test_who_is_muted_is_not_heard_from_that_moment_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as eve:
            table = await opened(anna, ME, OPEN)
            await eve.post(f"/api/tables/{table}/join", json={})
            person = (await eve.get("/api/me")).json()["person"]
            async with house.socket(f"/ws/t/{table}", anna) as mine, house.socket(f"/ws/t/{table}", eve) as hers:
                here, there = Player(mine), Player(hers)
                await here.hello()
                await there.hello()
                for change, text in (({"mute": person}, "one"), ({"unmute": person}, "two")):
                    await anna.patch("/api/me", json=change)
                    await there.say(type="say", client=text, text=text)
                    await there.until("said")
                assert "two" == (await here.until("said"))["line"]["text"]

    told(story)


def test_who_leaves_and_sits_down_at_the_same_moment_does_one_of_both(tmp_path: Path) -> None:
    """Else somebody sat there who did not exist any more, and programs had no owner."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            for _ in range(6):
                table = await opened(anna, ME, OPEN)
                async with house.client() as eve:
                    await eve.patch("/api/me", json={})
                    asked = [("join", f"/api/tables/{table}/join"), ("link", "/api/me/restore-link"), ("bot", "/api/bots")]
                    answers = await asyncio.gather(
                        eve.delete("/api/me"),
                        *(eve.post(path, json={"name": "Robin"} if what == "bot" else {}) for what, path in asked),
                    )
                    assert {each.status_code for each in answers} <= {200, 204, 401, 409}, [each.text for each in answers]
            store = house.service.store
            people = {row.id: row for row in store.people.search(limit=1000)}
            seats = store.tables.seats([row.id for row in store.tables.all(limit=1000)])
            assert {seat.person for row in seats.values() for seat in row if seat.person} <= set(people)
            assert {row.owner for row in people.values() if row.owner} <= set(people)

    told(story)
