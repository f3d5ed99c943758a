/** The drawing of Medieval Mastery, as the table page takes it. */

import type { MasteryScene } from "../../wire/mastery.ts";
import type { Speaker } from "../../words/speaker.ts";

import "./tinctures.css";

export { default } from "./Board.svelte";
export { default as Controls } from "./Controls.svelte";
export { digest } from "./digest.ts";
export { explain } from "./explanations.ts";
export { default as Holdings } from "./Holdings.svelte";
export { moves } from "./moves.ts";
export { default as Option } from "./Option.svelte";
export { default as Panel } from "./Panel.svelte";
export { controls, reason, rubric, title } from "./questions.ts";
export { default as Strip } from "./Strip.svelte";
export { default as Team } from "./Team.svelte";
export { teams } from "./teams.ts";

export const wholeScreen = true;

/** Points that win; partners count theirs together, at the head of the team. */
export function goal({ goal: points, teams: together }: MasteryScene): number {
  return together.some((team) => team.length > 1) ? 0 : points;
}

/** Lands, artefacts and cards stand out in sentences as people do, and so does the reader. */
export function names({ tiles, artefacts, cards }: MasteryScene, speaker: Speaker): readonly string[] {
  const called = (noun: string, id: string) => ["", "acc"].map((form) => speaker.name(noun, id, form));
  const you = speaker.say("who", { you: true, seat: "" });
  return [...tiles.flatMap(({ tile }) => called("tile", tile)), ...artefacts.flatMap(({ artefact }) => called("artefact", artefact)), ...cards.flatMap(({ card }) => called("card", card)), you];
}
