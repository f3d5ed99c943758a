"""Whole ways through a running server: channels, mail addresses, lost passphrases, ratings and checks, as a page uses them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from quintain.store import ChannelRow
from tests.server.receivers import letterbox, site
from tests.server.served import Player, Served, served
from tests.server.test_carriers import Device
from tests.store.things import notices

MAILING = {"mail_from": "Quintain <us@example.org>", "origins": ["http://play.example.org"]}


def told(story: Any) -> None:
    asyncio.run(asyncio.wait_for(story(), 20))


async def until(ready: Any) -> None:
    """Waits for what happens on threads beside the answer."""
    while not ready():
        await asyncio.sleep(0.005)


def at_home(house: Served) -> dict[str, str]:
    return {"Origin": house.service.config.origins[0]} if house.service.config.origins else {}


def test_a_webhook_is_kept_tried_changed_and_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        with site() as there:
            async with served(tmp_path, private_webhooks=True) as house, house.client() as anna:
                kept = (await anna.put("/api/me/channels", json={"kind": "webhook", "address": there.address})).json()
                again = (await anna.put("/api/me/channels", json={"kind": "webhook", "address": there.address})).json()
                tried = (await anna.post(f"/api/me/channels/{kept['id']}/test", json={})).json()
                there.status = 500
                failed = (await anna.post(f"/api/me/channels/{kept['id']}/test", json={})).json()
                change = {"kind": "webhook", "id": kept["id"], "address": there.address, "silent": ["aaaaaaaaaa"], "digest": True}
                await anna.put("/api/me/channels", json=change)
                listed = (await anna.get("/api/me/channels")).json()
                gone = await anna.delete(f"/api/me/channels/{kept['id']}")

                assert kept["id"] == again["id"]
                assert ("arrived", 2) == (tried["state"], len(there.got))
                assert ("failed", "HTTP 500") == (failed["state"], failed["detail"])
                assert [(kept["id"], True, ["aaaaaaaaaa"], "failed")] == [
                    (each["id"], each["digest"], each["silent"], each["state"]) for each in listed
                ]
                assert 204 == gone.status_code
                assert [] == (await anna.get("/api/me/channels")).json()

    told(story)


def test_nobody_reaches_the_channels_of_others_or_a_private_network(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna, house.client() as boris:
            kept = (await anna.put("/api/me/channels", json={"kind": "webhook", "address": "https://example.org/hook"})).json()
            await boris.patch("/api/me", json={})
            path = f"/api/me/channels/{kept['id']}"
            answers = [
                await boris.post(f"{path}/test", json={}),
                await boris.delete(path),
                await boris.put(
                    "/api/me/channels", json={"kind": "webhook", "id": kept["id"], "address": "https://example.org/"}
                ),
            ]
            bad = [
                await boris.put("/api/me/channels", json=wrong)
                for wrong in (
                    {"kind": "webhook", "address": "https://127.0.0.1/"},
                    {"kind": "webhook", "address": "http://example.org/"},
                    {"kind": "mail", "address": "other@example.org"},
                    {"kind": "push", "subscription": {"endpoint": "https://10.0.0.1/", "keys": {}}},
                    {"kind": "webhook", "address": "https://example.org/", "delay_ms": -1},
                    {"kind": "webhook", "address": "https://example.org/", "silent": ["../x"]},
                )
            ]

            assert [404] * 3 == [answer.status_code for answer in answers]
            assert ["bad-channel"] * 6 == [answer.json()["code"] for answer in bad]
            many = [
                await anna.put("/api/me/channels", json={"kind": "webhook", "address": f"https://example.org/{n}"})
                for n in range(10)
            ]
            assert (200, "too-many") == (many[8].status_code, many[9].json()["code"])

    told(story)


def test_a_browser_subscribes_and_reads_what_is_pushed(tmp_path: Path) -> None:
    async def story() -> None:
        with site() as there:
            async with served(tmp_path, private_webhooks=True) as house, house.client() as anna:
                key = (await anna.get("/api/me/push-key")).json()["key"]
                device = Device(there.address)
                wish = {"kind": "push", "subscription": device.subscription, "address": "Firefox"}
                kept = (await anna.put("/api/me/channels", json=wish)).json()
                tried = (await anna.post(f"/api/me/channels/{kept['id']}/test", json={})).json()

                assert "arrived" == tried["state"]
                assert {} == tried.get("subscription", {})
                ((_, headers, body),) = there.got
                assert f"k={key}" in headers["authorization"]
                assert "Quintain" in device.read(body)["body"]

    told(story)


def link_in(letter: Any, house: Served) -> str:
    """The link of a letter, as an address of the server under test."""
    found = re.search(r"http://play\.example\.org(/\S+)", letter.get_content().replace("\n", " "))
    assert found is not None
    return house.address + found[1]


def test_an_address_is_confirmed_by_its_owner_and_gets_mail_until_it_has_enough(tmp_path: Path) -> None:
    async def story() -> None:
        with letterbox() as box:
            async with served(tmp_path, smtp=box.address, **MAILING) as house, house.client(**at_home(house)) as anna:
                await anna.patch("/api/me", json={"mail": "anna@example.org", "settings": {"lang": "ru"}})
                await until(lambda: box.letters)
                kept = (await anna.put("/api/me/channels", json={"kind": "mail", "address": "anna@example.org"})).json()
                early = (await anna.post(f"/api/me/channels/{kept['id']}/test", json={})).json()
                link = link_in(box.letters[0], house)
                async with httpx.AsyncClient() as reader:  # whatever opens links in mail has no cookie and no origin
                    looked = await reader.get(link, headers={"Accept-Language": "ru-RU"})
                    before = (await anna.get("/api/me")).json()
                    pressed = await reader.post(link, content=b"")
                    again = await reader.post(link, content=b"")
                after = (await anna.get("/api/me")).json()
                tried = (await anna.post(f"/api/me/channels/{kept['id']}/test", json={})).json()

                assert ("waiting", "unconfirmed", 2) == (early["state"], early["detail"], len(box.letters))
                assert "Подтвердить" in looked.text and not before.get("mail_confirmed")
                assert (200, 410, True) == (pressed.status_code, again.status_code, after["mail_confirmed"])
                assert "arrived" == tried["state"]
                leave = link_in(_Leave(box.letters[1]), house)
                async with httpx.AsyncClient() as reader:
                    wrong = await reader.post(leave[:-1] + "x", content=b"List-Unsubscribe=One-Click")
                    good = await reader.post(leave, content=b"List-Unsubscribe=One-Click")
                (channel,) = (await anna.get("/api/me/channels")).json()
                assert (410, 200, False) == (wrong.status_code, good.status_code, channel["on"])

    told(story)


class _Leave:
    """A letter read by its head: the link to leave."""

    def __init__(self, letter: Any) -> None:
        self.letter = letter

    def get_content(self) -> str:
        return str(self.letter["List-Unsubscribe"]).strip("<>")


def test_a_link_confirms_only_the_address_it_was_sent_to(tmp_path: Path) -> None:
    async def story() -> None:
        with letterbox() as box:
            async with served(tmp_path, smtp=box.address, **MAILING) as house, house.client(**at_home(house)) as anna:
                await anna.patch("/api/me", json={"mail": "first@example.org"})
                await until(lambda: box.letters)
                await anna.patch("/api/me", json={"mail": "second@example.org"})
                await until(lambda: len(box.letters) == 2)

                assert 410 == (await anna.post(link_in(box.letters[0], house))).status_code
                assert not (await anna.get("/api/me")).json().get("mail_confirmed")
                assert 200 == (await anna.post(link_in(box.letters[1], house))).status_code
                assert (await anna.get("/api/me")).json()["mail_confirmed"]

    told(story)


def test_a_lost_passphrase_is_replaced_by_mail(tmp_path: Path) -> None:
    async def story() -> None:
        with letterbox() as box:
            async with served(tmp_path, smtp=box.address, **MAILING) as house, house.client(**at_home(house)) as anna:
                await anna.post("/api/me/register", json={"name": "Anna", "passphrase": "correct horse"})
                person = (await anna.get("/api/me")).json()["person"]
                store = house.service.store
                await house.service.written(store.people.change(person, mail="anna@example.org", mail_confirmed=True))
                async with house.client(**at_home(house)) as other:
                    nobody = await other.post("/api/me/lost", json={"mail": "nobody@example.org"})
                    answer = await other.post("/api/me/lost", json={"mail": "anna@example.org"})
                    await until(lambda: box.letters)
                    secret = re.search(r"/restore#(\S+)", box.letters[0].get_content().replace("\n", " "))
                    assert secret is not None
                    back = await other.post("/api/me/restore", json={"secret": secret[1]})
                    await other.patch("/api/me", json={"passphrase": "battery staple"})
                async with house.client(**at_home(house)) as third:
                    login = await third.post("/api/me/login", json={"name": "anna", "passphrase": "battery staple"})

                assert (204, 204, 1) == (nobody.status_code, answer.status_code, len(box.letters))
                assert (person, person) == (back.json()["person"], login.json()["person"])

    told(story)


def test_one_address_is_not_flooded(tmp_path: Path) -> None:
    async def story() -> None:
        with letterbox() as box:
            async with served(tmp_path, smtp=box.address, **MAILING) as house, house.client(**at_home(house)) as anna:
                answers = [await anna.post("/api/me/lost", json={"mail": "victim@example.org"}) for _ in range(7)]

                assert [204] * 5 + [429] * 2 == [answer.status_code for answer in answers]

    told(story)


@pytest.mark.parametrize("rated", [True, False])
def test_a_finished_match_counts_and_can_be_checked(tmp_path: Path, rated: bool) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            await anna.post("/api/me/register", json={"name": "Anna", "passphrase": "correct horse"})
            me = (await anna.get("/api/me")).json()["person"]
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
            wish = {"game": "majesty", "options": {"seats": 2}, "seats": seats, "rated": rated, "public": True}
            table = (await anna.post("/api/tables", json=wish)).json()["id"]
            early = await anna.get(f"/api/matches/{table}/verify")
            async with house.socket(f"/ws/t/{table}", anna) as line:
                player = Player(line, "p")
                welcome = await player.hello()
                await player.play()
            store = house.service.store
            await until(lambda: store.archive.get(table) is not None)
            if rated:
                await until(lambda: store.ratings.of_player(me))
            checked = (await anna.get(f"/api/matches/{table}/verify")).json()
            file = (await anna.get(f"/api/matches/{table}/download")).json()
            standings = (await anna.get("/api/ratings/majesty")).json()
            profile = (await anna.get(f"/api/people/{me}")).json()

            assert (409, "not-over") == (early.status_code, early.json()["code"])
            assert checked["good"] and welcome["table"]["commitment"] == checked["commitment"] == file["commitment"]
            assert ["commitment", "rules", "moves", "events", "outcome", "final"] == [
                each["check"] for each in checked["checks"][:6]
            ]
            names = {(each["name"], each["bot"]) for each in standings}
            assert ({("Anna", ""), ("page", "page")} if rated else set()) == names
            assert (["majesty"] if rated else []) == [each["game"] for each in profile["ratings"]]
            assert [table] == [each["id"] for each in profile["recent"]]
            assert 404 == (await anna.get("/api/people/2222222222")).status_code

    told(story)


def test_who_is_away_hears_of_his_turn_and_no_more_once_he_has_answered(tmp_path: Path) -> None:
    """Two people at a table by days, one with a webhook."""

    async def story() -> None:
        with site() as there:
            async with served(tmp_path, private_webhooks=True) as house, house.client() as anna, house.client() as boris:
                await anna.put("/api/me/channels", json={"kind": "webhook", "address": there.address})
                seats = [{"kind": "me"}, {"kind": "open"}]
                wish = {
                    "game": "majesty",
                    "options": {"seats": 2},
                    "seats": seats,
                    "pace": "days",
                    "move_ms": 86_400_000,
                    "public": True,
                }
                table = (await anna.post("/api/tables", json=wish)).json()["id"]
                joined = await boris.post(f"/api/tables/{table}/join", json={})
                assert 200 == joined.status_code, joined.text
                store = house.service.store
                async with house.socket(f"/ws/t/{table}", boris) as line:
                    player = Player(line, "p")
                    await player.hello()
                    while store.tables.get(table).turn != [0]:  # type: ignore[union-attr]
                        await player.choose()
                        await player.until("snapshot")
                    await until(lambda: any(b'"kind": "turn"' in body for _, _, body in there.got))
                    opened = {notice.opened for notice in notices(store, table_id=table) if notice.kind == "turn"}
                    assert table.encode() in there.got[-1][2]
                    async with house.socket(f"/ws/t/{table}", anna) as other:
                        answering = Player(other, "anna")
                        await answering.hello()
                        await answering.choose()
                        await answering.until("taken")
                    await until(lambda: opened.isdisjoint({notice.opened for notice in notices(store, table_id=table)}))

    told(story)


def test_who_is_asked_first_hears_of_it_when_the_match_begins(tmp_path: Path) -> None:
    """And who is not, that it has begun."""

    async def story() -> None:
        with site() as there:
            async with served(tmp_path, private_webhooks=True) as house, house.client() as anna, house.client() as boris:
                for name, client in (("anna", anna), ("boris", boris)):
                    await client.put("/api/me/channels", json={"kind": "webhook", "address": f"{there.address}/{name}"})
                seats = [{"kind": "me"}, {"kind": "open"}]
                wish = {
                    "game": "majesty",
                    "options": {"seats": 2},
                    "seats": seats,
                    "pace": "days",
                    "move_ms": 86_400_000,
                    "public": True,
                }
                table = (await anna.post("/api/tables", json=wish)).json()["id"]
                await boris.post(f"/api/tables/{table}/join", json={})
                await until(lambda: len(there.got) == 2)

                kinds = {
                    path: kind
                    for path, _, body in there.got
                    for kind in ("turn", "began")
                    if f'"kind": "{kind}"'.encode() in body
                }
                first = house.service.store.tables.get(table)
                assert first is not None and len(first.turn) == 1
                order = ["/anna", "/boris"]
                assert {order[first.turn[0]]: "turn", order[1 - first.turn[0]]: "began"} == kinds

    told(story)


def test_a_guest_with_a_channel_can_be_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            kept = (await anna.put("/api/me/channels", json={"kind": "webhook", "address": "https://example.org/hook"})).json()
            found: ChannelRow | None = house.service.store.channels.get(kept["id"])
            assert found is not None
            assert 204 == (await anna.delete("/api/me")).status_code
            assert house.service.store.channels.get(kept["id"]) is None

    told(story)
