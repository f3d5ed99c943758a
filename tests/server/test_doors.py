"""What the server lets in and what it says to the rest: headers, origins, sizes, rates, health, the page, the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from quintain.server.app import ENDPOINTS
from quintain.server.page import Page
from tests.server.served import Player, served


def told(story: Any) -> None:
    asyncio.run(story())


QUICK = {"game": "majesty", "level": "page"}


def test_every_answer_has_the_headers_of_safety(tmp_path: Path) -> None:
    """Of the API, of the page, of refusals and of what is not there; nothing inline is ever allowed."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            for path in ("/api/games", "/api/nothing", "/", "/t/abc", "/healthz", "/api/tables/xxxxxxxxxx"):
                headers = (await anna.get(path)).headers
                policy = headers["content-security-policy"]

                assert "default-src 'none'" in policy and "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert "nosniff" == headers["x-content-type-options"]
                assert "same-origin" == headers["referrer-policy"]

    told(story)


def test_what_does_not_exist_is_a_trouble(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            nothing = await anna.get("/api/nothing")
            wrong = await anna.delete("/api/games")
            table = await anna.get("/api/tables/2222222222")
            game = await anna.get("/api/games/chess")

            assert (404, "not-found") == (nothing.status_code, nothing.json()["code"])
            assert (405, "no-method") == (wrong.status_code, wrong.json()["code"])
            assert "GET" in wrong.headers["allow"]
            assert (404, "no-table") == (table.status_code, table.json()["code"])
            assert (404, "no-game") == (game.status_code, game.json()["code"])

    told(story)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", None])
def test_another_page_changes_nothing(origin: str | None, tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            await anna.patch("/api/me", json={})
            anna.headers.pop("origin")
            headers = {} if origin is None else {"Origin": origin}
            answer = await anna.post("/api/quick", json=QUICK, headers=headers)

            assert (403, "foreign-origin") == (answer.status_code, answer.json()["code"])

    told(story)


def test_another_page_opens_no_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house:
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with house.socket("/ws/lobby", origin="https://evil.example"):
                    pass

            assert 403 == refused.value.response.status_code

    told(story)


def test_bodies_are_json_and_not_too_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, body_bytes=1000) as house, house.client() as anna:
            form = await anna.post("/api/quick", data={"game": "majesty"})
            long = await anna.post("/api/quick", json={"game": "x" * 1000})
            broken = await anna.post("/api/quick", content=b"{", headers={"Content-Type": "application/json"})
            strange = await anna.post("/api/quick", json={**QUICK, "colour": "red"})

            assert [415, 413, 400, 400] == [answer.status_code for answer in (form, long, broken, strange)]
            assert ["not-json", "too-large", "unreadable", "unreadable"] == [
                answer.json()["code"] for answer in (form, long, broken, strange)
            ]

    told(story)


def test_who_asks_too_fast_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, request_rate=1, request_burst=3) as house, house.client() as anna:
            answers = [await anna.get("/api/me") for _ in range(4)]

            assert [200, 200, 200, 429] == [answer.status_code for answer in answers]
            assert "too-fast" == answers[3].json()["code"]
            assert 200 == (await anna.get("/healthz")).status_code

    told(story)


def test_guests_and_tables_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, guests_per_address=1, tables_per_person=1) as house, house.client() as anna:
            async with house.client() as boris:
                first = await anna.post("/api/quick", json=QUICK)
                second = await anna.post("/api/quick", json=QUICK)
                other = await boris.post("/api/quick", json=QUICK)

            assert [200, 429, 429] == [answer.status_code for answer in (first, second, other)]
            assert ["too-many", "too-fast"] == [answer.json()["code"] for answer in (second, other)]

    told(story)


async def closed(socket: Any) -> tuple[list[dict[str, Any]], int, str]:
    """What is still said on a line until it is closed, and how it is."""
    said = []
    try:
        async for text in socket:
            said.append(msgspec.json.decode(text))
    except websockets.ConnectionClosed:
        pass
    return said, socket.close_code, socket.close_reason


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping", "at": 1}, "hello-first"),
        ({"type": "hello", "protocol": 99}, "other-protocol"),
        ({"type": "hello", "protocol": 1, "token": "made up"}, "wrong-secret"),
        ({"type": "hello", "protocol": 1}, "no-table"),
    ],
)
def test_a_line_begins_with_a_hello_that_is_understood(first: dict[str, Any], code: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.socket("/ws/t/2222222222") as socket:
            await socket.send(msgspec.json.encode(first).decode())
            said, number, why = await closed(socket)

            assert [{"type": "refusal", "code": code}] == said
            assert (1008, code) == (number, why)

    told(story)


def test_who_says_nothing_or_too_much_is_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"hello": 50, "idle": 200, "message_rate": 1, "message_burst": 5, "message_bytes": 2000}
        async with served(tmp_path, **settings) as house, house.client() as anna:
            table = (await anna.post("/api/quick", json=QUICK)).json()["id"]
            async with house.socket(f"/ws/t/{table}") as silent:
                assert (1001, "idle") == (await closed(silent))[1:]
            async with house.socket(f"/ws/t/{table}") as page:
                await Player(page).hello(build="a page")
                assert (1001, "idle") == (await closed(page))[1:]
            async with house.socket(f"/ws/t/{table}") as hasty:
                player = Player(hasty)
                await player.hello()
                for at in range(6):
                    await player.say(type="ping", at=at)
                assert (1008, "too-fast") == (await closed(hasty))[1:]
            async with house.socket(f"/ws/t/{table}") as wordy:
                player = Player(wordy)
                await player.hello()
                await player.say(type="say", client="c", text="x" * 2000)
                assert (1008, "too-large") == (await closed(wordy))[1:]

    told(story)


UNREADABLE = (
    "",
    "{",
    "[]",
    '{"type":"dance"}',
    '{"type":"answer","client":"c7"}',
    '{"type":"answer","client":"c7","decision":0}',
    '{"type":"answer","client":"c7","decision":"0","actions":[]}',
    '{"type":"answer","client":"c7","decision":0,"actions":[1.5]}',
    '{"type":"answer","client":"c7","decision":0,"actions":[true]}',
    '{"type":"answer","client":null,"decision":0,"actions":[1]}',
    '{"type":"answer","client":"c7","decision":0,"actions":[99999999999999999999999]}',
)


def test_what_cannot_be_read_is_refused_and_the_line_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            table = (await anna.post("/api/quick", json=QUICK)).json()["id"]
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket)
                await player.hello()
                for text in UNREADABLE:
                    await socket.send(text)
                    assert "unreadable" == (await player.until("refusal"))["code"]
                assert "c7" == player.messages[-1]["client"]
                await player.say(type="hello", protocol=1)
                assert "hello-once" == (await player.until("refusal"))["code"]
                await player.say(type="ping", at=5)
                assert 5 == (await player.until("pong"))["at"]

    told(story)


def test_a_server_that_ends_tells_its_sockets(tmp_path: Path) -> None:
    """And comes back with every match where it was."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            table = (await anna.post("/api/quick", json=QUICK)).json()["id"]
            socket = await house.socket(f"/ws/t/{table}", anna)
            player = Player(socket)
            await player.hello()
            await player.choose()
            await player.until("taken")
            cookies = anna.cookies
        said, code, _ = await closed(socket)

        assert "closing" == said[-1]["type"]
        assert 1001 == code
        n = max(message["snapshot"]["n"] for message in [*player.messages, *said] if message.get("snapshot"))
        async with served(tmp_path) as house, house.client() as anna:
            anna.cookies.update(cookies)
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                assert n <= (await Player(socket).hello(n=n))["snapshot"]["n"]

    told(story)


def test_health_and_numbers(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            table = (await anna.post("/api/quick", json=QUICK)).json()
            health = await anna.get("/healthz")
            numbers = await anna.get("/metrics")
            proxied = await anna.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})

            assert (200, "ok") == (health.status_code, health.json()["status"])
            assert 'route="/api/quick",status="200"' in numbers.text
            assert not any(secret in numbers.text for secret in (table["id"], table["seats"][0]["person"], "Guest"))
            assert 403 == proxied.status_code

    told(story)


def test_the_page_is_served_for_every_address_that_is_not_ours(tmp_path: Path) -> None:
    """With its base where a proxy puts it; files with a hash in their name may be kept for ever."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<html><head><base href="/" /></head></html>', encoding="utf-8")
    (folder / "assets" / "index-abc.js").write_text("1" * 5000, encoding="utf-8")
    (folder / "assets" / "tight.js").write_text("1" * 5000, encoding="utf-8")
    (folder / "assets" / "tight.js.br").write_bytes(bytes.fromhex("1b8713f82562e2b14020680100"))

    async def story() -> None:
        async with served(tmp_path, prefix="/games") as house, house.client() as anna:
            house.service.page = Page("/games", folder)
            for path in ("/", "/t/2222222222", "/rules/majesty", "/%2e%2e/%2e%2e/etc/passwd", "/index.html"):
                answer = await anna.get(path)
                assert '<base href="/games/" />' in answer.text
                assert "no-cache" == answer.headers["cache-control"]
            bare = await anna.get(f"http://127.0.0.1:{house.port}/games")
            assert (307, "/games/") == (bare.status_code, bare.headers["location"])
            script = await anna.get("/assets/index-abc.js")
            assert "immutable" in script.headers["cache-control"]
            assert "gzip" == script.headers["content-encoding"]
            tight = await anna.get("/assets/tight.js", headers={"Accept-Encoding": "gzip, deflate, br"})
            assert ("br", 13) == (tight.headers["content-encoding"], int(tight.headers["content-length"]))
            loose = await anna.get("/assets/tight.js", headers={"Accept-Encoding": "gzip, brotli"})
            assert "gzip" == loose.headers["content-encoding"]
            assert "text/javascript" == script.headers["content-type"].partition(";")[0]
            same = await anna.get("/assets/index-abc.js", headers={"If-None-Match": script.headers["etag"]})
            assert 304 == same.status_code
            assert 200 == (await anna.get("/api/games")).status_code

    told(story)


def test_a_page_that_was_not_built_is_said_to_be_missing(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            house.service.page = Page("", tmp_path / "nothing")
            answer = await anna.get("/")

            assert 503 == answer.status_code
            assert "make web" in answer.text and "не собрана" in answer.text

    told(story)


def test_the_description_names_every_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            paths = (await anna.get("/api/openapi.json")).json()["paths"]

            assert {(each.path, each.method.lower()) for each in ENDPOINTS} == {
                (path, method) for path, methods in paths.items() for method in methods
            }

    told(story)
