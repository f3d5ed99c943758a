"""A second book of a match of Mastery: it hears what happened, checks it against the rules and keeps its own account.

Plain Python from the rules: knights, cards, artefacts and battle points are booked here from events alone,
and the numbers that the rules prescribe (losses, margins, knights placed) are worked out anew.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import second_book as land

VALUES = {"conflict_2": 2, "conflict_3": 3, "conflict_4": 4, "conflict_5": 5, "ambush": 0}
ATTACKING, DEFENDING = (
    ("sceptre_fear", "sceptre_influence", "sceptre_rage"),
    ("sceptre_defiance", "sceptre_loyalty", "sceptre_vigour"),
)
WON, LOST = ("orb_brutality", "orb_greed", "orb_preparation"), ("orb_cleansing", "orb_devotion", "orb_resurgence")
PLACED = {"MM-2.2": 3, "MM-3.3": 2, "MM-8.8": 1, "MM-10.2": 1}
KINDS = ("crown", "orb", "sceptre")


class Ledger:
    """The account of one match."""

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

    def applying(self) -> set[tuple[int, str]]:
        """MM-8.3. Owners and artefacts that are about to apply in the step of the battle."""
        found = set()
        attacker, defender = self.battle["attacker"], self.battle["defender"]
        if "winner" not in self.battle:
            for seat, names in ((attacker, ATTACKING), (defender, DEFENDING)):
                if self.up(seat, "sceptre") and self.artefacts[seat]["sceptre"] in names:
                    found.add((seat, self.artefacts[seat]["sceptre"]))
        else:
            for seat, names in ((self.battle["winner"], WON), (self.battle["loser"], LOST)):
                if self.up(seat, "orb") and self.artefacts[seat]["orb"] in names:
                    found.add((seat, self.artefacts[seat]["orb"]))
        return found

    def to_ask(self) -> list[int]:
        """MM-3.5 and MM-3.8. Everybody a window of this battle has to ask if all pass, in order."""
        first = self.battle["attacker"]
        order = [(first + n) % self.seats for n in range(self.seats)]
        about = self.applying()
        return [seat for seat in order if self.might_fracture(seat) and any(owner != seat for owner, _ in about)]

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
        battle = self.battle
        if event["event"] in ("discarded", "equalised", "committed") or event.get("clause") == "MM-8.10":
            battle["sceptres"] = True
        if event["event"] in ("decided", "rolled", "reversed"):
            gone = not battle["siege"] and not self.standing(battle["winner"])
            self.askers = [] if gone else self.to_ask()
        elif battle.get("defender", -1) >= 0 and "winner" not in battle and "sceptres" not in battle:
            gone = not battle["attackers"] or not self.counted(battle["defender"])
            self.askers = [] if gone else self.to_ask()

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

    # land and battle

    def on_advanced(self, event: dict[str, Any]) -> None:
        seat, slot, knights = event["seat"], event["slot"], event["knights"]
        assert f"advance slot={slot} knights={knights}" in self.advances(seat)
        self.castle[seat] -= knights
        self.battle = {"slot": slot, "attacker": seat, "attackers": knights, "attack": 0, "defence": 0, "lent": {}}

    def on_attacked(self, event: dict[str, Any]) -> None:
        battle, slot = self.battle, event["slot"]
        siege = slot.startswith("castle")
        battle["defender"] = int(slot.removeprefix("castle_")) - 1 if siege else self.owner(slot)
        battle["siege"] = siege
        battle["bonus"] = Counter()
        assert (battle["attacker"], battle["defender"]) == (event["attacker"], event["defender"])
        assert (self.strength(battle["attacker"]), self.strength(battle["defender"])) == (event["attack"], event["defence"])

    def standing(self, seat: int) -> int:
        """Real knights of a battler on the conflict territory."""
        battle = self.battle
        if seat == battle["attacker"]:
            return battle["attackers"]
        return 0 if battle["siege"] else self.held[seat].get(battle["slot"], 0)

    def counted(self, seat: int) -> int:
        return 8 if self.battle["siege"] and seat == self.battle["defender"] else self.standing(seat)

    def strength(self, seat: int) -> int:
        return self.battle["lent"].get(seat, self.counted(seat)) + self.battle["bonus"][seat]

    def agree(self, event: dict[str, Any]) -> None:
        """The battle points told are those of the account."""
        battle = self.battle
        assert (self.strength(battle["attacker"]), self.strength(battle["defender"])) == (event["attack"], event["defence"])

    def terrain(self) -> Counter[int]:
        battle = self.battle
        tile = "castle" if battle["siege"] else self.tiles[battle["slot"]]
        found: Counter[int] = Counter()
        found[battle["attacker"]] += tile == "grasslands"
        found[battle["defender"]] += tile in ("fort", "city", "fortress")
        return found

    def on_strengthened(self, event: dict[str, Any]) -> None:
        self.battle["bonus"][event["seat"]] += event["amount"]
        self.battle.setdefault("sources", []).append((event["seat"], event["clause"]))
        self.agree(event)

    def on_duelled(self, event: dict[str, Any]) -> None:
        assert "arena" == self.tiles[self.battle["slot"]]
        attack, defence = event["attack"], event["defence"]
        self.battle["duel"] = {self.battle["attacker"]} if attack < defence else {self.battle["defender"]}
        if attack == defence:
            self.battle["duel"] = {self.battle["attacker"], self.battle["defender"]}

    def on_equalised(self, event: dict[str, Any]) -> None:
        battle, seat = self.battle, event["seat"]
        other = battle["defender"] if seat == battle["attacker"] else battle["attacker"]
        assert self.counted(seat) < self.counted(other)
        assert self.artefacts[seat]["sceptre"] == ("sceptre_fear" if seat == battle["attacker"] else "sceptre_vigour")
        battle["lent"][seat] = self.counted(other)
        self.agree(event)

    def on_revealed(self, event: dict[str, Any]) -> None:
        seat, card = event["seat"], event["card"]
        self.hand[seat][card] -= 1
        self.laid[seat][card] += 1
        self.battle["bonus"][seat] += VALUES[card]
        assert self.hand[seat][card] >= 0

    def on_ambushed(self, event: dict[str, Any]) -> None:
        assert self.laid[event["seat"]]["ambush"] == 1
        self.battle["bonus"][event["seat"]] += event["face"]
        self.agree(event)

    def on_supported(self, event: dict[str, Any]) -> None:
        seat, target = event["seat"], event["target"]
        assert target in (self.battle["attacker"], self.battle["defender"])
        assert seat in self.team(target)
        assert self.tiles.get(self.battle["slot"]) != "mountains"
        for card, number in (("support_1", event["ones"]), ("support_2", event["twos"])):
            self.hand[seat][card] -= number
            self.laid[seat][card] += number
            assert self.hand[seat][card] >= 0
        self.battle["bonus"][target] += event["ones"] + 2 * event["twos"]
        self.agree(event)

    def on_decided(self, event: dict[str, Any]) -> None:
        """MM-7.6, and the whole sum once more: knights, terrain, sceptres, cards."""
        battle = self.battle
        attacker, defender = battle["attacker"], battle["defender"]
        expected = self.terrain()
        for seat, sceptre in ((attacker, "sceptre_rage"), (defender, "sceptre_loyalty")):
            expected[seat] += self.up(seat, "sceptre") and self.artefacts[seat]["sceptre"] == sceptre
        told = Counter(seat for seat, _ in battle.get("sources", []))
        assert +expected == +told
        self.agree(event)
        margin = event["attack"] - event["defence"]
        winner = attacker if margin > 0 else defender
        assert (winner, max(abs(margin), 1)) == (event["winner"], event["margin"])
        battle["winner"], battle["loser"] = winner, defender if winner == attacker else attacker
        battle["margin"] = event["margin"]

    def on_rolled(self, event: dict[str, Any]) -> None:
        assert self.options.get("disorder")
        assert len(event["faces"]) == self.standing(event["seat"])
        assert event["faces"].count(1) == event["lost"]
        self._lose(event["seat"], event["lost"])

    def on_reversed(self, event: dict[str, Any]) -> None:
        battle = self.battle
        assert (event["winner"], event["loser"]) == (battle["loser"], battle["winner"])
        assert 0 == self.standing(event["loser"])
        battle["winner"], battle["loser"], battle["margin"] = event["winner"], event["loser"], 0

    def _lose(self, seat: int, knights: int) -> None:
        assert knights <= self.standing(seat)
        if seat == self.battle["attacker"]:
            self.battle["attackers"] -= knights
        elif knights:
            self.held[seat][self.battle["slot"]] -= knights

    def on_fell(self, event: dict[str, Any]) -> None:
        seat, knights = event["seat"], event["knights"]
        if event["clause"] == "MM-10.5":
            assert seat in self.battle["duel"]
            assert knights == 1
        elif event["clause"] == "MM-8.6":
            assert (seat, 1) == (self.battle["loser"], knights)
            assert self.artefacts[self.battle["winner"]]["orb"] == "orb_brutality"
            assert self.up(self.battle["winner"], "orb")
        elif event["clause"] == "MM-7.8":
            assert (self.battle["loser"], min(self.battle["margin"], self.standing(seat))) == (seat, knights)
            self.battle["paid"] = True
        else:
            return  # the dice of Disorder are booked by the roll
        self._lose(seat, knights)

    def on_retreated(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        assert self.battle.get("paid")
        assert (seat, self.standing(seat)) == (self.battle["loser"], event["knights"])
        self._lose(seat, event["knights"])
        self.castle[seat] += event["knights"]

    def on_conquered(self, event: dict[str, Any]) -> None:
        battle, slot = self.battle, event["slot"]
        assert (battle["attacker"], battle["slot"]) == (event["seat"], slot)
        if "defender" in battle:
            assert 0 == self.held[battle["defender"]].pop(slot)
        self.held[event["seat"]][slot] = battle["attackers"]
        battle["attackers"] = 0

    def on_held(self, event: dict[str, Any]) -> None:
        assert 0 == self.battle["attackers"]

    def on_sank(self, event: dict[str, Any]) -> None:
        assert "marshlands" == self.tiles[event["slot"]] and event["knights"] == 1
        self.held[event["seat"]][event["slot"]] -= 1

    def on_cut_down(self, event: dict[str, Any]) -> None:
        """MM-12.10: out of supply in the account too, and all of them at once."""
        seat, slot = event["seat"], event["slot"]
        assert self.options.get("ruthlessness")
        assert slot not in self.supplied(seat)
        assert self.held[seat].pop(slot) == event["knights"]

    def on_abandoned(self, event: dict[str, Any]) -> None:
        for lands in self.held:
            if event["slot"] in lands:
                assert 0 == lands.pop(event["slot"])

    def on_cleared(self, event: dict[str, Any]) -> None:
        for seat in range(self.seats):
            for card in self.laid[seat].elements():
                self.pile(seat, card, played=True)
            self.laid[seat] = Counter()
        self.battle = {}

    def on_castle_fell(self, event: dict[str, Any]) -> None:
        assert self.battle["siege"] and self.battle["attackers"] > 0
        assert (event["seat"], event["owner"]) == (self.battle["winner"], self.battle["loser"])
        self.taken[event["seat"]] = self.battle["attackers"]

    def on_won(self, event: dict[str, Any]) -> None:
        """Whoever wins is the one whose turn it is, MM-11.4."""
        assert event["winner"] == self.active
