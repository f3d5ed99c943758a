/** Which castle's floors matter now, and which of them. */

import type { CastlePicture } from "../../wire/castlecraft.ts";
import type { Act } from "../../wire/messages.ts";
import type { Aim } from "./aims.ts";
import { type Keep, spot, turned } from "./ground.ts";
import { squadOf } from "./lookups.ts";

const LARGE = 2; // floors that are drawn large

export interface Shown {
  readonly castle: Keep;
  readonly floors: readonly number[]; // large, the highest first
}

interface Asked {
  readonly castles: readonly Keep[];
  readonly picture: CastlePicture;
  readonly turns: number;
  readonly size: number;
  readonly viewer: number;
  readonly wanted: string; // a castle that was clicked
  readonly acts: readonly Act[];
  readonly aims: readonly Aim[];
}

/** The castle where the squad can go or strike; else one that is besieged or entered, else one's own. */
export function shownOf({ castles, picture, turns, size, viewer, wanted, acts, aims }: Asked): Shown | null {
  const goals = acts.flatMap(({ verb, args }) => ((verb === "move" || verb === "deploy") && typeof args.cell === "string" ? [turned(spot(args.cell), turns, size)] : []));
  const foes = new Set([...aims.map(({ unit }) => unit), ...acts.flatMap(({ verb, args }) => ((verb === "attack" || verb === "cast") && typeof args.unit === "string" ? [args.unit] : []))]);
  const rated = castles.map((castle) => {
    const inside = goals.filter(({ x, y, z }) => castle.cells.has(`${x},${y},${z}`));
    const struck = picture.squads.filter((squad) => squad.castle === castle.castle && foes.has(squad.unit));
    const now = picture.castles.find((each) => each.castle === castle.castle);
    const strangers = picture.squads.filter((squad) => squad.castle === castle.castle && squad.seat !== now?.owner).length;
    const home = picture.seats[viewer]?.castle === castle.castle;
    const worth = (castle.castle === wanted ? 1e6 : 0) + inside.length * 10 + struck.length * 60 + strangers * 5 + (now?.siege?.near ? 4 : 0) + (home ? 1 : 0);
    return { castle, inside, struck, worth };
  });
  const best = rated.sort((one, other) => other.worth - one.worth)[0];
  if (!best) return null;
  const weight = (floor: number): number =>
    10 * best.inside.filter(({ z }) => z === floor).length +
    20 * best.struck.filter(({ z }) => z === floor).length +
    8 * picture.squads.filter((squad) => squad.castle === best.castle.castle && squad.z === floor).length +
    (squadOf(picture, picture.active?.unit ?? "")?.castle === best.castle.castle && squadOf(picture, picture.active?.unit ?? "")?.z === floor ? 30 : 0) +
    (floor < 2 ? 0.5 - 0.1 * floor : 0);
  const order = Array.from({ length: best.castle.storeys }, (_, floor) => floor).sort((one, other) => weight(other) - weight(one));
  return { castle: best.castle, floors: order.slice(0, LARGE).sort((one, other) => other - one) };
}
