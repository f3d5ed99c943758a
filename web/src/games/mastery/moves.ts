/** What moves because of an event: names of places, which the page's travel layer looks up on the screen. */

import type { Move } from "../../board/contract.ts";
import type { Json } from "../../wire/common.ts";
import type { GameEvent, MasteryPicture, MasteryScene } from "../../wire/mastery.ts";

function keep(scene: MasteryScene, seat: number): string {
  return `die-${scene.castles.find((each) => each.seat === seat)?.slot ?? ""}`;
}

export function moves(told: Readonly<Record<string, Json>>, scene: MasteryScene, before: MasteryPicture): readonly Move[] {
  const event = told as unknown as GameEvent;
  switch (event.event) {
    case "advanced":
      return [{ from: keep(scene, event.seat), to: `die-${event.slot}` }];
    case "retreated":
      return before.battle ? [{ from: `die-${before.battle.slot}`, to: keep(scene, event.seat), piece: keep(scene, event.seat) }] : [];
    case "stationed":
      return event.knights > event.before
        ? [{ from: keep(scene, event.seat), to: `die-${event.slot}` }]
        : [{ from: `die-${event.slot}`, to: keep(scene, event.seat) }];
    case "fell":
    case "sank":
    case "cut_down":
      return [{ from: `die-${event.slot}`, to: `die-${event.slot}`, kind: "shake" }];
    default:
      return [];
  }
}
