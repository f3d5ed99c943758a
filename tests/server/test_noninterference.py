"""Whole matches over the wire: what a viewer may not know changes no byte to him, no number of messages and no planned pause."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quintain.server import lobby, notifier, telling
from quintain.server.room import Room
from quintain.server.service import Service
from quintain.server.waiting import Waiting
from quintain.store import Store
from quintain.tables import Table
from tests.conftest import copied
from tests.golden.plans import plans_of
from tests.laws.breach import Breach
from tests.laws.tried import NIGHTLY
from tests.server.house import EVERY, in_loop
from tests.server.twins import Twins, viewers

MOST = 2500 if NIGHTLY else 400  # steps; no match of the plans is longer than the first, few are longer than the second


@pytest.fixture
def stores(blank_file: Path) -> Iterator[tuple[Store, Store]]:
    """Two empty stores in memory, where the system has a folder there: nothing here is about the disk."""
    home = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=home) as one, tempfile.TemporaryDirectory(dir=home) as other:
        opened = Store.open(copied(blank_file, Path(one))), Store.open(copied(blank_file, Path(other)))
        yield opened
        for store in opened:
            store.close()


def seats_of(count: int) -> list[str]:
    """Two people, and bots at the other seats."""
    return ["anna", "boris", *([":squire"] * (count - 2))]


async def watched(stores: tuple[Store, Store], game: str, options: dict[str, Any], viewer: int, seed: int, pace: str) -> Twins:
    count = int(options["seats"])
    twins = Twins(stores, seed)
    await twins.sit(game, options, seats_of(count), viewer, pace)
    await twins.played(MOST)
    return twins


VARIANTS = [
    pytest.param(game, play.options, at, id=f"{game}-{play.name}")
    for game in EVERY
    for at, play in enumerate(plans_of(game).plays)
]


@pytest.mark.parametrize(("game", "options", "at"), VARIANTS)
@in_loop
async def test_no_variant_tells_a_viewer_what_he_may_not_know(
    stores: tuple[Store, Store], game: str, options: dict[str, Any], at: int
) -> None:
    """The viewer and the pace change from variant to variant, so that each game is seen by all kinds of eyes."""
    eyes = list(viewers(seats_of(int(options["seats"]))))
    twins = await watched(stores, game, options, eyes[at % len(eyes)], at + 1, ("none", "live", "days")[at // 3 % 3])

    assert twins.match.over() or not NIGHTLY
    assert twins.compared + twins.noises > 4  # in Majesty nearly every answer turns a card of the deck up


@pytest.mark.parametrize("game", ["mastery", "academy"])
@in_loop
async def test_secrets_really_differ_between_the_two(stores: tuple[Store, Store], game: str) -> None:
    """The comparison is not of two equal matches."""
    twins = await watched(stores, game, {"seats": 3}, -1, 5, "none")

    assert twins.swapped * 2 > twins.compared > 20


def glass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn from the truth."""
    view = Table.view

    def seen(table: Table, viewer: int) -> Any:
        found = view(table, viewer)
        return table.match.state if viewer < 0 else found

    monkeypatch.setattr(Table, "view", seen)


def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has nothing to choose answers sooner."""
    follow = Waiting.follow

    def quick(waiting: Waiting, table: Table, now: int) -> None:
        follow(waiting, table, now)
        for seat, kept in waiting._kept.items():
            if len(table.asked[seat].actions) % 2:
                kept.at = now

    monkeypatch.setattr(Waiting, "follow", quick)


def gossip(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody gets one more message when somebody has few choices."""

    def more(room: Room, before: int) -> None:
        telling.tell(room, before)
        if room.table is not None and sum(len(asked.actions) for asked in room.table.asked.values()) % 3 == 0:
            telling.tell(room, before)

    monkeypatch.setattr("quintain.server.room.tell", more)


def notice_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby counts more moves where somebody has many choices."""
    inner = lobby.info

    def told(service: Any, row: Any, *more: Any) -> Any:
        found, room = inner(service, row, *more), service.hall.loaded(row.id)
        choices = sum(len(asked.actions) for asked in room.table.asked.values())
        return msgspec.structs.replace(found, moves=found.moves + choices)

    monkeypatch.setattr(lobby, "info", told)


def ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number for the operator grows with what seats hold."""
    count = Service.count

    def counted(service: Service) -> None:
        count(service)
        service.metrics.thoughts.set(
            sum(len(asked.actions) for room in service.hall.rooms for asked in room.match().asked.values())
        )

    monkeypatch.setattr(Service, "count", counted)


def postman(monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter says how many choices somebody has."""
    news = telling.news

    def more(room: Room) -> Any:
        found = news(room)
        choices = sum(len(asked.actions) for asked in room.match().asked.values()) if room.running else 0
        return replace(found, row=replace(found.row, name=f"{choices}"), awaited=found.awaited)

    letter = notifier.letter

    def said(person: Any, due: Any, tables: Any, base: str, now: int) -> Any:
        return letter(person, due, {id: replace(row, name=heard.get(id, "")) for id, row in tables.items()}, base, now)

    heard: dict[str, str] = {}
    plan = notifier.Notifier.plan

    def planned(self: Any, told: Any) -> None:
        heard[told.row.id] = told.row.name
        plan(self, told)

    monkeypatch.setattr("quintain.server.room.news", more)
    monkeypatch.setattr(notifier, "letter", said)
    monkeypatch.setattr(notifier.Notifier, "plan", planned)
    monkeypatch.setattr(Twins, "notices", lambda *_: None)  # else it is caught before it is written


@pytest.mark.parametrize(
    ("leak", "viewer"), [(glass, -1), (hurried, -1), (gossip, -1), (notice_board, -1), (ledger, -1), (postman, 0)]
)
@in_loop
async def test_a_planted_leak_is_caught(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], viewer: int
) -> None:
    leak(monkeypatch)
    with pytest.raises(Breach):
        await watched(stores, "mastery", {"seats": 3}, viewer, 3, "none")
