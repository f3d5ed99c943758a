/** Who is named once, where several sentences are about him: the same cases as tests/words/test_flow.py. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { flowing } from "../src/words/flow.ts";

const NAMES = ["Anna", "Anna Maria", "", "Thomas"];

function flow(...sentences: string[]): string {
  return flowing(sentences, NAMES, "and").join(" ");
}

test("somebody whom the next sentence is about too is named once", () => {
  assert.equal(flow("Anna takes a card.", "Anna pays 2.", "Anna moves on."), "Anna takes a card, pays 2, moves on.");
});

test("others and other beginnings stand alone", () => {
  assert.equal(flow("Anna takes a card.", "Thomas pays 2."), "Anna takes a card. Thomas pays 2.");
  assert.equal(flow("The market is filled.", "Anna pays 2."), "The market is filled. Anna pays 2.");
  assert.equal(flow("Anna takes a card.", "Anna: nobody pays."), "Anna takes a card. Anna: nobody pays.");
  assert.equal(flow("Anna takes a card.", "Anna's castle falls."), "Anna takes a card. Anna's castle falls.");
  assert.equal(flow("Anna takes a card.", "Anna Maria pays 2."), "Anna takes a card. Anna Maria pays 2.");
});

test("two people together are both named", () => {
  assert.equal(flow("Anna takes a card.", "Anna and Thomas pay 2."), "Anna takes a card. Anna and Thomas pay 2.");
});

test("what ends otherwise, or in two sentences, is not gone on with", () => {
  assert.equal(flow("Anna wins!", "Anna rests."), "Anna wins! Anna rests.");
  assert.equal(flow("Anna keeps it. All packs go on.", "Anna rests."), "Anna keeps it. All packs go on. Anna rests.");
});
