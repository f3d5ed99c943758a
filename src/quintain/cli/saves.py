"""Matches on disk: a replay, who sits where and their names; when it is over, the archive that can be read for ever."""

from __future__ import annotations

import json
import os
import re
import stat
import tempfile
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final, NoReturn

import msgspec

from quintain.bots import named
from quintain.cli.trouble import Trouble, reason, refuse
from quintain.files import Unusable, text_in
from quintain.games import GAMES, new_game
from quintain.kernel.errors import ContentError, OptionError, RecordError
from quintain.kernel.game import AnyGame
from quintain.kernel.records import dump
from quintain.kernel.replay import Replay, read_replay
from quintain.kernel.types import Json
from quintain.tables.archive import Archive, plain_archive, read_archive
from quintain.words import Speaker, refusal

FORMAT: Final = 2
READ: Final = (1, FORMAT)  # formats that are understood: the first knew neither bots' chance nor archives
LARGEST: Final = 50_000_000  # bytes; no match is as long as that
ME: Final = "me"  # a seat held by a person
OURS: Final = re.compile(rb'\s*\{\s*"quintain"\s*:')  # how a saved match begins


@dataclass
class Save:
    """What a file holds; seats and names are empty where it is a bare replay."""

    replay: Replay
    seats: list[str]
    names: list[str]
    root: str = ""  # what was drawn for the bots
    typed: bool = False  # whether a person typed the seed, and may be shown it
    unrated: list[str] = field(default_factory=list)  # why the match does not count
    archive: Archive | None = None  # of a finished match


def folder() -> Path:
    """Where matches are kept that nobody named a file for."""
    chosen = os.environ.get("QUINTAIN_SAVES")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "quintain" / "saves"


def fresh(game: str) -> Path:
    """A file name for a match that begins now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}.json"
    n = 1
    while path.exists():
        n += 1
        path = folder() / f"{stem}-{n}.json"
    return path


def typed(name: str) -> Path:
    """The file a person means; OSError where no file can be called so."""
    try:
        path = Path(name).expanduser()
        os.fsencode(path)
    except (RuntimeError, ValueError):  # nobody's home, or letters the system cannot write
        raise Unusable("system-nameless") from None
    if "\0" in name:
        raise Unusable("system-nameless")
    return path


def place_for(path: Path) -> Path:
    """Where links lead, if a match may be put there: where nothing is, or a match; else OSError."""
    target = Path(os.path.realpath(path))
    try:
        found = path.stat()
    except FileNotFoundError:
        return target
    if stat.S_ISDIR(found.st_mode):
        raise Unusable("system-folder")
    if not stat.S_ISREG(found.st_mode):
        raise Unusable("system-special")
    if found.st_size and not _is_match(target):
        raise Unusable("system-foreign")
    return target


def _is_match(path: Path) -> bool:
    """Whether a file looks like a saved match or a bare replay; the first is told by its beginning."""
    with path.open("rb") as file:
        text = file.read(100)
        if OURS.match(text):
            return True
        text += file.read(LARGEST)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and ("quintain" in found or ("game" in found and "moves" in found))


def write(path: Path, save: Save) -> None:
    """Whole or not at all: a neighbouring file is filled, then put in place."""
    data: dict[str, Json] = {
        "quintain": FORMAT,
        "replay": dump(save.replay),
        "seats": [*save.seats],
        "names": [*save.names],
        "bots": save.root,
        "typed": save.typed,
        "unrated": [*save.unrated],
    }
    if save.archive is not None:
        data["archive"] = plain_archive(save.archive)
    path = place_for(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
            file.write("\n")
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_elsewhere(name: str, save: Save) -> Path:
    """A new file in the system's temporary directory, that nobody else has; gone again if it cannot be filled."""
    handle, made = tempfile.mkstemp(prefix=f"{Path(name).stem[:60]}-", suffix=".json")
    os.close(handle)
    try:
        write(Path(made), save)
    except BaseException:
        Path(made).unlink(missing_ok=True)
        raise
    return Path(made)


def read(path: Path, speaker: Speaker) -> Save:
    """A saved match, or one sentence on why the file is none."""
    data = _json(path, speaker)
    if isinstance(data, dict) and "quintain" in data:
        if data["quintain"] not in READ:
            refuse(speaker, "file-version", file=str(path), version=str(data["quintain"]))
        inner = data.get("replay")
    elif isinstance(data, dict) and "game" in data and "moves" in data:
        inner, data = data, {}
    else:
        refuse(speaker, "file-foreign", file=str(path))
    try:
        replay = read_replay(inner)
        archive = None if data.get("archive") is None else read_archive(data["archive"])
    except (RecordError, msgspec.ValidationError) as error:
        refuse(speaker, "file-shape", file=str(path), detail=str(error))
    seats, names, why = (_texts(data.get(key, []), path, speaker) for key in ("seats", "names", "unrated"))
    return Save(replay, seats, names, str(data.get("bots", "")), data.get("typed") is True, why, archive)


def _json(path: Path, speaker: Speaker) -> Json:
    try:
        found: Json = json.loads(text_in(path, LARGEST), parse_float=_fraction, parse_constant=_fraction)
    except FileNotFoundError:
        refuse(speaker, "file-missing", file=str(path))
    except IsADirectoryError:
        refuse(speaker, "file-directory", file=str(path))
    except PermissionError:
        refuse(speaker, "file-forbidden", file=str(path))
    except OSError as error:
        refuse(speaker, "file-unreadable", file=str(path), detail=reason(error, speaker))
    except RecordError as error:
        refuse(speaker, "file-shape", file=str(path), detail=str(error))
    except (ValueError, RecursionError):
        refuse(speaker, "file-foreign", file=str(path))
    return found


def _fraction(number: str) -> NoReturn:
    """Everything in a saved match is counted."""
    raise RecordError(f"{number} is not a whole number")


def _texts(found: Json, path: Path, speaker: Speaker) -> list[str]:
    if not isinstance(found, list):
        refuse(speaker, "file-seats", file=str(path))
    texts = [item for item in found if isinstance(item, str) and item.isprintable() and 0 < len(item) <= 40]
    if len(texts) != len(found):
        refuse(speaker, "file-seats", file=str(path))
    return texts


def game_of(save: Save, path: Path, speaker: Speaker) -> AnyGame:
    """The rules a saved match follows, or one sentence on why it cannot be played by those of today."""
    replay = save.replay
    if replay.game not in GAMES:
        refuse(speaker, "file-game", file=str(path), game=replay.game, games=", ".join(GAMES))
    if replay.rules != GAMES[replay.game].rules:
        differs(save, path, speaker, "file-rules", game=replay.game, found=replay.rules, expected=GAMES[replay.game].rules)
    try:
        game = new_game(replay.game, replay.options)
    except (OptionError, ContentError) as error:
        known = Speaker(speaker.lang, GAMES[replay.game])
        differs(save, path, speaker, "file-broken", detail=refusal(known, error))
    if replay.content and replay.content != game.printed():
        differs(save, path, speaker, "file-printed", game=replay.game)
    if save.seats or save.names:
        wrong = [seat for seat in save.seats if seat != ME and not _bot(seat)]
        if wrong or len(save.seats) != int(game.seats) or len(save.names) != int(game.seats):
            refuse(speaker, "file-seats", file=str(path))
    return game


class Differs(Trouble):
    """A saved match that today's rules or boxes do not give back; one with an archive can still be watched."""


def differs(save: Save, path: Path, speaker: Speaker, key: str, /, **args: object) -> NoReturn:
    """One sentence on what differs, and the offer to watch what was archived."""
    said = speaker.say(key, file=str(path), **args)
    offer = "" if save.archive is None else " " + speaker.say("file-watch", file=str(path))
    raise Differs(said + offer)


def _bot(seat: str) -> bool:
    try:
        named(seat)
    except ValueError:
        return False
    return True
