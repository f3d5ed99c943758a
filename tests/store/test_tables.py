"""Tables, their seats, their leases, and the lists of them."""

from __future__ import annotations

import pytest

from quintain.store import Clash, Missing, NotOwner, SeatRow, Store, TableRow
from tests.store.things import entry, new_person, new_table


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    kept = new_table(
        store, name="Воскресенье", pace="days", move_ms=3 * 86_400_000, public=True, hints=False, seed="f" * 32, salt="00",
        turn=[0, 1], unrated=["hint"], sitters=[{"kind": "person"}], result={"ranks": [1, 2]}, extras={"window": 15_000},
    )  # fmt: skip

    assert kept == store.tables.get(kept.id)
    assert store.tables.get("nothing") is None


def test_an_id_is_used_once(store: Store) -> None:
    new_table(store)
    with pytest.raises(Clash):
        new_table(store)


def test_seats_are_taken_once(store: Store) -> None:
    new_table(store)
    first = store.tables.seat(SeatRow("aaaaaaaaaa", 0, "person", "p1", name="Anna", accepted=["castle"]), was="open")
    second = store.tables.seat(SeatRow("aaaaaaaaaa", 0, "person", "p2", name="Boris"), was="open")

    assert first.result() is None
    assert isinstance(second.exception(), Clash)
    seats = store.tables.seats(["aaaaaaaaaa"])["aaaaaaaaaa"]
    assert [("Anna", ["castle"]), ("", [])] == [(seat.name, seat.accepted) for seat in seats]


def test_a_table_changes_only_in_the_phase_that_is_meant(store: Store) -> None:
    new_table(store)
    store.tables.change("aaaaaaaaaa", while_in="open", started=5, phase="over").result()

    with pytest.raises(Clash):
        store.tables.change("aaaaaaaaaa", while_in="running", ended=5).result()
    with pytest.raises(Missing):
        store.tables.change("bbbbbbbbbb", name="x").result()
    with pytest.raises(KeyError):
        store.tables.change("aaaaaaaaaa", nonsense=1)


def test_a_rematch_is_opened_once(store: Store) -> None:
    new_table(store)
    new_table(store, "bbbbbbbbbb", previous="aaaaaaaaaa")

    with pytest.raises(Clash):
        new_table(store, "cccccccccc", previous="aaaaaaaaaa")
    old = store.tables.get("aaaaaaaaaa")
    assert old is not None and "bbbbbbbbbb" == old.next
    assert store.tables.get("cccccccccc") is None


def test_the_log_is_read_from_a_number_on(store: Store) -> None:
    new_table(store)
    store.writer.append([entry(n) for n in range(1, 6)]).result()

    assert [4, 5] == [row.n for row in store.tables.entries("aaaaaaaaaa", after=3)]


def test_lists_of_tables(store: Store) -> None:
    new_table(store, "a" * 10, ("p1", "p2"), phase="running", public=True, created=1, due=50)
    new_table(store, "b" * 10, ("p1",), created=2, public=True, host="p1")
    new_table(store, "c" * 10, ("p2",), phase="running", created=3, due=20)
    new_table(store, "d" * 10, ("p1", "p2"), phase="over", public=True, created=4, ended=9, due=1)
    new_table(store, "e" * 10, host="p3", created=5)

    def ids(rows: list[TableRow]) -> str:
        return "".join(row.id[0] for row in rows)

    assert "b" == ids(store.tables.lobby("open"))
    assert "a" == ids(store.tables.lobby("running"))
    assert "d" == ids(store.tables.lobby("over"))
    assert "dba" == ids(store.tables.of_person("p1"))
    assert "ba" == ids(store.tables.of_person("p1", ("open", "running")))
    assert "e" == ids(store.tables.of_person("p3"))
    assert ["a" * 10, "c" * 10] == store.tables.running()
    assert [("c" * 10, 20)] == store.tables.due(30)
    assert 20 == store.tables.next_due()
    assert {"open": 2, "running": 2, "over": 1} == store.tables.counts()
    assert (2, 1) == (store.tables.count_of("p1"), store.tables.count_of("p3"))


def test_who_leaves_frees_the_seat_and_the_table_goes_with_its_host_alone(store: Store) -> None:
    new_table(store, "a" * 10, ("p1", "p2"), host="p1")
    new_table(store, "b" * 10, ("p2",), host="p1")

    assert store.tables.leave("a" * 10, "p1").result()
    left = store.tables.get("a" * 10)
    assert left is not None and "p2" == left.host
    assert [("open", ""), ("person", "p2")] == [(seat.kind, seat.person) for seat in store.tables.seats(["a" * 10])["a" * 10]]
    assert not store.tables.leave("a" * 10, "p2").result()
    assert store.tables.get("a" * 10) is None

    assert store.tables.leave("b" * 10, "p2").result()  # whoever opened it has not left
    with pytest.raises(Clash):
        store.tables.leave("b" * 10, "p2").result()
    assert not store.tables.leave("b" * 10, "p1").result()
    with pytest.raises(Missing):
        store.tables.leave("b" * 10, "p1").result()


def test_nobody_leaves_a_table_whose_match_has_begun(store: Store) -> None:
    new_table(store, people=("p1",), host="p1", phase="running")
    with pytest.raises(Clash):
        store.tables.leave("aaaaaaaaaa", "p1").result()


def test_only_a_table_whose_match_has_not_begun_is_removed(store: Store) -> None:
    new_table(store, phase="running")
    new_table(store, "bbbbbbbbbb")

    store.tables.remove("bbbbbbbbbb").result()
    with pytest.raises(Clash):
        store.tables.remove("aaaaaaaaaa").result()
    assert store.tables.get("bbbbbbbbbb") is None
    assert [] == store.tables.seats(["bbbbbbbbbb"])["bbbbbbbbbb"]


def test_a_match_that_is_ended_from_outside_is_lost_to_whoever_led_it(store: Store) -> None:
    new_table(store, phase="running", turn=[0], due=9)
    epoch = store.leases.take("aaaaaaaaaa", "one", 60_000).result()
    store.tables.end("aaaaaaaaaa", 77).result()

    table = store.tables.get("aaaaaaaaaa")
    assert table is not None and ("ended", 77, [], 0) == (table.phase, table.ended, table.turn, table.due)
    assert isinstance(store.writer.append([entry(1, epoch=epoch)]).exception(), NotOwner)
    with pytest.raises(Clash):
        store.tables.end("aaaaaaaaaa", 78).result()
    with pytest.raises(Missing):
        store.tables.end("bbbbbbbbbb", 78).result()


def test_a_lease_lasts_and_is_taken_over_afterwards(store: Store) -> None:
    new_table(store)
    first = store.leases.take("aaaaaaaaaa", "one", 60_000).result()
    assert isinstance(store.leases.take("aaaaaaaaaa", "two", 60_000).exception(), NotOwner)

    again = store.leases.take("aaaaaaaaaa", "one", 0).result()
    assert first + 1 == again
    assert first + 2 == store.leases.take("aaaaaaaaaa", "two", 60_000).result()
    store.leases.release("aaaaaaaaaa", "one", again).result()
    held = store.leases.get("aaaaaaaaaa")
    assert held is not None and "two" == held.owner
    store.leases.release("aaaaaaaaaa", "two", held.epoch).result()
    assert held.epoch + 1 == store.leases.take("aaaaaaaaaa", "three", 1_000).result()
    with pytest.raises(Missing):
        store.leases.take("bbbbbbbbbb", "one", 1_000).result()


def test_leases_go_by_the_clock_of_the_database(store: Store) -> None:
    """Which is about ours, in milliseconds."""
    import time

    new_table(store)
    store.leases.take("aaaaaaaaaa", "one", 0).result()
    lease = store.leases.get("aaaaaaaaaa")

    assert lease is not None
    assert abs(lease.until - time.time() * 1000) < 600_000


def test_two_stores_on_one_database_share_the_keys(store: Store, store_place: str) -> None:
    other = Store.open(store_place)
    made = store.secrets.get_or_make("cookie", lambda: b"one").result()
    found = other.secrets.get_or_make("cookie", lambda: b"two").result()
    other.close()

    assert b"one" == made == found == store.secrets.get("cookie")
    assert store.secrets.get("nothing") is None


def test_a_castle_belongs_to_somebody(store: Store) -> None:
    from quintain.store import CastleRow

    new_person(store, "p1")
    new_person(store, "p2")
    castle = CastleRow("k1", "p1", "castle", "Rock", "text", created=1, changed=1)
    store.castles.put(castle).result()
    store.castles.put(CastleRow("k1", "p1", "castle", "Rock", "more", True, 2, 2)).result()

    with pytest.raises(Clash):
        store.castles.put(CastleRow("k1", "p2", "castle", "Mine", "text")).result()
    assert (
        [CastleRow("k1", "p1", "castle", "Rock", "more", True, 1, 2)] == store.castles.of_person("p1") == store.castles.shared()
    )
    assert (False, True) == (store.castles.remove("k1", "p2").result(), store.castles.remove("k1", "p1").result())
    assert store.castles.get("k1") is None
