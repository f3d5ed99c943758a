"""Finished matches over HTTP: frames for any eyes, what is not for everybody, download, playing on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from tests.server.served import Player, Served, served


def told(story: Any) -> None:
    asyncio.run(story())


async def finished(house: Served, client: httpx.AsyncClient, game: str = "majesty", **more: Any) -> str:
    """A match against a page, played to its end."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
    made = (await client.post("/api/tables", json={"game": game, "options": {}, "seats": seats, **more})).json()
    async with house.socket(f"/ws/t/{made['id']}", client) as socket:
        player = Player(socket)
        await player.hello()
        await player.play()
    await house.service.hall.settled()
    return str(made["id"])


def test_frames_show_what_each_seat_saw(tmp_path: Path) -> None:
    """With nothing hidden, as a spectator, as a seat; each the whole match, each with its own pictures."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            match = await finished(house, anna, "academy")
            total = (await boris.get(f"/api/matches/{match}")).json()["frames"]
            shown = {}
            for eyes in (-2, -1, 0, 1):
                path = f"/api/matches/{match}/frames?eyes={eyes}&from=0&count=100"
                frames = (await boris.get(path)).json()["frames"]
                assert min(total, 100) == len(frames)
                assert {eyes} == {frame["picture"]["viewer"] for frame in frames}
                shown[eyes] = [frame["picture"] for frame in frames]
            assert 4 == len({str(pictures[3:9]) for pictures in shown.values()})
            numbers = [frame["n"] for frame in frames]
            assert sorted(numbers) == numbers
            assert 400 == (await boris.get(f"/api/matches/{match}/frames?eyes=5")).status_code
            assert [] == (await boris.get(f"/api/matches/{match}/frames?from=100000")).json()["frames"]

    told(story)


def test_a_match_that_stays_closed_is_open_to_those_who_sat_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            match = await finished(house, anna, open_after=False)
            for eyes in (-2, 0, 1):
                path = f"/api/matches/{match}/frames?eyes={eyes}"
                assert (200, 403) == ((await anna.get(path)).status_code, (await boris.get(path)).status_code)
            assert 200 == (await boris.get(f"/api/matches/{match}/frames?eyes=-1")).status_code
            assert 403 == (await boris.get(f"/api/matches/{match}/download")).status_code
            assert 403 == (await boris.post(f"/api/matches/{match}/play-on", json={"step": 1, "seat": 0})).status_code

    told(story)


def test_a_match_under_way_shows_no_frames(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            table = (await anna.post("/api/quick", json={"game": "majesty", "level": "page"})).json()["id"]
            for path in ("", "/frames", "/scores", "/download", "/verify"):
                answer = await anna.get(f"/api/matches/{table}{path}")
                assert (409, "not-over") == (answer.status_code, answer.json()["code"])

    told(story)


def test_playing_on_begins_where_the_match_stood(tmp_path: Path) -> None:
    """A table of practice: the same position, me at the seat I chose, bots at the others; it goes on to its end."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            match = await finished(house, anna)
            made = (await boris.post(f"/api/matches/{match}/play-on", json={"step": 6, "seat": 1, "bot": "page"})).json()
            assert ["bot", "person"] == [seat["kind"] for seat in made["seats"]]
            then = (await boris.get(f"/api/matches/{match}/frames?eyes=1&from=6&count=1")).json()["frames"][0]["picture"]
            async with house.socket(f"/ws/t/{made['id']}", boris) as socket:
                player = Player(socket)
                welcome = await player.hello()
                first = welcome["snapshot"]
                if first["n"] == 6:
                    assert then == first["picture"]
                await player.play()
            for wish in ({"step": 100_000, "seat": 0}, {"step": 1, "seat": 9}, {"step": -1, "seat": 0}):
                assert 400 == (await boris.post(f"/api/matches/{match}/play-on", json=wish)).status_code

    told(story)


def test_the_archive_lists_public_matches(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            match = await finished(house, anna, public=True)
            await finished(house, anna)
            for path in ("/api/matches", "/api/matches?game=majesty"):
                assert [match] == [each["id"] for each in (await boris.get(path)).json()]
            assert [] == (await boris.get("/api/matches?game=academy")).json()
            assert 400 == (await boris.get("/api/matches?game=chess")).status_code
            verified = (await boris.get(f"/api/matches/{match}/verify")).json()
            assert verified["good"], verified

    told(story)
