"""The `quintain` command: one line per subcommand, and one sentence for whatever cannot be done."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from quintain import __version__
from quintain.cli.admin import admin
from quintain.cli.arena import arena
from quintain.cli.bench import bench
from quintain.cli.bots import bots
from quintain.cli.castles.command import castle
from quintain.cli.db import db
from quintain.cli.example import example
from quintain.cli.language import language_of
from quintain.cli.map import draw_map
from quintain.cli.misread import misread
from quintain.cli.play import play
from quintain.cli.replay import replay
from quintain.cli.serve import serve
from quintain.cli.shelf import content, games, options, rules
from quintain.cli.simulate import simulate
from quintain.cli.trouble import Trouble, reason
from quintain.cli.verify import verify_match
from quintain.kernel import COMPILED
from quintain.words import Speaker

FREE: Final = {"ignore_unknown_options": True}  # a game's own options are read by the command itself


class OneSentence(TyperGroup):
    """Whatever a person got wrong ends as one sentence on the error stream and exit code 2."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *rest: Any, **extra: Any) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        code: object = 0
        open_streams()
        try:
            code = super().main(words, prog_name, *rest, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except Trouble as trouble:
            code = complain(str(trouble))
        except TyperException as error:
            code = complain(misread(error, words, Speaker(language_of(words))))
        except typer.Abort:
            code = 130
        except BrokenPipeError:  # whoever read has gone
            drop_output()
        except OSError as error:
            if error.filename is not None:
                raise
            drop_output()
            speaker = Speaker(language_of(words))
            code = complain(speaker.say("output-unwritable", detail=reason(error, speaker)))
        if extra.get("standalone_mode", True):
            sys.exit(code if isinstance(code, int) else 0)
        return code


def open_streams() -> None:
    """A stream that was closed before the command began is one where nothing is typed and nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # until the process ends


def drop_output() -> None:
    """What is still to be written cannot be."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str) -> int:
    """One line, whatever is in it."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2


def version(wanted: bool) -> None:
    if wanted:
        form = "compiled" if COMPILED else "interpreted"
        print(f"quintain {__version__}, {form}, {platform.python_implementation()} {platform.python_version()}")
        raise typer.Exit


app = typer.Typer(cls=OneSentence, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def quintain(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Version, compiled or interpreted, Python.")
    ] = False,
) -> None:
    """Five medieval board games in your terminal."""
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command()(games)
app.command(context_settings=FREE)(play)
app.command()(rules)
app.command()(replay)
app.command()(options)
app.command()(content)
app.command()(example)
app.command("map")(draw_map)
app.command(context_settings=FREE)(simulate)
app.command()(bench)
app.add_typer(castle, name="castle")
app.add_typer(db, name="db")
app.add_typer(admin, name="admin")
app.command("verify")(verify_match)
app.command()(bots)
app.command(context_settings=FREE)(arena)
app.command()(serve)
