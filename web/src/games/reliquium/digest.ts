/** What the log leaves to the board: steps of a pawn along its track, the sums of a battle part by part, what every war brings home in its end. */

import type { Told } from "../../board/contract.ts";

const PARTS = new Set(["fought", "swords_added"]); // the account has them
const HOME = new Set(["melee_returned", "ranged_returned", "creature_left"]);
const WAR = new Set(["war_began", "battle_began", "compared", "unopposed", "idled", "advanced", "round_ended"]);
const UNSENT = "RQ-10.6"; // an order to which nobody was sent

/** Whether a token came home because of a war, not because a creature sent it there. */
export function ofWar(events: readonly Told[]): boolean {
  return events.some(({ event }) => typeof event === "string" && WAR.has(event));
}

function shown({ event, done, losses, foe_losses }: Told, war: boolean): boolean {
  const name = typeof event === "string" ? event : "";
  if (name === "pawn_moved") {
    return done === 1;
  }
  if (name === "doomed") {
    return losses !== 0 || foe_losses !== 0;
  }
  return !PARTS.has(name) && !(war && HOME.has(name));
}

export function digest(events: readonly Told[]): readonly Told[] {
  const supporting = !events.some(({ event }) => event === "pawn_moved");
  return events.filter((each) => shown(each, ofWar(events))).map((each) => (each.event === "ranged_returned" && supporting ? { ...each, clause: UNSENT } : each));
}
