/** Names of what an option takes, where the option's own catalogue has none: armies, factions, sides and the like are things of the game. */

import type { Speaker } from "../../words/speaker.ts";
import type { Value } from "./options.ts";

/** The noun of an option's values. */
const NOUNS: Readonly<Record<string, string>> = { armies: "army", factions: "faction", sides: "side", places: "edge" };

/** What the parts of a text stand for, where they are not seats. */
export const PARTS: Readonly<Record<string, { noun: string; ids: readonly string[] }>> = {
  sides: { noun: "building", ids: ["mill", "brewery", "cottage", "guardhouse", "barracks", "inn", "castle", "infirmary"] },
};

export function valueName(speaker: Speaker, option: string, value: Value): string {
  const noun = NOUNS[option];
  if (typeof value === "string" && value && !speaker.has(`option-${option}-${value}`) && noun && speaker.has(`${noun}-${value}`)) {
    return speaker.say(`${noun}-${value}`);
  }
  return speaker.optionValue(option, value);
}

/** "Variant: Allegiance" stands under the heading "Variants": its own name is enough. */
export function optionName(speaker: Speaker, option: string): string {
  return speaker.option(option).replace(/^[^:]+: /, "");
}
