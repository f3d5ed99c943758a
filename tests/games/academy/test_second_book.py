"""Every move kept in two books: the game's, and a plain one that knows only the rules."""

import random
from collections import Counter
from typing import Any

import pytest

from .builder import ADVANCED, ALL_VARIANTS, VARIANTS, Play, dealt, table, values
from .second_book import Book
from .second_sight import EVERYTHING, read_out
from .second_table import BOARDS, CIRCLE, DECK, FLAGS, Feed, symbol_of


def alike(told: dict[str, Any], book: Book, leave: tuple[str, ...] = ()) -> dict[str, Any]:
    """What is compared. After an exchange only the values of coats count, not their boards (AC-20.6)."""
    squires = {}
    for name, squire in told["squires"].items():
        coats = values(squire["coats"]) if book.uncovered else squire["coats"]
        squires[name] = {**{key: item for key, item in squire.items() if key not in leave}, "coats": coats}
    return {**{key: item for key, item in told.items() if key not in leave}, "squires": squires}


def compare(play: Play, book: Book, viewer: int = EVERYTHING, leave: tuple[str, ...] = ()) -> None:
    """Both books tell the same table, to one who sees everything and to a viewer, and the same decisions."""
    if book.phase == "choose":
        leave = (*leave, "turn")
    assert alike(read_out(book), book, leave) == alike(play.told, book, leave)
    if viewer != EVERYTHING:
        assert alike(read_out(book, viewer), book, leave) == alike(play.seen(viewer), book, leave)
    assert sorted(book.asked) == play.pending
    for seat, (clause, moves) in book.asked.items():
        decision = play.match.decision(seat)

        assert sorted(moves) == sorted(play.game.space.text(action) for action in decision.actions)
        assert clause == decision.clause


def play_along(play: Play, options: dict[str, Any], chance: random.Random) -> Book:
    """A whole match at random; every other table is looked at by another viewer too, from spectator to last seat."""
    book = Book(options, play.told["first"], Feed(play.told))
    book.start()
    viewers = range(-1, book.seats)
    at = 0
    while True:
        compare(play, book, chance.choice(viewers) if at % 2 else EVERYTHING)
        if play.over:
            break
        seat = chance.choice(play.pending)
        move = chance.choice(book.asked[seat][1])
        play.move(move, seat)
        book.answer(seat, move, Feed(play.told, play.events))
        at += 1

    assert (book.ranks, book.points) == play.outcome()
    return book


def check(seed: int, **options: Any) -> None:
    play_along(dealt(seed, **options), options, random.Random(seed))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_base_games_agree_with_the_second_book(seats: int) -> None:
    """Tracks, stacks, coats, points, packs, hands, choices and views after every move, and the ranks."""
    for seed in range(2):
        check(seed, seats=seats)


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("mode", ["simple", "lancelot"])
def test_two_player_games_agree_with_the_second_book(mode: str, first: int) -> None:
    """With the neutral squire and with two colours each, whoever opens."""
    for seed in range(2):
        check(seed, seats=2, two_player_mode=mode, first_player=first)


@pytest.mark.parametrize("flag", FLAGS)
def test_every_switch_alone_agrees_with_the_second_book(flag: str) -> None:
    """Advanced rules, board variants and open scores, each in one match of three to five."""
    at = FLAGS.index(flag)
    check(at, seats=3 + at % 3, **{flag: True})


@pytest.mark.parametrize("mode", ["simple", "lancelot"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_for_two_agrees_with_the_second_book(variant: str, mode: str) -> None:
    """Each board variant with the neutral squire and with Lancelot's colours."""
    check(VARIANTS.index(variant), seats=2, two_player_mode=mode, **{variant: True})


@pytest.mark.parametrize("mode", ["simple", "lancelot"])
def test_everything_for_two_agrees_with_the_second_book(mode: str) -> None:
    """All variants and all advanced switches at once."""
    check(5, seats=2, two_player_mode=mode, **ADVANCED, **ALL_VARIANTS)


def test_mixed_options_agree_with_the_second_book() -> None:
    """Any switches together, any number of seats."""
    chance = random.Random(11)
    for seed in range(6):
        options: dict[str, Any] = {"seats": chance.choice([2, 3, 4, 5]), "two_player_mode": chance.choice(["simple", "lancelot"])}
        options.update({flag: True for flag in FLAGS if chance.random() < 0.5})
        check(seed, **options)


# strange positions


def some_track(chance: random.Random, squires: list[str], highest: int) -> dict[int, list[str]]:
    """A few spaces with high stacks."""
    spaces = [0, 0, *(chance.randint(1, highest) for _ in range(3))]
    found: dict[int, list[str]] = {}
    for squire in chance.sample(squires, len(squires)):
        found.setdefault(chance.choice(spaces), []).append(squire)
    return found


def written(track: dict[int, list[str]]) -> str:
    return " ".join(f"{space}:[{','.join(stack)}]" for space, stack in track.items() if space)


def some_play(chance: random.Random, book: Book) -> None:
    """Everybody has played four cards (three with Lancelot), at random."""
    deck = list(Counter(DECK).elements())
    chance.shuffle(deck)
    for squire in book.squires:
        for _ in range(3 if book.lancelot else 4):
            card = deck.pop()
            board = chance.choice(["duel", "tournament"]) if symbol_of(card) == "sword" else symbol_of(card)
            book.played[squire].append((card, board))


def strange_position(chance: random.Random, options: dict[str, Any]) -> tuple[Play, Book]:
    """After the last card of a round: high stacks, any coats, any bets, any cup, scrolls and Codex."""
    book = Book(options, 0, Feed({}))
    book.round = chance.choice([1, 2, 3, 3, 4, 6, 6, 6])
    for board in BOARDS:
        track = some_track(chance, book.squires, 12 if board == "king" else 23)
        for space, stack in track.items():
            for squire in stack:
                book.put(squire, board, space)
    some_play(chance, book)
    for squire in book.squires:
        dear = "king_5" if "service_to_king" in book.on else "king_9"
        kinds = ["sword_1", "sword_2", "sword_3", "education_-1", "education_-3", "king_2", "king_3", dear]
        for coat in chance.choices(kinds, k=chance.randint(0, 4)):
            source, _, value = coat.rpartition("_")
            book.coats[squire].append((source, int(value), 0, False))
        book.bets[squire] = chance.choice(BOARDS) if "good_manners" in book.on else None
    book.cup = chance.choice([-8, -3, 0, 0, 4, 8]) if "black_vs_white" in book.on else 0
    if "service_to_king" in book.on:
        six, twelve = chance.choice(
            [("board", "board"), ("taken", "board"), ("aside", "board"), ("taken", "taken"), ("aside", "taken")]
        )
        book.scrolls = {6: six, 12: twelve}
    if "classical_education" in book.on:
        book.codex = chance.sample([-3, -1] + [0] * (len(book.squires) - 2), len(book.squires))
    return lay(book, options), book


def lay(book: Book, options: dict[str, Any]) -> Play:
    """The position of a book, laid out for the game."""
    place = table(**options).at(round=book.round, phase="score")
    for board in BOARDS:
        track: dict[int, list[str]] = {}
        for squire in sorted(book.squires, key=lambda squire: book.marker[board][squire][1]):
            track.setdefault(book.marker[board][squire][0], []).append(squire)
        place.tracks(**{board: written(track)})
    place.played(**{squire: [f"{card} {board}" for card, board in cards] for squire, cards in book.played.items()})
    place.coats(**{squire: [f"{coat[0]}_{coat[1]}" for coat in coats] for squire, coats in book.coats.items()})
    if "good_manners" in book.on:
        place.bets(**{squire: bet for squire, bet in book.bets.items() if bet})
    if "black_vs_white" in book.on:
        place.at(cup=book.cup)
    if "service_to_king" in book.on:
        place.scrolls(book.scrolls[6], book.scrolls[12])
    if "classical_education" in book.on:
        place.at(codex=book.codex)
    return place.laid()


def play_on(play: Play, book: Book, chance: random.Random) -> set[str]:
    """Play phase 4 in both books until the next round or the end; tells which decisions were met."""
    leave = ("hand", "kept", "players", "memory")  # cards that the position does not name
    begun = book.round
    book.feed = Feed(play.told)
    book.start("score")
    met = set()
    while True:
        compare(play, book, leave=leave if book.round == begun else ())
        if play.over or book.round > begun:
            break
        met.add(book.phase)
        move = chance.choice(play.legal)
        seat = play.seat
        play.move(move)
        book.answer(seat, move, Feed(play.told, play.events))
    if play.over:
        assert (book.ranks, book.points) == play.outcome()
        met.add("over")
    return met


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_strange_positions_agree_with_the_second_book(seats: int) -> None:
    """Phase 4 and the reset from positions with high stacks, laps and many coats, under mixed options."""
    met: set[str] = set()
    for seed in range(80):
        chance = random.Random(100 * seats + seed)
        options: dict[str, Any] = {"seats": seats}
        if seats == 2:
            options["two_player_mode"] = chance.choice(["simple", "lancelot"])
        options.update({flag: True for flag in FLAGS if chance.random() < 0.5})
        play, book = strange_position(chance, options)
        met |= play_on(play, book, chance)

    assert {"lift", "advance", "take", "target", "give", "claim", "over"} <= met


def test_second_book_knows_the_circle_of_colours() -> None:
    """Its own table of Lancelot's order is the circle turned by one each round."""
    book = Book({"seats": 2, "two_player_mode": "lancelot"}, 1, Feed({}))
    starts = []
    for number in range(1, 7):
        book.round = number
        starts.append(book.order()[0])

        assert book.owner[starts[-1]] == book.first()

    assert [*CIRCLE, *CIRCLE[:2]] == starts
