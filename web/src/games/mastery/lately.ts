/** The last thing that was done on the map: what a newcomer asks first, and the log tells last. */

import type { GameEvent } from "../../wire/mastery.ts";
import type { Happening } from "../../wire/messages.ts";

/** What an entry is remembered by, the weightiest first. */
const DEEDS = ["castle_fell", "conquered", "held", "abandoned", "attacked", "advanced", "stationed"] as const;

export interface Deed {
  readonly what: (typeof DEEDS)[number];
  readonly seat: number; // who did it
  readonly slot: string;
}

/** Read from the last entry that changed the map, the one whose places have the line of the last move. */
export function lastDeed(told: readonly Happening[]): Deed | null {
  for (const entry of [...told].reverse()) {
    const events = ((entry.events ?? []) as unknown as readonly GameEvent[]).filter((event) => "slot" in event);
    for (const what of DEEDS) {
      const found = events.findLast(({ event }) => event === what);
      if (found && "slot" in found) {
        return { what, seat: "seat" in found ? found.seat : "attacker" in found ? found.attacker : (entry.seat ?? -1), slot: found.slot };
      }
    }
    if (events.length > 0) {
      return null;
    }
  }
  return null;
}
