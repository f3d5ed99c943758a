"""Castle Craft on a terminal: the field seen from above or floor by floor, and beside it what every king has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from quintain.cli.boards.castlecraft_field import Field, Spot, spot_of
from quintain.cli.boards.castlecraft_legend import legend, plain_lines
from quintain.cli.castles.glyphs import Mark, Window, lines
from quintain.games.castlecraft import CastleCraftGame, CastleSeat, Squad
from quintain.kernel.game import AnyGame, Decision
from quintain.words import Speaker

ROOFS: Final = 99  # a floor above all others: the view from above
MANY: Final = 12  # more cells than this are not listed one by one
ALSO: Final = 14  # cells that are named since no dot can stand for them
CELL: Final = re.compile(r"(\d+)[ ,;]+(\d+)(?:[ ,;]+(\d+))?")
LEAST: Final = 11  # lines of the field that are always drawn, and so of what two kings have beside it
WHOLE: Final = 200  # lines of a screen that scrolls, or of somebody who asked for everything
HIGHLIGHT: Final = "bold green"
TARGET: Final = "bold white on red"
NONE: Final = "none"


def draw(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> Board:
    """The part of the field that matters, at 80 columns; a high terminal shows all of it."""
    return Board(game, view, speaker, names)


def look(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str], wish: str) -> Board:
    """The same with a floor asked for: a number, or anything else for the view from above."""
    board = Board(game, view, speaker, names)
    board.floor = int(wish) if wish.isdecimal() and len(wish) < 3 else ROOFS
    board.whole = True
    return board


def plain(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud."""
    return plain_lines(Board(game, view, speaker, names))


def watched(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str], plain: bool) -> Board | Text:
    """The same for somebody who has nothing to choose: without the cells that could be typed."""
    board = Board(game, view, speaker, names)
    board.asks = False
    return Text("\n".join(plain_lines(board))) if plain else board


def shortlist(game: AnyGame, view: Any, decision: Decision) -> list[int]:
    """Of many cells only those worth a line: staying, towers, ways up and down, cells under roofs and cells to strike from."""
    everything = list(range(len(decision.actions)))
    if decision.prompt not in ("move", "deploy") or len(everything) <= MANY:
        return everything
    assert isinstance(game, CastleCraftGame)
    field = Field(game.scene(), game.picture(view))
    kept, inside, striking = [], [], []
    for at, (action, facts) in enumerate(
        zip(decision.actions, game.previews(view, decision.seat, decision.actions), strict=True)
    ):
        cell = game.space.describe(action).get("cell")
        if cell is None or facts.get("cost") == 0 or facts["tower"] != NONE:
            kept.append(at)
        elif decision.prompt == "move" and facts["targets"]:
            striking.append(at)
        elif decision.prompt == "move" and not field.plain(spot_of(str(cell))):
            inside.append(at)
    return sorted(kept[:MANY] + striking[:MANY] + inside[:MANY]) or everything[:MANY]


def meant(game: AnyGame, view: Any, typed: str) -> str:
    """A cell by its coordinates, `12,4` or `12,4,1`: the move that goes there.

    Without a floor it is the one that is seen in that column, or else the only one that can be chosen there.
    """
    found = CELL.fullmatch(typed.strip())
    board = Board(game, view, Speaker("en", game), ())
    if found is None or board.decision is None or board.decision.prompt not in ("move", "deploy"):
        return ""
    x, y, z = (None if part is None else int(part) for part in found.groups())
    assert x is not None and y is not None
    if z is None:
        floors = sorted(spot[2] for spot in board.choices if spot[:2] == (x, y))
        seen = board.field.shown(x, y, board.floor)
        z = seen if seen in floors or not floors else max([floor for floor in floors if floor < seen], default=floors[0])
    return f"{board.decision.prompt} cell={x},{y}{f',{z}' if z else ''}"


class Board:
    """A view of the field, and how its parts are named and drawn."""

    def __init__(self, game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
        assert isinstance(game, CastleCraftGame)
        self.speaker: Final = speaker
        self.names: Final = names
        self.scene: Final = game.scene()
        self.picture: Final = game.picture(view)
        self.field: Final = Field(self.scene, self.picture)
        asked = self.picture["asked"]
        self.decision: Final = game.decision(view, asked[0]) if asked else None
        self.asks: bool = self.decision is not None and self.picture["viewer"] == self.decision.seat
        self.choices: Final[set[Spot]] = set()  # cells that can be chosen
        self.targets: Final[set[str]] = set()  # squads, doors and gates that can be struck
        for action in self.decision.actions if self.decision is not None else ():
            told = game.space.describe(action)
            if "cell" in told:
                self.choices.add(spot_of(str(told["cell"])))
            elif told["verb"] in ("attack", "breach", "cast"):
                self.targets.add(str(told.get("unit", told.get("portal"))))
        self.acting: Final = next((squad for squad in self.picture["squads"] if squad["active"]), None)
        self.colours: Final = {army["army"]: army["colour"] for army in self.scene["armies"]}
        self.tokens: Final = {tower["tower"]: tower["token"] for tower in self.picture["towers"]}
        self.floor: int = self.acting["z"] if self.acting is not None else ROOFS
        self.whole: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = options.height or options.max_height
        below = [Text(hint, style="dim") for hint in self.hints()]
        if self.whole or height >= WHOLE:
            below.append(Text("\n".join(legend(self)), style="dim"))
        status = Text(self.status(), style="dim")
        taken = sum(len(line.wrap(console, options.max_width)) for line in (status, *below))
        window = self.window(self.field.size if self.whole else max(LEAST, height - taken))
        picture = lines(window, self.cell, self.north, self.west)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row(
            Text("\n", no_wrap=True).join(picture), self.panel(WHOLE if self.whole else max(len(picture), height - taken))
        )
        yield status
        yield grid
        yield from below

    # Words and numbers

    def status(self) -> str:
        say, picture = self.speaker.say, self.picture
        floor = (
            say("label-roofs") if self.floor == ROOFS else say("label-floor", z=self.floor) if self.floor else say("label-ground")
        )
        parts = [say("label-round", round=picture["round"])] if picture["round"] else []
        if picture["turn"]["seat"] >= 0:
            parts.append(say("label-turn", seat=self.names[picture["turn"]["seat"]]))
        parts += [say(f"phase-{picture['phase']}"), floor]
        if picture["active"] is not None:
            unit = self.speaker.thing("unit", picture["active"]["unit"])
            parts.append(say("label-active", unit=unit, manoeuvre=picture["active"]["manoeuvre"]))
        return " · ".join(parts)

    def hints(self) -> list[str]:
        """How cells are typed, and which of them no dot can mark; only for whoever is to choose one."""
        if not self.asks or not self.choices:
            return []
        say = self.speaker.say
        upper = sorted(spot for spot in self.choices if spot[2])
        example = named(upper[0] if upper else min(self.choices))
        keys = say("label-view-keys", highest=self.field.floors - 1)
        found = [f"{say('label-cells', example=example)} {keys}"]
        also = sorted((spot for spot in self.choices if not self.field.plain(spot)), key=lambda spot: (spot[2], spot[1], spot[0]))
        if also:
            cells = "; ".join(named(spot) for spot in also[:ALSO]) + (" …" if len(also) > ALSO else "")
            found.append(say("label-also", cells=cells))
        return found

    def army(self, seat: CastleSeat) -> str:
        return self.speaker.say("label-no-army") if seat["army"] is None else self.speaker.name("army", seat["army"])

    def squads_of(self, seat: int) -> list[Squad]:
        return [squad for squad in self.picture["squads"] if squad["seat"] == seat]

    # The picture

    def window(self, room: int) -> Window:
        """All columns, and as many rows as there is room for: those that matter most for the choice, then those with squads."""
        size = self.field.size
        edged = [any(self.north(x, y)[0] != " " for x in range(size)) for y in range(size + 1)]
        matters, others = self._matters(), [squad["y"] for squad in self.picture["squads"]]
        best: tuple[int, int, int, int, int] | None = None
        for top in range(size):
            bottom = top - 1
            used = 1 + edged[top]
            while bottom + 1 < size and used + 1 + edged[bottom + 2] <= room:
                bottom += 1
                used += 1 + edged[bottom + 1]
            seen = [sum(top <= y <= bottom for y in rows) for rows in (matters, others)]
            aside = sum(abs(2 * y - top - bottom) for y in matters)
            found = (seen[0], seen[1], bottom - top, -aside, top)
            best = found if best is None or found > best else best
        assert best is not None
        return Window(0, best[4], size - 1, best[4] + best[2])

    def _matters(self) -> list[int]:
        """Rows of the squad that acts, of the cells to choose from, of squads that may act, or of the own castle."""
        if self.acting is not None:
            return [self.acting["y"]]
        if self.choices:
            return sorted(spot[1] for spot in self.choices)
        seat = self.on_turn()
        own = self.squads_of(seat)
        ready = [squad for squad in own if not squad["acted"]] or own
        if ready:
            return [squad["y"] for squad in ready]
        home = self.picture["seats"][seat]["castle"]
        return [spot[1] for spot in self.field.homes.get(home, [])]

    def on_turn(self) -> int:
        """Who is asked, or else on turn."""
        if self.decision is not None:
            return self.decision.seat
        return max(self.picture["turn"]["seat"], 0)

    def cell(self, x: int, y: int) -> Mark:
        z = self.field.shown(x, y, self.floor)
        here = [squad for squad in self.picture["squads"] if (squad["x"], squad["y"]) == (x, y)]
        for squad in sorted(here, key=lambda each: -each["z"]):
            sign = self.speaker.name("unit", squad["unit"], "sign")
            if squad["z"] == z:
                return sign, self._colour(squad)
            if squad["z"] < z:
                return sign.lower(), "dim"
        sign, style = self.field.sign(x, y, z)
        style = self._token(x, y, z) or style
        if self.asks and (x, y, z) in self.choices:
            return ("•", HIGHLIGHT) if sign in (" ", ".") else (sign, f"reverse {HIGHLIGHT}")
        if self.asks and any(spot[:2] == (x, y) and spot[2] < z for spot in self.choices):
            return "▾", HIGHLIGHT
        if (x, y, z) in self.field.cells and 0 < self.floor < ROOFS and z < self.floor:
            style = "dim"
        return sign, style

    def _colour(self, squad: Squad) -> str:
        army = self.picture["seats"][squad["seat"]]["army"]
        colour = self.colours[army] if army is not None else ""
        if squad["active"]:
            return f"bold reverse {colour}"
        return TARGET if squad["unit"] in self.targets else f"bold {colour}"

    def _token(self, x: int, y: int, z: int) -> str:
        """The colour of the army whose token lies on this platform."""
        cell = self.field.cells.get((x, y, z))
        token = None if cell is None or cell["tower"] is None else self.tokens[cell["tower"]]
        army = None if token is None else self.picture["seats"][token]["army"]
        return "" if army is None else f"bold reverse {self.colours[army]}"

    def north(self, x: int, y: int) -> Mark:
        return self._edge(x, y, x, y - 1, "north")

    def west(self, x: int, y: int) -> Mark:
        return self._edge(x, y, x - 1, y, "west")

    def _edge(self, x: int, y: int, u: int, v: int, side: str) -> Mark:
        """The edge between two columns, on the higher of the floors seen there."""
        z = max(self.field.shown(x, y, self.floor), self.field.shown(u, v, self.floor))
        (sign, style), portal = self.field.edge(x, y, z, side)
        return (sign, TARGET) if portal and portal in self.targets else (sign, style)

    def panel(self, room: int) -> Text:
        """Beside the field: what every player has, in a few narrow lines; where they are too many, the one who is asked first."""
        told = [self._possessions(seat) for seat in self.picture["seats"]]
        if sum(len(rows) for rows in told) > room:
            told = told[self.on_turn() :] + told[: self.on_turn()]
        return Text("\n").join([row for rows in told for row in rows][:room])

    def _possessions(self, seat: CastleSeat) -> list[Text]:
        colour = "" if seat["army"] is None else self.colours[seat["army"]]
        turn = "reverse " if seat["seat"] == self.picture["turn"]["seat"] else ""
        rows = [
            Text(self.names[seat["seat"]][:18], style=f"bold {turn}{colour}"),
            Text(f"{self.army(seat)}, {self.speaker.name('castle', seat['castle'], 'short')}", style="dim"),
        ]
        if not seat["alive"]:
            return [*rows, Text(self.speaker.say("label-out"), style="dim"), Text()]
        income = seat["income"]
        for what, amount, more in (("gold", seat["gold"], income["gold"]), ("mana", seat["mana"], income["mana"])):
            rows.append(Text(f"{self.speaker.say(f'label-{what}')} {amount} (+{more})"))
        for squad in self.squads_of(seat["seat"]):
            sign = self.speaker.name("unit", squad["unit"], "sign")
            tired = "dim" if squad["acted"] and not squad["active"] else colour
            rows.append(Text(f"{sign} ×{squad['count']} {squad['cell']}{'*' if squad['spells'] else ''}", style=tired))
        held = [self.field.towers[tower] for tower, token in self.tokens.items() if token == seat["seat"]]
        flags = "".join(f"{'○' if tower['kind'] == 'round' else '□'}{tower['floors']} " for tower in held)
        return [*rows, Text(flags, style=colour)]


def named(spot: Spot) -> str:
    """A cell by its coordinates, as it is typed."""
    x, y, z = spot
    return f"{x},{y},{z}" if z else f"{x},{y}"
