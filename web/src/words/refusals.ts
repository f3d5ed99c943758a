/** Refusals as one sentence for the person who caused them. */

import type { Reason, Refusal } from "../wire/messages.ts";
import { firstSentence, readAloud, type Rulebook } from "./clauses.ts";
import type { Speaker } from "./speaker.ts";

/** Why nothing was changed; of options, before there is a table. */
export type Refused = Pick<Refusal, "clause" | "option" | "reasons"> & { code: Refusal["code"] | "options" };

/** By its reasons, by what the option takes, by the first sentence of the clause, or by its code alone. */
export function refused(speaker: Speaker, book: Rulebook, { code, clause = "", option = "", reasons = [] }: Refused): string {
  if (reasons.length > 0) {
    return speaker.say("refused-option", { detail: reasons.map((reason) => because(speaker, reason)).join(" ") });
  }
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

/** One thing that is wrong; its arguments are numbers and texts as they are. */
function because(speaker: Speaker, { message, args }: Reason): string {
  return speaker.say(message, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, speaker.thing("", value)])));
}
