"""What a bot knows of Medieval Academy: who will probably stand where when the boards are scored."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.academy_hands import Hands
from quintain.bots.parameters import TO_THE_STAGE, Parameters
from quintain.bots.value import Value, likelihood
from quintain.games.academy.game import AcademyGame
from quintain.games.academy.kit import Kit, board_of, value_of
from quintain.games.academy.play import active
from quintain.games.academy.scoring import trophies
from quintain.games.academy.seating import player
from quintain.games.academy.state import (
    BOARDS,
    BONUS,
    CHARITY,
    DRAGON,
    DUEL,
    EDUCATION,
    GALLANTRY,
    KING,
    NONE,
    PHASE_4,
    PICK,
    PLAY,
    SCORE,
    SWORD,
    TOURNAMENT,
    VALUES,
    AcademyState,
)
from quintain.kernel.game import AnyGame, Game
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Seat

# What the weights weigh.
SWORDS_NOW: Final = 0
SWORDS_LATER: Final = 1
EDUCATION_NOW: Final = 2
EDUCATION_LATER: Final = 3
KING_SPACE: Final = 4
DRAGON_PLACE: Final = 5
CHARITY_PLACE: Final = 6
GALLANT_STEP: Final = 7
DOUBT: Final = 8  # steps by which a marker may be elsewhere at the end of this round
DOUBT_OF_CARDS: Final = 9  # and for each card it may still get
DOUBT_OF_ROUNDS: Final = 10  # and for each round until the scoring
CARDS_PLAYED: Final = 11  # how far cards in hand count as played
KING_GROWTH: Final = 12  # steps a round on the King's track
WEIGHTS: Final = (1.0, 0.73, 1.02, 0.31, 1.02, 1.0, 0.88, 0.7, 0.6, 0.72, 3.6, 0.77, 1.5)

HASTE: Final = 0.7  # points by which a hasty choice may be wrong
UNKNOWN: Final = -1000.0


@final
class AcademyValue(Value[AcademyState]):
    """Coats in hand, and for every scoring to come the chance of every place; the weights were tuned by matches."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, AcademyGame)
        self.kit: Kit = game.kit
        n = int(game.kit.squires)
        self.weights: vec[float] = vec[float](WEIGHTS)
        self.worth: vec[float] = vec[float]([0.0] * n)  # per squire
        self.hands: Hands = Hands(game.kit)
        self.reach: vec[float] = vec[float]([0.0] * n)  # where each marker of a board will stand
        self.before: vec[float] = vec[float]([0.0] * (n * n))  # the chance that one ends before another
        self.ahead: vec[float] = vec[float]([0.0] * n)  # the chances that so many are ahead of a squire
        self.before_steps: vec[float] = vec[float]([0.0] * BOARDS)  # what a squire hopes for without further steps
        self.only: i64 = NONE  # the only squire that matters, or NONE: all do
        self.prize: vec[float] = vec[float]([0.0] * n)  # of each place on a board

    def forecast(self, state: AcademyState, points: vec[float]) -> float:
        kit = self.kit
        squire: i64
        for squire in range(kit.squires):
            self.worth[squire] = float(state.bonus[squire])
        i: i64
        for i in range(len(state.coats)):
            self.worth[state.coat_owner[i]] += float(kit.coat_value[state.coats[i]])
        self.hands.look_at(state, self.weights[CARDS_PLAYED])
        for i in range(BOARDS):
            self.look_at(state, i)
        seat: Seat
        for seat in range(kit.seats):
            points[seat] = self.worth[seat] if not kit.lancelot else 0.0
        if kit.lancelot:
            for squire in range(kit.squires):
                points[player(kit, state, squire)] += self.worth[squire]
        return math.sqrt(2.0 + 14.0 * self.left(state))

    def left(self, state: AcademyState) -> float:
        """Rounds left, this one as far as it is not played."""
        kit = self.kit
        return float(kit.rounds - state.round) + 1.0 - float(len(state.played)) / float(kit.plays * kit.squires)

    def look_at(self, state: AcademyState, board: i64) -> None:
        """Everything a board will give before its markers go back to zero."""
        kit = self.kit
        w = self.weights
        due = self.is_due(state, board)
        later: i64 = 0  # scorings after this round
        last: i64 = state.round  # the last of them
        number: i64 = state.round
        while number < kit.rounds and not kit.reset[board] >> number & 1:
            number += 1
            if kit.score[board] >> number & 1:
                later += 1
                last = number
        doubt = w[DOUBT] + w[DOUBT_OF_CARDS] * float(kit.plays * kit.squires - len(state.played)) / float(kit.squires)
        squire: i64
        for squire in range(kit.squires):
            at: i64 = board * kit.squires + squire
            self.reach[squire] = float(state.progress[at]) + 0.15 * float(state.height[at]) + self.hands.steps[at]
        if board == KING:
            self.look_at_king(state, due, last, doubt)
            return
        rounds = float(last - state.round)
        if later > 1:
            rounds = 0.5 * (1.0 + rounds)
        long_doubt = doubt + w[DOUBT_OF_ROUNDS] * math.sqrt(rounds)
        if due and later and self.only != NONE:  # in haste, once for all
            weight = self.weight(board, True) + self.weight(board, False) * float(later)
            self.give(state, board, 0.5 * (doubt + long_doubt), weight)
            return
        if due:
            self.give(state, board, doubt, self.weight(board, True))
        if later:
            self.give(state, board, long_doubt, self.weight(board, False) * float(later))

    def is_due(self, state: AcademyState, board: i64) -> bool:
        """Whether the board is still to be scored in this round."""
        if not self.kit.score[board] >> state.round & 1:
            return False
        for step in state.agenda:
            if step.kind == PHASE_4 or (step.kind == SCORE and step.a == board):
                return True
        return False

    def weight(self, board: i64, now: bool) -> float:
        w = self.weights
        if board == GALLANTRY:
            return w[GALLANT_STEP]
        if board == EDUCATION:
            return w[EDUCATION_NOW] if now else w[EDUCATION_LATER]
        if board == DRAGON:
            return w[DRAGON_PLACE]
        if board == CHARITY:
            return w[CHARITY_PLACE]
        return w[SWORDS_NOW] if now else w[SWORDS_LATER]

    def give(self, state: AcademyState, board: i64, doubt: float, weight: float) -> None:
        """Add what every squire may hope for from one scoring: the prize of each place times its chance."""
        kit = self.kit
        n = kit.squires
        self.compare(doubt)
        self.set_prizes(state, board)
        squire: i64
        other: i64
        k: i64
        for squire in range(n):
            if self.only != NONE and self.only != squire:
                continue
            for k in range(n):
                self.ahead[k] = 0.0
            self.ahead[0] = 1.0
            met: i64 = 0
            for other in range(n):
                if other != squire:
                    met += 1
                    chance = self.before[other * n + squire]
                    k = met
                    while k > 0:
                        self.ahead[k] += chance * (self.ahead[k - 1] - self.ahead[k])
                        k -= 1
                    self.ahead[0] *= 1.0 - chance
            hope = 0.0
            for k in range(n):
                hope += self.ahead[k] * self.prize[k]
            if board == DRAGON and kit.defeat_dragon:
                hope *= float(trophies(kit, state, squire))
            elif board == GALLANTRY and kit.good_manners:
                hope *= self.bet_cards(state, squire)
            elif board in (EDUCATION, CHARITY) and self.reach[squire] < 0.5 and not kit.most_generous:
                hope = 0.5 * (hope + self.prize[n - 1])  # everybody on zero is last
            self.worth[squire] += weight * hope

    def compare(self, doubt: float) -> None:
        """The chance of every squire to end before every other."""
        n = self.kit.squires
        squire: i64
        other: i64
        for squire in range(n):
            for other in range(squire + 1, n):
                if self.only != NONE and self.only != squire and self.only != other:
                    continue
                chance = likelihood((self.reach[squire] - self.reach[other]) / doubt)
                self.before[squire * n + other] = chance
                self.before[other * n + squire] = 1.0 - chance

    def set_prizes(self, state: AcademyState, board: i64) -> None:
        """What each place on a board brings."""
        kit = self.kit
        n = kit.squires
        place: i64
        for place in range(n):
            self.prize[place] = 0.0
        paid: i64 = kit.paid if kit.paid < n else n
        if board == EDUCATION or (board == CHARITY and not kit.most_generous):
            self.prize[n - 1] = self.coat(kit.worst[2 * board])
            self.prize[n - 2] = self.coat(kit.worst[2 * board + 1])
        elif board == CHARITY:  # AC-20: whoever is first sheds a penalty and takes up to two small coats from the last
            self.prize[0] = 6.0
            self.prize[1] = 3.0 if kit.second_exchange else 0.0
            self.prize[n - 1] = -6.0
            self.prize[n - 2] += -3.0 if kit.second_exchange else 0.0
        elif board == GALLANTRY:
            for place in range(paid):
                self.prize[place] = float(kit.steps[place])
        elif board == DRAGON and kit.defeat_dragon:
            self.prize[0] = 1.0
            self.prize[1] = 0.5
            self.prize[n - 1] = -0.5
        elif kit.black_vs_white and board != DRAGON:
            won = likelihood(float(-state.cup if board == DUEL else state.cup) / 4.0)
            for place in range(paid):
                self.prize[place] = won * self.coat(kit.winner[place]) + (1.0 - won) * self.coat(kit.loser[place])
        else:
            for place in range(paid):
                self.prize[place] = self.coat(kit.places[3 * board + place])

    def coat(self, kind: i64) -> float:
        return 0.0 if kind == NONE else float(self.kit.coat_value[kind])

    def bet_cards(self, state: AcademyState, squire: i64) -> float:
        """AC-16.2. Cards played on the board of the bet, and those that may follow."""
        board = state.bets[squire]
        if board == NONE:
            return 0.5
        cards = self.hands.steps[board * self.kit.squires + squire] / 3.3
        i: i64
        for i in range(len(state.played)):
            if state.played_by[i] == squire and state.played_on[i] == board:
                cards += 1.0
        return cards

    def look_at_king(self, state: AcademyState, due: bool, last: i64, doubt: float) -> None:
        """The coat of the space where a marker will stand, with some doubt to both sides."""
        kit = self.kit
        w = self.weights
        rounds = float(last - state.round)
        times = 1.0
        if kit.service_to_king:
            rounds = 0.0
            times = 0.6 * float(kit.rounds - state.round + 1)
        elif not due and last == state.round:
            return
        wide = doubt * 0.5 + w[DOUBT_OF_ROUNDS] * math.sqrt(rounds) * 0.5
        squire: i64
        for squire in range(kit.squires):
            if self.only != NONE and self.only != squire:
                continue
            middle = self.reach[squire] + w[KING_GROWTH] * rounds
            hope = 0.5 * self.space(middle) + 0.25 * (self.space(middle - wide) + self.space(middle + wide))
            self.worth[squire] += w[KING_SPACE] * times * hope

    def space(self, at: float) -> float:
        """The value of a space, and between two of them a value between."""
        last: i64 = len(self.kit.spaces) - 1
        if at <= 0.0:
            return self.coat(self.kit.spaces[0])
        if at >= float(last):
            return self.coat(self.kit.spaces[last])
        low = i64(at)
        return self.coat(self.kit.spaces[low]) + (at - float(low)) * (
            self.coat(self.kit.spaces[low + 1]) - self.coat(self.kit.spaces[low])
        )

    def parameters(self) -> Parameters:
        """Rounds are played on by hasty choices, and luck with them: it takes four times as many to tell as much, with three
        or four seats twice as many."""
        return Parameters(playout_choices=TO_THE_STAGE, budget_factor=2.0 if 3 <= self.kit.seats <= 4 else 4.0)

    def playout_choice(self, game: Game[AcademyState], state: AcademyState, seat: Seat, actions: vec[Action], rng: Rng) -> Action:
        """The card or the step that helps most on its board, seen by itself, with some doubt."""
        kind = state.agenda[-1].kind
        if kind != PICK and kind != PLAY and kind != BONUS:
            return actions[rng.below(len(actions))]
        verbs = self.kit.verbs
        squire: i64 = seat
        i: i64
        for i in range(BOARDS):
            self.before_steps[i] = UNKNOWN
        self.hands.look_at(state, self.weights[CARDS_PLAYED])
        if kind == PLAY:
            squire = active(self.kit, state)
            for i in range(BOARDS):
                self.hands.steps[i * self.kit.squires + squire] = 0.0
        elif kind == BONUS:
            squire = state.agenda[-1].a
        best: i64 = 0
        best_gain = -1000.0
        for i in range(len(actions)):
            if kind == PICK:
                gain = self.gain_of_card(state, squire, actions[i] - verbs.pick.first)
            elif kind == PLAY:
                number: i64 = actions[i] - verbs.play.first
                gain = self.gain(state, squire, number % BOARDS, float(value_of(number // BOARDS)))
            else:
                gain = self.gain(state, squire, actions[i] - verbs.advance.first, float(state.agenda[-1].b))
            gain += HASTE * float(rng.below(1024)) / 1024.0
            if gain > best_gain:
                best = i
                best_gain = gain
        return actions[best]

    def gain_of_card(self, state: AcademyState, squire: i64, card: i64) -> float:
        """What a card brings that will be played later, perhaps; a sword goes where it brings more."""
        steps = self.hands.part * float(value_of(card))
        if card // VALUES == SWORD:
            return max(self.gain(state, squire, DUEL, steps), self.gain(state, squire, TOURNAMENT, steps))
        return self.gain(state, squire, board_of(card), steps)

    def gain(self, state: AcademyState, squire: i64, board: i64, steps: float) -> float:
        """What so many steps on a board bring a squire, compared with none."""
        at: i64 = board * self.kit.squires + squire
        if self.before_steps[board] == UNKNOWN:
            self.before_steps[board] = self.hope(state, squire, board)
        self.hands.steps[at] += steps
        hope = self.hope(state, squire, board)
        self.hands.steps[at] -= steps
        return hope - self.before_steps[board]

    def hope(self, state: AcademyState, squire: i64, board: i64) -> float:
        """What one squire may hope for on one board."""
        self.only = squire
        self.worth[squire] = 0.0
        self.look_at(state, board)
        self.only = NONE
        return self.worth[squire]

    def stage(self, state: AcademyState) -> i64:
        return state.round

    def mark(self, state: AcademyState, seat: Seat) -> i64:
        """The markers, the cards played, and where in the round it is."""
        mark: i64 = state.round * 64 + len(state.played)
        for number in state.progress:
            mark = (mark * 31 + number) & 0xFFFF_FFFF_FFFF
        for number in state.height:
            mark = (mark * 7 + number) & 0xFFFF_FFFF_FFFF
        return mark * 32 + state.agenda[-1].kind if len(state.agenda) else mark * 32
