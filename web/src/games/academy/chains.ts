/** Lancelot's chains: two trays of three become the answers the rules ask for, one after the other.
 *
 * Equal splits are one choice (AC-1.5): the first pile is the one that comes first in the order of the cards, and its smallest card is
 * not named. The ids of a verb follow the order of its noun, so one listed action tells the others'.
 */

import type { Act } from "../../wire/messages.ts";

export type Trays = readonly [readonly string[], readonly string[]];

/** The action that names a card. */
function naming(acts: readonly Act[], cards: readonly string[]): (card: string) => number {
  const [known] = acts;
  if (!known) {
    throw new Error("no action to count from");
  }
  const base = known.id - cards.indexOf(String(known.args.card));
  return (card) => base + cards.indexOf(card);
}

function ordered(tray: readonly string[], cards: readonly string[]): string[] {
  return [...tray].sort((one, other) => cards.indexOf(one) - cards.indexOf(other));
}

/** The pile that comes first in the order of the cards. */
function earlier(trays: Trays, cards: readonly string[]): string[] {
  const [one, other] = [ordered(trays[0], cards), ordered(trays[1], cards)];
  for (const [at, card] of one.entries()) {
    const against = other[at] ?? card;
    if (against !== card) {
      return cards.indexOf(card) < cards.indexOf(against) ? one : other;
    }
  }
  return one;
}

/** AC-14.3. A split: the two cards that lie with the smallest one. */
export function splitting(trays: Trays, acts: readonly Act[], cards: readonly string[]): number[] {
  return earlier(trays, cards).slice(1).map(naming(acts, cards));
}

/** AC-14.4. An assignment: the three cards of the first colour. */
export function assigning(trays: Trays, acts: readonly Act[], cards: readonly string[]): number[] {
  return ordered(trays[0], cards).map(naming(acts, cards));
}

/** Two cards change places, one of each tray. */
export function exchanged(trays: Trays, from: number, to: number): Trays {
  const [one, other] = [[...trays[0]], [...trays[1]]];
  const [left, right] = [one[from], other[to]];
  if (left === undefined || right === undefined) {
    return trays;
  }
  one[from] = right;
  other[to] = left;
  return [one, other];
}
