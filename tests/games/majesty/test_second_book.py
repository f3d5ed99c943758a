"""Every move kept in two books: the game's, and a plain one that knows only the rules."""

import random
from typing import Any

import pytest

from . import second_book
from .builder import BUILDINGS, STAGE_ONE, STAGE_TWO, Play, dealt, table

ASKS = {"take": "MJ-2.8", "heal": "MJ-5.7", "trade": "MJ-4.10"}
CARDS = [card for pile in (STAGE_ONE, STAGE_TWO) for card, number in pile.items() for _ in range(number)]
SIDES = ("A", "B", "ABABABAB", "BABABABA", "BBBAAABA", "random")


def compare(play: Play, book: second_book.Book) -> None:
    """Both books tell the same table, the same decision and the same choices."""
    told = play.told
    written = second_book.read_out(book)

    assert written == {key: told.get(key) for key in written}
    assert second_book.moves(book) == ([] if play.over else play.legal)
    if not play.over:
        assert ASKS[book["asked"]] == play.asks


def check_end(play: Play, book: second_book.Book) -> None:
    outcome = play.game.outcome(play.match.state)
    totals = [line["total"] for line in book["report"]]

    assert totals == list(outcome.points)
    assert second_book.ranks(totals) == list(outcome.ranks)


def played(play: Play, chance: random.Random, turns: int) -> second_book.Book:
    """Play random moves in both books until the end, or for so many turns."""
    book = second_book.open_book(play.told)
    last = book["turn"] + turns
    compare(play, book)
    while not play.over and play.told["turn"] < last:
        move = chance.choice(play.legal)
        play.move(move)
        second_book.play(book, move)
        compare(play, book)
    return book


@pytest.mark.parametrize("deck_mode", ["standard", "full_shuffle"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", SIDES)
def test_whole_games_agree_with_the_second_book(sides: str, seats: int, deck_mode: str) -> None:
    """Points, workers, columns, infirmaries, market, reserve and choices after every move of random games."""
    for seed in range(3):
        play = dealt(seed, seats=seats, sides=sides, deck_mode=deck_mode)
        book = played(play, random.Random(seed), 48)

        assert play.over
        check_end(play, book)


def strange_position(chance: random.Random, seats: int, sides: str) -> Play:
    """Any cards anywhere, few workers left in the reserve: what play reaches seldom."""
    cards = CARDS[:]
    chance.shuffle(cards)
    place = table(seats=seats, sides=sides)
    workers = [chance.randint(0, 5) for _ in range(seats)]
    for seat in range(seats):
        columns: dict[str, Any] = {building: [] for building in BUILDINGS}
        for _ in range(chance.randint(0, 8)):
            card = cards.pop()
            columns[second_book.HOME[chance.choice(card.split("_"))]].append(card)
        infirmary = [cards.pop() for _ in range(chance.choice([0, 0, 1, 2, 3]))]
        place.player(seat, points=chance.choice([0, 1, 3, 40]), workers=workers[seat], infirmary=infirmary, **columns)

    on_market = sorted((chance.randint(0, 4) for _ in range(5)), reverse=True)
    while sum(on_market) > 30 - sum(workers):
        on_market[on_market.index(max(on_market))] -= 1
        on_market.sort(reverse=True)
    if chance.random() < 0.5:  # lay as many workers out as there are, so that the reserve is empty
        left = 30 - sum(workers) - sum(on_market)
        while left > 0:
            for slot in range(5):
                if left > 0:
                    on_market[slot] += 1
                    left -= 1
        on_market.sort(reverse=True)
    row = [f"{cards.pop()}:{number}" if number else cards.pop() for number in [*on_market, 0]]
    turn = chance.randrange(12 * seats)
    return place.market(*row).deck(*cards[:6]).turn(turn).active(chance.randrange(seats)).laid()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", ["A", "B", "BABBABAB", "ABAABABA"])
def test_strange_positions_agree_with_the_second_book(sides: str, seats: int) -> None:
    """From positions with full kingdoms, heaps of workers on the market and an empty reserve."""
    for seed in range(12):
        chance = random.Random(1000 * seats + seed)
        play = strange_position(chance, seats, sides)
        book = played(play, chance, 3)
        if play.over:
            check_end(play, book)


def test_strange_positions_reach_what_they_are_for() -> None:
    """Among them workers run out, trades are asked and healed cards are chosen."""
    seen: set[str] = set()
    for seed in range(40):
        chance = random.Random(seed)
        play = strange_position(chance, 4, "BBBBBBBB" if seed % 2 else "AAAAAAAA")
        played(play, chance, 4)
        seen |= {event["event"] for event in play.chronicle}

    assert {"shorted", "overflowed", "traded", "healed", "wounded"} <= seen
