/** What the log tells in place of an event at a time: a strike with its sum, what it broke and what was taken for the fallen, the income of a turn, with coins and chips. */

import type { Told } from "../../board/contract.ts";

const INCOME = ["collected", "gathered"];
/** What is told in sentences of the page's own, in which a strike may be followed by what came of it. */
const RENAMED: Readonly<Record<string, string>> = { attacked: "hit", countered: "answered", struck: "blasted", battered: "rammed", bewitched: "laid", moved: "walked", ended: "finished" };
const STRIKES = ["hit", "answered", "blasted", "rammed"];

function number(told: Told, field: string): number {
  const value = told[field];
  return typeof value === "number" ? value : 0;
}

function renamed(told: Told, event: string, caster: Told | undefined): Told {
  const magic = event === "blasted" || event === "laid" ? { unit: caster?.unit ?? "" } : {};
  const sum = STRIKES.includes(event) ? { plus: number(told, "total") - number(told, "roll"), gold: 0, mana: 0, over: 0 } : {};
  return { ...told, ...magic, ...sum, event };
}

export function digest(events: readonly Told[]): readonly Told[] {
  const found: Told[] = [];
  const strike = (): number => found.findLastIndex(({ event }) => typeof event === "string" && STRIKES.includes(event));
  /** What came of the last strike is told with it. */
  const joined = (at: number, more: Told): void => {
    found[at] = { ...found[at], ...more };
  };
  let caster: Told | undefined; // of the spell that is told next
  for (const told of events) {
    const event = typeof told.event === "string" ? told.event : "";
    const own = RENAMED[event];
    const [gold, mana] = [number(told, "gold"), number(told, "mana")];
    const [last, at] = [found.at(-1), strike()];
    const struck = found[at];
    if (event === "conjured") caster = told;
    if (own) {
      if (last === caster && last?.event === "conjured") found.pop();
      found.push(renamed(told, own, caster));
    } else if (struck && event === "rewarded") joined(at, { gold: number(struck, "gold") + gold, mana: number(struck, "mana") + mana });
    else if (struck && ((event === "destroyed" && told.unit === struck.foe) || (event === "broke" && told.portal === struck.portal))) joined(at, { over: 1 });
    else if (last?.event === "earned" && last.seat === told.seat && INCOME.includes(event)) joined(found.length - 1, { gold: number(last, "gold") + gold, mana: number(last, "mana") + mana });
    else if (INCOME.includes(event)) found.push({ event: "earned", seat: told.seat ?? -1, gold, mana });
    else found.push(event === "rewarded" ? { event: "looted", seat: told.seat ?? -1, gold, mana } : told);
  }
  return found.filter((told) => told.event !== "earned" || number(told, "gold") + number(told, "mana") > 0);
}
