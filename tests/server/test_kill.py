"""The short form of `bench/kill.py`: a process is killed in the middle of everything, on both kinds of databases."""

from __future__ import annotations

from bench.kill import Tally, check, killed
from quintain.store import Store
from tests.store.things import entry, new_table


def test_after_kills_everything_acknowledged_is_there_once(store_place: str) -> None:
    tally = killed(store_place, rounds=3, seed=7, stamina=6)

    assert [] == tally.faults
    assert 3 == tally.rounds
    assert len(tally.taken) > 20


def test_a_lost_a_doubled_and_a_misplaced_message_are_noticed(file_store: Store) -> None:
    """The check can fail."""
    new_table(file_store)
    move = b'{"type":"moved","n":%d,"seat":0,"actions":[1],"client":"%s"}'
    for n, client in ((1, b"a"), (2, b"b")):
        file_store.writer.append([_as(entry(n, client=client.decode()), move % (n, client))]).result()
    tally = Tally()
    tally.hear(b'{"taken": "a", "table": "aaaaaaaaaa", "n": 1}')
    check(file_store, tally)
    assert [] == tally.faults
    tally.hear(b'{"taken": "b", "table": "aaaaaaaaaa", "n": 3}')
    tally.hear(b'{"taken": "c", "table": "aaaaaaaaaa", "n": 4}')
    tally.hear(b'{"taken": "a", "table": "aaaaaaaaaa", "n": 2}')
    check(file_store, tally)

    assert 4 == len(tally.faults)


def _as(append, stored):  # type: ignore[no-untyped-def]
    from dataclasses import replace

    return replace(append, entry=stored)
