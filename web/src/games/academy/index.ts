/** The drawing of Medieval Academy, as the table page takes it. */

export { default } from "./Board.svelte";
