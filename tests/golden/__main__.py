"""`make golden`: writes every planned playthrough, count and verb; the diff is reviewed like code."""

from __future__ import annotations

import sys

from quintain.games import GAMES
from tests.golden import counting, playthrough, verbs
from tests.golden.plans import FOLDER, plans_of


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        plans = plans_of(game)
        for old in set((FOLDER / game).glob("*.txt")) - {play.file for play in plans.plays}:
            old.unlink()
        for play in plans.plays:
            play.file.write_text(playthrough.written(play), encoding="utf-8")
        if plans.counts:
            (FOLDER / game / "counts.toml").write_text(counting.written(plans.counts), encoding="utf-8")
        verbs.write(game)
        print(f"{game}: {len(plans.plays)} playthroughs, {len(plans.counts)} counts; review the diff")


if __name__ == "__main__":
    main()
