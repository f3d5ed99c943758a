"""Set-ups judged for the page: a table with these castles is tried, and what the rules say against it is told."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from quintain.games import new_game
from quintain.games.castlecraft import read_toml
from quintain.kernel.errors import OptionError
from quintain.server.payloads_castles import SetupCheck, SetupFlaw

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
MOST_FLAWS: Final = 60  # of one file that are told
SEATS: Final = (2, 3)
EDGES: Final = ("north", "east", "south", "west")


def checked_setup(text: str) -> SetupCheck:
    """The whole judgement on the text of a set-up; it is given as data wherever it can be drawn, faulty or not."""
    data = _read(text)
    if data is None:
        return SetupCheck(False, [SetupFlaw("not-toml", {"why": "statement"}, False)])
    given = json.dumps(data, allow_nan=False)
    seats = len(data["setup"][0].get("seat", [])) if _plain(data["setup"][0].get("seat")) else 0
    options = {"seats": seats if seats in SEATS else 2, "setup": "own", "own_setup": given, "armies": "lot"}
    wrong = _refusals(options)
    unfair = (
        []
        if wrong
        else [SetupFlaw(each.key, each.args, True, each.x, each.y) for each in _refusals({**options, "castles": "own_balanced"})]
    )
    flaws = [*wrong, *unfair][:MOST_FLAWS]
    drawn = _drawable(data)
    return SetupCheck(not wrong, flaws, drawn, given if not wrong else "")


def _read(text: str) -> dict[str, Any] | None:
    """A file with one set-up and the castles it brings, as plain data."""
    try:
        data = read_toml(text)
        json.dumps(data, allow_nan=False)
    except (RecursionError, TypeError, ValueError):
        return None
    setups = data.get("setup")
    if not isinstance(setups, list) or len(setups) != 1 or not isinstance(setups[0], dict):
        return None
    return {"setup": setups, "castle": data.get("castle", [])}


def _refusals(options: dict[str, Any]) -> list[SetupFlaw]:
    """What is said against these options, each with the place it speaks of."""
    try:
        new_game("castlecraft", options)
    except OptionError as refusal:
        found: list[SetupFlaw] = []
        where: dict[str, Any] = {}
        for reason in refusal.reasons:
            key, args = str(reason["message"]).removeprefix("flaw-"), reason["args"]
            if key == "where":
                where = args if isinstance(args, dict) else {}
            else:
                found.append(
                    SetupFlaw(key, args if isinstance(args, dict) else {}, False, where.get("x", -1), where.get("y", -1))
                )
        return found or [SetupFlaw("seats", {}, False)]
    return []


def _drawable(data: dict[str, Any]) -> dict[str, Any] | None:
    """The set-up where every seat and castle of it has a place; text that is no id is left out."""
    setup = data["setup"][0]
    if not _plain(setup.get("seat")) or not _plain(setup.get("extra", [])):
        return None
    for entry in [*setup["seat"], *setup.get("extra", [])]:
        anchor = entry.get("anchor")
        if not isinstance(anchor, list) or len(anchor) != 2 or not all(type(each) is int and abs(each) < 100 for each in anchor):
            return None
    if any(seat.get("edge") not in EDGES for seat in setup["seat"]):
        return None
    if any(not isinstance(extra.get("castle"), str) or not NAME.fullmatch(extra["castle"]) for extra in setup.get("extra", [])):
        return None
    return {
        "id": setup["id"] if isinstance(setup.get("id"), str) and NAME.fullmatch(setup["id"]) else "own",
        "seat": [_place(seat, "edge") for seat in setup["seat"]],
        "extra": [_place(extra, "castle") for extra in setup.get("extra", [])],
    }


def _place(entry: dict[str, Any], what: str) -> dict[str, Any]:
    turn = entry.get("turn", 0)
    return {
        what: entry[what],
        "anchor": entry["anchor"],
        "turn": turn if turn in (0, 90, 180, 270) else 0,
        "mirror": entry.get("mirror") is True,
    }


def _plain(entries: object) -> bool:
    return isinstance(entries, list) and len(entries) <= 12 and all(isinstance(each, dict) for each in entries)
