"""Castle Craft on a terminal: the field seen from above or floor by floor, and beside it what every king has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from quintain.cli.boards.castlecraft_legend import home, legend
from quintain.cli.castles.glyphs import ACROSS, ALONG, CELLS, NO_MARK, Mark, Window, lines
from quintain.games.castlecraft.game import CastleCraftGame
from quintain.games.castlecraft.reach import reaches
from quintain.games.castlecraft.squads import owner, reach_of
from quintain.games.castlecraft.state import NOBODY, CastleState
from quintain.games.castlecraft.steps import DEPLOY, MOVE, STRIKE
from quintain.games.castlecraft.table import income, values
from quintain.games.castlecraft.turn import field_of, options
from quintain.kernel.game import AnyGame, Decision
from quintain.words import Speaker

ROOFS: Final = 99  # a floor above all others: the view from above
MANY: Final = 12  # more cells than this are not listed one by one
CELL: Final = re.compile(r"(\d+)[ ,;]+(\d+)(?:[ ,;]+(\d+))?")
LEAST: Final = 6  # lines of the field that are always drawn
WHOLE: Final = 200  # lines of a screen that scrolls, or of somebody who asked for everything
HIGHLIGHT: Final = "bold green"


def draw(game: AnyGame, view: CastleState, speaker: Speaker, names: Sequence[str]) -> Board:
    """The part of the field that matters, at 80 columns; a high terminal shows all of it."""
    assert isinstance(game, CastleCraftGame)
    return Board(game, view, speaker, names)


def look(game: AnyGame, view: CastleState, speaker: Speaker, names: Sequence[str], wish: str) -> Board:
    """The same with a floor asked for: a number, or anything else for the view from above."""
    assert isinstance(game, CastleCraftGame)
    board = Board(game, view, speaker, names)
    board.floor = int(wish) if wish.isdecimal() and len(wish) < 3 else ROOFS
    board.whole = True
    return board


def plain(game: AnyGame, view: CastleState, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud."""
    assert isinstance(game, CastleCraftGame)
    board = Board(game, view, speaker, names)
    found = [board.status()]
    for seat in range(len(names)):
        found.append(f"{board.title(seat)}, {home(board, seat)}: {board.purse(seat)}.")
        found += [f"- {line}." for line in board.squads(seat)] or [f"- {speaker.say('label-no-squad')}."]
    found += [f"{speaker.say('label-towers')}: {'; '.join(board.towers())}."]
    found += [f"{line}." for line in board.sieges()]
    if board.marked:
        found.append(board.cells_hint())
    return found


def shortlist(game: AnyGame, view: CastleState, decision: Decision) -> list[int]:
    """Of many cells only those worth a line: staying, platforms and what lies under them, cells to strike from."""
    assert isinstance(game, CastleCraftGame)
    everything = list(range(len(decision.actions)))
    step = view.agenda[-1]
    if step.kind not in (MOVE, DEPLOY) or len(everything) <= MANY:
        return everything
    field = field_of(game.realm, view)
    verb = game.realm.verbs.move if step.kind == MOVE else game.realm.verbs.deploy
    kept, striking = [], []
    for at, action in enumerate(decision.actions):
        if not verb.holds(action):
            kept.append(at)
            continue
        cell = int(verb.a(action))
        under = field.up[cell] >= 0 and field.tower[field.up[cell]] >= 0  # where new squads are a step from a platform
        if cell == view.cells[step.a] or field.tower[cell] >= 0 or (step.kind == DEPLOY and under):
            kept.append(at)
        elif step.kind == MOVE and _strikes(game, view, int(step.a), cell):
            striking.append(at)
    return sorted(kept[:MANY] + striking[:MANY]) or everything[:MANY]


def _strikes(game: CastleCraftGame, view: CastleState, unit: int, cell: int) -> bool:
    kit, field = game.realm.kit, field_of(game.realm, view)
    distance = reach_of(kit, view, unit)
    foes = [foe for foe in range(kit.n) if view.counts[foe] and kit.army[foe] != kit.army[unit]]
    return any(reaches(field, view, game.realm.sightless, cell, view.cells[foe], distance) for foe in foes)


def meant(game: AnyGame, view: CastleState, typed: str) -> str:
    """A cell by its coordinates, `12,4` or `12,4,1`: the move that goes there."""
    assert isinstance(game, CastleCraftGame)
    found = CELL.fullmatch(typed.strip())
    if found is None or view.agenda[-1].kind not in (MOVE, DEPLOY):
        return ""
    x, y, z = (int(part or 0) for part in found.groups())
    return f"{'move' if view.agenda[-1].kind == MOVE else 'deploy'} cell={x},{y}{f',{z}' if z else ''}"


class Board:
    """A view of the field, and how its parts are named and drawn."""

    def __init__(self, game: CastleCraftGame, view: CastleState, speaker: Speaker, names: Sequence[str]) -> None:
        self.game: Final = game
        self.view: Final = view
        self.speaker: Final = speaker
        self.names: Final = names
        self.realm: Final = game.realm
        self.field: Final = field_of(game.realm, view)
        self.step: Final = view.agenda[-1] if view.agenda else None
        self.unit: Final = int(self.step.a) if self.step is not None and self.step.kind in (MOVE, STRIKE) else -1
        self.marked: Final = self._marked()
        self.targets: Final = self._targets()
        self.floor: int = int(self.field.z[view.cells[self.unit]]) if self.unit >= 0 else ROOFS
        self.whole: bool = False

    def _marked(self) -> set[int]:
        """The cells that can be chosen now."""
        if self.step is None or self.step.kind not in (MOVE, DEPLOY):
            return set()
        verb = self.realm.verbs.move if self.step.kind == MOVE else self.realm.verbs.deploy
        return {int(verb.a(action)) for action in options(self.realm, self.view) if verb.holds(action)}

    def _targets(self) -> set[str]:
        """Squads and doors that can be struck now, as u0 … and p0 …"""
        if self.step is None or self.step.kind != STRIKE:
            return set()
        verbs = self.realm.verbs
        found = set()
        for action in options(self.realm, self.view):
            if verbs.attack.holds(action):
                found.add(f"u{verbs.attack.a(action)}")
            elif verbs.breach.holds(action):
                found.add(f"p{verbs.breach.a(action)}")
            elif verbs.cast.holds(action):
                found.add(f"u{verbs.cast.b(action)}")
        return found

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = options.height or options.max_height
        below = [Text(self.hint(), style="dim")] if self.marked else []
        if self.whole or height >= WHOLE:
            below.append(Text("\n".join(legend(self)), style="dim"))
        taken = 1 + sum(len(line.wrap(console, options.max_width)) for line in below)
        window = self.window(int(self.field.size) if self.whole else max(LEAST, height - taken))
        picture = lines(window, self.cell, self.north, self.west)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row(
            Text("\n", no_wrap=True).join(picture), self.panel(WHOLE if self.whole else max(len(picture), height - taken))
        )
        yield Text(self.status(), style="dim")
        yield grid
        yield from below

    # Words and numbers

    def status(self) -> str:
        view, say = self.view, self.speaker.say
        floor = (
            say("label-roofs") if self.floor == ROOFS else say("label-floor", z=self.floor) if self.floor else say("label-ground")
        )
        parts = [say("label-round", round=int(view.round)), say("label-turn", seat=self.names[view.order[view.turn]]), floor]
        if self.unit >= 0 and self.step is not None:
            unit = self.speaker.thing("unit", self.unit)
            parts.append(say("label-active", unit=unit, manoeuvre=int(self.step.b)))
        return " · ".join(parts)

    def cells_hint(self) -> str:
        upper = sorted(cell for cell in self.marked if self.field.z[cell])
        example = self.realm.cells[upper[0] if upper else min(self.marked)]
        return self.speaker.say("label-cells", example=example, count=len(self.marked))

    def hint(self) -> str:
        return f"{self.cells_hint()} {self.speaker.say('label-view-keys', highest=int(self.field.survey.floors) - 1)}"

    def title(self, seat: int) -> str:
        return f"{self.names[seat]} ({self.speaker.name('army', int(self.view.armies[seat]))})"

    def purse(self, seat: int) -> str:
        view, say = self.view, self.speaker.say
        if not view.alive[seat]:
            return say("label-out")
        pays = income(self.realm, self.field, view, seat)
        gold, mana = int(view.gold[seat]), int(view.mana[seat])
        return f"{say('label-gold')} {gold} (+{pays['gold']}), {say('label-mana')} {mana} (+{pays['mana']})"

    def own_units(self, seat: int) -> list[int]:
        kit = self.realm.kit
        return [unit for unit in range(kit.n) if self.view.counts[unit] and owner(kit, self.view, unit) == seat]

    def squads(self, seat: int) -> list[str]:
        """Every squad of a player: how many, where, how strong, and what lies on it."""
        found = []
        for unit in self.own_units(seat):
            count, cell = int(self.view.counts[unit]), self.realm.cells[self.view.cells[unit]]
            name = self.speaker.say("label-squad", unit=self.speaker.thing("unit", unit), count=count)
            stats = self.speaker.say("label-values", **values(self.realm, self.view, unit))
            spells = [name for at, name in enumerate(self.realm.kit.spells) if self.view.effects[at] >> unit & 1]
            lying = "".join(f", {self.speaker.name('spell', spell)}" for spell in spells)
            found.append(f"{name}, {cell}: {stats}{lying}")
        return found

    def towers(self) -> list[str]:
        """Every tower with its castle, what it pays and whose token it carries."""
        found = []
        for tower, castle in enumerate(self.field.tower_castle):
            if castle < 0:
                continue
            token = self.view.tokens[tower]
            holder = self.speaker.say("label-nobody") if token == NOBODY else self.names[token]
            kind = self.speaker.say("label-mana" if self.field.tower_kind[tower] else "label-gold")
            place = self.speaker.name("castle", int(castle))
            found.append(f"{self.speaker.name('tower', tower)}, {place}, {kind} {self.field.tower_floors[tower]}: {holder}")
        return found

    def sieges(self) -> list[str]:
        """How near each main castle is to being conquered, CC-18.1."""
        found = []
        for castle, lord in enumerate(self.view.lords):
            if lord == NOBODY:
                continue
            tokens = [
                self.view.tokens[tower] for tower in range(len(self.view.tokens)) if self.field.tower_castle[tower] == castle
            ]
            home = [unit for unit in self.own_units(int(lord)) if self.field.castle[self.view.cells[unit]] == castle]
            own = tokens.count(lord)
            foreign = len([token for token in tokens if token not in (NOBODY, lord)])
            place = self.speaker.thing("castle", castle)
            found.append(self.speaker.say("label-siege", castle=place, tokens=own, squads=len(home), foreign=foreign))
        return found

    # The picture

    def window(self, room: int) -> Window:
        """All columns, and as many rows as there is room for: those that matter most for the choice, then those with squads."""
        size = int(self.field.size)
        edged = [any(self.north(x, y)[0] != " " for x in range(size)) for y in range(size + 1)]
        matters, others = self._matters(), [int(cell) for cell in self.view.cells if cell >= 0]
        best: tuple[int, int, int, int, int] | None = None
        for top in range(size):
            bottom = top - 1
            used = 1 + edged[top]
            while bottom + 1 < size and used + 1 + edged[bottom + 2] <= room:
                bottom += 1
                used += 1 + edged[bottom + 1]
            seen = [sum(top <= self.field.y[cell] <= bottom for cell in cells) for cells in (matters, others)]
            aside = sum(abs(int(2 * self.field.y[cell]) - top - bottom) for cell in matters)
            found = (seen[0], seen[1], bottom - top, -aside, top)
            best = found if best is None or found > best else best
        assert best is not None
        return Window(0, best[4], size - 1, best[4] + best[2])

    def _matters(self) -> list[int]:
        """The cells to choose from, the squads that act or may act, or the castle of the one who is on turn."""
        if self.unit >= 0:
            return [int(self.view.cells[self.unit])]
        if self.marked:
            return sorted(self.marked)
        seat = self.acting()
        own = self.own_units(seat)
        ready = [unit for unit in own if not self.view.acted[unit]] or own
        if ready:
            return [int(self.view.cells[unit]) for unit in ready]
        return [cell for cell, castle in enumerate(self.field.castle) if castle >= 0 and self.view.lords[castle] == seat]

    def acting(self) -> int:
        """Who is asked, or else on turn."""
        if self.step is None or self.step.seat < 0:
            return int(self.view.order[self.view.turn])
        return int(self.step.seat)

    def shown(self, x: int, y: int) -> int:
        """The floor of a column that is seen: the highest with anything on it, up to the floor asked for."""
        if not self.field.survey.inside(x, y):
            return 0
        return max(0, min(int(self.field.survey.top[y * self.field.size + x]), self.floor))

    def cell(self, x: int, y: int) -> Mark:
        z = self.shown(x, y)
        here = [unit for unit in range(self.realm.kit.n) if self.view.counts[unit] and self._column(unit) == (x, y)]
        for unit in sorted(here, key=lambda each: -int(self.field.z[self.view.cells[each]])):
            level = int(self.field.z[self.view.cells[unit]])
            sign = self.speaker.name("unit", unit, "sign")
            if level == z:
                return sign, self._colour(unit)
            if level < z:
                return sign.lower(), "dim"
        at = self.field.survey.at(x, y, z)
        sign, style = CELLS[self._sign(x, y, z)]
        token = self._token(x, y, z)
        style = token or style
        for cell in self.marked:
            if (self.field.x[cell], self.field.y[cell], self.field.z[cell]) == (x, y, z):
                return ("•" if sign in (" ", ".") else sign), HIGHLIGHT
        if self.field.survey.kind[at] and 0 < self.floor < ROOFS and z < self.floor:
            style = "dim"
        return sign, style

    def _column(self, unit: int) -> tuple[int, int]:
        cell = self.view.cells[unit]
        return int(self.field.x[cell]), int(self.field.y[cell])

    def _colour(self, unit: int) -> str:
        colour = self.realm.kit.colours[self.realm.kit.army[unit]]
        if unit == self.unit:
            return f"bold reverse {colour}"
        return "bold white on red" if f"u{unit}" in self.targets else f"bold {colour}"

    def _sign(self, x: int, y: int, z: int) -> str:
        castle = self.field.survey.castle[self.field.survey.at(x, y, z)]
        if castle < 0:
            return " "
        placed = self.field.castles[castle]
        return placed.plan.cell(*placed.local(x, y), z)

    def _token(self, x: int, y: int, z: int) -> str:
        """The colour of the army whose token lies on this platform."""
        cell = self.field.survey.at(x, y, z)
        castle = self.field.survey.castle[cell]
        if castle < 0 or self.field.survey.platform[cell] < 0:
            return ""
        name = self.field.castles[castle].plan.towers[self.field.survey.platform[cell]].id
        tower = self.realm.towers.index(f"{self.realm.castles[castle]}:{name}")
        token = self.view.tokens[tower]
        return "" if token == NOBODY else f"bold reverse {self.realm.kit.colours[self.view.armies[token]]}"

    def north(self, x: int, y: int) -> Mark:
        return self._edge(x, y, x, y - 1, ACROSS)

    def west(self, x: int, y: int) -> Mark:
        return self._edge(x, y, x - 1, y, ALONG)

    def _edge(self, x: int, y: int, u: int, v: int, signs: dict[str, Mark]) -> Mark:
        """The edge between two columns, on the higher of the floors seen there."""
        survey = self.field.survey
        if not (0 <= x <= self.field.size and 0 <= y <= self.field.size):
            return NO_MARK
        z = max(self.shown(x, y), self.shown(u, v))
        at = survey.at(x, y, z)
        kind, portal = (survey.north[at], survey.north_portal[at]) if x == u else (survey.west[at], survey.west_portal[at])
        if portal >= 0 and self.view.broken[portal]:
            return signs["x"]
        sign, style = list(signs.values())[kind]
        return (sign, "bold white on red") if f"p{portal}" in self.targets else (sign, style)

    def panel(self, room: int) -> Text:
        """Beside the field: what every player has, in a few narrow lines; where they are too many, the one who is asked first."""
        told = [self._possessions(seat) for seat in range(len(self.names))]
        if sum(len(rows) for rows in told) > room:
            told = told[self.acting() :] + told[: self.acting()]
        return Text("\n").join([row for rows in told for row in rows][:room])

    def _possessions(self, seat: int) -> list[Text]:
        colour = self.realm.kit.colours[self.view.armies[seat]]
        turn = "reverse " if seat == self.view.order[self.view.turn] else ""
        rows = [
            Text(self.names[seat][:18], style=f"bold {turn}{colour}"),
            Text(f"{self.speaker.name('army', int(self.view.armies[seat]))}, {home(self, seat, 'short')}", style="dim"),
        ]
        if not self.view.alive[seat]:
            return [*rows, Text(self.speaker.say("label-out"), style="dim"), Text()]
        pays = income(self.realm, self.field, self.view, seat)
        for what, amount, more in (
            ("label-gold", int(self.view.gold[seat]), pays["gold"]),
            ("label-mana", int(self.view.mana[seat]), pays["mana"]),
        ):
            rows.append(Text(f"{self.speaker.say(what)} {amount} (+{more})"))
        for unit in self.own_units(seat):
            sign = self.speaker.name("unit", unit, "sign")
            tired = "dim" if self.view.acted[unit] and unit != self.unit else colour
            bewitched = "*" if any(mask >> unit & 1 for mask in self.view.effects) else ""
            rows.append(
                Text(f"{sign} ×{self.view.counts[unit]} {self.realm.cells[self.view.cells[unit]]}{bewitched}", style=tired)
            )
        held = [tower for tower, token in enumerate(self.view.tokens) if token == seat]
        return [*rows, Text("".join(self._flag(tower) for tower in held), style=colour)]

    def _flag(self, tower: int) -> str:
        return f"{'○' if self.field.tower_kind[tower] else '□'}{self.field.tower_floors[tower]} "
