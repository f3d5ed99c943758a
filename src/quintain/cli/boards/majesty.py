"""Majesty on a terminal: the market, and the kingdoms side by side, building by building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from quintain.cli.screen import ROOMY
from quintain.games.majesty.game import MajestyGame
from quintain.games.majesty.kit import BUILDINGS, COLUMNS, INFIRMARY, KINDS, NO_ROLE, ROLES, SIDES, SPECIALS
from quintain.games.majesty.state import MajestyState
from quintain.kernel.game import AnyGame
from quintain.kernel.types import Json
from quintain.words import Speaker

ROW: Final = 6  # slots of the market that fit a line
LEFT_OUT: Final = 0  # how abilities are shown
COLUMN: Final = 1
LIST: Final = 2


def draw(game: AnyGame, view: MajestyState, speaker: Speaker, names: Sequence[str]) -> Board:
    """The board for a terminal of 80 columns; the higher it is, the more it tells."""
    assert isinstance(game, MajestyGame)
    return Board(game, view, speaker, names)


def plain(game: AnyGame, view: MajestyState, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud."""
    assert isinstance(game, MajestyGame)
    board = Board(game, view, speaker, names)
    label = speaker.say
    lines = [board.status(), f"{label('label-market')}:"]
    for slot in range(len(view.market)):
        workers = int(view.market_workers[slot])
        lying = f"; {label('lying-workers', workers=workers)}" if workers else ""
        lines.append(f"- {label('label-price')} {slot}: {speaker.name('card', int(view.market[slot]))}{lying}")
    for seat, kingdom in enumerate(view.kingdoms):
        lines.append(f"{names[seat]}: {board.purse(seat)}.")
        if len(kingdom.infirmary):
            lines.append(f"- {label('label-infirmary')}: {board.cards(seat, INFIRMARY)}.")
    for place in range(len(BUILDINGS)):
        counts = ", ".join(f"{names[seat]} {board.count(seat, place)}" for seat in range(len(names)))
        value = board.value(place)
        worth = f", {label('label-majority')} {value}" if value else ""
        lines.append(f"{place + 1}. {board.building(place)} ({board.side(place)}{worth}): {counts}. {board.abilities(place)}.")
    lines.extend(board.report_lines())
    return lines


class Board:
    """A view of the table, and how its parts are named and drawn."""

    def __init__(self, game: MajestyGame, view: MajestyState, speaker: Speaker, names: Sequence[str]) -> None:
        self.game: Final = game
        self.view: Final = view
        self.speaker: Final = speaker
        self.names: Final = names
        self.active: Final = int(view.agenda[-1].seat) if view.agenda else -1
        entries = game.content.root().entries("building")
        self.colours: Final = [entry.text("color") for entry in entries]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The fullest picture that fits the height."""
        free = options.update(height=None)
        room = options.height or options.max_height
        whole = room >= ROOMY
        pictures = [self.picture(options.max_width, shape, whole) for shape in ((LIST,) if whole else (COLUMN, LIST))]
        sizes = [len(console.render_lines(picture, free, pad=False)) for picture in pictures]
        if min(sizes) <= room:
            yield pictures[sizes.index(min(sizes))]
        else:
            yield self.picture(options.max_width, LEFT_OUT, False)

    def picture(self, width: int, abilities: int, cards: bool) -> Group:
        """Abilities take a column of the kingdoms or a list of their own, whichever is shorter, or are left out."""
        parts: list[RenderableType] = [Text(self.status(), style="dim")]
        if self.active >= 0:
            parts.extend(self.market())
        parts.append(self.kingdoms(width, abilities == COLUMN))
        if abilities == LIST:
            parts.append(self.ability_list())
        if cards:
            parts.extend(["", self.columns()])
        elif abilities != LEFT_OUT:
            parts.extend(self.wounded())
        if self.active < 0:
            parts.append(self.report())
        return Group(*parts)

    # Words and numbers

    def status(self) -> str:
        view, say = self.view, self.speaker.say
        turns = int(self.game.kit.turns)
        deck = say("label-cards", cards=len(view.deck))
        stage = f", {say('label-stage', stage=int(view.stage))}" if view.stage else ""
        return " · ".join(
            [
                say("label-turn", turn=min(int(view.turn) + 1, turns), turns=turns),
                f"{say('label-deck')}: {deck}{stage}",
                f"{say('label-reserve')}: {int(view.reserve)}",
                f"{say('label-first')}: {self.names[view.first]}",
            ]
        )

    def building(self, place: int) -> str:
        return self.speaker.name("building", BUILDINGS[place])

    def side(self, place: int) -> str:
        return self.speaker.name("side", SIDES[self.view.sides[place]])

    def value(self, place: int) -> int:
        return int(self.game.kit.face(place, self.view.sides[place]).majority)

    def count(self, seat: int, place: int) -> int:
        return int(self.view.kingdoms[seat].counts[place])

    def leads(self, seat: int, place: int) -> bool:
        counts = [self.count(other, place) for other in range(len(self.names))]
        return self.count(seat, place) == max(counts) > 0 and self.value(place) != 0

    def purse(self, seat: int) -> str:
        kingdom, say = self.view.kingdoms[seat], self.speaker.say
        return f"{say('label-points')} {int(kingdom.points)}, {say('label-workers')} {int(kingdom.workers)}"

    def cards(self, seat: int, place: int) -> str:
        """The cards lying there, oldest first."""
        kingdom = self.view.kingdoms[seat]
        lying = [card for card, at in zip(kingdom.cards, kingdom.places, strict=True) if at == place]
        return ", ".join(self.speaker.name("card", int(card)) for card in (kingdom.infirmary if place == INFIRMARY else lying))

    def abilities(self, place: int) -> str:
        """In the words of the catalogue; from the tables where the host has corrected the box."""
        side = SIDES[self.view.sides[place]]
        if not self.game.options.content:
            return self.speaker.say(f"ability-{BUILDINGS[place]}-{side}")
        rows = []
        special = SPECIALS[self.game.kit.specials[place]]
        if special:
            rows.append(self.speaker.say(f"row-{special}"))
        for ability in self.game.kit.face(place, self.view.sides[place]).abilities:
            roles = [
                self.speaker.say("row-wounded") if role == INFIRMARY else self.speaker.name("role", ROLES[role])
                for role in ability.roles
            ]
            rows.append(
                self.speaker.say(
                    f"row-{KINDS[ability.kind]}",
                    roles=", ".join(roles),
                    points=int(ability.points),
                    workers=int(ability.workers),
                    limit=int(ability.limit),
                )
            )
        return "; ".join(rows)

    # Pictures

    def card(self, card: int, dim: bool) -> Text:
        """A card's characters, one to a line, each in the colour of its building."""
        low, high = int(self.game.kit.low[card]), int(self.game.kit.high[card])
        lines = []
        for role in (low, high):
            if role != NO_ROLE:
                style = f"{'dim ' if dim else 'bold '}{self.colours[role]}"
                lines.append(Text(self.speaker.name("role", ROLES[role]), style=style))
        return Text("\n", justify="center").join(lines)

    def market(self) -> list[Grid]:
        """The slots from the front, six to a row, with prices and the workers lying on the cards."""
        slots = list(range(len(self.view.market)))
        return [self._slots(slots[start : start + ROW]) for start in range(0, len(slots), ROW)]

    def _slots(self, slots: list[int]) -> Grid:
        view, say = self.view, self.speaker.say
        taking = len(view.market) == int(self.game.kit.market_size)
        owned = int(view.kingdoms[self.active].workers) if taking else len(view.market)
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="", show_header=True)
        grid.add_column(Text(say("label-price"), style="dim"))
        for slot in slots:
            grid.add_column(Text(str(slot), style="dim" if slot > owned else "bold"), justify="center", min_width=9)
        cards = [self.card(int(view.market[slot]), slot > owned) for slot in slots]
        grid.add_row(Text(say("label-market"), style="dim"), *cards)
        lying = [int(view.market_workers[slot]) for slot in slots]
        if any(lying):
            grid.add_row(Text(say("label-workers"), style="dim"), *(Text("●" * n if n < 6 else f"{n}●") for n in lying))
        return grid

    def kingdoms(self, width: int, abilities: bool) -> Grid:
        """One row per building: what it does, what its majority is worth, and how many cards everybody has there."""
        say = self.speaker.say
        grid = Grid(box=None, padding=(0, 1 if abilities else 3, 0, 0), header_style="", expand=abilities)
        grid.add_column(Text(say("label-kingdom"), style="dim"), no_wrap=True)
        if abilities:
            grid.add_column("", ratio=1)
        grid.add_column(Text(say("label-value"), style="dim"), justify="right", no_wrap=True)
        room = max(6, min(12, (width - (56 if abilities else 34)) // len(self.names)))
        for seat, name in enumerate(self.names):
            shown = name if len(name) <= room else name[: room - 1] + "…"
            style = "bold reverse" if seat == self.active else "bold"
            grid.add_column(Text(shown, style=style), justify="right", no_wrap=True, min_width=7)
        purses = [
            Text.assemble((str(int(kingdom.points)), "bold"), f" / {int(kingdom.workers)}") for kingdom in self.view.kingdoms
        ]
        wide = [""] if abilities else []
        grid.add_row(Text(f"{say('label-points')} / {say('label-workers').lower()}", style="dim"), *wide, "", *purses)
        for place in range(len(BUILDINGS)):
            title = Text(self.building(place), style=self.colours[place])
            ability = [Text(self.abilities(place), style="dim")] if abilities else []
            grid.add_row(title, *ability, *self._row(place))
        return grid

    def _row(self, place: int) -> list[Text]:
        """The value of a majority and the counts, leaders marked with a star."""
        value = self.value(place)
        cells = [Text(str(value).replace("-", "−") if value else "–", style="dim")]
        for seat in range(len(self.names)):
            n = self.count(seat, place)
            if self.leads(seat, place):
                cells.append(Text(f"★{n}", style="bold green" if value > 0 else "bold red"))
            else:
                cells.append(Text(str(n) if n else "·", style="" if n else "dim"))
        return cells

    def ability_list(self) -> Grid:
        """What each building does, on a line of its own."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for place in range(len(BUILDINGS)):
            grid.add_row(Text(self.building(place), style=self.colours[place]), Text(self.abilities(place), style="dim"))
        return grid

    def wounded(self) -> list[Text]:
        """The infirmaries, the top card last."""
        return [
            Text(f"{self.building(INFIRMARY)}, {name}: {self.cards(seat, INFIRMARY)}", style="dim")
            for seat, name in enumerate(self.names)
            if len(self.view.kingdoms[seat].infirmary)
        ]

    def columns(self) -> Grid:
        """Every card of every kingdom."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column("")
        for name in self.names:
            grid.add_column(name)
        for place in range(COLUMNS + 1):
            cells = [self.cards(seat, place) for seat in range(len(self.names))]
            if any(cells):
                grid.add_row(Text(self.building(place), style=self.colours[place]), *cells)
        return grid

    # The end

    def _report(self) -> list[tuple[str, list[str]]]:
        """What the total is made of, line by line, per seat."""
        told: Json = self.game.tell(self.view).get("report") if self.active < 0 else None
        if not isinstance(told, list):
            return []
        rows = []
        for key in ("in_game", "wounded", "variety", "majority", "total"):
            cells = []
            for entry in told:
                value = entry.get(key) if isinstance(entry, dict) else 0
                total = sum(item for item in value if isinstance(item, int)) if isinstance(value, list) else value
                cells.append(str(total).replace("-", "−"))
            rows.append((self.speaker.say(f"label-{key}"), cells))
        return rows

    def report(self) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column("")
        for name in self.names:
            grid.add_column(name, justify="right")
        for title, cells in self._report():
            grid.add_row(Text(title, style="dim"), *cells)
        return grid

    def report_lines(self) -> list[str]:
        return [
            f"{title}: " + ", ".join(f"{name} {cell}" for name, cell in zip(self.names, cells, strict=True))
            for title, cells in self._report()
        ]
