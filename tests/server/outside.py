"""What can be learnt of a table without a line to it: from the lobby, refusals, numbers and notices."""

from __future__ import annotations

import re
from typing import Any

import httpx

from quintain.server.accounts import SESSION
from quintain.server.app import application
from quintain.server.carriers import Delivery
from quintain.server.config import Config
from quintain.server.letters import Letter
from quintain.server.notifier import Notifier
from quintain.server.service import Service
from quintain.server.sessions import COOKIE
from quintain.server.webhooks import told
from quintain.store import ChannelRow, PersonRow
from tests.server.house import House

BASE = "http://testclient"
TIMES = re.compile(r"^quintain_(request_seconds|commits)|_created\b")  # how long requests took, how often the disk was waited for


class Outside:
    """Somebody with a browser and a webhook, before the doors of a house."""

    def __init__(self, house: House, table: str, person: str) -> None:
        self.house, self.table, self.person = house, table, person
        config = Config(database=house.store.address, request_rate=1e9, request_burst=10**9)
        self.service = Service(config, house.store, house.means.now, house.chance)
        self.service.hall = house.hall
        self.letters: list[bytes] = []
        self.notifier = Notifier(house.store, {"webhook": self}, BASE, house.means.now)
        headers = {}
        if person:
            secret = f"secret-of-{person}"
            house.store.tokens.keep(secret, person, SESSION, house.clock(), 2**60).result()
            house.store.channels.put(ChannelRow("hook", person, "webhook", "https://example.org/", {}, delay_ms=0)).result()
            headers = {"Cookie": f"{COOKIE}={self.service.signer.signed(secret)}"}
        transport = httpx.ASGITransport(app=application(self.service), client=("127.0.0.1", 1))
        self.browser = httpx.AsyncClient(transport=transport, base_url=BASE, headers=headers)

    def carry(self, person: PersonRow, channel: ChannelRow, letter: Letter) -> Delivery:
        self.letters.append(told(letter))
        return Delivery("arrived")

    async def seen(self) -> list[Any]:
        """Everything that is answered, whole."""
        table = self.table
        paths = ["/api/lobby", f"/api/tables/{table}", f"/api/tables/{table}/scene", "/api/me", "/api/matches"]
        paths += [f"/api/matches/{table}{rest}" for rest in ("", "/frames?eyes=-2", "/frames?eyes=0", "/scores", "/download")]
        answers = [await self.browser.get(path) for path in paths]
        numbers = (await self.browser.get("/metrics")).text.splitlines()
        found: list[Any] = [
            (path, each.status_code, each.headers.raw, each.content) for path, each in zip(paths, answers, strict=True)
        ]
        return [*found, [line for line in numbers if not TIMES.search(line)]]

    async def delivered(self) -> list[Any]:
        """Letters that came of what has just happened, and those that are planned."""
        if not self.person:
            return []
        await self.notifier.look()
        for news in self.house.news:
            self.notifier.plan(news)
        while await self.notifier.deliver():
            pass
        letters, self.letters = self.letters, []
        return [letters, self.house.store.notices.next_due(), self.house.store.channels.next_of(self.person)]
