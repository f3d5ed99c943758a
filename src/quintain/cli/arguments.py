"""What is typed after `quintain play`: the game, its options, who sits where, corrected content."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Final, NoReturn

import typer

from quintain.bots import BOTS, THINKERS, NoBot, NoBudget
from quintain.bots import named as bot_of
from quintain.cli.saves import ME
from quintain.cli.trouble import Trouble, reason, refuse
from quintain.files import strange, text_in
from quintain.games import GAMES, new_game
from quintain.kernel.errors import ContentError, OptionError
from quintain.kernel.game import AnyGame
from quintain.kernel.options import CHOICE, FLAG, JSON, Option, Options
from quintain.kernel.types import Json
from quintain.words import LANGUAGES, Speaker, refusal

OWN_DATA: Final = "own_"  # the beginning of options that take a file of one's own; the option without it says `own`
LONGEST: Final = 24  # letters of a name at the table
LONGEST_VALUE: Final = 60  # letters of an option in the head of a table


def game_named(wanted: str, speaker: Speaker) -> type[AnyGame]:
    """A game by its key or the beginning of it."""
    if not wanted:
        refuse(speaker, "game-needed")
    near = [key for key in GAMES if key == wanted.lower()] or [key for key in GAMES if key.startswith(wanted.lower())]
    if len(near) != 1:
        refuse(speaker, "no-game", given=wanted, games=", ".join(GAMES))
    return GAMES[near[0]]


def split(words: list[str], speaker: Speaker) -> tuple[str, dict[str, str]]:
    """The game and the options as typed: `majesty --side B` and `--side B majesty` are the same."""
    game = next((word for word in words if word in GAMES), "")
    if not game:
        loose = [
            word
            for at, word in enumerate(words)
            if not word.startswith("-") and not (at and words[at - 1].startswith("--") and "=" not in words[at - 1])
        ]
        game = loose[0] if loose else ""
    rest = list(words)
    if game:
        rest.remove(game)
    chosen: dict[str, str] = {}
    while rest:
        word = rest.pop(0)
        if not word.startswith("--") or len(word) < 3:
            refuse(speaker, "bad-word", word=word)
        name, equals, value = word[2:].partition("=")
        if not equals:
            value = rest.pop(0) if rest and not rest[0].startswith("--") else ""
        if name in chosen:
            refuse(speaker, "bad-option-twice", name=name)
        chosen[name] = value
    return game, chosen


def own_options(context: typer.Context) -> list[str]:
    """The options of the command itself, beside those of a game."""
    return [param.opts[0].lstrip("-") for param in context.command.params if param.opts[0].startswith("--")]


def options_of(game: type[AnyGame], typed: dict[str, str], speaker: Speaker, own: Sequence[str] = ()) -> dict[str, Json]:
    """The typed options under their full names, with the values as the game's options take them; `own` ones are the command's."""
    known = {option.name: option for option in game.choices.schema}
    chosen: dict[str, Json] = {}
    for word, value in typed.items():
        brought = _own(word, value, known)
        option, negated = (brought, False) if brought is not None else _meant(word, known, speaker, own)
        if option.name in chosen:
            refuse(speaker, "bad-option-twice", name=option.name)
        chosen[option.name] = _value(option, value, negated, speaker)
    for name in [name for name in chosen if name.startswith(OWN_DATA) and name.removeprefix(OWN_DATA) in known]:
        chosen.setdefault(name.removeprefix(OWN_DATA), OWN_DATA.rstrip("_"))
    return chosen


def _own(word: str, value: str, known: dict[str, Option]) -> Option | None:
    """`--castle FILE` and `--setup FILE` bring something of one's own: the file belongs to `own_castles`, `own_setup`."""
    name = word.replace("-", "_").lower()
    near = [option for key, option in known.items() if option.kind == JSON and name and key.startswith(OWN_DATA + name)]
    plain = known.get(name)
    if len(near) != 1 or (plain is not None and value in plain.choices):
        return None
    return near[0] if Path(value).suffix in (".toml", ".json") or Path(value).is_file() else None


def _meant(word: str, known: dict[str, Option], speaker: Speaker, own: Sequence[str]) -> tuple[Option, bool]:
    """An option by its name or a beginning that no other shares; `--no-militia` for a flag."""
    name = word.replace("-", "_").lower()
    near = [key for key in known if key == name] or [key for key in known if name and key.startswith(name)]
    flags = [key for key, option in known.items() if option.kind == FLAG and name[:3] == "no_" and key.startswith(name[3:])]
    if not near and len(flags) == 1 and len(name) > 3:
        return known[flags[0]], True
    if len(near) != 1:
        key = "bad-option-ambiguous" if near else "bad-option-unknown"
        refuse(speaker, key, name=word, options=", ".join(near or [*own, *known]))
    return known[near[0]], False


def _value(option: Option, value: str, negated: bool, speaker: Speaker) -> Json:
    if option.kind == FLAG and not value:
        return not negated
    if negated or not value:
        refuse(speaker, "bad-option-value", name=option.name, expected=speaker.option_range(option), value=value)
    if option.kind == JSON:
        return data_file(Path(value), speaker)
    if option.kind == CHOICE:
        typed = {option.shown(choice): choice for choice in option.choices}
        near = [each for each in typed if each == value] or [each for each in typed if each.lower().startswith(value.lower())]
        if len(near) == 1:
            return typed[near[0]]
        refuse(speaker, "bad-option-value", name=option.name, expected=speaker.option_range(option), value=value)
    try:
        option.read(value)
    except OptionError:
        refuse(speaker, "bad-option-value", name=option.name, expected=speaker.option_range(option), value=value)
    return value


def typed_again(options: Options) -> str:
    """The seats and the rules that are not as usual, as they are typed; data of one's own are left out, they stand in files."""
    words = ["--seats", str(int(options.seats))]
    for option in type(options).schema:
        value = getattr(options, option.name)
        if option.kind == FLAG and value != option.default:
            words.append(f"--{option.name}" if value else f"--no-{option.name}")
        elif option.kind not in (FLAG, JSON) and value != option.default:
            words += [f"--{option.name}", quote(option.shown(str(value)))]
    return " ".join(words)


def told(matches: int, kind: type[AnyGame], options: dict[str, Json], seed: int, speaker: Speaker) -> str:
    """How many matches of what were played: the options that are not as usual, data of one's own only in part."""
    known = Speaker(speaker.lang, kind)
    usual = {option.name: option.default for option in kind.choices.schema}
    texts = [
        (known.option(name), known.option_value(name, value)) for name, value in options.items() if value != usual.get(name, "")
    ]
    parts = [f"{title} — {text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + '…'}" for title, text in texts]
    return known.say("matches-played", matches=matches, game=known.say("title"), options="; ".join(parts), seed=str(seed))


def data_file(path: Path, speaker: Speaker) -> dict[str, Json]:
    """A table of data from a TOML or JSON file."""
    try:
        text = text_in(path)
    except FileNotFoundError:
        refuse(speaker, "file-missing", file=str(path))
    except IsADirectoryError:
        refuse(speaker, "file-directory", file=str(path))
    except PermissionError:
        refuse(speaker, "file-forbidden", file=str(path))
    except OSError as error:
        refuse(speaker, "file-unreadable", file=str(path), detail=reason(error, speaker))
    except ValueError:
        refuse(speaker, "file-no-data", file=str(path), detail="UTF-8")
    try:
        found: Json = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        refuse(speaker, "file-no-data", file=str(path), detail=str(error))
    if not isinstance(found, dict):
        refuse(speaker, "file-no-data", file=str(path), detail="{ … }")
    if strange(found):
        refuse(speaker, "file-strange", file=str(path), detail=strange(found))
    return found


def make_game(kind: type[AnyGame], chosen: dict[str, Json], content: Path | None, speaker: Speaker) -> AnyGame:
    """The game under these options, or one sentence on why there is none."""
    known = Speaker(speaker.lang, kind)
    if content is not None:
        chosen["content"] = json.dumps(data_file(content, speaker), ensure_ascii=False, sort_keys=True)
    try:
        return new_game(kind.key, chosen)
    except ContentError as error:
        if content is None:
            raise Trouble(refusal(known, error)) from None
        refuse(speaker, "file-content", file=str(content), detail=str(error))
    except OptionError as error:
        raise Trouble(refusal(known, error)) from None


def seats_of(typed: str | None, kind: type[AnyGame], speaker: Speaker) -> tuple[list[str], list[str]]:
    """Who sits where (`me`, or the name of a bot) and the names given with a colon: `me:Anna,random`; a number is me and bots."""
    lowest, highest = kind.choices.lowest, kind.choices.highest
    if typed is None:
        typed = str(min(max(3, lowest), highest))
    if typed.isdecimal():
        fits = len(typed) < 4 and lowest <= int(typed) <= highest
        if not fits:
            refuse_seats(typed, kind, speaker)
        typed = ",".join([ME, *["random"] * (int(typed) - 1)])
    seats: list[str] = []
    names: list[str] = []
    for word in typed.split(","):
        seat, name = _who(word.strip())
        seats.append(seat if seat == ME else bot_named(seat, speaker, ME))
        names.append(checked_name(name, speaker) if name else "")
    if not lowest <= len(seats) <= highest:
        refuse_seats(str(len(seats)), kind, speaker)
    return seats, names


def refuse_seats(given: str, kind: type[AnyGame], speaker: Speaker) -> NoReturn:
    title = Speaker(speaker.lang, kind).say("title")
    refuse(speaker, "seats-number", game=title, lowest=kind.choices.lowest, highest=kind.choices.highest, given=given)


def _who(word: str) -> tuple[str, str]:
    """Who sits down and under what name: `me:Anna`, `knight:Hugo`; a budget comes before the name: `king:200ms:Hugo`."""
    seat, colon, rest = word.partition(":")
    budget, _, name = rest.partition(":")
    if seat == ME or not colon or (bot_key(seat) in BOTS and budget.strip()[:1].isalpha()):
        return seat, rest
    return f"{seat}:{budget}", name


def bot_key(typed: str) -> str:
    """A bot as it is kept, whatever the case and the language of its name; a budget stays beside it."""
    name, colon, budget = typed.strip().partition(":")
    wanted = name.strip().casefold()
    called = {Speaker(lang).say(f"bot-{key}").casefold(): key for lang in LANGUAGES for key in BOTS}
    return (wanted if wanted in (*BOTS, *THINKERS) else called.get(wanted, name)) + colon + budget


def bot_named(typed: str, speaker: Speaker, *others: str) -> str:
    """A bot as it is kept, if there is one; else one sentence on who is, with those who are no bots but could be typed here."""
    key = bot_key(typed)
    try:
        bot_of(key)
    except NoBot:
        refuse(speaker, "no-seat", given=typed, bots=", ".join([*others, *BOTS]))
    except NoBudget:
        refuse(speaker, "no-budget", given=typed, bots=", ".join(THINKERS))
    return key


def checked_name(name: str, speaker: Speaker) -> str:
    """A name that fits the table."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST or not name.isprintable():
        refuse(speaker, "bad-name", name=name[:40], longest=LONGEST)
    return name


def named(seats: list[str], given: list[str], speaker: Speaker) -> list[str]:
    """A name for every seat: as given, else people by number and bots from the catalogue, none twice."""
    names: list[str] = []
    people = seats.count(ME)
    met = 0
    pool = [name.strip() for name in speaker.say("bot-names").split(",")]
    for seat, name in zip(seats, given, strict=True):
        if seat == ME:
            met += 1
            wanted = name or (speaker.say("person") if people == 1 else speaker.say("person-number", number=met))
        else:
            wanted = name or next((each for each in pool if each not in names and each not in given), seat)
        unique, n = wanted, 1
        while unique in names:
            n += 1
            unique = f"{wanted} {n}"
        names.append(unique)
    return names
