"""The friendly way in."""

from __future__ import annotations

from quintain.cli.saves import folder

from .conftest import Run


def test_enter_all_the_way_begins_a_match(run: Run) -> None:
    played = run("play", "", "", "", "", "", "", "", "q")

    assert 0 == played.exit_code
    assert "What shall we play?" in played.output
    assert "At the table: Player, Agnes (bot Squire), Baldwin (bot Squire)." in played.output


def test_the_language_is_asked_for_unless_given(run: Run) -> None:
    assert "Во что играем?" in run("play", "2").output
    assert "Язык" not in run("play --lang ru", "q").output


def test_the_end_of_the_input_leaves_at_every_question(run: Run) -> None:
    for lines in range(7):
        assert 0 == run("play", *[""] * lines).exit_code


def test_people_are_named_and_rules_are_changed(run: Run) -> None:
    played = run("play", "1", "3", "5", "2", "2", "Anna", "", "2", "ABC", "2", "B", "3", "2", "1", "q")

    assert "Please type a number from 2 to 4." in played.output
    assert "At the table: Anna, Player 2." in played.output
    assert "eight letters A or B" in played.output
    assert "Sides of the buildings: B\n" in played.output
    assert "Deck: one shuffled deck" in played.output
    assert "side B" in played.output


def test_seats_among_the_rules_are_counted_from_one(run: Run) -> None:
    """Seat 5 is refused as such where three play; seat 2 is the second."""
    played = run("play", "1", "1", "3", "3", "", "", "", "2", "6", "2", "3", "1", "q")

    assert "a seat from 1 to the number of players" in played.output
    assert "first_player seat 5 does not go with seats 3 (AC-2.3)" in played.output
    assert "First player: seat 2\n" in played.output


def test_bots_are_chosen_by_how_they_choose(run: Run) -> None:
    played = run("play", "2", "3", "2", "1", "случай (random)", "", "", "q")

    assert "Кто играет за остальных?" in played.output
    assert "Рыцарь (knight). Думает наперёд" in played.output
    assert "Эдит (бот Случай)" in played.output


def test_an_unfinished_match_is_offered(run: Run) -> None:
    run("play majesty --seats me:Anna,random --seed 1", "1", "q")
    again = run("play", "1", "1", "q")

    assert "Go on with Majesty: For the Realm: Anna, Agnes" in again.output
    assert "At the table: Anna" in again.output


def test_a_finished_or_broken_match_is_not_offered(run: Run) -> None:
    run("play majesty --seats random,random --seed 1")
    (folder() / "broken.json").write_text("{")

    assert "Go on with" not in run("play", "1").output


def test_options_of_every_kind_can_be_chosen(run: Run) -> None:
    played = run(
        "play", "1", "6", "2", "2", "", "", "2", "9", "2", "2", "3", "2", "5", "2", "6", "nowhere.toml", "4", "", "1", "q"
    )

    assert "rounds is a number from 1 to 3" in played.output
    assert "Rounds: 2" in played.output
    assert "Raising: no" in played.output
    assert "a cross mood needs raises" in played.output
    assert "There is no file nowhere.toml." in played.output
