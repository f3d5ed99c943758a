/** What is told of a territory, an artefact or a card when somebody asks, and the clauses that say so. */

import type { BoardProps, Explained } from "../../board/contract.ts";
import type { MasteryPicture, MasteryScene } from "../../wire/mastery.ts";

const KNIGHT = "MM-10.2";
const DISCARD = "MM-10.3";
const GROUND = "MM-7.1"; // what land adds in a battle

/** Per thing the clauses in which its rule stands. */
export const CLAUSES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  tile: {
    homelands: ["MM-10.6", "MM-0.6"],
    grasslands: [GROUND],
    forest: ["MM-10.7"],
    village: [KNIGHT],
    ruins: [DISCARD],
    fort: [GROUND],
    marshlands: ["MM-10.4"],
    mountains: [GROUND],
    cave: ["MM-1.5"],
    battlefield: ["MM-1.5"],
    arena: ["MM-10.5"],
    city: [GROUND, KNIGHT],
    fortress: [GROUND, DISCARD],
    abbey: [KNIGHT, DISCARD],
  },
  card: {
    conflict_2: ["MM-7.4"],
    conflict_3: ["MM-7.4"],
    conflict_4: ["MM-7.4"],
    conflict_5: ["MM-7.4"],
    ambush: ["MM-7.4"],
    support_1: ["MM-7.5"],
    support_2: ["MM-7.5"],
    call_to_arms: ["MM-3.3"],
    authority: ["MM-3.2"],
    tactical_advance: ["MM-3.4"],
    fracture: ["MM-3.5"],
  },
  artefact: {
    crown_corruption: ["MM-4.8"],
    crown_insight: ["MM-4.4"],
    crown_order: ["MM-4.6"],
    crown_prosperity: ["MM-4.7"],
    crown_vitality: ["MM-4.9"],
    crown_wrath: ["MM-4.10"],
    orb_brutality: ["MM-8.6"],
    orb_greed: ["MM-8.7"],
    orb_preparation: ["MM-8.9"],
    orb_cleansing: ["MM-8.9"],
    orb_devotion: ["MM-8.8"],
    orb_resurgence: ["MM-8.7"],
    sceptre_fear: ["MM-8.5"],
    sceptre_influence: ["MM-8.4"],
    sceptre_rage: ["MM-8.10"],
    sceptre_defiance: ["MM-8.4"],
    sceptre_loyalty: ["MM-8.10"],
    sceptre_vigour: ["MM-8.5"],
  },
};

/** The clauses of a thing; those of Skirmish with it, where it is played so. */
function clausesOf(noun: string, id: string, scene: Pick<MasteryScene, "variants">): readonly string[] {
  const found = CLAUSES[noun]?.[id] ?? [];
  return id === "homelands" && scene.variants.skirmish ? [...found, "MM-12.11"] : found;
}

export function explain(noun: string, id: string, { scene, picture, speaker }: BoardProps<MasteryScene, MasteryPicture>): Explained {
  const key = `${noun}-${id}`;
  const lines = speaker.has(key, "power") ? [speaker.say(key, {}, "power")] : [];
  const title = speaker.name(noun, id || "hidden");
  const clauses = clausesOf(noun, id, scene);
  const tile = noun === "tile" ? scene.tiles.find((each) => each.tile === id) : undefined;
  if (tile) {
    return { title, lines, clauses, now: speaker.say("board-tile-now", { worth: tile.worth, capacity: tile.capacity }) };
  }
  const held = picture.seats.flatMap((seat) => seat.artefacts.filter((each) => each.artefact === id).map((each) => ({ ...each, seat: seat.seat })))[0];
  const now = held ? (held.intact ? speaker.seat(held.seat) : speaker.say("board-destroyed", { turn: held.repaired })) : "";
  return { title, lines, clauses, ...(now ? { now } : {}) };
}
