"""Matches in a store, as a server would have left them: played at random, move by move, under way or over."""

from __future__ import annotations

import msgspec

from quintain.games import GAMES, new_game
from quintain.kernel.records import digest, dump
from quintain.kernel.rng import Rng, read_seed
from quintain.server.deal import deal
from quintain.server.ending import archive_row
from quintain.store import Append, SeatRow, Store, TableRow, public_id
from quintain.tables import Sitter, Table
from quintain.tables.chronicle import written

START = 1_700_000_000_000


def chance(seed: int) -> Rng:
    return Rng.seeded(seed)


def drawn(rng: Rng, bits: int) -> int:
    """So many bits that follow from a number."""
    found = 0
    for _ in range(0, bits, 32):
        found = found << 32 | int(rng.word())
    return found & (1 << bits) - 1


def played(
    store: Store, game: str, moves: int = 10_000, people: tuple[str, ...] = (), seed: int = 1, **columns: object
) -> TableRow:
    """A match of so many moves, or of all of them; seats without a person are bots'."""
    rng = chance(seed)
    rules = new_game(game, {"seats": GAMES[game].choices.lowest})
    dealt = deal(lambda bits: drawn(rng, bits))
    sitters = [
        Sitter("person", people[seat]) if seat < len(people) else Sitter("bot", bot="squire") for seat in range(int(rules.seats))
    ]
    row = TableRow(
        **{
            "id": public_id(lambda bits: drawn(rng, bits)), "game": game, "options": dump(rules.options), "rules": rules.rules,
            "content": rules.printed(), **dealt._asdict(), "phase": "running", "created": START, "started": START,
            "sitters": msgspec.to_builtins(sitters), "open_after": True, **columns,
        }  # type: ignore[arg-type]
    )  # fmt: skip
    seats = [
        SeatRow(row.id, seat, each.kind, each.name if each.kind == "person" else "", each.bot, each.name)
        for seat, each in enumerate(sitters)
    ]
    store.tables.create(row, seats).result()
    table = Table(rules, read_seed(row.seed), sitters)
    appends = []
    while not table.over() and table.n < moves:
        seat = table.pending()[0]
        actions = table.asked[seat].actions
        entry = table.play(seat, [actions[int(rng.below(len(actions)))]])
        appends.append(Append(row.id, entry.n, written(entry), "", START + entry.n, 0, {"moves": len(table.line)}))
    store.writer.append(appends).result()
    if table.over():
        _ended(store, row.id, seats, table)
    found = store.tables.get(row.id)
    assert found is not None
    return found


def _ended(store: Store, id: str, seats: list[SeatRow], table: Table) -> None:
    ended = {
        "phase": "over", "ended": START + 1_000_000, "turn": [], "final": digest(table.match.state),
        "result": msgspec.to_builtins(table.result()), "unrated": list(table.unrated),
    }  # fmt: skip
    store.tables.change(id, **ended).result()
    row = store.tables.get(id)
    assert row is not None
    store.archive.keep(archive_row(row, seats, table)).result()
