/** The drawing of Medieval Academy as far as it needs no browser. */

import assert from "node:assert/strict";
import { test } from "node:test";

import type { Choices } from "../src/board/contract.ts";
import { assigning, exchanged, splitting } from "../src/games/academy/chains.ts";
import { discAt, onZero, passed, SQUARE, stacks } from "../src/games/academy/geometry.ts";
import { asksForBoard, ghostsOf } from "../src/games/academy/ghosts.ts";
import { gathered, NOTHING } from "../src/games/academy/ledger.ts";
import { moves } from "../src/games/academy/moves.ts";
import { slotOf } from "../src/games/academy/slots.ts";
import { parted, standings } from "../src/games/academy/sums.ts";
import { tinctureOf } from "../src/games/academy/tinctures.ts";
import type { AcademyPicture, AcademyScene, BoardPicture, BoardScene, SquirePicture } from "../src/wire/academy.ts";
import type { Act, Happening, Question } from "../src/wire/messages.ts";

const ring = Array.from({ length: 20 }, (_, at) => ({ x: at < 6 ? 0 : 1, y: at < 6 ? 5 - at : 0, dark: at % 5 === 0 }));
const board = { board: "duel", kind: "places", open: false, length: 20, cells: ring } as unknown as BoardScene;

function marker(squire: string, progress: number, below = 0) {
  return { squire, progress, space: progress % 20, laps: Math.floor(progress / 20), below };
}

function track(...markers: BoardPicture["markers"]): BoardPicture {
  return { board: "duel", markers, places: [], due: true, scored: false, taking: [], exchanges: [] };
}

function squire(id: string, seat: number, more: Partial<SquirePicture> = {}): SquirePicture {
  const score = { now: 0, if_scored: 0, if_ended: 0, certain: true, parts: {} };
  return { squire: id, seat, colour: "red", concerned: false, pack: [], kept: [], hand: [], played: [], coats: [], bonus: 0, bet: null, score, ...more };
}

function picture(more: Partial<AcademyPicture>): AcademyPicture {
  return { viewer: 0, round: 1, phase: "play", over: false, seats: [], squires: [], boards: [], passing: [], ...more } as unknown as AcademyPicture;
}

function seat(number: number, squires: string[], more: object = {}) {
  return { seat: number, points: 0, squires, cards: [], piles: [], chosen: [], ready: false, score: { now: 0, certain: true }, ...more };
}

function asked(prompt: string, actions: Act[], picked = {}, marked: Act | null = null): Choices {
  return { question: { prompt, actions } as unknown as Question, picked, left: actions, marked, chosen: null } as unknown as Choices;
}

const sword: Act = { id: 1, verb: "play", args: { card: "sword_4", board: "duel" }, facts: { squire: "A", start: 2, progress: 6, below: 1, steps: 4 } };

test("the top of a stack lies highest, and each disc as much above the one below", () => {
  const [stack] = stacks(board, track(marker("B", 3, 1), marker("A", 3, 0)), SQUARE);
  const heights = stack?.discs.map((disc) => [disc.squire, disc.y - discAt(board, 3, 0, SQUARE).y]);
  assert.deepEqual(heights, [["A", 0], ["B", -SQUARE.lift]]);
});

test("a lap puts a second disc underneath, and another progress on the same space lies apart", () => {
  const [low, high] = stacks(board, track(marker("A", 23), marker("B", 3)), SQUARE);
  assert.deepEqual([low?.discs.length, high?.discs.length], [1, 2]);
  assert.notEqual(low?.discs[0]?.x, high?.discs[0]?.x);
});

test("markers on zero lie side by side, never above each other", () => {
  const idle = track(marker("A", 0), marker("B", 0), marker("C", 0), marker("D", 0), marker("E", 0));
  assert.equal(new Set(onZero(board, idle, SQUARE).map((disc) => `${disc.x} ${disc.y}`)).size, 5);
  assert.deepEqual(stacks(board, idle, SQUARE), []);
});

test("a ghost ends where the facts say and passes the empty spaces between", () => {
  const ghost = { squire: "A", board: "duel", start: 2, progress: 6, below: 1 };
  assert.deepEqual(ghostsOf(asked("play", [sword], { card: "sword_4" }), "A"), [ghost]);
  assert.deepEqual(passed(board, track(marker("A", 2), marker("B", 4), marker("C", 6)), ghost), [3, 5]);
  assert.equal(discAt(board, 6, 1, SQUARE).y, discAt(board, 6, 0, SQUARE).y - SQUARE.lift);
});

test("boards are asked for by a bonus and a bet, and by a card once it is picked", () => {
  assert.equal(asksForBoard(asked("play", [sword])), false);
  assert.equal(asksForBoard(asked("play", [sword], { card: "sword_4" })), true);
  assert.equal(asksForBoard(asked("advance", [sword])), true);
  assert.equal(asksForBoard(null), false);
  assert.deepEqual(ghostsOf(asked("play", [sword]), "A"), []);
});

test("a move that moves nothing has no ghost", () => {
  const stuck: Act = { ...sword, facts: { squire: "A", start: 12, progress: 12, below: 0, steps: 0 } };
  assert.deepEqual(ghostsOf(asked("advance", [stuck]), "A"), []);
});

const cards = ["a", "b", "c", "d", "e", "f"];
const naming: Act[] = [{ id: 101, verb: "split", args: { card: "b" }, facts: {} }];

test("two trays become the cards that lie with the smallest one, whichever tray that is", () => {
  assert.deepEqual(splitting([["a", "c", "f"], ["b", "d", "e"]], naming, cards), [102, 105]);
  assert.deepEqual(splitting([["e", "b", "d"], ["f", "c", "a"]], naming, cards), [102, 105]);
});

test("of two piles with the same smallest card the earlier one is named", () => {
  assert.deepEqual(splitting([["a", "d", "e"], ["a", "b", "f"]], naming, cards), [101, 105]);
});

test("an assignment names the three cards of the first colour in order", () => {
  assert.deepEqual(assigning([["f", "a", "c"], ["b", "d", "e"]], naming, cards), [100, 102, 105]);
});

test("one card of each tray changes places", () => {
  assert.deepEqual(exchanged([["a", "b", "c"], ["d", "e", "f"]], 1, 2), [["a", "f", "c"], ["d", "e", "b"]]);
});

function happened(...events: object[]): Happening[] {
  return [{ n: 1, kind: "moved", events } as unknown as Happening];
}

test("the ledger keeps places, where steps were spent and what was awarded, until a round begins", () => {
  const scoring = gathered(
    NOTHING,
    happened(
      { event: "scored", board: "gallantry" },
      { event: "placed", squire: "A", place: 1, seat: 0 },
      { event: "moved", squire: "A", board: "king", steps: 3, progress: 3, below: 0, seat: 0 },
      { event: "scored", board: "duel" },
      { event: "awarded", squire: "B", board: "duel", coat: "sword_3", points: 3, seat: 1 },
    ),
  );
  assert.deepEqual(scoring, { places: { A: 1 }, spent: { A: "king" }, awards: { duel: { B: [3] } }, now: "duel" });
  assert.deepEqual(gathered(scoring, happened({ event: "began", round: 2, seat: 0 })), NOTHING);
});

test("what lies below the boards follows the question, then the phase", () => {
  const playing = picture({ seats: [seat(0, ["A"])] as never });
  assert.equal(slotOf(playing, 0, null), "hand");
  assert.equal(slotOf(playing, 0, { prompt: "peek" } as Question), "codex");
  assert.equal(slotOf(playing, -1, null), "ledger");
  assert.equal(slotOf({ ...playing, phase: "score" }, 0, null), "ledger");
  assert.equal(slotOf({ ...playing, over: true }, 0, null), "final");
  assert.equal(slotOf(picture({ seats: [seat(0, ["A"])] as never, squires: [squire("A", 0, { pack: [{ card: "king_2" }] })] }), 0, null), "draft");
});

test("a squire wears its player's tincture, a colour its own, the neutral squire the last", () => {
  const two = picture({ seats: [seat(0, ["red", "yellow"]), seat(1, ["blue", "green"])] as never });
  assert.equal(tinctureOf(two, squire("red", 0)), 1);
  assert.equal(tinctureOf(two, squire("green", 1)), 3);
  const simple = picture({ seats: [seat(0, ["A"]), seat(1, ["B"])] as never });
  assert.equal(tinctureOf(simple, squire("B", 1)), 1);
  assert.equal(tinctureOf(simple, squire("N", -1)), 5);
});

const end = picture({
  over: true,
  seats: [seat(0, ["A"], { score: { now: 9 } }), seat(1, ["B"], { score: { now: 9 } })] as never,
  squires: [squire("A", 0, { coats: [{ coat: "sword_3", source: "sword", points: 3, open: true }], bonus: 6 }), squire("B", 1)],
  boards: [track(marker("B", 7), marker("A", 2))],
});

test("the end adds coats by source, and the dragon's points without a coat to the dragon", () => {
  const [, second] = standings(end, [2, 1], [9, 9]);
  assert.deepEqual(second?.sums.filter((sum) => sum.points), [{ source: "sword", points: 3, count: 1 }, { source: "dragon", points: 6, count: 0 }]);
});

test("a tie is told with the progress on Gallantry that broke it", () => {
  assert.deepEqual(parted(end, standings(end, [2, 1], [9, 9])).map((each) => [each.seat, each.progress]), [[1, 7], [0, 2]]);
  assert.deepEqual(parted(end, standings(end, [1, 2], [9, 8])), []);
});

test("events move what they name, and nothing that is not seen", () => {
  const scene = { boards: [board, { ...board, board: "king", open: true }] } as unknown as AcademyScene;
  const before = picture({ squires: [squire("A", 0), squire("B", 1)] });
  assert.deepEqual(moves({ event: "moved", squire: "B", board: "duel", steps: 4, progress: 23, below: 0 }, scene, before), [{ from: "disc-duel-B", to: "cell-duel-3" }]);
  assert.deepEqual(moves({ event: "played", squire: "A", card: "king_2", board: "king" }, scene, before), [{ from: "card-king_2", to: "board-king" }]);
  assert.deepEqual(moves({ event: "played", squire: "B", card: "king_2", board: "king" }, scene, before), []);
  assert.deepEqual(moves({ event: "moved", squire: "B", board: "king", steps: 0, progress: 12, below: 0 }, scene, before), []);
  assert.equal(moves({ event: "cleared", board: "duel", soft: 0 }, scene, before).length, 2);
});
