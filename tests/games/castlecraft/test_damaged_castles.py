"""A thousand damaged castle files: each gives clear sentences or a valid castle that can be played."""

import random
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quintain.cli.app import app
from quintain.games import new_game
from quintain.games.castlecraft.castles import Plan, Reading, errors, examine, told, write
from quintain.kernel.errors import OptionError
from quintain.kernel.match import Match

from .builder import Play, named_codes
from .damage import damaged, texts
from .plans import examine_table, ready

FILES = 1000
PLAYED = 8
SETTING = {"S1", "S2", "S3", "S4", "S5"}


@cache
def judged() -> tuple[tuple[str, Reading], ...]:
    """Every damaged file and what came of it."""
    chance = random.Random(16)
    whole = texts()
    found: list[tuple[str, Reading]] = []
    for n in range(FILES):
        text = damaged(whole[n % len(whole)], chance)
        found.append((text, examine(text)))
    return tuple(found)


def sound() -> list[Plan]:
    """The damaged files that are castles still, though not the ready ones."""
    return [reading.plan for text, reading in judged() if reading.plan is not None and text not in texts()]


def test_every_damaged_file_gives_clear_sentences_or_a_castle() -> None:
    """Never a traceback: either a plan, or errors with a code, one line of words and a place in the file."""
    refused = 0
    for text, reading in judged():
        assert (reading.plan is None) == bool(errors(reading.flaws))
        refused += reading.plan is None
        for flaw in reading.flaws:
            sentence = told([flaw])
            assert flaw.code in sentence and "\n" not in sentence and "{" not in sentence.replace("{{", "")
            assert 0 <= (flaw.line or 1) <= text.count("\n") + 2

    assert 200 < refused < FILES - 50


def test_valid_castles_survive_writing_and_reading() -> None:
    """What was accepted is the same castle after it was written out (the writer puts corners where edges meet)."""
    for plan in sound()[:60]:
        again = examine(write(plan)).plan
        assert again is not None
        assert write(plan) == write(again)


def test_valid_castles_can_be_played() -> None:
    """As a main castle or as an extra one, for some turns, with the rules of squads and cells kept."""
    chance = random.Random(3)
    refusals: list[OptionError] = []
    for plan in chance.sample(sound(), PLAYED):
        if plan.people == "none":
            extra = {"castle": plan.id, "anchor": [11, 11], "turn": chance.choice((0, 90, 180, 270)), "mirror": False}
            seats = [
                {"edge": "north", "anchor": [8, 0], "turn": 0, "mirror": False},
                {"edge": "south", "anchor": [8, 22], "turn": 180, "mirror": True},
            ]
            setup = {"setup": {"seat": seats, "extra": [extra]}, "castle": [{**plan.table(), "id": "mine"}]}
            extra["castle"] = "mine"
            options = {"setup": "own", "own_setup": setup}
        else:
            options = {"castles": "own", "own_castles": [{"castle": {**plan.table(), "id": "mine"}}, {}]}
        try:
            game = new_game("castlecraft", {"seats": 2, **options})
        except OptionError as refusal:  # right alone, but it does not fit its place
            refusals.append(refusal)
            continue
        play = Play(game, Match(game, chance.randrange(1000)))
        for _ in range(20):
            if not play.over:
                play.move(chance.choice(play.legal))
        cells = [squad.partition(" at ")[2] for squad in play["squads"].values()]
        assert len(set(cells)) == len(cells)
        assert [] == game.faults(play.match.state)
    assert all(refusal.clause == "CC-4.6" and named_codes(str(refusal)) <= SETTING for refusal in refusals)
    assert len(refusals) < PLAYED // 2


@pytest.mark.parametrize("n", range(0, 100, 10))
def test_the_command_says_it_in_words(n: int, tmp_path: Path) -> None:
    """`quintain castle check` ends with 0 for a castle and 1 with its errors, in both languages."""
    text, reading = judged()[n]
    file = tmp_path / "castle.toml"
    file.write_text(text, encoding="utf-8")
    for lang in ("en", "ru"):
        result = CliRunner().invoke(app, ["castle", "check", str(file), "--plain", "--lang", lang])

        assert (1 if reading.plan is None else 0) == result.exit_code, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert "Traceback" not in result.output


@pytest.mark.parametrize("people", ["humans", "none"])
def test_tables_of_any_shape_are_answered(people: str) -> None:
    """Data that is no file, with values of any kind in any place, gets codes and never a fault."""
    chance = random.Random(7)
    odd = [None, 0, -1, 3, 10**30, 2.5, True, "", "x", "humans", [], [1], {}, {"z": 0}, [[]], [{}], float("nan")]
    for _ in range(120):
        castle = {**ready("castle_humans"), "people": people}
        key = chance.choice(list(castle))
        if isinstance(castle[key], list) and chance.random() < 0.7:
            entry = chance.randrange(len(castle[key]))
            if isinstance(castle[key][entry], dict) and chance.random() < 0.7:
                castle[key][entry][chance.choice(list(castle[key][entry]))] = chance.choice(odd)
            else:
                castle[key][entry] = chance.choice(odd)
        else:
            castle[key] = chance.choice(odd)
        reading = examine_table(castle, people != "none")
        assert (reading.plan is None) == bool(errors(reading.flaws))
