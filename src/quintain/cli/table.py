"""A table in a terminal: it has names, a file, and bots that think in this process."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from quintain.bots.worker import Worker
from quintain.cli import saves
from quintain.cli.saves import ME, Save
from quintain.cli.trouble import refuse
from quintain.kernel.errors import IllegalAction, NotPending, ReplayMismatch
from quintain.kernel.game import AnyGame
from quintain.kernel.match import must_end_so
from quintain.kernel.records import dump
from quintain.kernel.rng import SEEDS, read_seed, seed_text
from quintain.kernel.types import Json
from quintain.tables import Refused, Sitter, Table, bot, person
from quintain.tables.archive import Archive, archived
from quintain.tables.programs import let_bot, thinks_by_clock
from quintain.words import Speaker, refusal

WIDTH = 128  # bits of a seed that is drawn


def drawn_seed() -> int:
    """A seed that nobody can guess, nor find from what it dealt."""
    return max(SEEDS, secrets.randbits(WIDTH))


def sitters(seats: Sequence[str], names: Sequence[str]) -> list[Sitter]:
    return [person(name) if seat == ME else bot(seat, name) for seat, name in zip(seats, names, strict=True)]


class KeptTable(Table):
    """The table, where it is saved, and what was drawn for its bots."""

    def __init__(self, game: AnyGame, seed: int, seats: list[str], names: list[str], path: Path, typed: bool = False) -> None:
        super().__init__(game, seed, sitters(seats, names))
        self.seats = seats
        self.names = names
        self.path = path  # where it is saved
        self.typed = typed  # whether a person typed the seed, and so fixed the bots' chance too
        self.root = _hashed(seed) if typed else secrets.token_hex(16)
        self._worker = Worker()
        self._archive: Archive | None = None

    @staticmethod
    def resumed(game: AnyGame, save: Save, path: Path, speaker: Speaker) -> KeptTable:
        """A saved match played again to where it was left, or one sentence on what does not fit."""
        table = KeptTable(game, read_seed(save.replay.seed), save.seats, save.names, path, save.typed)
        table.root = save.root or _hashed(table.match.seed)
        table.unrated = list(save.unrated)
        for n, (seat, action) in enumerate(save.replay.moves):
            try:
                table.play(seat, [action], "standing" if table.forced_answer(seat) == action else "own")
            except Refused as error:
                kind = NotPending if error.code != "illegal" else IllegalAction
                why = refusal(Speaker(speaker.lang, game, save.names), kind("", error.clause))
                refuse(speaker, "file-moves", file=str(path), number=n + 1, total=len(save.replay.moves), why=why)
        try:
            must_end_so(table.match, save.replay)
        except ReplayMismatch:
            saves.differs(save, path, speaker, "file-result")
        return table

    def play_bot(self, seat: int) -> None:
        """A bot chooses; one that thinks by the clock goes on with what it knows, since it could not repeat itself anyway."""
        let_bot(self, seat, self.root, lambda question: self._chosen(seat, question))

    def _chosen(self, seat: int, question: dict[str, Json]) -> int:
        if thinks_by_clock(self.bot_at(seat)):
            question["thinker"] = str(seat)
        return int(str(self._worker.answer(question)["action"]))

    def kept(self) -> Save:
        """What is written down; of a finished match the archive too."""
        if not self.over():
            self._archive = None
        elif self._archive is None:
            self._archive = archived(self, self.names)
        return Save(self.match.replay(), self.seats, self.names, self.root, self.typed, self.unrated, self._archive)

    def save(self, path: Path | None = None) -> Path:
        """Write the match down; OSError where that cannot be."""
        target = path or self.path
        saves.write(target, self.kept())
        return target.absolute()

    def save_elsewhere(self) -> Path:
        """Write the match down in the system's temporary directory, and stay there; OSError where that cannot be."""
        self.path = saves.write_elsewhere(self.path.name, self.kept())
        return self.path

    def keeps_secret(self, one: int, other: int) -> bool:
        """Whether two seats now see different things."""
        views = [dump(self.view(seat)) for seat in (one, other)]
        for view in views:
            view.pop("viewer", None)
        return views[0] != views[1]


def _hashed(seed: int) -> str:
    """Bots' chance where a person fixed everything by a number: it says nothing about the match's own."""
    return blake2b(f"bots {seed_text(seed)}".encode(), digest_size=16).hexdigest()
