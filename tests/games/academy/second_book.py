"""A second book: Medieval Academy kept once more in lists and dicts, straight from the rules, to check the first one.

It imports nothing of the game. The whole match is one generator that yields who is asked what, and is sent an answer.
What chance decided (deals, the Codex, the neutral squire's draws) is read from a `Feed`, and checked to be possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import Any

from .second_table import BOARDS, CIRCLE, DECK, END_OF_CUP, Feed, Table, in_order, symbol_of, value_of

Asked = dict[int, tuple[str, list[str]]]  # by seat: the clause that asks, and the moves
Answer = tuple[int, str]
Course = Generator[Asked, Answer, Any]

PHASES = ["bet", "draft", "play", "score", "gallantry", "duel", "education", "king", "dragon", "exchange", "reset"]


class Book(Table):
    """One match; every rule stands where the rulebook has it."""

    asked: Asked = {}
    ranks: list[int] = []
    points: list[int] = []

    # the course of a match

    def start(self, phase: str = "bet") -> None:
        self.course = self.match(phase)
        self.asked = next(self.course)

    def answer(self, seat: int, move: str, feed: Feed) -> None:
        self.feed = feed
        self.asked = self.course.send((seat, move))

    def match(self, start: str) -> Course:
        """Six rounds; the first of them may be entered at a later phase, with everything before it laid out."""
        while True:
            yield from self.play_round(PHASES.index(start))
            start = "bet"
            if self.round == 6:
                break
            self.round += 1
            self.clear_round()
        self.finish()
        self.phase, self.turn, self.over = "over", None, True
        while True:
            yield {}

    def play_round(self, start: int) -> Course:
        if start == 0:
            self.deal()
            yield from self.bet()
        if start <= PHASES.index("draft"):
            yield from self.exchange_cards() if self.lancelot else self.draft()
        if start <= PHASES.index("play"):
            yield from self.play_cards()
        if start <= PHASES.index("score") and "tie_win" in self.on:
            yield from self.win_a_tie()
        if start <= PHASES.index("gallantry"):
            yield from self.check_gallantry()
        if start <= PHASES.index("duel"):
            self.score_swords()
        if start <= PHASES.index("education"):
            yield from self.score_education()
        if start <= PHASES.index("king"):
            self.score_king()
        if start <= PHASES.index("dragon") and self.round == 6:
            self.score_dragon()
        if start <= PHASES.index("exchange") and self.round == 6 and "most_generous" in self.on:
            yield from self.be_generous()
        self.bets = dict.fromkeys(self.squires)
        self.reset()

    def ask(self, squire: str, phase: str, clause: str, moves: list[str]) -> Generator[Asked, Answer, str]:
        self.phase, self.turn = phase, squire
        seat = self.chooser(squire)
        answered, move = yield {seat: (clause, moves)}
        assert answered == seat and move in moves
        return move

    def ask_all(self, phase: str, clause: str, trees: dict[int, list[tuple[str, ...]]]) -> Generator[Asked, Answer, dict]:
        """Everybody at once names a path of moves, one after the other, in secret."""
        self.phase, self.turn = phase, None
        done: dict[int, tuple[str, ...]] = dict.fromkeys(trees, ())
        while True:
            owed: Asked = {}
            for seat, paths in trees.items():
                at = len(done[seat])
                ways = [path[at] for path in paths if path[:at] == done[seat] and len(path) > at]
                if ways:
                    owed[seat] = (clause, list(dict.fromkeys(ways)))
            if not owed:
                return done
            seat, move = yield owed
            assert move in owed[seat][1]
            done[seat] += (move,)

    # phases 1 and 2

    def deal(self) -> None:
        dealt: list[str] = []
        if self.lancelot:
            for seat in range(2):
                self.six[seat] = in_order(self.feed.six(seat))
                assert len(self.six[seat]) == 6
                dealt += self.six[seat]
        else:
            for squire in self.squires:
                self.packs[squire] = self.feed.deal(squire)
                assert len(self.packs[squire]) == 5
                dealt += self.packs[squire]
            self.note(0)
        assert not Counter(dealt) - Counter(DECK)
        if "classical_education" in self.on:
            self.codex = self.feed.codex()
            assert sorted(self.codex) == [-3, -1] + [0] * (len(self.squires) - 2)

    def bet(self) -> Course:
        if "good_manners" in self.on:
            for squire in self.order():
                moves = [f"bet board={self.board_name(board)}" for board in BOARDS]
                move = yield from self.ask(squire, "bet", "AC-16.1", moves)
                self.bets[squire] = BOARDS[moves.index(move)]

    def draft(self) -> Course:
        for step in range(4):
            trees = {
                seat: [(f"pick card={card}",) for card in in_order(set(self.packs[squire]))]
                for squire, seat in self.owner.items()
            }
            chosen = yield from self.ask_all("draft", "AC-4.1", trees)
            for squire, seat in self.owner.items():
                self.keep(squire, chosen[seat][0].partition("=")[2])
            self.pass_on(step)
        for squire in self.owner:
            self.keep(squire, self.packs[squire][0])
        self.pass_on(4)

    def keep(self, squire: str, card: str) -> None:
        self.packs[squire].remove(card)
        self.kept[squire].append(card)
        self.hands[squire].append(card)

    def pass_on(self, step: int) -> None:
        """The neutral squire keeps its card; then all packs go to the neighbour of the round's direction."""
        if self.simple:
            highest = max(value_of(card) for card in self.packs["N"])
            card = self.feed.pick(step)
            assert value_of(card) == highest
            self.keep("N", card)
        by = 1 if self.round % 2 else -1
        circle = self.circle
        self.packs = {circle[(at + by) % len(circle)]: self.packs[circle[at]] for at in range(len(circle))}
        self.note(step + 1)

    def note(self, step: int) -> None:
        for pack in self.squires:
            self.trail[pack].append(self.packs[self.holder(pack, step)][:])

    def exchange_cards(self) -> Course:
        """Lancelot: split, choose, assign."""
        splits = {seat: splits_of(self.six[seat]) for seat in range(2)}
        trees = {seat: [tuple(f"split card={card}" for card in pile[1:]) for pile, _ in splits[seat]] for seat in range(2)}
        chosen = yield from self.ask_all("split", "AC-14.3", trees)
        self.revealed = True
        for seat in range(2):
            self.piles[seat] = list(splits[seat][trees[seat].index(chosen[seat])])
        first = self.first()
        hands: dict[int, list[str]] = {0: [], 1: []}
        for seat in (first, 1 - first):
            piles = self.piles[1 - seat]
            moves = ["choose pile=0"] if piles[0] == piles[1] else ["choose pile=0", "choose pile=1"]
            self.phase, self.turn = "choose", next(colour for colour in CIRCLE if self.owner[colour] == seat)
            answered, move = yield {seat: ("AC-14.3", moves)}
            assert answered == seat
            taken = int(move[-1])
            hands[seat] += piles[taken]
            hands[1 - seat] += piles[1 - taken]
        self.piles = {}
        self.six = {seat: in_order(hand) for seat, hand in hands.items()}
        threes = {seat: threes_of(self.six[seat]) for seat in range(2)}
        trees = {seat: [tuple(f"assign card={card}" for card in three) for three in threes[seat]] for seat in range(2)}
        chosen = yield from self.ask_all("assign", "AC-14.4", trees)
        for seat in range(2):
            one, other = [colour for colour in CIRCLE if self.owner[colour] == seat]
            self.kept[one] = list(threes[seat][trees[seat].index(chosen[seat])])
            self.kept[other] = in_order((Counter(self.six[seat]) - Counter(self.kept[one])).elements())
        self.hands = {squire: kept[:] for squire, kept in self.kept.items()}

    # phase 3

    def play_cards(self) -> Course:
        if self.lancelot:
            turns = [colour for colour in self.order() for _ in range(3)]
        else:
            turns = self.order() * 4
        for squire in turns[sum(len(cards) for cards in self.played.values()) :]:
            if squire == "N":
                card = self.feed.turn()
                assert card in self.hands["N"]
                moves = self.plays(card)
                move = moves[0] if len(moves) == 1 else (yield from self.ask("N", "sword", "AC-13.7", moves))
            else:
                moves = [move for card in in_order(set(self.hands[squire])) for move in self.plays(card)]
                move = yield from self.ask(squire, "play", "AC-14.5" if self.lancelot else "AC-5.1", moves)
            yield from self.play_one(squire, move)

    def boards_of(self, card: str) -> list[str]:
        return ["duel", "tournament"] if symbol_of(card) == "sword" else [symbol_of(card)]

    def plays(self, card: str) -> list[str]:
        return [f"play card={card} board={self.board_name(board)}" for board in self.boards_of(card)]

    def play_one(self, squire: str, move: str) -> Course:
        card = move.split()[1].partition("=")[2]
        board = self.boards_of(card)[self.plays(card).index(move)]
        self.hands[squire].remove(card)
        self.played[squire].append((card, board))
        self.advance(squire, board, value_of(card))
        if "black_vs_white" in self.on and symbol_of(card) == "sword":
            cup = self.cup + (value_of(card) if board == "tournament" else -value_of(card))
            self.cup = max(-END_OF_CUP, min(END_OF_CUP, cup))
        if "classical_education" in self.on and board == "education" and squire != "N":
            slots = [f"peek slot={slot}" for slot in range(len(self.codex))]
            seen = yield from self.ask(squire, "peek", "AC-17.2", [*slots, "pass"])
            if seen != "pass":
                self.peeked[slots.index(seen)].add(self.owner[squire])

    # phase 4

    def win_a_tie(self) -> Course:
        first = self.first()
        own = [squire for squire in self.squires if self.owner.get(squire) == first]
        found: list[tuple[str, str]] = []
        for squire in own:
            for board in BOARDS:
                place = self.marker[board][squire]
                above = [s for s in self.squires if self.marker[board][s][0] == place[0] and self.marker[board][s][1] > place[1]]
                if place[0] > 0 and any(other not in own for other in above):
                    found.append((squire, board))
        if found:
            moves = [f"lift squire={squire} board={self.board_name(board)}" for squire, board in found]
            self.phase, self.turn = "lift", None
            _, move = yield {first: ("AC-12.1", [*moves, "pass"])}
            if move != "pass":
                squire, board = found[moves.index(move)]
                self.put(squire, board, self.marker[board][squire][0])

    def check_gallantry(self) -> Course:
        places = list(enumerate(self.ranking("gallantry")[: self.rewarded()]))
        for place, squire in reversed(places):
            steps = 3 - place
            if "good_manners" in self.on:
                bet = self.bets[squire]
                assert bet is not None
                self.advance(squire, bet, steps * sum(board == bet for _, board in self.played[squire]))
            else:
                open_boards = [b for b in BOARDS if b != "king" or self.marker["king"][squire][0] < 12]
                moves = [f"advance board={self.board_name(board)}" for board in open_boards]
                move = yield from self.ask(squire, "advance", "AC-8.3", moves)
                self.advance(squire, open_boards[moves.index(move)], steps)
        if "gallantry_back" in self.on:
            for _, squire in reversed(places):
                self.put(squire, "gallantry", self.marker["gallantry"][squire][0] - 1)

    def score_education(self) -> Course:
        if "classical_education" not in self.on:
            self.punish("education")
            return
        zero = self.zero("education")
        takers = self.ranking("education") + [squire for squire in self.order() if squire in zero]
        for squire in takers[:-1]:
            free = [slot for slot, by in enumerate(self.codex_taken) if by is None]
            move = yield from self.ask(squire, "take", "AC-17.3", [f"take slot={slot}" for slot in free])
            self.take(squire, int(move.partition("=")[2]))
        self.take(takers[-1], self.codex_taken.index(None))
        for value, by in zip(self.codex, self.codex_taken, strict=True):
            if value and by:
                self.coats[by].append(("education", value, self.round, True))
        self.codex = [0] * (len(self.squires) - 2)
        self.codex_taken = [None] * len(self.codex)
        self.peeked = [set() for _ in self.codex]

    def be_generous(self) -> Course:
        self.uncovered = True
        best = self.ranking("charity")
        if best:
            target = self.last("charity")[0]
            if len(self.last("charity")) > 1:
                moves = [f"target squire={squire}" for squire in self.last("charity")]
                target = (yield from self.ask(best[0], "target", "AC-20.2", moves)).partition("=")[2]
            yield from self.give(best[0], target, "AC-20.2")
            yield from self.claim(best[0], target)
        if len(self.squires) >= 4 and len(best) > 1 and (other := self.last_but_one("charity")):
            yield from self.give(best[1], other, "AC-20.3")
            yield from self.claim_one(best[1], other)

    def give(self, squire: str, target: str, clause: str) -> Course:
        values = sorted({coat[1] for coat in self.coats[squire] if coat[1] < 0})
        if len(values) > 1:
            move = yield from self.ask(squire, "give", clause, [f"give points={value}" for value in values])
            values = [int(move.partition("=")[2])]
        if values:
            self.hand_over(squire, target, values[0])

    def claim(self, squire: str, target: str) -> Course:
        least = 1
        for _ in range(2):
            values = sorted({coat[1] for coat in self.coats[target] if least <= coat[1] <= 3})
            if not values:
                return
            move = yield from self.ask(squire, "claim", "AC-20.2", [*[f"claim points={value}" for value in values], "done"])
            if move == "done":
                return
            least = int(move.partition("=")[2])
            self.hand_over(target, squire, least)

    def claim_one(self, squire: str, target: str) -> Course:
        values = sorted({coat[1] for coat in self.coats[target] if 1 <= coat[1] <= 3})
        if len(values) > 1:
            move = yield from self.ask(squire, "claim", "AC-20.3", [f"claim points={value}" for value in values])
            values = [int(move.partition("=")[2])]
        if values:
            self.hand_over(target, squire, values[0])

    # the end

    def finish(self) -> None:
        self.points = [0] * self.seats
        best = [[0, 0]] * self.seats
        for squire, seat in self.owner.items():
            self.points[seat] += self.total(squire)
            best[seat] = max(best[seat], self.marker["gallantry"][squire])
        results = list(zip(self.points, best, strict=True))
        self.ranks = [1 + sum(1 for other in results if other > mine) for mine in results]


def splits_of(cards: list[str]) -> list[tuple[list[str], list[str]]]:
    """Every way to make two piles of three, equal ways once; the lowest card lies in the first pile."""
    found: dict[tuple, tuple[list[str], list[str]]] = {}
    for others in combinations(range(1, 6), 2):
        pile = [cards[0]] + [cards[at] for at in others]
        rest = [cards[at] for at in range(1, 6) if at not in others]
        found.setdefault(tuple(sorted([tuple(pile), tuple(rest)])), (pile, rest))
    return list(found.values())


def threes_of(cards: list[str]) -> list[tuple[str, ...]]:
    """Every three of six cards, equal ones once."""
    return list(dict.fromkeys(combinations(cards, 3)))
