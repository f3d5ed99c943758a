/** What was done to a player: events of Reliquium speak of factions and areas, not of seats. */

import type { Json } from "../../wire/common.ts";
import type { Happening } from "../../wire/messages.ts";
import type { ReliquiumPicture } from "../../wire/reliquium.ts";
import { ofWar } from "./digest.ts";

const STRUCK: Readonly<Record<string, readonly string[]>> = {
  // the fields of an event that name whom it befalls
  battle_began: ["foe"],
  compared: ["foe"],
  doomed: ["faction", "foe"],
  razed: ["foe"],
  lost: ["faction"],
  destroyed: ["faction"],
  fled: ["faction"],
  tempted: ["faction"], // whose unit it was
  pushed: ["faction"],
  militia_rose: ["faction"],
  asked: ["friend"],
  agreed: ["faction"],
  refused: ["faction"],
  ally_marched: ["friend"],
  ally_changed: ["friend"],
  ally_gathered: ["friend"],
};
const AIMED: Readonly<Record<string, string>> = {
  // and those that are aimed at an area, whoever has it
  ordered_melee: "goal",
  exchanged: "goal",
  unopposed: "goal",
};
const TAKEN = new Set(["melee_returned", "ranged_returned"]); // done by a creature, or what every war does in the end
const HURT: Readonly<Record<string, string>> = { faction: "losses", foe: "foe_losses" };

/** Whether an event befalls a viewer who leads a faction. */
export function befalls(event: Readonly<Record<string, Json>>, entry: Happening, viewer: number, picture: ReliquiumPicture): boolean {
  const own = picture.seats[viewer]?.faction;
  const name = typeof event.event === "string" ? event.event : "";
  if (!own) {
    return false;
  }
  const area = AIMED[name] === undefined ? undefined : picture.areas.find((each) => each.area === event[AIMED[name] ?? ""]);
  if (area) {
    return event.faction !== own && (area.holder ?? area.controller) === own;
  }
  if (TAKEN.has(name)) {
    return event.faction === own && entry.seat !== viewer && !ofWar(entry.events ?? []);
  }
  return (STRUCK[name] ?? []).some((field) => event[field] === own && (name !== "doomed" || event[HURT[field] ?? ""] !== 0));
}
