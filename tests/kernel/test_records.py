"""Records, piles and the agenda: data that can be written down and read back."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.agenda import State, Step, then
from quintain.kernel.errors import RecordError
from quintain.kernel.events import Chronicle, Event, Log, told
from quintain.kernel.piles import Pile
from quintain.kernel.records import Record, digest, dump, load
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, SPECTATOR, TRUTH


class Drew(Event):
    name = "drew"
    fields = ("seat", "cards")

    def __init__(self, seat: int, cards: Any) -> None:
        super().__init__()
        self.seat, self.cards = seat, cards


def pile(*cards: int, known: int = 0) -> Pile:
    made = Pile()
    for card in cards:
        made.put(card, known)
    return made


def test_steps_are_done_in_reading_order() -> None:
    state = State()
    then(state, Step(1, 0), Step(2, 0))
    then(state, Step(3, 1, 4, 5))

    assert [3, 1, 2] == [state.agenda.pop().kind for _ in range(3)]


def test_a_state_comes_back_as_it_was() -> None:
    state = State()
    state.rng = Rng.seeded(9)
    then(state, Step(3, 1, 4, 5))
    back = load(State, dump(state))

    assert digest(state) == digest(back)
    assert (3, 1, 4, 5) == (back.agenda[0].kind, back.agenda[0].seat, back.agenda[0].a, back.agenda[0].b)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (3, "a Pile is a table of fields, not int"),
        (None, "not NoneType"),
        ({"cards": []}, "a Pile needs the field 'known'"),
        ({"cards": ["ace"], "known": [0]}, "a field of Pile has the wrong kind"),
        ({"cards": [2**70], "known": [0]}, "a field of Pile has the wrong kind"),
        ({"cards": 3, "known": []}, "a field of Pile has the wrong kind"),
        ({"cards": None, "known": []}, "a field of Pile has the wrong kind"),
        ({"cards": {}, "known": []}, "a field of Pile has the wrong kind"),
    ],
)
def test_what_is_no_record_is_refused(data: Any, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        load(Pile, data)


@pytest.mark.parametrize("seat", ["1", None, [1], {}, 2**63, -(2**63) - 1])
def test_a_number_stays_a_number(seat: Any) -> None:
    with pytest.raises(RecordError, match="a field of State has the wrong kind"):
        load(State, {**dump(State()), "viewer": seat})


def test_a_record_holds_only_what_can_be_written_down() -> None:
    class Odd(Record):
        fields = ("price",)

        def __init__(self) -> None:
            super().__init__()
            self.price = 1.5

    with pytest.raises(TypeError, match="a record may not hold a float"):
        dump(Odd())


def test_an_event_is_told_by_its_name_and_fields() -> None:
    event = Drew(2, vec[i64]([4, HIDDEN]))

    assert {"event": "drew", "seat": 2, "cards": ["e", "hidden"]} == told(event, {"card": ("a", "b", "c", "d", "e")})
    assert event is event.seen_by(0)


def test_a_chronicle_listens_and_a_log_does_not() -> None:
    chronicle, log = Chronicle(), Log()
    chronicle.emit(Drew(0, vec[i64]()))
    log.emit(Drew(0, vec[i64]()))

    assert (True, False) == (chronicle.wanted, log.wanted)
    assert 1 == len(chronicle.events)


def test_a_pile_is_drawn_from_the_top() -> None:
    cards = pile(7, 8, 9)

    assert (9, 2) == (cards.draw(), cards.size())
    assert (0, -1) == (cards.find(7), cards.find(9))
    assert 7 == cards.take(0)
    assert [8] == list(cards.cards)


def test_knowledge_travels_with_the_card_and_ends_with_a_shuffle() -> None:
    cards = pile(7, 8)
    cards.put(9, 0b10)
    seen = cards.seen_by(1)

    assert [HIDDEN, HIDDEN, 9] == list(seen.cards)
    assert [HIDDEN] * 3 == list(cards.seen_by(0).cards) == list(cards.seen_by(SPECTATOR).cards)
    assert [7, 8, 9] == list(cards.seen_by(TRUTH).cards)
    assert [0, 0, 0b10] == list(seen.known)
    cards.show(0b111)
    assert [7, 8, 9] == list(cards.seen_by(0).cards)
    cards.shuffle(Rng.seeded(1))
    assert [HIDDEN] * 3 == list(cards.seen_by(1).cards)
    assert [7, 8, 9] == sorted(cards.cards)
