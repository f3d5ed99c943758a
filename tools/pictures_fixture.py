"""Writes moments of a real match for work on the page: the scene, and what a viewer is sent at each of them.

Run as `python -m tools.pictures_fixture majesty --options '{"seats": 4}' --moves 0,12,30,end --viewer 0 -o FILE`.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from quintain.bots import named
from quintain.games import new_game
from quintain.server.messages import SeatInfo, TableInfo
from quintain.tables import Table, bot, person, snapshot

END: Final = "end"
LONGEST: Final = 5000  # moves
NAMES: Final = ("Варвара", "Томас", "Гавейн", "Агнесса", "Ильза", "Пересвет")


def main(arguments: list[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    stop = asked.viewer if asked.asked is None else asked.asked
    found = fixture(asked.game, json.loads(asked.options), asked.seed, asked.moves.split(","), asked.viewer, stop, asked.bot)
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    if asked.out is None:
        sys.stdout.write(text + "\n")
    else:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(text, encoding="utf-8")


def fixture(key: str, options: dict[str, Any], seed: int, moves: list[str], viewer: int, stop: int, level: str) -> dict[str, Any]:
    """A match played by bots, seen by a person at the viewer's seat; moments stand at a question of the seat `stop`."""
    game = new_game(key, {"seats": 2, **options})
    seats = range(int(game.seats))
    sitters = [person(NAMES[seat]) if seat in (viewer, 1) else bot("squire", NAMES[seat]) for seat in seats]
    table = Table(game, seed, sitters)
    players = [named(level)(seat) for seat in seats]
    wanted = [LONGEST if each == END else int(each) for each in moves]
    moments = []
    for at, goal in enumerate(sorted(wanted)):
        _play(table, players, goal, stop)
        since = max(0, table.last_answer(viewer)) if at or goal else None
        moments.append(msgspec.to_builtins(snapshot(table, viewer, since)))
    return {"game": key, "scene": game.scene(), "table": msgspec.to_builtins(_told(table, key, options)), "moments": moments}


def _play(table: Table, players: list[Any], goal: int, stop: int) -> None:
    """On to a number of moves, and then to the next question of a seat; −1: of any."""
    while not table.over() and (len(table.line) < goal or (stop >= 0 and stop not in table.pending() and goal < LONGEST)):
        seat = table.pending()[0]
        table.play(seat, [int(players[seat].choose(table.game, table.view(seat), seat))])


def _told(table: Table, key: str, options: dict[str, Any]) -> TableInfo:
    infos = [
        SeatInfo(seat, "person" if sitter.kind == "person" else "bot", sitter.name, sitter.bot, online=True)
        for seat, sitter in enumerate(table.sitters)
    ]
    return TableInfo(
        id="fixture234",
        game=key,
        options=options,
        phase="over" if table.over() else "running",
        seats=infos,
        pace="none",
        created=0,
        scene="fixture",
        name="У трёх дорог",
        turn=table.pending(),
        moves=len(table.line),
        result=table.result(),
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures_fixture", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--options", default="{}", help="as JSON, seats among them")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--moves", default="0,10,end", help="after how many moves, with commas between; 'end' for the last")
    parser.add_argument("--viewer", type=int, default=0, help="−1 a spectator")
    parser.add_argument("--asked", type=int, help="whose question the moments stand at; else the viewer's, -1 anybody's")
    parser.add_argument("--bot", default="page", help="who plays")
    parser.add_argument("-o", "--out", type=Path, help="a file; else it is written to the screen")
    return parser


if __name__ == "__main__":
    main()
