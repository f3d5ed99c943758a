/** What is printed in a box, in the reader's language: the names of its values, and where they were read. */

import { settings } from "../../app/settings.svelte.ts";
import type { Language } from "../../words/catalogue.ts";
import { Speaker } from "../../words/speaker.ts";
import en from "./printed.en.ftl?raw";
import ru from "./printed.ru.ftl?raw";

const FURTHER = /(?:: https?:.*| [A-Z]{2}-\S+)$/; // addresses and clauses are the same in every language
const speakers = new Map<Language, Speaker>();

function said(key: string, otherwise: string): string {
  const lang = settings.language;
  const speaker = speakers.get(lang) ?? new Speaker(lang, { en: [en], ru: [ru] }, { nouns: {}, aliases: {}, names: {} }, []);
  speakers.set(lang, speaker);
  return speaker.has(key) ? speaker.say(key) : otherwise;
}

/** A text as a part of an id. */
function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** The name of a value: `boards.duel.places` is the places. */
export function fieldName(path: string): string {
  const field = path.split(".").at(-1) ?? path;
  return said(`field-${slug(field)}`, field);
}

/** Where a value was read: parts with semicolons between, each said by itself. */
export function sourceName(source: string): string {
  const parts = source.split("; ").map((part) => {
    const further = FURTHER.exec(part)?.[0] ?? "";
    const text = part.slice(0, part.length - further.length);
    return said(`from-${slug(text)}`, text) + further;
  });
  const whole = parts.join("; ");
  return whole.charAt(0).toLocaleUpperCase(settings.language) + whole.slice(1);
}
