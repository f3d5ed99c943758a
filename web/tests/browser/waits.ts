/** How long a person waits: for the answer to a click, and for the first table on a slow line and a slow processor. */

import { type Labour, labour } from "./labour.ts";
import { against, answering, dice, keyed, look } from "./playing.ts";
import { DESK, type Stage } from "./stage.ts";

const SEED = 9;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }; // milliseconds, bytes a second

export interface Answers {
  readonly count: number;
  readonly median: number; // milliseconds
  readonly p95: number;
  readonly labour: Labour; // of all presses, those that only pick a piece too
}
export interface First {
  readonly home: number; // milliseconds from the address to a home page that can be clicked
  readonly table: number; // from "play" to the drawn board
  readonly decision: number; // from "play" to the first decision, moves of bots before it included
}

interface Times {
  answers: number[];
  table: number;
  decision: number;
}

/** A stopwatch in the page: from a press to the first frame that shows something new, taken after it is drawn. */
function timing(): void {
  const times: Times = { answers: [], table: 0, decision: 0 };
  Object.assign(window, { times });
  let pressed: number | null = null; // the last press that nothing has answered yet
  let opened = 0; // the press that led to the table
  for (const kind of ["pointerup", "keydown"]) {
    addEventListener(
      kind,
      (event) => {
        pressed = event.timeStamp;
      },
      true,
    );
  }
  const drawn = (note: (at: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      note(performance.now());
      port1.close();
    };
    port2.postMessage(null); // comes when this frame is done
  };
  let before: string | undefined;
  const look = () => {
    const app = document.querySelector<HTMLElement>(".app[data-n]");
    const n = app?.dataset.n;
    if (n !== undefined && before === undefined) {
      opened = pressed ?? 0;
      pressed = null;
      drawn((at) => (times.table = at - opened));
    } else if (n !== before && pressed !== null) {
      const since = pressed;
      pressed = null;
      drawn((at) => times.answers.push(at - since));
    }
    if (times.decision === 0 && app?.dataset.now === "asked") {
      times.decision = -1;
      drawn((at) => (times.decision = at - opened));
    }
    before = n;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From click or key to drawn answer against a local server, motion off: with it the way is shown before the table stands anew. */
export async function answers(stage: Stage, game: string, wanted: number): Promise<Answers> {
  const page = await stage.person({ ...DESK, reducedMotion: "reduce" });
  await page.addInitScript(timing);
  await against(page, stage.server.address, game);
  const choose = dice(SEED);
  let taken: number[] = [];
  const { labour: worked } = await labour(page, async () => {
    for (let made = 0; made < 8 * wanted && taken.length < wanted; made += 1) {
      await answering(page, choose, 1, 50);
      if (made % 3 === 2 && (await look(page)).now === "asked") {
        await keyed(page, choose); // many clicks only pick a piece; a key always answers
      }
      taken = await page.evaluate(() => (window as unknown as { times: Times }).times.answers);
    }
  });
  await page.context().close();
  const sorted = taken.sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), labour: worked };
}

/** A stranger with an empty cache comes to the home page and presses "play" of a game, on a slow line. */
export async function first(stage: Stage, game: string, slower: number): Promise<First> {
  const page = await stage.person({ ...DESK, reducedMotion: "no-preference" });
  await page.addInitScript(timing);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable"); // its conditions hold only then
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(stage.server.address, { waitUntil: "commit" });
  const play = page.locator(`.shelf .box:has(a[href="new/${game}"]) .acts button`);
  await play.waitFor();
  const home = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle"); // what the home page still fetches does not count against the table
  await play.click();
  await page.waitForFunction(() => (window as unknown as { times: Times }).times.decision > 0);
  const { table, decision } = await page.evaluate(() => (window as unknown as { times: Times }).times);
  await page.context().close();
  return { home, table, decision };
}
