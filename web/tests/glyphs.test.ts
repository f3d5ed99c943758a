/** Every glyph of others that is shown is credited. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { GLYPHS } from "../src/pages/about/glyphs.ts";

test("the page About names every glyph that the page imports", () => {
  const shown = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [...readFileSync(join("src", file), "utf8").matchAll(/~icons\/game-icons\/([a-z0-9-]+)/g)].map((found) => found[1] ?? ""));

  assert.ok(shown.length > 0);
  assert.deepEqual([...new Set(shown)].filter((glyph) => !GLYPHS.includes(glyph)), []);
});
