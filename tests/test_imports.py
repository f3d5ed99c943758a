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
    "tables": {"kernel", "games", "words", "bots"},
    "contests": {"kernel", "games", "bots", "tables"},
    "examples": {"kernel", "games", "words"},
    "store": {"kernel"},
    "rl": {"kernel", "games", "bots"},
    "server": {"kernel", "games", "words", "bots", "tables", "store", "contests"},
    "cli": {"kernel", "games", "words", "bots", "tables", "contests", "examples", "store", "server", "rl"},
}
DOORS: dict[str, set[str]] = {  # packages that of the command line only these files may import
    "server": {"cli/serve.py", "cli/db.py", "cli/admin.py"},  # run it, look after its database, look after its people
    "store": {"cli/serve.py", "cli/db.py", "cli/admin.py"},
}
THIRD: dict[str, set[str]] = {  # third parties of the packages that are compiled
    "kernel": {"librt", "mypy_extensions"},
    "games": {"librt", "mypy_extensions"},
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
    found = [module for module in imports(file) if not may(package, game, module.split("."))]
    return found + ([module for module in imports(file) if barred(file, module.split("."))] if package == "cli" else [])


def barred(file: Path, words: list[str]) -> bool:
    """Whether a file of the command line is not among the doors to a module's package."""
    target = words[1] if words[0] == OURS and len(words) > 1 else ""
    return target in DOORS and file.relative_to(PACKAGE).as_posix() not in DOORS[target]


def may(package: str, game: str, words: list[str]) -> bool:
    """Whether a package, or a game in it, may import a module."""
    if words[0] != OURS:
        return package not in THIRD or words[0] in sys.stdlib_module_names or words[0] in THIRD[package]
    target = words[1] if len(words) > 1 and (PACKAGE / words[1]).is_dir() else package
    if target == "games" and game:
        return len(words) > 2 and words[2] == game
    return target == package or target in ALLOWED[package]


def insides(file: Path) -> list[str]:
    """The modules inside a game's package that a file imports; only the game itself and its bot's knowledge may."""
    package, *rest = file.relative_to(PACKAGE).parts
    found = []
    for module in imports(file):
        words = module.split(".")
        if len(words) > 3 and words[:2] == [OURS, "games"] and is_module(PACKAGE.joinpath(*words[1:])):
            own = package == "games" or (package == "bots" and rest[0].removesuffix(".py").split("_")[0] == words[2])
            found += [] if own else [module]
    return found


def is_module(path: Path) -> bool:
    """Whether a module or a package lies here; else the last word is a name that a door gives out."""
    return path.with_suffix(".py").exists() or path.is_dir()


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_imports_go_the_allowed_way(file: Path) -> None:
    assert [] == troubles(file)


def test_nobody_reads_the_insides_of_a_game() -> None:
    """Others import the registry or a game's door."""
    assert [] == [file.relative_to(PACKAGE).as_posix() for file in FILES if insides(file)]


def test_who_reads_the_insides_of_a_game_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A door is allowed to everybody, a module behind it to the game's own bot alone."""
    go = tmp_path / "games" / "go"
    go.mkdir(parents=True)
    for name in ("state.py", "__init__.py"):
        (go / name).touch()
    monkeypatch.setattr("tests.test_imports.PACKAGE", tmp_path)
    text = "from quintain.games import go\nfrom quintain.games.go import GoGame\nfrom quintain.games.go.state import EMPTY\n"
    for name, noticed in {"cli/go.py": True, "bots/chess.py": True, "bots/go_ways.py": False, "games/go/turn.py": False}.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text + "from quintain.games.go import state\n")

        assert ({"quintain.games.go.state"} if noticed else set()) == set(insides(file))


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


@pytest.mark.parametrize(
    ("name", "noticed"), [("cli/play.py", True), ("cli/serve.py", False), ("cli/db.py", False), ("cli/admin.py", False)]
)
def test_the_command_line_has_three_doors_to_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, noticed: bool
) -> None:
    """Only `serve`, `db` and `admin` reach the server and the store, so that playing needs neither."""
    for folder in ("cli", "server", "store"):
        (tmp_path / folder).mkdir()
    file = tmp_path / name
    file.write_text("from quintain.server import app\nimport quintain.store\n")
    monkeypatch.setattr("tests.test_imports.PACKAGE", tmp_path)

    assert ({"quintain.server", "quintain.server.app", "quintain.store"} if noticed else set()) == set(troubles(file))


@pytest.mark.parametrize("folder", ["src", "tests", "bench"])
def test_a_file_holds_one_idea(folder: str) -> None:
    """At most 400 lines."""
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in (SOURCE.parent / folder).rglob("*.py")}

    assert {} == {str(file): n for file, n in lines.items() if n > 400}
