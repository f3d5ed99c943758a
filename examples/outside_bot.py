"""A program of one's own at a table of Quintain: takes a seat and plays a whole match, choosing at random.

    python examples/outside_bot.py http://127.0.0.1:8000 TOKEN majesty

The token comes from `POST /api/bots`; `docs/protocol.md` explains every message. Needs Python and `pip install websockets`.
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid

import websockets


def post(server: str, token: str, path: str, body: dict) -> dict:
    """What the server answers to a request."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(server + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


async def play(server: str, token: str, table: str) -> dict:
    """Sits at a table until its match is over; how it ended."""
    async with websockets.connect(server.replace("http", "ws", 1) + f"/ws/t/{table}", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] not in ("welcome", "snapshot") or message["snapshot"] is None:
                continue
            if message["snapshot"]["result"]:
                return message["snapshot"]["result"]
            question = message["snapshot"]["decision"]
            if question:
                action = random.choice(question["actions"])["id"]
                answer = {"type": "answer", "decision": question["id"], "client": uuid.uuid4().hex, "actions": [action]}
                await socket.send(json.dumps(answer))
    raise SystemExit("the server closed the line")


def main() -> None:
    server, token, game = sys.argv[1:4]
    table = post(server, token, "/api/quick", {"game": game, "level": "page"})
    print(f"{server}/t/{table['id']}")
    print(asyncio.run(play(server, token, table["id"])))


if __name__ == "__main__":
    main()
