/** The rules on a page: Markdown as blocks, words found in any form, chapters by the ids of their clauses. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { blocksOf, runsOf } from "../src/pages/rules/markdown.ts";
import { chapterMark, marked, search } from "../src/pages/rules/search.ts";

test("a line is runs of plain, strong, slanted and coded text, and ids of clauses", () => {
  assert.deepEqual(runsOf("Take **two** (*or* `one`), see AC-14.1 and AC-R27."), [
    { kind: "plain", text: "Take " },
    { kind: "strong", text: "two" },
    { kind: "plain", text: " (" },
    { kind: "em", text: "or" },
    { kind: "plain", text: " " },
    { kind: "code", text: "one" },
    { kind: "plain", text: "), see " },
    { kind: "clause", text: "AC-14.1" },
    { kind: "plain", text: " and " },
    { kind: "clause", text: "AC-R27" },
    { kind: "plain", text: "." },
  ]);
  assert.deepEqual(runsOf("RQ-V1.1, MJ-4.3A; MM-6").map((run) => run.kind), ["clause", "plain", "clause", "plain", "clause"]);
});

test("paragraphs, lists and tables are blocks of their own", () => {
  const blocks = blocksOf("First\ngoes on.\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |");

  assert.deepEqual(blocks.map((block) => block.kind), ["text", "list", "table"]);
  assert.equal(blocks[0]?.kind === "text" && blocks[0].runs[0]?.text, "First goes on.");
  assert.equal(blocks[1]?.kind === "list" && blocks[1].items.length, 2);
  assert.equal(blocks[2]?.kind === "table" && blocks[2].rows.length, 2);
});

const CHAPTERS = [
  {
    title: "Фаза 4",
    intro: "",
    clauses: [
      { id: "AC-9.1", text: "Дальше Король, Дракон." },
      { id: "AC-9.4", text: "Король даёт герб." },
    ],
  },
  { title: "Фаза 5", intro: "", clauses: [{ id: "AC-10.1", text: "Маркеры на Короле возвращаются ещё раз." }] },
];

test("words are found in any case, form and with e for ё", () => {
  assert.deepEqual(search(CHAPTERS, "король"), [
    { clause: "AC-9.1", chapter: 0 },
    { clause: "AC-9.4", chapter: 0 },
    { clause: "AC-10.1", chapter: 1 },
  ]);
  assert.deepEqual(search(CHAPTERS, "дает ГЕРБ").map((hit) => hit.clause), ["AC-9.4"]);
  assert.deepEqual(search(CHAPTERS, "ac-9.4").map((hit) => hit.clause), ["AC-9.4"]);
  assert.deepEqual(search(CHAPTERS, "  "), []);
});

test("what was found is marked where it stands", () => {
  assert.deepEqual(marked("На Короле.", "король"), [
    { text: "На ", hit: false },
    { text: "Короле", hit: true },
    { text: ".", hit: false },
  ]);
});

test("chapters have the number of their clauses", () => {
  assert.deepEqual(["AC-9.4", "AC-R27", "RQ-V1.2", "MM-12.10"].map(chapterMark), ["9", "R", "V1", "12"]);
});
