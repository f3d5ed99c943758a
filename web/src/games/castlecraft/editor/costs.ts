/** How far cells are in a walk. */

import type { CastleWalk } from "../../../wire/server.ts";

export type Place = [number, number, number]; // column, row, floor

/** Half-steps by "column,row,floor". */
export function costsOf(walk: CastleWalk | null): ReadonlyMap<string, number> {
  return new Map((walk?.steps ?? []).map(({ x, y, z, cost }) => [`${x},${y},${z}`, cost]));
}

/** Half-steps of a number as it is told: "4½". */
export function halves(told: string): number {
  return 2 * (parseInt(told, 10) || 0) + (told.endsWith("½") ? 1 : 0);
}
