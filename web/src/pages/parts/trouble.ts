/** What went wrong, in a sentence: from the code the server gave, never from its developers' text. */

import { words } from "../../app/words.svelte.ts";
import { Refused } from "../../net/api.ts";

/** The sentence of a code; a code without one is said generally, with the code for whoever reports it. */
export function saidOf(error: unknown): string {
  const code = error instanceof Refused ? error.trouble.code : "unknown";
  if (words.speaker.has(`trouble-${code}`)) {
    return words.say(`trouble-${code}`);
  }
  if (words.speaker.has(`refused-${code}`)) {
    return words.say(`refused-${code}`);
  }
  return words.say("trouble-other", { code });
}
