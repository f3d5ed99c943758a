/** What a table does beside the moves: clocks that run out, passing beforehand, sound, speeds, a lost line, talk of two kinds, coming by a link. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { BOARD, look, opened } from "./playing.ts";
import { DESK, type Laid, PHONE, Stage } from "./stage.ts";

const stage = new Stage();
const STATES = ["majesty-two", "majesty-late", "mastery-orbs"];
const BOT = { kind: "bot", bot: "page" };
let laid: Record<string, Laid> = {};

before(async () => {
  await stage.open();
  laid = Object.fromEntries((await stage.server.lay(STATES, "en")).map((each) => [each.name, each]));
});
after(async () => {
  await stage.close();
});

function state(name: string): Laid {
  return laid[name] ?? assert.fail(`${name} was not laid`);
}

/** Settings of this device, as they are kept. */
async function settle(page: Page, chosen: object): Promise<void> {
  await page.evaluate((given) => {
    localStorage.setItem("quintain.settings", JSON.stringify(given));
  }, chosen);
  await page.reload();
  await page.locator(BOARD).waitFor();
}

test("a clock that runs out answers for me and says so; after three a bot sits in for me until I come back", async () => {
  const page = await stage.person();
  const wanted = { game: "mastery", options: { seats: 2 }, seats: [{ kind: "me" }, BOT], pace: "live", move_ms: 5000, reserve_ms: 0, name: "By the clock" };
  const table = await opened(page, stage.server.address, wanted);
  await page.goto(`${stage.server.address}t/${table.id}`);
  await page.locator("[data-now=asked]").waitFor();
  assert.match(await page.locator(".player.active .clock").innerText(), /^0:0[0-5]$/);
  await page.locator(".log").getByText("was away; the rules answered").first().waitFor();

  await page.getByRole("button", { name: "Take the seat back" }).click();
  await page.getByText("A bot plays for you").waitFor({ state: "detached" });
  await page.getByText("practice", { exact: true }).waitFor();
  await page.context().close();
});

test("in play by days the clock says hours, and a choice takes two presses", async () => {
  const page = await stage.person();
  const wanted = { game: "majesty", options: { seats: 2 }, seats: [{ kind: "me" }, BOT], pace: "days", move_ms: 36 * 3_600_000, name: "By letter" };
  const table = await opened(page, stage.server.address, wanted);
  await page.goto(`${stage.server.address}t/${table.id}`);
  await page.locator("[data-now=asked]").waitFor();
  assert.match(await page.locator(".player.active .clock").innerText(), /^3[56] h$/);

  const { n } = await look(page);
  await page.keyboard.press("1");
  await page.locator(".confirm").waitFor();
  assert.equal((await look(page)).n, n);
  await page.locator(".confirm").click();
  await page.waitForFunction((entry) => Number(document.querySelector<HTMLElement>("[data-n]")?.dataset.n) > entry, n);
  await page.context().close();
});

test("passing beforehand is ordered in its own menu, said while it holds, and taken back", async () => {
  const page = await stage.seated(state("mastery-orbs"));
  await page.getByRole("button", { name: "Pass…" }).click();
  await page.getByRole("menuitem", { name: "Pass on everything until my turn" }).click();
  await page.locator("[data-now=waiting]").waitFor();
  await page.getByText("You pass until your turn").waitFor();
  await page.getByRole("button", { name: "Ask me again" }).click();
  await page.getByText("You pass until your turn").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Pass until my turn" }).click();
  await page.getByText("Nobody learns of it").waitFor();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByText("You pass until your turn").waitFor();
  await page.context().close();
});

test("sound is off until it is switched on, and is heard then and at each question of mine", async () => {
  const page = await stage.person();
  await page.addInitScript(() => {
    const make = AudioContext.prototype.createOscillator; // eslint-disable-line @typescript-eslint/unbound-method -- called on its context below
    Object.assign(window, { tones: 0 });
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      (window as unknown as { tones: number }).tones += 1;
      return make.call(this);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  const table = await opened(page, stage.server.address, { game: "majesty", options: { seats: 2 }, seats: [{ kind: "me" }, BOT], name: "The belfry" });
  await page.goto(`${stage.server.address}t/${table.id}`);
  await page.locator("[data-now=asked]").waitFor();
  assert.equal(await tones(), 0);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("checkbox", { name: "Sound" }).check();
  assert.equal(await tones(), 2);
  await page.keyboard.press("Escape");
  const { n } = await look(page);
  await page.keyboard.press("1");
  await page.waitForFunction((entry) => Number(document.querySelector<HTMLElement>("[data-now=asked]")?.dataset.n) > entry, n);
  assert.equal(await tones(), 4);
  await page.context().close();
});

for (const [motion, least, most] of [[1, 200, 5000], [4, 20, 200], [0, -1, 0]] as const) {
  test(`pieces travel at the chosen speed: ${String(motion)}`, async () => {
    const page = await stage.person({ ...DESK, reducedMotion: "no-preference" });
    const table = await opened(page, stage.server.address, { game: "majesty", options: { seats: 2 }, seats: [{ kind: "me" }, BOT], name: "The swift" });
    await page.goto(`${stage.server.address}t/${table.id}`);
    await page.locator(BOARD).waitFor();
    await settle(page, { motion, confirm: "never" });
    await page.evaluate(() => {
      Object.assign(window, { longest: 0 });
      const animate = Element.prototype.animate; // eslint-disable-line @typescript-eslint/unbound-method -- called on its element below
      Element.prototype.animate = function (this: Element, steps, options) {
        if (this.classList.contains("travelling") && typeof options === "object") {
          const seen = window as unknown as { longest: number };
          seen.longest = Math.max(seen.longest, Number(options.duration));
        }
        return animate.call(this, steps, options);
      };
    });
    await page.locator("[data-now=asked]").waitFor();
    const { n } = await look(page);
    await page.keyboard.press("1");
    await page.waitForFunction((entry) => Number(document.querySelector<HTMLElement>("[data-now=asked]")?.dataset.n) > entry, n);
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);

    assert.ok(least <= longest && longest <= most, `${String(longest)} ms`);
    await page.context().close();
  });
}

test("who is left without a line sees it, may choose nothing, and is back by himself", async () => {
  const page = await stage.seated(state("majesty-two"));
  await page.locator("[data-now=asked]").waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => {
    window.dispatchEvent(new Event("online")); // a fresh line is tried, and there is none
  });
  await page.locator(".band.lost").getByText("Connection lost").waitFor();
  assert.equal(await page.locator(".board .may, [data-act]:not(:disabled)").count(), 0);
  await page.locator(BOARD).waitFor();
  await page.context().setOffline(false);
  await page.locator(".band.lost").waitFor({ state: "detached" });
  await page.locator("[data-now=asked]").waitFor();
  await page.context().close();
});

test("those who watch talk among themselves until the end", async () => {
  const table = state("majesty-late");
  const [seat, one, two] = [await stage.seated(table), await stage.seated(table, DESK, "en", -1), await stage.seated(table, DESK, "en", -1)];
  for (const page of [seat, one, two]) {
    await page.getByRole("tab", { name: /Talk/ }).click();
  }
  await one.getByText("you are watching").waitFor();
  await one.getByPlaceholder("Write to the spectators…").fill("She will take the witch.");
  await one.keyboard.press("Enter");
  await two.getByText("She will take the witch.").waitFor();
  await seat.getByPlaceholder("Write at the table…").fill("Well then.");
  await seat.keyboard.press("Enter");
  await seat.getByText("Well then.").waitFor();

  assert.equal(await seat.getByText("She will take the witch.").count(), 0);
  await Promise.all([seat, one, two].map((page) => page.context().close()));
});

test("a friend comes by the link, sees the rules of this table, agrees and sits down", async () => {
  const host = await stage.person();
  const wanted = { game: "academy", options: { seats: 2, open_scores: true }, seats: [{ kind: "me" }, { kind: "open" }], public: false, name: "Behind the gate" };
  const table = await opened(host, stage.server.address, wanted);
  const stranger = await stage.person();
  await stranger.goto(`${stage.server.address}t/${table.id}`);
  const friend = await stage.person();
  await friend.goto(`${stage.server.address}t/${table.id}#${table.invite ?? ""}`);
  await friend.getByText("Open scores: yes").waitFor();
  const sit = friend.getByRole("button", { name: "Sit down here" });
  assert.equal(await sit.isDisabled(), true);
  await friend.getByRole("checkbox").check();
  await sit.click();
  await friend.locator(BOARD).waitFor();
  await Promise.all([host, friend, stranger].map((page) => page.context().close()));
});

test("settings hold at once: language, light and hand, with nothing loaded anew", async () => {
  const page = await stage.seated(state("majesty-two"), { ...PHONE, viewport: { width: 844, height: 390 } });
  await page.evaluate(() => Object.assign(window, { same: true }));
  const thumb = async () => (await page.locator(".thumb").boundingBox())?.x ?? 0;
  assert.ok((await thumb()) > 400);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
  await page.getByRole("checkbox", { name: "Left-handed" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "РУ" }).click();
  await page.getByRole("heading", { name: "Меню" }).waitFor();
  await page.keyboard.press("Escape");

  assert.ok((await thumb()) < 100);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  assert.equal(await page.evaluate(() => "same" in window), true);
  await page.context().close();
});

test("no page complained", () => {
  assert.deepEqual(stage.complaints, []);
});
