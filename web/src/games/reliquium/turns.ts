/** Who acts how often before the war, in the order of turns. Without a browser. */

import type { BoardProps } from "../../board/contract.ts";
import type { FactionPicture, ReliquiumPicture, ReliquiumScene } from "../../wire/reliquium.ts";

/** Spaces of the track on which a faction still acts in this phase. */
export function acting({ track, pawn, done }: FactionPicture): FactionPicture["track"] {
  return done ? [] : track.filter(({ space, covered }) => space >= pawn && !covered);
}

/** Seats in the order of initiative, whoever is on turn first. */
export function inTurn({ factions }: ReliquiumScene, { seats, turn }: ReliquiumPicture): readonly number[] {
  const order = factions.map(({ faction }) => seats.findIndex((seat) => seat.faction === faction)).filter((seat) => seat >= 0);
  const from = Math.max(0, order.indexOf(turn.seat));
  return [...order.slice(from), ...order.slice(0, from)];
}

/** Whose turns come after that of a seat in this phase of peace; several in a row count once. */
export function following(seat: number, { scene, picture }: Pick<BoardProps<ReliquiumScene, ReliquiumPicture>, "scene" | "picture">): readonly number[] {
  if (picture.phase !== "peace" || picture.turn.seat !== seat) {
    return [];
  }
  const left = inTurn(scene, picture).map((seat) => ({ seat, turns: picture.seats[seat]?.turns_left ?? 0 }));
  const rounds = Math.max(0, ...left.map(({ turns }) => turns));
  return Array.from({ length: rounds }, (_, round) => left.filter(({ turns }) => turns > round).map(({ seat: each }) => each))
    .flat()
    .filter((each, at, every) => at > 0 && each !== every[at - 1]);
}
