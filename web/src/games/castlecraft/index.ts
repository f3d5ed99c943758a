/** The drawing of Castle Craft, as the table page takes it. */

import type { BoardProps } from "../../board/contract.ts";
import { strikesOf } from "./strikes.ts";

export { default } from "./Board.svelte";
export { digest } from "./digest.ts";
export { default as Controls } from "./Controls.svelte";
export { explain } from "./explanations.ts";
export { default as Holdings } from "./Holdings.svelte";
export { moves } from "./moves.ts";
export { default as Panel } from "./Panel.svelte";
export { arms, controls, doubts, points, reason, stages, title } from "./questions.ts";
export { default as Sign } from "./Sign.svelte";
export { default as Strip } from "./Strip.svelte";
export { default as Suffered } from "./Suffered.svelte";

/** Whether a squad of mine was struck since my last move. */
export function suffered({ changed, viewer }: BoardProps): boolean {
  return strikesOf(changed).some(({ target }) => target === viewer);
}

export const signs = "◉⬢";
export const wholeScreen = true;
