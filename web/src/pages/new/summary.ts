/** A table that is about to be opened, in words. */

import { words } from "../../app/words.svelte.ts";
import type { Speaker } from "../../words/speaker.ts";
import type { Draft } from "./draft.svelte.ts";
import { optionName, valueName } from "./named.ts";
import { changed } from "./options.ts";

/** A name for the table, by lot. */
export function drawnName(): string {
  const names = words.say("table-names").split(",").map((each) => each.trim());
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** Table, rules, pace and access, a line each. */
export function summed(draft: Draft, speaker: Speaker): { title: string; text: string }[] {
  const unusual = changed(draft.game.form, draft.values);
  return [
    { title: words.say("sum-table"), text: words.say("sum-players", { count: draft.count }) },
    { title: words.say("sum-rules"), text: unusual.length === 0 ? words.say("sum-printed") : unusual.map((name) => optionSaid(draft, speaker, name)).join("; ") },
    { title: words.say("sum-pace"), text: paceSaid(draft) },
    { title: words.say("sum-access"), text: words.say(draft.listed ? "access-listed" : "access-link") },
  ];
}

function optionSaid(draft: Draft, speaker: Speaker, name: string): string {
  const field = draft.game.form.options.find((each) => each.name === name);
  const value = draft.values[name];
  if (!field || value === undefined) {
    return name;
  }
  const title = optionName(speaker, name);
  return field.kind === "flag" || field.kind === "json" || field.kind === "text" ? title : `${title}: ${valueName(speaker, name, value)}`;
}

export function paceSaid(draft: Draft): string {
  if (draft.pace === "live") {
    return words.say("pace-seconds", { count: draft.seconds });
  }
  return draft.pace === "days" ? words.say("pace-days-move", { count: draft.days }) : words.say("pace-none");
}
