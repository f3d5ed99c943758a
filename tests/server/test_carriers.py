"""Letters arrive: by web push, encrypted for the device; by mail, with a way out; at webhooks."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from quintain.server.carriers import Delivery
from quintain.server.letters import HOUR, Letter
from quintain.server.mail import Mail, NoMail, Post
from quintain.server.outbound import Forbidden
from quintain.server.push import Push, must_be_subscription, public_text, push_key
from quintain.server.webhooks import Webhooks
from quintain.store import ChannelRow, PersonRow, Store
from tests.server.receivers import Letterbox, Site, letterbox, site

NOW = 1_700_000_000_000
LETTER = Letter(
    "Ваш ход: Majesty", ("Ваш ход: Majesty",), "/t/aaaaaaaaaa", "https://play.example.org/t/aaaaaaaaaa", "aaaaaaaaaa", "ru",
    8 * HOUR, ("aaaaaaaaaa",),
)  # fmt: skip
ANNA = PersonRow("anna", name="Anna", mail="anna@example.org", mail_confirmed=True)


@pytest.fixture
def there() -> Iterator[Site]:
    with site() as found:
        yield found


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with letterbox() as found:
        yield found


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """A browser that has subscribed: it has the keys to read what is pushed to it."""

    def __init__(self, address: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": f"{address}/push/1", "keys": {"p256dh": b64(point), "auth": b64(self.auth)}}
        self.channel = ChannelRow("c1", "anna", "push", subscription=self.subscription)

    def read(self, body: bytes) -> dict[str, str]:
        found: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
        return found


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_what_is_pushed_can_be_read_by_the_device_alone_and_is_signed_by_us(file_store: Store, there: Site) -> None:
    key = push_key(file_store)
    device = Device(there.address)
    found = Push(key, "mailto:us@example.org", lambda: NOW, private=True).carry(ANNA, device.channel, LETTER)

    assert Delivery("arrived") == found
    ((path, headers, body),) = there.got
    assert {"title": LETTER.title, "body": LETTER.text, "path": LETTER.path, "tag": LETTER.tag, "lang": "ru"} == device.read(body)
    assert b"Majesty" not in body
    assert ("/push/1", "aes128gcm", str(8 * 3600)) == (path, headers["content-encoding"], headers["ttl"])
    with pytest.raises(http_ece.ECEException):
        Device(there.address).read(body)

    token, public = (part.partition("=")[2] for part in headers["authorization"].removeprefix("vapid ").split(","))
    assert public_text(key) == public
    head, claims, seal = token.split(".")
    signature = encode_dss_signature(int.from_bytes(unb64(seal)[:32], "big"), int.from_bytes(unb64(seal)[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    point.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told = json.loads(unb64(claims))
    assert (there.address, "mailto:us@example.org", NOW // 1000 + 12 * 3600) == (told["aud"], told["sub"], told["exp"])


def test_the_key_is_made_once(file_store: Store) -> None:
    assert public_text(push_key(file_store)) == public_text(push_key(file_store))
    assert 65 == len(unb64(public_text(push_key(file_store))))


def test_a_long_letter_fits_into_a_push(file_store: Store, there: Site) -> None:
    device = Device(there.address)
    lines = tuple(f"Ваш ход: очень длинное название стола, {n}" for n in range(300))
    Push(push_key(file_store), "mailto:us@example.org", lambda: NOW, private=True).carry(
        ANNA, device.channel, Letter("Столы", lines, "/", "https://play.example.org/", "tables", "ru", HOUR)
    )

    body = there.got[0][2]
    assert len(body) < 4096
    assert device.read(body)["body"].endswith("…")


@pytest.mark.parametrize(
    ("status", "state"),
    [(201, "arrived"), (404, "gone"), (410, "gone"), (400, "failed"), (413, "failed"), (429, "again"), (503, "again")],
)
def test_what_the_other_end_says_is_understood(file_store: Store, there: Site, status: int, state: str) -> None:
    there.status = status
    push = Push(push_key(file_store), "mailto:us@example.org", lambda: NOW, private=True)

    assert state == push.carry(ANNA, Device(there.address).channel, LETTER).state
    assert state == Webhooks(private=True).carry(ANNA, ChannelRow("c", "anna", "webhook", there.address), LETTER).state


@pytest.mark.parametrize(
    "wrong",
    [
        {}, {"endpoint": "https://push.example.org/1"}, {"endpoint": "https://push.example.org/1", "keys": {}},
        {"endpoint": 5, "keys": {"p256dh": "x", "auth": "y"}},
        {"endpoint": "https://push.example.org/1", "keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"endpoint": "https://push.example.org/1", "keys": {"p256dh": "!", "auth": 7}},
    ],
)  # fmt: skip
def test_a_subscription_that_is_none_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(Forbidden):
        must_be_subscription(wrong, private=False)


def test_neither_pushes_nor_webhooks_reach_a_private_network(file_store: Store, there: Site) -> None:
    device = Device(there.address)
    push = Push(push_key(file_store), "mailto:us@example.org", lambda: NOW)

    assert "failed" == push.carry(ANNA, device.channel, LETTER).state
    for address in (there.address, "https://127.0.0.1/", "https://[::1]/", "https://localhost/"):
        assert "failed" == Webhooks().carry(ANNA, ChannelRow("c", "anna", "webhook", address), LETTER).state
    assert [] == there.got


def test_a_webhook_gets_text_and_facts(there: Site) -> None:
    channel = ChannelRow("c1", "anna", "webhook", f"{there.address}/hook?token=x")
    assert Delivery("arrived") == Webhooks(private=True).carry(ANNA, channel, LETTER)

    ((path, headers, body),) = there.got
    told = json.loads(body)
    assert ("/hook?token=x", "application/json") == (path, headers["content-type"])
    assert f"{LETTER.text}\n{LETTER.link}" == told["text"] == told["content"]
    assert (["aaaaaaaaaa"], "turn", LETTER.link) == (told["tables"], told["kind"], told["link"])


def test_a_letter_by_mail_says_how_to_have_no_more_of_them(box: Letterbox) -> None:
    mail = Mail(
        Post(box.address, "Quintain <us@example.org>"), lambda person, channel: f"https://play.example.org/leave/{channel.id}"
    )
    found = mail.carry(ANNA, ChannelRow("c1", "anna", "mail", "anna@example.org"), LETTER)

    assert Delivery("arrived") == found
    (letter,) = box.letters
    assert (LETTER.title, "anna@example.org", "Quintain <us@example.org>") == (letter["Subject"], letter["To"], letter["From"])
    text = letter.get_content()
    assert LETTER.link in text and "https://play.example.org/leave/c1" in text and "Больше не писать" in text
    assert "<https://play.example.org/leave/c1>" == letter["List-Unsubscribe"]
    assert "List-Unsubscribe=One-Click" == letter["List-Unsubscribe-Post"]
    assert "auto-generated" == letter["Auto-Submitted"]


@pytest.mark.parametrize(
    "person", [PersonRow("anna", mail="anna@example.org"), PersonRow("anna", mail="new@example.org", mail_confirmed=True)]
)
def test_mail_goes_to_confirmed_addresses_only(box: Letterbox, person: PersonRow) -> None:
    mail = Mail(Post(box.address, "us@example.org"), lambda person, channel: "https://x")

    assert "failed" == mail.carry(person, ChannelRow("c1", "anna", "mail", "anna@example.org"), LETTER).state
    assert [] == box.letters


@pytest.mark.parametrize(("code", "state"), [(550, "failed"), (450, "again")])
def test_what_a_mail_server_refuses_is_understood(box: Letterbox, code: int, state: str) -> None:
    box.code = code
    mail = Mail(Post(box.address, "us@example.org"), lambda person, channel: "https://x")

    assert Delivery(state, f"SMTP {code}") == mail.carry(ANNA, ChannelRow("c1", "anna", "mail", ANNA.mail), LETTER)  # type: ignore[arg-type]


def test_a_secret_is_not_told_to_a_mail_server_without_tls(box: Letterbox) -> None:
    address = box.address.replace("smtp://", "smtp://me:sesame@")
    found = Mail(Post(address, "us@example.org"), lambda *_: "https://x").carry(
        ANNA, ChannelRow("c", "anna", "mail", ANNA.mail), LETTER
    )

    assert ("again", True, []) == (found.state, "no TLS" in found.detail, box.letters)


def test_without_a_mail_server_there_is_no_mail() -> None:
    assert "failed" == Mail(None, lambda *_: "").carry(ANNA, ChannelRow("c", "anna", "mail", ANNA.mail), LETTER).state
    with pytest.raises(NoMail):
        Post("mail.example.org", "us@example.org")
    with pytest.raises(NoMail):
        Post("smtp://mail.example.org", "")


def test_a_name_cannot_put_lines_into_the_head_of_a_letter(box: Letterbox) -> None:
    post = Post(box.address, "us@example.org")
    post.send(post.message("anna@example.org", "Hello\r\nBcc: other@example.org", "text"))

    (letter,) = box.letters
    assert ("Hello Bcc: other@example.org", None) == (letter["Subject"], letter["Bcc"])
