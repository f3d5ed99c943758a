/** What the board of Majesty works out by itself: how cards lie, what travels, how the scoring fills, how it fits its room. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { blows } from "../src/games/majesty/blows.ts";
import { ghosts, laid, lost } from "../src/games/majesty/lookups.ts";
import { motions } from "../src/games/majesty/motions.ts";
import { scaleOf } from "../src/games/majesty/scale.ts";
import { stacked } from "../src/games/majesty/stacks.ts";
import { places, stepsOf, sum } from "../src/games/majesty/tally.ts";
import type { Choices } from "../src/board/contract.ts";
import type { KingdomPicture, MajestyPicture, MajestyScene } from "../src/wire/majesty.ts";
import type { Act, Happening } from "../src/wire/messages.ts";

const SCENE = {
  buildings: [
    { building: "mill", number: 1, role: "miller", faces: { A: { value: 10, abilities: [] } } },
    { building: "infirmary", number: 8, faces: { A: { value: 0, abilities: [] }, B: { value: -10, abilities: [] } } },
  ],
} as unknown as MajestyScene;

function table(infirmary: string): MajestyPicture {
  const majorities = [
    { building: "mill", value: 10, most: 2, seats: [0, 1] },
    { building: "infirmary", value: -10, most: 1, seats: [1] },
  ];
  return { viewer: 0, sides: { mill: "A", infirmary }, majorities } as unknown as MajestyPicture;
}

function kingdom(in_game: number, wounded: number, variety: number, mill: number): KingdomPicture {
  return { score: { parts: { in_game, wounded, variety, majority: { mill, infirmary: -10 } } } } as unknown as KingdomPicture;
}

function happening(...events: Happening["events"] & object): Happening {
  return { n: 1, kind: "moved", seat: 1, events };
}

test("up to three cards lie whole, of more only bands and a short card are seen", () => {
  assert.deepEqual(stacked([1, 2, 3], false).whole, [1, 2, 3]);
  const five = stacked([1, 2, 3, 4, 5], false);
  assert.deepEqual([five.whole, five.bands, five.newest, five.older], [[], [1, 2, 3, 4], 5, 0]);
});

test("a card to come turns two cards into a band and a short card", () => {
  const two = stacked([1, 2], true);
  assert.deepEqual([two.bands, two.newest, two.height], [[1], 2, 24]);
});

test("beyond seven cards the oldest are counted together, and all fit the column", () => {
  const ten = stacked([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], false);
  assert.deepEqual([ten.older, ten.bands, ten.newest], [4, [5, 6, 7, 8, 9], 10]);
  for (const count of [4, 7, 8, 12]) {
    for (const coming of [false, true]) {
      const stack = stacked(Array.from({ length: count }), coming);
      const rows = stack.bands.length + (stack.older > 0 ? 1 : 0);
      assert.ok(rows * stack.height + (coming ? 40 : 0) <= 92);
    }
  }
});

test("the scoring has a row for the infirmary only where it costs something", () => {
  const kinds = (side: string) => stepsOf(SCENE, table(side)).map((step) => step.building || step.kind);
  assert.deepEqual(kinds("A"), ["wounded", "variety", "mill"]);
  assert.deepEqual(kinds("B"), ["wounded", "variety", "mill", "infirmary"]);
});

test("the running sum grows step by step to the total, and equals share a place", () => {
  const steps = stepsOf(SCENE, table("B"));
  const own = kingdom(90, -1, 25, 10);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((done) => sum(steps, done, own)),
    [90, 89, 114, 124, 114],
  );
  assert.deepEqual(places([114, 120, 114, 90]), [2, 1, 2, 4]);
});

test("a card taken travels to its column in my kingdom and to a cell of a panel in another's", () => {
  const took = { event: "took", seat: 0, card: "miller", role: "miller", slot: 2, workers: 1 };
  assert.deepEqual(motions(took, SCENE, table("A")), [
    { from: "slot-2", to: "column-0-mill" },
    { from: "workers-2", to: "workers-of-0" },
  ]);
  assert.deepEqual(motions({ ...took, seat: 1, workers: 0 }, SCENE, table("A")), [{ from: "slot-2", to: "cell-1-mill" }]);
});

test("a wounded card shakes and goes to the infirmary; a healed one comes back", () => {
  const wounded = { event: "wounded", seat: 0, card: "miller", building: "mill", penalty: -1, variety: 0 };
  assert.deepEqual(
    motions(wounded, SCENE, table("A")).map((move) => [move.kind ?? "travel", move.to]),
    [
      ["shake", "card-0-mill"],
      ["travel", "column-0-infirmary"],
    ],
  );
  const healed = { event: "healed", seat: 0, card: "miller", role: "miller", building: "mill" };
  assert.deepEqual(motions(healed, SCENE, table("A")), [{ from: "card-0-infirmary", to: "column-0-mill" }]);
  assert.deepEqual(motions({ event: "slid" }, SCENE, table("A")), []);
});

test("what was done to me: the attack with what was compared, and the cells it changed", () => {
  const news = [
    happening(
      { event: "attacked", seat: 2, target: 1, knights: 2, guards: 1, success: 1 },
      { event: "wounded", seat: 1, card: "brewer", building: "brewery", penalty: -1, variety: 0 },
      { event: "attacked", seat: 2, target: 0, knights: 2, guards: 0, success: 1 },
      { event: "wounded", seat: 0, card: "miller", building: "mill", penalty: -1, variety: -7 },
    ),
  ];
  assert.deepEqual(blows(news, 0), [{ by: 2, knights: 2, guards: 0, card: "miller", building: "mill", penalty: -1, variety: -7 }]);
  assert.deepEqual([...lost(news, 0)], ["mill", "infirmary"]);
});

test("the line of the last move is where the latest card was laid", () => {
  const news = [
    happening({ event: "placed", seat: 0, card: "miller", role: "miller", building: "mill" }),
    happening({ event: "placed", seat: 0, card: "witch", role: "witch", building: "cottage" }),
    happening({ event: "placed", seat: 1, card: "noble", role: "noble", building: "castle" }),
  ];
  assert.deepEqual([...laid(news, 0)], ["cottage"]);
});

test("ghosts: all ways of a picked card, before that only what is pointed at, none once it is sent", () => {
  const act = (role: string, building: string): Act => ({ id: 1, verb: "take", args: { slot: 2, role }, facts: { building } });
  const left = [act("witch", "cottage"), act("guard", "guardhouse")];
  const choices = { question: { prompt: "take" }, picked: {}, left, marked: null, chosen: null, sent: false } as unknown as Choices;
  assert.deepEqual([...ghosts(choices)], []);
  assert.deepEqual([...ghosts({ ...choices, marked: left[1] ?? null })], [["guardhouse", "guard"]]);
  assert.deepEqual([...ghosts({ ...choices, picked: { slot: 2 } }).keys()], ["cottage", "guardhouse"]);
  assert.deepEqual([...ghosts({ ...choices, picked: { slot: 2 }, sent: true })], []);
});

test("the desk's picture fills its room; where letters would be too small the phone's arrangement stands", () => {
  assert.deepEqual(scaleOf(1084, 712, false, false), { phone: false, low: false, lying: false, zoom: 1, width: 1084, height: 712 });
  assert.equal(scaleOf(2400, 1600, false, false).zoom, 1.6);
  assert.equal(scaleOf(780, 800, false, false).phone, true);
  assert.deepEqual(scaleOf(390, 480, true, false), { phone: true, low: false, lying: false, zoom: 1, width: 390, height: 480 });
  assert.equal(scaleOf(984, 528, false, false).low, true);
  assert.equal(scaleOf(600, 300, true, false).lying, true);
});
