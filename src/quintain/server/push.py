"""Letters to browsers: web push, encrypted for the device, signed with the server's own key."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from quintain.server.carriers import Delivery, judged
from quintain.server.letters import Letter
from quintain.server.outbound import Forbidden, Resolve, Unanswered, checked, post, resolved
from quintain.store import ChannelRow, PersonRow, Store

KEY: Final = "vapid"
AUTH: Final = 16  # bytes of a subscription's secret
SIGNED: Final = 12 * 3600  # seconds for which a signature is good
BODY: Final = 600  # letters of a body at most
LONGEST: Final = 28 * 24 * 3600  # seconds that a push service keeps a letter at most


def push_key(store: Store) -> Vapid02:
    """The server's key, made at the first start."""

    def make() -> bytes:
        fresh = Vapid02()
        fresh.generate_keys()
        return bytes(fresh.private_pem())

    return Vapid02.from_pem(store.secrets.get_or_make(KEY, make).result())


def public_text(key: Vapid02) -> str:
    """The public key as browsers want it."""
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def must_be_subscription(found: dict[str, Any], private: bool) -> None:
    """Forbidden where this is not what a browser gives, or would lead into a private network."""
    endpoint, keys = found.get("endpoint"), found.get("keys")
    if not isinstance(endpoint, str) or not isinstance(keys, dict):
        raise Forbidden("a subscription has an endpoint and keys")
    checked(endpoint, private)
    point, auth = (_bytes(keys.get(name)) for name in ("p256dh", "auth"))
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Forbidden("the key of the subscription is none") from None
    if len(auth) != AUTH:
        raise Forbidden(f"the secret of a subscription has {AUTH} bytes")


def _bytes(text: object) -> bytes:
    """Base64 for addresses, as browsers write it; nothing where it is something else."""
    if not isinstance(text, str) or len(text) > 200:
        return b""
    try:
        return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        return b""


class Push:
    """Hands letters to the push services of browsers."""

    def __init__(
        self, key: Vapid02, contact: str, now: Callable[[], int], private: bool = False, resolve: Resolve = resolved
    ) -> None:
        self._key: Final = key
        self._contact: Final = contact  # mailto:… or https://…, for whoever runs the push service
        self._now: Final = now
        self._private: Final = private
        self._resolve: Final = resolve

    def carry(self, person: PersonRow, channel: ChannelRow, letter: Letter) -> Delivery:
        try:
            must_be_subscription(channel.subscription, self._private)
            endpoint = str(channel.subscription["endpoint"])
            body = WebPusher(channel.subscription).encode(told(letter))["body"]
            return judged(post(endpoint, self._headers(endpoint, letter), body, self._private, self._resolve))
        except Forbidden as error:
            return Delivery("failed", str(error))
        except Unanswered as error:
            return Delivery("again", str(error))

    def _headers(self, endpoint: str, letter: Letter) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact, "exp": self._now() // 1000 + SIGNED}
        signed: dict[str, str] = self._key.sign(claims)
        return {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(max(60, min(LONGEST, letter.lasts // 1000))),
            "Urgency": "normal" if letter.kind == "turn" else "high" if letter.kind in ("reminder", "test") else "low",
            "Topic": letter.tag[:32],
        }


def told(letter: Letter) -> bytes:
    """What the page's worker shows; `path` is where a tap leads. Push services carry four kilobytes."""
    body = letter.text if len(letter.text) <= BODY else letter.text[:BODY] + "…"
    facts = {"title": letter.title, "body": body, "path": letter.path, "tag": letter.tag, "lang": letter.lang}
    return json.dumps(facts, ensure_ascii=False).encode()
