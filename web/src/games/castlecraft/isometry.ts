/** The whole castle as a picture: axonometry from the front right, three stone tones, ink only where a surface ends. */

import { Easel, type Point, type Segment } from "./easel.ts";
import type { Keep, Tower } from "./ground.ts";
import { noise } from "./masonry.ts";
import { roundTower } from "./roundtower.ts";

export interface View {
  readonly svg: string;
  readonly box: readonly [number, number, number, number];
  readonly at: (point: Point) => readonly [number, number]; // where chips and marks go
}

const THICK = 0.16;
const OPENINGS: Readonly<Record<string, readonly [number, number]>> = { door: [0.19, 0.62], gate: [0.36, 0.82], arch: [0.32, 0.8], "": [0.34, 0.84] };
const PORTALS = ["door", "gate", "arch"];

/** A door, gate, arch or bare opening on the front or side face of the cell at x, y. */
function opening(easel: Easel, kind: string, front: boolean, x: number, y: number, z: number): string {
  const [half, tall] = OPENINGS[kind] ?? [0.3, 0.8];
  const at = (side: number, height: number): Point => (front ? [x + 0.5 + side, y + 1, z + height] : [x + 1, y + 0.5 - side, z + height]);
  const bow = (wide: number, high: number): Point[] => {
    const spring = high - wide * 0.8;
    const curve = Array.from({ length: 9 }, (_, n) => {
      const angle = (Math.PI * (n + 1)) / 10;
      return at(-wide * Math.cos(angle), spring + (high - spring) * Math.sin(angle) ** 0.8);
    });
    return [at(-wide, 0), at(-wide, spring), ...curve, at(wide, spring), at(wide, 0)];
  };
  let out = kind ? easel.poly(bow(half + 0.07, tall + 0.08), "cc-iso-top", 1) : "";
  out += easel.poly(bow(half, tall), kind === "arch" || !kind ? "cc-well" : "cc-wood", 1.1);
  if (kind === "gate") {
    const bars = [0.2, 0.46].map((height): Segment => [at(-half, height), at(half, height)]);
    out += easel.lines([[at(0, 0), at(0, tall - 0.02)], ...bars], 1.3, "cc-iron");
  } else if (kind === "door") {
    out += easel.lines([[at(-half, 0.3), at(half, 0.3)]], 1, "cc-wood-line");
  } else if (kind === "arch") {
    out += [-0.2, -0.07, 0.07, 0.2].map((side) => easel.poly([at(side - 0.06, 0.62), at(side + 0.06, 0.62), at(side, 0.4)], "cc-iron")).join("");
  }
  return out;
}

class Sketch {
  readonly easel: Easel;
  readonly #keep: Keep;
  readonly #cut: number;
  readonly #rounds = new Map<string, Tower>();
  readonly #edges = new Map<string, string>();
  readonly #walls: { x0: number; y0: number; x1: number; y1: number; z: number; across: boolean }[] = [];

  constructor(keep: Keep, unit: number, cut: number) {
    this.easel = new Easel(unit);
    this.#keep = keep;
    this.#cut = cut;
    for (const tower of keep.towers) {
      if (tower.kind === "round") for (const column of tower.columns) this.#rounds.set(column, tower);
    }
    for (const { sides, z, kind } of keep.edges) {
      if (z <= cut) this.#edges.set(`${[...sides].sort().join(";")};${z}`, kind);
    }
  }

  #kind(x: number, y: number, z: number): string {
    return z <= this.#cut ? (this.#keep.cells.get(`${x},${y},${z}`) ?? "") : "";
  }

  #solid(x: number, y: number, z: number): boolean {
    const kind = this.#kind(x, y, z);
    return kind === "masonry" || (kind !== "" && this.#kind(x, y, z + 1) !== "");
  }

  #edge(x: number, y: number, z: number, u: number, v: number): string {
    return this.#edges.get(`${[`${x},${y}`, `${u},${v}`].sort().join(";")};${z}`) ?? "";
  }

  #round(x: number, y: number): boolean {
    return this.#rounds.has(`${x},${y}`);
  }

  /** One face of a solid cell: the wall towards the front, or towards the right. */
  #face(x: number, y: number, z: number, front: boolean): string {
    const at = (along: number, height: number): Point => (front ? [x + along, y + 1, z + height] : [x + 1, y + along, z + height]);
    const [dx, dy] = front ? [0, 1] : [1, 0];
    let out = this.easel.poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], front ? "cc-iso-front" : "cc-iso-side");
    const lines: Segment[] = this.#kind(x, y, z - 1) ? [] : [[at(0, 0), at(1, 0)]];
    for (const [end, step] of [[0, -1], [1, 1]] as const) {
      const [u, v] = front ? [x + step, y] : [x, y + step];
      if (!this.#solid(u, v, z) || this.#solid(u + dx, v + dy, z)) lines.push([at(end, 0), at(end, 1)]);
    }
    out += this.easel.lines(lines, 1.1) + this.easel.lines([[at(0, 0), at(1, 0)]], 0.7, "cc-iso-joint");
    const joints = [[0.08 + 0.5 * noise(x, y, z, front ? 0 : 9), 0.33], [0.1 + 0.6 * noise(y, x, z, front ? 0 : 9), 0.68]] as const;
    out += this.easel.lines(joints.map(([start, height]): Segment => [at(start, height), at(start + 0.22, height)]), 0.8, front ? "cc-iso-joint" : "cc-iso-joint-2");
    const edge = this.#edge(x, y, z, x + dx, y + dy);
    if (PORTALS.includes(edge)) return out + opening(this.easel, edge, front, x, y, z);
    if (this.#kind(x, y, z) !== "masonry" && !edge) return out + opening(this.easel, "", front, x, y, z);
    return z && noise(x, y, z, front ? 3 : 4) > 0.37 ? out + this.easel.poly([at(0.46, 0.3), at(0.54, 0.3), at(0.54, 0.7), at(0.46, 0.7)], "cc-well") : out;
  }

  #rims(x: number, y: number, height: number, open: (u: number, v: number) => boolean): Segment[] {
    const sides = [[0, -1, x, y, x + 1, y], [0, 1, x, y + 1, x + 1, y + 1], [-1, 0, x, y, x, y + 1], [1, 0, x + 1, y, x + 1, y + 1]] as const;
    return sides.filter(([dx, dy]) => open(x + dx, y + dy)).map(([, , a, b, c, d]): Segment => [[a, b, height], [c, d, height]]);
  }

  #plate(x: number, y: number, z: number, fill: string): string {
    return this.easel.poly([[x, y, z], [x + 1, y, z], [x + 1, y + 1, z], [x, y + 1, z]], fill);
  }

  cell(x: number, y: number, z: number): void {
    const kind = this.#kind(x, y, z);
    if (!kind || this.#round(x, y)) return;
    const roofed = this.#kind(x, y, z + 1) !== "";
    if (this.#solid(x, y, z)) {
      let svg = "";
      if (!this.#solid(x, y + 1, z) || this.#round(x, y + 1)) svg += this.#face(x, y, z, true);
      if (!this.#solid(x + 1, y, z) || this.#round(x + 1, y)) svg += this.#face(x, y, z, false);
      if (kind === "masonry" && !roofed) {
        const flat = (u: number, v: number): boolean => this.#kind(u, v, z) === "masonry" && !this.#kind(u, v, z + 1) && !this.#round(u, v);
        svg += this.#plate(x, y, z + 1, "cc-iso-top") + this.easel.lines(this.#rims(x, y, z + 1, (u, v) => !flat(u, v)), 1.1);
      }
      this.easel.add([x, y, z, x + 1, y + 1, z + 1], svg);
    }
    if (kind !== "masonry" && z && !roofed) {
      let svg = this.#plate(x, y, z, "cc-floor") + this.easel.lines([[[x, y + 0.5, z], [x + 1, y + 0.5, z]]], 0.8, "cc-floor-line");
      svg += this.easel.lines(this.#rims(x, y, z, (u, v) => !this.#kind(u, v, z)), 1.1);
      if (kind === "hatch") svg += this.easel.poly([[x + 0.22, y + 0.22, z], [x + 0.78, y + 0.22, z], [x + 0.78, y + 0.78, z], [x + 0.22, y + 0.78, z]], "cc-wood", 1);
      this.easel.add([x, y, z, x + 1, y + 1, z], svg);
    }
  }

  /** A thin wall or a battlement between cells; where stone stands its face has it already. */
  fence(edge: Keep["edges"][number]): void {
    const { sides, z, kind, across } = edge;
    const cells = sides.map((side) => side.split(",").map(Number) as [number, number]);
    if (z > this.#cut || (kind === "battlement" && sides.some((side) => this.#rounds.get(side)?.z === z))) return;
    const inside = cells.find(([x, y]) => this.#kind(x, y, z));
    if (!inside || (kind !== "battlement" && cells.some(([x, y]) => this.#solid(x, y, z)))) return;
    const other = cells.find((cell) => cell !== inside) ?? inside;
    const [x, y] = inside;
    const near = across ? other[1] < y : other[0] < x;
    const [x0, y0] = across ? [x, near ? y : y + 1 - THICK] : [near ? x : x + 1 - THICK, y];
    const [x1, y1] = across ? [x0 + 1, y0 + THICK] : [x0 + THICK, y0 + 1];
    if (kind === "battlement") {
      this.easel.block([x0, y0, z, x1, y1, z + 0.2], 0.9);
      for (const start of [0.04, 0.56]) {
        this.easel.block(across ? [x0 + start, y0, z + 0.2, x0 + start + 0.34, y1, z + 0.5] : [x0, y0 + start, z + 0.2, x1, y0 + start + 0.34, z + 0.5], 0.9);
      }
      return;
    }
    if (kind === "wall") {
      this.#walls.push({ x0, y0, x1, y1, z, across });
      return;
    }
    const hole = PORTALS.includes(kind) ? opening(this.easel, kind, across, across ? x : x1 - 1, across ? y1 - 1 : y, z) : "";
    this.easel.block([x0, y0, z, x1, y1, z + 1], 1, hole);
  }

  /** The thin walls, ink only where a run of them begins and ends. */
  ramparts(): void {
    const known = new Set(this.#walls.map(({ x0, y0, z, across }) => `${x0},${y0},${z},${across}`));
    for (const { x0, y0, x1, y1, z, across } of this.#walls) {
      const goes = (step: number): boolean => known.has(`${across ? x0 + step : x0},${across ? y0 : y0 + step},${z},${across}`);
      const top = z + 1;
      const stone =
        this.easel.poly([[x0, y1, z], [x1, y1, z], [x1, y1, top], [x0, y1, top]], "cc-iso-front") +
        this.easel.poly([[x1, y0, z], [x1, y1, z], [x1, y1, top], [x1, y0, top]], "cc-iso-side") +
        this.easel.poly([[x0, y0, top], [x1, y0, top], [x1, y1, top], [x0, y1, top]], "cc-iso-top");
      const at = (along: number, height: number): Point => (across ? [x0 + along, y1, z + height] : [x1, y0 + along, z + height]);
      const ink: Segment[] = [[at(0, 0), at(1, 0)], [at(0, 1), at(1, 1)], across ? [[x0, y0, top], [x1, y0, top]] : [[x0, y0, top], [x0, y1, top]]];
      if (!goes(-1)) ink.push([at(0, 0), at(0, 1)], across ? [[x0, y0, top], [x0, y1, top]] : [[x0, y0, top], [x1, y0, top]]);
      if (!goes(1)) ink.push([at(1, 0), at(1, 1)], across ? [[x1, y0, top], [x1, y1, top]] : [[x0, y1, top], [x1, y1, top]], across ? [[x1, y0, z], [x1, y0, top]] : [[x0, y1, z], [x0, y1, top]]);
      const joints = [[1, 0.35], [2, 0.7]].map(([salt = 0, height = 0]): Segment => [at(0.15 + 0.5 * noise(x0, y0, salt), height), at(0.37 + 0.5 * noise(x0, y0, salt), height)]);
      this.easel.add([x0, y0, z, x1, y1, top], stone + this.easel.lines(joints, 0.8, across ? "cc-iso-joint" : "cc-iso-joint-2") + this.easel.lines(ink, 1.1));
    }
  }

  towers(): void {
    for (const tower of new Set(this.#rounds.values())) {
      const hatches = [...tower.columns].filter((column) => this.#keep.cells.get(`${column},${tower.z}`) === "hatch");
      roundTower(this.easel, tower, this.#cut, hatches.map((column) => column.split(",").map(Number) as [number, number]));
    }
  }

  ground(): string {
    const [, , width, depth] = this.#keep.box;
    const easel = this.easel;
    const meadow = easel.poly([[-0.55, -0.55, 0], [width + 0.55, -0.55, 0], [width + 0.55, depth + 0.55, 0], [-0.55, depth + 0.55, 0]], "land-meadow", 0, ' opacity=".9"');
    let [shadow, yard] = ["", ""];
    for (const [x, y] of this.#keep.columns) {
      const kind = this.#kind(x, y, 0);
      if (!kind) continue;
      shadow += easel.poly([[x, y, 0], [x + 1.45, y, 0], [x + 1.45, y + 1.3, 0], [x, y + 1.3, 0]], "cc-iso-ground");
      if (kind !== "masonry") yard += this.#plate(x, y, 0, "cc-yard");
    }
    return meadow + shadow + yard;
  }
}

/** The picture of a castle whose box begins at 0, 0; `cut` shows the storeys up to that one. */
export function isometry(keep: Keep, unit: number, cut = 9, flag = ""): View {
  const sketch = new Sketch(keep, unit, cut);
  const { easel } = sketch;
  const [, , width, depth] = keep.box;
  for (const cell of keep.cells.keys()) {
    const [x = 0, y = 0, z = 0] = cell.split(",").map(Number);
    sketch.cell(x, y, z);
  }
  for (const edge of keep.edges) sketch.fence(edge);
  sketch.ramparts();
  sketch.towers();
  if (flag) for (const tower of keep.towers) if (tower.z <= cut) raise(easel, tower, unit, flag);
  const corners = [[-0.6, -0.6, 0], [width + 0.6, -0.6, 0], [-0.6, depth + 0.6, 0], [width + 0.6, depth + 0.6, 0], ...keep.towers.map(({ box, z }) => [box[0], box[1], z + 1.8])].map(([x = 0, y = 0, z = 0]) => easel.at([x, y, z]));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y - unit * 0.2)];
  const [left, top] = [Math.min(...xs), Math.min(...ys, ...keep.columns.map(([x, y]) => easel.at([x, y, Math.min(keep.storeys, cut + 1) + 0.3])[1]))];
  return {
    svg: `<g stroke-linejoin="round" stroke-linecap="round">${sketch.ground()}${easel.drawn()}</g>`,
    box: [left, top, Math.max(...xs) - left, Math.max(...ys) + unit * 0.2 - top],
    at: (point) => easel.at(point),
  };
}

const PEOPLES: readonly string[] = ["humans", "dwarves", "shadows"]; // a file may say anything

/** The banner of a people over a tower. */
function raise(easel: Easel, { box: [x, y, width, depth], z }: Tower, unit: number, people: string): void {
  if (!PEOPLES.includes(people)) {
    return;
  }
  const middle: Point = [x + width / 2, y + depth / 2, z];
  const [[px, py], [qx, qy], scale] = [easel.at(middle), easel.at([middle[0], middle[1], z + 1.55]), unit / 40];
  const round = (value: number): string => value.toFixed(1);
  const pole = `<path d="M${round(px)} ${round(py)}V${round(qy)}" stroke="var(--line-art)" stroke-width="${2.2 * scale}"/>`;
  const cloth = `<path d="M${round(qx + scale)} ${round(qy + scale)}h${25 * scale}l${-6 * scale} ${8 * scale}l${6 * scale} ${8 * scale}h${-25 * scale}z" fill="var(--cc-${people})" stroke="var(--line-art)" stroke-width="${1.2 * scale}"/>`;
  easel.add([middle[0] - 0.1, middle[1] - 0.1, z, middle[0] + 0.1, middle[1] + 0.1, z + 1.5], pole + cloth);
}
