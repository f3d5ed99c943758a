"""A second book: Majesty kept once more in dicts and lists, straight from the rules, to check the first one.

It imports nothing of the game. `open_book` copies a table as the game tells it; from there the book goes its own way.
"""

from __future__ import annotations

from typing import Any

Book = dict[str, Any]

BUILDINGS = ["mill", "brewery", "cottage", "guardhouse", "barracks", "inn", "castle"]
HOME = {
    "miller": "mill",
    "brewer": "brewery",
    "witch": "cottage",
    "guard": "guardhouse",
    "knight": "barracks",
    "innkeeper": "inn",
    "noble": "castle",
}
MAJORITY = {"A": [10, 11, 12, 13, 14, 15, 16], "B": [14, 12, 12, 8, 8, 12, 16]}
PLACES = 5
TURNS = 12


def open_book(told: dict[str, Any]) -> Book:
    """Copy the table at the beginning of a turn."""
    players = []
    for player in told["players"]:
        columns = {building: list(player[building]) for building in BUILDINGS}
        players.append(
            {
                "points": player["points"],
                "workers": player["workers"],
                "columns": columns,
                "infirmary": list(player["infirmary"]),
            }
        )
    market = []
    for entry in told["market"]:
        card, _, workers = entry.partition(":")
        market.append([card, int(workers or 0)])
    return {
        "sides": dict(zip([*BUILDINGS, "infirmary"], told["sides"], strict=True)),
        "players": players,
        "market": market,
        "next": list(told["next"]),
        "reserve": told["reserve"],
        "turn": told["turn"],
        "first": told["first"],
        "asked": "take",
        "report": None,
    }


def active(book: Book) -> int | None:
    if book["asked"] is None:
        return None
    return (book["first"] + book["turn"]) % len(book["players"])


def read_out(book: Book) -> dict[str, Any]:
    """The table in the words in which the game tells it."""
    players = []
    for player in book["players"]:
        columns = player["columns"]
        counts = {building: len(columns[building]) for building in BUILDINGS}
        counts["infirmary"] = len(player["infirmary"])
        players.append(
            {
                "points": player["points"],
                "workers": player["workers"],
                **columns,
                "infirmary": player["infirmary"],
                "counts": counts,
            }
        )
    return {
        "turn": book["turn"],
        "first": book["first"],
        "active": active(book),
        "market": [f"{card}:{workers}" if workers else card for card, workers in book["market"]],
        "next": book["next"],
        "deck": len(book["next"]),
        "reserve": book["reserve"],
        "players": players,
        "report": book["report"],
    }


def moves(book: Book) -> list[str]:
    """What the active player may choose, in order."""
    if book["asked"] is None:
        return []
    me = book["players"][active(book)]
    if book["asked"] == "heal":
        return [f"heal role={role}" for role in me["infirmary"][-1].split("_")]
    if book["asked"] == "trade":
        low, high = trades(book, me)
        return [f"trade amount={amount}" for amount in range(low, high + 1)]
    found = []
    for slot in range(len(book["market"])):
        if slot <= me["workers"]:
            for role in book["market"][slot][0].split("_"):
                found.append(f"take slot={slot} role={role}")
    return found


def trades(book: Book, me: dict[str, Any]) -> tuple[int, int]:
    held = me["workers"]
    free = PLACES - held if held < PLACES else 0
    return -min(5, held), min(5, free, me["points"], book["reserve"])


def play(book: Book, move: str) -> None:
    verb, *rest = move.split()
    given = dict(word.split("=") for word in rest)
    seat = active(book)
    assert seat is not None
    if verb == "take":
        take(book, seat, int(given["slot"]), given["role"])
    elif verb == "heal":
        heal(book, seat, given["role"])
        score_building(book, seat, "cottage")
        end_turn(book, seat)
    else:
        amount = int(given["amount"])
        me = book["players"][seat]
        me["workers"] += amount
        me["points"] -= amount
        book["reserve"] -= amount
        score_building(book, seat, "castle")
        end_turn(book, seat)


def take(book: Book, seat: int, slot: int, role: str) -> None:
    me = book["players"][seat]
    for passed in book["market"][:slot]:
        passed[1] += 1
        me["workers"] -= 1
    card, workers = book["market"].pop(slot)
    me["workers"] += workers
    building = HOME[role]
    me["columns"][building].append(card)

    if building == "cottage" and me["infirmary"]:
        roles = me["infirmary"][-1].split("_")
        if len(roles) == 2:
            book["asked"] = "heal"
            return
        heal(book, seat, roles[0])
    if building == "barracks":
        attack(book, seat)
    if building == "castle" and book["sides"]["castle"] == "B" and trades(book, me) != (0, 0):
        book["asked"] = "trade"
        return
    score_building(book, seat, building)
    end_turn(book, seat)


def heal(book: Book, seat: int, role: str) -> None:
    me = book["players"][seat]
    me["columns"][HOME[role]].append(me["infirmary"].pop())


def attack(book: Book, seat: int) -> None:
    knights = len(book["players"][seat]["columns"]["barracks"])
    for other, victim in enumerate(book["players"]):
        if other == seat or len(victim["columns"]["guardhouse"]) >= knights:
            continue
        for building in BUILDINGS:
            if victim["columns"][building]:
                victim["infirmary"].append(victim["columns"][building].pop())
                break


def score_building(book: Book, seat: int, building: str) -> None:
    """The rows of the building's face, from top to bottom, after its signpost."""
    me = book["players"][seat]
    millers, brewers, witches, guards, knights, innkeepers, nobles = (len(me["columns"][b]) for b in BUILDINGS)
    face = building + " " + book["sides"][building]
    if face == "mill A":
        me["points"] += 2 * millers
    elif face == "brewery A":
        me["points"] += 2 * brewers
        hire(book, me, brewers)
        for_each_with(book, "mill", 2)
    elif face == "cottage A":
        me["points"] += 2 * (millers + brewers + witches)
    elif face == "guardhouse A":
        me["points"] += 2 * (guards + knights + innkeepers)
    elif face == "barracks A":
        me["points"] += 3 * knights
    elif face == "inn A":
        me["points"] += 4 * innkeepers
        for_each_with(book, "brewery", 3)
    elif face == "castle A":
        me["points"] += 5 * nobles
        hire(book, me, nobles)
    elif face == "mill B":
        me["points"] += 2 * millers
        for_each_with(book, "cottage", 3)
    elif face == "brewery B":
        hire(book, me, millers + brewers)
        if innkeepers and nobles:
            me["points"] += 10
    elif face == "cottage B":
        me["points"] += 3 * witches
    elif face == "guardhouse B":
        me["points"] += 2 * (brewers + witches + guards)
        for_each_with(book, "inn", 3)
    elif face == "barracks B":
        me["points"] += 3 * (knights + innkeepers + nobles)
    elif face == "inn B":
        me["points"] += 2 * innkeepers * max(millers, brewers, witches, guards, knights, innkeepers, nobles)
    elif face == "castle B":
        me["points"] += 4 * (nobles + len(me["infirmary"]))


def for_each_with(book: Book, building: str, points: int) -> None:
    for player in book["players"]:
        if player["columns"][building]:
            player["points"] += points


def hire(book: Book, me: dict[str, Any], wanted: int) -> None:
    there = min(wanted, book["reserve"])
    book["reserve"] -= there
    me["workers"] += there


def end_turn(book: Book, seat: int) -> None:
    me = book["players"][seat]
    while me["workers"] > PLACES:
        me["workers"] -= 1
        me["points"] += 1
        book["reserve"] += 1
    if book["next"]:
        book["market"].append([book["next"].pop(0), 0])
    book["turn"] += 1
    book["asked"] = "take"
    if book["turn"] == TURNS * len(book["players"]):
        book["asked"] = None
        book["report"] = settle([read_out(book)["players"][s] for s in range(len(book["players"]))], book["sides"])
        for player, line in zip(book["players"], book["report"], strict=True):
            player["points"] = line["total"]


def settle(players: list[dict[str, Any]], sides: dict[str, str]) -> list[dict[str, Any]]:
    """Final scoring of kingdoms as they are told: wounded, variety, majority, infirmary."""
    report = []
    most_wounded = max(len(player["infirmary"]) for player in players)
    for player in players:
        wounded = len(player["infirmary"])
        majority = []
        for number, building in enumerate(BUILDINGS):
            most = max(len(other[building]) for other in players)
            leads = len(player[building]) == most and most > 0
            majority.append(MAJORITY[sides[building]][number] if leads else 0)
        worst = sides["infirmary"] == "B" and wounded == most_wounded and wounded > 0
        majority.append(-10 if worst else 0)
        penalty = -2 * wounded if sides["infirmary"] == "B" else -wounded
        kinds = sum(1 for building in BUILDINGS if player[building])
        total = player["points"] + penalty + kinds * kinds + sum(majority)
        report.append(
            {
                "in_game": player["points"],
                "wounded": penalty,
                "variety": kinds * kinds,
                "majority": majority,
                "total": total,
            }
        )
    return report


def ranks(totals: list[int]) -> list[int]:
    """Standard competition ranking: one more than the number of better totals."""
    return [1 + sum(1 for other in totals if other > total) for total in totals]
