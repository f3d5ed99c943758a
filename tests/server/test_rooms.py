"""Joining a room and answering there: refusals are typed, repeated messages are one entry, others hear only what they may."""

from __future__ import annotations

import pytest

from quintain.games import new_game
from quintain.kernel.records import dump
from quintain.kernel.rng import Rng
from quintain.server.messages import Changed, Choose, Hello, Ping, Pong, Refuse, Resign, Shown, Taken, Welcome
from quintain.server.viewers import MOST_WAITING
from quintain.store import Missing, SeatRow, Store
from quintain.tables import Table
from quintain.tables.chronicle import Moved, read
from tests.server.house import EVERY, House, Page, in_loop
from tests.tables.around import seated, wander

PEOPLE = ("anna", "boris")


async def majesty(store: Store) -> tuple[House, Page, Page]:
    """Anna, who is asked, and Boris."""
    house = await House(store).open()
    table = await house.table("majesty", *PEOPLE)
    pages = await house.pages(table, *PEOPLE)
    asked = [page for page in pages if page.snapshot.decision is not None]
    [other] = [page for page in pages if page not in asked]
    return house, asked[0], other


@in_loop
async def test_whoever_comes_is_welcomed_with_what_he_may_know(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("academy", *PEOPLE)
    anna, boris, nobody = await house.pages(table, "anna", "boris", "")
    welcomes = [page.got(Welcome)[0] for page in (anna, boris, nobody)]

    assert [0, 1, -1] == [welcome.viewer for welcome in welcomes]
    assert [[0], [1], []] == [welcome.seats for welcome in welcomes]
    assert [True, False] == [seat.mine for seat in welcomes[0].table.seats]
    assert [False, False] == [seat.mine for seat in welcomes[2].table.seats]
    assert 64 == len(welcomes[2].table.commitment)
    match = house.room(table).table
    assert match is not None
    for welcome in welcomes:
        assert welcome.snapshot is not None
        assert match.game.picture(match.view(welcome.viewer)) == welcome.snapshot.picture


@in_loop
async def test_others_see_who_comes_and_goes(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", *PEOPLE)
    [anna] = await house.pages(table, "anna")
    [boris] = await house.pages(table, "boris")
    assert [True, True] == [seat.online for seat in anna.got(Changed)[-1].table.seats]
    [watcher] = await house.pages(table, "")
    assert 1 == anna.got(Changed)[-1].table.watchers
    boris.leave()
    watcher.leave()
    await house.hall.settled()

    assert [True, False] == [seat.online for seat in anna.got(Changed)[-1].table.seats]
    assert 0 == anna.got(Changed)[-1].table.watchers
    assert [] == boris.got(Changed)[1:]


@in_loop
async def test_a_table_that_is_not_there_is_missing(file_store: Store) -> None:
    house = await House(file_store).open()
    with pytest.raises(Missing):
        await house.hall.room("nowhere")
    assert house.hall.loaded("nowhere") is None


@in_loop
async def test_an_answer_is_taken_when_it_is_durable_and_shown_to_all(file_store: Store) -> None:
    _house, anna, boris = await majesty(file_store)
    told = await anna.choose(client="first")

    assert [Taken, Shown] == [type(message) for message in told]
    assert Taken("first", 1) == told[0]
    [entry] = [read(row.entry) for row in file_store.tables.entries(anna.table)]
    assert isinstance(entry, Moved)
    assert ("first", 1) == (entry.client, boris.snapshot.n)
    assert 1 == boris.got(Shown)[-1].snapshot.events[-1].n


@in_loop
async def test_the_same_message_again_is_the_same_entry(file_store: Store) -> None:
    """Even after others have answered, and after the room was read from the log again."""
    house, anna, boris = await majesty(file_store)
    asked = anna.snapshot.decision
    assert asked is not None
    message = Choose(asked.id, "once", [asked.actions[0].id])
    await anna.say(message)
    heard = len(boris.sent)

    assert [Taken("once", 1)] == await anna.say(message)
    assert heard == len(boris.sent)
    again = await house.again()
    [back] = await again.pages(anna.table, anna.person)
    assert [Taken("once", 1)] == await back.say(message)
    assert 1 == len(file_store.tables.entries(anna.table))


@in_loop
async def test_a_message_id_of_another_seat_is_refused(file_store: Store) -> None:
    _, anna, boris = await majesty(file_store)
    await anna.choose(client="mine")

    assert [Refuse("client-used", "mine")] == await boris.choose(0, decision=0, client="mine")


@in_loop
async def test_what_comes_too_late_or_is_not_asked_is_refused_and_changes_nothing(file_store: Store) -> None:
    _, anna, boris = await majesty(file_store)
    [refusal] = await boris.choose(0, decision=0, client="c2")
    assert isinstance(refusal, Refuse)
    assert ("not-asked", "c2") == (refusal.code, refusal.client)
    [stale] = await anna.choose(0, decision=77, client="s")
    assert isinstance(stale, Refuse)
    assert ("stale", "s") == (stale.code, stale.client)
    assert [] == file_store.tables.entries(anna.table)


@in_loop
async def test_an_illegal_answer_is_refused_with_its_clause(file_store: Store) -> None:
    house, anna, boris = await majesty(file_store)
    match = house.room(anna.table).table
    asked = anna.snapshot.decision
    assert match is not None and asked is not None
    legal = {action.id for action in asked.actions}
    wrong = next(action for action in range(int(match.game.space.size)) if action not in legal)
    heard = len(boris.sent)
    [refusal] = await anna.choose(wrong)
    [none] = await anna.choose(10**30)
    [empty] = await anna.say(Choose(asked.id, "e", []))

    assert isinstance(refusal, Refuse) and isinstance(none, Refuse) and isinstance(empty, Refuse)
    assert ("illegal", True) == (refusal.code, refusal.clause.startswith("MJ-"))
    assert ("illegal", "no-actions") == (none.code, empty.code)
    assert heard == len(boris.sent)


@in_loop
async def test_a_spectator_may_look_and_not_play(file_store: Store) -> None:
    house, anna, _ = await majesty(file_store)
    [watcher] = await house.pages(anna.table, "carl")

    assert [Refuse("no-seat", "c")] == await watcher.choose(0, decision=0, client="c")
    assert [Refuse("no-seat", "r")] == await watcher.say(Resign("r"))
    assert [Pong(5, house.clock())] == await watcher.say(Ping(5))
    [again] = await watcher.say(Hello(1))
    assert isinstance(again, Refuse) and "unreadable" == again.code


@in_loop
async def test_two_pages_of_one_seat_see_the_same(file_store: Store) -> None:
    house, anna, _ = await majesty(file_store)
    [phone] = await house.pages(anna.table, anna.person)
    await phone.choose()

    assert anna.sent[-1] == phone.sent[-1]
    assert anna.snapshot.decision == phone.snapshot.decision


@in_loop
async def test_whoever_comes_back_gets_the_events_since_what_he_has(file_store: Store) -> None:
    house, anna, boris = await majesty(file_store)
    for page in (anna, boris, anna):
        if page.snapshot.decision is not None:
            await page.choose()
    room = house.room(anna.table)
    assert room.table is not None and room.table.n >= 2
    back = await Page(house, boris.person, boris.table).enter(n=1)
    fresh = await Page(house, "", boris.table).enter()

    assert [entry.n for entry in room.table.entries[1:]] == [event.n for event in back.snapshot.events]
    assert 1 == back.snapshot.since
    assert list(range(room.table.n + 1)) == [event.n for event in fresh.snapshot.events]


@pytest.mark.parametrize("game", EVERY)
@in_loop
async def test_a_chain_is_one_entry_or_none(file_store: Store, game: str) -> None:
    """Wherever a seat is asked twice in a row and nothing new comes to light, both answers may come in one message."""
    table, chain = quiet_chain(game)
    if chain is None:
        assert "academy" == game  # hardly ever asked twice there without news
        return
    seat, actions = chain
    house = await House(file_store).open()
    people = [f"p{at}" for at in range(int(table.game.seats))]
    name = house.laid(table, people)
    pages = await house.pages(name, *people)
    refused = await pages[seat].choose(actions[0], 10**9)
    assert isinstance(refused[0], Refuse)
    assert ("illegal", 1) == (refused[0].code, refused[0].at)
    assert table.n == pages[seat].snapshot.n
    await pages[seat].choose(*actions)

    entry = read(file_store.tables.entries(name)[-1].entry)
    assert isinstance(entry, Moved) and actions == entry.actions
    assert table.n + 1 == pages[seat].snapshot.n
    assert [table.n + 1] == [shown.snapshot.n for shown in pages[seat - 1].got(Shown)]


def quiet_chain(game: str) -> tuple[Table, tuple[int, list[int]] | None]:
    for seed in range(6):
        table = seated(new_game(game, {"seats": 2 if game == "castlecraft" else 3}), seed=seed)
        for seat, action in wander(table, Rng.seeded(seed), 120):
            twin = Table.rebuilt(table.game, table.match.seed, table.sitters, table.entries)
            twin.play(seat, [action])
            if seat in twin.asked:
                second = twin.asked[seat].actions[0]
                third = Table.rebuilt(table.game, table.match.seed, table.sitters, table.entries)
                if [action, second] == third.play(seat, [action, second]).actions:
                    return table, (seat, [action, second])
    return table, None


@in_loop
async def test_too_many_messages_at_once_are_not_taken(file_store: Store) -> None:
    _, anna, _ = await majesty(file_store)
    room = anna.room()

    assert [True] * MOST_WAITING + [False] == [room.receive(anna.viewer, Ping(at)) for at in range(MOST_WAITING + 1)]
    await anna.house.hall.settled()
    assert MOST_WAITING == len(anna.got(Pong))


@in_loop
async def test_before_it_begins_a_table_has_no_match(file_store: Store) -> None:
    """When the last seat is filled it begins, and everybody who looks on is shown it."""
    house = await House(file_store).open()
    house.invite(["anna", "boris"])
    row = {"options": dump(new_game("majesty", {"seats": 2}).options), "host": "anna"}
    table = await house.table("majesty", "anna", "", **row)
    [anna] = await house.pages(table, "anna")
    assert (None, "open") == (anna.got(Welcome)[0].snapshot, anna.got(Welcome)[0].table.phase)
    assert [Refuse("not-begun", "c")] == await anna.say(Choose(0, "c", [0]))
    [boris] = await house.pages(table, "boris")
    assert -1 == boris.viewer.seat
    file_store.tables.seat(SeatRow(table, 1, "person", "boris", name="boris"), "open").result()
    await house.hall.begin(table)
    await house.hall.settled()

    assert 0 == anna.snapshot.n
    assert (1, [1]) == (boris.got(Welcome)[-1].viewer, boris.got(Welcome)[-1].seats)
    assert "running" == house.row(table).phase
    seed = house.row(table).seed
    await house.hall.begin(table)
    assert seed == house.row(table).seed
