"""A window for secret cards at the terminal: the time that bots take, and what is said meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from quintain.cli import session
from quintain.cli.screen import Screen
from quintain.cli.session import Session
from quintain.cli.table import KeptTable
from quintain.games import new_game
from quintain.games.mastery.names import FRACTURE
from quintain.kernel.options import choose
from quintain.kernel.rng import Rng
from quintain.tables import standing
from quintain.tables.programs import longest_thought
from quintain.tables.trail import Trail
from quintain.words import Speaker
from tests.tables.around import wander

from .toy.game import ToyGame, ToyOptions

NAMES = ["Anna", "Boris", "Clara"]


class Clock:
    """Time that passes only when somebody thinks or waits; a pause is always drawn the same."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, thought: float) -> None:
        self.now = 0.0
        self.thought = thought
        monkeypatch.setattr(session, "monotonic", lambda: self.now)
        monkeypatch.setattr(session, "sleep", self.wait)
        monkeypatch.setattr(session.secrets, "randbits", lambda _: 77)
        monkeypatch.setattr(KeptTable, "play_bot", lambda table, seat: self.think(seat, table))

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def think(self, seat: int, table: KeptTable) -> None:
        """Only who has a choice thinks; then it passes."""
        asked = table.asked[seat]
        self.wait(self.thought if len(asked.actions) > 1 else 0.0)
        table.play(seat, [max(asked.actions[0], standing.pass_of(table.game, asked))])


class Watched(Screen):
    """A screen at which somebody sits with a watch, and leaves at the first question."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(plain=True)
        object.__setattr__(self, "live", True)
        self.clock = clock
        self.seen: list[tuple[str, int]] = []

    def note(self, what: str) -> None:
        self.seen.append((what, round(1000 * self.clock.now)))

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        self.note(text)
        yield

    def ask(self, question: str) -> str | None:
        self.note("asked")
        return None


def at_a_window(bots: list[str], holding: tuple[bool, ...], path: Path) -> KeptTable:
    """Anna has declared her crown; Boris and then Clara, both bots, are asked for a Fracture, which they hold or not."""
    table = KeptTable(new_game("mastery", {"seats": 3}), 1, ["me", *bots], NAMES, path)
    for seat, _ in wander(table, Rng.seeded(1), 200):
        about: Any = table.asked[seat].about
        if seat == 1 and table.asked[seat].prompt == "fracture_crown" and about["owner"] == 0:
            break
    for bot, holds in zip((1, 2), holding, strict=True):
        cards = table.match.state.provinces[bot].hand.cards
        for at, card in enumerate(cards):
            cards[at] = 0 if card == FRACTURE else card
        cards[len(cards) - 1] = FRACTURE if holds else cards[len(cards) - 1]
    table.trail = Trail(table.game, table.match.state)  # the hands were changed behind its back
    table._look(())
    assert 1 + holding[0] == len(table.asked[1].actions)
    return table


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("bots", "before"), [(["king", "lord"], 0), (["random", "search:40"], 1200), (["knight", "random"], 900)]
)
def test_the_time_of_a_window_does_not_tell_who_holds_a_fracture(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bots: list[str], before: int, lang: str
) -> None:
    """Of two bots that are asked one after the other: when each is asked, what stands there meanwhile, when Anna goes on."""
    seen = []
    for holding in product((False, True), repeat=2):
        clock = Clock(monkeypatch, 0.9)
        table, screen = at_a_window(bots, holding, tmp_path / "x.json"), Watched(clock)
        sitting = Session(table, screen, Speaker(lang, table.game, NAMES))
        sitting.longest = before
        sitting.run()
        seen.append((screen.seen, sitting.longest))

    (first, longest), *others = seen
    least = [max(before, longest_thought(bot)) + 477 for bot in bots]
    assert [0, least[0], sum(least)] == [when for _, when in first[:3]]
    assert "asked" == first[2][0]
    assert before == longest
    assert not any(name in text for name in NAMES for text, _ in first)
    assert all(seen[0] == other for other in others)


def test_outside_windows_one_sees_who_thinks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clock = Clock(monkeypatch, 0.7)
    table = KeptTable(ToyGame(choose(ToyOptions, {"seats": 2})), 3, ["random", "me"], NAMES[:2], tmp_path / "x.json")
    screen = Watched(clock)
    sitting = Session(table, screen, Speaker("en", table.game, NAMES[:2]))
    sitting.run()

    assert [("Anna thinks…", 0), ("asked", 700)] == screen.seen
    assert 700 == sitting.longest


def test_a_thought_longer_than_any_before_is_told_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No clock ends the thoughts of these bots, and nobody has seen them think: nobody can know how long to wait at first."""
    clock = Clock(monkeypatch, 3.0)
    table, screen = at_a_window(["search:40", "search:40"], (True, False), tmp_path / "x.json"), Watched(clock)
    Session(table, screen, Speaker("en", table.game, NAMES)).run()

    assert [0, 3000, 6477] == [when for _, when in screen.seen[:3]]


def test_how_long_bots_think_at_most() -> None:
    assert [0, 0, 500, 2000, 80, 0] == [
        longest_thought(bot) for bot in ("random", "squire", "knight", "king", "king:80ms", "search:40")
    ]
