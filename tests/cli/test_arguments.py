"""What is typed after the command: whatever is wrong is one sentence and exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quintain.cli.app import app
from quintain.cli.arguments import options_of, told
from quintain.games import GAMES
from quintain.words import LANGUAGES, Speaker

from .conftest import Run


def refused(run: Run, words: str, expected: str) -> None:
    """One sentence on the error stream, nothing else, exit code 2; in Russian too."""
    for lang in ("en", "ru"):
        result = run(f"{words} --lang {lang}")

        assert 2 == result.exit_code
        assert 1 == result.stderr.count("\n")
        assert "" == result.stdout
        assert "Traceback" not in result.stderr
        if lang == "en":
            assert expected in result.stderr


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("play chess", "There is no game “chess”; games are academy, castlecraft, majesty"),
        ("play majesty --seats me", "2 to 4 players, not 1"),
        ("play majesty --seats 5", "2 to 4 players, not 5"),
        ("play majesty --seats 0", "2 to 4 players, not 0"),
        ("play majesty --seats 9999", "2 to 4 players, not 9999"),
        ("arena", "Say which game"),
        ("simulate", "Say which game"),
        (
            "arena majesty --foo 3",
            "There is no option “foo”; options are bots, games, seats, jobs, executor, address, seed, content, json, html",
        ),
        ("arena majesty --save x", "There is no option “save”; options are bots, games,"),
        ("simulate majesty --foo 3", "There is no option “foo”; options are games, jobs,"),
        ("play majesty --foo 3", "There is no option “foo”; options are seats, seed, lang, plain, content, save, resume"),
        ("play majesty --seats me,deep_thought", "“deep_thought” cannot sit at the table; those who can are me, random"),
        ("play majesty --seats ,", "“” cannot sit"),
        (f"play majesty --seats me:{'x' * 50},random", "A name has 1 to 24 letters"),
        ("play majesty --seed abc", "A seed is a number from 0 to"),
        ("play majesty --seed -1", "A seed is a number from 0 to"),
        ("play majesty --seed 99999999999999999999", "A seed is a number from 0 to"),
        ("play majesty --side C", "eight letters A or B"),
        ("play majesty --deck full --deck_mode standard", "deck_mode is given twice"),
        ("play majesty --deck wide", "takes standard | full_shuffle, not “wide”"),
        ("play academy --seats 3 --first 0", "takes random | 1 | 2 | 3 | 4 | 5, not “0”"),
        ("play academy --seats 3 --first 6", "takes random | 1 | 2 | 3 | 4 | 5, not “6”"),
        ("play academy --seats 3 --first 4", "first_player seat 4 does not go with seats 3 (AC-2.3)"),
        ("play majesty --colour red", "There is no option “colour”; options are seats"),
        ("play majesty --side", "takes text, not “”"),
        ("play majesty majesty", "“majesty” was not understood"),
        ("play majesty -x", "“-x” was not understood"),
        ("play toy --r 2", "“r” may mean several options: rounds, raises, raise_by"),
        ("play toy --rounds 7", "takes 1 … 3, not “7”"),
        ("play toy --no-raises --mood cross", "a cross mood needs raises"),
        ("play toy --no-raises yes", "raises takes yes | no"),
        ("play --side B", "Say which game"),
        ("play --seats 3", "Say which game"),
        ("play majesty --resume x.json --seed 3", "goes on as it is"),
        ("play majesty --content nowhere.toml", "There is no file nowhere.toml."),
        ("rules chess", "There is no game"),
        ("rules majesty MJ-99.9", "There is no clause “MJ-99.9”."),
        ("options chess", "There is no game"),
        ("content chess", "There is no game"),
        ("replay nowhere.json", "There is no file nowhere.json."),
        ("rules", "GAME is missing"),
        ("rules majesty --colour", "There is no option “colour”"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(run: Run, words: str, expected: str) -> None:
    refused(run, words, expected)


def test_an_unknown_command_or_language_is_one_sentence(run: Run) -> None:
    assert 2 == run("plya majesty").exit_code
    assert "play" in run("plya majesty").stderr
    assert "There is no language “de”; languages are en, ru." in run("games --lang de").stderr
    assert "There is no language “russian”" in run("games --lang russian").stderr


@pytest.mark.parametrize(
    "words",
    [
        "majesty --sides BBBBBBBB --deck_mode full_shuffle",
        "majesty --side B --deck full",
        "--side=B --deck-mode=FULL majesty",
        "maj --si B --d full_shuffle",
    ],
)
def test_options_may_be_shortened_and_stand_anywhere(run: Run, tmp_path: Path, words: str) -> None:
    path = tmp_path / "match.json"

    assert 0 == run(f"play {words} --save {path}", "q").exit_code
    options = json.loads(path.read_text())["replay"]["options"]
    assert ("BBBBBBBB", "full_shuffle") == (options["sides"], options["deck_mode"])


def test_flags_need_no_value(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for words, expected in (("--raises", True), ("--no-raises", False), ("--raises no", False), ("", True)):
        assert 0 == run(f"play toy {words} --save {path}", "q").exit_code
        assert expected is json.loads(path.read_text())["replay"]["options"]["raises"]


def test_data_options_are_files(run: Run, tmp_path: Path) -> None:
    path, data = tmp_path / "match.json", tmp_path / "extra.toml"
    data.write_text("a = 1\n")

    assert 0 == run(f"play toy --extra {data} --save {path}", "q").exit_code
    assert '{"a": 1}' == json.loads(path.read_text())["replay"]["options"]["extra"]
    data.write_text("a =")
    assert "neither TOML nor JSON" in run(f"play toy --extra {data}", "q").stderr


@pytest.mark.parametrize(
    "text",
    [
        *["[1, 2", "{", "a = 1979-05-27", "[constants]\nmarket_size = 'six'", "[nothing]\nx = 1", "[1]"],
        *(f"[constants]\nmarket_size = {number}" for number in ("12.5", "inf", "nan", "1e3")),
        '{"constants": {"market_size": NaN}}',
    ],
)
def test_content_that_does_not_fit_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    for command in ("play", "content"):
        refused(run, f"{command} majesty --content {file}", str(file))


STRANGE = {
    "day = 1979-05-27": "day = 1979-05-27",
    "[[tower]]\nbuilt = 07:32:00": "tower.built = 07:32:00",
    "size = [1, [1979-05-27T07:32:00Z]]": "size = 1979-05-27 07:32:00+00:00",
    f"size = 0x{'f' * 9000}": "size = 0xffff",
    f"size = {'9' * 5000}": "neither TOML nor JSON",
    ".".join("a" * 3000) + " = 1": "a.a.a.a",
}


@pytest.mark.parametrize("text", STRANGE)
@pytest.mark.parametrize("option", ["--castle", "--setup", "--own-castles", "--content"])
def test_data_that_no_game_can_use_are_refused(run: Run, tmp_path: Path, text: str, option: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)

    refused(run, f"play castlecraft {option} {file}", str(file))
    refused(run, f"play castlecraft {option} {file}", STRANGE[text])


def test_a_place_that_cannot_be_written_is_refused_before_play(run: Run, tmp_path: Path) -> None:
    refused(run, f"play majesty --save {tmp_path}", "is a folder")
    blocked = tmp_path / "file"
    blocked.write_text("")
    refused(run, f"play majesty --save {blocked}/match.json", "cannot be saved")


def test_names_are_given_or_invented_and_never_twice(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play majesty --seats me:Agnes,random,me:Agnes,random:Otto --save {path}", "q")
    names = json.loads(path.read_text())["names"]

    assert "Agnes" == names[0]
    assert "Otto" == names[3]
    assert 4 == len(set(names))


def test_long_options_are_told_in_part() -> None:
    sentence = told(3, GAMES["majesty"], {"seats": 2, "content": "x" * 500, "sides": "A" * 8}, 5, Speaker("en"))

    assert f"3 matches of Majesty: For the Realm (Players — 2; Corrected content — {'x' * 60}…), seeds from 5" == sentence


def test_a_budget_comes_before_the_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play majesty --seats me,search:5,knight:Otto,knight:2ms:Edith --save {path}", "q")
    found = json.loads(path.read_text())

    assert ["me", "search:5", "knight", "knight:2ms"] == found["seats"]
    assert ["Otto", "Edith"] == found["names"][2:]
    assert 0 == run(f"play --resume {path}", "q").exit_code


def test_the_language_of_the_environment_is_used(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTAIN_LANG", "ru_RU.UTF-8")

    assert "игроков: 2–4" in run("games").output
    assert "Игры «chess» нет" in run("rules chess").stderr
    monkeypatch.setenv("QUINTAIN_LANG", "fr_FR")
    assert "2 to 4 players" in run("games").output


def test_every_registered_game_can_be_started(run: Run) -> None:
    for key in GAMES:
        for seats in range(GAMES[key].choices.lowest, GAMES[key].choices.highest + 1):
            assert 0 == run(f"play {key} --seats {seats} --seed 1", "1", "q").exit_code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_in_a_refusal_is_read_without_signs(run: Run, lang: str) -> None:
    told = run(f"arena mastery --allegiance two --bots page,random --seats 3 --lang {lang}")

    assert 2 == told.exit_code
    assert "MM-12.1" in told.stderr
    assert "*" not in told.stderr


def test_bots_at_the_table_are_called_in_the_language_of_the_match(run: Run) -> None:
    told = run("play majesty --seats me,Knight,рыцарь:Гуго --lang ru --seed 3", "q")

    assert 0 == told.exit_code
    assert "(бот Рыцарь), Гуго (бот Рыцарь)" in told.output
    assert "knight" not in told.output


MISREAD = [
    ("arena majesty --games abc", "takes a number from 1 to 10000000", "число от 1 до 10000000"),
    ("arena majesty --jobs 0", "--jobs takes a number from 1 to 1024", "--jobs принимает число от 1 до 1024"),
    ("arena majesty --seats abc", "--seats takes a number.", "--seats принимает число."),
    ("arena majesty --lang LANG --bots", "--bots needs a value", "--bots нужно значение"),
    ("bots extra", "more words than “quintain bots” takes", "больше, чем принимает «quintain bots»"),
    ("bots --foo", "no option “foo”; options are lang, plain", "Настройки «foo» нет; есть lang, plain"),
    ("bots --plain=3", "--plain takes no value", "--plain значения не принимает"),
    ("rules", "GAME is missing", "Не указано GAME"),
    ("chess", "There is no command “chess”; commands are games, play", "Команды «chess» нет; есть games, play"),
    ("castle chess", "There is no command “chess”; commands are", "Команды «chess» нет; есть"),
    ("arena majesty --json NOWHERE/below", "a part of the path is not a folder", "часть пути — не папка"),
]


@pytest.mark.parametrize(("words", "english", "russian"), MISREAD)
def test_what_the_parser_refuses_is_said_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, english: str, russian: str
) -> None:
    (tmp_path / "file").write_text("")
    for lang, expected in (("en", english), ("ru", russian)):
        monkeypatch.setenv("QUINTAIN_LANG", lang)
        typed = words.replace("LANG", lang).replace("NOWHERE", str(tmp_path / "file"))
        told = CliRunner().invoke(app, typed, prog_name="quintain")

        assert 2 == told.exit_code
        assert expected in told.stderr
        assert 1 == told.stderr.count("\n")


@pytest.mark.parametrize(("typed", "kept"), [("1", "0"), ("5", "4"), ("random", "random"), ("r", "random")])
def test_seats_are_typed_from_one_and_kept_from_zero(typed: str, kept: str) -> None:
    kind = GAMES["academy"]

    assert {"first_player": kept} == options_of(kind, {"first_player": typed}, Speaker("en", kind))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_options_counts_seats_from_one(run: Run, lang: str) -> None:
    result = run(f"options academy --plain --lang {lang}")
    line = next(line for line in result.stdout.splitlines() if line.startswith("--first_player"))

    assert "random | 1 | 2 | 3 | 4 | 5" in line
    assert "0" not in line
