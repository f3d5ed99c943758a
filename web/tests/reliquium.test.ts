/** What Reliquium's board works out without a browser: where names stand, the one way that is left, how far a battle has come. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { leader, stepOf } from "../src/games/reliquium/account.ts";
import { aside, lines } from "../src/games/reliquium/drawing.ts";
import { items, soleWay } from "../src/games/reliquium/stage.ts";
import type { Act } from "../src/wire/messages.ts";
import type { FightPicture, ReliquiumPicture } from "../src/wire/reliquium.ts";
import type { Speaker } from "../src/words/speaker.ts";

function act(id: number, verb: string, args: Act["args"]): Act {
  return { id, verb, args, facts: {} };
}

test("a name keeps its place until an order lies there, and then steps aside", () => {
  const words = ["Wasteland"];

  assert.deepEqual(aside([300, 300], words, []), [300, 300]);
  assert.deepEqual(aside([300, 300], words, [[300, 420]]), [300, 300], "an order far below does not disturb");
  const moved = aside([300, 300], words, [[365, 300]]);
  assert.ok(moved[0] < 300, "away from the order");
  assert.ok(Math.hypot(moved[0] - 300, moved[1] - 300) <= 30, "but not far");
});

test("a long name is cut near its middle, where it has room only in two lines", () => {
  assert.deepEqual(lines("Boundless Expanse", false), ["Boundless Expanse"]);
  assert.deepEqual(lines("Bowl of the Ancestors", true), ["Bowl of the", "Ancestors"]);
});

test("where only the force is open, all choices go one way", () => {
  const marches = [act(1, "march", { way: "a>b", origin: "a", force: "1W" }), act(2, "march", { way: "a>b", origin: "a", force: "1D" })];

  assert.equal(soleWay(items({ left: marches })), "a>b");
  assert.equal(soleWay(items({ left: [...marches, act(3, "march", { way: "a>c", origin: "a", force: "1W" })] })), null);
  assert.equal(soleWay(items({ left: [] })), null);
});

test("consent stands before its refusal", () => {
  assert.deepEqual(items({ left: [act(1, "refuse", {}), act(2, "agree", {})] }).map(({ id }) => id), ["2", "1"]);
});

test("units that join an order after a flight are still part of the flight", () => {
  const at = (step: string) => stepOf({ step } as FightPicture);

  assert.deepEqual(["losses", "flight", "attach", "march"].map(at), ["losses", "flight", "flight", "march"]);
});

test("a leader is called by name, oneself you, and a faction nobody leads by its own name", () => {
  const picture = { seats: [{ faction: "legion" }, { faction: "order" }] } as unknown as ReliquiumPicture;
  const speaker = { say: (id: string) => id, seat: (seat: number) => `player ${String(seat)}`, name: (noun: string, id: string) => `${noun} ${id}` } as unknown as Speaker;

  assert.deepEqual(["legion", "order", "alliance"].map((faction) => leader(faction, picture, 0, speaker)), ["board-you", "player 1", "faction alliance"]);
});
