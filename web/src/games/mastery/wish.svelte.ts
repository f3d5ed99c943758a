/** How many knights the chosen advance would send: read by the map and by the question, sent only with the answer. */

import type { Choices } from "../../board/contract.ts";
import type { Act, Question } from "../../wire/messages.ts";

let wanted = $state.raw<{ readonly slot: string; readonly knights: number }>({ slot: "", knights: 0 });

let single = $state.raw<{ readonly question: Question | null; readonly slot: string }>({ question: null, slot: "" });

/** Aim at land that only one number of knights can go to: it is looked at first, as any other, and sent with the button. Whether that was so. */
export function aim(choices: Choices, slot: string): boolean {
  const only = ways(choices, slot).length === 1 && aimed(choices) !== slot;
  single = only ? { question: choices.question, slot } : { question: null, slot: "" };
  return only;
}

/** The land that was picked for an advance; empty where none is. */
export function aimed(choices: Choices): string {
  if (single.question !== null && single.question === choices.question && ways(choices, single.slot).length === 1) {
    return single.slot;
  }
  const slot = choices.picked.slot;
  return typeof slot === "string" && ways(choices, slot).length > 0 ? slot : "";
}

/** The advances to a place, from the fewest knights to the most. */
export function ways(choices: Choices, slot: string): readonly Act[] {
  return (choices.question?.actions ?? []).filter(({ verb, args }) => verb === "advance" && args.slot === slot);
}

export function knightsOf({ args }: Act): number {
  return typeof args.knights === "number" ? args.knights : 0;
}

export function wish(slot: string, knights: number): void {
  wanted = { slot, knights };
}

/** The advance that is shown: the one wished for, else the one with all knights that may go. */
export function wished(choices: Choices): Act | null {
  const slot = aimed(choices);
  const found = slot ? ways(choices, slot) : [];
  const asked = choices.chosen ?? found.find((act) => wanted.slot === slot && knightsOf(act) === wanted.knights);
  return found.find(({ id }) => id === asked?.id) ?? found.at(-1) ?? null;
}
