"""What a move costs, stage by stage: tables of all games with a viewer at every seat, in this process, without store and sockets.

    python -m bench.moves                     # microseconds of processor time, per game and on the mean

Previews of the choices ("facts") stand apart; "all" is everything else: applying the move, what is asked now, the snapshot of
every seat with its picture, and writing them as JSON.
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
from quintain.tables.snapshot import happenings, question
from quintain.tables.undo import offered
from quintain.tables.wire import Answer, written

SEATS: Final = 4
STAGES: Final = ("apply", "pictures", "happenings", "undo", "facts", "snapshots", "JSON", "all")


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    began = time.thread_time()
    found = work()
    return time.thread_time() - began, found


def matches(game: str, moves: int, seed: int) -> tuple[dict[str, float], int, int]:
    """Microseconds per move of each stage, over random matches with so many moves in all; with the seats and bytes of a move."""
    seats = min(SEATS, int(GAMES[game].choices.highest))
    rules = ruleset(game, {"seats": seats}).game
    spent = dict.fromkeys(STAGES, 0.0)
    rng, done, size = Rng.seeded(seed), 0, 0
    while done < moves:
        table = Table(rules, int(rng.below(1 << 30)), [person(f"p{seat}") for seat in range(seats)])
        while not table.over() and done < moves:
            seat = table.pending()[int(rng.below(len(table.pending())))]
            actions = table.asked[seat].actions
            answer = Answer(table.opened[seat], f"c{done}", [actions[int(rng.below(len(actions)))]])
            apply, _ = timed(lambda: table.answer(seat, answer))
            whole, shown = timed(lambda: [snapshot(table, viewer, table.n - 1) for viewer in range(seats)])
            encoding, sent = timed(lambda: [written(each) for each in shown])
            views = [table.match.view(viewer) for viewer in range(seats)]
            parts: dict[str, Callable[[], Any]] = {
                "pictures": lambda: [rules.picture(table.match.view(viewer)) for viewer in range(seats)],
                "happenings": lambda: [happenings(table, viewer, table.n - 1) for viewer in range(seats)],
                "facts": lambda: [question(table, viewer, views[viewer]) for viewer in table.pending()],
            }
            found = {name: timed(work)[0] for name, work in parts.items()}
            spent["facts"] += found.pop("facts")
            for name, each in found.items():
                spent[name] += each
            spent["apply"] += apply
            spent["snapshots"] += whole
            spent["JSON"] += encoding
            done += 1
            size += sum(len(each) for each in sent)
    spent["all"] = spent["apply"] + spent["snapshots"] + spent["JSON"] - spent["facts"]
    return {name: 1e6 * each / done for name, each in spent.items()}, seats, size // done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=2000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    args = parser.parse_args()
    print(f"{'':<12}{'seats':>6}{'bytes':>8}" + "".join(f"{name:>12}" for name in STAGES))
    found = []
    for game in args.games:
        spent, seats, size = matches(game, args.moves, args.seed)
        found.append(spent)
        print(f"{game:<12}{seats:>6}{size:>8}" + "".join(f"{spent[name]:>12.1f}" for name in STAGES))
    mean = {name: sum(each[name] for each in found) / len(found) for name in STAGES}
    print(f"{'mean':<12}{'':>14}" + "".join(f"{mean[name]:>12.1f}" for name in STAGES))


if __name__ == "__main__":
    main()
