"""What an undo costs is known without playing the match again."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.kernel.events import Chronicle
from quintain.kernel.match import Match
from quintain.kernel.rng import Rng
from quintain.tables import Table, snapshot, trail, undo
from quintain.tables.chronicle import Undone
from quintain.tables.knowledge import news, noticed

from .around import ANNA, BORIS, PASS, RAISE, bidden, every_game, seated, wander


def replayed(table: Table, seat: int, to: int) -> bool:
    """Whether it is free to go back to an entry, found by playing everything again."""
    cut = [step.n for step in table.line].index(to)
    if any(step.seat != seat for step in table.line[cut:]):
        return False
    state = table.match.rewound(cut).state
    for step in table.line[cut:]:
        before, log = state.clone(), Chronicle()
        table.game.apply(state, step.seat, step.action, log)
        if news(table.game, before, state, seat, step.action, log.events):
            return False
    return True


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_prices_are_those_of_a_replay(key: str) -> None:
    """Of the last answers of every seat, on walks with answers taken back on the way."""
    game: Any = dict(every_game())[key]
    table, rng, free = seated(game), Rng.seeded(4), 0
    for _ in range(12):
        for _ in wander(table, rng, 6):
            free += checked(table)
        free += checked(table)
        step = table.line[-1 - int(rng.below(3))]
        table.take(Undone(table.n + 1, step.seat, step.n))
        assert [[step.seat, step.action] for step in table.line] == table.match.moves
        free += checked(table)

    assert free or key == "majesty"  # every card taken brings the next one to light


def checked(table: Table) -> int:
    """How many of the last answers it is free to go back to, by both ways of finding out."""
    found = [undo.price(table, step.seat, step.n) == "free" for step in table.line[-4:]]
    assert [replayed(table, step.seat, step.n) for step in table.line[-4:]] == found
    return sum(found)


def test_a_chain_is_priced_step_by_step() -> None:
    table = bidden()
    table.play(ANNA, [RAISE, PASS])

    assert replayed(table, ANNA, 3)
    assert ("free", "consent") == (undo.price(table, ANNA, 3), undo.price(table, ANNA, 1))


def test_a_snapshot_replays_nothing_and_looks_at_a_step_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(Match, "rewound", lambda *_: pytest.fail("a replay"))
    monkeypatch.setattr(trail, "noticed", lambda *args: asked.append(args[4]) or noticed(*args))
    table = bidden()
    table.play(ANNA, [RAISE])
    for _ in range(3):
        for viewer in (ANNA, BORIS, -1):
            snapshot(table, viewer)

    assert [RAISE] == asked


def test_what_a_game_shows_is_sent_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bidden()
    picture = dict(table.game.picture(table.view(ANNA)))
    monkeypatch.setattr(type(table.game), "picture", lambda *_: picture)

    assert snapshot(table, ANNA).picture is picture
