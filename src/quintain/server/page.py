"""The built page: files with hashed names for ever, everything else that is no address of ours the page itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).parent / "page"  # written by `make web`
HOME: Final = "index.html"
BASE: Final = re.compile(r'<base href="/"\s*/?>')
FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
TEXTS: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "application/wasm")
TIGHTER: Final = ".br"  # beside a file: the same, packed by the build
SMALL: Final = 1024  # bytes that are not worth packing
MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Quintain</title></head>
<body><h1>Quintain</h1>
<p>The server runs, but its page was not built. Build it with <code>make web</code> and load this again.</p>
<p lang="ru">Сервер работает, но страница не собрана. Соберите её командой <code>make web</code> и обновите это окно.</p>
</body></html>
"""


class Asset:
    """A file as it is sent: kind, bytes, tag; packed bytes, and those that the build has packed tighter (brotli)."""

    def __init__(self, content: bytes, kind: str, cache: str, tighter: bytes = b"") -> None:
        self.content = content
        self.tighter = tighter
        self.kind = kind
        self.cache = cache
        self.tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
        self.packed = gzip.compress(content, 9, mtime=0) if kind.startswith(TEXTS) and len(content) > SMALL else b""

    def answer(self, request: Request, status: int = 200) -> Response:
        """Nothing where the browser has it, packed where it takes that."""
        headers = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        if self.tighter and "br" in accepted:
            return Response(self.tighter, status, {**headers, "Content-Encoding": "br"}, self.kind)
        if self.packed and "gzip" in accepted:
            return Response(self.packed, status, {**headers, "Content-Encoding": "gzip"}, self.kind)
        return Response(self.content, status, headers, self.kind)


class Page:
    """The files of the page, read when they are first asked for."""

    def __init__(self, prefix: str = "", folder: Path = FOLDER) -> None:
        self.prefix = prefix
        self.folder = folder
        self._assets: dict[str, Asset] = {}
        self._files: set[str] = set()

    @property
    def built(self) -> bool:
        return (self.folder / HOME).is_file()

    @property
    def build(self) -> str:
        """What tells this build of the page from another; empty without one."""
        return self.home().tag.strip('"') if self.built else ""

    def answer(self, request: Request, path: str) -> Response:
        """A file of the page, or the page itself, whose script reads the address."""
        if not self.built:
            return Asset(MISSING.encode(), "text/html; charset=utf-8", "no-store").answer(request, 503)
        found = self.file(path)
        return (found or self.home()).answer(request)

    def file(self, path: str) -> Asset | None:
        """A file by its path below the folder; nothing outside of it, and not the page itself.

        Only a path as the page says it finds one, so that no file is kept in memory under many names.
        """
        if path not in self._assets:
            whole = self.folder / path
            if path == HOME or path not in self._paths() or not whole.is_file():
                return None
            kind = mimetypes.guess_type(whole.name)[0] or "application/octet-stream"
            kind = "text/javascript" if whole.suffix in (".js", ".mjs") else kind
            beside = whole.with_name(whole.name + TIGHTER)
            tighter = beside.read_bytes() if beside.is_file() else b""
            self._assets[path] = Asset(whole.read_bytes(), kind, FOREVER if path.startswith("assets/") else ANEW, tighter)
        return self._assets[path]

    def _paths(self) -> set[str]:
        """The files there are, by their paths below the folder."""
        if not self._files:
            self._files = {file.relative_to(self.folder).as_posix() for file in self.folder.rglob("*") if file.is_file()}
        return self._files

    def home(self) -> Asset:
        if HOME not in self._assets:
            text = (self.folder / HOME).read_text(encoding="utf-8")
            based = BASE.sub(f'<base href="{escape(self.prefix)}/" />', text, count=1)
            self._assets[HOME] = Asset(based.encode(), "text/html; charset=utf-8", ANEW)
        return self._assets[HOME]
