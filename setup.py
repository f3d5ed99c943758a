"""Compiles the rules; without a C compiler, or with QUINTAIN_PURE=1, they run interpreted."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PARTS = ("kernel", "games", "bots/search")


def door(file: Path) -> bool:
    """A package's `__init__.py` that imports what is in it stays interpreted: built separately, the two would wait for each other."""
    return file.name == "__init__.py" and file.parent.name != "kernel"  # the kernel's says whether it is compiled


def extensions() -> list[Extension]:
    if os.environ.get("QUINTAIN_PURE"):
        return []
    from mypyc.build import mypycify

    files = sorted(str(file) for part in PARTS for file in Path("src/quintain", part).rglob("*.py") if not door(file))
    if os.environ.get("QUINTAIN_DEVELOP"):  # quick to build again after an edit; mypyc's own cache crashes on i64 attributes
        return mypycify(["--cache-dir=/dev/null", *files], opt_level="1", separate=True)
    return mypycify(files, opt_level="3", debug_level="0", group_name="quintain")


class CompileOrPass(build_ext):
    """No C compiler: say so and go on."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            self.extensions.clear()
            print(f"quintain: not compiled ({error}); the rules run interpreted, twenty times slower", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileOrPass})
