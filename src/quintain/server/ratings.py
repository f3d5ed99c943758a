"""Ratings: OpenSkill, game by game, for registered people and for the levels of bots; only matches that count."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from quintain.bots import LEVELS
from quintain.contests.intervals import NORMAL
from quintain.contests.ratings import BETA, CENTRE, MEAN
from quintain.server.payloads import Rating
from quintain.store import ChangeRow, PersonRow, RatingRow, SeatRow, Store, TableRow

BOT: Final = "bot:"  # before a level, where a person's id would stand
TAU: Final = MEAN / 300  # how much a person may have changed between two matches; bots do not change
SCALE: Final = 400 / math.log(10) / (BETA * math.sqrt(2))  # points per unit of skill, as between two
LEVEL_NAMES: Final = frozenset(level.name for level in LEVELS)
LAST: Final = 5  # places that are told
CHANGES: Final = 20  # changes that are told
STALE: Final = 14 * 24 * 3600 * 1000  # milliseconds back in which a match is looked for that was not counted when it ended


def counts(row: TableRow) -> bool:
    """Whether a match is rated: it was to be, it is over, and nothing made it practice."""
    return row.phase == "over" and row.rated and not row.unrated and bool(row.result)


def player_of(seat: SeatRow, people: Mapping[str, PersonRow]) -> str:
    """Under which name a seat is rated; empty for guests, programs from outside and bots with a budget of their own."""
    if seat.kind == "bot":
        return f"{BOT}{seat.bot}" if seat.bot in LEVEL_NAMES else ""
    person = people.get(seat.person)
    return seat.person if person is not None and person.registered else ""


def count_match(store: Store, row: TableRow) -> bool:
    """Whether a finished match changed ratings; the same match again changes nothing. Waits until it is durable."""
    if not counts(row):
        return False
    seats = store.tables.seats([row.id])[row.id]
    people = store.people.many({seat.person for seat in seats if seat.person})
    players = [player_of(seat, people) for seat in seats]
    persons = [seat.person for seat in seats if seat.kind == "person"]
    ranks = row.result.get("ranks") if row.result else None
    if not isinstance(ranks, list) or len(ranks) != len(players) or len(set(persons)) != len(persons):
        return False
    if len(set(players)) < 2:  # nobody to be compared with
        return False
    places = [rank for rank in ranks if isinstance(rank, int)]
    wanted = sorted({player for player in players if player})
    return store.ratings.count(row.id, row.game, wanted, lambda before: rated(row, players, places, before)).result()


def count_missed(store: Store, now: int) -> int:
    """How many matches were counted that ended while nobody counted."""
    rows = store.tables.all(("over",), 10_000)
    return sum(count_match(store, row) for row in sorted(rows, key=lambda row: row.ended) if row.ended > now - STALE)


def rated(row: TableRow, players: Sequence[str], ranks: Sequence[int], before: Mapping[str, RatingRow]) -> list[ChangeRow]:
    """What a match makes of its players; whoever is not rated plays as a newcomer, and stays one.

    A level at several seats gets the mean of what each would give it.
    """
    model = PlackettLuce(mu=MEAN, beta=BETA, tau=0.0)
    teams = [[_skill(model, player, before)] for player in players]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    found = []
    for player in sorted({player for player in players if player}):
        own = [at for at, name in enumerate(players) if name == player]
        mu = sum(after[at].mu for at in own) / len(own)
        sigma = min(after[at].sigma for at in own)
        found.append(ChangeRow(row.id, player, row.game, row.ended, min(ranks[at] for at in own), len(players), mu, sigma))
    return found


def _skill(model: PlackettLuce, player: str, before: Mapping[str, RatingRow]) -> PlackettLuceRating:
    known = before.get(player)
    if known is None:
        return model.rating()
    drift = 0.0 if player.startswith(BOT) else TAU
    return model.create_rating([known.mu, math.hypot(known.sigma, drift)])


def points(mu: float) -> int:
    """Skill on the scale people know."""
    return round(CENTRE + SCALE * (mu - MEAN))


def spread(sigma: float) -> int:
    """Half of the 95 % interval, in points."""
    return round(SCALE * NORMAL * sigma)


def told(store: Store, player: str) -> list[Rating]:
    """A player's rating in every game, with its history."""
    return [_told(row, store.ratings.history(row.game, player)) for row in store.ratings.of_player(player)]


def _told(row: RatingRow, history: Sequence[ChangeRow]) -> Rating:
    line = [points(change.mu) for change in history]
    before = [round(CENTRE) if row.matches == len(line) else line[0], *line[:-1]] if line else []
    changes = [now - then for now, then in zip(line, before, strict=True)]
    return Rating(
        game=row.game,
        rating=points(row.mu),
        spread=spread(row.sigma),
        matches=row.matches,
        changes=changes[-CHANGES:],
        places=[change.place for change in history[-LAST:]],
        history=[[change.at, rating] for change, rating in zip(history, line, strict=True)],
    )


def standing(row: RatingRow) -> tuple[int, str]:
    """The order of standings: by what a player is at least, with 97.5 % certainty, so that one lucky match leads nobody."""
    return -(points(row.mu) - spread(row.sigma)), row.player
