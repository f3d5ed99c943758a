"""When and how a person is told of a table: delays, reminders, second channel, digest, holiday; nothing once answered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quintain.server.carriers import Delivery
from quintain.server.letters import DAY, HOUR, Letter
from quintain.server.means import News, Question
from quintain.server.notices import concerns_others, of_event, of_question
from quintain.server.notifier import DIGEST, RETRIES, Notifier
from quintain.store import ChannelRow, PersonRow, SeatRow, Store, TableRow
from tests.store.things import new_person, notices

NOW = 1_000_000_000
PUSH, HOOK, MAIL = (ChannelRow(f"{kind}-channel", "anna", kind) for kind in ("push", "webhook", "mail"))


def row(**columns: Any) -> TableRow:
    return TableRow(
        **{"id": "aaaaaaaaaa", "game": "majesty", "options": {}, "phase": "running", "pace": "days", "turn": [0], **columns}
    )


def times(channels: list[ChannelRow], due: int = NOW + 8 * HOUR, **columns: Any) -> list[tuple[str, str, int]]:
    """What is told when, in hours after the question."""
    found = of_question(row(**columns), Question(0, "anna", 5, due), channels, NOW)
    return [(notice.kind, notice.channel.partition("-")[0], (notice.due - NOW) // HOUR) for notice in found]


def test_a_question_is_told_once_and_reminded_at_a_half_a_quarter_and_an_eighth() -> None:
    assert [("turn", "push", 0), ("reminder", "push", 4), ("reminder", "push", 6), ("reminder", "push", 7)] == times([PUSH])


def test_reminders_go_on_to_a_second_channel_and_the_last_to_all() -> None:
    found = times([MAIL, HOOK, PUSH])

    assert [("turn", "push", 0), ("turn", "webhook", 0), ("turn", "mail", 0)] == found[:3]
    assert [("reminder", "push", 4), ("reminder", "webhook", 6)] == found[3:5]
    assert [("reminder", "push", 7), ("reminder", "webhook", 7), ("reminder", "mail", 7)] == found[5:]


def test_a_channel_that_gathers_reminds_only_before_the_loss() -> None:
    assert [("turn", "mail", 0), ("reminder", "mail", 7)] == times([ChannelRow("mail-channel", "anna", "mail", digest=True)])


def test_a_channel_waits_as_long_as_its_owner_wants() -> None:
    late = ChannelRow("push-channel", "anna", "push", delay_ms=3 * HOUR)

    assert ("turn", "push", 3) == times([late])[0]
    assert [] == times([ChannelRow("push-channel", "anna", "push", delay_ms=9 * HOUR)], pace="none", due=NOW + HOUR)


def test_silent_and_closed_channels_say_nothing() -> None:
    off = ChannelRow("push-channel", "anna", "push", on=False)
    silent = ChannelRow("mail-channel", "anna", "mail", silent=["aaaaaaaaaa"])

    assert [] == times([off, silent]) == times([])


def test_without_a_limit_there_are_no_reminders_and_with_seconds_no_notices() -> None:
    assert [("turn", "push", 0)] == times([PUSH], due=0, pace="none")
    assert [] == times([PUSH], pace="live")


def test_a_person_alone_with_bots_is_left_alone() -> None:
    people = [SeatRow("t", seat, "person", name) for seat, name in enumerate(("anna", "boris", "anna"))]

    assert concerns_others(people)
    assert not concerns_others([people[0], people[2], SeatRow("t", 1, "bot", bot="knight")])


def test_beginning_and_end_are_told_in_play_by_days() -> None:
    assert ["over"] == [notice.kind for notice in of_event(row(), "over", "anna", [PUSH], NOW)]
    assert [] == of_event(row(pace="none"), "over", "anna", [PUSH], NOW)


class Carried:
    """A carrier that keeps letters and answers as it is told to."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Letter]] = []
        self.answer = Delivery("arrived")

    def carry(self, person: PersonRow, channel: ChannelRow, letter: Letter) -> Delivery:
        self.letters.append((channel.id, letter))
        return self.answer


class House:
    """Anna with channels and Boris without, at a table; a notifier with a clock that is set."""

    def __init__(self, store: Store, *channels: ChannelRow) -> None:
        self.store = store
        self.at = NOW
        self.carried = Carried()
        new_person(store, "anna", settings={"lang": "ru"})
        new_person(store, "boris")
        for channel in channels:
            store.channels.put(channel).result()
        kinds = dict.fromkeys(("push", "mail", "webhook"), self.carried)
        self.notifier = Notifier(store, kinds, "https://play.example.org", lambda: self.at)
        self.notifier._reachable = store.channels.people()
        self.table()

    def table(self, id: str = "aaaaaaaaaa", **columns: Any) -> TableRow:
        made = row(id=id, **columns)
        people = [SeatRow(id, 0, "person", "anna"), SeatRow(id, 1, "person", "boris")]
        self.store.tables.create(made, people).result()
        return made

    def hear(self, *questions: Question, id: str = "aaaaaaaaaa", **changes: Any) -> None:
        changes = {"turn": [question.seat for question in questions], **changes}
        self.store.tables.change(id, **changes).result()
        found = self.store.tables.get(id)
        assert found is not None
        self.notifier.plan(News(found, list(questions)))

    def deliver(self, later: int = 0) -> list[str]:
        """The titles of the letters that went out after so long."""
        self.at += later
        before = len(self.carried.letters)
        asyncio.run(self._all())
        return [letter.title for _, letter in self.carried.letters[before:]]

    async def _all(self) -> None:
        while await self.notifier.deliver():
            pass


MINE = Question(0, "anna", 5, NOW + 8 * HOUR)


def test_a_notice_tells_the_game_and_leads_to_the_table(store: Store) -> None:
    house = House(store, PUSH)
    store.tables.change("aaaaaaaaaa", name="Воскресенье").result()
    house.hear(MINE)

    (said,) = house.deliver()
    _, letter = house.carried.letters[0]
    assert "Ваш ход" in said and "«Воскресенье»" in said
    assert ("/t/aaaaaaaaaa", "https://play.example.org/t/aaaaaaaaaa", "ru") == (letter.path, letter.link, letter.lang)
    assert 8 * HOUR == letter.lasts
    channel = store.channels.get(PUSH.id)
    assert channel is not None and ("arrived", NOW) == (channel.state, channel.at)


def test_a_notice_comes_once_and_then_reminders(store: Store) -> None:
    house = House(store, PUSH)
    house.hear(MINE)
    house.hear(MINE)

    assert 1 == len(house.deliver())
    house.hear(MINE)
    assert [] == house.deliver(3 * HOUR)
    assert ["осталось 4 часа" in said for said in house.deliver(HOUR)] == [True]
    assert ["осталось 2 часа" in said for said in house.deliver(2 * HOUR)] == [True]
    assert ["осталось 60 минут" in said for said in house.deliver(HOUR)] == [True]
    assert [] == house.deliver(10 * HOUR)


def test_an_answered_question_is_not_told(store: Store) -> None:
    house = House(store, ChannelRow(PUSH.id, "anna", "push", delay_ms=HOUR))
    house.hear(MINE)
    house.hear(Question(1, "boris", 6, NOW + 9 * HOUR))

    assert [] == house.deliver(9 * HOUR)
    assert [] == notices(store, table_id="aaaaaaaaaa")


def test_a_question_that_was_answered_a_moment_ago_is_not_told(store: Store) -> None:
    """The row of the table is looked at before a letter goes out."""
    house = House(store, PUSH)
    house.hear(MINE)
    store.tables.change("aaaaaaaaaa", turn=[1]).result()

    assert [] == house.deliver()


def test_the_next_question_is_told_again(store: Store) -> None:
    house = House(store, PUSH)
    house.hear(MINE)
    assert 1 == len(house.deliver())
    house.hear(Question(0, "anna", 9, NOW + 9 * HOUR))

    assert 1 == len(house.deliver())


def test_the_end_is_told_and_the_question_dropped(store: Store) -> None:
    house = House(store, PUSH)
    house.hear(MINE)
    house.hear(phase="over", ended=NOW)
    house.hear(phase="over", ended=NOW)

    assert ["Партия закончена" in said for said in house.deliver(8 * HOUR)] == [True]


def test_several_tables_become_one_letter(store: Store) -> None:
    house = House(store, PUSH)
    house.table("bbbbbbbbbb")
    house.hear(MINE)
    house.hear(MINE, id="bbbbbbbbbb", name="Другой")

    assert ["Вас ждут столы: 2"] == house.deliver()
    _, letter = house.carried.letters[0]
    assert ("/", 2) == (letter.path, len(letter.lines))


def test_a_digest_comes_twice_a_day_at_most_but_for_the_last_reminder(store: Store) -> None:
    house = House(store, ChannelRow(MAIL.id, "anna", "mail", digest=True))
    slow = Question(0, "anna", 5, NOW + 40 * DAY)
    house.hear(slow)
    assert 1 == len(house.deliver())
    for n, id in enumerate(("bbbbbbbbbb", "cccccccccc")):
        house.table(id)
        house.hear(Question(0, "anna", 7 + n, NOW + 40 * DAY), id=id, name=id)
        assert [] == house.deliver(HOUR)

    assert ["Вас ждут столы: 2"] == house.deliver(DIGEST)
    assert 1 == len(house.deliver(35 * DAY))


def test_a_holiday_is_a_holiday(store: Store) -> None:
    house = House(store, PUSH)
    store.people.change("anna", holiday_until=NOW + 3 * DAY).result()
    house.hear(Question(0, "anna", 5, NOW + 30 * DAY))

    assert [] == house.deliver(DAY)
    assert 1 == len(house.deliver(2 * DAY))


def test_a_holiday_moves_the_deadline_and_the_reminders_with_it(store: Store) -> None:
    house = House(store, PUSH)
    house.hear(MINE)
    assert 1 == len(house.deliver())
    house.hear(Question(0, "anna", 5, NOW + 80 * HOUR))

    assert [] == house.deliver(7 * HOUR)
    assert ["40" in said for said in house.deliver(33 * HOUR)] == [True]


def test_what_could_not_be_delivered_is_tried_again_and_then_given_up(store: Store) -> None:
    house = House(store, PUSH)
    house.hear(Question(0, "anna", 5, 0))
    house.carried.answer = Delivery("again", "HTTP 503")

    assert 1 == len(house.deliver())
    for wait in RETRIES:
        channel = store.channels.get(PUSH.id)
        assert channel is not None and ("waiting", "HTTP 503") == (channel.state, channel.detail)
        assert [] == house.deliver(wait - 1)
        assert 1 == len(house.deliver(1))
    channel = store.channels.get(PUSH.id)
    assert channel is not None and "failed" == channel.state
    assert [] == house.deliver(DAY)


@pytest.mark.parametrize(("state", "on"), [("failed", True), ("gone", False)])
def test_a_device_that_is_gone_is_not_written_to_again(store: Store, state: Any, on: bool) -> None:
    house = House(store, PUSH)
    house.hear(MINE)
    house.carried.answer = Delivery(state, "HTTP 410")
    house.deliver()

    channel = store.channels.get(PUSH.id)
    assert channel is not None and ("failed", on) == (channel.state, channel.on)


def test_a_test_comes_at_once_even_on_holiday_and_without_a_table(store: Store) -> None:
    house = House(store, ChannelRow(MAIL.id, "anna", "mail", digest=True))
    store.people.change("anna", holiday_until=NOW + DAY).result()
    asyncio.run(house.notifier.test(MAIL))

    ((channel, letter),) = house.carried.letters
    assert (MAIL.id, "test", "/") == (channel, letter.kind, letter.path)


def test_a_silent_table_and_a_closed_channel_are_respected_to_the_last(store: Store) -> None:
    house = House(store, PUSH, MAIL)
    house.hear(MINE)
    store.channels.change(PUSH.id, silent=["aaaaaaaaaa"]).result()
    store.channels.change(MAIL.id, on=False).result()

    assert [] == house.deliver(9 * HOUR)


def test_planning_and_delivery_run_by_themselves(file_store: Store) -> None:
    """From what a room tells to a letter, without anybody looking after it; what was heard before the end is planned."""
    house = House(file_store, PUSH)

    async def life() -> None:
        await house.notifier.start()
        found = file_store.tables.get("aaaaaaaaaa")
        assert found is not None
        house.notifier.heard(News(found, [MINE]))
        while not house.carried.letters:
            await asyncio.sleep(0.005)
        house.notifier.heard(News(found, [Question(0, "anna", 8, NOW + HOUR)]))
        await house.notifier.stop()

    asyncio.run(asyncio.wait_for(life(), 30))
    assert {8} == {notice.opened for notice in notices(file_store, table_id="aaaaaaaaaa")}
