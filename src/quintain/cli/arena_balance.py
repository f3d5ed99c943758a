"""What an arena says of the game: what its sides are worth, and how matches ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quintain.contests import Result
from quintain.contests.balance import SEAT, Share, balance, endings
from quintain.contests.contest import Contest
from quintain.games import new_game
from quintain.words import Speaker

NAMED: Final = ("army", "castle", "faction")  # kinds whose sides are things of the game; the others are numbers


def balance_heads(speaker: Speaker) -> list[str]:
    return [speaker.say(f"head-{head}") for head in ("side", "sat", "wins", "fair")]


def balance_rows(contest: Contest, results: Sequence[Result], speaker: Speaker) -> list[tuple[str, ...]]:
    """Every side: how often it was played, what part of those matches it won, and how many times its fair share that is."""
    known = Speaker(speaker.lang, new_game(contest.game, contest.options))
    return [
        (side_told(kind, side, speaker, known), *numbers(share))
        for kind, shares in balance(results).items()
        for side, share in shares.items()
    ]


def numbers(share: Share) -> tuple[str, ...]:
    part, low, high = share.told()
    return str(share.matches), f"{part:.1%} ({100 * low:.0f}–{100 * high:.0f})", f"{share.times_fair():.2f}"


def side_told(kind: str, side: str, speaker: Speaker, known: Speaker) -> str:
    if kind in NAMED:
        return known.name(kind, side)
    return speaker.say("arena-seat" if kind == SEAT else "arena-turn", number=int(side))


def endings_told(results: Sequence[Result], speaker: Speaker) -> str:
    """Which clauses ended how many matches."""
    found = endings(results)
    parts = [f"{clause} {count / found.total():.1%}" for clause, count in found.most_common()]
    return speaker.say("simulate-endings", endings=", ".join(parts))
