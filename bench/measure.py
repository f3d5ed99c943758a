"""The planned measurement of the bots: `python -m bench.measure` plays what is not played yet, `--tell` writes the tables.

Every arena of the plan is fixed beforehand: game, seats, bots, matches and the first seed, which no tuning has used. Matches are
kept in a folder, one file an arena, so that it can be stopped (SIGINT and SIGTERM keep what was played) and gone on with on
another night. `--only reliquium` or `--only levels` plays a part; `--hours 6` stops in time.
"""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quintain.contests import Terminated, distinct, executor, heard_once, standings
from quintain.contests.arena import play_on
from quintain.contests.balance import balance, endings
from quintain.contests.contest import contest_of
from quintain.contests.ledger import Ledger, Unfit
from quintain.contests.ratings import ratings
from quintain.games import GAMES, new_game
from quintain.kernel.records import dump

WAR: Final = ("mastery", "reliquium", "castlecraft")
TABLES: Final = {"academy": (2, 5), "castlecraft": (2, 3), "majesty": (2, 3, 4), "mastery": (2, 4, 6), "reliquium": (2, 3, 4)}
LARGE: Final = {"academy": 5, "castlecraft": 3, "majesty": 4, "mastery": 6, "reliquium": 4}
FIRST: Final = 28_000_000  # seed of the first arena; each has a million of its own


@dataclass(frozen=True)
class Arena:
    """One row of the plan."""

    part: str
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int

    def name(self) -> str:
        return "-".join([self.part, self.game, str(self.seats), *(bot.replace(":", "") for bot in self.bots)])


def plan() -> list[Arena]:
    """What is played, the shortest first."""
    found = []
    for game in WAR:
        found.append(Arena("basics", game, 2, ("greedy", "random"), 100))
        found.append(Arena("basics", game, 2, ("page", "random"), 200))
    for game in WAR:
        found.append(Arena("kings", game, 2, ("king:800", "greedy"), 60))
        found.append(Arena("kings", game, 2, ("king:800", "lord"), 80))
    for game in WAR:
        for seats in TABLES[game]:
            found.append(Arena("levels", game, seats, ("lord", "knight", "greedy", "squire", "page", "random"), 240))
    for game, seats in [(game, 2) for game in TABLES] + list(LARGE.items()):
        for small in (64, 512):
            found.append(Arena("thought", game, seats, (f"search:{8 * small}", f"search:{small}"), 200))
    for game in WAR:
        found.append(Arena("ends", game, 2, ("king:800", "king:801"), 60))
        found.append(Arena("clock", game, 2, ("king", "lord"), 40))
    return found


def played(arena: Arena, folder: Path, jobs: int, until: float) -> str:
    """Play on with one arena until the time is up, and tell what its file says."""
    kind = GAMES[arena.game]
    game = new_game(arena.game, {**kind.choices.among_programs, "seats": arena.seats})
    seed = FIRST + 1_000_000 * [each.name() for each in plan()].index(arena.name())
    contest = contest_of(game, dump(game.options), arena.bots, seed)
    try:
        opened = Ledger(contest, folder / f"{arena.name()}.jsonl")
    except Unfit as error:
        return f"### {arena.name()}\n\nnot read: {error.key}\n"
    with closing(opened) as ledger:
        if until > time.time() and len(ledger.played()) < arena.games:
            for _ in play_on(ledger, arena.games, executor(jobs)):
                if time.time() > until:
                    break
        return told(arena, ledger)


def told(arena: Arena, ledger: Ledger) -> str:
    """One arena in lines of Markdown: who ended before whom, ratings, sides and ends."""
    results = ledger.results(arena.games)
    different = distinct(results)
    lines = [f"### {arena.part}: {arena.game}, {arena.seats} seats: {', '.join(arena.bots)}", ""]
    lines.append(f"{len(results)} of {arena.games} matches, {len(different)} different.")
    if not different:
        return "\n".join([*lines, ""])
    rated = ratings(different)
    for line in standings(arena.bots, different):
        met = []
        for other in line.met:
            share, low, high = line.before(other)
            met.append(f"{other} {share:.0%} ({low:.0%}–{high:.0%}) of {int(line.met[other][1])}")
        own = rated[line.bot]
        lines.append(
            f"- {line.bot}: {own.points:.0f} ± {own.margin:.0f}; before {', '.join(met)}; "
            f"{1000 * line.per_choice():.1f} ms a choice, 99 % {line.slow_choice():.0f}"
        )
    for kind, shares in balance(different).items():
        sides = []
        for side, won in shares.items():
            part, low, high = won.told()
            sides.append(f"{side} {part:.0%} ({low:.0%}–{high:.0%}) of {won.matches}, × {won.times_fair():.2f}")
        lines.append(f"- {kind}: {'; '.join(sides)}")
    ends = endings(different)
    lines.append(f"- ended by: {', '.join(f'{clause} {count / ends.total():.0%}' for clause, count in ends.most_common())}")
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/measure"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--hours", type=float, default=1000.0)
    parser.add_argument("--only", default="", help="parts of names of arenas, separated by commas; all of them if empty")
    parser.add_argument("--tell", action="store_true", help="play nothing, tell what is there")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    until = 0.0 if chosen.tell else time.time() + 3600 * chosen.hours
    wanted = chosen.only.split(",")
    with heard_once():
        for arena in plan():
            if any(each in arena.name() for each in wanted):
                try:
                    print(played(arena, chosen.folder, chosen.jobs, until), flush=True)
                except Terminated:
                    raise SystemExit(143) from None
                except KeyboardInterrupt:
                    raise SystemExit(130) from None


if __name__ == "__main__":
    main()
