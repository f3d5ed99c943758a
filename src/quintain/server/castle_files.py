"""Castle files judged for the page: what the engine's own check finds, with places, and what the castle comes to."""

from __future__ import annotations

from quintain.games.castlecraft import Flaw, Meadow, Plan, examine, in_steps, read_text, shipped_plans, write
from quintain.server.castle_mending import grid_place, mending
from quintain.server.payloads_castles import CastleCheck, CastleFile, CastleFlaw, CastleStep, CastleTower, CastleWalk

MOST_FLAWS = 200  # of one file that are told


def checked(text: str) -> CastleCheck:
    """The whole judgement on a text; a plan is given wherever it can be drawn, faulty or not."""
    drawn = read_text(text).plan
    reading = examine(text)
    flaws = [_told(flaw, drawn) for flaw in reading.flaws[:MOST_FLAWS]]
    if drawn is None:
        return CastleCheck(False, flaws)
    sound = reading.plan is not None
    walks, access = _walks(drawn) if sound else ([], "")
    towers = [CastleTower(tower.id, tower.floors(), walks[n] if n < len(walks) else "") for n, tower in enumerate(drawn.towers)]
    standing = sum(drawn.stands(x, y, z) for x, y, z in drawn.cells())
    return CastleCheck(
        sound, flaws, drawn.table(), write(drawn), towers, drawn.pays("square"), drawn.pays("round"), access, standing
    )


def walked(plan: Plan, at: tuple[int, int, int] | None, foe: bool) -> CastleWalk:
    """How far everything in a castle is from a place, or from its best entrance; nothing is, where nobody can stand there."""
    meadow = Meadow(plan)
    start = meadow.best_entrance() if at is None else meadow.standing(*at)
    if start < 0:
        return CastleWalk(at or (-1, -1, 0), [])
    return CastleWalk(meadow.place(start), [CastleStep(*meadow.place(cell), cost) for cell, cost in meadow.costs(start, foe)])


def ready_files() -> list[CastleFile]:
    """The castles of the box, as files that anybody may copy."""
    return [
        CastleFile(
            plan.id, write(plan), plan.name_en, plan.name_ru, plan.people, ready=True, shared=True, check=checked(write(plan))
        )
        for plan in shipped_plans().values()
    ]


def _told(flaw: Flaw, plan: Plan | None) -> CastleFlaw:
    row, column = grid_place(flaw)
    fix = mending(flaw, plan) if plan is not None else None
    return CastleFlaw(
        flaw.code, flaw.key, dict(flaw.facts), flaw.warns(), flaw.z, flaw.x, flaw.y, row, column, flaw.line, flaw.column, fix
    )


def _walks(plan: Plan) -> tuple[list[str], str]:
    """Steps from the best entrance to every tower, and all of them together."""
    meadow = Meadow(plan)
    found = [(sum(walks), walks) for walks in map(meadow.walks_to, meadow.entrances())]
    if not found:
        return [], ""
    total, walks = min(found)
    return [in_steps(steps) for steps in walks], in_steps(total)
