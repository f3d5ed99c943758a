"""The server end to end: HTTP and sockets on a loopback port, SQLite beneath."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quintain.games import GAMES
from quintain.store import Store
from tests.server.served import SHORT, Player, served


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_plays_a_whole_match_against_bots(game: str, tmp_path: Path) -> None:
    """And then looks at it again: frames, scores, the archive."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "page"}] * (GAMES[game].choices.lowest - 1)]
            made = await anna.post("/api/tables", json={"game": game, "options": SHORT[game], "seats": seats})
            assert 200 == made.status_code, made.text
            table = made.json()["id"]
            scene = await anna.get(f"/api/tables/{table}/scene")
            assert made.json()["scene"] == scene.headers["etag"].strip('"')
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket)
                await player.hello()
                result = await player.play()
            await house.service.hall.settled()
            match = (await anna.get(f"/api/matches/{table}")).json()
            frames = (await anna.get(f"/api/matches/{table}/frames?eyes=-2&from=0&count=3")).json()
            scores = (await anna.get(f"/api/matches/{table}/scores")).json()

            assert result == match["result"]
            assert match["playable"]
            assert match["frames"] == frames["total"] == len(scores["points"])
            assert [0, 1, 2] == [frame["step"] for frame in frames["frames"]]

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_match(game: str, tmp_path: Path) -> None:
    """One opens, the other joins by the link; both see the same result, and the log is numbered without gaps."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "page"}] * (GAMES[game].choices.lowest - 2)]
            made = (await anna.post("/api/tables", json={"game": game, "options": SHORT[game], "seats": seats})).json()
            table = made["id"]
            assert "open" == made["phase"]
            assert 403 == (await boris.post(f"/api/tables/{table}/join", json={})).status_code
            joined = await boris.post(
                f"/api/tables/{table}/join", json={"invite": made["invite"], "accept": made.get("unusual", [])}
            )
            assert "running" == joined.json()["phase"], joined.text
            async with house.socket(f"/ws/t/{table}", anna) as one, house.socket(f"/ws/t/{table}", boris) as two:
                players = [Player(one, "a"), Player(two, "b")]
                for player in players:
                    await player.hello()
                results = await asyncio.gather(*(player.play() for player in players))
            entries = house.service.store.tables.entries(table)

            assert results[0] == results[1]
            assert list(range(1, len(entries) + 1)) == [entry.n for entry in entries]

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_quick_table_is_against_bots_that_fit(game: str, tmp_path: Path) -> None:
    """The fewest seats, the printed options, squires for somebody unknown; it asks for a choice at once."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            made = (await anna.post("/api/quick", json={"game": game})).json()
            async with house.socket(f"/ws/t/{made['id']}", anna) as socket:
                player = Player(socket)
                await player.hello()
                while player.snapshot is None or player.snapshot["decision"] is None:
                    await player.next()

            assert "running" == made["phase"] and "unusual" not in made
            assert ["", *["squire"] * (GAMES[game].choices.lowest - 1)] == [seat.get("bot", "") for seat in made["seats"]]

    asyncio.run(story())


def test_a_whole_match_on_a_database_server(postgres_store: Store, tmp_path: Path) -> None:
    """The same on PostgreSQL; a server that comes back afterwards has everything."""
    place = postgres_store.address.replace("+psycopg", "")

    async def story() -> None:
        async with served(tmp_path, database=place) as house, house.client() as anna:
            table = (await anna.post("/api/quick", json={"game": "majesty", "level": "page"})).json()["id"]
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket)
                await player.hello()
                result = await player.play()
            await house.service.hall.settled()
        async with served(tmp_path, database=place) as house, house.client() as boris:
            assert result == (await boris.get(f"/api/matches/{table}")).json()["result"]

    asyncio.run(story())
