"""Mail is handed over inside TLS where the mail server offers it, and to nobody whose certificate does not fit."""

from __future__ import annotations

import base64
import datetime
import ipaddress
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from quintain.server.mail import Post
from tests.server.receivers import Letterbox, letterbox

SECRET = "good morning"


def certified(folder: Path, address: str) -> Path:
    """A key with a certificate for an address, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "loopback")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(address))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    encoding, none = serialization.Encoding.PEM, serialization.NoEncryption()
    file = folder / f"{address}.pem"
    file.write_bytes(key.private_bytes(encoding, serialization.PrivateFormat.PKCS8, none) + made.public_bytes(encoding))
    return file


def sent(box: Letterbox) -> str:
    """What became of a letter that was handed to a server with a name and a secret."""
    post = Post(box.address.replace("://", f"://quintain:{SECRET.replace(' ', '%20')}@"), "Quintain <q@example.org>")
    return post.send(post.message("anna@example.org", "Your turn", "It is your turn.")).state


def test_a_letter_and_the_secret_go_through_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = certified(tmp_path, "127.0.0.1")
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with letterbox(file) as box:
        state = sent(box)

    assert "arrived" == state
    assert [f"\0quintain\0{SECRET}"] == [base64.b64decode(user).decode() for user in box.users]
    assert ["Your turn"] == [letter["Subject"] for letter in box.letters]
    assert ["EHLO", "STARTTLS"] == box.plain


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.2"])
def test_who_cannot_show_who_he_is_gets_neither(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """A certificate that nobody has signed whom we know, and one of somebody else."""
    file = certified(tmp_path, address)
    monkeypatch.setenv("SSL_CERT_FILE", str(file if address != "127.0.0.1" else certified(tmp_path, "127.0.0.9")))
    with letterbox(file) as box:
        state = sent(box)

    assert "again" == state
    assert ([], []) == (box.users, box.letters)
