"""Finished matches as they are kept for ever."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quintain.kernel.match import resume
from quintain.kernel.records import digest
from quintain.kernel.replay import read_replay
from quintain.kernel.rng import Rng
from quintain.tables import Table, archive
from quintain.tables.archive import Archive, archived, known_to, plain_archive, read_archive, said_in

from .around import ANNA, BORIS, COPPER, GOLD, every_game, seated, toy, wander


def finished() -> Table:
    table = toy(raises=False, seed=2**127)
    table.play(ANNA, [GOLD])
    table.play(BORIS, [COPPER])
    return table


def kept() -> Archive:
    """Through a file, as anybody would get it."""
    return read_archive(json.loads(json.dumps(plain_archive(archived(finished(), ["Anna", "Boris"])))))


def test_an_archive_has_everything_that_a_reader_without_rules_needs() -> None:
    found = kept()

    assert ("toy", ["Anna", "Boris"], {"en": "Sealed Bids", "ru": "Закрытые ставки"}) == (found.game, found.names, found.title)
    assert [(0, "bid coin=gold"), (1, "bid coin=copper")] == [(move.seat, move.move) for move in found.moves]
    assert {"event": "sealed", "seat": 0, "coin": "gold"} == found.moves[0].events[0].event
    assert "Anna seals a gold." == found.moves[0].events[0].said["en"]
    assert ([1, 2], [1, 0]) == (found.result.ranks, found.result.points)
    assert "begun" == found.opening[0].event["event"]


def test_an_archive_knows_what_each_viewer_saw() -> None:
    sealed = kept().moves[0].events[0]

    assert {"-1", "1"} == set(sealed.seen)
    assert "hidden" == sealed.seen["1"]["coin"]
    assert {} == kept().moves[1].events[1].seen  # opened before everybody


def test_a_viewer_is_told_what_he_might_know() -> None:
    facts = kept().moves[0].events

    assert facts == known_to(facts, -2) == known_to(facts, ANNA)
    assert [] == known_to(facts, BORIS)
    assert ["Anna seals a gold."] * 2 == [said_in(facts[0], lang) for lang in ("en", "xx")]


def test_the_replay_in_it_still_replays() -> None:
    table = finished()
    again = resume(table.game, read_replay(json.loads(json.dumps(kept().replay))))

    assert digest(table.match.state) == digest(again.state)


def test_only_a_finished_match_is_archived() -> None:
    with pytest.raises(AssertionError, match="finished"):
        archived(toy(), ["Anna", "Boris"])


@pytest.mark.parametrize("key", ["majesty", "mastery"])
def test_moves_in_words_are_the_moves(key: str) -> None:
    game: Any = dict(every_game())[key]
    table = seated(game)
    list(wander(table, Rng.seeded(1), 5000))
    found = archived(table, [f"P{seat}" for seat in range(int(game.seats))])

    assert table.match.moves == [[move.seat, game.space.parse(move.move)] for move in found.moves]
    assert archive.FORMAT == found.archive
    assert all(said for move in found.moves for fact in move.events for said in fact.said.values())


def test_an_archive_knows_where_paragraphs_begin() -> None:
    """And so does one of before, where none did."""
    table = seated(dict(every_game())["majesty"])
    list(wander(table, Rng.seeded(1), 5000))
    last = archived(table, ["A", "B", "C", "D"]).moves[-1].events

    assert {"ended", "scored_wounded", "scored_variety", "scored_majority", "totalled"} == {
        fact.event["event"] for fact in last if fact.opens
    }
    assert not any(fact.opens for move in kept().moves for fact in move.events)
