"""Positions of Mastery as a player would lay them out, and what became of them in the same words.

`table()` describes a position; `laid()` begins the play:
`table().player(0, castle=6).player(1, lands={"v3_1": 5}).tiles(v3_1="city").laid().advance("v3_1", 6)`.
Artefacts that are not named lie face down, so that only those speak of which a test speaks; `bright()` leaves all of them up.
"""

from __future__ import annotations

from typing import Any

from quintain.games import new_game
from quintain.kernel.match import Match
from quintain.kernel.rng import ScriptedRng
from tests.games.playing import Playing

DECK = {
    "conflict_2": 2,
    "conflict_3": 2,
    "conflict_4": 2,
    "conflict_5": 2,
    "ambush": 2,
    "support_1": 2,
    "support_2": 2,
    "call_to_arms": 1,
    "authority": 1,
    "tactical_advance": 1,
    "fracture": 1,
}
CARDS = [card for card, number in DECK.items() for _ in range(number)]
KINDS = ("crown", "orb", "sceptre")
ARTEFACTS = {
    "crown": ("corruption", "insight", "order", "prosperity", "vitality", "wrath"),
    "orb": ("brutality", "greed", "preparation", "cleansing", "devotion", "resurgence"),
    "sceptre": ("fear", "influence", "rage", "defiance", "loyalty", "vigour"),
}
WINDOW, ADVANCE, REDISTRIBUTION, REACTION = "MM-2.8", "MM-6.7", "MM-5.2", "MM-3.5"
CONFLICT, SUPPORT, EQUALISE, ORB_DISCARD, LAND_DISCARD = "MM-7.4", "MM-7.5", "MM-8.5", "MM-8.9", "MM-10.3"


WORTH = {
    **dict.fromkeys(("homelands", "grasslands", "forest", "village", "ruins"), 1),
    **dict.fromkeys(("fort", "marshlands", "mountains", "cave", "battlefield", "arena"), 2),
    **dict.fromkeys(("city", "fortress", "abbey"), 3),
}
# Slots that seat 0 reaches at once; those worth 3 over the one of `STEP`.
NEAR = {
    2: {1: "v1_1", 2: "v2_1", 3: "v3_1"},
    3: {1: "v1_2", 2: "v2_2", 3: "v3_1"},
    4: {1: "v1_1", 2: "v2_5", 3: "v3_3"},
    5: {1: "v1_1", 2: "v2_4", 3: "v3_1"},
    6: {1: "v1_1", 2: "v2_7", 3: "v3_1"},
}

STEP = {2: "v2_1", 3: "v1_2", 4: "v1_1", 5: "v1_1", 6: "v1_1"}  # from here seat 0 reaches the slot worth 3


def rest(*named: list[str]) -> list[str]:
    """The cards of a deck that are not in these lists, in the order of the card list."""
    left = CARDS[:]
    for cards in named:
        for card in cards:
            left.remove(card)
    return left


class Play(Playing):
    """A match being played, told by seats."""

    def player(self, seat: int) -> dict[str, Any]:
        return self.told["players"][seat]

    def castle(self, seat: int) -> int:
        return self.player(seat)["castle"]

    def lands(self, seat: int) -> dict[str, int]:
        return self.player(seat)["lands"]

    def hand(self, seat: int) -> list[str]:
        return self.player(seat)["hand"]

    def deck(self, seat: int) -> list[str]:
        return self.player(seat)["deck"]

    def discard(self, seat: int) -> list[str]:
        return self.player(seat)["discard"]

    def points(self, seat: int) -> int:
        return self.player(seat)["points"]

    def destroyed(self, seat: int) -> list[str]:
        return self.player(seat)["destroyed"]

    def targets(self, seat: int) -> set[str]:
        return set(self.player(seat)["targets"])

    @property
    def stage(self) -> str:
        return self.told["stage"]

    @property
    def score(self) -> tuple[int, int]:
        """Battle points: the attacker's and the defender's."""
        battle = self.told["battle"]
        return battle["attack"], battle["defence"]

    @property
    def asked(self) -> tuple[list[int], str]:
        """Who owes a choice, and the clause that asks."""
        pending = self.pending
        return pending, self.asks_of(pending[0]) if pending else ""

    def verbs(self) -> set[str]:
        return {move.split()[0] for move in self.legal}

    # moves

    def move(self, text: str, seat: int | None = None) -> Play:
        self.play_out(text, seat)
        return self

    def moves(self, *texts: str) -> Play:
        for text in texts:
            self.move(text)
        return self

    def advance(self, slot: str, knights: int) -> Play:
        return self.move(f"advance slot={slot} knights={knights}")

    def lay_down(self, seat: int, card: str) -> Play:
        """Choose a conflict card; an empty name lays nothing."""
        return self.move(f"commit card={card}" if card else "commit_nothing", seat)

    def conflict(self, attack: str = "", defence: str = "") -> Play:
        """Pass all Fracture windows, then both lay these conflict cards."""
        self.passed()
        battle = self.told["battle"]
        return self.lay_down(battle["attacker"], attack).lay_down(battle["defender"], defence)

    def passed(self) -> Play:
        """Everybody passes in Fracture windows and lays no support."""
        while len(self.pending) == 1 and self.stage in ("reaction", "support"):
            self.move("pass")
        return self

    def fight(self, slot: str, knights: int, attack: str = "", defence: str = "") -> Play:
        """A battle in which nobody fractures or supports."""
        return self.advance(slot, knights).conflict(attack, defence).passed()

    def turn_over(self) -> Play:
        return self.move("end_turn")

    # what happened

    def all_called(self, *names: str) -> list[dict[str, Any]]:
        return [event for event in self.chronicle if event["event"] in names]

    def all_names(self) -> list[str]:
        return [event["event"] for event in self.chronicle]


class Table:
    """A position in the words of a player; nothing is laid out before the first question."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options: dict[str, Any] = {"seats": seats, **options}
        self.position: dict[str, Any] = {"player": [{} for _ in range(seats)]}
        self.script: list[int] | None = None
        self.face_up = False

    def player(self, seat: int, **belongings: Any) -> Table:
        """Castle, lands, hand, deck, discard, artefacts: as in a position."""
        self.position["player"][seat].update(belongings)
        return self

    def tiles(self, **tiles: str) -> Table:
        self.position.setdefault("tiles", {}).update(tiles)
        return self

    def set(self, **words: Any) -> Table:
        """`active`, `turn`, `first`, `stage`, `cycles`, `crown_used`."""
        self.position.update(words)
        return self

    def chance(self, *results: int) -> Table:
        self.script = list(results)
        return self

    def bright(self) -> Table:
        """Artefacts that nobody names lie face up too."""
        self.face_up = True
        return self

    def laid(self) -> Play:
        if not self.face_up:
            for player in self.position["player"]:
                if "destroyed" not in player:
                    now = player.get("destroyed_now", [])
                    player["destroyed"] = [kind for kind in KINDS if kind not in player and kind not in now]
        game = new_game("mastery", self.options)
        state = game.lay(self.position)
        if self.script is not None:
            state.rng = ScriptedRng(self.script)
        return Play(game, Match(game, 0, state))


def table(seats: int = 2, **options: Any) -> Table:
    """An empty table; options are those of the game."""
    return Table(seats, options)


def dealt(seed: int = 0, seats: int = 2, **options: Any) -> Play:
    """A match from the set-up of a seed."""
    game = new_game("mastery", {"seats": seats, **options})
    return Play(game, Match(game, seed))


HAND = ["conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1"]


def battle(
    attackers: int = 4,
    defenders: int = 3,
    tile: str = "forest",
    slot: str = "",
    seats: int = 2,
    attack: dict[str, Any] | None = None,
    defence: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """Seat 0 stands before a territory of seat 1 next to the castle of seat 0; both hold `HAND`, so nobody draws."""
    place = table(seats, **options)
    place.tiles(**{slot or NEAR[seats][WORTH[tile]]: tile})
    lands = {STEP[seats]: 1} if WORTH[tile] == 3 else {}
    place.player(0, **{"castle": attackers, "hand": HAND, "lands": lands, **(attack or {})})
    held = {"castle": 2, "hand": HAND, "lands": {slot or NEAR[seats][WORTH[tile]]: defenders}, **(defence or {})}
    return place.player(1, **held)


def near(tile: str, seats: int = 2) -> str:
    """The slot in which `battle` lays a tile."""
    return NEAR[seats][WORTH[tile]]
