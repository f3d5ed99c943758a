/** A battle as a ledger: one row per step of the rules, from what happened since it began and from the picture now. */

import type { BattlePicture, SidePicture } from "../../wire/mastery.ts";
import type { Happening } from "../../wire/messages.ts";
import type { Json } from "../../wire/common.ts";

type Told = Readonly<Record<string, Json>>;

/** What stands on one side of a row. */
export interface Part {
  readonly kind: "knights" | "terrain" | "drew" | "sceptre" | "broken" | "lent" | "card" | "hidden" | "nothing" | "support" | "duel" | "fell" | "orb" | "waits" | "points";
  readonly amount?: number;
  readonly card?: string;
  readonly artefact?: string;
  readonly by?: number; // who broke it, who lent a card
  readonly face?: number; // of a die
  readonly count?: number;
  readonly cause?: string;
}

export interface Row {
  readonly step: number; // 0: the knights themselves, then 1 to 9
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
  readonly sums: readonly [number, number] | null;
}

/** The events of the battle that goes on, or of the one that ended last: from the attack on. */
export function eventsOf(happened: readonly Happening[]): Told[] {
  const all = happened.flatMap((each) => each.events ?? []);
  const from = all.findLastIndex((event) => event.event === "attacked");
  return from < 0 ? [] : all.slice(from);
}

function number(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** What one side has brought so far, step by step: the numbers are the picture's, events tell cards, dice and who broke what. */
function partsOf(side: SidePicture, events: readonly Told[]): ReadonlyMap<number, Part[]> {
  const mine = events.filter((event) => event.seat === side.seat);
  const found = new Map<number, Part[]>([[0, [{ kind: "knights", count: side.parts.knights }]]]);
  const add = (step: number, part: Part) => found.set(step, [...(found.get(step) ?? []), part]);
  if (side.parts.terrain) {
    add(1, { kind: "terrain", amount: side.parts.terrain });
  }
  for (const event of events) {
    if (event.event === "duelled") {
      add(1, { kind: "duel", face: number(event.attacker === side.seat ? event.attack : event.defence) });
    } else if (event.event === "fractured" && event.owner === side.seat && text(event.artefact) !== "") {
      add(text(event.artefact).startsWith("orb") ? 7 : 3, { kind: "broken", artefact: text(event.artefact), by: number(event.seat) });
    } else if (event.event === "supported" && event.target === side.seat) {
      const count = number(event.ones) + number(event.twos);
      add(5, { kind: "support", amount: number(event.ones) + 2 * number(event.twos), by: number(event.seat), count });
    }
  }
  if (side.parts.sceptre) {
    add(3, { kind: "sceptre", amount: side.parts.sceptre, artefact: side.sceptre });
  }
  if (side.parts.lent) {
    add(3, { kind: "lent", amount: side.parts.lent });
  }
  for (const event of mine) {
    switch (event.event) {
      case "drew":
        add(2, { kind: "drew", count: number(event.count) });
        break;
      case "revealed":
        add(4, { kind: "card", card: text(event.card), amount: number(event.amount) });
        break;
      case "ambushed":
        add(4, { kind: "duel", face: number(event.face), amount: number(event.face) });
        break;
      case "laid_nothing":
        add(4, { kind: "nothing" });
        break;
      case "rolled":
        add(6, { kind: "fell", count: number(event.lost), cause: "disorder" });
        break;
      case "fell":
        add(8, { kind: "fell", count: number(event.knights), cause: text(event.cause) });
        break;
    }
  }
  if (!found.has(4) && side.parts.conflict + side.parts.ambush > 0) {
    add(4, { kind: "points", amount: side.parts.conflict + side.parts.ambush });
  }
  if (!found.has(5) && side.supports.length > 0) {
    add(5, { kind: "support", amount: side.parts.support, by: side.supports[0]?.seat ?? side.seat, count: side.supports.length });
  }
  return found;
}

/** The running sums of a side after each step that adds points. */
function sumsOf({ parts }: SidePicture): readonly number[] {
  const knights = parts.knights;
  const land = knights + parts.terrain;
  const sceptres = land + parts.sceptre + parts.lent;
  const conflict = sceptres + parts.conflict + parts.ambush;
  return [knights, land, land, sceptres, conflict, conflict + parts.support];
}

/** The rows so far, those of the steps to come are not among them. */
export function ledger(battle: BattlePicture, happened: readonly Happening[]): Row[] {
  const events = eventsOf(happened);
  const attack = partsOf(battle.attacker, events);
  const defence = partsOf(battle.defender, events);
  const [ours, theirs] = [sumsOf(battle.attacker), sumsOf(battle.defender)];
  const reached = battle.decided ? 9 : battle.step;
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .filter((step) => step <= reached || attack.has(step) || defence.has(step))
    .map((step) => ({
      step,
      attack: attack.get(step) ?? [],
      defence: defence.get(step) ?? [],
      sums: step < reached && step !== 2 && step < 6 ? [ours[step] ?? 0, theirs[step] ?? 0] : null,
    }));
}

/** How full the bars of both sides are, in thousandths of the larger. */
export function bars(attacker: SidePicture, defender: SidePicture): readonly [number, number] {
  const most = Math.max(1, attacker.points, defender.points) * 1.5;
  return [Math.round((1000 * attacker.points) / most), Math.round((1000 * defender.points) / most)];
}
