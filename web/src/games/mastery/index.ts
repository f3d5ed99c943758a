/** The drawing of Medieval Mastery. */

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
