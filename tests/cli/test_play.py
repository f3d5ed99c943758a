"""A match at the terminal, typed line by line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from quintain.cli import saves
from quintain.cli.menu import move_of
from quintain.cli.saves import fresh
from quintain.cli.screen import Screen
from quintain.cli.table import KeptTable
from quintain.games import new_game
from quintain.words import Speaker

from .conftest import Run

BOXES = "│─╭╮╰╯┃━┏┓┗┛\x1b"


def test_a_whole_match_is_played_to_its_result(run: Run) -> None:
    played = run("play majesty --seats me,random --seed 3", *["1"] * 30)

    assert 0 == played.exit_code
    assert "The last turn is over" in played.output
    assert "1. " in played.output.partition("wins!")[2]
    assert "quintain replay " in played.output


def test_the_same_seed_and_answers_give_the_same_match(run: Run) -> None:
    first = run("play majesty --seats me,random --seed 3", *["1"] * 30).output
    second = run("play majesty --seats me,random --seed 3", *["1"] * 30).output

    assert first.partition("To watch")[0] == second.partition("To watch")[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_plain_has_no_colours_boxes_or_redrawing(run: Run, lang: str) -> None:
    played = run(f"play majesty --seed 3 --plain --lang {lang}", "1", "?", "l", "b", "q")

    assert 0 == played.exit_code
    assert not set(BOXES) & set(played.output)


def test_russian_is_spoken_throughout(run: Run) -> None:
    played = run("play majesty --seed 3 --lang ru", "1", "?", "q")

    assert "какую карту вы берёте" in played.output
    assert "Партия сохранена" in played.output
    assert "Majesty: Твоя корона" in played.output


def test_the_question_mark_shows_the_clause_behind_the_question(run: Run) -> None:
    played = run("play majesty --seed 3", "?", "? 2.3", "? mj-9.99", "? 7", "q")

    assert "MJ-2.8 Your choice in a turn" in played.output
    assert "MJ-2.3 The card at the front" in played.output
    assert "There is no clause “mj-9.99”." in played.output
    assert "MJ-7.1 " in played.output.partition("> ? 7")[2]


@pytest.mark.parametrize(("lang", "word", "passes"), [("en", "help", "p passes"), ("ru", "помощь", "p пасует")])
def test_the_help_names_the_key_to_pass_only_where_one_may_pass(run: Run, lang: str, word: str, passes: str) -> None:
    for game in ("majesty --seed 3", "toy"):
        assert f"\n{passes}" not in run(f"play {game} --seats me,random --plain --lang {lang}", word, "?", "q").output
    asked = run(f"play toy --seats me,random --plain --lang {lang}", "1", word, "?", "q").output

    assert 2 == asked.count(f"\n{passes}")


def test_the_choices_of_a_question_are_previewed_together(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    labels = Speaker.labels

    def watched(self: Speaker, view: object, seat: int, actions: list[int]) -> list[str]:
        asked.append(len(actions))
        return labels(self, view, seat, actions)

    monkeypatch.setattr(Speaker, "labels", watched)
    run("play majesty --seed 4 --seats 3", "q")

    assert [7] == asked


def test_undo_goes_back_to_the_last_choice_of_a_person(run: Run) -> None:
    played = run("play majesty --seed 3 --seats me,random,random", "u", "1", "u", "u", "q")

    assert 2 == played.output.count("There is no choice to take back.")
    assert 1 == played.output.count("Taken back.")
    questions = [part.partition("\n> ")[0] for part in played.output.split("which card do you take")[1:]]
    assert questions[0] == questions[-1]


def test_undo_can_be_repeated_to_the_beginning(run: Run) -> None:
    played = run("play majesty --seed 3", "1", "2", "1", "u", "u", "u", "u", "q")

    assert 3 == played.output.count("Taken back.")
    assert 1 == played.output.count("There is no choice to take back.")


def test_s_saves_where_one_wants(run: Run, tmp_path: Path) -> None:
    played = run("play majesty --seed 3", "s", f"s {tmp_path}/mine.json", f"s {tmp_path}", "q")

    assert f"Saved to {tmp_path}/mine.json." in played.output
    assert f"Saving to {tmp_path} failed" in played.output
    assert 2 == json.loads((tmp_path / "mine.json").read_text())["quintain"]


def test_quitting_saves_and_says_how_to_go_on(run: Run) -> None:
    left = run("play majesty --seats me,random --seed 3", "1", "1", "q")
    path = left.output.split("--resume ")[1].split()[0]
    again = run(f"play --resume {path}", "l", "q")

    assert 0 == left.exit_code == again.exit_code
    assert left.output.split("which card do you take")[-1].partition("\n> ")[0] in again.output


def test_the_line_to_go_on_with_keeps_the_language(run: Run) -> None:
    """The environment says English here."""
    assert " --lang ru\n" in run("play majesty --seed 3 --lang ru", "q").output.partition("--resume ")[2]
    assert " --lang en\n" in run("play majesty --seed 3 --lang en", "q").output.partition("--resume ")[2]
    assert " --lang" not in run("play majesty --seed 3", "q").output.partition("--resume ")[2]
    assert " --lang ru\n" in run("play majesty --seats me,random --seed 3 --lang ru", *["1"] * 30).output


def test_a_match_resumed_is_not_told_from_its_beginning(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    left = run(f"play majesty --seats me,random --seed 3 --save {path}", *["1"] * 8).output
    again = run(f"play --resume {path}", "q").output
    told = again.partition("\n\n")[0].splitlines()[3:]

    assert 2 == len(told)
    assert "\n".join(told) in left


def test_the_end_of_the_input_saves_and_quits(run: Run) -> None:
    left = run("play majesty --seed 3", "1")

    assert 0 == left.exit_code
    assert Path(left.output.split("--resume ")[1].split()[0]).exists()


@pytest.mark.parametrize("seats", ["me,me", "me,random,random", "random,me,squire"])
def test_a_match_left_and_resumed_ends_as_if_it_had_not_been_left(run: Run, tmp_path: Path, seats: str) -> None:
    whole = tmp_path / "whole.json"
    run(f"play majesty --seats {seats} --seed 3 --save {whole}", *["1"] * 60)
    parts = tmp_path / "parts.json"
    run(f"play majesty --seats {seats} --seed 3 --save {parts}", *["1"] * 5)
    run(f"play majesty --resume {parts}", *["1"] * 60)

    assert json.loads(whole.read_text()) == json.loads(parts.read_text())


@pytest.mark.parametrize("bot", ["random", "page", "search:20"])
def test_the_same_choice_after_an_undo_gets_the_same_replies(run: Run, tmp_path: Path, bot: str) -> None:
    straight, crooked = tmp_path / "straight.json", tmp_path / "crooked.json"
    run(f"play majesty --seats me,{bot},{bot} --seed 3 --save {straight}", *["1"] * 4)
    run(f"play majesty --seats me,{bot},{bot} --seed 3 --save {crooked}", "1", "1", "u", "2", "u", "1", "u", "u", *["1"] * 4)

    assert json.loads(straight.read_text())["replay"] == json.loads(crooked.read_text())["replay"]
    assert ([], ["practice"]) == tuple(json.loads(file.read_text())["unrated"] for file in (straight, crooked))


@pytest.mark.parametrize("game", ["majesty", "toy"])
def test_what_is_shown_has_been_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Even before the first choice: at every question the file stands where the person stands."""
    path, speaker = tmp_path / "match.json", Speaker("en")
    owing: list[list[int]] = []
    ask = Screen.ask

    def watched(self: Screen, question: str) -> str | None:
        found = saves.read(path, speaker)
        owing.append(KeptTable.resumed(saves.game_of(found, path, speaker), found, path, speaker).pending())
        return ask(self, question)

    monkeypatch.setattr(Screen, "ask", watched)
    run(f"play {game} --seats random,me --seed 3 --save {path}", "1", "1", "u", "1", "q")

    assert 5 <= len(owing)
    assert all([1] == seats for seats in owing)


def test_every_choice_is_kept_at_once(run: Run, tmp_path: Path) -> None:
    """Even a terminal that is torn away loses nothing."""
    path = tmp_path / "match.json"
    run(f"play majesty --seats me,me --seed 3 --save {path}", "1", "1")

    assert 2 == len(json.loads(path.read_text())["replay"]["moves"])
    assert ["match.json"] == [file.name for file in tmp_path.glob("*.json")]


def test_a_match_that_cannot_be_saved_where_wanted_is_saved_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    monkeypatch.setenv("QUINTAIN_SAVES", str(blocked))
    left = run("play majesty --seed 3", "1")

    assert 0 == left.exit_code
    assert "failed" in left.output
    kept = Path(left.output.split("--resume ")[1].split()[0])
    assert kept.exists()
    kept.unlink()


def test_an_answer_may_be_words_of_the_list_or_a_move_written_out(run: Run) -> None:
    played = run("play majesty --seed 4 --seats 3", "", "brewery", "xyzzy", "99", "take slot=0 role=brewer", "q")

    assert "“xyzzy” fits none of the 7 choices." in played.output
    assert "“99” fits none of the 7 choices." in played.output
    assert "places a Brewer at the Brewery" in played.output
    narrowed = played.output.split("> brewery")[1].partition(">")[0]
    assert "4. Brewer to the Brewery" in narrowed
    assert "Castle" not in narrowed


def test_enter_alone_reads_board_and_question_once_more(run: Run) -> None:
    """As the help says, also where nothing is drawn."""
    played = run("play majesty --seed 4 --seats 3", "", "?", "q")
    once, again = played.output.split("> \n")

    assert "Enter alone shows the board and the question again." in again
    for line in ("Market:", "1. ", "Player, which card do you take"):
        assert line in once
        assert line in again


def test_a_move_against_the_rules_is_refused_with_its_clause(run: Run) -> None:
    played = run("play majesty --seed 4 --seats 3", "heal role=witch", "take slot=0 role=noble", "take slot=x", "q")

    assert "That is not allowed now. MJ-2.9: " in played.output
    assert "That is not allowed now. MJ-3.3: " in played.output
    assert "That move was not understood: " in played.output


def test_keys_work_with_the_russian_layout_left_on(run: Run) -> None:
    played = run("play majesty --seed 4 --lang ru", "1", "г", "д", "й")

    assert "Отменено." in played.output
    assert "Что произошло" in played.output
    assert "Партия сохранена" in played.output


def test_people_of_an_open_game_share_the_screen(run: Run) -> None:
    played = run("play majesty --seats me:Anna,me:Boris --seed 3 --plain", "1", "1", "q")

    assert "Anna, which card" in played.output
    assert "Boris, which card" in played.output
    assert "Hand the keyboard" not in played.output


def test_between_secret_choices_the_keyboard_is_handed_over(run: Run) -> None:
    played = run("play toy --seats me:Anna,me:Boris --plain", "3", "", "1", "", "q")
    anna, boris, again = played.output.split("Hand the keyboard to ")

    assert anna.endswith("\n" * 60)
    assert boris.startswith("Boris.")
    assert "Anna seals a gold." not in boris
    assert "Anna seals something." in boris
    assert boris.endswith("\n" * 60)
    assert again.startswith("Anna.")
    assert "Opened: gold, copper" in again


def test_one_may_leave_when_the_keyboard_is_handed_over(run: Run) -> None:
    played = run("play toy --seats me:Anna,me:Boris", "3", "q")

    assert 0 == played.exit_code
    assert "what do you bid?" not in played.output.partition("Hand the keyboard to Boris.")[2]


def test_a_standing_answer_passes_until_the_turn_ends(run: Run) -> None:
    played = run("play toy --seats me:Anna,random --rounds 2", "1", "p", "1", "1", "2", "q")

    assert 3 == played.output.count("Anna, do you raise?")


def test_the_log_begins_with_the_set_up(run: Run) -> None:
    log = run("play toy --seats me:Anna,random --plain", "1", "l", "q").output.partition("What has happened\n")[2]

    assert log.startswith("Rounds of bids: 1.\n1. ")
    assert "\n2. " in log


def test_a_choice_typed_in_full_is_taken(run: Run) -> None:
    """Though another choice has all its words too."""
    played = run("play toy --seats me:Anna,random --plain", "bid a  COPPER", "q").output

    assert "Anna seals a copper." in played


def test_seats_count_from_one_in_moves_written_out() -> None:
    game = new_game("mastery", {"seats": 3})
    verbs = [verb.name for verb in game.space.verbs if "target" in verb.args]
    for verb in verbs:
        assert game.space.parse(f"{verb} target=0") == move_of(game.space, f"{verb} target=1")
        with pytest.raises(ValueError, match=r"target lies in 1 \.\. 3, not 0"):
            move_of(game.space, f"{verb} target=0")

    assert verbs
    take = new_game("majesty", {"seats": 2}).space
    assert take.parse("take slot=0 role=brewer") == move_of(take, "take slot=0 role=brewer")


def test_standing_answers_need_a_pass(run: Run) -> None:
    played = run("play toy --seats me,random", "p", "q")

    assert "“p” fits none" in played.output


def test_bots_play_by_themselves(run: Run) -> None:
    played = run("play majesty --seats random,random --seed 1")

    assert 0 == played.exit_code
    assert "wins!" in played.output or "share the victory!" in played.output


def test_corrected_content_changes_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[constants]\nturns_per_player = 1\n[[building]]\nid = 'mill'\n[building.A]\nmajority = 77\n")
    played = run(f"play majesty --seats me,random --seed 1 --content {file}", "1", "1", "1")

    assert "Turn 1 of 2" in played.output
    assert "Majority 77" in played.output
    assert "+2 per Miller" in played.output


def test_two_matches_begun_in_one_second_do_not_share_a_file(run: Run) -> None:
    first = fresh("majesty")
    first.parent.mkdir(parents=True)
    first.write_text("")

    assert first != fresh("majesty")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 80 columns and 24 lines."""
    for name, value in (("FORCE_COLOR", "1"), ("TERM", "xterm"), ("COLUMNS", "80"), ("LINES", "24")):
        monkeypatch.setenv(name, value)


def pages(output: str) -> list[list[str]]:
    """What stood on the screen after each time it was cleared."""
    return [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", page).splitlines() for page in output.split("\x1b[2J")]


@pytest.mark.usefixtures("terminal")
def test_that_a_choice_was_taken_back_can_be_read(run: Run) -> None:
    played = run("play toy --seats me,random --seed 3", "", "1", "", "u", "", "q")

    assert any(page[0].startswith("Taken back.") for page in pages(played.output) if page)


def test_a_lone_person_is_not_asked_where_passing_is_all_there_is(run: Run) -> None:
    """Between people it is asked: not being asked would tell that one holds no Fracture."""
    ending = ["End your turn", ""] * 3
    alone = run("play mastery --seats me:Anna,random,random --seed 3 --plain", *ending, "q").output
    people = run("play mastery --seats me:Anna,me:Boris,random --seed 3 --plain", *["", *ending], "q").output

    assert "declares the Crown" in alone
    assert "\n1. Pass" not in alone
    assert "\n1. Pass" in people


def test_undo_goes_back_behind_passes_nobody_chose(run: Run) -> None:
    played = run("play mastery --seats me:Anna,random,random --seed 3 --plain", "End your turn", "", "u", "q").output
    first, *_, last = played.split("Anna, what do you do? (MM-2.8)")[1:]

    assert first.partition("\n> ")[0] == last.partition("\n> ")[0]
    assert 1 == played.count("Taken back.")
    assert "Turn 2 ·" in played.partition("Taken back.")[2]
