"""Castles over HTTP: kept, shared, checked; files that are damaged or hostile."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from quintain.games.castlecraft import examine, in_steps, read_text, shipped_plans, write
from quintain.server.castle_files import checked
from tests.server.served import served

HUMANS = write(shipped_plans()["castle_humans"])
SHELF = 80  # castles that stay
HOSTILE = (
    "",
    "\x00",
    "[" * 5000,
    "x = " + "[" * 3000 + "]" * 3000,
    'id = "' + "a" * 70_000 + '"',
    HUMANS.replace("size = [11, 5]", "size = [999999999999, 5]"),
    HUMANS.replace("size = [11, 5]", "size = [-1, nan]"),
    HUMANS.replace("z = 3", "z = 3000000000"),
    HUMANS.replace("z = 3", "z = 1979-05-27"),
    HUMANS.replace('name_en = "Castle', 'name_en = "<script>alert(1)</script>Castle'),
    HUMANS.replace('name_en = "Castle', 'name_en = "\\u202eCastle'),
    HUMANS.replace("at = [", "at = [-9, "),
    HUMANS + "\n[[tower]]\n" * 500,
    HUMANS + "\n[a.b.c.d.e.f]\n",
)


def damaged(chance: random.Random) -> str:
    """A castle file after one to six accidents."""
    text = HUMANS
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(text) + 1)
        length = chance.choice((1, 1, 3, 40))
        put = chance.choice(("", "", chance.choice(" .#shqQoO-=|!DGA+"), '"', "\n", "]", "\\", "é", "\x00", text[at : at + 60]))
        text = text[:at] + put + text[at + length :]
    return text


def misdrawn(chance: random.Random) -> str:
    """A castle file with one to twelve other signs in its floors."""
    text = HUMANS
    for _ in range(chance.randint(1, 12)):
        at = chance.choice(
            [
                at
                for at, sign in enumerate(text)
                if sign in "#.sqoQO|!=-ADG" and text.rfind("plan = [", 0, at) > text.rfind("\n]", 0, at)
            ]
        )
        text = (
            text[:at]
            + chance.choice(" .#shqQoO" if text[at] in "#.sqoQO" else " |!AD" if text[at] in "|!" else " -=ADG")
            + text[at + 1 :]
        )
    return text


def test_a_thousand_damaged_files_are_answered_clearly(tmp_path: Path) -> None:
    """Whatever is sent, the answer is a judgement or a refusal; what is kept can be drawn."""
    chance = random.Random(27)
    files = [*HOSTILE, *((misdrawn if at % 5 == 0 else damaged)(chance) for at in range(1000 - len(HOSTILE)))]

    async def story() -> None:
        stored = 0
        async with served(tmp_path) as house, house.client() as anna:
            for number, text in enumerate(files):
                answer = await anna.post("/api/castles/check", json={"text": text})
                assert answer.status_code in (200, 413), (number, answer.text)
                if answer.status_code == 200:
                    told = answer.json()
                    assert told["good"] == (examine(text).plan is not None)
                    assert told["good"] or told["flaws"]
                kept = await anna.post("/api/castles", json={"text": text})
                drawable = len(text) <= 60_000 and read_text(text).plan is not None
                assert kept.status_code == 200 if drawable else kept.status_code in (400, 413), (number, kept.text)
                if drawable:
                    castle = f"/api/castles/{kept.json()['id']}"
                    assert (await anna.get(castle)).json()["check"]["plan"], number
                    walk = await anna.post("/api/castles/walk", json={"text": text})
                    assert 200 == walk.status_code, (number, walk.text)
                    stored += 1
                    if stored > SHELF:
                        assert 204 == (await anna.delete(castle)).status_code
            shelf = (await anna.get("/api/castles")).json()["mine"]
            assert len(shelf) == SHELF < stored and all(castle["check"]["plan"] for castle in shelf)

    asyncio.run(story())


def test_a_castle_is_kept_changed_shared_and_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as bert:
            made = (await anna.post("/api/castles", json={"text": HUMANS})).json()
            assert made["mine"] and made["check"]["good"] and HUMANS == made["text"]
            assert [] == (await bert.get("/api/castles")).json()["shared"]
            assert not (await bert.get(f"/api/castles/{made['id']}")).json().get("mine")

            renamed = HUMANS.replace("Castle of the Humans", "Falcon Cliff")
            path = f"/api/castles/{made['id']}"
            await bert.patch("/api/me", json={})
            assert 404 == (await bert.put(path, json={"text": renamed})).status_code
            assert 404 == (await bert.delete(path)).status_code
            assert "Falcon Cliff" == (await anna.put(path, json={"text": renamed, "shared": True})).json()["name_en"]
            assert [made["id"]] == [castle["id"] for castle in (await bert.get("/api/castles")).json()["shared"]]

            assert 204 == (await anna.delete(path)).status_code
            assert 404 == (await anna.get(path)).status_code

    asyncio.run(story())


def test_a_squad_walks_through_a_castle(tmp_path: Path) -> None:
    """From its best entrance unless it is put somewhere; doors and gates are shut for a foe; nobody stands in masonry."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:

            async def walk(**more: Any) -> dict[str, Any]:
                answer = await anna.post("/api/castles/walk", json={"text": HUMANS, **more})
                assert 200 == answer.status_code, answer.text
                return dict(answer.json())

            friend, foe = await walk(), await walk(foe=True)
            costs = {(step["x"], step["y"], step["z"]): step["cost"] for step in friend["steps"]}
            assert 0 == costs[tuple(friend["at"])] and len(foe["steps"]) <= len(friend["steps"])
            armoury = min(cost for (_, _, z), cost in costs.items() if z == 3)
            assert in_steps(armoury) == checked(HUMANS).towers[0].steps
            assert 0 == next(step["cost"] for step in (await walk(at=[-1, -1, 0]))["steps"] if (step["x"], step["y"]) == (-1, -1))
            for at in ([0, 0, 0], [99, 0, 0], [2**60, 0, 0], [0, 0, -1]):
                assert [] == (await walk(at=at))["steps"], at
            assert 400 == (await anna.post("/api/castles/walk", json={"text": "not a castle"})).status_code

    asyncio.run(story())


def test_the_box_cannot_be_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            await anna.patch("/api/me", json={})
            ready = (await anna.get("/api/castles")).json()["ready"]
            assert set(shipped_plans()) == {castle["id"] for castle in ready}
            assert 404 == (await anna.put("/api/castles/castle_humans", json={"text": HUMANS})).status_code
            assert (await anna.get("/api/castles/castle_humans")).json()["ready"]

    asyncio.run(story())


def mended(text: str) -> list[str]:
    """The keys of what is still wrong after the fixes that are offered have been made, one after another."""
    for _ in range(40):
        check = checked(text)
        fixes = [flaw.fix for flaw in check.flaws if flaw.fix is not None and flaw.fix.do == "put"]
        if not fixes or check.plan is None:
            break
        fix = fixes[0]
        levels: Any = check.plan["level"]
        rows = levels[fix.z]["plan"]
        size: Any = check.plan["size"]
        width = 2 * size[0] + 1
        row = rows[fix.row].ljust(width)
        changed = row[: fix.column] + fix.sign + row[fix.column + 1 :]
        text = write_rows(check.text, fix.z, fix.row, changed.rstrip())
    return [flaw.key for flaw in checked(text).flaws if not flaw.warns]


def write_rows(text: str, z: int, row: int, changed: str) -> str:
    """The file with one row of one floor drawn anew."""
    lines = text.split("\n")
    start = lines.index(f"z = {z}") + 2
    lines[start + row] = f'  "{changed}",'
    return "\n".join(lines)


def test_an_open_rim_is_mended_by_its_fix() -> None:
    opened = HUMANS.replace('"                !q q!"', '"                !q q"', 1).replace('  "!q Q!"', '  "!q Q"')
    assert "rim-open" in [flaw.key for flaw in examine(opened).flaws]

    assert [] == mended(opened)


def test_a_castle_of_ones_own_is_played_with(tmp_path: Path) -> None:
    """The option takes the text of the file as it is kept."""
    own = HUMANS.replace("castle_humans", "falcon_cliff")

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            kept = (await anna.post("/api/castles", json={"text": own})).json()
            options = {"castles": "own", "own_castles": [{"castle": kept["text"]}]}
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
            answer = await anna.post("/api/tables", json={"game": "castlecraft", "options": options, "seats": seats})
            assert 200 == answer.status_code, answer.text

    asyncio.run(story())
