/** How much of the page is sent: what every visit needs, and each board and the workshop of castles with all they bring along, as the server packs them. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const PAGE = resolve(import.meta.dirname, "../../../src/quintain/server/page");
const ENTRY = 120_000; // bytes, without boards
const BOARDS: Readonly<Record<string, number>> = { majesty: 80_000, academy: 80_000, mastery: 110_000, reliquium: 110_000, castlecraft: 120_000 };
const WORKSHOP = 120_000; // the editor of castles

function packed(...files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(PAGE, file)), { level: 9 }).length, 0);
}

/** Every script and style that the page itself names. */
function entry(): string[] {
  const home = readFileSync(join(PAGE, "index.html"), "utf8");
  return [...home.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1] ?? "");
}

/** A chunk that is fetched when it is wanted, with every script and style the build says must come before it. */
function lazy(name: string): string[] {
  for (const file of readdirSync(join(PAGE, "assets")).filter((each) => each.endsWith(".js"))) {
    const script = readFileSync(join(PAGE, "assets", file), "utf8");
    const found = new RegExp(`import\\(["'\`]\\./(${name}-[^"'\`]+\\.js)["'\`]\\)(?:\\.then\\([^)]*\\))?,__vite__mapDeps\\(\\[([\\d,]*)\\]`).exec(script);
    if (found) {
      const all = [...(/m\.f=\[([^\]]*)\]/.exec(script)?.[1] ?? "").matchAll(/"\.\/([^"]+)"/g)].map((each) => each[1] ?? "");
      const before = (found[2] ?? "").split(",").filter(Boolean).map((at) => all[Number(at)] ?? "");
      return [...new Set([found[1] ?? "", ...before])].map((each) => `assets/${each}`);
    }
  }
  return assert.fail(`nothing fetches ${name} when it is wanted`);
}

function without(files: readonly string[], ...known: readonly string[]): string[] {
  return files.filter((file) => !known.includes(file));
}

test("the entry is small: every script and style that the page itself names", () => {
  const named = entry();

  assert.ok(named.some((file) => file.endsWith(".js")));
  assert.ok(packed(...named) <= ENTRY, `${packed(...named)} bytes`);
});

for (const [game, most] of Object.entries(BOARDS)) {
  test(`the board of ${game} is small enough, and lazy: what it brings to a table that stands`, () => {
    const files = without(lazy(game), ...entry(), ...lazy("TablePage"));

    assert.ok(files.some((file) => file.startsWith(`assets/${game}-`) && file.endsWith(".js")) && files.some((file) => file.endsWith(".css")), files.join(" "));
    assert.ok(packed(...files) <= most, `${packed(...files)} bytes`);
  });
}

test("the workshop of castles is small enough, and lazy", () => {
  const files = without(lazy("Castles"), ...entry());

  assert.ok(files.some((file) => file.endsWith(".js")) && files.some((file) => file.endsWith(".css")), files.join(" "));
  assert.ok(packed(...files) <= WORKSHOP, `${packed(...files)} bytes`);
});
