"""Several sentences about one person, one after another: he is named once, and the next go on about him."""

from __future__ import annotations

from collections.abc import Sequence


def going_on(before: str, sentence: str, names: Sequence[str], joint: str) -> str:
    """What is left of a sentence that goes on about the person whom the one before it begins with; empty: it stands alone.

    `joint` is the word that would bind a second person to the first: then both are meant.
    """
    for name in names:
        opening, rest = f"{name} ", sentence[len(name) + 1 :]
        if name and before.startswith(opening) and sentence.startswith(opening):
            whole = before.endswith(".") and ". " not in before
            return rest if whole and rest[:1].islower() and not rest.startswith(f"{joint} ") else ""
    return ""


def flowing(sentences: Sequence[str], names: Sequence[str], joint: str) -> list[str]:
    """The sentences of a paragraph, of which each may go on where the last one ended: “Anna takes a card, pays 2, moves on.”"""
    found: list[str] = []
    for at, sentence in enumerate(sentences):
        rest = going_on(sentences[at - 1], sentence, names, joint) if at > 0 else ""
        if rest:
            found[-1] = found[-1][:-1] + ","
        found.append(rest or sentence)
    return found
