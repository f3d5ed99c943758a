"""A state from a position in the words of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy import lancelot, scoring
from quintain.games.academy.codex import fill
from quintain.games.academy.draft import sort
from quintain.games.academy.kit import BOARD_IDS, Kit, board_of
from quintain.games.academy.position_reading import Nouns, Words, numbers, stacks
from quintain.games.academy.position_telling import SCROLLS
from quintain.games.academy.round import begin_draft, begin_scoring
from quintain.games.academy.seating import in_turn, opener
from quintain.games.academy.setup import empty_table
from quintain.games.academy.state import (
    ASIDE,
    BET,
    CHOOSE,
    DUEL,
    END,
    EXCHANGE,
    KING,
    NONE,
    ON_BOARD,
    PASS_SWORD,
    PHASE_4,
    PLAY,
    RESET,
    SCORE,
    SPLIT,
    SWORD,
    TAKEN,
    VALUES,
    AcademyState,
)
from quintain.kernel.agenda import Step, then
from quintain.kernel.errors import PositionError
from quintain.kernel.events import Log
from quintain.kernel.position import flag, names, which, whole
from quintain.kernel.rng import Rng, ScriptedRng
from quintain.kernel.types import Json

SCORED: Final = ("score", *BOARD_IDS, "black", "white")
PHASES: Final = ("bet", "draft", "split", "choose", "assign", "play", *SCORED, "exchange", "reset", "sword", "end")


def lay(kit: Kit, nouns: Nouns, position: dict[str, Json]) -> AcademyState:
    """A position shows what matters; the rest is filled in so that play can go on."""
    words = Words(kit, nouns, position)
    state = empty_table(kit)
    state.rng = Rng.seeded(0)
    state.round = words.number("round", 1, 1, int(kit.rounds))
    start = 0 if kit.opener == NONE else int(kit.opener)
    state.first = words.number("first", (start + int(state.round) - 1) % int(kit.seats), 0, int(kit.seats) - 1)
    phase = words.text("phase", "bet" if kit.good_manners else "split" if kit.lancelot else "draft")
    which(phase, PHASES, "phase")
    check_words(words, phase)
    for board, value in words.boards("tracks").items():
        lay_track(words, state, board, value)
    lay_cards(words, state, phase)
    lay_variants(words, state)
    lay_coats(words, state)
    lay_agenda(words, state, phase)
    if position.get("only") is True:
        keep_only(words, state, phase)
    return state


def check_words(words: Words, phase: str) -> None:
    """Words that say nothing about this table or this moment are refused."""
    kit = words.kit
    words.only_for(("cup",), kit.black_vs_white, "with black_vs_white")
    words.only_for(("codex", "peeked"), kit.classical_education, "with classical_education")
    words.only_for(("bets",), kit.good_manners, "with good_manners")
    words.only_for(("scrolls",), kit.service_to_king, "with service_to_king")
    words.only_for(("bonus",), kit.defeat_dragon, "with defeat_dragon")
    words.only_for(("packs",), phase in ("bet", "draft", "split"), "in the phases bet, draft and split")
    words.only_for(("kept",), phase == "draft", "in the phase draft")
    words.only_for(("piles",), phase == "choose", "in the phase choose")
    words.only_for(("hands",), phase in ("play", "assign"), "in the phases play and assign")
    words.only_for(("turn",), phase == "play", "in the phase play")
    words.only_for(("played",), phase not in ("bet", "draft", "split", "choose", "assign"), "from the phase play on")
    flag(words.position, "only")


def lay_track(words: Words, state: AcademyState, board: int, value: Json) -> None:
    """Markers with the same progress in the order of their stack."""
    base = board * int(words.kit.squires)
    for progress, squires in stacks(words, value, words.nouns["board"][board]):
        if board == KING and progress > int(words.kit.length[KING]):
            raise PositionError(f"the King track ends at {words.kit.length[KING]}, not {progress}")
        for below, squire in enumerate(squires):
            state.progress[base + squire] = progress
            state.height[base + squire] = below if progress else 0


def lay_cards(words: Words, state: AcademyState, phase: str) -> None:
    """Packs, picks, hands and cards played, as far as the phase has them."""
    kit = words.kit
    played = lay_played(words, state)
    if kit.lancelot:
        lay_lancelot(words, state, phase, played)
    elif phase in ("bet", "draft"):
        lay_packs(words, state, phase)
    elif phase == "play":
        hands = {squire: words.cards(value, "hands") for squire, value in words.squires("hands").items()}
        add_turns(words, state, played)
        lay_kept(words, state, hands, played, int(kit.deal))
    elif any(played):
        lay_kept(words, state, {}, played, int(kit.deal))


def lay_played(words: Words, state: AcademyState) -> list[list[tuple[int, int]]]:
    """Cards played and their boards, per squire."""
    played: list[list[tuple[int, int]]] = [[] for _ in words.nouns["squire"]]
    for squire, value in words.squires("played").items():
        for text in names(value, "played"):
            name, _, board = text.partition(" ")
            card = words.card(name)
            is_sword = card // VALUES == SWORD
            if not board and is_sword:
                raise PositionError(f"a sword is played on a board: {name!r} wants duel or tournament after it")
            on = words.board(board) if board else int(board_of(card))
            if (is_sword and on not in (DUEL, DUEL + 1)) or (not is_sword and on != board_of(card)):
                raise PositionError(f"{name} is not played on {board}")
            played[squire].append((card, on))
        if len(played[squire]) > words.kit.plays:
            raise PositionError(f"a squire plays {words.kit.plays} cards, not {len(played[squire])}")
    return played


def turns(words: Words, state: AcademyState, n: int) -> list[int]:
    """How many cards each squire has played when n have been played in all."""
    kit = words.kit
    counts = [0] * int(kit.squires)
    for nth in range(n):
        turn = nth // int(kit.plays) if kit.lancelot else nth % int(kit.squires)
        counts[in_turn(kit, state, turn)] += 1
    return counts


def add_turns(words: Words, state: AcademyState, played: list[list[tuple[int, int]]]) -> None:
    """The first moment that fits the cards played and whose turn it is; missing cards are added, markers stay."""
    kit = words.kit
    wanted = words.position.get("turn")
    turn = NONE if wanted is None else which(str(wanted), words.nouns["squire"], "turn")
    for n in range(int(kit.plays * kit.squires) + 1):
        counts = turns(words, state, n)
        if any(count < len(cards) for count, cards in zip(counts, played, strict=True)):
            continue
        if n == int(kit.plays * kit.squires):
            break
        nth = n // int(kit.plays) if kit.lancelot else n % int(kit.squires)
        if turn in (NONE, in_turn(kit, state, nth)):
            break
    else:
        raise PositionError("these cards cannot have been played by now")
    if turn != NONE and n == int(kit.plays * kit.squires):
        raise PositionError(f"after these cards it is not the turn of {wanted} any more")
    for count, cards in zip(counts, played, strict=True):
        while len(cards) < count:
            card = words.fill([], 1)[0]
            cards.append((card, DUEL if card // VALUES == SWORD else int(board_of(card))))
    for nth in range(n):
        squire = in_turn(kit, state, nth // int(kit.plays) if kit.lancelot else nth % int(kit.squires))
        done = sum([1 for by in state.played_by if by == squire])
        card, on = played[squire][done]
        state.played = append(state.played, card)
        state.played_by = append(state.played_by, squire)
        state.played_on = append(state.played_on, on)


def lay_kept(
    words: Words, state: AcademyState, hands: dict[int, list[int]], played: list[list[tuple[int, int]]], size: int
) -> None:
    """What each squire kept: the hand as written, then what was played, filled up."""
    if not state.played:
        for squire, pairs in enumerate(played):
            for card, on in pairs:
                state.played = append(state.played, card)
                state.played_by = append(state.played_by, squire)
                state.played_on = append(state.played_on, on)
    kept: list[list[int]] = []
    for squire, pairs in enumerate(played):
        cards = [*hands.get(squire, []), *[card for card, _ in pairs]]
        if len(cards) > size:
            raise PositionError(f"{words.nouns['squire'][squire]} has {len(cards)} cards, more than {size}")
        kept.append(cards)
    for cards in kept:
        words.fill(cards, size)
    state.kept = vec[i64]([cards[step] for step in range(size) for cards in kept])


def lay_packs(words: Words, state: AcademyState, phase: str) -> None:
    """Packs and picks of the draft; all of one size."""
    kit = words.kit
    kept = {squire: words.cards(value, "kept") for squire, value in words.squires("kept").items()}
    packs = {squire: words.cards(value, "packs") for squire, value in words.squires("packs").items()}
    steps = max([len(cards) for cards in kept.values()], default=0)
    if not kept and packs and phase == "draft":
        steps = int(kit.deal) - max(len(cards) for cards in packs.values())
    size = int(kit.deal) - steps
    if steps < 0:
        raise PositionError(f"a pack has at most {kit.deal} cards, not {size}")
    if size < 2:
        raise PositionError("a draft with packs of one card or none is over")
    rows = [words.fill(kept.get(squire, []), steps) for squire in range(int(kit.squires))]
    state.kept = vec[i64]([cards[step] for step in range(steps) for cards in rows])
    for squire in range(int(kit.squires)):
        cards = packs.get(squire, [])
        if len(cards) > size:
            raise PositionError(f"{words.nouns['squire'][squire]} has a pack of {len(cards)}; it should have {size}")
        for card in sorted(words.fill(cards, size)):
            state.packs = append(state.packs, card)


def lay_lancelot(words: Words, state: AcademyState, phase: str, played: list[list[tuple[int, int]]]) -> None:
    """The six cards of each player, his piles, his hand, or what lies under his colours."""
    kit = words.kit
    if phase in ("bet", "split", "choose", "assign"):
        key = {"choose": "piles", "assign": "hands"}.get(phase, "packs")
        given = {seat: words.cards(value, key) for seat, value in words.seats(key).items()}
        for seat in range(2):
            for card in words.fill(given.get(seat, []), lancelot.HAND):
                state.packs = append(state.packs, card)
        if phase == "choose":
            for start in range(0, 2 * lancelot.HAND, lancelot.PILE):
                sort(state.packs, start, start + lancelot.PILE)
        else:
            sort(state.packs, 0, lancelot.HAND)
            sort(state.packs, lancelot.HAND, 2 * lancelot.HAND)
    elif phase == "play" or any(played):
        if phase == "play":
            hands = {squire: words.cards(value, "hands") for squire, value in words.squires("hands").items()}
            add_turns(words, state, played)
        else:
            hands = {}
        lay_kept(words, state, hands, played, lancelot.PILE)
        first = int(opener(kit, state))
        for seat in range(2):
            colour = 0 if seat == first else 1
            mine = [int(state.kept[i]) for i in range(len(state.kept)) if i % 2 == colour]
            for card in sorted(mine):
                state.packs = append(state.packs, card)


def lay_variants(words: Words, state: AcademyState) -> None:
    """Bets, the Cup, the scrolls and the Codex."""
    kit = words.kit
    for squire, value in words.squires("bets").items():
        if not isinstance(value, str):
            raise PositionError(f"bets name a board for each squire, not {value!r}")
        state.bets[squire] = words.board(value)
    if kit.black_vs_white:
        state.cup = words.number("cup", 0, -int(kit.cup_end), int(kit.cup_end))
    spaces = tuple([str(space) for space in kit.scrolls])
    for scroll, value in words.table("scrolls", spaces).items():
        state.scrolls[scroll] = which(str(value), SCROLLS, "scroll")
        if state.scrolls[scroll] == TAKEN:
            state.scroll_taker[scroll] = 0
    if kit.service_to_king and (state.scrolls[1] == ASIDE or (state.scrolls[1] != ON_BOARD and state.scrolls[0] == ON_BOARD)):
        raise PositionError("the far scroll is never laid aside, and only taken after the near one")
    if kit.classical_education:
        order = state.rng
        state.rng = ScriptedRng([])
        fill(kit, state, Log())
        state.rng = order
        lay_codex(words, state)


def lay_codex(words: Words, state: AcademyState) -> None:
    """AC-17.1. The coats by slot, and who has looked at which."""
    kit = words.kit
    if "codex" in words.position:
        values = numbers(words.position["codex"], "codex", -100, 0)
        if sorted(values) != sorted([int(kit.coat_value[kind]) for kind in state.codex]):
            raise PositionError(f"the codex holds {[int(kit.coat_value[kind]) for kind in state.codex]} in some order")
        for slot, points in enumerate(values):
            state.codex[slot] = words.coat(f"education_{points}")
    for seat, value in words.seats("peeked").items():
        for slot in numbers(value, "peeked", 0, int(kit.squires) - 1):
            state.codex_seen[slot] |= 1 << seat


def lay_coats(words: Words, state: AcademyState) -> None:
    """Coats of earlier rounds, face down; points by AC-19."""
    for squire, value in words.squires("coats").items():
        for text in names(value, "coats"):
            times, _, name = text.rpartition(" x ")
            if times and (not times.strip().isdecimal() or len(times.strip()) > 2):
                raise PositionError(f"several coats are written as '7 x sword_1', not {text!r}")
            for _ in range(int(times) if times else 1):
                scoring.hand_out(words.kit, state, squire, words.coat(name.strip()), 0)
    scoring.turn_down(words.kit, state)
    for squire, value in words.squires("bonus").items():
        state.bonus[squire] = whole(value, "bonus", -1000, 1000)


def lay_agenda(words: Words, state: AcademyState, phase: str) -> None:
    """What remains to be done from this phase on."""
    kit = words.kit
    if phase in ("bet", "draft", "split", "choose", "assign", "play"):
        then(state, Step(PLAY), Step(PHASE_4))
        if phase != "play":
            if (phase == "draft") if kit.lancelot else (phase in ("split", "choose", "assign")):
                raise PositionError(f"there is no {phase} here: Lancelot has split, choose and assign in place of the draft")
            begin_draft(kit, state)
        if phase == "bet":
            if not kit.good_manners:
                raise PositionError("bets are made with good_manners only")
            then(state, Step(BET))
        while phase in ("choose", "assign") and state.agenda[-1].kind == SPLIT:
            state.agenda.pop()
        while phase == "assign" and state.agenda[-1].kind == CHOOSE:
            state.agenda.pop()
    elif phase == "score":
        then(state, Step(PHASE_4))
    elif phase in SCORED:
        begin_scoring(kit, state)
        board = words.board(phase)
        while state.agenda[-1].kind != RESET and not (state.agenda[-1].kind == SCORE and state.agenda[-1].a >= board):
            if state.agenda[-1].kind == EXCHANGE:
                break
            state.agenda.pop()
    elif phase == "exchange":
        if not kit.most_generous:
            raise PositionError("coats are exchanged with most_generous only")
        then(state, Step(EXCHANGE, -1, NONE), Step(RESET), Step(PASS_SWORD))
    elif phase == "reset":
        then(state, Step(RESET), Step(PASS_SWORD))
    else:
        then(state, Step(PASS_SWORD if phase == "sword" else END))


def keep_only(words: Words, state: AcademyState, phase: str) -> None:
    """Of the agenda only what belongs to the phase; of the scoring of one board only that board."""
    if phase == "score":
        state.agenda.clear()
        begin_scoring(words.kit, state)
        state.agenda = [step for step in state.agenda if step.kind not in (RESET, PASS_SWORD)]
    elif phase in SCORED:
        top = state.agenda[-1]
        state.agenda = [top] if top.kind == SCORE and top.a == words.board(phase) else []
    elif phase == "choose":
        state.agenda = [step for step in state.agenda if step.kind == CHOOSE]
    else:
        state.agenda = state.agenda[-1:]
