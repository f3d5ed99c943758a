"""Ratings: how strong people and bot levels have shown to be, game by game, and how that changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select, update

from quintain.store import schema
from quintain.store.parts import Part
from quintain.store.rows import made


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A player of a game: a person's id, or `bot:` and a level; mu and sigma are OpenSkill's own numbers."""

    game: str
    player: str
    mu: float
    sigma: float
    matches: int
    at: int


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """What a match made of a player's rating."""

    table_id: str
    player: str
    game: str
    at: int
    place: int
    seats: int
    mu: float
    sigma: float


class Ratings(Part):
    """Rows of `ratings` and `rating_changes`."""

    def count(
        self, table: str, game: str, players: Sequence[str], rate: Callable[[Mapping[str, RatingRow]], Sequence[ChangeRow]]
    ) -> Future[bool]:
        """Whether a match was counted: once, and on what the players have at this moment, whatever ends beside it."""

        def work(connection: Connection) -> bool:
            done = schema.rating_changes.c.table_id
            if connection.scalar(select(done).where(done == table).limit(1)) is not None:
                return False
            row = schema.ratings.c
            mine = select(schema.ratings).where(row.game == game, row.player.in_(players)).order_by(row.player).with_for_update()
            before = {each.player: each for each in made(RatingRow, connection.execute(mine))}
            changes = rate(before)
            for each in changes:
                known = before.get(each.player)
                after = asdict(RatingRow(game, each.player, each.mu, each.sigma, known.matches + 1 if known else 1, each.at))
                if known:  # changed in its place: another process waits for the row, and must find it there
                    connection.execute(update(schema.ratings).where(row.game == game, row.player == each.player).values(after))
                else:
                    connection.execute(insert(schema.ratings), after)
                connection.execute(insert(schema.rating_changes), asdict(each))
            return bool(changes)

        return self.write(work)

    def standings(self, game: str) -> list[RatingRow]:
        """Everybody who is rated in a game, the highest mean first."""
        query = select(schema.ratings).where(schema.ratings.c.game == game)
        query = query.order_by(schema.ratings.c.mu.desc(), schema.ratings.c.player)
        return self.read(lambda connection: made(RatingRow, connection.execute(query)))

    def of_player(self, player: str) -> list[RatingRow]:
        """A player's rating in every game."""
        query = select(schema.ratings).where(schema.ratings.c.player == player).order_by(schema.ratings.c.game)
        return self.read(lambda connection: made(RatingRow, connection.execute(query)))

    def history(self, game: str, player: str, limit: int = 500) -> list[ChangeRow]:
        """The last changes, the oldest first."""
        row = schema.rating_changes.c
        query = select(schema.rating_changes).where(row.game == game, row.player == player)
        query = query.order_by(row.at.desc(), row.table_id.desc()).limit(limit)
        return self.read(lambda connection: made(ChangeRow, connection.execute(query)))[::-1]
