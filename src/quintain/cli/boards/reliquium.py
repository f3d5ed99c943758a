"""Reliquium on a terminal: the true map in lines, orders on its borders, and a line for every faction."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from quintain.cli.maps.geometry import Chart, chart_of, geometry_of
from quintain.cli.maps.signs import force_signs
from quintain.cli.screen import ROOMY
from quintain.games.reliquium.control import castles
from quintain.games.reliquium.estates import is_open
from quintain.games.reliquium.game import ReliquiumGame
from quintain.games.reliquium.names import FACTIONS, FIGURES, NOBODY, RULES, SENT_MILITIA, TERRAINS
from quintain.games.reliquium.state import ReliquiumState
from quintain.games.reliquium.telling import is_done, phase_of, tell_battles
from quintain.kernel.game import AnyGame
from quintain.words import Speaker

COLOURS: Final = ("red", "green", "yellow", "blue")  # per faction, in order of initiative
GROUND: Final = (".", "^", "♠", "~")  # per terrain
GROUND_COLOURS: Final = ("dim yellow", "dim white", "dim green", "dim cyan")
ARROWS: Final = "→↘↓↙←↖↑↗"
COLUMNS: Final = 79
HEIGHTS: Final = (27, 22)  # rows of the map, if the terminal has as many and some more
BESIDE: Final = 6  # lines that stand with the map at least


def draw(game: AnyGame, view: ReliquiumState, speaker: Speaker, names: Sequence[str]) -> Board:
    """The board for a terminal of 80 columns; a low one goes without the map."""
    assert isinstance(game, ReliquiumGame)
    return Board(game, view, speaker, names)


def plain(game: AnyGame, view: ReliquiumState, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud: factions, areas with somebody in them, orders, battles."""
    assert isinstance(game, ReliquiumGame)
    board = Board(game, view, speaker, names)
    lines = [board.status()]
    if phase_of(view) == "setup":
        return lines
    lines += [board.faction_aloud(faction) for faction in range(4)]
    lines += [board.area_aloud(area) for area in range(len(game.kit.land.ids)) if board.is_occupied(area)]
    lines += board.orders() or [speaker.say("label-orders-none")]
    lines += board.creatures()
    return lines + board.battles()


class Board:
    """A view of the table, and how its parts are named and drawn."""

    def __init__(self, game: ReliquiumGame, view: ReliquiumState, speaker: Speaker, names: Sequence[str]) -> None:
        self.game: Final = game
        self.kit: Final = game.kit
        self.view: Final = view
        self.speaker: Final = speaker
        self.names: Final = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.status(), style="dim")
        if phase_of(self.view) == "setup":
            return
        height = options.height or options.max_height
        told = [*self.battles(), *[order for order in self.orders() if order.startswith("»")], *self.creatures()]
        rows = next((rows for rows in HEIGHTS if height >= rows + BESIDE), 0)
        if rows:
            yield self.chart(rows)
        else:
            yield Text("  ".join(self.area_in_short(area) for area in range(len(self.kit.land.ids)) if self.is_occupied(area)))
        for faction in range(4):
            yield self.faction(faction)
        if told and height >= rows + BESIDE + len(told):
            yield Text("\n".join(told), style="dim")
        if height >= rows + BESIDE + len(told) + 2:
            yield Text(self.speaker.say("label-legend"), style="dim")
        if height >= ROOMY:
            yield Text("\n".join(self.legend()), style="dim")

    def legend(self) -> list[str]:
        """For the whole board: the line of a faction, and what its creatures do."""
        say = self.speaker.say
        lines = [say("label-track-signs"), say("label-creatures-how")]
        for creature, key in enumerate(self.kit.creatures.ids):
            if self.view.seat_of[creature // 3] != NOBODY:
                name = self.creature(creature)
                power, class_of = (self.speaker.attribute(f"creature-{key}", each) for each in ("power", "class"))
                lines.append(say("label-creature", short=name[:3], name=name, power=power, **{"class": class_of}))
        return lines

    # Words and numbers

    def status(self) -> str:
        view, say = self.view, self.speaker.say
        parts = [say("label-round", round=max(1, int(view.round)), rounds=int(self.game.round_limit))]
        parts.append(say(f"label-phase-{phase_of(view)}"))
        rules = [self.speaker.option(rule) for bit, rule in enumerate(RULES) if view.rules >> bit & 1]
        if rules:
            parts.append(say("label-rules", rules=", ".join(rules)))
        return " · ".join(parts)

    def faction_name(self, faction: int) -> str:
        return self.speaker.name("faction", FACTIONS[faction])

    def sign(self, faction: int) -> str:
        return self.speaker.name("faction", FACTIONS[faction], "sign")

    def area_name(self, area: int, case: str = "") -> str:
        return self.speaker.name("area", self.kit.land.ids[area], case)

    def is_occupied(self, area: int) -> bool:
        return self.view.holder[area] != NOBODY or self.view.castle[area] != NOBODY

    def occupants(self, area: int) -> str:
        """`L#2W1M`: the sign of the faction, its castle, its units; `+` before it is a neutral castle."""
        view = self.view
        holder, castle = int(view.holder[area]), int(view.castle[area])
        units = force_signs(self.speaker, int(view.army[area])) if holder != NOBODY else ""
        if castle == NOBODY:
            return f"{self.sign(holder)}{units}" if holder != NOBODY else ""
        if view.seat_of[castle] == NOBODY:
            return f"+{self.sign(holder)}{units}" if holder != NOBODY else "+"
        return f"{self.sign(castle)}#{units}"

    def area_in_short(self, area: int) -> str:
        return f"{self.area_name(area, 'short')} {self.occupants(area)}"

    def area_aloud(self, area: int) -> str:
        view, say = self.view, self.speaker.say
        holder, castle = int(view.holder[area]), int(view.castle[area])
        told = []
        if castle != NOBODY:
            neutral = view.seat_of[castle] == NOBODY
            told.append(say("label-castle-neutral") if neutral else f"{say('label-castle')} ({self.faction_name(castle)})")
        if holder != NOBODY:
            force = int(self.kit.forces.number[view.army[area]])
            told.append(f"{self.faction_name(holder)}: {self.speaker.name('force', force)}")
        ways = range(self.kit.land.first_way[area], self.kit.land.first_way[area + 1])
        near = ", ".join(self.area_name(int(self.kit.land.goal[way])) for way in ways)
        terrain = say(f"terrain-{TERRAINS[self.kit.land.terrain[area]]}")
        return f"{self.area_name(area)}, {terrain}: {'; '.join(told)}. {say('label-neighbours').capitalize()}: {near}."

    def supply(self, faction: int) -> tuple[str, str, str]:
        """Swords, arrows and creatures that can still be used."""
        view = self.view
        swords = "".join(str(v + 1) if view.melee[faction * 3 + v] < 0 else "·" for v in range(3))
        arrows = "".join(str(v + 1) if view.ranged[faction * 3 + v] < 0 else "·" for v in range(3))
        names = [self.creature(c)[:3] if view.creature[c] < 0 else "···" for c in range(faction * 3, faction * 3 + 3)]
        return swords, arrows, " ".join(names)

    def creature(self, creature: int) -> str:
        return self.speaker.name("creature", self.kit.creatures.ids[creature])

    def state_of(self, faction: int) -> str:
        say, view = self.speaker.say, self.view
        if view.agenda and view.agenda[-1].seat == view.seat_of[faction]:
            return say("label-turn")
        if view.militia >> faction & 1:
            return say("label-militia")
        return say("label-done") if is_done(view, faction) else ""

    def faction_aloud(self, faction: int) -> str:
        view, say = self.view, self.speaker.say
        name = self.faction_name(faction)
        if view.seat_of[faction] == NOBODY:
            return f"{name}: {say('label-neutral')}."
        swords, arrows, _ = self.supply(faction)
        spaces = ", ".join(str(space) for space in range(1, 10) if is_open(view, faction, space))
        here = [self.creature(c) for c in range(faction * 3, faction * 3 + 3) if view.creature[c] < 0]
        told = [
            say("some-castles", castles=int(castles(view, faction))),
            f"{say('label-track')}: {spaces or '–'} ({int(view.pawn[faction])})",
            f"{say('label-reserve')}: {force_signs(self.speaker, int(view.reserve[faction])) or say('label-none')}",
            f"{say('label-melee')}: {swords.replace('·', '') or '–'}",
            f"{say('label-ranged')}: {arrows.replace('·', '') or '–'}",
            f"{say('label-creatures')}: {', '.join(here) or '–'}",
        ]
        state = self.state_of(faction)
        return f"{name} ({self.names[view.seat_of[faction]]}{', ' + state if state else ''}): {'; '.join(told)}."

    def token(self, token: int, way: int, mark: str) -> str:
        land = self.kit.land
        origin, goal = self.area_name(int(land.origin[way])), self.area_name(int(land.goal[way]))
        return f"{mark}{token % 3 + 1} {self.faction_name(token // 3)}: {origin} → {goal}"

    def orders(self) -> list[str]:
        """Every token on a border, with whoever is sent to it."""
        view, told = self.view, []
        for token in range(12):
            if view.melee[token] >= 0:
                told.append(self.token(token, int(view.melee[token]), "×"))
            if view.ranged[token] >= 0:
                told.append(self.token(token, int(view.ranged[token]), "»") + self.sent(token))
        return told

    def sent(self, token: int) -> str:
        friend, sent = int(self.view.friend[token]), int(self.view.sent[token])
        ally = f" ({self.faction_name(friend)})" if friend != token // 3 else ""
        units = f", {force_signs(self.speaker, sent & FIGURES)}" if sent & FIGURES else ""
        militia = f", {self.speaker.say('label-militia')}" if sent & SENT_MILITIA else ""
        return f"{ally}{units}{militia}"

    def creatures(self) -> list[str]:
        """Creatures on the map, each with its three areas."""
        told = []
        for creature, junction in enumerate(self.view.creature):
            if junction >= 0:
                corner = self.kit.land.corner[junction * 3 : junction * 3 + 3]
                told.append(f"◊ {self.creature(creature)}: {', '.join(self.area_name(int(area)) for area in corner)}")
        return told

    def battles(self) -> list[str]:
        """The battles to come in their order, with the sums as they stand and the support that could still come."""
        told = []
        for battle in tell_battles(self.kit, self.view):
            assert isinstance(battle, dict)
            faction, mark = str(battle["token"]).split()
            token = FACTIONS.index(faction) * 3 + int(mark[1]) - 1
            words = self.token(token, self.kit.land.way_ids.index(str(battle["way"])), "×")
            more = f" (+{battle['attack_support']})" if battle["attack_support"] else ""
            against = f" (+{battle['defence_support']})" if battle["defence_support"] else ""
            told.append(f"{words}: {battle['attack']}{more} : {battle['defence']}{against}")
        return told

    # Pictures

    def faction(self, faction: int) -> Text:
        """Name, castles, the track with its pawn, the reserve and what is in supply."""
        view, say = self.view, self.speaker.say
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{self.sign(faction)} {self.faction_name(faction):<11} ", style=f"bold {COLOURS[faction]}")
        if view.seat_of[faction] == NOBODY:
            return line.append(say("label-neutral"), style="dim")
        active = bool(view.agenda) and view.agenda[-1].seat == view.seat_of[faction]
        name = self.names[view.seat_of[faction]]
        line.append(f"{name if len(name) <= 10 else name[:9] + '…':<10}", style="bold reverse" if active else "bold")
        line.append(f" {int(castles(view, faction))}/{int(self.kit.goal)} ")
        for space in range(1, 10):
            mark = "▲" if view.pawn[faction] == space else "□" if is_open(view, faction, space) else "■"
            line.append(mark, style="bold" if mark == "▲" else "" if mark == "□" else "dim")
            line.append(" " if space % 3 == 0 else "")
        swords, arrows, creatures = self.supply(faction)
        line.append(f"{force_signs(self.speaker, int(view.reserve[faction])) or '–':<7}×{swords} »{arrows} ")
        line.append(creatures)
        state = self.state_of(faction) if not active else ""
        return line.append(f" {state}" if state else "", style="dim")

    def chart(self, rows: int) -> Text:
        """The map: lines, ground, names, who is where, then tokens and creatures over the lines."""
        chart = chart_of(self.game.key, rows, COLUMNS)
        cells = [[(sign, "dim") for sign in line] for line in chart.lines]
        taken: set[tuple[int, int]] = set()
        for area in range(len(self.kit.land.ids)):
            self._write_area(chart, cells, taken, area)
        self._cover_ground(chart, cells, taken)
        self._lay_tokens(chart, cells, taken)
        drawn = Text(no_wrap=True)
        for row in cells:
            for sign, style in row:
                drawn.append(sign, style=style)
            drawn.append("\n")
        drawn.right_crop(1)
        return drawn

    def _write_area(self, chart: Chart, cells: list[list[tuple[str, str]]], taken: set[tuple[int, int]], area: int) -> None:
        row, first, width = chart.rooms[self.kit.land.ids[area]]
        ground = GROUND_COLOURS[self.kit.land.terrain[area]].removeprefix("dim ")
        owner = max(int(self.view.holder[area]), int(self.view.castle[area]) if self.view.holder[area] == NOBODY else NOBODY)
        style = f"bold {COLOURS[owner]}" if owner != NOBODY and self.view.seat_of[owner] != NOBODY else "dim"
        for line, (words, look) in enumerate(((self.area_name(area, "short"), ground), (self.occupants(area), style))):
            words = words[:width]
            start = first + (width - len(words)) // 2
            for at, sign in enumerate(words, start):
                cells[row + line][at] = (sign, look)
                taken.add((row + line, at))

    def _cover_ground(self, chart: Chart, cells: list[list[tuple[str, str]]], taken: set[tuple[int, int]]) -> None:
        """The terrain, so that colour is not the only sign of it."""
        numbers = {name: number for number, name in enumerate(self.kit.land.ids)}
        for row in range(chart.rows):
            for column in range(chart.columns):
                name = chart.inside[row][column]
                near = any((row, column + step) in taken for step in (-1, 0, 1))
                if name and not near and (column + 3 * row) % 6 == 0:
                    terrain = self.kit.land.terrain[numbers[name]]
                    cells[row][column] = (GROUND[terrain], GROUND_COLOURS[terrain])

    def _lay_tokens(self, chart: Chart, cells: list[list[tuple[str, str]]], taken: set[tuple[int, int]]) -> None:
        view, land, places = self.view, self.kit.land, geometry_of(self.game.key)
        for token in range(12):
            for way, mark in ((int(view.melee[token]), "×"), (int(view.ranged[token]), "»")):
                border = places.borders.get(land.border_ids[land.border[way]]) if way >= 0 else None
                if border is not None:
                    words = f"{mark}{token % 3 + 1}{self.direction(way)}"
                    self._put(cells, taken, chart.cell(self.game.key, border.token), words, f"bold {COLOURS[token // 3]}")
        for creature, junction in enumerate(view.creature):
            at = places.junctions.get(land.junction_ids[junction]) if junction >= 0 else None
            if at is not None:
                words = f"◊{self.creature(creature)[:3]}"
                self._put(cells, taken, chart.cell(self.game.key, at), words, f"bold {COLOURS[creature // 3]}")

    def direction(self, way: int) -> str:
        """The arrow from the middle of one area to that of the other."""
        areas, land = geometry_of(self.game.key).areas, self.kit.land
        x1, y1 = areas[land.ids[land.origin[way]]].centre
        x2, y2 = areas[land.ids[land.goal[way]]].centre
        return ARROWS[round(atan2(y2 - y1, x2 - x1) / (pi / 4)) % 8]

    @staticmethod
    def _put(
        cells: list[list[tuple[str, str]]], taken: set[tuple[int, int]], at: tuple[int, int], words: str, style: str
    ) -> None:
        """As near to the place as nothing is written yet."""
        row, middle = at
        last = len(cells[0]) - len(words)
        for shift in (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5):
            start = min(max(0, middle - len(words) // 2 + shift), last)
            spots = [(row, start + step) for step in range(len(words))]
            if not taken.intersection(spots):
                for (line, column), sign in zip(spots, words, strict=True):
                    cells[line][column] = (sign, style)
                taken.update(spots)
                return
