"""The battles of the second book: every number told in a battle is worked out anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .accounts import Accounts

VALUES = {"conflict_2": 2, "conflict_3": 3, "conflict_4": 4, "conflict_5": 5, "ambush": 0}
ATTACKING, DEFENDING = (
    ("sceptre_fear", "sceptre_influence", "sceptre_rage"),
    ("sceptre_defiance", "sceptre_loyalty", "sceptre_vigour"),
)
WON, LOST = ("orb_brutality", "orb_greed", "orb_preparation"), ("orb_cleansing", "orb_devotion", "orb_resurgence")


class Ledger(Accounts):
    """The account of one match, battles included."""

    def hear(self, event: dict[str, Any]) -> None:
        super().hear(event)
        battle = self.battle
        if battle and (event["event"] in ("discarded", "equalised", "committed") or event.get("clause") == "MM-8.10"):
            battle["sceptres"] = True
        if event["event"] in ("decided", "rolled", "reversed"):
            gone = not battle["siege"] and not self.standing(battle["winner"])
            self.askers = [] if gone else self.to_ask()
        elif battle.get("defender", -1) >= 0 and "winner" not in battle and "sceptres" not in battle:
            gone = not battle["attackers"] or not self.counted(battle["defender"])
            self.askers = [] if gone else self.to_ask()

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

    def exposed(self) -> set[tuple[int, str]]:
        """MM-3.5 and MM-R07. Owners and artefacts that the window of the battle can hit: face up, whether they apply or not."""
        kind = "orb" if "winner" in self.battle else "sceptre"
        battlers = (self.battle["attacker"], self.battle["defender"])
        return {(seat, self.artefacts[seat][kind]) for seat in battlers if self.up(seat, kind)}

    def to_ask(self) -> list[int]:
        """MM-3.5 and MM-3.8. Everybody a window of this battle has to ask if all pass, in order."""
        first = self.battle["attacker"]
        order = [(first + n) % self.seats for n in range(self.seats)]
        about = self.exposed()
        return [seat for seat in order if self.might_fracture(seat) and any(owner != seat for owner, _ in about)]

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
        battle["drawn"] = Counter()  # cards drawn in the present step, those of Authority aside
        battle["first"] = {seat: sum(self.hand[seat].values()) for seat in (battle["attacker"], battle["defender"])}
        battle["taken"] = Counter()  # cards lost to Influence and Defiance
        battle["applied"] = Counter()  # what the orbs did
        assert (battle["attacker"], battle["defender"]) == (event["attacker"], event["defender"])
        assert (self.strength(battle["attacker"]), self.strength(battle["defender"])) == (event["attack"], event["defence"])

    def on_drew(self, event: dict[str, Any]) -> None:
        if self.battle and event["seat"] not in self.aside:
            self.battle["drawn"][event["seat"]] += event["count"]
        super().on_drew(event)

    def on_discarded(self, event: dict[str, Any]) -> None:
        super().on_discarded(event)
        if event["clause"] == "MM-8.4":
            self.battle["taken"][event["seat"]] += 1

    def on_mustered(self, event: dict[str, Any]) -> None:
        super().on_mustered(event)
        if event["clause"] == "MM-8.8":
            self.battle["applied"]["orb_devotion", event["seat"]] += 1

    def on_fractured(self, event: dict[str, Any]) -> None:
        super().on_fractured(event)
        if self.battle and event["seat"] in self.battle.get("held", {}):
            self.battle["held"][event["seat"]] -= 1

    def check_steps_2_and_3(self) -> None:
        """MM-7.2 and MM-8.4, and the dice of an Arena: nothing was left out."""
        battle = self.battle
        for seat, other in ((battle["attacker"], battle["defender"]), (battle["defender"], battle["attacker"])):
            held = battle["first"][seat]
            assert battle["drawn"][seat] == max(0, 5 - held)
            robber = "sceptre_influence" if other == battle["attacker"] else "sceptre_defiance"
            assert battle["taken"][seat] == (self.up(other, "sceptre") and self.artefacts[other]["sceptre"] == robber)
        assert ("duel" in battle) == (self.tiles.get(battle["slot"]) == "arena")

    def check_orbs(self) -> None:
        """MM-8.6 to MM-8.8: every orb that applies has done what it does, and no other."""
        battle = self.battle
        winner, loser = battle["winner"], battle["loser"]
        expected: Counter[Any] = Counter()
        for seat, name in self.applying():
            if name == "orb_devotion" or (name == "orb_brutality" and battle["prey"]):
                expected[name, seat] = 1
        assert expected == battle["applied"]
        for seat, name in ((winner, "orb_greed"), (loser, "orb_resurgence")):
            applies = self.up(seat, "orb") and self.artefacts[seat]["orb"] == name
            assert battle["drawn"][seat] == (max(0, 6 - battle["held"][seat]) if applies else 0)

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
        self.check_steps_2_and_3()
        battle["winner"], battle["loser"] = winner, defender if winner == attacker else attacker
        battle["margin"] = event["margin"]
        battle["drawn"] = Counter()
        battle["held"] = {seat: sum(self.hand[seat].values()) for seat in (attacker, defender)}
        battle["prey"] = self.standing(battle["loser"])  # whom Brutality can hit

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
        battle["prey"] = 0

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
            self.battle["applied"]["orb_brutality", self.battle["winner"]] += 1
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
        if self.battle.get("slot") == event["slot"]:
            self.battle["empty"] = True  # nobody is left: no orbs
        for lands in self.held:
            if event["slot"] in lands:
                assert 0 == lands.pop(event["slot"])

    def on_cleared(self, event: dict[str, Any]) -> None:
        if "winner" in self.battle and not self.battle.get("empty"):
            self.check_orbs()
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
