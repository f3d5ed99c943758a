"""The board of Medieval Academy: what it says, and that it fits."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from quintain.cli import shelf
from quintain.cli.boards import academy
from quintain.games import new_game
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.rng import Rng
from quintain.words import Speaker
from tests.laws.tried import NIGHTLY

LONG = ["Bartholomew the Twentieth", "Ян", "Maximiliane", "Я" * 24, "Eve"]
VARIANTS = ("black_vs_white", "good_manners", "classical_education", "service_to_king", "defeat_dragon", "most_generous")


def drawn(game: AnyGame, state: Any, speaker: Speaker, height: int, colours: bool = False) -> str:
    console = Console(
        file=io.StringIO(), width=80, height=height, force_terminal=colours, color_system="truecolor" if colours else None
    )
    console.print(academy.draw(game, state, speaker, speaker.names), height=height)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("seats", "mode", "variants"), [(2, "simple", True), (2, "lancelot", True), (3, "simple", False), (5, "simple", True)]
)
def test_no_line_is_longer_than_80_columns(lang: str, seats: int, mode: str, variants: bool) -> None:
    """Now and then in a match, on low and high terminals, with long names; nothing is cut but names. At night for all eyes."""
    game = new_game("academy", {"seats": seats, "two_player_mode": mode, **dict.fromkeys(VARIANTS, variants)})
    speaker = Speaker(lang, game, LONG[:seats], strict=True)
    match: Match[Any] = Match(game, 7)
    rng = Rng.seeded(1)
    while not match.over():
        if len(match.moves) % 9 == 0:
            eyes = (0, seats - 1, -1)
            for viewer in eyes if NIGHTLY else eyes[len(match.moves) // 9 % 3 :][:1]:
                for height in (12, 22, 2000):
                    picture = drawn(game, match.view(viewer), speaker, height)

                    assert max(len(line) for line in picture.splitlines()) <= 80
                    assert speaker.name("board", "charity") in picture
                assert academy.plain(game, match.view(viewer), speaker, speaker.names)
        seat = match.pending()[0]
        actions = game.legal(match.state, seat)
        match.play(seat, actions[int(rng.below(len(actions)))])
    assert drawn(game, match.state, speaker, 2000)


def test_a_stack_shows_who_lies_on_whom_and_places_have_signs() -> None:
    game = new_game("academy", {"seats": 4})
    state = game.lay({"tracks": {"duel": "6:[C] 5:[A,D] 2:[B]", "education": "3:[A] 2:[B,C]"}})
    speaker = Speaker("en", game, ["Anna", "Boris", "Clara", "David"])
    rows = {line.split()[0]: line.split() for line in drawn(game, state, speaker, 30).splitlines() if line.split()}

    assert ["Duel", "3/2/1", "5↑0", "③", "2", "6", "①", "5↑1", "②"] == rows["Duel"]
    assert ["3", "2↑0", "▽", "2↑1", "0", "▼"] == rows["Education"][-6:]


def test_colours_never_carry_meaning_alone() -> None:
    game = new_game("academy", {"seats": 3})
    speaker = Speaker("en", game, ["Anna", "Boris", "Clara"])
    coloured = drawn(game, game.start(1), speaker, 30, colours=True)

    assert "\x1b[" in coloured
    assert drawn(game, game.start(1), speaker, 30).strip() == Text.from_ansi(coloured).plain.strip()


def test_a_viewer_reads_only_his_own_cards() -> None:
    game = new_game("academy", {"seats": 3})
    state = game.lay(
        {"packs": {"A": ["king_5"], "B": ["dragon_5", "sword_3", "sword_3", "sword_4", "sword_4"], "C": ["charity_5"]}}
    )
    speaker = Speaker("en", game, ["Anna", "Boris", "Clara"])
    lines = academy.plain(game, game.view(state, 1), speaker, speaker.names)

    assert any("Dragon 5" in line for line in lines)
    assert not any("King 5" in line or "Charity 5" in line for line in lines)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_whole_board_has_the_kings_scale_and_explains_its_signs(lang: str) -> None:
    game = new_game("academy", {"seats": 4})
    speaker = Speaker(lang, game, ["Anna", "Boris", "Clara", "David"], strict=True)
    whole, small = (" ".join(drawn(game, game.start(1), speaker, height).split()) for height in (1000, 22))

    assert "0–5: 0, 6: 1" in whole
    assert speaker.say("label-signs") in whole
    assert speaker.say("label-signs") not in small


def rows(game: AnyGame, state: Any, height: int = 1000) -> dict[str, list[str]]:
    """The lines of a board by their first word."""
    speaker = Speaker("en", game, ["Anna", "Boris", "Clara", "David"][: int(game.seats)], strict=True)
    return {line.split()[0]: line.split() for line in drawn(game, state, speaker, height).splitlines() if line.split()}


def test_the_sum_of_coats_is_without_the_dragons_points() -> None:
    """Coats, then the dragon's gift, then both together."""
    game = new_game("academy", {"seats": 3, "defeat_dragon": True, "open_scores": True})
    state = game.lay({"coats": {"A": ["sword_3", "sword_2"]}, "bonus": {"A": 2}, "phase": "play"})
    speaker = Speaker("en", game, ["Anna", "Boris", "Clara"])

    assert "Anna: Kept: 5; Coats: 3 2 = 5; Dragon: 2 = 7." in academy.plain(game, state, speaker, speaker.names)
    assert ["Coats", "number=points", "2=5", "0=0", "0=0"] == rows(game, state)["Coats"]


def test_no_second_exchange_is_shown_among_three() -> None:
    """With three participants only first and last exchange coats; with four also second and last but one."""
    options = {"most_generous": True}
    three = new_game("academy", {"seats": 3, **options})
    four = new_game("academy", {"seats": 4, **options})

    assert ["9", "①", "6", "3", "▼"] == rows(three, three.lay({"tracks": {"charity": "9:[A] 6:[B] 3:[C]"}}))["Charity"][-5:]
    assert ["9", "①", "6", "②", "3", "▽", "1", "▼"] == rows(four, four.lay({"tracks": {"charity": "9:[A] 6:[B] 3:[C] 1:[D]"}}))[
        "Charity"
    ][-8:]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_order_of_taking_from_the_codex_has_signs_of_its_own(lang: str) -> None:
    """Numbers with a full stop, explained below; no sign of a rewarded place."""
    game = new_game("academy", {"seats": 4, "classical_education": True})
    state = game.lay({"tracks": {"education": "6:[B] 4:[A,D] 2:[C]"}})
    speaker = Speaker(lang, game, ["Anna", "Boris", "Clara", "David"], strict=True)
    whole = drawn(game, state, speaker, 1000)

    assert ["4↑0", "3.", "6", "1.", "2", "4.", "4↑1", "2."] == rows(game, state)["Education"][-8:]
    assert speaker.say("label-signs-codex") in " ".join(whole.split())


def test_coats_and_the_own_cards_stay_on_a_low_terminal() -> None:
    """What changes in scoring is never crowded out by news and menus."""
    game = new_game("academy", {"seats": 4})
    state = game.lay({"coats": {"A": ["king_9"], "B": ["sword_1"]}, "hands": {"A": ["dragon_5"]}, "phase": "play"})
    low = rows(game, game.view(state, 0), 9)

    assert ["Coats", "number=points", "1=9", "1", "0=0", "0=0"] == low["Coats"]
    assert "This" in low
    assert "Dragon 5" in " ".join(low["Hand"])
    assert "Round" not in low


def test_numbers_that_are_ours_are_marked_until_the_printed_ones_are_entered() -> None:
    """AC-R27. A star beside the number and a line that says so; an entered number has its own mark."""
    game = new_game("academy", {"seats": 4})
    speaker = Speaker("en", game, ["Anna", "Boris", "Clara", "David"], strict=True)
    state = game.start(1)
    whole = " ".join(drawn(game, state, speaker, 1000).split())

    assert "17/10/4*" in whole
    assert "last −3, −1°" in whole
    assert "5: 0, 6: 1*" in whole
    assert "11: 9*, 12: 12 " in whole
    assert "* our reconstruction: King, spaces 6 to 11; Dragon" in whole
    assert "--content FILE" in whole
    content = {"boards": {"dragon": {"places": [12, 5, 2]}, "charity": {"last": -3, "penultimate": -1}}}
    entered = new_game("academy", {"seats": 4, "content": content})
    whole = " ".join(drawn(entered, entered.start(1), speaker, 1000).split())

    assert "12/5/2†" in whole
    assert "† entered for this table: Dragon; Charity" in whole
    assert "* our reconstruction: King, spaces 6 to 11" in whole
    assert "°" not in whole


def test_the_options_say_that_printed_numbers_may_be_entered(capsys: pytest.CaptureFixture[str]) -> None:
    """Before a match: where the options are listed."""
    shelf.options("academy", "en", True)
    said = capsys.readouterr().out

    assert "Some numbers of the boards are our reconstruction." in said
    assert "--content FILE" in said
    shelf.options("majesty", "en", True)

    assert "reconstruction" not in capsys.readouterr().out
