"""`quintain arena` and `quintain bots`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quintain.bots import LEVELS
from quintain.cli.app import app
from quintain.cli.bots import manner
from quintain.contests import Lost
from quintain.contests.contest import play_match
from quintain.words import LANGUAGES, Speaker

RUN = CliRunner()
QUICK = ["arena", "majesty", "--bots", "page,random", "--plain", "--lang", "en"]


def test_an_arena_tells_everybodys_numbers() -> None:
    told = RUN.invoke(app, [*QUICK, "--games", "4"])

    assert 0 == told.exit_code, told.output
    assert "4 matches of Majesty: For the Realm (Players — 2), seeds from 0" in told.output
    assert all(word in told.output for word in ("Page", "Chance", "wins", "rating"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_for_programs(tmp_path: Path, lang: str) -> None:
    """The same names and numbers in every language."""
    file = tmp_path / "numbers.json"
    told = RUN.invoke(app, [*QUICK[:-1], lang, "--games", "4", "--numbers", str(file)])
    again = RUN.invoke(app, [*QUICK[:-1], lang, "--games", "4", "--numbers", str(file)])
    numbers = json.loads(file.read_text())

    assert (0, 0) == (told.exit_code, again.exit_code), again.output
    assert 4 == numbers["matches"]
    assert ["page", "random"] == numbers["contest"]["bots"]
    assert {"page", "random"} == {line["bot"] for line in numbers["bots"]}
    assert 1 == pytest.approx(sum(line["wins"] for line in numbers["bots"]))
    for line in numbers["bots"]:
        (other,) = line["before"].values()

        assert line["wins_interval"][0] <= line["wins"] <= line["wins_interval"][1]
        assert (4, line["wins"]) == (other["meetings"], pytest.approx(other["share"]))


def test_numbers_do_not_overwrite_what_is_none(tmp_path: Path) -> None:
    file = tmp_path / "precious.json"
    file.write_text('{"mine": 1}')
    told = RUN.invoke(app, [*QUICK, "--games", "1", "--numbers", str(file)])

    assert 2 == told.exit_code
    assert '{"mine": 1}' == file.read_text()


def test_running_again_goes_on_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    RUN.invoke(app, [*QUICK, "--games", "2", "--json", str(file)])
    first = file.read_text().splitlines()
    with file.open("a") as broken:
        broken.write('{"n": 2, "seed"')  # cut off while writing
    RUN.invoke(app, [*QUICK, "--games", "4", "--json", str(file)])
    lines = file.read_text().splitlines()

    assert first == lines[:3]
    assert [0, 1, 2, 3] == [json.loads(line)["n"] for line in lines[1:]]


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    RUN.invoke(app, [*QUICK, "--games", "2", "--json", str(file)])
    told = RUN.invoke(app, [*QUICK, "--games", "2", "--seed", "9", "--json", str(file)])

    assert 2 == told.exit_code
    assert "another contest (seed)" in told.output


def test_a_file_of_an_earlier_format_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_text('{"format": 1, "game": "majesty"}\n')
    told = RUN.invoke(app, [*QUICK, "--json", str(file)])

    assert 2 == told.exit_code
    assert "format 1, this Quintain writes format 4" in told.output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["garbage", "[1]", "{}", "\xff\xfe", '{"format": {}}'])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, text: str, lang: str) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_bytes(text.encode("latin-1"))
    told = RUN.invoke(app, [*QUICK[:-1], lang, "--json", str(file)])

    assert 2 == told.exit_code
    assert 1 == len(told.output.strip().splitlines())
    assert text.encode("latin-1") == file.read_bytes()


@pytest.mark.parametrize("line", ["5", "{}", '{"n": 0}', '{"n": 0, "bots": ["king", "page"]}'])
def test_a_line_that_is_no_match_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "arena.jsonl"
    RUN.invoke(app, [*QUICK, "--games", "2", "--json", str(file)])
    with file.open("a") as more:
        more.write(line + "\n")
    told = RUN.invoke(app, [*QUICK, "--games", "4", "--json", str(file)])

    assert 2 == told.exit_code
    assert "line 4 is no match" in told.output


def test_a_match_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    RUN.invoke(app, [*QUICK, "--games", "2", "--json", str(file)])
    first = file.read_text()
    file.write_text(first + first.splitlines()[-1] + "\n")
    told = RUN.invoke(app, [*QUICK, "--games", "2", "--json", str(file)])

    assert "2 matches of Majesty" in told.output


def test_files_that_cannot_be_written_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for switch in ("--json", "--html", "--numbers"):
        for wrong in (tmp_path, tmp_path / "file" / "below"):
            told = RUN.invoke(app, [*QUICK, "--games", "2", switch, str(wrong)])

            assert 2 == told.exit_code
            assert 1 == len(told.output.strip().splitlines())


def test_the_report_does_not_overwrite_the_matches(tmp_path: Path) -> None:
    file = str(tmp_path / "arena")
    told = RUN.invoke(app, [*QUICK, "--games", "2", "--json", file, "--html", file])

    assert 2 == told.exit_code
    assert "need different files" in told.output


def test_one_match_is_enough(tmp_path: Path) -> None:
    told = RUN.invoke(app, [*QUICK, "--games", "1", "--html", str(tmp_path / "arena.html")])

    assert 0 == told.exit_code, told.output
    assert "inf" not in told.output
    assert "1 match more" in told.output


@pytest.mark.parametrize("wrong", ["random", "random,random", "random,nobody"])
def test_wrong_bots_are_answered_by_a_sentence(wrong: str) -> None:
    told = RUN.invoke(app, ["arena", "majesty", "--bots", wrong, "--games", "2"])

    assert 2 == told.exit_code
    assert 1 == len(told.output.strip().splitlines())


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_more_matches_than_can_be_counted_are_refused(command: str) -> None:
    told = RUN.invoke(app, [command, "majesty", "--games", "9" * 20])

    assert 2 == told.exit_code
    assert 1 == len(told.output.strip().splitlines())


def test_the_page_stands_alone(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    told = RUN.invoke(app, [*QUICK, "--games", "2", "--html", str(page)])
    text = page.read_text()

    assert 0 == told.exit_code, told.output
    assert text.count("<svg") == text.count("</svg>") == 3
    assert "http" not in text


def test_table_and_page_speak_russian(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    told = RUN.invoke(app, [*QUICK[:-1], "ru", "--games", "3", "--html", str(page)])
    text = page.read_text(encoding="utf-8")

    assert 0 == told.exit_code, told.output
    assert all(
        words in told.output
        for words in ("3 партии в «Majesty: Твоя", "бот Паж; мест сыграно 3; победы", "Ещё 1 партия", "Отчёт")
    )
    assert all(words in text for words in ('lang="ru"', "Доля побед", "Кто заканчивает выше кого", "<th>рейтинг</th>"))
    assert not any(words in text for words in ("matches", "Numbers", "Rating"))


@pytest.mark.parametrize("names", ["page,king:1", "PAGE,King:1", "Паж, Король:1", "паж,king:1"])
def test_bots_are_known_by_the_names_they_are_shown_by(tmp_path: Path, names: str) -> None:
    file, page = tmp_path / "arena.jsonl", tmp_path / "arena.html"
    told = RUN.invoke(app, [*QUICK[:3], names, "--games", "1", "--lang", "ru", "--json", str(file), "--html", str(page)])
    text = page.read_text(encoding="utf-8")

    assert 0 == told.exit_code, told.output
    assert ["page", "king:1"] == json.loads(file.read_text().splitlines()[0])["bots"]
    assert "Король:1" in told.output
    assert text.count("Паж") == text.count("Король:1") > 3
    assert not any(word in told.output + text for word in ("page", "king"))


def test_options_that_are_not_as_usual_are_told_in_words(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    words = ["arena", "mastery", "--castle_siege", "--bots", "page,random", "--games", "1", "--lang", "ru", "--plain"]
    told = RUN.invoke(app, [*words, "--html", str(page)])
    expected = "1 партия в «Medieval Mastery» (Игроки — 2; Вариант: Осада замка — да; Предел раундов — 60), зёрна"

    assert expected in told.output
    assert expected in page.read_text(encoding="utf-8")
    assert "<h1>Арена: Medieval Mastery, мест: 2</h1>" in page.read_text(encoding="utf-8")


def test_the_table_fits_eighty_columns() -> None:
    told = RUN.invoke(app, ["arena", "majesty", "--bots", "search:1,random", "--games", "12", "--lang", "en"])

    assert max(len(line) for line in told.output.splitlines()[1:]) <= 80
    assert "…" not in told.output


def test_interrupting_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "arena.jsonl"
    calls = []

    def stop(task: dict[str, object]) -> dict[str, object]:
        calls.append(task)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return play_match(task)

    monkeypatch.setattr("quintain.contests.contest.play_match", stop)
    told = RUN.invoke(app, [*QUICK, "--games", "6", "--json", str(file)])

    assert 130 == told.exit_code
    assert "run it again to go on" in told.output
    assert 3 == len(file.read_text().splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_a_process_is_killed_the_table_is_told(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    def gone(task: dict[str, object]) -> dict[str, object]:
        if task["n"] == 2:
            raise Lost
        return play_match(task)

    monkeypatch.setattr("quintain.contests.contest.play_match", gone)
    told = RUN.invoke(app, [*QUICK[:-1], lang, "--games", "6"])

    assert 1 == told.exit_code
    assert ("2 matches" if lang == "en" else "2 партии") in told.output
    assert ("processes was killed; with --json" if lang == "en" else "процессов уничтожен; с --json") in told.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_listed_with_their_names(lang: str) -> None:
    told = RUN.invoke(app, ["bots", "--plain", "--lang", lang])

    assert 0 == told.exit_code, told.output
    assert all(name in told.output for name in (("Page", "King") if lang == "en" else ("Паж", "Король")))
    assert "search:80ms" in told.output


@pytest.mark.parametrize(("lang", "told"), [("en", "0.5 s "), ("ru", "0,5 с")])
def test_parts_of_a_second_are_written_as_the_language_does(monkeypatch: pytest.MonkeyPatch, lang: str, told: str) -> None:
    (king,) = (level for level in LEVELS if level.name == "king")
    monkeypatch.setattr("quintain.cli.bots.LEVELS", [king.within(9, 500)])

    assert told in manner("king", Speaker(lang))


def test_bots_may_have_a_budget_of_ones_own() -> None:
    told = RUN.invoke(app, [*QUICK[:3], "search:2, knight:1ms", *QUICK[4:], "--games", "2"])

    assert 0 == told.exit_code, told.output
    assert all(name in told.output for name in ("search:2;", "Knight:1ms;"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wrong", ["search:-1", "search:", "king:abc", "greedy:5", "search"])
@pytest.mark.parametrize("door", ["arena majesty --bots page,", "simulate majesty --bots ", "play majesty --seats me,"])
def test_what_is_no_budget_is_refused_at_every_door(door: str, wrong: str, lang: str) -> None:
    if door.startswith("play") and wrong == "king:abc":
        return  # at the table that is the name of a king
    told = RUN.invoke(app, [*(door + wrong).split(), "--lang", lang])

    assert 2 == told.exit_code, told.output
    assert 1 == len(told.output.strip().splitlines())
    assert all(word in told.output for word in (wrong, "search:400", "king:200ms", "search, knight, lord, king"))
    assert ("budget" if lang == "en" else "запас") in told.output
