"""The friendly way in: language, game, players and rules are asked for, with an answer ready for Enter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quintain.bots import BOTS
from quintain.cli import arguments, bots, saves
from quintain.cli.menu import number, pick
from quintain.cli.saves import ME
from quintain.cli.screen import Screen
from quintain.cli.table import KeptTable, drawn_seed
from quintain.cli.trouble import Trouble
from quintain.games import GAMES
from quintain.kernel.game import AnyGame
from quintain.kernel.options import CHOICE, FLAG, JSON
from quintain.kernel.types import Json
from quintain.words import LANGUAGES, Speaker

RECENT: Final = 20  # saved matches looked at for one to go on with
USUAL: Final = "squire"  # the bot that Enter takes


def choose_match(screen: Screen, speaker: Speaker, asked: bool) -> tuple[KeptTable, Speaker] | None:
    """A match and the language it is played in, or none when the input ends."""
    if not asked:
        lang = pick(
            screen,
            speaker,
            "Language · Язык",
            [Speaker(each).say("language") for each in LANGUAGES],
            LANGUAGES.index(speaker.lang),
        )
        if lang is None:
            return None
        speaker = Speaker(LANGUAGES[lang])
    kinds = list(GAMES.values())
    labels = [f"{known.say('title')} — {known.say('tagline')}" for known in (Speaker(speaker.lang, kind) for kind in kinds)]
    kept = _unfinished(speaker)
    if kept is not None:
        title = Speaker(speaker.lang, kept.game).say("title")
        labels.insert(0, speaker.say("choose-continue", game=title, names=", ".join(kept.names), moves=len(kept.match.moves)))
    at = pick(screen, speaker, speaker.say("choose-game"), labels)
    if at is None:
        return None
    if kept is not None and at == 0:
        return kept, speaker
    made = _new_match(kinds[at - (kept is not None)], screen, speaker)
    return None if made is None else (made, speaker)


def _unfinished(speaker: Speaker) -> KeptTable | None:
    """The match saved last that is not over, if there is one."""
    try:
        files = sorted(saves.folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for file in files[:RECENT]:
        try:
            found = saves.read(file, speaker)
            if found.seats:
                table = KeptTable.resumed(saves.game_of(found, file, speaker), found, file, speaker)
                if not table.over():
                    return table
        except Trouble:
            continue
    return None


def _new_match(kind: type[AnyGame], screen: Screen, speaker: Speaker) -> KeptTable | None:
    known = Speaker(speaker.lang, kind)
    lowest, highest = kind.choices.lowest, kind.choices.highest
    seats = number(screen, speaker, speaker.say("choose-seats"), lowest, highest, min(max(3, lowest), highest))
    if seats is None:
        return None
    people = number(screen, speaker, speaker.say("choose-people"), 1, seats, 1)
    if people is None:
        return None
    bot = _bot(screen, speaker) if people < seats else USUAL
    if bot is None:
        return None
    who = [ME] * people + [bot] * (seats - people)
    given = _names(people, screen, speaker)
    if given is None:
        return None
    names = arguments.named(who, given + [""] * (seats - people), speaker)
    game = _options(kind, {"seats": seats}, screen, known)
    if game is None:
        return None
    return KeptTable(game, drawn_seed(), who, names, saves.fresh(kind.key))


def _bot(screen: Screen, speaker: Speaker) -> str | None:
    """Who takes the seats that people leave."""
    names = list(BOTS)
    labels = [f"{bots.named(name, speaker)} ({name}). {bots.manner(name, speaker)}" for name in names]
    at = pick(screen, speaker, speaker.say("choose-bots"), labels, names.index(USUAL))
    return None if at is None else names[at]


def _names(people: int, screen: Screen, speaker: Speaker) -> list[str] | None:
    names: list[str] = []
    while len(names) < people:
        usual = speaker.say("person") if people == 1 else speaker.say("person-number", number=len(names) + 1)
        typed = screen.ask(speaker.say("choose-name", default=usual))
        if typed is None:
            return None
        try:
            names.append(arguments.checked_name(typed or usual, speaker))
        except Trouble as trouble:
            screen.line(str(trouble))
    return names


def _options(kind: type[AnyGame], chosen: dict[str, Json], screen: Screen, known: Speaker) -> AnyGame | None:
    """The rules: Enter plays as they stand, a number changes one of the options."""
    schema = kind.choices.schema
    while True:
        lines = [known.say("choose-begin")]
        for option in schema:
            value = chosen.get(option.name, option.default)
            lines.append(f"{known.option(option.name)}: {known.option_value(option.name, value)}")
        at = pick(screen, known, known.say("choose-rules"), lines)
        if at is None:
            return None
        if at == 0:
            try:
                return arguments.make_game(kind, dict(chosen), None, known)
            except Trouble as trouble:
                screen.line(str(trouble))
            continue
        option = schema[at - 1]
        screen.line(known.option_help(option.name))
        if option.kind in (CHOICE, FLAG):
            values: list[str] = list(option.choices) if option.kind == CHOICE else ["yes", "no"]
            shown = [known.option_value(option.name, {"yes": True, "no": False}.get(each, each)) for each in values]
            picked = pick(screen, known, known.option(option.name), shown)
            typed = None if picked is None else values[picked]
        else:
            typed = screen.ask(f"{known.option(option.name)} ({known.option_range(option)}):")
        if typed is None:
            return None
        if not typed:
            chosen.pop(option.name, None)
            continue
        try:
            value = arguments.data_file(Path(typed), known) if option.kind == JSON else typed
            arguments.make_game(kind, {**chosen, option.name: value}, None, known)
            chosen[option.name] = value
        except Trouble as trouble:
            screen.line(str(trouble))
