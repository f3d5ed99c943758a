"""Set-ups over HTTP: kept, shared, checked; files that are damaged or hostile."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from quintain.games import new_game
from tests.server.served import served

SETUP = """[[setup]]
id = "own"

[[setup.seat]]
edge = "north"
anchor = [8, 0]
turn = 0
mirror = false

[[setup.seat]]
edge = "south"
anchor = [8, 22]
turn = 180
mirror = true

[[setup.extra]]
castle = "castle_extra"
anchor = [11, 12]
turn = 0
mirror = false
"""
HOSTILE = (
    "",
    "\x00",
    "[" * 5000,
    "x = " + "[" * 3000 + "]" * 3000,
    SETUP * 2,
    SETUP.replace("anchor = [11, 12]", "anchor = [99999999999999999999, 1]"),
    SETUP.replace("anchor = [11, 12]", "anchor = [nan, 1]"),
    SETUP.replace("anchor = [11, 12]", "anchor = 1979-05-27"),
    SETUP.replace('"castle_extra"', '"<script>alert(1)</script>"'),
    SETUP.replace('"north"', '"up"'),
    SETUP.replace("turn = 0", "turn = 45"),
    SETUP + '\n[[castle]]\nid = "castle_extra"\n',
    SETUP + "\n[[setup.extra]]\n" * 200,
    'setup = "none"',
    "[setup]\nseat = 3\n",
)


def damaged(chance: random.Random) -> str:
    """A set-up after one to five accidents."""
    text = SETUP
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(text) + 1)
        put = chance.choice(("", "", "[", "]", '"', "\n", "9", "-", "é", "\x00", text[at : at + 40]))
        text = text[:at] + put + text[at + chance.choice((0, 1, 1, 3, 30)) :]
    return text


def test_damaged_set_ups_are_answered_clearly(tmp_path: Path) -> None:
    """Whatever is sent, the answer is a judgement or a refusal; what is sound can be played, what is kept can be drawn."""
    chance = random.Random(27)
    files = [*HOSTILE, *(damaged(chance) for _ in range(300 - len(HOSTILE)))]

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            for number, text in enumerate(files):
                answer = await anna.post("/api/setups/check", json={"text": text})
                assert answer.status_code in (200, 413), (number, answer.text)
                told = answer.json()
                if answer.status_code == 200:
                    assert told["good"] or told["flaws"]
                    if told["good"]:
                        seats = len(json.loads(told["option"])["setup"][0]["seat"])
                        new_game("castlecraft", {"seats": seats, "setup": "own", "own_setup": told["option"]})
                if number % 10 == 0:
                    kept = await anna.post("/api/setups", json={"name": "Crossroads", "text": text})
                    assert kept.status_code == (200 if told.get("setup") else kept.status_code), kept.text
                    assert kept.status_code in (200, 400, 413), kept.text
            shelf = (await anna.get("/api/setups")).json()
            assert all(setup["check"]["setup"] for setup in shelf["mine"])

    asyncio.run(story())


def test_a_set_up_is_kept_changed_shared_and_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as bert:
            made = (await anna.post("/api/setups", json={"name": "  Cross   roads ", "text": SETUP})).json()
            path = f"/api/setups/{made['id']}"
            assert made["mine"] and made["check"]["good"] and "Cross roads" == made["name"] and SETUP == made["text"]
            assert [] == (await bert.get("/api/setups")).json()["shared"]
            assert [] == (await anna.get("/api/castles")).json()["mine"]  # shelves do not mix

            await bert.patch("/api/me", json={})
            wish = {"name": "Ford", "text": SETUP, "shared": True}
            assert 404 == (await bert.put(path, json=wish)).status_code
            assert 404 == (await bert.delete(path)).status_code
            assert "Ford" == (await anna.put(path, json=wish)).json()["name"]
            assert [made["id"]] == [setup["id"] for setup in (await bert.get("/api/setups")).json()["shared"]]
            assert 400 == (await anna.post("/api/setups", json={"name": " ", "text": SETUP})).status_code

            assert 204 == (await anna.delete(path)).status_code
            assert 404 == (await anna.get(path)).status_code

    asyncio.run(story())


def test_an_unfair_set_up_is_advised_against_and_may_be_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            told = (await anna.post("/api/setups/check", json={"text": SETUP.replace("[11, 12]", "[11, 8]")})).json()

            assert told["good"]
            assert [("unfair-extra", True)] == [(flaw["key"], flaw["warns"]) for flaw in told["flaws"]]

    asyncio.run(story())
