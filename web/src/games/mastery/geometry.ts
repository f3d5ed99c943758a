/** Where places lie on the page: the map turned so that one's own castle is low, supply clasps, lines of teams. Hex radius 100. */

import type { MapScene, Road } from "../../wire/mastery.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Ground {
  readonly places: ReadonlyMap<string, Point>; // castles and territories by slot
  readonly lakes: ReadonlyMap<string, Point>;
  readonly box: Box;
}

interface Axial {
  readonly q: number;
  readonly r: number;
}

const ROOT3 = Math.sqrt(3);
const CORNERS: readonly Point[] = [0, 60, 120, 180, 240, 300].map((degrees) => ({
  x: 100 * Math.sin((degrees * Math.PI) / 180),
  y: -100 * Math.cos((degrees * Math.PI) / 180),
}));

/** A hexagon, scaled, as points of a polygon. */
export function hexagon(scale = 1): string {
  return CORNERS.map(({ x, y }) => `${rounded(x * scale)},${rounded(y * scale)}`).join(" ");
}

/** The ground as the viewer sits at it. */
export function ground(map: MapScene, castle: string | undefined): Ground {
  const turns = castle === undefined ? 0 : best(map, castle);
  const places = new Map(map.slots.map((slot) => [slot.slot, point(turned(slot, turns))]));
  const lakes = new Map(map.lakes.map((lake) => [lake.lake, point(turned(lake, turns))]));
  return { places, lakes, box: boxOf([...places.values(), ...lakes.values()]) };
}

/** How many sixths of a turn bring a castle low and leave the corners free, where words stand. */
function best(map: MapScene, castle: string): number {
  const own = map.slots.find(({ slot }) => slot === castle);
  if (!own) {
    return 0;
  }
  const all = [...map.slots, ...map.lakes];
  const rated = [0, 1, 2, 3, 4, 5].map((turns) => {
    const at = point(turned(own, turns));
    const points = all.map((each) => point(turned(each, turns)));
    const box = boxOf(points);
    const lowest = box.top + box.height - at.y;
    const aside = Math.abs(box.left + box.width / 2 - at.x);
    return { turns, cost: 2 * lowest + 60 * points.filter((each) => inCorner(each, square(box))).length + box.width / 4 + aside / 20 };
  });
  rated.sort((one, other) => Math.round(one.cost - other.cost) || one.turns - other.turns);
  return rated[0]?.turns ?? 0;
}

/** The cloth round a map: about as wide as it is high. */
function square({ left, top, width, height }: Box): Box {
  const side = Math.max(width, height);
  return { left: left - (side - width) / 2, top: top - (side - height) / 2, width: side, height: side };
}

/** Whether a hex reaches into a corner that is kept for words: all but the upper right. */
function inCorner({ x, y }: Point, { left, top, width, height }: Box): boolean {
  const aside = x - 87 < left + 0.27 * width || x + 87 > left + 0.73 * width;
  const above = y - 75 < top + 0.13 * height && x - 87 < left + 0.27 * width;
  return above || (aside && y + 75 > top + 0.87 * height);
}

function turned({ q, r }: Axial, turns: number): Axial {
  let at = { q, r };
  for (let done = 0; done < turns; done += 1) {
    at = { q: -at.r, r: at.q + at.r };
  }
  return at;
}

function point({ q, r }: Axial): Point {
  return { x: rounded(100 * ROOT3 * (q + r / 2)), y: rounded(150 * r) };
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 97, Math.min(...ys) - 110];
  return { left, top, width: Math.max(...xs) + 97 - left, height: Math.max(...ys) + 110 - top };
}

interface Clasp extends Point {
  readonly turn: number; // degrees
}

/** A clasp across the border of two neighbours, clear of names and seals. */
export function clasp(one: Point, other: Point): Clasp {
  const turn = Math.round((Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI);
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  if (Math.abs(one.y - other.y) < 1) {
    return { x: middle.x, y: middle.y - 26, turn };
  }
  const [lower, upper] = one.y > other.y ? [one, other] : [other, one];
  const away = upper.x < lower.x ? 22 : 11.3;
  const length = Math.hypot(lower.x - middle.x, lower.y - middle.y);
  return {
    x: rounded(middle.x + ((lower.x - middle.x) / length) * away),
    y: rounded(middle.y + ((lower.y - middle.y) / length) * away),
    turn,
  };
}

export interface Line {
  readonly clasps: readonly Clasp[];
  readonly dots: string; // the way over a lake, or nothing
}

/** A piece of a supply line: one clasp, or two with dots over the lake between. */
export function line(road: Pick<Road, "a" | "b" | "lake">, { places, lakes }: Ground): Line {
  const [a, b, lake] = [places.get(road.a), places.get(road.b), lakes.get(road.lake)];
  if (!a || !b) {
    return { clasps: [], dots: "" };
  }
  if (!lake) {
    return { clasps: [clasp(a, b)], dots: "" };
  }
  const [from, to] = [clasp(a, lake), clasp(lake, b)];
  return { clasps: [from, to], dots: `M${from.x} ${from.y}Q${lake.x} ${lake.y + 52} ${to.x} ${to.y}` };
}

/** The upper edge of a base: straight, or the heraldic line of a team (embattled, wavy, indented). */
export function edge(team: number, y: number): string {
  switch (team) {
    case 1:
      return `M-92 ${y}${"v-8h15.33v8h15.33".repeat(6)}`;
    case 2:
      return `M-92 ${y - 3}${"q7.7-9 15.33 0t15.33 0".repeat(6)}`;
    case 3:
      return `M-92 ${y}${"l9.2-10 9.2 10".repeat(10)}`;
    default:
      return `M-88 ${y}H88`;
  }
}

/** The base: the lowest third of a hex, in the owner's tincture. */
export function base(team: number, y: number): string {
  return team > 0 ? `${edge(team, y)}V60L0 112-92 60z` : `M-88 ${y}H88V50L0 102-88 50z`;
}

/** Knights of a castle as dice: full ones first. */
export function dice(knights: number): number[] {
  const faces: number[] = [];
  for (let left = knights; left > 0; left -= 6) {
    faces.push(Math.min(6, left));
  }
  return faces;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The pieces of a supply net that say everything: all borders, and over a lake only what joins parts that are not joined already. */
export function net(roads: readonly Pick<Road, "a" | "b" | "lake">[], ground: Ground): readonly Line[] {
  const whose = new Map<string, string>();
  const root = (slot: string): string => {
    const up = whose.get(slot);
    return up === undefined || up === slot ? slot : root(up);
  };
  const far = ({ a, b }: Pick<Road, "a" | "b">) => {
    const [one, other] = [ground.places.get(a), ground.places.get(b)];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const borders = roads.filter(({ lake }) => !ground.lakes.has(lake));
  const waters = roads.filter(({ lake }) => ground.lakes.has(lake)).sort((one, other) => far(one) - far(other));
  const found: Line[] = [];
  for (const road of [...borders, ...waters]) {
    const [one, other] = [root(road.a), root(road.b)];
    if (one !== other || !ground.lakes.has(road.lake)) {
      whose.set(one, other);
      found.push(line(road, ground));
    }
  }
  return found;
}

/** How wide a corner of the map is free of land, in its units, down or up to so many units from the edge. */
function freeWidth({ places, lakes, box }: Ground, corner: { readonly left: boolean; readonly top: boolean }, height: number): number {
  let free = box.width;
  for (const { x, y } of [...places.values(), ...lakes.values()]) {
    const near = corner.top ? y - box.top - height : box.top + box.height - height - y;
    const off = Math.max(0, near);
    if (off < 109) {
      const half = off <= 50 ? 95 : (95 * (109 - off)) / 59;
      free = Math.min(free, corner.left ? x - half - box.left : box.left + box.width - x - half);
    }
  }
  return Math.max(0, free);
}

/** Pixels that are free in a corner for words so high, where the map lies in the middle of a place of this size. */
export function room(ground: Ground, corner: { readonly left: boolean; readonly top: boolean }, high: number, place: { readonly width: number; readonly height: number }): number {
  const { box } = ground;
  const scale = Math.min(place.width / box.width, place.height / box.height) || 1;
  const [asideX, asideY] = [(place.width - box.width * scale) / 2, (place.height - box.height * scale) / 2];
  const free = freeWidth(ground, corner, Math.max(0, high - asideY) / scale);
  return Math.max(0, Math.round(asideX + free * scale) - 16);
}

/** Where something that belongs to a castle may lie beside it: on the cloth, where no land is; else above its roof. */
export function beside(at: Point, { places, lakes, box }: Ground): Point {
  const land = [...places.values(), ...lakes.values()];
  const around = [0, 60, 120, 180, 240, 300].map((degrees) => ({
    x: at.x + 150 * Math.cos((degrees * Math.PI) / 180),
    y: at.y + 150 * Math.sin((degrees * Math.PI) / 180),
  }));
  const inside = ({ x, y }: Point) => x > box.left + 40 && x < box.left + box.width - 40 && y > box.top + 44 && y < box.top + box.height - 44;
  const clear = (spot: Point) => Math.min(...land.map(({ x, y }) => Math.hypot(spot.x - x, spot.y - y)));
  const best = around.filter(inside).sort((one, other) => clear(other) - clear(one))[0];
  return best && clear(best) > 118 ? { x: rounded(best.x), y: rounded(best.y) } : { x: at.x, y: at.y - 56 };
}
