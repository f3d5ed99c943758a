"""What an action would do, as far as the rules can say from the view: where a marker lands, what boards would then give."""

from __future__ import annotations

from typing import Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy import generosity, lancelot, play, scoring, tracks
from quintain.games.academy.draft import PLACES
from quintain.games.academy.kit import Kit, board_of, value_of
from quintain.games.academy.questions import concerned
from quintain.games.academy.scene import kind_of
from quintain.games.academy.seating import is_neutral, player
from quintain.games.academy.state import (
    ASSIGN,
    CHOOSE,
    DRAGON,
    DUEL,
    GALLANTRY,
    NONE,
    PICK,
    RAISE,
    SPLIT,
    SWORD,
    TOURNAMENT,
    VALUES,
    AcademyState,
)
from quintain.kernel.game import NOBODY
from quintain.kernel.types import HIDDEN_ID, Action, Seat

Nouns = dict[str, tuple[str, ...]]


class Points(TypedDict):
    """A number of points."""

    points: int


class Others(TypedDict):
    """What another squire gains or loses."""

    seat: int  # −1: the neutral squire
    squire: str
    points: int


class Bounds(TypedDict):
    """What a squire gains at least and at most by the choices that follow."""

    points_least: int
    points_most: int


class Landing(TypedDict):
    """Where a marker would stop if a card were played now."""

    board: str
    steps: int
    start: int
    progress: int
    below: int
    points: int  # change of what the board would give the squire as it stands


class AcademyFacts(TypedDict, total=False):
    """Points are those of the squire the choice is about; `final` is what boards would give it if scored as they stand."""

    squire: str
    card: str
    board: str
    start: int  # the marker's progress now
    steps: int
    progress: int  # and after the move
    below: int  # markers it would lie on
    place: int  # its place then, 0 on zero
    change: Literal["points", "steps", "order", "none"]  # what the place is good for
    final: Points
    bonus: int  # change of the steps that Gallantry would bring
    trend: Literal["up", "down", "same"]  # of those points, or of those steps
    gain: Points  # at once
    others: list[Others]
    range: Bounds
    expected: Points  # thousandths
    sure: Literal["yes", "no"]  # whether the viewer knows the coat
    coat: str
    number: int  # of a coat on the Codex, from 1
    held: int  # cards for the board among those the bettor holds
    landings: list[Landing]
    cards: list[str]  # a pile, or what lies in it already
    rest: list[str]  # the other pile
    rival: str
    owner: int  # the rival's player


def facts(kit: Kit, nouns: Nouns, state: AcademyState, seat: Seat, action: Action) -> AcademyFacts:
    """The facts of one action."""
    verbs = kit.verbs
    kind = int(state.agenda[-1].kind)
    told: AcademyFacts = {}
    squire: i64 = seat
    if kind not in (PICK, SPLIT, ASSIGN, CHOOSE, RAISE):
        squire = concerned(kit, state)
        told["squire"] = nouns["squire"][squire]
    if verbs.play.holds(action):
        _move(kit, nouns, state, seat, squire, verbs.play.b(action), value_of(verbs.play.a(action)), verbs.play.a(action), told)
    elif verbs.advance.holds(action):
        _move(kit, nouns, state, seat, squire, verbs.advance.a(action), state.agenda[-1].b, NONE, told)
    elif verbs.lift.holds(action):
        _lift(kit, nouns, state, seat, verbs.lift.a(action), verbs.lift.b(action), told)
    elif verbs.pick.holds(action):
        told["landings"] = landings(kit, nouns, state, seat, verbs.pick.a(action))
    elif verbs.bet.holds(action):
        told["held"] = held(kit, state, seat, int(verbs.bet.a(action)))
        told["steps"] = int(kit.steps[0])
    elif verbs.peek.holds(action):
        _coat(kit, nouns, state, seat, int(verbs.peek.a(action)), told)
    elif verbs.take.holds(action):
        _coat(kit, nouns, state, seat, int(verbs.take.a(action)), told)
    elif verbs.target.holds(action):
        _target(kit, nouns, state, squire, int(verbs.target.a(action)), told)
    elif verbs.give.holds(action):
        _exchange(kit, nouns, state, int(state.agenda[-1].b), -int(verbs.give.a(action)), told)
    elif verbs.claim.holds(action):
        _exchange(kit, nouns, state, int(generosity.rival_of(state.agenda[-1])), int(verbs.claim.a(action)), told)
    elif verbs.choose.holds(action):
        _pile(nouns, state, int(verbs.choose.a(action)), told)
    elif verbs.split.holds(action):
        _split(nouns, state, seat, int(verbs.split.a(action)), told)
    elif verbs.assign.holds(action):
        colour: i64 = 0 if player(kit, state, 0) == seat else 1
        told["squire"] = nouns["squire"][colour]
        told["cards"] = _named(nouns, state, seat)
        told["landings"] = landings(kit, nouns, state, colour, verbs.assign.a(action))
    return told


# Moves on the tracks


def _move(
    kit: Kit, nouns: Nouns, state: AcademyState, seat: Seat, squire: i64, board: i64, steps: i64, card: i64, told: AcademyFacts
) -> None:
    """AC-5.3, AC-8.3. A marker goes forward; a sword takes the Cup with it (AC-15.2)."""
    after = moved(kit, state, squire, board, steps, card)
    base: i64 = board * kit.squires
    told["start"] = int(state.progress[base + squire])
    told["steps"] = int(after.progress[base + squire] - state.progress[base + squire])
    told["progress"] = int(after.progress[base + squire])
    told["below"] = int(after.height[base + squire])
    _compare(kit, nouns, state, after, seat, squire, board, card != NONE, told)


def _lift(kit: Kit, nouns: Nouns, state: AcademyState, seat: Seat, squire: i64, board: i64, told: AcademyFacts) -> None:
    """AC-12.1. A marker goes to the top of its stack."""
    after = state.clone()
    tracks.lift(kit, after, squire, board)
    told["below"] = int(after.height[board * kit.squires + squire])
    told["progress"] = int(after.progress[board * kit.squires + squire])
    _compare(kit, nouns, state, after, seat, squire, board, False, told)


def moved(kit: Kit, state: AcademyState, squire: i64, board: i64, steps: i64, card: i64) -> AcademyState:
    """The tracks after a move; with a card (or NONE) the Cup too."""
    after = state.clone()
    tracks.move(kit, after, squire, board, steps, NOBODY)
    if card != NONE and card // VALUES == SWORD and kit.black_vs_white:
        play.move_cup(kit, after, board, steps, NOBODY)
    return after


def _compare(
    kit: Kit,
    nouns: Nouns,
    state: AcademyState,
    after: AcademyState,
    seat: Seat,
    squire: i64,
    board: i64,
    is_card: bool,
    told: AcademyFacts,
) -> None:
    """The place after a move, and how what boards would give has changed, for the squire and for the others."""
    ranked = tracks.ranking(kit, after, board)
    told["place"] = 1 + list(ranked).index(squire) if squire in ranked else 0
    change = changes(kit, state, after, board, ranked)
    if is_card and kit.black_vs_white and board in (DUEL, TOURNAMENT):  # the Cup moves the prizes of both tracks
        twin: i64 = DUEL + TOURNAMENT - board
        further = changes(kit, state, after, twin, tracks.ranking(kit, after, twin))
        for i in range(len(change)):
            change[i] += further[i]
    told["change"] = _change(kit, state, board, squire, seat)
    told["final"] = {"points": 0 if told["change"] == "none" else int(change[squire])}
    told["bonus"] = gallant_steps(kit, ranked, squire) - before_steps(kit, state, squire) if board == GALLANTRY else 0
    more = told["bonus"] if board == GALLANTRY else told["final"]["points"]
    told["trend"] = "up" if more > 0 else "down" if more < 0 else "same"
    told["others"] = [
        {"seat": _seat(kit, state, other), "squire": nouns["squire"][other], "points": int(change[other])}
        for other in range(int(kit.squires))
        if other != squire and change[other] and _is_known(kit, state, board, other, seat)
    ]


def _change(kit: Kit, state: AcademyState, board: i64, squire: i64, seat: Seat) -> Literal["points", "steps", "order", "none"]:
    """What a place on a board is good for, as far as the seat can tell."""
    kind = kind_of(kit, int(board))
    if kind in ("bonus", "bets"):
        return "steps"
    if kind in ("codex", "exchange"):
        return "order"
    return "points" if _is_known(kit, state, board, squire, seat) else "none"


def _is_known(kit: Kit, state: AcademyState, board: i64, squire: i64, seat: Seat) -> bool:
    """AC-19.1. The dragon counts coats, and a seat may not look at everybody's."""
    if board != DRAGON or not kit.defeat_dragon:
        return True
    i: i64
    for i in range(len(state.coats)):
        if state.coat_owner[i] == squire and not scoring.may_look(state.coat_seen[i], seat):
            return False
    return True


def changes(kit: Kit, state: AcademyState, after: AcademyState, board: i64, ranked: vec[i64]) -> vec[i64]:
    """How what a board would give as it stands has changed, per squire."""
    points = scoring.worth(kit, after, board, ranked)
    before = scoring.worth(kit, state, board, tracks.ranking(kit, state, board))
    squire: i64
    for squire in range(kit.squires):
        points[squire] -= before[squire]
    return points


def gallant_steps(kit: Kit, ranked: vec[i64], squire: i64) -> int:
    """AC-8.3. The steps of a squire's place on Gallantry."""
    place: i64
    for place in range(min(kit.paid, len(ranked))):
        if ranked[place] == squire:
            return int(kit.steps[place])
    return 0


def before_steps(kit: Kit, state: AcademyState, squire: i64) -> int:
    return gallant_steps(kit, tracks.ranking(kit, state, GALLANTRY), squire)


def _seat(kit: Kit, state: AcademyState, squire: int) -> int:
    return NONE if is_neutral(kit, squire) else int(player(kit, state, squire))


def landings(kit: Kit, nouns: Nouns, state: AcademyState, squire: i64, card: i64) -> list[Landing]:
    """Where a card would bring a squire if it were played now; a sword on either board."""
    boards: list[int] = [DUEL, TOURNAMENT] if card // VALUES == SWORD else [int(board_of(card))]
    made: list[Landing] = []
    for number in boards:
        board: i64 = number
        after = moved(kit, state, squire, board, value_of(card), card)
        at: i64 = board * kit.squires + squire
        change = changes(kit, state, after, board, tracks.ranking(kit, after, board))
        made.append(
            {
                "board": nouns["board"][board],
                "steps": int(after.progress[at] - state.progress[at]),
                "start": int(state.progress[at]),
                "progress": int(after.progress[at]),
                "below": int(after.height[at]),
                "points": int(change[squire]),
            }
        )
    return made


# Bets and the Codex


def held(kit: Kit, state: AcademyState, seat: Seat, board: int) -> int:
    """AC-16.1. How many of the cards that the bettor was dealt may be played on a board."""
    size = len(state.packs) // (int(kit.seats) if kit.lancelot else int(kit.squires))
    found = 0
    for card in state.packs[seat * size : (seat + 1) * size]:
        if card // VALUES == SWORD:
            found += board in (DUEL, TOURNAMENT)
        elif card >= 0:
            found += int(board_of(card)) == board
    return found


def _coat(kit: Kit, nouns: Nouns, state: AcademyState, seat: Seat, slot: int, told: AcademyFacts) -> None:
    """AC-17.2, AC-17.3. A coat on the Codex: what it is, or on average is among those the seat has not looked at."""
    told["number"] = slot + 1
    if scoring.may_look(state.codex_seen[slot], seat):
        told["sure"] = "yes"
        told["coat"] = nouns["coat"][state.codex[slot]]
        told["expected"] = {"points": 1000 * int(kit.coat_value[state.codex[slot]])}
        return
    points = sum([int(kit.coat_value[kind]) for kind in kit.codex])
    unknown = 0
    for other in range(len(state.codex)):
        if scoring.may_look(state.codex_seen[other], seat):
            points -= int(kit.coat_value[state.codex[other]])
        else:
            unknown += 1
    told["sure"] = "no"
    told["coat"] = HIDDEN_ID
    told["expected"] = {"points": -(-1000 * points // unknown)}


# The most generous


def _target(kit: Kit, nouns: Nouns, state: AcademyState, squire: i64, rival: int, told: AcademyFacts) -> None:
    """AC-20.2. What exchanging with this squire may bring: one penalty is shed, up to so many small coats are taken."""
    told["rival"] = nouns["squire"][rival]
    told["owner"] = int(player(kit, state, rival))
    shed = [-int(value) for value in generosity.givable(kit, state, squire)]
    offered: list[int] = []
    for i in range(len(state.coats)):
        if state.coat_owner[i] == rival and state.coats[i] >= 0:
            value = int(kit.coat_value[state.coats[i]])
            if 1 <= value <= int(kit.claim_highest):
                offered.append(value)
    best = sum(sorted(offered, reverse=True)[: int(kit.claims[0])])
    told["range"] = {"points_least": min(shed, default=0), "points_most": max(shed, default=0) + best}


def _exchange(kit: Kit, nouns: Nouns, state: AcademyState, rival: int, points: int, told: AcademyFacts) -> None:
    """AC-20.2. A coat changes hands: what one gains the other loses."""
    told["rival"] = nouns["squire"][rival]
    told["owner"] = int(player(kit, state, rival))
    told["gain"] = {"points": points}
    told["others"] = [{"seat": _seat(kit, state, rival), "squire": nouns["squire"][rival], "points": -points}]


# Lancelot


def _pile(nouns: Nouns, state: AcademyState, pile: int, told: AcademyFacts) -> None:
    """AC-14.3. The pile that is taken, and the one that stays with its owner."""
    start = int(lancelot.HAND * state.agenda[-1].a)
    taken, left = start + lancelot.PILE * pile, start + lancelot.PILE * (1 - pile)
    told["cards"] = [nouns["card"][state.packs[taken + i]] for i in range(lancelot.PILE)]
    told["rest"] = [nouns["card"][state.packs[left + i]] for i in range(lancelot.PILE)]


def _split(nouns: Nouns, state: AcademyState, seat: Seat, card: int, told: AcademyFacts) -> None:
    """AC-14.3. What lies in the first pile already; with its last card also what is left for the second."""
    hand = lancelot.hand_of(state, seat)
    named = _named(nouns, state, seat)
    told["cards"] = [nouns["card"][hand[0]], *named]
    told["rest"] = []
    if named:
        both = lancelot.parted(hand, vec[i64]([hand[0], state.choices[PLACES * seat], card]))
        told["rest"] = [nouns["card"][other] for other in both[lancelot.PILE :]]


def _named(nouns: Nouns, state: AcademyState, seat: Seat) -> list[str]:
    """The cards of a chain that are already named."""
    start = PLACES * int(seat)
    return [nouns["card"][state.choices[start + n]] for n in range(int(lancelot.chosen(state, seat)))]
