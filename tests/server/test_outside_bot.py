"""The example of a program of one's own, run as its reader would."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.served import served

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "outside_bot.py"


def test_an_outside_program_takes_a_seat_and_plays_a_whole_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            token = (await anna.post("/api/bots", json={"name": "Robin"})).json()["token"]
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, str(EXAMPLE), f"http://127.0.0.1:{house.port}", token, "majesty"),
                stdout=asyncio.subprocess.PIPE,
            )
            told, _ = await process.communicate()
            table = told.decode().splitlines()[0].rsplit("/", 1)[1]

            assert 0 == process.returncode
            assert "ranks" in told.decode()
            assert "over" == (await anna.get(f"/api/tables/{table}")).json()["phase"]

    asyncio.run(story())


def test_the_example_is_short_and_needs_one_library() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    code = [line for line in text.partition('"""\n')[2].partition('"""\n')[2].splitlines() if line.strip()]

    assert len(code) < 50
    assert "quintain" not in "\n".join(code)
