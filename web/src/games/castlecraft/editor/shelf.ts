/** What a castle of the gallery is called, and what can be said of it at a glance. */

import type { CastleFile } from "../../../wire/server.ts";
import type { Speaker } from "../../../words/speaker.ts";
import { type Blueprint, blueprintOf } from "../blueprint.ts";

type Tag = "draft" | "middle" | "even" | "uneven";

export function nameOf(castle: CastleFile, speaker: Speaker): string {
  return speaker.lang === "ru" ? castle.name_ru : castle.name_en;
}

/** Whether it is still a draft, for the middle of the field, or how it compares with the ready ones. */
export function tagOf({ check, people }: CastleFile): Tag {
  if (!check?.good) return "draft";
  if (people === "none") return "middle";
  return check.flaws.length === 0 ? "even" : "uneven";
}

/** The castles that can be drawn, by the ids of their files. */
export function plansOf(files: readonly CastleFile[]): ReadonlyMap<string, Blueprint> {
  const plans = files.flatMap((file) => (file.check?.plan ? [blueprintOf(file.check.plan)] : []));
  return new Map(plans.map((plan) => [plan.id, plan]));
}

/** The ids of those that come with the box. */
export function boxed(files: readonly CastleFile[]): ReadonlySet<string> {
  return new Set(files.filter(({ ready }) => ready).map(({ id }) => id));
}

/** Whose it is and for whom. */
export function byline(castle: CastleFile, speaker: Speaker): string {
  const whose = castle.ready ? speaker.say("editor-by-box") : castle.mine ? speaker.say("editor-by-me") : (castle.author ?? "");
  return [whose, speaker.say(`editor-people-${castle.people}`)].filter(Boolean).join(", ");
}
