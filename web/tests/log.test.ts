/** The chronicle: entries once and in order, what was taken back, what befell the reader, sentences in bits. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { bits, concerns, doneToMe, joined } from "../src/table/log.ts";
import type { Happening } from "../src/wire/messages.ts";

function moved(n: number, seat: number, events: Happening["events"] = []): Happening {
  return { n, kind: "moved", seat, events };
}

test("an entry that comes again stands once, and all stand in order", () => {
  assert.deepEqual(joined([moved(1, 0), moved(3, 1)], [moved(2, 1), moved(3, 1)]).map((each) => each.n), [1, 2, 3]);
});

test("an undo marks what it took back, and only that", () => {
  const log = joined([moved(1, 0), moved(2, 1), moved(3, 0)], [{ n: 4, kind: "undone", seat: 0, to: 2 }, moved(5, 0)]);

  assert.deepEqual(log.map((each) => each.gone ?? false), [false, true, true, false, false]);
});

test("what another does to the reader concerns him; his own moves and another's affairs do not", () => {
  const hit = { event: "wounded", seat: 0 };

  assert.equal(concerns(hit, moved(1, 1), 0), true);
  assert.equal(concerns(hit, moved(1, 0), 0), false);
  assert.equal(concerns(hit, moved(1, 1), 2), false);
  assert.equal(concerns(hit, moved(1, 1), -1), false);
});

test("since the last own move means after it", () => {
  const log = [moved(1, 1, [{ event: "hit", target: 0 }]), moved(2, 0), moved(3, 1, [{ event: "hit", target: 0 }]), moved(4, 2)];

  assert.deepEqual(doneToMe(log, 2, 0).map((each) => each.n), [3]);
});

test("names and numbers with a sign are set off", () => {
  assert.deepEqual(bits("Ann gives Anna +3, −2.", ["Ann"]), [
    { text: "Ann", kind: "name" },
    { text: " gives Anna ", kind: "plain" },
    { text: "+3", kind: "up" },
    { text: ", ", kind: "plain" },
    { text: "−2", kind: "down" },
    { text: ".", kind: "plain" },
  ]);
});
