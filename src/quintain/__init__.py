"""Quintain: five medieval board games, played, studied and mastered.

The package itself is never compiled: here the interpreted form is chosen.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"


def _sources_only(folder: str) -> FileFinder:
    """Inside this package, and only there, compiled modules are not seen."""
    if not Path(folder).is_relative_to(Path(__file__).parent):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("QUINTAIN_INTERPRETED"):
    sys.path_hooks.insert(0, _sources_only)
    sys.path_importer_cache.clear()
