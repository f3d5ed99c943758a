/** A match that cannot go on: why, and who has yet to agree that it ends. */

import type { SeatInfo, TableInfo } from "../wire/server.ts";

const REASONS = ["rules", "content", "options", "move", "digest"]; // those that have a sentence

/** What the band over a frozen match says. */
interface Frozen {
  readonly title: "frozen-title" | "frozen-ended";
  readonly why: string; // the sentence that tells the reason; none once it is ended
  readonly step: "ask" | "wait" | "watch" | ""; // the reader may agree, has agreed, or only looks on
  readonly missing: readonly SeatInfo[]; // whose consent is missing
}

/** None for a match that goes on, has a result, or was never begun. */
export function frozenOf(table: TableInfo | null, viewer: number): Frozen | null {
  if (table?.phase === "ended" && (table.started ?? 0) > 0) {
    return { title: "frozen-ended", why: "", step: "", missing: [] };
  }
  if (table?.phase !== "frozen") {
    return null;
  }
  const missing = table.seats.filter((each) => each.kind === "person" && !(each.rematch ?? false));
  const own = table.seats.find((each) => each.seat === viewer && each.kind === "person");
  const why = REASONS.includes(table.frozen ?? "") ? `frozen-${table.frozen ?? ""}` : "frozen-rules";
  return { title: "frozen-title", why, step: !own ? "watch" : own.rematch ? "wait" : "ask", missing };
}
