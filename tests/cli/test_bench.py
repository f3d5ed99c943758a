"""`quintain bench`: the numbers are there; how large they are is no test's business."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from quintain.cli.app import app
from quintain.cli.bench import SPANS, SPEEDS, short
from quintain.cli.measures import made, positions, weight
from quintain.kernel import COMPILED


def test_every_number_is_there() -> None:
    result = CliRunner().invoke(app, ["bench", "majesty", "--seats", "4", "--seconds", "0.01", "--json"])
    told = json.loads(result.stdout)

    assert 0 == result.exit_code
    assert COMPILED == (told["form"] == "compiled")
    (line,) = told["games"]
    assert ("majesty", 4) == (line["game"], line["seats"])
    assert all(line[name] > 0 for name in (*SPEEDS, *SPANS, "bytes"))
    assert COMPILED == ("ratio" in line)


def test_the_table_fits_eighty_columns() -> None:
    result = CliRunner().invoke(app, ["bench", "majesty", "--seats", "2", "--seconds", "0.01"])

    assert 0 == result.exit_code
    assert "gain" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_the_table_speaks_russian() -> None:
    result = CliRunner().invoke(app, ["bench", "majesty", "--seats", "2", "--seconds", "0.01", "--lang", "ru"])

    assert 0 == result.exit_code
    assert all(word in result.stdout for word in ("за секунду времени процессора", "ходы", "поиск"))
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_what_cannot_be_measured_is_one_sentence() -> None:
    for words in (["chess"], ["majesty", "--seats", "9"], ["--seconds", "0"]):
        result = CliRunner().invoke(app, ["bench", *words])

        assert 2 == result.exit_code
        assert 1 == result.stderr.count("\n")


def test_positions_come_from_all_of_a_match_and_weigh_something() -> None:
    game = made("majesty", {"seats": 4})
    found = positions(game)

    assert {0} < {int(state.turn) for state in found}
    assert weight(found) > 200


def test_numbers_are_short() -> None:
    assert ["950", "1.05k", "12.3k", "1.04M"] == [short(number) for number in (950, 1049.9, 12_345, 1_041_802)]
