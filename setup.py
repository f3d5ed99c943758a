"""Compiles the rules; without a C compiler, or with QUINTAIN_PURE=1, they run interpreted."""

import os
import shutil
import sys
from collections import Counter
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer

PARTS = ("kernel", "games", "bots")
DEVELOP = bool(os.environ.get("QUINTAIN_DEVELOP"))  # quick to build again after an edit
FOLDER = "build/develop" if DEVELOP else "build/release"  # apart, or one form would take the other's files for its own


PULSE = Path("src/quintain/bots/pulse.py")  # says itself why it stays interpreted


def door(file: Path) -> bool:
    """A package that imports what is in it stays interpreted: built separately, the two would wait for each other."""
    return file.name == "__init__.py"


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """A library per game, one for the kernel, one for the bots: in one file a C compiler wants three times the memory."""
    found: dict[str, list[str]] = {}
    for file in files:
        part, *rest = Path(file).relative_to("src/quintain").parts
        found.setdefault(rest[0] if part == "games" else part, []).append(file)
    return [(members, f"quintain_{name}") for name, members in found.items()]


def extensions() -> list[Extension]:
    if os.environ.get("QUINTAIN_PURE") or "dist_info" in sys.argv:  # name and version can be told without compiling
        return []
    from mypyc.build import mypycify

    found = [file for part in PARTS for file in Path("src/quintain", part).rglob("*.py")]
    files = sorted(str(file) for file in found if file != PULSE and not door(file))
    files = ["--cache-dir=/dev/null", *files]  # mypyc's own cache crashes on i64 attributes
    if DEVELOP:
        return mypycify(files, opt_level="1", separate=True, include_runtime_files=False, target_dir=FOLDER)
    shipped = mypycify(files, opt_level="3", debug_level="0", separate=groups(files[1:]), target_dir=FOLDER)
    shipped.sort(key=lambda each: -sum(Path(source).stat().st_size for source in each.sources))  # the longest first
    for extension in shipped if os.name == "posix" else []:
        # functions that no other library can see are called directly and may be inlined: a tenth faster
        extension.extra_compile_args = [*(extension.extra_compile_args or []), "-fvisibility=hidden"]
    return shipped


def sweep(all_of_them: bool) -> None:
    """Remove compiled modules whose source is gone or stays interpreted, or all: they would silently win over the source."""
    for module in Path("src").rglob("*.so"):
        source = module.with_name(module.name.split(".")[0].removesuffix("__mypyc") + ".py")
        if all_of_them or (module.parent.name != "src" and (not source.exists() or door(source))):
            module.unlink()


def common(sources: list[list[str]]) -> list[str]:
    """The files that several libraries are made of: what mypyc gives to each of them."""
    seen = Counter(source for each in sources for source in each)
    return [source for source, libraries in seen.items() if libraries > 1]


class CompileOrPass(build_ext):
    """No C compiler: say so and go on."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        if self.inplace:
            self.build_lib, self.build_temp = f"{FOLDER}/lib", f"{FOLDER}/temp"

    def build_extensions(self) -> None:
        """What several libraries are made of, mypyc's own part, is compiled once for all: half of the work in the quick form."""
        shared = common([each.sources for each in self.extensions])
        sharing = [each for each in self.extensions if set(shared) & set(each.sources)]
        if sharing:
            objects = self.compiler.object_filenames(shared, output_dir=self.build_temp)
            if any(newer(source, made) for source, made in zip(shared, objects, strict=True)):
                first = sharing[0]
                self.compiler.compile(
                    shared, self.build_temp, include_dirs=first.include_dirs, extra_postargs=first.extra_compile_args
                )
            for each in sharing:
                each.sources = [source for source in each.sources if source not in shared]
                each.extra_objects = [*each.extra_objects, *objects]
        super().build_extensions()

    def run(self) -> None:
        if self.inplace:
            sweep(all_of_them=False)
        elif Path(FOLDER, "lib").exists():  # a wheel takes what is compiled already, as far as it is up to date
            shutil.copytree(f"{FOLDER}/lib", self.build_lib, dirs_exist_ok=True)
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            self.extensions.clear()
            if self.inplace:
                sweep(all_of_them=True)
            print(error)  # at length, for the log
            print("quintain: no C compiler that works; the rules run interpreted, twenty times slower", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileOrPass})
