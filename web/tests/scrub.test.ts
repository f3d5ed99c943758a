/** The line of a replay: rounds, turning points, places, shared moments; and frames fetched in pages. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { FrameShelf, PAGE } from "../src/pages/replay/frames.ts";
import { labelled, leader, marksOf, momentOf, nextMark, placeOf, roundAt, roundsOf, stepAt } from "../src/pages/replay/scrub.ts";
import type { Frame, Frames } from "../src/wire/server.ts";

const ROUNDS = roundsOf([0, 1, 1, 1, 2, 2, 3]);

test("the set-up belongs to the first round, and frames of a round lie together", () => {
  assert.deepEqual(ROUNDS, [
    { round: 1, from: 0, to: 3 },
    { round: 2, from: 4, to: 5 },
    { round: 3, from: 6, to: 6 },
  ]);
  assert.equal(roundAt(ROUNDS, 5)?.round, 2);
  assert.equal(roundAt(ROUNDS, 99)?.round, 3);
});

test("a game without rounds has one", () => {
  assert.deepEqual(roundsOf([0, 0, 0]), [{ round: 1, from: 0, to: 2 }]);
});

test("nobody leads while two are level", () => {
  assert.equal(leader([3, 3, 1]), -1);
  assert.equal(leader([3, 4, 1]), 1);
});

test("marks are changes of the lead, losses of others, and the end", () => {
  const points = [
    [0, 0],
    [2, 0],
    [2, 5],
    [2, 3],
    [6, 3],
    [9, 12],
  ];

  assert.deepEqual(marksOf({ points, rounds: [0, 1, 1, 2, 2, 3], movers: [-1, 0, 1, 0, 0, -1] }, [1]), [
    { step: 2, seat: 1, kind: "lead" },
    { step: 3, seat: 0, kind: "attack" },
    { step: 4, seat: 0, kind: "lead" },
    { step: 5, seat: 1, kind: "end" },
  ]);
});

test("a step to the next mark stops at the ends of the line", () => {
  const marks = [
    { step: 2, seat: 0, kind: "lead" },
    { step: 5, seat: 1, kind: "end" },
  ] as const;

  assert.deepEqual([0, 2, 5].map((step) => nextMark(marks, step, 6, 1)), [2, 5, 6]);
  assert.deepEqual([1, 5, 6].map((step) => nextMark(marks, step, 6, -1)), [0, 2, 5]);
});

test("a place on the line and its frame are each other's inverse", () => {
  for (const step of [0, 7, 48]) {
    assert.equal(stepAt(placeOf(step, 48, 14, 535), 48, 14, 535), step);
  }
  assert.equal(stepAt(-50, 48, 14, 535), 0);
  assert.equal(stepAt(900, 48, 14, 535), 48);
});

test("numbers of rounds are left out where they would touch", () => {
  const many = roundsOf(Array.from({ length: 61 }, (_, step) => Math.ceil(step / 2)));

  assert.equal(labelled(ROUNDS, 6, 300).length, 3);
  assert.deepEqual(labelled(many, 60, 300).map((each) => each.round), [1, 5, 10, 15, 20, 25, 30]);
});

function asked(query: string): ReadonlyMap<string, string> {
  return new Map(new URLSearchParams(query));
}

test("a shared moment is read from the address, nonsense is not", () => {
  assert.deepEqual(momentOf(asked("step=33&eyes=-2"), 48, 4), { step: 33, eyes: -2 });
  assert.deepEqual(momentOf(asked("step=99&eyes=4"), 48, 4), { step: 48, eyes: null });
  assert.deepEqual(momentOf(asked("step=1e3"), 48, 4), { step: null, eyes: null });
});

function frame(step: number): Frame {
  return { step, n: step, seat: 0, move: "", action: 0, events: [], picture: {}, points: [] };
}

test("a page of frames is fetched once, and again after it failed", async () => {
  const asked: number[] = [];
  let broken = true;
  const shelf = new FrameShelf((eyes, from, count): Promise<Frames> => {
    asked.push(from);
    if (broken) {
      return Promise.reject(new Error("away"));
    }
    return Promise.resolve({ total: 120, eyes, frames: Array.from({ length: Math.min(count, 120 - from) }, (_, at) => frame(from + at)) });
  });

  await assert.rejects(shelf.frame(-1, 3));
  broken = false;
  assert.equal((await shelf.frame(-1, 3)).step, 3);
  assert.equal((await shelf.frame(-1, 4)).step, 4);
  assert.deepEqual((await shelf.between(-1, 48, 51)).map((each) => each.step), [48, 49, 50, 51]);
  assert.deepEqual(asked, [0, 0, PAGE]);
  await assert.rejects(shelf.frame(-1, 120), RangeError);
});
