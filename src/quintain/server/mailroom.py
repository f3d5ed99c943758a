"""Mail about accounts: an address is confirmed, a lost passphrase is replaced, a channel is left."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

from quintain.server.carriers import Delivery
from quintain.server.config import Config, ConfigError
from quintain.server.letters import language_of, site
from quintain.server.mail import NoMail, Post
from quintain.store import ChannelRow, PersonRow, Store, secret_text
from quintain.store.ids import Draw
from quintain.words import Speaker

CONFIRM: Final = "mail"
RESTORE: Final = "restore"
KEY: Final = "unsubscribe"
DAYS: Final = 2 * 24 * 3600 * 1000  # milliseconds in which an address may be confirmed
HOUR: Final = 3600 * 1000


def post_of(config: Config) -> Post | None:
    """The mail server of the settings, if there is one."""
    if not config.smtp:
        return None
    try:
        return Post(config.smtp, config.mail_from)
    except NoMail as error:
        raise ConfigError(str(error)) from None


class Mailroom:
    """Waits for the store and for the mail server, so it is asked on threads."""

    def __init__(self, store: Store, config: Config, post: Post | None, now: Callable[[], int], draw: Draw) -> None:
        self.post: Final = post
        self._store: Final = store
        self._site: Final = site(config)
        self._now: Final = now
        self._draw: Final = draw
        self._key: Final = store.secrets.get_or_make(KEY, lambda: draw(256).to_bytes(32, "big")).result()

    # Addresses

    def ask_to_confirm(self, person: PersonRow) -> Delivery | None:
        """A letter with a link to a new address; links sent before are void."""
        if self.post is None or not person.mail or person.mail_confirmed:
            return None
        token, now = secret_text(self._draw), self._now()
        self._store.tokens.drop(person.id, CONFIRM).result()
        self._store.tokens.keep(token, person.id, CONFIRM, now, now + DAYS, person.mail).result()
        speaker = Speaker(language_of(person))
        text = speaker.say("mail-confirm-text", link=f"{self._site}/mail/confirm?token={token}")
        return self.post.send(self.post.message(person.mail, speaker.say("mail-confirm-title"), text))

    def may_confirm(self, token: str) -> bool:
        return self._store.tokens.find(token, CONFIRM, self._now()) is not None

    def confirm(self, token: str) -> bool:
        """Whether the link was good; an address that was changed since is not confirmed by it."""
        used = self._store.tokens.use(token, CONFIRM, self._now()).result()
        person = self._store.people.get(used.person) if used else None
        if used is None or person is None or person.mail != used.detail:
            return False
        self._store.people.change(person.id, mail_confirmed=True).result()
        return True

    def send_back(self, mail: str) -> int:
        """A private link for everybody who has confirmed this address; how many letters went out."""
        found = self._store.people.with_mail(mail) if mail and self.post is not None else []
        for person in found:
            assert self.post is not None
            token, now = secret_text(self._draw), self._now()
            self._store.tokens.keep(token, person.id, RESTORE, now, now + HOUR).result()
            speaker = Speaker(language_of(person))
            text = speaker.say("mail-lost-text", name=person.name, link=f"{self._site}/restore#{token}")
            self.post.send(self.post.message(person.mail, speaker.say("mail-lost-title"), text))
        return len(found)

    # Leaving

    def leave_link(self, person: PersonRow, channel: ChannelRow) -> str:
        """The address by which whoever has a letter ends the channel; nothing is stored for it."""
        return f"{self._site}/mail/leave?channel={channel.id}&seal={self._seal(channel.id)}"

    def may_leave(self, channel: str, seal: str) -> bool:
        return hmac.compare_digest(self._seal(channel).encode(), seal.encode())

    def leave(self, channel: str, seal: str) -> bool:
        """Whether the link was good; the channel is off afterwards, and its owner can turn it on again."""
        if not self.may_leave(channel, seal) or self._store.channels.get(channel) is None:
            return False
        self._store.channels.change(channel, on=False).result()
        return True

    def _seal(self, channel: str) -> str:
        return hmac.new(self._key, channel.encode(), "sha256").hexdigest()[:32]
