"""What is wrong with a castle or a set-up, said in both languages with what the rules really tell."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quintain.games.castlecraft import CastleCraftGame
from quintain.games.castlecraft.castles.flaws import SENTENCES, Flaw
from quintain.games.castlecraft.castles.reading import read_text
from quintain.games.castlecraft.castles.setups import TURN_OF, read_setup
from quintain.kernel.types import Json
from quintain.words import Speaker, refusal
from quintain.words import refused as on_the_wire

from .builder import refused
from .plans import drawn, examine_table, small
from .test_start import DUEL_SEATS, own_setup, placed

CODE = {  # keys and values of the files, which are the same in every language
    *("TOML", "id", "format", "castlecraft", "castle", "size", "turn", "edge", "tower", "setup", "extra", "level", "x", "y", "z"),
    *("true", "false", "people", "humans", "dwarves", "shadows", "none", "square", "round", "north", "east", "south", "west"),
}
NO_TOML = (
    "id",
    "id = 1 2",
    "id = [1",
    'id = "a',
    'id = """a',
    "id = 1\nid = 2",
    "id = {a = 1, a = 2}",
    'id = "\x01"',
    "\x01",
    "? = 1",
    'id = "\\q"',
    'id = "\\ud800"',
    "[a\nb = 1",
    "id = ",
    "id = 2020-13-13",
)


def tower(**changed: Any) -> dict[str, Any]:
    return {**small()["tower"][0], **changed}


def level(**changed: Any) -> list[dict[str, Any]]:
    return [{**small()["level"][0], **changed}, small()["level"][1]]


PLANS: tuple[dict[str, Any], ...] = (
    {"id": "small"},
    small(more=1, name_en="", id="No Id", people="elves"),
    small(tower=3),
    small(tower=[tower(kind="flat"), tower(at=3)]),
    small(level=3),
    small(level=level(plan=3)),
    small(level=level(plan=[""])),
    small(level=level(plan=[" " * 30, *small()["level"][0]["plan"][1:]])),
    drawn(drawn(small(), 0, 1, " x . ."), 0, 0, "x?"),
    small(tower=[tower(), tower(), tower(id="other", kind="round"), tower(id="far", at=[4, 2, 1])]),
    drawn(small(), 1, 0, "+ +"),
    drawn(small(), 1, 1, " Q!"),
    drawn(small(), 1, 2, "+ +"),
    drawn(small(), 1, 1, "!Q "),
    *(small(people=people, tower=[tower(people="none")]) for people in ("humans", "dwarves", "shadows")),
    small(tower=[tower(people="dwarves")]),
    small(size=[9, 6], level=[{"z": floor["z"], "plan": floor["plan"] + [""] * 4} for floor in small()["level"]]),
    drawn(small(), 0, 8, " G"),
)
SETUPS: tuple[dict[str, Any], ...] = (
    {"more": 1, "extra": 3},
    {"seat": [{"mirror": 3, "anchor": 3}], "extra": [{"castle": 3, "turn": 45}]},
    {"seat": [{**DUEL_SEATS[0], "edge": edge, "turn": 45} for edge in TURN_OF]},
    {"seat": [*DUEL_SEATS], "extra": [{}] * 13},
)
UNEVEN = [
    {"edge": "north", "anchor": [16, 0], "turn": 0},
    {"edge": "west", "anchor": [0, 12], "turn": 270},
    {"edge": "east", "anchor": [22, 16], "turn": 90},
]
UNSOUND: tuple[dict[str, Any], ...] = (
    own_setup(placed("nothing", 8, 12)),
    own_setup(seats=[*DUEL_SEATS, {"edge": "west", "anchor": [0, 8], "turn": 270}]),
    own_setup(seats=[{**DUEL_SEATS[0], "anchor": [8, 1]}, DUEL_SEATS[1]]),
    own_setup(placed("castle_extra", 0, 3), placed("castle_extra", 22, 20)),
    own_setup(placed("castle_extra", 1, 12), placed("castle_extra", 6, 12)),
    {**own_setup(placed("castle_extra", 11, 8)), "castles": "own_balanced"},
    {**own_setup(seats=UNEVEN), "castles": "own_balanced", "seats": 3},
)


def flaws() -> list[Flaw]:
    """Flaws as reading and judging find them, and every kind that tells nothing besides itself."""
    found = [flaw for text in NO_TOML for flaw in read_text(text).flaws]
    for plan in PLANS:
        found += examine_table(plan, True).flaws
    for setup in SETUPS:
        found += read_setup(setup)[1]
    return found + [Flaw("V1", key) for key, sentence in SENTENCES.items() if "{" not in sentence]


def reasons() -> list[dict[str, Json]]:
    """The messages of those flaws with their arguments, and those of refused tables."""
    told = [reason for flaw in flaws() for reason in flaw.named()]
    for options in UNSOUND:
        told += refused(**options).reasons
    return told


def own(args: dict[str, Json]) -> set[str]:
    """What the author of the file wrote himself."""
    names = [str(args[name]) for name in ("key", "tower", "castle", "plan", "sign", "code") if name in args]
    return {word for name in names for word in re.findall(r"\w+", name)}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_CC_4_6_every_flaw_is_said_in_one_language(lang: str) -> None:
    """No message lacks what it mentions, and between the Russian words stand only keys and values of the files."""
    speaker = Speaker(lang, CastleCraftGame)
    unfound = {f"flaw-{key}" for key in SENTENCES}
    for reason in reasons():
        message, args = str(reason["message"]), reason["args"]
        assert isinstance(args, dict)
        unfound.discard(message)
        said = speaker.say(message, **args)

        assert "$" not in said and "{" not in said, said
        if lang == "ru":
            assert set(re.findall(r"[A-Za-z]\w*", said)) <= CODE | own(args), said
    assert not unfound


def test_CC_4_6_a_turned_seat_is_refused_in_russian() -> None:
    """The sentence of the finding, whole."""
    seats = [DUEL_SEATS[0], {"edge": "west", "anchor": [0, 8], "turn": 90, "mirror": 3}]
    said = refusal(Speaker("ru", CastleCraftGame), refused(**own_setup(seats=seats)))

    assert "S1: turn у западного края должен быть 270." in said
    assert "S1: mirror — это true или false." in said


@pytest.mark.parametrize("text", NO_TOML)
def test_every_refusal_of_the_reader_has_its_reason(text: str) -> None:
    """Known by how it begins, never as something else."""
    (flaw,) = read_text(text).flaws

    assert ("V1", "not-toml") == (flaw.code, flaw.key)
    assert "other" != flaw.facts["why"]


def test_CC_4_6_a_refusal_of_the_wire_says_every_reason() -> None:
    """Who only has the message of the wire reads the same as who plays here."""
    error = refused(**own_setup(placed("nothing", 8, 12)))
    speaker = Speaker("ru", CastleCraftGame)

    assert refusal(speaker, error) == on_the_wire(speaker, "options", error.clause, error.option, error.reasons)
    assert "These rules cannot be played: S1: There is no castle nothing to place." == on_the_wire(
        Speaker("en", CastleCraftGame), "options", error.clause, error.option, error.reasons
    )
