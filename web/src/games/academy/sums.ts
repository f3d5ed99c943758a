/** The coats of a squire or a player by where they come from: for the end of the match. */

import type { AcademyPicture, SquirePicture } from "../../wire/academy.ts";

export const SOURCES = ["sword", "education", "king", "dragon", "charity"] as const;
export type Source = (typeof SOURCES)[number];

export interface Sum {
  readonly source: Source;
  readonly points: number;
  readonly count: number;
}

/** Sum and number of coats per source; points that the dragon gave without a coat are the dragon's. */
export function sums(squires: readonly SquirePicture[]): Sum[] {
  return SOURCES.map((source) => {
    const coats = squires.flatMap((squire) => squire.coats).flatMap((coat) => ("points" in coat && coat.source === source ? [coat.points] : []));
    const bonus = source === "dragon" ? squires.reduce((points, squire) => points + squire.bonus, 0) : 0;
    return { source, points: coats.reduce((points, each) => points + each, bonus), count: coats.length };
  });
}

export interface Standing {
  readonly seat: number;
  readonly rank: number;
  readonly points: number;
  readonly sums: readonly Sum[];
}

/** The players by rank. */
export function standings(picture: AcademyPicture, ranks: readonly number[], points: readonly number[]): Standing[] {
  return picture.seats
    .map((seat) => ({
      seat: seat.seat,
      rank: ranks[seat.seat] ?? 0,
      points: points[seat.seat] ?? seat.score.now,
      sums: sums(picture.squires.filter((squire) => squire.seat === seat.seat)),
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** Players with equal totals whom Gallantry has parted, with the progress that did; empty where nothing was tied. */
export function parted(picture: AcademyPicture, standing: readonly Standing[]): { seat: number; squire: string; progress: number }[] {
  const [best, ...others] = standing;
  const tied = best ? [best, ...others.filter((each) => each.points === best.points && each.rank !== best.rank)] : [];
  if (tied.length < 2) {
    return [];
  }
  const markers = picture.boards[0]?.markers ?? [];
  return tied.flatMap((each) => {
    const own = picture.seats.find((seat) => seat.seat === each.seat)?.squires ?? [];
    const marker = markers.find((found) => own.includes(found.squire));
    return marker ? [{ seat: each.seat, squire: marker.squire, progress: marker.progress }] : [];
  });
}
