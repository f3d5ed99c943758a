"""A second book of a match of Mastery: it hears what happened, checks it against the rules and keeps its own account.

Plain Python from the rules: knights, cards, artefacts and battle points are booked here from events alone,
and the numbers that the rules prescribe (losses, margins, knights placed) are worked out anew.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import second_book as land

PLACED = {"MM-2.2": 3, "MM-3.3": 2, "MM-8.8": 1, "MM-10.2": 1}
KINDS = ("crown", "orb", "sceptre")


class Accounts:
    """Knights, cards and artefacts of one match; battles are booked by `Ledger`."""

    def __init__(self, told: dict[str, Any], options: dict[str, Any]) -> None:
        players = told["players"]
        self.seats = len(players)
        self.options = options
        self.tiles: dict[str, str] = told["tiles"]
        self.castle: list[int] = [player["castle"] for player in players]
        self.held: list[dict[str, int]] = [dict(player["lands"]) for player in players]
        self.hand = [Counter(player["hand"]) for player in players]
        self.deck: list[list[str]] = [list(player["deck"]) for player in players]
        self.discard = [Counter(player["discard"]) for player in players]
        self.laid: list[Counter[str]] = [Counter() for _ in players]
        self.artefacts = [{kind: player[kind] for kind in KINDS} for player in players]
        self.down: list[dict[str, int]] = [dict.fromkeys(player["destroyed"], 0) for player in players]  # since which turn
        self.turn: int = told["turn"]
        self.active: int = told["active"]
        self.cycles: int = told["cycles"]
        self.crown_used: bool = told["crown_used"]
        self.aside: dict[int, int] = {}  # whose Authority lies on the table, and how many cards it still brings, MM-3.1
        self.marks: list[list[tuple[str, int]]] = [[] for _ in players]  # cards of the pile played in an own turn, and in which
        self.askers: list[int] | None = None  # whom the Fracture window that may follow now has to ask
        self.battle: dict[str, Any] = {}
        self.taken: dict[int, int] = {}  # knights of a seat in a castle it has taken

    # what follows from the account

    def owner(self, slot: str) -> int | None:
        return next((seat for seat in range(self.seats) if slot in self.held[seat]), None)

    def dice(self, seat: int) -> int:
        out = self.battle["attackers"] if self.battle.get("attacker") == seat else self.taken.get(seat, 0)
        return land.dice([self.castle[seat], out, *self.held[seat].values()])

    def points(self, seat: int) -> int:
        skirmish = bool(self.options.get("skirmish"))
        return sum(land.worth(slot, self.tiles[slot], skirmish) for slot in self.held[seat])

    def team(self, seat: int) -> set[int]:
        return land.partners(self.seats, self.options.get("allegiance", "no"), seat)

    def supplied(self, seat: int) -> set[str]:
        return land.supplied(self.seats, seat, set(self.held[seat]))

    def targets(self, seat: int) -> set[str]:
        """Where an advance would be possible now."""
        moves = self.advances(seat)
        return {move.split()[1].partition("=")[2] for move in moves}

    def advances(self, seat: int) -> set[str]:
        friends = {slot for mate in self.team(seat) - {seat} for slot in self.held[mate]}
        siege = bool(self.options.get("castle_siege"))
        open_ = land.targets(self.seats, seat, set(self.held[seat]), friends, siege)
        return land.advances(self.seats, seat, self.held[seat], self.castle[seat], self.tiles, open_)

    def up(self, seat: int, kind: str) -> bool:
        return kind not in self.down[seat]

    def might_fracture(self, seat: int) -> bool:
        """MM-3.8. As far as everybody can see."""
        return sum(self.hand[seat].values()) > 0 and not self.discard[seat]["fracture"]

    def eligible(self, seat: int) -> set[str]:
        """MM-4.6. What Order may take in this turn of its owner."""
        return {card for card, turn in self.marks[seat] if turn == self.turn - self.seats}

    def pile(self, seat: int, card: str, played: bool) -> None:
        """A card comes to a discard pile."""
        self.discard[seat][card] += 1
        if played and seat == self.active:
            self.marks[seat].append((card, self.turn))

    def reshuffled(self, seat: int) -> None:
        self.discard[seat] = Counter()
        self.marks[seat] = []

    # hearing

    def hear(self, event: dict[str, Any]) -> None:
        getattr(self, f"on_{event['event']}", self._nothing)(event)

    def _nothing(self, event: dict[str, Any]) -> None:
        """Told for people; changes no account."""

    def on_turn_began(self, event: dict[str, Any]) -> None:
        assert event["turn"] == self.turn + 1
        assert event["seat"] == (self.active + 1) % self.seats
        self.turn, self.active = event["turn"], event["seat"]
        self.cycles, self.crown_used = 1, False

    def on_mustered(self, event: dict[str, Any]) -> None:
        seat, placed = event["seat"], 0
        while placed < PLACED[event["clause"]]:
            self.castle[seat] += 1
            if self.dice(seat) > 10:
                self.castle[seat] -= 1
                break
            placed += 1
        assert (placed, PLACED[event["clause"]] - placed) == (event["knights"], event["forfeited"])

    def on_played(self, event: dict[str, Any]) -> None:
        seat, card = event["seat"], event["card"]
        assert self.hand[seat][card] > 0
        self.hand[seat][card] -= 1
        if card == "authority":
            self.aside[seat] = 2
        else:
            self.pile(seat, card, played=True)
        self.cycles += card == "tactical_advance"

    def on_drew(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        assert event["count"] == len(event["cards"])
        if len(event["cards"]) <= len(self.deck[seat]):
            assert event["cards"] == self.deck[seat][: len(event["cards"])]
            del self.deck[seat][: len(event["cards"])]
        else:
            raise AssertionError("more cards drawn than the deck had, and no reshuffle was told")
        self.hand[seat].update(event["cards"])
        if seat in self.aside:
            self.aside[seat] -= event["count"]  # a reshuffle may divide the draw
            assert self.aside[seat] >= 0
            if not self.aside[seat]:
                del self.aside[seat]
                self.pile(seat, "authority", played=True)

    def on_discarded(self, event: dict[str, Any]) -> None:
        assert self.hand[event["seat"]][event["card"]] > 0
        self.hand[event["seat"]][event["card"]] -= 1
        self.discard[event["seat"]][event["card"]] += 1

    def on_fractured(self, event: dict[str, Any]) -> None:
        seat, owner = event["seat"], event["owner"]
        assert seat != owner
        if self.hand[seat]["fracture"]:  # the card itself may be told by an event of its own
            self.hand[seat]["fracture"] -= 1
            self.pile(seat, "fracture", played=True)
        self._destroy(owner, event["artefact"])

    def on_corrupted(self, event: dict[str, Any]) -> None:
        self._destroy(event["owner"], event["artefact"])

    def _destroy(self, owner: int, artefact: str) -> None:
        kind = artefact.partition("_")[0]
        assert self.artefacts[owner][kind] == artefact
        assert self.up(owner, kind)
        self.down[owner][kind] = self.turn

    def on_repaired(self, event: dict[str, Any]) -> None:
        kind = event["artefact"].partition("_")[0]
        assert event["seat"] == self.active
        assert self.down[event["seat"]].pop(kind) < self.turn

    def on_turn_ended(self, event: dict[str, Any]) -> None:
        assert all(since == self.turn for since in self.down[event["seat"]].values())

    def on_crown_used(self, event: dict[str, Any]) -> None:
        assert (event["seat"], False) == (self.active, self.crown_used)
        assert self.artefacts[event["seat"]]["crown"] == event["artefact"]
        assert self.up(event["seat"], "crown")
        self.crown_used = True

    def on_stationed(self, event: dict[str, Any]) -> None:
        seat, slot = event["seat"], event["slot"]
        if slot == land.castle(seat):
            assert self.castle[seat] == event["before"]
            self.castle[seat] = event["knights"]
        else:
            assert self.held[seat][slot] == event["before"]
            assert 1 <= event["knights"] <= land.capacity(self.tiles[slot])
            self.held[seat][slot] = event["knights"]
