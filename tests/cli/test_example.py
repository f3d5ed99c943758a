"""`quintain example`: 0 when all holds, 1 with a table when something differs, 2 with a sentence when the file is bad."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from quintain.cli.app import app

from .toy.game import ToyGame

HEAD = """
game = "majesty"
source = "a test"
clause = ["MJ-2.3"]
[options]
seats = 2
[position]
market = ["guard", "guard", "miller_brewer", "noble"]
deck = ["witch"]
[[position.player]]
workers = 2
[[position.player]]
workers = 1
"""


def shown(tmp_path: Path, text: str, *words: str) -> Result:
    file = tmp_path / "case.toml"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(app, ["example", *words, str(file)])


def test_a_file_that_holds_is_one_line(tmp_path: Path) -> None:
    """Every kind of claim, all of them true."""
    result = shown(
        tmp_path,
        HEAD
        + """
[[step]]
pending = [0]
asks = "MJ-2.8"
legal = ["take slot=0 role=guard", "take slot=1 role=guard", "take slot=2 role=miller", "take role=brewer slot=2"]
offered = ["take slot=2 role=brewer"]
refused = [{ move = "take slot=3 role=noble", clause = "MJ-2.4" }, "trade amount=1"]
move = "0 take slot=2 role=miller"
events = [{ event = "paid", workers = 2 }, { event = "took", card = "miller_brewer" }, { event = "gained", seat = 0, points = 2 }]
expect = { "players.0.points" = 2, players.0.mill = ["miller_brewer"] }
never = [{ event = "wounded" }, { event = "gained", seat = 1 }, { event = "paid", workers = 3 }]
empty = ["players.0.infirmary", "players.1.mill", "market.7"]
seen = { spectator = { "next.0" = "hidden" }, 1 = { "players.0.points" = 2 } }
[expect]
active = 1
""",
    )

    assert (0, "") == (result.exit_code, result.stderr)
    assert 1 == result.stdout.count("\n")
    assert "as expected (MJ-2.3)" in result.stdout


@pytest.mark.parametrize("words", [(), ("--plain",)])
@pytest.mark.parametrize(
    ("claims", "what", "found"),
    [
        ("[[step]]\npending = [1]", "step 1, pending", "[0]"),
        ('[[step]]\nasks = "MJ-5.7"', "step 1, asks", "MJ-2.8"),
        ('[[step]]\nlegal = ["take slot=0 role=guard"]', "step 1, legal", "take slot=1 role=guard"),
        ('[[step]]\noffered = ["take slot=3 role=noble"]', "step 1, offered", "not legal"),
        ('[[step]]\nrefused = ["take slot=0 role=guard"]', "step 1, refused", "it is legal"),
        ('[[step]]\nrefused = [{ move = "take slot=3 role=noble", clause = "MJ-2.9" }]', "step 1, refused", "MJ-2.4"),
        ('[[step]]\nmove = "0 take slot=3 role=noble"', "step 1, move", "refused"),
        ('[[step]]\nmove = "1 take slot=0 role=guard"', "step 1, move", "refused"),
        (
            '[[step]]\nmove = "0 take slot=0 role=guard"\nevents = [{ event = "gained", points = 7 }]',
            "step 1, events",
            "points=2",
        ),
        ('[[step]]\nmove = "0 take slot=0 role=guard"\nevents = [{ event = "healed" }]', "step 1, events", "took"),
        ('[[step]]\nmove = "0 take slot=0 role=guard"\nnever = [{ event = "took" }]', "step 1, never", "it happened"),
        ('[[step]]\nmove = "0 take slot=0 role=guard"\nnever = [{ event = "gained", points = 2 }]', "step 1, never", "points"),
        ('[[step]]\nempty = ["market.0"]', "step 1, market.0", "guard"),
        ('[[step]]\nempty = ["market"]', "step 1, market", "guard"),
        ('[[step]]\nempty = ["players.0.mlil"]', "step 1, players.0.mlil", "never has 'mlil'"),
        ('[[step]]\nempty = ["plyers.0.mill"]', "step 1, plyers.0.mill", "no 'plyers'"),
        ('[[step]]\nempty = ["market.first"]', "step 1, market.first", "nothing can lie in"),
        ('[[step]]\nempty = ["players.0.points.3"]', "step 1, players.0.points.3", "nothing can lie in"),
        ('[[step]]\nexpect = { "players.0.points" = 3 }', "step 1, players.0.points", "0"),
        ('[[step]]\nexpect = { "players.7.points" = 3 }', "step 1, players.7.points", "a list of 2"),
        ('[[step]]\nexpect = { "players.0.pionts" = 3 }', "step 1, players.0.pionts", "no 'pionts'"),
        ('[[step]]\nseen = { spectator = { "next.0" = "witch" } }', "spectator", "hidden"),
        ("[final]\nranks = [1, 2]", "final", "owe a choice"),
        ("[expect]\nactive = 1", "at the end, active", "0"),
    ],
)
def test_what_differs_is_shown(tmp_path: Path, claims: str, what: str, found: str, words: tuple[str, ...]) -> None:
    result = shown(tmp_path, HEAD + claims, *words)
    squeezed = " ".join(result.stdout.split())

    assert (1, "") == (result.exit_code, result.stderr)
    assert what.split(",", maxsplit=1)[0] in squeezed
    if words:
        assert what in result.stdout
        assert found in result.stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", "is not TOML"),
        ("", "game: a text is missing here"),
        ('game = "chess"', "game: there is no game 'chess'"),
        (HEAD.replace("seats = 2", "seats = 9"), "options: seats is a number from 2 to 4, not 9 (MJ-1.9)"),
        (
            HEAD.replace("seats = 2", "seats = 2.5"),
            "options, seats: a whole number, a text, true or false is expected here, not 2.5",
        ),
        (
            HEAD.replace("workers = 2", f"workers = {2**70}"),
            "position, player, workers: no number of a game is as large as",
        ),
        (HEAD.replace("workers = 2", "workers = 2024-05-17"), "position, player, workers: a whole number"),
        (HEAD.replace("seats = 2", "chairs = 2"), "options: there is no option 'chairs'"),
        (HEAD.replace('source = "a test"', ""), "source: a text is missing here"),
        (HEAD.replace('["MJ-2.3"]', '["MJ-99"]'), "clause: the rules of majesty have no clause 'MJ-99'"),
        (HEAD.replace('["MJ-2.3"]', "[]"), "clause: name at least one clause"),
        (HEAD.replace('["MJ-2.3"]', '"MJ-2.3"'), "clause: a list is expected here"),
        ("colour = 3" + HEAD, "the file: there is no 'colour' here"),
        ("seed = 3" + HEAD, "seed: start from a seed or from a position"),
        (HEAD.replace("[position]", "[place]").replace("[[position.", "[[place."), "the file: there is no 'place' here"),
        (HEAD.replace('"noble"]', '"dragon"]'), "position: there is no card 'dragon'"),
        (HEAD + "[[step]]\npass = 1", "step 1: there is no 'pass' here"),
        (HEAD + "[[step]]\nseat = 5", "step 1, seat: seats are 0 to 1, not 5"),
        (HEAD + '[[step]]\nseat = "me"', "step 1, seat: a number is expected here"),
        (HEAD + '[[step]]\nmove = "take slot=0 role=guard"', "step 1, move: a move begins with the number of its seat"),
        (
            HEAD + '[[step]]\nmove = "0 steal slot=0"',
            "step 1, move: 'steal slot=0' is no move of majesty: there is no verb 'steal'",
        ),
        (HEAD + '[[step]]\nmove = "0 take slot=0"', "take needs the argument role"),
        (HEAD + '[[step]]\nlegal = ["take slot=9 role=guard"]', "slot lies in 0 .. 5, not 9"),
        (HEAD + '[[step]]\nevents = [{ event = "gained" }]', "step 1, events: events follow from a move"),
        (HEAD + '[[step]]\nnever = [{ event = "gained" }]', "step 1, never: events follow from a move"),
        (HEAD + '[[step]]\nmove = "0 take slot=0 role=guard"\nnever = [{ event = "won" }]', "there is no event 'won'"),
        (HEAD + '[[step]]\nempty = "market"', "step 1, empty: a list is expected here"),
        (HEAD + "[[step]]\nempty = [3]", "step 1, empty: a text is expected here"),
        (HEAD + '[[step]]\nmove = "0 take slot=0 role=guard"\nevents = [{ event = "won" }]', "there is no event 'won'"),
        (HEAD + '[[step]]\nmove = "0 take slot=0 role=guard"\nevents = [{ event = "took", hat = 1 }]', "there is no 'hat' here"),
        (HEAD + '[[step]]\nmove = "0 take slot=0 role=guard"\nevents = [{ event = "took", role = "cook" }]', "role is one of"),
        (HEAD + "[[step]]\nseen = { king = { turn = 1 } }", "views are named by the number of a seat or 'spectator'"),
        (HEAD + "[expect]\nturn = 1.5", "expect: turn is compared with a number"),
        (HEAD + "[final]\nscore = [1]", "final: there is no 'score' here"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    result = shown(tmp_path, text)

    assert 2 == result.exit_code
    assert "" == result.stdout
    assert 1 == result.stderr.count("\n")
    assert "case.toml: " in result.stderr
    assert sentence in result.stderr


def test_a_missing_file_and_a_file_of_other_letters_are_one_sentence_each(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"game = '\xe9'")
    result = CliRunner().invoke(app, ["example", str(tmp_path / "none.toml"), str(tmp_path / "latin.toml")])

    assert 2 == result.exit_code
    assert 2 == result.stderr.count("\n")
    assert "there is no such file" in result.stderr
    assert "not a text in UTF-8" in result.stderr


def test_a_bad_file_outweighs_a_difference_and_a_folder_means_its_files(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(HEAD + "[expect]\nactive = 1", encoding="utf-8")
    (tmp_path / "b.toml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "c.toml").write_text("game = 3", encoding="utf-8")

    both = CliRunner().invoke(app, ["example", str(tmp_path / "a.toml"), str(tmp_path / "b.toml")])
    folder = CliRunner().invoke(app, ["example", str(tmp_path)])

    assert 1 == both.exit_code
    assert 2 == folder.exit_code
    assert "a.toml differs" in folder.stdout
    assert "b.toml: as expected" in folder.stdout
    assert "c.toml: game: a text is expected here, not 3" in folder.stderr


def test_a_place_may_be_empty_at_the_end(tmp_path: Path) -> None:
    good = shown(tmp_path, 'empty = ["players.0.mill"]' + HEAD)
    bad = shown(tmp_path, 'empty = ["market.0"]' + HEAD, "--plain")

    assert (0, 1) == (good.exit_code, bad.exit_code)
    assert "at the end, market.0: expected empty, found guard" in bad.stdout


def test_what_was_there_and_is_gone_is_empty(tmp_path: Path) -> None:
    """In a game that leaves out what is not there; nothing else of that name needs to be."""
    head = 'game = "castlecraft"\nsource = "a test"\nclause = ["CC-16.1"]\n[options]\nseats = 2\narmies = "humans,shadows"\n'
    text = head + '[position.squads]\nknight = "1 at 5,6"\n[[step]]\nempty = ["squads.%s"]'
    gone, there, unheard = (shown(tmp_path, text % unit, "--plain") for unit in ("wizard", "knight", "dragon"))

    assert (0, 1, 1) == (gone.exit_code, there.exit_code, unheard.exit_code)
    assert "expected empty, found 1 at 5,6" in there.stdout
    assert "squads never has 'dragon'" in unheard.stdout


def test_words_of_earlier_files_are_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A verb and an event that have other names now; today's names count first."""
    monkeypatch.setattr(ToyGame, "old_words", {"offer": "bid", "offered": "sealed", "bid": "raise"})
    head = 'game = "toy"\nsource = "a test"\nclause = ["TY-2.1"]\n[options]\nseats = 2\n'
    for verb in ("offer", "bid"):
        result = shown(
            tmp_path,
            head
            + f'[[step]]\nseat = 0\noffered = ["{verb} coin=copper"]\nmove = "0 {verb} coin=copper"\n'
            + 'events = [{ event = "offered", seat = 0 }]\nnever = [{ event = "offered", seat = 1 }]',
        )

        assert 0 == result.exit_code, result.output


def test_scripted_chance_that_nobody_asks_for_differs(tmp_path: Path) -> None:
    result = shown(tmp_path, "chance = [3]" + HEAD, "--plain")

    assert 1 == result.exit_code
    assert "chance: expected 1 results used, found 0 used" in result.stdout


def test_an_example_may_start_from_a_seed(tmp_path: Path) -> None:
    text = 'game = "majesty"\nsource = "a test"\nclause = ["MJ-1.4"]\nseed = 5\n[options]\nseats = 4\n[expect]\nreserve = 10'

    assert 0 == shown(tmp_path, text).exit_code


GIANTS = [
    f"seed = {'9' * 5000}",
    f"seed = 0x{'f' * 9000}",
    f"chance = [0x{'f' * 9000}]",
    f'[[step]]\nmove = "{"9" * 5000} pass"',
    f"[[step]]\nseen = {{ {'9' * 5000} = {{ active = 1 }} }}",
    f"[expect]\nactive = 0x{'f' * 9000}",
    "[expect]\n" + ".".join("a" * 3000) + " = 1",
    "note = 2025-02-30",
]


@pytest.mark.parametrize("text", GIANTS, ids=range(len(GIANTS)))
def test_giants_and_abysses_are_told_in_one_sentence(tmp_path: Path, text: str) -> None:
    above, below = (text + "\n", "") if not text.startswith("[") else ("", text)
    result = shown(tmp_path, above + HEAD + below)

    assert 2 == result.exit_code
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "case.toml: " in result.stderr
