"""The report of an arena as one page that needs nothing else: tables and pictures as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from quintain.cli.arena_balance import balance_heads, balance_rows, endings_told
from quintain.cli.arena_table import heads, rows
from quintain.cli.arguments import told
from quintain.contests import Result, Standing
from quintain.contests.contest import Contest
from quintain.contests.ratings import Rating
from quintain.games import GAMES
from quintain.words import Speaker

WIDTH: Final = 640
LEFT: Final = 110  # room for names
LINE: Final = 30  # height of a bar with its gap
META: Final = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; color: #2b2118; background: #fbf7ee; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; } table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .2rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr:nth-child(even) td { background: #f1e9d8; }
th { border-bottom: 1px solid #8a7a5c; }
th, td { white-space: nowrap; } svg { max-width: 100%; height: auto; }
svg text { font: 13px Georgia, serif; fill: #2b2118; } .bar { fill: #8c3b2e; } .dot { fill: #2e4f8c; }
.whisker { stroke: #2b2118; stroke-width: 1.5; } .grid { stroke: #d8ccb2; } .line { fill: none; stroke-width: 2; }
"""
INKS: Final = ("#8c3b2e", "#2e4f8c", "#3f7a3a", "#8a6d1f", "#6b3f86", "#1f7a7a", "#555555", "#b0602a")


def page(
    speaker: Speaker,
    contest: Contest,
    lines: Sequence[Standing],
    rated: dict[str, Rating],
    results: Sequence[Result],
    matches: int,
) -> str:
    """The whole page; `results` are the different ones of so many matches."""
    kind = GAMES[contest.game]
    title = speaker.say("arena-title", game=Speaker(speaker.lang, kind).say("title"), seats=contest.seats)
    wins, rating, course = (speaker.say(f"arena-{part}") for part in ("wins", "rating", "course"))
    played = told(matches, kind, contest.options, contest.seed, speaker)
    if len(results) < matches:
        played = f"{played}. {speaker.say('arena-distinct', matches=matches, distinct=len(results))}".removesuffix(".")
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(played)}. {escape(speaker.say('arena-intervals'))}</p>",
        f"<h2>{escape(wins)}</h2>",
        win_bars(lines, contest.seats, wins),
        f"<h2>{escape(rating)}</h2>",
        rating_dots(lines, rated, rating),
        f"<p>{escape(speaker.say('arena-lead'))}</p>",
        f"<h2>{escape(course)}</h2>",
        progress(lines, results, course),
        f"<h2>{escape(speaker.say('arena-numbers'))}</h2>",
        table(heads(speaker), rows(lines, rated)),
        f"<p>{escape(speaker.say('arena-times'))}</p>",
        f"<h2>{escape(speaker.say('arena-meetings'))}</h2>",
        meetings(lines),
        f"<p>{escape(speaker.say('arena-row-column'))}</p>",
        f"<h2>{escape(speaker.say('arena-balance'))}</h2>",
        table(balance_heads(speaker), balance_rows(contest, results, speaker)),
        f"<p>{escape(endings_told(results, speaker))}</p>",
    ]
    head = f"{META}<title>{escape(title)}</title><style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="{speaker.lang}"><head>{head}</head><body>\n' + "\n".join(parts) + "\n</body></html>\n"


def svg(height: int, inner: Sequence[str], label: str) -> str:
    return f'<svg role="img" aria-label="{escape(label)}" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}">{"".join(inner)}</svg>'


def across(part: float) -> float:
    """From 0 .. 1 to the place in the picture."""
    return LEFT + part * (WIDTH - LEFT - 60)


def whisker(low: float, high: float, y: float) -> str:
    return f'<line class="whisker" x1="{across(low):.1f}" x2="{across(high):.1f}" y1="{y}" y2="{y}"/>'


def win_bars(lines: Sequence[Standing], seats: int, label: str) -> str:
    """A bar for each bot, with its interval; the thin line is an even share."""
    even = across(1 / seats)
    inner = [f'<line class="grid" x1="{even:.1f}" x2="{even:.1f}" y1="0" y2="{LINE * len(lines)}"/>']
    for at, line in enumerate(lines):
        share, low, high = line.win_share()
        y = LINE * at + LINE // 2
        inner.append(f'<text x="0" y="{y + 5}">{escape(line.bot)}</text>')
        inner.append(f'<rect class="bar" x="{LEFT}" y="{y - 9}" width="{across(share) - LEFT:.1f}" height="18" opacity="0.75"/>')
        inner.append(whisker(low, high, y))
        inner.append(f'<text x="{across(high) + 6:.1f}" y="{y + 5}">{share:.1%}</text>')
    return svg(LINE * len(lines), inner, label)


def rating_dots(lines: Sequence[Standing], rated: dict[str, Rating], label: str) -> str:
    """A dot for each bot, with its interval."""
    ends = [end for each in rated.values() for end in (each.points - each.margin, each.points + each.margin)]
    low, span = min(ends), max(max(ends) - min(ends), 1.0)
    inner = []
    for at, line in enumerate(lines):
        rating = rated[line.bot]
        y = LINE * at + LINE // 2
        inner.append(f'<text x="0" y="{y + 5}">{escape(line.bot)}</text>')
        inner.append(whisker((rating.points - rating.margin - low) / span, (rating.points + rating.margin - low) / span, y))
        inner.append(f'<circle class="dot" cx="{across((rating.points - low) / span):.1f}" cy="{y}" r="5"/>')
        inner.append(
            f'<text x="{across((rating.points + rating.margin - low) / span) + 6:.1f}" y="{y + 5}">{rating.points:.0f}</text>'
        )
    return svg(LINE * len(lines), inner, label)


def progress(lines: Sequence[Standing], results: Sequence[Result], label: str) -> str:
    """How the part of matches won settles."""
    height = max(200, 20 * len(lines) + 30)
    low, tall = height - 20, height - 30
    inner = []
    for part in (0.0, 0.5, 1.0):
        y = low - part * tall
        inner.append(f'<line class="grid" x1="{LEFT}" x2="{across(1):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        inner.append(f'<text x="{across(1) + 6:.1f}" y="{y + 4:.1f}">{part:.0%}</text>')
    inner.append(f'<text x="{across(1):.1f}" y="{height - 4}" text-anchor="end">{len(results)}</text>')
    for at, line in enumerate(lines):
        won, seen, dots = 0.0, 0, []
        for n, result in enumerate(results):
            for bot, rank in zip(result.bots, result.ranks, strict=True):
                if bot == line.bot:
                    seen += 1
                    won += 1 / list(result.ranks).count(1) if rank == 1 else 0.0
            if seen and (n % max(1, len(results) // 200) == 0 or n == len(results) - 1):
                dots.append(f"{across((n + 1) / len(results)):.1f},{low - won / seen * tall:.1f}")
        ink = INKS[at % len(INKS)]
        inner.append(f'<polyline class="line" stroke="{ink}" points="{" ".join(dots)}"/>')
        inner.append(f'<text x="0" y="{20 * at + 20}" style="fill:{ink}">{escape(line.bot)}</text>')
    return svg(height, inner, label)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def meetings(lines: Sequence[Standing]) -> str:
    """How often the bot of a row ended before that of a column."""
    found = []
    for line in lines:
        cells = [line.bot]
        for other in lines:
            if other.bot in line.met:
                share, low, high = line.before(other.bot)
                cells.append(f"{share:.1%} ({low:.0%} – {high:.0%})")
            else:
                cells.append("—")
        found.append(cells)
    return table(["", *(line.bot for line in lines)], found)
