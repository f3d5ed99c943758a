"""A match as a text that a player can read: per move the seat, the choices, the move, what happened and the digest."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b

from quintain.games import new_game
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.records import digest, dump
from quintain.kernel.rng import SEEDS, Rng
from quintain.words import Speaker
from tests.golden.plans import Play

NAMES = ("Anna", "Boris", "Clara", "David", "Eva", "Felix", "Greta", "Hugo")
SHOWN = 16  # a longer list of choices is shown by its beginning, its number and its digest


def chance(seed: int) -> Rng:
    """Chance of those who choose; that of the match is its own."""
    return Rng.seeded((seed + 1_000_003) % SEEDS)


def written(plan: Play) -> str:
    """The text of a planned match."""
    game = new_game(plan.game, plan.options)
    return "\n".join(lines(plan, game)) + "\n"


def lines(plan: Play, game: AnyGame) -> Iterator[str]:
    speaker = Speaker("en", game, NAMES[: int(game.seats)])
    match, rng = Match(game, plan.seed), chance(plan.seed)
    yield f"{speaker.say('title')}, revision {game.rules} of the rules, seed {plan.seed}"
    yield f"options {json.dumps(dump(game.options), ensure_ascii=False)}"
    yield f"= {digest(match.state)}"
    while seats := match.pending():
        seat = seats[int(rng.below(len(seats)))]
        asked = match.decision(seat)
        action = asked.actions[int(rng.below(len(asked.actions)))]
        others = f", as do {', '.join(str(other) for other in seats if other != seat)}" if len(seats) > 1 else ""
        yield ""
        yield f"{len(match.moves) + 1}. seat {seat} owes a choice by {asked.clause}{others}"
        yield f"   may {choices(game, asked.actions)}"
        yield f"   does {game.space.text(action)}"
        for event in match.play(seat, action):
            yield f"   - {speaker.event(event)}"
        yield f"   = {digest(match.state)}"
    outcome = game.outcome(match.state)
    yield ""
    yield f"over by {outcome.clause}"
    for seat, (rank, points) in enumerate(zip(outcome.ranks, outcome.points, strict=True)):
        yield f"   {NAMES[seat]}: rank {rank}, points {points}"


def choices(game: AnyGame, actions: list[int]) -> str:
    """Every choice in order, or enough to see that nothing changed."""
    texts = [game.space.text(action) for action in actions]
    if len(texts) <= SHOWN:
        return " | ".join(texts)
    mark = blake2b("\n".join(texts).encode(), digest_size=6).hexdigest()
    return f"{' | '.join(texts[: SHOWN // 2])} | … | {texts[-1]} ({len(texts)} in all, {mark})"
