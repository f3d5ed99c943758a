/** Other ways to play: by keys alone, and by touch on a phone. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { BOARD, dice, look, opened, played } from "./playing.ts";
import { PHONE, Stage } from "./stage.ts";

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

test("a whole match is played by keys alone", async () => {
  const page = await stage.person();
  await alone(page, "majesty");
  const choose = dice(5);
  let [made, at] = [0, -1];
  for (let { now, n } = await look(page); now !== "over"; { now, n } = await look(page)) {
    if (now === "asked" && n !== at) {
      assert.ok((await page.title()).startsWith("● Your turn"));
      await page.keyboard.press(String(1 + choose(Math.min(9, await page.locator("[data-act]").count()))));
      [made, at] = [made + 1, n];
    }
    await page.waitForTimeout(20);
  }

  assert.ok(made >= 12);
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("a whole match is played by touch on a phone, every choice in two steps", async () => {
  const page = await stage.person(PHONE, "ru");
  await alone(page, "majesty");
  const before = Number(await page.locator("[data-n]").getAttribute("data-n"));
  const made = await played([page], 3, undefined, [page]);
  const after = Number(await page.locator("[data-n]").getAttribute("data-n"));

  const mine = Math.ceil((after - before) / 2); // the other may have begun before it was counted
  assert.ok(mine >= 12 && made >= 2 * mine - 1, `${made} presses for ${after - before} choices of two`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, "nothing sticks out");
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});
