/** How things of this game are drawn: tinctures and emblems of factions, shapes of creatures, places and angles on the map. */

import type { AreaScene, BorderScene, MapScene, WayScene } from "../../wire/reliquium.ts";

import { PLACES } from "./places.ts";

export type Point = readonly [number, number];

const EMBLEMS: Readonly<Record<string, string>> = {
  legion: "rq-g-fluffy-flame",
  alliance: "rq-g-oak-leaf",
  order: "rq-sun",
  brotherhood: "rq-g-flat-hammer",
};
const TINCTURES: Readonly<Record<string, number>> = { legion: 2, alliance: 4, order: 3, brotherhood: 1 };
const CREATURES: Readonly<Record<string, string>> = {
  cerberus: "wolf-head",
  malleus: "devil-mask",
  illesebra: "temptation",
  aqus: "sea-serpent",
  caballus: "minotaur",
  arborus: "tree-roots",
  ballistarius: "crossbow",
  architectus: "trowel",
  fidea: "angel-wings",
  iratus: "battle-axe",
  armus: "dwarf-helmet",
  ignifer: "spark-spirit",
};
const FOUNDATIONS: Readonly<Record<string, string>> = { plain: "wheat", mountain: "anvil", forest: "log" };

export function emblem(faction: string): string {
  return EMBLEMS[faction] ?? "rq-sun";
}

/** The seat colour a faction wears, from 1; factions keep theirs whoever plays them. */
export function tincture(faction: string): number {
  return TINCTURES[faction] ?? 6;
}

export function creatureGlyph(creature: string): string {
  return `rq-g-${CREATURES[creature] ?? "hourglass"}`;
}

export function foundation(terrain: string): string {
  return `rq-g-${FOUNDATIONS[terrain] ?? "wheat"}`;
}

/** The order in which factions act; their corners of the frame are clockwise from the upper left. */
export const CORNERS: readonly (readonly [string, Point])[] = [
  ["legion", [-3, -3]],
  ["alliance", [1203, -3]],
  ["order", [1203, 903]],
  ["brotherhood", [-3, 903]],
];

export interface Atlas {
  readonly areas: ReadonlyMap<string, AreaScene>;
  readonly borders: ReadonlyMap<string, BorderScene>;
  readonly ways: ReadonlyMap<string, WayScene>;
  readonly junctions: ReadonlyMap<string, Point>;
  readonly corners: ReadonlyMap<string, readonly string[]>; // the three areas of a junction
}

export function atlas(map: MapScene): Atlas {
  return {
    areas: new Map(map.areas.map((area) => [area.area, area])),
    borders: new Map(map.borders.map((border) => [border.border, border])),
    ways: new Map(map.ways.map((way) => [way.way, way])),
    junctions: new Map(map.junctions.flatMap(({ junction, at }) => (at ? [[junction, pair(at)]] : []))),
    corners: new Map(map.junctions.map(({ junction, areas }) => [junction, areas])),
  };
}

function pair(at: readonly number[]): Point {
  return [at[0] ?? 0, at[1] ?? 0];
}

/** Where castle, figures and name of an area stand. */
interface Slots {
  readonly castle: Point;
  readonly units: readonly Point[];
  readonly name: Point;
  readonly folded: boolean; // the name in two lines
  readonly long: string; // in which language alone
}

export function slots({ area, terrain, places }: AreaScene): Slots {
  const drawn = PLACES[area];
  const [x, y] = drawn ? drawn.castle : pair(places?.castle_at ?? places?.centre ?? [600, 450]);
  const rows: readonly Point[] = [
    [-31, 37],
    [0, 44],
    [31, 37],
  ];
  const afloat: readonly Point[] = [
    [24, 3],
    [55, 8],
    [86, 3],
  ]; // on water there is no castle: figures stand beside their banner
  return {
    castle: [x, y],
    units: (terrain === "water" ? afloat : rows).map(([dx, dy]) => [x + dx, y + dy]),
    name: drawn ? drawn.name : [x, y - 31],
    folded: drawn?.folded ?? false,
    long: drawn?.long ?? "",
  };
}

/** The middle of a row of so many figures, from the three places of an area. */
export function standing(places: readonly Point[], count: number): readonly Point[] {
  const [left, middle, right] = places;
  if (!left || !middle || !right) {
    return places.slice(0, count);
  }
  if (count === 1) {
    return [middle];
  }
  if (count === 2) {
    return [
      [(left[0] + middle[0]) / 2, left[1] + 3],
      [(middle[0] + right[0]) / 2, right[1] + 3],
    ];
  }
  return [left, middle, right];
}

interface Lying {
  readonly at: Point;
  readonly turn: number; // degrees
}

/** Where the token of a way lies: across its border, pointing at the goal. */
export function lying(way: string, { ways, borders, areas }: Atlas): Lying | null {
  const found = ways.get(way);
  const places = borders.get(found?.border ?? "")?.places;
  const [from, to] = [areas.get(found?.origin ?? "")?.places?.centre, areas.get(found?.goal ?? "")?.places?.centre];
  if (!places || !from || !to) {
    return null;
  }
  const [one, other] = [pair(from), pair(to)];
  const turn = (Math.atan2(other[1] - one[1], other[0] - one[0]) * 180) / Math.PI;
  return { at: pair(places.token_at), turn: Math.round(turn * 10) / 10 };
}

const TAIL = 24; // units from the middle of a token to its hoist
const ROOM = 38; // units that keep a hoist and a figure apart
const ASIDE = 20; // units a token may stand further out

/** A token-to-be that leaves the figures it is about to be seen: it stands as far out as they need. */
export function clearOf({ at: [x, y], turn }: Lying, figures: readonly Point[]): Lying {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const near = Math.min(ROOM, ...figures.map(([fx, fy]) => Math.hypot(x - TAIL * dx - fx, y - TAIL * dy - fy)));
  const out = Math.min(ASIDE, ROOM - near);
  return { at: [x + dx * out, y + dy * out], turn };
}

/** Where a border is, for a dot at its middle. */
export function middle(border: string, { borders }: Atlas): Point | null {
  const at = borders.get(border)?.places?.token_at;
  return at ? pair(at) : null;
}

/** A name in one line, or cut at the space nearest the middle where it has room only in two. */
export function lines(name: string, folded: boolean): string[] {
  if (!folded || !name.includes(" ")) {
    return [name];
  }
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const cut = spaces.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}

const LETTER = 9.2; // the mean width of a letter of a name
const TOKEN = { across: 36, down: 22 }; // half of what an order covers
const STEPS: readonly Point[] = [
  [0, 0],
  [0, -9],
  [14, 0],
  [-14, 0],
  [14, -9],
  [-14, -9],
  [26, 0],
  [-26, 0],
];

/** Where a name stands free of orders, as near to its place as can be. */
export function aside([x, y]: Point, words: readonly string[], tokens: readonly Point[]): Point {
  const half = (Math.max(...words.map(({ length }) => length)) * LETTER) / 2;
  const covered = ([cx, cy]: Point) =>
    tokens.reduce((sum, [tx, ty]) => {
      const across = half + TOKEN.across - Math.abs(tx - cx);
      const down = words.length * 9 + TOKEN.down - Math.abs(ty - (cy - words.length * 8.6 + 4));
      return sum + (across > 0 && down > 0 ? Math.min(across, down) : 0);
    }, 0);
  const places = STEPS.map(([dx, dy]): Point => [x + dx, y + dy]);
  return places.reduce((best, at) => (covered(at) < covered(best) ? at : best));
}

/** The classes of a force like 1W2D, one for each figure. */
export function figures(force: string): string[] {
  const kinds: Readonly<Record<string, string>> = { W: "warrior", D: "defender", M: "mage" };
  return [...force.matchAll(/(\d)([WDM])/g)].flatMap(([, count = "0", kind = ""]) => Array<string>(Number(count)).fill(kinds[kind] ?? ""));
}

function distance([x, y]: Point, [ax, ay]: readonly number[], [bx, by]: readonly number[]): number {
  const [dx, dy] = [(bx ?? 0) - (ax ?? 0), (by ?? 0) - (ay ?? 0)];
  const along = Math.max(0, Math.min(1, ((x - (ax ?? 0)) * dx + (y - (ay ?? 0)) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - (ax ?? 0) - along * dx, y - (ay ?? 0) - along * dy);
}

function inside([x, y]: Point, polygon: readonly (readonly number[])[]): boolean {
  let odd = false;
  polygon.forEach(([ax = 0, ay = 0], at) => {
    const [bx = 0, by = 0] = polygon[(at + 1) % polygon.length] ?? [];
    if (ay <= y !== by <= y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) {
      odd = !odd;
    }
  });
  return odd;
}

const BESIDE: readonly Point[] = [
  [61, 4],
  [-61, 4],
  [61, 44],
  [-61, 44],
  [0, 96],
  [72, -22],
  [-72, -22],
];

/** A place beside the pieces of an area for the strength of its army: inside the area, away from orders. */
export function free({ castle: [x, y] }: Slots, polygon: readonly (readonly number[])[], tokens: readonly Point[], right: boolean): Point {
  const worth = (at: Point, nth: number) => {
    const edge = Math.min(...polygon.map((corner, each) => distance(at, corner, polygon[(each + 1) % polygon.length] ?? corner))) * (inside(at, polygon) ? 1 : -1);
    const orders = Math.min(60, ...tokens.map(([tx, ty]) => Math.hypot(tx - at[0], ty - at[1])));
    return Math.min(edge, 26) + orders * 0.8 - nth * 1.5 + ((nth % 2 === 0) === right ? 2 : 0);
  };
  const places = BESIDE.map(([dx, dy]): Point => [x + dx, y + dy]);
  return places.reduce((best, at, nth) => (worth(at, nth) > worth(best, places.indexOf(best)) ? at : best));
}
