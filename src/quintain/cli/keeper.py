"""Saving a match that is played in a terminal, asked or unasked, and saying so."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from quintain.cli import saves
from quintain.cli.screen import Screen
from quintain.cli.table import KeptTable
from quintain.cli.trouble import reason
from quintain.words import Speaker


class Keeper:
    """Where the wanted place fails, another is tried; that there is none is said once."""

    def __init__(self, table: KeptTable, screen: Screen, speaker: Speaker, notes: list[str], tongue: str) -> None:
        self._table: Final = table
        self._screen: Final = screen
        self._speaker: Final = speaker
        self._notes: Final = notes  # said before the next question
        self._tongue: Final = tongue  # to go on in the same language
        self._kept = -1  # how many entries the file has
        self._homeless = False  # there is no place to keep the match, and that was said

    def behind(self) -> bool:
        """Whether something has happened that is not in the file."""
        return self._kept != self._table.n

    def keep(self) -> Path | None:
        """Save without being asked; where the wanted place fails, the system's temporary directory may do, else none does."""
        self._kept = self._table.n
        path: Path | None = None
        try:
            path = self._table.save()
        except OSError as error:
            file = str(self._table.path)
            self._sorry(self._speaker.say("save-failed", file=file, detail=reason(error, self._speaker)))
            try:
                path = self._table.save_elsewhere()
            except OSError:
                self._sorry(self._speaker.say("save-nowhere"))
        self._homeless = path is None
        return path

    def _sorry(self, sentence: str) -> None:
        """Said once, until there is a place again; before the next question too, since the screen may be cleared for it."""
        if not self._homeless:
            self._screen.line(sentence)
            self._notes.extend([] if self._screen.plain else [sentence])

    def save(self, wanted: str) -> None:
        """Save where a person wants it, or where it is kept anyway."""
        try:
            path = self._table.save(saves.typed(wanted) if wanted else None)
        except OSError as error:
            file = wanted or str(self._table.path)
            self._screen.line(self._speaker.say("save-failed", file=file, detail=reason(error, self._speaker)))
            return
        self._screen.line(self._speaker.say("saved", file=str(path)), unbroken=True)

    def leave(self) -> None:
        """Saved for the last time, with the command to go on."""
        path = self.keep()
        self._screen.line()
        if path is None:
            self._screen.line(self._speaker.say("left-unsaved"))
        else:
            self._screen.line(self._speaker.say("left", file=self._command(path)), unbroken=True)

    def crashed(self) -> None:
        """Something is wrong in the rules: where the match is that shows it."""
        path = self.keep()
        self._screen.line(self._speaker.say("crashed-unsaved" if path is None else "crashed", file=str(path)))

    def show(self, path: Path | None) -> None:
        """The command to watch a finished match."""
        if path is not None:
            self._screen.line(self._speaker.say("kept", file=self._command(path)), "dim", unbroken=True)

    def _command(self, path: Path) -> str:
        return shlex.quote(str(path)) + self._tongue
