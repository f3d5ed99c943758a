/** Tables in a line of the lobby: whoever is named there always has a name. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { endingOf, ordered, turnOf } from "../src/pages/home/tables.ts";
import type { SeatInfo, TableInfo } from "../src/wire/server.ts";
import type { Arguments } from "../src/words/nouns.ts";

const SEATS: SeatInfo[] = [
  { seat: 0, kind: "person", name: "Anna", mine: true },
  { seat: 1, kind: "bot", bot: "squire" },
  { seat: 2, kind: "person" }, // has left us
];

function say(key: string, args: Arguments = {}): string {
  return key === "bot-names" ? "Edith, Otto" : `${key} ${String(args.number)}`;
}

function table(more: Partial<TableInfo>): TableInfo {
  return { id: "t", game: "majesty", seats: SEATS, created: 0, ...more } as TableInfo;
}

test("a bot that won is named as at the table, somebody deleted by his seat", () => {
  const ended = (ranks: number[]) => endingOf(table({ result: { ranks, points: [3, 2, 1], clause: "", resigned: [] } }), say)?.winners;

  assert.deepEqual(ended([2, 1, 3]), ["Otto"]);
  assert.deepEqual(ended([2, 3, 1]), ["seat-number 3"]);
  assert.deepEqual(ended([1, 3, 1]), ["Anna", "seat-number 3"]);
  assert.equal(endingOf(table({}), say), null);
});

test("who thinks is named, a bot too", () => {
  assert.deepEqual(turnOf(table({ turn: [1] }), say), { mine: false, names: ["Otto"], bot: true });
  assert.deepEqual(turnOf(table({ turn: [0, 1] }), say), { mine: true, names: ["Anna", "Otto"], bot: false });
});

test("tables that wait for me come first, the one with the least time before the others", () => {
  const all = [table({ id: "other", turn: [1] }), table({ id: "slow", turn: [0] }), table({ id: "fast", turn: [0], due: 5 })];

  assert.deepEqual(ordered(all).map(({ id }) => id), ["fast", "slow", "other"]);
});
