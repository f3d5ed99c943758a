/** The drawing of Medieval Mastery, as the table page takes it. */

import "./tinctures.css";

export { default } from "./Board.svelte";
export { default as Controls } from "./Controls.svelte";
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
