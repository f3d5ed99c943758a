"""Clients of earlier versions are still understood: recorded sessions, said again to the server of today."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quintain.server.messages import PREVIOUS, PROTOCOL
from tests.server.recording import FOLDER, script, session
from tests.server.served import served

RECORDED = sorted(FOLDER.glob("protocol-*.json"))
SAME = ("type", "n", "client", "code", "viewer", "waiting", "id", "decision")  # what must not only be there but be the same


def missing(before: Any, now: Any, path: str = "") -> list[str]:
    """What a client of then would look for and not find, or find changed."""
    if isinstance(before, dict) and isinstance(now, dict):
        found = [f"{path}.{key} is gone" for key in before if key not in now]
        for key in before:
            if key in now and key in SAME and not isinstance(before[key], dict | list) and key != "id":
                found += [] if before[key] == now[key] else [f"{path}.{key} is {now[key]!r}, was {before[key]!r}"]
            elif key in now:
                found += missing(before[key], now[key], f"{path}.{key}")
        return found
    if isinstance(before, list) and isinstance(now, list):
        return [each for old, new in zip(before, now, strict=False) for each in missing(old, new, f"{path}[]")]
    return [] if before is None or now is None or type(before) is type(now) else [f"{path} is another kind of thing"]


def test_every_version_that_is_understood_has_its_recording() -> None:
    assert PROTOCOL in PREVIOUS
    assert [f"protocol-{version}.json" for version in sorted(PREVIOUS)] == [file.name for file in RECORDED]


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_session_is_still_understood(file: Path, tmp_path: Path) -> None:
    """The same messages in the same order bring the same kinds of answers, with everything in them that was there."""
    before: list[Any] = msgspec.json.decode(file.read_bytes())

    async def story() -> list[Any]:
        async with served(tmp_path, draw=random.Random(11).getrandbits) as house:
            return await session(house, [sent for sent, _ in before])

    now = asyncio.run(story())
    for (sent, old), (_, new) in zip(before, now, strict=True):
        kinds = [message["type"] for message in old]
        assert kinds == [message["type"] for message in new], sent
        for was, is_ in zip(old, new, strict=True):
            assert [] == missing(was, is_), sent


def test_the_recording_has_a_message_of_every_kind() -> None:
    said = {message["type"] for message in script()}

    assert {"hello", "answer", "undo", "agree", "decline", "resign", "return", "stand", "say", "rematch", "ping"} <= said
