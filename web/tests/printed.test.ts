/** Printed numbers in the rules: which are meant, and how sure they are. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { numbered, numbersOf, printedIn, REPEATED } from "../src/pages/rules/printed.ts";
import { parse } from "../src/words/clauses.ts";

const CONTENT = [
  { file: "boards.toml", path: "boards.king.spaces", value: [0, 1, 12], source: "ours", sure: false },
  { file: "boards.toml", path: "boards.duel.places", value: [3, 2, 1], source: "rulebook" },
  { file: "boards.toml", path: "boards.dragon.places", value: [17, 10, 1], source: "ours", sure: false },
];

test("a clause knows the values it repeats, and how sure they are", () => {
  assert.deepEqual(printedIn("AC-9.4", CONTENT).map(({ path, sure }) => [path, sure]), [["boards.king.spaces", false]]);
  assert.deepEqual(printedIn("AC-9.2", CONTENT).map(({ sure }) => sure), [true, false]);
  assert.deepEqual(printedIn("AC-1.2", CONTENT), []);
});

test("numbers in a line are apart; one that is doubtful in one place is doubtful", () => {
  assert.deepEqual(numbered("3, 4 and 1 of −2", printedIn("AC-9.2", CONTENT)), [
    { text: "3", sure: true },
    { text: ", 4 and ", sure: null },
    { text: "1", sure: false },
    { text: " of −2", sure: null },
  ]);
});

test("numbers are found however deep", () => {
  assert.deepEqual(numbersOf([{ points: 2, each: ["miller", 3] }, true]), [2, 3]);
});

test("every clause of the list is in the rules", () => {
  const known = new Set(
    ["majesty", "academy", "mastery", "castlecraft", "reliquium"].flatMap((game) => [
      ...parse(readFileSync(`../src/quintain/games/${game}/rules/en.md`, "utf8")).clauses.keys(),
    ]),
  );

  assert.deepEqual(Object.keys(REPEATED).filter((clause) => !known.has(clause)), []);
});
