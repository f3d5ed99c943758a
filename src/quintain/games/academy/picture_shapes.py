"""The shapes of what lies on the table."""

from __future__ import annotations

from typing import TypedDict

from quintain.kernel.pictures import Hidden, Picture, SeatPicture


class CardPicture(TypedDict):
    """A card that the viewer knows."""

    card: str


class PlayedPicture(TypedDict):
    """A card played in this round, and where."""

    card: str
    board: str


class CoatPicture(TypedDict):
    """A coat of arms that the viewer knows; `open` when everybody does."""

    coat: str
    source: str
    points: int
    open: bool


class MarkerPicture(TypedDict):
    """A marker: its steps since the last reset, the space it shows, its laps, and the markers below it in its stack."""

    squire: str
    progress: int
    space: int
    laps: int
    below: int


class PlacePicture(TypedDict):
    """Who would get what if the board were scored as it stands."""

    place: str  # first, second, third, last, last_but_one; space on the King's track
    squire: str
    points: int
    steps: int
    certain: bool  # the points follow from what the viewer knows


class ExchangePicture(TypedDict):
    """AC-20. Who would exchange coats with whom."""

    squire: str
    rivals: list[str]  # the squire chooses one of them
    takes: int


class BoardPicture(TypedDict):
    """A track with its markers, the best first, those on zero last."""

    board: str
    markers: list[MarkerPicture]
    places: list[PlacePicture]
    due: bool  # it is still to be scored in this round
    scored: bool  # it has been scored in this round: its places show what was given
    taking: list[str]  # the order in which coats are taken from the Codex
    exchanges: list[ExchangePicture]


class ScorePicture(TypedDict):
    """Points as far as the viewer knows the coats: now, after the boards of this round, and after all of them as they stand."""

    now: int
    if_scored: int
    if_ended: int
    certain: bool  # no coat is hidden
    parts: dict[str, int]  # what each board would give


class SquirePicture(TypedDict):
    """A participant and what lies before it."""

    squire: str
    seat: int  # who decides for it; −1: nobody's, the neutral one
    colour: str
    concerned: bool  # the choice that is owed is about it
    pack: list[CardPicture | Hidden]
    kept: list[CardPicture | Hidden]
    hand: list[CardPicture | Hidden]
    played: list[PlayedPicture]
    coats: list[CoatPicture | Hidden]
    bonus: int  # points by AC-19
    bet: str | None
    score: ScorePicture


class AcademySeat(SeatPicture):
    """A player."""

    squires: list[str]
    first: bool  # holds Excalibur
    ready: bool  # has made its secret choice
    chosen: list[CardPicture | Hidden]  # the secret choice, as far as it is made
    cards: list[CardPicture | Hidden]  # Lancelot: before they lie under a colour
    piles: list[list[CardPicture]]  # Lancelot: shown, to be chosen from
    score: ScorePicture


class PassPicture(TypedDict):
    """To whom a squire passes its pack in this round."""

    squire: str
    to: str


class ScrollPicture(TypedDict):
    """AC-18. A scroll on its space, taken in this round, or laid aside."""

    space: int
    place: str
    taker: str | None


class SlotPicture(TypedDict):
    """AC-17. A coat on the Codex: what the viewer knows of it, who looked and who has taken it."""

    slot: int
    coat: CoatPicture | Hidden
    seen: list[int]
    taker: str | None


class MemoryPicture(TypedDict):
    """AC-4.5. A pack that the viewer has passed on, as he saw it last, and who has held it since."""

    pack: str
    cards: list[CardPicture]
    holders: list[str]


class AcademyPicture(Picture):
    """The table of Medieval Academy."""

    seats: list[AcademySeat]
    squires: list[SquirePicture]
    boards: list[BoardPicture]
    first: int
    direction: str
    passing: list[PassPicture]
    order: list[str]
    deck: int
    cup: int | None  # below zero on the black side
    side: str | None
    scrolls: list[ScrollPicture]
    codex: list[SlotPicture]
    memory: list[MemoryPicture]
