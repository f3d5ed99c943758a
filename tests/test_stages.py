"""Tables in a wanted state: descriptions hold where they say, and a server goes on with what was laid."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintain.games import GAMES
from quintain.server.loading import load
from quintain.store import Store
from tools.stages import Wanted, found, laid, listed, read
from tools.stages.finding import holds
from tools.stages.wanted import fits


def test_every_game_has_named_states() -> None:
    assert {name.partition("-")[0] for name in listed([])} == set(GAMES)


@pytest.mark.parametrize(
    ("path", "wanted", "so"),
    [
        ("round", 3, True),
        ("round", ">=4", False),
        ("seats.1.hand", "len>=2", True),
        ("seats.*.points", "<=5", True),
        ("seats.*.points", ">=8", False),
        ("battle", "!=null", False),
        ("nothing.at.all", ">=1", False),
        ("phase", "draft", True),
    ],
)
def test_what_lies_at_a_path_is_compared(path: str, wanted: object, so: bool) -> None:
    seats = [{"points": 5, "hand": []}, {"points": 7, "hand": [1, 2]}]
    assert fits({"round": 3, "phase": "draft", "battle": None, "seats": seats}, path, wanted) is so


def test_a_state_that_never_is_is_refused() -> None:
    with pytest.raises(LookupError, match="no match of majesty"):
        found("majesty", Wanted(picture={"round": 99}))


def test_laid_tables_are_live_and_as_wanted(tmp_path: Path) -> None:
    names = [name for name in listed([]) if name.endswith("-choice")]
    tables = laid(tmp_path / "store.db", names, "ru")
    store = Store.open(tmp_path / "store.db")
    try:
        for each in tables:
            loaded = load(store, each.table)
            assert loaded.table is not None and not loaded.frozen
            assert holds(loaded.table, read(each.name)[1])
            assert each.cookies[each.viewer]
    finally:
        store.close()
