/** What a card of my hand stands for in the present question: its own choices, one support card, or the only artefact a Fracture can break. */

import type { Choices } from "../../board/contract.ts";
import type { Act } from "../../wire/messages.ts";

const ELSEWHERE = new Set(["insight", "prosperity", "order", "redistribution"]); // not about the hand
const SUPPORT: Readonly<Record<string, "ones" | "twos">> = { support_1: "ones", support_2: "twos" };

/** One card of that kind laid as support, nothing with it. */
function alone({ verb, args }: Act, kind: "ones" | "twos"): boolean {
  return verb === "support" && args[kind] === 1 && args[kind === "ones" ? "twos" : "ones"] === 0;
}

/** The choices a card is part of. */
export function actsOf(choices: Choices, card: string): readonly Act[] {
  if (card === "" || ELSEWHERE.has(choices.question?.prompt ?? "")) {
    return [];
  }
  const kind = SUPPORT[card];
  if (kind && choices.question?.prompt === "support") {
    return choices.acts({}).filter((act) => alone(act, kind));
  }
  if (card === "fracture") {
    const breaks = choices.acts({}).filter(({ verb }) => verb === "fracture");
    return breaks.length === 1 ? breaks : [];
  }
  return choices.acts({ card });
}

/** A click on a card: its only choice is taken, as from a list. */
export function playCard(choices: Choices, card: string): void {
  const acts = actsOf(choices, card);
  const [only] = acts;
  if (only && acts.length === 1) {
    choices.choose(only);
  } else {
    choices.pick({ card });
  }
}
