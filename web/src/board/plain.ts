/** How a picture is read as a list: what is shown, in which order, and which names make a part of it a piece. */

import type { Json } from "../wire/common.ts";
import type { Act } from "../wire/messages.ts";
import type { Speaker } from "../words/speaker.ts";
import type { Picked } from "./contract.ts";

const SHOWN_ELSEWHERE = new Set(["viewer", "asked", "over", "turn"]); // by the question, the rail and the bar
const SEATED = new Set(["seat", "owner", "target", "winner", "attacker", "defender", "controller", "holder", "conqueror"]);

/** The parts of a picture: single values first, then lists. */
export function partsOf(picture: object): (readonly [string, Json])[] {
  const parts = Object.entries(picture as Record<string, Json>).filter(([key]) => !SHOWN_ELSEWHERE.has(key));
  return [...parts.filter(([, value]) => !isNested(value)), ...parts.filter(([, value]) => isNested(value))];
}

export function isTable(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isNested(value: Json): boolean {
  return Array.isArray(value) ? value.some((each) => typeof each === "object") : isTable(value) && value.hidden !== true;
}

/** What a field is called; without a word its id. */
export function called(speaker: Speaker, key: string): string {
  return speaker.has(`picture-${key}`) ? speaker.say(`picture-${key}`) : key.replaceAll("_", " ");
}

/** A single value for people: things and seats by name, flags as words, an empty list or text as a dash. */
export function said(speaker: Speaker, key: string, value: Json, nouns: ReadonlySet<string>): string {
  if (Array.isArray(value)) {
    return value.map((each) => said(speaker, key.replace(/s$/, ""), each, nouns)).join(", ") || "–";
  }
  if (isTable(value)) {
    return typeof value.count === "number" ? `? ×${value.count}` : "?";
  }
  if (typeof value === "number" && SEATED.has(key)) {
    return speaker.seat(value);
  }
  if (typeof value === "string") {
    const noun = nounOf(speaker, key, value, nouns);
    return value === "" ? "–" : noun ? speaker.name(noun, value) : value;
  }
  if (typeof value === "boolean") {
    return speaker.say(value ? "yes" : "no");
  }
  return value === null ? "–" : String(value).replace("-", "−");
}

/** The noun an id belongs to: that of its key, or the only one that knows it. */
function nounOf(speaker: Speaker, key: string, id: string, nouns: ReadonlySet<string>): string {
  if (nouns.has(key)) {
    return key;
  }
  return [...nouns].find((noun) => speaker.has(`${noun}-${id}`)) ?? "";
}

/** The names a part of the picture carries as a piece: its fields that some action names with this value. */
export function namesOf(part: Readonly<Record<string, Json>>, actions: readonly Act[]): Picked | null {
  const names = Object.entries(part).filter(
    ([key, value]) => typeof value !== "object" && key !== "seat" && actions.some((act) => act.args[key] === value),
  );
  return names.length > 0 ? Object.fromEntries(names) : null;
}
