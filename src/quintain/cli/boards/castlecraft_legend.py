"""What explains the field of Castle Craft: whose castles and towers, which squads there are and how good, what the signs mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintain.games.castlecraft.table import values

if TYPE_CHECKING:
    from quintain.cli.boards.castlecraft import Board


def legend(board: Board) -> list[str]:
    """For the whole board only: the field of a question has no room for it."""
    say = board.speaker.say
    lines = []
    for seat in range(len(board.names)):
        lines.append(f"{board.title(seat)}: {home(board, seat)}")
        lines += [f"  {unit_line(board, unit)}" for unit in army(board, seat)]
    lines.append(say("label-values-each"))
    lines.append(f"{say('label-towers')}:")
    lines += [f"  {tower}" for tower in board.towers()]
    lines += board.sieges()
    return [*lines, say("label-legend"), say("label-small-letter")]


def home(board: Board, seat: int, case: str = "") -> str:
    """The castle a player began with, by its side of the field."""
    return board.speaker.name("castle", int(board.view.places[seat]), case)


def army(board: Board, seat: int) -> list[int]:
    """Every unit a player can have, on the field or not."""
    kit = board.realm.kit
    return [unit for unit in range(kit.n) if kit.army[unit] == board.view.armies[seat]]


def unit_line(board: Board, unit: int) -> str:
    """Its letter, its name, its values as they count now, and where it stands."""
    speaker, count = board.speaker, int(board.view.counts[unit])
    sign = speaker.name("unit", unit, "sign")
    thing = speaker.thing("unit", unit)
    line = speaker.say("label-unit", sign=sign, unit=thing, **values(board.realm, board.view, unit))
    if count:
        line += speaker.say("label-on-field", count=count, cell=board.realm.cells[board.view.cells[unit]])
    return line
