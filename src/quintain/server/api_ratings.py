"""Standings and people over HTTP."""

from __future__ import annotations

from typing import Final

from quintain.server import lobby, ratings
from quintain.server.api_games import known
from quintain.server.endpoints import Ask, Endpoint, Number
from quintain.server.payloads import Profile, Standing
from quintain.server.troubles import Denied
from quintain.store import RatingRow, Store, TableRow

LISTED: Final = 100
RECENT: Final = 20


async def read_standings(ask: Ask) -> list[Standing]:
    """Registered people and levels of bots in one game, by what each is at least."""
    service = ask.service
    return await service.read(standings, service.store, known(ask.path["game"]), ask.query["from"], ask.query["count"])


def standings(store: Store, game: str, start: int, count: int) -> list[Standing]:
    rows = sorted(store.ratings.standings(game), key=ratings.standing)
    shown = rows[start : start + count]
    people = store.people.many(row.player for row in shown if not row.player.startswith(ratings.BOT))
    names = {person.id: person.name for person in people.values()}
    return [_standing(place, row, names) for place, row in enumerate(shown, start + 1)]


def _standing(place: int, row: RatingRow, names: dict[str, str]) -> Standing:
    level = row.player.removeprefix(ratings.BOT) if row.player.startswith(ratings.BOT) else ""
    return Standing(
        place=place,
        name=level or names.get(row.player, ""),
        person="" if level else row.player,
        bot=level,
        rating=ratings.points(row.mu),
        spread=ratings.spread(row.sigma),
        matches=row.matches,
    )


async def read_person(ask: Ask) -> Profile:
    """A person: name, ratings with their history, and the last matches that everybody may see."""
    service = ask.service
    person = await service.read(service.store.people.get, ask.path["person"])
    if person is None:
        raise Denied("not-found", "there is nobody with this id")
    mine = ask.person is not None and ask.person.id == person.id
    rows = await service.read(_recent, service.store, person.id, mine)
    recent = await lobby.infos(service, rows, ask.person)
    told = await service.read(ratings.told, service.store, person.id)
    return Profile(person.id, person.name, person.registered, told, list(recent.values()))


def _recent(store: Store, person: str, mine: bool) -> list[TableRow]:
    rows = store.tables.of_person(person, ("over",), RECENT if mine else 5 * RECENT)
    return [row for row in rows if row.public or mine][:RECENT]


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/ratings/{game}",
        read_standings,
        list[Standing],
        query=(Number("from", 0, 1_000_000, 0), Number("count", 1, LISTED, LISTED)),
        codes=("no-game",),
    ),
    Endpoint("GET", "/api/people/{person}", read_person, Profile),
)
