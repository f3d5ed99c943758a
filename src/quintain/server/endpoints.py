"""What an address of the API is: declared once, for the routes and for their description."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

from starlette.requests import Request

from quintain.games import GAMES

if TYPE_CHECKING:
    from quintain.server.service import Service

T = TypeVar("T")
Who: TypeAlias = Literal[
    "anyone",  # nobody need be known
    "person",  # whoever asks is somebody: known, or else refused
    "guest",  # whoever asks is somebody: a guest is made if need be
]

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID: Final = f"^[{LETTERS}]{{10}}$"
PATHS: Final[dict[str, dict[str, Any]]] = {  # what stands in the braces of a path
    "table": {"type": "string", "pattern": ID},
    "match": {"type": "string", "pattern": ID},
    "person": {"type": "string", "pattern": f"^[{LETTERS}]{{10,20}}$"},
    "bot": {"type": "string", "pattern": f"^[{LETTERS}]{{10,20}}$"},
    "channel": {"type": "string", "pattern": "^[0-9A-Za-z_-]{1,40}$"},
    "castle": {"type": "string", "pattern": "^[0-9A-Za-z_-]{1,40}$"},
    "setup": {"type": "string", "pattern": "^[0-9A-Za-z_-]{1,40}$"},
    "game": {"type": "string", "enum": list(GAMES)},
}


@dataclass(frozen=True)
class Number:
    """A whole number of the query."""

    name: str
    low: int
    high: int
    default: int


@dataclass(frozen=True)
class Word:
    """One of some words of the query."""

    name: str
    words: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Digest:
    """A digest in the address: whoever keeps answers asks anew when what it stands for has changed; else it means nothing."""

    name: str
    default: str = ""


DIGEST: Final = r"[0-9a-f]{0,64}"
Query: TypeAlias = Number | Word | Digest


@dataclass
class Ask:
    """One request that was read and found good: who asks, what for, with what."""

    service: Service
    request: Request
    person: Any  # the row of whoever asks, or None
    body: Any = None
    path: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    address: str = ""
    cookies: list[str] = field(default_factory=list)  # sessions to be set with the answer; empty text: the cookie goes

    async def thought(self, work: Callable[..., T], *args: object) -> T:
        """What takes long, in its turn."""
        async with self.service.long.turn(self.address):
            return await self.service.read(work, *args)


Work: TypeAlias = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """An address of the API."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    work: Work
    gives: Any  # a struct or a list of them; None: nothing; bytes: a file
    takes: Any = None
    query: tuple[Query, ...] = ()
    who: Who = "anyone"
    codes: tuple[str, ...] = ()  # of troubles, beyond those that every address may answer with
    abroad: bool = False  # it waits for others far away: nothing else of the same person waits for it

    @property
    def name(self) -> str:
        return getattr(self.work, "__name__", self.path)

    @property
    def says(self) -> str:
        """One sentence about it."""
        return (self.work.__doc__ or self.name).splitlines()[0]

    def arguments(self) -> list[str]:
        """The names in the braces of its path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]
