"""How long the check of a castle takes that the workshop asks for after every stroke: `python -m bench.castles`."""

from __future__ import annotations

import time
from typing import Final

from quintain.games.castlecraft import read_text, shipped_plans, write
from quintain.server.castle_files import checked
from quintain.server.setup_files import checked_setup

ROUNDS: Final = 20
BUDGET: Final = 100.0  # milliseconds
SETUP: Final = """[[setup]]
id = "own"
[[setup.seat]]
edge = "north"
anchor = [8, 0]
turn = 0
[[setup.seat]]
edge = "south"
anchor = [8, 22]
turn = 180
[[setup.extra]]
castle = "castle_extra"
anchor = [11, 12]
turn = 0
"""


def largest() -> str:
    """The widest and highest castle that the format allows: floor everywhere, stairs in one corner."""
    rows = ["+" + "-+" * 27]
    for y in range(27):
        cells = [".", "s"][y == 0] + " ." * 26
        rows += [f"|{cells}|", "+" + (" +" * 27 if y < 26 else "-+" * 26 + "D+")]
    levels = []
    for z in range(7):
        plan = [row if z < 6 else row.replace("s", "h") for row in rows]
        levels.append(f"[[level]]\nz = {z}\nplan = [\n" + "".join(f'  "{row}",\n' for row in plan) + "]\n")
    head = (
        'format = "castlecraft-castle/1"\nid = "vast"\nname_en = "Vast"\nname_ru = "Vast"\npeople = "none"\nsize = [27, 27]\n\n'
    )
    return head + "\n".join(levels)


def timed(text: str, setup: bool = False) -> float:
    """Milliseconds of processor time for one check, the mean of some."""
    judge = checked_setup if setup else checked
    judge(text)
    start = time.process_time()
    for _ in range(ROUNDS):
        judge(text)
    return (time.process_time() - start) / ROUNDS * 1000


def main() -> int:
    vast = largest()
    assert read_text(vast).plan is not None, "the largest castle can be drawn"
    found = {plan.id: timed(write(plan)) for plan in shipped_plans().values()}
    found |= {"the largest castle": timed(vast), "a set-up": timed(SETUP, True)}
    for name, took in found.items():
        print(f"{name:24} {took:7.1f} ms of {BUDGET:.0f}")
    return int(max(found.values()) > BUDGET)


if __name__ == "__main__":
    raise SystemExit(main())
