/** What is told of a territory, an artefact or a card when somebody asks. */

import type { BoardProps, Explained } from "../../board/contract.ts";
import type { MasteryPicture, MasteryScene } from "../../wire/mastery.ts";

const CLAUSES: Readonly<Record<string, string>> = { tile: "MM-10.1", artefact: "MM-4.1", card: "MM-3.1" };

export function explain(noun: string, id: string, { scene, picture, speaker }: BoardProps<MasteryScene, MasteryPicture>): Explained {
  const key = `${noun}-${id}`;
  const lines = speaker.has(key, "power") ? [speaker.say(key, {}, "power")] : [];
  const title = speaker.name(noun, id);
  const tile = noun === "tile" ? scene.tiles.find((each) => each.tile === id) : undefined;
  if (tile) {
    return { title, lines, clauses: ["MM-10.1"], now: speaker.say("board-tile-now", { worth: tile.worth, capacity: tile.capacity }) };
  }
  const held = picture.seats.flatMap((seat) => seat.artefacts.filter((each) => each.artefact === id).map((each) => ({ ...each, seat: seat.seat })))[0];
  const now = held ? (held.intact ? speaker.seat(held.seat) : speaker.say("board-destroyed", { turn: held.repaired })) : "";
  return { title, lines, clauses: [CLAUSES[noun] ?? "MM-1.1"], ...(now ? { now } : {}) };
}
