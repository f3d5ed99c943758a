/** How smoothly tables move: a person against a bot, by clicks, with all motion on; then the same on a processor four times slower.
 * node frames.js [GAME…] [--answers 40] [--slower 4]. Figures of a busy machine are too high; compare those of one run. */

import { parseArgs } from "node:util";

import type { Page } from "playwright-core";

import { BOARD, chosen, dice, opened } from "./playing.ts";
import { DESK, Stage } from "./stage.ts";

const SEED = 4;
const LIT = "[data-act]:not(:disabled), [data-answer]:not(:disabled), .board [role=button][tabindex='0']";

interface Seen {
  readonly frames: number; // while something moved
  readonly median: number; // milliseconds from one of them to the next
  readonly slow: number; // of them over two pictures of a screen of 60
  readonly tasks: number; // over 50 milliseconds
  readonly longest: number;
  readonly moved: readonly string[]; // properties that were animated
}

/** Watches from the first line of the page on. */
function watching(): void {
  const seen = { gaps: [] as number[], tasks: [] as number[], moved: new Set<string>() };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
  let last = performance.now();
  let moving = false;
  const look = (now: number) => {
    if (moving) {
      seen.gaps.push(now - last);
    }
    last = now;
    const running = document.getAnimations().filter((each) => each.playState === "running" && !(each.effect as KeyframeEffect | null)?.getComputedTiming().iterations?.toString().startsWith("Inf"));
    moving = running.length > 0;
    for (const each of running) {
      for (const frame of (each.effect as KeyframeEffect | null)?.getKeyframes() ?? []) {
        for (const name of Object.keys(frame).filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key))) {
          seen.moved.add(name);
        }
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function result(page: Page): Promise<Seen> {
  return await page.evaluate(() => {
    const { gaps, tasks, moved } = (window as unknown as { seen: { gaps: number[]; tasks: number[]; moved: Set<string> } }).seen;
    const sorted = [...gaps].sort((one, other) => one - other);
    const long = tasks.filter((each) => each > 50);
    return {
      frames: gaps.length,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      slow: gaps.filter((each) => each > 34).length,
      tasks: long.length,
      longest: Math.max(0, ...tasks),
      moved: [...moved].sort(),
    };
  });
}

/** Plays so many answers of one match and says how it looked. */
async function watched(stage: Stage, game: string, slower: number, answers: number): Promise<Seen> {
  const page = await stage.person({ ...DESK, reducedMotion: "no-preference" });
  await page.addInitScript(watching);
  const seats = [{ kind: "me" }, { kind: "bot", bot: "page" }];
  const table = await opened(page, stage.server.address, { game, options: { seats: 2 }, seats, name: "Frames" });
  await page.goto(`${stage.server.address}t/${table.id}`);
  await page.locator(BOARD).waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { gaps: number[]; tasks: number[] } };
    seen.gaps.length = 0;
    seen.tasks.length = 0; // what the page itself costs to load is another figure
  });
  if (slower > 1) {
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  const choose = dice(SEED);
  for (let made = 0; made < answers && (await page.locator(".places").count()) === 0; made += 1) {
    await page.locator(LIT).first().waitFor({ timeout: 60_000 });
    await chosen(page, choose);
    await page.waitForTimeout(150);
  }
  const seen = await result(page);
  await page.context().close();
  return seen;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: "string", default: "40" }, slower: { type: "string", default: "4" } },
});
const games = positionals.length > 0 ? positionals : ["mastery", "reliquium"];
const stage = new Stage();
await stage.open();
try {
  for (const game of games) {
    for (const slower of [1, Number(values.slower)]) {
      const { frames, median, slow, tasks, longest, moved } = await watched(stage, game, slower, Number(values.answers));
      const rate = median > 0 ? (1000 / median).toFixed(0) : "–";
      console.log(
        `${game}, processor ÷ ${String(slower)}: ${rate} frames a second (median of ${String(frames)} while something moved, ${String(slow)} later than 34 ms); ` +
          `tasks over 50 ms: ${String(tasks)}, longest ${longest.toFixed(0)} ms; animated: ${moved.join(", ") || "nothing"}`,
      );
    }
  }
} finally {
  await stage.close();
}
