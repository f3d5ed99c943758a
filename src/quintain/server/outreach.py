"""What a server does beside its tables: it counts ratings, writes to people who are away, and sends mail about accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from quintain.server.carriers import Carrier
from quintain.server.config import Config
from quintain.server.counting import Counter
from quintain.server.letters import site
from quintain.server.limits import hourly
from quintain.server.logs import log
from quintain.server.mail import Mail
from quintain.server.mailroom import Mailroom, post_of
from quintain.server.means import News
from quintain.server.notifier import AT_ONCE, Notifier
from quintain.server.push import Push, push_key
from quintain.server.webhooks import Webhooks
from quintain.store import PersonRow, Store, StoreError
from quintain.store.ids import Draw

TESTS: Final = 20  # letters that a person may try in an hour
LETTERS: Final = 5  # letters about an account to one address in an hour


class Outreach:
    """Hears what rooms tell; everything slow happens on threads."""

    def __init__(self, config: Config, store: Store, now: Callable[[], int], draw: Draw) -> None:
        self.push_key: Final = push_key(store)
        self.mailroom: Final = Mailroom(store, config, post_of(config), now, draw)
        self.tests: Final = hourly(TESTS, now)
        self.letters: Final = hourly(LETTERS, now)
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, "letters")
        private = config.private_webhooks
        carriers: dict[str, Carrier] = {
            "push": Push(self.push_key, _contact(config), now, private),
            "mail": Mail(self.mailroom.post, self.mailroom.leave_link),
            "webhook": Webhooks(private),
        }
        self.notifier: Final = Notifier(store, carriers, site(config), now, self._apart)
        self._counter: Final = Counter(store, now)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def heard(self, news: News) -> None:
        """Something durable happened at a table."""
        self._counter.heard(news)
        self.notifier.heard(news)

    async def start(self) -> None:
        await self._counter.start()
        await self.notifier.start()

    async def stop(self) -> None:
        """What was begun is finished."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notifier.stop()
        await self._counter.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def confirm(self, person: PersonRow) -> None:
        """A new mail address is asked whether it is this person's, not too often."""
        if not self.letters.take(person.mail.lower()) and not self.letters.take(person.id):
            self.later(self.mailroom.ask_to_confirm, person)

    def later(self, work: Callable[..., object], *args: object) -> None:
        """Something that nobody waits for, so that nobody learns how long it took."""
        task = asyncio.get_running_loop().create_task(self._done(work, *args))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Callable[..., object], *args: object) -> None:
        try:
            await self._apart(work, *args)
        except StoreError as error:
            log().warning("letter not sent", error=str(error))

    async def _apart(self, work: Callable[..., Any], *args: object) -> Any:
        """On a thread of our own: others would wait for as long as whoever is written to likes."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)


def _contact(config: Config) -> str:
    """Whom the push services of browsers write to about us."""
    if config.mail_from:
        return f"mailto:{config.mail_from.rpartition('<')[2].rstrip('>')}"
    secure = [origin for origin in config.origins if origin.startswith("https://")]
    return secure[0] if secure else "mailto:nobody@example.org"
