/** How fast the page is, by a real Chromium against a server of its own: node bench.js [GAME…|workshop] [--answers 30] [--presses 40] [--slower 4] [--json].
 * Figures of a busy machine are too high; compare those of one run. */

import { parseArgs } from "node:util";

import { smoothness, type Smoothness } from "./frames.ts";
import type { Labour } from "./labour.ts";
import { Stage } from "./stage.ts";
import { strokes } from "./strokes.ts";
import { answers, type Answers, first, type First } from "./waits.ts";

const WORKSHOP = "workshop"; // of castles
const STROKES = 120;
const GAMES = ["majesty", "academy", "mastery", "castlecraft", "reliquium"];

interface Measured {
  readonly game: string;
  readonly slower: number; // the processor, in the last two
  readonly answers: Answers;
  readonly first: First;
  readonly smooth: Smoothness;
  readonly smoothSlower: Smoothness;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    answers: { type: "string", default: "30" },
    presses: { type: "string", default: "40" },
    slower: { type: "string", default: "4" },
    json: { type: "boolean", default: false },
  },
});

function whole(name: "answers" | "presses" | "slower"): number {
  const given = Number(values[name]);
  if (!Number.isInteger(given) || given < 1) {
    console.error(`--${name} takes a whole number from 1, not ${values[name]}`);
    process.exit(2);
  }
  return given;
}

const [wanted, presses, slower] = [whole("answers"), whole("presses"), whole("slower")];
const strange = positionals.filter((game) => ![...GAMES, WORKSHOP].includes(game));
if (strange.length > 0) {
  console.error(`no such game: ${strange.join(", ")}; there are ${GAMES.join(", ")} and the ${WORKSHOP}`);
  process.exit(2);
}

function smoothly({ rate, slow, frames, tasks, longest }: Smoothness): string {
  return frames === 0 ? "not seen" : `${rate.toFixed(0)} (${String(slow)}/${String(frames)}) ${String(tasks)}, ${longest.toFixed(0)}`;
}

function worked({ long, longest }: Labour): string {
  return `${String(long)}, ${longest.toFixed(0)}`;
}

/** Columns as wide as what stands in them. */
function table(rows: readonly (readonly string[])[]): string {
  const wide = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, at) => cell.padEnd(wide[at] ?? 0)).join("  ").trimEnd()).join("\n");
}

function told(measured: readonly Measured[]): string {
  const head = ["game", "answer ms: median, p95 (of)", "of the processor: long tasks, longest ms", "home s", "table s", "decision s", "scene", "frames/s (late/all) long tasks, ms", `the same ÷ ${String(slower)}`];
  const rows = measured.map(({ game, answers: of, first: { home, table: board, decision }, smooth, smoothSlower }) => [
    game,
    `${of.median.toFixed(0)}, ${of.p95.toFixed(0)} (${String(of.count)})`,
    worked(of.labour),
    (home / 1000).toFixed(1),
    (board / 1000).toFixed(1),
    (decision / 1000).toFixed(1),
    smooth.scene,
    smoothly(smooth),
    smoothly(smoothSlower),
  ]);
  const moved = [...new Set(measured.flatMap(({ smooth, smoothSlower }) => [...smooth.moved, ...smoothSlower.moved]))].sort();
  return `${table([head, ...rows])}\nanimated: ${moved.join(", ") || "nothing"}`;
}

const stage = new Stage();
const measured: Measured[] = [];
await stage.open();
try {
  if (positionals.length === 0 || positionals.includes(WORKSHOP)) {
    const { count, median, p95, late, judged, judged95, labour } = await strokes(stage, STROKES);
    console.error(`workshop: a stroke takes ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} (of ${String(count)}, ${String(late)} late); its check ${judged.toFixed(0)} ms, p95 ${judged95.toFixed(0)}; of the processor long tasks, longest: ${worked(labour)} ms`);
  }
  for (const game of positionals.length > 0 ? positionals.filter((each) => each !== WORKSHOP) : GAMES) {
    const part = async <T>(name: string, of: Promise<T>): Promise<T> => {
      const from = Date.now();
      const found = await of;
      console.error(`${game}: ${name} measured in ${((Date.now() - from) / 1000).toFixed(0)} s`);
      return found;
    };
    measured.push({
      game,
      slower,
      answers: await part("answers", answers(stage, game, wanted)),
      first: await part("the first table", first(stage, game, slower)),
      smooth: await part("motion", smoothness(stage, game, 1, presses)),
      smoothSlower: await part("slower motion", smoothness(stage, game, slower, presses)),
    });
  }
} finally {
  await stage.close();
}
if (measured.length > 0) console.log(values.json ? JSON.stringify(measured, null, 2) : told(measured));
