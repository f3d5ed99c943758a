"""Why an action is refused: the clause that forbids it."""

from __future__ import annotations

from quintain.games.academy import lancelot
from quintain.games.academy.kit import Kit, board_of
from quintain.games.academy.questions import question
from quintain.games.academy.state import (
    ASSIGN,
    BONUS,
    CHOOSE,
    CLAIM,
    DUEL,
    GIVE,
    PLAY,
    RAISE,
    SPLIT,
    SWORD,
    SWORD_FOR,
    TOURNAMENT,
    VALUES,
    AcademyState,
)
from quintain.kernel.types import Action, Seat


def why_not(kit: Kit, state: AcademyState, seat: Seat, action: Action) -> str:
    """The clause that forbids an action that is not legal; another verb than the one asked for is refused by what asks."""
    kind = int(state.agenda[-1].kind)
    verbs = kit.verbs
    if kind in (PLAY, SWORD_FOR) and verbs.play.holds(action):
        return _why_not_play(kit, state, kind, int(verbs.play.a(action)), int(verbs.play.b(action)))
    if kind == PLAY and verbs.pass_.holds(action):
        return "AC-5.5"
    if kind == BONUS and (verbs.advance.holds(action) or verbs.pass_.holds(action)):
        return "AC-8.6"
    if kind == RAISE and verbs.lift.holds(action) and kit.lancelot:
        return "AC-14.8"
    if kind in (SPLIT, ASSIGN) and (verbs.split.holds(action) or verbs.assign.holds(action)):
        verb = verbs.split if kind == SPLIT else verbs.assign
        if verb.holds(action) and verb.a(action) in lancelot.hand_of(state, seat):
            return "AC-1.5"
    if kind == CHOOSE and verbs.choose.holds(action):
        return "AC-1.5"
    if kind == GIVE and (verbs.done.holds(action) or verbs.pass_.holds(action)):
        return "AC-20.4"
    if kind in (GIVE, CLAIM):
        return "AC-20.6"
    return question(kit, state)[0]


def _why_not_play(kit: Kit, state: AcademyState, kind: int, card: int, board: int) -> str:
    """A card that may not be played, or not on that board."""
    if card // VALUES != SWORD and board != board_of(card):
        return "AC-5.3"
    if card // VALUES == SWORD and board not in (DUEL, TOURNAMENT):
        return "AC-15.2" if kit.black_vs_white else "AC-5.4"
    if kind == SWORD_FOR:
        return "AC-13.6"
    return "AC-14.5" if kit.lancelot else "AC-5.1"
