"""From facts to sentences: Fluent catalogues, names, prompts, events, refusals and clause texts, in every language."""

from quintain.words.catalogue import LANGUAGES, MissingWords
from quintain.words.clauses import Chapter, Clause, Rulebook, read_aloud, rulebook
from quintain.words.refusals import refusal, refused
from quintain.words.speaker import Speaker
from quintain.words.table_rules import table_rules

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "Chapter",
    "Clause",
    "Rulebook",
    "read_aloud",
    "rulebook",
    "refusal",
    "refused",
    "Speaker",
    "table_rules",
]
