/** The form of a new table: exclusions, "take instead", texts of parts, and what is sent. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  changed,
  clashes,
  given,
  hindrance,
  instead,
  partsOf,
  printed,
  seated,
  settled,
  stepped,
  type Values,
  withPart,
} from "../src/pages/new/options.ts";
import type { OptionField, OptionsForm } from "../src/wire/messages.ts";

const MASTERY: OptionsForm = {
  game: "mastery",
  lowest: 2,
  highest: 6,
  clause: "MM-0.2",
  options: [
    { name: "allegiance", kind: "choice", clause: "MM-12.1", default: "no", choices: ["no", "two", "three"] },
    { name: "castle_siege", kind: "flag", clause: "MM-12.6", default: false },
    { name: "round_limit", kind: "number", clause: "MM-11.5", default: 0, high: 10000 },
  ],
  barred: [
    { option: "allegiance", values: ["two", "three"], other: "seats", others: [2, 3, 5], clause: "MM-12.1" },
    { option: "allegiance", values: ["three"], other: "seats", others: [4], clause: "MM-12.1" },
    { option: "castle_siege", values: [true], other: "allegiance", others: ["two", "three"], clause: "MM-12.5" },
  ],
};

const CASTLES: OptionsForm = {
  game: "castlecraft",
  lowest: 2,
  highest: 3,
  clause: "CC-4.3",
  options: [
    { name: "armies", kind: "text", clause: "CC-4.8", default: "choose", choices: ["humans", "dwarves", "shadows", "choose", "lot"], words: ["choose", "lot"], joint: "," },
    { name: "setup", kind: "choice", clause: "CC-4.5", default: "auto", choices: ["auto", "duel", "three_kings", "own"] },
    { name: "own_setup", kind: "json", clause: "CC-4.5", default: "" },
  ],
  barred: [
    { option: "setup", values: ["duel"], other: "seats", others: [3], clause: "CC-4.5" },
    { option: "setup", values: ["three_kings"], other: "seats", others: [2], clause: "CC-4.5" },
    { option: "own_setup", values: [], other: "setup", others: ["duel", "three_kings"], clause: "CC-4.5" },
    { option: "own_setup", values: [""], other: "setup", others: ["own"], clause: "CC-4.5" },
  ],
};

const SIDES: OptionField = { name: "sides", kind: "text", clause: "MJ-8.2", default: "AAAA", choices: ["A", "B"], words: ["random"], parts: 4 };

function field(form: OptionsForm, name: string): OptionField {
  const found = form.options.find((each) => each.name === name);
  assert.ok(found);
  return found;
}

test("a form begins as printed, and nothing of that is sent but the seats", () => {
  const values = printed(MASTERY, 4);

  assert.deepEqual(values, { allegiance: "no", castle_siege: false, round_limit: 0, seats: 4 });
  assert.deepEqual(changed(MASTERY, values), []);
  assert.deepEqual(given(MASTERY, values), { seats: 4 });
});

test("an excluded value names who excludes it, from either side, and the clause", () => {
  const teams: Values = { ...printed(MASTERY, 4), allegiance: "two" };

  assert.equal(hindrance(MASTERY, teams, "allegiance", "two"), null);
  assert.equal(hindrance(MASTERY, teams, "castle_siege", true)?.by, "allegiance");
  assert.equal(hindrance(MASTERY, teams, "castle_siege", true)?.clause, "MM-12.5");
  assert.equal(hindrance(MASTERY, { ...printed(MASTERY, 4), castle_siege: true }, "allegiance", "two")?.by, "castle_siege");
  assert.equal(hindrance(MASTERY, teams, "allegiance", "three")?.by, "seats");
});

test("taking one instead of the other sets the other back", () => {
  const teams: Values = { ...printed(MASTERY, 4), allegiance: "two" };

  assert.deepEqual(instead(MASTERY, teams, "castle_siege", true), { ...teams, castle_siege: true, allegiance: "no" });
});

test("a value that needs more players brings them when it is taken all the same", () => {
  assert.equal(instead(MASTERY, printed(MASTERY, 4), "allegiance", "three").seats, 6);
});

test("another number of players sets back what does not go with it", () => {
  const teams: Values = { ...printed(MASTERY, 4), allegiance: "two" };

  assert.equal(seated(MASTERY, teams, 5).allegiance, "no");
  assert.equal(seated(MASTERY, teams, 6).allegiance, "two");
});

test("what needs a file can be chosen before the file", () => {
  assert.equal(hindrance(CASTLES, printed(CASTLES, 2), "setup", "own"), null);
  assert.equal(instead(CASTLES, printed(CASTLES, 2), "setup", "own").setup, "own");
});

test("a file that is missing or in the way is a clash", () => {
  const own: Values = { ...printed(CASTLES, 2), setup: "own" };

  assert.deepEqual(clashes(CASTLES, own).map((bar) => bar.option), ["own_setup"]);
  assert.deepEqual(clashes(CASTLES, { ...own, own_setup: "{}" }), []);
  assert.equal(hindrance(CASTLES, { ...printed(CASTLES, 2), setup: "duel" }, "own_setup", "{}")?.by, "setup");
  assert.equal(settled(CASTLES, own, "setup").setup, "own");
});

test("data from a file is sent as data", () => {
  assert.deepEqual(given(CASTLES, { ...printed(CASTLES, 2), setup: "own", own_setup: '{"seats": []}' }), {
    seats: 2,
    setup: "own",
    own_setup: { seats: [] },
  });
});

test("a text of parts is changed part by part; what a seat has alone changes places", () => {
  const armies = field(CASTLES, "armies");

  assert.deepEqual(partsOf(armies, "choose", 3), ["choose", "choose", "choose"]);
  assert.equal(withPart(armies, "humans,dwarves", 2, 0, "dwarves"), "dwarves,humans");
  assert.equal(withPart(armies, "choose", 2, 1, "lot"), "choose,lot");
  assert.equal(withPart(SIDES, "AAAA", 2, 2, "B"), "AABA");
  assert.deepEqual(partsOf(SIDES, "random", 2), ["A", "A", "A", "A"]);
});

test("with more seats a text of parts grows, each seat with something of its own", () => {
  const values: Values = { ...printed(CASTLES, 2), armies: "dwarves,humans" };

  assert.equal(seated(CASTLES, values, 3).armies, "dwarves,humans,shadows");
  assert.equal(seated(CASTLES, printed(CASTLES, 2), 3).armies, "choose");
});

test("steps of a number grow with it and stop at its ends", () => {
  const limit = field(MASTERY, "round_limit");

  assert.deepEqual([0, 9, 10, 15, 20].map((value) => stepped(limit, value, 1)), [1, 10, 15, 20, 30]);
  assert.deepEqual([0, 10, 15, 20, 30].map((value) => stepped(limit, value, -1)), [0, 9, 10, 15, 20]);
});
