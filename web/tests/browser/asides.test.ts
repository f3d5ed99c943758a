/** What helps a person at a table: explanations, hints, confirmation, two tabs of one seat, motion, what was done to me, the next table. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { look } from "./playing.ts";
import { DESK, PHONE, type Laid, Stage } from "./stage.ts";

const stage = new Stage();
const STATES = ["majesty-choice", "majesty-two", "majesty-late", "majesty-waiting", "academy-choice"];
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

test("a piece is explained to a resting pointer and to the question mark, with its clause", async () => {
  const page = await stage.seated(state("majesty-choice"));
  const shown = page.locator(".explanation");
  await page.locator(".board [data-noun=building]").first().hover();
  await shown.waitFor();
  assert.match(await shown.innerText(), /MJ-/);
  await page.keyboard.press("Escape");
  await shown.waitFor({ state: "detached" });

  await page.locator(".board [data-slot]").first().focus();
  await page.keyboard.press("?");
  await shown.waitFor();
  await page.context().close();
});

test("a piece is explained to a long press, which chooses nothing", async () => {
  const page = await stage.seated(state("majesty-choice"), PHONE);
  const box = await page.locator(".board [data-slot]").first().boundingBox();
  const line = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.locator(".explanation").waitFor();
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });

  assert.equal(await page.locator(".confirm").count(), 0);
  assert.equal((await look(page)).now, "asked");
  await page.context().close();
});

test("a hint names what a strong bot would choose, after a warning that the match will not count", async () => {
  const page = await stage.seated(state("majesty-two"));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByText("The match will not count").waitFor();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: /choices$/ }).click();
  await page.locator("[data-act] .worth").first().waitFor();
  await page.getByText("practice", { exact: true }).waitFor();
  await page.context().close();
});

test("where every choice is to be confirmed, the first press chooses and Esc takes it back", async () => {
  const page = await stage.seated(state("academy-choice"));
  await page.evaluate(() => {
    localStorage.setItem("quintain.settings", JSON.stringify({ ...(JSON.parse(localStorage.getItem("quintain.settings") ?? "{}") as object), confirm: "always" }));
  });
  await page.reload();
  await page.locator("[data-now=asked]").waitFor();
  const { n } = await look(page);
  await page.keyboard.press("4");
  await page.locator(".confirm").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".confirm").waitFor({ state: "detached" });

  assert.equal((await look(page)).n, n);
  await page.context().close();
});

test("a seat in two tabs is the same seat: a choice in one closes the question in the other, and a piece is seen to travel", async () => {
  const one = await stage.seated(state("majesty-late"), { ...DESK, reducedMotion: "no-preference" });
  const other = await one.context().newPage();
  await other.goto(one.url());
  await other.locator("[data-now=asked]").waitFor();
  await one.bringToFront();
  await one.evaluate(() => {
    Object.assign(window, { travelled: 0 });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((each) => [...each.addedNodes])) {
        if (node instanceof Element && node.classList.contains("travelling")) {
          (window as unknown as { travelled: number }).travelled += 1;
        }
      }
    }).observe(document.body, { childList: true });
  });
  await one.keyboard.press("1");
  await one.waitForFunction(() => document.querySelector("[data-now=waiting]") !== null && document.querySelector(".travelling") === null);
  await other.locator("[data-now=waiting]").waitFor();

  assert.ok(await one.evaluate(() => (window as unknown as { travelled: number }).travelled > 0));
  await one.context().close();
});

test("who waits sees what was done to him, and the way to a table that waits for him", async () => {
  const page = await stage.seated(state("majesty-waiting"));
  await page.locator(".strip").getByText(/wounds|Wounds/).first().waitFor();
  await page.locator(".player .changed").first().waitFor();
  await page.getByRole("link", { name: /You are awaited at/ }).click();
  await page.locator("[data-now=asked]").waitFor();
  await page.context().close();
});

test("a spectator who looks back is not dragged forward", async () => {
  const table = state("majesty-two");
  const watcher = await stage.seated(table, DESK, "en", -1);
  const seats = [await stage.seated(table, DESK, "en", 0), await stage.seated(table, DESK, "en", 1)] as const;
  const { n } = await look(watcher);
  await seats[0].keyboard.press("1");
  await watcher.waitForFunction((entry) => Number(document.querySelector<HTMLElement>("[data-n]")?.dataset.n) > entry, n);
  await watcher.locator(".log .shield").first().click();
  await watcher.getByText("You are looking back").waitFor();
  await seats[1].locator("[data-now=asked]").waitFor();
  await seats[1].keyboard.press("1");
  await watcher.getByText(/new moves/).waitFor();
  await watcher.getByText("You are looking back").waitFor();
  await watcher.getByRole("button", { name: "To the present" }).click();
  await watcher.locator("[data-now=waiting]").waitFor();
  await Promise.all([watcher, ...seats].map((page) => page.context().close()));
});

test("no page complained", () => {
  assert.deepEqual(stage.complaints, []);
});
