"""Channels, notices that are due, the archive and ratings."""

from __future__ import annotations

import pytest

from quintain.store import ArchiveRow, ChangeRow, ChannelRow, Clash, NoticeRow, RatingRow, Store
from quintain.store.notices import NEVER
from tests.store.things import new_person, new_table, notices


def _channel(store: Store, id: str = "c1", person: str = "p1", **columns: object) -> None:
    if store.people.get(person) is None:
        new_person(store, person)
    store.channels.put(ChannelRow(**{"id": id, "person": person, "kind": "webhook", **columns})).result()  # type: ignore[arg-type]


def test_a_channel_keeps_its_state_when_it_is_set_anew(store: Store) -> None:
    _channel(store, address="https://example.org/a")
    store.channels.change("c1", state="arrived", at=7).result()
    _channel(store, address="https://example.org/b", digest=True, silent=["aaaaaaaaaa"])

    found = store.channels.get("c1")
    assert (
        ChannelRow("c1", "p1", "webhook", "https://example.org/b", digest=True, state="arrived", at=7, silent=["aaaaaaaaaa"])
        == found
    )
    new_person(store, "p2")
    with pytest.raises(Clash):
        store.channels.put(ChannelRow("c1", "p2", "webhook")).result()
    assert (False, True) == (store.channels.remove("c1", "p2").result(), store.channels.remove("c1", "p1").result())


def test_notices_are_claimed_once_when_due(store: Store) -> None:
    _channel(store)
    store.notices.plan([NoticeRow("p1", "c1", "turn", due, "aaaaaaaaaa", 0, 3) for due in (30, 10, 20)]).result()

    assert 10 == store.notices.next_due()
    assert {"c1": 10} == store.channels.next_of("p1")
    assert {"p1"} == store.channels.people()
    first = store.notices.claim(25, 100).result()
    assert {10, 20} == {notice.due for notice in first}
    assert [] == store.notices.claim(25, 100).result()
    store.notices.settle(first[:1]).result()
    late = store.notices.claim(125, 100).result()  # whoever claimed the other is gone
    assert {(first[1].due, 2), (30, 1)} == {(notice.due, notice.tries) for notice in late}
    store.notices.put_off(late[0].id, 500).result()
    assert [] == store.notices.claim(130, 100).result()
    assert 1 == len(store.notices.claim(500, 100, limit=1).result())


def test_what_was_told_of_an_open_question_is_remembered(store: Store) -> None:
    """So that it is told once, also after a restart."""
    _channel(store)

    def asked(opened: int, deadline: int = 0) -> list[NoticeRow]:
        kinds = {"turn": 10, "reminder": 20} if deadline else {"turn": 10}
        return [NoticeRow("p1", "c1", kind, due, "aaaaaaaaaa", 0, opened, deadline) for kind, due in kinds.items()]

    def there() -> list[tuple[str, int, bool]]:
        return [(each.kind, each.opened, each.due == NEVER) for each in notices(store, table_id="aaaaaaaaaa")]

    store.notices.ask("aaaaaaaaaa", [(0, 3)], asked(3, 99)).result()
    store.notices.settle(store.notices.claim(15, 100).result()).result()
    store.notices.ask("aaaaaaaaaa", [(0, 3)], asked(3, 99)).result()
    assert [("reminder", 3, False), ("turn", 3, True)] == there()
    assert {"c1": 20} == store.channels.next_of("p1")

    store.notices.settle(store.notices.claim(25, 100).result()).result()
    store.notices.ask("aaaaaaaaaa", [(0, 3)], asked(3, 500)).result()  # the deadline moved: reminders come again
    assert [("reminder", 3, False), ("turn", 3, True)] == there()
    assert {500} == {each.deadline for each in notices(store, table_id="aaaaaaaaaa")}

    store.notices.ask("aaaaaaaaaa", [(0, 7)], asked(7)).result()
    assert [("turn", 7, False)] == there()
    store.notices.ask("aaaaaaaaaa", [], []).result()
    assert [] == there()


def test_two_who_deliver_do_not_deliver_the_same(store: Store, store_place: str) -> None:
    _channel(store)
    store.notices.plan([NoticeRow("p1", "c1", "turn", due) for due in range(1, 101)]).result()
    other = Store.open(store_place)
    claims = [each.notices.claim(1_000, 10_000, limit=10) for _ in range(6) for each in (store, other)]
    found = [notice.id for claim in claims for notice in claim.result()]
    other.close()

    assert 100 == len(found) == len(set(found))


def test_an_answered_question_is_not_told(store: Store) -> None:
    _channel(store)
    store.notices.plan(
        [NoticeRow("p1", "c1", kind, 10, "aaaaaaaaaa", seat) for kind in ("turn", "reminder", "over") for seat in (0, 1)]
    ).result()

    assert 2 == store.notices.drop("aaaaaaaaaa", 0).result()
    assert 2 == store.notices.drop("aaaaaaaaaa").result()
    assert ["over", "over"] == [notice.kind for notice in notices(store, table_id="aaaaaaaaaa")]


def test_the_archive(store: Store) -> None:
    for name, public in (("a", True), ("b", False), ("c", True)):
        new_table(store, name * 10, ("p1",) if name != "c" else (), phase="running")
        row = ArchiveRow(
            name * 10, "majesty", 1, "digest", ord(name), b"\x00packed", ["Anna", "Boris"], {"ranks": [1, 2]}, [], 9, public
        )
        store.archive.keep(row, phase="over", result={"ranks": [1, 2]}).result()
        store.archive.keep(row).result()

    assert ["c" * 10, "a" * 10] == [row.table_id for row in store.archive.recent()]
    assert [] == store.archive.recent("mastery")
    assert ["b" * 10, "a" * 10] == [row.table_id for row in store.archive.of_person("p1")]
    assert ["a" * 10] == [row.table_id for row in store.archive.of_person("p1", before=ord("b"))]
    kept = store.archive.get("a" * 10)
    assert kept is not None and (b"\x00packed", {"ranks": [1, 2]}) == (kept.packed, kept.outcome)
    table = store.tables.get("a" * 10)
    assert table is not None and "over" == table.phase
    assert ["a" * 10, "b" * 10, "c" * 10] == sorted(store.archive.ids())


def test_a_match_counts_once(store: Store) -> None:
    for name in "ab":
        new_table(store, name * 10)

    def counted(table: str, mu: float) -> bool:
        def rate(before: object) -> list[ChangeRow]:
            assert isinstance(before, dict)
            start = before["p1"].mu if "p1" in before else 25.0
            return [ChangeRow(table, "p1", "majesty", 5, 1, 2, start + mu, 8.0)]

        return store.ratings.count(table, "majesty", ["p1"], rate).result()

    assert [True, False, True] == [counted("a" * 10, 1.0), counted("a" * 10, 1.0), counted("b" * 10, 2.0)]
    assert [RatingRow("majesty", "p1", 28.0, 8.0, 2, 5)] == store.ratings.standings("majesty") == store.ratings.of_player("p1")
    assert [26.0, 28.0] == [change.mu for change in store.ratings.history("majesty", "p1")]
