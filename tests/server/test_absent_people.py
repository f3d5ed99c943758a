"""People who are away: time runs out, a bot takes over, the person comes back, at every kind of decision of every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quintain.games import GAMES, new_game
from quintain.kernel.rng import Rng
from quintain.server.messages import Refuse, Return, Taken
from quintain.store import Store
from quintain.tables import Table, absence, standing
from quintain.tables.chronicle import Moved, Seated, read
from tests.server.house import EVERY, House, in_loop
from tests.tables.around import seated, wander

MOVE, RESERVE = 20_000, 5_000


def decisions(game: str) -> Iterator[tuple[Table, int]]:
    """Every kind of question that random play meets, once each: the match as it stands there, and who is asked."""
    met: set[str] = set()
    for seed in range(3):
        for seats in (2, GAMES[game].choices.highest):
            table = seated(new_game(game, {"seats": seats}), seed=seed)
            for _ in wander(table, Rng.seeded(seed + 3), 400):
                for seat, asked in table.asked.items():
                    if asked.prompt not in met:
                        met.add(asked.prompt)
                        yield table, seat


@pytest.mark.parametrize("game", EVERY)
@in_loop
async def test_time_runs_out_at_every_kind_of_decision(file_store: Store, game: str) -> None:
    """The rules answer; a secret window of another's turn ends with a pass that nobody counts."""
    house = await House(file_store).open()
    met = 0
    for match, seat in decisions(game):
        people = [f"p{at}" for at in range(len(match.sitters))]
        asked = match.asked[seat]
        turn = int(match.game.turn_of(match.match.state).seat)
        window = standing.window(match.game, asked) and seat != turn
        table = house.laid(match, people, pace="live", move_ms=MOVE, reserve_ms=RESERVE)
        [page] = await house.pages(table, people[seat])
        absent = int(match.game.absent(match.view(seat), seat))
        limit = 15_000 if window else MOVE + RESERVE
        await house.pass_time(limit - 1)
        assert [] == file_store.tables.entries(table)[match.n :]
        await house.pass_time(1)
        first = [read(row.entry) for row in file_store.tables.entries(table)[match.n :]]
        own = [entry for entry in first if isinstance(entry, Moved) and entry.seat == seat]
        assert [standing.pass_of(match.game, asked) if window else absent] == own[0].actions, asked.prompt
        assert ("standing" if window else "absent") == own[0].by
        assert page.snapshot.n == match.n + len(first)
        met += 1
        await house.hall.forget(table)

    assert met > 1


@pytest.mark.parametrize("game", EVERY)
@in_loop
async def test_a_bot_answers_and_a_person_returns_at_every_kind_of_decision(file_store: Store, game: str) -> None:
    house = await House(file_store).open()
    for match, seat in decisions(game):
        people = [f"p{at}" for at in range(len(match.sitters))]
        away = Table.rebuilt(match.game, match.match.seed, match.sitters, match.entries)
        absence.represent(away, seat)
        taken, back = house.laid(away, people), house.laid(away, people)
        await house.pages(taken, people[seat])
        await house.pass_time(2_000)
        answer = read(file_store.tables.entries(taken)[away.n].entry)
        assert isinstance(answer, Moved)
        assert (seat, "deputy") == (answer.seat, answer.by)
        [page] = await house.pages(back, people[seat])
        assert page.snapshot.decision is None
        assert Taken("back", away.n + 1) in await page.say(Return("back"))
        returned = page.snapshot.decision
        assert returned is not None and match.asked[seat].prompt == returned.prompt
        assert match.asked[seat].actions == [action.id for action in returned.actions]
        await page.choose()
        last = read(file_store.tables.entries(back)[away.n + 1].entry)
        assert isinstance(last, Moved) and (seat, "own") == (last.seat, last.by)
        for table in (taken, back):
            await house.hall.forget(table)


@in_loop
async def test_after_three_in_a_row_a_knight_takes_over(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris", pace="live", move_ms=10_000, reserve_ms=0)
    [watcher] = await house.pages(table, "")
    await house.pass_time(70_000)
    entries = [read(row.entry) for row in file_store.tables.entries(table)]
    first = entries[0]
    assert isinstance(first, Moved)
    away = [entry for entry in entries if isinstance(entry, Seated)]

    assert [first.seat, 1 - first.seat] == [entry.seat for entry in away]
    assert ["away", "away"] == [entry.why for entry in away]
    for entry in away:
        before = [each for each in entries[: entry.n] if isinstance(each, Moved) and each.seat == entry.seat]
        assert ["absent"] * 3 == [each.by for each in before]
    assert "away" in watcher.snapshot.unrated
    assert "over" == house.row(table).phase  # nobody is left who would be waited for


@in_loop
async def test_only_who_is_represented_comes_back(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris")
    anna, _ = await house.pages(table, "anna", "boris")
    [refused] = await anna.say(Return("x"))

    assert isinstance(refused, Refuse) and "no-person" == refused.code


@in_loop
async def test_a_person_who_answers_in_between_is_not_away(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris", pace="live", move_ms=10_000)
    pages = await house.pages(table, "anna", "boris")
    for round_ in range(3):
        for _ in pages:
            asked = next(page for page in pages if page.snapshot.decision is not None)
            if round_ == 1:
                await asked.choose()
            else:
                await house.pass_time(10_000)

    assert not [row for row in file_store.tables.entries(table) if isinstance(read(row.entry), Seated)]
