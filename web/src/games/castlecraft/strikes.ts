/** Strikes that were made, read from what was told: weapons, answers, spells, arches, blows at doors. */

import type { Json } from "../../wire/common.ts";
import type { Happening } from "../../wire/messages.ts";

export interface Strike {
  readonly id: string;
  readonly kind: "attacked" | "countered" | "struck" | "trapped" | "battered";
  readonly seat: number; // who struck; of an arch its owner
  readonly unit: string;
  readonly target: number; // who was struck; −1 a door
  readonly foe: string;
  readonly spell: string;
  readonly portal: string;
  readonly roll: number;
  readonly total: number;
  readonly defence: number;
  readonly fallen: number;
  readonly gold: number; // taken for the fallen
  readonly mana: number;
  readonly broke: boolean; // the door or gate
}

type Told = Readonly<Record<string, Json>>;

function number(told: Told, field: string, otherwise = 0): number {
  const value = told[field];
  return typeof value === "number" ? value : otherwise;
}

function string(told: Told, field: string): string {
  const value = told[field];
  return typeof value === "string" ? value : "";
}

function read(told: Told, id: string): Strike | null {
  const kind = string(told, "event");
  const plain = { id, spell: string(told, "spell"), portal: string(told, "portal"), roll: number(told, "roll"), total: number(told, "total"), defence: number(told, "defence"), fallen: number(told, "fallen"), gold: 0, mana: 0, broke: false };
  switch (kind) {
    case "attacked":
    case "countered":
    case "struck":
      return { ...plain, kind, seat: number(told, "seat"), unit: string(told, "unit"), target: number(told, "target", -1), foe: string(told, "foe") };
    case "trapped":
      return { ...plain, kind, seat: number(told, "owner"), unit: "", target: number(told, "seat", -1), foe: string(told, "unit") };
    case "battered":
      return { ...plain, kind, seat: number(told, "seat"), unit: string(told, "unit"), target: -1, foe: "" };
    default:
      return null;
  }
}

/** All of them in order, with the rewards that followed. */
export function strikesOf(happenings: readonly Happening[]): readonly Strike[] {
  const found: Strike[] = [];
  for (const happening of happenings) {
    if (happening.gone) continue;
    for (const [at, told] of (happening.events ?? []).entries()) {
      const strike = read(told, `${happening.n}-${at}`);
      const last = found.at(-1);
      if (strike) found.push(strike);
      else if (last && told.event === "rewarded") found[found.length - 1] = { ...last, gold: last.gold + number(told, "gold"), mana: last.mana + number(told, "mana") };
      else if (last && told.event === "broke") found[found.length - 1] = { ...last, broke: true };
    }
  }
  return found;
}

/** What a match came to, counted from all that was told. */
export interface Tally {
  readonly fallen: number; // own warriors
  readonly broken: number; // doors and gates
  readonly spells: number;
  readonly gold: number; // taken in
  readonly mana: number;
  readonly incomes: readonly number[]; // gold and mana together, by round
}

export function tallied(log: readonly Happening[], seat: number): Tally {
  let [fallen, broken, spells, gold, mana, round] = [0, 0, 0, 0, 0, 0];
  const incomes: number[] = [];
  for (const told of log.filter(({ gone }) => !gone).flatMap(({ events }) => events ?? [])) {
    const strike = read(told, "");
    if (strike?.target === seat) fallen += strike.fallen;
    if (told.event === "began") round = number(told, "round");
    if (told.seat !== seat) continue;
    if (told.event === "broke") broken += 1;
    if (told.event === "conjured") spells += 1;
    if (told.event === "collected" || told.event === "gathered" || told.event === "rewarded") {
      gold += number(told, "gold");
      mana += number(told, "mana");
      if (told.event !== "rewarded") incomes[round] = (incomes[round] ?? 0) + number(told, "gold") + number(told, "mana");
    }
  }
  return { fallen, broken, spells, gold, mana, incomes: Array.from({ length: Math.max(round, incomes.length - 1) + 1 }, (_, at) => incomes[at] ?? 0) };
}
