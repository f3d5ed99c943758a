/** How much of the page is sent: what every visit needs, and each board with its drawings, as the server packs them. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const PAGE = resolve(import.meta.dirname, "../../../src/quintain/server/page");
const ENTRY = 120_000; // bytes, without boards
const BOARDS: Readonly<Record<string, number>> = { majesty: 80_000, academy: 80_000, mastery: 110_000, reliquium: 110_000, castlecraft: 120_000 };

function packed(...files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(PAGE, file)), { level: 9 }).length, 0);
}

test("the entry is small: every script and style that the page itself names", () => {
  const home = readFileSync(join(PAGE, "index.html"), "utf8");
  const named = [...home.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1] ?? "");

  assert.ok(named.some((file) => file.endsWith(".js")));
  assert.ok(packed(...named) <= ENTRY, `${packed(...named)} bytes`);
});

for (const [game, most] of Object.entries(BOARDS)) {
  test(`the board of ${game} is small enough, and lazy`, () => {
    const files = readdirSync(join(PAGE, "assets")).filter((file) => file.startsWith(`${game}-`) && /\.(js|css)$/.test(file));

    assert.ok(files.some((file) => file.endsWith(".js")), "a chunk of its own");
    assert.ok(packed(...files.map((file) => `assets/${file}`)) <= most, `${packed(...files.map((file) => `assets/${file}`))} bytes`);
  });
}
