"""Clocks: three paces, a reserve, windows, holidays and outages, all without a clock."""

from __future__ import annotations

import json

from quintain.server import uptime
from quintain.server.clocks import Asked, Clocks, restored, stored
from quintain.server.uptime import Uptime

NOW = 1_000_000


def live(move: int = 30_000, reserve: int = 60_000, seats: int = 2) -> Clocks:
    return Clocks.fresh("live", move, reserve, seats)


def test_without_a_pace_nobody_is_hurried() -> None:
    clocks = Clocks.fresh("none", 0, 0, 2)
    clocks.follow({0: Asked(0)}, NOW)

    assert (0, 0, [], []) == (clocks.due(0), clocks.next(), clocks.late(NOW + 10**9), clocks.left(NOW))


def test_a_question_has_its_own_time_and_then_the_reserve() -> None:
    clocks = live()
    clocks.follow({0: Asked(0)}, NOW)

    assert NOW + 90_000 == clocks.due(0) == clocks.next()
    assert [80_000, 90_000] == clocks.left(NOW + 10_000)
    assert [] == clocks.late(NOW + 89_999)
    assert [0] == clocks.late(NOW + 90_000)


def test_an_answer_in_time_costs_no_reserve_and_a_late_one_what_it_is_late() -> None:
    clocks = live()
    clocks.follow({0: Asked(0)}, NOW)
    clocks.follow({1: Asked(1)}, NOW + 29_000)
    assert [60_000, 60_000] == clocks.reserve
    clocks.follow({0: Asked(2)}, NOW + 29_000 + 50_000)

    assert [60_000, 40_000] == clocks.reserve
    assert [90_000, 70_000] == clocks.left(NOW + 79_000)


def test_the_reserve_never_goes_below_nothing() -> None:
    clocks = live()
    clocks.follow({0: Asked(0)}, NOW)
    clocks.follow({}, NOW + 500_000)

    assert 0 == clocks.reserve[0]


def test_a_question_that_stays_keeps_its_time() -> None:
    clocks = live()
    clocks.follow({0: Asked(0), 1: Asked(0)}, NOW)
    clocks.follow({1: Asked(0)}, NOW + 20_000)

    assert NOW + 90_000 == clocks.due(1)


def test_a_window_has_the_same_time_for_all_and_costs_nothing() -> None:
    clocks = live()
    clocks.follow({0: Asked(0, 15_000), 1: Asked(0, 15_000)}, NOW)
    assert NOW + 15_000 == clocks.due(0) == clocks.due(1)
    clocks.follow({}, NOW + 14_000)

    assert [60_000, 60_000] == clocks.reserve


def test_after_an_outage_everybody_has_what_he_had() -> None:
    clocks = live()
    clocks.follow({0: Asked(0)}, NOW)
    before = clocks.left(NOW + 5_000)
    clocks.stood_still(3_600_000)

    assert before == clocks.left(NOW + 3_605_000)


def test_on_holiday_time_stands_still() -> None:
    clocks = Clocks.fresh("days", 86_400_000, 0, 2)
    clocks.follow({0: Asked(0)}, NOW)
    clocks.holiday(0, NOW + 1_000_000, NOW + 400_000)
    assert NOW + 86_400_000 + 600_000 == clocks.due(0)
    clocks.holiday(0, 0, NOW + 500_000)

    assert NOW + 86_400_000 + 100_000 == clocks.due(0)


def test_a_question_asked_on_holiday_waits_for_its_end() -> None:
    clocks = Clocks.fresh("days", 86_400_000, 0, 2)
    clocks.holiday(1, NOW + 700_000, NOW)
    clocks.follow({1: Asked(3)}, NOW + 1_000)

    assert NOW + 700_000 + 86_400_000 == clocks.due(1)
    assert [86_400_000, 86_400_000] == clocks.left(NOW + 2_000)


def test_there_is_no_holiday_in_live_play() -> None:
    clocks = live()
    clocks.follow({0: Asked(0)}, NOW)
    clocks.holiday(0, NOW + 10**9, NOW)

    assert NOW + 90_000 == clocks.due(0)


def test_clocks_come_back_from_what_is_stored() -> None:
    clocks = live()
    clocks.follow({0: Asked(4), 1: Asked(3, 15_000)}, NOW)

    assert clocks == restored(json.loads(json.dumps(stored(clocks))))


def test_outages_are_counted_where_they_overlap() -> None:
    noted = Uptime()
    noted.back(1_000)
    noted.seen = 5_000
    noted.back(9_000)

    assert [(5_000, 9_000)] == noted.outages
    assert (4_000, 1_000, 0) == (noted.away(2_000, 10_000), noted.away(8_000, 10_000), noted.away(9_500, 10_000))
    assert noted == uptime.read(uptime.written(noted))
    assert Uptime() == uptime.read(None)
