"""`quintain db`: bring up to date, check, back up, restore; on both kinds of database and in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from quintain.games import GAMES
from quintain.store import Store
from tests.cli.conftest import Run
from tests.server.stored import played


def test_a_database_is_made_and_then_up_to_date(run: Run, tmp_path: Path) -> None:
    made = run(["db", "upgrade", "--database", str(tmp_path / "new.db")])
    again = run(["db", "upgrade", "--database", str(tmp_path / "new.db"), "--lang", "ru"])

    assert (0, True) == (made.exit_code, "A new database was made" in made.output)
    assert (0, True) == (again.exit_code, "не нуждается в обновлении" in again.output)


def test_the_settings_of_the_server_say_where_the_database_is(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTAIN_DATABASE", str(tmp_path / "one.db"))
    (tmp_path / "settings.toml").write_text(f"database = '{tmp_path / 'two.db'}'\n")
    run("db upgrade")
    monkeypatch.delenv("QUINTAIN_DATABASE")
    run(["db", "upgrade", "--config", str(tmp_path / "settings.toml")])

    assert {"one.db", "two.db"} <= {file.name for file in tmp_path.iterdir()}


@pytest.mark.parametrize("scheme", ["", "sqlite:///"])
@pytest.mark.parametrize("words", [["check"], ["backup", "somewhere"]])
def test_what_is_not_there_is_not_made(run: Run, tmp_path: Path, words: list[str], scheme: str) -> None:
    found = run(["db", *words, "--database", f"{scheme}{tmp_path / 'none.db'}"])

    assert (2, True) == (found.exit_code, "There is no database" in found.output)
    assert [] == [file for file in tmp_path.iterdir() if file.suffix == ".db"]


def test_a_secret_in_an_address_is_not_told(run: Run) -> None:
    found = run(["db", "check", "--database", "postgresql://me:sesame@127.0.0.1:1/none"])

    assert (2, False) == (found.exit_code, "sesame" in found.output)


@pytest.mark.parametrize("game", ["academy", "castlecraft", "majesty", "mastery", "reliquium"])
def test_matches_of_every_game_check_well(run: Run, file_store: Store, game: str) -> None:
    played(file_store, game, 30)
    played(file_store, game, 400 if game == "castlecraft" else 10_000, seed=2)
    found = run(["db", "check", "--finished", "--database", file_store.address])

    assert (0, "2 matches checked, all well.\n") == (found.exit_code, found.output)


def test_matches_of_other_rules_are_listed(run: Run, store: Store, store_place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, content, good = (played(store, "majesty", 5, seed=seed) for seed in (1, 2, 3))
    store.tables.change(rules.id, rules=rules.rules - 1).result()
    store.tables.change(content.id, content="0000").result()
    gone = played(store, "mastery", 5, seed=4)
    monkeypatch.delitem(GAMES, "mastery")
    found = run(["db", "check", "--database", store_place])

    assert 1 == found.exit_code
    lines = {line.split(" ")[0]: line for line in found.output.splitlines()}
    assert "another revision" in lines[rules.id]
    assert "other printed values" in lines[content.id]
    assert "not there any more" in lines[gone.id]
    assert good.id not in lines
    assert "4 matches checked, 3 not." == found.output.splitlines()[-1]


def test_logs_that_do_not_rebuild_are_listed(run: Run, store: Store, store_place: str) -> None:
    """A hole, an entry that is none, a move that was not legal, a result that is another, an archive that is gone."""
    hole, noise, illegal = (played(store, "majesty", 5, seed=seed) for seed in (1, 2, 3))
    other, final, lost = (played(store, "majesty", seed=seed) for seed in (4, 5, 6))
    orders = {
        "DELETE FROM entries WHERE n = 3 AND table_id = :id": hole,
        "UPDATE entries SET entry = :noise WHERE n = 3 AND table_id = :id": noise,
        "UPDATE entries SET entry = :illegal WHERE n = 3 AND table_id = :id": illegal,
        "UPDATE tables SET final = '00' WHERE id = :id": final,
        "DELETE FROM archive WHERE table_id = :id": lost,
    }
    values = {"noise": b"noise", "illegal": b'{"type":"moved","n":3,"seat":0,"actions":[999999]}'}
    for order, row in orders.items():
        used = {name: value for name, value in values.items() if f":{name}" in order}
        ordered(store, order, {"id": row.id, **used})
    store.tables.change(other.id, result={"ranks": [9, 9]}).result()
    found = run(["db", "check", "--finished", "--database", store_place, "--lang", "ru"])

    lines = {line.split(" ")[0]: line for line in found.output.splitlines()}
    assert "не хватает записей" in lines[hole.id]
    assert "не подходит" in lines[noise.id] and "не подходит" in lines[illegal.id]
    assert "не так" in lines[other.id]
    assert "другому положению" in lines[final.id]
    assert "архива нет" in lines[lost.id]
    assert "Проверено 6 партий, 6 не в порядке." == found.output.splitlines()[-1]


def ordered(store: Store, order: str, values: dict[str, object]) -> None:
    """Something that no part of the store would do."""
    store.writer.run(lambda connection: connection.execute(text(order), values)).result()


@pytest.mark.parametrize("dump", [[], ["--dump"]])
def test_a_backup_goes_into_another_database(run: Run, store: Store, store_place: str, tmp_path: Path, dump: list[str]) -> None:
    match = played(store, "majesty")
    backup, place = str(tmp_path / "backup"), str(tmp_path / "other.db")
    made = run(["db", "backup", backup, "--database", store_place, *dump])
    again = run(["db", "backup", backup, "--database", store_place])
    put_back = run(["db", "restore", backup, "--database", place])
    twice = run(["db", "restore", backup, "--database", place])
    other = Store.open(place)
    kept = other.archive.get(match.id)
    other.close()

    assert [0, 2, 0, 2] == [each.exit_code for each in (made, again, put_back, twice)]
    assert "backed up" in made.output and "--overwrite" in again.output and "--overwrite" in twice.output
    assert kept == store.archive.get(match.id)
    assert "1 match checked, all well.\n" == run(["db", "check", "--finished", "--database", place]).output


def test_a_file_that_is_in_use_is_not_replaced(run: Run, file_store: Store, tmp_path: Path) -> None:
    run(["db", "backup", str(tmp_path / "backup"), "--database", file_store.address])
    found = run(["db", "restore", str(tmp_path / "backup"), "--overwrite", "--database", file_store.address])

    assert (2, True) == (found.exit_code, "in use" in found.output)
    file_store.check()


def test_what_cannot_be_read_or_written_is_one_sentence(run: Run, file_store: Store, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear reader")
    results = [
        run(["db", "restore", str(tmp_path / "letter"), "--database", str(tmp_path / "x.db")]),
        run(["db", "restore", str(tmp_path / "missing"), "--database", str(tmp_path / "x.db")]),
        run(["db", "backup", "/nowhere/file", "--database", file_store.address]),
    ]

    assert [2, 2, 2] == [each.exit_code for each in results]
    assert "no backup of Quintain" in results[0].output
    assert ["no such file" in each.output for each in results[1:]] == [True, True]
