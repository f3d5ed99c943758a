/** How a picture is read as a list: what is shown, in which order, and which names make a part of it a piece. */

import type { Json } from "../wire/common.ts";
import type { Act } from "../wire/messages.ts";
import type { Speaker } from "../words/speaker.ts";
import type { Picked } from "./contract.ts";

const SHOWN_ELSEWHERE = new Set(["viewer", "asked", "over", "turn", "hidden"]); // by the question, the rail and the bar
const SEATED = new Set(["seat", "owner", "target", "winner", "attacker", "defender", "controller", "holder", "conqueror", "choosing"]);
const JOINTS = /[>|+]/; // between the parts of an id made of several

/** The parts of a picture worth a line: single values first, then lists; nothing that is empty. */
export function partsOf(picture: object): (readonly [string, Json])[] {
  const parts = Object.entries(picture as Record<string, Json>).filter(([key, value]) => !SHOWN_ELSEWHERE.has(key) && !isEmpty(key, value));
  return [...parts.filter(([, value]) => !isNested(value)), ...parts.filter(([, value]) => isNested(value))];
}

function isEmpty(key: string, value: Json): boolean {
  const none = value === null || value === "" || value === "none" || value === false || (SEATED.has(key) && typeof value === "number" && value < 0);
  return none || (Array.isArray(value) && value.length === 0) || (isTable(value) && Object.keys(value).length === 0);
}

export function isTable(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isNested(value: Json): boolean {
  return Array.isArray(value) ? value.some((each) => isTable(each) && each.hidden !== true) : isTable(value) && value.hidden !== true;
}

/** Whether this is what a player owns. */
export function isSeat(value: Json): value is Record<string, Json> & { seat: number } {
  return isTable(value) && typeof value.seat === "number" && typeof value.points === "number" && "leads" in value;
}

/** What a field is called; without a word its id. */
export function called(speaker: Speaker, key: string): string {
  return speaker.has(`picture-${key}`) ? speaker.say(`picture-${key}`) : key.replaceAll("_", " ");
}

/** A single value for people: things and seats by name, flags as words; equal ones of a list together. */
export function said(speaker: Speaker, key: string, value: Json, nouns: ReadonlySet<string>): string {
  if (Array.isArray(value)) {
    return counted(value.map((each) => said(speaker, key.replace(/s$/, ""), each, nouns)));
  }
  if (isTable(value)) {
    return typeof value.count === "number" ? `? ×${value.count}` : "?";
  }
  if (typeof value === "number") {
    return SEATED.has(key) ? speaker.seat(value) : String(value).replace("-", "−");
  }
  if (typeof value === "boolean") {
    return speaker.say(value ? "yes" : "no");
  }
  return value === null ? "–" : named(speaker, key, value, nouns);
}

function named(speaker: Speaker, key: string, id: string, nouns: ReadonlySet<string>): string {
  const noun = nouns.has(key) ? key : [...nouns].find((each) => speaker.has(`${each}-${id}`));
  if (noun) {
    return speaker.name(noun, id);
  }
  if (JOINTS.test(id)) {
    return id.split(JOINTS).map((part) => named(speaker, "", part, nouns)).join(" — ");
  }
  return speaker.has(`state-${id}`) ? speaker.say(`state-${id}`) : id.replaceAll("_", " ");
}

function counted(texts: readonly string[]): string {
  const kinds = new Map<string, number>();
  for (const text of texts) {
    kinds.set(text, (kinds.get(text) ?? 0) + 1);
  }
  return [...kinds].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text)).join(", ");
}

/** The names a part of the picture carries as a piece: its fields that some action names with this value. */
export function namesOf(part: Readonly<Record<string, Json>>, actions: readonly Act[]): Picked | null {
  const names = Object.entries(part).filter(
    ([key, value]) => typeof value !== "object" && key !== "seat" && actions.some((act) => act.args[key] === value),
  );
  return names.length > 0 ? Object.fromEntries(names) : null;
}
