"""How long an answer is kept back, in milliseconds, so that the time tells nothing; nothing here waits.

Whoever keeps a table draws a number for each pause; it never comes from the match's chance.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 400
MOST: Final = 900
WINDOW: Final = 15_000  # a person's time in a secret window of live play; then he passes


def pause(draw: int, people: int, speed: int = 100) -> int:
    """Before a visible choice of a bot, and before a standing answer: the same for one choice and for a hundred.

    `speed` is in hundredths; with no people at the table nobody is waited for.
    """
    if people == 0 or speed <= 0:
        return 0
    return (LEAST + draw % (MOST - LEAST + 1)) * 100 // speed


def window_pause(draw: int, people: int, longest: int, speed: int = 100) -> int:
    """In a secret window, from the question on: longer than any thought of this match, whether there was one or not."""
    return longest + pause(draw, people, speed) if people and speed > 0 else 0


def time_for(people: int, live: bool) -> int:
    """A person's time in a secret window; 0 without limit. A person alone with bots is never hurried."""
    return WINDOW if live and people > 1 else 0
