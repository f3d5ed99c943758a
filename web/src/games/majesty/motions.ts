/** What moves because of an event: pure names of places, which the page's travel layer looks up on the screen. */

import type { Move } from "../../board/contract.ts";
import type { Json } from "../../wire/common.ts";
import type { GameEvent, MajestyPicture, MajestyScene } from "../../wire/majesty.ts";

/** Of my own kingdom the columns lie open; of the others' the cells of their panels. */
function lying(picture: MajestyPicture, seat: number, building: string): string {
  return seat === picture.viewer ? `column-${seat}-${building}` : `cell-${seat}-${building}`;
}

/** The newest card at a building, where it can be seen. */
function newest(picture: MajestyPicture, seat: number, building: string): string {
  return seat === picture.viewer ? `card-${seat}-${building}` : `cell-${seat}-${building}`;
}

/** In the order in which they happen; an event that moves nothing has none. */
export function motions(told: Readonly<Record<string, Json>>, scene: MajestyScene, before: MajestyPicture): readonly Move[] {
  const event = told as unknown as GameEvent;
  switch (event.event) {
    case "paid":
      return Array.from({ length: event.workers }, (_, slot) => ({ from: `workers-of-${event.seat}`, to: `slot-${slot}`, piece: "worker" }));
    case "took": {
      const house = scene.buildings.find((shape) => shape.role === event.role)?.building ?? "";
      const card: Move = { from: `slot-${event.slot}`, to: lying(before, event.seat, house) };
      return event.workers > 0 ? [card, { from: `workers-${event.slot}`, to: `workers-of-${event.seat}` }] : [card];
    }
    case "wounded": {
      const from = newest(before, event.seat, event.building);
      return [
        { from, to: from, kind: "shake" },
        { from, to: lying(before, event.seat, "infirmary") },
      ];
    }
    case "healed":
      return [{ from: newest(before, event.seat, "infirmary"), to: lying(before, event.seat, event.building) }];
    case "gained":
      return event.workers > 0 ? [{ from: "reserve", to: `workers-of-${event.seat}`, piece: "worker" }] : [];
    case "traded":
      return event.direction === "buy"
        ? [{ from: "reserve", to: `workers-of-${event.seat}`, piece: "worker" }]
        : [{ from: `workers-of-${event.seat}`, to: "reserve", piece: "worker" }];
    case "overflowed":
      return [{ from: `workers-of-${event.seat}`, to: "reserve", piece: "worker" }];
    case "laid":
      return [{ from: "deck", to: `slot-${event.slot}` }];
    case "scored_majority":
      return [{ from: `worth-${event.building}`, to: `award-${event.seat}-${event.building}` }];
    default:
      return [];
  }
}
