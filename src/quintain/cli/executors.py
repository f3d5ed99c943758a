"""Where the matches of a command are played, as it was typed."""

from __future__ import annotations

from quintain.cli.trouble import refuse
from quintain.contests import KINDS, Executor, executor
from quintain.words import Speaker


def placed(kind: str, address: str, jobs: int, speaker: Speaker) -> Executor:
    """The executor, or one sentence on what is wrong with it."""
    if kind not in KINDS:
        refuse(speaker, "executor-kind", given=kind, known=", ".join(KINDS))
    return executor(jobs, kind, address)
