"""CC-4. From the options of a table to its castles: who brings what, and whether all of it is sound."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

from quintain.games.castlecraft.atlas import CHOOSE, LOT, Atlas, Wish, dealt
from quintain.games.castlecraft.castles.check import check_main
from quintain.games.castlecraft.castles.flaws import Flaw, clean, crowd, errors, table_of, told
from quintain.games.castlecraft.castles.ground import DIAGONAL, STRAIGHT, Costs
from quintain.games.castlecraft.castles.plan import PEOPLES, Plan
from quintain.games.castlecraft.castles.reading import read_plan, read_text
from quintain.games.castlecraft.castles.setups import Setup, Yard, read_setup
from quintain.games.castlecraft.castles.text import point
from quintain.games.castlecraft.castles.walks import ZONE, judge
from quintain.games.castlecraft.kit import Kit
from quintain.kernel.content import Content, Entry, content_of
from quintain.kernel.errors import ContentError, OptionError
from quintain.kernel.types import Json

NONE: Final = "none"
LONGEST: Final = 100_000  # letters of a set-up or of castles as data; three of the largest castles have less
NAMED: Final = 200  # flaws that are told at once


@final
class Bid:
    """What a seat brings: a plan or nothing, and how it is moved."""

    def __init__(self, plan: Plan | None, shift: int, setback: int, mirror: bool) -> None:
        self.plan: Final[Plan | None] = plan
        self.shift: Final[int] = shift
        self.setback: Final[int] = setback
        self.mirror: Final[bool] = mirror


def muster(
    content: Content,
    seats: int,
    armies: str,
    places: str,
    setup_name: str,
    own_setup: str,
    castles: str,
    own_castles: str,
    examine: bool,
    one_step: bool = False,
) -> Atlas:
    """The castles of a table; with `examine` everything that is not as shipped is judged first."""
    kit = Kit(content)
    balanced = castles == "own_balanced"
    corrected = content is not content_of(content.game, Path(__file__).parent)
    shipped = ready_plans(content, kit, examine and corrected)
    flaws: list[Flaw] = []
    own = bool(own_setup)
    drawn = table_of(_data(own_setup, "own_setup", "CC-4.5")) if own else {}
    plans = _read_plans(drawn, shipped, examine, kit, flaws)
    blamed = "own_setup" if flaws else "own_castles"
    bids = _read_bids(seats, own_castles, examine, kit, flaws)
    flaws += _same_ids([bid.plan for bid in bids if bid.plan is not None])
    _refuse(flaws if balanced else errors(flaws), blamed)
    setup = _find_setup(content, seats, setup_name, drawn if own else None, plans)
    wishes = _wishes(kit, seats, armies, places, setup, bids)
    costs = Costs(int(kit.stairs), int(kit.climb), STRAIGHT if one_step else DIAGONAL)
    ready = [shipped[name] for name in kit.castle_of]
    extras = [plans[extra.castle] for extra in setup.extras]
    _refuse(_same_ids(_on_the_table(wishes, ready, extras)), "own_castles" if own_castles else "own_setup")
    atlas = Atlas(Yard(kit.size, kit.zone), setup, ready, extras, wishes, costs)
    moved = any(bid.plan is not None or bid.shift or bid.setback or bid.mirror for bid in bids)
    if examine and (moved or own or corrected):
        flaws = atlas.judge()
        blamed = "own_setup" if own else "own_castles" if moved else "content"
        _refuse(flaws if balanced else errors(flaws), blamed)
    return atlas


def _wishes(kit: Kit, seats: int, armies: str, places: str, setup: Setup, bids: list[Bid]) -> list[Wish]:
    """CC-4.3, CC-4.4, CC-4.8. What is settled for every seat; who brings a plan has chosen its people."""
    army_wishes = read_list(armies, kit.armies, {"choose": CHOOSE, "lot": LOT}, seats, "armies", "CC-4.3")
    for seat, bid in enumerate(bids):
        if bid.plan is not None:
            army = PEOPLES.index(bid.plan.people)
            if army_wishes[seat] not in (LOT, CHOOSE, army):
                raise OptionError(
                    f"armies: seat {seat + 1} brings a castle of the {bid.plan.people} to another army (CC-4.4)",
                    "CC-4.4",
                    "armies",
                )
            army_wishes[seat] = army
    _differ(army_wishes, "armies", "CC-4.3")
    edges = tuple([place.edge for place in setup.places])
    place_wishes = read_list(places, edges, {"lot": LOT}, seats, "places", "CC-4.4")
    _differ(place_wishes, "places", "CC-4.4")
    return [
        Wish(army_wishes[seat], place_wishes[seat], bid.plan, bid.shift, bid.setback, bid.mirror) for seat, bid in enumerate(bids)
    ]


def ready_plans(content: Content, kit: Kit, examine: bool) -> dict[str, Plan]:
    """The castles of the box by id; after corrections by the host they are judged like any other."""
    plans: dict[str, Plan] = {}
    for entry in content.root().entries("castle"):
        reading = read_plan(bare(entry))
        flaws = reading.flaws
        if reading.plan is not None:
            plans[reading.plan.id] = reading.plan
            if examine:
                flaws = errors(judge(reading.plan, reading.plan.people != NONE, kit.zone))
        if flaws:
            raise ContentError(f"content {entry.path}: {told(flaws)}")
    for army, name in zip(kit.armies, kit.castle_of, strict=True):
        if name not in plans or plans[name].people != army:
            raise ContentError(f"content army.{army}.castle should be a castle of the {army}, not {name!r}")
    return plans


def shipped_plans() -> dict[str, Plan]:
    """The castles of the box by id, as they are shipped."""
    content = content_of("castlecraft", Path(__file__).parent)
    return ready_plans(content, Kit(content), False)


def why_not_main(plan: Plan, text: str) -> list[Flaw]:
    """CC-V11, CC-V12, CC-V15. What keeps an extra castle from being a main castle, with its place in the file."""
    flaws = check_main(plan, ZONE)
    point(text, flaws)
    return flaws


def bare(entry: Entry) -> dict[str, Json]:
    """A table of the content as the castle format knows it, without its sources."""
    return {key: value for key, value in entry.table.items() if key != "from"}


def read_list(text: str, ids: tuple[str, ...], open_words: dict[str, int], seats: int, name: str, clause: str) -> list[int]:
    """One word per seat, separated by commas: an id, or a word that leaves it open; one such word may stand for all seats."""
    words = [word.strip() for word in text.split(",")]
    if len(words) == 1 and words[0] in open_words:
        words *= seats
    others = " or ".join(open_words)
    if len(words) != seats:
        raise OptionError(f"{name} are {seats} words, one per seat, or {others}, not {text!r} ({clause})", clause, name)
    for word in words:
        if word not in open_words and word not in ids:
            raise OptionError(f"{name} are some of {', '.join(ids)} or {others}, not {word!r} ({clause})", clause, name)
    return [open_words[word] if word in open_words else ids.index(word) for word in words]


def _differ(numbers: list[int], name: str, clause: str) -> None:
    chosen = [number for number in numbers if number >= 0]
    if len(set(chosen)) != len(chosen):
        raise OptionError(f"{name} of the seats must differ ({clause})", clause, name)


def _data(text: str, name: str, clause: str) -> Json:
    if len(text) > LONGEST:
        raise OptionError(f"{name} has at most {LONGEST} letters ({clause})", clause, name)
    try:
        return clean(json.loads(text))
    except (ValueError, RecursionError):
        raise OptionError(f"{name} is no data ({clause})", clause, name) from None


def _read_plans(drawn: dict[str, Json], shipped: dict[str, Plan], examine: bool, kit: Kit, flaws: list[Flaw]) -> dict[str, Plan]:
    """The plans that extra castles may have: those of the own set-up, which are judged, and the shipped ones under other ids."""
    own: dict[str, Plan] = {}
    castles = drawn.get("castle", [])
    for item in crowd(castles if isinstance(castles, list) else [], "castle", flaws):
        plan = _read(item, flaws)
        if plan is None:
            continue
        if plan.id in own and own[plan.id].table() != plan.table():
            flaws.append(Flaw("V1", "same-id", plan.id))
        elif plan.id not in own and examine:
            flaws += judge(plan, False, kit.zone)
        own.setdefault(plan.id, plan)
    return {**shipped, **own}


def _find_setup(content: Content, seats: int, name: str, drawn: dict[str, Json] | None, plans: dict[str, Plan]) -> Setup:
    """CC-4.5. The set-up chosen; `drawn` is that of a player, if there is one."""
    if drawn is not None:
        entry = drawn.get("setup", drawn)
        setup, flaws = read_setup(table_of(entry[0]) if isinstance(entry, list) and len(entry) == 1 else table_of(entry))
    else:
        setup, flaws = read_setup(_shipped_setup(content, seats, name))
        if flaws:
            raise ContentError(f"content setup.{name}: {told(flaws)}")
    if setup is not None:
        if len(setup.places) != seats:
            flaws.append(Flaw("S1", "players", facts={"found": len(setup.places), "expected": seats}))
        for extra in setup.extras:
            if extra.castle not in plans:
                flaws.append(Flaw("S1", "castle-unknown", facts={"castle": extra.castle}))
    _refuse(flaws, "own_setup" if drawn is not None else "content")
    assert setup is not None
    return setup


def _shipped_setup(content: Content, seats: int, name: str) -> dict[str, Json]:
    for entry in content.root().entries("setup"):
        default = name == "auto" and entry.flag("default") and entry.number("players") == seats
        if default or entry.text("id") == name:
            return bare(entry)
    raise ContentError(f"content setup has no set-up {name} for {seats} players")


def _read(item: Json, flaws: list[Flaw]) -> Plan | None:
    """A plan from data or from the text of a castle file."""
    reading = read_text(item) if isinstance(item, str) else read_plan(table_of(item))
    flaws += reading.flaws
    return reading.plan


def _read_bids(seats: int, own_castles: str, examine: bool, kit: Kit, flaws: list[Flaw]) -> list[Bid]:
    """CC-4.4. What each seat brings; plans are judged as main castles."""
    nothing = Bid(None, 0, 0, False)
    if not own_castles:
        return [nothing] * seats
    found = _data(own_castles, "own_castles", "CC-4.4")
    if isinstance(found, dict):
        found = [{"castle": found}] if "format" in found else found.get("seat")
    if not isinstance(found, list) or len(found) > seats:
        raise OptionError(f"own_castles is a list of at most {seats} castles, one per seat (CC-4.4)", "CC-4.4", "own_castles")
    bids: list[Bid] = []
    for seat, item in enumerate(found):
        entry = table_of(item)
        for key in entry:
            if key not in ("castle", "shift", "setback", "mirror"):
                raise OptionError(f"own_castles has no key {key!r} for seat {seat + 1} (CC-4.4)", "CC-4.4", "own_castles")
        plan = _read(entry["castle"], flaws) if entry.get("castle") else None
        if plan is not None and examine:
            flaws += judge(plan, True, kit.zone)
        shift, setback = entry.get("shift", 0), entry.get("setback", 0)
        if not isinstance(shift, int) or not isinstance(setback, int) or max(abs(shift), abs(setback)) > 100:
            raise OptionError(
                f"own_castles: shift and setback of seat {seat + 1} are numbers of cells (CC-4.4)", "CC-4.4", "own_castles"
            )
        bids.append(Bid(plan, shift, setback, entry.get("mirror") is True))
    return bids + [nothing] * (seats - len(bids))


def _on_the_table(wishes: list[Wish], ready: list[Plan], extras: list[Plan]) -> list[Plan]:
    """Every plan that may stand on the field, whatever lots and choices give."""
    plans = extras[:]
    for armies in dealt([wish.army for wish in wishes], len(ready)):
        for wish, army in zip(wishes, armies, strict=True):
            plans.append(wish.plan if wish.plan is not None else ready[army])
    return plans


def _same_ids(plans: list[Plan]) -> list[Flaw]:
    """CC-V1. One id, one plan on the whole table; two copies of a plan are one plan."""
    known: dict[str, Plan] = {}
    twice: list[str] = []
    for plan in plans:
        first = known.setdefault(plan.id, plan)
        if first is not plan and plan.id not in twice and first.table() != plan.table():
            twice.append(plan.id)
    return [Flaw("V1", "same-id", id) for id in twice]


def _refuse(flaws: list[Flaw], option: str) -> None:
    """CC-4.6. Refused as a whole, with every error named, as far as anybody reads."""
    if flaws:
        reasons: list[dict[str, Json]] = []
        for flaw in flaws[:NAMED]:
            reasons += flaw.named()
        raise OptionError(f"{told(flaws[:NAMED])} (CC-4.6)", "CC-4.6", option, reasons)
