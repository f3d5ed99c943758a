/** What only this board says, in the language of the table. */

import type { Language } from "../../words/catalogue.ts";
import type { Arguments } from "../../words/nouns.ts";
import { Speaker } from "../../words/speaker.ts";
import en from "./board.en.ftl?raw";
import ru from "./board.ru.ftl?raw";

const voices = new Map<Language, Speaker>();

/** A sentence of the board. */
export function say(speaker: Speaker, key: string, args: Arguments = {}): string {
  let voice = voices.get(speaker.lang);
  if (!voice) {
    voice = new Speaker(speaker.lang, { en: [en], ru: [ru] }, { nouns: {}, aliases: {}, names: {} }, []);
    voices.set(speaker.lang, voice);
  }
  return voice.say(key, args);
}

/** The name of a character. */
export function roleName(speaker: Speaker, role: string, grammaticalCase = ""): string {
  return speaker.name("role", role, grammaticalCase);
}

/** The name of a house; `narrow` where a plate has no room for the whole. */
export function houseName(speaker: Speaker, building: string, narrow = false): string {
  return narrow ? say(speaker, `plate-${building}`) : speaker.name("building", building);
}
