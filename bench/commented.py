"""Writes a commented match: `python -m bench.commented majesty --budget 400 --seed 7 --out docs/matches`.

Bots that search play it; beside the replay a transcript tells turn by turn what happened, and at the turning points, where the
hope of a seat changed most, what the bot on turn thought of its best choices.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from quintain.bots import SearchBot, bot_seed, named
from quintain.bots.value import share_forecast
from quintain.bots.values import value_of
from quintain.contests.openings import drawn, open_by_lot
from quintain.games import GAMES, new_game
from quintain.kernel.match import Match
from quintain.kernel.records import dump
from quintain.words import Speaker

POINTS: Final = 8  # turning points
NAMES: Final = {2: ["Anna", "Hugo"], 3: ["Anna", "Hugo", "Edith"], 4: ["Anna", "Hugo", "Edith", "Odo"]}


def hope(game: Any, state: Any, value: Any) -> list[int]:
    """What each seat may hope for, in hundredths: the mean of its chances to end before an opponent."""
    points, shares = vec[float]([0.0] * int(game.seats)), vec[float]([0.0] * int(game.seats))
    share_forecast(points, value.forecast(state, points), shares)
    return [round(100 * each) for each in shares]


def play(game: Any, spec: str, seed: int) -> tuple[Match[Any], list[list[int]]]:
    """The match, and what everybody might hope for before each move."""
    match: Match[Any] = Match(game, seed)
    open_by_lot(match, drawn(game.key, int(game.seats)), seed)
    bots = [named(spec)(bot_seed("commented", seed, seat)) for seat in range(int(game.seats))]
    value: Any = value_of(game)
    hopes = [hope(game, match.state, value)] * (len(match.moves) + 1)
    while not match.over():
        seat = match.pending()[0]
        match.play(seat, int(bots[seat].choose(game, match.view(seat), seat)))
        hopes.append(hopes[-1] if match.over() else hope(game, match.state, value))
    return match, hopes


def thoughts(match: Match[Any], at: int, spec: str, names: list[str]) -> str:
    """What the seat on turn before a move thought of its best choices."""
    before = match.rewound(at)
    seat = before.pending()[0]
    bot = named(spec)(1)
    assert isinstance(bot, SearchBot)
    found = bot.advise(match.game, before.view(seat), seat)[:3]
    told = [f"`{match.game.space.text(each.action)}` {100 * each.worth:.0f} %" for each in found]
    made = match.game.space.text(match.moves[at][1])
    return f"> {names[seat]} thought: {', '.join(told)}; chose `{made}`."


def turning_points(match: Match[Any], hopes: list[list[int]]) -> set[int]:
    """The moves with a choice after which hopes had changed most."""
    found = []
    for at in range(len(match.moves)):
        change = max(abs(after - before) for before, after in zip(hopes[at], hopes[at + 1], strict=True))
        found.append((-change, at))
    return {at for _, at in sorted(found)[:POINTS]}


def transcript(match: Match[Any], hopes: list[list[int]], spec: str, seed: int) -> str:
    game, names = match.game, NAMES[int(match.game.seats)]
    speaker = Speaker("en", game, names)
    turning = turning_points(match, hopes)
    lines = [
        f"# {speaker.say('title')}: {' against '.join(names)}",
        "",
        f"All seats were `{spec}`; seed {seed}, {len(match.moves)} choices. Percentages are hopes: the mean chance to end before"
        " an opponent, by the bots' own judgement. Lines with a bar on the left say what the bot on turn thought."
        + (f" The first {lots} choices were drawn by lot." if (lots := drawn(game.key, int(game.seats))) else ""),
        "",
        " ".join(speaker.event(event) for event in match.opening),
        "",
    ]
    again: Match[Any] = Match(game, seed)
    turn: Any = None
    for at, (seat, action) in enumerate(match.moves):
        now = game.turn_of(again.state)
        if now.key() != turn:
            turn = now.key()
            told = ", ".join(f"{name} {each} %" for name, each in zip(names, hopes[at], strict=True))
            whose = f", {names[int(now.seat)]}" if now.seat >= 0 else ""
            round_told = f"round {int(now.round)}, " if now.round else ""
            lines += ["", f"**{round_told}turn {int(now.number)}{whose}** ({told})", ""]
        if at in turning and len(game.legal(again.state, seat)) > 1:
            lines += [thoughts(match, at, spec, names), ""]
        said = " ".join(speaker.event(event) for event in again.play(seat, action))
        lines.append(said)
    lines += ["", *speaker.outcome(game.outcome(match.state)), ""]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--budget", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("docs/matches"))
    chosen = parser.parse_args()
    game = new_game(chosen.game, {**GAMES[chosen.game].choices.among_programs, "seats": chosen.seats})
    spec = f"search:{chosen.budget}"
    match, hopes = play(game, spec, chosen.seed)
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / f"{chosen.game}.json").write_text(json.dumps(dump(match.replay())) + "\n", encoding="utf-8")
    (chosen.out / f"{chosen.game}.md").write_text(transcript(match, hopes, spec, chosen.seed), encoding="utf-8")
    print(chosen.game, match.outcome(), len(match.moves))


if __name__ == "__main__":
    main()
