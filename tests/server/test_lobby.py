"""Tables before, around and after their match: opened, joined, left, filled, begun, once more; hints in the lobby."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.served import Player, served


def told(story: Any) -> None:
    asyncio.run(story())


def table(*kinds: str, game: str = "majesty", **more: Any) -> dict[str, Any]:
    """A wish for a table: `me`, `open`, or a level of bots."""
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    return {"game": game, "options": {}, "seats": seats, **more}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        (table("me", "open", game="chess"), (404, "no-game")),
        (table("me"), (400, "options")),
        (table("me", "open", options={"seats": 3}), (400, "bad-seats")),
        (table("me", "open", options={"colour": "red"}), (400, "options")),
        (table("me", "open", options={"content": '{"no": 1}'}), (400, "options")),
        (table("me", "emperor"), (400, "no-bot")),
        (table("me", "open", pace="live", move_ms=10), (400, "bad-pace")),
        (table("me", "open", pace="days", move_ms=10), (400, "bad-pace")),
        (table("me", "open", pace="weeks"), (400, "unreadable")),
        (table("me", "open", name="x" * 61), (400, "bad-text")),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: dict[str, Any], expected: tuple[int, str], tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            assert expected == code(await anna.post("/api/tables", json=wish))
            assert [] == (await anna.get("/api/lobby")).json()["mine"]

    told(story)


def test_a_public_table_is_listed_and_joined_without_a_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            made = (await anna.post("/api/tables", json=table("me", "open", public=True, name="Round one"))).json()
            seen = (await boris.get("/api/lobby")).json()["open"]
            assert [(made["id"], "Round one")] == [(each["id"], each["name"]) for each in seen]
            assert "invite" not in seen[0] and "host" not in seen[0]
            joined = (await boris.post(f"/api/tables/{made['id']}/join", json={})).json()
            again = (await boris.post(f"/api/tables/{made['id']}/join", json={})).json()

            assert joined["seats"] == again["seats"]
            assert [False, True] == [seat.get("mine", False) for seat in joined["seats"]]
            assert [made["id"]] == [each["id"] for each in (await boris.get("/api/lobby")).json()["live"]]

    told(story)


def test_unusual_options_are_accepted_before_sitting_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            wish = table("me", "open", public=True, options={"sides": "BBBBBBBB"})
            made = (await anna.post("/api/tables", json=wish)).json()
            assert ["sides"] == made["unusual"]
            blind = await boris.post(f"/api/tables/{made['id']}/join", json={})
            seen = await boris.post(f"/api/tables/{made['id']}/join", json={"accept": ["sides"]})

            assert (409, "accept-needed") == code(blind)
            assert [{"option": "sides"}] == blind.json()["reasons"]
            assert "running" == seen.json()["phase"]

    told(story)


def test_the_host_fills_frees_and_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            made = (await anna.post("/api/tables", json=table("me", "open", "open", "open", public=True))).json()
            path = f"/api/tables/{made['id']}"
            await boris.post(f"{path}/join", json={"seat": 2})
            assert (403, "not-host") == code(await boris.post(f"{path}/seat", json={"seat": 1, "bot": "page"}))
            assert (403, "not-host") == code(await boris.post(f"{path}/start", json={}))
            assert (400, "bad-seats") == code(await anna.post(f"{path}/seat", json={"seat": 9}))
            await anna.post(f"{path}/seat", json={"seat": 2})
            filled = (await anna.post(f"{path}/seat", json={"seat": 1, "bot": "page"})).json()
            assert ["person", "bot", "open", "open"] == [seat["kind"] for seat in filled["seats"]]
            begun = (await anna.post(f"{path}/start", json={})).json()
            assert ["person", "bot", "bot", "bot"] == [seat["kind"] for seat in begun["seats"]]
            assert "running" == begun["phase"]
            assert (409, "begun") == code(await boris.post(f"{path}/join", json={}))
            assert (409, "begun") == code(await anna.post(f"{path}/leave", json={}))

    told(story)


def test_who_leaves_frees_the_seat_and_the_last_one_takes_the_table_along(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            made = (await anna.post("/api/tables", json=table("me", "open", "open", public=True))).json()
            path = f"/api/tables/{made['id']}"
            await boris.post(f"{path}/join", json={})
            assert 204 == (await anna.post(f"{path}/leave", json={})).status_code
            left = (await boris.get(path)).json()
            assert left["host"] and ["open", "person", "open"] == [seat["kind"] for seat in left["seats"]]
            assert 204 == (await boris.post(f"{path}/leave", json={})).status_code
            assert (404, "no-table") == code(await boris.get(path))

    told(story)


def test_those_who_wait_at_a_table_see_it_fill_and_begin(tmp_path: Path) -> None:
    """The page of an open table is told who sits down; when the match begins it is welcomed with the first snapshot."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            made = (await anna.post("/api/tables", json=table("me", "open", public=True))).json()
            async with house.socket(f"/ws/t/{made['id']}", anna) as socket:
                player = Player(socket)
                assert (await player.hello())["snapshot"] is None
                await boris.post(f"/api/tables/{made['id']}/join", json={})
                welcome = await player.until("welcome")
                assert "running" == welcome["table"]["phase"]
                assert welcome["snapshot"]["n"] == 0

    told(story)


def test_a_rematch_rotates_the_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            made = (await anna.post("/api/tables", json=table("me", "open", public=True))).json()
            await boris.post(f"/api/tables/{made['id']}/join", json={})
            path = f"/api/tables/{made['id']}"
            assert (409, "not-over") == code(await anna.post(f"{path}/rematch", json={}))
            async with house.socket(f"/ws/t/{made['id']}", anna) as socket:
                player = Player(socket)
                await player.hello()
                await player.say(type="resign", client="r")
                await player.until("taken")
            assert "next" not in (await anna.post(f"{path}/rematch", json={})).json()
            after = (await boris.post(f"{path}/rematch", json={})).json()
            new = (await anna.get(f"/api/tables/{after['next']}")).json()

            assert made["id"] == new["previous"]
            assert [seat["person"] for seat in after["seats"]][::-1] == [seat["person"] for seat in new["seats"]]

    told(story)


def test_the_lobby_is_told_what_has_changed_and_who_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            async with house.socket("/ws/lobby") as stranger, house.client() as boris:
                await boris.post("/api/tables", json=table("me", "open", public=True))
                assert {"type": "lobby"} == msgspec.json.decode(await asyncio.wait_for(stranger.recv(), 10))
            made = (await anna.post("/api/quick", json={"game": "majesty", "level": "page"})).json()
            async with house.socket("/ws/lobby", anna) as socket:
                hint = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10))
                while hint["type"] != "waiting" or not hint["count"]:
                    hint = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10))

                assert {"type": "waiting", "count": 1, "table": made["id"]} == hint

    told(story)


def test_a_report_reaches_whoever_runs_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as eve:
            made = (await eve.post("/api/tables", json=table("me", "open", public=True))).json()
            joined = (await anna.post(f"/api/tables/{made['id']}/join", json={})).json()
            wish = {"person": joined["seats"][0]["person"], "text": "shouts"}
            assert 204 == (await anna.post(f"/api/tables/{made['id']}/report", json=wish)).status_code

            assert ["shouts"] == [each.text for each in house.service.store.people.reports()]

    told(story)
