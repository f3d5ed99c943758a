"""Medieval Mastery on a terminal: the land as it lies on the table, the players, the battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from quintain.cli.boards.mastery_land import Map
from quintain.games.mastery.game import MasteryGame
from quintain.games.mastery.goal import points_of, team_points
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.supply import dice_for, dice_on_land
from quintain.games.mastery.things import ARTEFACTS, CARDS
from quintain.kernel.game import AnyGame
from quintain.kernel.types import HIDDEN
from quintain.words import Speaker

TALL: Final = 40  # lines of a terminal that has room for three lines a tile
WHOLE: Final = 60  # and for what every card and artefact does and every discard pile


def draw(game: AnyGame, view: MasteryState, speaker: Speaker, names: Sequence[str]) -> Board:
    """The board for a terminal of 80 columns; the higher it is, the more it tells."""
    assert isinstance(game, MasteryGame)
    return Board(game, view, speaker, names)


def plain(game: AnyGame, view: MasteryState, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud."""
    assert isinstance(game, MasteryGame)
    board = Board(game, view, speaker, names)
    lines = [board.status()]
    for seat in range(len(names)):
        lines.append(f"{board.title(seat)}: {board.numbers(seat)}.")
        lines.append(f"- {speaker.say('label-artefacts')}: {board.artefacts(seat, '')}.")
    lines.extend(board.land_lines())
    lines.extend(board.battle_lines())
    lines.extend(board.plan_lines())
    lines.extend(board.secret_lines())
    lines.extend(f"- {line}" for line in board.card_lines(board.own_hand()))
    return lines


class Board:
    """A view of the table, and how its parts are named and drawn."""

    def __init__(self, game: MasteryGame, view: MasteryState, speaker: Speaker, names: Sequence[str]) -> None:
        self.game: Final = game
        self.view: Final = view
        self.speaker: Final = speaker
        self.names: Final = names
        self.seats: Final = len(names)
        self.map: Final = Map(game, view, speaker)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = options.height or options.max_height
        yield Text(self.status(), style="dim")
        yield self.map.drawn(options.max_width, height >= TALL)
        if height >= TALL:
            yield Text(self.speaker.say("label-marks"), style="dim")
        yield self.players(height >= TALL)
        for line in self.battle_lines():
            yield Text(line, style="bold")
        for line in self.plan_lines() + self.secret_lines():
            yield Text(line)
        if height >= WHOLE:
            legend = [self.speaker.say("label-worth"), *self.card_lines(range(len(CARDS))), *self.power_lines()]
            yield Text("\n".join(legend), style="dim")

    # Words and numbers

    def status(self) -> str:
        view, say, box = self.view, self.speaker.say, self.game.box
        turn = int(view.turn)
        round_number = (turn - 1) // self.seats + 1
        rounds = int(box.turn_limit) // self.seats
        goal = "label-team-goal" if box.team_size > 1 else "label-goal"
        parts = [
            say("label-turn", turn=turn),
            say("label-limit", round=round_number, rounds=rounds) if rounds else say("label-round", round=round_number),
            say(goal, goal=int(box.goal)),
        ]
        if view.agenda:
            parts.append(say("label-active", seat=self.names[self.active()]))
            parts.append(say("label-cycles", cycles=int(view.cycles)))
        else:
            parts.append(say("label-over"))
        return " · ".join(parts)

    def active(self) -> int:
        return (int(self.view.first) + int(self.view.turn) - 1) % self.seats

    def title(self, seat: int) -> str:
        """The mark that stands on the map, the name, and the team."""
        box = self.game.box
        team = f", {self.speaker.say('label-team', team=self.team(seat))}" if box.team_size > 1 else ""
        castle = self.speaker.name("slot", seat)
        return f"[{seat + 1}] {self.names[seat]} ({castle}{team})"

    def team(self, seat: int) -> int:
        return seat % int(self.game.box.teams) + 1

    def points(self, seat: int) -> str:
        """With partners: the own points and those of the team."""
        box = self.game.box
        own = int(points_of(box, self.view, seat))
        return str(own) if box.team_size == 1 else f"{own} ({int(team_points(box, self.view, seat))})"

    def knights(self, seat: int) -> int:
        """All knights on the map, attackers included."""
        view = self.view
        there = sum(int(view.knights[place]) for place in range(len(view.owner)) if view.owner[place] == seat)
        return there + (int(view.battle.force) if view.battle is not None and view.battle.attacker == seat else 0)

    def dice(self, seat: int) -> int:
        box = self.game.box
        return int(dice_on_land(box, self.view, seat) + dice_for(box, self.view.knights[seat]))

    def numbers(self, seat: int) -> str:
        province = self.view.provinces[seat]
        return self.speaker.say(
            "label-player",
            points=self.points(seat),
            goal=int(self.game.box.goal),
            castle=int(self.view.knights[seat]),
            knights=self.knights(seat),
            dice=self.dice(seat),
            all=int(self.game.box.dice),
            hand=len(province.hand.cards),
            deck=len(province.deck.cards),
            discard=len(province.discard),
        )

    def artefacts(self, seat: int, case: str) -> str:
        """The three artefacts; a destroyed one says so."""
        named = []
        for at in range(seat * 3, seat * 3 + 3):
            artefact = int(self.view.artefacts[at])
            name = self.speaker.name("artefact", artefact, case)
            gone = self.speaker.say("label-destroyed", artefact=self.speaker.thing("artefact", artefact))
            named.append(f"{name} ({gone})" if self.view.broken[at] else name)
        return ", ".join(named)

    def cards(self, cards: Sequence[int]) -> str:
        """Cards by name, equal ones together."""
        counted: dict[int, int] = {}
        for card in cards:
            counted[int(card)] = counted.get(int(card), 0) + 1
        said = [self.speaker.name("card", card) + (f" ×{n}" if n > 1 else "") for card, n in counted.items()]
        return ", ".join(said) or self.speaker.say("label-empty")

    # Lines that can be read aloud

    def land_lines(self) -> list[str]:
        """Every territory: what it is and who holds it."""
        view, box, say = self.view, self.game.box, self.speaker.say
        cut_off = self.map.cut_off
        lines = []
        for place in range(int(box.seats), int(box.places)):
            owner, knights = int(view.owner[place]), int(view.knights[place])
            holder = say("label-free")
            if owner >= 0:
                key = "label-held-cut-off" if place in cut_off else "label-held-by"
                holder = say(key, seat=self.names[owner], knights=knights)
            lines.append(
                "- "
                + say("label-land", place=self.map.named(place), worth=int(box.worth[view.tiles[place]]), holder=holder)
                + f"; {self.map.power(place)}; "
                + say("label-next-to", places=", ".join(self.map.neighbours(place)))
                + "."
            )
        return lines

    def battle_lines(self) -> list[str]:
        """The sides of a battle, their points and what they have laid."""
        view, say, box = self.view, self.speaker.say, self.game.box
        battle = view.battle
        if battle is None:
            return []
        lines = [say("label-battle", place=self.map.named(int(battle.place)))]
        garrison = int(box.garrison) if battle.place < box.seats else int(view.knights[battle.place])
        for seat, role, points, knights in (
            (int(battle.attacker), "label-attacker", int(battle.attack), int(battle.force)),
            (int(battle.defender), "label-defender", int(battle.defence), garrison),
        ):
            laid = [int(card) for other in range(self.seats) if box.same_team(other, seat) for card in view.provinces[other].laid]
            side = f"[{seat + 1}] {self.names[seat]} {say(role)}"
            lines.append("- " + say("label-side", seat=side, points=points, knights=knights, cards=self.cards(laid)))
        if battle.winner >= 0:
            lines.append("- " + say("label-outcome", seat=self.names[battle.winner], margin=int(battle.margin)))
        return lines

    def plan_lines(self) -> list[str]:
        """What a redistribution has changed so far."""
        view = self.view
        if not len(view.plan):
            return []
        changed = [place for place in range(len(view.plan)) if view.plan[place] != view.knights[place]]
        places = [f"{self.map.named(place)} {int(view.knights[place])} → {int(view.plan[place])}" for place in changed]
        return [self.speaker.say("label-plan", places=", ".join(places) or "–")]

    def own_hand(self) -> list[int]:
        return [int(card) for card in self.view.provinces[self.view.viewer].hand.cards] if self.view.viewer >= 0 else []

    def card_lines(self, cards: Sequence[int]) -> list[str]:
        """What these cards do, those that do the same together."""
        alike: dict[str, list[int]] = {}
        for card in sorted(set(cards)):
            alike.setdefault(self.speaker.attribute(f"card-{CARDS[card]}", "power"), []).append(card)
        return [f"{self.cards(same)}: {power}" for power, same in alike.items()]

    def secret_lines(self) -> list[str]:
        """The own hand, and what the viewer knows of other cards."""
        view, say = self.view, self.speaker.say
        lines = []
        if view.viewer >= 0:
            lines.append(f"{say('label-own-hand')}: {self.cards(self.own_hand())}")
        for seat, province in enumerate(view.provinces):
            known = [int(card) for card in province.hand.cards if card != HIDDEN]
            if seat != view.viewer and known:
                lines.append(say("label-known", seat=self.names[seat], cards=self.cards(known)))
            top = [int(card) for card in province.deck.cards][::-1]
            while top and top[-1] == HIDDEN:
                top.pop()
            if top:
                shown = [say("label-unknown") if card == HIDDEN else self.speaker.name("card", card) for card in top]
                lines.append(say("label-known-deck", seat=self.names[seat], cards=", ".join(shown)))
        return lines

    def power_lines(self) -> list[str]:
        """What every artefact in play does, and the discard piles."""
        lines = []
        for seat in range(self.seats):
            for at in range(seat * 3, seat * 3 + 3):
                artefact = ARTEFACTS[self.view.artefacts[at]]
                name = self.speaker.name("artefact", artefact)
                lines.append(f"[{seat + 1}] {name}: {self.speaker.attribute(f'artefact-{artefact}', 'power')}")
        for seat in range(self.seats):
            pile = [int(card) for card in self.view.provinces[seat].discard]
            lines.append(self.speaker.say("label-discards", seat=self.names[seat], cards=self.cards(sorted(pile))))
        return lines

    # Pictures

    def players(self, tall: bool) -> Grid:
        """One row per seat; the artefacts where there is room."""
        say = self.speaker.say
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="", expand=True)
        grid.add_column("", no_wrap=True, max_width=22)
        teams = self.game.box.team_size > 1
        if teams:
            grid.add_column(Text(say("label-team-short"), style="dim"), justify="right", no_wrap=True)
        for key in ("label-points", "label-castle", "label-total", "label-dice", "label-hand", "label-deck", "label-discard"):
            grid.add_column(Text(say(key), style="dim"), justify="right", no_wrap=True)
        if tall:
            grid.add_column(Text(say("label-artefacts"), style="dim"), ratio=1)
        for seat in range(self.seats):
            province = self.view.provinces[seat]
            turn = self.view.agenda and seat == self.active()
            cells = [
                self.points(seat),
                str(int(self.view.knights[seat])),
                str(self.knights(seat)),
                str(self.dice(seat)),
                str(len(province.hand.cards)),
                str(len(province.deck.cards)),
                str(len(province.discard)),
            ]
            title = Text(f"[{seat + 1}] {self.names[seat]}"[:22], style=f"{'reverse ' if turn else ''}{self.map.colour(seat)}")
            regalia = [self.regalia(seat)] if tall else []
            team = [str(self.team(seat))] if teams else []
            grid.add_row(title, *team, *cells, *regalia)
        return grid

    def regalia(self, seat: int) -> Text:
        """The artefacts in short; a destroyed one is struck out and bracketed."""
        found = []
        for at in range(seat * 3, seat * 3 + 3):
            name = self.speaker.name("artefact", int(self.view.artefacts[at]), "short")
            broken = bool(self.view.broken[at])
            found.append(Text(f"({name})" if broken else name, style="dim strike" if broken else ""))
        return Text(", ").join(found)
