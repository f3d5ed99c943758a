"""`quintain admin`: lists, new names, who is shut out, matches that are ended; in both languages, beside a running server."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from quintain.store import Store, TableRow
from quintain.store.tables import Tables
from tests.cli.conftest import Run
from tests.server.served import Player, served
from tests.server.stored import played
from tests.store.things import new_person, new_table


@pytest.fixture
def people(store: Store) -> Store:
    new_person(store, "anna222222", kind="registered", name="Anna", folded="anna")
    new_person(store, "boris22222", name="Boris")
    return store


def lines(run: Run, place: str, *words: str, code: int = 0) -> list[str]:
    found = run(["admin", *words, "--database", place])
    assert code == found.exit_code, found.output
    return found.output.splitlines()


def test_tables_people_and_complaints_are_listed(run: Run, people: Store, store_place: str) -> None:
    running = played(people, "majesty", 4, ("Anna",))
    new_table(people, "bbbbbbbbbb")
    people.people.report("bbbbbbbbbb", "anna222222", "boris22222", "rude words", 1_000).result()

    assert {"bbbbbbbbbb", running.id} == {line.split(" ")[0] for line in lines(run, store_place, "list", "tables")}
    (table,) = lines(run, store_place, "list", "tables", "running")
    assert "majesty" in table and "Anna" in table and "4 moves" in table
    assert ["anna222222"] == [line.split(" ")[0] for line in lines(run, store_place, "list", "people", "ann")]
    (report,) = lines(run, store_place, "list", "reports")
    assert "Anna about Boris" in report and "rude words" in report
    lines(run, store_place, "settle", report.split(".")[0])
    assert ["There is nothing."] == lines(run, store_place, "list", "reports")


def test_a_person_gets_another_name(run: Run, people: Store, store_place: str) -> None:
    assert ["anna222222 was Anna, is Hanna."] == lines(run, store_place, "rename", "ANNA", "  Hanna ")
    found = people.people.named("hanna")
    assert found is not None and "anna222222" == found.id
    people.people.register("boris22222", "Boris", "x").result()
    lines(run, store_place, "rename", "boris22222", "hanna", code=2)
    lines(run, store_place, "rename", "boris22222", "", code=2)
    lines(run, store_place, "rename", "nobody", "Somebody", code=2)


def test_a_person_is_shut_out_with_his_programs_and_let_in_again(run: Run, people: Store, store_place: str) -> None:
    new_person(people, "robot22222", kind="bot", owner="anna222222", name="Robot")
    lines(run, store_place, "ban", "anna", "--days", "7", "--why", "rude words")

    for id in ("anna222222", "robot22222"):
        found = people.people.get(id)
        assert found is not None and "rude words" == found.banned_why and found.banned_until > 0
    assert any("rude words" in line for line in lines(run, store_place, "list", "people"))
    lines(run, store_place, "ban", "anna", "--days", "0")
    found = people.people.get("anna222222")
    assert found is not None and 0 == found.banned_until


def test_a_match_is_ended_and_an_open_table_removed(run: Run, people: Store, store_place: str) -> None:
    running, over = played(people, "majesty", 4), played(people, "majesty", seed=2)
    new_table(people, "bbbbbbbbbb")
    lines(run, store_place, "end", running.id, "--lang", "ru")
    lines(run, store_place, "end", "bbbbbbbbbb")

    ended = people.tables.get(running.id)
    assert ended is not None and "ended" == ended.phase
    assert people.tables.get("bbbbbbbbbb") is None
    lines(run, store_place, "end", over.id, code=2)
    lines(run, store_place, "end", "nothing", code=2)


def test_a_match_that_begins_while_its_table_is_removed_is_ended(
    run: Run, people: Store, store_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = played(people, "majesty", 4)
    seen = Tables.get
    looks = iter(["open"])

    def before(tables: Tables, table: str) -> TableRow | None:
        row = seen(tables, table)
        return replace(row, phase=next(looks, row.phase)) if row else None

    monkeypatch.setattr(Tables, "get", before)
    lines(run, store_place, "end", running.id)
    monkeypatch.undo()

    ended = people.tables.get(running.id)
    assert ended is not None and "ended" == ended.phase


def test_a_match_on_a_running_server_is_ended(run: Run, tmp_path: Path) -> None:
    """The room notices with its next entry, and shows that the match has ended."""

    async def story() -> None:
        async with served(tmp_path) as house, house.client() as anna:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
            table = (await anna.post("/api/tables", json={"game": "majesty", "options": {"seats": 2}, "seats": seats})).json()[
                "id"
            ]
            async with house.socket(f"/ws/t/{table}", anna) as line:
                player = Player(line)
                await player.hello()
                while not (player.snapshot and player.snapshot["decision"]):
                    await player.next()
                found = await asyncio.to_thread(run, ["admin", "end", table, "--database", house.service.config.database])
                assert 0 == found.exit_code
                await player.choose()
                await player.until("refusal", "closing")
            after = (await anna.get(f"/api/tables/{table}")).json()

            assert "ended" == after["phase"]
            stored = house.service.store.tables.get(table)
            assert stored is not None and "ended" == stored.phase

    asyncio.run(asyncio.wait_for(story(), 60))
