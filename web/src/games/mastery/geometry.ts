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
    const crowded = points.filter((each) => inCorner(each, box)).length;
    const aside = Math.abs(box.left + box.width / 2 - at.x);
    return { turns, cost: box.top + box.height - at.y + 90 * crowded + aside / 20 };
  });
  rated.sort((one, other) => Math.round(one.cost - other.cost) || one.turns - other.turns);
  return rated[0]?.turns ?? 0;
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

export interface Clasp extends Point {
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
