/** Which of the six tinctures a squire wears: its player's, a colour of Lancelot its own, the neutral squire the last. */

import type { AcademyPicture, SquirePicture } from "../../wire/academy.ts";

const COLOURS: Readonly<Record<string, number>> = { blue: 0, red: 1, yellow: 2, green: 3 }; // of Lancelot, by their shields
const NEUTRAL = 5;

/** From 0 to 5, as seats are numbered. */
export function tinctureOf(picture: AcademyPicture, squire: SquirePicture): number {
  if (squire.seat < 0) {
    return NEUTRAL;
  }
  const own = picture.seats.find((seat) => seat.seat === squire.seat)?.squires.length ?? 1;
  return own > 1 ? (COLOURS[squire.squire] ?? NEUTRAL) : squire.seat;
}
