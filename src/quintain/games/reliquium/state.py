"""What lies on the table: everything is open."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.agenda import State

# Steps of the agenda that wait for a choice.
FACTION: Final = 0  # a player takes a faction
VOTE: Final = 1  # a: faction
ACT: Final = 2  # a: faction
MARCH_ON: Final = 3  # a: unit, b: first way
ASK: Final = 4  # a: the summons, as an action
CONSENT: Final = 5  # a: the action asked for, b: the faction that asks
ABILITY: Final = 6  # a: creature
GATHER: Final = 7  # a: creature, b: destination
SEND: Final = 8  # a: faction, b: value of the ranged token
LOSE: Final = 9  # a: area * 4 + post, b: units still to be lost
FLEE: Final = 10  # a: area, b: the first way still open to choice
ATTACH: Final = 11  # a: faction, b: value of the ranged token
ADVANCE: Final = 12  # a: melee token, b: post

# Steps that are carried out by themselves.
LAY: Final = 13  # set-up after the choices
ROUND: Final = 14  # a new round begins
PEACE: Final = 15  # a: a bit for each faction that still acts, b: whose turn is next
PAWN: Final = 16  # a: faction
WAR: Final = 17  # the war phase begins
SUPPORT_STAGE: Final = 18  # a: faction, b: the last token decided, as area * 4 + value
ATTACK_STAGE: Final = 19  # a: how many of the twelve melee tokens are settled
ROUT: Final = 20  # a: area, b: the first way still open to choice
JOIN: Final = 21  # a: faction, b: the lowest value still open to choice
TRIUMPH: Final = 22  # a: melee token, b: the lowest post still open to choice
HOME: Final = 23  # a: melee token
ROUND_END: Final = 24
BALLOT: Final = 25  # the vote on the optional rules begins


@final
class ReliquiumState(State):
    """Per faction means in order of initiative; tokens and creatures are numbered three to a faction."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "seat_of",
        "rules",
        "votes",
        "round",
        "army",
        "holder",
        "castle",
        "reserve",
        "track",
        "pawn",
        "melee",
        "ranged",
        "friend",
        "sent",
        "creature",
        "militia",
        "refused",
        "plan",
    )

    def __init__(self) -> None:
        super().__init__()
        self.seat_of: vec[i64] = vec[i64]()  # per faction: its seat, or NOBODY
        self.rules: i64 = 0  # the optional rules in play, a bit each
        self.votes: vec[i64] = vec[i64]()  # per optional rule: how many want it
        self.round: i64 = 0  # the first is 1
        self.army: vec[i64] = vec[i64]()  # per area: the figures there, a packed force
        self.holder: vec[i64] = vec[i64]()  # per area: the faction of the figures, or NOBODY
        self.castle: vec[i64] = vec[i64]()  # per area: the faction of the castle, or NOBODY
        self.reserve: vec[i64] = vec[i64]()  # per faction: figures off the map, a packed force
        self.track: vec[i64] = vec[i64]()  # per faction and segment: castles that cover its first spaces
        self.pawn: vec[i64] = vec[i64]()  # per faction: space 1 .. 9, or 0 beside the track
        self.melee: vec[i64] = vec[i64]()  # per melee token: the way it points, or SUPPLY
        self.ranged: vec[i64] = vec[i64]()  # per ranged token: the way it points, or SUPPLY
        self.friend: vec[i64] = vec[i64]()  # per ranged token: the faction it was laid for, or NOBODY
        self.sent: vec[i64] = vec[i64]()  # per ranged token: who is sent to it, a packed force and the militia
        self.creature: vec[i64] = vec[i64]()  # per creature: its junction, or SUPPLY
        self.militia: i64 = 0  # a bit for each faction whose castles fight
        self.refused: i64 = 0  # a bit for each faction that has refused in this turn
        self.plan: vec[i64] = vec[i64]()  # area and force, in pairs: called by a creature, or just fled

    def clone(self) -> ReliquiumState:
        twin = ReliquiumState()
        twin.viewer = self.viewer
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.seat_of = self.seat_of[:]
        twin.rules = self.rules
        twin.votes = self.votes[:]
        twin.round = self.round
        twin.army = self.army[:]
        twin.holder = self.holder[:]
        twin.castle = self.castle[:]
        twin.reserve = self.reserve[:]
        twin.track = self.track[:]
        twin.pawn = self.pawn[:]
        twin.melee = self.melee[:]
        twin.ranged = self.ranged[:]
        twin.friend = self.friend[:]
        twin.sent = self.sent[:]
        twin.creature = self.creature[:]
        twin.militia = self.militia
        twin.refused = self.refused
        twin.plan = self.plan[:]
        return twin
