"""What the box and the options say, as tables ready for play."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.options import AcademyOptions
from quintain.games.academy.state import BOARDS, CHARITY, DRAGON, DUEL, EDUCATION, KING, NONE, TOURNAMENT, VALUES
from quintain.games.academy.verbs import Verbs
from quintain.kernel.actions import ActionSpace
from quintain.kernel.content import Entry

BOARD_IDS: Final = ("gallantry", "duel", "tournament", "education", "king", "dragon", "charity")
KNIGHT_IDS: Final = ("gallantry", "black", "white", "education", "king", "dragon", "charity")
SYMBOL_IDS: Final = ("gallantry", "sword", "education", "king", "dragon", "charity")
SOURCE_IDS: Final = ("sword", "education", "king", "dragon", "charity")
COLOUR_IDS: Final = ("red", "blue", "yellow", "green", "black")
LETTERS: Final = ("A", "B", "C", "D", "E")
DIRECTION_IDS: Final = ("left", "right")
SIDE_IDS: Final = ("middle", "black", "white")  # where the Cup stands
ROUND_IDS: Final = ("I", "II", "III", "IV", "V", "VI")
ROUNDS: Final = 6
HIGHEST: Final = 100  # no coat is worth more, no track longer

# What may be entered for numbers that the rulebook does not repeat (AC-R27).
KING_MOST: Final = 12
DRAGON_MOST: Final = 30
CUP_LEAST: Final = 6
CUP_MOST: Final = 10
CHARITY_WORST: Final = -20

SWORD_COAT: Final = 0
EDUCATION_COAT: Final = 1
KING_COAT: Final = 2
DRAGON_COAT: Final = 3
CHARITY_COAT: Final = 4


def squire_ids(options: AcademyOptions) -> tuple[str, ...]:
    """AC-1.4. Whoever is ranked on the tracks."""
    if options.seats > 2:
        return LETTERS[: int(options.seats)]
    return COLOUR_IDS[:4] if options.two_player_mode == "lancelot" else ("A", "B", "N")


def card_ids() -> tuple[str, ...]:
    return tuple([f"{symbol}_{value}" for symbol in SYMBOL_IDS for value in range(2, VALUES + 2)])


def _rounds(entry: Entry, key: str) -> i64:
    """Rounds as a bitmask, bit 1 for round I."""
    mask: i64 = 0
    for number in entry.numbers(key):
        if not 1 <= number <= ROUNDS:
            raise entry.wrong(key, f"a list of rounds from 1 to {ROUNDS}")
        mask |= 1 << number
    return mask


def _within(entry: Entry, key: str, low: int, high: int) -> int:
    number = entry.number(key)
    if not low <= number <= high:
        raise entry.wrong(key, f"a number from {low} to {high}")
    return number


def _list(entry: Entry, key: str, size: int, low: int, high: int) -> list[int]:
    numbers = entry.numbers(key)
    if len(numbers) != size or any(not low <= number <= high for number in numbers):
        raise entry.wrong(key, f"a list of {size} numbers from {low} to {high}")
    return numbers


def _rising(entry: Entry, key: str, size: int, high: int) -> list[int]:
    """AC-R27. Points per space: none below zero, none smaller than the one before."""
    numbers = _list(entry, key, size, 0, high)
    if sorted(numbers) != numbers:
        raise entry.wrong(key, f"{size} numbers from 0 to {high}, none smaller than the one before")
    return numbers


def _falling(entry: Entry, key: str, size: int, high: int) -> list[int]:
    """AC-R27. Points per place: none below zero, none larger than the one before."""
    numbers = _list(entry, key, size, 0, high)
    if sorted(numbers, reverse=True) != numbers:
        raise entry.wrong(key, f"{size} numbers from 0 to {high}, none larger than the one before")
    return numbers


@final
class Coats:
    """Every kind of coat that this game can hand out: a source and a value. A value of 0 is no coat, but for the Codex."""

    def __init__(self) -> None:
        self.kinds: list[tuple[int, int]] = []

    def kind(self, source: int, value: int, zero: bool = False) -> int:
        if value == 0 and not zero:
            return NONE
        if (source, value) not in self.kinds:
            self.kinds.append((source, value))
        return self.kinds.index((source, value))

    def row(self, source: int, values: list[int]) -> vec[i64]:
        return vec[i64]([self.kind(source, value) for value in values])


@final
class Kit:
    """The rules' numbers under given options."""

    def __init__(self, options: AcademyOptions, root: Entry, space: ActionSpace, nouns: dict[str, tuple[str, ...]]) -> None:
        two = int(options.seats) == 2
        self.seats: Final[i64] = options.seats
        self.lancelot: Final[bool] = two and options.two_player_mode == "lancelot"
        self.simple: Final[bool] = two and options.two_player_mode == "simple"
        self.squires: Final[i64] = len(squire_ids(options))
        self.opener: Final[i64] = NONE if options.first_player == "random" else int(options.first_player)
        self.tie_win: Final[bool] = options.tie_win
        self.gallantry_back: Final[bool] = options.gallantry_back
        self.soft_reset: Final[bool] = options.soft_reset
        self.black_vs_white: Final[bool] = options.black_vs_white
        self.good_manners: Final[bool] = options.good_manners
        self.classical_education: Final[bool] = options.classical_education
        self.service_to_king: Final[bool] = options.service_to_king
        self.defeat_dragon: Final[bool] = options.defeat_dragon
        self.most_generous: Final[bool] = options.most_generous
        self.open_scores: Final[bool] = options.open_scores
        coats = Coats()

        # the frame
        frame = root.entry("frame")
        self.rounds: Final[i64] = _within(frame, "rounds", 1, ROUNDS)
        deal = _within(frame, "deal", 2, 5)
        plays = _within(frame, "plays", 1, deal - 1)
        pair = root.entry("lancelot")
        self.deal: Final[i64] = _within(pair, "deal", 6, 6) if self.lancelot else deal
        self.plays: Final[i64] = _within(pair, "plays", 3, 3) if self.lancelot else plays
        third = _within(frame, "third_place_from", 1, HIGHEST)
        self.paid: Final[i64] = 3 if int(self.squires) >= third else 2  # places that are rewarded
        self.second_exchange: Final[bool] = int(self.squires) >= third
        self.left: Final[vec[i64]] = _directions(root)
        self.order: Final[vec[i64]] = _turn_orders(root)
        self.deck: Final[vec[i64]] = _deck(root, int(self.seats if self.lancelot else self.squires) * int(self.deal))

        # the boards
        boards = root.entry("boards")
        variants = root.entry("variants")
        knights = variants.entry("black_vs_white")
        self.length: Final[vec[i64]] = vec[i64]([_within(boards.entry(board), "length", 1, HIGHEST) for board in BOARD_IDS])
        self.score: Final[vec[i64]] = vec[i64]([_rounds(boards.entry(board), "score") for board in BOARD_IDS])
        self.reset: Final[vec[i64]] = vec[i64]([_rounds(boards.entry(board), "reset") for board in BOARD_IDS])
        if self.black_vs_white:
            for board in (DUEL, TOURNAMENT):
                self.score[board] = _rounds(knights, "score")
                self.reset[board] = _rounds(knights, "reset")
        self.steps: Final[vec[i64]] = vec[i64](_list(boards.entry("gallantry"), "places", 3, 0, HIGHEST))
        for place, steps in enumerate(_list(variants.entry("good_manners"), "steps", 3, 0, HIGHEST)):
            if self.good_manners:
                self.steps[place] = steps
        places = vec[i64]([NONE] * (3 * BOARDS))
        for board in (DUEL, TOURNAMENT, DRAGON):
            source = DRAGON_COAT if board == DRAGON else SWORD_COAT
            entry = boards.entry(BOARD_IDS[board])
            paid = _falling(entry, "places", 3, DRAGON_MOST) if board == DRAGON else _list(entry, "places", 3, -HIGHEST, HIGHEST)
            row = coats.row(source, paid)
            for place in range(3):
                places[3 * board + place] = row[place]
        self.places: Final[vec[i64]] = places  # kinds of coats per board and place
        worst = vec[i64]([NONE] * (2 * BOARDS))
        for board in (EDUCATION, CHARITY):
            source = EDUCATION_COAT if board == EDUCATION else CHARITY_COAT
            entry = boards.entry(BOARD_IDS[board])
            low, high = (CHARITY_WORST, 0) if board == CHARITY else (-HIGHEST, HIGHEST)
            worst[2 * board] = coats.kind(source, _within(entry, "last", low, high))
            worst[2 * board + 1] = coats.kind(source, _within(entry, "penultimate", low, high))
        self.worst: Final[vec[i64]] = worst  # kinds of coats per board for last, and for last but one

        # the variants
        end = int(self.length[KING]) + 1
        front = _rising(boards.entry("king"), "spaces", end, KING_MOST)
        back = _rising(variants.entry("service_to_king"), "spaces", end, KING_MOST)
        self.spaces: Final[vec[i64]] = coats.row(KING_COAT, back if self.service_to_king else front)
        self.winner: Final[vec[i64]] = coats.row(SWORD_COAT, _list(knights, "winner", 3, -HIGHEST, HIGHEST))
        self.loser: Final[vec[i64]] = coats.row(SWORD_COAT, _list(knights, "loser", 3, -HIGHEST, HIGHEST))
        self.cup_end: Final[i64] = _within(knights, "cup", CUP_LEAST, CUP_MOST)
        codex = _list(variants.entry("classical_education"), "coats", 2, -HIGHEST, -1)
        self.codex: Final[vec[i64]] = coats.row(EDUCATION_COAT, codex)
        self.zero: Final[i64] = coats.kind(EDUCATION_COAT, 0, zero=True)
        scrolls = _list(variants.entry("service_to_king"), "scrolls", 2, 1, int(self.length[KING]))
        if scrolls[0] >= scrolls[1]:
            raise variants.entry("service_to_king").wrong("scrolls", "two spaces, the nearer one first")
        self.scrolls: Final[vec[i64]] = vec[i64](scrolls)
        dragon = variants.entry("defeat_dragon")
        self.first_per: Final[i64] = _within(dragon, "first_per", 1, HIGHEST)
        self.second_per: Final[i64] = _within(dragon, "second_per", 1, HIGHEST)
        self.last_per: Final[i64] = _within(dragon, "last_per", 1, HIGHEST)
        generous = variants.entry("most_generous")
        self.claim_highest: Final[i64] = _within(generous, "highest", 1, HIGHEST)
        self.claims: Final[vec[i64]] = vec[i64](_list(generous, "takes", 2, 0, 7))

        _check_picture(root)
        self.coat_source: Final[vec[i64]] = vec[i64]([source for source, _ in coats.kinds])
        self.coat_value: Final[vec[i64]] = vec[i64]([value for _, value in coats.kinds])
        nouns["coat"] = tuple([f"{SOURCE_IDS[source]}_{value}" for source, value in coats.kinds])
        self.verbs: Final[Verbs] = Verbs(space, nouns, min([-1, *list(self.coat_value)]), int(self.claim_highest))
        self.no_coats: Final[vec[i64]] = vec[i64]([NONE] * int(self.squires))  # copied, never changed
        self.alone: Final[list[vec[i64]]] = [vec[i64]([seat]) for seat in range(int(self.seats))]
        self.waiting: Final[list[vec[i64]]] = [
            vec[i64]([seat for seat in range(int(self.seats)) if not mask >> seat & 1]) for mask in range(1 << int(self.seats))
        ]  # the seats that have not chosen, by the bitmask of those that have

    def bound(self) -> int:
        """More decisions than any match can have."""
        squires, plays = int(self.squires), int(self.plays)
        return int(self.rounds) * squires * (int(self.deal) + 2 * plays + 4) + 40


def _directions(root: Entry) -> vec[i64]:
    """AC-4.2. 1 where packs go to the left, -1 where to the right, by round; round 0 is none."""
    passing = root.entry("passing")
    ids = passing.texts("directions")
    if len(ids) != ROUNDS or any(direction not in DIRECTION_IDS for direction in ids):
        raise passing.wrong("directions", f"{ROUNDS} times left or right")
    return vec[i64]([0] + [1 if direction == "left" else -1 for direction in ids])


def _turn_orders(root: Entry) -> vec[i64]:
    """AC-14.5, AC-R27. Four colours for each round, all on one circle on which the players alternate; round 0 is none."""
    order: list[int] = [0, 0, 0, 0]
    circle: list[int] = []
    for entry in root.entries("turn_order"):
        colours = entry.texts("colours")
        if sorted(colours) != sorted(COLOUR_IDS[:4]):
            raise entry.wrong("colours", "red, blue, yellow and green in some order")
        row = [COLOUR_IDS.index(colour) for colour in colours]
        start = row.index(0)
        turned = row[start:] + row[:start]
        if turned[2] != 2 or (circle and turned != circle):
            raise entry.wrong("colours", "colours of the two players in turn, in every round on the same circle")
        circle = turned
        order.extend(row)
    return vec[i64](order)


def _check_picture(root: Entry) -> None:
    """Numbers that only the drawing needs."""
    layout = root.entry("layout")
    for board in BOARD_IDS:
        _list(layout, board, 2, 0, 9)
    track = root.entry("track")
    _list(track, "across", 20, 0, 5)
    _list(track, "down", 20, 0, 5)
    _list(track, "dark", len(track.numbers("dark")), 0, 19)


def _deck(root: Entry, dealt: int) -> vec[i64]:
    """AC-2.5. Every card of the deck, by symbol and value."""
    deck = vec[i64]()
    entries = root.entries("card")
    for symbol, entry in enumerate(entries):
        if entry.text("id") != SYMBOL_IDS[symbol]:
            raise entry.wrong("id", SYMBOL_IDS[symbol])
        for value, count in enumerate(_list(entry, "counts", VALUES, 0, HIGHEST)):
            for _ in range(count):
                deck = append(deck, symbol * VALUES + value)
    if len(deck) < dealt:
        raise entries[0].wrong("counts", f"numbers that make a deck of at least {dealt} cards together with the others")
    return deck


def board_of(card: i64) -> i64:
    """The board of a card that is no sword."""
    symbol: i64 = card // VALUES
    return symbol if symbol == 0 else symbol + 1


def value_of(card: i64) -> i64:
    return card % VALUES + 2
