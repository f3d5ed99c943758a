"""Reliquium on a terminal: the true map in lines, orders on its borders, and a line for every faction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from quintain.cli.boards.reliquium_map import COLOURS, Drawing
from quintain.cli.maps.signs import counted, force_signs
from quintain.cli.screen import ROOMY
from quintain.kernel.game import AnyGame
from quintain.words import Speaker

HEIGHTS: Final = (27, 22)  # rows of the map, if everything that must stand beside it has room too
LEAST: Final = 3  # lines about orders that a low terminal keeps at least

Shape = Mapping[str, Any]


def draw(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> Board:
    """The board for a terminal of 80 columns; a low one goes without the map."""
    return Board(game.scene(), game.picture(view), speaker, names)


def plain(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud: factions, areas with somebody in them, orders, battles."""
    board = Board(game.scene(), game.picture(view), speaker, names)
    lines = [board.status()]
    if not board.picture["areas"]:
        return lines
    lines += [board.faction_aloud(faction) for faction in board.factions]
    lines += [board.area_aloud(area) for area in board.picture["areas"] if is_occupied(area)]
    lines += [board.order(each) for each in board.picture["orders"]] or [speaker.say("label-orders-none")]
    lines += board.creatures()
    return lines + board.battles()


def is_occupied(area: Shape) -> bool:
    return bool(area["castle"] or area["holder"])


class Board:
    """A picture of the table, and how its parts are named and drawn."""

    def __init__(self, scene: Shape, picture: Shape, speaker: Speaker, names: Sequence[str]) -> None:
        self.scene: Final = scene
        self.picture: Final = picture
        self.speaker: Final = speaker
        self.names: Final = names
        self.factions: Final[list[str]] = [each["faction"] for each in scene["factions"]]
        self.seats: Final[dict[str, Shape]] = {seat["faction"]: seat for seat in picture["seats"] if seat["faction"]}
        self.forces: Final[dict[str, Shape]] = {each["force"]: each for each in scene["forces"]}
        self.lands: Final[dict[str, Shape]] = {each["area"]: each for each in scene["map"]["areas"]}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """What must stay: the factions, then orders and battles, then the map as large as the rest allows."""
        yield Text(self.status(), style="dim")
        if not self.picture["areas"]:
            return
        height = options.height or options.max_height
        told = [*self.battles(), *[self.order(each) for each in self.picture["orders"] if each["kind"] == "ranged"]]
        told += self.creatures()
        beside = 1 + len(self.factions)
        rows = next((rows for rows in HEIGHTS if height >= rows + beside + len(told)), 0)
        if not rows and height >= HEIGHTS[-1] + beside + min(LEAST, len(told)):
            rows = HEIGHTS[-1]
        if rows:
            drawing = Drawing(self.scene, self.picture, self.speaker)
            yield drawing.chart(rows, {each["area"]: self.occupants(each) for each in self.picture["areas"]})
        else:
            short = Text("  ".join(self.area_in_short(each) for each in self.picture["areas"] if is_occupied(each)))
            rows = len(short.wrap(console, options.max_width))
            yield short
        room = max(LEAST, height - rows - beside)
        if told:
            yield Text("\n".join(self.cut(told, room)), style="dim", no_wrap=True, overflow="ellipsis")
        signs = Text(f"{self.speaker.say('label-legend')}\n{self.speaker.say('label-grounds')}", style="dim")
        if height - rows - beside >= len(told) + len(signs.wrap(console, options.max_width)):
            yield signs
        if height >= ROOMY:
            yield Text("\n".join(self.legend()), style="dim")
        for faction in self.factions:
            yield self.faction(faction)

    def cut(self, told: Sequence[str], room: int) -> list[str]:
        """As many lines as there is room for; the last says how many are missing."""
        if len(told) <= room:
            return list(told)
        return [*told[: room - 1], self.speaker.say("label-more", count=len(told) - room + 1)]

    def legend(self) -> list[str]:
        """For the whole board: the line of a faction, and what its creatures do."""
        say = self.speaker.say
        lines = [say("label-track-signs"), say("label-creatures-how")]
        for each in self.scene["creatures"]:
            if each["faction"] in self.seats:
                key, name = each["creature"], self.creature(each["creature"])
                power, class_of = (self.speaker.attribute(f"creature-{key}", words) for words in ("power", "class"))
                lines.append(say("label-creature", short=name[:3], name=name, power=power, **{"class": class_of}))
        return lines

    # Words and numbers

    def status(self) -> str:
        say, limit = self.speaker.say, self.scene["limits"]["rounds"]
        number = max(1, self.picture["round"])
        parts = [say("label-round-of", round=number, rounds=limit) if limit else say("label-round", round=number)]
        parts.append(say(f"phase-{self.picture['phase']}"))
        rules = [self.speaker.option(rule) for rule in self.picture["rules"]]
        if rules:
            parts.append(say("label-rules", rules=", ".join(rules)))
        return " · ".join(parts)

    def faction_name(self, faction: str) -> str:
        return self.speaker.name("faction", faction)

    def sign(self, faction: str) -> str:
        return self.speaker.name("faction", faction, "sign")

    def area_name(self, area: str, case: str = "") -> str:
        return self.speaker.name("area", area, case)

    def creature(self, creature: str) -> str:
        return self.speaker.name("creature", creature)

    def occupants(self, area: Shape) -> str:
        """`L#2W1M`: the sign of the faction, its castle, its units; `+` before it is a neutral castle."""
        holder, castle = area["holder"], area["castle"]
        units = force_signs(self.speaker, counted(figure["unit"] for figure in area["figures"]))
        if castle is None:
            return f"{self.sign(holder)}{units}" if holder else ""
        if castle["neutral"]:
            return f"+{self.sign(holder)}{units}" if holder else "+"
        return f"{self.sign(castle['faction'])}#{units}"

    def area_in_short(self, area: Shape) -> str:
        return f"{self.area_name(area['area'], 'short')} {self.occupants(area)}"

    def area_aloud(self, area: Shape) -> str:
        say, castle, land = self.speaker.say, area["castle"], self.lands[area["area"]]
        told = []
        if castle:
            whose = f"{say('label-castle')} ({self.faction_name(castle['faction'])})"
            told.append(say("label-castle-neutral") if castle["neutral"] else whose)
        if area["holder"]:
            told.append(f"{self.faction_name(area['holder'])}: {self.speaker.name('force', area['force'])}")
        near = ", ".join(self.area_name(other) for other in land["neighbours"])
        terrain = say(f"terrain-{land['terrain']}")
        return f"{self.area_name(area['area'])}, {terrain}: {'; '.join(told)}. {say('label-neighbours').capitalize()}: {near}."

    def state_of(self, seat: Shape) -> str:
        say = self.speaker.say
        if seat["seat"] in self.picture["asked"]:
            return say("label-turn")
        if seat["militia"]:
            return say("label-militia")
        return say("label-done") if seat["done"] and self.picture["phase"] == "peace" else ""

    def faction_aloud(self, faction: str) -> str:
        say, name = self.speaker.say, self.faction_name(faction)
        if faction not in self.seats:
            return f"{name}: {say('label-neutral')}."
        seat = self.seats[faction]
        spaces = ", ".join(str(each["space"]) for each in seat["track"] if not each["covered"])
        here = [self.creature(creature) for creature in seat["creatures"]]
        told = [
            say("some-castles", castles=seat["castles"]),
            f"{say('label-track')}: {spaces or '–'} ({seat['pawn']})",
            f"{say('label-reserve')}: {force_signs(self.speaker, seat['reserve']) or say('label-none')}",
            f"{say('label-melee')}: {''.join(str(value) for value in seat['melee']) or '–'}",
            f"{say('label-ranged')}: {''.join(str(value) for value in seat['ranged']) or '–'}",
            f"{say('label-creatures')}: {', '.join(here) or '–'}",
        ]
        state = self.state_of(seat)
        return f"{name} ({self.names[seat['seat']]}{', ' + state if state else ''}): {'; '.join(told)}."

    def token(self, each: Shape, mark: str, value: int) -> str:
        origin, goal = self.area_name(each["origin"]), self.area_name(each["goal"])
        return f"{mark}{value} {self.faction_name(each['faction'])}: {origin} → {goal}"

    def order(self, each: Shape) -> str:
        """A token on a border, with whoever is sent to it."""
        if each["kind"] == "melee":
            return self.token(each, "×", each["value"])
        units = force_signs(self.speaker, self.forces[each["sent"]])
        ally = f" ({self.faction_name(each['friend'])})" if each["friend"] != each["faction"] else ""
        militia = f", {self.speaker.say('label-militia')}" if each["militia"] else ""
        return f"{self.token(each, '»', each['value'])}{ally}{', ' + units if units else ''}{militia}"

    def creatures(self) -> list[str]:
        """Creatures on the map, each with its three areas."""
        areas = {each["junction"]: each["areas"] for each in self.scene["map"]["junctions"]}
        return [
            f"◊ {self.creature(each['creature'])}: {', '.join(self.area_name(area) for area in areas[each['junction']])}"
            for each in self.picture["creatures"]
        ]

    def battles(self) -> list[str]:
        """The battle that is fought, then those to come in their order, with the sums as they stand and what could still come."""
        told = []
        fight = self.picture["fight"]
        if fight and fight["foe"]:
            told.append(f"► {self.token(fight, '×', fight['swords'])}: {fight['attack']} : {fight['defence']}")
        for battle in self.picture["battles"]:
            words = self.token(battle, "×", battle["swords"])
            if battle["course"] != "battle":
                course = self.speaker.say(f"label-course-{battle['course']}")
                told.append(f"{words}: {course}")
                continue
            more = f" (+{battle['attack_support']})" if battle["attack_support"] else ""
            against = f" (+{battle['defence_support']})" if battle["defence_support"] else ""
            told.append(f"{words}: {battle['attack']}{more} : {battle['defence']}{against}")
        return told

    # Pictures

    def faction(self, faction: str) -> Text:
        """Name, castles, the track with its pawn, the reserve and what is in supply."""
        line = Text(no_wrap=True, overflow="ellipsis")
        colour = COLOURS[self.factions.index(faction)]
        line.append(f"{self.sign(faction)} {self.faction_name(faction):<11} ", style=f"bold {colour}")
        if faction not in self.seats:
            return line.append(self.speaker.say("label-neutral"), style="dim")
        seat = self.seats[faction]
        active = seat["seat"] in self.picture["asked"]
        name = self.names[seat["seat"]]
        line.append(f"{name if len(name) <= 10 else name[:9] + '…':<10}", style="bold reverse" if active else "bold")
        line.append(f" {seat['castles']}/{self.scene['limits']['castles']} ")
        for each in seat["track"]:
            mark = "▲" if each["pawn"] else "■" if each["covered"] else "□"
            line.append(mark, style={"▲": "bold", "■": "dim"}.get(mark, ""))
            line.append(" " if each["space"] % 3 == 0 else "")
        swords, arrows = ("".join(str(v) if v in seat[kind] else "·" for v in (1, 2, 3)) for kind in ("melee", "ranged"))
        line.append(f"{force_signs(self.speaker, seat['reserve']) or '–':<7}×{swords} »{arrows} ")
        own = [each["creature"] for each in self.scene["creatures"] if each["faction"] == faction]
        line.append(" ".join(self.creature(creature)[:3] if creature in seat["creatures"] else "···" for creature in own))
        state = self.state_of(seat) if not active else ""
        return line.append(f" {state}" if state else "", style="dim")
