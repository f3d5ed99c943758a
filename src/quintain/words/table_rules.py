"""The rules as they read at a table, with the numbers that were entered for it."""

from __future__ import annotations

from quintain.words.clauses import Rulebook, rulebook
from quintain.words.speaker import Speaker


def table_rules(speaker: Speaker) -> Rulebook:
    """The rules of the speaker's game in his language; of a game with its options, what these amend is amended."""
    assert speaker.kind is not None, "rules are those of a game"
    book = rulebook(speaker.kind, speaker.lang)
    amended = {} if speaker.game is None else speaker.game.amended()
    return book.amended({clause: speaker.called(text) for clause, text in amended.items()})
