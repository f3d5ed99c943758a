/** The seven plates: which colour, figure and glyph belongs to a board, a card's symbol or the source of a coat. */

const PLATES = ["gallantry", "duel", "tournament", "education", "king", "dragon", "charity"] as const;
export type Plate = (typeof PLATES)[number];
export type Symbol = Plate | "sword";

const KNIGHTS: Readonly<Record<string, Plate>> = { black: "duel", white: "tournament" };

function isPlate(id: string): id is Plate {
  return (PLATES as readonly string[]).includes(id);
}

/** A board's plate; the knights' tracks are the backs of Duel and Tournament. */
export function plateOf(board: string): Plate {
  return KNIGHTS[board] ?? (isPlate(board) ? board : "gallantry");
}

/** A card's symbol, or where a coat comes from. */
export function symbolOf(id: string): Symbol {
  return isPlate(id) ? id : "sword";
}

export function plate(symbol: Symbol): string {
  return `var(--ma-${symbol})`;
}

export function wash(symbol: Symbol): string {
  return `var(--ma-${symbol}-wash)`;
}

/** The arch behind a figure. */
export function shade(symbol: Symbol): string {
  return `color-mix(in srgb, var(--ma-${symbol}) 34%, var(--ma-${symbol}-wash))`;
}

/** A number with its sign: +3, −1, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : number(points);
}

/** A number with a true minus. */
export function number(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
