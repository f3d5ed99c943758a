"""How much a test would notice: small changes to the rules, one at a time, each against the tests of its chapter and its game.

`python -m tests.mutants majesty --count 200 --seed 1` draws so many changes from the chapters of a game and tries each,
interpreted, in a fork (`tests/trials.py`): first against the tests that bear a clause of the changed file, then against all
others of the game and its examples. What stands in no function is tried in a copy of the repository in a temporary directory.
The changes that no test noticed are named. The repository itself is never touched.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.changes import Change, changes_of
from tests.clauses import borne_by_name, clauses_of, functions
from tests.trials import ELSEWHERE, KILLED, SURVIVED, TIMED_OUT, Trials

ROOT = Path(__file__).parent.parent
PARTS = ("src", "tests", "docs", "bench", "tools", "pyproject.toml", "setup.py", "Makefile")  # what tests may look at
NO_CHAPTERS = ("__init__", "events", "picture", "scene", "verbs")  # what is told or listed, not decided
HIDING = "hidden"
EXAMPLES = "tests/examples/test_examples.py"
PATIENCE = 4  # a change that takes so many times as long as none does not end
LEAST = 30.0  # seconds, whatever a run without a change takes


# The chapters of a game, and who tests them


def docstring_clauses(file: Path, clauses: frozenset[str]) -> set[str]:
    """The clauses that the functions of a file say they carry out."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Module)):
            told = (ast.get_docstring(node) or "").replace(",", " ").replace(";", " ").split()
            found |= {word.rstrip(".:") for word in told} & clauses
    return found


def chapters(root: Path, game: str) -> list[Path]:
    """The files of a game whose functions carry out clauses, and what is hidden."""
    folder = root / "src" / "quintain" / "games" / game
    files = [file for file in sorted(folder.rglob("*.py")) if file.stem not in NO_CHAPTERS and not file.stem.endswith("_events")]
    return [file for file in files if file.stem == HIDING or docstring_clauses(file, clauses_of(game))]


@cache
def borne(file: Path, clauses: frozenset[str]) -> frozenset[str | None]:
    """The clauses that the tests of a file bear."""
    return frozenset([borne_by_name(name, clauses) for name in functions(file)])


def bearers(root: Path, game: str, chapter: Path) -> list[str]:
    """Test files that bear a clause of the chapter, or its name, and examples of one; all tests of the game if there are none."""
    clauses = clauses_of(game)
    own = docstring_clauses(chapter, clauses)
    folder = root / "tests" / "games" / game
    found = []
    for file in sorted(folder.glob("test_*.py")):
        if borne(file, clauses) & own or file.stem == f"test_{chapter.stem}":
            found.append(str(file.relative_to(root)))
    for file in sorted((folder / "examples").glob("*.toml")):
        if set(tomllib.loads(file.read_text(encoding="utf-8"))["clause"]) & own:
            found.append(f"{EXAMPLES}::test_example_holds[{game}/{file.stem}]")
    return found or whole(game)


def whole(game: str) -> list[str]:
    return [f"tests/games/{game}", EXAMPLES]


def is_among(test: str, tests: list[str]) -> bool:
    """Whether a test is one of these, or stands in one of these files and folders."""
    return any(test == each or test.startswith((f"{each}::", f"{each}/")) for each in tests)


def concerns(game: str, test: str) -> bool:
    """Whether a test is one of a game: of its clauses, or an example of it."""
    return is_among(test, whole(game)[:1]) or test.startswith(f"{EXAMPLES}::test_example_holds[{game}/")


# A copy to try changes in


class Copy:
    """A repository that may be damaged."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        for part in PARTS:
            source = ROOT / part
            if source.is_dir():
                shutil.copytree(source, folder / part, ignore=shutil.ignore_patterns("*.so", "__pycache__", "node_modules"))
            elif source.exists():
                shutil.copy2(source, folder / part)

    def passes(self, tests: list[str], patience: float | None = None) -> str:
        """What becomes of these tests here; a run that cannot even begin is an error of ours."""
        environment = {
            **os.environ,
            "QUINTAIN_INTERPRETED": "1",
            "PYTHONPATH": os.pathsep.join([str(self.root / "src"), str(self.root)]),
        }
        if patience is not None:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        try:
            run = subprocess.run(
                command, check=False, cwd=self.root, env=environment, capture_output=True, text=True, timeout=patience
            )
        except subprocess.TimeoutExpired:
            return TIMED_OUT
        if run.returncode in (0, 1, 2):  # 2: what was changed cannot even be imported
            return KILLED if run.returncode else SURVIVED
        raise RuntimeError(f"pytest ended with {run.returncode}: {run.stdout[-2000:]}{run.stderr[-2000:]}")

    def tried(self, chapter: Path, change: Change, tests: list[str], patience: float) -> str:
        """What the tests make of a change, which is undone again."""
        file = self.root / chapter
        before, times = file.read_bytes(), file.stat()
        file.write_bytes(change.made(before))
        os.utime(file, (times.st_atime, times.st_mtime + 7))  # or what was compiled before would be taken for it
        try:
            return self.passes(tests, patience)
        finally:
            file.write_bytes(before)
            os.utime(file, (times.st_atime, times.st_mtime))


@dataclass
class Mutant:
    """A change of a chapter, what became of it in its chapter, and what in the whole game."""

    chapter: Path
    change: Change
    fate: str = ""
    last: str = ""

    def told(self) -> str:
        return f"{self.chapter}:{self.change.line}: {self.change.before}  →  {self.change.after}"


def drawn(game: str, count: int, seed: int) -> list[Mutant]:
    """So many changes, any as likely as another; all, if there are no more."""
    found = []
    for file in chapters(ROOT, game):
        chapter = file.relative_to(ROOT)
        found += [Mutant(chapter, change) for change in changes_of(file.read_bytes())]
    return random.Random(seed).sample(found, min(count, len(found)))


def try_in_copies(game: str, mutants: list[Mutant]) -> None:
    """Changes that stand in no function: the rules are loaded with them."""
    patience: dict[str, float] = {}
    with TemporaryDirectory(prefix="mutants-") as folder:
        copy = Copy(Path(folder))
        for mutant in mutants:
            for tests in (bearers(ROOT, game, ROOT / mutant.chapter), whole(game)):
                key = " ".join(tests)
                if key not in patience:
                    began = time.monotonic()
                    if copy.passes(tests) != SURVIVED:
                        raise SystemExit(f"these tests fail without any change: {key[:400]}")
                    patience[key] = LEAST + PATIENCE * (time.monotonic() - began)
                mutant.last = copy.tried(mutant.chapter, mutant.change, tests, patience[key])
                mutant.fate = mutant.fate or mutant.last
                if mutant.last != SURVIVED:
                    break
            print(f"in a copy {mutant.last}: {mutant.told()}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="of those drawn, only changes whose line in the list has this in it")
    parser.add_argument(
        "--quick", type=float, default=3600.0, help="leave out tests that take more seconds: a list to begin with"
    )
    chosen = parser.parse_args()
    mutants = [mutant for mutant in drawn(chosen.game, chosen.count, chosen.seed) if chosen.only in mutant.told()]
    if not mutants:
        parser.error(f"{chosen.game} has no such chapter to change")
    os.environ["QUINTAIN_INTERPRETED"] = "1"

    def asked(trials: Trials) -> None:
        for n, mutant in enumerate(mutants, 1):
            own = bearers(ROOT, chosen.game, ROOT / mutant.chapter)
            mutant.fate, mutant.last, killer = trials.tried(ROOT / mutant.chapter, mutant.change, partial(is_among, tests=own))
            print(f"{n}/{len(mutants)} {mutant.last}: {mutant.told()}{killer and f'  by {killer}'}", flush=True)

    trials = Trials(
        ROOT / "src" / "quintain" / "games" / chosen.game, lambda test: concerns(chosen.game, test), asked, chosen.quick
    )
    code = pytest.main(["-q", "-p", "no:cacheprovider", *whole(chosen.game)], plugins=[trials])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(code)
    elsewhere = [mutant for mutant in mutants if mutant.fate == ELSEWHERE]
    for mutant in elsewhere:
        mutant.fate = ""
    if elsewhere:
        try_in_copies(chosen.game, elsewhere)
    report("tests of their chapters", mutants, [mutant for mutant in mutants if mutant.fate == SURVIVED])
    report("all tests of the game", mutants, [mutant for mutant in mutants if mutant.last == SURVIVED])
    return 0


def report(tests: str, mutants: list[Mutant], survivors: list[Mutant]) -> None:
    """Who survived, and how many of all that is."""
    survivors.sort(key=lambda each: (each.chapter, each.change.line))
    late = sum(mutant.last == TIMED_OUT for mutant in mutants)
    print(f"\n{len(survivors)} of {len(mutants)} survive the {tests}: {len(survivors) / len(mutants):.1%} ({late} by the clock)")
    for mutant in survivors:
        print(f"  {mutant.told()}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
