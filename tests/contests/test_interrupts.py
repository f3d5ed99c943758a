"""Whoever wants it to stop is heard, once."""

from __future__ import annotations

import signal

import pytest

from quintain.contests import Terminated, heard_once


@pytest.mark.usefixtures("keyboard")
@pytest.mark.parametrize(("number", "error"), [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, Terminated)])
def test_the_first_request_to_stop_is_heard_and_the_next_is_not(number: signal.Signals, error: type[BaseException]) -> None:
    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    with heard_once():
        with pytest.raises(error) as caught:
            signal.raise_signal(number)
        for each in before:
            signal.raise_signal(each)

    assert error is caught.type
    assert before == {each: signal.getsignal(each) for each in before}


def test_who_listens_already_goes_on_listening() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: heard.append(number))
    try:
        with heard_once():
            signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)

    assert [signal.SIGTERM] == heard
