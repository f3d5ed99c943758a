"""`quintain serve`: live tables for many people, in a browser."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from quintain.cli.language import language
from quintain.cli.trouble import Trouble, refuse
from quintain.server.config import ConfigError, Setting, read_config, settings
from quintain.words import Speaker

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of them is set where a browser of its own window can be opened


def serve(**given: Any) -> None:
    """Run the server: lobby, tables, page.

    Every setting can also stand in the environment (QUINTAIN_PORT) or in a TOML file (port), under the same name.
    """
    from quintain.server import running
    from quintain.store import OutdatedSchema, StoreError

    speaker = Speaker(language(given.pop("lang")))
    wanted = given.pop("open")

    def say(key: str, **args: str) -> None:
        print(speaker.say(key, **args), flush=True)
        if wanted and key == "serve-address":
            open_page(args["address"])

    try:
        config = read_config({name: value for name, value in given.items() if value not in (None, [])})
    except ConfigError as error:
        raise Trouble(speaker.say("serve-setting", detail=str(error))) from None
    try:
        running.run(config, say)
    except ConfigError as error:
        raise Trouble(speaker.say("serve-setting", detail=str(error))) from None
    except OutdatedSchema:
        refuse(speaker, "serve-outdated", database=config.database)
    except StoreError as error:
        refuse(speaker, "serve-store", database=config.database, detail=str(error))
    except OSError as error:
        refuse(speaker, "serve-port", host=config.host, port=str(config.port), detail=error.strerror or str(error))


def open_page(address: str) -> None:
    """In a browser, which may take its time; without a screen the address was told, and that is all."""
    if sys.platform in ("win32", "darwin") or any(map(os.environ.get, SCREENS)):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _flag(setting: Setting) -> Parameter:
    """A setting as an option of the command; what is not typed is left to environment and file."""
    name = f"--{setting.name.replace('_', '-')}"
    usual = f" [{setting.default}]" if setting.default not in ("", [], False) else ""
    option = typer.Option(name, help=setting.says + usual, min=setting.low, max=setting.high, show_default=False)
    kind: Any = list[str] if setting.kind is list else setting.kind
    return Parameter(setting.name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, option])


_CONFIG = Annotated[Path | None, typer.Option("--config", help="A TOML file with settings.", show_default=False)]
_OPEN = Annotated[bool, typer.Option("--open", help="Open the page in a browser, where there is a screen.")]
_LANG = Annotated[str | None, typer.Option(help="en or ru.")]
serve.__signature__ = Signature(  # type: ignore[attr-defined]
    [
        *(_flag(setting) for setting in settings()),
        Parameter("config", Parameter.KEYWORD_ONLY, default=None, annotation=_CONFIG),
        Parameter("open", Parameter.KEYWORD_ONLY, default=False, annotation=_OPEN),
        Parameter("lang", Parameter.KEYWORD_ONLY, default=None, annotation=_LANG),
    ]
)
