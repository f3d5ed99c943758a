"""What /metrics tells: counts and times for Prometheus. Nothing here is told apart by table, person, seat or choice.

Bytes are not counted: where one table is played, their number would tell what others hold.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST


class Metrics:
    """The numbers of one server; each has a registry of its own, so that two can run in one process."""

    kind = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter("quintain_requests", "Answered requests.", ["method", "route", "status"], registry=registry)
        self.seconds = Histogram("quintain_request_seconds", "Time of a request.", ["route"], registry=registry)
        self.sockets = Gauge("quintain_sockets", "Open sockets.", ["kind"], registry=registry)
        self.received = Counter("quintain_messages_received", "Messages from clients.", ["type"], registry=registry)
        self.sent = Counter("quintain_messages_sent", "Messages to clients.", registry=registry)
        self.refused = Counter("quintain_refusals", "Refusals by code.", ["code"], registry=registry)
        self.dropped = Counter("quintain_sockets_dropped", "Sockets that were sent away.", ["why"], registry=registry)
        self.rooms = Gauge("quintain_rooms", "Tables in memory.", registry=registry)
        self.thoughts = Gauge("quintain_thoughts_waiting", "Questions of bots that nobody thinks about yet.", registry=registry)
        self.relayed = Gauge("quintain_sockets_relayed", "Sockets for tables that other servers lead.", registry=registry)
        self.bus = Gauge("quintain_bus", "Whether the bus between servers is there.", registry=registry)
        self.commits = Gauge("quintain_commits", "Commits of the writer since the start.", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
