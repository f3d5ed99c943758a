"""What happens around a match: chat, hints, rematches, and matches whose rules have changed."""

from __future__ import annotations

import asyncio

import pytest

from quintain.kernel.rng import Rng, read_seed, seed_text
from quintain.server.messages import Advised, Again, Agree, AskHint, Changed, Refuse, Resign, Said, Say, Shown, Taken, Welcome
from quintain.store import Store
from quintain.tables.chronicle import Hinted, read
from quintain.tables.commitment import commitment
from tests.server.house import House, Page, in_loop, played


async def mastery(store: Store, **columns: object) -> tuple[House, Page, Page, Page]:
    house = await House(store).open()
    house.invite(["carl"])
    table = await house.table("mastery", "anna", "boris", **columns)
    anna, boris, carl = await house.pages(table, "anna", "boris", "carl")
    return house, anna, boris, carl


@in_loop
async def test_seats_and_spectators_talk_apart_until_the_end(file_store: Store) -> None:
    house, anna, boris, carl = await mastery(file_store)
    await anna.say(Say("a", "  good\nluck \x00 "))
    await carl.say(Say("c", "she bluffs"))
    assert ["good luck"] == [said.line.text for said in boris.got(Said)]
    assert ["she bluffs"] == [said.line.text for said in carl.got(Said)]
    assert ["seats", "watchers"] == [page.got(Said)[0].line.talk for page in (anna, carl)]
    dora = await Page(house, "dora", anna.table).enter()
    assert ["she bluffs"] == [line.text for line in dora.got(Welcome)[0].chat]
    await anna.say(Resign("r"))

    for page in (anna, boris, carl):
        assert {"good luck", "she bluffs"} == {said.line.text for said in page.got(Said)}
    late = await Page(house, "", anna.table).enter()
    assert ["good luck", "she bluffs"] == [line.text for line in late.got(Welcome)[0].chat]
    await carl.say(Say("c2", "well played"))
    assert "well played" == boris.got(Said)[-1].line.text


@in_loop
async def test_a_line_said_twice_is_one_line(file_store: Store) -> None:
    _, anna, boris, _ = await mastery(file_store)
    await anna.say(Say("a", "hello"))
    await anna.say(Say("a", "hello"))

    assert 1 == len(boris.got(Said))
    assert 1 == len(file_store.chat.lines(anna.table))
    assert 2 == len(anna.got(Said))


@in_loop
async def test_who_is_muted_is_not_heard(file_store: Store) -> None:
    house, anna, boris, _ = await mastery(file_store)
    deaf = Page(house, "boris", anna.table)
    deaf.viewer.__init__("boris", "boris", deaf.sent.append, ["anna"])  # type: ignore[misc]
    await deaf.enter()
    await anna.say(Say("a", "hello"))

    assert (1, 0) == (len(boris.got(Said)), len(deaf.got(Said)))


@pytest.mark.parametrize(("text", "code"), [("   \n", "empty"), ("x" * 501, "too-long")])
@in_loop
async def test_lines_that_say_nothing_or_too_much_are_refused(file_store: Store, text: str, code: str) -> None:
    house, anna, boris, _ = await mastery(file_store)

    assert [Refuse(code, "c")] == await anna.say(Say("c", text))
    assert [Refuse("no-name", "c")] == await (await Page(house, "", anna.table).enter()).say(Say("c", "hi"))
    assert [] == boris.got(Said)


@in_loop
async def test_a_hint_is_logged_and_told_to_whoever_asked_alone(file_store: Store) -> None:
    _house, anna, boris, _ = await mastery(file_store)
    page, other = (anna, boris) if anna.snapshot.decision else (boris, anna)
    told = await page.say(AskHint("h", 2))
    await asyncio.sleep(0)
    [advice] = page.got(Advised)
    asked = page.snapshot.decision
    assert asked is not None

    assert Taken("h", 1) == told[0]
    assert ("h", asked.id) == (advice.client, advice.decision)
    assert 1 <= len(advice.best) <= 2
    assert {best.action for best in advice.best} <= {action.id for action in asked.actions}
    assert Hinted(1, page.viewer.seat, "h") == read(file_store.tables.entries(page.table)[0].entry)
    assert ["hint"] == other.snapshot.unrated
    assert [] == other.got(Advised)
    assert [Refuse("not-asked", "o", "")] == await other.say(AskHint("o"))
    await page.say(AskHint("h", 2))
    assert 1 == len(file_store.tables.entries(page.table))


@in_loop
async def test_where_the_table_gives_no_hints_there_are_none(file_store: Store) -> None:
    _, anna, _, carl = await mastery(file_store, hints=False)

    assert [Refuse("no-hints", "h")] == await anna.say(AskHint("h"))
    assert [Refuse("no-seat", "h")] == await carl.say(AskHint("h"))
    assert [] == file_store.tables.entries(anna.table)


@in_loop
async def test_a_rematch_opens_when_all_people_want_it_and_everybody_moves_on(file_store: Store) -> None:
    house = await House(file_store).open()
    table = await house.table("majesty", "anna", "boris", ":squire", pace="live", move_ms=60_000, name="Sunday")
    anna, boris = await house.pages(table, "anna", "boris")
    assert [Refuse("not-over", "x")] == await anna.say(Again("x"))
    await played(house, [anna, boris], Rng.seeded(3))
    await anna.say(Again("1"))
    assert [True, False, False] == [seat.rematch for seat in boris.got(Changed)[-1].table.seats]
    await anna.say(Again("2", on=False))
    await boris.say(Again("3"))
    assert "" == boris.got(Changed)[-1].table.next
    await anna.say(Again("4"))

    new = boris.got(Changed)[-1].table.next
    row, old = house.row(new), house.row(table)
    assert new == old.next and table == row.previous
    assert [("squire", ""), ("", "anna"), ("", "boris")] == [
        (seat.bot, seat.person) for seat in file_store.tables.seats([new])[new]
    ]
    assert ("running", "live", 60_000, "Sunday") == (row.phase, row.pace, row.move_ms, row.name)
    assert old.seed != row.seed and old.bots_root != row.bots_root
    await anna.say(Again("5"))
    assert new == house.row(table).next
    [there] = await house.pages(new, "anna")
    assert 1 == there.viewer.seat


@in_loop
async def test_the_seed_is_committed_to_and_has_nothing_to_do_with_the_bots(file_store: Store) -> None:
    house, anna, _, _ = await mastery(file_store)
    row = house.row(anna.table)

    assert row.commitment == commitment(row.seed, row.salt) == anna.got(Welcome)[0].table.commitment
    assert read_seed(row.seed) >= 2**53 and row.seed == seed_text(read_seed(row.seed))
    for secret in (row.seed, row.salt, row.bots_root):
        assert not any(secret.encode() in sent for sent in anna.sent)


@pytest.mark.parametrize("change", ["rules", "content", "options"])
@in_loop
async def test_a_match_of_other_rules_is_frozen_and_ended_by_consent(
    file_store: Store, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    house, anna, _, _ = await mastery(file_store, pace="live", move_ms=60_000)
    table = anna.table
    if anna.snapshot.decision:
        await anna.choose()
    n = house.row(table).n
    changes = {"rules": 99} if change == "rules" else {"content": "other"} if change == "content" else {"options": {"seats": 77}}
    file_store.tables.change(table, **changes).result()
    again = await house.again()
    a, b, c = await again.pages(table, "anna", "boris", "carl")
    assert "frozen" == a.got(Welcome)[0].table.phase
    shown = a.got(Welcome)[0].snapshot
    if change == "options":
        assert shown is None
    else:
        assert shown is not None and shown.decision is None and shown.n == n
    await again.pass_time(10 * 60_000)
    assert n == house.row(table).n
    [refused] = await b.say(Resign("r"))
    assert isinstance(refused, Refuse) and "frozen" == refused.code
    await a.say(Agree("1"))
    assert "frozen" == b.got(Changed)[-1].table.phase
    await b.say(Agree("2"))

    assert "ended" == c.got(Changed)[-1].table.phase == house.row(table).phase
    assert [] == [shown for shown in c.got(Shown) if shown.snapshot.decision is not None]
