"""The speaker: things in cases, lists, secrets, seats, and what happens when words are missing."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintain.games import new_game
from quintain.kernel.game import Outcome
from quintain.kernel.options import choose
from quintain.kernel.types import HIDDEN
from quintain.words import MissingWords, Speaker
from quintain.words.nouns import spread
from tests.cli.toy.game import Opened, Raised, Sealed, ToyGame


def speaker(lang: str = "en", strict: bool | None = None) -> Speaker:
    return Speaker(lang, ToyGame(choose(ToyGame.choices, {"seats": 2})), ["Anna", "Boris"], strict)


def test_a_thing_is_named_by_number_or_id_in_the_case_asked_for() -> None:
    assert "gold" == speaker().name("coin", 2)
    assert "a gold" == speaker().name("coin", "gold", "acc")
    assert "медяк" == speaker("ru").name("coin", 0, "acc")


def test_a_case_the_language_lacks_falls_back_to_the_plain_form() -> None:
    assert "серебро" == speaker("ru").name("coin", "silver", "acc")


def test_a_noun_without_names_borrows_those_of_a_noun_with_the_same_things() -> None:
    assert "copper" == speaker().name("tip", 0)


def test_a_hidden_thing_is_told_without_its_name() -> None:
    assert "Anna seals a gold." == speaker().event(Sealed(0, 2))
    assert "Anna seals something." == speaker().event(Sealed(0, 2).seen_by(1))
    assert "something" == speaker().name("coin", HIDDEN)


def test_lists_are_joined_and_equal_things_counted() -> None:
    opened = speaker().event(Opened(vec[i64]([2, 0, 2, HIDDEN, HIDDEN]), 1))

    assert "Opened: gold ×2, copper, 2 secrets (5 bids); best is Boris." == opened


@pytest.mark.parametrize(("coins", "key"), [([], "none"), ([2, 2], "gold"), ([0, 2], "several"), ([HIDDEN], "hidden")])
def test_beside_things_a_sentence_is_given_their_id(coins: list[int], key: str) -> None:
    args = spread(speaker().things({"coins": coins, "coin": 2}))

    assert (key, len(coins), "gold") == (args["coins-id"], args["coins-count"], args["coin-id"])


def test_a_flag_travels_as_a_word() -> None:
    assert {"best": "yes", "worst": "no"} == spread(speaker().things({"best": True, "worst": False}))


@pytest.mark.parametrize(("lang", "losses"), [("en", "1.4"), ("ru", "1,4")])
def test_a_table_of_facts_is_given_by_its_parts(lang: str, losses: str) -> None:
    """Odds and expectations come in thousandths: the one is told in percent, the other with at most one decimal."""
    facts = {"gain": {"points": -2}, "odds": {"win": 995}, "expected": {"losses": 1449, "gains": -2000, "others": 0}}
    args = speaker(lang).things(facts)

    assert {
        "gain-points": -2,
        "odds-win": 100,
        "expected-losses": losses,
        "expected-gains": "−2",
        "expected-others": "0",
    } == args


def test_tables_in_a_list_are_numbered_from_one() -> None:
    args = speaker().things({"ways": [{"coin": "gold", "steps": 2}, {"coin": "gold", "steps": 5}]})

    assert (2, 2, 5) == (args["ways-count"], args["ways-1-steps"], args["ways-2-steps"])
    assert ["gold", "gold"] == [spread(args)[f"ways-{number}-coin-id"] for number in (1, 2)]


def test_an_outcome_is_told_with_all_ranks() -> None:
    assert ["Boris wins! (TY-3.1)", "1. Boris: 5 points", "2. Anna: −1 point"] == speaker().outcome(
        Outcome([2, 1], [-1, 5], "TY-3.1")
    )


def test_numbers_have_no_grouping() -> None:
    assert "Anna raises by 1234567." == speaker().event(Raised(0, 1234567))


def test_an_empty_list_and_nobody_have_words() -> None:
    assert "Opened: nothing (0 bids); best is nobody." == speaker().event(Opened(vec[i64](), -1))


def test_several_secrets_without_words_of_their_own_are_counted() -> None:
    assert "Ставки: что-то ×2; победитель — Anna." == speaker("ru").event(Opened(vec[i64]([HIDDEN, HIDDEN]), 0))


@pytest.mark.parametrize(("points", "words"), [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (21, "21 очко")])
def test_russian_numbers_agree(points: int, words: str) -> None:
    assert f"Anna повышает: {words}." == speaker("ru").event(Raised(0, points))


def test_labels_and_prompts_take_arguments_and_names() -> None:
    told = speaker()
    game = told.game
    assert game is not None
    state = game.start(0)

    assert "Bid a silver" == told.label(state, 0, 1)
    assert "Anna, what do you bid?" == told.prompt(game.decision(state, 0))


def test_options_and_their_values_have_names() -> None:
    told = Speaker("ru", ToyGame)

    assert "Настроение" == told.option("mood")
    assert "Каково оно." == told.option_help("mood")
    assert "сердитое" == told.option_value("mood", "cross")
    assert "да" == told.option_value("raises", True)
    assert "2" == told.option_value("rounds", 2)


def test_a_missing_sentence_raises_in_tests() -> None:
    with pytest.raises(MissingWords, match="only-english"):
        speaker("ru").say("only-english")
    with pytest.raises(MissingWords, match="points"):
        speaker().say("event-raised", seat="Anna")


def test_in_use_a_missing_sentence_is_said_in_english_or_shown_raw() -> None:
    assert "Only here." == speaker("ru", strict=False).say("only-english")
    assert "⟦no-such card=gold n=2⟧" == speaker("ru", strict=False).say("no-such", card=speaker().thing("coin", 2), n=2)


def test_an_unknown_language_is_english() -> None:
    assert "Bid more than they do." == Speaker("eo", ToyGame).say("tagline")


@pytest.mark.parametrize(("lang", "said"), [("en", "−3 points"), ("ru", "−3 очка")])
def test_a_number_below_zero_has_a_true_minus_sign_and_is_counted_as_any(lang: str, said: str) -> None:
    assert said == Speaker(lang, new_game("majesty", {"seats": 2})).say("some-points", points=-3)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_text_of_any_length_leaves_the_sentence_whole(lang: str) -> None:
    path = "/begin" + "/deeper" * 700 + "/end"
    said = speaker(lang).say("no-game", given=path, games="majesty")

    assert "/begin/deeper" in said
    assert "/deeper/end" in said
    assert "…" in said
    assert len(said) < len(path)
