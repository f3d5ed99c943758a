"""Laws 14 to 16: what is drawn, asked and previewed is plain, true and tells no more than a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union, get_args, get_origin, is_typeddict

from quintain.kernel import COMPILED
from quintain.kernel.events import Chronicle
from quintain.kernel.game import AnyGame
from quintain.kernel.types import TRUTH
from tests.laws.breach import claim, difference
from tests.laws.secrecy import identities, told, viewers
from tests.laws.walks import Walk

PREVIEWED = 40  # actions of one decision that are compared; the rest are as many again of the same verbs


def pictures(walk: Walk) -> None:
    """14. Scene and picture are plain JSON of the declared shape; secrets do not move a picture."""
    game, rng = walk.game(), walk.chance()
    assert walk.subject.alter is not None
    scene = game.scene()
    plain(scene, "scene")
    fits(scene, game.scene_shape, "scene")
    claim(not difference(thawed(scene), thawed(game.scene())), "a scene differs from itself")
    for state in walk.positions(game):
        for viewer in [*viewers(game), TRUTH]:
            view = game.view(state, viewer) if viewer != TRUTH else state
            drawn = game.picture(view)
            plain(drawn, "picture")
            fits(drawn, game.picture_shape, "picture")
            common(game, state, drawn, viewer)
            if viewer == TRUTH:
                continue
            altered = state.clone()
            walk.subject.alter(game, altered, viewer, rng)
            place = difference(thawed(drawn), thawed(game.picture(game.view(altered, viewer))))
            claim(not place, f"{viewer} sees another picture when only secrets are altered: {place}")


def common(game: AnyGame, state: Any, drawn: Mapping[str, Any], viewer: int) -> None:
    """What a picture of every game says."""
    asked = [int(seat) for seat in game.pending(state)]
    claim(drawn["viewer"] == viewer, f"a picture for {viewer} says that it is for {drawn['viewer']}")
    claim(drawn["asked"] == asked, f"a picture says that {drawn['asked']} owe a choice, but {asked} do")
    claim(drawn["over"] == (not asked), "a picture is wrong about the end")
    seats = [seat["seat"] for seat in drawn["seats"]]
    claim(seats == list(range(game.seats)), f"a picture shows the seats {seats}")
    claim(all("points" in seat and "leads" in seat for seat in drawn["seats"]), "a seat without points, or without who leads")


def absence(walk: Walk) -> None:
    """15. Whose turn it is, is public, and rounds go on; for a seat that is away a legal answer is known from its own view."""
    game = walk.game()
    round = 0
    for state in walk.positions(game):
        turn = game.turn_of(state).key()
        claim(turn[2] >= round, f"round {turn[2]} comes after round {round}")
        claim(-1 <= turn[1] < game.seats, f"it is the turn of seat {turn[1]}, which there is not")
        claim(bool(game.pending(state)) or turn[1] < 0, f"it is over, and the turn of seat {turn[1]}")
        round = turn[2]
        for viewer in viewers(game):
            seen = game.turn_of(game.view(state, viewer)).key()
            claim(turn == seen, f"{viewer} thinks the turn is {seen}, but it is {turn}")
        for seat in game.pending(state):
            view = game.view(state, seat)
            answer, routine = game.absent(view, seat), game.routine(view, seat)
            legal = game.legal(state, seat)
            claim(answer in legal, f"for seat {seat}, which is away, {answer} is answered, which it may not choose")
            claim(answer == game.absent(state, seat), f"the answer for seat {seat}, which is away, depends on secrets")
            claim(routine < 0 or routine in legal, f"the routine answer of seat {seat} is {routine}, which it may not choose")


def previews(walk: Walk) -> None:
    """16. Facts and questions are plain, the same alone and together, and of the declared shape; the set-up tells no secret."""
    game = walk.game()
    opening = Chronicle()
    start = game.start(walk.seed, opening)
    for viewer in viewers(game):
        visible = identities(game.view(start, viewer))
        for event in opening.events:
            claim(type(event) in game.events, f"{type(event).__name__} happened, but is not among the events of the game")
            secret = identities(event.seen_by(viewer)) - visible
            claim(not secret, f"{viewer} hears of {sorted(secret)} in {told(event)} before the first choice")
    for state in walk.positions(game):
        for seat in game.pending(state):
            view = game.view(state, seat)
            decision, true = game.decision(view, seat), game.decision(state, seat)
            plain(decision.about, "question")
            claim(
                decision.about == true.about, f"seat {seat} is asked about {true.about}, but from its view about {decision.about}"
            )
            some = decision.actions[:: max(1, len(decision.actions) // PREVIEWED)]
            together = game.previews(view, seat, some)
            claim(len(together) == len(some), "not every choice is previewed")
            for action, facts in zip(some, together, strict=True):
                plain(facts, "facts")
                fits(facts, game.facts_shape, "facts")
                alone = thawed(game.facts(view, seat, action))
                place = difference(alone, thawed(facts))
                claim(not place, f"the facts of {game.space.text(action)} differ alone and together: {place}")


def thawed(value: Mapping[str, object]) -> Any:
    return dict(value)


def plain(value: object, path: str) -> None:
    """JSON without fractions, by its own types: a vec or a machine integer would not travel."""
    if value is None or type(value) in (bool, int, str):
        return
    if type(value) is dict:
        for key, item in value.items():
            claim(type(key) is str, f"{path} has the key {key!r}")
            plain(item, f"{path}.{key}")
    elif type(value) is list:
        for at, item in enumerate(value):
            plain(item, f"{path}[{at}]")
    else:
        claim(False, f"{path} is a {type(value).__name__}, which is not JSON without fractions")


def fits(value: object, shape: object, path: str) -> None:
    """The value has the declared shape; read interpreted only, as compiled shapes forget their parts."""
    if COMPILED:
        return
    from tools.typescript import Json, fields_of

    if shape is dict:
        claim(False, f"the shape of {path} is not declared")
    if shape in (Json, object):
        return
    if is_typeddict(shape):
        claim(type(value) is dict, f"{path} is {value!r}, not a table")
        fields = fields_of(shape)  # type: ignore[arg-type]
        found: dict[str, object] = value  # type: ignore[assignment]
        claim(set(found) <= set(fields), f"{path} has undeclared {sorted(set(found) - set(fields))}")
        missing = [name for name, (_, may_lack) in fields.items() if not may_lack and name not in found]
        claim(not missing, f"{path} lacks {missing}")
        for name, item in found.items():
            fits(item, fields[name][0], f"{path}.{name}")
        return
    origin, args = get_origin(shape), get_args(shape)
    if origin is list:
        claim(type(value) is list, f"{path} is {value!r}, not a list")
        for at, item in enumerate(value):  # type: ignore[arg-type, var-annotated]
            fits(item, args[0], f"{path}[{at}]")
    elif origin is dict:
        claim(type(value) is dict, f"{path} is {value!r}, not a table")
        for key, item in value.items():  # type: ignore[attr-defined]
            fits(item, args[1], f"{path}.{key}")
    elif origin is Union or type(shape).__name__ == "UnionType":
        claim(any(fitting(value, arg) for arg in args), f"{path} is {value!r}, none of {shape}")
    elif args:  # literals
        claim(value in args, f"{path} is {value!r}, not one of {args}")
    else:
        claim(type(value) is shape, f"{path} is {value!r}, not {shape}")


def fitting(value: object, shape: object) -> bool:
    try:
        fits(value, shape, "")
    except AssertionError:
        return False
    return True
