/** Seats as shields: a tincture and an ordinary, never one without the other. */

export const SHIELD = "M2 2h32v17q0 14-16 22Q2 33 2 19z"; // in a box of 36 × 44

/** The ordinaries of the six seats, in the same box: pale, fess, bend, chevron, cross, saltire. */
const ORDINARIES: readonly string[] = [
  "M13 0h10v44H13z",
  "M0 14h36v10H0z",
  "M-4-4l44 38v12L-4 8z",
  "M18 10l22 20v12L18 22-4 42V30z",
  "M13.5 0h9v44h-9zM0 13h36v9H0z",
  "M-2-2L40 40l-6 6L-6 6zM38-2L-4 40l6 6L42 6z",
];

const ARMIES = ["humans", "dwarves", "shadows"]; // their arms are counted on after those of the seats

/** The arms of an army: a field of its own, and an emblem in place of the ordinary. */
export function armsOf(army: string): number {
  return ORDINARIES.length + Math.max(0, ARMIES.indexOf(army));
}

/** Which emblem arms carry: −1 for those with an ordinary. */
export function emblem(arms: number): number {
  return arms < ORDINARIES.length ? -1 : arms - ORDINARIES.length;
}

export function tincture(arms: number): string {
  return emblem(arms) < 0 ? `var(--seat-${(arms % 6) + 1})` : `var(--cc-${ARMIES[emblem(arms)] ?? ""})`;
}

export function charge(arms: number): string {
  return emblem(arms) < 0 ? `var(--seat-${(arms % 6) + 1}-charge)` : "var(--cc-on-army)";
}

export function ordinary(arms: number): string {
  return emblem(arms) < 0 ? (ORDINARIES[arms % 6] ?? "") : "";
}
