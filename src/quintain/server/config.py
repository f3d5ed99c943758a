"""Everything that can be set: the same names as flags (`--tables-per-person`), in the environment (`QUINTAIN_TABLES_PER_PERSON`)
and in a TOML file (`tables_per_person`); flags win over the environment, the environment over the file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from quintain.server.bus import bus_of

ENVIRONMENT: Final = "QUINTAIN_"
FILE: Final = "config"  # the name of the setting that names the file: --config, QUINTAIN_CONFIG
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class ConfigError(ValueError):
    """A setting that cannot be: which, where it was set, and what is expected."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the server runs. Sizes are in bytes, times in milliseconds, rates per second."""

    host: Annotated[str, Meta(description="Address to listen at.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="Port to listen at; 0 takes a free one.")] = 8000
    database: Annotated[str, Meta(description="A SQLite file, or postgresql://… .")] = "quintain.db"
    bus: Annotated[str, Meta(description="Valkey or Redis between servers on one database: valkey://host:6379.")] = ""
    peer: Annotated[str, Meta(description="Where other servers reach this one: http://10.0.0.5:8000.")] = ""
    prefix: Annotated[str, Meta(description="Path before every address, where a proxy serves other things too: /games.")] = ""
    origins: Annotated[list[str], Meta(description="Addresses of the page as browsers see it: https://play.example.org.")] = []
    proxies: Annotated[list[str], Meta(description="Proxies whose X-Forwarded-For is believed.")] = []
    metrics: Annotated[str, Meta(description="Who may read /metrics: local, all or nobody.", pattern="^(local|all|nobody)$")] = (
        "local"
    )
    log_level: Annotated[str, Meta(description="debug, info, warning or error.", pattern="^(debug|info|warning|error)$")] = "info"
    log_format: Annotated[str, Meta(description="json for machines, text for people.", pattern="^(json|text)$")] = "text"
    workers: Annotated[int, Meta(ge=0, le=64, description="Processes for bots; 0 takes one per core but one.")] = 0
    executor: Annotated[str, Meta(description="Where bots think: processes or ray.", pattern="^(processes|ray)$")] = "processes"
    ray: Annotated[str, Meta(description="A Ray cluster for bots: ray://head:10001; empty: one of this machine.")] = ""
    linger: Annotated[
        Count, Meta(description="How long a server that ends, where there are others, goes on until the proxy knows.")
    ] = 1_500
    drain: Annotated[
        Count, Meta(description="How long a server that ends then takes to hand over and finish what is under way.")
    ] = 5_000

    message_bytes: Annotated[Count, Meta(description="Largest message of a socket.")] = 16_384
    body_bytes: Annotated[Count, Meta(description="Largest body of a request.")] = 262_144
    queue_messages: Annotated[Count, Meta(description="Messages that may wait for a slow reader before it is sent away.")] = 256
    message_rate: Annotated[Count, Meta(description="Messages per second of one socket, on the average.")] = 10
    message_burst: Annotated[Count, Meta(description="Messages of one socket at once.")] = 60
    request_rate: Annotated[Count, Meta(description="Requests per second of one address, on the average.")] = 30
    request_burst: Annotated[Count, Meta(description="Requests of one address at once.")] = 200
    sockets_per_address: Annotated[Count, Meta(description="Sockets that one address may have open.")] = 100
    guests_per_address: Annotated[Count, Meta(description="People who may be made from one address in an hour.")] = 60
    logins_per_address: Annotated[Count, Meta(description="Passphrases and secrets that one address may try in an hour.")] = 30
    logins_per_name: Annotated[Count, Meta(description="Passphrases that may be tried for one name in an hour.")] = 10
    tables_per_person: Annotated[Count, Meta(description="Tables a person may have open or under way.")] = 50
    created_per_person: Annotated[Count, Meta(description="Tables a person may open in an hour.")] = 60
    bots_per_person: Annotated[Count, Meta(description="Bot accounts of one person.")] = 5
    idle: Annotated[Count, Meta(description="After so much silence a page is taken to be gone.")] = 30_000
    hello: Annotated[Count, Meta(description="How long a socket may take to say who it is.")] = 10_000

    smtp: Annotated[str, Meta(description="Where mail is handed in: smtp://user:secret@host:587; empty: no mail.")] = ""
    mail_from: Annotated[str, Meta(description="Who mail comes from.")] = ""
    private_webhooks: Annotated[bool, Meta(description="Whether webhooks may reach private and loopback addresses.")] = False

    @property
    def secure(self) -> bool:
        """Whether browsers reach the page through TLS: cookies are then never sent without."""
        return any(origin.startswith("https://") for origin in self.origins)


def names() -> tuple[str, ...]:
    """The settings, in the order of the struct."""
    return Config.__struct_fields__


class Setting(msgspec.Struct, frozen=True):
    """One setting as the help and the manual tell it."""

    name: str
    kind: type
    says: str
    default: Any
    low: int | None = None
    high: int | None = None


def settings() -> list[Setting]:
    """Every setting, in the order of the struct."""
    info = msgspec.inspect.type_info(Config)
    assert isinstance(info, msgspec.inspect.StructType)
    found = []
    for field in info.fields:
        kind: Any = field.type
        schema: dict[str, Any] = {}
        while isinstance(kind, msgspec.inspect.Metadata):
            schema |= kind.extra_json_schema or {}
            kind = kind.type
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        low, high = getattr(kind, "ge", None), getattr(kind, "le", None)
        found.append(Setting(field.name, type(default), schema.get("description", ""), default, low, high))
    return found


def read_config(flags: Mapping[str, Any], environ: Mapping[str, str] | None = None) -> Config:
    """The settings from flags, environment and file; ConfigError says which is wrong and where it was set."""
    environ = os.environ if environ is None else environ
    path = flags.get(FILE) or environ.get(ENVIRONMENT + FILE.upper())
    settings: dict[str, Any] = {}
    if path:
        settings |= _checked(_file(Path(path)), str(path), strict=True)
    settings |= _checked(_environment(environ), "the environment", strict=False)
    settings |= _checked(
        {name: value for name, value in flags.items() if name != FILE and value is not None}, "flags", strict=False
    )
    config = msgspec.convert(settings, Config)
    _must_fit(config)
    return config


def _file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(f"{path} is not TOML: {error}") from None


def _environment(environ: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in names():
        text = environ.get(ENVIRONMENT + name.upper())
        if text is not None:
            found[name] = listed(text) if name in ("origins", "proxies") else text
    return found


def listed(text: str) -> list[str]:
    """Several values in one text: `https://a.example, https://b.example`."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _checked(settings: dict[str, Any], where: str, strict: bool) -> dict[str, Any]:
    """Each setting by itself, so that the one that is wrong can be named."""
    found: dict[str, Any] = {}
    for name, value in settings.items():
        if name not in names():
            raise ConfigError(f"{where}: there is no setting {name}")
        try:
            one = msgspec.convert({name: value}, Config, strict=strict)
        except msgspec.ValidationError as error:
            raise ConfigError(f"{where}: {name} cannot be {value!r}: {str(error).partition(' - at')[0]}") from None
        found[name] = getattr(one, name)
    return found


def _must_fit(config: Config) -> None:
    if config.prefix and (not config.prefix.startswith("/") or config.prefix.endswith("/") or "//" in config.prefix):
        raise ConfigError(f"prefix is a path such as /games, not {config.prefix!r}")
    if config.peer and (urlsplit(config.peer).scheme not in ("http", "https") or urlsplit(config.peer).path):
        raise ConfigError(f"peer is an address such as http://10.0.0.5:8000, not {config.peer!r}")
    if (config.bus or config.peer) and not config.database.startswith(("postgresql://", "postgres://")):
        raise ConfigError("several servers need one PostgreSQL: database is postgresql://…")
    if config.bus:
        try:
            bus_of(config.bus)
        except ValueError as error:
            raise ConfigError(str(error)) from None
    for origin in config.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise ConfigError(f"origins are addresses such as https://play.example.org, not {origin!r}")
