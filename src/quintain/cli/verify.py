"""`quintain verify`: whether a finished match is what it is said to be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import typer

from quintain.cli.language import language
from quintain.cli.saves import LARGEST
from quintain.cli.screen import Screen
from quintain.cli.shelf import Lang
from quintain.cli.trouble import reason, refuse
from quintain.files import text_in
from quintain.tables.archive import Archive, read_archive
from quintain.tables.verification import Sealed, verify
from quintain.words import Speaker

WAIT: Final = 30  # seconds for an answer
MATCH: Final = re.compile(r"^(?P<before>.*?)/(?:m|t|api/matches)/(?P<match>[0-9a-z]+)(?:/.*)?$")


def verify_match(
    place: Annotated[str, typer.Argument(metavar="FILE|ADDRESS", help="A downloaded or saved match, or its page.")],
    noted: Annotated[
        str, typer.Option("--commitment", metavar="HEX", help="The commitment that the page showed when the match began.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Play a finished match again and check its commitment, moves, events, outcome and last position."""
    screen, speaker = Screen(True), Speaker(language(lang))
    data = fetched(place, speaker) if place.startswith(("http://", "https://")) else read(Path(place), speaker)
    archive, sealed, final = understood(data, place, speaker)
    checks = verify(archive, sealed, noted, final)
    for check in checks:
        screen.line(speaker.say(f"verify-{check.check}{'' if check.good else '-not'}", detail=check.detail))
    if not sealed.commitment:
        screen.line(speaker.say("verify-unsealed"))
    elif not noted:
        screen.line(speaker.say("verify-unnoted", commitment=sealed.commitment))
    good = all(check.good for check in checks)
    screen.line(speaker.say("verify-good" if good else "verify-bad"))
    if not good:
        raise typer.Exit(1)


def read(path: Path, speaker: Speaker) -> Any:
    try:
        return json.loads(text_in(path, LARGEST))
    except OSError as error:
        refuse(speaker, "db-file", file=str(path), detail=reason(error, speaker))
    except (ValueError, RecursionError):
        refuse(speaker, "verify-foreign", place=str(path))


def fetched(address: str, speaker: Speaker) -> Any:
    """The archive of the match that a page shows."""
    parts = urlsplit(address)
    found = MATCH.match(parts.path)
    if found is None:
        refuse(speaker, "verify-address", place=address)
    asked = f"{parts.scheme}://{parts.netloc}{found['before']}/api/matches/{found['match']}/download"
    try:
        with urlopen(Request(asked, headers={"Accept": "application/json"}), timeout=WAIT) as answer:
            text = answer.read(LARGEST + 1)
        return json.loads(text) if len(text) <= LARGEST else None
    except HTTPError as error:
        refuse(speaker, "verify-refused", place=address, detail=_why(error))
    except (URLError, OSError) as error:
        refuse(speaker, "verify-unreached", place=address, detail=str(getattr(error, "reason", error)))
    except (ValueError, RecursionError):
        refuse(speaker, "verify-foreign", place=address)


def _why(error: HTTPError) -> str:
    """What the server said, where it said something."""
    try:
        return str(json.loads(error.read(10_000))["detail"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"{error.code} {error.reason}"


def understood(data: Any, place: str, speaker: Speaker) -> tuple[Archive, Sealed, str]:
    """The archive in a downloaded or saved match, and what was sealed."""
    inner: Any = data.get("archive") if isinstance(data, dict) and "quintain" in data else data
    if isinstance(data, dict) and "quintain" in data and inner is None:
        refuse(speaker, "verify-unfinished", place=place)
    try:
        archive = read_archive(inner)
        sealed = msgspec.convert({name: inner.get(name, "") for name in ("commitment", "salt")}, Sealed)
        return archive, sealed, msgspec.convert(inner.get("final", ""), str)
    except (msgspec.ValidationError, AttributeError):
        refuse(speaker, "verify-foreign", place=place)
