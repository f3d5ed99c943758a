"""What an answer made known: told once for all games, and held to what could have been foreseen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quintain.kernel.records import dump
from quintain.kernel.rng import Rng
from quintain.tables.knowledge import _learned, chance_used, news

from .around import ANNA, BORIS, COPPER, GOLD, PASS, RAISE, bidden, every_game, seated, toy, wander

QUIET = {  # per game an answer that tells nobody anything
    "academy": "pick",
    "castlecraft": "move",
    "majesty": "take",
    "mastery": "commit",
    "reliquium": "march",
}


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_what_brings_no_news_could_be_foreseen(key: str) -> None:
    """In every world that a viewer can imagine the same answer leads to the same view: there was nothing to learn."""
    game: Any = dict(every_game())[key]
    table, rng, compared = seated(game), Rng.seeded(8), 0
    for seat, action in wander(table, rng, 100):
        after = table.match.fork()
        events = after.play(seat, action)
        if news(game, table.match.state, after.state, seat, action, events):
            continue
        for viewer in (-1, *range(int(game.seats))):
            imagined = game.determinise(table.view(viewer), rng)
            if action in list(game.legal(imagined, seat)):
                world = table.match.fork()
                world.state = imagined
                world.play(seat, action)
                assert dump(after.view(viewer)) == dump(world.view(viewer)), (viewer, game.space.text(action))
                compared += 1

    assert compared


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_both_kinds_of_answers_are_met(key: str) -> None:
    game: Any = dict(every_game())[key]
    found: set[tuple[str, bool]] = set()
    for seed in range(2):
        table, rng = seated(game, seed=seed), Rng.seeded(4 + seed)
        for seat, action in wander(table, rng, 120):
            after = table.match.fork()
            events = after.play(seat, action)
            found.add((game.space.verb_of(action).name, news(game, table.match.state, after.state, seat, action, events)))

    assert (QUIET[key], False) in found
    assert any(told for _, told in found) == (key != "reliquium")  # which hides nothing and asks chance for nothing


def test_chance_is_used_when_its_state_moves() -> None:
    one = toy().match.state
    other = one.clone()

    assert not chance_used(one, other)
    for word in ("a", "b", "c", "d"):
        moved = one.clone()
        setattr(moved.rng, word, getattr(moved.rng, word) ^ 1)
        assert chance_used(one, moved)


def telling(actions: list[tuple[int, int]]) -> list[bool]:
    table, told = toy(), []
    for seat, action in actions:
        after = table.match.fork()
        events = after.play(seat, action)
        told.append(news(table.game, table.match.state, after.state, seat, action, events))
        table.play(seat, [action])
    return told


def test_a_sealed_bid_is_no_news_and_an_opened_one_is() -> None:
    assert [False, True, False, False] == telling([(ANNA, GOLD), (BORIS, COPPER), (ANNA, RAISE), (ANNA, PASS)])


def test_what_the_opener_named_himself_is_news_to_the_others() -> None:
    """Boris opens both bids with the same coin that Anna has: only the others learn his, and he learns hers."""
    assert [False, True] == telling([(ANNA, GOLD), (BORIS, GOLD)])


@pytest.mark.parametrize(
    ("was", "now", "told", "more", "named", "learned"),
    [
        ([5], [5, 5], [], 0, set(), True),  # a second one of the same kind
        ([5], [5, 5], [], 1, {5}, False),  # laid aside by the viewer himself: where it was, and where it will go
        ([5], [5, 5], [], 0, {5}, True),  # played, and one of the same kind drawn: less is hidden than before
        ([], [5], [], 1, {5}, False),  # named by the viewer himself, out of nothing hidden
        ([5], [], [], -1, set(), False),  # gone
        ([], [], [7], 0, set(), True),  # heard of
        ([7], [7], [7], 0, set(), False),
        ([], [], [7], 0, {7}, False),
    ],
)
def test_more_of_a_kind_is_more(
    was: list[int], now: list[int], told: list[int], more: int, named: set[int], learned: bool
) -> None:
    assert learned == _learned(Counter(was), Counter(now), told, more, named)


def test_looking_leaves_the_match_alone() -> None:
    table = bidden()
    before = dump(table.match.state)
    news(table.game, table.match.state, table.match.fork().state, ANNA, PASS, [])

    assert before == dump(table.match.state)
