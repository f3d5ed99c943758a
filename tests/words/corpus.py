"""Matches of every game as plain data with what is said of them: one line of JSON for each thing said, in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from quintain.games import GAMES, new_game
from quintain.kernel.errors import OptionError
from quintain.kernel.events import told
from quintain.kernel.game import AnyGame, Decision, Outcome
from quintain.kernel.match import Match
from quintain.kernel.options import CHOICE, FLAG
from quintain.kernel.pictures import scene_of
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN_ID, SPECTATOR, TRUTH
from quintain.words import LANGUAGES, Speaker, read_aloud, refused, table_rules
from quintain.words.catalogue import COMMON
from tests.games.academy import test_scene
from tests.games.castlecraft.test_flaws import reasons
from tests.words.catalogues import CASES, messages

LONGEST = 60  # decisions of a match with options changed
WHOLE = 600  # decisions of a match meant to end
LABELS = 8  # actions of a decision that are named, evenly from the first to the last
NAMED = 60  # things of a noun that are named
FORMS = ("", "short", "sign", "full")  # beside the cases of a language
REASONS = {"castlecraft": reasons}  # of refused options, where a game has more to say than the clause
ENTERED = {"academy": test_scene.ENTERED}  # of boxes whose rules name numbers that a host may enter
TEXTS = {("majesty", "sides"): ["B", "random"]}  # values to try for options that are free texts


@dataclass
class Corpus:
    """What is said at one table; nothing twice."""

    game: AnyGame
    names: list[str]
    lines: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.speakers = {lang: Speaker(lang, self.game, self.names, strict=True) for lang in LANGUAGES}
        scene = scene_of(self.game)
        naming = {"nouns": scene["nouns"], "aliases": scene["aliases"], "names": scene["names"]}
        table = {"game": self.game.key, "naming": naming, "amended": scene["amended"], "seats": self.names}
        self.lines.append(json.dumps({"table": table}))

    def add(self, what: str, data: object, said: Mapping[str, str]) -> None:
        shown = json.dumps({"what": what, "data": data}, ensure_ascii=False)
        if shown not in self.known:
            self.known.add(shown)
            self.lines.append(json.dumps({"what": what, "data": data, "said": said}, ensure_ascii=False))

    def has(self, what: str, data: object) -> bool:
        return json.dumps({"what": what, "data": data}, ensure_ascii=False) in self.known

    def events(self, events: list[Any]) -> None:
        for event in events:
            for viewer in (TRUTH, SPECTATOR, *range(len(self.names))):
                seen = event.seen_by(viewer)
                data = told(seen, self.game.nouns)
                if not self.has("event", data):
                    self.add("event", data, {lang: speaker.event(seen) for lang, speaker in self.speakers.items()})

    def decision(self, view: Any, decision: Decision) -> None:
        data = {"seat": decision.seat, "prompt": decision.prompt, "about": decision.about}
        self.add("question", data, {lang: speaker.prompt(decision) for lang, speaker in self.speakers.items()})
        step = max(1, len(decision.actions) // LABELS)
        actions = decision.actions[::step]
        for action, facts in zip(actions, self.game.previews(view, decision.seat, actions), strict=True):
            args = self.game.space.describe(action)
            labelled = {"seat": decision.seat, "choice": {"verb": args.pop("verb"), "args": args, "facts": facts}}
            if not self.has("label", labelled):
                said = {lang: speaker.choice(decision.seat, action, facts) for lang, speaker in self.speakers.items()}
                self.add("label", labelled, said)

    def play(self, seed: int, longest: int) -> None:
        """A match of random choices, as far as it goes."""
        match: Match[Any] = Match(self.game, seed)
        rng = Rng.seeded(seed)
        self.events(match.opening)
        while not match.over() and len(match.moves) < longest:
            for seat in match.pending():
                self.decision(match.view(seat), match.decision(seat))
            seat = match.pending()[int(rng.below(len(match.pending())))]
            actions = match.decision(seat).actions
            self.events(match.play(seat, actions[int(rng.below(len(actions)))]))
        if match.over():
            self.outcome(self.game.outcome(match.state))

    def outcome(self, outcome: Outcome) -> None:
        data = {"ranks": outcome.ranks, "points": outcome.points, "clause": outcome.clause}
        said = {lang: "\n".join(speaker.outcome(outcome)) for lang, speaker in self.speakers.items()}
        self.add("outcome", data, said)

    def named(self) -> None:
        """Things of every noun in every case, secret ones too."""
        for noun, ids in self.game.nouns.items():
            secret = [HIDDEN_ID] if all(speaker.has(f"hidden-{noun}") for speaker in self.speakers.values()) else []
            for key in [*ids[:: max(1, len(ids) // NAMED)], *secret]:
                for case in sorted({*FORMS, *(case for cases in CASES.values() for case in cases)}):
                    said = {lang: speaker.name(noun, key, case) for lang, speaker in self.speakers.items()}
                    self.add("name", {"noun": noun, "id": key, "case": case}, said)

    def optional(self) -> None:
        for option in type(self.game).choices.schema:
            values: list[bool | int | str] = [True, False] if option.kind == FLAG else list(option.choices) or [option.default]
            titles = {lang: speaker.option(option.name) for lang, speaker in self.speakers.items()}
            self.add("option", {"option": option.name}, titles)
            helps = {lang: speaker.option_help(option.name) for lang, speaker in self.speakers.items()}
            self.add("help", {"option": option.name}, helps)
            for value in values:
                said = {lang: speaker.option_value(option.name, value) for lang, speaker in self.speakers.items()}
                self.add("value", {"option": option.name, "value": value}, said)

    def clauses(self) -> None:
        """Every clause of the rules, and what a refusal by it says."""
        books = {lang: table_rules(speaker) for lang, speaker in self.speakers.items()}
        for key in books[LANGUAGES[0]].clauses:
            texts = {lang: book.clauses[key].text for lang, book in books.items()}
            self.add("clause", {"clause": key}, {lang: "\n".join(read_aloud(text)) for lang, text in texts.items()})
            self.refusal({"code": "illegal", "clause": key})

    def refusals(self) -> None:
        for each in messages(COMMON / f"{LANGUAGES[0]}.ftl"):
            code = each.removeprefix("refused-")
            plain = {f"{each}-clause", each} & set(messages(COMMON / f"{LANGUAGES[0]}.ftl")) == {each}
            if each.startswith("refused-") and plain and not code.endswith(("-clause", "-value")) and code not in DETAILED:
                self.refusal({"code": code})
        for option in type(self.game).choices.schema:
            self.refusal({"code": "options", "clause": option.clause, "option": option.name})
        for reason in REASONS.get(self.game.key, list)():
            self.refusal({"code": "options", "clause": self.game.turn_clause, "option": "castles", "reasons": [reason]})

    def refusal(self, data: dict[str, Any]) -> None:
        self.add("refusal", data, {lang: refused(speaker, **data) for lang, speaker in self.speakers.items()})


DETAILED = ("option", "content", "position", "record", "replay")  # said with a detail of the kernel


def variants(key: str) -> Iterator[AnyGame]:
    """The game with its fewest and most seats, with each of its options changed, and with printed numbers entered."""
    choices = GAMES[key].choices
    yield new_game(key, {"seats": choices.lowest})
    yield new_game(key, {"seats": choices.highest})
    for option in choices.schema:
        others = [value for value in option.choices if value != option.default] + TEXTS.get((key, option.name), [])
        for value in others if option.kind in (CHOICE, FLAG) or others else []:
            try:
                yield new_game(key, {"seats": choices.highest, option.name: value})
            except OptionError:
                continue
    if key in ENTERED:
        yield new_game(key, {"seats": choices.lowest, "content": ENTERED[key]})


def lines(key: str) -> Iterator[str]:
    """Everything said of a game: two matches to their end, one for every other option, names, options, clauses."""
    for seed, game in enumerate(variants(key)):
        corpus = Corpus(game, [f"N{seat}" for seat in range(int(game.seats))])
        corpus.play(seed, WHOLE if seed < 2 else LONGEST)
        if game.amended():
            corpus.clauses()
        if seed == 0:
            shared = range(int(game.seats))
            corpus.outcome(Outcome([1 for _ in shared], [21 - 22 * seat for seat in shared], game.turn_clause))
            corpus.named()
            corpus.optional()
            corpus.clauses()
            corpus.refusals()
        yield from corpus.lines
