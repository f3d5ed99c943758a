"""Tries changes of the rules in a process that has everything loaded: a fork for every change, and only the tests it concerns.

The functions that a change alters get the code of the changed file; nothing is written, nothing is loaded twice. Once at the
beginning all tests run, and each is noted with the functions of the game it reaches, so that a change is tried by those that
reach the function it stands in, the quickest first. What stands in no function (a constant of a module) cannot be tried here.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeAlias

import pytest
from _pytest.runner import runtestprotocol

from tests.changes import Change

KILLED, SURVIVED, TIMED_OUT, ELSEWHERE = "killed", "survived", "timed out", "not in a function"
PATIENCE = 4.0  # a change that takes so many times as long as none does not end
LEAST = 5.0  # seconds of processor time for a test, whatever it takes without a change
MEMORY = 4 << 30
Places: TypeAlias = dict[str, FunctionType | None]


# Where a change stands


def bodies(code: CodeType) -> dict[str, CodeType]:
    """The functions of a module and of its classes, by their names."""
    found: dict[str, CodeType] = {}
    for const in code.co_consts:
        if isinstance(const, CodeType):
            found |= {const.co_qualname: const} if const.co_flags & CO_OPTIMIZED else bodies(const)
    return found


def said(code: CodeType, with_functions: bool = True) -> object:
    """What a code does, wherever it stands in its file."""
    inner = []
    for const in code.co_consts:
        if not isinstance(const, CodeType):
            inner.append((type(const).__name__, repr(const)))
        elif with_functions or not const.co_flags & CO_OPTIMIZED:
            inner.append(("code", repr(said(const, with_functions))))
    return code.co_code, code.co_names, code.co_varnames, tuple(inner)


def altered(before: CodeType, after: CodeType) -> dict[str, CodeType] | None:
    """The functions that differ, by name; None if something else does."""
    if said(before, False) != said(after, False):
        return None
    old, new = bodies(before), bodies(after)
    return {name: new[name] for name in new if name not in old or said(new[name]) != said(old[name])}


def function(module: object, path: str) -> FunctionType | None:
    """The function of that name, out of whatever is wrapped around it."""
    found: Any = module
    for word in path.split("."):
        found = found.__dict__.get(word) if isinstance(found, type) else getattr(found, word, None)
    while not isinstance(found, FunctionType):
        inner = next((getattr(found, name) for name in ("fget", "__func__", "__wrapped__") if hasattr(found, name)), None)
        if inner is None:
            return None
        found = inner
    return found


def caches() -> list[Any]:
    """Everything that remembers what it was asked, libraries apart."""
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    files = [str(getattr(sys.modules.get(each.__module__ or ""), "__file__", "")) for each in found]
    return [each for each, file in zip(found, files, strict=True) if file and not file.startswith((sys.prefix, sys.base_prefix))]


# Who reaches what


@dataclass
class Reach:
    """The functions that a test reaches, and the seconds it takes."""

    functions: set[tuple[str, str]] = field(default_factory=set)
    seconds: float = 0.0


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return all(report.passed or report.skipped for report in runtestprotocol(item, nextitem=following, log=False))


def shared(item: pytest.Item) -> set[str]:
    """The fixtures of a test that are made once for several."""
    info = getattr(item, "_fixtureinfo", None)
    found = info.name2fixturedefs if info else {}
    ours = [made[-1] for made in found.values() if made and getattr(made[-1].func, "__module__", "").startswith("tests.")]
    return {f"fixture {made.argname}" for made in ours if made.scope != "function"}


def reached(items: list[pytest.Item], folder: Path) -> tuple[dict[str, Reach], list[str]]:
    """What every test reaches, and the tests that fail without any change."""
    known, inside = caches(), str(folder) + os.sep
    found: dict[str, Reach] = {}
    users: dict[str, set[str]] = {}
    failed = []
    seen: set[CodeType] = set()

    def note(frame: FrameType, event: str, _arg: object) -> None:
        if event == "call":
            seen.add(frame.f_code)

    for item, following in zip(items, [*items[1:], None], strict=True):
        seen.clear()
        before = [each.cache_info()[:2] for each in known]
        began = time.process_time()
        sys.setprofile(note)
        good = passes(item, following)
        sys.setprofile(None)
        if not good:
            failed.append(item.nodeid)
        here = [code for code in seen if code.co_filename.startswith(inside)]
        names = {(code.co_filename, code.co_qualname.split(".<locals>")[0]) for code in here}
        found[item.nodeid] = Reach(names, time.process_time() - began)
        used = {str(at) for at, each in enumerate(known) if each.cache_info()[:2] != before[at]} | shared(item)
        for each in used:
            users.setdefault(each, set()).add(item.nodeid)
    for tests in users.values():  # what one of them has made, the others have looked at
        together = set().union(*(found[test].functions for test in tests))
        longest = max(found[test].seconds for test in tests)
        for test in tests:
            found[test].functions |= together
            found[test].seconds = longest  # each alone must make it anew
    return found, failed


# In a fork


def forked(work: Callable[[], object]) -> Any:
    """What the work comes to in a fork, as data; None if a clock that it sets itself runs out."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            silent = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1):
                os.dup2(silent, stream)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            answer = json.dumps(work()).encode()
            signal.setitimer(signal.ITIMER_PROF, 0)
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(answer)
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(3)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return None
    if not told:
        raise RuntimeError("a trial ended without a word")
    return json.loads(told)


class Trials:
    """A plugin of pytest: instead of running the tests, it lets whoever asks try changes."""

    def __init__(
        self, folder: Path, concerns: Callable[[str], bool], asked: Callable[[Trials], None], longest: float = 3600.0
    ) -> None:
        self.folder = folder  # of the game
        self.concerns = concerns  # whether a test is one of those that may notice
        self.asked = asked
        self.longest = longest  # seconds; what takes longer is left out
        self.caches: list[Any] = []
        self.items: list[pytest.Item] = []
        self.reach: dict[str, Reach] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = [item for item in session.items if self.concerns(item.nodeid)]

        def looked() -> object:
            found, failed = reached(self.items, self.folder)
            return {test: [sorted(each.functions), each.seconds] for test, each in found.items()}, failed

        told, failed = forked(looked)
        if failed:
            raise SystemExit(f"these tests fail without any change: {' '.join(failed)[:400]}")
        self.reach = {test: Reach({(file, name) for file, name in names}, seconds) for test, (names, seconds) in told.items()}
        self.caches = caches()
        gc.collect()
        gc.freeze()  # forks share what is never looked at again
        self.asked(self)
        return True

    def tests(self, file: Path, names: Iterable[str]) -> list[pytest.Item]:
        """Those that reach one of these functions, the quickest first."""
        wanted = {(str(file), name) for name in names}
        found = [item for item in self.items if self.reach[item.nodeid].functions & wanted]
        found = [item for item in found if self.reach[item.nodeid].seconds <= self.longest]
        return sorted(found, key=lambda item: self.reach[item.nodeid].seconds)

    def tried(self, file: Path, change: Change, first: Callable[[str], bool]) -> tuple[str, str, str]:
        """What the tests make of a change: those that come first, all of them, and which noticed it."""
        text = file.read_bytes()
        before, after = (compile(each, str(file), "exec") for each in (text, change.made(text)))
        names = altered(before, after)
        if names is None:
            return ELSEWHERE, ELSEWHERE, ""
        module = next(each for each in list(sys.modules.values()) if getattr(each, "__file__", None) == str(file))
        places = {name: function(module, name) for name in names}
        if None in places.values():
            return ELSEWHERE, ELSEWHERE, ""
        chosen = self.tests(file, names)
        own = [item for item in chosen if first(item.nodeid)]
        rest = [item for item in chosen if item not in own]
        fate, killer = self._run(places, names, own)
        if fate != SURVIVED:
            return fate, fate, killer
        all_of_them, killer = self._run(places, names, rest)
        return fate, all_of_them, killer

    def _run(
        self, places: dict[str, FunctionType | None], names: dict[str, CodeType], items: list[pytest.Item]
    ) -> tuple[str, str]:
        def work() -> object:
            for name, place in places.items():
                assert place is not None
                place.__code__ = names[name]
            for each in self.caches:
                each.cache_clear()
            for item, following in zip(items, [*items[1:], None], strict=True):
                signal.setitimer(signal.ITIMER_PROF, LEAST + PATIENCE * self.reach[item.nodeid].seconds)
                if not passes(item, following):
                    return item.nodeid
            return ""

        if not items:
            return SURVIVED, ""
        noticed = forked(work)
        return (TIMED_OUT, "") if noticed is None else (KILLED if noticed else SURVIVED, noticed or "")
