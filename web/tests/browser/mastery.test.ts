/** Mastery as people play it: by clicks with partners, by keys alone, by touch on a phone; and the parts that are easy to break. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { BOARD, dice, opened, played } from "./playing.ts";
import { PHONE, Stage } from "./stage.ts";

const WHOLE = process.env.WHOLE !== undefined; // to the victory; otherwise some rounds
const WAIT = 30_000;
const stage = new Stage();

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

/** A person against a bot of the weakest kind. */
async function alone(page: Page, options: object): Promise<void> {
  const seats = [{ kind: "me" }, { kind: "bot", bot: "page" }];
  const table = await opened(page, stage.server.address, { game: "mastery", options: { seats: 2, ...options }, seats, name: "By the ford" });
  await page.goto(`${stage.server.address}t/${table.id}`);
  await page.locator(BOARD).waitFor();
}

/** Until something may be chosen (true), or the match is over (false). */
async function myTurn(page: Page, lit: string): Promise<boolean> {
  const found = await page.waitForFunction(
    (may) => (document.querySelector(".places") ? "over" : document.querySelector(may) ? "mine" : null),
    lit,
    { timeout: WAIT, polling: 30 },
  );
  return (await found.jsonValue()) === "mine";
}

/** An order of cards is put together from the state in which it is asked. */
test("Insight: cards are moved by keys and by arrows, and the order is taken", async () => {
  const [laid] = await stage.server.lay(["mastery-insight"], "en");
  assert.ok(laid);
  const page = await stage.seated(laid, undefined, "en");
  const cards = page.locator(".insight button.card");
  await cards.first().waitFor();
  const names = async () => await cards.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")?.split(",")[0]));
  const lying = await names();
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await names(), [lying[1], lying[0], ...lying.slice(2)]);
  await page.getByRole("button", { name: "one place down" }).nth(1).click();
  const wanted = await names();
  assert.notDeepEqual(wanted, lying);
  await page.getByRole("button", { name: "Lay them so" }).click();
  await page.locator(".insight").waitFor({ state: "detached" });
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("a redistribution is drafted on the map and sent once", async () => {
  const [laid] = await stage.server.lay(["mastery-redistribution"], "en");
  assert.ok(laid);
  const page = await stage.seated(laid, undefined, "en");
  const done = page.getByRole("button", { name: "Done", exact: true }).first();
  await done.waitFor();
  const inCastle = async () => Number(await page.locator(".stays b").innerText());
  const before = await inCastle();
  const more = page.locator(".map .step:not(.off)[aria-label^='One knight more']").first();
  await more.click();
  assert.equal(await inCastle(), before - 1);
  await page.getByRole("button", { name: "Reset" }).click();
  assert.equal(await inCastle(), before);
  await more.click();
  await more.click();
  await page.keyboard.press("Escape");
  assert.equal(await inCastle(), before - 1, "Esc takes back the last step, no more");
  await page.reload();
  await done.waitFor();
  assert.equal(await inCastle(), before - 1, "a draft outlives a reload");
  await done.click();
  await done.waitFor({ state: "detached" });
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("with the card or without it, a Fracture window has the same boxes", async () => {
  const shapes: number[][] = [];
  for (const laid of await stage.server.lay(["mastery-crown", "mastery-crown-none"], "en")) {
    const page = await stage.seated(laid, undefined, "en");
    await page.locator(".aside button.option").first().waitFor();
    shapes.push(await page.locator(".aside button.option, .aside ol:not(.hidden) > li > .button").evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height))));
    assert.equal(await page.locator(".aside button.option.lit").count(), laid.name === "mastery-crown" ? 1 : 0);
    await page.context().close();
  }
  assert.deepEqual(shapes[0], shapes[1]);
});

test("in a Fracture window one passes beforehand, and is asked no more", async () => {
  const [laid] = await stage.server.lay(["mastery-crown-none"], "en");
  assert.ok(laid);
  const page = await stage.seated(laid, undefined, "en");
  await page.locator(".aside [aria-haspopup=menu]").click();
  await page.getByRole("menuitem").last().click();
  await page.locator(".aside button.option").first().waitFor({ state: "detached" });
  await page.locator("[data-now=waiting]").waitFor();
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("a card of the hand is laid as support by itself", async () => {
  const [laid] = await stage.server.lay(["mastery-support"], "en");
  assert.ok(laid);
  const page = await stage.seated(laid, undefined, "en");
  const card = page.locator(".held.lit[data-card^=support]").first();
  await card.hover();
  await page.locator(".battle .ghost").first().waitFor();
  assert.equal(await page.locator(".battle .ghost").count(), 1, "what the pointed card would add");
  await card.click();
  await page.locator(".battle .ghost").first().waitFor({ state: "detached" });
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("where places are small, the first tap comes nearer and the second chooses", async () => {
  const [laid] = await stage.server.lay(["mastery-teams"], "en");
  assert.ok(laid);
  const page = await stage.seated(laid, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }, "en");
  const land = page.locator(".map .touch.may").first();
  await land.waitFor();
  const wide = (await land.boundingBox())?.width ?? 0;
  assert.ok(wide < 44);
  await land.tap();
  assert.ok(((await land.boundingBox())?.width ?? 0) > wide * 1.5);
  assert.equal(await page.locator(".march").count(), 0);
  await land.tap();
  await page.locator(".march").waitFor();
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("three people and a bot play with partners, each at a page", async () => {
  const pages = [await stage.person(), await stage.person(PHONE, "ru"), await stage.person()];
  const [host, ...guests] = pages;
  assert.ok(host);
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "bot", bot: "page" }];
  const options = { seats: 4, allegiance: "two", ...(WHOLE ? {} : { round_limit: 2 }) };
  const table = await opened(host, stage.server.address, { game: "mastery", options, seats, public: true, name: "Two and two" });
  await host.goto(`${stage.server.address}t/${table.id}`);
  for (const guest of guests) {
    await guest.goto(`${stage.server.address}t/${table.id}`);
    const join = guest.getByRole("button", { name: /Sit down here|Сесть здесь/ }).first();
    await join.waitFor();
    for (const box of await guest.getByRole("checkbox").all()) {
      await box.check(); // unusual options are agreed to before one sits down
    }
    await join.click();
  }
  await Promise.all(pages.map((page) => page.locator(BOARD).waitFor()));
  assert.ok((await played(pages, 5)) > 8);
  assert.deepEqual(stage.complaints, []);
  await Promise.all(pages.map((page) => page.context().close()));
});

test("a match is played by keys alone", async () => {
  const page = await stage.person();
  await alone(page, WHOLE ? {} : { skirmish: true, round_limit: 4 });
  const choose = dice(3);
  const LIT = "[data-act]:not(:disabled), [data-answer]:not(:disabled)";
  let made = 0;
  while (await myTurn(page, LIT)) {
    const answer = page.locator(".insight button.card, .plan [data-answer]").first();
    if ((await answer.count()) > 0) {
      await answer.focus();
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press("123456789".charAt(choose(9)));
    }
    made += 1;
    assert.ok(made < 4000);
    await page.waitForTimeout(10);
  }
  assert.ok(made >= 8);
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("a match is played by touch on a phone", async () => {
  const page = await stage.person(PHONE, "ru");
  await alone(page, WHOLE ? {} : { skirmish: true, round_limit: 3 });
  const choose = dice(9);
  const LIT = ".thumb [data-act]:not(:disabled), .thumb [data-answer]:not(:disabled), .map .touch.may";
  let made = 0;
  while (await myTurn(page, LIT)) {
    const answers = page.locator(".thumb [data-answer]:not(:disabled)");
    const offers = page.locator(".thumb ol:not(.hidden) [data-act]:not(:disabled)");
    const lands = page.locator(".map .touch.may");
    const marching = (await page.locator(".march").count()) > 0;
    const [ready, few, many] = [await answers.count(), await offers.count(), marching ? 0 : await lands.count()];
    const target = ready > 0 ? answers.first() : many > 0 && choose(2) ? lands.nth(choose(many)) : few > 0 ? offers.nth(choose(few)) : lands.first();
    const box = await target.boundingBox().catch(() => null);
    if (box && !(await target.evaluate((each) => each.closest(".map") !== null).catch(() => true))) {
      assert.ok(box.height >= 44, `a target for a finger, not ${String(box.height)} high`);
    }
    await target.tap({ timeout: 3000, force: true }).catch(() => undefined); // the question may have gone meanwhile
    made += 1;
    assert.ok(made < 4000);
    await page.waitForTimeout(20);
  }
  assert.ok(made >= 6);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, "nothing sticks out");
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("land that only one knight can go to is looked at before it is taken", async () => {
  const [laid] = await stage.server.lay(["mastery-lone"], "en");
  assert.ok(laid);
  const page = await stage.seated(laid, undefined, "en");
  await page.locator(".map .touch.may").first().click();
  await page.locator(".march").waitFor();
  assert.equal(await page.locator(".march [role=radio]").count(), 1);
  await page.locator(".march .primary").click();
  await page.locator(".march").waitFor({ state: "detached" });
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});
