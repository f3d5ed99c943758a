/** A round tower in axonometry: strips of stone from the ground up, a floor, a ring of teeth. */

import { type Easel, type Point, type Segment, YAW } from "./easel.ts";
import type { Tower } from "./ground.ts";

const STRIPS = 48;
const EYE = [Math.sin(YAW), Math.cos(YAW)] as const;

export function roundTower(easel: Easel, tower: Tower, cut: number, hatches: readonly (readonly [number, number])[]): void {
  const [x, y, width, depth] = tower.box;
  const z = Math.min(tower.z, cut + 1);
  const whole = cut >= tower.z;
  const [cx, cy, rx, ry] = [x + width / 2, y + depth / 2, width / 2 - 0.04, depth / 2 - 0.04];
  const rim = (angle: number, height: number, share = 1): Point => [cx + rx * share * Math.cos(angle), cy + ry * share * Math.sin(angle), height];
  let svg = shaft(easel, rim, rx, ry, z);
  const top = Array.from({ length: STRIPS }, (_, at) => rim((2 * Math.PI * at) / STRIPS, z));
  svg += easel.poly(top, whole ? "cc-floor" : "cc-masonry", 1.2);
  if (whole) {
    svg += hatches.map(([u, v]) => easel.poly([[u + 0.25, v + 0.25, z], [u + 0.75, v + 0.25, z], [u + 0.75, v + 0.75, z], [u + 0.25, v + 0.75, z]], "cc-wood", 1)).join("");
    svg += teeth(easel, rim, rx, ry, z, width * depth <= 4 ? 9 : 12);
  }
  easel.add([x, y, 0, x + width, y + depth, z + 0.5], svg);
}

type Rim = (angle: number, height: number, share?: number) => Point;

function shaft(easel: Easel, rim: Rim, rx: number, ry: number, z: number): string {
  const strips: (readonly [number, number, string])[] = [];
  for (let at = 0; at < STRIPS; at += 1) {
    const [from, to] = [(2 * Math.PI * at) / STRIPS, (2 * Math.PI * (at + 1)) / STRIPS];
    const [nx, ny] = [Math.cos((from + to) / 2) / rx, Math.sin((from + to) / 2) / ry];
    if (nx * EYE[0] + ny * EYE[1] > -0.08) {
      const side = (nx * Math.cos(YAW) - ny * Math.sin(YAW)) / Math.hypot(nx, ny);
      strips.push([from, to, side < -0.55 ? "top" : side < 0.3 ? "front" : "side"]);
    }
  }
  let svg = strips.map(([from, to, tone]) => easel.poly([rim(from, 0), rim(to, 0), rim(to, z), rim(from, z)], `cc-iso-${tone}`)).join("");
  const ring = (height: number): Segment[] => strips.map(([from, to]) => [rim(from, height), rim(to, height)]);
  for (let height = 1; height < z; height += 1) svg += easel.lines(ring(height), 0.8, "cc-iso-joint");
  svg += easel.lines(ring(0), 1.2);
  const angles = strips.flatMap(([from, to]) => [from, to]).sort((one, other) => easel.at(rim(one, 0))[0] - easel.at(rim(other, 0))[0]);
  svg += easel.lines([angles[0] ?? 0, angles.at(-1) ?? 0].map((angle): Segment => [rim(angle, 0), rim(angle, z)]), 1.2);
  for (let height = 0; height < z; height += 1) {
    for (const [degrees, there] of [[62, true], [118, height % 2 === 0], [18, height % 2 === 1]] as const) {
      const angle = (degrees * Math.PI) / 180;
      if (there) svg += easel.poly([rim(angle - 0.04, height + 0.34), rim(angle + 0.04, height + 0.34), rim(angle + 0.04, height + 0.74), rim(angle - 0.04, height + 0.74)], "cc-well");
    }
  }
  return svg;
}

function teeth(easel: Easel, rim: Rim, rx: number, ry: number, z: number, count: number): string {
  const order = Array.from({ length: count * 2 }, (_, at) => at).sort((one, other) => easel.at(rim((Math.PI * (one + 0.5)) / count, 0))[1] - easel.at(rim((Math.PI * (other + 0.5)) / count, 0))[1]);
  return order
    .map((at) => {
      const [from, to] = [(Math.PI * at) / count, (Math.PI * (at + 1)) / count];
      const [middle, top] = [(from + to) / 2, z + (at % 2 ? 0.5 : 0.2)];
      const front = (Math.cos(middle) / rx) * EYE[0] + (Math.sin(middle) / ry) * EYE[1] > 0;
      const side = Math.cos(middle) * Math.cos(YAW) - Math.sin(middle) * Math.sin(YAW);
      const steps = [from, middle, to];
      const sheet = (share: number): Point[] => [...steps.map((angle) => rim(angle, z, share)), ...[...steps].reverse().map((angle) => rim(angle, top, share))];
      const outer = (tone: string): string => easel.poly(sheet(1), `cc-iso-${tone}`, 0.9);
      const inner = (tone: string): string => easel.poly(sheet(0.84), `cc-iso-${tone}`, 0.9);
      const body = front ? inner("side") + outer(side > 0.3 ? "side" : "front") : outer("side") + inner(side < -0.3 ? "side" : "front");
      const lid = [...steps.map((angle) => rim(angle, top)), ...[...steps].reverse().map((angle) => rim(angle, top, 0.84))];
      return body + easel.poly(lid, "cc-iso-top", 0.9);
    })
    .join("");
}
