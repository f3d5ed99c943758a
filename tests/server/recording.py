"""A session as a client of today has it, kept for the servers of tomorrow: `python -m tests.server.recording`.

It is written once per version of the protocol and never again: a client that was not loaded anew must still be understood.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec

from quintain.server.messages import PROTOCOL
from tests.server.served import Served, served

FOLDER = Path(__file__).parent / "recorded"
Told = dict[str, Any]


async def sat_down(client: httpx.AsyncClient) -> str:
    """A table with one person at both seats, so that nothing happens by itself."""
    wish = {"game": "majesty", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    return str((await client.post("/api/tables", json=wish)).json()["id"])


def script() -> list[Told]:
    """What is said, one thing of every kind; `?` stands for what only the present question knows."""
    return [
        {"type": "hello", "protocol": PROTOCOL, "build": "recorded", "token": "", "n": -1, "seat": 0},
        {"type": "ping", "at": 1234},
        {"type": "answer", "decision": "?", "client": "one", "actions": ["?"]},
        {"type": "answer", "decision": 0, "client": "one", "actions": [0]},
        {"type": "answer", "decision": 99, "client": "two", "actions": [0]},
        {"type": "say", "client": "three", "text": "good day"},
        {"type": "undo", "client": "four", "to": 0},
        {"type": "stand", "prompt": "", "on": True},
        {"type": "stand", "prompt": "", "on": False},
        {"type": "agree", "client": "five"},
        {"type": "decline", "client": "six"},
        {"type": "return", "client": "seven"},
        {"type": "rematch", "client": "eight", "on": True},
        {"type": "dance", "client": "nine"},
        {"type": "resign", "client": "ten"},
        {"type": "rematch", "client": "eleven", "on": True},
    ]


def filled(message: Told, snapshot: Told | None) -> Told:
    """A message with what the present question asks for."""
    if message.get("decision") != "?":
        return message
    assert snapshot is not None
    asked = snapshot["decision"]
    return {**message, "decision": asked["id"], "actions": [asked["actions"][0]["id"]]}


async def session(house: Served, said: list[Told]) -> list[tuple[Told, list[Told]]]:
    """Every message that is sent, with everything that comes back to it."""
    found: list[tuple[Told, list[Told]]] = []
    snapshot: Told | None = None
    async with house.client() as client, house.socket(f"/ws/t/{await sat_down(client)}", client) as socket:
        for at, message in enumerate(said):
            sent = filled(message, snapshot)
            await socket.send(msgspec.json.encode(sent).decode())
            answers = await _answers(socket, f"mark-{at}")
            snapshot = next((each["snapshot"] for each in reversed(answers) if each.get("snapshot")), snapshot)
            found.append((sent, answers))
    return found


async def _answers(socket: Any, mark: str) -> list[Told]:
    """What comes back before the refusal of something senseless that is said next: a room answers in order."""
    await socket.send(msgspec.json.encode({"type": "agree", "client": mark}).decode())
    answers: list[Told] = []
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))
        if message.get("client") == mark:
            return answers
        answers.append(message)


async def recorded(folder: Path) -> list[tuple[Told, list[Told]]]:
    """The session of today, with chance that is the same every time."""
    async with served(folder, draw=random.Random(11).getrandbits) as house:
        return await session(house, script())


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(recorded(Path(folder)))
    file = FOLDER / f"protocol-{PROTOCOL}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"{file}: {len(found)} messages")


if __name__ == "__main__":
    main()
