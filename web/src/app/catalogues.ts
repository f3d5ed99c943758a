/** Where the sentences are: those of every door and of the page come with the page, those of a game when it is opened. */

import commonEn from "../../../src/quintain/words/en.ftl?raw";
import commonRu from "../../../src/quintain/words/ru.ftl?raw";
import type { Language } from "../words/catalogue.ts";

const own = import.meta.glob<string>("../words/*.{en,ru}.ftl", { query: "?raw", import: "default", eager: true });

function ownIn(lang: Language): string[] {
  return Object.keys(own)
    .filter((file) => file.endsWith(`.${lang}.ftl`))
    .map((file) => own[file] ?? "");
}

export const COMMON: Readonly<Record<Language, readonly string[]>> = {
  en: [commonEn, ...ownIn("en")],
  ru: [commonRu, ...ownIn("ru")],
};

const sentences = import.meta.glob<string>("../../../src/quintain/games/*/words/{en,ru}.ftl", { query: "?raw", import: "default" });
const drawn = import.meta.glob<string>("../games/*/{words,log}.{en,ru}.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../src/quintain/games/*/rules/{en,ru}.md", { query: "?raw", import: "default" });

async function text(found: Readonly<Record<string, () => Promise<string>>>, place: string): Promise<string> {
  const load = found[`../../../src/quintain/games/${place}`];
  if (!load) {
    throw new Error(`there is no ${place}`);
  }
  return await load();
}

/** The sentences of a game, and those that only its drawing says. */
export async function sentencesOf(game: string, lang: Language): Promise<string[]> {
  const board = ["words", "log"].map((part) => drawn[`../games/${game}/${part}.${lang}.ftl`]);
  return await Promise.all([text(sentences, `${game}/words/${lang}.ftl`), ...board.flatMap((load) => (load ? [load()] : []))]);
}

/** The rulebook of a game, as Markdown. */
export async function rulesOf(game: string, lang: Language): Promise<string> {
  return await text(rules, `${game}/rules/${lang}.md`);
}
