/** What the board of Mastery sends, without a browser. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { chainOf } from "../src/games/mastery/order.ts";
import type { Question } from "../src/wire/messages.ts";

const CARDS = ["conflict_3", "fracture", "ambush"];
const QUESTION = {
  prompt: "insight",
  about: { place: 1, count: 3 },
  actions: CARDS.map((card, at) => ({ id: 200 + at, verb: "arrange", args: { card }, facts: {} })),
} as unknown as Question;

test("the last card of an order is not named: it has only one place left", () => {
  assert.deepEqual(chainOf(QUESTION, ["ambush", "conflict_3", "fracture"]), [202, 200]);
});

test("the same card twice is named twice", () => {
  assert.deepEqual(chainOf(QUESTION, ["ambush", "ambush", "fracture"]), [202, 202]);
});
