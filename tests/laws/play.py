"""Laws 1, 2, 3, 6, 11 and 13: what play must be like."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from quintain.kernel.errors import IllegalAction, NotPending
from quintain.kernel.events import Chronicle, Log
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match, resume
from quintain.kernel.records import digest
from quintain.kernel.replay import read_replay
from tests.laws.breach import Breach, claim, same
from tests.laws.walks import Walk, picked, stored

HUGE = (2**31, 2**53, 2**63 - 1, 2**63, 2**64, 2**70)


def progress(walk: Walk) -> None:
    """1. While it is not over, somebody owes a choice and has at least one; every game ends within its bound."""
    game, rng, clauses = walk.game(), walk.chance(), walk.subject.clauses
    claim(game.bound > 0, "the game states no bound on its length")
    for state in walk.positions(game):
        for seat in game.pending(state):
            claim(0 <= seat < game.seats, f"seat {seat} owes a choice, but there are {game.seats} seats")
            claim(len(game.legal(state, seat)) > 0, f"seat {seat} owes a choice and has none")
            asked = game.decision(state, seat)
            claim(asked.clause in clauses, f"the clause that asks is {asked.clause!r}, which is not among the rules")
            claim(bool(asked.prompt), "a decision has no question")
    state, taken = game.start(walk.seed), 0
    while pick := picked(game, state, walk.choices[taken] if taken < len(walk.choices) else int(rng.below(1 << 30))):
        claim(taken < game.bound, f"more than {game.bound} choices were taken")
        game.apply(state, *pick, Log())
        taken += 1
    claim(not game.pending(state), f"seats {list(game.pending(state))} owe a choice and have none")
    _ended(walk, game, state)


def _ended(walk: Walk, game: AnyGame, state: Any) -> None:
    """An outcome has a rank and points for every seat, and a clause."""
    outcome = game.outcome(state)
    ranks = outcome.ranks
    claim(len(ranks) == len(outcome.points) == game.seats, "an outcome does not speak of every seat")
    claim(
        ranks == [1 + sum(other < rank for other in ranks) for rank in ranks], f"{ranks} are no ranks, 1 the best, equals sharing"
    )
    claim(
        outcome.clause in walk.subject.clauses,
        f"the clause that ended the game is {outcome.clause!r}, which is not among the rules",
    )


def order(walk: Walk) -> None:
    """2. `pending` and `legal` are ascending, without duplicates; `describe` then encode gives the action back."""
    game = walk.game()
    for state in walk.positions(game):
        seats = list(game.pending(state))
        claim(seats == sorted(set(seats)), f"pending is {seats}")
        for seat in seats:
            actions = list(game.legal(state, seat))
            claim(actions == sorted(set(actions)), f"legal is {actions}")
            claim(actions == game.decision(state, seat).actions, "the decision offers something else than legal")
            for action in actions:
                claim(0 <= action < game.space.size, f"action {action} lies outside the space of {game.space.size}")
                _told(game, action)


def _told(game: AnyGame, action: int) -> None:
    told, text = game.space.describe(action), game.space.text(action)
    try:
        back = game.space.encode(told), game.space.parse(text)
    except ValueError as error:
        raise Breach(f"action {action} is told as {text!r}, which cannot be read: {error}") from error
    claim(back == (action, action), f"action {action} is told as {told} and {text!r}, which read as {back}")


def determinism(walk: Walk) -> None:
    """3. The same replay gives the same digest, twice; whether somebody listens or not. (Other processes: `forms.py`.)"""
    game = walk.game()
    replay = stored(walk, game)
    every = 1 + len(replay["moves"]) // 16
    first = digests(game, replay, every=every)
    claim(first == digests(game, replay, every=every), "a second time the same moves lead elsewhere")
    claim(first == digests(walk.game(), replay, every=every), "under new rules of the same options the same moves lead elsewhere")
    claim(first == digests(game, replay, Chronicle(), every), "with somebody listening the same moves lead elsewhere")
    kept = read_replay({"game": game.key, "rules": game.rules, **{key: replay[key] for key in ("options", "seed", "moves")}})
    claim(first[-1] == digest(resume(walk.game(), kept).state), "resumed from its replay the match stands elsewhere")


def digests(game: AnyGame, replay: dict[str, Any], log: Log | None = None, every: int = 1) -> list[str]:
    """The digest of every position of a replay, or of every so-manieth and the last."""
    state = game.start(replay["seed"])
    found = [digest(state)]
    for number, (seat, action) in enumerate(replay["moves"], 1):
        game.apply(state, seat, action, log or Log())
        if number % every == 0 or number == len(replay["moves"]):
            found.append(digest(state))
    return found


def conservation(walk: Walk) -> None:
    """6. The game's own list: cards, knights, coins, castles are neither made nor lost."""
    game = walk.game()
    for state in walk.positions(game):
        faults = game.faults(state)
        claim(not faults, "; ".join(faults))


def commitment(walk: Walk) -> None:
    """11. Simultaneous choices give the same state in whatever order they arrive."""
    game, rng = walk.game(), walk.chance()
    for state in walk.positions(game):
        seats = list(game.pending(state))
        if len(seats) < 2:
            continue
        choice = {}
        for seat in seats:
            actions = list(game.legal(state, seat))
            choice[seat] = actions[int(rng.below(len(actions)))]
        orders = (
            list(permutations(seats))
            if len(seats) <= 3
            else [seats[at:] + seats[:at] for at in range(len(seats))] + [seats[::-1]]
        )
        ends = [_committed(game, state.clone(), choice, arriving) for arriving in orders]
        for arriving, end in zip(orders, ends, strict=True):
            same(ends[0], end, f"choices in the order {list(arriving)} lead elsewhere than in the order {list(orders[0])}")


def _committed(game: AnyGame, state: Any, choice: dict[int, int], arriving: Any) -> Any:
    for seat in arriving:
        claim(seat in game.pending(state), f"seat {seat} owes no choice any more once another has chosen")
        claim(choice[seat] in game.legal(state, seat), f"seat {seat} may not choose any more what it could before another chose")
        game.apply(state, seat, choice[seat], Log())
    return state


def refusal(walk: Walk) -> None:
    """13. An illegal action raises and leaves the state's digest unchanged."""
    game, rng = walk.game(), walk.chance()
    size = int(game.space.size)
    for state in walk.positions(game):
        match = Match(game, 0, state.clone())
        before, pending = digest(match.state), match.pending()
        others = [seat for seat in range(game.seats) if seat not in pending]
        strangers = [*others, -1, -2, int(game.seats), *HUGE, *(-number for number in HUGE)]
        for seat in strangers:
            clause = _refused(match, seat, 0, NotPending)
            claim(clause in walk.subject.clauses, f"out of turn is refused by {clause!r}, which is not among the rules")
        for seat in pending:
            legal = set(game.legal(state, seat))
            wild = [-1, size, size + 1, *HUGE, *(-number for number in HUGE)]
            within = [action for action in {int(rng.below(size)) for _ in range(6)} if action not in legal]
            for action in wild:
                _refused(match, seat, action, IllegalAction)
            for action in within:
                clause = _refused(match, seat, action, IllegalAction)
                claim(
                    clause in walk.subject.clauses,
                    f"{game.space.text(action)} is refused by {clause!r}, which is not among the rules",
                )
        claim(before == digest(match.state), "refusing changed the state")
        claim(not match.moves, "a refused move was recorded")


def _refused(match: Match[Any], seat: int, action: int, how: type[IllegalAction]) -> str:
    try:
        match.play(seat, action)
    except how as refused:
        return refused.clause
    except Exception as error:
        raise Breach(f"seat {seat} with action {action} is answered by {type(error).__name__}: {error}") from error
    raise Breach(f"seat {seat} may play action {action}, which is not legal")
