/** The tinctures of the six seats and their ordinaries: a squire wears its player's, a colour of Lancelot its own. */

import type { AcademyPicture, SquirePicture } from "../../wire/academy.ts";

/** Drawn on a shield of 36 × 44; the same on a disc, squeezed. */
export const ORDINARIES: readonly string[] = [
  "M13 0h10v44H13z",
  "M0 14h36v10H0z",
  "M-4-4l44 38v12L-4 8z",
  "M18 10l22 20v12L18 22-4 42V30z",
  "M13.5 0h9v44h-9zM0 13h13.5v9H0zM22.5 13H36v9H22.5z",
  "M-2-2L40 40l-6 6L-6 6zM38-2L-4 40l6 6L42 6z",
];
export const SHIELD = "M2 2h32v17q0 14-16 22Q2 33 2 19z";

const COLOURS: Readonly<Record<string, number>> = { blue: 1, red: 2, yellow: 3, green: 4 }; // of Lancelot
const NEUTRAL = 6;

/** From 1 to 6. */
export function tincture(picture: AcademyPicture, squire: SquirePicture): number {
  if (squire.seat < 0) {
    return NEUTRAL;
  }
  const pair = picture.seats.find((seat) => seat.seat === squire.seat)?.squires.length ?? 1;
  return pair > 1 ? (COLOURS[squire.squire] ?? NEUTRAL) : squire.seat + 1;
}

export function seatColour(tint: number): string {
  return `var(--seat-${tint})`;
}

export function chargeColour(tint: number): string {
  return `var(--seat-${tint}-charge)`;
}
