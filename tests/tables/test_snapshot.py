"""What a viewer is sent: everything he may know, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from quintain.kernel.records import digest
from quintain.kernel.rng import Rng
from quintain.tables import Refused, absence, person, snapshot, undo, wire
from quintain.tables.snapshot import Shared
from quintain.tables.wire import Happening, Proposal, SeatState, Snapshot, Undo
from tests.laws.subjects import subject_of

from .around import ANNA, BORIS, COPPER, GOLD, PASS, RAISE, bidden, every_game, seated, toy, wander


def events(shown: Snapshot) -> list[tuple[int, str, list[str]]]:
    return [(each.n, each.kind, [str(event["event"]) for event in each.events]) for each in shown.events]


def test_a_snapshot_is_whole() -> None:
    table = bidden()
    table.set_clocks([9000, -1])
    shown = snapshot(table, ANNA)

    assert (3, 1, 1, ANNA, [ANNA], [9000, -1]) == (shown.n, shown.since, shown.last, shown.viewer, shown.waiting, shown.clocks)
    assert ["gold", "copper"] == shown.picture["bids"]
    assert [SeatState(0, "person", "Anna"), SeatState(1, "person", "Boris")] == shown.seats
    assert shown.decision is not None
    assert (2, ANNA, "TY-2.2", "raise", True) == (
        shown.decision.id,
        shown.decision.seat,
        shown.decision.clause,
        shown.decision.prompt,
        shown.decision.window,
    )
    assert [("pass", {}), ("raise", {"amount": 1})] == [(act.verb, act.args) for act in shown.decision.actions]
    assert (Undo(1, "consent"), None, [], None) == (shown.undo, shown.proposal, shown.unrated, shown.result)


def test_only_who_is_asked_gets_a_question() -> None:
    table = bidden()

    assert snapshot(table, BORIS).decision is None
    assert snapshot(table).decision is None


def test_a_deputy_s_question_is_not_sent() -> None:
    table = bidden()
    absence.represent(table, ANNA)
    shown = snapshot(table, ANNA)

    assert shown.decision is None
    assert SeatState(0, "person", "Anna", "knight") == shown.seats[0]


def test_without_a_number_one_hears_what_happened_since_one_s_last_answer() -> None:
    table = bidden()
    table.play(ANNA, [RAISE])
    table.play(ANNA, [PASS])

    assert [(3, "moved", ["raised"]), (4, "moved", [])] == events(snapshot(table, BORIS))
    assert [(0, "opening", ["begun"]), (1, "moved", ["sealed"])] == events(snapshot(table, -1))[:2]


def test_with_a_number_one_hears_what_happened_since_then() -> None:
    table = bidden()

    assert [] == events(snapshot(table, ANNA, 2))
    assert [(2, "moved", ["sealed", "opened"])] == events(snapshot(table, ANNA, 1))
    assert [1, 2] == [each.n for each in snapshot(table, ANNA, 0).events]


def test_a_number_from_the_future_is_answered_as_none() -> None:
    """The log of that server is lost; the page is told from its own last answer on."""
    table = bidden()

    assert snapshot(table, ANNA) == snapshot(table, ANNA, 99)


def test_secrets_of_others_are_hidden() -> None:
    table = toy()
    table.play(ANNA, [GOLD])

    assert "gold" == snapshot(table, ANNA, 0).events[0].events[0]["coin"]
    for viewer in (BORIS, -1):
        assert "hidden" == snapshot(table, viewer, 0).events[0].events[0]["coin"]
        assert [{"hidden": True}, None] == snapshot(table, viewer, 0).picture["bids"]


def test_moves_taken_back_are_told_as_gone() -> None:
    table = toy()
    table.play(ANNA, [GOLD])
    undo.ask(table, ANNA)

    assert [
        Happening(1, "moved", ANNA, gone=True),
        Happening(2, "undone", ANNA, to=1),
    ] == snapshot(table, BORIS, 0).events


def test_everything_else_in_the_log_is_told() -> None:
    table = toy()
    table.hint(ANNA)
    table.set_clocks([1, 2])
    absence.represent(table, BORIS)
    shown = snapshot(table, ANNA, 0)

    assert [
        Happening(1, "hinted", ANNA),
        Happening(2, "clocked"),
        Happening(3, "seated", BORIS, why="away"),
    ] == shown.events
    assert ["hint", "away"] == shown.unrated


def test_a_proposal_is_shown_to_everybody() -> None:
    table = bidden()
    undo.ask(table, BORIS)

    assert Proposal(BORIS, 2, [], [ANNA]) == snapshot(table, ANNA).proposal == snapshot(table).proposal


def test_the_result_comes_with_the_end() -> None:
    table = toy(raises=False)
    table.play(ANNA, [GOLD])
    table.play(BORIS, [COPPER])
    result = snapshot(table).result

    assert result is not None
    assert ([1, 2], [1, 0], "TY-3.1", []) == (result.ranks, result.points, result.clause, result.resigned)


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_what_is_made_once_for_all_is_what_each_would_be_shown_alone(key: str) -> None:
    table, rng = seated(dict(every_game())[key]), Rng.seeded(4)
    viewers = (-1, *range(int(table.game.seats)))
    for _ in wander(table, rng, 60):
        shared = Shared(table)
        for viewer in viewers:
            shown = snapshot(table, viewer, table.n, shared)

            assert snapshot(table, viewer, table.n) == shown
            assert table.game.picture(table.game.view(table.match.state, viewer)) == shown.picture
            assert viewer == shown.picture["viewer"]


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_a_snapshot_is_a_message_and_tells_no_secret(key: str) -> None:
    """Of every game: it can be written and read, and secrets altered behind the viewer's back do not move a byte of it."""
    game: Any = dict(every_game())[key]
    table, rng, subject = seated(game), Rng.seeded(3), subject_of(key)
    assert subject.alter is not None
    for at, _ in enumerate(wander(table, rng, 40)):
        if at % 5:
            continue
        for viewer in (-1, *range(int(game.seats))):
            sent = wire.written(snapshot(table, viewer, table.n))
            assert snapshot(table, viewer, table.n) == msgspec.json.decode(sent, type=Snapshot)
            assert not any(isinstance(number, float) for number in _numbers(json.loads(sent)))
            true = table.match.state
            altered = true.clone()
            altered.rng = Rng.seeded(99 + at)
            subject.alter(game, altered, viewer, rng)
            table.match.state = altered
            table._look(())
            assert sent == wire.written(snapshot(table, viewer, table.n))
            table.match.state = true
            table._look(())


def _numbers(told: Any) -> list[Any]:
    if isinstance(told, dict):
        return [number for each in told.values() for number in _numbers(each)]
    if isinstance(told, list):
        return [number for each in told for number in _numbers(each)]
    return [told]


def test_a_snapshot_changes_nothing() -> None:
    table = bidden()
    before, n = digest(table.match.state), table.n
    snapshot(table, ANNA)

    assert (before, n) == (digest(table.match.state), table.n)


def test_the_seed_is_in_no_snapshot() -> None:
    table = toy(person("Anna"), person("Boris"), seed=0xFEDCBA9876543210FEDCBA9876543210)

    assert b"fedcba98" not in b"".join(wire.written(snapshot(table, viewer)) for viewer in (-1, 0, 1)).lower()
    with pytest.raises(Refused):
        table.play(ANNA, [PASS])
