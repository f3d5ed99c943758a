/** What moves because of an event: units from area to area. */

import type { Move } from "../../board/contract.ts";
import type { Json } from "../../wire/common.ts";

const GOING = new Set(["marched", "gathered", "tempted", "ally_marched", "ally_gathered", "fled", "advanced"]);
const SHAKEN = new Set(["lost", "destroyed", "razed"]);

export function moves(event: Readonly<Record<string, Json>>): readonly Move[] {
  const name = typeof event.event === "string" ? event.event : "";
  const at = (key: string) => `units-${typeof event[key] === "string" ? event[key] : ""}`;
  if (GOING.has(name)) {
    return [{ from: at("origin"), to: at("goal") }];
  }
  return SHAKEN.has(name) ? [{ from: at("area"), to: at("area"), kind: "shake" }] : [];
}
