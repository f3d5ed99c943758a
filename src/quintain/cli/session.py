"""A match at the terminal: shows, asks, understands the keys, saves."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Group
from rich.text import Text

from quintain.bots import advise
from quintain.cli import boards, saves
from quintain.cli.language import language
from quintain.cli.lookup import look_up
from quintain.cli.menu import Answer, narrowed, understood
from quintain.cli.news import condensed
from quintain.cli.question import Question
from quintain.cli.screen import Screen, latin
from quintain.cli.table import Table
from quintain.cli.trouble import reason
from quintain.kernel.errors import IllegalAction
from quintain.kernel.game import Decision
from quintain.kernel.types import SPECTATOR
from quintain.words import LANGUAGES, Speaker, refusal, rulebook

LEAST: Final = 3  # the part of the screen, one in so many, that no list of choices takes from the board
PASS: Final = "pass"  # the verb that can be a standing answer


class Quit(Exception):
    """The person leaves; the match is kept."""


class Session:
    """One run of `quintain play`, from the first question to the result or to leaving."""

    def __init__(self, table: Table, screen: Screen, speaker: Speaker, welcome: Sequence[str] = (), asked: bool = False) -> None:
        self.table: Final = table
        self.screen: Final = screen
        self.speaker: Final = speaker
        self.book: Final = rulebook(type(table.game), speaker.lang)
        self.heard: Final = {seat: table.last_choice(seat) for seat in table.people()}  # how much of the chronicle was told
        self.tongue: Final = f" --lang {speaker.lang}" if asked or speaker.lang != language() else ""  # to go on in the same
        self.notes = list(welcome)  # said once, before the next question
        self.reader = -1  # who sat at the screen last
        self.shown = -1  # length of the chronicle when a plain board was printed last
        self.ahead = ""  # the answer to a question that was typed while its board was looked at
        self.passing: dict[int, tuple[str, tuple[str, ...]]] = {}  # per person: prompt passed on, and in which turn
        self.kept = -1  # how many moves the file holds
        self.homeless = False  # there is no place to keep the match, and that was said

    def run(self) -> None:
        """Play on until it is over or the person leaves; nothing is lost either way."""
        try:
            self._keep()
            while not self.table.match.over():
                self._next()
            self._finish()
        except (Quit, KeyboardInterrupt):
            self._leave()
        except Exception:
            path = self._keep()
            self.screen.line(self.speaker.say("crashed-unsaved" if path is None else "crashed", file=str(path)))
            raise

    def _next(self) -> None:
        """Bots choose first, so that of a simultaneous choice the last person sees the result; then one person after another."""
        pending = self.table.match.pending()
        bots = [seat for seat in pending if seat in self.table.bots]
        if bots:
            with self.screen.waiting(self.speaker.say("bot-thinks", name=self.table.names[bots[0]])):
                self.table.play_bot(bots[0])
            return
        if self.kept != len(self.table.chronicle):  # what the bots did is kept before it is shown
            self._keep()
        seat = pending[0]
        decision = self.table.match.decision(seat)
        standing = self._pass_of(decision) if self._must_pass(decision) else self._standing(seat, decision)
        action = standing if standing >= 0 else self._consult(seat, decision)
        if action >= 0:
            self.table.play(seat, action)
            self._keep()

    # A question and its answer

    def _consult(self, seat: int, decision: Decision) -> int:
        """The action chosen, or −1 after something that changes the question (an undo)."""
        self._hand_over(seat)
        view = self.table.match.view(seat)
        labels = [self.speaker.label(view, seat, action) for action in decision.actions]
        question = Question(decision, labels, self.table.game.space, boards.shortlist(self.table.game, view, decision))
        keys = self._keys(decision)
        self._page(seat, question, keys)
        while True:
            typed = self._typed(self._legend(keys))
            if not typed and len(question.left) != 1:
                if self.screen.plain:
                    self.screen.line(self.speaker.say("menu-number" if question.whole() else "menu-listed", count=len(labels)))
                else:
                    self._page(seat, question, keys)
                continue
            answer = understood(typed, len(labels), keys) if typed else Answer(choice=question.left[0])
            if answer.choice >= 0 and answer.choice not in question.left:
                self.screen.line(self.speaker.say("menu-hidden", typed=typed, count=len(labels)))
            elif answer.choice >= 0:
                return decision.actions[answer.choice]
            elif answer.key == "u":
                if self._undo():
                    return -1
            elif answer.key == "p":
                self.passing[seat] = (decision.prompt, self.table.turn(seat))
                return self._pass_of(decision)
            elif answer.key:
                self._key(answer, seat, question)
                if answer.key in "bl+":
                    self._page(seat, question, keys)
            elif answer.rest.casefold() in [Speaker(lang).say("menu-help") for lang in LANGUAGES]:
                self._help()
            elif answer.rest.casefold() == self.speaker.say("menu-all"):
                question.offer(range(len(labels)))
                self._page(seat, question, keys)
            else:
                words = boards.meant(self.table.game, view, answer.rest) or answer.rest
                action = self._words(seat, words, decision, labels)
                if action >= 0:
                    return action
                left = narrowed(labels, words)
                if left:
                    question.offer(left)
                    self._page(seat, question, keys)

    def _legend(self, keys: list[str]) -> str:
        if self.screen.plain:
            return ">"
        return self.speaker.say("keys-play", passing="yes" if "p" in keys else "no") + " >"

    def _keys(self, decision: Decision) -> list[str]:
        return ["?", "h", "u", "s", "q", "l", "b", "+", *(["p"] if self._pass_of(decision) >= 0 else [])]

    def _key(self, answer: Answer, seat: int, question: Question) -> None:
        """The keys that leave the question as it is."""
        if answer.key == "?" and answer.rest:
            look_up(self.screen, self.speaker, self.book, answer.rest)
        elif answer.key == "?":
            look_up(self.screen, self.speaker, self.book, question.decision.clause)
            self._help()
        elif answer.key == "h":
            self._hint(seat, question)
        elif answer.key == "+":
            question.turn()
        elif answer.key == "s":
            self._save(answer.rest)
        elif answer.key == "q":
            raise Quit
        elif answer.key == "l":
            self._log(seat)
        elif answer.key == "b":
            self._draw(seat, answer.rest)

    def _words(self, seat: int, words: str, decision: Decision, labels: list[str]) -> int:
        """A move written out (`take slot=2 role=noble`) is tried; a refusal says the clause. Else −1."""
        space = self.table.game.space
        if words and words.split(maxsplit=1)[0] in [verb.name for verb in space.verbs] and not narrowed(labels, words):
            try:
                action = space.parse(words)
            except ValueError as error:
                self.screen.line(self.speaker.say("move-unread", detail=str(error)))
                return -1
            if action in decision.actions:
                return action
            why = self.table.game.why_not(self.table.match.view(seat), seat, action)
            self.screen.line(refusal(self.speaker, IllegalAction("", why)))
        elif words and not narrowed(labels, words):
            self.screen.line(self.speaker.say("menu-none", typed=words, count=len(labels)))
        return -1

    # Standing answers

    def _pass_of(self, decision: Decision) -> int:
        """The one action of the verb `pass` that the decision offers, or −1."""
        space = self.table.game.space
        passes = [action for action in decision.actions if space.verb_of(action).name == PASS]
        return passes[0] if len(passes) == 1 else -1

    def _must_pass(self, decision: Decision) -> bool:
        """Nothing but passing is possible; with other people at the table even that is asked, or they would learn it."""
        return len(self.table.people()) == 1 and len(decision.actions) == 1 and self._pass_of(decision) >= 0

    def _standing(self, seat: int, decision: Decision) -> int:
        """Passing goes on for the same question in the same turn; any other question ends it."""
        if seat not in self.passing:
            return -1
        if self.passing[seat] == (decision.prompt, self.table.turn(seat)):
            return self._pass_of(decision)
        if self._pass_of(decision) < 0 or self.passing[seat][1] != self.table.turn(seat):
            del self.passing[seat]
        return -1

    # What is shown

    def _hand_over(self, seat: int) -> None:
        """Between people with secrets the screen is wiped, and the next one says that he sits there."""
        before, self.reader = self.reader, seat
        if before == seat or not any(self._secret(seat, other) for other in self.table.people() if other != seat):
            return
        self.screen.wipe()
        self.shown = -1
        self._wait(self.speaker.say("hand-over", seat=self.speaker.seat(seat)))

    def _secret(self, seat: int, other: int) -> bool:
        """Whether the page of one person tells what another may not know: on the table now, or in the news."""
        start = self.heard[seat]
        return self.table.keeps_secret(seat, other) or self._sentences(seat, start) != self._sentences(other, start)

    def _typed(self, question: str) -> str:
        """What was typed ahead, or is typed now; the end of the input leaves."""
        ahead, self.ahead = self.ahead, ""
        typed = ahead or self.screen.ask(question)
        if typed is None:
            raise Quit
        return typed

    def _wait(self, question: str) -> None:
        """For Enter; one may leave here too, but not answer a question that is still to come."""
        while typed := self._typed(question):
            if latin(typed) == "q":
                raise Quit
            self.screen.line(self.speaker.say("page-first"))

    def _page(self, seat: int, question: Question, keys: list[str]) -> None:
        """What happened since this person chose last, the board, the question; on two pages where the board would vanish."""
        news = [self._line(line) for line in condensed(self._sentences(seat, self.heard[seat], brief=True), self.speaker)]
        self.heard[seat] = len(self.table.chronicle)
        news = [*(Text(line) for line in self.notes), *news]
        self.notes = []
        board = boards.drawn(self.screen, self.table.game, self.table.match.view(seat), self.speaker)
        room = self.screen.room(Text(self._legend(keys))) + 1
        least = min(room // LEAST, self.screen.height(board, room // LEAST))
        above = self.screen.height(Group(*news, "")) if news else 0
        beside = above if above <= room // LEAST // 2 else 0  # a line or two of news take their place from the choices
        asked = question.drawn(self.screen, self.speaker, room - least - beside)
        room = max(0, room - self.screen.height(asked))
        self.screen.clear()
        self.screen.show(Group(*news))
        if news and room - above < least and not self.screen.fits(board, room - above):
            self._wait("\n" + self.speaker.say("page-on"))
            self.screen.clear()
            above = 0
        elif news:
            self.screen.line()
        if not self.screen.plain or self.shown != len(self.table.chronicle):
            self.screen.show_end(board, room - above, self.speaker.say("board-cut"))
        self.shown = len(self.table.chronicle)
        self.screen.show(asked)

    def _line(self, sentences: str) -> Text:
        """What came of one move, with the names of people easy to find."""
        line = Text(sentences)
        line.highlight_words(self.table.names, "bold")
        return line

    def _sentences(self, viewer: int, start: int, brief: bool = False) -> list[str]:
        """One paragraph for each move from there on, as the viewer may know it; briefly without what the board shows anyway."""
        told = []
        for entry in self.table.chronicle[start:]:
            seen = [event.seen_by(viewer) for event in entry.events]
            said = [self.speaker.event(event) for event in seen if not (brief and self.speaker.quiet(event))]
            if said:
                told.append(" ".join(said))
        return told

    def _draw(self, viewer: int, wish: str = "") -> None:
        """The board alone with everything on it; who answers the question here need not go back first."""
        board = boards.drawn(self.screen, self.table.game, self.table.match.view(viewer), self.speaker, wish)
        if self.screen.plain:
            self.screen.show(board)
            return
        for more in self.screen.pages(board):
            self.ahead = self._typed(self.speaker.say("page-on" if more else "page-back"))
            if self.ahead:
                return

    def _help(self) -> None:
        """Every key in a line of its own."""
        self.screen.line()
        for line in self.speaker.say("help-keys").splitlines():
            self.screen.line(line)

    def _hint(self, seat: int, question: Question) -> None:
        """What a strong bot would choose, from what this person may see; numbered as the choices are, and offered with them."""
        view = self.table.match.view(seat)
        seats = int(self.table.game.seats)
        self.screen.line(self.speaker.say("hint-title"), "bold")
        for advice in advise(self.table.game, view, seat):
            at = list(question.decision.actions).index(advice.action)
            question.add(at)
            share = f"{100 * advice.worth:.0f}"
            label = question.labels[at]
            self.screen.line(self.speaker.say("hint-line", number=str(at + 1), choice=label, share=share, seats=seats))

    def _log(self, seat: int) -> None:
        lines = self._sentences(seat, 0)
        self.screen.heading(self.speaker.say("log-title"))
        for n, line in enumerate(lines):
            self.screen.line(f"{n + 1}. {line}")
        if not lines:
            self.screen.line(self.speaker.say("log-empty"))
        if not self.screen.plain:
            self.ahead = self._typed(self.speaker.say("page-back"))

    # Undoing, saving, leaving

    def _undo(self) -> bool:
        if not self.table.undo():
            self.screen.line(self.speaker.say("undo-none"))
            return False
        while self._back_at_passing() and self.table.undo():
            pass
        for seat in self.heard:
            self.heard[seat] = min(self.heard[seat], len(self.table.chronicle))
        self.passing.clear()
        self.kept = self.shown = -1
        self.notes.append(self.speaker.say("undone"))
        return True

    def _back_at_passing(self) -> bool:
        """Whether the choice taken back was none, and would be made again at once."""
        match, people = self.table.match, self.table.people()
        return all(self._must_pass(match.decision(seat)) for seat in match.pending() if seat in people)

    def _save(self, wanted: str) -> None:
        try:
            path = self.table.save(saves.typed(wanted) if wanted else None)
        except OSError as error:
            self.screen.line(
                self.speaker.say("save-failed", file=wanted or str(self.table.path), detail=reason(error, self.speaker))
            )
            return
        self.screen.line(self.speaker.say("saved", file=str(path)), unbroken=True)

    def _keep(self) -> Path | None:
        """Save without being asked; where the wanted place fails, the folder for passing things may do, else none does."""
        self.kept = len(self.table.chronicle)
        path: Path | None = None
        try:
            path = self.table.save()
        except OSError as error:
            self._sorry(self.speaker.say("save-failed", file=str(self.table.path), detail=reason(error, self.speaker)))
            try:
                path = self.table.save_elsewhere()
            except OSError:
                self._sorry(self.speaker.say("save-nowhere"))
        self.homeless = path is None
        return path

    def _sorry(self, sentence: str) -> None:
        """Said once, until there is a place again; before the next question too, since the screen may be cleared for it."""
        if not self.homeless:
            self.screen.line(sentence)
            self.notes += [] if self.screen.plain else [sentence]

    def _leave(self) -> None:
        path = self._keep()
        self.screen.line()
        if path is None:
            self.screen.line(self.speaker.say("left-unsaved"))
        else:
            self.screen.line(self.speaker.say("left", file=shlex.quote(str(path)) + self.tongue), unbroken=True)

    def _finish(self) -> None:
        """The last events, the board and the ranks."""
        people = self.table.people()
        viewer = people[0] if len(people) == 1 else SPECTATOR
        self.screen.clear()
        path = self._keep()
        start = min(self.heard.values(), default=0)
        for line in condensed(self._sentences(viewer, start, brief=True), self.speaker):
            self.screen.show(self._line(line))
        self.screen.line()
        self.screen.show(boards.drawn(self.screen, self.table.game, self.table.match.view(viewer), self.speaker))
        show_result(self.screen, self.table, self.speaker)
        self.screen.line()
        if path is not None:
            self.screen.line(self.speaker.say("kept", file=shlex.quote(str(path)) + self.tongue), "dim", unbroken=True)


def show_result(screen: Screen, table: Table, speaker: Speaker) -> None:
    """Who won, and the ranks of all."""
    outcome = table.game.outcome(table.match.state)
    best = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    screen.line()
    screen.line(
        speaker.say("result", winners=", ".join(speaker.seat(seat) for seat in best), count=len(best), clause=outcome.clause),
        "bold green",
    )
    for seat in sorted(range(len(outcome.ranks)), key=lambda each: (outcome.ranks[each], each)):
        screen.line(speaker.say("result-line", rank=outcome.ranks[seat], seat=speaker.seat(seat), points=outcome.points[seat]))
