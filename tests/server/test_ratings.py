"""Ratings of people and of bots' levels: which matches count, once each, and what standings and histories tell."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.server import ratings
from quintain.server.api_ratings import standings
from quintain.store import PersonRow, RatingRow, SeatRow, Store, TableRow
from tests.store.things import new_person

NUMBERS = iter(range(10_000))


def over(store: Store, seats: list[str], ranks: list[int], **columns: Any) -> TableRow:
    """A finished match: `anna` is a person, `bot:knight` a bot."""
    id = f"t{next(NUMBERS):09d}"
    row = TableRow(
        **{
            "id": id, "game": "majesty", "options": {}, "phase": "over", "rated": True, "ended": 1_000 + next(NUMBERS),
            "result": {"ranks": ranks, "points": [0] * len(ranks), "clause": "", "resigned": []}, **columns,
        }
    )  # fmt: skip
    sitting = [
        SeatRow(id, at, "bot", bot=name.removeprefix("bot:")) if name.startswith("bot:") else SeatRow(id, at, "person", name)
        for at, name in enumerate(seats)
    ]
    store.tables.create(row, sitting).result()
    return row


@pytest.fixture
def people(file_store: Store) -> Store:
    for name in ("anna", "boris", "clara"):
        new_person(file_store, name, kind="registered", name=name.title(), folded=name)
    new_person(file_store, "guest")
    return file_store


def known(store: Store, game: str = "majesty") -> dict[str, int]:
    return {row.player: row.matches for row in store.ratings.standings(game)}


def test_winners_rise_and_losers_fall(store: Store) -> None:
    for name in ("anna", "boris"):
        new_person(store, name, kind="registered", folded=name)
    for _ in range(5):
        assert ratings.count_match(store, over(store, ["anna", "boris", "bot:knight"], [1, 3, 2]))

    order = [row.player for row in store.ratings.standings("majesty")]
    assert ["anna", "bot:knight", "boris"] == order
    assert {"anna": 5, "boris": 5, "bot:knight": 5} == known(store)


def test_a_match_counts_once(people: Store) -> None:
    row = over(people, ["anna", "boris"], [1, 2])

    assert [True, False] == [ratings.count_match(people, row) for _ in range(2)]
    assert {"anna": 1, "boris": 1} == known(people)


@pytest.mark.parametrize(
    "columns",
    [{"rated": False}, {"unrated": ["hint"]}, {"unrated": ["undo"]}, {"phase": "ended"}, {"phase": "running"}, {"result": None}],
)
def test_practice_and_unfinished_matches_do_not_count(people: Store, columns: dict[str, Any]) -> None:
    assert not ratings.count_match(people, over(people, ["anna", "boris"], [1, 2], **columns))
    assert {} == known(people)


def test_guests_are_played_against_but_not_rated(people: Store) -> None:
    new_person(people, "program", kind="bot")
    assert ratings.count_match(people, over(people, ["anna", "guest", "program"], [1, 2, 3]))
    assert ratings.count_match(people, over(people, ["guest", "bot:lord"], [1, 2]))

    assert {"anna": 1, "bot:lord": 1} == known(people)


@pytest.mark.parametrize(
    "seats", [["anna", "anna"], ["bot:knight", "bot:knight"], ["guest", "program"], ["bot:search:9", "guest"]]
)
def test_nobody_is_compared_with_himself(people: Store, seats: list[str]) -> None:
    assert not ratings.count_match(people, over(people, seats, [1, 2]))


def test_a_level_at_several_seats_is_one_player(people: Store) -> None:
    ratings.count_match(people, over(people, ["anna", "bot:page", "bot:page"], [1, 2, 3]))

    assert {"anna": 1, "bot:page": 1} == known(people)
    (change,) = people.ratings.history("majesty", "bot:page")
    assert (2, 3) == (change.place, change.seats)


def test_games_are_rated_apart(people: Store) -> None:
    ratings.count_match(people, over(people, ["anna", "boris"], [1, 2]))
    ratings.count_match(people, over(people, ["anna", "boris"], [2, 1], game="mastery"))

    anna = {row.game: row.mu for row in people.ratings.of_player("anna")}
    assert anna["mastery"] < 25 < anna["majesty"]


def test_doubt_shrinks_and_never_quite_vanishes_for_people() -> None:
    row = TableRow("t", "majesty", {}, ended=1)
    before: dict[str, RatingRow] = {}
    for n in range(3_000):
        changes = ratings.rated(row, ["anna", "bot:king"], [1 + n % 2, 2 - n % 2], before)
        before = {each.player: RatingRow("majesty", each.player, each.mu, each.sigma, n, 1) for each in changes}

    assert before["bot:king"].sigma < before["anna"].sigma
    assert before["anna"].sigma > ratings.TAU


def test_the_stronger_gets_the_higher_number() -> None:
    """On the scale of the arena: 1500 for a newcomer."""
    assert 1500 == ratings.points(25.0)
    assert ratings.points(26.0) > 1500 > ratings.points(24.0)
    assert ratings.spread(8.0) > ratings.spread(1.0) > 0


def test_one_lucky_match_leads_nobody(people: Store) -> None:
    for _ in range(40):
        ratings.count_match(people, over(people, ["anna", "bot:page"], [1, 2]))
    ratings.count_match(people, over(people, ["clara", "anna"], [1, 2]))

    found = standings(people, "majesty", 0, 10)
    assert [1, 2, 3] == [each.place for each in found]
    assert "Anna" == found[0].name
    assert {"page"} == {each.bot for each in found if each.bot}
    assert [found[1]] == standings(people, "majesty", 1, 1)


def test_a_history_tells_how_it_came(people: Store) -> None:
    for ranks in ([1, 2], [1, 2], [2, 1]):
        ratings.count_match(people, over(people, ["anna", "boris"], ranks))
    (told,) = ratings.told(people, "anna")

    assert [1, 1, 2] == told.places
    assert told.rating == told.history[-1][1] == 1500 + sum(told.changes)
    assert [True, True, False] == [change > 0 for change in told.changes]
    assert sorted(when for when, _ in told.history) == [when for when, _ in told.history]


def test_what_ended_unseen_is_counted_later(people: Store) -> None:
    day = 24 * 3600 * 1000
    for ended in (1, 100 * day):
        over(people, ["anna", "boris"], [1, 2], ended=ended)

    assert [1, 0] == [ratings.count_missed(people, 101 * day) for _ in range(2)]


def test_a_seat_is_rated_under_its_name() -> None:
    people = {"anna": PersonRow("anna", "registered"), "guest": PersonRow("guest")}

    assert "anna" == ratings.player_of(SeatRow("t", 0, "person", "anna", bot="knight"), people)
    assert "" == ratings.player_of(SeatRow("t", 0, "person", "guest"), people)
    assert "" == ratings.player_of(SeatRow("t", 0, "person", "gone"), people)
    assert "bot:king" == ratings.player_of(SeatRow("t", 0, "bot", bot="king"), people)
