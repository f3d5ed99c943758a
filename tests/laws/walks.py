"""Any options, any seed, any legal choices: what a law is tried on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from quintain.kernel.errors import OptionError
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame
from quintain.kernel.options import CHOICE, FLAG, NUMBER, Option, Options, choose
from quintain.kernel.records import dump
from quintain.kernel.rng import SEEDS, Rng
from tests.laws.subjects import Subject

State = Any  # a state of whatever game


@dataclass
class Walk:
    """A stretch of a match: play `skip` choices at random, then these; each position of the stretch is looked at."""

    subject: Subject
    chosen: dict[str, Any]
    seed: int
    skip: int
    choices: list[int]

    def __repr__(self) -> str:
        return f"Walk({self.subject.name}, {self.chosen}, seed={self.seed}, skip={self.skip}, choices={self.choices})"

    def game(self) -> AnyGame:
        return self.subject.game(self.chosen)

    def chance(self) -> Rng:
        """Chance for what the law itself picks; never the match's."""
        return Rng.seeded((self.seed * 7 + len(self.choices)) % SEEDS)

    def first(self, game: AnyGame) -> State:
        """The position in which the stretch begins."""
        return reached(game, self.seed, self.skip)[0]

    def moves(self, game: AnyGame) -> Iterator[tuple[State, int, int]]:
        """The state, and what is about to be chosen in it; a law leaves the state alone and works on clones."""
        state = self.first(game)
        for choice in self.choices:
            pick = picked(game, state, choice)
            if pick is None:
                return
            yield state, *pick
            game.apply(state, *pick, Log())

    def positions(self, game: AnyGame) -> Iterator[State]:
        """Every position of the stretch, the last one too; a law leaves the state alone and works on clones."""
        state = self.first(game)
        yield state
        for choice in self.choices:
            pick = picked(game, state, choice)
            if pick is None:
                return
            game.apply(state, *pick, Log())
            yield state


def picked(game: AnyGame, state: State, choice: int) -> tuple[int, int] | None:
    """A number as a seat and an action; nothing when it is over."""
    seats = list(game.pending(state))
    if not seats:
        return None
    seat = seats[choice % len(seats)]
    actions = list(game.legal(state, seat))
    return (seat, actions[choice // 8 % len(actions)]) if actions else None


def reached(game: AnyGame, seed: int, skip: int) -> tuple[State, list[tuple[int, int]]]:
    """A random match after `skip` choices, with its moves; counted round its length, so that its end is reached too."""
    state, moves, over = _played(game, seed, skip)
    if over and len(moves) < skip:
        state, moves, over = _played(game, seed, skip % (len(moves) + 1))
    return state, moves


def random_moves(game: AnyGame, seed: int, most: int) -> list[tuple[int, int]]:
    """The moves of a match played at random to its end, or to `most` choices."""
    return _played(game, seed, most)[1]


def _played(game: AnyGame, seed: int, most: int) -> tuple[State, list[tuple[int, int]], bool]:
    rng, log = Rng.seeded((seed + 1) % SEEDS), Log()
    state, moves = game.start(seed), []
    while len(moves) < most:
        pick = picked(game, state, int(rng.below(1 << 30)))
        if pick is None:
            return state, moves, True
        moves.append(pick)
        game.apply(state, *pick, log)
    return state, moves, False


def settled(cls: type[Options], wanted: dict[str, Any]) -> dict[str, Any]:
    """Each wanted choice is taken if it goes with those before it; so no drawing is wasted on forbidden combinations."""
    chosen: dict[str, Any] = {"seats": wanted["seats"]}
    for name, value in wanted.items():
        try:
            choose(cls, {**chosen, name: value})
        except OptionError:
            continue
        chosen[name] = value
    return chosen


def _values(option: Option) -> st.SearchStrategy[Any]:
    if option.kind == FLAG:
        return st.booleans()
    if option.kind == NUMBER:
        return st.integers(option.low, option.high)
    if option.kind == CHOICE:
        return st.sampled_from(option.choices)
    return st.just(option.default)  # texts and data: the game's own hook knows what they may be


def options_of(subject: Subject) -> st.SearchStrategy[dict[str, Any]]:
    """Any options of a game, defaults first when shrinking."""
    cls = subject.kind.choices
    own = {option.name: _values(option) for option in cls.schema} | subject.texts
    seats = st.integers(cls.lowest, cls.highest)
    wanted = st.fixed_dictionaries({"seats": seats}, optional=own)
    return wanted.map(lambda drawn: settled(cls, drawn))


def walks(subject: Subject, longest: int = 10) -> st.SearchStrategy[Walk]:
    """Any stretch of any match of a game."""
    return st.builds(
        Walk,
        st.just(subject),
        options_of(subject),
        st.integers(0, SEEDS - 1) | st.integers(0, 99),
        st.integers(0, 2000),
        st.lists(st.integers(0, 8191), max_size=longest),
    )


def stored(walk: Walk, game: AnyGame) -> dict[str, Any]:
    """The walk as a replay keeps it, for another process."""
    moves = [[seat, action] for seat, action in reached(game, walk.seed, walk.skip)[1]]
    moves += [[seat, action] for _, seat, action in walk.moves(game)]
    return {"subject": walk.subject.name, "options": dump(game.options), "seed": walk.seed, "moves": moves}
