/** What people wear at a table whose game gives them arms of its own: known to the table page, read wherever a shield of a seat is shown. */

import { getContext, setContext } from "svelte";

import type { Drawing } from "./contract.ts";

const KEY = Symbol("worn");

interface Worn {
  readonly drawing: Drawing | null;
  readonly picture: unknown; // null before it is known
}

export function setWorn(worn: Worn): void {
  setContext(KEY, worn);
}

export function worn(): Worn | undefined {
  return getContext<Worn | undefined>(KEY);
}

/** The tinctures a player wears; of the game's own where it has them. */
export function armsOf(table: Worn | undefined, seat: number): readonly number[] {
  return table?.picture ? (table.drawing?.arms?.(seat, table.picture) ?? [seat]) : [seat];
}
