/** From clicks to an action. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { type Chain, fits, keyAt, left, placeOf, stateOf, stepped } from "../src/table/choosing.ts";
import type { Act } from "../src/wire/messages.ts";

const witch: Act = { id: 1, verb: "take", args: { slot: 2, role: "witch" }, facts: { card: "witch_guard", building: "cottage" } };
const guard: Act = { id: 2, verb: "take", args: { slot: 2, role: "guard" }, facts: { card: "witch_guard", building: "guardhouse" } };
const noble: Act = { id: 3, verb: "take", args: { slot: 0, role: "noble" }, facts: { card: "noble", building: "castle", gain: { points: 5 } } };
const pass: Act = { id: 4, verb: "pass", args: {}, facts: {} };
const actions = [witch, guard, noble, pass];
const chain: Chain = { actions, steps: [], marked: null, shown: null, chosen: null };

test("an action fits by its arguments and its facts", () => {
  assert.equal(fits(witch, { slot: 2 }), true);
  assert.equal(fits(witch, { slot: 2, building: "cottage" }), true);
  assert.equal(fits(witch, { slot: 0 }), false);
  assert.equal(fits(noble, { gain: { points: 5 } }), true);
  assert.equal(fits(pass, { slot: 0 }), false);
});

test("what was picked leaves the actions that fit", () => {
  assert.deepEqual(left(actions, [{ slot: 2 }]), [witch, guard]);
  assert.deepEqual(left(actions, [{ slot: 2 }, { building: "guardhouse" }]), [guard]);
});

test("a click that contradicts the last steps replaces them", () => {
  assert.deepEqual(stepped(actions, [{ slot: 2 }], { slot: 0 }), [{ slot: 0 }]);
  assert.deepEqual(stepped(actions, [{ slot: 2 }], { role: "witch" }), [{ slot: 2 }, { role: "witch" }]);
  assert.equal(stepped(actions, [{ slot: 2 }], { slot: 9 }), null);
});

test("lit is what an action names, and nothing else", () => {
  assert.equal(stateOf(chain, { slot: 2 }), "lit");
  assert.equal(stateOf(chain, { slot: 1 }), "quiet");
});

test("within a chain the picked is chosen, the next step lit, the rest quiet", () => {
  const second = { ...chain, steps: [{ slot: 2 }] };

  assert.equal(stateOf(second, { slot: 2 }), "chosen");
  assert.equal(stateOf(second, { building: "cottage" }), "lit");
  assert.equal(stateOf(second, { building: "castle" }), "quiet");
  assert.equal(stateOf(second, { slot: 0 }), "quiet");
});

test("a shown action marks its pieces and the place where it would land", () => {
  const shown = { ...chain, shown: noble };

  assert.equal(stateOf(shown, { slot: 0 }), "marked");
  assert.equal(stateOf(shown, { building: "castle" }), "landing");
  assert.equal(stateOf(shown, { slot: 2 }), "lit");
});

test("a chosen action leaves everything else quiet", () => {
  const chosen = { ...chain, chosen: noble };

  assert.equal(stateOf(chosen, { slot: 0 }), "chosen");
  assert.equal(stateOf(chosen, { building: "castle" }), "landing");
  assert.equal(stateOf(chosen, { slot: 2 }), "quiet");
});

test("the list goes by numbers, then by letters", () => {
  assert.deepEqual([0, 8, 9, 34, 35].map(keyAt), ["1", "9", "a", "z", ""]);
  assert.deepEqual(["1", "9", "A", "Escape"].map(placeOf), [0, 8, 9, -1]);
});
