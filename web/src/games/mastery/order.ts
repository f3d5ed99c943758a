/** MM-4.4. The answer of an order of cards: every card but the last, which has only one place left. */

import type { Question } from "../../wire/messages.ts";

export function chainOf(question: Question, cards: readonly string[]): number[] {
  return cards.slice(0, -1).flatMap((card) => question.actions.find(({ verb, args }) => verb === "arrange" && args.card === card)?.id ?? []);
}
