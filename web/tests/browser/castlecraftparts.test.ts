/** Parts of Castle Craft's table that are easy to miss: doors, floors, the castle beside the field, spells' reach, income foretold, the doubt before the end of a turn. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { DESK, Stage } from "./stage.ts";

const WAIT = 120_000;
const stage = new Stage();

before(async () => { await stage.open(); });
after(async () => {
  await stage.close();
});

async function laid(state: string): Promise<Page> {
  const [table] = await stage.server.lay([`castlecraft-${state}`]);
  assert.ok(table);
  return await stage.seated(table, DESK);
}

const moment = async (page: Page) => Number(await page.locator(".app").getAttribute("data-n"));

async function past(page: Page, n: number): Promise<void> {
  await page.waitForFunction((then) => Number(document.querySelector(".app")?.getAttribute("data-n")) >= then, n, { timeout: WAIT });
}

test("a door is walked to and struck at by one click, and the blow stands in the log with its die", async () => {
  const page = await laid("targets");
  const before = await moment(page);
  await page.locator(".field .ringed[data-portal]").first().click();
  await past(page, before + 2);

  const log = page.locator("[role=log]");
  assert.match(await log.innerText(), /batter the (door|gate) .* against \d+, (broken|it holds)\./);
  assert.ok(await log.locator("svg").count() > 0);
  await page.context().close();
});

test("floors are switched, and cells of a floor are chosen there", async () => {
  const page = await laid("move");
  for (const floor of [1, 0]) {
    await page.locator(`[data-view="${String(floor)}"]`).click();
    const cells = await page.locator(".desk > .field [data-cell]").evaluateAll((found) => found.map((cell) => cell.getAttribute("data-cell")?.split(",")[2] ?? "0"));
    assert.ok(cells.length > 0 && cells.every((z) => z === String(floor)), String(cells));
  }
  await page.context().close();
});

test("nothing in the castle beside the field is cut off", async () => {
  for (const state of ["targets", "move", "three"]) {
    const page = await laid(state);
    await page.locator(".card svg.field").first().waitFor();
    const cut = await page.locator(".card svg.field").evaluateAll((maps) =>
      maps.flatMap((map) => {
        const frame = map.getBoundingClientRect();
        return [...map.querySelectorAll(".squad, .token")].map((piece) => piece.getBoundingClientRect()).filter(({ top, left, right, bottom }) => right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom && (top < frame.top - 2 || left < frame.left - 2 || right > frame.right + 2 || bottom > frame.bottom + 2)).length;
      }),
    );
    assert.deepEqual(cut.filter(Boolean), [], state);
    await page.context().close();
  }
});

test("a spell shows how far it reaches, whom it strikes and that it is cast once a turn", async () => {
  const page = await laid("spell");
  await page.locator("[data-spell]:not(:disabled)").first().hover();
  await page.locator(".legend").waitFor();

  assert.ok(await page.locator(".field .touch[data-unit]").count() > 0);
  assert.match(await page.locator(".desk .side").innerText(), /once a turn/);
  await page.context().close();
});

test("a purchase that is looked at foretells the income, and the end of the turn is asked about while something can be bought", async () => {
  const page = await laid("build");
  const before = await moment(page);
  const income = page.locator(".desk .side section").last();
  const plain = await income.innerText();
  await page.locator('[data-offer^="token-"]:not(:disabled)').first().hover();
  await page.waitForFunction((was) => [...document.querySelectorAll<HTMLElement>(".desk .side section")].at(-1)?.innerText !== was, plain);

  await page.locator("[data-verb=end_turn]").click();
  await page.locator(".confirm").waitFor();
  assert.equal(await moment(page), before);
  await page.keyboard.press("Escape");
  await page.locator(".confirm").waitFor({ state: "detached" });
  await page.locator("[data-verb=end_turn]").click();
  await page.locator(".confirm").click();
  await past(page, before + 1);
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});
