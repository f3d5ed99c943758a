/** Playing as a person does: open a table, sit down, click what may be clicked until the match is over. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import type { TableInfo } from "../../src/wire/server.ts";
import type { Stage } from "./stage.ts";

export const BOARD = "[role=region].board";
const MOST = 6000; // presses of one match
const PATIENCE = 60_000;

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

/** A match of two against the quickest bot, with the board before the person. */
export async function against(page: Page, address: string, game: string): Promise<void> {
  const seats = [{ kind: "me" }, { kind: "bot", bot: "page" }];
  const table = await opened(page, address, { game, options: { seats: 2 }, seats, name: "Against a page" });
  await page.goto(`${address}t/${table.id}`);
  await page.locator(BOARD).waitFor();
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

/** Something on the page that a person could press now: where it is, and what pressing it would be. */
interface Target {
  readonly kind: "confirm" | "goal" | "done" | "choice" | "piece" | "list";
  readonly x: number;
  readonly y: number;
}
interface Seen {
  readonly now: "over" | "asked" | "sent" | "waiting" | "";
  readonly n: number;
  readonly targets: readonly Target[];
}

/** What a person sees of a table: how it stands, and what lies open to be pressed. Runs in the page. */
function seen(): Seen {
  const from = performance.now();
  const app = document.querySelector<HTMLElement>(".app[data-now]");
  const now = (app?.dataset.now ?? "") as Seen["now"];
  const targets: Target[] = [];
  if (app && now === "asked") {
    const wide = window.innerWidth;
    const high = window.innerHeight;
    const reached = (element: Element): { x: number; y: number } | null => {
      const box = element.getBoundingClientRect();
      for (const [across, down] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.7], [0.3, 0.7], [0.7, 0.3], [0.5, 0.15], [0.5, 0.85], [0.1, 0.5], [0.9, 0.5]] as const) {
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        const hit = x > 0 && y > 0 && x < wide && y < high ? document.elementFromPoint(x, y) : null;
        if (hit && (hit === element || element.contains(hit))) {
          return { x, y };
        }
      }
      return null;
    };
    const add = (kind: Target["kind"], selector: string, fits: (element: HTMLElement | SVGElement) => boolean = () => true) => {
      for (const element of app.querySelectorAll<HTMLElement | SVGElement>(selector)) {
        const at = fits(element) ? reached(element) : null;
        if (at) {
          targets.push({ kind, ...at });
        }
      }
    };
    const named = (element: HTMLElement | SVGElement) => Object.keys(element.dataset).some((key) => !["noun", "id", "place", "act", "answer"].includes(key)); // by an argument of an action
    const live = "[role=button][tabindex='0'], button:not(:disabled):not([aria-expanded]):not(.ladder)";
    add("confirm", ".confirm:not(:disabled)");
    add("goal", "[data-verb=build]:not(:disabled)"); // a castle of Reliquium: by chance alone nine hardly ever stand
    add("done", ".primary[data-answer]:not(:disabled)"); // of a draft
    add("choice", "[data-act]:not(:disabled), [data-answer]:not(:disabled)");
    add("piece", `:is(.board, .aside, .thumb) :is(${live})`, named);
    add("list", ".aside .button[aria-expanded=false]");
  }
  const measured = window as { looks?: [from: number, to: number][] }; // so that nobody takes this for the work of the page
  (measured.looks ??= []).push([from, performance.now()]);
  return { now, n: Number(app?.dataset.n ?? -1), targets };
}

/** How the page stands, as a person sees it. */
export async function look(page: Page): Promise<Seen> {
  return await page.evaluate(seen);
}

/** Presses something: by the finger where there is one. */
async function pressed(page: Page, { x, y }: Target, touch: boolean): Promise<void> {
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Takes one of the choices as a person would: a lit piece or a line of the list; the list is opened where nothing else is to be seen. */
export async function chosen(page: Page, choose: (below: number) => number, found?: Seen, touch = false): Promise<void> {
  const { targets } = found ?? (await look(page));
  const of = (...kinds: Target["kind"][]) => targets.filter(({ kind }) => kinds.includes(kind));
  const [confirm] = of("confirm");
  const [goal] = of("goal");
  const [done] = of("done");
  if (done && choose(4) === 0) {
    await pressed(page, done, touch); // a draft is not changed for ever
    return;
  }
  const open = of("piece", "choice");
  const listed = of("list");
  const wanted = confirm ?? goal ?? (open.length > 0 && (listed.length === 0 || choose(8) > 0) ? open[choose(open.length)] : listed[0]);
  if (wanted) {
    await pressed(page, wanted, touch);
    return;
  }
  await keyed(page, choose); // everything lit lies out of sight: the keys reach it
}

/** Takes one of the listed choices by the keys. */
export async function keyed(page: Page, choose: (below: number) => number): Promise<void> {
  const listed = page.locator("[data-act]:not(:disabled)");
  const count = await listed.count();
  if (count > 0) {
    await listed.nth(choose(count)).focus();
    await page.keyboard.press("Enter");
  }
}

/** Presses until the person is asked no more: a choice may take more than one press, and a turn more than one choice. */
export async function answered(page: Page, choose: (below: number) => number): Promise<void> {
  for (let made = 0; made < 30; made += 1) {
    const found = await look(page);
    if (found.now !== "asked") {
      return;
    }
    await chosen(page, choose, found);
    await page.waitForTimeout(250); // the answer is told, or the next question is there
  }
  assert.fail("thirty presses did not answer what was asked");
}

/** So many presses of one person, fewer where the match is over; after each he waits these milliseconds. */
export async function answering(page: Page, choose: (below: number) => number, presses: number, pause: number): Promise<void> {
  for (let made = 0; made < presses; made += 1) {
    await page.locator("[data-now=asked], [data-now=over]").waitFor({ timeout: PATIENCE });
    const found = await look(page);
    if (found.now === "over") {
      return;
    }
    await chosen(page, choose, found);
    await page.waitForTimeout(pause);
  }
}

/** Plays until the match is over; `disturb` comes before every press with its number. Gives how many presses were made. */
export async function played(pages: readonly Page[], seed: number, disturb: (made: number) => Promise<void> = () => Promise.resolve(), touch: readonly Page[] = []): Promise<number> {
  const choose = dice(seed);
  let made = 0;
  let [moved, at] = [Date.now(), -1];
  while (made < MOST) {
    let asked = false;
    for (const page of pages) {
      const found = await look(page);
      if (found.now === "over") {
        return made;
      }
      if (found.n !== at) {
        [moved, at] = [Date.now(), found.n];
      }
      if (found.now === "asked") {
        asked = true;
        await disturb(made);
        await chosen(page, choose, undefined, touch.includes(page));
        made += 1;
      }
    }
    assert.ok(Date.now() - moved < PATIENCE, `nothing happened after entry ${at}`);
    if (!asked) {
      await pages[0]?.waitForTimeout(10);
    }
  }
  return assert.fail(`the match was not over after ${MOST} presses`);
}
