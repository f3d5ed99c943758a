"""Rules looked up during a match: one clause, those of a chapter, or those with a word in them."""

from __future__ import annotations

import re
from textwrap import shorten
from typing import Final

from quintain.cli.menu import quoted
from quintain.cli.screen import Screen
from quintain.words import Clause, Rulebook, Speaker, read_aloud

WORD: Final = re.compile(r"[^\W\d_]+")
SHORTEST: Final = 4  # letters of a word that is suggested
LISTED: Final = 8  # clauses found by a word that are listed
SHORT: Final = 78  # letters of the line that each of them has


def look_up(screen: Screen, speaker: Speaker, book: Rulebook, wanted: str) -> None:
    """A clause by its id is read out, others are listed with their first words."""
    clause = book.find(wanted)
    beside = [] if clause is not None else [book.clauses[key] for key in book.near(wanted)]
    found = [] if clause is not None or beside else book.search(wanted)
    if clause is None and len(found) == 1:
        clause = found[0]
    screen.line()
    if clause is not None:
        screen.markdown(f"**{clause.id}** {clause.text}")
    elif beside or found:
        listed = beside or found[:LISTED]
        for each in listed:
            screen.line(opening(each), unbroken=True)
        more = len(found) - LISTED
        screen.line(speaker.say("clauses-more" if more > 0 else "clauses-how", count=more, clause=listed[0].id), "dim")
    else:
        screen.line(speaker.say("no-clause", given=quoted(wanted)))


def suggestions(book: Rulebook) -> tuple[str, str, str]:
    """A clause, a chapter and a word that one could ask for; all of them find something in this book."""
    clauses = [clause for chapter in book.chapters[1:2] or book.chapters for clause in chapter.clauses]
    clause = clauses[min(2, len(clauses) - 1)].id.removeprefix(f"{book.prefix}-")
    words = [word for chapter in book.chapters for word in WORD.findall(chapter.title.casefold())]
    found = [word for word in words if len(word) >= SHORTEST and 1 < len(book.search(word)) <= LISTED]
    return clause, clause.partition(".")[0], found[0] if found else words[0]


def opening(clause: Clause) -> str:
    """The id of a clause and the first words of it."""
    said = " ".join(read_aloud(clause.text)[:1])
    return shorten(f"{clause.id} {said}", SHORT, placeholder=" …")
