"""The land of Medieval Mastery drawn with letters: hexes in rows, each shifted by half a tile."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from quintain.games.mastery.game import MasteryGame
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.supply import held, supplied
from quintain.games.mastery.things import ABILITIES
from quintain.words import Speaker

COLOURS: Final = ("red", "bright_blue", "yellow", "green", "magenta", "cyan")
NARROW: Final = 8  # letters of a tile, its left edge apart
WIDE: Final = 12


class Map:
    """Castles, territories and lakes at their places."""

    def __init__(self, game: MasteryGame, view: MasteryState, speaker: Speaker) -> None:
        self.game: Final = game
        self.view: Final = view
        self.speaker: Final = speaker
        box = game.box
        self.cut_off: Final[set[int]] = set()
        for seat in range(int(box.seats)):
            own = int(held(box, view, seat))
            lost = own & ~int(supplied(box, seat, own))
            self.cut_off.update(place for place in range(int(box.places)) if lost >> place & 1)

    def colour(self, seat: int) -> str:
        return f"bold {COLOURS[seat % len(COLOURS)]}"

    def named(self, place: int) -> str:
        """“City 3a”, or a castle by its name."""
        slot = self.speaker.name("slot", place)
        tile = self.speaker.name("tile", int(self.view.tiles[place]))
        return f"{tile} {slot}"

    def power(self, place: int) -> str:
        """What a tile does; its capacity where it is not the usual one."""
        box = self.game.box
        tile = int(self.view.tiles[place])
        power = self.speaker.attribute(f"tile-{box.tiles[tile]}", "power")
        return f"{power} ({int(box.capacity[tile])})" if box.capacity[tile] != box.pips else power

    def neighbours(self, place: int) -> list[str]:
        """The slots beside a place, lakes included."""
        box = self.game.box
        beside = [self.speaker.name("slot", other) for other in range(int(box.places)) if box.near[place] >> other & 1]
        q, r = box.land.hexes[place]
        for lake in box.land.lakes:
            if (lake[0] - q, lake[1] - r) in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
                beside.append(self.speaker.say("label-lake"))
        return beside

    def drawn(self, width: int, tall: bool) -> Text:
        """Rows of tiles; a tile has three lines where there is room, else two."""
        land = self.game.box.land
        spots = land.hexes + land.lakes
        left = min(2 * q + r for q, r in spots)
        right = max(2 * q + r for q, r in spots)
        step = min(WIDE + 1, (width - 1) * 2 // (right - left + 2))
        letters = max(NARROW, step - 1)
        rows: list[Text] = []
        for row in range(min(r for _, r in spots), max(r for _, r in spots) + 1):
            tiles = sorted((2 * q + r - left, at) for at, (q, r) in enumerate(spots) if r == row)
            cells = [(half, self._cell(at, letters, tall)) for half, at in tiles]
            for line in range(3 if tall else 2):
                rows.append(self._line([(half, cell[line]) for half, cell in cells], step))
        return Text("\n").join(rows)

    def _line(self, cells: list[tuple[int, Text]], step: int) -> Text:
        """One line of a row of tiles, with an edge to the left of each and after the last of a run."""
        line = Text()
        for half, cell in cells:
            start = half * step // 2
            if len(line) < start:
                if len(line):
                    line.append("│", style="dim")
                line.append(" " * (start - len(line)))
            line.append("│", style="dim")
            line.append_text(cell[: step - 1] if len(cell) > step - 1 else cell)
            line.append(" " * max(0, start + step - len(line)))
        line.append("│", style="dim")
        return line

    def _cell(self, at: int, letters: int, tall: bool) -> list[Text]:
        places = int(self.game.box.places)
        if at >= places:
            name = self.speaker.say("label-lake")
            water = Text("~" * letters, style="blue")
            return [water, Text(name.center(letters, "~"), style="blue"), water]
        if at < self.game.box.seats:
            return self._castle(at, letters, tall)
        tile = self.game.box.tiles[self.view.tiles[at]]
        short = self.speaker.attribute(f"tile-{tile}", "short")
        slot = self.speaker.name("slot", at)
        marks = self._marks(at)
        holder = self._holder(at)
        if tall:
            return [Text(short[:letters]), Text(f"{slot} {marks}"[:letters], style="dim"), holder]
        return [Text(f"{slot} {short}"[:letters]), _joined(holder, marks, letters)]

    def _castle(self, seat: int, letters: int, tall: bool) -> list[Text]:
        style = self.colour(seat)
        name = Text(self.speaker.name("slot", seat)[:letters], style=f"{style} underline")
        standing = self._holder(seat)
        label = Text(f"[{seat + 1}] {self.speaker.say('label-castle')}"[:letters], style=style)
        return [name, label, standing] if tall else [name, standing]

    def _marks(self, place: int) -> str:
        """What a tile can do, two letters each, and its capacity where it is not the usual one."""
        box = self.game.box
        tile = self.view.tiles[place]
        marks = [self.speaker.say(f"mark-{ability}") for at, ability in enumerate(ABILITIES) if box.abilities[tile] >> at & 1]
        if box.capacity[tile] != box.pips:
            marks.append(f"<{int(box.capacity[tile])}")
        return " ".join(mark for mark in marks if mark)

    def _holder(self, place: int) -> Text:
        """Whose knights stand there and how many; planned numbers and battles too."""
        view = self.view
        owner, knights = int(view.owner[place]), int(view.knights[place])
        battle = view.battle
        if battle is not None and battle.place == place and battle.force > 0:
            text = Text(f"[{battle.attacker + 1}]{int(battle.force)}", style=self.colour(int(battle.attacker)))
            text.append("×", style="bold")
            return text.append(f"[{battle.defender + 1}]{knights}", style=self.colour(int(battle.defender)))
        if owner < 0:
            return Text("·", style="dim")
        text = Text(f"[{owner + 1}] {knights}", style=self.colour(owner))
        if len(view.plan) and view.plan[place] != knights:
            text.append(f"→{int(view.plan[place])}")
        if place in self.cut_off:
            text.append(" !")
        return text


def _joined(holder: Text, marks: str, letters: int) -> Text:
    """The holder at the left and the marks at the right, as far as they fit."""
    room = letters - len(holder) - 1
    if not marks or room < len(marks):
        marks = marks.replace(" ", "")
    if not marks or room < len(marks):
        return holder
    return holder.copy().append(" " * (room - len(marks) + 1)).append(marks, style="dim")
