/** What was done to a player since his last move, as the map shows it: orders aimed at him, and what his areas have lost. */

import type { Told } from "../../board/contract.ts";
import type { Happening } from "../../wire/messages.ts";
import type { ReliquiumPicture } from "../../wire/reliquium.ts";
import { befalls } from "./befalls.ts";
import { figures } from "./drawing.ts";
import type { Gone } from "./story.ts";

export interface Loss {
  readonly units: number;
  readonly castle: boolean;
}

export interface Struck {
  readonly orders: ReadonlySet<string>; // ways of tokens, origin>goal
  readonly losses: ReadonlyMap<string, Loss>; // by area
}

const NONE: Loss = { units: 0, castle: false };

function text(event: Told, name: string): string {
  const value = event[name];
  return typeof value === "string" ? value : "";
}

/** Whoever falls in the battle that is fought lies on the map still, and is not counted beside it. */
export function struckBy(changed: readonly Happening[], viewer: number, picture: ReliquiumPicture, shown: readonly Gone[] = []): Struck {
  const orders = new Set<string>();
  const losses = new Map<string, Loss>();
  const lose = (area: string, units: number, castle: boolean) => {
    const before = losses.get(area) ?? NONE;
    losses.set(area, { units: before.units + units, castle: before.castle || castle });
  };
  for (const entry of changed) {
    for (const event of (entry.events ?? []).filter((each) => befalls(each, entry, viewer, picture))) {
      switch (event.event) {
        case "ordered_melee":
        case "exchanged":
          orders.add(`${text(event, "origin")}>${text(event, "goal")}`);
          break;
        case "lost":
        case "destroyed":
          lose(text(event, "area"), figures(text(event, "force")).length, false);
          break;
        case "fled":
        case "tempted":
          lose(text(event, "origin"), Math.max(1, figures(text(event, "force")).length), false);
          break;
        case "razed":
          lose(text(event, "area"), 0, true);
          break;
      }
    }
  }
  shown.forEach(({ area }) => losses.delete(area));
  return { orders, losses };
}
