"""Requests to addresses that people gave never reach a private network, by whatever name."""

from __future__ import annotations

import socket

import pytest

from quintain.server.outbound import Answer, Forbidden, Unanswered, checked, is_public, post
from tests.server.receivers import site

PRIVATE = [
    "127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:db8::1", "192.0.2.1", "nonsense",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known_as_such(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_known_as_such(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook", "ftp://example.org", "https://", "https://user:secret@example.org/", "https://example.org:99999/",
        "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1:8443/x", "https://exa mple.org/", "https://пример.рф/",
        "javascript:alert(1)", "", "https://example.org/" + "x" * 3000, "https://example.org/\r\nHost: other", "https://a:0/",
    ],
)  # fmt: skip
def test_addresses_that_may_not_be_asked_are_refused_unasked(address: str) -> None:
    with pytest.raises(Forbidden):
        checked(address, private=False)


@pytest.mark.parametrize("address", PRIVATE[:-1])
def test_a_name_that_leads_into_a_private_network_is_refused(address: str) -> None:
    with pytest.raises(Forbidden, match="private"):
        post("https://innocent.example.org/", {}, b"", resolve=lambda host, port: [address])


def test_one_private_address_among_public_ones_is_enough() -> None:
    with pytest.raises(Forbidden):
        post("https://innocent.example.org/", {}, b"", resolve=lambda host, port: ["1.1.1.1", "10.0.0.1"])


def test_the_address_that_was_checked_is_the_one_that_is_asked() -> None:
    """The name is resolved once: an answer that changes afterwards changes nothing."""
    answers = [["127.0.0.1"], ["10.0.0.1"]]
    with site() as there:
        port = there.address.rpartition(":")[2]
        found = post(f"http://rebound.example.org:{port}/a?b=c", {"X-A": "1"}, b"hello", True, lambda host, port: answers.pop(0))

        assert Answer(201) == found
        assert 1 == len(answers)
        ((path, headers, body),) = there.got
        assert ("/a?b=c", "1", b"hello") == (path, headers["x-a"], body)
        assert f"rebound.example.org:{port}" == headers["host"]


def test_redirections_are_not_followed() -> None:
    with site() as there:
        there.status = 302

        assert 302 == post(there.address, {}, b"", private=True).status
        assert 1 == len(there.got)


def test_a_site_that_does_not_answer_is_told_apart() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        with pytest.raises(Unanswered):
            post(f"http://127.0.0.1:{taken.getsockname()[1]}/", {}, b"", private=True)
    with pytest.raises(Unanswered):
        post("https://nobody.invalid/", {}, b"")


def test_a_secure_address_wants_a_certificate() -> None:
    with site() as there, pytest.raises(Unanswered):
        post(there.address.replace("http://", "https://"), {}, b"", private=True)
