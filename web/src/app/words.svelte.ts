/** The words of the page in the reader's language; a change of language changes them everywhere without a question to anybody. */

import type { Language, Texts } from "../words/catalogue.ts";
import { parse, type Rulebook } from "../words/clauses.ts";
import type { Arguments } from "../words/nouns.ts";
import { type Naming, Speaker } from "../words/speaker.ts";
import { COMMON, rulesOf, sentencesOf } from "./catalogues.ts";
import { settings } from "./settings.svelte.ts";

const NOTHING: Naming = { nouns: {}, aliases: {}, names: {} };
const EMPTY: Rulebook = { title: "", intro: "", chapters: [], clauses: new Map() };

/** What is known of a game in one language. */
interface Told {
  readonly texts: readonly string[];
  readonly book: Rulebook;
}

class Words {
  #told = $state.raw<ReadonlyMap<string, Told>>(new Map());
  #asked = new Set<string>();
  #common = $derived(new Speaker(settings.language, { en: COMMON.en, ru: COMMON.ru }, NOTHING, []));

  /** Sentences of the page and those that all games share. */
  get speaker(): Speaker {
    return this.#common;
  }

  /** A sentence of the page. */
  say(key: string, args: Arguments = {}, attribute = ""): string {
    return this.#common.say(key, args, attribute);
  }

  /** Things in a row, the last joined by "and". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(settings.language).format(items);
  }

  /** Fetch what a game says in the present language; `speakerOf` and `book` change when it has come. */
  async load(game: string, lang: Language = settings.language): Promise<void> {
    const key = `${lang}/${game}`;
    if (this.#asked.has(key)) {
      return;
    }
    this.#asked.add(key);
    try {
      const [texts, rules] = await Promise.all([sentencesOf(game, lang), rulesOf(game, lang)]);
      this.#told = new Map([...this.#told, [key, { texts, book: parse(rules) }]]);
    } catch (error) {
      this.#asked.delete(key);
      throw error;
    }
  }

  /** Whoever tells a match of a game; null until its words are there. */
  speakerOf(game: string, naming: Naming = NOTHING, seats: readonly string[] = []): Speaker | null {
    const lang = settings.language;
    const told = this.#told.get(`${lang}/${game}`);
    if (!told) {
      return null;
    }
    const texts: Texts = { en: COMMON.en, ru: COMMON.ru, [lang]: [...COMMON[lang], ...told.texts] };
    return new Speaker(lang, texts, naming, seats);
  }

  /** The rules of a game; empty until they are there. */
  book(game: string): Rulebook {
    return this.#told.get(`${settings.language}/${game}`)?.book ?? EMPTY;
  }
}

export const words = new Words();
