/** The drawing of Medieval Academy, as the table page takes it. */

import type { Question } from "../../wire/messages.ts";

export { default } from "./Board.svelte";
export { default as Controls } from "./Controls.svelte";
export { default as Holdings } from "./Holdings.svelte";
export { moves } from "./moves.ts";
export { default as Option } from "./Option.svelte";
export { default as Panel } from "./Panel.svelte";
export { arms, explain, points, reason, title } from "./sayings.ts";
export { default as Strip } from "./Strip.svelte";

export const wholeScreen = true;

/** The draft has one button; Lancelot's trays are sent as they lie. */
export function controls(question: Question): boolean {
  return question.prompt === "pick" || question.prompt === "split" || question.prompt === "assign";
}
