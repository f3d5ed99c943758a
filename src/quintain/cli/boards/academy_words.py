"""What the drawing of Medieval Academy says, apart from how it looks; all of it is read from the scene and the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from quintain.kernel.game import AnyGame
from quintain.kernel.types import HIDDEN_ID, TRUTH
from quintain.words import Speaker

STYLES: Final = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green", "black": "magenta"}
PLACES: Final = {"first": "①", "second": "②", "third": "③", "last": "▼", "last_but_one": "▽"}
MARKS: Final = {"": "", "ours": "*", "uncertain": "°", "entered": "†"}

Pairs = list[tuple[str, str]]


class Facts:
    """A view of the table in words of the catalogue."""

    def __init__(self, game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
        self.scene: Final[Any] = game.scene()
        self.picture: Final[Any] = game.picture(view)
        self.speaker: Final = speaker
        self.names: Final = list(names)
        self.squires: Final = self._squires()
        self.boards: Final = self._boards()
        self.signs: Final = [self._signs(board, live) for board, live in self.boards]

    def _squires(self) -> list[Any]:
        return list(self.picture["squires"])

    def _boards(self) -> list[tuple[Any, Any]]:
        """What is printed on every board, and what lies on it."""
        return list(zip(self.scene["boards"], self.picture["boards"], strict=True))

    def say(self, key: str, /, **args: object) -> str:
        return self.speaker.say(key, **args)

    # Names

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.speaker.seat(seat)

    def name(self, squire: Any) -> str:
        """A player's name, the neutral squire, or a colour with its player."""
        if squire["seat"] < 0:
            return self.say("label-neutral")
        name = self.seat(squire["seat"])
        if self._is_lancelot():
            return f"{self.speaker.name('squire', squire['squire'])} {name}"
        return name

    def called(self, key: str) -> str:
        """A squire by its id."""
        return next(self.name(squire) for squire in self.squires if squire["squire"] == key)

    def board(self, board: Any) -> str:
        return self.speaker.name("board", board["board"])

    def cards(self, cards: list[Any]) -> str:
        ids = [card.get("card", HIDDEN_ID) for card in cards]
        return self.say("label-list", cards=self.speaker.thing("cards", ids))

    def _is_lancelot(self) -> bool:
        return len(self.squires) > 3 and self.scene["seats"] == 2

    # The table

    def status(self) -> list[str]:
        picture = self.picture
        here = self.scene["rounds"][picture["round"] - 1]
        said = [
            self.say("label-round", round=here["numeral"], rounds=self.scene["rounds"][-1]["numeral"]),
            self.say("label-first", name=self.seat(picture["first"])),
        ]
        if picture["phase"] == "draft" and picture["passing"]:
            to = next(
                (pair["to"] for pair in picture["passing"] if self._squire(pair["squire"])["seat"] == picture["viewer"]), ""
            )
            if to and picture["viewer"] >= 0:
                said.append(self.say("label-passing", direction=picture["direction"], name=self.called(to)))
            else:
                said.append(self.say("label-direction", direction=picture["direction"]))
        elif not picture["over"]:
            order = ", ".join(self.called(squire) for squire in picture["order"])
            said.append(f"{self.say('label-order')}{MARKS[here.get('mark', '')]}: {order}")
        return said

    def _squire(self, key: str) -> Any:
        return next(squire for squire in self.squires if squire["squire"] == key)

    def reward(self, board: Any, marked: bool = True) -> str:
        """What the board gives, whether that number is certain, and in which rounds if not in all."""
        reward = self._reward(board) + (MARKS[board["mark"]] if marked else "")
        scored = [self.scene["rounds"][number - 1]["numeral"] for number in board["score"]]
        return f"{reward}; {', '.join(scored)}" if scored and len(scored) < len(self.scene["rounds"]) else reward

    def _reward(self, board: Any) -> str:
        kind = board["kind"]
        if kind in ("bonus", "bets"):
            steps = "/".join(str(award["steps"]) for award in board["awards"])
            return self.say("label-reward-bets" if kind == "bets" else "label-reward-steps", steps=steps)
        if kind == "codex":
            return self.say("label-codex")
        if kind in ("spaces", "scrolls"):
            return self.say("label-reward-king", most=max(cell["points"] for cell in board["cells"]))
        if kind == "trophies":
            return self.say("label-reward-dragon")
        if kind == "exchange":
            return self.say("label-reward-exchange")
        won = kind == "knight" and self.picture["side"] == board["board"]
        points = [minus(award["points"]) for award in (board["winning"] if won else board["awards"])]
        if kind == "worst":
            return self.say("label-reward-worst", last=points[0], before=points[1])
        return "/".join(points)

    def scale(self) -> str:
        """The King's spaces with their points; equal neighbours together, doubtful ones marked."""
        king = next(board for board in self.scene["boards"] if board["open"])
        runs: list[list[int]] = []
        for space, cell in enumerate(king["cells"]):
            before = king["cells"][runs[-1][0]] if runs else None
            if before is not None and (before["points"], before["mark"]) == (cell["points"], cell["mark"]):
                runs[-1].append(space)
            else:
                runs.append([space])
        said = []
        for run in runs:
            cell = king["cells"][run[0]]
            spaces = str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}"
            said.append(f"{spaces}: {minus(cell['points'])}{MARKS[cell['mark']]}")
        return self.say("label-scale", king=self.board(king), scale=", ".join(said))

    def legend(self) -> list[str]:
        """For the whole board: the King's scale, what the signs beside progress mean, and whose numbers these are."""
        said = [self.scale(), self.say("label-signs")]
        if any(board["kind"] == "codex" for board, _ in self.boards):
            said.append(self.say("label-signs-codex"))
        said += self.marks()
        if any(number["used"] and number["mark"] != "entered" for number in self.scene["printed"]):
            said.append(self.say("label-enter"))
        return said

    def marks(self) -> list[str]:
        """AC-R27. Which numbers are not the rulebook's own."""
        said = []
        for mark in ("ours", "uncertain", "entered"):
            found = [number["printed"] for number in self.scene["printed"] if number["used"] and number["mark"] == mark]
            if found:
                what = "; ".join(self.say(f"printed-{key}") for key in found)
                said.append(f"{MARKS[mark]} {self.say(f'mark-{mark}')}: {what}")
        return said

    def _signs(self, board: Any, live: Any) -> dict[str, str]:
        """A sign per squire for its place: rewarded ones by number, the last and last but one by triangles, order by numbers."""
        if live["taking"]:
            return {squire: f"{nth}." for nth, squire in enumerate(live["taking"], 1)}
        signs = {place["squire"]: PLACES[place["place"]] for place in live["places"] if place["place"] in PLACES}
        for nth, exchange in enumerate(live["exchanges"]):
            signs[exchange["squire"]] = "①②"[nth]
            signs.update(dict.fromkeys(exchange["rivals"], "▼▽"[nth]))
        return signs

    def marker(self, at: int, squire: Any) -> Any:
        return next(marker for marker in self.boards[at][1]["markers"] if marker["squire"] == squire["squire"])

    def cell(self, at: int, squire: Any) -> str:
        """Progress, how many markers are below it in its stack, and the place."""
        marker = self.marker(at, squire)
        progress = marker["progress"]
        stacked = sum(other["progress"] == progress for other in self.boards[at][1]["markers"]) > 1 and progress > 0
        sign = self.signs[at].get(squire["squire"], "")
        return f"{progress}{'↑' + str(marker['below']) if stacked else ''}{f' {sign}' if sign else '  '}"

    def cell_style(self, at: int, squire: Any) -> str:
        sign = self.signs[at].get(squire["squire"], "")
        if sign in ("▼", "▽"):
            return "red"
        return "bold green" if sign in ("①", "1.") else "" if self.marker(at, squire)["progress"] else "dim"

    def track(self, live: Any) -> str:
        """The squires from best to worst with their progress, for reading aloud."""
        said = [f"{self.called(marker['squire'])} {marker['progress']}" for marker in live["markers"] if marker["progress"]]
        rest = [self.called(marker["squire"]) for marker in live["markers"] if not marker["progress"]]
        if rest:
            said.append(f"{self.say('label-zero')} {', '.join(rest)}")
        return ", ".join(said)

    def pieces(self) -> Pairs:
        """The Cup, the scrolls and the Codex."""
        picture = self.picture
        found: Pairs = []
        if picture["side"]:
            cup = self.scene["cup"]
            said = self.say(f"label-cup-{picture['side']}", steps=abs(picture["cup"]), end=f"{cup['end']}{MARKS[cup['mark']]}")
            found.append((self.say("label-cup"), said))
        if picture["scrolls"]:
            lying = [self.say(f"label-scroll-{scroll['place']}", space=scroll["space"]) for scroll in picture["scrolls"]]
            found.append((self.say("label-scrolls"), ", ".join(lying)))
        if picture["codex"] and not picture["over"]:
            found.append((self.say("label-codex"), " ".join(self._slot(slot) for slot in picture["codex"])))
        return found

    def _slot(self, slot: Any) -> str:
        """`2:?` face down, `2:−3` known, with the taker behind it."""
        value = "?" if "hidden" in slot["coat"] else minus(slot["coat"]["points"])
        return f"{slot['slot'] + 1}:{value}" + (f"→{self.called(slot['taker'])}" if slot["taker"] else "")

    # The squires

    def coats(self, squire: Any) -> str:
        """How many coats, and their points: after `=` where the viewer knows all of them, in brackets those he knows."""
        known = sum(coat["points"] for coat in squire["coats"] if "hidden" not in coat)
        if squire["score"]["certain"]:
            return f"{len(squire['coats'])}={minus(known)}"
        return f"{len(squire['coats'])}" + (f" ({minus(known)})" if known else "")

    def outlook(self, squire: Any) -> str:
        """What the boards of this round would add as they stand."""
        more = squire["score"]["if_scored"] - squire["score"]["now"]
        return f"+{more}" if more > 0 else minus(more)

    def belongings(self, squire: Any) -> Pairs:
        """What lies before a squire for all to see."""
        found: Pairs = []
        if squire["bet"]:
            found.append((self.say("label-bet"), self.speaker.name("board", squire["bet"])))
        if squire["played"]:
            found.append((self.say("label-played"), ", ".join(self._played(card) for card in squire["played"])))
        elif squire["kept"]:
            found.append((self.say("label-kept"), str(len(squire["kept"]))))
        known = [coat["points"] for coat in squire["coats"] if "hidden" not in coat]
        values = " ".join(minus(points) for points in known)
        if not squire["coats"]:
            found.append((self.say("label-coats"), "0"))
        elif squire["score"]["certain"]:
            found.append((self.say("label-coats"), f"{values} = {minus(sum(known))}"))
        else:
            found.append((self.say("label-coats"), f"{len(squire['coats'])}" + (f" ({values})" if known else "")))
        if squire["bonus"]:
            total = f" = {minus(squire['score']['now'])}" if squire["score"]["certain"] else ""
            found.append((self.say("label-bonus"), f"{minus(squire['bonus'])}{total}"))
        return found

    def _played(self, played: Any) -> str:
        card = next(card for card in self.scene["cards"] if card["card"] == played["card"])
        name = self.speaker.name("card", played["card"])
        return f"{name} ({self.speaker.name('board', played['board'])})" if len(card["boards"]) > 1 else name

    # The viewer

    def own(self) -> Pairs:
        """The pack, the cards kept and the hand: the viewer's, or everybody's where nothing is hidden."""
        if self.picture["over"]:
            return []
        found: Pairs = []
        for seat in self.picture["seats"]:
            everybody = self.picture["viewer"] == TRUTH
            if everybody or seat["seat"] == self.picture["viewer"]:
                whose = f" ({self.seat(seat['seat'])})" if everybody else ""
                found += [(f"{title}{whose}", text) for title, text in self._own(seat)]
        return found

    def _own(self, seat: Any) -> Pairs:
        found: Pairs = []
        if seat["piles"]:
            found.append((self.say("label-piles"), " | ".join(self.cards(pile) for pile in seat["piles"])))
        if seat["cards"]:
            found.append((self.say("label-hand"), self.cards(seat["cards"])))
        for squire in self.squires:
            if squire["seat"] != seat["seat"]:
                continue
            title = self.speaker.name("squire", squire["squire"]) if self._is_lancelot() else self.say("label-hand")
            if squire["pack"]:
                found.append((self.say("label-pack"), self.cards(squire["pack"])))
                if squire["kept"]:
                    found.append((self.say("label-kept"), self.cards(squire["kept"])))
            elif squire["kept"]:
                found.append((title, self.cards(squire["hand"])))
        return found

    def memory(self) -> Pairs:
        """The packs the viewer has passed on, as he saw them last, and who has held them since."""
        found: Pairs = []
        for pack in self.picture["memory"]:
            holders = " → ".join(self.called(holder) for holder in pack["holders"])
            found.append((self.say("label-memory"), f"{self.cards(pack['cards'])} → {holders}"))
        return found


def minus(number: int) -> str:
    return str(number).replace("-", "−")
