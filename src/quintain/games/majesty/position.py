"""Positions in the words of the game: laid out from them, and told in them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.majesty.kit import BUILDINGS, COLUMNS, NO_ROLE, ROLES, SIDES, Kit
from quintain.games.majesty.options import FULL_SHUFFLE, MajestyOptions
from quintain.games.majesty.scoring import Report, final_scoring, reports
from quintain.games.majesty.setup import deal_kingdoms, show_back, sides
from quintain.games.majesty.state import Kingdom, MajestyState
from quintain.games.majesty.steps import Steps
from quintain.kernel.errors import PositionError
from quintain.kernel.events import Log
from quintain.kernel.position import flag, items, number, only, texts
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, Json

WORDS: Final = ("active", "first", "turn", "market", "deck", "reserve", "final", "player")
PLAYER_WORDS: Final = ("points", "workers", *BUILDINGS)


def lay(kit: Kit, options: MajestyOptions, steps: Steps, position: dict[str, Json]) -> MajestyState:
    """A position shows what matters; sizes of kingdoms need not fit a turn number."""
    only(position, WORDS, "position")
    seats = int(options.seats)
    state = MajestyState()
    state.rng = Rng.seeded(0)
    state.sides = sides(options, state.rng)
    deal_kingdoms(kit, options, state)
    unused = list(range(len(kit.stage)))
    players = items(position, "player")
    if len(players) > seats:
        raise PositionError(f"player is a list of at most {seats} tables")
    for seat, words in enumerate(players):
        if not isinstance(words, dict):
            raise PositionError(f"player {seat} is a table")
        only(words, PLAYER_WORDS, f"player {seat}")
    wishes = [words for words in players if isinstance(words, dict)]
    state.turn = number(position, "turn", 0, 0, int(kit.turns))
    active = number(position, "active", 0, 0, seats - 1)
    state.first = number(position, "first", (active - int(state.turn)) % seats, 0, seats - 1)
    lay_named_cards(kit, state, wishes, unused, position)
    deck = draw_deck(kit, options, state, texts(position, "deck"), unused)
    for seat, words in enumerate(wishes):
        fill_kingdom(kit, state.kingdoms[seat], words, unused, f"player {seat}")
    fill_market(kit, state, unused)
    fill_deck(kit, options, state, deck, unused)
    others = sum([int(kingdom.workers) for kingdom in state.kingdoms]) + sum(state.market_workers)
    state.reserve = number(position, "reserve", int(kit.workers) - others, 0, int(kit.workers))
    if state.reserve < 0 or state.reserve + others != kit.workers:
        raise PositionError(f"there are {kit.workers} workers in all, not {state.reserve + others}")
    if flag(position, "final"):
        state.turn = kit.turns
        final_scoring(kit, state, Log())
    else:
        if state.turn >= kit.turns:
            raise PositionError(f"after turn {kit.turns} there is only `final = true`")
        if (state.first + state.turn) % seats != active and "active" in position:
            raise PositionError(f"after {state.turn} turns from seat {state.first} it is not the turn of seat {active}")
        state.agenda.append(steps.take[(state.first + state.turn) % seats])
    return state


def draw_card(kit: Kit, unused: list[int], name: str, stage: int = 1) -> int:
    """An unused card of that type, of that stage if there is one."""
    if name not in kit.types:
        raise PositionError(f"there is no card {name!r}; cards are {', '.join(kit.types)}")
    kind = kit.types.index(name)
    fitting = [card for card in unused if kit.type_of[card] == kind and kit.stage[card] == stage]
    fitting += [card for card in unused if kit.type_of[card] == kind and kit.stage[card] != stage]
    if not fitting:
        raise PositionError(f"the box has no further card {name}")
    unused.remove(fitting[0])
    return fitting[0]


def lay_named_cards(
    kit: Kit, state: MajestyState, players: list[dict[str, Json]], unused: list[int], position: dict[str, Json]
) -> None:
    """Cards of kingdoms and market called by name come first, so that nothing else uses them up."""
    for seat, words in enumerate(players):
        kingdom = state.kingdoms[seat]
        for place in range(COLUMNS):
            if isinstance(words.get(BUILDINGS[place]), list):
                for name in texts(words, BUILDINGS[place]):
                    put(kit, kingdom, draw_card(kit, unused, name), place)
        for name in texts(words, "infirmary"):
            kingdom.infirmary = append(kingdom.infirmary, draw_card(kit, unused, name))
            kingdom.counts[COLUMNS] += 1
    names = texts(position, "market")
    if len(names) > int(kit.market_size):
        raise PositionError(f"the market has {kit.market_size} slots, not {len(names)}")
    for text in names:
        name, _, workers = text.partition(":")
        if workers and not (workers.isdecimal() and len(workers) < 4):
            raise PositionError(f"the market is written as card or card:workers, not {text!r}")
        state.market = append(state.market, draw_card(kit, unused, name))
        state.market_workers = append(state.market_workers, int(workers or 0))
    on_cards = [int(workers) for workers in state.market_workers]
    if on_cards != sorted(on_cards, reverse=True) or (len(on_cards) == int(kit.market_size) and on_cards[-1]):
        raise PositionError("workers on the market never grow from front to back, and none lie on the card at the back")


def put(kit: Kit, kingdom: Kingdom, card: int, place: int) -> None:
    if not kit.has(card, place):
        raise PositionError(f"{kit.types[kit.type_of[card]]} cannot lie at the {BUILDINGS[place]}")
    kingdom.cards = append(kingdom.cards, card)
    kingdom.places = append(kingdom.places, place)
    kingdom.counts[place] += 1


def fill_kingdom(kit: Kit, kingdom: Kingdom, words: dict[str, Json], unused: list[int], where: str) -> None:
    """A number of cards at a building: singles while there are any, then doubles."""
    kingdom.points = number(words, "points", 0, -1000, 10000)
    kingdom.workers = number(words, "workers", int(kit.start_workers), 0, 1000)
    for place in range(COLUMNS):
        if isinstance(words.get(BUILDINGS[place]), list):
            continue
        for _ in range(number(words, BUILDINGS[place], 0, 0, len(kit.stage))):
            fitting = [card for card in unused if kit.low[card] == place and kit.high[card] == NO_ROLE]
            fitting += [card for card in unused if kit.has(card, place) and card not in fitting]
            if not fitting:
                raise PositionError(f"{where}: the box has no further {ROLES[place]} for the {BUILDINGS[place]}")
            unused.remove(fitting[0])
            put(kit, kingdom, fitting[0], place)


def fill_market(kit: Kit, state: MajestyState, unused: list[int]) -> None:
    while len(state.market) < kit.market_size and unused:
        state.market = append(state.market, unused.pop(0))
        state.market_workers = append(state.market_workers, 0)


def deck_size(kit: Kit, options: MajestyOptions, state: MajestyState) -> int:
    """Cards that a match would have left in the deck."""
    cards = len(kit.stage) if options.deck_mode == FULL_SHUFFLE else len(kit.stage) - int(kit.stage1 - kit.stage1_kept)
    return max(0, cards - int(kit.market_size) - int(state.turn))


def draw_deck(kit: Kit, options: MajestyOptions, state: MajestyState, names: list[str], unused: list[int]) -> list[int]:
    """The named cards, with the backs that a match would show there."""
    green = deck_size(kit, options, state) - (len(kit.stage) - int(kit.stage1))
    return [draw_card(kit, unused, name, 1 if at < green else 2) for at, name in enumerate(names)]


def fill_deck(kit: Kit, options: MajestyOptions, state: MajestyState, deck: list[int], unused: list[int]) -> None:
    """Below the named cards as many of the others as a match would have left, stage 1 above stage 2."""
    first = [card for card in unused if kit.stage[card] == 1]
    second = [card for card in unused if kit.stage[card] == 2]
    left = max(0, deck_size(kit, options, state) - len(deck))
    deck += (first[: max(0, left - len(second))] + second)[:left]
    state.deck = vec[i64](list(reversed(deck)))
    state.box = vec[i64]([card for card in unused if card not in deck])
    show_back(kit, state)


def tell(kit: Kit, options: MajestyOptions, state: MajestyState) -> dict[str, Json]:
    """A state or a view as plain words and numbers."""
    told: dict[str, Json] = {
        "turn": int(state.turn),
        "turns": int(kit.turns),
        "first": int(state.first),
        "active": int(state.agenda[-1].seat) if state.agenda else None,
        "sides": "".join([SIDES[side] for side in state.sides]),
        "deck_mode": options.deck_mode,
        "market": [market_card(kit, state, slot) for slot in range(len(state.market))],
        "deck": len(state.deck),
        "next": [card_name(kit, card) for card in reversed(list(state.deck))],
        "stage": int(state.stage),
        "box": len(state.box),
        "reserve": int(state.reserve),
        "players": [tell_kingdom(kit, kingdom) for kingdom in state.kingdoms],
    }
    if not state.agenda:
        told["report"] = [tell_report(state, seat, scored) for seat, scored in enumerate(reports(kit, state))]
    return told


def card_name(kit: Kit, card: int) -> str:
    return "hidden" if card == HIDDEN else kit.types[kit.type_of[card]]


def market_card(kit: Kit, state: MajestyState, slot: int) -> str:
    name = card_name(kit, state.market[slot])
    return f"{name}:{state.market_workers[slot]}" if state.market_workers[slot] else name


def tell_kingdom(kit: Kit, kingdom: Kingdom) -> dict[str, Json]:
    told: dict[str, Json] = {"points": int(kingdom.points), "workers": int(kingdom.workers)}
    for place in range(COLUMNS):
        column = [card for card, at in zip(kingdom.cards, kingdom.places, strict=True) if at == place]
        told[BUILDINGS[place]] = [card_name(kit, card) for card in column]
    told["infirmary"] = [card_name(kit, card) for card in kingdom.infirmary]
    told["counts"] = {BUILDINGS[place]: int(kingdom.counts[place]) for place in range(COLUMNS + 1)}
    return told


def tell_report(state: MajestyState, seat: int, scored: Report) -> dict[str, Json]:
    """MJ-R31. The total, and what of it was gained before final scoring."""
    total = int(state.kingdoms[seat].points)
    return {
        "in_game": total - int(scored.total()),
        "wounded": int(scored.wounded),
        "variety": int(scored.variety),
        "majority": [int(points) for points in scored.majority],
        "total": total,
    }
