/** Reliquium at the table: by keys alone, by touch on a phone, three allies; and what a battle's account and a support draft show. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { BOARD, dice, opened, played } from "./playing.ts";
import { DESK, PHONE, Stage } from "./stage.ts";

const WHOLE = process.env.WHOLE !== undefined; // the long forms
const ROUNDS = WHOLE ? 4 : 2;
const MOST = 600;
const CHOICES = ":is(.aside, .side) [data-answer]:not(:disabled)"; // beside the question, or beside the map
const stage = new Stage();

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

/** A person against a bot, with a limit on rounds: the printed game has none. */
async function alone(page: Page): Promise<void> {
  const options = { seats: 2, round_limit: ROUNDS };
  const table = await opened(page, stage.server.address, { game: "reliquium", options, seats: [{ kind: "me" }, { kind: "bot", bot: "page" }], name: "By the ford" });
  await page.goto(`${stage.server.address}t/${table.id}`);
  await page.locator(BOARD).waitFor();
}

async function myTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    (choices) => (document.querySelector(".places") ? "over" : document.querySelector(choices) ? "mine" : null),
    CHOICES,
    { timeout: 60_000, polling: 50 },
  );
  return (await found.jsonValue()) === "mine";
}

test("a match of Reliquium is played by keys alone", async () => {
  const page = await stage.person();
  await alone(page);
  const choose = dice(3);
  let made = 0;
  while (made < MOST && (await myTurn(page))) {
    const drafting = (await page.locator("[data-answer=send]").count()) > 0;
    const count = Math.min(9, await page.locator(CHOICES).count());
    await page.keyboard.press(drafting ? "Enter" : String(1 + choose(Math.max(1, count))));
    made += 1;
    await page.waitForTimeout(60);
  }

  assert.ok(made > 5 && made < MOST, `${made} keys`);
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("a match of Reliquium is played by touch on a phone: the map is looked at from nearer before it is chosen on", async () => {
  const page = await stage.person(PHONE, "ru");
  await alone(page);
  const choose = dice(5);
  let [made, near] = [0, 0];
  while (made < MOST && (await myTurn(page))) {
    const lit = page.locator(".touch[tabindex='0'][data-area]");
    const far = Number(await page.locator("[data-scale]").getAttribute("data-scale")) < 0.62;
    if (far && made % 3 === 0 && (await lit.count()) > 0) {
      const decision = await page.locator("h1").innerText();
      await lit.first().tap({ force: true });
      const scale = Number(await page.locator("[data-scale]").getAttribute("data-scale"));
      near += scale > 0.62 ? 1 : 0;
      const still = (await page.locator("h1").innerText()) === decision || (await page.locator(".back").count()) > 0 || scale > 0.62;

      assert.ok(still, "the first tap chooses nothing");
    }
    const choice = page.locator(CHOICES).nth(choose(Math.max(1, await page.locator(CHOICES).count())));
    const box = await choice.boundingBox();

    assert.ok(box && box.height >= 44, "a target for a finger");
    await choice.tap();
    const confirm = page.locator(".confirm");
    if ((await confirm.count()) > 0) {
      await confirm.first().tap();
    }
    made += 1;
    await page.waitForTimeout(80);
  }

  assert.ok(made > 5 && made < MOST, `${made} taps`);
  assert.ok(near > 0, "the map came nearer");
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0, "nothing sticks out");
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("whoever is asked for consent sees whose units it is about, and the match goes on", async () => {
  const [laid] = await stage.server.lay(["reliquium-consent"], "en");
  assert.ok(laid);
  const pages = await Promise.all([0, 1, 2].map((seat) => stage.seated(laid, DESK, "en", seat)));
  const asked = pages[laid.viewer];
  assert.ok(asked);

  assert.equal(await asked.locator("[data-mode=request]").count(), 1);
  assert.equal(await asked.locator(".aside [data-answer]").count(), 2, "two equal answers");
  for (const page of pages.filter((each) => each !== asked)) {
    assert.equal(await page.locator(CHOICES).count(), 0, "nothing is asked of the others");
  }
  if (WHOLE) {
    assert.ok((await played(pages, 11)) > 5);
  } else {
    await asked.locator(".aside [data-answer]").last().click();
    await asked.locator("[data-mode=request]").waitFor({ state: "detached" });
  }
  assert.deepEqual(stage.complaints, []);
  await Promise.all(pages.map((page) => page.context().close()));
});

test("a battle's account adds up to the sums it shows", async () => {
  const [laid] = await stage.server.lay(["reliquium-losses"], "en");
  assert.ok(laid);
  const page = await stage.seated(laid);
  const numbers = await page.locator(".line .plus").allInnerTexts();
  const sums = (await page.locator(".sums strong").allInnerTexts()).map(Number);
  const total = (side: number) => numbers.filter((_, at) => at % 2 === side).reduce((sum, text) => sum + (Number(text.replace("+", "")) || 0), 0);

  assert.deepEqual([total(0), total(1)], sums);
  assert.equal(await page.locator("[data-sum]").count(), 2, "each army bears its sum");
  await page.context().close();
});

test("support is laid out for all orders and sent as one answer", async () => {
  const [laid] = await stage.server.lay(["reliquium-support"], "en");
  assert.ok(laid);
  const page = await stage.seated(laid);
  const before = await page.locator("[data-send][aria-checked=true]").count();
  await page.getByRole("button", { name: "Send nobody", exact: true }).click();

  assert.equal(await page.locator("[data-send$=' 0'][aria-checked=true]").count(), before, "everybody is at home");
  await page.locator("[data-send]:not([data-send$=' 0'])").first().click();
  assert.equal(await page.locator(".tie").count() > 0, true, "the figure is tied to its order");
  await page.locator("[data-answer=send]").click();
  await page.locator("[data-answer=send]").waitFor({ state: "detached" });
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});

test("on a desk the creatures stand beside the question and the junctions beside the map: the strip keeps its height", async () => {
  const [summon, support] = await stage.server.lay(["reliquium-summon", "reliquium-support"], "ru");
  assert.ok(summon && support);
  const page = await stage.seated(summon, DESK, "ru");
  await page.locator(summon.click[0] ?? "").first().click();
  await page.locator(".side [data-answer]").first().waitFor();
  const high = async () => (await page.locator(".strip").boundingBox())?.height ?? 0;

  assert.ok((await high()) < 130, String(await high()));
  assert.equal(await page.locator(".aside [data-answer]").count(), 3, "another creature can still be taken");
  await page.locator(".side [data-answer]").first().click();
  await page.locator(".side [data-answer]").waitFor({ state: "detached" });
  await page.context().close();

  const other = await stage.seated(support, DESK, "ru");
  await other.locator(".side [data-send]").first().waitFor();
  assert.equal(await other.locator(".aside [data-send]").count(), 0, "the draft lies beside the map alone");
  assert.deepEqual(stage.complaints, []);
  await other.context().close();
});

test("the vote is three answers, and the third sends the ballot", async () => {
  const [laid] = await stage.server.lay(["reliquium-vote"], "en");
  assert.ok(laid);
  for (const size of [DESK, PHONE]) {
    const page = await stage.seated(laid, size, "en");
    assert.equal(await page.locator(".aside [data-answer]").count(), 6);
    await page.context().close();
  }
  const page = await stage.seated(laid, DESK, "en");
  await page.keyboard.press("1");
  await page.locator("[data-answer='militia no']").click();
  await page.locator("[data-answer='allies yes']").click();
  await page.locator("[data-answer='allies yes']").waitFor({ state: "detached" });
  assert.deepEqual(stage.complaints, []);
  await page.context().close();
});
