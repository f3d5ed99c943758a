/** How the cards of a column lie: which are whole, which only show their band, which are counted together. */

export const WHOLE = 3; // cards that overlap whole
const BANDS = 6; // bands above the newest card; what is older is one band with a number
const ROOM = 92; // for the bands above a short card
const GHOST = 40; // what a card to come takes of it
const HIGHEST = 24;
const LOWEST = 13;

export interface Stack<T> {
  readonly whole: readonly T[]; // overlapping, oldest first
  readonly older: number; // counted together in one band
  readonly bands: readonly T[]; // oldest first
  readonly newest: T | undefined; // short, below the bands
  readonly height: number; // of a band
}

/** The cards, oldest first; `coming` where another would land on them. */
export function stacked<T>(cards: readonly T[], coming: boolean): Stack<T> {
  if (cards.length <= (coming ? 1 : WHOLE)) {
    return { whole: cards, older: 0, bands: [], newest: undefined, height: 0 };
  }
  const rest = cards.slice(0, -1);
  const space = ROOM - (coming ? GHOST : 0);
  const most = Math.min(BANDS, Math.floor(space / LOWEST));
  const older = rest.length > most ? rest.length - (most - 1) : 0;
  const bands = rest.slice(older);
  const rows = bands.length + (older > 0 ? 1 : 0);
  const height = Math.max(LOWEST, Math.min(HIGHEST, Math.floor(space / rows)));
  return { whole: [], older, bands, newest: cards.at(-1), height };
}
