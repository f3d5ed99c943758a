"""Every clause of the rules is borne by a test or an example, and no test bears a clause that does not exist.

`python -m tests.clauses` prints what is missing; `tests/test_clauses.py` holds us to it.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "quintain" / "games"

CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[0-9A-Za-z.]+)\*\*", re.MULTILINE)
BEARER = re.compile(r"^test_([A-Z]{2}_.+)$")


def games() -> list[str]:
    """Every game that has rules, registered or not yet."""
    return sorted(file.parent.parent.name for file in GAMES.glob("*/rules/en.md"))


def clause_list(game: str, language: str = "en") -> list[str]:
    """The clause ids of a game's rules in reading order."""
    file = GAMES / game / "rules" / f"{language}.md"
    return CLAUSE.findall(file.read_text(encoding="utf-8")) if file.exists() else []


def clauses_of(game: str) -> frozenset[str]:
    return frozenset(clause_list(game))


def underscored(clause: str) -> str:
    """The clause as a function name bears it: MJ-2.3 as MJ_2_3."""
    return clause.replace("-", "_").replace(".", "_")


def borne_by_name(name: str, clauses: frozenset[str]) -> str | None:
    """The clause a test function bears: the longest that fits, so that MJ-2.31 is not taken for MJ-2.3.

    A name that begins like a clause and fits none comes back as it is.
    """
    found = BEARER.match(name)
    if not found:
        return None
    rest = found.group(1)
    fitting = [clause for clause in clauses if rest == underscored(clause) or rest.startswith(underscored(clause) + "_")]
    return max(fitting, key=len) if fitting else rest


def functions(file: Path) -> list[str]:
    """The names of the tests in a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def untestable(game: str) -> dict[str, str]:
    """Clauses that no test can bear, each with the reason."""
    file = TESTS / "games" / game / "untestable.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def borne(game: str) -> dict[str, list[str]]:
    """From what tests and examples claim to bear to where they claim it."""
    clauses = clauses_of(game)
    found: dict[str, list[str]] = {}
    for file in sorted((TESTS / "games" / game).rglob("test_*.py")):
        for name in functions(file):
            clause = borne_by_name(name, clauses)
            if clause:
                found.setdefault(clause, []).append(f"{file.relative_to(TESTS)}::{name}")
    for file in sorted((TESTS / "games" / game / "examples").glob("*.toml")):
        claimed = tomllib.loads(file.read_text(encoding="utf-8")).get("clause", [])
        for clause in claimed if isinstance(claimed, list) else []:
            found.setdefault(str(clause), []).append(str(file.relative_to(TESTS)))
    return found


def problems(game: str) -> list[str]:
    """What is missing or makes no sense, one sentence each."""
    clauses, claims, excused = clause_list(game), borne(game), untestable(game)
    said = [f"{clause} stands twice in the rules of {game}" for clause in sorted({c for c in clauses if clauses.count(c) > 1})]
    said += [f"{clause} has no test" for clause in clauses if clause not in claims and clause not in excused]
    said += [
        f"{where} bears {claim}, which is no clause of {game}"
        for claim in claims
        if claim not in clauses
        for where in claims[claim]
    ]
    said += [f"untestable.toml of {game} excuses {clause}, which is no clause" for clause in excused if clause not in clauses]
    said += [f"untestable.toml of {game} excuses {clause}, which has a test" for clause in excused if clause in claims]
    said += [
        f"untestable.toml of {game} gives no reason for {clause}" for clause, reason in excused.items() if len(str(reason)) < 10
    ]
    return said


def main() -> int:
    said = [sentence for game in sys.argv[1:] or games() for sentence in problems(game)]
    print("\n".join(said) or "every clause has its test, every test its clause")
    return 1 if said else 0


if __name__ == "__main__":
    raise SystemExit(main())
