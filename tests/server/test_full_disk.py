"""A full disk: what cannot be kept is refused by its code, health says so, nothing is lost, and then play goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from tests.server.served import Player, Served, served

ROOM = 1_000_000  # pages
QUICK = {"game": "majesty", "level": "page"}


async def limit(house: Served, pages: int) -> None:
    """The file may not grow beyond so many pages, or beyond what it has (0): SQLite answers as it does on a full disk."""

    def work(connection: Connection) -> None:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages or used}")

    await house.service.written(house.service.store.writer.run(work))


async def answered(player: Player, client: str) -> dict[str, Any]:
    """What became of a message."""
    while True:
        message = await player.until("taken", "refusal")
        if message.get("client") == client:
            return message


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            made = await anna.post(
                "/api/tables", json={"game": "majesty", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
            )
            table = made.json()["id"]
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket)
                await player.hello(seat=made.json()["turn"][0])
                kept = await answered(player, await player.choose())
                await limit(house, 0)
                refusals = []
                while not refusals:  # what is left of the last pages is filled first
                    await player.say(type="say", client=player.client(), text="x" * 480)
                    message = await player.until("said", "refusal")
                    refusals += [message["code"]] if message["type"] == "refusal" else []
                full = await anna.post("/api/quick", json=QUICK)
                while full.status_code == 200:
                    full = await anna.post("/api/quick", json=QUICK)
                health = await anna.get("/healthz")

                assert ["store-full"] == refusals
                assert (507, "store-full") == (full.status_code, full.json()["code"])
                assert 1 == kept["n"] == len(house.service.store.tables.entries(table))
                assert (503, "store-full") == (health.status_code, health.json()["status"])
                await limit(house, ROOM)
                assert 200 == (await anna.get("/healthz")).status_code
                await player.say(type="say", client=player.client(), text="there is room")
                assert "there is room" == (await player.until("said"))["line"]["text"]

    asyncio.run(story())
