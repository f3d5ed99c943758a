"""How much a test would notice: small changes to the rules, one at a time, each against the tests of its chapter.

`python -m tests.mutants majesty --count 200 --seed 1 --jobs 2` draws so many changes from the chapters of a game, makes each in a
copy of the repository in a temporary directory, runs there, interpreted, the tests that bear a clause of the changed file, and
names the changes that no test noticed. With `--whole` those are tried once more against all tests of the game. The repository
itself is never touched.
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
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory

from tests.changes import Change, changes_of
from tests.clauses import borne_by_name, clauses_of, functions

ROOT = Path(__file__).parent.parent
PARTS = ("src", "tests", "docs", "bench", "tools", "pyproject.toml", "setup.py", "Makefile")  # what tests may look at
NO_CHAPTERS = ("__init__", "events", "picture", "scene", "verbs")  # what is told or listed, not decided
HIDING = "hidden"
EXAMPLES = "tests/examples/test_examples.py"
PATIENCE = 4  # a change that takes so many times as long as none does not end
LEAST = 30.0  # seconds, whatever a run without a change takes
KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "timed out"


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
    return [f"tests/games/{game}"]


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
    """A change of a chapter, and what became of it."""

    chapter: Path
    change: Change
    fate: str = ""

    def told(self) -> str:
        return f"{self.chapter}:{self.change.line}: {self.change.before}  →  {self.change.after}"


def drawn(game: str, count: int, seed: int) -> list[Mutant]:
    """So many changes, any as likely as another; all, if there are no more."""
    found = []
    for file in chapters(ROOT, game):
        chapter = file.relative_to(ROOT)
        found += [Mutant(chapter, change) for change in changes_of(file.read_bytes())]
    return random.Random(seed).sample(found, min(count, len(found)))


class Sample:
    """Changes and the copies they are tried in."""

    def __init__(self, game: str, mutants: list[Mutant], copies: list[Copy]) -> None:
        self.game = game
        self.mutants = mutants
        self.free: Queue[Copy] = Queue()
        for copy in copies:
            self.free.put(copy)
        self.tests = {chapter: bearers(ROOT, game, ROOT / chapter) for chapter in {mutant.chapter for mutant in mutants}}
        self.patience: dict[str, float] = {}

    def unchanged(self, all_tests: bool) -> None:
        """Run every set of tests once without a change: they must hold, and it tells how long they take."""
        copy = self.free.get()
        for tests in [*self.tests.values(), *([whole(self.game)] if all_tests else [])]:
            key = " ".join(tests)
            if key in self.patience:
                continue
            began = time.monotonic()
            if copy.passes(tests) != SURVIVED:
                raise SystemExit(f"these tests fail without any change: {key[:400]}")
            self.patience[key] = LEAST + PATIENCE * (time.monotonic() - began)
        self.free.put(copy)

    def run(self, mutants: list[Mutant], all_tests: bool = False) -> Iterator[Mutant]:
        """Every mutant as soon as its fate is known."""
        with ThreadPoolExecutor(self.free.qsize()) as pool:
            begun = [pool.submit(self._try, mutant, all_tests) for mutant in mutants]
            try:
                for future in as_completed(begun):
                    yield future.result()
            finally:
                for future in begun:
                    future.cancel()

    def _try(self, mutant: Mutant, all_tests: bool) -> Mutant:
        tests = whole(self.game) if all_tests else self.tests[mutant.chapter]
        copy = self.free.get()
        try:
            mutant.fate = copy.tried(mutant.chapter, mutant.change, tests, self.patience[" ".join(tests)])
        finally:
            self.free.put(copy)
        return mutant


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="try survivors against all tests of the game")
    chosen = parser.parse_args()
    mutants = drawn(chosen.game, chosen.count, chosen.seed)
    if not mutants:
        parser.error(f"{chosen.game} has no chapter to change")
    with TemporaryDirectory(prefix="mutants-") as folder:
        copies = [Copy(Path(folder, str(n))) for n in range(chosen.jobs)]
        sample = Sample(chosen.game, mutants, copies)
        sample.unchanged(chosen.whole)
        for n, mutant in enumerate(sample.run(mutants), 1):
            print(f"{n}/{len(mutants)} {mutant.fate}: {mutant.told()}", flush=True)
        report("tests of their chapters", mutants)
        survivors = [mutant for mutant in mutants if mutant.fate == SURVIVED]
        if chosen.whole and survivors:
            list(sample.run(survivors, all_tests=True))
            report("all tests of the game", mutants)
    return 0


def report(tests: str, mutants: list[Mutant]) -> None:
    """Who survived, and how many of all that is."""
    survivors = sorted(
        (mutant for mutant in mutants if mutant.fate == SURVIVED), key=lambda each: (each.chapter, each.change.line)
    )
    late = sum(mutant.fate == TIMED_OUT for mutant in mutants)
    print(f"\n{len(survivors)} of {len(mutants)} survive the {tests}: {len(survivors) / len(mutants):.1%} ({late} by the clock)")
    for mutant in survivors:
        print(f"  {mutant.told()}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
