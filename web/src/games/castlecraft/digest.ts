/** What the log tells in place of a tower at a time: the income of a turn in one sentence, and what was taken for the fallen, with coins and chips. */

import type { Told } from "../../board/contract.ts";

const INCOME = ["collected", "gathered"];

function number(told: Told, field: string): number {
  const value = told[field];
  return typeof value === "number" ? value : 0;
}

export function digest(events: readonly Told[]): readonly Told[] {
  const found: Told[] = [];
  for (const told of events) {
    const last = found.at(-1);
    const [gold, mana] = [number(told, "gold"), number(told, "mana")];
    if (typeof told.event === "string" && INCOME.includes(told.event)) {
      if (last?.event === "earned" && last.seat === told.seat) found[found.length - 1] = { ...last, gold: number(last, "gold") + gold, mana: number(last, "mana") + mana };
      else found.push({ event: "earned", seat: told.seat ?? -1, gold, mana });
    } else {
      found.push(told.event === "rewarded" ? { event: "looted", seat: told.seat ?? -1, gold, mana } : told);
    }
  }
  return found.filter((told) => told.event !== "earned" || number(told, "gold") + number(told, "mana") > 0);
}
