"""Filling the holes of a view: coats that lie face down."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.draft import sort
from quintain.games.academy.imagine import without
from quintain.games.academy.kit import EDUCATION_COAT, KING_COAT, SWORD_COAT, Kit
from quintain.games.academy.state import DUEL, EDUCATION, KING, NONE, TOURNAMENT, AcademyState
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN


def coats(kit: Kit, view: AcademyState, state: AcademyState, rng: Rng) -> None:
    """Face-down coats: the Codex holds what AC-17.1 puts there; older coats are such as past rounds hand out."""
    if kit.classical_education and len(view.codex) == kit.squires:
        _imagine_codex(kit, view, state, rng)
    _imagine_new(kit, view, state, rng)
    holes = vec[i64](capacity=64)
    i: i64
    for i in range(view.older):
        if view.coats[i] == HIDDEN:
            holes = append(holes, i)
    if not holes:
        return
    rng.shuffle(holes)
    bag = _usual(kit, view, rng)
    for i in range(view.older):
        if view.coats[i] != HIDDEN:
            bag = without(bag, view.coats[i])
    for i in range(len(holes)):
        state.coats[holes[i]] = bag[i] if i < len(bag) else _spare(kit, rng)
    start: i64 = 0
    for i in range(view.older + 1):
        if i == view.older or view.coat_owner[i] != view.coat_owner[start]:
            sort(state.coats, start, i)
            start = i


def _imagine_codex(kit: Kit, view: AcademyState, state: AcademyState, rng: Rng) -> None:
    rest = vec[i64]([kit.zero] * int(kit.squires))
    rest[0] = kit.codex[0]
    rest[1] = kit.codex[1]
    for kind in view.codex:
        if kind != HIDDEN:
            rest = without(rest, kind)
    rng.shuffle(rest)
    given: i64 = 0
    slot: i64
    for slot in range(len(state.codex)):
        if state.codex[slot] == HIDDEN:
            state.codex[slot] = rest[given]
            given += 1


def _imagine_new(kit: Kit, view: AcademyState, state: AcademyState, rng: Rng) -> None:
    """Hidden coats of this round come from the Codex: its two penalties, one each."""
    rest = vec[i64]([kit.codex[0], kit.codex[1]])
    i: i64
    for i in range(view.older, len(view.coats)):
        if view.coats[i] != HIDDEN and kit.coat_source[view.coats[i]] == EDUCATION_COAT and kit.classical_education:
            rest = without(rest, view.coats[i])
    rng.shuffle(rest)
    given: i64 = 0
    for i in range(view.older, len(view.coats)):
        if view.coats[i] == HIDDEN:
            state.coats[i] = rest[given]
            given += 1


def _usual(kit: Kit, view: AcademyState, rng: Rng) -> vec[i64]:
    """Coats that the past rounds have handed out, or may have: penalties first, the rest in random order."""
    sure = vec[i64](capacity=64)
    rest = vec[i64](capacity=64)
    past: i64
    place: i64
    for past in range(1, view.round):
        if kit.score[EDUCATION] >> past & 1:
            sure = append(sure, kit.codex[0] if kit.classical_education else kit.worst[2 * EDUCATION])
            sure = append(sure, kit.codex[1] if kit.classical_education else kit.worst[2 * EDUCATION + 1])
        for place in range(kit.paid):
            if kit.score[DUEL] >> past & 1:
                rest = append(rest, kit.winner[place] if kit.black_vs_white else kit.places[3 * DUEL + place])
            if kit.score[TOURNAMENT] >> past & 1:
                rest = append(rest, kit.loser[place] if kit.black_vs_white else kit.places[3 * TOURNAMENT + place])
        if kit.score[KING] >> past & 1 or kit.service_to_king:
            for _ in range(kit.squires):
                rest = append(rest, kit.spaces[rng.below(len(kit.spaces))])
    rng.shuffle(rest)
    for kind in rest:
        sure = append(sure, kind)
    bag = vec[i64](capacity=64)
    for kind in sure:
        if kind != NONE:
            bag = append(bag, kind)
    return bag


def _spare(kit: Kit, rng: Rng) -> i64:
    """A coat beyond the usual: many markers on zero bring penalties, unless the Codex hands them out."""
    if not kit.classical_education and kit.worst[2 * EDUCATION] != NONE:
        return kit.worst[2 * EDUCATION]
    kinds = vec[i64](capacity=32)
    kind: i64
    for kind in range(len(kit.coat_source)):
        if kit.coat_source[kind] in (SWORD_COAT, KING_COAT):
            kinds = append(kinds, kind)
    return kinds[rng.below(len(kinds))] if kinds else kit.zero
