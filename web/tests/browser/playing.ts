/** Playing as a person does: open a table, sit down, click what may be clicked until the match is over. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import type { TableInfo } from "../../src/wire/server.ts";
import type { Stage } from "./stage.ts";

export const BOARD = "[role=region].board";
const MOST = 3000; // choices of one match

/** A small generator, so that a match can be played again. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** A table with these seats, opened by the person at the page. */
export async function opened(page: Page, address: string, body: object): Promise<TableInfo> {
  await page.goto(address);
  return await page.evaluate(async (sent) => {
    const answer = await fetch("api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) });
    if (!answer.ok) {
      throw new Error(await answer.text());
    }
    return (await answer.json()) as TableInfo;
  }, body);
}

/** Two people at a new table of a game. */
export async function seated(stage: Stage, game: string, options: object = {}): Promise<{ table: TableInfo; pages: [Page, Page] }> {
  const [host, guest] = [await stage.person(), await stage.person()];
  const seats = [{ kind: "me" }, { kind: "open" }];
  const table = await opened(host, stage.server.address, { game, options: { seats: 2, ...options }, seats, public: true, name: "Three roads" });
  await host.goto(`${stage.server.address}t/${table.id}`);
  await guest.goto(`${stage.server.address}t/${table.id}`);
  const join = guest.getByRole("button", { name: "Sit down here" }).first();
  await join.waitFor();
  if (await join.isDisabled()) {
    await guest.getByRole("checkbox").first().check(); // unusual options are agreed to before one sits down
  }
  await join.click();
  await host.locator(BOARD).waitFor();
  await guest.locator(BOARD).waitFor();
  return { table, pages: [host, guest] };
}

/** What may be clicked on a board and beside it, where the choices are not a list: lit land, ways, studs, creatures, the button that sends a draft. */
const LIT = ["slot", "area", "way", "junction", "border"].map((name) => `.board [role=button][tabindex="0"][data-${name}]`).join(", ");
const DRAWN = `[data-answer]:not(:disabled), .aside [data-creature]:not(:disabled), ${LIT}`;

/** Whether the match is over, somebody is asked, or neither yet. */
async function asked(pages: readonly Page[]): Promise<Page | "over" | null> {
  for (const page of pages) {
    const state = await page.evaluate((drawn) => {
      if (document.querySelector(".places")) {
        return "over";
      }
      return document.querySelector(`[data-act]:not(:disabled), ${drawn}`) ? "asked" : "";
    }, DRAWN);
    if (state) {
      return state === "over" ? "over" : page;
    }
  }
  return null;
}

/** Takes one of the choices, as `choose` says: by a click where the list is open, else by the keys that reach it. */
export async function chosen(page: Page, choose: (below: number) => number): Promise<void> {
  const choices = page.locator("[data-act]:not(:disabled)");
  const [listed, drawn] = [await choices.count(), await page.locator(DRAWN).count()];
  if (listed + drawn === 0) {
    return;
  }
  const at = choose(listed + drawn);
  if (at >= listed) {
    await page.evaluate(([lit, nth]) => document.querySelectorAll(lit)[nth]?.dispatchEvent(new MouseEvent("click", { bubbles: true })), [DRAWN, at - listed] as const); // a piece of the drawing may lie under another
  } else if ((await page.locator("ol.hidden").count()) > 0) {
    await choices.nth(at).focus();
    await page.keyboard.press("Enter");
  } else {
    await choices.nth(at).click();
  }
}

/** Plays until the match is over; `disturb` comes before every choice with its number. Gives how many choices were made. */
export async function played(pages: readonly Page[], seed: number, disturb: (made: number) => Promise<void> = () => Promise.resolve()): Promise<number> {
  const choose = dice(seed);
  let made = 0;
  let idle = Date.now();
  while (made < MOST) {
    const next = await asked(pages);
    if (next === "over") {
      return made;
    }
    if (next) {
      await disturb(made);
      await chosen(next, choose);
      made += 1;
      idle = Date.now();
    } else {
      assert.ok(Date.now() - idle < 60_000, "nobody was asked for a minute");
      await pages[0]?.waitForTimeout(15);
    }
  }
  return assert.fail(`the match was not over after ${MOST} choices`);
}
