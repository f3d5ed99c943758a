/** The drawing of Reliquium, as the table page takes it. */

import type { ReliquiumPicture, ReliquiumScene } from "../../wire/reliquium.ts";
import type { Speaker } from "../../words/speaker.ts";
import { tincture } from "./drawing.ts";

export { default } from "./Board.svelte";
export { default as Controls } from "./Controls.svelte";
export { default as Crest } from "./Crest.svelte";
export { explain } from "./explanations.ts";
export { default as Holdings } from "./Holdings.svelte";
export { moves } from "./moves.ts";
export { default as Panel } from "./Panel.svelte";
export { befalls } from "./befalls.ts";
export { digest } from "./digest.ts";
export { controls, reason, rubric, stages, title } from "./questions.ts";
export { following } from "./turns.ts";
export { default as Strip } from "./Strip.svelte";

/** A player wears the tincture of his faction, whatever his seat. */
export function arms(seat: number, picture: ReliquiumPicture): readonly number[] {
  const faction = picture.seats[seat]?.faction;
  return [faction ? tincture(faction) - 1 : seat];
}

/** Sentences speak of factions, in whatever case. */
export function names({ factions }: ReliquiumScene, speaker: Speaker): readonly string[] {
  return factions.flatMap(({ faction }) => ["", "gen", "dat", "ins", "full", "fullacc"].map((form) => speaker.name("faction", faction, form)));
}

/** Castles stand beside the name, drawn with how many win. */
export function points(): null {
  return null;
}
