/** Clauses that drawings of games name: each stands in the rules, and those of a thing that has one of its own speak of it. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { CLAUSES as OF_MASTERY } from "../src/games/mastery/explanations.ts";
import { ABILITIES } from "../src/games/reliquium/explanations.ts";
import { parse } from "../src/words/clauses.ts";

const CITED = /\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?(?![\d.]*\$)/g;
const GAMES = ["majesty", "academy", "mastery", "castlecraft", "reliquium"];

function rules(game: string): ReadonlyMap<string, { readonly text: string }> {
  return parse(readFileSync(`../src/quintain/games/${game}/rules/en.md`, "utf8")).clauses;
}

for (const game of GAMES) {
  test(`what the drawing of ${game} cites stands in its rules`, () => {
    const folder = join("src/games", game);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte|ftl)$/.test(file));
    const cited = new Set(files.flatMap((file) => readFileSync(join(folder, file), "utf8").match(CITED) ?? []));
    const known = [...rules(game).keys()];

    assert.deepEqual([...cited].filter((id) => !known.some((each) => each === id || each.startsWith(`${id}.`))), [], "a clause, or a chapter of clauses");
  });
}

test("the clause of an ability is the one of its creature", () => {
  const book = rules("reliquium");

  assert.deepEqual(Object.entries(ABILITIES).filter(([creature, id]) => book.get(id)?.text.toLowerCase().startsWith(creature) !== true), []);
});

test("the clause of an artefact speaks of it", () => {
  const book = rules("mastery");
  const strays = Object.entries(OF_MASTERY.artefact ?? {}).filter(([artefact, ids]) => {
    const name = artefact.split("_")[1] ?? "";
    return !ids.some((id) => book.get(id)?.text.toLowerCase().includes(`**${name}**`));
  });

  assert.deepEqual(strays, []);
});
