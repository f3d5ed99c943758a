/** How smoothly a table moves: a person against a bot, by clicks, with all motion on, while that is on the table which moves most. */

import type { Page } from "playwright-core";

import { against, answering, dice } from "./playing.ts";
import { DESK, type Stage } from "./stage.ts";

const SEED = 4;
const MOST = 300; // presses before the scene comes
/** What of a match is looked at. */
interface Scene {
  readonly name: string;
  readonly held: string; // only while this is on the page
  readonly laid?: string; // the state in which the match begins, where chance would hardly lead to the scene
}

const EVERYTHING: Scene = { name: "match", held: ".app" };
const SCENES: Readonly<Record<string, Scene>> = {
  mastery: { name: "battle", held: ".battle:not(.over)" },
  reliquium: { name: "war phase", held: ".app :is([data-mode=war], [data-mode=support])", laid: "reliquium-war" },
  castlecraft: { name: "turns", held: ".app [aria-current=step]" },
};

export interface Smoothness {
  readonly scene: string;
  readonly frames: number; // while something moved
  readonly rate: number; // of a median one, in a second
  readonly slow: number; // of them over two pictures of a screen of 60
  readonly tasks: number; // over 50 milliseconds
  readonly longest: number; // milliseconds
  readonly moved: readonly string[]; // properties that were animated
}

interface Tally {
  gaps: number[];
  tasks: [at: number, lasts: number][];
  moved: Set<string>;
}

/** Watches from the first line of the page on. */
function watching(held: string): void {
  const seen: Tally = { gaps: [], tasks: [], moved: new Set<string>() };
  Object.assign(window, { seen });
  let counts = false;
  const now = () => document.querySelector(held) !== null;
  new PerformanceObserver((list) => {
    if (counts || now()) {
      seen.tasks.push(...list.getEntries().map(({ startTime, duration }): [number, number] => [startTime, duration]));
    }
  }).observe({ type: "longtask" });
  let last = performance.now();
  let moving = false;
  const look = (at: number) => {
    if (moving && counts) {
      seen.gaps.push(at - last);
    }
    last = at;
    counts = now();
    const running = document.getAnimations().filter((each) => each.playState === "running" && !(each.effect as KeyframeEffect | null)?.getComputedTiming().iterations?.toString().startsWith("Inf"));
    moving = running.length > 0;
    for (const each of counts ? running : []) {
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

async function tally(page: Page): Promise<{ gaps: number[]; tasks: number[]; moved: string[] }> {
  return await page.evaluate(() => {
    const { seen, looks = [] } = window as unknown as { seen: Tally; looks?: [number, number][] };
    const own = seen.tasks.filter(([at, lasts]) => !looks.some(([from, to]) => from < at + lasts && at < to)); // not those of who looks at the page
    return { gaps: seen.gaps, tasks: own.map(([, lasts]) => lasts), moved: [...seen.moved].sort() };
  });
}

/** A match that is watched, before the person. */
async function begun(stage: Stage, game: string, held: string, laid = ""): Promise<Page> {
  const still = { ...DESK, reducedMotion: "reduce" } as const;
  const [found] = laid ? await stage.server.lay([laid]) : [];
  if (found) {
    const page = await stage.seated(found, still);
    await page.addInitScript(watching, held);
    await page.reload();
    return page;
  }
  const page = await stage.person(still);
  await page.addInitScript(watching, held);
  await against(page, stage.server.address, game);
  return page;
}

/** Plays one match until the scene comes and so many presses more, and says how it looked. */
export async function smoothness(stage: Stage, game: string, slower: number, presses: number): Promise<Smoothness> {
  const { name, held, laid } = SCENES[game] ?? EVERYTHING;
  const page = await begun(stage, game, held, laid);
  const choose = dice(SEED);
  for (let made = 0; made < MOST && (await page.locator(held).count()) === 0; made += 1) {
    await answering(page, choose, 1, 20); // the way to the scene is gone without motion
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Tally };
    seen.gaps.length = 0;
    seen.tasks.length = 0; // what the page itself costs to load is another figure
    seen.moved.clear();
  });
  if (slower > 1) {
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  await answering(page, choose, presses, 150);
  const seen = await tally(page);
  await page.context().close();
  const sorted = [...seen.gaps].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    scene: name,
    frames: sorted.length,
    rate: median > 0 ? 1000 / median : 0,
    slow: sorted.filter((each) => each > 34).length,
    tasks: seen.tasks.filter((each) => each > 50).length,
    longest: Math.max(0, ...seen.tasks),
    moved: seen.moved,
  };
}
