/** The field as one sees it: turned by quarters so that one's own castle is below; castles as columns, edges and towers. */

import type { CastleScene, SceneCastle, ScenePlace } from "../../wire/castlecraft.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A cell by its id: "12,3" on the ground, "12,3,1" a floor up. */
export function spot(cell: string): Spot {
  const [x = 0, y = 0, z = 0] = cell.split(",").map(Number);
  return { x, y, z };
}

/** How many quarter turns to the right bring a seat's edge to the bottom. */
export function turnsFor(places: readonly ScenePlace[], castle: string | undefined, size: number): number {
  const place = places.find((each) => each.castle === castle);
  if (!place) {
    return 0;
  }
  const middle = { x: place.x + place.width / 2 - size / 2, y: place.y + place.depth / 2 - size / 2 };
  if (Math.abs(middle.y) >= Math.abs(middle.x)) {
    return middle.y > 0 ? 0 : 2;
  }
  return middle.x > 0 ? 1 : 3;
}

/** A place of the field after so many quarter turns to the right. */
export function turned<T extends { x: number; y: number }>(at: T, turns: number, size: number): T {
  let { x, y } = at;
  for (let done = 0; done < turns; done += 1) {
    [x, y] = [size - 1 - y, x];
  }
  return { ...at, x, y };
}

export type Kind = "masonry" | "floor" | "stairs" | "hatch";

export interface Edge {
  readonly line: readonly [number, number, number, number]; // in cells
  readonly across: boolean; // a horizontal line
  readonly z: number;
  readonly kind: string;
  readonly portal: string | null;
  readonly sides: readonly [string, string]; // the two columns
}

export interface Tower {
  readonly tower: string;
  readonly kind: string;
  readonly pays: string;
  readonly floors: number;
  readonly z: number;
  readonly box: readonly [number, number, number, number];
  readonly columns: ReadonlySet<string>;
}

export interface Keep {
  readonly castle: string;
  readonly cells: ReadonlyMap<string, Kind>; // by "x,y,z"
  readonly columns: readonly (readonly [number, number])[];
  readonly edges: readonly Edge[];
  readonly towers: readonly Tower[];
  readonly storeys: number;
  readonly box: readonly [number, number, number, number];
}

function edgeOf(x: number, y: number, side: string, turns: number, size: number): Pick<Edge, "line" | "across" | "sides"> {
  const here = turned({ x, y }, turns, size);
  const there = turned(side === "north" ? { x, y: y - 1 } : { x: x - 1, y }, turns, size);
  const sides = [`${here.x},${here.y}`, `${there.x},${there.y}`] as const;
  if (here.x === there.x) {
    const line = Math.max(here.y, there.y);
    return { line: [here.x, line, here.x + 1, line], across: true, sides };
  }
  const line = Math.max(here.x, there.x);
  return { line: [line, here.y, line, here.y + 1], across: false, sides };
}

function boxOf(points: readonly { x: number; y: number }[]): readonly [number, number, number, number] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
}

/** A castle of the scene as it is seen. */
export function keep(castle: SceneCastle, turns: number, size: number): Keep {
  const cells = new Map<string, Kind>();
  const columns = new Map<string, readonly [number, number]>();
  const spots = castle.cells.map((cell) => turned(cell, turns, size));
  for (const { x, y, z, kind } of spots) {
    cells.set(`${x},${y},${z}`, kind as Kind);
    columns.set(`${x},${y}`, [x, y]);
  }
  const towers = castle.towers.map((tower) => {
    const places = tower.cells.map((cell) => turned(spot(cell), turns, size));
    return {
      tower: tower.tower,
      kind: tower.kind,
      pays: tower.pays,
      floors: tower.floors,
      z: Math.max(0, ...places.map(({ z }) => z)),
      box: boxOf(places),
      columns: new Set(places.map(({ x, y }) => `${x},${y}`)),
    };
  });
  return {
    castle: castle.castle,
    cells,
    columns: [...columns.values()],
    edges: castle.edges.map(({ x, y, z, side, kind, portal }) => ({ ...edgeOf(x, y, side, turns, size), z, kind, portal })),
    towers,
    storeys: 1 + Math.max(0, ...spots.map(({ z }) => z)),
    box: boxOf(spots),
  };
}

/** The castles that stand, by the ids of the picture. */
export function keeps(scene: CastleScene, standing: readonly (string | null)[], turns: number): Keep[] {
  return scene.castles.filter(({ stands }) => standing.includes(stands)).map((castle) => keep(castle, turns, scene.size));
}

/** The topmost floor over each column where a castle stands. */
export function roofs(castles: readonly Keep[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { cells } of castles) {
    for (const cell of cells.keys()) {
      const { x, y, z } = spot(cell);
      found.set(`${x},${y}`, Math.max(z, found.get(`${x},${y}`) ?? 0));
    }
  }
  return found;
}

/** The outline of a set of cells as one path. */
export function contour(cells: readonly { x: number; y: number }[], unit: number): string {
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const parts: string[] = [];
  for (const { x, y } of cells) {
    if (!inside.has(`${x},${y - 1}`)) parts.push(`M${x * unit} ${y * unit}h${unit}`);
    if (!inside.has(`${x},${y + 1}`)) parts.push(`M${x * unit} ${(y + 1) * unit}h${unit}`);
    if (!inside.has(`${x - 1},${y}`)) parts.push(`M${x * unit} ${y * unit}v${unit}`);
    if (!inside.has(`${x + 1},${y}`)) parts.push(`M${(x + 1) * unit} ${y * unit}v${unit}`);
  }
  return parts.join("");
}

/** The place that was there before so many quarter turns to the right. */
export function unturned<T extends { x: number; y: number }>(at: T, turns: number, size: number): T {
  return turned(at, (4 - (turns % 4)) % 4, size);
}

/** The id of a cell by its place. */
export function cellId({ x, y, z }: Spot): string {
  return z > 0 ? `${x},${y},${z}` : `${x},${y}`;
}

/** A castle as its plan is drawn, its front below, at the origin: for pictures of it. */
export function upright(castle: SceneCastle, size: number): Keep {
  const made = keep(castle, (4 - castle.turn / 90) % 4, size);
  const [left, top, width, depth] = made.box;
  const column = (at: string): string => {
    const [x = 0, y = 0, ...floor] = at.split(",").map(Number);
    return [x - left, y - top, ...floor].join(",");
  };
  return {
    ...made,
    cells: new Map([...made.cells].map(([cell, kind]) => [column(cell), kind])),
    columns: made.columns.map(([x, y]) => [x - left, y - top]),
    edges: made.edges.map((edge) => ({ ...edge, line: [edge.line[0] - left, edge.line[1] - top, edge.line[2] - left, edge.line[3] - top], sides: [column(edge.sides[0]), column(edge.sides[1])] })),
    towers: made.towers.map((tower) => ({ ...tower, box: [tower.box[0] - left, tower.box[1] - top, tower.box[2], tower.box[3]], columns: new Set([...tower.columns].map(column)) })),
    box: [0, 0, width, depth],
  };
}
