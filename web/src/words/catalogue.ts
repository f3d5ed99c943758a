/** Catalogues: the sentences every door says, and those of one game, in one language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { NAME } from "./nouns.ts";
import { placing } from "./places.ts";

export const LANGUAGES = ["en", "ru"] as const; // the first stands in where another lacks a sentence
export type Language = (typeof LANGUAGES)[number];

/** The texts of catalogues (.ftl) by language: the common one and the game's. */
export type Texts = Readonly<Record<Language, readonly string[]>>;

const parsed = new Map<string, FluentResource>(); // each catalogue is read once, however many speakers there are

function resource(text: string): FluentResource {
  const found = parsed.get(text) ?? new FluentResource(text);
  parsed.set(text, found);
  return found;
}

/** The sentences of one language. */
export function bundle(lang: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: { NAME, ...placing(lang) }, useIsolating: false });
  for (const text of texts) {
    made.addResource(resource(text));
  }
  return made;
}
