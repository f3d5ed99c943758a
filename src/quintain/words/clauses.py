"""The rules as players read them: chapters of clauses, each with its id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from quintain.kernel.game import AnyGame, folder_of
from quintain.words.catalogue import LANGUAGES

_CLAUSE = re.compile(r"^\*\*([A-Z]+-[A-Za-z]*[0-9][0-9A-Za-z.]*)\*\*\s*(.*)$")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_LETTERS = str.maketrans("АБВС", "ABBC")  # of ids, typed as a Russian rulebook prints them or as they look
_WORD = re.compile(r"[^\W\d_]{3,}")
_SENTENCE = re.compile(r"(?<=[.!?…])\s+(?=[A-ZА-ЯЁ«“\"(])")


@dataclass(frozen=True)
class Clause:
    """One sentence of the rulebook and what belongs to it."""

    id: str
    text: str  # Markdown

    def first_sentence(self) -> str:
        return _SENTENCE.split(self.text.split("\n")[0].strip(), maxsplit=1)[0]


@dataclass(frozen=True)
class Chapter:
    """A heading with its clauses."""

    title: str
    intro: str
    clauses: list[Clause]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    title: str
    intro: str
    prefix: str
    chapters: list[Chapter]
    clauses: dict[str, Clause] = field(default_factory=dict)

    def find(self, wanted: str) -> Clause | None:
        """A clause by its id, however it is typed: `MJ-2.3`, `mj-2.3`, `2.3`, or `4.7Б` for `MJ-4.7B`."""
        text = _id(wanted)
        for shape in (text, f"{self.prefix.upper()}-{text}"):
            for key, clause in self.clauses.items():
                if key.upper() == shape:
                    return clause
        return None

    def amended(self, texts: Mapping[str, str]) -> Rulebook:
        """The same with other texts for some clauses."""
        if not texts:
            return self
        every = {key: Clause(key, texts.get(key, clause.text)) for key, clause in self.clauses.items()}
        chapters = [replace(each, clauses=[every[clause.id] for clause in each.clauses]) for each in self.chapters]
        return replace(self, chapters=chapters, clauses=every)

    def near(self, wanted: str) -> list[str]:
        """Ids that begin as the wanted one does."""
        text = _id(wanted)
        return [key for key in self.clauses if key.upper().startswith((text, f"{self.prefix.upper()}-{text}"))]

    def search(self, wanted: str) -> list[Clause]:
        """Clauses with all these words in any form: first where the first sentence has them, last where only the chapter does."""
        stems = [re.compile(rf"\b{_stem(word)}") for word in _WORD.findall(wanted.casefold())]
        found: list[tuple[int, Clause]] = []
        for chapter in self.chapters:
            for clause in chapter.clauses:
                places = (clause.first_sentence(), clause.text, f"{clause.text} {chapter.title}")
                hits = [at for at, text in enumerate(places) if all(stem.search(text.casefold()) for stem in stems)]
                if stems and hits:
                    found.append((hits[0], clause))
        return [clause for _, clause in sorted(found, key=lambda hit: hit[0])]


def _stem(word: str) -> str:
    """A word without the end that its forms change."""
    return word[: len(word) - (len(word) > 4) - (len(word) > 6)]


def _id(wanted: str) -> str:
    return wanted.strip().strip("()").upper().translate(_LETTERS)


def rulebook(game: type[AnyGame], lang: str) -> Rulebook:
    """The rules of a game in a language; in English where they are not translated."""
    folder = folder_of(game) / "rules"
    file = folder / f"{lang}.md"
    return _rulebook(file if file.exists() else folder / f"{LANGUAGES[0]}.md", game.prefix)


@lru_cache(maxsize=32)
def _rulebook(file: Path, prefix: str) -> Rulebook:
    return parse(file.read_text(encoding="utf-8"), prefix)


def parse(text: str, prefix: str) -> Rulebook:
    """A rulebook from Markdown: `# title`, `## chapter` (or `###`), paragraphs that begin with a bold id."""
    title = ""
    heads: list[str] = [""]  # chapter titles; the first is the opening before any chapter
    intros: list[list[str]] = [[]]
    found: list[list[tuple[str, list[str]]]] = [[]]
    for line in _COMMENT.sub("", text).splitlines():
        start = _CLAUSE.match(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith(("## ", "### ")):
            heads.append(line.lstrip("# ").strip())
            intros.append([])
            found.append([])
        elif start:
            found[-1].append((start[1], [start[2]]))
        elif found[-1]:
            found[-1][-1][1].append(line)
        else:
            intros[-1].append(line)
    chapters = [
        Chapter(head, "\n".join(intro).strip(), [Clause(key, "\n".join(lines).strip()) for key, lines in clauses])
        for head, intro, clauses in zip(heads, intros, found, strict=True)
    ]
    every = {clause.id: clause for chapter in chapters for clause in chapter.clauses}
    return Rulebook(title, chapters[0].intro, prefix, [chapter for chapter in chapters if chapter.title], every)


def read_aloud(markdown: str) -> list[str]:
    """Markdown as lines without signs; each row of a table with the heads of its columns."""
    lines: list[str] = []
    heads: list[str] = []
    for raw in markdown.splitlines():
        line = raw.strip()
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if all(set(cell) <= set("-: ") for cell in cells):
                continue
            if not heads:
                heads = cells
                continue
            line = "- " + "; ".join(f"{head}: {cell}" if head else cell for head, cell in zip(heads, cells, strict=False))
        else:
            heads = []
        if line:
            lines.append(line.replace("**", "").replace("`", ""))
    return lines
