"""What may be imagined of the hidden cards: everything that is public must fit."""

import random
from collections import Counter
from typing import Any

import pytest

from quintain.kernel.rng import Rng

from .builder import BUILDINGS, STAGE_ONE, STAGE_TWO, Play, Table, cards_of, dealt, table

ALL = Counter(STAGE_ONE) + Counter(STAGE_TWO)


def middle(seed: int, turns: int, **options: Any) -> Play:
    play = dealt(seed, **options)
    chance = random.Random(seed)
    for _ in range(turns):
        if not play.over:
            play.move(chance.choice(play.legal))
    return play


def imagined(play: Play, viewer: int, seed: int) -> dict[str, Any]:
    return play.game.tell(play.game.determinise(play.match.view(viewer), Rng.seeded(seed)))


def seen_cards(told: dict[str, Any]) -> Counter[str]:
    cards = Counter(cards_of(told["market"]))
    for player in told["players"]:
        for place in (*BUILDINGS, "infirmary"):
            cards.update(player[place])
    return cards


@pytest.mark.parametrize("deck_mode", ["standard", "full_shuffle"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_deck_is_imagined(seats: int, deck_mode: str) -> None:
    """All that is open stays; the deck keeps its size and the back of its top card."""
    for turns in (0, 7, 15, 23):
        play = middle(turns, turns, seats=seats, deck_mode=deck_mode)
        for seed in range(4):
            told, dream = play.told, imagined(play, seed % seats, seed)

            assert {**told, "next": None} == {**dream, "next": None}
            assert told["deck"] == len(dream["next"])
            assert not (seen_cards(dream) + Counter(dream["next"])) - ALL


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_standard_deck_stages_keep_their_order(seats: int) -> None:
    """The last 27 cards still to come are those of stage 2 that nobody has seen; above them only cards of stage 1."""
    for turns in (0, 5, 12):
        play = middle(turns, turns, seats=seats)
        for seed in range(6):
            dream = imagined(play, 0, seed)["next"]
            below = min(27, len(dream))
            truth = play.told["next"]

            assert Counter(truth[len(truth) - below :]) == Counter(dream[len(dream) - below :])
            assert not Counter(dream[: len(dream) - below]) - Counter(STAGE_ONE)


def test_cards_in_the_box_may_be_imagined_in_the_deck() -> None:
    """The unseen cards of stage 1, in the deck or in the box, are exchangeable."""
    play = dealt(2, seats=3)
    truth = Counter(play.told["next"][:8])
    unseen = Counter(STAGE_ONE) - Counter(cards_of(play.market))
    dreamt: set[str] = set()
    other = 0
    for seed in range(120):
        above = imagined(play, 1, seed)["next"][:8]
        dreamt |= set(above)
        other += Counter(above) != truth

        assert not Counter(above) - unseen

    assert set(unseen) == dreamt
    assert other > 100


def test_with_all_cards_shuffled_only_the_top_back_is_known() -> None:
    """The top card is imagined from its stage; further down both stages may come in any order."""
    only_two = {"brewer_knight", "witch_innkeeper", "witch_noble", "guard_knight"}
    only_one = {"guard_innkeeper", "guard_noble"}
    for deal in range(6):
        play = dealt(deal, seats=3, deck_mode="full_shuffle")
        stage = play.told["stage"]
        tops, seconds = set(), set()
        for seed in range(60):
            dream = imagined(play, 0, seed)["next"]
            tops.add(dream[0])
            seconds.add(dream[1])

            assert Counter(play.told["next"]) == Counter(dream)

        assert not tops & (only_one if stage == 2 else only_two)
        assert len(tops) > 3
        assert seconds & only_two


def test_imagining_follows_from_its_chance_alone() -> None:
    """The same chance imagines the same; the true order has no part in it."""
    play = dealt(4, seats=4)
    dreams = [imagined(play, 2, seed)["next"] for seed in range(10)]

    assert dreams == [imagined(play, 2, seed)["next"] for seed in range(10)]
    assert 10 == len({tuple(dream) for dream in dreams})
    assert play.told["next"] not in dreams


@pytest.mark.parametrize(
    "place",
    [
        table(),
        table().deck("guard"),
        table().last_turn(),
        table().player(0, mill=3).turn(6),
        table(seats=3).player(0, mill=["miller"] * 8).player(2, infirmary=["noble", "witch_noble"]),
        table(seats=4, deck_mode="full_shuffle").player(0, mill=5).turn(9),
    ],
    ids=["empty", "deck", "last-turn", "mill", "kingdoms", "full-shuffle"],
)
def test_a_laid_position_can_be_imagined_too(place: Table) -> None:
    """Deck and box keep their numbers, and all sixty cards are there, each once."""
    play = place.laid()
    for seed in range(5):
        told, dream = play.told, imagined(play, 0, seed)

        assert {**told, "next": None} == {**dream, "next": None}
        assert told["deck"] == len(dream["next"])
        assert 60 == (seen_cards(dream) + Counter(dream["next"])).total() + dream["box"]
        assert not (seen_cards(dream) + Counter(dream["next"])) - ALL
