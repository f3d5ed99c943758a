/** A battle as a ledger: one row per step of the rules, from what happened since it began and from the picture now. */

import type { BattlePicture, SidePicture } from "../../wire/mastery.ts";
import type { Happening } from "../../wire/messages.ts";
import type { Json } from "../../wire/common.ts";

type Told = Readonly<Record<string, Json>>;

/** What stands on one side of a row. */
export interface Part {
  readonly kind: "knights" | "terrain" | "drew" | "sceptre" | "broken" | "lent" | "card" | "hidden" | "nothing" | "support" | "duel" | "fell" | "orb" | "waits";
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

const STEP_OF: Readonly<Record<string, number>> = {
  strengthened: 1,
  duelled: 1,
  drew: 2,
  fractured: 3,
  equalised: 3,
  committed: 4,
  revealed: 4,
  ambushed: 4,
  laid_nothing: 4,
  supported: 5,
  decided: 6,
  rolled: 6,
};

function number(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Which step an event belongs to: sceptres and orbs are told by their artefact. */
function stepOf(event: Told): number {
  const artefact = text(event.artefact);
  if (artefact.startsWith("sceptre")) {
    return 3;
  }
  if (artefact.startsWith("orb")) {
    return 7;
  }
  return STEP_OF[text(event.event)] ?? 0;
}

function partOf(event: Told): Part | null {
  switch (event.event) {
    case "strengthened":
      return text(event.artefact)
        ? { kind: "sceptre", amount: number(event.amount), artefact: text(event.artefact) }
        : { kind: "terrain", amount: number(event.amount) };
    case "equalised":
      return { kind: "lent", amount: number(event.amount) };
    case "drew":
      return { kind: "drew", count: number(event.count) };
    case "fractured":
      return { kind: "broken", artefact: text(event.artefact), by: number(event.seat) };
    case "revealed":
      return { kind: "card", card: text(event.card), amount: number(event.amount) };
    case "ambushed":
      return { kind: "duel", face: number(event.face), amount: number(event.face) };
    case "laid_nothing":
      return { kind: "nothing" };
    case "supported":
      return { kind: "support", amount: number(event.ones) + 2 * number(event.twos), by: number(event.seat), count: number(event.ones) + number(event.twos) };
    case "fell":
      return { kind: "fell", count: number(event.knights), cause: text(event.cause) };
    default:
      return null;
  }
}

/** On whose side an event stands. */
function sideOf(event: Told, battle: BattlePicture): "attack" | "defence" {
  const whose = event.event === "fractured" ? number(event.owner) : event.event === "supported" ? number(event.target) : number(event.seat);
  return whose === battle.attacker.seat ? "attack" : "defence";
}

/** The rows so far; those of steps to come are not among them. */
export function ledger(battle: BattlePicture, happened: readonly Happening[]): Row[] {
  const rows = new Map<number, { attack: Part[]; defence: Part[]; sums: [number, number] | null }>();
  const row = (step: number) => {
    const found = rows.get(step) ?? { attack: [], defence: [], sums: null };
    rows.set(step, found);
    return found;
  };
  const first = row(0);
  first.attack.push({ kind: "knights", count: battle.attacker.knights });
  first.defence.push({ kind: "knights", count: battle.defender.knights });
  first.sums = [battle.attacker.parts.knights, battle.defender.parts.knights];
  for (const event of eventsOf(happened)) {
    const step = event.event === "fell" ? 8 : stepOf(event);
    if (event.event === "attacked") {
      first.sums = [number(event.attack), number(event.defence)];
      continue;
    }
    const part = partOf(event);
    if (part && step > 0) {
      row(step)[sideOf(event, battle)].push(part);
    }
    if (step > 0 && step < 6 && typeof event.attack === "number" && typeof event.defence === "number" && event.event !== "duelled") {
      row(step).sums = [event.attack, event.defence];
    }
  }
  return [...rows].sort(([one], [other]) => one - other).map(([step, { attack, defence, sums }]) => ({ step, attack, defence, sums }));
}

/** How full the bars of both sides are, in thousandths of the larger. */
export function bars(attacker: SidePicture, defender: SidePicture): readonly [number, number] {
  const most = Math.max(1, attacker.points, defender.points) * 1.5;
  return [Math.round((1000 * attacker.points) / most), Math.round((1000 * defender.points) / most)];
}
