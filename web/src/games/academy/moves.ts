/** What moves on the table because of an event, by places that boards carry: discs, cells, cards, coats. */

import type { Move } from "../../board/contract.ts";
import type { AcademyPicture, AcademyScene, GameEvent } from "../../wire/academy.ts";

/** Where a squire's disc lies on a board. */
export function discPlace(board: string, squire: string): string {
  return `disc-${board}-${squire}`;
}

/** A space of a board. */
export function cellPlace(board: string, space: number): string {
  return `cell-${board}-${space}`;
}

/** A card in the own hand or pack. */
export function cardPlace(card: string): string {
  return `card-${card}`;
}

/** The space of the Cup's row. */
export function cupPlace(space: number): string {
  return `cup-${space}`;
}

/** The moves of one event, in the order of the rules; most events move nothing that everybody sees. */
export function moves(told: Readonly<Record<string, unknown>>, scene: AcademyScene, before: AcademyPicture): readonly Move[] {
  const event = told as unknown as GameEvent;
  switch (event.event) {
    case "played":
      return isMine(before, event.squire) ? [{ from: cardPlace(event.card), to: `board-${event.board}` }] : [];
    case "moved":
      return event.steps === 0 ? [] : [{ from: discPlace(event.board, event.squire), to: cellPlace(event.board, spaceOf(scene, event.board, event.progress)) }];
    case "lifted":
      return [{ from: discPlace(event.board, event.squire), to: discPlace(event.board, event.squire), kind: "shake" }];
    case "cup_moved":
      return [{ from: "cup", to: cupPlace(event.cup) }];
    case "scroll_taken":
      return [{ from: `scroll-${event.space}`, to: discPlace("king", event.squire) }];
    case "awarded":
      return [{ from: `award-${event.board}-${event.points}`, to: discPlace(event.board, event.squire) }];
    case "kept":
      return [{ from: cardPlace(event.card), to: "kept" }];
    case "took":
    case "peeked":
      return [{ from: `slot-${event.slot}`, to: `slot-${event.slot}`, kind: "shake" }];
    case "bet":
      return [{ from: discPlace("gallantry", event.squire), to: `bet-${event.board}` }];
    case "cleared":
      return before.squires.map((squire) => ({ from: discPlace(event.board, squire.squire), to: cellPlace(event.board, 0) }));
    default:
      return [];
  }
}

function isMine(picture: AcademyPicture, squire: string): boolean {
  return picture.squires.some((each) => each.squire === squire && each.seat === picture.viewer);
}

/** The space that a progress shows: tracks are loops but for the King's. */
function spaceOf(scene: AcademyScene, board: string, progress: number): number {
  const found = scene.boards.find((each) => each.board === board);
  return !found || found.open ? progress : progress % found.length;
}
