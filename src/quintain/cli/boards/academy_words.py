"""What the drawing of Medieval Academy says, apart from how it looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quintain.games.academy import codex, lancelot, memory, play, tracks
from quintain.games.academy.asking import concerned
from quintain.games.academy.game import AcademyGame
from quintain.games.academy.scoring import total
from quintain.games.academy.seating import in_turn, is_neutral, player, receiver
from quintain.games.academy.state import (
    ASSIGN,
    CHARITY,
    CHOOSE,
    DRAGON,
    DUEL,
    EDUCATION,
    GALLANTRY,
    KING,
    NONE,
    PICK,
    RAISE,
    SPLIT,
    TOURNAMENT,
    AcademyState,
)
from quintain.kernel.types import HIDDEN, TRUTH
from quintain.words import Speaker

STYLES: Final = ("red", "blue", "yellow", "green", "magenta")
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
PLACES: Final = ("①", "②", "③", "④", "⑤")

Pairs = list[tuple[str, str]]


class Facts:
    """A view of the table in words of the catalogue."""

    def __init__(self, game: AcademyGame, view: AcademyState, speaker: Speaker, names: Sequence[str]) -> None:
        self.game: Final = game
        self.book: Final = game.book
        self.view: Final = view
        self.speaker: Final = speaker
        self.names: Final = list(names)
        self.squires: Final = game.nouns["squire"]
        self.numbers: Final = list(range(len(self.squires)))
        kinds = [int(step.kind) for step in view.agenda]
        together = not kinds or kinds[-1] in (PICK, SPLIT, ASSIGN, CHOOSE, RAISE)
        self.active: Final = NONE if together else int(concerned(self.book, view))
        self.kinds: Final = kinds

    def say(self, key: str, /, **args: object) -> str:
        return self.speaker.say(key, **args)

    # Names

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.speaker.seat(seat)

    def name(self, squire: int) -> str:
        """A player's name, the neutral squire, or a colour with its player."""
        if is_neutral(self.book, squire):
            return self.say("label-neutral")
        name = self.seat(int(player(self.book, self.view, squire)))
        if self.book.lancelot:
            return f"{self.speaker.name('squire', self.squires[squire])} {name}"
        return name

    def board(self, board: int) -> str:
        return self.speaker.name("board", board)

    def cards(self, cards: Sequence[int]) -> str:
        return str(self.say("label-list", cards=self.speaker.thing("cards", [int(card) for card in cards])))

    def points(self, kind: int) -> int:
        return int(self.book.coat_value[kind])

    # The table

    def status(self) -> list[str]:
        view, book = self.view, self.book
        said = [
            self.say("label-round", round=ROMAN[view.round], rounds=ROMAN[book.rounds]),
            self.say("label-first", name=self.seat(int(view.first))),
        ]
        if PICK in self.kinds:
            direction = "left" if book.left[view.round] == 1 else "right"
            if view.viewer >= 0:
                to = self.name(int(receiver(book, view, view.viewer)))
                said.append(self.say("label-passing", direction=direction, name=to))
            else:
                said.append(self.say("label-direction", direction=direction))
        elif self.kinds:
            order = [self.name(int(in_turn(book, view, nth))) for nth in self.numbers]
            said.append(f"{self.say('label-order')}: {', '.join(order)}")
        return said

    def is_scored(self, board: int) -> bool:
        """Whether the board counts at the end of this round."""
        if board == KING and self.book.service_to_king:
            return any(place == 1 for place in self.view.scrolls)
        return bool(self.book.score[board] >> self.view.round & 1)

    def rounds(self, board: int) -> str:
        if board == KING and self.book.service_to_king:
            return ""
        scored = [number for number in range(1, int(self.book.rounds) + 1) if self.book.score[board] >> number & 1]
        return "" if len(scored) == self.book.rounds else ", ".join(ROMAN[number] for number in scored)

    def reward(self, board: int) -> str:
        """What the board gives, and in which rounds if not in all."""
        reward = self._reward(board)
        rounds = self.rounds(board)
        return f"{reward}; {rounds}" if rounds else reward

    def _reward(self, board: int) -> str:
        book = self.book
        paid = int(book.paid)
        if board == GALLANTRY:
            steps = "/".join(str(book.steps[place]) for place in range(paid))
            return self.say("label-reward-bets" if book.good_manners else "label-reward-steps", steps=steps)
        if board in (DUEL, TOURNAMENT) and book.black_vs_white:
            won = self.view.cup < 0 if board == DUEL else self.view.cup > 0
            return "/".join(str(self.points(kind)) for kind in (book.winner if won else book.loser)[:paid])
        if board == EDUCATION and book.classical_education:
            return self.say("label-codex")
        if board == KING:
            values = [self.points(kind) if kind != NONE else 0 for kind in book.spaces]
            return self.say("label-reward-king", most=max(values))
        if board == DRAGON and book.defeat_dragon:
            return self.say("label-reward-dragon")
        if board == CHARITY and book.most_generous:
            return self.say("label-reward-exchange")
        if board in (EDUCATION, CHARITY):
            kinds = [int(book.worst[2 * board]), int(book.worst[2 * board + 1])]
            last, before = [self.points(kind) if kind != NONE else 0 for kind in kinds]
            return self.say("label-reward-worst", last=minus(last), before=minus(before))
        kinds = [int(book.places[3 * board + place]) for place in range(paid)]
        return "/".join(str(self.points(kind) if kind != NONE else 0) for kind in kinds)

    def scale(self) -> str:
        """The King's spaces that are worth something, each with its points; equal neighbours together."""
        worth = [self.points(int(kind)) if kind != NONE else 0 for kind in self.book.spaces]
        runs: list[list[int]] = []
        for space, points in enumerate(worth):
            if runs and worth[runs[-1][0]] == points:
                runs[-1].append(space)
            else:
                runs.append([space])
        spaces = [(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}", worth[run[0]]) for run in runs]
        return ", ".join(f"{space}: {minus(points)}" for space, points in spaces)

    def legend(self) -> list[str]:
        """For the whole board: the King's scale, and what the signs beside progress mean."""
        return [self.say("label-scale", king=self.board(KING), scale=self.scale()), self.say("label-signs")]

    def progress(self, board: int, squire: int) -> int:
        return int(self.view.progress[board * len(self.squires) + squire])

    def place(self, board: int, squire: int) -> str:
        """A sign for the place: rewarded ones by number, the last and the last but one by triangles."""
        book, view = self.book, self.view
        ranked = list(tracks.ranking(book, view, board))
        if board == EDUCATION and book.classical_education:
            return PLACES[list(codex.takers(book, view)).index(squire)]
        signs = ""
        if board not in (EDUCATION, KING, CHARITY) or (board == CHARITY and book.most_generous):
            paid = 2 if board in (DRAGON, CHARITY) and (book.defeat_dragon or board == CHARITY) else int(book.paid)
            if squire in ranked[:paid]:
                signs = PLACES[ranked.index(squire)]
        if board in (EDUCATION, CHARITY) or (board == DRAGON and book.defeat_dragon):
            if squire in tracks.last(book, view, board):
                signs = "▼"
            elif board != DRAGON and squire == tracks.last_but_one(book, view, board):
                signs = "▽"
        return signs

    def cell(self, board: int, squire: int) -> str:
        """Progress, how many markers are below it in its stack, and the place."""
        at = board * len(self.squires) + squire
        progress, below = self.progress(board, squire), int(self.view.height[at])
        stacked = sum(self.progress(board, other) == progress for other in self.numbers) > 1 and progress > 0
        place = self.place(board, squire)
        return f"{progress}{f'↑{below}' if stacked else ''}{f' {place}' if place else '  '}"

    def cell_style(self, board: int, squire: int) -> str:
        place = self.place(board, squire)
        if place in ("▼", "▽"):
            return "red"
        return "bold green" if place == PLACES[0] else "" if self.progress(board, squire) else "dim"

    def track(self, board: int) -> str:
        """The squires from best to worst with their progress, for reading aloud."""
        ranked = [int(squire) for squire in tracks.ranking(self.book, self.view, board)]
        said = [f"{self.name(squire)} {self.progress(board, squire)}" for squire in ranked]
        rest = [self.name(squire) for squire in self.numbers if squire not in ranked]
        if rest:
            said.append(f"{self.say('label-zero')} {', '.join(rest)}")
        return ", ".join(said)

    def pieces(self) -> Pairs:
        """The Cup, the scrolls and the Codex."""
        view, book = self.view, self.book
        found: Pairs = []
        if book.black_vs_white:
            side = "black" if view.cup < 0 else "white" if view.cup > 0 else "middle"
            found.append((self.say("label-cup"), self.say(f"label-cup-{side}", steps=abs(int(view.cup)))))
        if book.service_to_king:
            lying = [self.say(f"label-scroll-{int(view.scrolls[i])}", space=int(book.scrolls[i])) for i in range(2)]
            found.append((self.say("label-scrolls"), ", ".join(lying)))
        if book.classical_education and len(view.codex) == book.squires and self.kinds:
            found.append((self.say("label-codex"), " ".join(self._slot(slot) for slot in range(len(view.codex)))))
        return found

    def _slot(self, slot: int) -> str:
        """`2:?` face down, `2:−3` known, with the taker behind it."""
        kind, taker = int(self.view.codex[slot]), int(self.view.codex_taker[slot])
        value = "?" if kind == HIDDEN else minus(self.points(kind))
        return f"{slot + 1}:{value}" + (f"→{self.name(taker)}" if taker != NONE else "")

    # The squires

    def belongings(self, squire: int) -> Pairs:
        """What lies before a squire for all to see."""
        view, book = self.view, self.book
        played = [i for i in range(len(view.played)) if view.played_by[i] == squire]
        found: Pairs = []
        if view.bets and view.bets[squire] != NONE:
            found.append((self.say("label-bet"), self.board(int(view.bets[squire]))))
        if played:
            found.append((self.say("label-played"), ", ".join(self._played(i) for i in played)))
        elif len(view.kept):
            found.append((self.say("label-kept"), str(len(view.kept) // len(self.squires))))
        coats = [int(view.coats[i]) for i in range(len(view.coats)) if view.coat_owner[i] == squire]
        if coats and HIDDEN not in coats:
            found.append((self.say("label-coats"), f"{self._values(coats)} = {minus(int(total(book, view, squire)))}"))
        elif coats:
            known = [kind for kind in coats if kind != HIDDEN]
            shown = f" ({self._values(known)})" if known else ""
            found.append((self.say("label-coats"), f"{len(coats)}{shown}"))
        else:
            found.append((self.say("label-coats"), "0"))
        if view.bonus[squire]:
            found.append((self.say("label-bonus"), minus(int(view.bonus[squire]))))
        return found

    def _played(self, i: int) -> str:
        card = self.speaker.name("card", int(self.view.played[i]))
        board = int(self.view.played_on[i])
        return f"{card} ({self.board(board)})" if board in (DUEL, TOURNAMENT) else card

    def _values(self, coats: list[int]) -> str:
        return " ".join(minus(value) for value in sorted([self.points(kind) for kind in coats], reverse=True))

    # The viewer

    def viewers(self) -> list[int]:
        """Whose secrets are shown: the viewer's, or everybody's where nothing is hidden."""
        if self.view.viewer == TRUTH:
            return list(range(int(self.book.seats)))
        return [int(self.view.viewer)] if self.view.viewer >= 0 else []

    def own(self) -> Pairs:
        """The pack, the cards kept and the hand."""
        if not self.kinds:
            return []
        found: Pairs = []
        for seat in self.viewers():
            whose = f" ({self.seat(seat)})" if self.view.viewer == TRUTH else ""
            pairs = self._own_lancelot(seat) if self.book.lancelot else self._own(seat)
            found += [(f"{title}{whose}", text) for title, text in pairs]
        return found

    def _own(self, squire: int) -> Pairs:
        view = self.view
        size = len(view.packs) // len(self.squires)
        found: Pairs = []
        if size:
            found.append((self.say("label-pack"), self.cards(list(view.packs[squire * size : (squire + 1) * size]))))
            kept = [int(view.kept[i]) for i in range(squire, len(view.kept), len(self.squires))]
            if kept:
                found.append((self.say("label-kept"), self.cards(kept)))
        elif len(view.kept):
            found.append((self.say("label-hand"), self.cards(sorted(play.hand(self.book, view, squire)))))
        return found

    def _own_lancelot(self, seat: int) -> Pairs:
        view = self.view
        hand = list(lancelot.hand_of(view, seat))
        found: Pairs = []
        if CHOOSE in self.kinds and SPLIT not in self.kinds:
            piles = [self.cards(hand[: lancelot.PILE]), self.cards(hand[lancelot.PILE :])]
            found.append((self.say("label-piles"), " | ".join(piles)))
        elif len(view.kept):
            for squire in self.numbers:
                if player(self.book, view, squire) == seat:
                    title = self.speaker.name("squire", self.squires[squire])
                    found.append((title, self.cards(sorted(play.hand(self.book, view, squire)))))
        else:
            found.append((self.say("label-hand"), self.cards(hand)))
        return found

    def memory(self) -> Pairs:
        """The packs the viewer has passed on, as he saw them last, and who has held them since."""
        view, book = self.view, self.book
        if not view.seen or not self.kinds:
            return []
        done, deal = int(memory.steps_done(book, view)), int(book.deal)
        found: Pairs = []
        for pack in self.numbers:
            end = (pack + 1) * deal
            start = int(view.stretch[end - 1])
            steps = range(start - pack * deal, min(deal - 1, done) + 1) if start != NONE else range(0)
            holders = [int(memory.holder(book, view, pack, step)) for step in steps]
            if holders and view.viewer not in holders:
                names = " → ".join(self.name(holder) for holder in holders)
                found.append((self.say("label-memory"), f"{self.cards(list(view.seen[start:end]))} → {names}"))
        return found


def minus(number: int) -> str:
    return str(number).replace("-", "−")
