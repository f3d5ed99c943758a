"""What a move costs, stage by stage: tables of all games with a viewer at every seat, in this process, without store and sockets.

    python -m bench.moves                     # microseconds of processor time, per game and on the mean

Stages may overlap, as a snapshot holds pictures. `all` is a move without previews of the choices (`facts`): it is applied, it is
found out what is asked now and what may be taken back, every seat gets its snapshot with its picture, written as JSON.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any, Final

from quintain.games import GAMES
from quintain.kernel.rng import Rng
from quintain.server.rulesets import ruleset
from quintain.tables import Table, person, snapshot
from quintain.tables.snapshot import Shared, happenings, question
from quintain.tables.undo import offered
from quintain.tables.wire import written

SEATS: Final = 4
STAGES: Final = ("apply", "undo", "snapshots", "JSON", "facts", "pictures", "events", "digest", "all")


class Stopwatch:
    """Processor time of this thread, added up by stage."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(STAGES, 0.0)

    def time(self, stage: str, work: Callable[..., Any], *args: Any) -> Any:
        began = time.thread_time()
        found = work(*args)
        self.spent[stage] += time.thread_time() - began
        return found


def move(watch: Stopwatch, table: Table, rng: Rng) -> int:
    """One random answer and everything that follows from it; how many bytes all seats are sent."""
    game, seats = table.game, range(len(table.sitters))
    seat = table.pending()[int(rng.below(len(table.pending())))]
    actions = table.asked[seat].actions
    watch.time("apply", table.play, seat, [actions[int(rng.below(len(actions)))]])
    for viewer in seats:
        watch.time("undo", offered, table, viewer)
    shared = Shared(table)
    shown = [watch.time("snapshots", snapshot, table, viewer, table.n - 1, shared) for viewer in seats]
    sent = sum(len(watch.time("JSON", written, each)) for each in shown)
    watch.time("digest", table.digest)
    for viewer in seats:
        view = table.view(viewer)
        watch.time("pictures", game.picture, view)
        watch.time("events", happenings, table, viewer, table.n - 1)
        if viewer in table.asked:
            watch.time("facts", question, table, viewer, view)
    return sent


def measured(name: str, moves: int, seed: int) -> tuple[dict[str, float], int, int]:
    """Microseconds per move of each stage, over random matches; how many seats, how many bytes a move."""
    seats = min(SEATS, int(GAMES[name].choices.highest))
    game = ruleset(name, {"seats": seats}).game
    watch, rng, done, sent = Stopwatch(), Rng.seeded(seed), 0, 0
    while done < moves:
        table = Table(game, int(rng.below(1 << 30)), [person(f"p{seat}") for seat in range(seats)])
        while not table.over() and done < moves:
            sent += move(watch, table, rng)
            done += 1
    spent = {stage: 1e6 * seconds / done for stage, seconds in watch.spent.items()}
    spent["all"] = spent["apply"] + spent["undo"] + spent["snapshots"] + spent["JSON"] - spent["facts"]
    return spent, seats, sent // done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=2000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    args = parser.parse_args()
    print(f"{'':<12}{'seats':>6}{'bytes':>8}" + "".join(f"{stage:>11}" for stage in STAGES))
    found = []
    for name in args.games:
        spent, seats, sent = measured(name, args.moves, args.seed)
        found.append(spent)
        print(f"{name:<12}{seats:>6}{sent:>8}" + "".join(f"{spent[stage]:>11.1f}" for stage in STAGES))
    mean = {stage: sum(each[stage] for each in found) / len(found) for stage in STAGES}
    print(f"{'mean':<12}{'':>14}" + "".join(f"{mean[stage]:>11.1f}" for stage in STAGES))


if __name__ == "__main__":
    main()
