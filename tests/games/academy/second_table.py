"""The second book's table: the box, the markers on their tracks and the coats before the squires, from the rules alone.

It imports nothing of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

BOARDS = ["gallantry", "duel", "tournament", "education", "king", "dragon", "charity"]
SYMBOLS = ["gallantry", "sword", "education", "king", "dragon", "charity"]
SOURCES = ["sword", "education", "king", "dragon", "charity"]
DECK = {f"{symbol}_{value}": n for symbol in SYMBOLS for value, n in ((2, 2), (3, 3), (4, 2), (5, 1))}
DECK.update({"sword_3": 6, "sword_4": 4, "sword_5": 2})
del DECK["sword_2"]
COLOURS = ["red", "blue", "yellow", "green", "black"]
CIRCLE = ["red", "blue", "yellow", "green"]
KING = [0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 9, 12]
KING_BACK = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
END_OF_CUP = 8
FLAGS = [
    "tie_win",
    "gallantry_back",
    "soft_reset",
    "black_vs_white",
    "good_manners",
    "classical_education",
    "service_to_king",
    "defeat_dragon",
    "most_generous",
    "open_scores",
]


class Feed:
    """What chance has decided since the last answer, as the game told it."""

    def __init__(self, told: dict[str, Any], events: Iterable[dict[str, Any]] = ()) -> None:
        self.told = told
        self.turned = [event["card"] for event in events if event["event"] == "turned"]

    def deal(self, squire: str) -> list[str]:
        return list(self.told["squires"][squire]["pack"])

    def six(self, seat: int) -> list[str]:
        return list(self.told["players"][str(seat)]["pack"])

    def codex(self) -> list[int]:
        return [int(coat.removeprefix("education_")) for coat in self.told["codex"]]

    def pick(self, step: int) -> str:
        return self.told["squires"]["N"]["kept"][step]

    def turn(self) -> str:
        return self.turned.pop(0)


def symbol_of(card: str) -> str:
    return card.rpartition("_")[0]


def value_of(card: str) -> int:
    return int(card.rpartition("_")[2])


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (SYMBOLS.index(symbol_of(card)), value_of(card)))


class Table:
    """What lies on the table."""

    def __init__(self, options: dict[str, Any], first: int, feed: Feed) -> None:
        self.seats = int(options["seats"])
        self.on = {flag for flag in FLAGS if options.get(flag)}
        two = self.seats == 2
        self.lancelot = two and options.get("two_player_mode") == "lancelot"
        self.simple = two and not self.lancelot
        self.opener = first
        self.feed = feed
        if self.lancelot:
            self.squires = CIRCLE[:]
            self.owner = {"red": first, "yellow": first, "blue": 1 - first, "green": 1 - first}
            self.circle = CIRCLE[:]
        else:
            letters = list("ABCDE"[: self.seats])
            self.owner = {letter: seat for seat, letter in enumerate(letters)}
            self.squires = letters + (["N"] if self.simple else [])
            self.circle = ["B", "A", "N"] if self.simple and first == 1 else self.squires[:]
        self.marker: dict[str, dict[str, list[int]]] = {b: {s: [0, 0] for s in self.squires} for b in BOARDS}
        self.clock = 0  # the later a marker lands, the higher it lies
        self.coats: dict[str, list[tuple[str, int, int, bool]]] = {s: [] for s in self.squires}  # …, round, from the Codex
        self.bonus = dict.fromkeys(self.squires, 0)
        self.cup = 0
        self.scrolls = {6: "board", 12: "board"}
        self.round, self.phase = 1, ""
        self.turn: str | None = None
        self.uncovered = False
        self.over = False
        self.clear_round()

    def clear_round(self) -> None:
        self.packs: dict[str, list[str]] = {s: [] for s in self.squires}
        self.trail: dict[str, list[list[str]]] = {s: [] for s in self.squires}  # each pack, by the step, before the pick
        self.kept: dict[str, list[str]] = {s: [] for s in self.squires}
        self.hands: dict[str, list[str]] = {s: [] for s in self.squires}
        self.played: dict[str, list[tuple[str, str]]] = {s: [] for s in self.squires}
        self.bets: dict[str, str | None] = dict.fromkeys(self.squires)
        self.six: dict[int, list[str]] = {}
        self.piles: dict[int, list[list[str]]] = {}
        self.revealed = False
        self.codex: list[int] = []
        self.codex_taken: list[str | None] = [None] * (len(self.squires) if "classical_education" in self.on else 0)
        self.peeked: list[set[int]] = [set() for _ in self.codex_taken]

    # who is who

    def first(self) -> int:
        return (self.opener + self.round - 1) % self.seats

    def order(self) -> list[str]:
        """Squires in turn, from the first player clockwise."""
        if self.lancelot:
            start = (self.round - 1) % 4
        else:
            start = self.circle.index("ABCDE"[self.first()])
        return self.circle[start:] + self.circle[:start]

    def chooser(self, squire: str) -> int:
        return self.owner.get(squire, self.first())

    def holder(self, pack: str, step: int) -> str:
        """Who has a pack, named by the squire to whom it was dealt, at a step of the draft (from 0)."""
        by = step if self.round % 2 else -step
        return self.circle[(self.circle.index(pack) + by) % len(self.circle)]

    def handler(self) -> int | None:
        """Who passes to the neutral squire in this round, and so makes its picks."""
        if not self.simple:
            return None
        before = -1 if self.round % 2 else 1
        return self.owner[self.circle[(self.circle.index("N") + before) % 3]]

    def rewarded(self) -> int:
        return 3 if len(self.squires) >= 4 else 2

    def board_name(self, board: str) -> str:
        return {"duel": "black", "tournament": "white"}.get(board, board) if "black_vs_white" in self.on else board

    # tracks

    def ranking(self, board: str) -> list[str]:
        """Squires off zero, best first."""
        track = self.marker[board]
        return sorted((s for s in self.squires if track[s][0] > 0), key=lambda s: track[s], reverse=True)

    def zero(self, board: str) -> list[str]:
        return [s for s in self.squires if self.marker[board][s][0] == 0]

    def last(self, board: str) -> list[str]:
        return self.zero(board) or self.ranking(board)[-1:]

    def last_but_one(self, board: str) -> str | None:
        whole = self.ranking(board) + self.zero(board)
        return None if len(self.zero(board)) >= 2 else whole[-2]

    def put(self, squire: str, board: str, progress: int) -> None:
        self.clock += 1
        self.marker[board][squire] = [progress, self.clock if progress else 0]

    def advance(self, squire: str, board: str, steps: int) -> None:
        before = self.marker[board][squire][0]
        after = before + steps
        if board == "king":
            after = min(after, 12)
        if after == before:
            return
        self.put(squire, board, after)
        if board == "king" and "service_to_king" in self.on:
            for space in (6, 12):
                if before < space <= after and self.scrolls[space] == "board":
                    self.scrolls[space] = "taken"

    def award(self, squire: str, source: str, value: int) -> None:
        if value:
            self.coats[squire].append((source, value, self.round, False))

    def total(self, squire: str) -> int:
        return sum(coat[1] for coat in self.coats[squire]) + self.bonus[squire]

    # scoring and reset, as far as nobody is asked

    def score_swords(self) -> None:
        if "black_vs_white" not in self.on:
            self.pay("duel", "sword", [3, 2, 1])
            self.pay("tournament", "sword", [3, 2, 1])
        elif self.round % 2 == 0:
            self.pay("duel", "sword", [8, 5, 2] if self.cup < 0 else [5, 3, 1])
            self.pay("tournament", "sword", [8, 5, 2] if self.cup > 0 else [5, 3, 1])

    def pay(self, board: str, source: str, values: list[int]) -> None:
        for squire, value in zip(self.ranking(board)[: self.rewarded()], values, strict=False):
            self.award(squire, source, value)

    def punish(self, board: str) -> None:
        for squire in self.last(board):
            self.award(squire, board, -3)
        if other := self.last_but_one(board):
            self.award(other, board, -1)

    def take(self, squire: str, slot: int) -> None:
        self.codex_taken[slot] = squire
        if squire != "N":
            self.peeked[slot].add(self.owner[squire])

    def score_king(self) -> None:
        for squire in self.squires:
            space = self.marker["king"][squire][0]
            if "service_to_king" in self.on:
                for scroll in self.scrolls.values():
                    if scroll == "taken":
                        self.award(squire, "king", KING_BACK[space])
            elif self.round in (3, 6):
                self.award(squire, "king", KING[space])

    def score_dragon(self) -> None:
        """Dragon and Charity, in round VI."""
        if "defeat_dragon" in self.on:
            best = self.ranking("dragon")[:2]
            for squire in self.squires:
                number = sum(1 for coat in self.coats[squire] if coat[1] > 0 and coat[0] in ("sword", "king"))
                if squire in best:
                    self.bonus[squire] += number if squire == best[0] else number // 2
                if squire in self.last("dragon"):
                    self.bonus[squire] -= number // 2
        else:
            self.pay("dragon", "dragon", [17, 10, 4])
        if "most_generous" not in self.on:
            self.punish("charity")

    def hand_over(self, giver: str, taker: str, value: int) -> None:
        coat = next(coat for coat in self.coats[giver] if coat[1] == value)
        self.coats[giver].remove(coat)
        self.coats[taker].append(coat)

    def reset(self) -> None:
        if self.round == 3:
            for board in BOARDS[:5]:
                if board in ("duel", "tournament") and "black_vs_white" in self.on:
                    continue
                if board == "king":
                    if "service_to_king" not in self.on:
                        self.clear(board)
                elif "soft_reset" in self.on:
                    self.spread(board)
                else:
                    self.clear(board)
        if "black_vs_white" in self.on and self.round % 2 == 0:
            self.clear("duel")
            self.clear("tournament")
            self.cup = 0
        if self.scrolls[12] == "taken":
            self.scrolls = {6: "board", 12: "board"}
            self.clear("king")
        elif self.scrolls[6] == "taken":
            self.scrolls[6] = "aside"

    def clear(self, board: str) -> None:
        for squire in self.squires:
            self.put(squire, board, 0)

    def spread(self, board: str) -> None:
        """Soft reset: those on zero stay, else the last goes there; the others go to 1, 2, 3 … from worst to best."""
        rising = self.ranking(board)[::-1]
        if not self.zero(board):
            self.put(rising.pop(0), board, 0)
        for space, squire in enumerate(rising, 1):
            self.put(squire, board, space)
