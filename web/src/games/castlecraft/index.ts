/** The drawing of Castle Craft. */

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
