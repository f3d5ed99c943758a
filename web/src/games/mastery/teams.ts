/** Partners: who wins together with whom. */

import type { MasteryPicture } from "../../wire/mastery.ts";

/** The seats of every team, the viewer's first, himself before his partners; nobody where all play alone. */
export function teams(picture: MasteryPicture): readonly (readonly number[])[] {
  const found = new Map<number, number[]>();
  for (const { seat, team } of picture.seats) {
    found.set(team, [...(found.get(team) ?? []), seat]);
  }
  if (found.size === picture.seats.length) {
    return [];
  }
  const { viewer } = picture;
  const mine = picture.seats[viewer]?.team ?? -1;
  const own = (seats: readonly number[]) => [...seats].sort((one, other) => Number(other === viewer) - Number(one === viewer) || one - other);
  return [...found].sort(([one], [other]) => Number(other === mine) - Number(one === mine) || one - other).map(([, seats]) => own(seats));
}

/** The others of a seat's team. */
export function partners(picture: MasteryPicture, seat: number): readonly number[] {
  const team = picture.seats[seat]?.team;
  return picture.seats.filter((each) => each.team === team && each.seat !== seat).map((each) => each.seat);
}
