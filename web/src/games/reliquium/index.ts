/** The drawing of Reliquium. */

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
