"""Reliquium as a picture: the map with castles, units, orders and creatures, and a board for every faction."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import atan2, degrees
from typing import Any, Final

from quintain.cli.maps.geometry import Point, geometry_of
from quintain.cli.maps.signs import force_signs, unit_sign
from quintain.games.reliquium.control import castles
from quintain.games.reliquium.estates import is_open
from quintain.games.reliquium.game import ReliquiumGame
from quintain.games.reliquium.names import FACTIONS, FIGURES, NOBODY
from quintain.games.reliquium.state import ReliquiumState
from quintain.games.reliquium.telling import phase_of
from quintain.kernel.game import AnyGame
from quintain.words import Speaker

START: Final[dict[str, Any]] = {"seats": 4, "factions": ",".join(FACTIONS)}  # drawn when no position is given

TERRAIN: Final = ("#DECD8C", "#A5968C", "#78A06E", "#78A5CD")
COLOUR: Final = ("#A3112E", "#1E7A34", "#C9A227", "#3E6A94")
GREY: Final = "#777777"
EMBLEM: Final = ("♨", "❦", "☀", "⚒")  # flame, leaf, sun, hammer: colour is not the only sign
BELOW: Final = 150  # height of the faction boards
SPACE: Final = 22  # a space of the track


def svg(game: AnyGame, view: ReliquiumState, speaker: Speaker, names: Sequence[str]) -> str:
    """The picture of a view, as a text."""
    assert isinstance(game, ReliquiumGame)
    return Picture(game, view, speaker, names).drawn()


class Picture:
    """A view, and the lines of the picture so far."""

    def __init__(self, game: ReliquiumGame, view: ReliquiumState, speaker: Speaker, names: Sequence[str]) -> None:
        self.game: Final = game
        self.land: Final = game.kit.land
        self.view: Final = view
        self.speaker: Final = speaker
        self.names: Final = names
        self.places: Final = geometry_of(game.key)
        self.out: Final[list[str]] = []

    def drawn(self) -> str:
        width, height = self.places.width, self.places.height + BELOW
        title = escape(self.speaker.say("title"))
        self.out.append(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            'font-family="sans-serif" text-anchor="middle">'
        )
        self.out.append(f"<title>{title}</title>")
        self.out.append(f'<rect width="{width}" height="{height}" fill="#F4EFE3"/>')
        for number in range(len(self.land.ids)):
            self.area(number)
        for name, border in self.places.borders.items():
            if border.river and name in self.land.border_ids:
                self.out.append(f'<polyline points="{_points(border.line)}" fill="none" stroke="#4477AA" stroke-width="5"/>')
        if phase_of(self.view) != "setup":
            for number in range(len(self.land.ids)):
                self.pieces(number)
            self.tokens()
            self.creatures()
            for faction in range(4):
                self.board(faction)
        self.out.append("</svg>")
        return "\n".join(self.out) + "\n"

    def text(self, at: Point, words: str, size: int, colour: str = "#222222", more: str = "") -> None:
        look = " ".join([f'font-size="{size}" fill="{colour}"', more]).rstrip()
        self.out.append(f'<text x="{at[0]:g}" y="{at[1]:g}" {look}>{escape(words)}</text>')

    # The map

    def area(self, number: int) -> None:
        """The polygon in the colour of its terrain, start lands with a rim, and the name."""
        name = self.land.ids[number]
        area = self.places.areas[name]
        said = self.speaker.name("area", name)
        terrain = TERRAIN[self.land.terrain[number]]
        self.out.append(f'<polygon points="{_points(area.outline)}" fill="{terrain}" stroke="#4A4034" stroke-width="2">')
        self.out.append(f"<title>{escape(said)}</title></polygon>")
        for faction in range(4):
            if number in self.game.kit.start_lands[faction * 3 : faction * 3 + 3]:
                self.out.append(
                    f'<polygon points="{_points(_shrunk(area.outline, area.centre))}" fill="none" stroke="{COLOUR[faction]}" '
                    'stroke-width="3" stroke-opacity="0.5"/>'
                )
        x, y = area.castle or (area.centre[0], area.centre[1] - 16)
        self.text((x, y - 20), said, 13, more='font-weight="bold"')

    def pieces(self, number: int) -> None:
        """The castle as a tower, the figures by their letters; those sent in support lean towards the border."""
        view, area = self.view, self.places.areas[self.land.ids[number]]
        castle, holder = int(view.castle[number]), int(view.holder[number])
        if castle != NOBODY and area.castle is not None:
            colour = COLOUR[castle] if view.seat_of[castle] != NOBODY else GREY
            x, y = area.castle
            self.out.append(
                f'<path d="M{x - 12:g} {y + 12:g} v-20 h5 v4 h4 v-4 h6 v4 h4 v-4 h5 v20 z" fill="{colour}" stroke="#222222"/>'
            )
            self.text((x, y + 9), EMBLEM[castle], 11, "#FFFFFF")
        if holder == NOBODY:
            return
        for slot, (unit, token) in zip(area.units, self.figures(number, holder), strict=False):
            x, y = slot
            if token >= 0:
                way = view.ranged[token]
                border = self.places.borders[self.land.border_ids[self.land.border[way]]].token
                x, y = x + (border[0] - x) * 0.25, y + (border[1] - y) * 0.25
            self.out.append(f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{COLOUR[holder]}" stroke="#222222"/>')
            self.text((x, y + 5), unit_sign(self.speaker, unit), 13, "#FFFFFF", 'font-weight="bold"')

    def figures(self, number: int, holder: int) -> list[tuple[int, int]]:
        """Every figure of an area with the ranged token to which it is sent, or -1."""
        found: list[tuple[int, int]] = []
        left = int(self.view.army[number])
        for token in range(holder * 3, holder * 3 + 3):
            way = self.view.ranged[token]
            if way >= 0 and self.land.origin[way] == number:
                sent = int(self.view.sent[token]) & FIGURES
                left -= sent
                found += [(unit, token) for unit in range(3) for _ in range(sent >> 2 * unit & 3)]
        return found + [(unit, -1) for unit in range(3) for _ in range(left >> 2 * unit & 3)]

    def tokens(self) -> None:
        """Orders on their borders, turned the way they point: swords have a point, arrows a double one."""
        for token in range(12):
            for way, shape in ((int(self.view.melee[token]), "melee"), (int(self.view.ranged[token]), "ranged")):
                border = self.places.borders.get(self.land.border_ids[self.land.border[way]]) if way >= 0 else None
                if border is None:
                    continue
                x1, y1 = self.places.areas[self.land.ids[self.land.origin[way]]].centre
                x2, y2 = self.places.areas[self.land.ids[self.land.goal[way]]].centre
                turn = degrees(atan2(y2 - y1, x2 - x1))
                x, y = border.token
                points = "-14,-9 6,-9 18,0 6,9 -14,9" if shape == "melee" else "-14,-9 2,-9 10,0 2,9 -14,9 -8,0"
                self.out.append(f'<g transform="translate({x:g} {y:g})">')
                self.out.append(
                    f'<polygon points="{points}" transform="rotate({turn:.0f})" fill="#FFFDF5" '
                    f'stroke="{COLOUR[token // 3]}" stroke-width="3"/>'
                )
                self.text((0, 5), f"{'⚔' if shape == 'melee' else '➶'}{token % 3 + 1}", 12)
                self.out.append("</g>")

    def creatures(self) -> None:
        """Round for agility, square for strength, triangular for intellect."""
        for creature, junction in enumerate(self.view.creature):
            at = self.places.junctions.get(self.land.junction_ids[junction]) if junction >= 0 else None
            if at is None:
                continue
            x, y = at
            style = f'fill="{COLOUR[creature // 3]}" stroke="#FFFFFF" stroke-width="2"'
            shapes = (
                f'<circle cx="{x:g}" cy="{y:g}" r="15" {style}/>',
                f'<rect x="{x - 14:g}" y="{y - 14:g}" width="28" height="28" {style}/>',
                f'<polygon points="{x:g},{y - 18:g} {x + 18:g},{y + 13:g} {x - 18:g},{y + 13:g}" {style}/>',
            )
            self.out.append(shapes[creature % 3])
            self.text((x, y + 28), self.speaker.name("creature", creature), 12, more='font-weight="bold"')

    # The faction boards below

    def board(self, faction: int) -> None:
        """Who leads it, the nine spaces with castles and pawn, the reserve, and what is in supply."""
        view = self.view
        quarter = self.places.width / 4
        left, top = faction * quarter, self.places.height + 8
        name = self.speaker.name("faction", faction, "full")
        neutral = view.seat_of[faction] == NOBODY
        who = self.speaker.say("label-neutral") if neutral else self.names[view.seat_of[faction]]
        start = 'text-anchor="start"'
        self.text((left + 12, top + 18), f"{EMBLEM[faction]} {name}: {who}", 15, COLOUR[faction], f'{start} font-weight="bold"')
        if neutral:
            return
        for space in range(1, 10):
            x = left + 12 + (space - 1) * SPACE + (space - 1) // 3 * 8
            covered = not is_open(view, faction, space)
            fill = COLOUR[faction] if covered else TERRAIN[(space - 1) // 3]
            self.out.append(f'<rect x="{x:g}" y="{top + 28:g}" width="{SPACE - 2}" height="24" fill="{fill}" stroke="#4A4034"/>')
            if view.pawn[faction] == space:
                self.text((x + SPACE / 2 - 1, top + 46), "▲", 15)
        swords = "".join(str(v + 1) for v in range(3) if view.melee[faction * 3 + v] < 0) or "–"
        arrows = "".join(str(v + 1) for v in range(3) if view.ranged[faction * 3 + v] < 0) or "–"
        here = [self.speaker.name("creature", c) for c in range(faction * 3, faction * 3 + 3) if view.creature[c] < 0]
        say = self.speaker.say
        reserve = force_signs(self.speaker, int(view.reserve[faction])) or say("label-none")
        lines = (
            f"{say('some-castles', castles=int(castles(view, faction)))} · {say('label-reserve')}: {reserve}",
            f"{say('label-melee')}: {swords} · {say('label-ranged')}: {arrows}",
            f"{say('label-creatures')}: {', '.join(here) or '–'}",
        )
        for at, words in enumerate(lines):
            self.text((left + 12, top + 74 + 20 * at), words, 13, more=start)


def _points(line: Sequence[Point]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in line)


def _shrunk(line: Sequence[Point], centre: Point) -> list[Point]:
    """The outline drawn in a little, for a rim inside it."""
    return [(round(centre[0] + (x - centre[0]) * 0.95, 1), round(centre[1] + (y - centre[1]) * 0.95, 1)) for x, y in line]
