"""People, what they show to be known again, what they say, and how they leave."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from quintain.store import ArchiveRow, CastleRow, ChangeRow, ChannelRow, Clash, Missing, NameTaken, NoticeRow, PersonRow, Store
from quintain.store.leaving import OWN
from quintain.store.schema import METADATA
from tests.store.things import new_person, new_table, notices


def test_a_person_comes_back_as_kept(store: Store) -> None:
    kept = new_person(store, mail="a@example.org", settings={"lang": "ru"}, holiday_until=9)

    assert kept == store.people.get(kept.id)
    assert {kept.id: kept} == store.people.many([kept.id, "nobody"])


def test_a_registered_name_is_nobody_elses_without_regard_to_case(store: Store) -> None:
    new_person(store, "p1")
    new_person(store, "p2")
    store.people.register("p1", "Straße Ёж", "hash").result()

    with pytest.raises(NameTaken):
        store.people.register("p2", "STRASSE ёж", "hash").result()
    store.people.register("p2", "Другой", "hash").result()
    with pytest.raises(NameTaken):
        store.people.rename("p2", "strasse ёж").result()
    found = store.people.named("sTrasse ЁЖ")
    assert found is not None and ("p1", "registered", "hash") == (found.id, found.kind, found.passphrase)


def test_a_new_name_stands_at_tables_that_go_on(store: Store) -> None:
    new_person(store, "p1")
    new_table(store, people=("p1",), phase="running")
    new_table(store, "bbbbbbbbbb", ("p1",), phase="over")
    store.people.rename("p1", "Anna").result()

    assert ["Anna", ""] == [store.tables.seats([table])[table][0].name for table in ("aaaaaaaaaa", "bbbbbbbbbb")]


@pytest.mark.parametrize("alike", ["ANNA", "Ａnna ", "A\u200dnna", "Anna\ufe0f", "\u2060Anna"])
def test_a_registered_name_is_nobody_elses_however_it_is_written(store: Store, alike: str) -> None:
    new_person(store, "p1")
    new_person(store, "p2")
    store.people.register("p1", "Anna", "hash").result()

    with pytest.raises(NameTaken):
        store.people.register("p2", alike, "hash").result()


def test_changes_of_a_person(store: Store) -> None:
    new_person(store, "p1")
    store.people.change("p1", mail="a@example.org", mail_confirmed=True, settings={"a": [1]}).result()

    assert ["p1"] == [row.id for row in store.people.with_mail("a@example.org")]
    with pytest.raises(Missing):
        store.people.change("p2", seen=1).result()


def test_programs_mutes_reports_and_bans(store: Store) -> None:
    for name in ("p1", "p2"):
        new_person(store, name)
    new_person(store, "b1", kind="bot", owner="p1", name="Robot", folded="robot")
    store.people.mute("p1", "p2").result()
    store.people.mute("p1", "p2").result()
    store.people.report("aaaaaaaaaa", "p1", "p2", "rude", 5).result()
    store.people.ban("p2", 99, "rude").result()

    assert ["b1"] == [row.id for row in store.people.bots_of("p1")]
    assert ["p2"] == store.people.muted("p1")
    store.people.mute("p1", "p2", on=False).result()
    assert [] == store.people.muted("p1")
    (report,) = store.people.reports()
    assert ("p1", "p2", "rude") == (report.reporter, report.person, report.text)
    store.people.settle(report.id).result()
    assert [] == store.people.reports()
    banned = store.people.get("p2")
    assert banned is not None and (99, "rude") == (banned.banned_until, banned.banned_why)
    assert ["b1"] == [row.id for row in store.people.search("OBO")]
    assert ["p1"] == [row.id for row in store.people.search("p1")]
    assert [] == store.people.search("%")


def test_only_the_hash_of_a_token_is_kept(store: Store) -> None:
    new_person(store, "p1")
    store.tokens.keep("open sesame", "p1", "session", 1, 100).result()
    tables = list(METADATA.sorted_tables)

    found = store.read(lambda connection: repr([connection.execute(table.select()).all() for table in tables]))
    assert "open sesame" not in found
    token = store.tokens.find("open sesame", "session", 50)
    assert token is not None and "p1" == token.person


def test_a_token_is_for_its_purpose_and_its_time(store: Store) -> None:
    new_person(store, "p1")
    store.tokens.keep("t1", "p1", "session", 1, 100).result()
    store.tokens.keep("t2", "p1", "session", 2).result()
    store.tokens.keep("t3", "p1", "mail", 3, detail="a@example.org").result()

    assert store.tokens.find("t1", "restore", 50) is None
    assert store.tokens.find("t1", "session", 100) is None
    used = store.tokens.use("t3", "mail", 50).result()
    assert used is not None and "a@example.org" == used.detail
    assert store.tokens.use("t3", "mail", 50).result() is None
    assert 1 == store.tokens.drop("p1", "session", keeping="t2").result()
    assert [2] == [row.created for row in store.tokens.of_person("p1", "session")]


def test_tokens_that_have_expired_go_when_their_person_gets_another(store: Store) -> None:
    for person in ("p1", "p2"):
        new_person(store, person)
        store.tokens.keep(f"first of {person}", person, "restore", 1, 10).result()
        store.tokens.keep(f"second of {person}", person, "restore", 2, 11).result()
    store.tokens.keep("third", "p1", "session", 10).result()

    assert [2] == [row.created for row in store.tokens.of_person("p1", "restore")]
    assert [1, 2] == [row.created for row in store.tokens.of_person("p2", "restore")]


def test_lines_of_chat(store: Store) -> None:
    new_table(store)
    first = store.chat.say("aaaaaaaaaa", "seats", "hello", 1, "p1", "Anna", 0, "c1").result()
    again = store.chat.say("aaaaaaaaaa", "seats", "hello", 2, "p1", "Anna", 0, "c1").result()
    store.chat.say("aaaaaaaaaa", "watchers", "psst", 3, "p2", "Boris", client="c1").result()

    assert first == again
    assert ["hello", "psst"] == [line.text for line in store.chat.lines("aaaaaaaaaa")]
    assert ["hello"] == [line.text for line in store.chat.lines("aaaaaaaaaa", ["seats"])]
    assert ["psst"] == [line.text for line in store.chat.lines("aaaaaaaaaa", after=first.id)]
    assert ["psst"] == [line.text for line in store.chat.lines("aaaaaaaaaa", limit=1)]


def _lived(store: Store) -> None:
    """Two people who have left all kinds of things."""
    for name in ("p1", "p2"):
        new_person(store, name, name=f"Name of {name}", mail=f"{name}@example.org")
        store.tokens.keep(f"token of {name}", name, "session", 1).result()
        store.channels.put(ChannelRow(f"channel of {name}", name, "mail", f"{name}@example.org")).result()
        store.notices.plan([NoticeRow(name, f"channel of {name}", "turn", 5)]).result()
        store.castles.put(CastleRow(f"castle of {name}", name, "castle", f"Castle of {name}", "text")).result()
    new_person(store, "b1", kind="bot", owner="p1", name="Robot of p1")
    store.people.mute("p1", "p2").result()
    store.people.report("aaaaaaaaaa", "p1", "p2", "rude, says p1", 1).result()
    store.people.report("aaaaaaaaaa", "p2", "p1", "rude", 1).result()
    new_table(store, people=("p1", "p2"), phase="over", host="p1")
    store.chat.say("aaaaaaaaaa", "seats", "well played, says p1", 1, "p1", "Name of p1", 0).result()
    names = ["Name of p1", "Name of p2"]
    store.archive.keep(ArchiveRow("aaaaaaaaaa", "majesty", 1, "c", 9, b"packed", names)).result()
    changes = [ChangeRow("aaaaaaaaaa", name, "majesty", 9, 1, 2, 25.0, 8.0) for name in ("p1", "p2")]
    store.ratings.count("aaaaaaaaaa", "majesty", ["p1", "p2"], lambda before: changes).result()


def test_a_person_gets_everything_he_left_and_no_secret(store: Store) -> None:
    _lived(store)
    store.people.change("p1", passphrase="a hash").result()
    found = store.leaving.export("p1")

    assert set(OWN) == {name for name, rows in found.items() if rows}
    assert "a hash" not in repr(found)
    assert "Name of p2" not in repr(found)


def test_nothing_of_a_person_who_left_is_there(store: Store) -> None:
    _lived(store)
    store.leaving.forget("p1").result()

    everything = store.read(
        lambda connection: repr([connection.execute(table.select()).all() for table in METADATA.sorted_tables])
    )
    assert "p1" not in everything
    kept = store.archive.get("aaaaaaaaaa")
    assert kept is not None and (["", "Name of p2"], b"packed") == (kept.names, kept.packed)
    assert ["", "p2"] == [seat.person for seat in store.tables.seats(["aaaaaaaaaa"])["aaaaaaaaaa"]]


def test_who_sits_at_a_running_table_is_not_forgotten(store: Store) -> None:
    new_person(store, "p1")
    new_table(store, people=("p1",), phase="running")

    with pytest.raises(Clash):
        store.leaving.forget("p1").result()


def test_everything_of_a_person_hangs_on_the_person(store: Store) -> None:
    """The database itself holds to that, in SQLite too."""
    _lived(store)
    store.writer.run(lambda connection: connection.execute(text("DELETE FROM people WHERE id = 'p2'"))).result()

    assert (None, [], []) == (
        store.channels.get("channel of p2"),
        store.castles.of_person("p2"),
        notices(store, channel="channel of p2"),
    )


def test_a_person_is_a_row_of_its_own() -> None:
    assert PersonRow("p1", "registered").registered and not PersonRow("p1").registered
