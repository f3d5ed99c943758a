"""Medieval Mastery on a terminal: the land as it lies on the table, the players, the battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from quintain.cli.boards.mastery_land import Map
from quintain.kernel.game import AnyGame
from quintain.words import Speaker

TALL: Final = 40  # lines of a terminal that has room for three lines a tile and artefacts in full
WHOLE: Final = 60  # and for what every card and artefact does and every discard pile
SHORTEST: Final = 6  # letters of an artefact where there is little room


def draw(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> Board:
    """The board for a terminal of 80 columns; the higher it is, the more it tells."""
    return Board(game, view, speaker, names)


def plain(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud."""
    board = Board(game, view, speaker, names)
    lines = [board.status()]
    for seat in range(len(names)):
        lines.append(f"{board.title(seat)}: {board.numbers(seat)}.")
        lines.append(f"- {speaker.say('label-artefacts')}: {board.artefacts(seat)}.")
    lines.extend(board.land_lines())
    lines.extend(board.crown_lines())
    lines.extend(board.battle_lines())
    lines.extend(board.plan_lines())
    lines.extend(board.hand_lines() + board.known_lines())
    lines.extend(f"- {line}" for line in board.card_lines(board.own_hand()))
    return lines


class Board:
    """A picture of the table, and how its parts are named and drawn."""

    def __init__(self, game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
        self.scene: Final[dict[str, Any]] = dict(game.scene())
        self.picture: Final[dict[str, Any]] = dict(game.picture(view))
        self.speaker: Final = speaker
        self.names: Final = names
        self.seats: Final[list[Any]] = self.picture["seats"]
        self.teams: Final = len(self.scene["teams"]) < len(self.seats)
        self.map: Final = Map(self.scene, self.picture, speaker)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """What must stay: the land, the players, what is declared, fought and planned, the own hand."""
        height = options.height or options.max_height
        tall = height >= TALL
        parts: list[RenderableType] = [self.map.drawn(options.max_width, tall)]
        if tall:
            parts.append(Text(self.speaker.say("label-marks"), style="dim"))
        parts.append(self.players(tall))
        parts += [Text(line, style="bold") for line in self.crown_lines() + self.battle_lines()]
        parts += [Text(line) for line in self.plan_lines() + self.hand_lines()]
        known = [Text(line) for line in self.known_lines()]
        status = Text(self.status(), style="dim")
        for whole in (Group(status, *parts, *known), Group(status, *parts)):
            if len(console.render_lines(whole, options.update(height=None), pad=False)) <= height:
                yield whole
                break
        else:
            yield Group(*parts)
        if height >= WHOLE:
            cards = [card["card"] for card in self.scene["cards"]]
            legend = [self.speaker.say("label-worth"), *self.card_lines(cards), *self.power_lines()]
            yield Text("\n".join(legend), style="dim")

    # Words and numbers

    def status(self) -> str:
        picture, say = self.picture, self.speaker.say
        number, rounds = picture["round"], self.scene["variants"]["round_limit"]
        parts = [
            say("label-turn", turn=picture["turn"]["number"]),
            say("label-limit", round=number, rounds=rounds) if rounds else say("label-round", round=number),
            say("label-team-goal" if self.teams else "label-goal", goal=self.scene["goal"]),
        ]
        if picture["over"]:
            parts.append(say("label-over"))
        else:
            parts.append(say("label-active", seat=self.names[picture["turn"]["seat"]]))
            parts.append(say("label-cycles", cycles=picture["cycles"]))
        return " · ".join(parts)

    def title(self, seat: int) -> str:
        """The mark that stands on the map, the name, and the team."""
        team = f", {self.speaker.say('label-team', team=self.seats[seat]['team'] + 1)}" if self.teams else ""
        castle = self.speaker.name("slot", self.scene["castles"][seat]["slot"])
        return f"[{seat + 1}] {self.names[seat]} ({castle}{team})"

    def points(self, seat: int) -> str:
        """With partners: the own points and those of the team."""
        own = self.seats[seat]["points"]
        return f"{own} ({self.seats[seat]['team_points']})" if self.teams else str(own)

    def numbers(self, seat: int) -> str:
        shown = self.seats[seat]
        return self.speaker.say(
            "label-player",
            points=self.points(seat),
            goal=self.scene["goal"],
            castle=shown["castle"],
            knights=shown["knights"],
            dice=shown["dice"],
            all=self.scene["numbers"]["dice"],
            hand=len(shown["hand"]),
            deck=shown["deck"],
            discard=len(shown["discard"]),
        )

    def artefacts(self, seat: int) -> str:
        """The three artefacts; a destroyed one says so."""
        named = []
        for shown in self.seats[seat]["artefacts"]:
            name = self.speaker.name("artefact", shown["artefact"])
            gone = self.speaker.say("label-destroyed", artefact=self.speaker.thing("artefact", shown["artefact"]))
            named.append(name if shown["intact"] else f"{name} ({gone})")
        return ", ".join(named)

    def cards(self, cards: Sequence[Any]) -> str:
        """Cards by name, equal ones together."""
        counted: dict[str, int] = {}
        for card in cards:
            key = card if isinstance(card, str) else "hidden"
            counted[key] = counted.get(key, 0) + 1
        said = [self.speaker.name("card", card) + (f" ×{n}" if n > 1 else "") for card, n in counted.items()]
        return ", ".join(said) or self.speaker.say("label-empty")

    # Lines that can be read aloud

    def land_lines(self) -> list[str]:
        """Every territory: what it is and who holds it."""
        say = self.speaker.say
        lines = []
        for place in self.picture["map"]:
            slot, owner = place["slot"], place["owner"]
            if self.map.slots[slot]["kind"] == "castle":
                continue
            holder = say("label-free")
            if owner >= 0:
                key = "label-held-cut-off" if self.map.cut_off(slot) else "label-held-by"
                holder = say(key, seat=self.names[owner], knights=place["knights"])
            lines.append(
                "- "
                + say("label-land", place=self.map.named(slot), worth=place["worth"], holder=holder)
                + f"; {self.map.power(slot)}; "
                + say("label-next-to", places=", ".join(self.map.neighbours(slot)))
                + "."
            )
        return lines

    def crown_lines(self) -> list[str]:
        """A declared crown with its target, until it takes effect."""
        declared = self.picture["declared"]
        if declared is None:
            return []
        aimed = "artefact" if "artefact" in declared else "deck" if declared["target"] >= 0 else "nothing"
        return [
            self.speaker.say(
                "label-declared",
                seat=self.names[declared["seat"]],
                artefact=self.speaker.thing("artefact", declared["crown"]),
                aimed=aimed,
                target=self.speaker.seat(declared["target"]),
                aim=self.speaker.thing("artefact", declared.get("artefact", declared["crown"])),
            )
        ]

    def battle_lines(self) -> list[str]:
        """The sides of a battle, their points and what they have laid."""
        say, battle = self.speaker.say, self.picture["battle"]
        if battle is None:
            return []
        lines = [say("label-battle", place=self.map.named(battle["slot"]))]
        for role in ("attacker", "defender"):
            side = battle[role]
            partners = self.scene["teams"][self.seats[side["seat"]]["team"]]
            laid = [card for seat in partners for card in self.seats[seat]["laid"]]
            title = f"[{side['seat'] + 1}] {self.names[side['seat']]} {say(f'label-{role}')}"
            lines.append(
                "- " + say("label-side", seat=title, points=side["points"], knights=side["knights"], cards=self.cards(laid))
            )
        if battle["decided"]:
            lines.append("- " + say("label-outcome", seat=self.names[battle["ahead"]], margin=battle["margin"]))
        return lines

    def plan_lines(self) -> list[str]:
        """What a redistribution has changed so far."""
        if self.picture["plan"] is None:
            return []
        places = [
            f"{self.map.named(place['slot'])} {place['knights']} → {place['planned']}"
            for place in self.picture["map"]
            if place["planned"] != place["knights"]
        ]
        return [self.speaker.say("label-plan", places=", ".join(places) or "–")]

    def own_hand(self) -> list[str]:
        viewer = self.picture["viewer"]
        return list(self.seats[viewer]["hand"]) if viewer >= 0 else []

    def card_lines(self, cards: Sequence[str]) -> list[str]:
        """What these cards do, those that do the same together."""
        alike: dict[str, list[str]] = {}
        for card in [card["card"] for card in self.scene["cards"] if card["card"] in cards]:
            alike.setdefault(self.speaker.attribute(f"card-{card}", "power"), []).append(card)
        return [f"{self.cards(same)}: {power}" for power, same in alike.items()]

    def hand_lines(self) -> list[str]:
        """The own hand, if the viewer has one."""
        return [f"{self.speaker.say('label-own-hand')}: {self.cards(self.own_hand())}"] if self.picture["viewer"] >= 0 else []

    def known_lines(self) -> list[str]:
        """What the viewer knows of other cards."""
        say, viewer = self.speaker.say, self.picture["viewer"]
        lines = []
        for seat, shown in enumerate(self.seats):
            known = [card for card in shown["hand"] if isinstance(card, str)]
            if seat != viewer and known:
                lines.append(say("label-known", seat=self.names[seat], cards=self.cards(known)))
            if shown["top"]:
                top = [
                    self.speaker.name("card", card) if isinstance(card, str) else say("label-unknown") for card in shown["top"]
                ]
                lines.append(say("label-known-deck", seat=self.names[seat], cards=", ".join(top)))
        return lines

    def power_lines(self) -> list[str]:
        """What every artefact in play does, and the discard piles."""
        lines = []
        for seat, shown in enumerate(self.seats):
            for artefact in [each["artefact"] for each in shown["artefacts"]]:
                power = self.speaker.attribute(f"artefact-{artefact}", "power")
                lines.append(f"[{seat + 1}] {self.speaker.name('artefact', artefact)}: {power}")
        order = [card["card"] for card in self.scene["cards"]]
        for seat, shown in enumerate(self.seats):
            pile = sorted(shown["discard"], key=order.index)
            lines.append(self.speaker.say("label-discards", seat=self.names[seat], cards=self.cards(pile)))
        return lines

    # Pictures

    def players(self, tall: bool) -> Grid:
        """One row per seat; the artefacts with their kinds, in full where there is room."""
        say = self.speaker.say
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="", expand=True)
        widest = 16 if tall else 14
        grid.add_column("", no_wrap=True, max_width=widest)
        if self.teams:
            grid.add_column(Text(say("label-team-short"), style="dim"), justify="right", no_wrap=True)
        for key in ("label-points", "label-castle", "label-total", "label-dice", "label-hand", "label-deck", "label-discard"):
            grid.add_column(Text(say(key), style="dim"), justify="right", no_wrap=True)
        grid.add_column(Text(say("label-kinds"), style="dim"), ratio=1, no_wrap=not tall)
        for seat, shown in enumerate(self.seats):
            turn = not self.picture["over"] and seat == self.picture["turn"]["seat"]
            cells = [
                self.points(seat),
                str(shown["castle"]),
                str(shown["knights"]),
                str(shown["dice"]),
                str(len(shown["hand"])),
                str(shown["deck"]),
                str(len(shown["discard"])),
            ]
            title = Text(
                f"[{seat + 1}] {self.names[seat]}"[:widest], style=f"{'reverse ' if turn else ''}{self.map.colour(seat)}"
            )
            team = [str(shown["team"] + 1)] if self.teams else []
            grid.add_row(title, *team, *cells, self.regalia(seat, tall))
        return grid

    def regalia(self, seat: int, tall: bool) -> Text:
        """The artefacts by the letter of their kind and their short name; a destroyed one is struck out and bracketed."""
        found = []
        for shown in self.seats[seat]["artefacts"]:
            short = self.speaker.name("artefact", shown["artefact"], "short")
            name = f"{self.speaker.say('kind-' + shown['kind'])}:{short if tall else short[:SHORTEST]}"
            found.append(Text(name if shown["intact"] else f"({name})", style="" if shown["intact"] else "dim strike"))
        return Text(" ").join(found)
