/** The drawing of Majesty: the board and what the table page shows of it elsewhere. */

import type { MajestyScene } from "../../wire/majesty.ts";
import type { Speaker } from "../../words/speaker.ts";

export { default } from "./Board.svelte";
export { digest } from "./digest.ts";
export { closing } from "./ceremony.svelte.ts";
export { default as Closing } from "./Scoring.svelte";
export { default as Controls } from "./Exchange.svelte";
export { explain } from "./explanations.ts";
export { default as Holdings } from "./Held.svelte";
export { motions as moves } from "./motions.ts";
export { default as Option } from "./Option.svelte";
export { default as Panel } from "./Panel.svelte";
export { controls, following, reason, title } from "./questions.ts";
export { default as Suffered } from "./Suffered.svelte";
export { suffered } from "./blows.ts";
export { default as Strip } from "./Strip.svelte";

/** What stands out in sentences besides people: characters and buildings. */
export function names({ nouns }: MajestyScene, speaker: Speaker): readonly string[] {
  const named = (noun: string, cases: readonly string[]) => (nouns[noun] ?? []).flatMap((id) => cases.map((each) => speaker.name(noun, id, each)));
  return [...new Set([...named("role", ["", "acc"]), ...named("building", [""])])].filter((name) => name !== speaker.name("building", "infirmary"));
}

export const wholeScreen = true;
