"""When somebody wants it to stop: what was done until then is kept."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Terminated(KeyboardInterrupt):
    """The system, not the keyboard, asked to stop."""


@contextmanager
def heard_once() -> Iterator[None]:
    """The first request to stop is heard, from the keyboard or from the system; further ones would lose the summary.

    Where somebody else listens already, nothing is changed.
    """
    before = {number: signal.getsignal(number) for number in SIGNALS}
    unheard = [number for number in SIGNALS if before[number] in (signal.default_int_handler, signal.SIG_DFL)]

    def heard(number: int, frame: object) -> None:
        for each in unheard:
            signal.signal(each, signal.SIG_IGN)
        raise Terminated if number == signal.SIGTERM else KeyboardInterrupt

    for number in unheard:
        signal.signal(number, heard)
    try:
        yield
    finally:
        for number in unheard:
            signal.signal(number, before[number])
