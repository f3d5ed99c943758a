"""A match with people and bots around it: moves, undoing, saving; nothing is read or shown here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quintain.bots import SearchBot, named
from quintain.cli import saves
from quintain.cli.saves import ME, Save
from quintain.cli.trouble import refuse
from quintain.kernel.errors import IllegalAction
from quintain.kernel.events import Event
from quintain.kernel.game import AnyGame, Bot
from quintain.kernel.match import Match, resume
from quintain.kernel.records import dump
from quintain.kernel.rng import SEEDS
from quintain.words import Speaker, refusal


@dataclass(frozen=True)
class Told:
    """One move and everything that came of it."""

    seat: int
    action: int
    events: list[Event]


class Table:
    """Who sits where, the match, and what has happened in it."""

    def __init__(self, game: AnyGame, seed: int, seats: list[str], names: list[str], path: Path) -> None:
        self.game = game
        self.seats = seats
        self.names = names
        self.path = path  # where it is saved
        self.match: Match[Any] = Match(game, seed)
        self.chronicle: list[Told] = []
        self.bots: dict[int, Bot[Any]] = {}
        self._seat_bots()

    def _seat_bots(self, staying: bool = False) -> None:
        """Each bot has chance of its own, that follows from the match and from how far it has come.

        Bots sit down anew after every choice of a person: taken back or taken up again, the same choice gets the same replies.
        Those that think by the clock could not repeat themselves anyway; they stay, and go on with what they know.
        """
        for seat, name in enumerate(self.seats):
            if name != ME and not (staying and thinks_by_clock(self.bots[seat])):
                mixed = (self.match.seed * 1_000_003 + seat * 7919 + len(self.match.moves) * 104_729 + 1) % SEEDS
                self.bots[seat] = named(name)(mixed)

    @staticmethod
    def resumed(game: AnyGame, save: Save, path: Path, speaker: Speaker) -> Table:
        """A saved match played again to where it was left, or one sentence on the move that does not fit."""
        table = Table(game, save.replay.seed, save.seats, save.names, path)
        for n, (seat, action) in enumerate(save.replay.moves):
            try:
                table.play(seat, action)
            except IllegalAction as error:
                why = refusal(Speaker(speaker.lang, game, save.names), error)
                refuse(speaker, "file-moves", file=str(path), number=n + 1, total=len(save.replay.moves), why=why)
        table._seat_bots()
        return table

    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == ME]

    def last_choice(self, seat: int) -> int:
        """Where in the chronicle this seat chose last; at the beginning if it never did."""
        return max((at for at, told in enumerate(self.chronicle) if told.seat == seat), default=0)

    def play(self, seat: int, action: int) -> None:
        self.chronicle.append(Told(seat, action, self.match.play(seat, action)))

    def play_bot(self, seat: int) -> None:
        if self.chronicle and self.chronicle[-1].seat not in self.bots:
            self._seat_bots(staying=True)
        self.play(seat, int(self.bots[seat].choose(self.game, self.match.view(seat), seat)))

    def undo(self) -> int:
        """Take back everything from the last choice of a person on; how many moves that were, none if nobody has chosen."""
        people = self.people()
        for at in range(len(self.chronicle) - 1, -1, -1):
            if self.chronicle[at].seat in people:
                taken = len(self.chronicle) - at
                replay = self.match.replay()
                del replay.moves[at:]
                self.match = resume(self.game, replay)
                del self.chronicle[at:]
                self._seat_bots()
                return taken
        return 0

    def save(self, path: Path | None = None) -> Path:
        """Write the match down; OSError where that cannot be."""
        target = path or self.path
        saves.write(target, Save(self.match.replay(), self.seats, self.names))
        return target.absolute()

    def save_elsewhere(self) -> Path:
        """Write the match down in the folder for passing things, and stay there; OSError where that cannot be."""
        self.path = saves.write_elsewhere(self.path.name, Save(self.match.replay(), self.seats, self.names))
        return self.path

    def keeps_secret(self, one: int, other: int) -> bool:
        """Whether two seats now see different things."""
        views = [dump(self.match.view(seat)) for seat in (one, other)]
        for view in views:
            view.pop("viewer", None)
        return views[0] != views[1]

    def turn(self, seat: int) -> tuple[str, ...]:
        """What tells one turn from the next, as far as the game says it."""
        told = self.game.tell(self.match.view(seat))
        return tuple(f"{key}={told.get(key)!r}" for key in ("round", "turn", "active"))


def thinks_by_clock(bot: Bot[Any]) -> bool:
    return isinstance(bot, SearchBot) and bot.budget.ends_by_clock()
