/** The line of a finished match: rounds, turning points, and where a moment lies on it. A frame is a moment; the first is the set-up. */

import type { ScoreLine } from "../../wire/server.ts";

/** A round on the line: its number and its frames, `from` to `to`. */
export interface Round {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** A turning point: somebody takes the lead, or takes points from others; the last is the end. */
export interface Mark {
  readonly step: number;
  readonly seat: number;
  readonly kind: "lead" | "attack" | "end";
}

const MOST_MARKS = 9; // more would lie on each other

/** The rounds in order, the frames of each together; without rounds one that holds everything. */
export function roundsOf(rounds: readonly number[]): Round[] {
  const found: { round: number; from: number; to: number }[] = [];
  for (const [step, each] of rounds.entries()) {
    const round = Math.max(each, 1);
    const last = found.at(-1);
    if (last && round <= last.round) {
      last.to = step;
    } else {
      found.push({ round, from: step, to: step });
    }
  }
  return found;
}

export function roundAt(rounds: readonly Round[], step: number): Round | undefined {
  return rounds.find((each) => each.from <= step && step <= each.to) ?? rounds.at(-1);
}

/** Who alone has most; −1 if nobody does. */
export function leader(points: readonly number[]): number {
  const most = Math.max(...points);
  const seats = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? -1) : -1;
}

/** Turning points of a match, the most telling ones: the lead goes to another, a seat costs others points. */
export function marksOf({ points, movers }: ScoreLine, winners: readonly number[] = []): Mark[] {
  const last = points.length - 1;
  const found: (Mark & { weight: number })[] = [];
  let ahead = -1;
  for (let step = 1; step < last; step += 1) {
    const now = points[step] ?? [];
    const before = points[step - 1] ?? [];
    const mover = movers[step] ?? -1;
    const first = leader(now);
    const lost = now.reduce((sum, each, seat) => sum + (seat === mover ? 0 : Math.max(0, (before[seat] ?? 0) - each)), 0);
    if (first >= 0 && first !== ahead) {
      if (ahead >= 0) {
        found.push({ step, seat: first, kind: "lead", weight: step });
      }
      ahead = first;
    } else if (lost > 0 && mover >= 0) {
      found.push({ step, seat: mover, kind: "attack", weight: lost });
    }
  }
  const kept = apart(found, Math.max(1, Math.round(last / 24)))
    .sort((a, b) => Number(b.kind === "lead") - Number(a.kind === "lead") || b.weight - a.weight)
    .slice(0, MOST_MARKS)
    .sort((a, b) => a.step - b.step)
    .map(({ step, seat, kind }) => ({ step, seat, kind }));
  const [winner = -1] = winners;
  return last > 0 && winner >= 0 ? [...kept, { step: last, seat: winner, kind: "end" }] : kept;
}

/** Marks that do not lie on each other: of those that are close the last stays. */
function apart<M extends Mark>(marks: readonly M[], least: number): M[] {
  return marks.filter((mark, at) => (marks[at + 1]?.step ?? Infinity) - mark.step >= least);
}

/** The nearest mark in a direction, or the end of the line. */
export function nextMark(marks: readonly Mark[], step: number, last: number, way: 1 | -1): number {
  const ahead = marks.map((mark) => mark.step).filter((each) => (way > 0 ? each > step : each < step));
  if (ahead.length === 0) {
    return way > 0 ? last : 0;
  }
  return way > 0 ? Math.min(...ahead) : Math.max(...ahead);
}

export function clamped(step: number, last: number): number {
  return Math.max(0, Math.min(last, Math.round(step)));
}

/** Where a frame lies on a line from `left` of this width. */
export function placeOf(step: number, last: number, left: number, width: number): number {
  return last > 0 ? left + (width * step) / last : left;
}

/** The frame nearest to a place on that line. */
export function stepAt(place: number, last: number, left: number, width: number): number {
  return width > 0 ? clamped(((place - left) / width) * last, last) : 0;
}

/** Numbers below the line: every round, or every second, fifth, tenth where they would touch. */
export function labelled(rounds: readonly Round[], last: number, width: number, narrowest = 20): Round[] {
  for (const every of [1, 2, 5, 10, 20, 50]) {
    const shown = rounds.filter((each) => every === 1 || each.round % every === 0 || each.round === rounds[0]?.round);
    const gaps = shown.slice(1).map((each, at) => placeOf(each.from - (shown[at]?.from ?? 0), last, 0, width));
    if (gaps.every((gap) => gap >= narrowest)) {
      return shown;
    }
  }
  return rounds.slice(0, 1);
}

/** The moment of a shared address: `?step=33&eyes=-1`; what is missing or wrong is left out. */
export function momentOf(query: ReadonlyMap<string, string>, last: number, seats: number): { step: number | null; eyes: number | null } {
  const step = whole(query.get("step"));
  const eyes = whole(query.get("eyes"));
  return {
    step: step === null ? null : clamped(step, last),
    eyes: eyes !== null && eyes >= -2 && eyes < seats ? eyes : null,
  };
}

function whole(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}
