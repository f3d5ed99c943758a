"""What a person did that cannot be done: one sentence, exit code 2."""

from __future__ import annotations

import errno
from typing import Final, NoReturn

from quintain.files import Unusable
from quintain.words import Speaker

REASONS: Final = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-no-folder",  # a folder was to be made there
    errno.ENAMETOOLONG: "system-nameless",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
}


class Trouble(Exception):
    """The sentence, already in the person's language."""


def refuse(speaker: Speaker, key: str, /, **args: object) -> NoReturn:
    """End the command with a sentence of the catalogue."""
    raise Trouble(speaker.say(key, **args))


def reason(error: OSError, speaker: Speaker) -> str:
    """Why the system refused; rare reasons in its own words."""
    key = error.key if isinstance(error, Unusable) else REASONS.get(error.errno or 0)
    return speaker.say(key) if key else error.strerror or str(error)
