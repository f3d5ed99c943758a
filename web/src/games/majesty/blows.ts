/** Attacks that wounded a card of a seat, with what was compared. */

import type { BoardProps } from "../../board/contract.ts";
import type { GameEvent } from "../../wire/majesty.ts";
import type { Happening } from "../../wire/messages.ts";

interface Blow {
  readonly by: number;
  readonly knights: number;
  readonly guards: number;
  readonly card: string;
  readonly building: string;
  readonly penalty: number; // at the end
  readonly variety: number; // at the end, if the building is empty now
}

/** Whether a card of the viewer was wounded since his last move. */
export function suffered(props: BoardProps): boolean {
  return blows(props.changed, props.viewer).length > 0;
}

/** In the order in which they fell. */
export function blows(happenings: readonly Happening[], seat: number): readonly Blow[] {
  const found: Blow[] = [];
  let attack: (GameEvent & { event: "attacked" }) | null = null;
  for (const told of happenings.flatMap((happening) => happening.events ?? [])) {
    const event = told as unknown as GameEvent;
    if (event.event === "attacked") {
      attack = event;
    } else if (event.event === "wounded" && event.seat === seat) {
      const { card, building, penalty, variety } = event;
      found.push({ by: attack?.seat ?? -1, knights: attack?.knights ?? 0, guards: attack?.guards ?? 0, card, building, penalty, variety });
    }
  }
  return found;
}
