"""Errors as one sentence in the language of the person."""

from __future__ import annotations

from typing import get_args

import pytest

from quintain.kernel.errors import (
    ContentError,
    IllegalAction,
    NotPending,
    OptionError,
    PositionError,
    RecordError,
    ReplayMismatch,
)
from quintain.kernel.options import choose
from quintain.tables.refusals import Code
from quintain.words import LANGUAGES, Speaker, refusal, refused
from tests.cli.toy.game import ToyGame


def test_an_illegal_action_is_refused_with_the_clause_and_its_first_sentence() -> None:
    error = IllegalAction("seat 0 may not", "TY-2.1")

    assert "That is not allowed now. TY-2.1: Everybody seals a bid." == refusal(Speaker("en", ToyGame), error)
    assert "Сейчас так нельзя. TY-2.1: Каждый прячет ставку." == refusal(Speaker("ru", ToyGame), error)


def test_an_action_without_a_clause_is_refused_all_the_same() -> None:
    assert "That is not allowed now." == refusal(Speaker("en", ToyGame), IllegalAction("no"))
    assert "Сейчас не ваш ход." == refusal(Speaker("ru"), NotPending("seat 1 owes no choice now"))


def test_a_wrong_option_is_explained_by_its_help() -> None:
    with pytest.raises(OptionError) as caught:
        choose(ToyGame.choices, {"seats": 2, "rounds": 9})

    assert "Настройка rounds (Раунды) не подходит, TY-1.2: Сколько раз ставят." == refusal(Speaker("ru", ToyGame), caught.value)
    assert "rounds is a number from 1 to 3, not 9 (TY-1.2)" in refusal(Speaker("en", ToyGame), caught.value)


def test_options_that_do_not_go_together_are_refused_by_the_clause() -> None:
    with pytest.raises(OptionError) as caught:
        choose(ToyGame.choices, {"seats": 2, "mood": "cross", "raises": False})

    assert "По таким правилам играть нельзя. TY-1.4: A cross mood needs raising." == refusal(Speaker("ru", ToyGame), caught.value)


@pytest.mark.parametrize("kind", [ContentError, PositionError, RecordError, ReplayMismatch])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_other_error_keeps_its_detail(kind: type[Exception], lang: str) -> None:
    assert refusal(Speaker(lang), kind("the detail")).endswith(": the detail")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", get_args(Code))
def test_every_refusal_of_a_table_has_words(code: str, lang: str) -> None:
    assert refused(Speaker(lang, ToyGame), code)


def test_a_refusal_of_the_wire_quotes_the_clause_or_what_the_option_takes() -> None:
    assert "That is not allowed now. TY-2.1: Everybody seals a bid." == refused(Speaker("en", ToyGame), "illegal", "TY-2.1")
    assert "That is not allowed now." == refused(Speaker("en", ToyGame), "illegal", "TY-99")
    assert "The option rounds (Rounds) does not fit, TY-1.2: How often one bids." == refused(
        Speaker("en", ToyGame), "options", "TY-1.2", "rounds"
    )
