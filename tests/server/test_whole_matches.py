"""Whole matches in rooms: people, bots and spectators, every game, from the first message to the archive."""

from __future__ import annotations

import pytest

from quintain.kernel.records import digest
from quintain.kernel.rng import Rng
from quintain.server.messages import Changed, Shown, Taken
from quintain.store import Store
from quintain.tables.chronicle import Moved, read
from tests.server.house import EVERY, House, in_loop, played


@pytest.mark.parametrize("game", EVERY)
@in_loop
async def test_people_and_a_bot_play_a_match_to_its_end(store: Store, game: str) -> None:
    house = await House(store).open()
    seats = ("anna", "boris", ":squire") if game != "castlecraft" else ("anna", ":squire")
    table = await house.table(game, *seats)
    people = [seat for seat in seats if not seat.startswith(":")]
    pages = await house.pages(table, *people)
    [watcher] = await house.pages(table, "")
    await played(house, pages, Rng.seeded(5))
    await house.hall.settled()

    row = house.row(table)
    match = house.room(table).table
    assert match is not None
    assert ("over", match.n, digest(match.match.state)) == (row.phase, row.n, row.final)
    entries = [read(entry.entry) for entry in store.tables.entries(table)]
    assert entries == match.entries
    taken = [message.n for page in pages for message in page.got(Taken)]
    assert sorted(taken) == [entry.n for entry in entries if isinstance(entry, Moved) and seats[entry.seat] in people]
    for page in [*pages, watcher]:
        assert match.result() == page.snapshot.result
        assert list(range(1, match.n + 1)) == [shown.snapshot.n for shown in page.got(Shown)]
        assert "over" == page.got(Changed)[-1].table.phase
    kept = store.archive.get(table)
    assert kept is not None and kept.moves == len(match.line)
