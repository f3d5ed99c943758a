"""Texts that people type: names and lines as they are kept, or a refusal."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from quintain.server.troubles import Denied

LONGEST_NAME: Final = 24
SHORTEST_PASSPHRASE: Final = 8
LONGEST_PASSPHRASE: Final = 200
LONGEST_MAIL: Final = 200
_MAIL: Final = re.compile(r"[^\s\0-\37\177@<>\"(),:;\\\[\]]+@[^\s\0-\37\177@<>\"(),:;\\\[\]]+\.[^\s\0-\37\177@<>\"(),:;\\\[\].]+")
_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes it: after an even number of backslashes
_JOINERS: Final = "\u200c\u200d"  # parts of words and signs in some scripts; every other sign without a form is left out
_HOLLOW: Final = "\u115f\u1160\u2800\u3164\uffa0"  # count as letters or signs, and show nothing


def has_nul(content: bytes) -> bool:
    """Whether some text in this JSON holds the sign 0, which nobody types and PostgreSQL does not keep."""
    return _NUL.search(content) is not None


def clean(text: str) -> str:
    """One line of what can be seen: no control characters, no marks that turn the direction of a text."""
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(sign if (sign.isprintable() and sign not in _HOLLOW) or sign in _JOINERS else " " for sign in composed)
    return " ".join(seen.split())


def line_of(text: str, longest: int, least: int = 1) -> str:
    """A line that is not too long and, where it must not be, not empty."""
    line = clean(text)
    if not least <= len(line) <= longest:
        raise Denied("bad-text", f"a line has {least} to {longest} letters here")
    return line


def name_of(text: str) -> str:
    """A name as others will see it."""
    name = clean(text)
    if not 1 <= len(name) <= LONGEST_NAME or not any(sign.isalnum() for sign in name):
        raise Denied("bad-name", f"a name has 1 to {LONGEST_NAME} letters, and one of them can be read")
    return name


def passphrase_of(text: str) -> str:
    """A passphrase that is long enough; whatever else is in it is its owner's affair."""
    if not SHORTEST_PASSPHRASE <= len(text) <= LONGEST_PASSPHRASE:
        raise Denied("bad-passphrase", f"a passphrase has {SHORTEST_PASSPHRASE} to {LONGEST_PASSPHRASE} letters")
    return unicodedata.normalize("NFC", text)


def mail_of(text: str) -> str:
    """An address that mail could go to; nothing where none is wanted."""
    address = text.strip()
    if address and (len(address) > LONGEST_MAIL or not _MAIL.fullmatch(address)):
        raise Denied("bad-mail", "this is no mail address")
    return address
