"""Who is named once, where several sentences are about him. The page's form is held to the same by web/tests/flow.test.ts."""

from __future__ import annotations

from quintain.words.flow import flowing

NAMES = ["Anna", "Anna Maria", "", "Thomas"]


def flow(*sentences: str) -> str:
    return " ".join(flowing(sentences, NAMES, "and"))


def test_somebody_whom_the_next_sentence_is_about_too_is_named_once() -> None:
    assert flow("Anna takes a card.", "Anna pays 2.", "Anna moves on.") == "Anna takes a card, pays 2, moves on."


def test_others_and_other_beginnings_stand_alone() -> None:
    assert flow("Anna takes a card.", "Thomas pays 2.") == "Anna takes a card. Thomas pays 2."
    assert flow("The market is filled.", "Anna pays 2.") == "The market is filled. Anna pays 2."
    assert flow("Anna takes a card.", "Anna: nobody pays.") == "Anna takes a card. Anna: nobody pays."
    assert flow("Anna takes a card.", "Anna's castle falls.") == "Anna takes a card. Anna's castle falls."
    assert flow("Anna takes a card.", "Anna Maria pays 2.") == "Anna takes a card. Anna Maria pays 2."


def test_two_people_together_are_both_named() -> None:
    assert flow("Anna takes a card.", "Anna and Thomas pay 2.") == "Anna takes a card. Anna and Thomas pay 2."


def test_what_ends_otherwise_or_in_two_sentences_is_not_gone_on_with() -> None:
    assert flow("Anna wins!", "Anna rests.") == "Anna wins! Anna rests."
    assert flow("Anna keeps it. All packs go on.", "Anna rests.") == "Anna keeps it. All packs go on. Anna rests."
