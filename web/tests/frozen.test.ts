/** A frozen match: its reason in both languages, who may end it, and whose consent is missing. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { frozenOf } from "../src/table/frozen.ts";
import type { TableInfo } from "../src/wire/server.ts";

function table(more: Partial<TableInfo>): TableInfo {
  const seats: TableInfo["seats"] = [{ seat: 0, kind: "person", name: "Ann" }, { seat: 1, kind: "person", name: "Ben" }, { seat: 2, kind: "bot" }];
  return { id: "t", game: "mastery", options: {}, phase: "frozen", seats, pace: "none", created: 1, started: 2, scene: "", frozen: "rules", ...more };
}

test("a match that goes on, is over or was never begun is not frozen", () => {
  assert.equal(frozenOf(null, 0), null);
  assert.equal(frozenOf(table({ phase: "running", frozen: "" }), 0), null);
  assert.equal(frozenOf(table({ phase: "over", frozen: "" }), 0), null);
  assert.equal(frozenOf(table({ phase: "ended", frozen: "", started: 0 }), 0), null);
});

test("who sits may agree that it ends, and waits for the people who have not; a bot is not asked, a spectator watches", () => {
  assert.deepEqual([frozenOf(table({}), 0)?.step, frozenOf(table({}), 2)?.step, frozenOf(table({}), -1)?.step], ["ask", "watch", "watch"]);
  const half = table({ seats: [{ seat: 0, kind: "person", rematch: true }, { seat: 1, kind: "person", name: "Ben" }] });

  assert.equal(frozenOf(half, 0)?.step, "wait");
  assert.deepEqual(frozenOf(half, 0)?.missing.map((each) => each.name), ["Ben"]);
  assert.equal(frozenOf(half, 1)?.step, "ask");
});

test("once all have agreed the match is ended, and nothing is asked", () => {
  assert.deepEqual(frozenOf(table({ phase: "ended", frozen: "" }), 0), { title: "frozen-ended", why: "", step: "", missing: [] });
});

for (const language of ["en", "ru"]) {
  test(`every reason and every step has its sentence (${language})`, () => {
    const words = readFileSync(new URL(`../../src/words/table.${language}.ftl`, import.meta.url), "utf8");
    const wanted = ["rules", "content", "options", "move", "digest"].map((frozen) => frozenOf(table({ frozen }), 0)?.why ?? "");

    assert.equal(new Set(wanted).size, 5);
    for (const key of [...wanted, "frozen-title", "frozen-ended", "frozen-ended-text", "frozen-ask", "frozen-wait", "frozen-watch", "frozen-end", "frozen-no-board", "frozen-nobody"]) {
      assert.match(words, new RegExp(`^${key} = \\S`, "m"), key);
    }
  });
}
