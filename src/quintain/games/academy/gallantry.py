"""AC-8, AC-12.1, AC-12.2 and AC-16: winning a tie, the Gallantry bonus, bets and the step back."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.events import Lifted, Placed
from quintain.games.academy.kit import Kit
from quintain.games.academy.seating import player
from quintain.games.academy.state import BOARDS, BONUS, GALLANTRY, NEUTRAL, RAISE, STEP_BACK, AcademyState
from quintain.games.academy.tracks import lift, may_move, move, ranking
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def owns(kit: Kit, state: AcademyState, seat: Seat, squire: i64) -> bool:
    """Whether a marker is the player's own; the neutral squire's is nobody's (AC-13.10)."""
    if kit.simple and squire == NEUTRAL:
        return False
    return player(kit, state, squire) == seat


def liftable(kit: Kit, state: AcademyState, seat: Seat) -> vec[Action]:
    """AC-12.1, AC-14.8. Own markers, not on zero, with at least one opponent's marker above them."""
    actions = vec[i64](capacity=8)
    squire: i64
    board: i64
    other: i64
    for squire in range(kit.squires):
        if not owns(kit, state, seat, squire):
            continue
        for board in range(BOARDS):
            base: i64 = board * kit.squires
            mine: i64 = base + squire
            for other in range(kit.squires):
                at: i64 = base + other
                if (
                    state.progress[at] == state.progress[mine] > 0
                    and state.height[at] > state.height[mine]
                    and not owns(kit, state, seat, other)
                ):
                    actions = append(actions, kit.verbs.lift.first + squire * BOARDS + board)
                    break
    return actions


def offer_tie(kit: Kit, state: AcademyState) -> None:
    """AC-12.1. The first player is asked if a marker of his qualifies (AC-1.6)."""
    if kit.tie_win and liftable(kit, state, state.first):
        then(state, Step(RAISE, state.first))


def win_tie(kit: Kit, state: AcademyState, seat: Seat, squire: i64, board: i64, log: Log) -> None:
    """AC-12.1. The marker goes on top of its stack."""
    lift(kit, state, squire, board)
    if log.wanted:
        log.emit(Lifted(seat, squire, board))


def check(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-8.2, AC-8.3. Places are settled now; third place uses its bonus first, then second, then first."""
    ranked = ranking(kit, state, GALLANTRY)
    places: i64 = min(kit.paid, len(ranked))
    place: i64
    if log.wanted:
        for place in range(places):
            log.emit(Placed(player(kit, state, ranked[place]), ranked[place], place + 1))
    if kit.gallantry_back:
        for place in range(places):
            then(state, Step(STEP_BACK, -1, ranked[place]))
    for place in range(places):
        squire: i64 = ranked[place]
        then(state, Step(BONUS, player(kit, state, squire), squire, kit.steps[place]))


def pay_bet(kit: Kit, state: AcademyState, squire: i64, steps: i64, log: Log) -> None:
    """AC-16.2, AC-16.4. The steps of the place times the cards played on the board of the bet, as one move."""
    board: i64 = state.bets[squire]
    cards: i64 = 0
    i: i64
    for i in range(len(state.played)):
        cards += state.played_by[i] == squire and state.played_on[i] == board
    if steps * cards:
        move(kit, state, squire, board, steps * cards, log)


def advanceable(kit: Kit, state: AcademyState, squire: i64) -> vec[Action]:
    """AC-8.4, AC-8.6. Any board on which the own marker can move."""
    actions = vec[i64](capacity=BOARDS)
    board: i64
    for board in range(BOARDS):
        if may_move(kit, state, squire, board):
            actions = append(actions, kit.verbs.advance.first + board)
    return actions


def step_back(kit: Kit, state: AcademyState, squire: i64, log: Log) -> None:
    """AC-12.2. One space back on Gallantry, on top of whoever stands there."""
    move(kit, state, squire, GALLANTRY, -1, log)
