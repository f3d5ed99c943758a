"""TOML that anybody may have written: read in bounded time, and where in the text each value stands."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final, final

from quintain.games.castlecraft.castles.flaws import Flaw

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
APART: Final = re.compile(  # texts and comments, closed or not: what is left are keys, numbers and signs
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)|\'\'\'.*?(?:\'\'\'|\Z)|"(?:\\[^\n]|[^"\\\n])*"?|\'[^\'\n]*\'?|#[^\n]*', re.DOTALL
)
PARTS: Final = 20  # dots of one line at most
REFUSAL: Final = re.compile(r"\s*\(at line (\d+), column (\d+)\)")
REASONS: Final = (  # how the reader of TOML begins what it says, and the id of the reason
    ("Too many parts", "parts"),
    ("Expected '='", "equals"),
    ("Expected newline", "newline"),
    ("Expected ']", "unclosed"),
    ("Unclosed", "unclosed"),
    ("Unterminated", "unclosed"),
    ("Expected ", "unclosed"),  # the end of a text
    ("Cannot ", "twice"),
    ("Duplicate", "twice"),
    ("Illegal", "sign"),
    ("Found invalid", "sign"),
    ("Invalid initial", "sign"),
    ("Unescaped", "escape"),
    ("Invalid hex", "escape"),
    ("Escaped", "escape"),
    ("Invalid statement", "statement"),
    ("Invalid", "value"),
)


def read_toml(text: str) -> dict[str, Any]:
    """What a text says, or a ValueError. A key of many parts is refused unread: reading it takes as long as their square."""
    bare = APART.sub(lambda found: "\n" * found.group().count("\n"), text).split("\n")
    line = next((at for at, rest in enumerate(bare, 1) if rest.count(".") > PARTS), 0)
    if line:
        raise ValueError(f"Too many parts of a key (at line {line}, column 1)")
    return tomllib.loads(text)


def point(text: str, flaws: list[Flaw]) -> None:
    """Give every flaw its line and column: of the value it speaks of, or of the nearest thing around it."""
    places = _Places(text).read()
    for flaw in flaws:
        if flaw.line:
            continue
        path = flaw.path
        while path and path not in places:
            path = path.rpartition(".")[0]
        at = places.get(path, 0)
        if path == flaw.path:
            at += flaw.offset
        at = min(at, len(text))
        flaw.line = text.count("\n", 0, at) + 1
        flaw.column = at - (text.rfind("\n", 0, at) + 1) + 1


def refused(error: str) -> tuple[str, int, int]:
    """Why the reader of TOML refused, as the id of a reason, with the place it names."""
    why = next((id for start, id in REASONS if error.startswith(start)), "other")
    found = REFUSAL.search(error)
    return (why, 1, 1) if found is None else (why, int(found.group(1)), int(found.group(2)))


@final
class _Places:
    """A walk over a text that is known to be TOML; it notes where values begin and trusts the rest."""

    def __init__(self, text: str) -> None:
        self.text: Final[str] = text
        self.at: int = 0
        self.places: dict[str, int] = {}
        self.counts: dict[str, int] = {}  # tables so far of each [[array]]

    def read(self) -> dict[str, int]:
        prefix = ""
        while self.at < len(self.text):
            before = self.at
            self._skip(True)
            if self._here("[["):
                prefix = self._array_header()
            elif self._here("["):
                start = self.at
                self.at += 1
                prefix = self._numbered(self._key())
                self.places.setdefault(prefix, start)
                self._to("]")
            elif self.at < len(self.text):
                self._pair(prefix)
            if self.at == before:
                break  # nothing was understood here: what was found so far must do
        return self.places

    def _array_header(self) -> str:
        start = self.at
        self.at += 2
        name = self._key()
        outer, _, last = name.rpartition(".")
        name = f"{self._numbered(outer)}.{last}" if outer else last
        count = self.counts.get(name, 0)
        self.counts[name] = count + 1
        prefix = f"{name}.{count}"
        self.places[prefix] = start
        self._to("]]")
        return prefix

    def _numbered(self, name: str) -> str:
        """The path of a table, with the number of the last [[array]] entry it lies in."""
        path = ""
        for part in name.split("."):
            path = f"{path}.{part}" if path else part
            if path in self.counts:
                path = f"{path}.{self.counts[path] - 1}"
        return path

    def _pair(self, prefix: str) -> None:
        key = self._key()
        path = f"{prefix}.{key}" if prefix else key
        self._skip(False)
        if not self._here("="):
            return
        self.at += 1
        self._skip(False)
        self._value(path)

    def _value(self, path: str) -> None:
        self.places.setdefault(path, self.at)
        for quote in ('"""', "'''", '"', "'"):
            if self._here(quote):
                self.places[path] = self.at + len(quote)
                self._string(quote)
                return
        if self._here("["):
            self._items(path, "]")
        elif self._here("{"):
            self._items(path, "}")
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}\n#":
                self.at += 1

    def _items(self, path: str, end: str) -> None:
        """An array or an inline table."""
        self.at += 1
        number = 0
        while self.at < len(self.text):
            before = self.at
            self._skip(True)
            if self._here(end):
                self.at += 1
                return
            if self._here(","):
                self.at += 1
                number += 1
            elif end == "]":
                self._value(f"{path}.{number}")
            else:
                self._pair(path)
            if self.at == before:
                return

    def _string(self, quote: str) -> None:
        self.at += len(quote)
        while self.at < len(self.text) and not self._here(quote):
            self.at += 2 if quote[0] == '"' and self._here("\\") else 1
        self.at += len(quote)

    def _key(self) -> str:
        parts: list[str] = []
        while self.at < len(self.text):
            self._skip(False)
            if self._here('"') or self._here("'"):
                start = self.at + 1
                self._string(self.text[self.at])
                parts.append(self.text[start : self.at - 1])
            else:
                found = BARE.match(self.text, self.at)
                if found is None:
                    break
                parts.append(found.group())
                self.at = found.end()
            self._skip(False)
            if not self._here("."):
                break
            self.at += 1
        return ".".join(parts)

    def _here(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def _to(self, sign: str) -> None:
        found = self.text.find(sign, self.at)
        self.at = len(self.text) if found < 0 else found + len(sign)

    def _skip(self, lines: bool) -> None:
        """Over blanks, and over line ends and comments where they are allowed."""
        blanks = " \t\r\n" if lines else " \t"
        while self.at < len(self.text):
            if self.text[self.at] in blanks:
                self.at += 1
            elif lines and self.text[self.at] == "#":
                found = self.text.find("\n", self.at)
                self.at = len(self.text) if found < 0 else found
            else:
                return
