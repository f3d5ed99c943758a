"""Lays tables into a database and prints them as JSON: python -m tools.stages majesty-choice academy --database FILE.

`quintain serve --database FILE` then serves them; a browser with the cookie `quintain` of a seat sits there.
Without a database nothing is laid: it says which matches fit, or that none does.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from tools.stages import found, laid, listed, read


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.stages", description=__doc__)
    parser.add_argument("names", nargs="*", help="states, or games for all their states; none: all")
    parser.add_argument("--lang", choices=("ru", "en"), default="ru", help="of the names of people")
    parser.add_argument("--database", type=Path, help="a SQLite file; one that is not there is made")
    asked = parser.parse_args()
    names = listed(asked.names)
    unknown = [name for name in asked.names if not any(each == name or each.startswith(f"{name}-") for each in names)]
    if unknown or not names:
        parser.error(f"no such states: {', '.join(unknown) or 'none at all'}")
    if asked.database is not None:
        sys.stdout.write(msgspec.json.encode(laid(asked.database, names, asked.lang)).decode() + "\n")
        return 0
    lacking = 0
    for name in names:
        game, wanted = read(name)
        try:
            match = found(game, wanted)
            print(f"{name}: match {match.seed} after {len(match.moves)} answers", flush=True)
        except LookupError as error:
            lacking += 1
            print(f"{name}: {error}", flush=True)
    return int(lacking > 0)


if __name__ == "__main__":
    sys.exit(main())
