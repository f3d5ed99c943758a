"""People over HTTP: guests, names, passphrases, private links, programs, leaving."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from tests.server.served import Player, served


def told(story: Any) -> None:
    asyncio.run(story())


async def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_nobody_is_made_by_looking(tmp_path: Path) -> None:
    """A guest exists from the first thing that must be kept."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            assert {} == (await anna.get("/api/me")).json()
            assert not anna.cookies
            assert "Guest" in (await anna.patch("/api/me", json={})).json()["name"]
            assert anna.cookies

    told(story)


def test_the_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    async def story() -> None:
        page = "https://play.example.org"
        async with served(tmp_path, origins=[page]) as house, house.client(Origin=page) as anna:
            header = (await anna.patch("/api/me", json={})).headers["set-cookie"]

        assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= {part.strip() for part in header.split(";")}

    told(story)


def test_a_cookie_that_was_made_up_is_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as eve:
            await anna.patch("/api/me", json={})
            token, _, signature = anna.cookies["quintain"].partition(".")
            for value in (token, f"{token}.", f"{token}.{signature[::-1]}", f"x{token}.{signature}"):
                eve.cookies.clear()
                eve.cookies.set("quintain", value)
                assert {} == (await eve.get("/api/me")).json()

    told(story)


def test_a_guest_registers_and_keeps_everything(tmp_path: Path) -> None:
    """Another device logs in with name and passphrase, whatever the case of the name, and sees the same tables."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as phone:
            await anna.post("/api/quick", json={"game": "majesty", "level": "page"})
            before = (await anna.get("/api/me")).json()["person"]
            me = (await anna.post("/api/me/register", json={"name": "Anna", "passphrase": "red apple tree"})).json()
            wrong = await phone.post("/api/me/login", json={"name": "Anna", "passphrase": "green apple tree"})
            right = await phone.post("/api/me/login", json={"name": "ANNA", "passphrase": "red apple tree"})
            tables = (await phone.get("/api/lobby")).json()["mine"]

            assert (before, True) == (me["person"], me["registered"])
            assert (401, "wrong-passphrase") == await code(wrong)
            assert before == right.json()["person"]
            assert ["majesty"] == [table["game"] for table in tables]

    told(story)


def test_a_name_belongs_to_one_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            await anna.post("/api/me/register", json={"name": "Anna", "passphrase": "red apple tree"})
            taken = await boris.post("/api/me/register", json={"name": "aNNa", "passphrase": "red apple tree"})
            twice = await anna.post("/api/me/register", json={"name": "Anja", "passphrase": "red apple tree"})

            assert (409, "name-taken") == await code(taken)
            assert (409, "registered") == await code(twice)

    told(story)


def test_what_cannot_be_a_name_or_a_passphrase_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            for name in ("", "   ", "\u202e", "…", "x" * 25):
                answer = await anna.post("/api/me/register", json={"name": name, "passphrase": "red apple tree"})
                assert (400, "bad-name") == await code(answer)
            short = await anna.post("/api/me/register", json={"name": "Anna", "passphrase": "short"})
            assert (400, "bad-passphrase") == await code(short)

    told(story)


def test_trying_passphrases_is_throttled(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, logins_per_name=3) as house, house.client() as eve:
            wish = {"name": "Anna", "passphrase": "red apple tree"}
            answers = [await eve.post("/api/me/login", json=wish) for _ in range(4)]

            assert [401, 401, 401, 429] == [answer.status_code for answer in answers]
            assert int(answers[3].headers["retry-after"]) > 0

    told(story)


def test_a_private_link_makes_another_device_me(tmp_path: Path) -> None:
    """Until another link is made."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as phone:
            first = (await anna.post("/api/me/restore-link", json={})).json()
            second = (await anna.post("/api/me/restore-link", json={})).json()
            void = await phone.post("/api/me/restore", json=first)
            restored = (await phone.post("/api/me/restore", json=second)).json()

            assert (401, "wrong-secret") == await code(void)
            assert (await anna.get("/api/me")).json()["person"] == restored["person"]

    told(story)


def test_a_new_passphrase_signs_other_devices_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as phone:
            await anna.post("/api/me/register", json={"name": "Anna", "passphrase": "red apple tree"})
            await phone.post("/api/me/login", json={"name": "Anna", "passphrase": "red apple tree"})
            link = (await phone.post("/api/me/restore-link", json={})).json()
            await anna.patch("/api/me", json={"passphrase": "green pear tree"})

            assert "Anna" == (await anna.get("/api/me")).json()["name"]
            assert {} == (await phone.get("/api/me")).json()
            assert (401, "wrong-secret") == await code(await phone.post("/api/me/restore", json=link))

    told(story)


def test_whoever_logs_out_is_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            await anna.patch("/api/me", json={})
            old = anna.cookies["quintain"]
            assert {} == (await anna.post("/api/me/logout", json={})).json()
            anna.cookies.set("quintain", old)
            assert {} == (await anna.get("/api/me")).json()

    told(story)


def test_a_program_is_known_by_its_token(tmp_path: Path) -> None:
    """Over HTTP and over a socket; a token that was dropped is refused."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            made = (await anna.post("/api/bots", json={"name": "Robin"})).json()
            bearer = {"Authorization": f"Bearer {made['token']}"}
            async with httpx.AsyncClient(base_url=house.address, headers=bearer) as robin:
                table = (await robin.post("/api/quick", json={"game": "majesty", "level": "page"})).json()
                async with house.socket(f"/ws/t/{table['id']}") as socket:
                    assert 0 == (await Player(socket).hello(token=made["token"]))["viewer"]
                await anna.delete(f"/api/bots/{made['person']}")
                assert (401, "wrong-secret") == await code(await robin.get("/api/me"))
            assert [{"person": made["person"], "name": "Robin"}] == (await anna.get("/api/bots")).json()

    told(story)


def test_a_person_takes_everything_along_and_is_forgotten(tmp_path: Path) -> None:
    """While a match goes on, nobody leaves it so; afterwards nothing is left but seats without a name."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            await anna.post("/api/me/register", json={"name": "Anna", "passphrase": "red apple tree"})
            table = (await anna.post("/api/quick", json={"game": "majesty", "level": "page"})).json()["id"]
            assert (409, "not-over") == await code(await anna.delete("/api/me"))
            async with house.socket(f"/ws/t/{table}", anna) as socket:
                player = Player(socket)
                await player.hello()
                await player.say(type="resign", client="r")
                await player.until("taken")
            await house.service.hall.settled()
            export = (await anna.get("/api/me/export")).json()
            assert ["Anna"] == [row["name"] for row in export["person"]]
            assert 204 == (await anna.delete("/api/me")).status_code
            assert {} == (await anna.get("/api/me")).json()
            assert "" == (await boris.get(f"/api/tables/{table}")).json()["seats"][0].get("name", "")

    told(story)


def test_who_is_banned_changes_nothing_and_reads_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as eve:
            me = (await eve.patch("/api/me", json={})).json()["person"]
            token = (await eve.post("/api/bots", json={"name": "Robin"})).json()["token"]
            house.service.store.people.ban(me, house.service.now() + 60_000, "rude").result()

            assert (403, "banned") == await code(await eve.post("/api/quick", json={"game": "majesty"}))
            assert 200 == (await eve.get("/api/lobby")).status_code
            async with house.client(Authorization=f"Bearer {token}") as program:  # a ban cannot be played around
                assert (403, "banned") == await code(await program.post("/api/quick", json={"game": "majesty"}))

    told(story)
