/** Rulebooks: chapters, clauses, and their text without signs. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { firstSentence, parse, readAloud } from "../src/words/clauses.ts";

const BOOK = `# The game
Welcome.

## 1. Table
<!-- not
shown -->
Before.

**TY-1.1** Sit down. Then *deal*.
- one

**TY-1.2** Go on.
`;

test("a rulebook has a title, chapters and clauses by their ids", () => {
  const book = parse(BOOK);

  assert.equal(book.title, "The game");
  assert.equal(book.intro, "Welcome.");
  assert.deepEqual(
    book.chapters.map(({ title, intro, clauses }) => [title, intro, clauses.length]),
    [["1. Table", "Before.", 2]],
  );
  assert.equal(book.clauses.get("TY-1.1")?.text, "Sit down. Then *deal*.\n- one");
});

test("a refusal quotes the first sentence", () => {
  assert.equal(firstSentence({ id: "TY-1.1", text: "Sit down. Then deal.\nMore." }), "Sit down.");
});

test("the rows of a table are read with the heads of their columns", () => {
  assert.deepEqual(readAloud("| card | worth |\n|---|---|\n| **king** | 3 |\n\nThe `end`."), ["- card: king; worth: 3", "The end."]);
});
