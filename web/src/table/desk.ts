/** What parts of the table page ask of it, wherever they stand. */

import { createContext } from "svelte";

/** Something that is explained beside the thing it belongs to. */
export type Topic =
  | { readonly kind: "clause"; readonly id: string; readonly at: Element }
  | { readonly kind: "piece"; readonly noun: string; readonly id: string; readonly at: Element };

export interface Desk {
  readonly game: string;
  open(topic: Topic): void;
  close(): void;
}

export const [desk, setDesk] = createContext<Desk>();
