/** Who sits at a seat, as sentences and panels call him: a bot has a name of the reader's language, who has left us the number of his seat. */

import type { Arguments } from "./nouns.ts";

interface Seat {
  readonly seat: number;
  readonly kind: string;
  readonly name?: string;
}

/** The name at each seat; a free one has none. */
export function sitterNames(seats: readonly Seat[], say: (key: string, args?: Arguments) => string): string[] {
  const bots = say("bot-names").split(", ");
  return seats.map(({ seat, kind, name = "" }) => {
    if (name !== "" || (kind !== "bot" && kind !== "person")) {
      return name;
    }
    return kind === "bot" ? (bots[seat % bots.length] ?? "") : say("seat-number", { number: seat + 1 });
  });
}
