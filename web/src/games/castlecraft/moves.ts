/** What moves because of an event: names of places, which the page's travel layer looks up on the screen. */

import type { Move } from "../../board/contract.ts";
import type { Json } from "../../wire/common.ts";

/** A cell of the field, whatever its floor. */
function place(cell: string): string {
  return `cell-${cell.split(",").slice(0, 2).join(",")}`;
}

/** A squad goes along its way, bend by bend; who is struck shakes once. */
export function moves(event: Readonly<Record<string, Json>>): readonly Move[] {
  const squad = (field: string): string => `squad-${typeof event[field] === "string" ? event[field] : ""}`;
  switch (event.event) {
    case "moved": {
      const cells = Array.isArray(event.cells) ? event.cells.filter((cell): cell is string => typeof cell === "string") : [];
      return cells.length > 1 ? bends(cells).map(([from, to]) => ({ from: place(from), to: place(to), piece: squad("unit") })) : [];
    }
    case "attacked":
    case "countered":
    case "struck":
      return [{ from: squad("foe"), to: squad("foe"), kind: "shake" }];
    case "trapped":
    case "bewitched":
      return [{ from: squad(event.event === "trapped" ? "unit" : "foe"), to: "", kind: "shake" }];
    default:
      return [];
  }
}

/** The straight parts of a way. */
function bends(cells: readonly string[]): readonly (readonly [string, string])[] {
  const found: [string, string][] = [];
  let heading = "";
  for (const [at, cell] of cells.slice(1).entries()) {
    const before = cells[at] ?? cell;
    const [a, b] = [before.split(",").map(Number), cell.split(",").map(Number)];
    const now = `${(b[0] ?? 0) - (a[0] ?? 0)} ${(b[1] ?? 0) - (a[1] ?? 0)}`;
    const last = found.at(-1);
    if (last && now === heading) last[1] = cell;
    else found.push([before, cell]);
    heading = now;
  }
  return found;
}
