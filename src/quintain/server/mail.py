"""Letters by mail: handed to an SMTP server, only to confirmed addresses, each with a way to have no more of them."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Callable
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from quintain.server.carriers import Delivery
from quintain.server.letters import Letter
from quintain.store import ChannelRow, PersonRow
from quintain.words import Speaker

WAIT: Final = 20.0  # seconds
PORTS: Final = {"smtp": 587, "smtps": 465}


class NoMail(ValueError):
    """The setting `smtp` is not an address of a mail server."""


class Post:
    """An SMTP server: smtp://user:secret@host:587 (with TLS as soon as it is offered) or smtps://…"""

    def __init__(self, address: str, sender: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in PORTS or not parts.hostname or "@" not in sender:
            raise NoMail("smtp is an address such as smtp://user:secret@mail.example.org:587, with mail_from beside it")
        self._scheme: Final = parts.scheme
        self._host: Final = parts.hostname
        self._port: Final = parts.port or PORTS[parts.scheme]
        self._user: Final = unquote(parts.username or "")
        self._secret: Final = unquote(parts.password or "")
        self.sender: Final = sender

    def send(self, message: EmailMessage) -> Delivery:
        """Waits until the server has taken it."""
        try:
            with self._connected() as connection:
                connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Delivery("failed" if all(code >= 500 for code in codes) else "again", f"SMTP {codes[0]}")
        except smtplib.SMTPResponseException as error:
            return Delivery("failed" if error.smtp_code >= 550 else "again", f"SMTP {error.smtp_code}")
        except (OSError, smtplib.SMTPException) as error:
            return Delivery("again", str(error) or type(error).__name__)
        return Delivery("arrived")

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self._scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=WAIT, context=context)
        else:
            connection = smtplib.SMTP(self._host, self._port, timeout=WAIT)
            connection.ehlo()
            if connection.has_extn("starttls"):
                connection.starttls(context=context)
            elif self._user:
                connection.close()
                raise smtplib.SMTPNotSupportedError("the mail server offers no TLS, and the secret is not told without")
        if self._user:
            connection.login(self._user, self._secret)
        return connection

    def message(self, to: str, title: str, text: str) -> EmailMessage:
        """A message of ours, to one address."""
        found = EmailMessage()
        name, _, domain = to.rpartition("@")
        found["From"] = self.sender
        found["To"] = Address(username=name, domain=domain)
        found["Subject"] = " ".join(title.split())
        found["Date"] = formatdate()
        found["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        found["Auto-Submitted"] = "auto-generated"
        found.set_content(text)
        return found


class Mail:
    """Notices by mail."""

    def __init__(self, post: Post | None, unsubscribe: Callable[[PersonRow, ChannelRow], str]) -> None:
        self._post: Final = post
        self._unsubscribe: Final = unsubscribe  # the address by which a person has no more mail from a channel

    def carry(self, person: PersonRow, channel: ChannelRow, letter: Letter) -> Delivery:
        if self._post is None:
            return Delivery("failed", "this server sends no mail")
        if not person.mail_confirmed or channel.address != person.mail:
            return Delivery("failed", "the address is not confirmed")
        speaker = Speaker(letter.lang)
        leave = self._unsubscribe(person, channel)
        text = "\n".join([letter.text, "", letter.link, "", "-- ", speaker.say("mail-why", link=leave)])
        message = self._post.message(person.mail, letter.title, text)
        message["List-Unsubscribe"] = f"<{leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return self._post.send(message)
