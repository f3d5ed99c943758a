"""Letters to webhooks: JSON that chat programs understand too."""

from __future__ import annotations

import json
from typing import Final

from quintain import __version__
from quintain.server.carriers import Delivery, judged
from quintain.server.letters import Letter
from quintain.server.outbound import Forbidden, Resolve, Unanswered, post, resolved
from quintain.store import ChannelRow, PersonRow

HEADERS: Final = {"Content-Type": "application/json", "User-Agent": f"Quintain/{__version__}"}


class Webhooks:
    """Private and loopback addresses only where whoever runs the server allows it."""

    def __init__(self, private: bool = False, resolve: Resolve = resolved) -> None:
        self._private: Final = private
        self._resolve: Final = resolve

    def carry(self, person: PersonRow, channel: ChannelRow, letter: Letter) -> Delivery:
        try:
            return judged(post(channel.address, HEADERS, told(letter), self._private, self._resolve))
        except Forbidden as error:
            return Delivery("failed", str(error))
        except Unanswered as error:
            return Delivery("again", str(error))


def told(letter: Letter) -> bytes:
    """`text` and `content` are what chat programs show; the rest is for programs of one's own."""
    said = f"{letter.text}\n{letter.link}".replace("<!", "< !")  # the name of a table calls nobody
    facts = {"text": said, "content": said, "allowed_mentions": {"parse": []}, "kind": letter.kind}
    return json.dumps({**facts, "tables": list(letter.tables), "link": letter.link}, ensure_ascii=False).encode()
