"""What somebody who means harm would try, each thing found by reading the server as he would."""

from __future__ import annotations

import asyncio
import contextlib
import socketserver
import threading
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from quintain.games.castlecraft import examine, read_toml, shipped_plans, write
from quintain.server import outbound, sockets
from quintain.server.letters import Letter
from quintain.server.limits import hourly
from quintain.server.messages import Choose, Refuse
from quintain.server.outbound import Unanswered, post
from quintain.server.page import Page
from quintain.server.setup_files import checked_setup
from quintain.server.texts import has_nul
from quintain.server.webhooks import Webhooks, told
from quintain.store import Store
from tests.server.house import House, in_loop
from tests.server.served import Player, served
from tests.server.test_matches import finished

ME = {"kind": "me"}
NUL = "a\0b"


# The sign 0, which PostgreSQL keeps in no text


def test_the_sign_0_is_refused_and_no_clock_stops(store_place: str, tmp_path: Path) -> None:
    """It reached the database once: the room was dropped, and all clocks of the server stood still."""

    async def story() -> None:
        async with served(tmp_path, database=store_place) as house, house.client() as anna:
            made = (await anna.post("/api/tables", json={"game": "majesty", "options": {}, "seats": [ME, ME]})).json()
            async with house.socket(f"/ws/t/{made['id']}", anna) as socket:
                player = Player(socket)
                await player.hello(seat=made["turn"][0])
                asked = player.snapshot["decision"]  # type: ignore[index]
                answer = {"type": "answer", "decision": asked["id"], "actions": [asked["actions"][0]["id"]]}
                await player.say(**answer, client=NUL)
                assert "unreadable" == (await player.until("taken", "refusal"))["code"]
                await player.say(type="say", client=NUL, text="good day")
                assert "unreadable" == (await player.until("said", "refusal"))["code"]
                await player.say(**answer, client="plain")
                assert 1 == (await player.until("taken"))["n"]
            for change in ({"mail": f"{NUL}@example.org"}, {"settings": {NUL: NUL}}, {"mute": NUL}, {"name": NUL}):
                assert (await anna.patch("/api/me", json=change)).status_code in (200, 400, 404)
            login = await anna.post("/api/me/login", json={"name": NUL, "passphrase": NUL})
            assert login.status_code in (400, 401)
            assert 200 == (await anna.get("/api/me")).status_code
            assert 0 == house.service.hall.means.outage.since

    asyncio.run(story())


@in_loop
async def test_what_the_database_cannot_keep_is_no_outage(postgres_store: Store) -> None:
    """Whatever gets past everybody: whoever said it is refused, and nobody else notices."""
    house = await House(postgres_store).open()
    table = await house.table("majesty", "anna", "boris")
    pages = await house.pages(table, "anna", "boris")
    page = next(page for page in pages if page.snapshot.decision is not None)
    asked = page.snapshot.decision
    assert asked is not None
    heard = await page.say(Choose(asked.id, NUL, [asked.actions[0].id]))

    assert [NUL] == [message.client for message in heard if isinstance(message, Refuse)]
    assert 0 == house.means.outage.since
    assert 0 == house.room(table).row.n


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        (rb'{"a":"\u0000"}', True), (rb'{"\u0000":1}', True), (rb'"\\\u0000"', True), (rb'"x\n\u0000"', True),
        (rb'"\\u0000"', False), (rb'"\\\\u0000"', False), (rb'"\u0001"', False), (rb'"u0000"', False), (b"", False),
    ],
)  # fmt: skip
def test_the_sign_0_is_told_from_words_about_it(text: bytes, holds: bool) -> None:
    assert holds == has_nul(text)


# Files of the page


def test_strange_paths_find_the_page_and_keep_nothing_in_memory(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html></html>", encoding="utf-8")
    (folder / "assets" / "a.js").write_text("1" * 2000, encoding="utf-8")
    strange = [
        "/%00",
        "/" + "a" * 300,
        "/" + "a/" * 3000,
        "/assets/%2e/a.js",
        "/assets//a.js",
        "/./assets/a.js",
        "/%ff",
        "/assets",
    ]

    async def story() -> None:
        async with served(tmp_path) as house:
            page = house.service.page = Page("", folder)
            for path in strange:
                reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
                writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                answer = await reader.read()
                writer.close()
                assert b" 200 " in answer.splitlines()[0] and answer.endswith(b"<html></html>"), path
            assert {"index.html"} == set(page._assets)
            assert page.file("assets/a.js") is not None and page.file("assets/./a.js") is None

    asyncio.run(story())


# Whoever is written to takes his time


@contextlib.contextmanager
def dripping(every: float) -> Iterator[int]:
    """A site that answers one letter at a time and never comes to an end; its port."""
    over = threading.Event()

    class Desk(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with contextlib.suppress(OSError):
                self.request.sendall(b"HTTP/1.1 200 OK\r\nX-Long: ")
                while not over.wait(every):
                    self.request.sendall(b"x")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Desk) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            over.set()
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(("scheme", "every"), [("http", 0.01), ("https", 3600.0)])
def test_an_answer_that_does_not_end_is_hung_up_on(scheme: str, every: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "PATIENCE", 0.2)
    monkeypatch.setattr(outbound, "WAIT", 3600.0)
    with dripping(every) as port, pytest.raises(Unanswered):
        post(f"{scheme}://127.0.0.1:{port}/", {}, b"", private=True)


def test_slow_webhooks_hold_up_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They had the threads that read the database."""
    asked, over = threading.Semaphore(0), threading.Event()

    def slow(*_: object) -> Any:
        asked.release()
        over.wait()
        raise OSError

    monkeypatch.setattr(Webhooks, "carry", slow)

    async def story() -> None:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(2))
        async with served(tmp_path) as house, house.client() as anna:
            tests = []
            for at in range(3):
                made = (
                    await anna.put("/api/me/channels", json={"kind": "webhook", "address": f"https://example.org/{at}"})
                ).json()
                tests.append(asyncio.ensure_future(anna.post(f"/api/me/channels/{made['id']}/test")))
            with ThreadPoolExecutor(1) as apart:
                for _ in tests:
                    await loop.run_in_executor(apart, asked.acquire)
            try:
                async with asyncio.timeout(60):
                    assert 200 == (await anna.get("/api/lobby")).status_code
            finally:
                over.set()
            await asyncio.gather(*tests)

    asyncio.run(story())


def test_the_name_of_a_table_calls_nobody_in_a_chat() -> None:
    said = told(Letter("", ("@everyone <!channel> waits",), "/", "https://example.org/", "t", "en", 1))

    assert b'"allowed_mentions": {"parse": []}' in said
    assert b"<!" not in said


def test_the_button_of_a_letter_may_be_pressed(tmp_path: Path) -> None:
    """The policy of the page allows no form, and these pages are one."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            await anna.patch("/api/me", json={"mail": "anna@example.org"})
            me = (await anna.get("/api/me")).json()["person"]
            store = house.service.store
            store.tokens.keep("t" * 20, me, "mail", house.service.now(), 2**50, "anna@example.org").result()
            page = await anna.get("/mail/confirm?token=" + "t" * 20)
            assert '<form method="post">' in page.text
            assert "form-action 'self'" in page.headers["content-security-policy"]
            assert "default-src 'none'" in page.headers["content-security-policy"]
            assert "form-action 'none'" in (await anna.get("/")).headers["content-security-policy"]

    asyncio.run(story())


# Files that take long to read


LONG = "a" + ".a" * 20_000 + " = 1"


@pytest.mark.parametrize(
    "text", [LONG, f"[{LONG[:-4]}]", f'x = "\n{LONG}', f'# """\n{LONG}\n# """', f"x = {{{LONG}}}", '"a"' + '."a"' * 50 + "=1"]
)
def test_a_key_of_many_parts_is_refused_unread(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader of TOML takes as long as the square of their number: a file of 40 kB took half a minute."""

    def read(_: str) -> dict[str, Any]:
        raise AssertionError("it was read")

    monkeypatch.setattr(tomllib, "loads", read)

    assert [("not-toml", "parts")] == [(flaw.key, flaw.facts.get("why")) for flaw in examine(text).flaws]
    assert ["not-toml"] == [flaw.key for flaw in checked_setup(text).flaws]


def test_dots_in_texts_and_comments_are_no_parts() -> None:
    dots = "." * 100
    for plan in shipped_plans().values():
        text = f"# {dots}\n{write(plan)}"
        assert tomllib.loads(text) == read_toml(text)
    said = (
        f'a = "{dots}"\nb = \'{dots}\'\nc = """\n{dots}\\"""{dots}\n"""\nd = \'\'\'{dots}"{dots}\'\'\'\ne = ["{dots}", "{dots}"]'
    )
    assert tomllib.loads(said) == read_toml(said)


# Who sees what


def test_a_closed_match_tells_strangers_no_answers(tmp_path: Path) -> None:
    """What somebody chose in secret was named beside a picture that hid it."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            match = await finished(house, anna, "academy", open_after=False)
            path = f"/api/matches/{match}/frames?eyes=-1&count=100"
            own, strange = [(await each.get(path)).json()["frames"] for each in (anna, boris)]
            assert all(frame["move"] and frame["action"] >= 0 for frame in own[1:])
            assert {("", -1, "", "")} == {
                (frame["move"], frame["action"], frame.get("clause", ""), frame.get("prompt", "")) for frame in strange
            }
            assert [frame["events"] for frame in own] == [frame["events"] for frame in strange]

    asyncio.run(story())


def test_the_time_of_a_table_does_not_tell_of_answers_given_beforehand(tmp_path: Path) -> None:
    """A table is woken at once where somebody has preset an answer; all others see is the clock."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            wish = {"game": "majesty", "options": {}, "seats": [ME, ME], "pace": "days", "move_ms": 86_400_000, "public": True}
            table = (await anna.post("/api/tables", json=wish)).json()["id"]
            hall, store = house.service.hall, house.service.store
            await hall.settled()
            shown = (await anna.get(f"/api/tables/{table}")).json()["due"]
            await hall.forget(table)
            store.tables.change(table, due=house.service.now()).result()
            assert shown == (await anna.get(f"/api/tables/{table}")).json()["due"] > house.service.now()
            assert [shown] == [each["due"] for each in (await anna.get("/api/lobby")).json()["live"]]
            assert "due" not in (await anna.get("/api/me/export")).json()["tables"][0]

    asyncio.run(story())


# Limits


def test_playing_on_opens_no_more_tables_than_may_be(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, tables_per_person=2) as house, house.client() as anna:
            match = await finished(house, anna)
            wish = {"step": 1, "seat": 0, "bot": "page"}
            made = [await anna.post(f"/api/matches/{match}/play-on", json=wish) for _ in range(3)]
            assert [200, 200, 429] == [each.status_code for each in made]
            house.service.created = hourly(1, house.service.now)
            async with house.client() as boris:
                made = [await boris.post(f"/api/matches/{match}/play-on", json=wish) for _ in range(2)]
                assert [200, 429] == [each.status_code for each in made]

    asyncio.run(story())


def test_long_options_are_no_burden_to_the_lobby(tmp_path: Path) -> None:
    """Fifty tables with 200 kB each made it 10 MB for everybody."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            wish = {"game": "majesty", "options": {"content": " " * 20_000 + "{}"}, "seats": [ME, ME]}
            assert 200 == (await anna.post("/api/tables", json=wish)).status_code
            listed = await anna.post("/api/tables", json={**wish, "public": True})
            assert (413, "too-large") == (listed.status_code, listed.json()["code"])

    asyncio.run(story())


# Lines


def test_who_is_gone_before_the_line_is_open_holds_no_place(tmp_path: Path) -> None:
    """Else an address whose lines break often could open no more of them."""

    async def gone() -> None:
        raise OSError

    async def story() -> None:
        async with served(tmp_path, sockets_per_address=1) as house:
            for _ in range(3):
                line: Any = SimpleNamespace(client=None, headers={}, path_params={"table": "2222222222"}, accept=gone)
                with pytest.raises(OSError):
                    await sockets.table_socket(house.service, line)
            assert house.service.sockets.enter("")

    asyncio.run(story())


def test_a_channel_is_silent_about_tables_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            wish = {"kind": "webhook", "address": "https://example.org/", "silent": ["2222222222\n"]}
            assert "bad-channel" == (await anna.put("/api/me/channels", json=wish)).json()["code"]

    asyncio.run(story())
