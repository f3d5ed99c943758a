/** Which part of the map is shown: all of it, or some areas with their surroundings at a readable scale. */

import { type Atlas, type Point, slots } from "./drawing.ts";

export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 26; // the frame round the board
const NEAR = 1.02; // pixels a unit, at most
const AROUND = 46; // units beyond the areas that are shown

export function whole({ width, height }: { width: number; height: number }): View {
  return { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** These areas in the middle of a window of so many pixels; never beyond the frame. */
export function around(areas: readonly string[], { areas: known }: Atlas, board: View, window: { width: number; height: number }): View {
  const points = areas.flatMap((area) => known.get(area)?.places?.polygon ?? []);
  if (points.length === 0 || window.width < 1 || window.height < 1) {
    return board;
  }
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND, Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  const scale = Math.max(Math.min(NEAR, window.width / (right - left), window.height / (bottom - top)), Math.min(window.width / board.width, window.height / board.height));
  const [width, height] = [Math.min(window.width / scale, board.width), Math.min(window.height / scale, board.height)];
  const fit = (middle: number, size: number, from: number, room: number) => Math.round(Math.min(Math.max(middle - size / 2, from), from + room - size));
  return {
    x: fit((left + right) / 2, width, board.x, board.width),
    y: fit((top + bottom) / 2, height, board.y, board.height),
    width: Math.round(width),
    height: Math.round(height),
  };
}

export function box({ x, y, width, height }: View): string {
  return `${x} ${y} ${width} ${height}`;
}

/** How the picture of one view must be moved and scaled to lie where the other view shows it. */
export function glide(from: View, to: View, window: { width: number; height: number }): string {
  const scaleOf = (view: View) => Math.min(window.width / view.width, window.height / view.height);
  const scale = scaleOf(from) / scaleOf(to);
  const [dx, dy] = [to.x + to.width / 2 - (from.x + from.width / 2), to.y + to.height / 2 - (from.y + from.height / 2)];
  return `translate(${dx * scaleOf(from)}px, ${dy * scaleOf(from)}px) scale(${scale})`;
}

export type Corner = "bottom right" | "bottom left" | "top right" | "top left";

/** The corner of a view that is farthest from what happens in these areas. */
export function freeCorner(view: View, areas: readonly string[], map: Atlas, small: boolean, tokens: readonly Point[] = []): Corner {
  const busy = areas.flatMap((area) => {
    const found = map.areas.get(area);
    return found ? [slots(found).castle] : [];
  });
  const taken = [...busy, ...tokens];
  const corners: readonly Corner[] = small ? ["bottom left", "bottom right", "top left", "top right"] : ["bottom right", "bottom left", "top right", "top left"];
  const away = (corner: Corner) => {
    const [x, y] = [corner.endsWith("left") ? view.x + 80 : view.x + view.width - 80, corner.startsWith("top") ? view.y + 60 : view.y + view.height - 60];
    return Math.min(190, ...taken.map(([bx, by]) => Math.hypot(bx - x, by + 20 - y)));
  };
  return corners.reduce((best, corner) => (away(corner) > away(best) ? corner : best));
}
