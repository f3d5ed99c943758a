"""Who may import whom: the directions that keep rules free of screens and sockets."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
PACKAGE = SOURCE / "quintain"
OURS = "quintain"

ALLOWED: dict[str, set[str]] = {  # our packages that a package may import, itself aside
    "kernel": set(),
    "games": {"kernel"},
    "words": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "league": set(),
    "store": {"kernel"},
    "rl": {"kernel", "games", "bots"},
    "server": {"kernel", "games", "words", "bots", "store", "league"},
    "cli": {"kernel", "games", "words", "bots", "league", "store", "server", "rl"},
}
THIRD: dict[str, set[str]] = {  # third parties of the packages that are compiled
    "kernel": {"librt", "mypy_extensions"},
    "games": {"librt", "mypy_extensions"},
    "league": set(),
}
FILES = sorted(PACKAGE.rglob("*.py"))


def imports(file: Path) -> Iterator[str]:
    """Every module a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file} imports relatively"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


def troubles(file: Path) -> list[str]:
    """The imports of a file that are not allowed."""
    parts = file.relative_to(PACKAGE).parts
    package = parts[0]
    if len(parts) == 1:  # the package's own door and __main__
        return []
    game = parts[1] if package == "games" and len(parts) > 2 else ""
    return [module for module in imports(file) if not may(package, game, module.split("."))]


def may(package: str, game: str, words: list[str]) -> bool:
    """Whether a package, or a game in it, may import a module."""
    if words[0] != OURS:
        return package not in THIRD or words[0] in sys.stdlib_module_names or words[0] in THIRD[package]
    target = words[1] if len(words) > 1 and (PACKAGE / words[1]).is_dir() else package
    if target == "games" and game:
        return len(words) > 2 and words[2] == game
    return target == package or target in ALLOWED[package]


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_imports_go_the_allowed_way(file: Path) -> None:
    assert [] == troubles(file)


def test_every_package_has_its_place_in_the_table() -> None:
    packages = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()}

    assert set() == packages - set(ALLOWED)


def test_a_game_that_imports_a_screen_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail."""
    file = tmp_path / "games" / "chess" / "game.py"
    file.parent.mkdir(parents=True)
    for folder in ("kernel", "cli"):
        (tmp_path / folder).mkdir()
    file.write_text(
        "import rich\nfrom quintain.cli import app\nfrom quintain.kernel import rng\nfrom quintain.games.go import game\n"
    )
    monkeypatch.setattr("tests.test_imports.PACKAGE", tmp_path)

    assert {"rich", "quintain.cli", "quintain.cli.app", "quintain.games.go", "quintain.games.go.game"} == set(troubles(file))


@pytest.mark.parametrize("folder", ["src", "tests", "bench"])
def test_a_file_holds_one_idea(folder: str) -> None:
    """At most 400 lines."""
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in (SOURCE.parent / folder).rglob("*.py")}

    assert {} == {str(file): n for file, n in lines.items() if n > 400}
