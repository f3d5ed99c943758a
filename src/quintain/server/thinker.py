"""A process that thinks for bots: questions of `bots/worker.py` come in, one per line, and answers go out, until nobody asks."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, Final

import msgspec

from quintain.bots.worker import Worker

POLITENESS: Final = 10  # whoever moves pieces and answers sockets goes first


def answered(worker: Worker, line: bytes) -> dict[str, Any]:
    """The answer, or what is wrong with the question; whatever goes wrong ends this question only."""
    try:
        return {"answer": worker.answer(msgspec.json.decode(line))}
    except Exception as error:  # a fault in a bot must not end the thoughts of others
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    """When whoever asks is gone, the questions end and so does this process; interrupts from the keyboard are not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    worker = Worker()
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        answer = msgspec.json.encode(answered(worker, line)) + b"\n"
        try:
            out.write(answer)
            out.flush()
        except BrokenPipeError:
            os._exit(0)  # nothing is left to be told to anybody


if __name__ == "__main__":
    main()
