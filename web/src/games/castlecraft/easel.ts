/** Axonometry from the front right: where a point of a castle lies in the picture, and what hides what. */

export type Point = readonly [number, number, number];
type Box = readonly [number, number, number, number, number, number];
export type Segment = readonly [Point, Point];

export const YAW = (26 * Math.PI) / 180;
const TILT = 0.5;
const STOREY = 0.86;
const RIGHT = [Math.cos(YAW), Math.sin(YAW) * TILT] as const;
const FRONT = [-Math.sin(YAW), Math.cos(YAW) * TILT] as const;
const UP = STOREY * Math.sqrt(1 - TILT * TILT);
const NEAR = 1e-6;

function behind(one: Box, other: Box): boolean {
  return one[3] <= other[0] + NEAR || one[4] <= other[1] + NEAR || one[5] <= other[2] + NEAR;
}

export class Easel {
  readonly #unit: number;
  readonly #items: { box: Box; svg: string }[] = [];

  constructor(unit: number) {
    this.#unit = unit;
  }

  at([x, y, z]: Point): readonly [number, number] {
    return [(x * RIGHT[0] + y * FRONT[0]) * this.#unit, (x * RIGHT[1] + y * FRONT[1] - z * UP) * this.#unit];
  }

  #spot(point: Point): string {
    return this.at(point).map((each) => each.toFixed(1)).join(" ");
  }

  poly(points: readonly Point[], fill: string, line = 0, more = ""): string {
    const stroke = line ? `stroke="var(--line-art)" stroke-width="${line}"` : `stroke="var(--${fill})" stroke-width=".7"`;
    return `<path d="M${points.map((point) => this.#spot(point)).join("L")}z" fill="var(--${fill})" ${stroke}${more}/>`;
  }

  lines(segments: readonly Segment[], width: number, colour = "line-art"): string {
    const path = segments.map(([from, to]) => `M${this.#spot(from)}L${this.#spot(to)}`).join("");
    return path ? `<path d="${path}" fill="none" stroke="var(--${colour})" stroke-width="${width}"/>` : "";
  }

  add(box: Box, svg: string): void {
    this.#items.push({ box, svg });
  }

  /** A block of stone. */
  block([x0, y0, z0, x1, y1, z1]: Box, line: number, more = ""): void {
    const svg =
      this.poly([[x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]], "cc-iso-front", line) +
      this.poly([[x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]], "cc-iso-side", line) +
      this.poly([[x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]], "cc-iso-top", line);
    this.add([x0, y0, z0, x1, y1, z1], svg + more);
  }

  /** Everything from the back to the front; a ring of three is broken at the farthest. */
  drawn(): string {
    const items = this.#items;
    const after: number[][] = items.map(() => []);
    const waits = items.map(() => 0);
    items.forEach((one, i) => {
      items.forEach((other, j) => {
        if (i !== j && behind(one.box, other.box) && !behind(other.box, one.box)) {
          after[i]?.push(j);
          waits[j] = (waits[j] ?? 0) + 1;
        }
      });
    });
    const far = items.map(({ box }) => box[0] + box[1] + box[2]);
    const left = new Set(items.keys());
    let out = "";
    while (left.size > 0) {
      let best = -1;
      let [free, distance] = [false, Infinity];
      for (const at of left) {
        const ready = !waits[at];
        if ((ready && !free) || (ready === free && (far[at] ?? 0) < distance)) [best, free, distance] = [at, ready, far[at] ?? 0];
      }
      left.delete(best);
      out += items[best]?.svg ?? "";
      for (const next of after[best] ?? []) waits[next] = (waits[next] ?? 0) - 1;
    }
    return out;
  }
}
