/** What a brush draws: the sign of the file, and whether it is for cells or for edges. */

import type { Keep } from "../ground.ts";
import { stone, walls } from "../masonry.ts";
import { type Blueprint, emptyFloor, keepOf, put } from "../blueprint.ts";

export interface Brush {
  readonly key: string;
  readonly sign: string;
  readonly on: "cells" | "edges";
}

export const BRUSHES: readonly Brush[] = [
  { key: "empty", sign: " ", on: "cells" },
  { key: "floor", sign: ".", on: "cells" },
  { key: "masonry", sign: "#", on: "cells" },
  { key: "stairs", sign: "s", on: "cells" },
  { key: "hatch", sign: "h", on: "cells" },
  { key: "square", sign: "q", on: "cells" },
  { key: "round", sign: "o", on: "cells" },
  { key: "open", sign: " ", on: "edges" },
  { key: "wall", sign: "-", on: "edges" },
  { key: "battlement", sign: "=", on: "edges" },
  { key: "door", sign: "D", on: "edges" },
  { key: "gate", sign: "G", on: "edges" },
  { key: "arch", sign: "A", on: "edges" },
];

const HATCHED: Readonly<Record<string, string>> = { q: "Q", o: "O", Q: "q", O: "o" };

/** What a brush makes of the sign that is there: a hatch painted on a platform stays a platform. */
export function painted(brush: Brush, there: string): string {
  return brush.key === "hatch" ? (HATCHED[there] ?? brush.sign) : brush.sign;
}

const BARE: Blueprint = { id: "sample", name_en: "s", name_ru: "s", people: "none", width: 1, depth: 2, floors: [emptyFloor(1, 2), emptyFloor(1, 2)], towers: [] };

/** A small picture of what a brush draws. */
export function sample({ sign, on }: Brush, unit: number): string {
  if (sign === " " && on === "cells") return "";
  const ground = on === "edges" ? put(BARE, 0, 1, 1, ".") : put(BARE, 0, 1, 1, "#");
  const level = on === "cells" && "hqo".includes(sign) ? 1 : 0;
  let plan = on === "edges" ? put(ground, 0, 2, 1, sign) : put(ground, level, 1, 1, sign);
  if (sign === "q" || sign === "o") {
    for (const [row, column] of [[0, 1], [2, 1], [1, 0], [1, 2]] as const) plan = put(plan, 1, row, column, "=");
    plan = { ...plan, towers: [{ id: "t", name_en: "t", name_ru: "t", kind: "square", people: "none", at: [0, 0, 1] }] };
  }
  const keep: Keep = keepOf(plan);
  return stone(keep, unit, level) + walls(keep, unit, level, new Set());
}
