"""The short forms of `bench/cluster.py` and of `make deploy-check`: real processes, PostgreSQL, a bus, Caddy."""

from __future__ import annotations

from pathlib import Path

from bench import cluster, deployed
from bench.cluster import Sizes


def test_nothing_is_lost_or_doubled_whatever_is_stopped(tmp_path: Path) -> None:
    """A server sleeps and wakes, the bus is away, the database and the servers are restarted, servers are killed."""
    sizes = Sizes(tables=5, sleep=18, kills=3, silence=3, rolls=1, lively=8, late=600)  # how long it takes is no question here
    names = ["sleep", "silence", "database", "rolling", "kills"]
    found = {each.trial: each for each in cluster.tried(names, sizes, tmp_path)}

    assert [] == [fault for each in found.values() for fault in each.faults]
    assert {*names, "logs"} == set(found)
    assert found["sleep"].figures["noticed that it was not heard of"]


def test_what_is_deployed_is_what_is_tried() -> None:
    assert [] == deployed.read()


def test_a_container_that_is_not_reached_is_noticed() -> None:
    given = {"QUINTAIN_DATABASE": "postgresql://database/quintain", "QUINTAIN_BUS": "valkey://valkey", "QUINTAIN_HOST": "0.0.0.0"}
    given |= {"QUINTAIN_PEER": "http://one:8000", "QUINTAIN_ORIGINS": "https://play.example.org", "QUINTAIN_PROXIES": "10.0.0.2"}
    proxy = {"networks": {"inside": {"ipv4_address": "10.0.0.2"}}}

    assert [] == deployed.unfit("one", given, proxy)
    assert 1 == len(deployed.unfit("two", given, proxy))
    assert 1 == len(deployed.unfit("one", {**given, "QUINTAIN_HOST": "127.0.0.1"}, proxy))
    assert 1 == len(deployed.unfit("one", {**given, "QUINTAIN_PROXIES": "10.0.0.3"}, proxy))
    assert 1 == len(deployed.unfit("one", {**given, "QUINTAIN_WORKER": "2"}, proxy))
