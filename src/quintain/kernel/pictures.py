"""The shapes that scenes, pictures and facts of all games share, and what of them can be said without knowing the game."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from quintain.kernel.agenda import State
from quintain.kernel.game import AnyGame
from quintain.kernel.types import Json


class Name(TypedDict):
    """The name of a thing that no catalogue lists: a message with its arguments, said by every client in its language.

    An argument is a number, a text, or a thing: {"noun": "army", "id": "orcs"}.
    """

    message: str
    args: dict[str, Json]


class Argument(TypedDict):
    """An argument of a verb: the ids of a noun, ids of its own, or numbers from low to high."""

    name: str
    noun: NotRequired[str]
    ids: NotRequired[list[str]]
    low: NotRequired[int]
    high: NotRequired[int]


class VerbShape(TypedDict):
    """A verb as it is declared."""

    verb: str
    args: list[Argument]


class Scene(TypedDict):
    """What never changes during a match. A game's own scene adds its map, tracks and cards."""

    game: str
    rules: int
    seats: int
    nouns: dict[str, list[str]]  # the ids of each noun
    aliases: dict[str, str]  # nouns with the same things as another: from the one to the other
    names: dict[str, dict[str, Name]]  # per noun, of the things that no catalogue lists
    amended: dict[str, Name]  # clauses that read otherwise at this table: their whole texts
    verbs: list[VerbShape]


class TurnShape(TypedDict):
    """Whose turn it is, and which."""

    number: int  # another number is another turn
    seat: int  # −1 where all act at once, or nobody


class Picture(TypedDict):
    """What lies on the table for a viewer. A game's own picture adds `seats` and everything else."""

    viewer: int  # −1 a spectator, −2 nothing is hidden
    turn: TurnShape
    round: int  # 0 where a game has no rounds
    phase: str  # an id, named by phase-<id> in the catalogue
    asked: list[int]  # who owes a choice now
    over: bool


class SeatPicture(TypedDict):
    """What every game shows of a seat. A game's own adds what it holds."""

    seat: int
    points: int  # as they stand; where points are secret, what the viewer may know of them
    leads: bool  # nobody is ahead of it by what is public


class Hidden(TypedDict):
    """A thing the viewer may not know; what is public of it stands beside."""

    hidden: bool  # always true
    back: NotRequired[str]
    owner: NotRequired[int]


def scene_of(game: AnyGame) -> Scene:
    """The part of a scene that follows from the declarations; a game's `scene` begins with it."""
    nouns: dict[str, list[str]] = {}
    aliases: dict[str, str] = {}
    names: dict[str, dict[str, Name]] = {}
    for noun, ids in game.nouns.items():
        twin = [other for other in nouns if game.nouns[other] == ids]
        if twin:
            aliases[noun] = twin[0]
        else:
            nouns[noun] = list(dict.fromkeys(ids))  # a box may hold several of a kind
        called: dict[str, Name] = {}
        for key in ids:
            name = game.called(noun, key)
            if name is not None:
                called[key] = {"message": name.message, "args": name.args}
        if called and not (twin and names.get(twin[0]) == called):
            names[noun] = called
    verbs: list[VerbShape] = []
    for verb in game.space.verbs:
        args: list[Argument] = []
        for argument in verb.arguments:
            same = [noun for noun, ids in game.nouns.items() if argument.ids and ids == argument.ids]
            if same:
                args.append({"name": argument.name, "noun": argument.name if argument.name in same else same[0]})
            elif argument.ids:
                args.append({"name": argument.name, "ids": list(argument.ids)})
            else:
                args.append({"name": argument.name, "low": argument.low, "high": argument.low + argument.size - 1})
        verbs.append({"verb": verb.name, "args": args})
    return {
        "game": game.key,
        "rules": game.rules,
        "seats": int(game.seats),
        "nouns": nouns,
        "aliases": aliases,
        "names": names,
        "amended": {clause: {"message": text.message, "args": text.args} for clause, text in game.amended().items()},
        "verbs": verbs,
    }


def picture_of(game: AnyGame, view: State) -> Picture:
    """The part of a picture that is the same for all games; a game's `picture` begins with it."""
    turn = game.turn_of(view)
    asked = [int(seat) for seat in game.pending(view)]
    return {
        "viewer": int(view.viewer),
        "turn": {"number": int(turn.number), "seat": int(turn.seat)},
        "round": int(turn.round),
        "phase": turn.phase,
        "asked": asked,
        "over": not asked,
    }
