/** The rows of a battle account: what each side's sum is made of. Without a browser. */

import type { FightPicture, PartPicture, ReliquiumPicture } from "../../wire/reliquium.ts";
import type { Speaker } from "../../words/speaker.ts";

type RowKind = "units" | "aura" | "support" | "militia" | "swords";

export interface Cell {
  readonly kind: RowKind;
  readonly figures: readonly { readonly unit: string; readonly faction: string; readonly strength: number }[];
  readonly areas: readonly string[];
  readonly total: number;
}

interface BattleRow {
  readonly kind: RowKind;
  readonly attack: Cell;
  readonly defence: Cell;
}

const MILITIA = "militia";

function figures(parts: readonly PartPicture[], strength: (part: PartPicture) => number): Cell["figures"] {
  return parts.flatMap((part) => Array.from({ length: part.number }, () => ({ unit: part.unit, faction: part.faction, strength: strength(part) })));
}

function cell(kind: RowKind, side: string, parts: readonly PartPicture[], swords: number): Cell {
  const own = parts.filter((part) => part.side === side);
  const empty = { kind, figures: [], areas: [], total: 0 };
  switch (kind) {
    case "units": {
      const found = own.filter(({ role, unit }) => role === side && unit !== MILITIA);
      return { ...empty, figures: figures(found, ({ strength }) => strength), total: found.reduce((sum, { number, strength }) => sum + number * strength, 0) };
    }
    case "aura": {
      const found = own.filter(({ role, aura }) => role === side && aura > 0);
      return { ...empty, figures: figures(found, ({ aura }) => aura), total: found.reduce((sum, { number, aura }) => sum + number * aura, 0) };
    }
    case "support": {
      const found = own.filter(({ role, unit }) => role !== side && unit !== MILITIA);
      const areas = [...new Set(found.map(({ area }) => area))];
      return { ...empty, figures: figures(found, ({ strength, aura }) => strength + aura), areas, total: found.reduce((sum, { total }) => sum + total, 0) };
    }
    case "militia": {
      const found = own.filter(({ unit }) => unit === MILITIA);
      return { ...empty, total: found.reduce((sum, { total }) => sum + total, 0) };
    }
    case "swords":
      return { ...empty, total: side === "attack" ? swords : 0 };
  }
}

/** Row by row; a row that adds nothing on either side is only kept where it always belongs. */
export function battleRows(parts: readonly PartPicture[], swords: number): readonly BattleRow[] {
  const kinds: readonly RowKind[] = ["units", "aura", "support", "militia", "swords"];
  return kinds
    .map((kind) => ({ kind, attack: cell(kind, "attack", parts, swords), defence: cell(kind, "defence", parts, swords) }))
    .filter(({ kind, attack, defence }) => kind !== MILITIA || attack.total + defence.total > 0);
}

/** What the leader of a faction is called at this table. */
export function leader(faction: string, picture: ReliquiumPicture, viewer: number, speaker: Speaker): string {
  const seat = picture.seats.findIndex((each) => each.faction === faction);
  return seat < 0 ? speaker.name("faction", faction) : seat === viewer ? speaker.say("board-you") : speaker.seat(seat);
}

export const STEPS = ["losses", "flight", "march"] as const;

/** What belongs to a battle: nobody falls or flees where nobody was met, and only a beaten defender gives way. */
export function stepsOf({ foe, result }: FightPicture): readonly (typeof STEPS)[number][] {
  return foe === null ? ["march"] : result === "attack" ? STEPS : ["losses"];
}

/** Where a battle has come to; those who join orders after a flight still belong to it. */
export function stepOf({ step }: FightPicture): (typeof STEPS)[number] {
  return step === "losses" ? "losses" : step === "flight" || step === "attach" ? "flight" : "march";
}
