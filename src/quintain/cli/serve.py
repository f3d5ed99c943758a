"""`quintain serve`: live tables for many people, in a browser."""

from __future__ import annotations

from typing import Any

from quintain.cli.language import language
from quintain.cli.trouble import Trouble, refuse
from quintain.words import Speaker


def serve(**given: Any) -> None:
    """Run the server: tables, lobby, page. Settings come from flags, QUINTAIN_… and a TOML file, under the same names."""
    from quintain.server import running
    from quintain.server.config import ConfigError, read_config
    from quintain.store import OutdatedSchema, StoreError

    speaker = Speaker(language(given.pop("lang")))
    try:
        config = read_config(given)
    except ConfigError as error:
        raise Trouble(speaker.say("serve-setting", detail=str(error))) from None
    try:
        running.run(config, lambda key, **args: print(speaker.say(key, **args), flush=True))
    except OutdatedSchema:
        refuse(speaker, "serve-outdated", database=config.database)
    except StoreError as error:
        refuse(speaker, "serve-store", database=config.database, detail=str(error))
    except OSError as error:
        refuse(speaker, "serve-port", host=config.host, port=str(config.port), detail=error.strerror or str(error))
