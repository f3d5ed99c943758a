/** Seats as shields: a tincture and an ordinary, never one without the other. */

export const SHIELD = "M2 2h32v17q0 14-16 22Q2 33 2 19z"; // in a box of 36 × 44

/** The ordinaries of the six seats, in the same box: pale, fess, bend, chevron, cross, saltire. */
export const ORDINARIES: readonly string[] = [
  "M13 0h10v44H13z",
  "M0 14h36v10H0z",
  "M-4-4l44 38v12L-4 8z",
  "M18 10l22 20v12L18 22-4 42V30z",
  "M13.5 0h9v44h-9zM0 13h36v9H0z",
  "M-2-2L40 40l-6 6L-6 6zM38-2L-4 40l6 6L42 6z",
];

export function tincture(seat: number): string {
  return `var(--seat-${(seat % 6) + 1})`;
}

export function charge(seat: number): string {
  return `var(--seat-${(seat % 6) + 1}-charge)`;
}

export function ordinary(seat: number): string {
  return ORDINARIES[seat % 6] ?? "";
}
