"""`quintain db`: the server's database brought up to date, checked, backed up and put back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quintain.cli.language import language
from quintain.cli.screen import Screen
from quintain.cli.trouble import Trouble, reason, refuse
from quintain.words import Speaker

if TYPE_CHECKING:
    from quintain.store import Store

Database = Annotated[
    str | None, typer.Option("--database", metavar="FILE|URL", help="A SQLite file, or postgresql://… [quintain.db]")
]
Settings = Annotated[Path | None, typer.Option("--config", help="The server's TOML file with settings.")]
Lang = Annotated[str | None, typer.Option(help="en or ru.")]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]

db = typer.Typer(help="Look after the server's database.", no_args_is_help=True)


@db.command()
def upgrade(database: Database = None, config: Settings = None, lang: Lang = None) -> None:
    """Bring the database up to date, or make it."""
    screen, speaker = Screen(True), Speaker(language(lang))
    place = placed(database, config, speaker)
    with told(place, speaker):
        from quintain.store import Store

        store = Store.open(place, upgrade=True)
        found, now = store.found, store.schema
        store.close()
    key = "db-made" if not found else "db-current" if found == now else "db-upgraded"
    screen.line(speaker.say(key, database=shown(place), revision=now))


@db.command()
def check(
    database: Database = None,
    config: Settings = None,
    finished: Annotated[bool, typer.Option("--finished", help="Look at finished matches and their archives too.")] = False,
    lang: Lang = None,
) -> None:
    """List matches under way that today's rules or content do not go on with, and logs that do not rebuild."""
    screen, speaker = Screen(True), Speaker(language(lang))
    looked, wrong = 0, 0
    with opened(database, config, speaker) as (store, _):
        from quintain.server.upkeep import findings

        for finding in findings(store, finished):
            looked += 1
            if finding is not None:
                wrong += 1
                why = speaker.say(f"db-why-{finding.why}")
                screen.line(speaker.say("db-found", table=finding.table, game=finding.game, phase=finding.phase, why=why))
    screen.line(speaker.say("db-checked", looked=looked, wrong=wrong))
    if wrong:
        raise typer.Exit(1)


@db.command()
def backup(
    file: Backup,
    database: Database = None,
    config: Settings = None,
    dump: Annotated[
        bool, typer.Option("--dump", help="JSON lines instead of a SQLite file, as a PostgreSQL database always gives.")
    ] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="The file may replace one that is there.")] = False,
    lang: Lang = None,
) -> None:
    """Copy the database into a file, while the server runs."""
    screen, speaker = Screen(True), Speaker(language(lang))
    if file.exists() and not overwrite:
        refuse(speaker, "db-there", file=str(file))
    with opened(database, config, speaker) as (store, place), written(file, speaker):
        from quintain.store.backup import back_up

        rows = sum(back_up(store, file, time.time_ns() // 1_000_000, dump, overwrite).values())
    screen.line(speaker.say("db-backed-up", database=shown(place), file=str(file), rows=rows))


@db.command()
def restore(
    file: Backup,
    database: Database = None,
    config: Settings = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="What the database holds may be lost.")] = False,
    lang: Lang = None,
) -> None:
    """Make a backup of either kind the database; the server does not run meanwhile."""
    screen, speaker = Screen(True), Speaker(language(lang))
    place = placed(database, config, speaker)
    with told(place, speaker), written(file, speaker):
        from quintain.store import Clash
        from quintain.store.backup import restore as put_back

        try:
            rows = sum(put_back(file, place, overwrite).values())
        except Clash as clash:
            refuse(speaker, "db-in-use" if overwrite else "db-occupied", database=shown(place), detail=str(clash))
    screen.line(speaker.say("db-restored", database=shown(place), file=str(file), rows=rows))


def placed(database: str | None, config: Path | None, speaker: Speaker) -> str:
    """Where the database is, by the same settings as of `quintain serve`."""
    from quintain.server.config import ConfigError, read_config

    try:
        return read_config({"database": database, "config": config}).database
    except ConfigError as error:
        raise Trouble(speaker.say("serve-setting", detail=str(error))) from None


@contextmanager
def opened(database: str | None, config: Path | None, speaker: Speaker) -> Iterator[tuple[Store, str]]:
    """The store that is there, and its place; nothing is made or upgraded here."""
    from quintain.store import Store

    place = placed(database, config, speaker)
    file = place.removeprefix("sqlite:///")
    if "://" not in file and not Path(file).exists():
        refuse(speaker, "db-missing", database=place)
    with told(place, speaker):
        store = Store.open(place)
        try:
            yield store, place
        finally:
            store.close()


@contextmanager
def told(place: str, speaker: Speaker) -> Iterator[None]:
    """What the store refuses, as one sentence."""
    from quintain.store import OutdatedSchema, StoreError

    try:
        yield
    except OutdatedSchema:
        refuse(speaker, "serve-outdated", database=shown(place))
    except StoreError as error:
        refuse(speaker, "serve-store", database=shown(place), detail=str(error))


@contextmanager
def written(file: Path, speaker: Speaker) -> Iterator[None]:
    """What the system refuses, as one sentence."""
    try:
        yield
    except OSError as error:
        refuse(speaker, "db-file", file=str(file), detail=reason(error, speaker))


def shown(place: str) -> str:
    """A place without the secret that may stand in it."""
    scheme, mark, rest = place.partition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}" if mark and "@" in rest else place
