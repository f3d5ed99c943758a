/** Other ways to play: by keys alone, by touch on a phone; and a table that those who listen can use. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { BOARD, opened } from "./playing.ts";
import { DESK, PHONE, Stage } from "./stage.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WAIT = 20_000; // for a bot's answer
const stage = new Stage();

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

/** A person against a bot of the weakest kind. */
async function alone(page: Page, game: string): Promise<void> {
  const seats = [{ kind: "me" }, { kind: "bot", bot: "page" }];
  const table = await opened(page, stage.server.address, { game, options: { seats: 2 }, seats, name: "By the well" });
  await page.goto(`${stage.server.address}t/${table.id}`);
  await page.locator(BOARD).waitFor();
}

/** Until it is my turn (true) or the match is over (false). */
async function myTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () => (document.querySelector(".places") ? "over" : document.querySelector("[data-act]:not(:disabled)") ? "mine" : null),
    undefined,
    { timeout: WAIT, polling: 50 },
  );
  return (await found.jsonValue()) === "mine";
}

test("a whole match is played by keys alone", async () => {
  const page = await stage.person();
  await alone(page, "majesty");
  let made = 0;
  while (await myTurn(page)) {
    const asked = await page.locator("h1").innerText();
    assert.ok((await page.title()).startsWith("● Your turn"), asked);
    await page.keyboard.press("1");
    made += 1;
    await page.locator("[data-act]:not(:disabled)").first().waitFor({ state: "detached", timeout: WAIT }).catch(() => undefined);
  }

  assert.ok(made >= 12);
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("a whole match is played by touch on a phone, every choice in two steps", async () => {
  const page = await stage.person(PHONE, "ru");
  await alone(page, "majesty");
  let made = 0;
  while (await myTurn(page)) {
    const folded = page.locator(".aside .button[aria-expanded=false]");
    if ((await folded.count()) > 0) {
      await folded.tap();
    }
    const choice = page.locator("ol:not(.hidden) [data-act]:not(:disabled)").first();
    const box = await choice.boundingBox();
    assert.ok(box && box.height >= 44, "a target for a finger");
    await choice.tap();
    await page.locator(".confirm").tap();
    made += 1;
    await page.locator(".confirm").waitFor({ state: "detached", timeout: WAIT });
  }

  assert.ok(made >= 12);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, "nothing sticks out");
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

async function faults(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (script) => {
    await (0, eval)(`${script}; undefined`);
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  }, AXE);
  return found.filter((each) => ["serious", "critical"].includes(each.impact)).map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => node.html).join("\n")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const [name, size] of [["desk", DESK], ["phone", PHONE]] as const) {
    for (const game of ["majesty", "academy", "mastery"]) {
      test(`axe finds nothing serious at a table of ${game}, ${name}, ${colorScheme}`, async () => {
        const page = await stage.person({ ...size, colorScheme, bypassCSP: true });
        await alone(page, game);
        await myTurn(page);

        assert.deepEqual(await faults(page), []);
        await page.context().close();
      });
    }
  }
}
