"""Schemathesis on the API: whatever the description allows, and whatever it forbids, is answered as the description says.

A short form; `QUINTAIN_FUZZ=2000` says how many requests each address gets.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from quintain.games import GAMES
from quintain.server.app import ENDPOINTS
from quintain.server.openapi import description
from tests.server.served import Player, Served, served

EXAMPLES = int(os.environ.get("QUINTAIN_FUZZ", "12"))
SCHEMA = schemathesis.openapi.from_dict(description(ENDPOINTS))
OPERATIONS = {operation.ok().label: operation.ok() for operation in SCHEMA.get_all_operations()}
REFUSING = {f"{each.method} {each.path}" for each in ENDPOINTS if each.takes is not None or each.query}  # not only a path
CASES = [(label, mode) for mode in GenerationMode for label in OPERATIONS if mode == GenerationMode.POSITIVE or label in REFUSING]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
LEAVING = ("DELETE /api/me", "POST /api/me/logout", "POST /api/me/login", "POST /api/me/restore")  # change who asks


class House:
    """A server in a thread of its own, with things to ask for: a running match, an open table, a finished match."""

    address: str
    cookies: dict[str, str]
    real: dict[str, list[str]]
    trouble: BaseException | None = None

    def __init__(self, folder: Path) -> None:
        self.ready, self.done = threading.Event(), threading.Event()
        self.thread = threading.Thread(target=self._run, args=(folder,))
        self.thread.start()
        self.ready.wait(60)
        if self.trouble is not None:
            raise self.trouble

    def _run(self, folder: Path) -> None:
        try:
            asyncio.run(self._serve(folder))
        except BaseException as error:
            self.trouble = error
            self.ready.set()

    async def _serve(self, folder: Path) -> None:
        async with served(folder) as house, house.client() as anna:
            await self._furnish(house, anna)
            self.address, self.cookies = house.address, dict(anna.cookies.items())
            self.ready.set()
            while not self.done.is_set():
                await asyncio.sleep(0.02)

    async def _furnish(self, house: Served, anna: httpx.AsyncClient) -> None:
        quick = {"game": "majesty", "level": "page"}
        await anna.post("/api/me/register", json={"name": "Anna", "passphrase": "red apple tree"})
        over, running = [(await anna.post("/api/quick", json=quick)).json()["id"] for _ in range(2)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        open_ = (await anna.post("/api/tables", json={"game": "majesty", "options": {}, "seats": seats})).json()["id"]
        async with house.socket(f"/ws/t/{over}", anna) as socket:
            player = Player(socket)
            await player.hello()
            await player.play()
        await house.service.hall.settled()
        me = (await anna.get("/api/me")).json()["person"]
        bot = (await anna.post("/api/bots", json={"name": "Robin"})).json()["person"]
        tables = [over, running, open_]
        self.real = {"table": tables, "match": tables, "game": list(GAMES), "person": [me], "bot": [bot]}

    def close(self) -> None:
        self.done.set()
        self.thread.join()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("fuzz"))
    yield found
    found.close()


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_every_address_answers_as_it_is_described(label: str, mode: GenerationMode, house: House) -> None:
    operation = OPERATIONS[label]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def ask(case: Any, data: st.DataObject) -> None:
        replaced = mode == GenerationMode.POSITIVE or case.method != "GET"  # else the path may be what is forbidden
        for name, ids in house.real.items():
            if replaced and name in (case.path_parameters or {}) and data.draw(st.booleans()):
                case.path_parameters[name] = data.draw(st.sampled_from(ids))
        cookies = {} if label in LEAVING else house.cookies
        response = case.call(base_url=house.address, headers={"Origin": house.address}, cookies=cookies)
        case.validate_response(response, checks=CHECKS)

    ask()
