/** Refusals as one sentence for the person who caused them. */

import type { Refusal } from "../wire/messages.ts";
import { firstSentence, readAloud, type Rulebook } from "./clauses.ts";
import type { Speaker } from "./speaker.ts";

/** Why nothing was changed; of options, before there is a table. */
export type Refused = Pick<Refusal, "clause" | "option"> & { code: Refusal["code"] | "options" };

/** By what the option takes, by the first sentence of the clause, or by its code alone. */
export function refused(speaker: Speaker, book: Rulebook, { code, clause = "", option = "" }: Refused): string {
  if (option && speaker.has(`option-${option}`, "help")) {
    return speaker.say("refused-option-value", {
      name: option,
      title: speaker.option(option),
      help: speaker.optionHelp(option),
      clause,
    });
  }
  const found = book.clauses.get(clause);
  if (!found || !speaker.has(`refused-${code}-clause`)) {
    return speaker.say(`refused-${code}`);
  }
  return speaker.say(`refused-${code}-clause`, { clause: found.id, text: readAloud(firstSentence(found)).join(" ") });
}
