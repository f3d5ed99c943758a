"""What explains the field of Castle Craft: whose castles and towers, which squads there are and how good, what the signs mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintain.games.castlecraft import CastleSeat, Row, Squad

if TYPE_CHECKING:
    from quintain.cli.boards.castlecraft import Board


def legend(board: Board) -> list[str]:
    """For the whole board only: the field of a question has no room for it."""
    say = board.speaker.say
    lines = []
    for seat in board.picture["seats"]:
        lines.append(f"{title(board, seat)}: {home(board, seat)}")
        lines += [f"  {unit_line(board, seat, row)}" for row in seat["units"]]
    lines.append(say("label-values-each"))
    lines.append(f"{say('label-towers')}:")
    lines += [f"  {tower}" for tower in towers(board)]
    lines += sieges(board)
    return [*lines, say("label-legend"), say("label-panel"), say("label-small-letter")]


def plain_lines(board: Board) -> list[str]:
    """The board in lines that can be read aloud."""
    say = board.speaker.say
    found = [board.status()]
    for seat in board.picture["seats"]:
        found.append(f"{title(board, seat)}, {home(board, seat)}: {purse(board, seat)}.")
        found += [f"- {squad_line(board, squad)}." for squad in board.squads_of(seat["seat"])] or [f"- {say('label-no-squad')}."]
    found += [f"{say('label-towers')}: {'; '.join(towers(board))}."]
    found += [f"{line}." for line in sieges(board)]
    return found + board.hints()


def title(board: Board, seat: CastleSeat) -> str:
    return f"{board.names[seat['seat']]} ({board.army(seat)})"


def home(board: Board, seat: CastleSeat) -> str:
    """The castle a player begins with, by its side of the field."""
    return board.speaker.name("castle", seat["castle"])


def purse(board: Board, seat: CastleSeat) -> str:
    say = board.speaker.say
    if not seat["alive"]:
        return say("label-out")
    income = seat["income"]
    gold = f"{say('label-gold')} {seat['gold']} (+{income['gold']})"
    return f"{gold}, {say('label-mana')} {seat['mana']} (+{income['mana']})"


def unit_line(board: Board, seat: CastleSeat, row: Row) -> str:
    """Its letter, its name, its values as they count now, and where it stands."""
    speaker = board.speaker
    sign = speaker.name("unit", row["unit"], "sign")
    line = speaker.say("label-unit", sign=sign, **speaker.things({"unit": row["unit"], "values": row["values"]}))
    for squad in board.squads_of(seat["seat"]):
        if squad["unit"] == row["unit"]:
            line += speaker.say("label-on-field", count=squad["count"], cell=squad["cell"])
    return line


def squad_line(board: Board, squad: Squad) -> str:
    """A squad: how many, where, how strong, and what lies on it."""
    speaker = board.speaker
    name = speaker.say("label-squad", unit=speaker.thing("unit", squad["unit"]), count=squad["count"])
    stats = speaker.say("values-text", **speaker.things({"values": squad["values"]}))
    lying = "".join(f", {speaker.name('spell', spell)}" for spell in squad["spells"])
    return f"{name}, {squad['cell']}: {stats}{lying}"


def towers(board: Board) -> list[str]:
    """Every tower with its castle, what it pays and whose token it carries."""
    speaker = board.speaker
    found = []
    for tower in board.picture["towers"]:
        drawn = board.field.towers[tower["tower"]]
        holder = speaker.say("label-nobody") if tower["token"] is None else board.names[tower["token"]]
        kind = speaker.say(f"label-{drawn['pays']}")
        place = speaker.name("castle", tower["castle"])
        found.append(f"{speaker.name('tower', tower['tower'])}, {place}, {kind} {drawn['floors']}: {holder}")
    return found


def sieges(board: Board) -> list[str]:
    """How near each main castle is to being conquered, CC-18.1."""
    found = []
    for castle in board.picture["castles"]:
        siege = castle["siege"]
        if siege is not None:
            place = board.speaker.thing("castle", castle["castle"])
            tokens = [tower["token"] for tower in board.picture["towers"] if tower["castle"] == castle["castle"]]
            foreign = len([token for token in tokens if token not in (None, castle["owner"])])
            squads = len(siege["squads"])
            found.append(board.speaker.say("label-siege", castle=place, tokens=siege["tokens"], squads=squads, foreign=foreign))
    return found
