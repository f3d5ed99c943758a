"""The matches of a contest on disk: a line of JSON each, after a line that says what the contest is."""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from stat import S_ISREG
from typing import IO, Any, Final

from quintain.contests.contest import ROWS, Contest, results
from quintain.contests.executor import Data
from quintain.contests.standings import MOST_MATCHES, Result

FORMAT: Final = 4  # since 2 every choice has its time, since 3 bots their budgets, since 4 seats what they played
HUGE: Final = 10**9  # points and times of a match are smaller


class Unfit(ValueError):
    """Why a file cannot be gone on with: a sentence of the catalogue and its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key: Final = key
        self.facts: Final = facts


class Ledger:
    """What was played, one line of JSON per match after a line that says what the contest is; it can be read at any time."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        """Goes on with the file if there is one; Unfit where it holds another contest, or another arena holds it."""
        self.contest: Final = contest
        self.path: Final = path
        self.lines: list[Data] = []
        self._held = ExitStack()
        head = {"format": FORMAT, **json.loads(json.dumps(asdict(contest)))}
        if path is None:
            return
        with ExitStack() as held:
            hold(held.enter_context(path.open("ab")))
            if path.stat().st_size:
                self._read(path, head)
            else:
                path.write_text(json.dumps(head) + "\n", encoding="utf-8")
            self._held = held.pop_all()

    def close(self) -> None:
        """Let others write to the file."""
        self._held.close()

    def _read(self, path: Path, head: Data) -> None:
        text = path.read_bytes()
        body = text.rstrip(b"\n")
        first, *lines = body.split(b"\n")
        try:
            found = json.loads(first.decode())
        except (ValueError, RecursionError):
            raise Unfit("arena-file-none") from None
        if not isinstance(found, dict) or "format" not in found:
            raise Unfit("arena-file-none")
        if found["format"] != FORMAT:
            raise Unfit("arena-file-format", found=str(found["format"]), expected=str(FORMAT))
        if found != head:
            raise Unfit(
                "arena-file-other", differing=", ".join(key for key in {**found, **head} if found.get(key) != head.get(key))
            )
        whole: dict[int, Data] = {}
        numbers: dict[int, int] = {}  # of the lines, for whoever has to mend the file
        for number, line in enumerate(lines, 2):
            if not line.strip():
                continue
            try:
                match = json.loads(line.decode())
            except (ValueError, RecursionError):
                match = None
                if number == len(lines) + 1:  # the mark of an interrupted run
                    body = body[: -len(line)].rstrip(b"\n")
                    break
            if not fits(match, self.contest.seats):
                raise Unfit("arena-file-line", number=number)
            numbers.setdefault(match["n"], number)
            whole.setdefault(match["n"], match)
        for task in self.contest.tasks(max(whole, default=-1) + 1, set()):
            match = whole.get(task["n"], task)
            if any(match.get(key) != task[key] for key in ("seed", "bots")):
                raise Unfit("arena-file-line", number=numbers[task["n"]])
        self.lines = list(whole.values())
        if text != body + b"\n":
            with path.open("r+b") as file:
                file.seek(len(body))
                file.write(b"\n")
                file.truncate()

    def played(self) -> set[int]:
        return {int(line["n"]) for line in self.lines}

    def add(self, line: Data) -> None:
        self.lines.append(line)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def results(self, games: int) -> list[Result]:
        """In the order of the matches, whatever order they ended in."""
        return results(line for line in self.lines if int(line["n"]) < games)


def fits(match: object, seats: int) -> bool:
    """Whether a line has the shape of a match with so many seats."""
    if not isinstance(match, dict) or not counts(match.get("n"), 0, MOST_MATCHES - 1):
        return False
    rows: list[Any] = [match.get(key) for key in ROWS]
    if not all(isinstance(row, list) and len(row) == seats for row in rows):
        return False
    _, ranks, points, seconds, choices, times, sides = rows
    return (
        isinstance(match.get("clause"), str)
        and are_moves(match.get("moves"), seats)
        and all(isinstance(own, dict) and all(isinstance(each, str) for each in own.values()) for own in sides)
        and all(counts(rank, 1, seats) for rank in ranks)
        and all(counts(each, -HUGE, HUGE) for each in points)
        and all(measures(each) for each in seconds)
        and all(counts(n, 0, HUGE) for n in choices)
        and all(isinstance(own, list) and len(own) == n for own, n in zip(times, choices, strict=True))
        and all(measures(each) for own in times for each in own)
    )


def are_moves(found: object, seats: int) -> bool:
    """Whether it is a list of moves, each a seat and an action."""
    return isinstance(found, list) and all(
        isinstance(move, list) and len(move) == 2 and counts(move[0], 0, seats - 1) and counts(move[1], 0, HUGE) for move in found
    )


def counts(found: object, low: int, high: int) -> bool:
    """Whether it is a whole number of this range; yes and no are none."""
    return type(found) is int and low <= found <= high


def measures(found: object) -> bool:
    """Whether it is a length of time."""
    return (type(found) is float or type(found) is int) and 0 <= found < HUGE


def hold(file: IO[bytes]) -> None:
    """Keep other arenas from a file until it is closed, where the system knows how."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        if S_ISREG(os.fstat(file.fileno()).st_mode):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Unfit("arena-file-busy") from None
    except OSError:  # a folder of the network that knows no locks
        return
