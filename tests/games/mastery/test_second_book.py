"""Every move kept in two books: the game's, and a plain one that knows only the rules."""

import random
from collections import Counter
from typing import Any

import pytest

from . import second_book as land
from .builder import Play, dealt
from .ledger import Ledger

GAMES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 5},
    {"seats": 6},
    {"seats": 2, "castle_siege": True, "disorder": True},
    {"seats": 3, "ruthlessness": True},
    {"seats": 3, "skirmish": True, "castle_siege": True, "ruthlessness": True, "disorder": True},
    {"seats": 4, "allegiance": "two"},
    {"seats": 4, "allegiance": "two", "skirmish": True, "ruthlessness": True},
    {"seats": 6, "allegiance": "two", "disorder": True},
    {"seats": 6, "allegiance": "three", "ruthlessness": True},
]
CARD_NAMES = ("call_to_arms", "tactical_advance")

every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(str(value) for value in options.values()))


def choose(play: Play, seat: int, chance: random.Random) -> str:
    """Any legal move; big battles rather than idle turns."""
    legal = play.legal_of(seat)
    if "end_turn" in legal and len(legal) > 1 and chance.random() < 0.8:
        legal.remove("end_turn")
    strong = [move for move in legal if move.startswith("advance")]
    if strong and chance.random() < 0.5:
        owner = play.told["owner"]
        fights = [move for move in strong if move.split()[1].partition("=")[2] in owner or "castle" in move]
        return chance.choice(fights or strong)
    return chance.choice(legal)


def compare(play: Play, book: Ledger) -> None:
    """Both books tell the same table."""
    told = play.told
    for seat, player in enumerate(told["players"]):
        at = f"seat {seat}, turn {told['turn']}"
        assert book.castle[seat] == player["castle"], at
        assert book.held[seat] == player["lands"], at
        assert book.points(seat) == player["points"], at
        assert book.dice(seat) == player["dice"] <= 10, at
        assert +Counter(player["discard"]) == +book.discard[seat], at
        assert +Counter(player["laid"]) == +book.laid[seat], at
        assert +Counter(player["hand"]) == +book.hand[seat], at
        assert set(book.down[seat]) == set(player["destroyed"]), at
        assert book.supplied(seat) == set(player["supplied"]), at
        assert set(book.held[seat]) - book.supplied(seat) == set(player["cut_off"]), at
        if not book.battle and told["stage"] == "window":
            assert book.targets(seat) == set(player["targets"]), at
        book.deck[seat] = list(player["deck"])  # shuffles are chance: the order is taken over, the cards are not
    if told["stage"] == "window":
        assert (book.cycles, book.crown_used, book.active) == (told["cycles"], told["crown_used"], told["active"])


def window_moves(book: Ledger) -> set[str]:
    """Every move of a window, worked out from the account."""
    seat = book.active
    moves = {"end_turn"} | {f"play card={card}" for card in CARD_NAMES if book.hand[seat][card]}
    others = {
        book.artefacts[owner][kind]: owner
        for owner in range(book.seats)
        for kind in book.artefacts[owner]
        if book.up(owner, kind)
    }
    if book.hand[seat]["fracture"]:
        moves |= {f"fracture artefact={artefact}" for artefact, owner in others.items() if owner != seat}
    if book.cycles:
        moves |= {"redistribute"} | book.advances(seat)
    if not book.crown_used and book.up(seat, "crown"):
        crown = book.artefacts[seat]["crown"]
        cards = [len(book.deck[n]) + sum(book.discard[n].values()) for n in range(book.seats)]
        if crown == "crown_corruption":
            moves |= {f"corrupt artefact={artefact}" for artefact in others if artefact != crown}
        elif crown == "crown_prosperity":
            moves |= {f"examine target={n}" for n in range(book.seats) if cards[n]}
        elif (
            crown == "crown_vitality"
            or (crown == "crown_insight" and cards[seat])
            or (crown == "crown_wrath" and sum(book.hand[seat].values()))
            or (crown == "crown_order" and book.eligible(seat))
        ):
            moves.add("use_crown")
    return moves


def plans(play: Play, book: Ledger) -> set[str]:
    """MM-5.2: every number for a later slot that changes something and can still be completed, and `done`."""
    seat, plan = book.active, dict(play.told["plan"])
    left = plan.pop(land.castle(seat))
    order = [slot for slot in land.lands(book.seats) if slot in book.supplied(seat)]
    assert set(order) == set(plan)
    changed = [n for n, slot in enumerate(order) if plan[slot] != book.held[seat][slot]]
    start = changed[-1] + 1 if changed else 0
    room = 6 * (10 - len(book.held[seat]))  # knights the castle's dice can show
    moves = {"done"} if 0 <= left <= room else set()
    for place in range(start, len(order)):
        most = sum(land.capacity(book.tiles[slot]) - plan[slot] for slot in order[place + 1 :])
        least = sum(1 - plan[slot] for slot in order[place + 1 :])
        for number in range(1, land.capacity(book.tiles[order[place]]) + 1):
            rest = left - (number - plan[order[place]])
            if number != plan[order[place]] and rest - least >= 0 and rest - most <= room:
                moves.add(f"station slot={order[place]} knights={number}")
    return moves


def check_choices(play: Play, book: Ledger) -> None:
    """The choices of the moment, where they follow simply from the account."""
    stage = play.stage
    if stage == "window":
        assert window_moves(book) == set(play.legal)
    elif stage == "advance":
        assert {"pass"} | book.advances(book.active) == set(play.legal)
    elif stage == "redistribution":
        assert plans(play, book) == set(play.legal)
    elif stage == "order":
        assert {f"recall card={card}" for card in book.eligible(book.active)} == set(play.legal)
    elif stage == "conflict":
        for seat in play.pending:
            held = [card for card in ("conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush") if book.hand[seat][card]]
            assert ({f"commit card={card}" for card in held} or {"commit_nothing"}) == set(play.legal_of(seat))
    elif stage == "support":
        assert book.tiles.get(book.battle["slot"]) != "mountains"
        seat = play.seat
        ones, twos = book.hand[seat]["support_1"], book.hand[seat]["support_2"]
        sets = {f"support ones={a} twos={b}" for a in range(ones + 1) for b in range(twos + 1) if a + b}
        assert {"pass"} | sets == set(play.legal)
    elif stage == "reaction" and book.battle:
        seat = play.seat
        targets = {artefact for owner, artefact in book.exposed() if owner != seat}
        assert targets
        assert book.might_fracture(seat)
        holds = book.hand[seat]["fracture"]
        assert {"pass"} | {f"fracture artefact={name}" for name in targets if holds} == set(play.legal)


def check_end(play: Play, book: Ledger) -> None:
    told = play.told
    points = [book.points(seat) for seat in range(book.seats)]
    goal = land.goal(book.options.get("allegiance", "no"), bool(book.options.get("skirmish")))
    winners = book.team(told["winner"]) if "winner" in told else set()
    outcome = play.game.outcome(play.match.state)

    assert points == list(outcome.points)
    assert land.places(points, winners, [book.team(seat) for seat in range(book.seats)]) == list(outcome.ranks)
    if told["ending"] == "points":
        assert goal <= sum(points[mate] for mate in winners)
    elif told["ending"] == "siege":
        assert book.options["castle_siege"]


def nobody_has_won(book: Ledger) -> None:
    goal = land.goal(book.options.get("allegiance", "no"), bool(book.options.get("skirmish")))
    for seat in range(book.seats):
        assert sum(book.points(mate) for mate in book.team(seat)) < goal


def check_conquest(play: Play, book: Ledger) -> None:
    """MM-10: what the conquered land does happens at once, and nothing else does; nothing at all if it won (MM-11.2)."""
    for event in play.called("conquered"):
        tile = "" if play.over else event["tile"]
        assert not play.over or ["conquered", "won"] == [name for name in play.names() if name != "cleared"][-2:]
        knights = [other for other in play.called("mustered") if other["clause"] == "MM-10.2"]
        assert len(knights) == (tile in ("village", "abbey", "city"))
        assert len(play.called("sank")) == (tile == "marshlands")
        asked = play.stage == "may_discard"
        holds = sum(book.hand[event["seat"]].values()) > 0
        assert asked == (tile in ("ruins", "abbey", "fortress") and holds)


class Round:
    """MM-3.5 and MM-3.8: who is asked in the Fracture window now open, followed from public facts alone."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.crown = not book.battle
        first = book.active if self.crown else book.battle["attacker"]
        self.order = [(first + n) % book.seats for n in range(book.seats)]

    def targets(self, seat: int) -> bool:
        if self.crown:
            return seat != self.book.active and self.book.up(self.book.active, "crown")
        return any(owner != seat for owner, _ in self.book.exposed())

    def next_seat(self) -> int | None:
        """The next seat that must be asked; those before it are passed over for good."""
        while self.order:
            seat = self.order.pop(0)
            if self.book.might_fracture(seat) and self.targets(seat):
                return seat
        return None

    def after(self, move: str) -> int | None:
        """Who must be asked after this answer."""
        if move == "pass":
            return self.next_seat()
        artefact = move.partition("=")[2]
        kind = artefact.partition("_")[0]
        owner = next(n for n in range(self.book.seats) if self.book.artefacts[n][kind] == artefact)
        self.book.down[owner][kind] = self.book.turn
        found = self.next_seat()
        del self.book.down[owner][kind]
        return found


def redraw(book: Ledger, events: list[dict[str, Any]]) -> None:
    """Hear the events of a move; a reshuffle gives the account the new order, told afterwards, as far as it was drawn."""
    for place, event in enumerate(events):
        if event["event"] == "reshuffled":
            seat = event["seat"]
            drawn: list[str] = []
            for later in events[place + 1 :]:
                if later["event"] == "drew" and later["seat"] == seat:
                    drawn += later["cards"]
                if later["event"] in ("reshuffled", "recalled") and later["seat"] == seat:
                    break
            known = book.deck[seat]
            pool = Counter(known) + book.discard[seat]
            book.reshuffled(seat)
            order = known + [card for card in drawn[len(known) :] if card]
            pool.subtract(order)
            assert min(pool.values(), default=0) >= 0
            book.deck[seat] = order + list((+pool).elements())
        elif event["event"] == "recalled":
            book.discard[event["seat"]][event["card"]] -= 1
            book.marks[event["seat"]].remove((event["card"], book.turn - book.seats))
            book.deck[event["seat"]].append(event["card"])
        elif event["event"] == "removed":
            book.deck[event["owner"]].remove(event["card"])
            book.pile(event["owner"], event["card"], played=False)
        else:
            book.hear(event)


def followed(seed: int, options: dict[str, Any], limit: int = 160) -> Play:
    """A random match, both books compared after every move."""
    play = dealt(seed, **options)
    book = Ledger(play.told, options)
    chance = random.Random(seed)
    asked: Round | None = None
    compare(play, book)
    for _ in range(limit):
        check_choices(play, book)
        stage = play.stage
        seat = chance.choice(play.pending)
        move = choose(play, seat, chance)
        if stage == "window" and (move == "redistribute" or move.startswith("advance")):
            book.cycles -= 1
        expected = None
        if stage == "reaction":
            if asked is None:
                asked = Round(book)
                assert asked.next_seat() == seat
            expected = asked.after(move)
        book.askers = None
        play.move(move, seat)
        redraw(book, play.events)
        check_conquest(play, book)
        if stage == "reaction":
            assert expected == (play.seat if play.stage == "reaction" else None)
        elif book.askers is not None:
            assert (book.askers or [None])[0] == (play.seat if play.stage == "reaction" else None)
        if play.stage != "reaction":
            asked = None
        if book.battle and "defender" not in book.battle:
            book.battle = {}  # empty land was entered
        compare(play, book)
        if play.over:
            check_end(play, book)
            break
        nobody_has_won(book)
        if options.get("ruthlessness") and play.stage == "window":
            assert all(set(book.held[n]) == book.supplied(n) for n in range(book.seats))
    return play


@every_game
def test_random_matches_agree_with_the_second_book(options: dict[str, Any]) -> None:
    """Knights, land, points, dice, cards, artefacts, supply, targets, battle points, losses and choices after every move."""
    for seed in range(3):
        followed(seed, options)
