/** Who sits at a seat, as sentences and panels call him: a bot has a name of the reader's language. */

interface Seat {
  readonly seat: number;
  readonly kind: string;
  readonly name?: string;
}

/** The name at each seat; `bots` is the message `bot-names`. */
export function sitterNames(seats: readonly Seat[], bots: string): string[] {
  const names = bots.split(", ");
  return seats.map(({ seat, kind, name = "" }) => (name === "" && kind === "bot" ? (names[seat % names.length] ?? "") : name));
}
