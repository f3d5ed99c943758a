"""Majesty on a terminal: the market, and the kingdoms side by side, building by building."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from quintain.cli.screen import ROOMY
from quintain.kernel.game import AnyGame
from quintain.words import Speaker

ROW: Final = 6  # slots of the market that fit a line
LEFT_OUT: Final = 0  # how abilities are shown
COLUMN: Final = 1
LIST: Final = 2


def draw(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> Board:
    """The board for a terminal of 80 columns; the higher it is, the more it tells."""
    return Board(game, view, speaker, names)


def plain(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud."""
    board = Board(game, view, speaker, names)
    label = speaker.say
    lines = [board.status(), f"{label('label-market')}:"]
    for slot in board.table["market"]:
        workers = slot["workers"]
        lying = f"; {label('lying-workers', workers=workers)}" if workers else ""
        lines.append(f"- {label('label-price')} {slot['price']}: {speaker.name('card', slot['card'])}{lying}")
    for seat in board.table["seats"]:
        lines.append(f"{names[seat['seat']]}: {board.purse(seat)}.")
        if seat["columns"][-1]["count"]:
            lines.append(f"- {label('label-infirmary')}: {board.cards(seat, len(board.buildings) - 1)}.")
    for place in range(len(board.buildings)):
        counts = ", ".join(f"{name} {board.count(seat, place)}" for seat, name in enumerate(names))
        value = board.value(place)
        worth = f", {label('label-majority')} {signed(value)}" if value else ""
        lines.append(f"{place + 1}. {board.building(place)} ({board.side(place)}{worth}): {counts}. {board.abilities(place)}.")
    lines.extend(board.report_lines())
    return lines


def _opened(shown: Mapping[str, object]) -> Any:
    """What is in it is declared by the game, which a door does not know."""
    return shown


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


class Board:
    """A picture of the table, and how its parts are named and drawn."""

    def __init__(self, game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
        self.scene: Final = _opened(game.scene())
        self.table: Final = _opened(game.picture(view))
        self.speaker: Final = speaker
        self.names: Final = names
        self.active: Final[int] = self.table["turn"]["seat"]
        self.buildings: Final[list[Any]] = self.scene["buildings"]
        self.colours: Final = {building["role"]: building["colour"] for building in self.buildings if "role" in building}
        self.roles: Final = {card["card"]: card["roles"] for card in self.scene["cards"]}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The fullest picture that fits the height. The market and everybody's cards, points and workers are in all of them."""
        free = options.update(height=None)
        room = options.height or options.max_height
        whole = room >= ROOMY
        pictures = [self.picture(options.max_width, shape, whole) for shape in ((LIST,) if whole else (COLUMN, LIST))]
        sizes = [len(console.render_lines(picture, free, pad=False)) for picture in pictures]
        if min(sizes) <= room:
            yield pictures[sizes.index(min(sizes))]
            return
        less: list[Group] = [self.picture(options.max_width, LEFT_OUT, False), *([] if self.table["over"] else self.low())]
        fitting = [picture for picture in less if len(console.render_lines(picture, free, pad=False)) <= room]
        yield (fitting or less[-1:])[0]

    def picture(self, width: int, abilities: int, cards: bool) -> Group:
        """Abilities take a column of the kingdoms or a list of their own, whichever is shorter, or are left out."""
        parts: list[RenderableType] = [Text(self.status(), style="dim")]
        if not self.table["over"]:
            parts.extend(self.market())
        parts.append(self.kingdoms(width, abilities == COLUMN))
        if abilities == LIST:
            parts.append(self.ability_list())
        if cards:
            parts.extend(["", self.columns()])
        elif abilities != LEFT_OUT:
            parts.extend(self.wounded())
        if self.table["over"]:
            parts.append(self.report())
        return Group(*parts)

    def low(self) -> list[Group]:
        """For a low terminal: a kingdom is a line; with the turn, the deck and the reserve, and without."""
        least = [*self.market(), self.lines()]
        return [Group(Text(self.status(), style="dim"), *least), Group(*least)]

    # Words and numbers

    def status(self) -> str:
        table, say = self.table, self.speaker.say
        deck = say("label-cards", cards=table["deck"])
        stage = f", {say('label-stage', stage=table['top']['back'])}" if table["top"] else ""
        return " · ".join(
            [
                say("label-turn", turn=table["turn"]["number"], turns=self.scene["turns"] * self.scene["seats"]),
                f"{say('label-deck')}: {deck}{stage}",
                f"{say('label-reserve')}: {table['reserve']}",
                f"{say('label-first')}: {self.names[table['first']]}",
            ]
        )

    def building(self, place: int, case: str = "") -> str:
        return self.speaker.name("building", self.buildings[place]["building"], case)

    def letter(self, place: int) -> str:
        """The side of a building, as the cards print it."""
        return self.speaker.name("side", self.table["sides"][self.buildings[place]["building"]], "short")

    def side(self, place: int) -> str:
        return self.speaker.name("side", self.table["sides"][self.buildings[place]["building"]])

    def face(self, place: int) -> Any:
        building = self.buildings[place]
        return building["faces"][self.table["sides"][building["building"]]]

    def value(self, place: int) -> int:
        return int(self.face(place)["value"])

    def count(self, seat: int, place: int) -> int:
        return int(self.table["seats"][seat]["columns"][place]["count"])

    def purse(self, seat: Any) -> str:
        say = self.speaker.say
        return f"{say('label-points')} {signed(seat['points'])}, {say('label-workers')} {seat['workers']}"

    def cards(self, seat: Any, place: int) -> str:
        """The cards lying there, oldest first."""
        return ", ".join(self.speaker.name("card", card["card"]) for card in seat["columns"][place]["cards"])

    def abilities(self, place: int) -> str:
        """In the words of the catalogue; from the tables where the host has corrected the box."""
        building, face = self.buildings[place], self.face(place)
        if not self.scene["corrected"]:
            return self.speaker.say(f"ability-{building['building']}-{self.table['sides'][building['building']]}")
        rows = [] if building["special"] == "none" else [self.speaker.say(f"row-{building['special']}")]
        for row in face["abilities"]:
            roles = [
                self.speaker.say("row-wounded") if role == "wounded" else self.speaker.name("role", role) for role in row["of"]
            ]
            facts = {key: row[key] for key in ("points", "workers", "limit")}
            rows.append(self.speaker.say(f"row-{row['kind']}", roles=", ".join(roles), **facts))
        return "; ".join(rows)

    # Pictures

    def card(self, card: str, dim: bool) -> Text:
        """A card's characters, one to a line, each in the colour of its building."""
        lines = []
        for role in self.roles[card]:
            lines.append(Text(self.speaker.name("role", role), style=f"{'dim ' if dim else 'bold '}{self.colours[role]}"))
        return Text("\n", justify="center").join(lines)

    def market(self) -> list[Grid]:
        """The slots from the front, six to a row, with prices and the workers lying on the cards."""
        slots = self.table["market"]
        return [self._slots(slots[start : start + ROW]) for start in range(0, len(slots), ROW)]

    def _slots(self, slots: list[Any]) -> Grid:
        say = self.speaker.say
        taking = self.table["question"] == "take"
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="", show_header=True)
        grid.add_column(Text(say("label-price"), style="dim"))
        for slot in slots:
            dim = taking and not slot["in_reach"]
            grid.add_column(Text(str(slot["price"]), style="dim" if dim else "bold"), justify="center", min_width=9)
        cards = [self.card(slot["card"], taking and not slot["in_reach"]) for slot in slots]
        grid.add_row(Text(say("label-market"), style="dim"), *cards)
        lying = [slot["workers"] for slot in slots]
        if any(lying):
            grid.add_row(Text(say("label-workers"), style="dim"), *(Text("●" * n if n < 6 else f"{n}●") for n in lying))
        return grid

    def kingdoms(self, width: int, abilities: bool) -> Grid:
        """One row per building: its side, what it does, what its majority is worth, and how many cards everybody has there."""
        say = self.speaker.say
        grid = Grid(box=None, padding=(0, 1 if abilities else 3, 0, 0), header_style="", expand=abilities)
        grid.add_column(Text(say("label-kingdom"), style="dim"), no_wrap=True)
        if abilities:
            grid.add_column("", ratio=1)
        grid.add_column(Text(say("label-value"), style="dim"), justify="right", no_wrap=True)
        room = max(6, min(12, (width - (58 if abilities else 36)) // len(self.names)))
        for seat, name in enumerate(self.names):
            shown = name if len(name) <= room else name[: room - 1] + "…"
            grid.add_column(Text(shown, style=self._style(seat)), justify="right", no_wrap=True, min_width=7)
        wide = [""] if abilities else []
        purses = [self._purse(seat) for seat in self.table["seats"]]
        grid.add_row(Text(f"{say('label-points')} / {say('label-workers').lower()}", style="dim"), *wide, "", *purses)
        for place in range(len(self.buildings)):
            ability = [Text(self.abilities(place), style="dim")] if abilities else []
            grid.add_row(self._title(place), *ability, *self._row(place))
        return grid

    def _style(self, seat: int) -> str:
        return "bold reverse" if seat == self.active else "bold"

    def _purse(self, seat: Any) -> Text:
        return Text.assemble((signed(seat["points"]), "bold"), f" / {seat['workers']}")

    def _title(self, place: int) -> Text:
        """A building and its side."""
        return Text(f"{self.building(place)} {self.letter(place)}", style=self.buildings[place]["colour"])

    def _row(self, place: int) -> list[Text]:
        """The value of a majority and the counts."""
        value = self.value(place)
        return [
            Text(signed(value) if value else "–", style="dim"),
            *(self._cell(seat, place) for seat in range(len(self.names))),
        ]

    def _cell(self, seat: int, place: int) -> Text:
        """Cards of a seat at a building, leaders marked with a star where that is worth something."""
        column, value = self.table["seats"][seat]["columns"][place], self.value(place)
        n = column["count"]
        if column["leads"] and value:
            return Text(f"★{n}", style="bold green" if value > 0 else "bold red")
        return Text(str(n) if n else "·", style="" if n else "dim")

    def lines(self) -> Grid:
        """One row per player, the buildings in short above."""
        say = self.speaker.say
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="")
        grid.add_column(Text(say("label-kingdom"), style="dim"), no_wrap=True, max_width=10)
        grid.add_column("", justify="right", no_wrap=True)
        for place, building in enumerate(self.buildings):
            grid.add_column(Text(self.building(place, "short"), style=building["colour"]), justify="right", no_wrap=True)
        for seat, name in zip(self.table["seats"], self.names, strict=True):
            cells = [self._cell(seat["seat"], place) for place in range(len(self.buildings))]
            grid.add_row(Text(name, style=self._style(seat["seat"])), self._purse(seat), *cells)
        return grid

    def ability_list(self) -> Grid:
        """What each building does, on a line of its own."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for place in range(len(self.buildings)):
            grid.add_row(self._title(place), Text(self.abilities(place), style="dim"))
        return grid

    def wounded(self) -> list[Text]:
        """The infirmaries, the top card last."""
        last = len(self.buildings) - 1
        return [
            Text(f"{self.building(last)}, {name}: {self.cards(seat, last)}", style="dim")
            for seat, name in zip(self.table["seats"], self.names, strict=True)
            if seat["columns"][last]["count"]
        ]

    def columns(self) -> Grid:
        """Every card of every kingdom."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column("")
        for name in self.names:
            grid.add_column(name)
        for place in range(len(self.buildings)):
            cells = [self.cards(seat, place) for seat in self.table["seats"]]
            if any(cells):
                grid.add_row(self._title(place), *cells)
        return grid

    # The end

    def _report(self) -> list[tuple[str, list[int]]]:
        """MJ-R31. What the totals are made of, line by line, per seat; a majority that nobody won has no line."""
        if not self.table["over"]:
            return []
        say = self.speaker.say
        scores = [seat["score"] for seat in self.table["seats"]]
        parts = [score["parts"] for score in scores]
        rows = [(say(f"label-{key}"), [part[key] for part in parts]) for key in ("in_game", "wounded", "variety")]
        for place, building in enumerate(self.buildings):
            points = [part["majority"][building["building"]] for part in parts]
            if any(points):
                name = f"{self.building(place)} {self.letter(place)}"
                title = f"{say('label-majority')}, {name}" if "role" in building else say("label-most_wounded")
                rows.append((title, points))
        return [*rows, (say("label-total"), [score["now"] for score in scores])]

    def report(self) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column("")
        for name in self.names:
            grid.add_column(name, justify="right")
        for title, cells in self._report():
            grid.add_row(Text(title, style="dim"), *(signed(cell) if cell else "·" for cell in cells))
        return grid

    def report_lines(self) -> list[str]:
        return [
            f"{title}: " + ", ".join(f"{name} {signed(cell)}" for name, cell in zip(self.names, cells, strict=True))
            for title, cells in self._report()
        ]
