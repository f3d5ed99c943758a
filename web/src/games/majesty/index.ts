/** The drawing of Majesty: the board and what the table page shows of it elsewhere. */

export { default } from "./Board.svelte";
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

export const wholeScreen = true;
