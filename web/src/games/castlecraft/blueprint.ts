/** A castle as it is drawn in the editor: the rows of its file, changed sign by sign, written exactly as `quintain castle` writes it. */

import type { Edge, Keep, Kind, Tower } from "./ground.ts";

export interface Entry {
  readonly id: string;
  readonly name_en: string;
  readonly name_ru: string;
  readonly kind: string; // square or round
  readonly people: string;
  readonly at: readonly number[]; // x, y, z
}

export interface Blueprint {
  readonly id: string;
  readonly name_en: string;
  readonly name_ru: string;
  readonly people: string;
  readonly width: number;
  readonly depth: number;
  readonly floors: readonly (readonly string[])[]; // full rows without corners
  readonly towers: readonly Entry[];
}

export const HIGHEST = 6; // floor
const KINDS: Readonly<Record<string, Kind>> = { ".": "floor", "#": "masonry", s: "stairs", h: "hatch", q: "floor", Q: "hatch", o: "floor", O: "hatch" };
const EDGES: Readonly<Record<string, string>> = { "-": "wall", "|": "wall", "=": "battlement", "!": "battlement", D: "door", G: "gate", A: "arch" };
const ALONG: Readonly<Record<string, string>> = { "-": "|", "=": "!" };

export function emptyFloor(width: number, depth: number): string[] {
  return Array.from({ length: 2 * depth + 1 }, () => " ".repeat(2 * width + 1));
}

/** The plan that the server gives as data. */
export function blueprintOf(plan: Readonly<Record<string, unknown>>): Blueprint {
  const [width = 3, depth = 3] = plan.size as number[];
  const levels = plan.level as { z: number; plan: string[] }[];
  return {
    id: String(plan.id),
    name_en: String(plan.name_en),
    name_ru: String(plan.name_ru),
    people: String(plan.people),
    width,
    depth,
    floors: levels.map(({ plan: rows }) => rows.map((row) => row.replaceAll("+", " ").padEnd(2 * width + 1))),
    towers: (plan.tower as Entry[] | undefined) ?? [],
  };
}

function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function cornered(rows: readonly string[], at: number): string {
  const row = Array.from(rows[at] ?? "");
  if (at % 2 === 0) {
    for (let column = 0; column < row.length; column += 2) {
      const beside = [row[column - 1], row[column + 1], rows[at - 1]?.[column], rows[at + 1]?.[column]];
      row[column] = beside.some((sign) => (sign ?? " ") !== " ") ? "+" : " ";
    }
  }
  return row.join("").trimEnd();
}

/** The text of the file. */
export function written(castle: Blueprint): string {
  const lines = ['format = "castlecraft-castle/1"', `id = "${castle.id}"`, `name_en = ${quoted(castle.name_en)}`, `name_ru = ${quoted(castle.name_ru)}`];
  lines.push(`people = "${castle.people}"`, `size = [${castle.width}, ${castle.depth}]`, "");
  castle.floors.forEach((rows, z) => {
    lines.push("[[level]]", `z = ${z}`, "plan = [", ...rows.map((_, at) => `  "${cornered(rows, at)}",`), "]", "");
  });
  for (const { id, name_en, name_ru, kind, people, at } of castle.towers) {
    lines.push("[[tower]]", `id = "${id}"`, `name_en = ${quoted(name_en)}`, `name_ru = ${quoted(name_ru)}`);
    lines.push(`kind = "${kind}"`, `people = "${people}"`, `at = [${at.join(", ")}]`, "");
  }
  return lines.join("\n");
}

export function signAt(castle: Blueprint, z: number, row: number, column: number): string {
  return castle.floors[z]?.[row]?.[column] ?? " ";
}

export function cellAt(castle: Blueprint, x: number, y: number, z: number): string {
  return signAt(castle, z, 2 * y + 1, 2 * x + 1);
}

/** The two cells that an edge lies between, as rows and columns of the drawing. */
function beside(row: number, column: number): readonly (readonly [number, number])[] {
  return row % 2 ? [[row, column - 1], [row, column + 1]] : [[row - 1, column], [row + 1, column]];
}

function replaced(rows: readonly string[], row: number, column: number, sign: string): string[] {
  return rows.map((text, at) => (at === row ? text.slice(0, column) + sign + text.slice(column + 1) : text));
}

/** One sign drawn; edges that touch nothing any more go with the cell, and none is drawn that would touch nothing. */
export function put(castle: Blueprint, z: number, row: number, column: number, wanted: string): Blueprint {
  const sign = row % 2 && column % 2 === 0 ? (ALONG[wanted] ?? wanted) : wanted;
  const floor = castle.floors[z];
  if (floor?.[row]?.[column] === undefined || floor[row][column] === sign || (row % 2 === 0 && column % 2 === 0)) return castle;
  const loose = (rows: readonly string[], at: number, along: number): boolean => beside(at, along).every(([r, c]) => (rows[r]?.[c] ?? " ") === " ");
  const edge = (row + column) % 2 === 1;
  if (edge && sign !== " " && loose(floor, row, column)) return castle;
  let rows = replaced(floor, row, column, sign);
  if (!edge && sign === " ") {
    for (const [at, along] of [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]] as const) {
      if (loose(rows, at, along)) rows = replaced(rows, at, along, " ");
    }
  }
  return { ...castle, floors: castle.floors.map((each, at) => (at === z ? rows : each)) };
}

export function withFloor(castle: Blueprint): Blueprint {
  return castle.floors.length > HIGHEST ? castle : { ...castle, floors: [...castle.floors, emptyFloor(castle.width, castle.depth)] };
}

export function withoutTop(castle: Blueprint): Blueprint {
  if (castle.floors.length < 2) return castle;
  const floors = castle.floors.slice(0, -1);
  return { ...castle, floors, towers: castle.towers.filter(({ at }) => (at[2] ?? 0) < floors.length) };
}

/** Left and right exchanged. */
export function mirrored(castle: Blueprint): Blueprint {
  const floors = castle.floors.map((rows) => rows.map((row) => Array.from(row).reverse().join("")));
  return { ...castle, floors, towers: castle.towers.map((tower) => ({ ...tower, at: [castle.width - 1 - (tower.at[0] ?? 0), ...tower.at.slice(1)] })) };
}

/** Another box; what lies outside is lost. */
export function resized(castle: Blueprint, width: number, depth: number): Blueprint {
  const [long, high] = [2 * width + 1, 2 * depth + 1];
  const bare: Blueprint = { ...castle, width, depth, floors: castle.floors.map(() => emptyFloor(width, depth)) };
  let made = bare;
  castle.floors.forEach((rows, z) => {
    const cut = Array.from({ length: high }, (_, at) => (rows[at] ?? "").padEnd(long).slice(0, long));
    const kept = cut.map((row, at) => Array.from(row).map((sign, along) => ((at + along) % 2 === 1 && beside(at, along).every(([r, c]) => (cut[r]?.[c] ?? " ") === " ") ? " " : sign)).join(""));
    made = { ...made, floors: made.floors.map((each, at) => (at === z ? kept : each)) };
  });
  return { ...made, towers: castle.towers.filter(({ at: [x = 0, y = 0] }) => x < width && y < depth) };
}

function platform(castle: Blueprint, [x = 0, y = 0, z = 0]: readonly number[]): (readonly [number, number])[] {
  const found = new Map<string, readonly [number, number]>();
  const todo: (readonly [number, number])[] = [[x, y]];
  for (let at = todo.pop(); at; at = todo.pop()) {
    const [u, v] = at;
    if (found.has(`${u},${v}`) || !"qQoO".includes(cellAt(castle, u, v, z)) || cellAt(castle, u, v, z) === " ") continue;
    found.set(`${u},${v}`, at);
    todo.push([u + 1, v], [u - 1, v], [u, v + 1], [u, v - 1]);
  }
  return [...found.values()];
}

/** An entry for the platform at a cell, under an id that no other tower has; the one that is there stays. */
export function withTower(castle: Blueprint, x: number, y: number, z: number, names: readonly [string, string]): Blueprint {
  const sign = cellAt(castle, x, y, z);
  const cells = platform(castle, [x, y, z]);
  if (cells.length === 0 || castle.towers.some(({ at }) => at[2] === z && cells.some(([u, v]) => u === at[0] && v === at[1]))) return castle;
  let number = 1;
  while (castle.towers.some(({ id }) => id === `tower_${number}`)) number += 1;
  const owned = castle.people !== "none" && !castle.towers.some(({ people }) => people === castle.people);
  const entry = { id: `tower_${number}`, name_en: names[0], name_ru: names[1], kind: "qQ".includes(sign) ? "square" : "round", people: owned ? castle.people : "none", at: [x, y, z] };
  return { ...castle, towers: [...castle.towers, entry] };
}

/** The castle as the drawings of the field take it. */
export function keepOf(castle: Blueprint): Keep {
  const cells = new Map<string, Kind>();
  const columns = new Map<string, readonly [number, number]>();
  const edges: Edge[] = [];
  castle.floors.forEach((rows, z) => {
    rows.forEach((row, at) => {
      Array.from(row).forEach((sign, along) => {
        const [x, y] = [Math.floor(along / 2), Math.floor(at / 2)];
        if (sign === " ") return;
        if (at % 2 && along % 2) {
          cells.set(`${x},${y},${z}`, KINDS[sign] ?? "floor");
          columns.set(`${x},${y}`, [x, y]);
        } else {
          const across = at % 2 === 0;
          edges.push({
            line: across ? [x, y, x + 1, y] : [x, y, x, y + 1],
            across,
            z,
            kind: EDGES[sign] ?? "wall",
            portal: null,
            sides: [`${x},${y}`, across ? `${x},${y - 1}` : `${x - 1},${y}`],
          });
        }
      });
    });
  });
  const towers: Tower[] = castle.towers.flatMap((tower) => {
    const places = platform(castle, tower.at);
    if (places.length === 0) return [];
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, top, z] = [Math.min(...xs), Math.min(...ys), tower.at[2] ?? 0];
    const round = "oO".includes(cellAt(castle, tower.at[0] ?? 0, tower.at[1] ?? 0, z));
    return [{
      tower: tower.id,
      kind: round ? "round" : "square",
      pays: round ? "mana" : "gold",
      floors: z,
      z,
      box: [left, top, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1] as const,
      columns: new Set(places.map(([x, y]) => `${x},${y}`)),
    }];
  });
  return { castle: castle.id, cells, columns: [...columns.values()], edges, towers, storeys: castle.floors.length, box: [0, 0, castle.width, castle.depth] };
}
