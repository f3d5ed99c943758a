"""Laws 7 to 10 and 12: who may know what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quintain.kernel.events import Chronicle, Event
from quintain.kernel.game import AnyGame
from quintain.kernel.playout import playout
from quintain.kernel.records import Record, digest, dump
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, SPECTATOR, TRUTH
from tests.laws.breach import claim, same
from tests.laws.walks import Walk


def viewers(game: AnyGame) -> list[int]:
    return [SPECTATOR, *range(int(game.seats))]


def redeal(walk: Walk) -> None:
    """7. `view(determinise(view(s, p), r), p) == view(s, p)`, and the imagined state obeys law 6 and can be played to the end."""
    game, rng = walk.game(), walk.chance()
    for number, state in enumerate(walk.positions(game)):
        before = digest(state)
        for viewer in viewers(game):
            view = game.view(state, viewer)
            claim(view.viewer == viewer, f"the view of {viewer} says that it is of {view.viewer}")
            same(view, game.view(view, viewer), f"what {viewer} sees of its own view differs from it")
            seen = digest(view)
            imagined = game.determinise(view, rng)
            claim(imagined.viewer == TRUTH, "an imagined state must say that it hides nothing")
            same(view, game.view(imagined, viewer), f"what {viewer} sees of an imagined state differs from what it saw")
            claim(seen == digest(view), "imagining the rest changed the view")
            faults = game.faults(imagined)
            claim(not faults, f"imagined for {viewer}: {'; '.join(faults)}")
            for seat in game.pending(imagined):
                claim(len(game.legal(imagined, seat)) > 0, f"in an imagined state seat {seat} owes a choice and has none")
            if number or viewer != walk.seed % game.seats:
                continue  # playing to the end takes long; one imagined state of each walk is enough
            taken = playout(game, imagined, rng)
            claim(taken <= game.bound, f"an imagined state is played for {taken} choices, more than {game.bound}")
        claim(before == digest(state), "looking at a state changed it")


def perturbation(walk: Walk) -> None:
    """8. Shuffling or altering hidden fields in the true state does not move the view; no other field is blanked."""
    game, rng = walk.game(), walk.chance()
    assert walk.subject.alter is not None, (
        f"write tests/games/{walk.subject.name}/secrets.py with alter(game, state, viewer, rng)"
    )
    for state in walk.positions(game):
        for viewer in viewers(game):
            view = game.view(state, viewer)
            altered = state.clone()
            altered.rng = Rng.seeded(rng.below(1 << 30))
            same(view, game.view(altered, viewer), f"{viewer} sees another view when only chance to come is altered")
            walk.subject.alter(game, altered, viewer, rng)
            same(view, game.view(altered, viewer), f"{viewer} sees another view when only secrets are altered")
            true, seen = dump(state), dump(view)
            shown = [name for name in state.fields if name not in {*state.hidden, "viewer"} and true[name] != seen[name]]
            claim(not shown, f"the view of {viewer} blanks {shown}, which are not declared hidden")


def public_turn(walk: Walk) -> None:
    """9. `pending(view(s, p)) == pending(s)`."""
    game = walk.game()
    for state in walk.positions(game):
        seats = list(game.pending(state))
        for viewer in viewers(game):
            told = list(game.pending(game.view(state, viewer)))
            claim(told == seats, f"{viewer} thinks that {told} owe a choice, but {seats} do")


def own_choices(walk: Walk) -> None:
    """10. `legal(view(s, p), p) == legal(s, p)`, and so is the decision."""
    game = walk.game()
    for state in walk.positions(game):
        for seat in game.pending(state):
            view = game.view(state, seat)
            true, seen = list(game.legal(state, seat)), list(game.legal(view, seat))
            claim(true == seen, f"seat {seat} may choose among {true}, but from its view among {seen}")
            asked, told = game.decision(state, seat), game.decision(view, seat)
            claim(
                (asked.clause, asked.prompt) == (told.clause, told.prompt), f"seat {seat} is asked another question in its view"
            )
            for action in true[:20]:
                facts, known = game.facts(state, seat, action), game.facts(view, seat, action)
                claim(facts == known, f"the label of {game.space.text(action)} mentions {facts}, but from the view {known}")


def discretion(walk: Walk) -> None:
    """12. Every identity in an event seen by `p` is visible to `p` in the view before or after it."""
    game = walk.game()
    for state, seat, action in walk.moves(game):
        after, log = state.clone(), Chronicle()
        game.apply(after, seat, action, log)
        for event in log.events:
            claim(type(event) in game.events, f"{type(event).__name__} happened, but is not among the events of the game")
        for viewer in viewers(game):
            visible = identities(game.view(state, viewer)) | identities(game.view(after, viewer))
            for event in log.events:
                secret = identities(event.seen_by(viewer)) - visible
                claim(not secret, f"{viewer} hears of {sorted(secret)} in {told(event)}, seen in no view of {viewer}")


def told(event: Event) -> str:
    return f"{event.name} {dump(event)}"


def identities(whole: Any) -> set[int]:
    """All identities that are not hidden, in a record and the records in it."""
    found: set[int] = set()
    for name in whole.fields:
        value = getattr(whole, name)
        for item in value if isinstance(value, Iterable) and not isinstance(value, str) else [value]:
            if isinstance(item, Record):
                found |= identities(item)
            elif name in whole.identities and item != HIDDEN:
                found.add(item)
    return found
