/** A castle drawn from nothing by clicks: explained while it is wrong, kept, reloaded, exported, judged by the terminal, played. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { serious } from "./axe.ts";
import { faultsOf } from "./faults.ts";
import { PHONE, Stage } from "./stage.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const stage = new Stage();

before(async () => { await stage.open(); });
after(async () => {
  await stage.close();
  assert.deepEqual(stage.complaints, []);
});

/** A click on the plan, at a place in cells. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  const at = await page.locator("svg.plan").evaluate((sheet, [u = 0, v = 0]) => {
    const point = new DOMPoint(u * 44, v * 44).matrixTransform((sheet as SVGSVGElement).getScreenCTM() ?? undefined);
    return { x: point.x, y: point.y };
  }, [x, y]);
  await page.mouse.click(at.x, at.y);
}

const brush = (page: Page, key: string) => page.locator(`[data-brush="${key}"]`).click();

async function drawn(page: Page): Promise<void> {
  await page.goto(`${stage.server.address}castles/new`);
  await brush(page, "stairs");
  await tap(page, 1.5, 3.5);
  await page.locator("[data-flaw=stairs-end]").waitFor();
  await page.getByRole("button", { name: "Add a floor" }).click();
  await brush(page, "square");
  await tap(page, 1.5, 3.5);
  await brush(page, "hatch");
  await tap(page, 1.5, 3.5);
  await brush(page, "battlement");
  for (const [x, y] of [[1.5, 3], [1.5, 4], [1, 3.5], [2, 3.5]] as const) await tap(page, x, y);
  await page.locator("[data-flaw=tower-unnamed]").getByRole("button", { name: "Make it a tower" }).click();
  await page.locator(".checks[data-good=yes]").waitFor();
}

test("a castle is drawn from nothing, kept, reloaded, exported, checked by the terminal and played", async () => {
  const page = await stage.person();
  await drawn(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/castles\/(?!new)/);
  await page.reload();
  await page.locator("[data-kept=yes]").waitFor();

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "TOML file" }).click()]);
  const python = process.env.PYTHON ?? `${ROOT}/.venv/bin/python`;
  const said = execFileSync(python, ["-m", "quintain", "castle", "check", await download.path(), "--lang", "en", "--plain"], { env: { ...process.env, PYTHONPATH: `${ROOT}/src` } });
  assert.match(said.toString(), /My castle/);
  assert.deepEqual(await faultsOf(page), []);

  await page.getByRole("button", { name: "Play with it" }).click();
  await page.waitForURL(/\/t\//);
});

test("a step back takes the whole stroke, a step forth brings it again", async () => {
  const page = await stage.person();
  await drawn(page);
  const faults = page.locator(".checks");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("[data-flaw=tower-unnamed]").waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.locator(".checks[data-good=yes]").waitFor();
  assert.equal(await faults.locator("[data-flaw=tower-unnamed]").count(), 0);
});

test("what is wrong is explained, shown and mended by its buttons", async () => {
  const page = await stage.person();
  await drawn(page);
  await brush(page, "open");
  await tap(page, 2, 3.5);
  const flaw = page.locator("[data-flaw=rim-open]");
  await flaw.waitFor();
  await page.getByRole("button", { name: "Floor 0" }).click();
  await flaw.getByRole("button", { name: "Show" }).click();
  await page.getByRole("button", { name: "Floor 1", pressed: true }).waitFor();
  await page.locator("svg.plan .pointed").waitFor();
  await flaw.getByRole("button", { name: "Close with battlements" }).click();
  await page.locator(".checks[data-good=yes]").waitFor();
  assert.equal(await flaw.count(), 0);
});

test("a squad walks through a castle of the box: doors stop a foe, and it is put where one clicks", async () => {
  const page = await stage.person();
  await page.goto(`${stage.server.address}castles`);
  await page.locator("[data-castle=castle_humans]").click();
  await page.getByRole("link", { name: "Walk", exact: true }).click();
  const bar = page.locator("[data-walk=yes]");
  await bar.waitFor();
  const reached = async () => await page.locator("svg.plan .marks text").count();
  const friend = await reached();
  await page.getByRole("radio", { name: "foe" }).check();
  await page.waitForFunction((before) => document.querySelectorAll("svg.plan .marks text").length !== before, friend);
  assert.ok((await reached()) < friend, "doors are shut");
  await tap(page, 0.5, 0.5); // masonry
  await page.locator("[data-walk=stuck]").waitFor();
  await tap(page, 5.5, 1.5);
  await bar.waitFor();
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(await serious(page), []);
  await page.locator("[data-act=walk]").click();
  await page.locator(".checks[data-good=yes]").waitFor();
});

test("the gallery and the workshop of a copy fit a phone, where one draws by touch", async () => {
  const page = await stage.person(PHONE);
  await page.goto(`${stage.server.address}castles`);
  await page.locator("[data-castle=castle_humans]").tap();
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(await serious(page), []);
  await page.getByRole("link", { name: "Copy and rebuild" }).tap();
  await page.locator(".checks[data-good=yes]").waitFor();
  assert.deepEqual(await faultsOf(page), []);
  await page.getByRole("button", { name: "Floor 3" }).tap();
  await page.getByRole("radio", { name: "Edges" }).check();
  await page.locator("[data-brush=open]").tap();
  const at = await page.locator("svg.plan").evaluate((sheet) => {
    const point = new DOMPoint(44, 0).matrixTransform((sheet as SVGSVGElement).getScreenCTM() ?? undefined);
    return { x: point.x, y: point.y };
  });
  await page.touchscreen.tap(at.x - 15, at.y);
  await page.locator(".checks[data-flaw=rim-open]").getByRole("button").last().tap();
  await page.locator(".checks[data-good=yes]").waitFor();
  assert.deepEqual(await serious(page), []);
  await page.locator("[data-act=menu]").tap();
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(await serious(page), []);
});

test("a set-up is laid by hand: what is wrong is explained, what is right is kept, reloaded and played", async () => {
  const page = await stage.person();
  await page.goto(`${stage.server.address}castles/setup`);
  await page.locator(".checks[data-good=yes]").waitFor();
  await page.locator("[data-add=castle]").click();
  const castle = page.locator('[data-piece="extra:0"]');
  await castle.focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowUp");
  await page.locator("[data-flaw=in-zone]").waitFor();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("r");
  await page.locator(".checks[data-good=yes]").waitFor();
  assert.deepEqual(await faultsOf(page), []);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/setup\?open=/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "TOML file" }).click()]);
  const before = readFileSync(await download.path(), "utf8");
  await page.reload();
  await page.locator("[data-kept=yes]").waitFor();
  const [again] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "TOML file" }).click()]);
  assert.equal(readFileSync(await again.path(), "utf8"), before);
  await page.locator(".checks[data-good=yes]").waitFor();
  await page.getByRole("button", { name: "Play with it" }).click();
  await page.waitForURL(/\/t\//);
});
