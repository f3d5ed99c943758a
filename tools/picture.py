"""Draws `docs/pictures/majesty.svg`: the middle of a match of Majesty, as the terminal shows it.

Run as `python -m tools.picture`.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from quintain.bots import named
from quintain.cli.boards import majesty
from quintain.games import new_game
from quintain.kernel.match import Match
from quintain.words import Speaker

PICTURE: Final = Path(__file__).parent.parent / "docs" / "pictures" / "majesty.svg"
NAMES: Final = ("You", "Agnes", "Hugo", "Cecily")
SEED: Final = 7
MOVES: Final = 28  # made before the picture
WIDTH, HEIGHT = 80, 60


def main() -> None:
    game = new_game("majesty", {"seats": len(NAMES)})
    match: Match[Any] = Match(game, SEED)
    bots = [named("page")(seat) for seat in range(len(NAMES))]
    while len(match.moves) < MOVES or match.pending()[0] != 0:
        seat = int(match.pending()[0])
        match.play(seat, bots[seat].choose(game, match.view(seat), seat))
    speaker = Speaker("en", game, NAMES)
    view = match.view(0)
    decision = game.decision(view, 0)
    console = Console(file=io.StringIO(), record=True, width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor")
    console.print(majesty.draw(game, view, speaker, NAMES), height=HEIGHT)
    console.print()
    console.print(Text(speaker.prompt(decision), style="bold"))
    for number, label in enumerate(speaker.labels(view, 0, list(decision.actions)), 1):
        console.print(Text.assemble((f"{number:>3} ", "cyan"), label))
    PICTURE.write_text(console.export_svg(title="quintain play majesty", unique_id="majesty"), encoding="utf-8")


if __name__ == "__main__":
    main()
