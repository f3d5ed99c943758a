"""Reliquium as a picture: the map with castles, units, orders and creatures, and a board for every faction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import atan2, degrees
from typing import Any, Final

from quintain.cli.maps.geometry import Area, Point, geometry_of
from quintain.cli.maps.signs import force_signs, unit_sign
from quintain.kernel.game import AnyGame
from quintain.words import Speaker

START: Final[dict[str, Any]] = {"seats": 4, "factions": "legion,alliance,order,brotherhood"}  # drawn when no position is given

TERRAIN: Final = {"plain": "#DECD8C", "mountain": "#A5968C", "forest": "#78A06E", "water": "#78A5CD"}
COLOUR: Final = {"legion": "#A3112E", "alliance": "#1E7A34", "order": "#C9A227", "brotherhood": "#3E6A94"}
EMBLEM: Final = {"legion": "♨", "alliance": "❦", "order": "☀", "brotherhood": "⚒"}  # flame, leaf, sun, hammer
GREY: Final = "#777777"
INK: Final = "#222222"
ABOVE: Final = 40  # height of the line with round and phase
BELOW: Final = 160  # height of the faction boards
SPACE: Final = 22  # a space of the track
NAME: Final = 13  # size of an area's name
LINE: Final = 14  # from one line of a name to the next
MARGIN: Final = 8  # between a name and the borders
WIDE: Final = 0.7  # of a bold letter, in sizes
LEAN: Final = 0.3  # of the way to its token stands a figure that is sent

Shape = Mapping[str, Any]


def svg(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> str:
    """The picture of a view, as a text."""
    return Picture(game.scene(), game.picture(view), speaker, names).drawn()


class Picture:
    """A picture of the table, and the lines of the drawing so far."""

    def __init__(self, scene: Shape, picture: Shape, speaker: Speaker, names: Sequence[str]) -> None:
        self.scene: Final = scene
        self.picture: Final = picture
        self.speaker: Final = speaker
        self.names: Final = names
        self.places: Final = geometry_of(scene)
        self.seats: Final = {seat["faction"]: seat for seat in picture["seats"] if seat["faction"]}
        self.borders: Final = {way: each["border"] for each in scene["map"]["borders"] for way in each["ways"]}
        self.out: Final[list[str]] = []

    def drawn(self) -> str:
        width, height = self.places.width, self.places.height + ABOVE + BELOW
        title = escape(self.speaker.say("title"))
        self.out.append(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-ABOVE} {width} {height}" '
            'font-family="sans-serif" text-anchor="middle">'
        )
        self.out.append(f"<title>{title}</title>")
        self.out.append(f'<rect y="{-ABOVE}" width="{width}" height="{height}" fill="#F4EFE3"/>')
        self.text((width / 2, -14), self.head(), 18, more='font-weight="bold"')
        for each in self.scene["map"]["areas"]:
            self.land(each)
        for border in self.places.borders.values():
            if border.river:
                self.out.append(f'<polyline points="{_points(border.line)}" fill="none" stroke="#4477AA" stroke-width="5"/>')
        for each in self.scene["map"]["areas"]:
            self.name(each)
        for each in self.picture["areas"]:
            self.pieces(each)
        for each in self.picture["orders"]:
            self.token(each)
        for each in self.picture["creatures"]:
            self.creature(each)
        if self.picture["areas"]:
            for at, each in enumerate(self.scene["factions"]):
                self.board(at * width / 4, width / 4, each["faction"])
        self.out.append("</svg>")
        return "\n".join(self.out) + "\n"

    def head(self) -> str:
        """The game, the round and the phase."""
        say, limit, number = self.speaker.say, self.scene["limits"]["rounds"], max(1, self.picture["round"])
        told = say("label-round-of", round=number, rounds=limit) if limit else say("label-round", round=number)
        phase = say(f"phase-{self.picture['phase']}")
        return f"{say('title')} · {told} · {phase}"

    def text(self, at: Point, words: str, size: float, colour: str = INK, more: str = "") -> None:
        look = " ".join([f'font-size="{size:g}" fill="{colour}"', more]).rstrip()
        self.out.append(f'<text x="{at[0]:g}" y="{at[1]:g}" {look}>{escape(words)}</text>')

    # The map

    def land(self, each: Shape) -> None:
        """The polygon in the colour of its terrain, start lands with a rim."""
        area = self.places.areas.get(each["area"])
        if area is None:
            return
        said, terrain = escape(self.speaker.name("area", each["area"])), TERRAIN[each["terrain"]]
        self.out.append(f'<polygon points="{_points(area.outline)}" fill="{terrain}" stroke="#4A4034" stroke-width="2">')
        self.out.append(f"<title>{said}</title></polygon>")
        start = each["start_of"]
        if start:
            self.out.append(
                f'<polygon points="{_points(_shrunk(area.outline, area.centre))}" fill="none" '
                f'stroke="{COLOUR[start]}" stroke-width="3" stroke-opacity="0.5"/>'
            )

    def name(self, each: Shape) -> None:
        """The name over the castle's place, in so many lines and so small that it stays within its borders."""
        area = self.places.areas.get(each["area"])
        if area is None:
            return
        for line, at, size in fitted(self.speaker.name("area", each["area"]), area):
            self.text(at, line, size, more='font-weight="bold"')

    def pieces(self, each: Shape) -> None:
        """The castle as a tower, the figures by their letters; those sent in support are tied to their token by dots."""
        area = self.places.areas.get(each["area"])
        if area is None:
            return
        castle = each["castle"]
        if castle and area.castle is not None:
            x, y = area.castle
            colour = GREY if castle["neutral"] else COLOUR[castle["faction"]]
            self.out.append(
                f'<path d="M{x - 12:g} {y + 12:g} v-20 h5 v4 h4 v-4 h6 v4 h4 v-4 h5 v20 z" fill="{colour}" stroke="{INK}"/>'
            )
            self.text((x, y + 9), EMBLEM[castle["faction"]], 11, "#FFFFFF")
            if castle["militia"]:
                self.text((x + 20, y + 8), "⚔1", 12, more='font-weight="bold"')
        for slot, figure in zip(area.units, each["figures"], strict=False):
            self.figure(slot, figure, COLOUR[each["holder"]])

    def figure(self, slot: Point, figure: Shape, colour: str) -> None:
        (x, y), rim = slot, f'stroke="{INK}"'
        border = self.places.borders.get(self.borders[figure["sent"]]) if figure["sent"] else None
        if border is not None:
            end = border.token
            x, y = x + (end[0] - x) * LEAN, y + (end[1] - y) * LEAN
            self.out.append(
                f'<line x1="{x:g}" y1="{y:g}" x2="{end[0]:g}" y2="{end[1]:g}" stroke="{colour}" stroke-width="4" '
                'stroke-linecap="round" stroke-dasharray="0.1 8"/>'
            )
            rim = 'stroke="#FFFFFF" stroke-width="3"'
        self.out.append(f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{colour}" {rim}/>')
        self.text((x, y + 5), unit_sign(self.speaker, figure["unit"]), 13, "#FFFFFF", 'font-weight="bold"')
        if figure["aura"]:
            self.text((x + 11, y - 6), "+", 15, "#1B5E20", 'font-weight="bold"')

    def token(self, each: Shape) -> None:
        """An order on its border, turned the way it points: swords have a point, arrows a double one."""
        border = self.places.borders.get(self.borders[each["way"]])
        if border is None:
            return
        (x1, y1), (x2, y2) = (self.places.areas[each[end]].centre for end in ("origin", "goal"))
        colour, turn, melee = COLOUR[each["faction"]], degrees(atan2(y2 - y1, x2 - x1)), each["kind"] == "melee"
        points = "-14,-9 6,-9 18,0 6,9 -14,9" if melee else "-14,-9 2,-9 10,0 2,9 -14,9 -8,0"
        self.out.append(f'<g transform="translate({border.token[0]:g} {border.token[1]:g})">')
        self.out.append(
            f'<polygon points="{points}" transform="rotate({turn:.0f})" fill="#FFFDF5" stroke="{colour}" stroke-width="3"/>'
        )
        self.text((0, 5), f"{'⚔' if melee else '➶'}{each['value']}", 12)
        self.out.append("</g>")

    def creature(self, each: Shape) -> None:
        """Round for agility, square for strength, triangular for intellect."""
        at = self.places.junctions.get(each["junction"])
        if at is None:
            return
        x, y = at
        kind = next(known["kind"] for known in self.scene["creatures"] if known["creature"] == each["creature"])
        colour = COLOUR[each["faction"]]
        style = f'fill="{colour}" stroke="#FFFFFF" stroke-width="2"'
        shapes = {
            "agility": f'<circle cx="{x:g}" cy="{y:g}" r="15" {style}/>',
            "strength": f'<rect x="{x - 14:g}" y="{y - 14:g}" width="28" height="28" {style}/>',
            "intellect": f'<polygon points="{x:g},{y - 18:g} {x + 18:g},{y + 13:g} {x - 18:g},{y + 13:g}" {style}/>',
        }
        self.out.append(shapes[kind])
        self.text((x, y + 28), self.speaker.name("creature", each["creature"]), 12, more='font-weight="bold"')

    # The faction boards below

    def board(self, left: float, wide: float, faction: str) -> None:
        """Who leads it, the nine spaces with castles and pawn, the reserve, and what is in supply; all within its column."""
        say, top, seat = self.speaker.say, self.places.height + 8, self.seats.get(faction)
        who = say("label-neutral") if seat is None else self.names[seat["seat"]]
        head = f"{EMBLEM[faction]} {self.speaker.name('faction', faction, 'full')}"
        self.line((left + 12, top + 16), head, 15, wide, COLOUR[faction], 'font-weight="bold"')
        self.line((left + 12, top + 33), who, 13, wide)
        if seat is None:
            return
        for each in seat["track"]:
            space = each["space"]
            x = left + 12 + (space - 1) * SPACE + (space - 1) // 3 * 8
            fill = COLOUR[faction] if each["covered"] else TERRAIN[each["segment"]]
            self.out.append(f'<rect x="{x:g}" y="{top + 40:g}" width="{SPACE - 2}" height="24" fill="{fill}" stroke="#4A4034"/>')
            if each["pawn"]:
                self.text((x + SPACE / 2 - 1, top + 58), "▲", 15)
        swords, arrows = ("".join(str(value) for value in seat[kind]) or "–" for kind in ("melee", "ranged"))
        here = ", ".join(self.speaker.name("creature", creature) for creature in seat["creatures"]) or "–"
        reserve = force_signs(self.speaker, seat["reserve"]) or say("label-none")
        lines = (
            f"{say('some-castles', castles=seat['castles'])} · {say('label-reserve')}: {reserve}",
            f"{say('label-melee')}: {swords} · {say('label-ranged')}: {arrows}",
            f"{say('label-creatures')}: {here}",
        )
        for at, words in enumerate(lines):
            self.line((left + 12, top + 84 + 20 * at), words, 13, wide)

    def line(self, at: Point, words: str, size: float, wide: float, colour: str = INK, more: str = "") -> None:
        """A line of a board that begins here; one too long for the column is drawn together."""
        room = wide - 24
        tight = f'textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if len(words) * size * WIDE > room else ""
        self.text(at, words, size, colour, " ".join(part for part in ('text-anchor="start"', more, tight) if part))


def fitted(name: str, area: Area) -> list[tuple[str, Point, float]]:
    """A name in one line or in two, each with its place, in letters so large that it stays within the borders."""
    words, best = name.split(), 0.0
    found: list[tuple[str, Point, float]] = []
    for lines in [[name], *([" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words)))]:
        top = area.name[1] - (len(lines) - 1) * LINE if area.castle is not None else area.name[1]
        places = [(area.name[0], top + at * LINE) for at in range(len(lines))]
        rooms = [min(area.room(place), area.room((place[0], place[1] - NAME * 0.7))) - MARGIN for place in places]
        size = min(float(NAME), *(room / (len(line) * WIDE) for line, room in zip(lines, rooms, strict=True)))
        if size > best + 0.5:
            best = size
            found = [(line, place, round(size, 1)) for line, place in zip(lines, places, strict=True)]
    return found


def _points(line: Sequence[Point]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in line)


def _shrunk(line: Sequence[Point], centre: Point) -> list[Point]:
    """The outline drawn in a little, for a rim inside it."""
    return [(round(centre[0] + (x - centre[0]) * 0.95, 1), round(centre[1] + (y - centre[1]) * 0.95, 1)) for x, y in line]
