/** A small line of numbers over time. */

interface Sparkline {
  readonly path: string;
  readonly area: string;
  readonly base: number; // where the first number lies
  readonly end: readonly [number, number];
}

const EDGE = 4;
const TOP = 8;

/** The line in a box of this size; none for fewer than two numbers. */
export function sparkline(values: readonly number[], width: number, height: number): Sparkline | null {
  if (values.length < 2) {
    return null;
  }
  const least = Math.min(...values);
  const span = Math.max(Math.max(...values) - least, 1);
  const right = width - 2 * EDGE;
  const points = values.map((value, at) => [
    round(EDGE + ((right - EDGE) * at) / (values.length - 1)),
    round(height - 10 - ((height - 10 - TOP) * (value - least)) / span),
  ] as const);
  const path = points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
  const end = points.at(-1) ?? [0, 0];
  return { path, area: `${path}V${height - 2}H${EDGE}z`, base: points[0]?.[1] ?? 0, end };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
