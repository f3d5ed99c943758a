/** Castle Craft: a target walked to and struck at by one click, three people at three pages, a match by keys alone, a match by touch. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { BOARD, opened, played } from "./playing.ts";
import { DESK, PHONE, Stage } from "./stage.ts";

const WAIT = 120_000; // for the bot's answer
const MOST = 400; // choices of one person
const SHORT = { round_cap: 3, armies: "humans,shadows" };
const stage = new Stage();

before(async () => { await stage.open(); });
after(async () => {
  await stage.close();
});

/** The moment a table shows, as its page counts it. */
const moment = (page: Page) => page.locator(".app").getAttribute("data-n");

test("a target is walked to and struck at by one click, and what falls is told", async () => {
  const [laid] = await stage.server.lay(["castlecraft-targets"]);
  assert.ok(laid);
  const page = await stage.seated(laid, DESK);
  const target = page.locator("[data-controls=move] [data-deed]").first();
  const before = Number(await moment(page));
  await target.hover();
  await page.locator(".board .goal").first().waitFor();
  await target.click();
  await page.waitForFunction((n) => Number(document.querySelector(".app")?.getAttribute("data-n")) >= n + 2, before, { timeout: WAIT });

  assert.match(await page.locator("[role=log]").innerText(), /attack|strike at|cast/);
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("on a phone the first tap shows the path, the second goes", async () => {
  const [laid] = await stage.server.lay(["castlecraft-targets"]);
  assert.ok(laid);
  const page = await stage.seated(laid, PHONE, "ru");
  const before = await moment(page);
  const cell = page.locator(".map [data-cell]").nth(3);
  const name = await cell.getAttribute("data-cell");
  await page.locator(`.map [data-cell="${name ?? ""}"]`).dispatchEvent("click");
  await page.locator(".map .goal").waitFor();
  assert.equal(await moment(page), before);
  await page.locator(".confirm").tap();
  await page.waitForFunction((n) => document.querySelector(".app")?.getAttribute("data-n") !== n, before, { timeout: WAIT });
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("cells and targets have names for those who listen", async () => {
  const [laid] = await stage.server.lay(["castlecraft-move"]);
  assert.ok(laid);
  const page = await stage.seated(laid, DESK);
  const names = await page.locator(".board [data-cell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));

  assert.ok(names.length > 10);
  for (const name of names) {
    assert.match(name, /^[A-Z]{1,2}\d+(, floor \d)?, \S.*step/, name);
  }
  const cell = page.locator('.board [data-cell][tabindex="0"]').first();
  await cell.focus();
  await page.keyboard.press("ArrowDown");
  assert.ok(await page.evaluate(() => document.activeElement?.hasAttribute("data-cell")));
  await page.context().close();
});

test("three people play at three pages", async () => {
  const pages = [await stage.person(DESK), await stage.person(DESK, "ru"), await stage.person(PHONE)];
  const [host, ...guests] = pages;
  assert.ok(host);
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
  const table = await opened(host, stage.server.address, { game: "castlecraft", options: { seats: 3, round_cap: 2 }, seats, public: true, name: "Three kings" });
  await host.goto(`${stage.server.address}t/${table.id}`);
  for (const guest of guests) {
    await guest.goto(`${stage.server.address}t/${table.id}`);
    await guest.getByRole("checkbox").first().check(); // unusual options are agreed to before one sits down
    await guest.getByRole("button", { name: /Sit down here|Сесть здесь/ }).first().click();
    await guest.getByRole("button", { name: /Sit down here|Сесть здесь/ }).first().waitFor({ state: "detached" });
  }
  await Promise.all(pages.map((page) => page.locator(BOARD).waitFor({ timeout: WAIT })));
  const made = await played(pages, 27);

  assert.ok(made > 10);
  assert.deepEqual(stage.complaints, []);
  await Promise.all(pages.map((page) => page.context().close()));
});

/** Against the weakest bot, as the humans. */
async function alone(page: Page): Promise<void> {
  const table = await opened(page, stage.server.address, { game: "castlecraft", options: { seats: 2, ...SHORT }, seats: [{ kind: "me" }, { kind: "bot", bot: "page" }], name: "By the well" });
  await page.goto(`${stage.server.address}t/${table.id}`);
  await page.locator(BOARD).waitFor();
}

/** Until it is my turn (true) or the match is over (false). */
async function myTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(() => (document.querySelector(".places") ? "over" : document.querySelector("[data-act]:not(:disabled)") ? "mine" : null), undefined, { timeout: WAIT, polling: 50 });
  return (await found.jsonValue()) === "mine";
}

test("a match is played by keys alone", async () => {
  const page = await stage.person(DESK);
  await alone(page);
  let made = 0;
  while ((await myTurn(page)) && made < MOST) {
    const before = await moment(page);
    const choices = await page.locator("[data-act]").count();
    await page.keyboard.press(String(Math.min(9, Math.max(1, (made % 3) + 1, choices > 9 ? 1 : choices - (made % 2)))));
    if ((await page.locator(".confirm").count()) > 0) {
      await page.locator("body").press("Enter");
    }
    await page.waitForFunction((n) => document.querySelector(".app")?.getAttribute("data-n") !== n, before, { timeout: 2000 }).catch(() => undefined);
    made += 1;
  }

  assert.ok(made >= 6 && made < MOST);
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("a match is played by touch, every choice in two steps", async () => {
  const page = await stage.person(PHONE, "ru");
  await alone(page);
  let made = 0;
  while ((await myTurn(page)) && made < MOST) {
    const before = await moment(page);
    const choices = page.locator("[data-controls] [data-deed]:not(:disabled), [data-controls] .lit[data-offer], [data-controls] [data-verb]:not(:disabled)");
    const choice = choices.nth((made * 5) % (await choices.count()));
    await choice.scrollIntoViewIfNeeded();
    const box = await choice.boundingBox();
    assert.ok(box && box.height >= 44, "a target for a finger");
    await choice.tap();
    await page.locator(".confirm").tap();
    await page.waitForFunction((n) => document.querySelector(".app")?.getAttribute("data-n") !== n, before, { timeout: WAIT });
    made += 1;
  }

  assert.ok(made >= 6 && made < MOST);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, "nothing sticks out");
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});
