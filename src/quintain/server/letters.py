"""What is said to people through their channels: of a match no more than that it waits, begins or ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quintain.games import GAMES
from quintain.server.config import Config
from quintain.store import NoticeRow, PersonRow, TableRow
from quintain.words import LANGUAGES, Speaker

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
URGENCY: Final = ("reminder", "turn", "test", "began", "over")  # what is told first


@dataclass(frozen=True)
class Letter:
    """One message, in the language of whoever gets it."""

    title: str
    lines: tuple[str, ...]
    path: str  # of the page, below its address
    link: str
    tag: str  # a later letter with the same tag replaces an earlier one
    lang: str
    lasts: int  # milliseconds after which it is of no use any more
    tables: tuple[str, ...] = ()
    kind: str = "turn"

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def site(config: Config) -> str:
    """Where people reach the page."""
    origin = config.origins[0] if config.origins else f"http://{config.host}:{config.port}"
    return origin + config.prefix


def language_of(person: PersonRow) -> str:
    """The language a person has chosen, else the first."""
    chosen = person.settings.get("lang") or person.settings.get("language")
    return chosen if isinstance(chosen, str) and chosen in LANGUAGES else LANGUAGES[0]


def letter(person: PersonRow, notices: Sequence[NoticeRow], tables: Mapping[str, TableRow], base: str, now: int) -> Letter:
    """One letter for everything that is due to a person at once."""
    speaker = Speaker(language_of(person))
    notices = sorted(notices, key=lambda notice: URGENCY.index(notice.kind))
    lines = tuple(dict.fromkeys(_line(notice, tables, speaker, now) for notice in notices))
    ids = tuple(dict.fromkeys(notice.table_id for notice in notices if notice.table_id))
    title = lines[0] if len(lines) == 1 else speaker.say("notice-many", count=len(lines))
    path = f"/t/{ids[0]}" if len(ids) == 1 else "/"
    ends = [notice.deadline - now for notice in notices if notice.deadline > now]
    return Letter(
        title=title,
        lines=lines,
        path=path,
        link=base + path,
        tag=ids[0] if len(ids) == 1 else "tables",
        lang=speaker.lang,
        lasts=max(ends, default=7 * DAY),
        tables=ids,
        kind=notices[0].kind,
    )


def _line(notice: NoticeRow, tables: Mapping[str, TableRow], speaker: Speaker, now: int) -> str:
    if notice.kind == "test":
        return speaker.say("notice-test")
    named = table_name(tables[notice.table_id], speaker)
    if notice.kind == "reminder":
        return speaker.say("notice-reminder", table=named, left=left(notice.deadline - now, speaker))
    if notice.kind == "began":
        return speaker.say("notice-began", table=named)
    return speaker.say("notice-over", table=named) if notice.kind == "over" else speaker.say("notice-turn", table=named)


def table_name(row: TableRow, speaker: Speaker) -> str:
    """The game, and the name of the table if it has one."""
    game = Speaker(speaker.lang, GAMES[row.game]).say("title") if row.game in GAMES else row.game
    return speaker.say("notice-table", game=game, name=row.name) if row.name else game


def left(milliseconds: int, speaker: Speaker) -> str:
    """How long that is, in the largest unit that says enough."""
    if milliseconds >= 2 * DAY:
        return speaker.say("notice-days", count=milliseconds // DAY)
    if milliseconds >= 2 * HOUR:
        return speaker.say("notice-hours", count=milliseconds // HOUR)
    return speaker.say("notice-minutes", count=max(1, milliseconds // MINUTE))
