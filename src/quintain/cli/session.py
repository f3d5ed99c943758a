"""A match at the terminal: shows, asks, understands the keys."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import monotonic, sleep
from typing import Final

from rich.console import Group
from rich.text import Text

from quintain.bots import advise
from quintain.cli import boards
from quintain.cli.arguments import typed_again
from quintain.cli.consent import Consent
from quintain.cli.keeper import Keeper
from quintain.cli.language import language
from quintain.cli.lookup import look_up, suggestions
from quintain.cli.menu import Answer, exactly, move_of, narrowed, quoted, understood
from quintain.cli.news import News
from quintain.cli.question import Question
from quintain.cli.reels import result_lines
from quintain.cli.screen import Screen, latin
from quintain.cli.table import KeptTable
from quintain.kernel.errors import IllegalAction
from quintain.kernel.game import Decision
from quintain.kernel.rng import SEEDS, seed_text
from quintain.kernel.types import SPECTATOR
from quintain.tables import pauses, standing
from quintain.tables.programs import longest_thought
from quintain.words import LANGUAGES, Speaker, refusal, table_rules

LEAST: Final = 3  # the part of the screen, one in so many, that no list of choices takes from the board
LOWEST: Final = 1  # a height for which every board leaves out what it can: the rest of it must stay visible
ASKED: Final = 7  # lines that a question has even so; on a terminal too low for both, the board has its part of the screen
DRAWN: Final = 32  # bits drawn for a pause


class Quit(Exception):
    """The person leaves; the match is kept."""


class Session:
    """One run of `quintain play`, from the first question to the result or to leaving."""

    def __init__(
        self, table: KeptTable, screen: Screen, speaker: Speaker, welcome: Sequence[str] = (), asked: bool = False
    ) -> None:
        self.table: Final = table
        self.screen: Final = screen
        self.speaker: Final = speaker
        self.book: Final = table_rules(speaker)
        self.news: Final = News(table, speaker)
        self.notes: Final = list(welcome)  # said once, before the next question
        tongue = f" --lang {speaker.lang}" if asked or speaker.lang != language() else ""
        self.keeper: Final = Keeper(table, screen, speaker, self.notes, tongue)
        self.consent: Final = Consent(table, screen, speaker, self._typed)
        self.reader = -1  # who sat at the screen last
        self.shown = -1  # how much had happened when a plain board was printed last
        self.ahead = ""  # the answer to a question that was typed while its board was looked at
        self.longest = 0  # milliseconds of the longest thought of a bot that everybody could see

    def run(self) -> None:
        """Play on until it is over or the person leaves; nothing is lost either way."""
        try:
            self.keeper.keep()
            while not self.table.over():
                self._next()
            self._finish()
        except (Quit, KeyboardInterrupt):
            self.keeper.leave()
        except Exception:
            self.keeper.crashed()
            raise

    def _next(self) -> None:
        """Bots choose first, so that of a simultaneous choice the last person sees the result; then one person after another."""
        bots = [seat for seat in self.table.pending() if self.table.bot_at(seat)]
        if bots:
            window = standing.window(self.table.game, self.table.asked[bots[0]])
            name = self.table.names[bots[0]]
            with self.screen.waiting(self.speaker.say("window-waits") if window else self.speaker.say("bot-thinks", name=name)):
                self._think(bots[0], window)
            return
        if self.keeper.behind():  # what the bots did is kept before it is shown
            self.keeper.keep()
        seat = self.table.pending()[0]
        action = self.table.forced_answer(seat)
        if action < 0:
            action = self.table.standing_answer(seat)
        if action >= 0:
            self._pause()
            self.table.play(seat, [action], "standing")
        else:
            action = self._consult(seat, self.table.asked[seat])
            if action < 0:
                return
            self.table.play(seat, [action])
        self.keeper.keep()

    def _think(self, seat: int, window: bool) -> None:
        """A bot chooses. In a window for secret cards that takes the same time whether it has one to think about or not.

        How long is drawn from what everybody knows: thoughts outside windows, and how long such a bot thinks at most. A thought
        that takes longer even so has told something; from then on there is time for as long a one.
        """
        began, known = monotonic(), max(self.longest, longest_thought(self.table.bot_at(seat)))
        target = pauses.window_pause(secrets.randbits(DRAWN), len(self.table.people()), known)
        self.table.play_bot(seat)
        spent = int(1000 * (monotonic() - began))
        if not window or spent > target:
            self.longest = max(self.longest, spent)
        elif self.screen.live:
            sleep(max(0.0, target / 1000 - (monotonic() - began)))

    def _pause(self) -> None:
        """Other people at the table shall not learn from the time that an answer stood."""
        if self.screen.live and len(self.table.people()) > 1:
            sleep(pauses.pause(secrets.randbits(DRAWN), len(self.table.people())) / 1000)

    # A question and its answer

    def _consult(self, seat: int, decision: Decision) -> int:
        """The action chosen, or −1 after something that changes the question (an undo)."""
        self._hand_over(seat)
        view = self.table.view(seat)
        labels = self.speaker.labels(view, seat, decision.actions)
        question = Question(decision, labels, self.table.game.space, boards.shortlist(self.table.game, view, decision))
        keys = self._keys(decision)
        self._page(seat, question, keys)
        while True:
            typed = self._typed(self._legend(keys))
            if not typed and len(question.left) != 1:
                self.shown = -1  # a plain board is read once more, too
                self._page(seat, question, keys)
                continue
            whole = exactly(labels, typed) if typed else question.left[0]
            answer = understood(typed, len(labels), keys) if whole < 0 else Answer(choice=whole)
            if whole < 0 and answer.choice >= 0 and answer.choice not in question.left:
                self.screen.line(self.speaker.say("menu-hidden", typed=quoted(typed), count=len(labels)))
            elif answer.choice >= 0:
                return decision.actions[answer.choice]
            elif answer.key == "u":
                if self._undo(seat):
                    return -1
            elif answer.key == "p":
                self.table.stand(seat, decision.prompt)
                return standing.pass_of(self.table.game, decision)
            elif answer.key:
                self._key(answer, seat, question, keys)
                if answer.key in "bl+":
                    self._page(seat, question, keys)
            elif answer.rest.casefold() in [Speaker(lang).say("menu-help") for lang in LANGUAGES]:
                self._help(keys)
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
        return self.speaker.say("keys-play", passing=passing(keys)) + " >"

    def _keys(self, decision: Decision) -> list[str]:
        return ["?", "h", "u", "s", "q", "l", "b", "+", *(["p"] if standing.pass_of(self.table.game, decision) >= 0 else [])]

    def _key(self, answer: Answer, seat: int, question: Question, keys: list[str]) -> None:
        """The keys that leave the question as it is."""
        if answer.key == "?" and answer.rest:
            look_up(self.screen, self.speaker, self.book, answer.rest)
        elif answer.key == "?":
            look_up(self.screen, self.speaker, self.book, question.decision.clause)
            self._help(keys)
        elif answer.key == "h":
            self._hint(seat, question)
        elif answer.key == "+":
            question.turn()
        elif answer.key == "s":
            self.keeper.save(answer.rest)
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
                action = move_of(space, words)
            except ValueError as error:
                self.screen.line(self.speaker.say("move-unread", detail=str(error)))
                return -1
            if action in decision.actions:
                return action
            why = self.table.game.why_not(self.table.view(seat), seat, action)
            self.screen.line(refusal(self.speaker, IllegalAction("", why)))
        elif words and not narrowed(labels, words):
            self.screen.line(self.speaker.say("menu-none", typed=quoted(words), count=len(labels)))
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
        return self.table.keeps_secret(seat, other) or self.news.differ(seat, other)

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
        news = [*(Text(line) for line in self.notes), *(self._line(line) for line in self.news.tell(seat))]
        self.notes.clear()
        board = boards.drawn(self.screen, self.table.game, self.table.view(seat), self.speaker)
        room = self.screen.room(Text(self._legend(keys))) + 1
        must = self.screen.height(board, LOWEST)
        wanted = max(room // LEAST, must) if must <= room - ASKED else room // LEAST
        least = min(wanted, self.screen.height(board, wanted))
        above = self.screen.height(Group(*news, "")) if news else 0
        # a line or two of news take their place from the choices
        beside = above if above <= min(room // LEAST // 2, room - least - ASKED) else 0
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
        if not self.screen.plain or self.shown != self.news.length():
            self.screen.show_end(board, room - above, self.speaker.say("board-cut"))
        self.shown = self.news.length()
        self.screen.show(asked)

    def _line(self, sentences: str) -> Text:
        """What came of one move, with the names of people easy to find."""
        line = Text(sentences)
        line.highlight_words(self.table.names, "bold")
        return line

    def _draw(self, viewer: int, wish: str = "") -> None:
        """The board alone with everything on it; who answers the question here need not go back first."""
        board = boards.drawn(self.screen, self.table.game, self.table.view(viewer), self.speaker, wish)
        if self.screen.plain:
            self.screen.show(board)
            return
        for more in self.screen.pages(board):
            self.ahead = self._typed(self.speaker.say("page-on" if more else "page-back"))
            if self.ahead:
                return

    def _help(self, keys: list[str]) -> None:
        """Every key in a line of its own."""
        self.screen.line()
        clause, chapter, word = suggestions(self.book)
        for line in self.speaker.say("help-keys", clause=clause, chapter=chapter, word=word, passing=passing(keys)).splitlines():
            self.screen.line(line)

    def _hint(self, seat: int, question: Question) -> None:
        """What a strong bot would choose, from what this person may see; numbered as the choices are, and offered with them."""
        view = self.table.view(seat)
        seats = int(self.table.game.seats)
        self.table.hint(seat)
        self.screen.line(self.speaker.say("hint-title"), "bold")
        for advice in advise(self.table.game, view, seat):
            at = list(question.decision.actions).index(advice.action)
            question.add(at)
            share = f"{100 * advice.worth:.0f}"
            label = question.labels[at]
            self.screen.line(self.speaker.say("hint-line", number=str(at + 1), choice=label, share=share, seats=seats))

    def _log(self, seat: int) -> None:
        """The set-up, then every move with its number."""
        self.screen.heading(self.speaker.say("log-title"))
        opening, *entries = self.news.entries(seat)
        for paragraph in opening:
            self.screen.line(paragraph)
        for n, entry in enumerate(entries, 1):
            for at, paragraph in enumerate(entry):
                number = f"{n}. "
                self.screen.line(f"{' ' * len(number) if at else number}{paragraph}")
        if not any([opening, *entries]):
            self.screen.line(self.speaker.say("log-empty"))
        if not self.screen.plain:
            self.ahead = self._typed(self.speaker.say("page-back"))

    # Undoing, leaving

    def _undo(self, seat: int) -> bool:
        """Whether the question may be another one now."""
        if self.consent.nothing():
            self.screen.line(self.speaker.say("undo-none"))
            return False
        done = self.consent.take_back(seat)
        if len(self.table.people()) > 1:
            self.reader = -1  # others may have been at the keyboard
        self.news.shorten()
        self.shown = -1
        self.notes.append(self.speaker.say("undone" if done else "undo-refused"))
        return True

    def _finish(self) -> None:
        """The last events, the board and the ranks."""
        people = self.table.people()
        viewer = people[0] if len(people) == 1 else SPECTATOR
        self.screen.clear()
        path = self.keeper.keep()
        for line in self.news.last(viewer):
            self.screen.show(self._line(line))
        self.screen.line()
        self.screen.show(boards.drawn(self.screen, self.table.game, self.table.view(viewer), self.speaker))
        result = self.table.result()
        assert result is not None, "it is over"
        for row in result_lines(result, self.speaker):
            self.screen.show(row)
        self.screen.line()
        self.keeper.show(path)
        rules = typed_again(self.table.game.options)
        told = self.speaker.say("seed-was", game=self.table.game.key, seed=seed_shown(self.table), options=rules)
        self.screen.line(told, "dim", unbroken=True)


def passing(keys: list[str]) -> str:
    """Whether one may pass, as sentences about keys select on it."""
    return "yes" if "p" in keys else "no"


def seed_shown(table: KeptTable) -> str:
    """A seed as `--seed` takes it: numbers that people type in the usual digits, drawn ones as they are stored."""
    seed = table.match.seed
    return str(seed) if seed < SEEDS else seed_text(seed)
