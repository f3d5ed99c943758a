/** How soon a brush stroke stands in the workshop of castles, and how soon it is judged: a ready castle is copied and drawn over. */

import { type Labour, labour } from "./labour.ts";
import { DESK, type Stage } from "./stage.ts";

export interface Strokes {
  readonly count: number;
  readonly median: number; // milliseconds of work from the press until plan, tabs and picture are laid out
  readonly p95: number;
  readonly late: number; // of them not in the next picture of the screen
  readonly judged: number; // median of the check, from the question to the answer
  readonly judged95: number;
  readonly labour: Labour; // with the answers of the checks
}

interface Seen {
  works: number[];
  late: number;
}

const FRAME = 1000 / 60;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Draws so many strokes on every floor in turn. */
export async function strokes(stage: Stage, wanted: number): Promise<Strokes> {
  const page = await stage.person(DESK);
  await page.goto(`${stage.server.address}castles/new?copy=castle_humans`);
  await page.locator(".checks[data-good=yes]").waitFor();
  await page.evaluate((frame) => {
    const seen: Seen = { works: [], late: 0 };
    Object.assign(window, { seen });
    document.querySelector("svg.plan")?.addEventListener("pointerdown", () => {
      const from = performance.now();
      const before = document.querySelector("svg.plan")?.innerHTML;
      requestAnimationFrame(() => {
        document.body.getBoundingClientRect();
        const work = performance.now() - from;
        if (document.querySelector("svg.plan")?.innerHTML === before || work > 2 * frame) seen.late += 1;
      });
      setTimeout(() => { // after the change, before the next picture
        document.querySelector(".sky")?.getBoundingClientRect();
        seen.works.push(performance.now() - from);
      });
    }, { capture: true });
  }, FRAME);
  const box = await page.locator("svg.plan").boundingBox();
  const floors = page.locator(".floors button:not(.add)");
  const many = await floors.count();
  const { labour: worked } = await labour(page, async () => {
    for (let made = 0; made < wanted && box; made += 1) {
      if (made % 10 === 0) {
        await floors.nth((made / 10) % many).click();
        await page.locator(`[data-brush=${["floor", "masonry"][Math.floor(made / 10 / many) % 2] ?? "floor"}]`).click();
      }
      await page.mouse.click(box.x + box.width * (0.2 + 0.06 * (made % 10)), box.y + box.height * (0.3 + 0.12 * (made % 4)));
      await page.waitForTimeout(250);
    }
  });
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const checks = await page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("api/castles/check")).map(({ duration }) => duration));
  await page.context().close();
  const works = [...seen.works].sort((one, other) => one - other);
  const judged = checks.sort((one, other) => one - other);
  return { count: works.length, median: at(works, 0.5), p95: at(works, 0.95), late: seen.late, judged: at(judged, 0.5), judged95: at(judged, 0.95), labour: worked };
}
